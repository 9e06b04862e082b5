// Complete moves out of what a system offers: all of them, or one at random. For walks, counts, quizzes and search.
import type { Field, Move } from '../rules/core/contract';
import type { RuleSystem } from './contract';
import type { Position } from './kernel';

/** Sets of `min` to `max` picks from ids, in order of size; with `ordered`, every order of each. */
function* pickSets(field: Field): Generator<readonly string[]> {
	const ids = field.options.filter((o) => !o.reasons.length).map((o) => o.id);
	const most = Math.min(field.max, ids.length);
	function* choose(n: number, from: number, picked: readonly string[]): Generator<readonly string[]> {
		if (!n) return yield picked;
		for (let i = field.ordered ? 0 : from; i < ids.length; i++)
			if (!picked.includes(ids[i]!)) yield* choose(n - 1, i + 1, [...picked, ids[i]!]);
	}
	for (let n = field.min; n <= most; n++) yield* choose(n, 0, []);
}

/** Every complete legal move that begins with this draft. */
export function* plansFrom<T>(system: RuleSystem<T>, position: Position<T>, draft: Move): Generator<Move> {
	const field = system.field(position, draft);
	if (!field) {
		if (!system.whyNot(position, draft).length) yield draft;
		return;
	}
	for (const picks of pickSets(field))
		yield* plansFrom(system, position, { ...draft, picks: { ...draft.picks, [field.id]: picks } });
}

/** Every complete legal move of whoever decides now. */
export function* legalMoves<T>(system: RuleSystem<T>, position: Position<T>): Generator<Move> {
	for (const option of system.moves(position))
		if (option.legal) yield* plansFrom(system, position, { seat: option.seat, action: option.action });
}

/** A complete legal move of an option, its picks drawn with `random` (0 ≤ x < 1); null where none was found. */
export function randomPlan<T>(
	system: RuleSystem<T>,
	position: Position<T>,
	start: Move,
	random: () => number
): Move | null {
	const index = (n: number): number => Math.floor(random() * n);
	for (let attempt = 0; attempt < 12; attempt++) {
		let draft = start;
		for (let field = system.field(position, draft); field; field = system.field(position, draft)) {
			const ids = field.options.filter((o) => !o.reasons.length).map((o) => o.id);
			const most = Math.min(field.max, ids.length);
			const n = field.min + index(most - field.min + 1);
			const picks: string[] = [];
			while (picks.length < n && ids.length) picks.push(ids.splice(index(ids.length), 1)[0]!);
			draft = { ...draft, picks: { ...draft.picks, [field.id]: picks } };
		}
		if (!system.whyNot(position, draft).length) return draft;
	}
	// picks that only fit together are rarely drawn: look for one that does
	for (const plan of plansFrom(system, position, start)) return plan;
	return null;
}

/** One legal move of whoever decides now; null where there is none. */
export function randomMove<T>(
	system: RuleSystem<T>,
	position: Position<T>,
	random: () => number
): Move | null {
	const legal = system.moves(position).filter((o) => o.legal);
	while (legal.length) {
		const [option] = legal.splice(Math.floor(random() * legal.length), 1);
		const plan = randomPlan(system, position, { seat: option!.seat, action: option!.action }, random);
		if (plan) return plan;
	}
	return null;
}
