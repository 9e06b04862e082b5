import { describe, expect, it } from 'vitest';
import { compiledExecutor } from '../../machines/compiled';
import type { StateValue } from '../../machines/kernel';
import { fixture } from './fixture';
import { graphOf, graphsOf } from './graph';

describe('the graph of a machine', () => {
	it('has every state and every transition', () => {
		const graph = graphOf('trigger', fixture.charts.trigger);
		expect(graph.nodes.map((node) => node.id)).toEqual([
			'trigger',
			'trigger.gather',
			'trigger.sort',
			'trigger.immediate',
			'trigger.winCheck',
			'trigger.done'
		]);
		expect(graph.root.initial).toBe('trigger.gather');
		expect(graph.edges.map((edge) => [edge.source, edge.event, edge.guard, edge.target])).toEqual([
			['trigger.gather', 'NEXT', null, 'trigger.sort'],
			['trigger.sort', 'NEXT', 'bufferEmpty', 'trigger.done'],
			['trigger.sort', 'NEXT', 'immediateWaits', 'trigger.immediate'],
			['trigger.sort', 'NEXT', null, 'trigger.sort'],
			['trigger.immediate', 'RETURN.resolve', null, 'trigger.winCheck'],
			['trigger.winCheck', 'NEXT', 'someoneLost', 'trigger.done'],
			['trigger.winCheck', 'NEXT', null, 'trigger.sort']
		]);
		expect(graph.nodes.find((node) => node.id === 'trigger.immediate')!.waitsFor).toEqual(['resolve']);
	});

	it('puts the charts that watch first, then the root and what it calls', () => {
		expect(graphsOf(fixture).map((graph) => graph.chart)).toEqual(['turn', 'stage', 'trigger', 'resolve']);
	});

	it('names its edges as the executor does', () => {
		for (const graph of graphsOf(fixture)) {
			const guards = [...new Set(graph.edges.flatMap((edge) => edge.guard ?? []))];
			const taken = new Set<string>();
			// one guard at a time, then none: so every edge of this chart has its turn from every state
			for (const only of [...guards, null]) {
				const executor = compiledExecutor<null>(
					fixture.charts,
					Object.fromEntries(guards.map((name) => [name, () => name === only]))
				);
				const seen = new Set<string>();
				const visit = (value: StateValue): void => {
					if (seen.has(JSON.stringify(value))) return;
					seen.add(JSON.stringify(value));
					for (const type of new Set(graph.edges.map((edge) => edge.event))) {
						const next = executor.step(graph.chart, value, { type }, null);
						next?.edges.forEach((id) => taken.add(id));
						if (next) visit(next.value);
					}
				};
				for (const node of graph.nodes)
					if (!node.children.length) {
						const keys = node.id.split('.').slice(1);
						visit(keys.reduceRight<StateValue>((below, key) => (below === '' ? key : { [key]: below }), ''));
					}
			}
			expect([...taken].sort()).toEqual(graph.edges.map((edge) => edge.id).sort());
		}
	});
});
