// What a cancel may choose (E04). Asked for a move, and for whether there is any point in asking a player.
import type { Reason } from '../core/contract';
import { abilitiesOf } from './cards/abilities';
import { cardLabel } from './labels';
import { asRuled, because } from './reasons';
import { ruled } from './rulings';
import { entryOf, isLocked, type Player, type Table } from './table';

type Reasons = readonly Reason[];
const NONE: Reasons = [];

export const cancelCardReasons = (card: string): Reasons =>
	abilitiesOf(card).some((a) => a.kind === 'cancel')
		? NONE
		: [because('not_a_cancel', { card: cardLabel(card) })];

/** What may be cancelled at all (E04, A15, A16). */
export function cancelTargetReasons(table: Table, seat: Player, id: string): Reasons {
	const entry = entryOf(table, id)!;
	const reasons: Reason[] = [];
	if (entry.seat === seat) reasons.push(because('own_entry'));
	if (entry.cancels !== null && ruled(table, 'A16', 'no'))
		reasons.push(asRuled(because('cancel_of_cancel'), 'A16'));
	if (isLocked(table, entry) && ruled(table, 'A15', 'once'))
		reasons.push(asRuled(because('already_chosen', { target: cardLabel(entry.source) }), 'A15'));
	return reasons;
}
export function rangeReasons(table: Table, card: string, id: string): Reasons {
	const entry = entryOf(table, id)!;
	const range = abilitiesOf(card).find((a) => a.kind === 'cancel')?.range;
	if (range !== 'bench' || entry.at.from.slice(2).startsWith('bench')) return NONE;
	return [because('out_of_range', { card: cardLabel(card), target: cardLabel(entry.source) })];
}

/** Is there any point in asking? Judged only by what everybody sees, so that skipping tells nothing about a hand. */
export const mayCancelHere = (table: Table, seat: Player): boolean =>
	table.sides[seat].hand.length > 0 &&
	table.area.some((entry) => !cancelTargetReasons(table, seat, entry.id).length);
