// Why not? All reasons against a move, in the order a judge would ask: over, whose decision, the right time, the picks,
// and what the rules say about them. Empty means legal. There is no other legality.
import type { Field, Move, Option, Reason } from '../../core/contract';
import { because } from '../reasons';
import { holderOf } from '../flow/check';
import { isPlayer, type Player, type Table } from '../table';
import { ACTIONS, actionOf, type ActionSpec, type FieldSpec } from './actions';

type Picks = Readonly<Record<string, readonly string[]>>;

/** All reasons against a complete move. */
export function whyNot(table: Table, move: Move): readonly Reason[] {
	const { seat, action, picks = {} } = move;
	const spec = actionOf(action);
	if (!isPlayer(seat)) return [because('no_such_seat', { seat })];
	if (!spec) return [because('no_such_action', { action })];
	const timing = timeReasons(table, seat, action, spec);
	if (table.result) return timing;
	const shape = Object.keys(picks).flatMap((id) =>
		spec.fields.some((f) => f.id === id) ? [] : [because('no_such_field', { field: id })]
	);
	for (const field of spec.fields) shape.push(...pickShapeReasons(table, seat, field, picks[field.id]));
	// what the rules say about picks can only be asked of picks that exist
	const sound = shape.length === 0;
	return [
		...timing,
		...shape,
		...(sound ? checked(table, seat, spec, picks) : actionReasons(table, seat, spec))
	];
}

/** Over, at work, somebody else's decision, or not the time for this. */
function timeReasons(table: Table, seat: Player, action: string, spec: ActionSpec): Reason[] {
	const { awaiting } = table;
	if (table.result) return [because('game_over')];
	if (!awaiting) return [because('rules_at_work')];
	if (spec === ACTIONS.concede) return [];
	const reasons: Reason[] = [];
	if (awaiting.seat !== seat)
		reasons.push(
			awaiting.kind === 'pick' && action === 'pick'
				? because('turn_player_picks_first', { seat: holderOf(table) })
				: because('waits_for_other', { seat: awaiting.seat })
		);
	else if (awaiting.kind === 'question' && action !== 'answer') reasons.push(because('question_first'));
	if (!spec.when.includes(awaiting.kind)) reasons.push(because(spec.wrongTime));
	return reasons;
}

const countOf = (field: FieldSpec, table: Table): readonly [number, number] => field.count?.(table) ?? [1, 1];

function pickShapeReasons(
	table: Table,
	seat: Player,
	field: FieldSpec,
	picked: readonly string[] | undefined
): Reason[] {
	const [min, max] = countOf(field, table);
	const label = field.label;
	if (!picked?.length && min > 0) return [because('pick_missing', { field: label })];
	const reasons: Reason[] = [];
	const have = picked?.length ?? 0;
	if (have < min || have > max) reasons.push(because('pick_count', { field: label, min, max, have }));
	if (new Set(picked).size !== have) reasons.push(because('pick_twice', { field: label }));
	const candidates = field.candidates(table, seat);
	for (const pick of picked ?? [])
		if (!candidates.some((c) => c.id === pick))
			reasons.push(because('not_a_candidate', { pick, field: label }));
	return reasons;
}

/** The checks of an action that ask about no pick. */
const actionReasons = (table: Table, seat: Player, spec: ActionSpec): Reason[] =>
	spec.checks.flatMap((c) => (c.needs.length ? [] : c.ask(table, seat)));
/** Every check whose picks are there. Fields with several picks are asked pick by pick. */
function checked(table: Table, seat: Player, spec: ActionSpec, picks: Picks): Reason[] {
	return spec.checks.flatMap((c) => {
		const lists = c.needs.map((id) => picks[id] ?? []);
		if (lists.some((l) => !l.length)) return c.needs.length ? [] : [...c.ask(table, seat)];
		const longest = Math.max(1, ...lists.map((l) => l.length));
		return Array.from({ length: longest }, (_, i) =>
			c.ask(table, seat, ...lists.map((l) => l[i] ?? l[0]!))
		).flat();
	});
}

/** The reasons against picking this candidate for a field, with what the draft has picked so far. */
function optionReasons(
	table: Table,
	seat: Player,
	spec: ActionSpec,
	field: FieldSpec,
	picks: Picks,
	id: string
): Reason[] {
	return spec.checks.flatMap((c) => {
		if (!c.needs.includes(field.id)) return [];
		const of = c.needs.map((need) => (need === field.id ? id : picks[need]?.[0]));
		return of.every((x) => x !== undefined) ? [...c.ask(table, seat, ...of)] : [];
	});
}

const optionsOf = (table: Table, seat: Player, spec: ActionSpec, field: FieldSpec, picks: Picks): Option[] =>
	field
		.candidates(table, seat)
		.map((c) => ({ ...c, reasons: optionReasons(table, seat, spec, field, picks, c.id) }));

/** The next thing to pick for a draft, or null when nothing is missing. */
export function nextField(table: Table, draft: Move): Field | null {
	const { seat, action, picks = {} } = draft;
	const spec = actionOf(action);
	if (!spec || !isPlayer(seat)) return null;
	for (const field of spec.fields) {
		const [min, max] = countOf(field, table);
		const picked = picks[field.id];
		if (picked && picked.length >= min) continue;
		const { id, label, cites } = field;
		return { id, label, min, max, cites, options: optionsOf(table, seat, spec, field, picks) };
	}
	return null;
}

/** The first complete legal move of an action, if there is one. */
export function firstLegal(table: Table, seat: Player, action: string): Move | null {
	const spec = actionOf(action);
	if (!spec || timeReasons(table, seat, action, spec).length || actionReasons(table, seat, spec).length)
		return null;
	const complete = (picks: Picks, rest: readonly FieldSpec[]): Picks | null => {
		const [field, ...after] = rest;
		if (!field) return picks;
		const legal = optionsOf(table, seat, spec, field, picks).filter((o) => !o.reasons.length);
		const [min] = countOf(field, table);
		if (legal.length < min) return null;
		if (min !== 1) return complete({ ...picks, [field.id]: legal.slice(0, min).map((o) => o.id) }, after);
		for (const option of legal) {
			const found = complete({ ...picks, [field.id]: [option.id] }, after);
			if (found) return found;
		}
		return null;
	};
	const picks = complete({}, spec.fields);
	return picks && { seat, action, ...(spec.fields.length && { picks }) };
}

/** Why an action can't be done at all: its own reasons, or else those of everything that could be picked. */
export function whyNotAtAll(table: Table, seat: Player, action: string): readonly Reason[] {
	const spec = actionOf(action)!;
	const own = [
		...timeReasons(table, seat, action, spec),
		...(table.result ? [] : actionReasons(table, seat, spec))
	];
	if (own.length) return own;
	const reasons: Reason[] = [];
	const walk = (picks: Picks, rest: readonly FieldSpec[]): void => {
		const [field, ...after] = rest;
		if (!field) return;
		const options = optionsOf(table, seat, spec, field, picks);
		if (!options.length && field.none) reasons.push(because(field.none));
		for (const option of options)
			if (option.reasons.length) reasons.push(...option.reasons);
			else walk({ ...picks, [field.id]: [option.id] }, after);
	};
	walk({}, spec.fields);
	const seen = new Set<string>();
	return reasons.filter((r) => {
		const key = JSON.stringify([r.code, r.slots]);
		return !seen.has(key) && seen.add(key);
	});
}
