// A set-up in lines people can read and write:
//   turn A / chance B / seed 7
//   A life: S3 H4 +10            top first, +n unnamed cards
//   A field: [S9] | [H2 driven] | S5 | C4+C6 driven fresh     brackets are bulwarks
//   A trumps: SA up | HK down    A pack: +14 / opened S2 D3    A fog: up H3 @A:S5
//   stage: A up H3 @B:S5         one line a request, bottom first
//   deal A: SA S2 … / order A: S5 H9     a new game: decks (all cards if nothing stands there) and a fixed top
import type { Json, Problem } from '../../core/contract';
import { Lines, wordsOf, type NumberedLine, type Place, type Word } from './lines';

export const SEAT_ZONES = [
	'life',
	'graveyard',
	'hand',
	'field',
	'fog',
	'pack',
	'rare',
	'trumps',
	'used'
] as const;
export type SeatZone = (typeof SEAT_ZONES)[number];

type Entries = Record<string, unknown>;
interface Draft {
	readonly setup: Entries;
	readonly seats: Record<string, Entries>;
	readonly stage: unknown[];
	deal?: Record<string, Entries>;
}

/** Reads the set-up lines of the text notation; problems name line and column. */
export function parseSetup(lines: readonly NumberedLine[]): Json | readonly Problem[] {
	const { reader, draft } = readLines(lines);
	if (reader.problems.length) return reader.problems;
	const { setup, seats, stage, deal } = draft;
	return { ...setup, ...(deal && { deal }), ...(stage.length && { stage }), ...seats } as unknown as Json;
}
/** Where each part of the JSON that `parseSetup` makes was written, by its path. */
export const placesOf = (lines: readonly NumberedLine[]): ReadonlyMap<string, Place> =>
	readLines(lines).reader.places;

function readLines(lines: readonly NumberedLine[]): { reader: Lines; draft: Draft } {
	const reader = new Lines();
	const draft: Draft = { setup: {}, seats: {}, stage: [] };
	for (const { text, line } of lines) {
		reader.line = line;
		readLine(reader, draft, text);
	}
	return { reader, draft };
}

function readLine(reader: Lines, draft: Draft, text: string): void {
	const [head, ...rest] = wordsOf(text, 0);
	if (!head) return;
	const zone = /^\s*([AB])\s+(\w+)\s*:/.exec(text);
	const deck = /^\s*(?:deal|order)\b(?:\s+([AB])\s*:)?/.exec(text);
	if (zone) zoneLine(reader, draft, text, zone[0]);
	else if (deck) deckLine(reader, draft, head, wordsOf(text, deck[0].length), deck[1]);
	else if (head.text === 'stage:') {
		const path = `setup.stage[${draft.stage.length}]`;
		draft.stage.push(stageLine(reader, head, rest, path));
	} else headLine(reader, draft.setup, head, rest);
}

/** `turn A`, `seed 7`: one word each, only `passes` may have more or none. */
function headLine(reader: Lines, setup: Entries, head: Word, rest: readonly Word[]): void {
	const key = head.text;
	const path = `setup.${key}`;
	if (!['turn', 'chance', 'passes', 'seed', 'turnNumber'].includes(key))
		return reader.bad('unknown_line', head);
	if (key in setup) return reader.bad('said_twice', head);
	reader.at(path, rest[0] ?? head);
	if (key === 'passes') {
		setup.passes = rest.map((w, i) => reader.at(`${path}[${i}]`, w).text);
		return;
	}
	const isNumber = key === 'seed' || key === 'turnNumber';
	setup[key] = isNumber ? reader.number(rest[0] ?? { text: '', column: head.column }) : (rest[0]?.text ?? '');
	if (rest[1]) reader.bad('unknown_word', rest[1]);
}

function deckLine(reader: Lines, draft: Draft, head: Word, cards: readonly Word[], seat?: string): void {
	draft.deal ??= {};
	reader.at('setup.deal', head);
	if (!seat) {
		if (cards[0]) reader.bad('unknown_word', cards[0]);
		return;
	}
	const key = head.text === 'deal' ? 'deck' : 'order';
	const deck = (draft.deal[seat] ??= {});
	if (key in deck) return reader.bad('said_twice', head, { word: `${head.text} ${seat}` });
	const path = reader.path(`setup.deal.${seat}`, head);
	deck[key] = reader.cards(cards, reader.path(`${path}.${key}`, head));
}

