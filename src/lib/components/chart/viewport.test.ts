import { describe, expect, it } from 'vitest';
import type { Layout, Rect } from '../../charts/layout';
import { Viewport } from './viewport.svelte';

const layout = (w: number, h: number): Layout => ({ hash: '', size: [w, h], boxes: {}, wires: {} });
function made(running: readonly Rect[] = [[900, 900, 100, 40]]) {
	const transforms: string[] = [];
	const camera = { setAttribute: (_: string, value: string) => void transforms.push(value) };
	return {
		viewport: new Viewport(
			() => camera as never,
			() => running
		),
		transforms
	};
}

describe('the window onto a chart', () => {
	it('takes the direction that suits its first room, and keeps it', () => {
		const { viewport } = made();
		viewport.resize(375, 640);
		expect(viewport.direction).toBe('down');
		viewport.resize(1200, 640);
		expect(viewport.direction).toBe('down');
	});
	it('first shows all of it where that can be read, else what runs', () => {
		const { viewport } = made();
		viewport.resize(500, 500);
		viewport.place({ layout: layout(600, 600), direction: 'right' });
		expect(viewport.view.k).toBeCloseTo((500 - 16) / 600);
		const far = made().viewport;
		far.resize(500, 500);
		far.place({ layout: layout(2000, 2000), direction: 'right' });
		expect(far.view.k).toBe(0.72);
		expect(far.away).toBe(false);
	});
	it('does not move the camera when the room changes or a step leads out of view, but says so', () => {
		const running: Rect[] = [[900, 900, 100, 40]];
		const { viewport, transforms } = made(running);
		viewport.resize(500, 500);
		viewport.place({ layout: layout(2000, 2000), direction: 'right' });
		const moves = transforms.length;
		running[0] = [1800, 100, 100, 40];
		viewport.look();
		viewport.resize(480, 300);
		expect(transforms).toHaveLength(moves);
		expect(viewport.away).toBe(true);
		viewport.active();
		expect(viewport.away).toBe(false);
	});
	it('stays at the same place in the drawing of another language', () => {
		const { viewport } = made();
		viewport.resize(500, 500);
		viewport.place({ layout: layout(2000, 2000), direction: 'right' });
		viewport.show({ x: -750, y: -750, k: 1 }); // the middle of the drawing in the middle of the window
		viewport.place({ layout: layout(3000, 2200), direction: 'right' });
		expect(viewport.view).toEqual({ x: -1250, y: -850, k: 1 });
	});
	it('comes back to where it stood after it was enlarged', () => {
		const { viewport } = made();
		viewport.resize(375, 640);
		viewport.place({ layout: layout(1200, 2000), direction: 'down' });
		viewport.show({ x: -40, y: -60, k: 0.9 });
		viewport.enlarge();
		viewport.resize(1440, 800);
		expect(viewport.direction).toBe('right');
		viewport.place({ layout: layout(2000, 1000), direction: 'right' });
		expect(viewport.view.k).toBeCloseTo(1424 / 2000);
		viewport.shrink();
		viewport.resize(375, 640);
		expect(viewport.direction).toBe('down');
		viewport.place({ layout: layout(1200, 2000), direction: 'down' });
		expect(viewport.view).toEqual({ x: -40, y: -60, k: 0.9 });
	});
});
