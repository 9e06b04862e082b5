// Costs (R 5.2): what each symbol takes, whether it can be paid, and the paying itself.
import type { Reason } from '../core/contract';
import type { L10n } from '../core/text';
import { l10n } from '../core/text';
import { isCard, labelOf, type CardId, type Player } from './cards';
import type { ActionDef, Step } from './define';
import { because } from './reasons';
import { isRuled, unitWith, type Table, type Unit } from './table';
import { isBulwark, kindOf, placedName } from './units';

export interface Cost {
	readonly B: number;
	readonly L: number;
	readonly D: number;
	readonly S: number;
	readonly K: number;
	/** A magician waives the D. */
	readonly waived: boolean;
}
function count(cost: string, symbol: string): number {
	let n = 0;
	for (const s of cost) if (s === symbol) n++;
	return n;
}

/** What an action costs this player now: 魔力増加 waives the D of quick magic (AMB-23). */
export function costOf(table: Table, by: Player, action: ActionDef): Cost {
	const { cost } = action;
	const waived = action.type === '速攻魔法' && cost.includes('D') && hasMagician(table, by);
	return {
		B: count(cost, 'B'),
		L: count(cost, 'L'),
		D: waived ? 0 : count(cost, 'D'),
		S: count(cost, 'S'),
		K: count(cost, 'K'),
		waived
	};
}
const hasMagician = (table: Table, by: Player): boolean =>
	(['A', 'B'] as const).some(
		(p) =>
			(p === by || isRuled(table, 'AMB-23', 'both-players')) &&
			table.players[p].field.some((u) => kindOf(u) === 'magician')
	);

export const canDrive = (unit: Unit): boolean => isBulwark(unit) && !unit.driven;

/** Why the cost can't be paid at all; `spare` is how many hand cards remain beside the key cards. */
export function whyNotPayable(table: Table, by: Player, cost: Cost, spare: number): Reason[] {
	const { life, field } = table.players[by];
	const reasons: Reason[] = [];
	const charged = field.filter(canDrive).length;
	if (charged < cost.B) reasons.push(because('cost_bulwarks', { need: cost.B, have: charged }));
	const lifeNeeded = cost.L && isRuled(table, 'AMB-21', 'forbidden') ? cost.L + 1 : cost.L;
	if (life.length < lifeNeeded)
		reasons.push(because('cost_life', { need: lifeNeeded, have: life.length }, 'AMB-21'));
	if (spare < cost.D) reasons.push(because('cost_discard', { need: cost.D, have: Math.max(0, spare) }));
	const victims = isRuled(table, 'AMB-22', 'any-character')
		? table.players.A.field.length + table.players.B.field.length
		: field.length;
	if (victims < cost.S) reasons.push(because('cost_sacrifice', { need: cost.S, have: victims }, 'AMB-22'));
	return reasons;
}

export const COST_FIELDS = {
	drive: l10n('コストB: ドライブする防壁', 'cost B: bulwarks to drive'),
	discard: l10n('コストD: 捨てる手札', 'cost D: cards to discard'),
	sacrifice: l10n('コストS: 墓地に置くキャラクター', 'cost S: characters to sacrifice')
} as const;
export type CostField = keyof typeof COST_FIELDS;
export const neededFor = (cost: Cost, field: CostField): number =>
	field === 'drive' ? cost.B : field === 'discard' ? cost.D : cost.S;

/** Why this may not pay: a bulwark for B, a hand card for D, a character for S. */
export function whyNotPays(
	table: Table,
	by: Player,
	field: CostField,
	pick: string,
	keys: readonly CardId[]
): Reason[] {
	if (field === 'discard') {
		if (!isCard(pick)) return [because('no_such_piece', { id: pick })];
		if (keys.includes(pick)) return [because('discard_is_key', { card: labelOf(pick) })];
		return table.players[by].hand.includes(pick) ? [] : [because('not_in_hand', { card: labelOf(pick) })];
	}
	const placed = unitWith(table, pick);
	if (!placed) return [because('no_such_piece', { id: pick })];
	const unit: L10n = placedName(table, placed.by, placed.unit);
	if (field === 'drive')
		return placed.by === by && canDrive(placed.unit) ? [] : [because('not_your_charged_bulwark', { unit })];
	return placed.by === by || isRuled(table, 'AMB-22', 'any-character')
		? []
		: [because('not_your_character', { unit }, 'AMB-22')];
}

/** The steps that pay a plan, symbol by symbol from left to right. All choices were made and checked before. */
export function payment(
	table: Table,
	by: Player,
	action: ActionDef,
	cost: Cost,
	plan: Readonly<Record<string, readonly string[]>>
): Step[] {
	const unitsOf = (picks: readonly string[] = []): string[] =>
		picks.flatMap((card) => unitWith(table, card)?.unit.id ?? []);
	const steps: Step[] = [];
	for (const symbol of new Set(action.cost))
		switch (symbol) {
			case 'B':
				steps.push({ do: 'drive', units: unitsOf(plan.drive) });
				break;
			case 'L':
				steps.push({ do: 'damage', to: by, amount: cost.L });
				break;
			case 'D':
				if (cost.waived) steps.push({ do: 'say', code: 'discount', seat: by });
				else steps.push({ do: 'discard', by, cards: plan.discard ?? [], why: 'cost' });
				break;
			case 'S':
				steps.push({ do: 'leave', units: unitsOf(plan.sacrifice), to: 'graveyard' });
				break;
			case 'K':
				steps.push({ do: 'drive', units: unitsOf(plan.unit) });
		}
	return steps;
}
