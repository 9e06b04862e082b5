// The same moves under another reading: where the two lines first differ, and what is different in the end.
// For disputed points ("what if AMB-16 were ruled the other way?") and text profiles.
import type { Head, RuleSystem } from '../machines/contract';
import type { MicroStep, Position } from '../machines/kernel';
import {
	isProblems,
	type Facts,
	type Happening,
	type Move,
	type Problem,
	type Reason
} from '../rules/core/contract';

/** One fact that is different in the end: its words here and there. */
export interface FactChange {
	readonly fact: string;
	readonly here: readonly string[];
	readonly there: readonly string[];
}
/** A position under either reading. */
export type Both<T> = readonly [here: Position<T>, there: Position<T>];
export interface Comparison<T = unknown> {
	/** The first micro step that is not the same: of which move (from 0), what happens on either side, and what comes of it. */
	readonly first: {
		readonly move: number;
		readonly step: number;
		readonly here: readonly Happening[];
		readonly there: readonly Happening[];
		readonly after: Both<T>;
	} | null;
	/** The move that one side no longer takes, and why; both lines end there. */
	readonly refused: {
		readonly move: number;
		readonly side: 'here' | 'there';
		readonly reasons: readonly Reason[];
	} | null;
	/** Facts that differ after the last move both sides took. */
	readonly facts: readonly FactChange[];
	/** Where both lines end. */
	readonly last: Both<T>;
}

const sameStep = <T>(
	system: RuleSystem<T>,
	a: MicroStep<T> | undefined,
	b: MicroStep<T> | undefined
): boolean => {
	if (!a || !b) return a === b;
	const codes = (m: MicroStep<T>) => m.happened.map((h) => h.code).join(' ');
	return codes(a) === codes(b) && !factChanges(system.facts(a.position), system.facts(b.position)).length;
};
function factChanges(here: Facts, there: Facts): FactChange[] {
	const names = [...new Set([...Object.keys(here), ...Object.keys(there)])].sort();
	return names
		.map((fact) => ({ fact, here: here[fact] ?? [], there: there[fact] ?? [] }))
		.filter((c) => c.here.join(' ') !== c.there.join(' '));
}

/** Plays the moves under both heads, side by side. Problems instead, where one of the set-ups gives no position. */
export function compareHeads<T>(
	system: RuleSystem<T>,
	here: Head,
	there: Head,
	moves: readonly Move[]
): Comparison<T> | readonly Problem[] {
	const starts = [system.start(here), system.start(there)] as const;
	for (const started of starts) if (isProblems(started)) return started;
	let [a, b] = starts as Both<T>;
	let first: Comparison<T>['first'] = null;
	for (const [n, move] of moves.entries()) {
		const reasons = [system.whyNot(a, move), system.whyNot(b, move)] as const;
		const side = reasons[0].length ? 'here' : reasons[1].length ? 'there' : null;
		if (side) {
			const why = side === 'here' ? reasons[0] : reasons[1];
			return {
				first,
				refused: { move: n, side, reasons: why },
				facts: factChanges(system.facts(a), system.facts(b)),
				last: [a, b]
			};
		}
		const [x, y] = [system.kernel.run(a, system.event(move)), system.kernel.run(b, system.event(move))];
		if (!first) {
			const step = Array.from({ length: Math.max(x.length, y.length) }, (_, i) => i).find(
				(i) => !sameStep(system, x[i], y[i])
			);
			if (step !== undefined)
				first = {
					move: n,
					step,
					here: x[step]?.happened ?? [],
					there: y[step]?.happened ?? [],
					after: [(x[step] ?? x.at(-1)!).position, (y[step] ?? y.at(-1)!).position]
				};
		}
		a = x.at(-1)!.position;
		b = y.at(-1)!.position;
	}
	return { first, refused: null, facts: factChanges(system.facts(a), system.facts(b)), last: [a, b] };
}
