// What lies on the table. Plain, deeply readonly, JSON-safe. A card's id says whose it is and which card:
// `A:V05` is A's first copy of V05, `A:V05.2` the second.
import type { Move } from '../core/contract';
import type { Seat } from '../core/text';
import type { EventKind } from './events';

export const PLAYERS = ['A', 'B'] as const;
export type Player = (typeof PLAYERS)[number];
export const other = (seat: Player): Player => (seat === 'A' ? 'B' : 'A');
export const isPlayer = (seat: Seat | string): seat is Player => seat === 'A' || seat === 'B';

export const POSTURES = ['stand', 'rest', 'reverse'] as const;
export type Posture = (typeof POSTURES)[number];

export const BENCH = ['bench1', 'bench2', 'bench3'] as const;
export const SLOTS = ['ring', ...BENCH] as const;
export type SlotName = (typeof SLOTS)[number];
/** A slot of one player, as picks, happenings and zones name it: `A.bench2`. */
export type SlotId = `${Player}.${SlotName}`;
export const slotId = (seat: Player, slot: SlotName): SlotId => `${seat}.${slot}`;

export const PHASES = ['setup', 'stand', 'draw', 'energy', 'character', 'ability', 'attack', 'end'] as const;
export type Phase = (typeof PHASES)[number];

export interface Boost {
	readonly stat: 'attack' | 'defence';
	readonly by: number;
	readonly until: 'attack' | 'turn';
	/** The card it came from; the card itself where a set-up only states the number. */
	readonly source: string;
}
/** A card on the field. Damage and boosts belong to it: what takes its slot starts with none. */
export interface Held {
	readonly card: string;
	readonly posture: Posture;
	readonly damage: number;
	readonly boosts: readonly Boost[];
}
export interface EnergyCard {
	readonly card: string;
	readonly posture: Posture;
}
export interface Side {
	/** The first one is the top. */
	readonly deck: readonly string[];
	readonly hand: readonly string[];
	readonly slots: Readonly<Record<SlotName, Held | null>>;
	readonly energy: readonly EnergyCard[];
	readonly waiting: readonly string[];
	readonly retire: readonly string[];
	/** In the set-up: the ring card picked face down. */
	readonly chosen: string | null;
}

/** The event that set an ability off, as it was at that moment. */
export interface Snapshot {
	readonly on: EventKind | 'use' | 'cancel';
	/** Where the ability's card was: a slot, `hand` or `retire`. */
	readonly from: string;
	/** The card it happened to, if one. */
	readonly card: string | null;
}
/** An ability that has fired and waits to be moved into the resolution area. */
export interface Fired {
	readonly seat: Player;
	readonly source: string;
	/** Index among the abilities of the card. */
	readonly ability: number;
	readonly at: Snapshot;
}
/** An ability in the resolution area (解決領域). It stays there even if its card leaves the field (E10). */
export interface Entry extends Fired {
	readonly id: string;
	/** The entry this cancel will erase, for a cancel. */
	readonly cancels: string | null;
}

export interface Attack {
	readonly supporter: string;
	readonly attacker: string;
	/** `null`: the opposing ring was empty (A12). */
	readonly defender: string | null;
	readonly partner: boolean;
	/** An effect said "does not become a partner attack". */
	readonly notPartner: boolean;
	/** A partner block: its damage is 0. */
	readonly blocked: boolean;
}

/** What the game waits for. `null` in the table where the rules are at work or the game is over. */
export type AwaitKind =
	'ring' | 'energy' | 'character' | 'ability' | 'attack' | 'block' | 'keep' | 'cancel' | 'pick' | 'question';
export interface Awaiting {
	readonly kind: AwaitKind;
	readonly seat: Player;
}

export interface Result {
	/** `null`: a draw. */
	readonly winner: Player | null;
	readonly why: 'retire' | 'deck' | 'both' | 'conceded';
}

