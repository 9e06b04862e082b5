// Who may be hit by an ability. One question for a candidate, asked by the engine, by the list of what may be picked,
// and by the page that shows who is in and who is out.
import type { Reason } from '../core/contract';
import { l10n } from '../core/text';
import type { Stat, Target, Trigger } from './parse/ast';
import { conditionWords } from './parse/words';
import { because } from './reasons';
import { ruled } from './rulings';
import {
	cardOfPiece,
	isAlive,
	leaderId,
	leaderOf,
	other,
	unitAt,
	type Pending,
	type Side,
	type Table,
	type Unit
} from './table';
import { leaderFits, nameOf, unitFits } from './units';

/** Whose ability it is, and which piece has it. */
export interface Aim {
	readonly by: Side;
	/** The unit with the text; null for a spell. */
	readonly self: string | null;
	readonly trigger: Trigger;
	/** The unit as it was when it died, for death abilities. */
	readonly dead: Unit | null;
}
export const aimOf = (table: Table, pending: Pending, trigger: Trigger): Aim => ({
	by: pending.by,
	self: trigger === 'cast' ? null : pending.source,
	trigger,
	dead: pending.dead
});

/** Everything that could be asked about: units in field order, the turn player's first, then the leaders. */
export function candidates(table: Table, aim?: Aim): readonly string[] {
	const first = table.turn.seat;
	const ids = [first, other(first)].flatMap((side) => table.players[side].field.map((u) => u.id));
	if (aim?.dead && ruled(table, 'B14', 'in') && !ids.includes(aim.dead.id)) ids.push(aim.dead.id);
	return [...ids, leaderId(first), leaderId(other(first))];
}

/** Why a candidate is not in the pool; empty when it is. */
export function whyNotInPool(table: Table, target: Target, aim: Aim, id: string): readonly Reason[] {
	const leader = leaderOf(id);
	const found = leader ? null : unitAt(table, id);
	// B14: under the other ruling the dead unit is still counted
	const dead = !found && aim.dead?.id === id && ruled(table, 'B14', 'in') ? aim.dead : null;
	const unit = found?.unit ?? dead;
	if (!leader && !unit)
		return [
			table.using?.card === id
				? because('arriving_unit', { unit: nameOf(table, id) })
				: because('not_on_table', { id })
		];
	const name = nameOf(table, id);
	const reasons: Reason[] = [];
	const side = leader ?? found?.side ?? aim.by;
	if (found && !isAlive(found.unit)) reasons.push(because('doomed_unit', { unit: name }));
	if (target.select === 'self' && aim.self !== id) reasons.push(because('only_itself', { unit: name }));
	if (target.notSelf && aim.self === id) reasons.push(because('left_out_by_text', { words: target.notSelf }));
	if (target.side === 'ally' && side !== aim.by) reasons.push(because('not_an_ally', { unit: name }));
	if (target.side === 'enemy' && side === aim.by) reasons.push(because('not_an_enemy', { unit: name }));
	if (leader && target.kind === 'unit') reasons.push(because('leaders_not_meant'));
	if (unit && target.kind === 'leader') reasons.push(because('units_not_meant'));
	if (target.tribe !== null && unit && cardOfPiece(table, id).tribe !== target.tribe)
		reasons.push(because('wrong_tribe', { unit: name, tribe: target.tribe }));
	for (const condition of target.conditions) {
		const fits = unit ? unitFits(unit, condition) : leaderFits(table.players[leader!].life, condition);
		if (fits) continue;
		const words = conditionWords(condition);
		reasons.push(
			because('fails_condition', { unit: name, condition: l10n(words.ja.replace(/の$/, ''), words.en) })
		);
	}
	return reasons;
}

/** Everyone in the pool, in the order of `candidates`. */
export function pool(table: Table, target: Target, aim: Aim): readonly string[] {
	return candidates(table, aim).filter((id) => whyNotInPool(table, target, aim, id).length === 0);
}

/** Values of a unit that fits a target's conditions, as far as one can. */
export function fittingValues(target: Target): Pick<Unit, 'attack' | 'health' | 'cost' | 'keywords'> {
	const keywords = target.conditions.flatMap((c) => (c.is === 'keyword' ? [c.keyword] : []));
	const find = (stat: Stat, make: (value: number) => Partial<Unit>): number => {
		const about = target.conditions.filter((c) => c.is !== 'keyword' && c.stat === stat);
		for (let value = 1; value < 100; value++) {
			const unit: Unit = { ...PLAIN, ...make(value) };
			if (about.every((c) => unitFits(unit, c))) return value;
		}
		return 1;
	};
	return {
		attack: find('攻撃力', (attack) => ({ attack })),
		health: find('体力', (health) => ({ health })),
		cost: find('コスト', (cost) => ({ cost })),
		keywords
	};
}
const PLAIN: Unit = {
	id: '',
	attack: 1,
	health: 1,
	damage: 0,
	cost: 1,
	keywords: [],
	sick: false,
	used: 0,
	allowance: null,
	doomed: false
};
