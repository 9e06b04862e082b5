// Stacks of frames and paths of hops come back all the time. Each different one is made once, so that a long line
// of positions shares them and going on is a look-up.
import type { Frame, Hop, StateValue, Taken } from './kernel';

/** A stack of frames: the frames below, and one more. */
export interface Stack {
	readonly frames: readonly Frame[];
	/** What is left when the last frame returns; null for the stack without frames. */
	readonly below: Stack | null;
	readonly above: Map<string, Map<StateValue, Stack>>;
}

/** One family of stacks: those of one kernel, whose executor gives out the state values. */
export function makeStacks() {
	const bottom: Stack = { frames: [], below: null, above: new Map() };
	const known = new WeakMap<readonly Frame[], Stack>();

	/** One frame more. State values must be the same object where they are equal, as executors promise. */
	function push(below: Stack, chart: string, value: StateValue): Stack {
		let byValue = below.above.get(chart);
		if (!byValue) below.above.set(chart, (byValue = new Map()));
		let stack = byValue.get(value);
		if (!stack) {
			stack = { frames: [...below.frames, [chart, value]], below, above: new Map() };
			byValue.set(value, stack);
			known.set(stack.frames, stack);
		}
		return stack;
	}
	/** The stack that a position holds, wherever its frames come from. */
	const of = (frames: readonly Frame[], same: (chart: string, value: StateValue) => StateValue): Stack =>
		known.get(frames) ??
		frames.reduce((below, [chart, value]) => push(below, chart, same(chart, value)), bottom);

	return { bottom, push, of };
}

/** The hops of one micro step so far. */
export interface Path {
	readonly hops: readonly Hop[];
	/** For what was taken next, at each depth (the charts beside have -1). */
	readonly on: Map<Taken, Path[]>;
}
export const startPath = (): Path => ({ hops: [], on: new Map() });

/** The path with what was just taken; the same object for the same way. Nothing is added where the edges are not known. */
export function follow(path: Path, chart: string, depth: number, taken: Taken): Path {
	if (!taken.edges.length) return path;
	let byDepth = path.on.get(taken);
	if (!byDepth) path.on.set(taken, (byDepth = []));
	return (byDepth[depth + 1] ??= {
		hops: [...path.hops, ...taken.edges.map((edge) => ({ chart, depth, edge }))],
		on: new Map()
	});
}
