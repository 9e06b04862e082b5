import { createMachine, State } from 'xstate4';
import { describe, expect, it } from 'vitest';
import { fixture, START } from '../components/chart/fixture';
import { graphOf } from '../components/chart/graph';
import { v4Config, v4State } from './to-v4';

/** As it arrives on the other side. */
const over = (x: unknown) => JSON.parse(JSON.stringify(x));

describe.each(Object.entries(fixture.charts))('the chart %s', (name, machine) => {
	it('has the same states and events in XState 4', () => {
		const v4 = createMachine(over(v4Config(machine)));
		expect(v4.stateIds.toSorted()).toEqual(
			graphOf(name, machine)
				.nodes.map((node) => node.id)
				.sort()
		);
		expect(v4.events.filter(Boolean).sort()).toEqual([...machine.events].sort());
	});
	it('keeps its guards and actions by name', () => {
		const v4 = createMachine(over(v4Config(machine)));
		const graph = graphOf(name, machine);
		for (const node of graph.nodes) {
			const theirs = v4.getStateNodeById(node.id).transitions.map((t) => ({
				event: t.eventType,
				guard: t.cond?.name ?? null,
				actions: t.actions.map((action) => action.type)
			}));
			const ours = graph.edges
				.filter((edge) => edge.source === node.id)
				.map(({ event, guard, actions }) => ({ event, guard, actions }));
			expect(theirs).toEqual(ours);
		}
	});
});

it('gives XState 4 the same state after each micro step', () => {
	let position = fixture.kernel.start(START);
	for (const type of ['REQUEST', 'NEXT', 'NEXT']) {
		position = fixture.kernel.send(position, { type })!.position;
		const [, value] = position.frames.at(-1)!;
		const v4 = State.create(over(v4State(value, { type }, 'x:1', { table: position.table }, false)) as never);
		expect(v4.value).toEqual(value);
		expect(v4.context).toEqual({ table: position.table });
		expect(v4.event).toEqual({ type });
		expect(v4.matches('declare')).toBe(true);
	}
});
