// Control: a position is { table, frames, beside }. Charts (XState 5 machines) say what may come next;
// guards and actions are names that the rules of a system give a meaning. Plain JSON at every micro step.
import type { Happening, Tell } from '../rules/core/contract';
import { follow, makeStacks, startPath, type Path } from './sharing';

/** XState's own shape of a state value: a key, or a key per level or region. */
export type StateValue = string | { readonly [key: string]: StateValue };
export type Frame = readonly [chart: string, value: StateValue];

export interface Position<T> {
	readonly table: T;
	/** The call stack of charts; the last one is running. */
	readonly frames: readonly Frame[];
	/** Charts that only watch: they receive every signal and never hold the flow (BlackPoker's `turn`). */
	readonly beside: readonly Frame[];
}
export interface ChartEvent {
	readonly type: string;
	readonly [key: string]: unknown;
}

/** What the names in a system's charts mean. Pure: the same table and event give the same answer. */
export interface ChartRules<T> {
	/** A guard's name → a question about the table. */
	readonly guards: Readonly<Record<string, (table: T, event: ChartEvent) => boolean>>;
	/** An action's name → a step on the table; says what happened through `tell` when it is there. */
	readonly actions: Readonly<Record<string, (table: T, event: ChartEvent, tell?: Tell) => T>>;
	/** `signal:<name>` in a chart → the event for the charts beside, or null for none. Asked before the actions that follow it. */
	readonly signals?: Readonly<Record<string, (table: T) => string | null>>;
}

/** One transition that was taken: which chart at which depth, and along which edge. */
export interface Hop {
	readonly chart: string;
	/** Index in `frames` (or -1 for a chart beside). */
	readonly depth: number;
	/** `<source id>/<n>-><target id>`, as in the layout files; empty where an executor does not know it. */
	readonly edge: string;
}
export interface MicroStep<T> {
	readonly position: Position<T>;
	readonly hops: readonly Hop[];
	readonly happened: readonly Happening[];
}

/** What one chart answers to one event. `null`: it does not accept it here. */
export interface Taken {
	readonly value: StateValue;
	readonly done: boolean;
	readonly actions: readonly string[];
	readonly edges: readonly string[];
}
/**
 * Runs single charts. Two exist: XState's own `transition` (the reference) and tables compiled from the same charts.
 * Equal state values are the same object, wherever an executor gives one out.
 */
export interface Executor<T> {
	initial(chart: string): Taken;
	/** The value as this executor gives it out. */
	same(chart: string, value: StateValue): StateValue;
	step(chart: string, value: StateValue, event: ChartEvent, table: T): Taken | null;
	/** Is there a transition for this event type here, whatever its guards say? */
	accepts(chart: string, value: StateValue, type: string): boolean;
}

export const NEXT: ChartEvent = { type: 'NEXT' };
/** Rules that never come to a decision would hang the page; this many micro steps without one is our bug. */
export const STEP_LIMIT = 20_000;

export interface Kernel<T> {
	start(table: T): Position<T>;
	/** One micro step. `null`: the running chart does not accept the event here. */
	send(position: Position<T>, event: ChartEvent): MicroStep<T> | null;
	/** As `send`, but builds no log and no path: for searches. */
	quick(position: Position<T>, event: ChartEvent): Position<T> | null;
	/** Somebody must decide (or the game is over): nothing goes on by itself. */
	waits(position: Position<T>): boolean;
	/** Sends the event, then goes on to the next decision; every micro step in order. */
	run(position: Position<T>, event: ChartEvent): readonly MicroStep<T>[];
	/** As `run`, only the last position. */
	settle(position: Position<T>, event: ChartEvent): Position<T> | null;
}

/** What an action's name stands for: one of the three. */
interface Act<T> {
	/** `call:<chart>` */
	readonly callee: string | null;
	/** `signal:<name>` */
	readonly signal: ((table: T) => string | null) | null;
	readonly change: ChartRules<T>['actions'][string] | null;
}

interface Log {
	path: Path;
	readonly tell: Tell;
}