export interface Table {
	/** Ruling id → choice id, only where it differs from the default. */
	readonly rulings: Readonly<Record<string, string>>;
	/** State of the shuffler; `null`: cards lie in the order the set-up states. */
	readonly seed: number | null;
	/** Counted over both players, from 1. */
	readonly turn: number;
	readonly active: Player;
	readonly first: Player;
	readonly phase: Phase;
	readonly sides: Readonly<Record<Player, Side>>;
	/** How many cards each player has in all: it never changes. */
	readonly cards: Readonly<Record<Player, number>>;
	/** The card that is being overwritten: it still lies in its slot, under the new one. */
	readonly outgoing: { readonly seat: Player; readonly slot: SlotName; readonly held: Held } | null;
	readonly fired: readonly Fired[];
	readonly area: readonly Entry[];
	readonly nextEntry: number;
	/** The entry being resolved, the line it is at, and the answers by line. */
	readonly now: {
		readonly entry: string;
		readonly line: number;
		readonly answers: readonly (readonly string[] | null)[];
	} | null;
	/** Who was asked in this cancel window, and whether it passed without a cancel. */
	readonly asked: readonly Player[];
	readonly windowPassed: boolean;
	/** The play or use being carried out. */
	readonly plan: Move | null;
	readonly attack: Attack | null;
	/** Attacks of this turn. */
	readonly attacks: number;
	/** "Cards of this level can't be played" (R19). */
	readonly locks: readonly { readonly level: number; readonly source: string }[];
	/** An effect has ended the ability phase (R33). */
	readonly phaseEnded: boolean;
	readonly awaiting: Awaiting | null;
	readonly result: Result | null;
}

// ---- reading ----

export const ownerOf = (card: string): Player => card.slice(0, 1) as Player;
/** The card without its owner and copy number: `A:V06b.2` → `V06b`. */
export const defIdOf = (card: string): string => card.slice(2).replace(/\.\d+$/, '');
/** The card without its owner, as set-ups and facts write it. */
export const tokenOf = (card: string): string => card.slice(2);

/** The turn player, then the other: the order in which both are asked or served. */
export const takesTurns = (table: Table): readonly [Player, Player] => [table.active, other(table.active)];
export const ringOf = (table: Table, seat: Player): Held | null => table.sides[seat].slots.ring;
export const standingEnergy = (table: Table, seat: Player): number =>
	table.sides[seat].energy.filter((e) => e.posture === 'stand').length;

/** Every card on the field with its slot, ring first; the one being overwritten after the one above it. */
export function field(table: Table, seat: Player): readonly { slot: SlotName; held: Held }[] {
	return SLOTS.flatMap((slot) => {
		const held = table.sides[seat].slots[slot];
		const under = table.outgoing?.seat === seat && table.outgoing.slot === slot ? table.outgoing.held : null;
		return [held, under].flatMap((h) => (h ? [{ slot, held: h }] : []));
	});
}
export const onField = (table: Table, card: string): { slot: SlotName; held: Held } | null =>
	field(table, ownerOf(card)).find((f) => f.held.card === card) ?? null;

/** The zone a card is in, e.g. `A.bench1`, `A.hand`. */
export function zoneOf(table: Table, card: string): string {
	const seat = ownerOf(card);
	const side = table.sides[seat];
	const held = onField(table, card);
	if (held) return `${seat}.${held.slot}`;
	const piles = { hand: side.hand, waiting: side.waiting, retire: side.retire, deck: side.deck };
	for (const [name, cards] of Object.entries(piles)) if (cards.includes(card)) return `${seat}.${name}`;
	return side.energy.some((e) => e.card === card) ? `${seat}.energy` : `${seat}.deck`;
}
export const entryOf = (table: Table, id: string): Entry | null =>
	table.area.find((e) => e.id === id) ?? null;
/** A cancel has chosen it, so it can't be resolved (E04). */
export const isLocked = (table: Table, entry: Entry): boolean =>
	table.area.some((e) => e.cancels === entry.id);

// ---- writing: nothing else builds tables ----

export const up = (table: Table, patch: Partial<Table>): Table => ({ ...table, ...patch });
export const upSide = (table: Table, seat: Player, patch: Partial<Side>): Table => ({
	...table,
	sides: { ...table.sides, [seat]: { ...table.sides[seat], ...patch } }
});
export const upSlot = (table: Table, seat: Player, slot: SlotName, held: Held | null): Table =>
	upSide(table, seat, { slots: { ...table.sides[seat].slots, [slot]: held } });
/** Changes a card on the field, wherever it is; leaves the table alone when it is gone. */
export function upHeld(table: Table, card: string, change: (held: Held) => Held): Table {
	const seat = ownerOf(card);
	const found = onField(table, card);
	if (!found) return table;
	if (table.outgoing?.held.card === card)
		return up(table, { outgoing: { ...table.outgoing, held: change(found.held) } });
	return upSlot(table, seat, found.slot, change(found.held));
}
export const wait = (table: Table, kind: AwaitKind, seat: Player): Table =>
	up(table, { awaiting: { kind, seat } });
