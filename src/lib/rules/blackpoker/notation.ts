// A set-up in lines people can read and write:
//   turn A / chance B / seed 7
//   A life: S3 H4 +10            top first, +n unnamed cards
//   A field: [S9] | [H2 driven] | S5 | C4+C6 driven fresh     brackets are bulwarks
//   A trumps: SA up | HK down    A pack: +14 / opened S2 D3    A fog: up H3 @A:S5
//   stage: A up H3 @B:S5         one line a request, bottom first
//   deal A: SA S2 … / order A: S5 H9     a new game: decks (all cards if nothing stands there) and a fixed top
import type { Json, Problem } from '../core/contract';
import type { L10n, Slots } from '../core/text';
import { l10n } from '../core/text';
import { isCard } from './cards';
import type { SeatSetup, Setup, StageSetup, UnitSetup } from './setup';

export interface NumberedLine {
	readonly text: string;
	readonly line: number;
}
const PROBLEMS = {
	unknown_line: l10n(
		'「{word}」で始まる行は分からない。turn・chance・passes・seed・turnNumber・stage、または「A life:」のように書く。',
		'I do not know a line that begins with "{word}". Write turn, chance, passes, seed, turnNumber, stage, or e.g. "A life:".'
	),
	unknown_zone: l10n(
		'「{word}」という場所はない。life・graveyard・hand・field・fog・pack・rare・trumps・used のどれか。',
		'There is no zone "{word}": life, graveyard, hand, field, fog, pack, rare, trumps or used.'
	),
	said_twice: l10n('「{word}」はもう書いてある。', '"{word}" is given already.'),
	not_a_number: l10n('「{word}」は数ではない。', '"{word}" is not a number.'),
	not_a_card: l10n(
		'「{word}」というカードはない(例: S7、H10、X1)。',
		'"{word}" is no card (S7, H10 or X1 are).'
	),
	unknown_word: l10n('「{word}」はここには書けない。', '"{word}" cannot stand here.'),
	bracket: l10n('「]」がない。', 'A "]" is missing.')
} as const satisfies Record<string, L10n>;

const SEAT_ZONES = ['life', 'graveyard', 'hand', 'field', 'fog', 'pack', 'rare', 'trumps', 'used'] as const;
type SeatZone = (typeof SEAT_ZONES)[number];
interface Word {
	readonly text: string;
	readonly column: number;
}
const wordsOf = (text: string, from: number): Word[] =>
	[...text.slice(from).matchAll(/\S+/g)].map((m) => ({ text: m[0], column: from + m.index + 1 }));
/** Parts between `|`, each as its words. */
const partsOf = (text: string, from: number): Word[][] => {
	const parts: Word[][] = [[]];
	for (const word of wordsOf(text, from)) {
		if (word.text === '|') parts.push([]);
		else parts[parts.length - 1]!.push(word);
	}
	return parts.filter((p) => p.length);
};

class Lines {
	readonly problems: Problem[] = [];
	line = 0;
	bad(code: keyof typeof PROBLEMS, word: Word, slots?: Slots): void {
		this.problems.push({
			code,
			text: PROBLEMS[code],
			slots: slots ?? { word: word.text },
			cites: [],
			where: { line: this.line, column: word.column }
		});
	}
	card(word: Word, text = word.text): string[] {
		if (isCard(`A:${text}`)) return [text];
		this.bad('not_a_card', { text, column: word.column });
		return [];
	}
	cards(words: readonly Word[]): string[] {
		return words.flatMap((w) => this.card(w));
	}
	number(word: Word | undefined, column: number): number {
		const text = word?.text.replace(/^\+/, '') ?? '';
		if (/^-?\d+$/.test(text)) return Number(text);
		this.bad('not_a_number', word ?? { text: '', column });
		return 0;
	}
	/** Cards and `+n`. */
	pile(words: readonly Word[]): { cards?: string[]; more?: number } {
		const more = words.filter((w) => w.text.startsWith('+'));
		const cards = this.cards(words.filter((w) => !w.text.startsWith('+')));
		return {
			...(cards.length && { cards }),
			...(more.length && { more: more.reduce((n, w) => n + this.number(w, w.column), 0) })
		};
	}
	unit(words: readonly Word[]): UnitSetup {
		const flags: { bulwark?: true; driven?: true; fresh?: true } = {};
		let cards: string[] = [];
		for (const word of words) {
			let text = word.text;
			if (text.startsWith('[')) {
				flags.bulwark = true;
				text = text.slice(1);
			}
			if (text.endsWith(']')) text = text.slice(0, -1);
			if (text === 'driven' || text === 'fresh') flags[text] = true;
			else if (cards.length) this.bad('unknown_word', word);
			else cards = text.split('+').flatMap((c) => this.card(word, c));
		}
		if (flags.bulwark && !words.some((w) => w.text.endsWith(']'))) this.bad('bracket', words[0]!);
		return { cards, ...flags };
	}
}

