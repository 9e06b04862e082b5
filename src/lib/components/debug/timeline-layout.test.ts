import { describe, expect, it } from 'vitest';
import { LongList } from '$lib/session/long-list';
import type { Timeline, TimelineNode } from '$lib/session/timeline';
import { layStrip } from './timeline-layout';

/** A tree from parents: node i hangs under `parents[i]`. */
function tree(...parents: number[]): Timeline {
	const nodes = parents.map(
		(parent, id) =>
			({ id, parent, depth: 0, children: [] as number[] }) as unknown as TimelineNode & { depth: number }
	);
	for (const n of nodes)
		if (n.parent >= 0) {
			(nodes[n.parent]!.children as number[]).push(n.id);
			n.depth = nodes[n.parent]!.depth + 1;
		}
	return { nodes: LongList.of(nodes) };
}
const rowOf = (timeline: Timeline) =>
	Object.fromEntries(layStrip(timeline).columns.flatMap((c) => c.map((s) => [s.id, s.row])));

describe('the strip', () => {
	it('puts the main line into one row, a move a column', () => {
		const { columns, rows } = layStrip(tree(-1, 0, 1, 2));
		expect(columns.map((c) => c.map((s) => [s.id, s.row]))).toEqual([[[0, 0]], [[1, 0]], [[2, 0]], [[3, 0]]]);
		expect(rows).toBe(1);
	});
	it('puts variations below, two that overlap in two rows', () => {
		// 3 and 4 both replace 2
		expect(rowOf(tree(-1, 0, 1, 1, 1))).toMatchObject({ 2: 0, 3: 2, 4: 1 });
	});
	it('lets variations that do not overlap share a row', () => {
		// main 0-1-2-3-4-5; 6 replaces 5, 7 replaces 1
		expect(rowOf(tree(-1, 0, 1, 2, 3, 4, 4, 0))).toMatchObject({ 5: 0, 6: 1, 7: 1 });
	});
	it('goes deeper for a variation of a variation', () => {
		// 3-4 replaces 2; 5 replaces 4
		expect(rowOf(tree(-1, 0, 1, 1, 3, 3))).toMatchObject({ 2: 0, 3: 1, 4: 1, 5: 2 });
	});
});
