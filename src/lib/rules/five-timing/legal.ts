// Legality, the only one there is: whyNot gathers every reason; lists of moves and fields ask the same checks.
import type { Decision, Field, Move, Reason } from '../core/contract';
import { same, type L10n, type Seat } from '../core/text';
import { actionOf } from './actions';
import type { ActionSpec, FieldSpec, Picks, When } from './actions/spec';
import { because } from './reasons';
import { attackOf, character, hitOf, type Table } from './table';
import { GATES, GATE_NAMES, type Gate } from './terms';
import { prompt } from './sentences';

// ---- who has the word ----

/** Moments at which a defence stands open, so that P and A are possible. */
export const isOpen = (t: Table): boolean =>
	/^(I|II|IV|V|III\.|before\.)/.test(t.moment) && hitOf(t) !== null;

/** The seat that has to answer; null while the rules work or when it is over. */
export function decider(t: Table): Seat | null {
	switch (t.moment) {
		case 'busy':
		case 'over':
			return null;
		case 'turn':
			return t.turn;
		case 'roll':
			return t.check?.seat ?? hitOf(t)!.target;
		case 'contents':
		case 'answer':
		case 'verdict':
			return attackOf(t)!.by;
		case 'before.attacker':
			// a substitute that was offered waits for the target's word first (C22)
			return hitOf(t)!.claims.length ? hitOf(t)!.target : attackOf(t)!.by;
		default:
			return hitOf(t)!.target;
	}
}

/** Seats that may speak without being asked: pump-ups of the attacker, substitutes. */
export const bystanders = (t: Table): readonly Seat[] =>
	isOpen(t) ? t.seats.filter((s) => s !== decider(t) && character(t, s).state === 'standing') : [];

export function decision(t: Table): Decision | null {
	const seat = decider(t);
	return seat && { seat, kind: t.moment === 'roll' ? 'answer' : 'act', prompt: prompt(t, seat) };
}

// ---- whyNot ----

const gateOf = (when: When): Gate | null =>
	(GATES as readonly string[]).includes(when) ? (when as Gate) : null;

/** Reasons against doing it now, whoever does it. */
function whyNotNow(t: Table, { when, label, card }: ActionSpec): readonly Reason[] {
	if (t.moment === 'over') return [because('game_over', {})];
	if (t.moment === 'busy') return [because('rules_at_work', {})];
	const asked = character(t, decider(t)!).name;
	if (t.moment === 'roll' && when !== 'roll') return [because('dice_first', { who: asked })];
	if (when === 'asked') return t.moment === 'contents' ? [because('contents_first', { who: asked })] : [];
	if (when === 'roll') return t.moment === 'roll' ? [] : [because('no_question', {})];
	if (when === 'turn') return t.moment === 'turn' ? [] : [because('attack_running', {})];
	if (t.moment === 'turn') return [because(when === 'contents' ? 'nothing_to_announce' : 'no_attack', {})];
	if (when === 'contents') return t.moment === 'contents' ? [] : [because('contents_done', {})];
	if (t.moment === 'contents') return [because('contents_first', { who: asked })];
	if (when === 'answer') return t.moment === 'answer' ? [] : [because('no_maai', {})];
	const waits: Reason[] = [];
	if (t.moment === 'answer') waits.push(because('maai_waits', { who: asked }));
	if (t.moment === 'verdict' && when !== 'pump') waits.push(because('verdict_waits', { who: asked }));
	return [...waits, ...whyNotAtGate(t, when, label, card !== undefined)];
}

function whyNotAtGate(t: Table, when: When, action: L10n, isCard: boolean): readonly Reason[] {
	const own = gateOf(when);
	const now = hitOf(t)!.gate;
	if (!own || own === now) return [];
	const slots = { action, own: GATE_NAMES[own], now: GATE_NAMES[now] };
	return [
		because(GATES.indexOf(own) < GATES.indexOf(now) ? 'timing_over' : 'timing_not_yet', slots),
		...(isCard && now === 'II' ? [because('no_main_card_at_II', {})] : []),
		...(isCard && now === 'IV' ? [because('no_main_card_at_IV', {})] : [])
	];
}

/** Reasons against this seat doing it. */
function whyNotThem(t: Table, { by }: ActionSpec, seat: Seat): readonly Reason[] {
	const attack = attackOf(t);
	const hit = hitOf(t);
	switch (by) {
		case 'active':
			return seat === t.turn ? [] : [because('not_your_turn', { turn: character(t, t.turn).name })];
		case 'asked': {
			const asked = decider(t);
			return !asked || asked === seat ? [] : [because('not_your_word', { who: character(t, asked).name })];
		}
		case 'attacker':
			return !attack || attack.by === seat
				? []
				: [because('not_attacker', { who: character(t, attack.by).name })];
		case 'target':
			return !hit || hit.target === seat
				? []
				: [because('not_target', { who: character(t, hit.target).name })];
		case 'third':
			return hit?.target === seat ? [because('is_target', {})] : [];
	}
}

