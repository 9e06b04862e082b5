// Where the moves of a timeline stand on the strip: the column is the move's number, the row its branch.
import { nodeAt, type Timeline } from '$lib/session/timeline';

export interface Spot {
	readonly id: number;
	readonly column: number;
	readonly row: number;
	/** Column and row of the move before. */
	readonly from: readonly [column: number, row: number] | null;
}
export interface Strip {
	/** Spots by column, so that a window of the strip is found at once. */
	readonly columns: readonly (readonly Spot[])[];
	readonly rows: number;
}

/** Each branch gets the first row below its parent's that is free for its whole length. */
export function layStrip<T>(timeline: Timeline<T>): Strip {
	const columns: Spot[][] = [];
	const taken: number[] = []; // per row: from this column on it is taken
	const ends = (id: number): number => {
		let n = nodeAt(timeline, id);
		while (n.children.length) n = nodeAt(timeline, n.children[0]!);
		return n.depth;
	};
	const put = (id: number, row: number, from: Spot['from']) => {
		const column = nodeAt(timeline, id).depth;
		(columns[column] ??= []).push({ id, column, row, from });
	};
	// branches further right are placed first: those that begin further left then run below them without crossing
	const lay = (first: number, row: number, from: Spot['from']) => {
		const branches: { id: number; from: readonly [number, number] }[] = [];
		let before = from;
		for (let id: number | undefined = first; id !== undefined;) {
			put(id, row, before);
			const node: { readonly depth: number; readonly children: readonly number[] } = nodeAt(timeline, id);
			before = [node.depth, row];
			for (const child of node.children.slice(1)) branches.push({ id: child, from: before });
			id = node.children[0];
		}
		taken[row] = Math.min(taken[row] ?? Infinity, from ? from[0] : -1);
		for (const branch of branches.reverse()) {
			const end = ends(branch.id);
			let free = row + 1;
			while ((taken[free] ?? Infinity) <= end) free++;
			lay(branch.id, free, branch.from);
		}
	};
	lay(0, 0, null);
	return { columns, rows: taken.length };
}
