// What lies on the table, as plain data, and the few ways to find and change parts of it.
import { CARDS, textOf, type Card } from './cards';
import type { Block, Keyword } from './parse/ast';

export const SIDES = ['A', 'B'] as const;
export type Side = (typeof SIDES)[number];
export const isSide = (seat: string): seat is Side => seat === 'A' || seat === 'B';
export const other = (side: Side): Side => (side === 'A' ? 'B' : 'A');

/** A unit on the field. Its id is the piece's: it stays the same through transform and evolve. */
export interface Unit {
	readonly id: string;
	readonly attack: number;
	readonly health: number;
	readonly damage: number;
	readonly cost: number;
	readonly keywords: readonly Keyword[];
	/** Arrived this turn (召喚酔い). */
	readonly sick: boolean;
	/** Attacks used this turn. */
	readonly used: number;
	/** Attacks allowed this turn whatever its keywords say: kept from before a transformation (T40). */
	readonly allowance: number | null;
	/** Destroyed: in no pool any more, leaves at the next sweep. */
	readonly doomed: boolean;
}
export interface Player {
	readonly life: number;
	/** Healing stops here. */
	readonly fullLife: number;
	readonly mana: number;
	readonly maxMana: number;
	/** Top card first. */
	readonly deck: readonly string[];
	readonly hand: readonly string[];
	/** In order of arrival. */
	readonly field: readonly Unit[];
	readonly grave: readonly string[];
	/** Banished. */
	readonly gone: readonly string[];
}

/** One text block waiting or running. */
export interface Pending {
	readonly id: string;
	readonly by: Side;
	/** The piece whose text it is, and the card it was then: a death ability outlives its unit. */
	readonly source: string;
	readonly card: string;
	/** Index of the block in the card's text. */
	readonly block: number;
	/** The ability that is due. */
	readonly at: number;
	/** For each ability done: did it activate? */
	readonly performed: readonly boolean[];
	/** What was picked when the card was used. */
	readonly pick: string | null;
	/** The unit as it was when it died. */
	readonly dead: Unit | null;
}
/** One run of `resolve`: its queue, first come first served. Runs nest when a turn is advanced. */
export interface Run {
	readonly queue: readonly Pending[];
	readonly current: Pending | null;
	/** Begin with the sweep (after combat). */
	readonly sweepFirst: boolean;
}
export interface Result {
	readonly winner: Side | 'draw';
	readonly why: 'life' | 'deck' | 'both' | 'endless';
}
/** A text laid on the reading desk: only read, never played. */
export interface DeskText {
	readonly kind: 'unit' | 'spell';
	readonly text: string;
}

export interface Table {
	/** Ruling id → choice, where it is not the default. */
	readonly rulings: Readonly<Record<string, string>>;
	/** Cards of the set-up, beside the catalog. */
	readonly own: Readonly<Record<string, Card>>;
	/** Which card each piece is, and whose. */
	readonly pieces: Readonly<Record<string, { readonly card: string; readonly owner: Side }>>;
	readonly players: Readonly<Record<Side, Player>>;
	readonly limits: { readonly hand: number; readonly field: number; readonly mana: number };
	readonly turn: { readonly seat: Side; readonly n: number };
	/** Who has decided about the opening hand; null once the game is on. */
	readonly mulligan: Readonly<Record<Side, boolean>> | null;
	/** The card being used, until it is on the field or spent. */
	readonly using: { readonly card: string; readonly pick: string | null } | null;
	/** A spell between being paid and being done. */
	readonly casting: string | null;
	readonly attack: { readonly from: string; readonly to: string } | null;
	/** Runs of the queue, the innermost last. */
	readonly runs: readonly Run[];
	/** Turns being advanced, innermost last. */
	readonly advances: readonly { readonly by: Side; readonly left: number }[];
	/** State of the shuffler, and picks that a scenario lays down beforehand. */
	readonly random: number;
	readonly fate: readonly string[];
	/** Players who had to draw from an empty deck since the last sweep. */
	readonly emptyDraws: readonly Side[];
	readonly desk: readonly DeskText[];
	readonly result: Result | null;
	/** Counts pieces and blocks made, for their ids. */
	readonly made: number;
	/** Text blocks since the last decision: an endless chain is stopped. */
	readonly blocks: number;
}

export const leaderId = (side: Side): string => `${side}.leader`;
/** The side whose leader this id names. */
export const leaderOf = (id: string): Side | null =>
	id === 'A.leader' ? 'A' : id === 'B.leader' ? 'B' : null;

export const cardOf = (table: Pick<Table, 'own'>, id: string): Card => table.own[id] ?? CARDS[id]!;
/** The card a piece is now. */
export const cardOfPiece = (table: Table, piece: string): Card => cardOf(table, table.pieces[piece]!.card);
export const blockOf = (table: Table, pending: Pending): Block =>
	textOf(cardOf(table, pending.card)).ast.blocks[pending.block]!;

/** A unit on the field, with its side. */
export function unitAt(table: Table, id: string): { readonly side: Side; readonly unit: Unit } | null {
	for (const side of SIDES) {
		const unit = table.players[side].field.find((u) => u.id === id);
		if (unit) return { side, unit };
	}
	return null;
}
export const healthNow = (unit: Unit): number => unit.health - unit.damage;
/** Is it still there for the effects that follow (B4)? */
export const isAlive = (unit: Unit): boolean => !unit.doomed && healthNow(unit) > 0;

export function withPlayer(table: Table, side: Side, change: Partial<Player>): Table {
	return { ...table, players: { ...table.players, [side]: { ...table.players[side], ...change } } };
}
export function withUnit(table: Table, id: string, change: Partial<Unit>): Table {
	const found = unitAt(table, id);
	if (!found) return table;
	const { field } = table.players[found.side];
	return withPlayer(table, found.side, {
		field: field.map((u) => (u.id === id ? { ...u, ...change } : u))
	});
}
/** The innermost run, changed. */
export function withRun(table: Table, change: Partial<Run>): Table {
	const runs = table.runs.slice();
	runs[runs.length - 1] = { ...runs[runs.length - 1]!, ...change };
	return { ...table, runs };
}
export const runOf = (table: Table): Run => table.runs[table.runs.length - 1]!;

/** A unit as it arrives: the printed values of its card. */
export function freshUnit(id: string, card: Card): Unit {
	return {
		id,
		attack: card.attack,
		health: card.health,
		damage: 0,
		cost: card.cost,
		keywords: textOf(card).ast.keywords,
		sick: true,
		used: 0,
		allowance: null,
		doomed: false
	};
}
