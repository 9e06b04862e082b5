// Puts the charts of a system on one canvas: rows (or columns) in their own order, cut where the whole comes
// closest to the shape of the space it will be shown in. Build time only.
import type { Direction, Layout, Rect, Wire } from '../../charts/layout';
import type { Piece } from './elk';

const GAP = 28;
const EDGE = 10;
/** Width by height of the space: the debugger's tall panel, or a wide window. */
const SHAPE: Readonly<Record<Direction, number>> = { down: 0.62, right: 1.7 };

interface Placed {
	readonly w: number;
	readonly h: number;
	readonly at: readonly (readonly [x: number, y: number])[];
}

/** Lines of pieces, each beginning where bit i of `cuts` is set before piece i. */
function place(pieces: readonly Piece[], cuts: number, sideways: boolean): Placed {
	const at: [number, number][] = [];
	let along = 0;
	let across = 0;
	let deepest = 0;
	let longest = 0;
	pieces.forEach((piece, i) => {
		const [length, depth] = sideways ? [piece.w, piece.h] : [piece.h, piece.w];
		if (i > 0 && cuts & (1 << (i - 1))) {
			across += deepest + GAP;
			along = deepest = 0;
		}
		at.push(sideways ? [along, across] : [across, along]);
		along += length + GAP;
		deepest = Math.max(deepest, depth);
		longest = Math.max(longest, along - GAP);
	});
	const total = across + deepest;
	return sideways ? { w: longest, h: total, at } : { w: total, h: longest, at };
}

/** How large the whole can be drawn in the space; among equals, the placing with the least empty room is better. */
const scaleIn = ({ w, h }: Placed, shape: number): number => Math.min(shape / w, 1 / h);
function isBetter(a: Placed, b: Placed, shape: number): boolean {
	const [sa, sb] = [scaleIn(a, shape), scaleIn(b, shape)];
	return Math.abs(sa - sb) > sb * 0.02 ? sa > sb : a.w * a.h < b.w * b.h;
}

export function arrange(pieces: readonly Piece[], direction: Direction): Omit<Layout, 'hash'> {
	const shape = SHAPE[direction];
	let best = place(pieces, 0, true);
	for (let cuts = 0; cuts < 1 << (pieces.length - 1); cuts++)
		for (const sideways of [true, false]) {
			const tried = place(pieces, cuts, sideways);
			if (isBetter(tried, best, shape)) best = tried;
		}
	const boxes: Record<string, Rect> = {};
	const wires: Record<string, Wire> = {};
	pieces.forEach((piece, i) => {
		const dx = best.at[i]![0] + EDGE;
		const dy = best.at[i]![1] + EDGE;
		const moved = ([x, y, w, h]: Rect): Rect => [x + dx, y + dy, w, h];
		for (const [id, box] of piece.boxes) boxes[id] = moved(box);
		for (const [id, wire] of piece.wires)
			wires[id] = {
				way: wire.way.map((n, j) => n + (j % 2 ? dy : dx)),
				...(wire.label && { label: moved(wire.label) })
			};
	});
	return { size: [best.w + 2 * EDGE, best.h + 2 * EDGE], boxes, wires };
}
