// Cards glide to where they lie now (FLIP): measured before and after a change, played with the Web Animations API.
// Cards that were not drawn before come out of the zone they left; cards that are no longer drawn go into the zone
// they went to. Nobody who asked for reduced motion sees any of it.
import type { Happening } from '$lib/rules/core/contract';

type Rect = { readonly x: number; readonly y: number; readonly w: number; readonly h: number };
export interface Snapshot {
	readonly cards: ReadonlyMap<string, { readonly rect: Rect; readonly el: HTMLElement }>;
	readonly zones: ReadonlyMap<string, Rect>;
}
const rectOf = (el: Element): Rect => {
	const r = el.getBoundingClientRect();
	return { x: r.x, y: r.y, w: r.width, h: r.height };
};
const DURATION = 280;
const EASING = 'cubic-bezier(.2,.7,.2,1)';
const running = new WeakMap<Element, Animation>();

export const wantsMotion = (): boolean => !matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Where every card and zone is drawn now. */
export function snapshot(root: HTMLElement): Snapshot {
	const cards = new Map<string, { rect: Rect; el: HTMLElement }>();
	for (const el of root.querySelectorAll<HTMLElement>('[data-card]')) {
		const rect = rectOf(el);
		if (rect.w) cards.set(el.dataset.card!, { rect, el });
	}
	const zones = new Map<string, Rect>();
	for (const el of root.querySelectorAll<HTMLElement>('[data-zone]')) zones.set(el.dataset.zone!, rectOf(el));
	return { cards, zones };
}

/** The middle of a zone, in the size of a card. */
function inside(zone: Rect, card: Rect): Rect {
	return { x: zone.x + (zone.w - card.w) / 2, y: zone.y + (zone.h - card.h) / 2, w: card.w, h: card.h };
}

function play(el: HTMLElement, from: Rect, to: Rect) {
	const dx = from.x + from.w / 2 - to.x - to.w / 2;
	const dy = from.y + from.h / 2 - to.y - to.h / 2;
	if (Math.hypot(dx, dy) < 2) return;
	const away = { translate: `${dx}px ${dy}px`, scale: `${from.w / to.w || 1}`, zIndex: 5 };
	const home = { translate: '0 0', scale: '1', zIndex: 5 };
	const animation = el.animate([away, home], { duration: DURATION, easing: EASING });
	running.set(el, animation);
}

/** Plays the change since `before`. `moved` says where cards came from that were not to be seen. */
export function glide(
	root: HTMLElement,
	before: Snapshot,
	moved: readonly NonNullable<Happening['moved']>[number][]
) {
	for (const { el } of before.cards.values()) running.get(el)?.cancel();
	const after = snapshot(root);
	// a card may move twice: its first zone counts as where it came from, its last as where it went
	const from = new Map([...moved].reverse().map(([card, zone]) => [card, zone]));
	const to = new Map(moved.map(([card, , zone]) => [card, zone]));
	for (const [id, { rect, el }] of after.cards) {
		const old = before.cards.get(id)?.rect;
		const zone = from.get(id);
		const start = old ?? (zone && after.zones.has(zone) ? inside(after.zones.get(zone)!, rect) : undefined);
		if (start) play(el, start, rect);
	}
	const origin = rectOf(root);
	for (const [id, { rect, el }] of before.cards) {
		const zone = to.get(id);
		if (after.cards.has(id) || !zone || !after.zones.has(zone)) continue;
		sendOff(root, el, rect, inside(after.zones.get(zone)!, rect), origin);
	}
}

/** A picture of a card that is no longer drawn glides into its zone and is gone. */
function sendOff(root: HTMLElement, el: HTMLElement, from: Rect, to: Rect, origin: Rect) {
	const ghost = el.cloneNode(true) as HTMLElement;
	ghost.removeAttribute('data-card');
	ghost.removeAttribute('data-ref');
	Object.assign(ghost.style, {
		position: 'absolute',
		left: `${from.x - origin.x}px`,
		top: `${from.y - origin.y}px`,
		margin: '0',
		pointerEvents: 'none'
	});
	ghost.style.setProperty('--cw', `${Math.min(from.w, from.h)}px`);
	root.append(ghost);
	const way = { translate: `${to.x - from.x}px ${to.y - from.y}px`, opacity: 0 };
	ghost.animate([{ translate: '0 0', opacity: 1 }, way], { duration: DURATION, easing: EASING }).onfinish =
		() => ghost.remove();
}
