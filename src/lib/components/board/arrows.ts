// Where the arrows between pieces run. Pure geometry: rectangles in, SVG paths out.

export interface Box {
	readonly x: number;
	readonly y: number;
	readonly w: number;
	readonly h: number;
}
type Point = readonly [x: number, y: number];

const middle = ({ x, y, w, h }: Box): Point => [x + w / 2, y + h / 2];

/** Where the line from the middle of a box towards a point leaves the box, and a little further. */
function edgeTowards(box: Box, [tx, ty]: Point, gap: number): Point {
	const [cx, cy] = middle(box);
	const [dx, dy] = [tx - cx, ty - cy];
	const length = Math.hypot(dx, dy) || 1;
	const scale = Math.min(
		dx ? (box.w / 2 + gap) / Math.abs(dx) : Infinity,
		dy ? (box.h / 2 + gap) / Math.abs(dy) : Infinity
	);
	const t = Math.min(scale, 1 - 1 / length);
	return [cx + dx * t, cy + dy * t];
}

const n = (x: number): string => x.toFixed(1);

/** A gently bent line from one box to another, ending just before it. `bend` sets apart arrows between the same boxes. */
export function arrowPath(from: Box, to: Box, bend = 0): string {
	const start = edgeTowards(from, middle(to), 2);
	const end = edgeTowards(to, middle(from), 5);
	const [dx, dy] = [end[0] - start[0], end[1] - start[1]];
	const length = Math.hypot(dx, dy) || 1;
	const side = Math.min(42, length * 0.16) + bend * 14;
	const control: Point = [
		(start[0] + end[0]) / 2 - (dy / length) * side,
		(start[1] + end[1]) / 2 + (dx / length) * side
	];
	return `M${n(start[0])} ${n(start[1])}Q${n(control[0])} ${n(control[1])} ${n(end[0])} ${n(end[1])}`;
}