const whyNotAtAll = (t: Table, spec: ActionSpec, seat: Seat): readonly Reason[] => [
	...whyNotNow(t, spec),
	...whyNotThem(t, spec, seat),
	...(spec.refuse?.(t, seat) ?? [])
];

/** Too little to pick from: why each option is out, or that there is none. */
function whyNotEnough(field: FieldSpec): readonly Reason[] {
	const possible = field.options.filter((o) => !o.reasons.length).length;
	if (possible >= field.min) return [];
	const out = field.options.flatMap((o) => o.reasons);
	return out.length ? distinct(out) : field.none ? [field.none] : [];
}

function whyNotPicks(field: FieldSpec, picked: readonly string[]): readonly Reason[] {
	const reasons: Reason[] = [];
	const slots = { field: field.label };
	if (picked.length < field.min) {
		if (field.id === 'roll') return [because('no_dice', {})];
		const lack = whyNotEnough(field);
		if (lack.length) return lack;
		reasons.push(because('pick_missing', { ...slots, n: field.min - picked.length }));
	}
	if (picked.length > field.max) reasons.push(because('pick_too_many', { ...slots, max: field.max }));
	picked.forEach((pick, i) => {
		const option = field.options.find((o) => o.id === pick);
		if (picked.indexOf(pick) < i)
			reasons.push(because('pick_twice', { ...slots, pick: option?.label ?? pick }));
		else if (option) reasons.push(...option.reasons);
		else if (field.none && !field.options.length) reasons.push(field.none);
		else reasons.push(field.unknown?.(pick) ?? because('pick_unknown', { ...slots, pick: same(pick) }));
	});
	return reasons;
}

const distinct = (reasons: readonly Reason[]): readonly Reason[] =>
	reasons.filter((r, i) => reasons.findIndex((s) => s.code === r.code) === i);

/** What is picked for it, given what has been picked. */
export const fieldsOf = (t: Table, spec: ActionSpec, seat: Seat, picks: Picks): readonly FieldSpec[] =>
	spec.fields?.(t, seat, picks) ?? [];

/** Every reason against a complete move, in the order a judge would ask. Empty means legal. */
export function whyNot(t: Table, { seat, action, picks = {} }: Move): readonly Reason[] {
	if (!t.seats.includes(seat)) return [because('no_such_seat', { seat })];
	const spec = actionOf(action);
	if (!spec) return [because('unknown_action', { action })];
	const reasons = [...whyNotAtAll(t, spec, seat)];
	// where the moment is wrong altogether, what would be picked says nothing
	if (spec.when === 'roll' && t.moment !== 'roll') return reasons;
	const fields = fieldsOf(t, spec, seat, picks);
	for (const field of fields) reasons.push(...whyNotPicks(field, picks[field.id] ?? []));
	for (const id of Object.keys(picks))
		if (!fields.some((f) => f.id === id) && !reasons.length)
			reasons.push(because('field_unknown', { action: spec.label, field: id }));
	return distinct(reasons);
}
export const isLegal = (t: Table, move: Move): boolean => whyNot(t, move).length === 0;

// ---- what can be done ----

/** Why the action cannot be done at all, whatever is picked; empty where something can. */
export const whyImpossible = (t: Table, spec: ActionSpec, seat: Seat): readonly Reason[] =>
	distinct([
		...whyNotAtAll(t, spec, seat),
		...(spec.when === 'roll' && t.moment !== 'roll' ? [] : fieldsOf(t, spec, seat, {}).flatMap(whyNotEnough))
	]);

/** A legal completion: the first fitting picks for each field; null where there is none. */
export function complete(t: Table, spec: ActionSpec, seat: Seat): Move | null {
	if (whyNotAtAll(t, spec, seat).length) return null;
	const picks: Record<string, readonly string[]> = {};
	for (let again = true; again;) {
		again = false;
		for (const field of fieldsOf(t, spec, seat, picks)) {
			if (picks[field.id]) continue;
			const possible = field.options.filter((o) => !o.reasons.length).map((o) => o.id);
			if (possible.length < field.min) return null;
			picks[field.id] = possible.slice(0, field.min);
			again = true;
			break;
		}
	}
	const move = { seat, action: spec.id, ...(Object.keys(picks).length && { picks }) };
	return isLegal(t, move) ? move : null;
}
/** The next thing to pick for a draft; null when nothing is missing. */
export function field(t: Table, { seat, action, picks = {} }: Move): Field | null {
	const spec = actionOf(action);
	if (!spec || !t.seats.includes(seat)) return null;
	if (spec.when === 'roll' && t.moment !== 'roll') return null;
	const next = fieldsOf(t, spec, seat, picks).find((f) => !(f.id in picks) && f.max > 0);
	if (!next) return null;
	const { id, label, min, max, ordered, options, cites } = next;
	return { id, label, min, max, options, cites, ...(ordered && { ordered }) };
}
