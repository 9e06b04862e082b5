// A set-up may begin in the middle of an attack, at any gate (K14).
import type { Json, Problem } from '../core/contract';
import type { Seat } from '../core/text';
import { announce, beginHit, declare, makeHits, showCards } from './attack';
import { noted } from './numbers';
import { problem, type ProblemCode } from './problems';
import {
	at,
	attackOf,
	hitOf,
	isAbility,
	isStanding,
	techniqueOf,
	withAttack,
	withHit,
	zone,
	type Note,
	MOMENT_OF_GATE,
	type Table
} from './table';
import { SAMPLES } from './cards';
import { GATES, type Gate } from './terms';

export interface AttackSetup {
	readonly by: Seat;
	readonly technique: string;
	readonly compounds?: readonly string[];
	readonly targets: readonly Seat[];
	readonly at: Gate;
	/** The present numbers; the announced ones where absent. */
	readonly level?: number;
	readonly damage?: number;
	/** Which hit of X回攻撃 it is. */
	readonly hit?: number;
}
const KEYS = ['by', 'technique', 'compounds', 'targets', 'at', 'level', 'damage', 'hit'];
const PATH = 'setup.attack';

/** Declares and announces the attack by the rules, then puts its hit where the set-up says. */
export function placeAttack(t: Table, json: Json): Table | readonly Problem[] {
	const problems: Problem[] = [];
	const complain = (code: ProblemCode, key: string, slots: Readonly<Record<string, string | number>> = {}) =>
		void problems.push(problem(code, { path: key ? `${PATH}.${key}` : PATH }, slots));
	if (typeof json !== 'object' || json === null || Array.isArray(json))
		return [problem('not_an_object', { path: PATH }, {})];
	const a = json as { readonly [key: string]: Json | undefined };
	for (const key of Object.keys(a))
		if (!KEYS.includes(key)) complain('unknown_key', key, { key, known: KEYS.join(' ') });
	const by = t.seats.find((s) => s === a.by);
	if (!by) complain('no_seat', 'by', { seat: String(a.by) });
	else if (!isStanding(t, by)) complain('attack_not_standing', 'by', { seat: by });
	const gate = GATES.find((g) => g === a.at);
	if (!gate) complain('gate_unknown', 'at', { gate: String(a.at), known: GATES.join(' ') });
	const refs = by ? readRefs(t, by, a, complain) : null;
	const targets = readTargets(t, a.targets, complain);
	for (const key of ['level', 'damage', 'hit'] as const) {
		const value = a[key];
		if (
			value !== undefined &&
			!(Number.isInteger(value) && (value as number) >= 0 && (value as number) <= 999)
		)
			complain('number_broken', key, { value: JSON.stringify(value), max: 999 });
	}
	if (problems.length || !refs || !by || !gate) return problems;

	const { reach, hits, heal, counter, defence } = techniqueOf(t, refs.technique);
	if (heal !== null || counter || defence)
		complain('attack_not_defended', 'technique', { technique: String(a.technique) });
	if (targets.includes(by)) complain('attack_at_self', 'targets', { seat: by });
	if (reach !== 'all' && targets.length > reach) complain('attack_too_many', 'targets', { n: reach });
	const number = (a.hit as number | undefined) ?? 1;
	if (number < 1 || number > hits) complain('attack_hit_number', 'hit', { n: number, hits });
	if (problems.length) return problems;

	const move = {
		seat: by,
		action: 'declare',
		picks: { technique: [refs.technique], compounds: refs.compounds }
	};
	const shown = { ...showCards(declare(t, move)), check: null };
	const announced = announce(shown, { seat: by, action: 'announce', picks: { targets } });
	let next = makeHits(announced);
	next = withAttack(next, { queue: attackOf(next)!.queue.filter((aim) => aim.number >= number) });
	next = beginHit(next);
	next = begun(next, 'level', a.level as number | undefined);
	next = begun(next, 'damage', a.damage as number | undefined);
	return at(withHit(next, { gate }), MOMENT_OF_GATE[gate]);
}

/** A number that the set-up gives stands for all that happened to it before. */
function begun(t: Table, of: Note['of'], value: number | undefined): Table {
	if (value === undefined) return t;
	const notes = hitOf(t)!.notes.filter((note) => note.of !== of);
	return withHit(t, { [of]: value, notes: [...notes, noted(null, of, '=', value, 'announced')] });
}

function readRefs(
	t: Table,
	by: Seat,
	a: { readonly [key: string]: Json | undefined },
	complain: (code: ProblemCode, key: string, slots?: Readonly<Record<string, string>>) => void
) {
	const find = (id: Json | undefined, kind: 'technique' | 'compound', key: string): string | null => {
		const def = typeof id === 'string' ? (t.defs[id] ?? SAMPLES[id]) : undefined;
		const ref = `${by}:${String(id)}`;
		const there = zone(t, by, 'hand').includes(ref) || (def && isAbility(t, ref));
		if (def?.kind === kind && there) return ref;
		complain('attack_without_card', key, { card: String(id), seat: by });
		return null;
	};
	const technique = find(a.technique, 'technique', 'technique');
	const list = a.compounds ?? [];
	if (!Array.isArray(list)) complain('not_a_list', 'compounds');
	const compounds = Array.isArray(list)
		? list.map((id: Json, i) => find(id, 'compound', `compounds[${i}]`))
		: [];
	return technique && !compounds.includes(null) ? { technique, compounds: compounds as string[] } : null;
}

function readTargets(
	t: Table,
	json: Json | undefined,
	complain: (code: ProblemCode, key: string, slots?: Readonly<Record<string, string>>) => void
): readonly Seat[] {
	if (!Array.isArray(json) || !json.length) {
		complain('attack_no_target', 'targets');
		return [];
	}
	return json.flatMap((id: Json, i) => {
		const seat = t.seats.find((s) => s === id);
		if (!seat) complain('no_seat', `targets[${i}]`, { seat: String(id) });
		else if (!isStanding(t, seat)) complain('attack_not_standing', `targets[${i}]`, { seat });
		return seat ? [seat] : [];
	});
}
