// Walking a line as a code debugger walks a program: into, over, out and on to a breakpoint, in both directions.
// A session is the timeline, the line one walks and the place one stands at; every walk returns a new session.
import type { Move } from '../rules/core/contract';
import { firstHit, pendingIds, type Breakpoint, type Stop } from './breakpoints';
import {
	endOf,
	lineThrough,
	microStepAt,
	nodeAt,
	play,
	positionAt,
	removeFrom,
	type Cursor,
	type Engine,
	type Timeline,
	type TimelineNode
} from './timeline';
import { LongList } from './long-list';
import type { Position } from '../machines/kernel';
import type { Reason } from '../rules/core/contract';

export interface Session<T = unknown> {
	readonly timeline: Timeline<T>;
	/** Node ids from the start to a leaf; `line.get(node.depth) === node.id` for each node on it. */
	readonly line: LongList<number>;
	readonly cursor: Cursor;
}
export type Direction = 1 | -1;

export function openSession<T>(timeline: Timeline<T>, cursor: Cursor = { node: 0, step: 0 }): Session<T> {
	return { timeline, line: LongList.of(lineThrough(timeline, cursor.node)), cursor };
}
export const nodeOf = <T>(s: Session<T>): TimelineNode<T> => nodeAt(s.timeline, s.cursor.node);
/** The nodes of the line, from the start to its leaf. */
export const nodesOf = <T>(s: Session<T>): readonly TimelineNode<T>[] =>
	[...s.line].map((id) => nodeAt(s.timeline, id));
export const positionOf = <T>(s: Session<T>): Position<T> => positionAt(s.timeline, s.cursor);
/** At the end of a move, where somebody decides: only there another move can be tried. */
export const atDecision = <T>(s: Session<T>): boolean => s.cursor.step === nodeOf(s).steps.length - 1;
export const atStart = <T>(s: Session<T>): boolean => s.cursor.node === 0;
export const atEnd = <T>(s: Session<T>): boolean => nodeOf(s).depth === s.line.length - 1 && atDecision(s);

/** The micro step after or before a place on the line; null at its ends. */
export function neighbour<T>(
	{ timeline, line }: Session<T>,
	{ node, step }: Cursor,
	way: Direction
): Cursor | null {
	const here = nodeAt(timeline, node);
	const next = step + way;
	if (next >= 0 && next < here.steps.length) return { node, step: next };
	const id = line.get(here.depth + way);
	if (id === undefined) return null;
	return way > 0 ? { node: id, step: 0 } : endOf(nodeAt(timeline, id));
}

const moveTo = <T>(s: Session<T>, cursor: Cursor | null): Session<T> =>
	!cursor || (cursor.node === s.cursor.node && cursor.step === s.cursor.step) ? s : { ...s, cursor };

/** One micro step: one transition of one chart. */
export const into = <T>(s: Session<T>, way: Direction): Session<T> => moveTo(s, neighbour(s, s.cursor, way));

/** To the next (or the last) place where somebody decides. */
export function over<T>(s: Session<T>, way: Direction): Session<T> {
	const here = nodeOf(s);
	if (way > 0 && !atDecision(s)) return moveTo(s, endOf(here));
	const id = s.line.get(here.depth + way);
	return id === undefined ? s : moveTo(s, endOf(nodeAt(s.timeline, id)));
}

/** Until what is on top has left the stage; backwards, to just before it was put there. With an empty stage: as `over`. */
export function out<T>(engine: Engine<T>, s: Session<T>, way: Direction): Session<T> {
	const top = pendingIds(engine, positionOf(s)).next;
	if (top === undefined) return over(s, way);
	let last = s.cursor;
	for (let at = neighbour(s, last, way); at; at = neighbour(s, at, way)) {
		last = at;
		if (!pendingIds(engine, positionAt(s.timeline, at)).all.includes(top)) break;
	}
	return moveTo(s, last);
}

/** On (or back) to the next micro step at which a breakpoint hits, else to the end of the line; and what it hit. */
export function proceed<T>(
	engine: Engine<T>,
	s: Session<T>,
	way: Direction,
	breakpoints: readonly Breakpoint[]
): { readonly session: Session<T>; readonly stop: Stop | null } {
	let last = s.cursor;
	for (let at = neighbour(s, last, way); at; at = neighbour(s, at, way)) {
		last = at;
		const stop = stopAt(engine, s, at, breakpoints);
		if (stop) return { session: moveTo(s, at), stop };
	}
	return { session: moveTo(s, last), stop: null };
}

