import { describe, expect, it } from 'vitest';
import { graphsOf, isAutomatic } from '../components/chart/graph';
import { layoutHash, textsOf } from '../components/chart/labels';
import { SYSTEMS } from '../machines/systems';
import { LANGS } from '../rules/core/text';
import { DIRECTIONS, initialDot, initialWire, loadLayout } from './layout';

describe.each(SYSTEMS.map((entry) => [entry.id, entry] as const))('the charts of %s', (_, entry) => {
	it('have a label in the documents for every state, event and guard', async () => {
		const { chartDocs, ...system } = await entry.load();
		const nameless = graphsOf(system).flatMap(({ chart, nodes, edges }) => {
			const doc = chartDocs[chart];
			if (!doc) return [chart];
			return [
				...nodes.filter((node) => node.parent !== null && !doc.states[node.id]).map((node) => node.id),
				...edges.map((edge) => edge.event).filter((event) => !isAutomatic(event) && !doc.events[event]),
				...edges.flatMap((edge) => (edge.guard && !doc.guards[edge.guard] ? [edge.guard] : []))
			];
		});
		expect(nameless).toEqual([]);
	});

	it.each(LANGS.flatMap((lang) => DIRECTIONS.map((direction) => [lang, direction] as const)))(
		'are laid out as they are now, in %s, %s (else: npm run charts)',
		async (lang, direction) => {
			const system = await entry.load();
			const graphs = graphsOf(system);
			const layout = await loadLayout(system.id, lang, direction);
			expect(layout?.hash).toBe(layoutHash(graphs, textsOf(system.chartDocs, lang)));
			const nodes = graphs.flatMap((graph) => graph.nodes);
			const compounds = nodes.filter((node) => node.initial).map((node) => node.id);
			const boxes = Object.keys(layout!.boxes).filter((id) => !id.endsWith('::flag'));
			expect(boxes.sort()).toEqual([...nodes.map((node) => node.id), ...compounds.map(initialDot)].sort());
			expect(Object.keys(layout!.wires).sort()).toEqual(
				[
					...graphs.flatMap((graph) => graph.edges.map((edge) => edge.id)),
					...compounds.map(initialWire)
				].sort()
			);
		}
	);

	it('lie inside their canvas, and no state on another that does not hold it', async () => {
		const system = await entry.load();
		for (const direction of DIRECTIONS) {
			const layout = (await loadLayout(system.id, 'ja', direction))!;
			const nodes = graphsOf(system).flatMap((graph) => graph.nodes);
			const box = (id: string) => layout.boxes[id]!;
			const outside = nodes.filter(({ id }) => {
				const [x, y, w, h] = box(id);
				return x < 0 || y < 0 || x + w > layout.size[0] || y + h > layout.size[1];
			});
			expect(outside).toEqual([]);
			const meet = (a: string, b: string) => {
				const [ax, ay, aw, ah] = box(a);
				const [bx, by, bw, bh] = box(b);
				return ax < bx + bw && bx < ax + aw && ay < by + bh && by < ay + ah;
			};
			const leaves = nodes.filter((node) => !node.children.length);
			const clashes = leaves.flatMap((a, i) =>
				leaves.slice(i + 1).flatMap((b) => (meet(a.id, b.id) ? [`${a.id} ${b.id}`] : []))
			);
			expect(clashes).toEqual([]);
		}
	});
});
