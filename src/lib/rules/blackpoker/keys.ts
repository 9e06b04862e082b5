// Key cards and key units (R 5.3): which sets of cards fit an action, and why a choice doesn't.
import type { Reason } from '../core/contract';
import type { L10n } from '../core/text';
import { cardOf, labelOf, numberOf, type CardId, type Player } from './cards';
import type { ActionDef, KeySlot, KeySpec } from './define';
import { keyUnitLetter } from './names';
import { because } from './reasons';
import { isRuled, type Table, type Unit } from './table';
import { hasLabel } from './labels';
import { isBulwark, kindOf, placedName } from './units';

export const keyPile = (table: Table, by: Player, spec: KeySpec): readonly CardId[] =>
	spec.from === 'rare' ? table.players[by].rare : table.players[by].hand;
export const keyCount = (spec: KeySpec): number =>
	spec.from === 'rare' ? 1 : spec.slots.reduce((n, s) => n + s.count, 0);

const fits = (card: CardId, slot: KeySlot): boolean => {
	const { suit, rank } = cardOf(card);
	return slot.ranks.includes(rank) && (!slot.suits || (suit !== null && slot.suits.includes(suit)));
};
/** Could the card fill any slot at all? */
export const fitsSome = (card: CardId, spec: KeySpec): boolean =>
	spec.from === 'rare' || spec.slots.some((s) => fits(card, s));

const related = (spec: KeySpec, a: CardId, b: CardId): boolean => {
	if (spec.relation === 'same-suit') return cardOf(a).suit !== null && cardOf(a).suit === cardOf(b).suit;
	if (spec.relation === 'same-number') return numberOf(a) === numberOf(b);
	return true;
};

/** Every set of cards from the pile that fits, cards in slot order; stops after `limit`. */
export function keySets(spec: KeySpec, pile: readonly CardId[], limit = Infinity): CardId[][] {
	if (spec.from === 'rare') return pile.slice(0, limit).map((c) => [c]);
	const slots = spec.slots.flatMap((s) => Array.from({ length: s.count }, () => s));
	const sets: CardId[][] = [];
	const fill = (chosen: CardId[], from: number): void => {
		if (sets.length >= limit) return;
		const slot = slots[chosen.length];
		if (!slot) return void sets.push(chosen);
		// twin slots take cards in hand order, so that a pair is listed once
		const start = chosen.length && slot === slots[chosen.length - 1] ? from : 0;
		for (let i = start; i < pile.length; i++) {
			const card = pile[i]!;
			if (chosen.includes(card) || !fits(card, slot)) continue;
			if (chosen.length && !related(spec, chosen[0]!, card)) continue;
			fill([...chosen, card], i + 1);
		}
	};
	fill([], 0);
	return sets;
}

/** Do exactly these cards fill the slots, in some order? */
export function whyNotKeys(
	table: Table,
	by: Player,
	spec: KeySpec,
	keys: readonly CardId[],
	label: L10n
): Reason[] {
	const reasons: Reason[] = [];
	const pile = keyPile(table, by, spec);
	const need = keyCount(spec);
	if (keys.length !== need) reasons.push(because('wrong_number', { field: label, need, have: keys.length }));
	keys.forEach((card, i) => {
		if (keys.indexOf(card) !== i) reasons.push(because('picked_twice', { card: labelOf(card) }));
		else if (!pile.includes(card))
			reasons.push(
				because(spec.from === 'rare' ? 'key_not_rare' : 'key_not_in_hand', { card: labelOf(card), seat: by })
			);
		else if (!fitsSome(card, spec))
			reasons.push(because('key_does_not_fit', { card: labelOf(card), need: spec.need }));
	});
	if (reasons.length || keySets(spec, keys, 1).length) return reasons;
	const loose = keySets({ ...spec, relation: undefined } as KeySpec, keys, 1).length > 0;
	if (loose && spec.relation)
		return [because(spec.relation === 'same-suit' ? 'keys_same_suit' : 'keys_same_number')];
	return keys.map((card) => because('key_does_not_fit', { card: labelOf(card), need: spec.need }));
}

/** Why a unit can't be the key unit of an action, whatever its posture (cost K asks that). */
export function whyNotKeyUnit(table: Table, by: Player, action: ActionDef, unit: Unit): Reason[] {
	const spec = action.unit!;
	const right =
		spec.kind === (isBulwark(unit) ? 'bulwark' : 'soldier') &&
		(!spec.character || kindOf(unit) === spec.character) &&
		(!spec.label || hasLabel(table, by, unit, spec.label));
	const name = placedName(table, by, unit);
	const reasons: Reason[] = [];
	if (!right) reasons.push(because('unit_not_right', { unit: name, need: spec.need }));
	if (unit.driven)
		reasons.push(because('cost_unit_driven', { cost: keyUnitLetter(table.profile), unit: name }));
	if (unit.entered === table.turnNumber && isRuled(table, 'AMB-78', 'not-this-turn'))
		reasons.push(because('unit_fresh', { unit: name }, 'AMB-78'));
	return reasons;
}