function zoneLine(reader: Lines, draft: Draft, text: string, start: string): void {
	const [seat, name] = wordsOf(start.replace(':', ' '), 0) as [Word, Word];
	const zone = SEAT_ZONES.find((z) => z === name.text);
	if (!zone) return reader.bad('unknown_zone', name);
	const zones = (draft.seats[seat.text] ??= {});
	if (zone in zones) return reader.bad('said_twice', name, { word: `${seat.text} ${zone}` });
	const path = reader.path(`setup.${seat.text}`, seat);
	zones[zone] = seatZone(reader, zone, wordsOf(text, start.length), reader.path(`${path}.${zone}`, name));
}

function seatZone(reader: Lines, zone: SeatZone, words: readonly Word[], path: string): unknown {
	switch (zone) {
		case 'life':
			return reader.pile(words, path);
		case 'pack':
			return {
				...reader.pile(
					words.filter((w) => w.text !== 'opened'),
					path
				),
				...(words.some((w) => w.text === 'opened') && { opened: true })
			};
		case 'field':
			return partsOf(words).map((part, i) => reader.unit(part, `${path}[${i}]`));
		case 'trumps':
			return partsOf(words).map((part, i) => trump(reader, part, `${path}[${i}]`));
		case 'fog':
			return partsOf(words).map((part, i) => fog(reader, part, `${path}[${i}]`));
		case 'used':
			return words.map((w, i) => reader.at(`${path}[${i}]`, w).text);
		default:
			return reader.cards(words, path);
	}
}
/** Parts between `|`, each as its words. */
function partsOf(words: readonly Word[]): [Word, ...Word[]][] {
	const parts: Word[][] = [[]];
	for (const word of words) {
		if (word.text === '|') parts.push([]);
		else parts[parts.length - 1]!.push(word);
	}
	return parts.filter((p): p is [Word, ...Word[]] => p.length > 0);
}

function trump(reader: Lines, [card, ...flags]: [Word, ...Word[]], path: string): Entries {
	reader.at(path, card);
	const seen: Entries = {};
	for (const flag of flags) {
		const known = ['up', 'down', 'locked'].includes(flag.text);
		// up and down exclude each other
		if (!known || flag.text in seen || (flag.text !== 'locked' && ('up' in seen || 'down' in seen)))
			reader.bad('unknown_word', flag);
		seen[flag.text] = true;
		if (flag.text === 'locked') reader.at(`${path}.locked`, flag);
	}
	return {
		card: reader.card(card, `${path}.card`)[0] ?? '',
		...('up' in seen && { faceUp: true }),
		...('locked' in seen && { locked: true })
	};
}
function fog(reader: Lines, [kind, ...rest]: [Word, ...Word[]], path: string): Entries {
	reader.at(path, kind);
	reader.at(`${path}.kind`, kind);
	return { kind: kind.text, ...cardsAndTarget(reader, rest, path, 'cards') };
}
function stageLine(reader: Lines, head: Word, [by, action, ...rest]: readonly Word[], path: string): Entries {
	reader.at(path, by ?? head);
	reader.at(`${path}.by`, by ?? head);
	reader.at(`${path}.action`, action ?? by ?? head);
	return { by: by?.text ?? '', action: action?.text ?? '', ...cardsAndTarget(reader, rest, path, 'keys') };
}
/** Cards, and `@` before what is aimed at. */
function cardsAndTarget(
	reader: Lines,
	words: readonly Word[],
	path: string,
	name: 'cards' | 'keys'
): Entries {
	const [aim, another] = words.filter((w) => w.text.startsWith('@'));
	if (another) reader.bad('unknown_word', another);
	if (aim) reader.at(`${path}.target`, aim);
	const cards = reader.cards(
		words.filter((w) => !w.text.startsWith('@')),
		`${path}.${name}`
	);
	return {
		...((cards.length > 0 || name === 'cards') && { [name]: cards }),
		...(aim && { target: aim.text.slice(1) })
	};
}
