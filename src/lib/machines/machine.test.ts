// Charts as trees of states: the same trees that XState makes of the same data.
import { describe, expect, test } from 'vitest';
import { defineMachine, type StateNode } from './machine';
import { xstateOf } from './reference';
import { SYSTEMS } from './systems';

const nameOf = (x: unknown) => (typeof x === 'object' && x ? (x as { type: string }).type : x);
/** All that is read of a state and of those below it, in order. */
const told = (node: StateNode): unknown => ({
	id: node.id,
	key: node.key,
	path: [...node.path],
	type: node.type,
	parent: node.parent?.id,
	initial: node.type === 'compound' ? node.initial!.target.map((n) => n.id) : null,
	transitions: [...node.transitions].map(([type, ways]) => [
		type,
		ways.map((t) => ({
			type: t.eventType,
			target: t.target?.map((n) => n.id),
			guard: nameOf(t.guard),
			actions: t.actions.map(nameOf),
			reenter: t.reenter
		}))
	]),
	states: Object.values(node.states).map(told)
});

describe.each(SYSTEMS)('$id', async (entry) => {
	const { charts } = await entry.load();
	test.each(Object.entries(charts))('%s is the tree that XState makes of it', (name, chart) => {
		expect(chart.id).toBe(name);
		expect(told(chart.root)).toEqual(told(xstateOf(chart).root));
	});
});

test('every way of naming a target leads where XState leads', () => {
	const chart = defineMachine({
		id: 'm',
		initial: 'a',
		on: { DOWN: '.b.two', STAY: { actions: ['say'] } },
		states: {
			a: { on: { OVER: 'b', DEEP: { target: 'b.two', guard: 'may' }, HOME: '#m', THERE: '#m.b.two' } },
			b: {
				initial: 'one',
				on: { BELOW: { target: '.two', reenter: true } },
				states: { one: { on: { NEXT: [{ target: 'two', guard: 'may' }, { target: '#m.c' }] } }, two: {} }
			},
			c: { type: 'parallel', states: { left: {}, right: { initial: 'x', states: { x: { type: 'final' } } } } }
		}
	});
	expect(told(chart.root)).toEqual(told(xstateOf(chart).root));
});

test('a transition that leads nowhere is refused, with its place', () => {
	const wrong = () => defineMachine({ id: 'm', initial: 'a', states: { a: { on: { GO: 'b' } } } });
	expect(wrong).toThrow('m.a: there is no state "b" in m');
});
