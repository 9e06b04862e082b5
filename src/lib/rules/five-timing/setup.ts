// A set-up is what a user is still writing. One function turns it into a table, or says all that is wrong and where.
// Past that door the rules trust their input.
import type { Json, Problem } from '../core/contract';
import { same, SEATS, type L10n, type Seat } from '../core/text';
import { possibleRolls } from './activation';
import { ABILITY_KINDS, CARD_KINDS, SAMPLES, type Def, type Kind, type TechniqueDef } from './cards';
import { isDefineProblem, parseDefinition } from './define';
import { placeAttack, type AttackSetup } from './setup-attack';
import { problem, type ProblemCode } from './problems';
import type { Rulings } from './rulings';
import { pairOf, zoneId, type Character, type Table } from './table';
import { winnersOf } from './turn';

export interface SeatSetup {
	readonly name?: L10n;
	readonly warrior?: number;
	readonly magic?: number;
	readonly spirit?: number;
	readonly hp?: number;
	/** The printed HP; the present HP where it is absent. */
	readonly maxHp?: number;
	readonly face?: string;
	readonly stopped?: boolean;
	readonly dead?: boolean;
	readonly vanished?: boolean;
	readonly team?: string;
	readonly actions?: number;
	readonly hand?: readonly string[];
	readonly field?: readonly string[];
	/** `barrier-3`, or `(barrier-3)` face down. */
	readonly barrier?: readonly string[];
	readonly pile?: readonly string[];
	readonly abilities?: readonly string[];
	readonly chanted?: readonly string[];
}
export interface Setup {
	readonly seats: Readonly<Partial<Record<Seat, SeatSetup>>>;
	readonly turn?: Seat;
	/** Pairs in melee contact: `A-B`. */
	readonly contact?: readonly string[];
	/** Recorded results of spirit checks, the next one first. */
	readonly dice?: readonly string[];
	/** Cards and abilities of this set-up's own, as definitions. */
	readonly cards?: Readonly<Record<string, string>>;
	/** An attack that is under way. */
	readonly attack?: AttackSetup;
}

const SEAT_KEYS = [
	'name',
	'warrior',
	'magic',
	'spirit',
	'hp',
	'maxHp',
	'face',
	'stopped',
	'dead',
	'vanished',
	'team',
	'actions',
	'hand',
	'field',
	'barrier',
	'pile',
	'abilities',
	'chanted'
] as const;
const KEYS = ['seats', 'turn', 'contact', 'dice', 'cards', 'attack'] as const;
export const FACES = ['OPEN', 'CLOSE'] as const;
/** What a character has where a set-up says nothing. */
export const DEFAULTS = { warrior: 3, magic: 3, spirit: 7, hp: 20, face: 'OPEN', actions: 1 } as const;
const LIMITS: Readonly<Record<'warrior' | 'magic' | 'spirit' | 'hp' | 'maxHp' | 'actions', number>> = {
	warrior: 30,
	magic: 30,
	spirit: 30,
	hp: 999,
	maxHp: 999,
	actions: 9
};

type Complain = (code: ProblemCode, path: string, slots?: Readonly<Record<string, string | number>>) => void;
type Entry = Readonly<Record<string, Json | undefined>>;
const isObject = (x: Json | undefined): x is { readonly [key: string]: Json } =>
	typeof x === 'object' && x !== null && !Array.isArray(x);
const isWords = (x: Json | undefined): x is readonly string[] =>
	Array.isArray(x) && x.every((w) => typeof w === 'string');
const show = (x: Json | undefined): string => (typeof x === 'string' ? x : JSON.stringify(x));

/** The table that a set-up describes, or its problems, each with its path. */
export function readSetup(json: Json, rulings: Rulings = {}): Table | readonly Problem[] {
	const problems: Problem[] = [];
	const complain: Complain = (code, path, slots = {}) => void problems.push(problem(code, { path }, slots));
	if (!isObject(json)) return [problem('not_an_object', { path: 'setup' }, {})];
	unknownKeys(json, KEYS, 'setup', complain);
	const defs = readDefs(json.cards, complain);
	const seatsJson = isObject(json.seats) ? json.seats : {};
	if (json.seats !== undefined && !isObject(json.seats)) complain('not_an_object', 'setup.seats');
	for (const key of Object.keys(seatsJson))
		if (!(SEATS as readonly string[]).includes(key)) complain('no_seat', `setup.seats.${key}`, { seat: key });
	const seats = SEATS.filter((s) => seatsJson[s] !== undefined);
	if (seats.length < 2) complain('too_few_seats', 'setup.seats');

	const zones: Record<string, readonly string[]> = {};
	const characters: Partial<Record<Seat, Character>> = {};
	const down: string[] = [];
	for (const seat of seats) {
		const reader = seatReader(seat, seatsJson[seat]!, defs, complain);
		characters[seat] = reader.character;
		Object.assign(zones, reader.zones);
		down.push(...reader.down);
	}
	const table: Table = {
		rulings,
		defs,
		seats,
		characters,
		zones,
		down,
		contact: readContact(json.contact, seats, complain),
		turn: readTurn(json.turn, seats, complain),
		dice: readDice(json.dice, rulings, complain),
		moment: 'turn',
		attacks: [],
		check: null,
		roll: null,
		outcomes: [],
		winners: null
	};
	if (problems.length) return problems;
	if (!characters[table.turn]!.inGame)
		return [problem('turn_of_nobody', { path: 'setup.turn' }, { seat: table.turn })];
	const begun = json.attack === undefined ? table : placeAttack(table, json.attack);
	if (Array.isArray(begun)) return begun as readonly Problem[];
	const ready = begun as Table;
	const winners = ready.attacks.length ? null : winnersOf(ready);
	return winners ? { ...ready, moment: 'over', winners } : ready;
}

