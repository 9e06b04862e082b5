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
	it('is a path even between boxes that lie on each other', () => {
		expect(numbers(arrowPath(left, left)).every(Number.isFinite)).toBe(true);
	});
});