/** Joins an executor and the rules of a system. `root` is the first frame, `beside` the charts that watch. */
export function makeKernel<T>(
	executor: Executor<T>,
	rules: ChartRules<T>,
	root: string,
	beside: readonly string[] = []
): Kernel<T> {
	const stacks = makeStacks();
	const nowhere = startPath();
	const stackOf = (frames: readonly Frame[]) => stacks.of(frames, executor.same);

	const acts = new Map<string, Act<T>>();
	function actOf(name: string): Act<T> {
		let act = acts.get(name);
		if (!act) {
			const [kind, of] = name.split(':');
			const [callee, signal] = [kind === 'call', kind === 'signal'];
			act = {
				callee: callee ? of! : null,
				signal: signal ? rules.signals![of!]! : null,
				change: callee || signal ? null : rules.actions[name]!
			};
			acts.set(name, act);
		}
		return act;
	}
	const returns = new Map<string, ChartEvent>();
	function returnOf(chart: string): ChartEvent {
		let event = returns.get(chart);
		if (!event) returns.set(chart, (event = { type: `RETURN.${chart}` }));
		return event;
	}

	/** One micro step. `log`: where its hops and happenings go; searches do without. */
	function advance(from: Position<T>, event: ChartEvent, log?: Log): Position<T> | null {
		let { table, beside: watching } = from;
		let stack = stackOf(from.frames);
		for (let send: ChartEvent | null = event; send;) {
			const depth = stack.frames.length - 1;
			const [chart, value] = stack.frames[depth]!;
			const below = stack.below!;
			const taken = executor.step(chart, value, send, table);
			if (!taken) {
				if (send === event) return null;
				throw new Error(`chart ${chart} does not take ${send.type} at ${JSON.stringify(value)}`);
			}
			if (log) log.path = follow(log.path, chart, depth, taken);
			stack = stacks.push(below, chart, taken.value);
			for (const name of taken.actions) {
				const act = actOf(name);
				if (act.change) table = act.change(table, send, log?.tell);
				else if (act.callee) stack = stacks.push(stack, act.callee, executor.initial(act.callee).value);
				else {
					const type = act.signal!(table);
					if (type) watching = signal(watching, type, table, log);
				}
			}
			send = null;
			if (taken.done && depth > 0) {
				stack = below;
				send = returnOf(chart);
			}
		}
		return { table, frames: stack.frames, beside: watching };
	}

	function signal(watching: readonly Frame[], type: string, table: T, log?: Log): readonly Frame[] {
		const before = stackOf(watching);
		let after = stacks.bottom;
		for (const [chart, value] of before.frames) {
			const taken = executor.step(chart, value, { type }, table);
			if (taken && log) log.path = follow(log.path, chart, -1, taken);
			after = stacks.push(after, chart, taken ? taken.value : value);
		}
		return after.frames;
	}

	const opened = (charts: readonly string[]): readonly Frame[] =>
		stackOf(charts.map((chart) => [chart, executor.initial(chart).value])).frames;
	const quick = (position: Position<T>, event: ChartEvent) => advance(position, event);

	function send(position: Position<T>, event: ChartEvent): MicroStep<T> | null {
		const happened: Happening[] = [];
		const log: Log = { path: nowhere, tell: (h) => void happened.push(h) };
		const next = advance(position, event, log);
		return next && { position: next, hops: log.path.hops, happened };
	}

	function waits({ frames }: Position<T>): boolean {
		const [chart, value] = frames[frames.length - 1]!;
		return !executor.accepts(chart, value, 'NEXT');
	}

	return {
		start: (table) => ({
			table,
			frames: opened([root]),
			beside: opened(beside)
		}),
		send,
		quick,
		waits,
		run(position, event) {
			const steps: MicroStep<T>[] = [];
			let step = send(position, event);
			while (step) {
				steps.push(step);
				if (waits(step.position)) return steps;
				if (steps.length > STEP_LIMIT) throw new Error(`no decision after ${STEP_LIMIT} micro steps`);
				step = send(step.position, NEXT);
			}
			if (steps.length)
				throw new Error(`stuck: NEXT refused at ${JSON.stringify(steps.at(-1)!.position.frames)}`);
			return steps;
		},
		settle(position, event) {
			let next = quick(position, event);
			for (let n = 0; next && !waits(next); n++) {
				if (n > STEP_LIMIT) throw new Error(`no decision after ${STEP_LIMIT} micro steps`);
				next = quick(next, NEXT);
			}
			return next;
		}
	};
}
