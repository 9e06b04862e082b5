// A set-up as lines of text. Parsing finds every mistake with its line and column; printing is its exact inverse.
//   A: warrior=3 magic=2 spirit=7 hp=18/20 CLOSE stopped      turn: A
//   A.hand: cut mikiri maai maai                              contact: A-B
//   A.barrier: barrier-3 (barrier-2)                          dice: 7 9 OK
//   card jab: technique sword Lv3 Dp7 x2                      attack: A cut > B at=IV damage=6
import type { Json, Problem } from '../core/contract';
import { SEATS, type Seat } from '../core/text';
import { isDefineProblem, parseDefinition, tokens, type Token } from './define';
import { problem, type ProblemCode } from './problems';
import { FACES, readSetup, type SeatSetup, type Setup } from './setup';
import type { AttackSetup } from './setup-attack';

interface Line {
	readonly text: string;
	readonly line: number;
}
interface At {
	readonly line: number;
	readonly column: number;
}
type Draft = { -readonly [K in keyof Setup]: Setup[K] };
type SeatDraft = { -readonly [K in keyof SeatSetup]: SeatSetup[K] };

const LISTS = ['hand', 'field', 'barrier', 'pile', 'abilities', 'chanted'] as const;
const NUMBERS = ['warrior', 'magic', 'spirit', 'actions'] as const;
const FLAGS = ['stopped', 'dead', 'vanished'] as const;
const SEAT_WORDS = `${NUMBERS.map((n) => `${n}=`).join(' ')} hp= team= ${[...FACES, ...FLAGS].join(' ')}`;
const ATTACK_WORDS = 'at= level= damage= hit= compounds=';

/** Reads the lines, or tells everything that is wrong with them. */
export function parseSetup(lines: readonly Line[]): Json | readonly Problem[] {
	const reading = new Reading();
	for (const line of lines) reading.read(line);
	if (reading.problems.length) return reading.problems;
	const json = reading.setup as unknown as Json;
	const table = readSetup(json);
	return Array.isArray(table) ? (table as readonly Problem[]).map((p) => reading.placed(p)) : json;
}

class Reading {
	readonly problems: Problem[] = [];
	readonly setup: Draft;
	private readonly seats: Partial<Record<Seat, SeatDraft>> = {};
	/** Where each path of the set-up was written. */
	private readonly places = new Map<string, At>();
	private line = 0;

	constructor() {
		this.setup = { seats: this.seats };
	}

