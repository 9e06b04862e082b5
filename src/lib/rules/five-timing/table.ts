// What lies on the table: characters, zones, the running attacks and the hit in the pipeline. Plain data, never changed in place.
import { SEATS, type L10n, type Seat } from '../core/text';
import { same } from '../core/text';
import { SAMPLES, type Def, type Extras, type TechniqueDef } from './cards';
import type { Rulings } from './rulings';
import type { Gate, Zone } from './terms';

/** What the game waits for; `busy` while the rules work. */
export const MOMENTS = [
	'turn',
	'contents',
	'roll',
	'I',
	'answer',
	'II',
	'III.before',
	'III.after',
	'IV',
	'V',
	'before.attacker',
	'before.defender',
	'verdict',
	'busy',
	'over'
] as const;
export type Moment = (typeof MOMENTS)[number];
/** The moment at which a gate stands open for its first answer. */
export const MOMENT_OF_GATE: Readonly<Record<Gate, Moment>> = {
	I: 'I',
	II: 'II',
	III: 'III.before',
	IV: 'IV',
	V: 'V',
	before: 'before.attacker'
};
/** Where a defence goes on when a nullification is undone. */
export type Resume =
	| Exclude<Moment, 'turn' | 'contents' | 'roll' | 'answer' | 'verdict' | 'busy' | 'over' | 'before.defender'>
	| 'III.auto';

export interface Character {
	readonly name: L10n;
	readonly warrior: number;
	readonly magic: number;
	readonly spirit: number;
	readonly hp: number;
	/** The printed HP: healing and revival go up to it (K05, K07). */
	readonly maxHp: number;
	readonly face: 'close' | 'open';
	readonly state: 'standing' | 'dead' | 'vanished';
	readonly stopped: boolean;
	readonly team: string | null;
	/** Actions left this turn (K02). */
	readonly actions: number;
	readonly abilities: readonly string[];
	/** Techniques a chant was spoken for, as refs. */
	readonly chanted: readonly string[];
	/** Abilities with "once per game" that are used up. */
	readonly spent: readonly string[];
	/** The player is still in the game (V112). */
	readonly inGame: boolean;
}

/** One step in how a number came to be. */
export interface Note {
	readonly of: 'damage' | 'level';
	readonly op: '=' | '+' | '-' | '/';
	readonly n: number;
	/** For '/': the value is multiplied by `n` and divided by `den`. */
	readonly den?: number;
	/** The value after it. */
	readonly value: number;
	readonly why: NoteReason;
	/** The card or ability that did it. */
	readonly ref?: string;
}
export type NoteReason =
	| 'announced'
	| 'halved'
	| 'compound'
	| 'pump'
	| 'armour'
	| 'shield'
	| 'deftech'
	| 'barrier'
	| 'handBarrier'
	| 'reduce'
	| 'divide'
	| 'resist'
	| 'extra';

export type NullifiedBy =
	| 'mikiri'
	| 'maai'
	| 'reflect'
	| 'counter'
	| 'armour'
	| 'shield'
	| 'deftech'
	| 'damage'
	| 'barrier-lower'
	| 'barrier-equal'
	| 'level-zero'
	| 'geragera'
	| 'ability';
export interface Nullified {
	readonly by: NullifiedBy;
	/** The card or ability that did it. */
	readonly ref: string;
	/** Its Lv and Ap where they decided. */
	readonly lv?: number;
	readonly ap?: number;
	/** How many 見切り lie against it. */
	readonly cards?: number;
	/** Later hits of X回攻撃 do not come either. */
	readonly stops: boolean;
}

