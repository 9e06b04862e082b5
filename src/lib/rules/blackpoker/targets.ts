// Targets: what may be aimed at, and why something may not. The same tests serve requesting, the check on resolution and 対象変更.
import type { Option, Reason } from '../core/contract';
import type { L10n } from '../core/text';
import { l10n } from '../core/text';
import { actionOf, nameOfAction } from './actions';
import { cardOf, isCard, labelOf, type CardId, type Player } from './cards';
import type { ActionDef, TargetSpec } from './define';
import { because } from './reasons';
import {
	findRequest,
	findUnit,
	foeOf,
	isRuled,
	boardId,
	isSeenBy,
	placeOf,
	unitWith,
	type ActionRequest,
	type Placed,
	type Table,
	type Target
} from './table';
import { characterOf, isBulwark, placedName, suitsOf } from './units';

/** Who aims, with what: all that a target's tests may depend on besides the target. */
export interface Aim {
	readonly action: ActionDef;
	readonly by: Player;
	readonly keys: readonly CardId[];
	/** Set when the request exists already: it can never aim at itself. */
	readonly request?: string;
}

/** "カウンター(r3)", "Counter (r3)". */
export const requestName = (request: ActionRequest): L10n => {
	const name = nameOfAction(request.action);
	return l10n(`${name.ja}(${request.id})`, `${name.en} (${request.id})`);
};
export function targetName(table: Table, target: Target): L10n {
	switch (target.kind) {
		case 'unit': {
			const placed = findUnit(table, target.id);
			return placed ? placedName(table, placed.by, placed.unit) : l10n('(もう場にいない)', '(gone)');
		}
		case 'player':
			return l10n(`プレイヤー${target.id}`, `player ${target.id}`);
		case 'request': {
			const request = findRequest(table, target.id);
			return request ? requestName(request) : l10n(`(${target.id}: もうない)`, `(${target.id}: gone)`);
		}
		case 'trump':
			return l10n(`切札${labelOf(target.id)}`, `trump ${labelOf(target.id)}`);
	}
}

/** A pick (card of a unit, player, request id, trump card) as the target it means, or null where there is no such thing. */
export function targetFromPick(table: Table, actionId: string, pick: string): Target | null {
	const { kind } = actionOf(table, actionId).target!;
	if (kind === 'request') return findRequest(table, pick) && { kind: 'request', id: pick };
	if (kind === 'player' || kind === 'opponent')
		return pick === 'A' || pick === 'B' ? { kind: 'player', id: pick } : null;
	if (kind === 'trump')
		return isCard(pick) && table.players[cardOf(pick).owner].trumps.some((t) => t.card === pick && t.faceUp)
			? { kind: 'trump', id: pick }
			: null;
	const placed = unitWith(table, pick);
	return placed && { kind: 'unit', id: placed.unit.id };
}
/** How a move of `seat` names a target: a unit by its first card, a bulwark it may not look at by its place. */
export function pickOf(table: Table, target: Target, seat: Player): string {
	const placed = target.kind === 'unit' ? findUnit(table, target.id) : null;
	if (!placed) return target.id;
	const { by, unit } = placed;
	return isSeenBy(seat, by, unit) ? unit.cards[0]! : placeOf(table, by, unit);
}

/** All reasons why this may not be aimed at. Empty: it may. */
export function whyNotTarget(table: Table, aim: Aim, target: Target): Reason[] {
	const spec = aim.action.target!;
	switch (target.kind) {
		case 'unit': {
			const placed = findUnit(table, target.id);
			return placed ? whyNotUnit(table, aim, spec, placed) : [because('no_such_piece', { id: target.id })];
		}
		case 'request': {
			const request = findRequest(table, target.id);
			return request
				? whyNotRequest(table, aim, spec, request)
				: [because('no_such_piece', { id: target.id })];
		}
		case 'player':
			return spec.kind === 'player' || target.id === foeOf(aim.by)
				? []
				: [because('target_wrong_kind', { target: targetName(table, target), need: spec.need })];
		case 'trump': {
			const trump = table.players[cardOf(target.id).owner].trumps.find((t) => t.card === target.id);
			return trump?.faceUp
				? []
				: [because('target_wrong_kind', { target: targetName(table, target), need: spec.need })];
		}
	}
}

function whyNotUnit(table: Table, aim: Aim, spec: TargetSpec, { unit, by }: Placed): Reason[] {
	const name = placedName(table, by, unit);
	const bulwark = isBulwark(unit);
	const fits =
		(spec.kind === 'character' || spec.kind === (bulwark ? 'bulwark' : 'soldier')) &&
		(spec.side === 'any' || (spec.side === 'own') === (by === aim.by));
	const reasons: Reason[] = [];
	if (!fits) reasons.push(because('target_wrong_kind', { target: name, need: spec.need }));
	if (characterOf(unit)?.untargetable) reasons.push(because('target_untargetable', { target: name }));
	for (const test of spec.tests ?? []) {
		if (test === 'equippable' && characterOf(unit)?.noEquip)
			reasons.push(because('target_not_equippable', { target: name }));
		if (test === 'key-suit' && !bulwark) {
			const suits = suitsOf(unit);
			const [key] = aim.keys;
			if (!suits.length) reasons.push(because('target_no_suit', { target: name }));
			else if (key && !suits.includes(cardOf(key).suit!))
				reasons.push(because('target_other_suit', { target: name, card: labelOf(key) }));
		}
		if (test === 'has-common-diamond') {
			const common = unit.cards.some(
				(c) => cardOf(c).suit === 'D' && cardOf(c).number >= 2 && cardOf(c).number <= 10
			);
			if (bulwark || !common) reasons.push(because('target_lacks_card', { target: name }));
		}
	}
	return reasons;
}

