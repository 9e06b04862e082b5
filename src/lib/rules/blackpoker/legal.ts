// Legality, once: named checks in the order a judge would ask them (core.md 4, G1–G8). `whyNot` gathers every reason
// against a complete plan, `whyNotAction` every reason why no plan at all could work; fields offer through the same checks.
import type { Field, Move, Option, Reason } from '../core/contract';
import type { L10n } from '../core/text';
import { l10n } from '../core/text';
import { actionOf, isAction, isAvailable } from './actions';
import { mustAttack, whyNotAttack } from './actions/basic';
import { cardOf, isCard, labelOf, PLAYERS, type CardId, type Player } from './cards';
import { cardOption, unitOption } from './choices';
import {
	COST_FIELDS,
	costOf,
	neededFor,
	whyNotPayable,
	whyNotPays,
	type Cost,
	type CostField
} from './costs';
import type { ActionDef, Condition } from './define';
import { fitsSome, keyCount, keyPile, keySets, whyNotKeys, whyNotKeyUnit } from './keys';
import { hasOpenTrump } from './labels';
import { FORMAT_NAMES, FRAME_NAMES, keyUnitName, TRUMP_NAMES } from './names';
import { because } from './reasons';
import { foeOf, isRuled, unitWith, type Table } from './table';
import { optionsFor, targetFromPick, whyNotTarget, type Aim } from './targets';
import { placedName } from './units';
import { whyUnseen } from './unseen';

export const FIELD_NAMES = {
	keys: l10n('キーカード', 'key cards'),
	target: l10n('対象', 'target'),
	attackers: l10n('アタッカー', 'attackers'),
	...COST_FIELDS
} as const;
const COSTS = ['drive', 'discard', 'sacrifice'] as const satisfies readonly CostField[];

/** G1–G5: everything about an action that does not depend on what is picked for it. */
function whyNotNow(table: Table, by: Player, action: ActionDef): Reason[] {
	const reasons: Reason[] = [];
	if (table.over) reasons.push(because('game_over'));
	else if (table.chance === 'system') reasons.push(because('rules_at_work'));
	else if (table.chance !== by) reasons.push(because('not_your_chance', { holder: table.chance }));
	if (action.trigger === 'triggered') reasons.push(because('triggered_by_itself', { action: action.name }));
	if (!action.formats.includes(table.format))
		reasons.push(because('not_in_format', { action: action.name, format: FORMAT_NAMES[table.format] }));
	if (action.frames && !action.frames.includes(table.frame))
		reasons.push(because('not_in_frame', { action: action.name, frame: FRAME_NAMES[table.frame] }));
	if (action.timing === 'main' && action.trigger === 'direct') {
		if (table.turn !== by) reasons.push(because('not_your_turn', { turn: table.turn }));
		if (table.stage.length) reasons.push(because('stage_not_empty', { n: table.stage.length }));
	}
	for (const condition of action.conditions ?? [])
		reasons.push(...whyNotCondition(table, by, action, condition));
	if (action.id === 'end' && table.turn === by && !isRuled(table, 'AMB-53', 'reminder')) {
		const attack = actionOf(table, 'attack');
		const [giant] = isAvailable(table, attack) ? mustAttack(table, by) : [];
		if (giant && !table.players[by].used.includes('attack'))
			reasons.push(because('giant_must_attack', { unit: placedName(table, by, giant) }, 'AMB-53'));
	}
	return reasons;
}