function unknownKeys(entry: Entry, known: readonly string[], path: string, complain: Complain): void {
	for (const key of Object.keys(entry))
		if (!known.includes(key)) complain('unknown_key', `${path}.${key}`, { key, known: known.join(' ') });
}

/** `cut` or `my-card`: what a name of a card or ability may look like. */
export const NAME = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/;

function readDefs(json: Json | undefined, complain: Complain): Readonly<Record<string, Def>> {
	const defs: Record<string, Def> = {};
	if (json === undefined) return defs;
	if (!isObject(json)) return (complain('not_an_object', 'setup.cards'), defs);
	for (const [id, text] of Object.entries(json)) {
		const path = `setup.cards.${id}`;
		if (!NAME.test(id)) complain('name_broken', path, { name: id });
		else if (id in SAMPLES) complain('name_taken', path, { name: id });
		else if (typeof text !== 'string') complain('not_text', path);
		else if (text !== text.trim() || /[\r\n]/.test(text)) complain('define_line', path);
		else {
			const def = parseDefinition(text);
			if (isDefineProblem(def)) complain(def.code, path, def.slots);
			else defs[id] = def;
		}
	}
	return defs;
}

function seatReader(seat: Seat, json: Json, defs: Readonly<Record<string, Def>>, complain: Complain) {
	const path = `setup.seats.${seat}`;
	const entry: Entry = isObject(json) ? json : {};
	if (!isObject(json)) complain('not_an_object', path);
	unknownKeys(entry, SEAT_KEYS, path, complain);
	const number = (key: keyof typeof LIMITS, otherwise: number): number => {
		const value = entry[key];
		if (value === undefined) return otherwise;
		if (Number.isInteger(value) && (value as number) >= 0 && (value as number) <= LIMITS[key])
			return value as number;
		complain('number_broken', `${path}.${key}`, { value: show(value), max: LIMITS[key] });
		return otherwise;
	};
	const flag = (key: 'stopped' | 'dead' | 'vanished'): boolean => {
		if (entry[key] !== undefined && typeof entry[key] !== 'boolean')
			complain('flag_broken', `${path}.${key}`, { value: show(entry[key]) });
		return entry[key] === true;
	};
	const words = (key: 'hand' | 'field' | 'barrier' | 'pile' | 'abilities' | 'chanted'): readonly string[] => {
		const value = entry[key];
		if (value === undefined) return [];
		if (isWords(value)) return value;
		complain('not_a_list', `${path}.${key}`);
		return [];
	};
	const defOf = (id: string): Def | undefined => defs[id] ?? SAMPLES[id];

	// state and orientation
	const out = flag('dead') || flag('vanished');
	const hp = number('hp', out ? 0 : DEFAULTS.hp);
	const maxHp = number('maxHp', hp || DEFAULTS.hp);
	if (maxHp < hp) complain('hp_above_printed', `${path}.hp`, { hp, max: maxHp });
	if (entry.face !== undefined && !(FACES as readonly Json[]).includes(entry.face))
		complain('face_impossible', `${path}.face`, { value: show(entry.face) });
	if (entry.dead === true && entry.vanished === true)
		complain('dead_and_vanished', `${path}.vanished`, { seat });
	else if (out && hp > 0) complain('dead_with_hp', `${path}.hp`, { seat, hp });
	else if (!out && hp === 0) complain('upright_without_hp', `${path}.hp`, { seat });
	if (out && entry.stopped === true) complain('dead_and_stopped', `${path}.stopped`, { seat });

	// cards
	const count = new Map<string, number>();
	const down: string[] = [];
	const cards = (zone: 'hand' | 'field' | 'barrier' | 'pile'): readonly string[] =>
		words(zone).flatMap((word, i) => {
			const at = `${path}.${zone}[${i}]`;
			const inner = /^\((.*)\)$/.exec(word)?.[1];
			const id = inner ?? word;
			const def = defOf(id);
			if (!def) return (complain('card_unknown', at, { card: id }), []);
			if (!CARD_KINDS.includes(def.kind)) return (complain('not_a_card', at, { card: id }), []);
			if (inner !== undefined && zone !== 'barrier')
				return (complain('face_down_elsewhere', at, { card: id }), []);
			if (zone === 'barrier' && def.kind !== 'barrier')
				return (complain('not_a_barrier', at, { card: id }), []);
			const n = (count.get(id) ?? 0) + 1;
			count.set(id, n);
			const card = n === 1 ? `${seat}:${id}` : `${seat}:${id}.${n}`;
			if (inner !== undefined) down.push(card);
			return [card];
		});
	const zones = Object.fromEntries(
		(['hand', 'field', 'barrier', 'pile'] as const).map((z) => [zoneId(seat, z), cards(z)])
	);
	const abilities = words('abilities').filter((id, i, all) => {
		const at = `${path}.abilities[${i}]`;
		const def = defOf(id);
		if (!def) complain('ability_unknown', at, { ability: id });
		else if (!ABILITY_KINDS.includes(def.kind)) complain('not_an_ability', at, { ability: id });
		else if (count.has(id)) complain('card_and_ability', at, { ability: id, seat });
		else if (all.indexOf(id) < i) complain('ability_twice', at, { ability: id });
		else return true;
		return false;
	});
	const chanted = words('chanted').filter((id, i) => {
		const at = `${path}.chanted[${i}]`;
		const def = defOf(id);
		if (!count.has(id) && !abilities.includes(id)) complain('chanted_missing', at, { technique: id });
		else if (!isChant(def)) complain('chanted_needless', at, { technique: id });
		else return true;
		return false;
	});
	const character: Character = {
		name: readName(entry.name, seat, `${path}.name`, complain),
		warrior: number('warrior', DEFAULTS.warrior),
		magic: number('magic', DEFAULTS.magic),
		spirit: number('spirit', DEFAULTS.spirit),
		hp,
		maxHp,
		face: (entry.face ?? DEFAULTS.face) === 'CLOSE' ? 'close' : 'open',
		state: entry.vanished === true ? 'vanished' : entry.dead === true ? 'dead' : 'standing',
		stopped: flag('stopped'),
		team: readTeam(entry.team, `${path}.team`, complain),
		actions: number('actions', DEFAULTS.actions),
		abilities,
		chanted: chanted.map((id) => `${seat}:${id}`),
		spent: [],
		inGame: entry.vanished !== true
	};
	return { character, zones, down };
}
const isChant = (def: Def | undefined): boolean =>
	def?.kind === ('technique' satisfies Kind) && (def as TechniqueDef).chant;