/** Reads the set-up lines of the text notation; problems name line and column. */
export function parseSetup(lines: readonly NumberedLine[]): Json | readonly Problem[] {
	const reader = new Lines();
	const setup: Record<string, unknown> = {};
	const stage: StageSetup[] = [];
	const seats: Record<string, Record<string, unknown>> = {};
	let deal: Record<string, Record<string, unknown>> | undefined;
	for (const { text, line } of lines) {
		reader.line = line;
		const [head, ...rest] = wordsOf(text, 0);
		if (!head) continue;
		const deck = /^(deal|order)(?:\s+([AB])\s*:)?/.exec(text.trim());
		if (deck) {
			deal ??= {};
			const [, word, seat] = deck;
			const cards = rest.slice(1);
			if (seat) (deal[seat] ??= {})[word === 'deal' ? 'deck' : 'order'] = reader.cards(cards);
			else if (rest.length) reader.bad('unknown_word', rest[0]!);
			continue;
		}
		const zone = /^([AB])\s+(\w+)\s*:/.exec(text.trim());
		if (zone) {
			const [whole, seat, name] = zone as unknown as [string, string, string];
			const from = text.indexOf(whole) + whole.length;
			const at: Word = { text: name, column: text.indexOf(name, text.indexOf(seat) + 1) + 1 };
			if (!(SEAT_ZONES as readonly string[]).includes(name)) reader.bad('unknown_zone', at);
			else if (seats[seat]?.[name] !== undefined) reader.bad('said_twice', at, { word: `${seat} ${name}` });
			else (seats[seat] ??= {})[name] = seatZone(reader, name as SeatZone, text, from);
		} else if (head.text === 'stage:') stage.push(stageLine(reader, rest));
		else if (head.text === 'turn' || head.text === 'chance') setup[head.text] = rest[0]?.text ?? '';
		else if (head.text === 'passes') setup.passes = rest.map((w) => w.text);
		else if (head.text === 'seed' || head.text === 'turnNumber')
			setup[head.text] = reader.number(rest[0], head.column);
		else reader.bad('unknown_line', head);
	}
	if (reader.problems.length) return reader.problems;
	return { ...setup, ...(deal && { deal }), ...(stage.length && { stage }), ...seats } as unknown as Json;
}