/** One hit at one target: `aimed` is whom it was meant for, `target` who has to defend now. */
export interface Aim {
	readonly number: number;
	readonly aimed: Seat;
	readonly target: Seat;
}
export interface Hit extends Aim {
	readonly level: number;
	readonly damage: number;
	readonly extras: Extras;
	/** 見切り already laid that still count (C6). */
	readonly reads: number;
	/** Abilities used against this hit, and pump-ups on it. */
	readonly used: readonly string[];
	/** A 間合い that waits for the attacker's answer. */
	readonly evading: string | null;
	/** 踏み込み was played against this defender in this hit. */
	readonly stepped: boolean;
	/** The 反 or 防 technique whose activation is being checked. */
	readonly trying: string | null;
	/** Zone barriers still to be applied at Ⅲ. */
	readonly barriers: readonly string[];
	/** 身代わり that wait for the target's word (C22). */
	readonly claims: readonly { readonly seat: Seat; readonly card: string }[];
	readonly nullified: Nullified | null;
	/** Where the defence goes on if that is undone. */
	readonly resume: Resume | null;
	readonly notes: readonly Note[];
	/** Damage that was applied; null before. */
	readonly dealt: number | null;
	readonly gate: Gate;
}

/** How a finished hit ended, for the log strip and for facts. */
export interface Outcome {
	readonly number: number;
	readonly target: Seat;
	readonly by: NullifiedBy | null;
	readonly damage: number;
}

export interface Attack {
	readonly by: Seat;
	/** A card or ability of kind technique. */
	readonly technique: string;
	readonly compounds: readonly string[];
	readonly mode: 'action' | 'free';
	/** Declared as an answer (V41): already checked, aimed at the attacker. */
	readonly against: Seat | null;
	/** The announced sums; null before. */
	readonly level: number;
	readonly dp: number;
	readonly extras: Extras;
	readonly targets: readonly Seat[];
	/** Pump-ups declared with the attack (V97): refs. */
	readonly withAttack: readonly string[];
	/** P abilities used in this attack. */
	readonly pumped: readonly string[];
	readonly queue: readonly Aim[];
	/** How many hits have begun. */
	readonly begun: number;
	readonly hit: Hit | null;
	/** Counters that succeeded and wait to be processed. */
	readonly counters: readonly { readonly by: Seat; readonly technique: string }[];
	/** Effect levels lost to hand barriers for the rest of the attack (C28). */
	readonly levelLoss: number;
	/** Shields paid for in this attack (C29). */
	readonly paid: readonly string[];
	/** Hit numbers a 踏み込み was played in (C11). */
	readonly steppedIn: readonly number[];
	/** CLOSE characters that were damaged and open after the last hit (C17). */
	readonly toOpen: readonly Seat[];
}

/** An activation check that is under way. */
export interface Check {
	readonly seat: Seat;
	readonly technique: string;
	/** The technique's printed level. */
	readonly need: number;
	/** The value with what succeeded checks added. */
	readonly value: number;
	readonly failed: boolean;
}
export interface Roll {
	readonly seat: Seat;
	/** What lies on the dice, or `OK` / `NG` where only the result is given. */
	readonly shown: string;
	readonly success: boolean;
}

export type BySeat<T> = Readonly<Partial<Record<Seat, T>>>;
export interface Table {
	readonly rulings: Rulings;
	/** Cards and abilities that the set-up defines itself. */
	readonly defs: Readonly<Record<string, Def>>;
	readonly seats: readonly Seat[];
	readonly characters: BySeat<Character>;
	/** `A.hand` → its cards in order. */
	readonly zones: Readonly<Record<string, readonly string[]>>;
	/** Barriers that lie face down. */
	readonly down: readonly string[];
	/** Pairs in melee contact, as `A-B`. */
	readonly contact: readonly string[];
	readonly turn: Seat;
	/** Dice still recorded, the next one first. */
	readonly dice: readonly string[];
	readonly moment: Moment;
	/** Running attacks; a counter lies on the attack it answers. */
	readonly attacks: readonly Attack[];
	readonly check: Check | null;
	readonly roll: Roll | null;
	/** How the hits of the latest attack ended. */
	readonly outcomes: readonly Outcome[];
	readonly winners: readonly Seat[] | null;
}

// ---- reading ----

