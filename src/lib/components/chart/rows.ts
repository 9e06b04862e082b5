// Puts laid-out pieces into rows (or columns) in their own order. Build time only.
import type { Rect, Wire } from '../../charts/layout';
import type { Piece } from './elk';

const GAP = 26;
type Size = Pick<Piece, 'w' | 'h'>;
export interface Placed extends Size {
	/** The corner of each piece. */
	readonly at: readonly (readonly [x: number, y: number])[];
}

/** Lines of pieces, a new one wherever `cut` says so. */
function place(pieces: readonly Size[], cut: (i: number) => boolean, sideways: boolean): Placed {
	const at: [number, number][] = [];
	let along = 0;
	let across = 0;
	let deepest = 0;
	let longest = 0;
	pieces.forEach((piece, i) => {
		const [length, depth] = sideways ? [piece.w, piece.h] : [piece.h, piece.w];
		if (i > 0 && cut(i)) {
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

/** How large the whole can be drawn in a space of this shape (width by height). */
const scaleIn = ({ w, h }: Size, shape: number): number => Math.min(shape / w, 1 / h);
/** Among equals, the one with the least empty room is better. */
export function isBetter(a: Size, b: Size, shape: number): boolean {
	const [sa, sb] = [scaleIn(a, shape), scaleIn(b, shape)];
	return Math.abs(sa - sb) > sb * 0.02 ? sa > sb : a.w * a.h < b.w * b.h;
}

/** The rows or columns that can be drawn largest in a space of this shape. */
export function rows(pieces: readonly Size[], shape: number): Placed {
	let best = place(pieces, () => false, true);
	for (let cuts = 0; cuts < 1 << (pieces.length - 1); cuts++)
		for (const sideways of [true, false]) {
			const tried = place(pieces, (i) => (cuts & (1 << (i - 1))) !== 0, sideways);
			if (isBetter(tried, best, shape)) best = tried;
		}
	return best;
}

/** Adds a piece to a drawing, moved. */
export function moved(
	piece: Pick<Piece, 'boxes' | 'wires'>,
	dx: number,
	dy: number,
	boxes: Map<string, Rect>,
	wires: Map<string, Wire>
): void {
	const shift = ([x, y, w, h]: Rect): Rect => [x + dx, y + dy, w, h];
	for (const [id, box] of piece.boxes) boxes.set(id, shift(box));
	for (const [id, wire] of piece.wires)
		wires.set(id, {
			way: wire.way.map((n, i) => n + (i % 2 ? dy : dx)),
			...(wire.label && { label: shift(wire.label) })
		});
}
