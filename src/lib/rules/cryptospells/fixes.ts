// The single change that would make an illegal action legal. Each is tried on the rules before it is offered.
import type { Sentence } from '../core/contract';
import type { Target } from './parse/ast';
import { poolWords } from './parse/words';
import { CARDS } from './cards';
import { pickOf } from './flow';
import type { ActionId, Waiting } from './actions';
import { whyNotPass, whyNotUse } from './checks';
import { fittingValues } from './pools';
import { fixBy } from './reasons';
import { cardOfPiece, freshUnit, other, withPlayer, withUnit, type Side, type Table } from './table';
import { attacksLeft, nameOf } from './units';

/** The nearest fix for an action of the player whose turn it is; null where no single change helps. */
export function fixesFor(table: Table, waiting: Waiting, seat: Side, action: ActionId): Sentence | null {
	if (seat !== table.turn.seat) return null;
	if (waiting === 'main' && action === 'use')
		return firstOf(table.players[seat].hand, (id) => fixUse(table, id));
	if (waiting === 'main' && action === 'attack')
		return firstOf(table.players[seat].field, (unit) => fixAttack(table, unit.id));
	if (waiting === 'choosing' && action === 'pass') return fixPass(table);
	return null;
}
function firstOf<T>(list: readonly T[], fix: (item: T) => Sentence | null): Sentence | null {
	for (const item of list) {
		const found = fix(item);
		if (found) return found;
	}
	return null;
}

/** For one card of the hand: more mana, a target, or room. */
export function fixUse(table: Table, id: string): Sentence | null {
	const works = (changed: Table): boolean => whyNotUse(changed, id).length === 0;
	const seat = table.turn.seat;
	const player = table.players[seat];
	const card = nameOf(table, id);
	const { cost } = cardOfPiece(table, id);
	if (cost > player.mana && works(withPlayer(table, seat, { mana: cost })))
		return fixBy('fix_mana', { n: cost - player.mana, card });
	const target = pickOf(table, id);
	const withTarget = target && addTarget(table, target);
	if (withTarget && works(withTarget)) return fixBy('fix_target', { pool: poolWords(target), card });
	if (works(withPlayer(table, seat, { field: player.field.slice(1) }))) return fixBy('fix_room', { card });
	return null;
}

/** The table with one more unit, made to fit the target if a unit can. */
function addTarget(table: Table, target: Target): Table | null {
	if (target.kind === 'leader') return null;
	const side = target.side === 'enemy' ? other(table.turn.seat) : table.turn.seat;
	const id = 'fitting-unit';
	const card = { ...CARDS.footman!, id, tribe: target.tribe };
	const unit = { ...freshUnit(id, card), ...fittingValues(target) };
	return withPlayer(
		{
			...table,
			own: { ...table.own, [id]: card },
			pieces: { ...table.pieces, [id]: { card: id, owner: side } }
		},
		side,
		{ field: [...table.players[side].field, unit] }
	);
}

function fixAttack(table: Table, id: string): Sentence | null {
	const seat = table.turn.seat;
	const rested = withUnit(table, id, { sick: false, used: 0, allowance: null });
	const unit = rested.players[seat].field.find((u) => u.id === id)!;
	return attacksLeft(unit) > 0 ? fixBy('fix_next_turn', { unit: nameOf(table, id) }) : null;
}

function fixPass(table: Table): Sentence | null {
	const changed = { ...table, rulings: { ...table.rulings, B2: 'optional' } };
	return whyNotPass(changed).length === 0 ? fixBy('fix_ruling', { ruling: 'B2' }) : null;
}