function seatZone(reader: Lines, zone: SeatZone, text: string, from: number): unknown {
	const words = wordsOf(text, from);
	switch (zone) {
		case 'life':
			return reader.pile(words);
		case 'pack':
			return {
				...reader.pile(words.filter((w) => w.text !== 'opened')),
				...(words.some((w) => w.text === 'opened') && { opened: true })
			};
		case 'field':
			return partsOf(text, from).map((part) => reader.unit(part));
		case 'trumps':
			return partsOf(text, from).map(([card, ...flags]) => {
				for (const f of flags) if (!['up', 'down', 'locked'].includes(f.text)) reader.bad('unknown_word', f);
				return {
					card: reader.card(card!)[0] ?? '',
					...(flags.some((f) => f.text === 'up') && { faceUp: true }),
					...(flags.some((f) => f.text === 'locked') && { locked: true })
				};
			});
		case 'fog':
			return partsOf(text, from).map(([kind, ...more]) => ({
				kind: kind!.text,
				cards: reader.cards(more.filter((w) => !w.text.startsWith('@'))),
				...targetOf(more)
			}));
		case 'used':
			return words.map((w) => w.text);
		default:
			return reader.cards(words);
	}
}
const targetOf = (words: readonly Word[]): { target?: string } => {
	const at = words.find((w) => w.text.startsWith('@'));
	return at ? { target: at.text.slice(1) } : {};
};
function stageLine(reader: Lines, words: readonly Word[]): StageSetup {
	const [by, action, ...more] = words;
	const keys = reader.cards(more.filter((w) => !w.text.startsWith('@')));
	return {
		by: (by?.text ?? '') as StageSetup['by'],
		action: action?.text ?? '',
		...(keys.length && { keys }),
		...targetOf(more)
	};
}

/** Writes a set-up as lines; `parseSetup` reads them back to an equal set-up. */
export function printSetup(json: Json): readonly string[] {
	const setup = json as unknown as Setup;
	const lines: string[] = [];
	if (setup.turn) lines.push(`turn ${setup.turn}`);
	if (setup.chance) lines.push(`chance ${setup.chance}`);
	if (setup.turnNumber !== undefined) lines.push(`turnNumber ${setup.turnNumber}`);
	if (setup.passes) lines.push(['passes', ...setup.passes].join(' '));
	if (setup.seed !== undefined) lines.push(`seed ${setup.seed}`);
	if (setup.deal) {
		lines.push('deal');
		for (const seat of ['A', 'B'] as const) {
			const deck = setup.deal[seat];
			if (deck?.deck) lines.push(`deal ${seat}: ${deck.deck.join(' ')}`.trimEnd());
			if (deck?.order) lines.push(`order ${seat}: ${deck.order.join(' ')}`.trimEnd());
		}
	}
	for (const seat of ['A', 'B'] as const) {
		const zones = setup[seat];
		if (!zones) continue;
		for (const zone of SEAT_ZONES)
			if (zones[zone] !== undefined) lines.push(`${seat} ${zone}: ${printZone(zones, zone)}`.trimEnd());
	}
	for (const r of setup.stage ?? [])
		lines.push(
			['stage:', r.by, r.action, ...(r.keys ?? []), ...(r.target ? [`@${r.target}`] : [])].join(' ')
		);
	return lines;
}
const printPile = (pile: { readonly cards?: readonly string[]; readonly more?: number }): string =>
	[...(pile.cards ?? []), ...(pile.more === undefined ? [] : [`+${pile.more}`])].join(' ');
function printUnit({ cards, bulwark, driven, fresh }: UnitSetup): string {
	const words = [cards.join('+'), ...(driven ? ['driven'] : []), ...(fresh ? ['fresh'] : [])].join(' ');
	return bulwark ? `[${words}]` : words;
}
function printZone(zones: SeatSetup, zone: SeatZone): string {
	switch (zone) {
		case 'life':
			return printPile(zones.life!);
		case 'pack':
			return [...(zones.pack!.opened ? ['opened'] : []), printPile(zones.pack!)].join(' ').trim();
		case 'field':
			return zones.field!.map(printUnit).join(' | ');
		case 'trumps':
			return zones
				.trumps!.map((t) => [t.card, t.faceUp ? 'up' : 'down', ...(t.locked ? ['locked'] : [])].join(' '))
				.join(' | ');
		case 'fog':
			return zones
				.fog!.map((f) => [f.kind, ...f.cards, ...(f.target ? [`@${f.target}`] : [])].join(' '))
				.join(' | ');
		default:
			return zones[zone]!.join(' ');
	}
}
