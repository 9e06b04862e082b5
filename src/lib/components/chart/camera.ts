// Pan and zoom. The camera moves when somebody moves it, never by itself.
import type { Rect } from '../../charts/layout';

export interface View {
	readonly x: number;
	readonly y: number;
	readonly k: number; // screen px per chart px
}
export const CLOSEST = 2.5;
export const FARTHEST = 0.12;
/** Below this, labels can't be read. */
export const READABLE = 0.72;

const within = (k: number) => Math.min(CLOSEST, Math.max(FARTHEST, k));

/** Zooms while the point under (px, py) stays where it is. */
export function zoomAt(view: View, factor: number, px: number, py: number): View {
	const k = within(view.k * factor);
	return { k, x: px - ((px - view.x) * k) / view.k, y: py - ((py - view.y) * k) / view.k };
}
export const panBy = (view: View, dx: number, dy: number): View => ({
	...view,
	x: view.x + dx,
	y: view.y + dy
});

/** All of `size` inside a window of w × h. */
export function fit(size: readonly [number, number], w: number, h: number, margin = 8): View {
	const k = Math.min(1.1, (w - 2 * margin) / size[0], (h - 2 * margin) / size[1]);
	return { k, x: (w - size[0] * k) / 2, y: (h - size[1] * k) / 2 };
}

/** `rect` in the middle, at zoom `k`; but no empty space is shown where the drawing could fill it. */
export function centre(
	[x, y, rw, rh]: Rect,
	k: number,
	w: number,
	h: number,
	size: readonly [number, number]
): View {
	const along = (middle: number, room: number, length: number) => {
		const wanted = room / 2 - middle * k;
		const spare = room - length * k;
		return spare >= 0 ? spare / 2 : Math.min(8, Math.max(spare - 8, wanted));
	};
	return { k, x: along(x + rw / 2, w, size[0]), y: along(y + rh / 2, h, size[1]) };
}

/** The smallest rectangle around all of them. */
export function around(rects: readonly Rect[]): Rect | null {
	if (!rects.length) return null;
	const left = Math.min(...rects.map((r) => r[0]));
	const top = Math.min(...rects.map((r) => r[1]));
	const right = Math.max(...rects.map((r) => r[0] + r[2]));
	const bottom = Math.max(...rects.map((r) => r[1] + r[3]));
	return [left, top, right - left, bottom - top];
}

/** Is the middle of `rect` inside the window? */
export function isSeen(view: View, [x, y, rw, rh]: Rect, w: number, h: number): boolean {
	const px = view.x + (x + rw / 2) * view.k;
	const py = view.y + (y + rh / 2) * view.k;
	return px > 0 && py > 0 && px < w && py < h;
}

/** What a camera moves, and what it reports. */
export interface CameraTarget {
	readonly svg: SVGSVGElement;
	get(): View;
	set(view: View): void;
	/** A press that was no drag. */
	onpick(element: Element): void;
}
const DRAG = 4; // px that make a press a drag

/** Mouse, pen, wheel and fingers. Returns how to let go of them. */
export function steer({ svg, get, set, onpick }: CameraTarget): () => void {
	const fingers = new Map<number, { x: number; y: number }>();
	let moved = 0;
	const local = (e: { clientX: number; clientY: number }) => {
		const box = svg.getBoundingClientRect();
		return { x: e.clientX - box.left, y: e.clientY - box.top };
	};
	const spread = () => {
		const [a, b] = [...fingers.values()];
		return a && b ? { d: Math.hypot(a.x - b.x, a.y - b.y), x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 } : null;
	};
	const handlers = {
		pointerdown(e: PointerEvent) {
			if (e.button > 0) return;
			if (!fingers.size) moved = 0;
			fingers.set(e.pointerId, local(e));
		},
		pointermove(e: PointerEvent) {
			const from = fingers.get(e.pointerId);
			if (!from) return;
			const to = local(e);
			const before = spread();
			fingers.set(e.pointerId, to);
			moved += Math.abs(to.x - from.x) + Math.abs(to.y - from.y);
			if (moved < DRAG) return;
			// captured only now: a captured pointer reports its click to the canvas instead of the box under it
			if (!svg.hasPointerCapture(e.pointerId)) svg.setPointerCapture(e.pointerId);
			svg.classList.add('dragging');
			const after = spread();
			if (before && after)
				set(
					panBy(zoomAt(get(), after.d / before.d, before.x, before.y), after.x - before.x, after.y - before.y)
				);
			else set(panBy(get(), to.x - from.x, to.y - from.y));
		},
		pointerup(e: PointerEvent) {
			if (!fingers.delete(e.pointerId) || fingers.size) return;
			svg.classList.remove('dragging');
			if (moved < DRAG && e.target instanceof Element) onpick(e.target);
		},
		pointercancel(e: PointerEvent) {
			fingers.delete(e.pointerId);
			svg.classList.remove('dragging');
		},
		wheel(e: WheelEvent) {
			e.preventDefault();
			const { x, y } = local(e);
			const lines = e.deltaMode === WheelEvent.DOM_DELTA_LINE ? 16 : 1;
			// pinching on a touch pad arrives as a wheel with Ctrl, in smaller numbers
			set(zoomAt(get(), Math.exp(-e.deltaY * lines * (e.ctrlKey ? 0.01 : 0.0016)), x, y));
		},
		dblclick(e: MouseEvent) {
			const { x, y } = local(e);
			set(zoomAt(get(), e.shiftKey ? 0.6 : 1.6, x, y));
		}
	};
	for (const [type, handler] of Object.entries(handlers))
		svg.addEventListener(type, handler as EventListener, { passive: false });
	return () => {
		for (const [type, handler] of Object.entries(handlers))
			svg.removeEventListener(type, handler as EventListener);
	};
}
