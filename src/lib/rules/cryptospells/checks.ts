// The checks behind every yes and no, one for each thing that may be picked.
import type { Reason } from '../core/contract';
import type { Waiting } from './actions';
import { textOf } from './cards';
import { aimOfUse, picksFor, pickOf, turnWaiting, waitingId } from './flow';
import { poolWords } from './parse/words';
import { whyNotInPool } from './pools';
import { because, ruledBy } from './reasons';
import { ruled } from './rulings';
import { cardOfPiece, leaderId, other, type Table } from './table';
import { nameInOpen, nameOf, whyNoAttack } from './units';

/** Why a card of the hand can't be used now. */
export function whyNotUse(table: Table, id: string): readonly Reason[] {
	const seat = table.turn.seat;
	const { hand, mana, field } = table.players[seat];
	if (!hand.includes(id)) return [because('not_in_hand', { card: nameInOpen(table, id) })];
	const name = nameOf(table, id);
	const card = cardOfPiece(table, id);
	const reasons: Reason[] = [];
	if (card.cost > mana) reasons.push(because('not_enough_mana', { card: name, cost: card.cost, mana }));
	if (card.kind === 'unit' && field.length >= table.limits.field)
		reasons.push(because('field_full', { card: name, limit: table.limits.field }));
	const target = pickOf(table, id);
	// T17, T18: a unit would be summoned all the same (T10)
	if (card.kind === 'spell' && target && !picksFor(table, id).length) {
		const several = textOf(card).ast.blocks.some((b) => b.abilities.length > 1);
		reasons.push(
			because(several ? 'no_legal_target_for_all' : 'no_legal_target', {
				card: name,
				pool: poolWords(target)
			})
		);
	}
	return reasons;
}

/** Why the card that is being used can't have this target. */
export const whyNotPick = (table: Table, id: string): readonly Reason[] => {
	const { card } = table.using!;
	return whyNotInPool(table, pickOf(table, card)!, aimOfUse(table, card), id);
};

export function whyNotPass(table: Table): readonly Reason[] {
	if (cardOfPiece(table, table.using!.card).kind === 'spell') return [because('spell_needs_its_pick')];
	return ruled(table, 'B2', 'must') ? [ruledBy('B2', because('pick_is_due'))] : [];
}

export function whyNotAttackWith(table: Table, id: string): readonly Reason[] {
	const unit = table.players[table.turn.seat].field.find((u) => u.id === id);
	return unit ? whyNoAttack(table, unit) : [because('not_your_unit', { unit: nameInOpen(table, id) })];
}
/** All that the other side has to attack: its units, then its leader. */
export const attackable = (table: Table): readonly string[] => {
	const side = other(table.turn.seat);
	return [...table.players[side].field.map((u) => u.id), leaderId(side)];
};

/** The turn abilities that wait to be put in order (B11). */
export const dueInOrder = (table: Table, waiting: Waiting) =>
	turnWaiting(table, waiting === 'order-end' ? 'turnEnd' : 'turnStart');
export function whyNotOrder(table: Table, waiting: Waiting, order: readonly string[]): readonly Reason[] {
	const due = dueInOrder(table, waiting).map(waitingId);
	return order.length === due.length && due.every((id) => order.includes(id))
		? []
		: [because('order_all', { n: due.length })];
}
