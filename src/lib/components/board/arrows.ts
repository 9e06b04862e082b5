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

/** Boxes side by side and closer than this leave no room for an arrow between them: it goes over their heads. */
const NEAR = 30;
/** Boxes this far apart, one above the other, are joined from edge to edge. */
const ABOVE = 12;

const n = (x: number): string => x.toFixed(1);
const within = (x: number, box: Box): number => {
	const margin = Math.min(14, box.w / 2);
	return Math.max(box.x + margin, Math.min(box.x + box.w - margin, x));
};

/**
 * A gently bent line from one box to another, ending just before it. `bend` sets apart arrows between the same boxes;
 * `over` leads it over the heads of what lies in the same row (beside what lies in the same column).
 */
export function arrowPath(from: Box, to: Box, bend = 0, over = false): string {
	const below = to.y - from.y - from.h;
	const above = from.y - to.y - to.h;
	if (!over && Math.max(below, above) > ABOVE) {
		const x0 = within(middle(to)[0], from) + bend * 10;
		const x1 = within(x0, to);
		return curve(
			below > above ? [x0, from.y + from.h + 2] : [x0, from.y - 2],
			below > above ? [x1, to.y - 5] : [x1, to.y + to.h + 5],
			bend
		);
	}
	const start = edgeTowards(from, middle(to), 2);
	const end = edgeTowards(to, middle(from), 5);
	if (over || Math.hypot(end[0] - start[0], end[1] - start[1]) < NEAR) return hop(from, to, bend);
	return curve(start, end, bend);
}

function curve(start: Point, end: Point, bend: number): string {
	const [dx, dy] = [end[0] - start[0], end[1] - start[1]];
	const length = Math.hypot(dx, dy) || 1;
	const side = Math.min(42, length * 0.16) + bend * 14;
	const control: Point = [
		(start[0] + end[0]) / 2 - (dy / length) * side,
		(start[1] + end[1]) / 2 + (dx / length) * side
	];
	return `M${n(start[0])} ${n(start[1])}Q${n(control[0])} ${n(control[1])} ${n(end[0])} ${n(end[1])}`;
}

function hop(from: Box, to: Box, bend: number): string {
	const [[x0, y0], [x1, y1]] = [middle(from), middle(to)];
	if (Math.abs(y1 - y0) > Math.abs(x1 - x0)) {
		// one above the other: round the right-hand side
		const [right0, right1] = [from.x + from.w, to.x + to.w];
		return `M${n(right0 + 2)} ${n(y0)}Q${n(Math.max(right0, right1) + 26 + bend * 12)} ${n((y0 + y1) / 2)} ${n(right1 + 5)} ${n(y1)}`;
	}
	const reach = Math.min(from.w, to.w) * 0.12 * Math.sign(x1 - x0 || 1);
	const top = Math.min(from.y, to.y) - 46 - bend * 14;
	return `M${n(x0 + reach)} ${n(from.y - 2)}Q${n((x0 + x1) / 2)} ${n(top)} ${n(x1 - reach)} ${n(to.y - 5)}`;
}
