// What the names in the charts mean: guards are questions about the table, actions are steps on it.
import type { Move, Tell } from '../../core/contract';
import { isPlayer, up, type Player, type Table } from '../table';

export interface FlowEvent {
	readonly type: string;
	readonly [key: string]: unknown;
}
export type Guard = (table: Table, event: FlowEvent) => boolean;
export type Act = (table: Table, event: FlowEvent, tell?: Tell) => Table;

/** The move that a decision's event carries. Only moves that `whyNot` let through are sent. */
export const moveOf = (event: FlowEvent): Move => event.move as Move;
export function moverOf(move: Move): Player {
	if (!isPlayer(move.seat)) throw new Error(`no player ${move.seat}`);
	return move.seat;
}
/** The single pick of a field. */
export function pickOf(move: Move | null, field: string): string {
	const pick = move?.picks?.[field]?.[0];
	if (pick === undefined) throw new Error(`the move has no ${field}`);
	return pick;
}
/** Nobody is asked any more: a decision was taken. */
export const answered = (table: Table): Table => (table.awaiting ? up(table, { awaiting: null }) : table);