function whyNotCondition(table: Table, by: Player, action: ActionDef, condition: Condition): Reason[] {
	const { used, pack, life } = table.players[by];
	switch (condition.kind) {
		case 'once-per-turn':
			return used.includes(action.id) ? [because('used_this_turn', {}, 'AMB-26')] : [];
		case 'not-turn-player':
			return table.turn === by ? [because('your_own_turn')] : [];
		case 'pack-unopened':
			if (!pack) return [because('no_pack')];
			return pack.opened ? [because('pack_already_opened')] : [];
		case 'life-at-most':
			return life.length > condition.max
				? [because('life_above', { max: condition.max, n: life.length })]
				: [];
		case 'rare-summon-life': {
			const applies = table.profile === 'patch' || isRuled(table, 'AMB-71', 'life-nine');
			return applies && life.length > condition.max
				? [because('life_above', { max: condition.max, n: life.length }, 'AMB-71')]
				: [];
		}
		case 'trump-open': {
			if (hasOpenTrump(table, by, condition.suit, condition.rank)) return [];
			const card = `${by}:${condition.suit}${condition.rank}`;
			return [because('trump_not_open', { trump: trumpName(card), card: labelOf(card) })];
		}
		case 'no-such-trump':
			return [because('no_such_trump', { trump: condition.name }, 'AMB-04')];
	}
}

/** All reasons why this player can't request this action now, whatever he picks. Empty: some plan is legal. */
export function whyNotAction(table: Table, by: Player, action: ActionDef): Reason[] {
	const reasons = whyNotNow(table, by, action);
	const cost = costOf(table, by, action);
	const { hand } = table.players[by];
	const { keys: spec, target } = action;
	const pile = spec ? keyPile(table, by, spec) : [];
	const sets = spec ? keySets(spec, pile, target?.tests?.includes('key-suit') ? Infinity : 1) : [[]];
	const taken = spec?.from === 'hand' ? (sets.length ? keyCount(spec) : fittingOf(spec, hand)) : 0;
	reasons.push(...whyNotPayable(table, by, cost, hand.length - taken));
	if (spec && !sets.length)
		reasons.push(
			spec.from === 'rare' ? because('no_rare_card') : because('no_key_cards', { need: spec.need })
		);
	reasons.push(...whyNoUnit(table, by, action), ...whyNoTarget(table, by, action, sets));
	return reasons;
}
/** Reasons where no unit can be the key unit. */
function whyNoUnit(table: Table, by: Player, action: ActionDef): Reason[] {
	if (!action.unit) return [];
	const against = table.players[by].field.map((unit) => whyNotKeyUnit(table, by, action, unit));
	if (against.some((r) => !r.length)) return [];
	const driven = against.filter((r) => r.length === 1 && r[0]!.code === 'cost_unit_driven').flat();
	return driven.length
		? driven
		: [because('no_key_unit', { key: keyUnitName(table.profile), need: action.unit.need })];
}
/** A reason where none of these sets of key cards has a target. */
function whyNoTarget(
	table: Table,
	by: Player,
	action: ActionDef,
	sets: readonly (readonly CardId[])[]
): Reason[] {
	const isRight = (keys: readonly CardId[]) =>
		optionsFor(table, { action, by, keys }).some((o) => !o.reasons.length);
	if (!action.target || (sets.length ? sets : [[]]).some(isRight)) return [];
	return [because('no_legal_target', { need: action.target.need })];
}
const fittingOf = (spec: NonNullable<ActionDef['keys']>, hand: readonly CardId[]): number =>
	Math.min(keyCount(spec) - 1, hand.filter((c) => fitsSome(c, spec)).length);

const wrongNumber = (field: L10n, need: number, have: number): Reason =>
	because('wrong_number', { field, need, have });

/** A move by somebody who is not playing: nothing else can be said of it. */
export const whyNoSeat = ({ seat }: Move): Reason[] =>
	PLAYERS.some((player) => player === seat) ? [] : [because('no_such_seat', { seat })];

