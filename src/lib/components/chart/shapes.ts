// Coordinates to SVG path data.
import type { Rect } from '../../charts/layout';

const BEND = 6;
const HEAD_LENGTH = 8;
const HEAD_WIDTH = 3.6;
type Point = readonly [x: number, y: number];

const points = (way: readonly number[]): Point[] =>
	Array.from({ length: way.length / 2 }, (_, i) => [way[2 * i]!, way[2 * i + 1]!]);
/** The point that lies `far` on the way from one point to another. */
const toward = ([ax, ay]: Point, [bx, by]: Point, far: number): Point => {
	const length = Math.hypot(bx - ax, by - ay) || 1;
	return [ax + ((bx - ax) / length) * far, ay + ((by - ay) / length) * far];
};
const at = ([x, y]: Point) => `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`;

/** A way with rounded corners, ending where its arrow head begins. */
export function wirePath(way: readonly number[]): string {
	const ps = points(way);
	const last = ps.length - 1;
	let d = `M${at(ps[0]!)}`;
	for (let i = 1; i < last; i++) {
		const before = Math.hypot(ps[i]![0] - ps[i - 1]![0], ps[i]![1] - ps[i - 1]![1]);
		const after = Math.hypot(ps[i]![0] - ps[i + 1]![0], ps[i]![1] - ps[i + 1]![1]);
		const r = Math.min(BEND, before / 2, after / 2);
		d += `L${at(toward(ps[i]!, ps[i - 1]!, r))}Q${at(ps[i]!)} ${at(toward(ps[i]!, ps[i + 1]!, r))}`;
	}
	return d + `L${at(toward(ps[last]!, ps[last - 1]!, HEAD_LENGTH - 2))}`;
}

/** The head at the end of a way. */
export function headPath(way: readonly number[]): string {
	const ps = points(way);
	const tip = ps.at(-1)!;
	const [bx, by] = toward(tip, ps.at(-2)!, HEAD_LENGTH);
	const [nx, ny] = [(tip[1] - by) / HEAD_LENGTH, (bx - tip[0]) / HEAD_LENGTH];
	return `M${at(tip)}L${at([bx + nx * HEAD_WIDTH, by + ny * HEAD_WIDTH])}L${at([bx - nx * HEAD_WIDTH, by - ny * HEAD_WIDTH])}z`;
}

/** Where the button sits that takes a transition: left in its label, else in the middle of its longest stretch. */
export function buttonAt(way: readonly number[], label: Rect | undefined): Point {
	if (label) return [label[0] + 9, label[1] + 8];
	const ps = points(way);
	let best: Point = ps[0]!;
	let longest = -1;
	for (let i = 1; i < ps.length; i++) {
		const [[ax, ay], [bx, by]] = [ps[i - 1]!, ps[i]!];
		const length = Math.hypot(bx - ax, by - ay);
		if (length > longest) [longest, best] = [length, [(ax + bx) / 2, (ay + by) / 2]];
	}
	return best;
}