/** The cards that counter-like actions look at. A key unit is none, unless AMB-36 is read by the seed's letter. */
export function keyCardsOf(table: Table, request: ActionRequest): readonly CardId[] {
	if (request.unit === null || !isRuled(table, 'AMB-36', 'counterable')) return request.keys;
	return findUnit(table, request.unit)?.unit.cards ?? [];
}

function whyNotRequest(table: Table, aim: Aim, spec: TargetSpec, request: ActionRequest): Reason[] {
	const name = requestName(request);
	const reasons: Reason[] = [];
	if (request.id === aim.request) reasons.push(because('target_itself'));
	const n = keyCardsOf(table, request).length;
	for (const test of spec.tests ?? []) {
		if (test === 'one-or-two-keys') {
			if (!n) reasons.push(because('target_no_key_cards', { target: name }, 'AMB-36'));
			else if (n > 2) reasons.push(because('target_too_many_keys', { target: name, n }));
		}
		if (test === 'some-key' && !n) reasons.push(because('target_no_key_cards', { target: name }, 'AMB-36'));
		// AMB-37, other setting: the note bars every counter-like action, not カウンター alone
		const bars = test === 'counterable' || (test !== 'is-action' && isRuled(table, 'AMB-37', 'all-counters'));
		if (bars && test !== 'has-target' && actionOf(table, request.action).notCounterable)
			if (!reasons.some((r) => r.code === 'target_not_counterable'))
				reasons.push(because('target_not_counterable', { target: name }, 'AMB-37'));
		if (test === 'has-target' && !request.target)
			reasons.push(because('target_has_no_target', { target: name }));
		if (test === 'is-action' && request.action !== spec.action)
			reasons.push(because('target_not_action', { target: name, action: nameOfAction(spec.action!) }));
	}
	return reasons;
}

/** Everything of the right sort, with the reasons against each: what the target field and 対象変更 offer. */
export function targetsOf(table: Table, spec: TargetSpec): Target[] {
	switch (spec.kind) {
		case 'request':
			return table.stage.map((r) => ({ kind: 'request', id: r.id }));
		case 'player':
		case 'opponent':
			return (['A', 'B'] as const).map((id) => ({ kind: 'player', id }));
		case 'trump':
			return (['A', 'B'] as const).flatMap((p) =>
				// what lies face down is nobody's business: only open trumps can be aimed at
				table.players[p].trumps.filter((t) => t.faceUp).map((t): Target => ({ kind: 'trump', id: t.card }))
			);
		default:
			return (['A', 'B'] as const).flatMap((p) =>
				table.players[p].field.map((u): Target => ({ kind: 'unit', id: u.id }))
			);
	}
}
/** The options of a target field; `seat` is who picks, and may not learn what it can't see. */
export function optionsFor(table: Table, aim: Aim, seat: Player = aim.by): Option[] {
	return targetsOf(table, aim.action.target!).map((target) => ({
		id: pickOf(table, target, seat),
		label: targetName(table, target),
		reasons: whyNotTarget(table, aim, target),
		refs: [calledOnBoard(table, target)]
	}));
}
/** What the board calls it: a bulwark goes by its place. */
function calledOnBoard(table: Table, target: Target): string {
	const placed = target.kind === 'unit' ? findUnit(table, target.id) : null;
	return placed ? boardId(table, placed.by, placed.unit) : target.id;
}

/** New targets for a waiting request, judged from its own controller's view; the present one is refused (AMB-31). */
export function targetOptions(
	table: Table,
	request: ActionRequest,
	now: Target | null,
	seat: Player
): Option[] {
	const action = actionOf(table, request.action);
	const aim: Aim = { action, by: request.by, keys: request.keys, request: request.id };
	return optionsFor(table, aim, seat).map((option) => {
		const already =
			now !== null && option.id === pickOf(table, now, seat) && !isRuled(table, 'AMB-31', 'same-allowed');
		return already
			? { ...option, reasons: [...option.reasons, because('target_already', {}, 'AMB-31')] }
			: option;
	});
}

/** Is a request's target still right ([8], R 5.4.1)? Null: it has none. */
export function targetIsRight(table: Table, request: ActionRequest): boolean | null {
	const { target } = request;
	if (!target) return null;
	const action = actionOf(table, request.action);
	if (target.kind === 'unit' && !findUnit(table, target.id)) return false;
	if (target.kind === 'request' && !findRequest(table, target.id)) return false;
	// AMB-29, other setting: only gone or split matters, not the whole wording
	if (isRuled(table, 'AMB-29', 'gone-or-split')) return true;
	const aim: Aim = { action, by: request.by, keys: request.keys, request: request.id };
	return whyNotTarget(table, aim, target).length === 0;
}