/** All reasons against a complete plan, in the order a judge would ask. Empty: it is legal. */
export function whyNotRequest(table: Table, move: Move): Reason[] {
	const by = move.seat as Player;
	if (!isAction(move.action)) return [because('unknown_action', { action: move.action })];
	const action = actionOf(table, move.action);
	const reasons = whyNotNow(table, by, action);
	for (const field of Object.keys(move.picks ?? {}))
		if (!fieldsOf(table, action).includes(field)) reasons.push(because('unknown_field', { field }));
	const unseen = whyUnseen(table, by, Object.values(move.picks ?? {}).flat());
	// anything said about such a pick would tell whether the guess was right
	if (unseen.length) return [...reasons, ...unseen];
	const cost = costOf(table, by, action);
	const keys = move.picks?.keys ?? [];
	const cards = keys.filter(isCard);

	const fromHand = action.keys?.from === 'hand' ? keyCount(action.keys) : 0;
	reasons.push(...whyNotPayable(table, by, cost, table.players[by].hand.length - fromHand));
	for (const field of COSTS)
		reasons.push(...whyNotPaidWith(table, by, cost, field, move.picks?.[field] ?? [], cards));

	if (action.keys) {
		for (const key of keys) if (!isCard(key)) reasons.push(because('no_such_piece', { id: key }));
		reasons.push(...whyNotKeys(table, by, action.keys, cards, FIELD_NAMES.keys));
	}
	if (namesOnRequest(table, action)) reasons.push(...whyNotNamed(table, by, move.picks?.attackers ?? []));
	if (action.unit) reasons.push(...whyNotUnitPick(table, by, action, move.picks?.unit ?? []));
	if (action.target) reasons.push(...whyNotTargetPick(table, by, action, cards, move.picks?.target ?? []));
	return reasons;
}

/** What a request of this action may pick at all. */
const fieldsOf = (table: Table, action: ActionDef): string[] => [
	...COSTS,
	...(action.keys ? ['keys'] : []),
	...(action.unit ? ['unit'] : []),
	...(action.target ? ['target'] : []),
	...(namesOnRequest(table, action) ? ['attackers'] : [])
];
function whyNotPaidWith(
	table: Table,
	by: Player,
	cost: Cost,
	field: CostField,
	picks: readonly string[],
	keys: readonly CardId[]
): Reason[] {
	const need = neededFor(cost, field);
	if (!need && !picks.length) return [];
	const reasons: Reason[] = [];
	if (picks.length !== need) reasons.push(wrongNumber(FIELD_NAMES[field], need, picks.length));
	const pieces = picks.map((p) => (field === 'discard' ? p : (unitWith(table, p)?.unit.id ?? p)));
	picks.forEach((pick, i) => {
		if (pieces.indexOf(pieces[i]!) !== i)
			reasons.push(because('picked_twice', { card: isCard(pick) ? labelOf(pick) : pick }));
		reasons.push(...whyNotPays(table, by, field, pick, keys));
	});
	return reasons;
}
/** AMB-42, other setting: attackers are named when Attack is requested. */
const namesOnRequest = (table: Table, action: ActionDef): boolean =>
	action.id === 'attack' && isRuled(table, 'AMB-42', 'on-request');
function whyNotNamed(table: Table, by: Player, picks: readonly string[]): Reason[] {
	const units = picks.map((pick) => unitWith(table, pick));
	const reasons = units.flatMap((placed, i) => {
		if (!placed || placed.by !== by) return [because('no_such_piece', { id: picks[i]! })];
		const first = units.findIndex((u) => u?.unit === placed.unit) === i;
		const name = placedName(table, by, placed.unit);
		return [...whyNotAttack(table, placed.unit), ...(first ? [] : [because('picked_twice', { card: name })])];
	});
	for (const giant of mustAttack(table, by))
		if (!units.some((u) => u?.unit === giant))
			reasons.push(because('attacker_must', { unit: placedName(table, by, giant) }, 'AMB-53'));
	return reasons;
}
function whyNotUnitPick(table: Table, by: Player, action: ActionDef, picks: readonly string[]): Reason[] {
	const none = picks.length ? [] : whyNoUnit(table, by, action);
	if (none.length) return none;
	if (picks.length !== 1) return [wrongNumber(keyUnitName(table.profile), 1, picks.length)];
	const placed = unitWith(table, picks[0]!);
	if (!placed) return [because('no_such_piece', { id: picks[0]! })];
	if (placed.by !== by)
		return [
			because('unit_not_right', { unit: placedName(table, placed.by, placed.unit), need: action.unit!.need })
		];
	return whyNotKeyUnit(table, by, action, placed.unit);
}
function whyNotTargetPick(
	table: Table,
	by: Player,
	action: ActionDef,
	keys: readonly CardId[],
	picks: readonly string[]
): Reason[] {
	const none = picks.length ? [] : whyNoTarget(table, by, action, [keys]);
	if (none.length) return none;
	if (picks.length !== 1) return [wrongNumber(FIELD_NAMES.target, 1, picks.length)];
	const target = targetFromPick(table, action.id, picks[0]!);
	return target
		? whyNotTarget(table, { action, by, keys }, target)
		: [because('no_such_piece', { id: picks[0]! })];
}

