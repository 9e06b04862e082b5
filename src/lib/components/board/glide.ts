// Cards glide to where they lie now (FLIP): measured after each change and played with the Web Animations API from
// where they lay before. Cards that were not drawn before come out of the zone they left; cards that are no longer
// drawn go into the zone they went to. Nobody who asked for reduced motion sees any of it.
import type { Happening } from '$lib/rules/core/contract';

interface Rect {
	readonly x: number;
	readonly y: number;
	readonly w: number;
	readonly h: number;
}
/** Where every card and zone is drawn, counted from the corner of the board, so that scrolling changes nothing. */
export interface Snapshot {
	readonly cards: ReadonlyMap<
		string,
		{ readonly rect: Rect; readonly el: HTMLElement; readonly zone: string }
	>;
	readonly zones: ReadonlyMap<string, Rect>;
	readonly size: { readonly w: number; readonly h: number };
}
export type Moved = readonly NonNullable<Happening['moved']>[number][];

const DURATION = 280; // ms
const EASING = 'cubic-bezier(.2,.7,.2,1)';
const running = new WeakMap<Element, Animation>();

export const wantsMotion = (): boolean => !matchMedia('(prefers-reduced-motion: reduce)').matches;

export function snapshot(root: HTMLElement): Snapshot {
	const origin = root.getBoundingClientRect();
	const rectOf = (el: Element): Rect => {
		const r = el.getBoundingClientRect();
		return { x: r.x - origin.x, y: r.y - origin.y, w: r.width, h: r.height };
	};
	const cards = new Map<string, { rect: Rect; el: HTMLElement; zone: string }>();
	for (const el of root.querySelectorAll<HTMLElement>('[data-card]')) {
		const rect = rectOf(el);
		const zone = el.closest<HTMLElement>('[data-zone]')?.dataset.zone ?? '';
		if (rect.w) cards.set(el.dataset.card!, { rect, el, zone });
	}
	const zones = new Map<string, Rect>();
	for (const el of root.querySelectorAll<HTMLElement>('[data-zone]')) zones.set(el.dataset.zone!, rectOf(el));
	return { cards, zones, size: { w: origin.width, h: origin.height } };
}

/** Has the board another size than when it was measured? */
export function isResized(root: HTMLElement, { size }: Snapshot): boolean {
	const { width, height } = root.getBoundingClientRect();
	return width !== size.w || height !== size.h;
}

/** The middle of a zone, in the size of a card. */
const inside = (zone: Rect, { w, h }: Rect): Rect => ({
	x: zone.x + (zone.w - w) / 2,
	y: zone.y + (zone.h - h) / 2,
	w,
	h
});

/** Where a card lay, had its zone lain where it lies now: what shifts with all around it is not seen to move. */
const carried = (rect: Rect, before: Rect | undefined, after: Rect | undefined): Rect =>
	before && after ? { ...rect, x: rect.x + after.x - before.x, y: rect.y + after.y - before.y } : rect;

function play(el: HTMLElement, from: Rect, to: Rect) {
	const dx = from.x + from.w / 2 - to.x - to.w / 2;
	const dy = from.y + from.h / 2 - to.y - to.h / 2;
	if (Math.hypot(dx, dy) < 2) return;
	const away = { translate: `${dx}px ${dy}px`, scale: `${from.w / to.w || 1}` };
	const animation = el.animate([away, { translate: '0 0', scale: '1' }], {
		duration: DURATION,
		easing: EASING
	});
	// on top while it flies; not a keyframe, or the compositor could not play it alone
	el.style.zIndex = '5';
	animation.onfinish = animation.oncancel = () => {
		if (running.get(el) !== animation) return; // it flies again
		running.delete(el);
		el.style.removeProperty('z-index');
	};
	running.set(el, animation);
}

/**
 * Plays the change since `before` and returns how things lie now. `moved` says where cards came from, or went, that
 * were not to be seen there.
 */
export function glide(root: HTMLElement, before: Snapshot, moved: Moved): Snapshot {
	for (const { el } of before.cards.values()) running.get(el)?.cancel();
	const after = snapshot(root);
	// a card may move twice: its first zone counts as where it came from, its last as where it went
	const from = new Map([...moved].reverse().map(([card, zone]) => [card, zone]));
	const to = new Map(moved.map(([card, , zone]) => [card, zone]));
	for (const [id, { rect, el, zone }] of after.cards) {
		const known = before.cards.get(id);
		const left = after.zones.get(from.get(id) ?? '');
		const start = known
			? known.zone === zone
				? carried(known.rect, before.zones.get(zone), after.zones.get(zone))
				: known.rect
			: left && inside(left, rect);
		if (start) play(el, start, rect);
	}
	for (const [id, { rect, el }] of before.cards) {
		const zone = after.zones.get(to.get(id) ?? '');
		if (!after.cards.has(id) && zone) sendOff(root, el, rect, inside(zone, rect));
	}
	return after;
}

/** A picture of a card that is no longer drawn glides into its zone and is gone. */
function sendOff(root: HTMLElement, el: HTMLElement, from: Rect, to: Rect) {
	const ghost = el.cloneNode(true) as HTMLElement;
	ghost.removeAttribute('data-card');
	ghost.removeAttribute('data-ref');
	Object.assign(ghost.style, {
		position: 'absolute',
		left: `${from.x}px`,
		top: `${from.y}px`,
		margin: '0',
		pointerEvents: 'none'
	});
	ghost.style.setProperty('--cw', `${Math.min(from.w, from.h)}px`);
	root.append(ghost);
	const end = { translate: `${to.x - from.x}px ${to.y - from.y}px`, opacity: 0 };
	const way = ghost.animate([{ translate: '0 0', opacity: 1 }, end], { duration: DURATION, easing: EASING });
	way.onfinish = () => ghost.remove();
}
