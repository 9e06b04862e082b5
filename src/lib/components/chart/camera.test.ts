import { describe, expect, it } from 'vitest';
import { around, centre, fit, isSeen, panBy, zoomAt } from './camera';

describe('the camera', () => {
	it('keeps the point under the pointer when it zooms', () => {
		const before = { x: 20, y: -30, k: 0.5 };
		const after = zoomAt(before, 2, 120, 70);
		expect((120 - after.x) / after.k).toBeCloseTo((120 - before.x) / before.k);
		expect((70 - after.y) / after.k).toBeCloseTo((70 - before.y) / before.k);
		expect(after.k).toBe(1);
	});
	it('stops zooming at its ends', () => {
		expect(zoomAt({ x: 0, y: 0, k: 2 }, 10, 0, 0).k).toBe(2.5);
		expect(zoomAt({ x: 0, y: 0, k: 0.2 }, 0.1, 0, 0).k).toBe(0.12);
	});
	it('fits the whole drawing into the window, in the middle', () => {
		const view = fit([1000, 500], 516, 516);
		expect(view).toEqual({ k: 0.5, x: 8, y: 133 });
	});
	it('brings a box to the middle, but shows no empty space where the drawing goes on', () => {
		expect(centre([400, 400, 200, 200], 1, 300, 300, [1000, 1000])).toEqual({ k: 1, x: -350, y: -350 });
		expect(centre([0, 0, 100, 100], 1, 300, 300, [1000, 1000])).toEqual({ k: 1, x: 8, y: 8 });
	});
	it('knows what lies in the window', () => {
		const view = panBy({ x: 0, y: 0, k: 1 }, -100, 0);
		expect(isSeen(view, [90, 10, 40, 40], 200, 200)).toBe(true);
		expect(isSeen(view, [0, 10, 40, 40], 200, 200)).toBe(false);
	});
	it('finds the rectangle around boxes', () => {
		expect(
			around([
				[10, 20, 30, 40],
				[0, 50, 5, 30]
			])
		).toEqual([0, 20, 40, 60]);
		expect(around([])).toBeNull();
	});
});
