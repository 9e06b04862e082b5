// The reference executor: XState's own pure `initialTransition` and `transition`, nothing else.
// About twenty times slower than compiled.ts; it is what compiled.ts must agree with.
import {
	createMachine,
	initialTransition,
	transition,
	type AnyMachineSnapshot,
	type AnyStateMachine,
	type StateValue as XStateValue
} from 'xstate';
import type { Machine } from './machine';
import type { ChartRules, Executor, StateValue, Taken } from './kernel';

/** A chart as XState's own machine. */
export const xstateOf = ({ config }: Machine): AnyStateMachine => createMachine(config as never);

export function referenceExecutor<T>(
	charts: Readonly<Record<string, Machine>>,
	rules: Pick<ChartRules<T>, 'guards'>
): Executor<T> {
	const machines: Record<string, AnyStateMachine> = {};
	for (const [id, machine] of Object.entries(charts))
		machines[id] = xstateOf(machine).provide({
			// the table rides on the event, since these charts have no context
			guards: Object.fromEntries(
				Object.entries(rules.guards).map(([name, ask]) => [
					name,
					({ event }: { event: { table: T; sent: { type: string } } }) => ask(event.table, event.sent)
				])
			)
		} as never);

	const snapshots = new Map<string, AnyMachineSnapshot>();
	function snapshotOf(chart: string, value: StateValue): AnyMachineSnapshot {
		const key = chart + JSON.stringify(value);
		let snapshot = snapshots.get(key);
		if (!snapshot)
			snapshots.set(
				key,
				(snapshot = machines[chart]!.resolveState({ value: value as XStateValue } as never))
			);
		return snapshot;
	}
	/** The state value that stands for all equal ones: the one of the snapshot kept for it. */
	const same = (chart: string, value: StateValue): StateValue =>
		typeof value === 'string' ? value : (snapshotOf(chart, value).value as StateValue);
	const pack = (
		chart: string,
		[snapshot, actions]: [AnyMachineSnapshot, readonly { type: string }[]]
	): Taken => ({
		value: same(chart, snapshot.value as StateValue),
		done: snapshot.status === 'done',
		actions: actions.map((a) => a.type),
		edges: []
	});
	return {
		same,
		initial: (chart) => pack(chart, initialTransition(machines[chart]!) as never),
		accepts: (chart, value, type) =>
			snapshotOf(chart, value)._nodes.some((node) => node.transitions.has(type)),
		step(chart, value, event, table) {
			const before = snapshotOf(chart, value);
			const [after, actions] = transition(machines[chart]!, before, {
				...event,
				type: event.type,
				table,
				sent: event
			});
			// XState returns the same snapshot when no transition was taken, and after one that only acts (no target)
			if (after === before && !actions.length) return null;
			return pack(chart, [after, actions as never]);
		}
	};
}
