// The window onto a drawing: where the camera stands, which way the drawing leads, and both again after it was enlarged.
// Nothing here moves the camera unless somebody asked, or there is another drawing to look at.
import type { Direction, Layout, Rect } from '../../charts/layout';
import { around, centre, fit, isSeen, READABLE, zoomAt, type View } from './camera';

/** A layout that has arrived. */
export interface Drawing {
	readonly layout: Layout;
	readonly direction: Direction;
}
/** Where somebody stood, and on which drawing. */
interface Stand {
	readonly direction: Direction;
	readonly view: View;
}
const middle = ([x, y, w, h]: Rect): readonly [number, number] => [x + w / 2, y + h / 2];
/** Up to this shape a space counts as tall. */
const WIDE = 1.15;

export class Viewport {
	/** Null until the room is known. */
	direction = $state<Direction | null>(null);
	/** The running state is out of view. */
	away = $state(false);
	view: View = { x: 0, y: 0, k: 1 };
	#room: readonly [w: number, h: number] = [0, 0];
	/** What the camera was last set up for. */
	#placed: Drawing | null = null;
	/** How it was before it was enlarged. */
	#small: Stand | null = null;
	#returning: Stand | null = null;
	/** The room is about to change because somebody wanted it. */
	#refit = false;

	/** `camera`: the element that is moved; `runningIds`: the states the running chart stands in. */
	constructor(
		private readonly camera: () => Element | null | undefined,
		private readonly runningIds: () => readonly string[]
	) {}
	private running(): readonly Rect[] {
		const boxes = this.#placed?.layout.boxes;
		return this.runningIds().flatMap((id) => (boxes?.[id] ? [boxes[id]] : []));
	}

	show = (view: View): void => {
		this.view = view;
		this.camera()?.setAttribute('transform', `translate(${view.x} ${view.y}) scale(${view.k})`);
		this.look();
	};
	/** Is what runs in view? To be asked after each step. */
	look(): void {
		const boxes = this.running();
		this.away = boxes.length > 0 && !boxes.some((box) => isSeen(this.view, box, ...this.#room));
	}

	zoom = (factor: number): void => this.show(zoomAt(this.view, factor, this.#room[0] / 2, this.#room[1] / 2));
	whole = (): void => {
		if (this.#placed) this.show(fit(this.#placed.layout.size, ...this.#room));
	};
	/** What runs in the middle, large enough to read. */
	active = (): void => this.#centre(around(this.running()), Math.max(this.view.k, READABLE));
	/** Brings a box into view if it isn't. */
	reveal(id: string): void {
		const box = this.#placed?.layout.boxes[id];
		if (box && !isSeen(this.view, box, ...this.#room)) this.#centre(box, this.view.k);
	}
	turn = (): void => {
		this.direction = this.direction === 'right' ? 'down' : 'right';
	};

	/** The room for the drawing. The camera stays, unless somebody changed the room to see more. */
	resize(w: number, h: number): void {
		this.#room = [w, h];
		if (this.#refit || !this.direction) {
			this.direction = this.#returning?.direction ?? (w > h * WIDE ? 'right' : 'down');
			if (this.#refit && this.#placed) this.place(this.#placed, true);
		}
		this.#refit = false;
		this.look();
	}
	enlarge(): void {
		if (this.direction) this.#small = { direction: this.direction, view: this.view };
		this.#refit = true;
	}
	shrink(): void {
		this.#returning = this.#small;
		this.#refit = true;
	}

	/** A drawing is there. `anew`: look at it as for the first time. */
	place(drawing: Drawing, anew = false): void {
		const before = this.#placed;
		const { layout, direction } = drawing;
		const anchor = before && this.#anchor(before.layout, layout);
		this.#placed = drawing;
		if (this.#returning?.direction === direction) {
			this.show(this.#returning.view);
			this.#returning = null;
		} else if (anew || !anchor || before.direction !== direction) this.#setUp(layout);
		else {
			// another language: what one was looking at stays where it was, in a drawing arranged otherwise
			const { x, y, k } = this.view;
			const [from, to] = [middle(before.layout.boxes[anchor]!), middle(layout.boxes[anchor]!)];
			this.show({ k, x: x + (from[0] - to[0]) * k, y: y + (from[1] - to[1]) * k });
		}
	}
	/** The box one is looking at: of the running states in view, else of all, the one nearest to the middle. */
	#anchor(before: Layout, next: Layout): string | null {
		const [w, h] = this.#room;
		const { x, y, k } = this.view;
		const far = (box: Rect) => {
			const [bx, by] = middle(box);
			return Math.hypot(x + bx * k - w / 2, y + by * k - h / 2);
		};
		const shared = Object.entries(before.boxes).filter(([id]) => id in next.boxes);
		const runs = this.runningIds();
		const seen = shared.filter(([id, box]) => runs.includes(id) && isSeen(this.view, box, w, h));
		const nearest = (seen.length ? seen : shared).toSorted(([, a], [, b]) => far(a) - far(b))[0];
		return nearest?.[0] ?? null;
	}
	/** The first look: at all of it if it can be read, else at what runs. */
	#setUp({ size }: Layout): void {
		const whole = fit(size, ...this.#room);
		const box = around(this.running());
		if (whole.k > READABLE * 0.75 || !box) this.show(whole);
		else this.#centre(box, READABLE);
	}
	#centre(box: Rect | null, k: number): void {
		if (box && this.#placed) this.show(centre(box, k, ...this.#room, this.#placed.layout.size));
	}
}