/** The first breakpoint that hits at a place of the line. */
export function stopAt<T>(
	engine: Engine<T>,
	s: Session<T>,
	at: Cursor,
	breakpoints: readonly Breakpoint[]
): Stop | null {
	if (!breakpoints.length) return null;
	const before = neighbour(s, at, -1);
	const { kind, move } = nodeAt(s.timeline, at.node);
	return firstHit(engine, breakpoints, {
		before: before ? positionAt(s.timeline, before) : null,
		step: microStepAt(engine, s.timeline, at),
		// what was refused has not been done
		move: kind === 'move' && at.step === 0 ? move : null
	});
}

function lineTo<T>(s: Session<T>, node: TimelineNode<T>): LongList<number> {
	const last = s.line.length - 1;
	const continues = node.depth === last + 1 && node.parent === s.line.get(last) && !node.children.length;
	return continues ? s.line.appended(node.id) : LongList.of(lineThrough(s.timeline, node.id));
}

/** Anywhere in the tree. The line changes only if the place is not on it. */
export function jump<T>(s: Session<T>, cursor: Cursor): Session<T> {
	const node = nodeAt(s.timeline, cursor.node);
	const line = s.line.get(node.depth) === node.id ? s.line : lineTo(s, node);
	return {
		...s,
		line,
		cursor: { node: node.id, step: Math.max(0, Math.min(cursor.step, node.steps.length - 1)) }
	};
}

/** To the decision before (or after) the n-th move of the line, counted from 0 for the start. */
export function seek<T>(s: Session<T>, depth: number): Session<T> {
	const id = s.line.get(Math.max(0, Math.min(depth, s.line.length - 1)))!;
	return moveTo(s, endOf(nodeAt(s.timeline, id)));
}

export type Tried<T> =
	| { readonly ok: true; readonly session: Session<T> }
	| { readonly ok: false; readonly reasons: readonly Reason[] };

/**
 * Tries a move at the decision one stands at. Legal: the session stands at its end (or, `stepInto`, at its first micro
 * step), on a new variation where the line went on differently. Refused: all reasons, and nothing has changed.
 */
export function tryMove<T>(engine: Engine<T>, s: Session<T>, move: Move, stepInto = false): Tried<T> {
	const played = play(engine, s.timeline, s.cursor.node, move);
	if (!played.ok) return played;
	const node = nodeAt(played.timeline, played.node);
	const cursor = stepInto ? { node: node.id, step: 0 } : endOf(node);
	return { ok: true, session: jump({ timeline: played.timeline, line: s.line, cursor }, cursor) };
}

/** Other ways on from the decision after a node, the one on the line first. */
export function waysOn<T>(s: Session<T>, id: number): readonly TimelineNode<T>[] {
	const node = nodeAt(s.timeline, id);
	const taken = s.line.get(node.depth + 1);
	return [...node.children]
		.sort((a, b) => Number(b === taken) - Number(a === taken))
		.map((c) => nodeAt(s.timeline, c));
}

/** Removes a variation; whoever stands in it is put back to the decision it began at. */
export function dropVariation<T>(s: Session<T>, id: number): Session<T> {
	const parent = nodeAt(s.timeline, id).parent;
	if (parent < 0) return s;
	const timeline = removeFrom(s.timeline, id);
	const cursor = timeline.nodes.get(s.cursor.node) ? s.cursor : endOf(nodeAt(timeline, parent));
	const leaf = s.line.get(s.line.length - 1)!;
	return timeline.nodes.get(leaf) ? { timeline, cursor, line: s.line } : openSession(timeline, cursor);
}

/** Where a variation begins: the first node above (or at) this one that is not its parent's first child. */
export function variationStart<T>(timeline: Timeline<T>, id: number): TimelineNode<T> | null {
	for (let n = nodeAt(timeline, id); n.parent >= 0; n = nodeAt(timeline, n.parent))
		if (nodeAt(timeline, n.parent).children[0] !== n.id) return n;
	return null;
}
