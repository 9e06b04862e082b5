// The same charts and rules run the way XState apps run them: a started actor per frame of the call stack, `send` for
// each event. It has no position to keep or go back to; it is measured because it is XState's fast path.
import {
	createActor,
	type AnyActor,
	type AnyMachineSnapshot,
	type AnyStateMachine,
	type StateValue
} from 'xstate';
import type { Machine } from '../../src/lib/machines/machine';
import { xstateOf } from '../../src/lib/machines/reference';
import type { ChartEvent, ChartRules, Frame, Position } from '../../src/lib/machines/kernel';

const NEXT: ChartEvent = { type: 'NEXT' };

export interface LiveRun<T> {
	readonly table: T;
	/** Micro steps done until the next decision; 0: the event was refused. */
	play(event: ChartEvent): number;
}

/** Makes a factory of runs. Guards and actions are provided once; a run only starts actors. */
export function liveKernel<T>(
	charts: Readonly<Record<string, Machine>>,
	rules: ChartRules<T>
): (position: Position<T>) => LiveRun<T> {
	let table: T;
	let sent: ChartEvent;
	let called: string | null = null;
	let signals: string[] = [];
	let acted = false;
	const machines: Record<string, AnyStateMachine> = {};
	const names = new Set<string>(Object.keys(rules.actions));
	for (const chart of Object.keys(charts)) names.add(`call:${chart}`);
	for (const signal of Object.keys(rules.signals ?? {})) names.add(`signal:${signal}`);
	const action = (name: string) => () => {
		acted = true;
		if (name.startsWith('call:')) called = name.slice(5);
		else if (name.startsWith('signal:')) {
			const type = rules.signals![name.slice(7)]!(table);
			if (type) signals.push(type);
		} else table = rules.actions[name]!(table, sent);
	};
	const provided = {
		guards: Object.fromEntries(
			Object.entries(rules.guards).map(([name, ask]) => [name, () => ask(table, sent)])
		),
		actions: Object.fromEntries([...names].map((name) => [name, action(name)]))
	};
	for (const [id, machine] of Object.entries(charts))
		machines[id] = xstateOf(machine).provide(provided as never);

	const begin = (chart: string) => ({ chart, actor: createActor(machines[chart]!).start() });
	/** An actor that stands where the frame stands. */
	const resume = ([chart, value]: Frame) => {
		const machine = machines[chart]!;
		const snapshot = machine.resolveState({ value: value as StateValue, context: {} });
		return { chart, actor: createActor(machine, { snapshot }).start() };
	};

	return (start) => {
		const frames: { chart: string; actor: AnyActor }[] = start.frames.map(resume);
		const watching = start.beside.map(resume);
		let mine = start.table;

		function step(event: ChartEvent): boolean {
			table = mine;
			let changed = false;
			for (let send: ChartEvent | null = event; send;) {
				const top = frames[frames.length - 1]!;
				const before = top.actor.getSnapshot();
				sent = send;
				called = null;
				signals = [];
				acted = false;
				top.actor.send(send);
				// a transition that only acts leaves the snapshot as it was
				if (top.actor.getSnapshot() === before && !acted) break;
				changed = true;
				for (const type of signals) for (const { actor } of watching) actor.send({ type });
				if (called !== null) frames.push(begin(called));
				send = null;
				if (top.actor.getSnapshot().status === 'done' && frames.length > 1) {
					frames.pop();
					send = { type: `RETURN.${top.chart}` };
				}
			}
			mine = table;
			return changed;
		}
		function waits(): boolean {
			const snapshot = frames[frames.length - 1]!.actor.getSnapshot() as AnyMachineSnapshot;
			return !snapshot._nodes.some((node) => node.transitions.has('NEXT'));
		}
		return {
			get table() {
				return mine;
			},
			play(event) {
				let steps = 0;
				for (let next = event; step(next); next = NEXT) {
					steps++;
					if (waits()) break;
				}
				return steps;
			}
		};
	};
}
