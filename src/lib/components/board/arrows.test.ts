import { describe, expect, it } from 'vitest';
import { arrowPath } from './arrows';

const numbers = (path: string) => path.match(/-?[\d.]+/g)!.map(Number);

describe('an arrow', () => {
	const left = { x: 0, y: 0, w: 40, h: 60 };
	const right = { x: 200, y: 0, w: 40, h: 60 };
	it('leaves the first box and ends just before the second', () => {
		const [x0, y0, , , x1, y1] = numbers(arrowPath(left, right));
		expect([x0, y0]).toEqual([42, 30]);
		expect([x1, y1]).toEqual([195, 30]);
	});
	it('bends further where there is another between the same boxes', () => {
		const bend = (n: number) => Math.abs(numbers(arrowPath(left, right, n))[3]! - 30);
		expect(bend(1)).toBeGreaterThan(bend(0));
	});
	it('runs from edge to edge between boxes one above the other, as short as it can', () => {
		const wide = { x: 0, y: 0, w: 300, h: 100 };
		const low = { x: 20, y: 140, w: 40, h: 60 };
		const [x0, y0, , , x1, y1] = numbers(arrowPath(wide, low));
		expect([x0, y0]).toEqual([40, 102]);
		expect([x1, y1]).toEqual([40, 135]);
		const [, y2, , , , y3] = numbers(arrowPath(low, wide));
		expect([y2, y3]).toEqual([138, 105]);
	});
	it('goes over the heads of a row, however far', () => {
		const ys = (path: string) => numbers(path).filter((_, i) => i % 2);
		expect(Math.max(...ys(arrowPath(left, right, 0, true)))).toBeLessThan(left.y);
	});
	it('is a path even between boxes that lie on each other', () => {
		expect(numbers(arrowPath(left, left)).every(Number.isFinite)).toBe(true);
	});
});
