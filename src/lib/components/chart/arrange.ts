// Puts the charts of a system on one canvas, each in the one of its layouts with which the whole can be drawn largest.
// Build time only.
import type { Direction, Layout, Rect, Wire } from '../../charts/layout';
import type { Piece } from './elk';
import { isBetter, moved, rows, type Placed } from './rows';

const EDGE = 10;
/** Width by height of the space: the debugger's tall panel, or a wide window. */
export const SHAPE: Readonly<Record<Direction, number>> = { down: 0.62, right: 1.7 };

/** `choices`: for each chart, layouts to choose from, the preferred one first. */
export function arrange(choices: readonly (readonly Piece[])[], direction: Direction): Omit<Layout, 'hash'> {
	const shape = SHAPE[direction];
	let best: { pieces: readonly Piece[]; placed: Placed } | null = null;
	for (const pieces of combinations(choices)) {
		const placed = rows(pieces, shape);
		if (!best || isBetter(placed, best.placed, shape)) best = { pieces, placed };
	}
	const { pieces, placed } = best!;
	const boxes = new Map<string, Rect>();
	const wires = new Map<string, Wire>();
	pieces.forEach((piece, i) => moved(piece, placed.at[i]![0] + EDGE, placed.at[i]![1] + EDGE, boxes, wires));
	return {
		size: [placed.w + 2 * EDGE, placed.h + 2 * EDGE],
		boxes: Object.fromEntries(boxes),
		wires: Object.fromEntries(wires)
	};
}

function combinations<T>(choices: readonly (readonly T[])[]): T[][] {
	return choices.reduce<T[][]>(
		(done, next) => done.flatMap((some) => next.map((one) => [...some, one])),
		[[]]
	);
}
