// Breakpoints are data, so that they can be saved, shared and explained; what they mean is decided here.
import type { Happening, Move } from '../rules/core/contract';
import type { Frame, MicroStep, Position, StateValue } from '../machines/kernel';
import type { Engine } from './timeline';

export type Breakpoint =
	/** A chart enters this state (`stage.declare.payCost`). */
	| { readonly on: 'state'; readonly state: string }
	/** This action is requested, by hand or by a trigger. */
	| { readonly on: 'action'; readonly action: string }
	/** Any trigger fires, or the one of this action (of this card, where abilities of cards are what fires). */
	| { readonly on: 'trigger'; readonly action?: string }
	/** A card (or this one) moves from and to these zones; an absent zone is any. A zone without a seat (`graveyard`) is everybody's. */
	| { readonly on: 'card'; readonly card?: string; readonly from?: string; readonly to?: string }
	/** Something pending leaves: resolved, countered or removed. */
	| { readonly on: 'leaves' };

/** Where a breakpoint hit, with the one that did. */
export interface Stop {
	readonly breakpoint: Breakpoint;
	/** The happening that was waited for, where there is one. */
	readonly happening?: Happening;
}

/** Happenings that say "a trigger fired": what nobody chose to do now begins by itself. Their `refs` say of what. */
export const TRIGGERS: readonly string[] = [
	'triggered', // BlackPoker: a triggered action
	'ability_fired', // Victory Spark: an automatic or spark ability
	'queued', // CryptoSpells: an ability joins the queue
	'counter_begins' // Five Timings: a counter that succeeded before takes its turn
];
/** Happening kinds that say "this action has been requested". */
export const REQUEST_KINDS: readonly string[] = ['announced', 'requested', 'effect_request', 'triggered'];

export const isTrigger = ({ code }: Happening): boolean => TRIGGERS.includes(code);

/** A micro step with what came before it; `move` where the step is the first of a move. */
export interface Scene<T> {
	readonly before: Position<T> | null;
	readonly step: MicroStep<T>;
	readonly move: Move | null;
}

/** Ids of all active states of a frame, outer ones first, as XState writes them. */
export function activeStates([chart, value]: Frame): readonly string[] {
	const ids: string[] = [];
	const walk = (prefix: string, v: StateValue) => {
		if (typeof v === 'string') ids.push(`${prefix}.${v}`);
		else
			for (const [key, below] of Object.entries(v)) {
				ids.push(`${prefix}.${key}`);
				walk(`${prefix}.${key}`, below);
			}
	};
	walk(chart, value);
	return ids;
}
const allActive = <T>(p: Position<T>): Set<string> =>
	new Set([...p.frames, ...p.beside].flatMap((frame) => activeStates(frame)));

/** States that are active after the step and were not before, or were entered anew along an edge. */
export function entered<T>({ before, step }: Pick<Scene<T>, 'before' | 'step'>): readonly string[] {
	const old = before ? allActive(before) : new Set<string>();
	const now = [...allActive(step.position)].filter((id) => !old.has(id));
	for (const { edge } of step.hops) {
		const target = edge.slice(edge.indexOf('->') + 2);
		if (edge && !now.includes(target)) now.push(target);
	}
	return now;
}

const pendingOf = new WeakMap<
	object,
	{ readonly all: readonly string[]; readonly next: string | undefined }
>();
/** Ids of what is pending, and of what is dealt with next. Remembered per table: most micro steps leave the table alone. */
export function pendingIds<T>(engine: Engine<T>, position: Position<T>) {
	const key = position.table as object;
	let known = pendingOf.get(key);
	if (!known) {
		const { items } = engine.view(position, 'judge').pending;
		known = { all: items.map((i) => i.id), next: items.find((i) => i.next)?.id };
		pendingOf.set(key, known);
	}
	return known;
}

const partsOf = new WeakMap<object, ReadonlyMap<string, { readonly id: string; readonly of: string }>>();
/** The zone a card was moved from or to, as the board shows it: a bulwark lies among the bulwarks of the field. */
function shownZone<T>(engine: Engine<T>, position: Position<T> | null, card: string, zone: string): string {
	if (!position) return zone;
	const key = position.table as object;
	let parts = partsOf.get(key);
	if (!parts) {
		const zones = engine.view(position, 'judge').seats.flatMap((s) => s.zones);
		parts = new Map(
			zones.flatMap(({ id, of, pieces }) =>
				of ? pieces.flatMap((p) => p.cards.map((c) => [c.id, { id, of }] as const)) : []
			)
		);
		partsOf.set(key, parts);
	}
	const part = parts.get(card);
	return part?.of === zone ? part.id : zone;
}
function zoneFits(wanted: string | undefined, zoneNow: () => string): boolean {
	if (wanted === undefined) return true;
	const zone = zoneNow();
	return zone === wanted || zone.endsWith(`.${wanted}`);
}

/** Does this breakpoint hit at this micro step? The happening it waited for is returned where there is one. */
export function hit<T>(engine: Engine<T>, breakpoint: Breakpoint, scene: Scene<T>): Stop | null {
	const { before, step, move } = scene;
	const heard = (fits: (h: Happening) => boolean): Stop | null => {
		const happening = step.happened.find(fits);
		return happening ? { breakpoint, happening } : null;
	};
	switch (breakpoint.on) {
		case 'state':
			return entered(scene).includes(breakpoint.state) ? { breakpoint } : null;
		case 'action':
			if (move?.action === breakpoint.action) return { breakpoint };
			return heard((h) => REQUEST_KINDS.includes(h.kind) && !!h.refs?.includes(breakpoint.action));
		case 'trigger':
			return heard((h) => isTrigger(h) && (!breakpoint.action || !!h.refs?.includes(breakpoint.action)));
		case 'card':
			return heard(
				(h) =>
					!!h.moved?.some(
						([card, from, to]) =>
							(breakpoint.card ?? card) === card &&
							zoneFits(breakpoint.from, () => shownZone(engine, before, card, from)) &&
							zoneFits(breakpoint.to, () => shownZone(engine, step.position, card, to))
					)
			);
		case 'leaves': {
			if (!before || before.table === step.position.table) return null;
			const now = pendingIds(engine, step.position).all;
			return pendingIds(engine, before).all.some((id) => !now.includes(id)) ? { breakpoint } : null;
		}
	}
}

export function firstHit<T>(
	engine: Engine<T>,
	breakpoints: readonly Breakpoint[],
	scene: Scene<T>
): Stop | null {
	for (const breakpoint of breakpoints) {
		const stop = hit(engine, breakpoint, scene);
		if (stop) return stop;
	}
	return null;
}

/** Two breakpoints that wait for the same thing. */
export const sameBreakpoint = (a: Breakpoint, b: Breakpoint): boolean => {
	const key = (x: Breakpoint) => JSON.stringify(Object.entries(x).sort(([p], [q]) => (p < q ? -1 : 1)));
	return key(a) === key(b);
};