function readName(json: Json | undefined, seat: Seat, path: string, complain: Complain): L10n {
	if (json === undefined) return same(seat);
	const writable = (text: Json | undefined): text is string =>
		typeof text === 'string' && text !== '' && !/["\r\n]/.test(text);
	if (isObject(json) && writable(json.ja) && writable(json.en)) return { ja: json.ja, en: json.en };
	complain('character_name_broken', path);
	return same(seat);
}
function readTeam(json: Json | undefined, path: string, complain: Complain): string | null {
	if (json === undefined) return null;
	if (typeof json === 'string' && NAME.test(json)) return json;
	complain('team_broken', path, { value: show(json) });
	return null;
}

function readContact(json: Json | undefined, seats: readonly Seat[], complain: Complain): readonly string[] {
	if (json === undefined) return [];
	if (!isWords(json)) return (complain('not_a_list', 'setup.contact'), []);
	const pairs = json.flatMap((text, i) => {
		const [a, b, more] = text.split('-');
		const ok = more === undefined && a !== b && seats.some((s) => s === a) && seats.some((s) => s === b);
		if (ok) return [pairOf(a as Seat, b as Seat)];
		complain('contact_broken', `setup.contact[${i}]`, { pair: text });
		return [];
	});
	return [...new Set(pairs)].sort();
}
function readTurn(json: Json | undefined, seats: readonly Seat[], complain: Complain): Seat {
	if (json === undefined) return seats[0] ?? 'A';
	const seat = seats.find((s) => s === json);
	if (!seat) complain('no_seat', 'setup.turn', { seat: show(json) });
	return seat ?? 'A';
}
/** Results of spirit checks; an entry that is there but empty is a check without dice. */
function readDice(json: Json | undefined, rulings: Rulings, complain: Complain): readonly string[] {
	if (json === undefined) return [];
	if (!isWords(json)) return (complain('not_a_list', 'setup.dice'), []);
	if (!json.length) complain('dice_missing', 'setup.dice');
	const known = possibleRolls({ rulings });
	json.forEach((shown, i) => {
		if (!known.includes(shown))
			complain('dice_impossible', `setup.dice[${i}]`, { value: shown, known: known.join(' ') });
	});
	return json;
}