/** The next thing to pick for a request: key cards, key unit, cost, target; null when the plan is complete. */
export function requestField(table: Table, draft: Move): Field | null {
	if (!isAction(draft.action)) return null;
	const by = draft.seat as Player;
	const action = actionOf(table, draft.action);
	const picks = draft.picks ?? {};
	const keys = picks.keys ?? [];
	if (action.keys && !picks.keys) return keyField(table, by, action);
	if (action.unit && !picks.unit)
		return {
			id: 'unit',
			label: keyUnitName(table.profile),
			min: 1,
			max: 1,
			options: table.players[by].field.map((u) =>
				unitOption(table, by, by, u, whyNotKeyUnit(table, by, action, u))
			),
			cites: ['5.3', 'AMB-09']
		};
	if (namesOnRequest(table, action) && !picks.attackers) {
		const options = table.players[by].field.map((u) => unitOption(table, by, by, u, whyNotAttack(table, u)));
		return {
			id: 'attackers',
			label: FIELD_NAMES.attackers,
			min: 0,
			max: options.filter((o) => !o.reasons.length).length,
			options,
			cites: ['action:attack', 'AMB-42']
		};
	}
	const cost = costOf(table, by, action);
	for (const field of COSTS) {
		const need = neededFor(cost, field);
		if (need && !picks[field]) return costField(table, by, field, need, keys);
	}
	if (action.target && !picks.target)
		return {
			id: 'target',
			label: l10n(`対象: ${action.target.need.ja}`, `target: ${action.target.need.en}`),
			min: 1,
			max: 1,
			options: optionsFor(table, { action, by, keys } satisfies Aim),
			cites: ['5.3', `action:${action.id}`]
		};
	return null;
}

function keyField(table: Table, by: Player, action: ActionDef): Field {
	const spec = action.keys!;
	const pile = keyPile(table, by, spec);
	const usable = new Set(keySets(spec, pile).flat());
	const options: Option[] = pile.map((card) => {
		const reasons = usable.has(card)
			? []
			: fitsSome(card, spec)
				? [because('no_key_cards', { need: spec.need })]
				: [because('key_does_not_fit', { card: labelOf(card), need: spec.need })];
		return cardOption(card, [by], reasons);
	});
	const n = keyCount(spec);
	return {
		id: 'keys',
		label: l10n(`キーカード: ${spec.need.ja}`, `key cards: ${spec.need.en}`),
		min: n,
		max: n,
		options,
		cites: ['5.3', `action:${action.id}`]
	};
}

function costField(table: Table, by: Player, field: CostField, need: number, keys: readonly CardId[]): Field {
	const { hand } = table.players[by];
	const whose = field === 'sacrifice' && isRuled(table, 'AMB-22', 'any-character') ? [by, foeOf(by)] : [by];
	const options: Option[] =
		field === 'discard'
			? hand.map((card) => cardOption(card, [by], whyNotPays(table, by, field, card, keys)))
			: whose.flatMap((p) =>
					table.players[p].field.map((u) =>
						unitOption(table, by, p, u, whyNotPays(table, by, field, u.cards[0]!, keys))
					)
				);
	return { id: field, label: FIELD_NAMES[field], min: need, max: need, options, cites: ['5.2'] };
}

/** The trump's name, for reasons: found by its card. */
function trumpName(card: CardId): L10n {
	const { suit, rank } = cardOf(card);
	return TRUMP_NAMES[`${suit}${rank}`] ?? l10n(labelOf(card), labelOf(card));
}
