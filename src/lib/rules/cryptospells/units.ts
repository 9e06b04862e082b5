// What is true of one unit or leader: its name, how often it may attack, whether it fits a condition.
import { l10n, type L10n } from '../core/text';
import { because } from './reasons';
import type { Reason } from '../core/contract';
import type { Condition } from './parse/ast';
import { cardOfPiece, healthNow, leaderOf, other, unitAt, type Side, type Table, type Unit } from './table';

const LEADER_NAMES: Readonly<Record<Side, L10n>> = {
	A: l10n('Aのリーダー', 'A’s leader'),
	B: l10n('Bのリーダー', 'B’s leader')
};
/** The name of a piece or a leader, for sentences. */
export function nameOf(table: Table, id: string): L10n {
	const leader = leaderOf(id);
	return leader
		? LEADER_NAMES[leader]
		: Object.hasOwn(table.pieces, id)
			? cardOfPiece(table, id).name
			: l10n(id, id);
}

/** As `nameOf`, but only for what lies open: of a guess at a hand or a deck nothing is told, not even that it is there. */
export function nameInOpen(table: Table, id: string): L10n {
	const lies = Object.values(table.players).some(
		(p) => p.field.some((u) => u.id === id) || p.grave.includes(id) || p.gone.includes(id)
	);
	return lies || leaderOf(id) ? nameOf(table, id) : l10n(id, id);
}

/** Attacks a unit is allowed by its own state and keywords. */
export function baseAttacks(unit: Pick<Unit, 'keywords' | 'sick'>): number {
	if (unit.keywords.includes('攻撃不可')) return 0;
	if (unit.sick && !unit.keywords.includes('速攻')) return 0;
	return unit.keywords.includes('連撃') ? 2 : 1;
}
/** Attacks allowed this turn: what was kept from before a transformation counts (T40). */
export const attacksAllowed = (unit: Unit): number => unit.allowance ?? baseAttacks(unit);
export const attacksLeft = (unit: Unit): number => Math.max(0, attacksAllowed(unit) - unit.used);

/** Why a unit may not attack now; empty when it may. */
export function whyNoAttack(table: Table, unit: Unit): readonly Reason[] {
	if (attacksLeft(unit) > 0) return [];
	const name = nameOf(table, unit.id);
	if (unit.allowance === 0) return [because('unable_before_transforming', { unit: name })];
	if (unit.allowance === null && unit.keywords.includes('攻撃不可'))
		return [because('cannot_attack', { unit: name })];
	if (unit.allowance === null && unit.sick && !unit.keywords.includes('速攻'))
		return [because('summoning_sick', { unit: name })];
	return [because('attacks_used', { unit: name, n: attacksAllowed(unit) })];
}

/** Does a value fit a condition about numbers? 0 is even (T38). */
function fitsNumber(value: number, c: Exclude<Condition, { is: 'keyword' }>): boolean {
	if (c.is === 'parity') return Math.abs(value) % 2 === (c.parity === 'even' ? 0 : 1);
	return c.op === '>=' ? value >= c.n : c.op === '<=' ? value <= c.n : value === c.n;
}
export function unitFits(unit: Unit, c: Condition): boolean {
	if (c.is === 'keyword') return unit.keywords.includes(c.keyword);
	const value = c.stat === '攻撃力' ? unit.attack : c.stat === '体力' ? healthNow(unit) : unit.cost;
	return fitsNumber(value, c);
}
/** A leader has LP for its health, but no attack, cost or keywords: such a condition it fails. */
export function leaderFits(life: number, c: Condition): boolean {
	return c.is !== 'keyword' && c.stat === '体力' && fitsNumber(life, c);
}

/** Whom the attacker may aim at: everyone on the other side, or only the vanguard while there is one. */
export function whyNoAttackOn(table: Table, by: Side, target: string): readonly Reason[] {
	const leader = leaderOf(target);
	const found = unitAt(table, target);
	if (!leader && !found) return [because('not_on_table', { id: target })];
	if ((leader ?? found!.side) === by) return [because('attack_own_side', { unit: nameOf(table, target) })];
	const guard = table.players[other(by)].field.find((u) => u.keywords.includes('前衛'));
	if (guard && !found?.unit.keywords.includes('前衛'))
		return [because('vanguard_stands', { unit: nameOf(table, guard.id) })];
	return [];
}