export const zoneId = (seat: Seat, zone: Zone): string => `${seat}.${zone}`;
export const zone = (t: Table, seat: Seat, name: Zone): readonly string[] =>
	t.zones[zoneId(seat, name)] ?? [];
export const character = (t: Table, seat: Seat): Character => t.characters[seat]!;
/** `B:maai.2` → `maai`: the definition a card or ability follows. */
export const defIdOf = (ref: string): string => ref.slice(2).replace(/\.\d+$/, '');
export const ownerOf = (ref: string): Seat => ref[0] as Seat;
export const defOf = (t: Table, ref: string): Def => {
	const id = defIdOf(ref);
	return t.defs[id] ?? SAMPLES[id]!;
};
export const techniqueOf = (t: Table, ref: string): TechniqueDef => defOf(t, ref) as TechniqueDef;
export const nameOf = (t: Table, ref: string): L10n => defOf(t, ref).name ?? same(defIdOf(ref));
/** Its abilities as refs such as `B:plate`. */
export const abilitiesOf = (t: Table, seat: Seat): readonly string[] =>
	character(t, seat).abilities.map((id) => `${seat}:${id}`);
export const isAbility = (t: Table, ref: string): boolean =>
	character(t, ownerOf(ref)).abilities.includes(ref.slice(2));

export const pairOf = (a: Seat, b: Seat): string => (a < b ? `${a}-${b}` : `${b}-${a}`);
export const inContact = (t: Table, a: Seat, b: Seat): boolean => t.contact.includes(pairOf(a, b));
export const isStanding = (t: Table, seat: Seat): boolean => t.characters[seat]?.state === 'standing';
/** Seats in order, beginning behind `from`; `from` itself comes last. */
export function seatsAfter(t: Table, from: Seat): readonly Seat[] {
	const at = t.seats.indexOf(from);
	return [...t.seats.slice(at + 1), ...t.seats.slice(0, at + 1)];
}

export const attackOf = (t: Table): Attack | null => t.attacks.at(-1) ?? null;
export const hitOf = (t: Table): Hit | null => attackOf(t)?.hit ?? null;
export const isSeatId = (id: string | undefined): id is Seat =>
	(SEATS as readonly (string | undefined)[]).includes(id);

// ---- changing: each returns a new table ----

export const withCharacter = (t: Table, seat: Seat, change: Partial<Character>): Table => ({
	...t,
	characters: { ...t.characters, [seat]: { ...character(t, seat), ...change } }
});
export const withAttack = (t: Table, change: Partial<Attack>): Table => ({
	...t,
	attacks: [...t.attacks.slice(0, -1), { ...attackOf(t)!, ...change }]
});
export const withHit = (t: Table, change: Partial<Hit>): Table =>
	withAttack(t, { hit: { ...hitOf(t)!, ...change } });
export const at = (t: Table, moment: Moment): Table => (t.moment === moment ? t : { ...t, moment });

export type Moved = readonly (readonly [card: string, from: string, to: string])[];
/** Where a card lies; null for abilities. */
export const whereIs = (t: Table, card: string): string | null =>
	Object.keys(t.zones).find((id) => t.zones[id]!.includes(card)) ?? null;
/** Puts cards into their owners' zone of that name. */
export function place(
	t: Table,
	cards: readonly string[],
	to: Zone
): { readonly table: Table; readonly moved: Moved } {
	const zones: Record<string, readonly string[]> = { ...t.zones };
	const moved: [string, string, string][] = [];
	for (const card of cards) {
		const from = whereIs({ ...t, zones }, card);
		const target = zoneId(ownerOf(card), to);
		// an ability is no card; what is out of the game stays out
		if (!from || from === target || from.endsWith('.gone')) continue;
		zones[from] = zones[from]!.filter((c) => c !== card);
		zones[target] = [...(zones[target] ?? []), card];
		moved.push([card, from, target]);
	}
	if (!moved.length) return { table: t, moved };
	const left = moved.map(([card]) => card);
	return { table: { ...t, zones, down: t.down.filter((c) => !left.includes(c)) }, moved };
}
