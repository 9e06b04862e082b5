import { describe, expect, it } from 'vitest';
import type { Layout, Rect } from '../../charts/layout';
import { Viewport } from './viewport.svelte';

const layout = (w: number, h: number, boxes: Readonly<Record<string, Rect>>): Layout => ({
	hash: '',
	size: [w, h],
	boxes,
	wires: {}
});
const AT: Readonly<Record<string, Rect>> = {
	middle: [900, 900, 100, 40],
	corner: [1800, 100, 100, 40]
};
function made(running = ['middle']) {
	const transforms: string[] = [];
	const camera = { setAttribute: (_: string, value: string) => void transforms.push(value) };
	return {
		viewport: new Viewport(
			() => camera as never,
			() => running
		),
		transforms,
		running
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
		viewport.place({ layout: layout(600, 600, { middle: [300, 300, 100, 40] }), direction: 'right' });
		expect(viewport.view.k).toBeCloseTo((500 - 16) / 600);
		const far = made().viewport;
		far.resize(500, 500);
		far.place({ layout: layout(2000, 2000, AT), direction: 'right' });
		expect(far.view.k).toBe(0.72);
		expect(far.away).toBe(false);
	});
	it('does not move the camera when the room changes or a step leads out of view, but says so', () => {
		const { viewport, transforms, running } = made();
		viewport.resize(500, 500);
		viewport.place({ layout: layout(2000, 2000, AT), direction: 'right' });
		const moves = transforms.length;
		running[0] = 'corner';
		viewport.look();
		viewport.resize(480, 300);
		expect(transforms).toHaveLength(moves);
		expect(viewport.away).toBe(true);
		viewport.active();
		expect(viewport.away).toBe(false);
	});
	it('keeps what runs where it was on the screen when the language changes the drawing', () => {
		const { viewport } = made();
		viewport.resize(500, 500);
		viewport.place({ layout: layout(2000, 2000, AT), direction: 'right' });
		viewport.show({ x: -750, y: -750, k: 1 });
		// its middle was at 950, 920 in the drawing and is now at 150, 1520
		const other = { middle: [100, 1500, 100, 40], corner: [900, 900, 100, 40] } as const;
		viewport.place({ layout: layout(2400, 1800, other), direction: 'right' });
		expect(viewport.view).toEqual({ x: 50, y: -1350, k: 1 });
	});
	it('keeps what one was looking at, where nothing that runs is in view', () => {
		const { viewport } = made();
		viewport.resize(500, 500);
		viewport.place({ layout: layout(2000, 2000, AT), direction: 'right' });
		viewport.show({ x: -1600, y: 100, k: 1 });
		const other = { ...AT, corner: [1700, 300, 100, 40] } as const;
		viewport.place({ layout: layout(2400, 1800, other), direction: 'right' });
		expect(viewport.view).toEqual({ x: -1500, y: -100, k: 1 });
	});
	it('comes back to where it stood after it was enlarged', () => {
		const { viewport } = made();
		viewport.resize(375, 640);
		viewport.place({ layout: layout(1200, 2000, AT), direction: 'down' });
		viewport.show({ x: -40, y: -60, k: 0.9 });
		viewport.enlarge();
		viewport.resize(1440, 800);
		expect(viewport.direction).toBe('right');
		viewport.place({ layout: layout(2000, 1000, AT), direction: 'right' });
		expect(viewport.view.k).toBeCloseTo(1424 / 2000);
		viewport.shrink();
		viewport.resize(375, 640);
		expect(viewport.direction).toBe('down');
		viewport.place({ layout: layout(1200, 2000, AT), direction: 'down' });
		expect(viewport.view).toEqual({ x: -40, y: -60, k: 0.9 });
	});
});