	/** A problem of the whole set-up at the place its path was written, or the nearest one above it. */
	placed(found: Problem): Problem {
		let path = found.where.path ?? '';
		while (path && !this.places.has(path)) path = path.replace(/(\.[^.[]*|\[\d+\])$|^[^.[]*$/, '');
		const place = this.places.get(path) ?? { line: this.line || 1, column: 1 };
		return { ...found, where: { ...found.where, ...place } };
	}

	read({ text, line }: Line): void {
		this.line = line;
		const head = /^(\s*)([^:：]*?)\s*[:：]/.exec(text);
		if (!head) return this.complain('line_unknown', /\S/.exec(text) ? text.search(/\S/) + 1 : 1);
		const key = head[2]!;
		const column = head[1]!.length + 1;
		const words = tokens(text.slice(head[0].length)).map((w) => ({
			...w,
			column: w.column + head[0].length
		}));
		const rest = { text: text.slice(head[0].length), from: head[0].length };
		const seat = /^([A-Z])(?:\.([a-z]+))?$/.exec(key);
		if (seat) return this.seatLine(seat[1]!, seat[2], words, column);
		const card = /^card\s+(\S+)$/.exec(key);
		if (card) return this.cardLine(card[1]!, rest, column);
		const path = `setup.${key}`;
		if (key !== 'turn' && key !== 'contact' && key !== 'dice' && key !== 'attack')
			return this.complain('line_unknown', column);
		if (!this.once(path, key, column)) return;
		// an empty line of dice is a spirit check without dice: the set-up itself says so
		if (!words.length && (key === 'turn' || key === 'attack'))
			return this.complain('line_empty', text.length + 1, { key });
		if (key === 'turn') this.setup.turn = words[0]!.text as Seat;
		else if (key === 'attack') this.attackLine(words);
		else this.setup[key] = this.list(path, words);
		if (key === 'turn' && words[1])
			this.complain('word_unknown', words[1].column, { word: words[1].text, known: SEATS.join(' ') });
	}

	private complain(code: ProblemCode, column: number, slots: Readonly<Record<string, string>> = {}): void {
		this.problems.push(problem(code, { line: this.line, column }, slots));
	}
	private put(path: string, column: number): void {
		if (!this.places.has(path)) this.places.set(path, { line: this.line, column });
	}
	private once(path: string, key: string, column: number): boolean {
		if (this.places.has(path)) {
			this.complain('line_twice', column, { key });
			return false;
		}
		this.put(path, column);
		return true;
	}
	private list(path: string, words: readonly Token[]): readonly string[] {
		words.forEach((w, i) => this.put(`${path}[${i}]`, w.column));
		return words.map((w) => w.text);
	}

	private seatLine(seat: string, part: string | undefined, words: readonly Token[], column: number): void {
		const path = `setup.seats.${seat}`;
		if (!(SEATS as readonly string[]).includes(seat)) return this.complain('no_seat', column, { seat });
		const draft = (this.seats[seat as Seat] ??= {});
		this.put('setup.seats', column);
		this.put(path, column);
		if (part === undefined) {
			if (this.once(`${path}:`, `${seat}:`, column)) words.forEach((w) => this.seatWord(draft, path, w));
			return;
		}
		const key = `${seat}.${part}`;
		if (part === 'name') {
			if (!this.once(`${path}.name`, key, column)) return;
			if (words.length !== 2 || !words.every((w) => w.quoted))
				return this.complain('name_two', words[0]?.column ?? column);
			draft.name = { ja: words[0]!.text, en: words[1]!.text };
			return;
		}
		const list = LISTS.find((l) => l === part);
		if (!list)
			return this.complain('word_unknown', column, {
				word: key,
				known: ['name', ...LISTS].map((l) => `${seat}.${l}`).join(' ')
			});
		if (!this.once(`${path}.${list}`, key, column)) return;
		draft[list] = this.list(`${path}.${list}`, words);
	}

	private seatWord(draft: SeatDraft, path: string, word: Token): void {
		const [key, value] = split(word.text);
		const place = (name: string) => this.put(`${path}.${name}`, word.column);
		const number = NUMBERS.find((n) => n === key);
		const flag = FLAGS.find((f) => f === key && (value === null || value === 'no'));
		if (number && value !== null) {
			place(number);
			draft[number] = readNumber(value);
		} else if (key === 'hp' && value !== null) {
			const [hp, max, ...more] = value.split('/');
			place('hp');
			place('maxHp');
			// `hp=/30`: only the printed HP
			if (hp || more.length) draft.hp = readNumber(more.length ? value : hp!);
			if (max !== undefined && !more.length) draft.maxHp = readNumber(max);
		} else if (key === 'team' && value !== null) {
			place('team');
			draft.team = value;
		} else if (flag) {
			place(flag);
			draft[flag] = value === null;
		} else if (/^[A-Z]+$/.test(word.text)) {
			// an orientation, possible or not: the set-up says which there are
			place('face');
			draft.face = word.text;
		} else this.complain('word_unknown', word.column, { word: word.text, known: SEAT_WORDS });
	}

	private cardLine(id: string, rest: { readonly text: string; readonly from: number }, column: number): void {
		const path = `setup.cards.${id}`;
		const definition = rest.text.trim();
		const start = rest.from + rest.text.length - rest.text.trimStart().length;
		if (!this.once(path, `card ${id}`, column)) return;
		const def = parseDefinition(definition);
		if (isDefineProblem(def)) return this.complain(def.code, start + def.column, def.slots);
		this.put('setup.cards', column);
		this.setup.cards = { ...this.setup.cards, [id]: definition };
	}

	private attackLine(words: readonly Token[]): void {
		const arrow = words.findIndex((w) => w.text === '>');
		const [by, technique] = words;
		if (arrow !== 2) return this.complain('attack_line', by!.column);
		const after = words.slice(3);
		const options = after.filter((w) => w.text.includes('='));
		const targets = after.filter((w) => !w.text.includes('='));
		this.put('setup.attack.by', by!.column);
		this.put('setup.attack.technique', technique!.column);
		this.put('setup.attack.targets', words[2]!.column);
		const attack: { -readonly [K in keyof AttackSetup]?: AttackSetup[K] } = {
			by: by!.text as Seat,
			technique: technique!.text,
			targets: this.list('setup.attack.targets', targets) as readonly Seat[]
		};
		for (const word of options) {
			const [key, value] = split(word.text);
			if (!this.once(`setup.attack.${key}`, key, word.column)) continue;
			if (key === 'at') attack.at = value as AttackSetup['at'];
			else if (key === 'level' || key === 'damage' || key === 'hit') attack[key] = readNumber(value!);
			else if (key === 'compounds') attack.compounds = value!.split(',').filter(Boolean);
			else this.complain('word_unknown', word.column, { word: word.text, known: ATTACK_WORDS });
		}
		this.setup.attack = attack as AttackSetup;
	}
}

function split(word: string): readonly [key: string, value: string | null] {
	const at = word.indexOf('=');
	return at < 0 ? [word, null] : [word.slice(0, at), word.slice(at + 1)];
}
/** A number, or the text itself: the set-up then says what is wrong with it. */
const readNumber = (text: string): number =>
	/^\d+$/.test(text) ? Number(text) : (text as unknown as number);

/** One line for each seat, zone and fact; `parseSetup` reads the same set-up back. */
export function printSetup(json: Json): readonly string[] {
	const { seats, turn, contact, dice, cards, attack } = json as unknown as Setup;
	return [
		...Object.entries(cards ?? {}).map(([id, definition]) => `card ${id}: ${definition}`),
		...SEATS.flatMap((seat) => (seats[seat] ? printSeat(seat, seats[seat]) : [])),
		...(contact ? [`contact: ${contact.join(' ')}`.trim()] : []),
		...(turn ? [`turn: ${turn}`] : []),
		...(dice ? [`dice: ${dice.join(' ')}`.trim()] : []),
		...(attack ? [printAttack(attack)] : [])
	];
}
function printSeat(seat: Seat, s: SeatSetup): readonly string[] {
	const words = [
		...NUMBERS.flatMap((n) => (s[n] === undefined ? [] : [`${n}=${s[n]}`])),
		...(s.hp === undefined && s.maxHp === undefined
			? []
			: [`hp=${s.hp ?? ''}${s.maxHp === undefined ? '' : `/${s.maxHp}`}`]),
		...(s.team === undefined ? [] : [`team=${s.team}`]),
		...(s.face === undefined ? [] : [s.face]),
		...FLAGS.flatMap((f) => (s[f] === undefined ? [] : [s[f] ? f : `${f}=no`]))
	];
	return [
		`${seat}: ${words.join(' ')}`.trim(),
		...(s.name ? [`${seat}.name: "${s.name.ja}" "${s.name.en}"`] : []),
		...LISTS.flatMap((l) => (s[l] ? [`${seat}.${l}: ${s[l].join(' ')}`.trim()] : []))
	];
}
function printAttack(a: AttackSetup): string {
	const options = [
		`at=${a.at}`,
		...(['level', 'damage', 'hit'] as const).flatMap((k) => (a[k] === undefined ? [] : [`${k}=${a[k]}`])),
		...(a.compounds ? [`compounds=${a.compounds.join(',')}`] : [])
	];
	return `attack: ${a.by} ${a.technique} > ${a.targets.join(' ')} ${options.join(' ')}`;
}
