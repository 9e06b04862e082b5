// A legal move carried out: what the charts' actions of the same names do, in one place, so that guards,
// consequences and fixes can look one move ahead without a chart.
import type { Move, Tell } from '../core/contract';
import { maai, mikiri, reflect, stepIn } from './evasion';
import { geragera, handBarrier, resist, useAbility, wear } from './protection';
import { pump, substitute } from './reactions';
import { hitOf, type Table } from './table';

type Effect = (t: Table, move: Move, tell?: Tell) => Table;
/** Answers of a defence whose whole effect is known at once. */
export const EFFECTS: Readonly<Record<string, Effect>> = {
	mikiri,
	maai,
	stepIn,
	reflect,
	armour: wear,
	shield: wear,
	handBarrier,
	resist,
	ability: useAbility,
	geragera,
	pump,
	migawari: (t, move, tell) => substitute(t, move.seat, move.picks!.with![0]!, tell)
};

/** The table after the move, or null where more than one step follows. */
export const after = (t: Table, move: Move): Table | null => EFFECTS[move.action]?.(t, move) ?? null;
/** Would this move nullify the hit, or keep it nullified? */
export const nullifies = (t: Table, move: Move): boolean => {
	const next = after(t, move);
	return !!next && hitOf(next)?.nullified !== null;
};
