// The timeline: a tree of moves. Each move keeps the position after every micro step it led through, so that going
// anywhere is a look-up. What happened in a step is not kept: the rules are pure and tell it again when somebody asks.
// All values are immutable; what did not change is shared.
import type { Happening, L10n, Move, Reason } from '../rules/core/contract';
import { appended } from '../rules/core/lists';
import { NEXT, type ChartEvent, type MicroStep, type Position } from '../machines/kernel';
import type { RuleSystem } from '../machines/contract';
import { LongList } from './long-list';

/** What the timeline needs of a rule system. */
export type Engine<T> = Pick<RuleSystem<T>, 'kernel' | 'whyNot' | 'event' | 'view'>;

/** A micro step as it is kept; {@link microStepAt} tells the rest. */
export type KeptStep<T> = Omit<MicroStep<T>, 'happened'>;

export interface TimelineNode<T = unknown> {
	/** Index in `Timeline.nodes`; stays the same as long as the node lives. */
	readonly id: number;
	/** -1 for the start. */
	readonly parent: number;
	/** Moves from the start; also the index in any line through this node. */
	readonly depth: number;
	/** `start`: the first position; `attempt`: a move of the script that the rules must refuse, so nothing changed. */
	readonly kind: 'start' | 'move' | 'attempt';
	readonly move: Move | null;
	/** The move as its script writes it, which may leave out picks that are forced. */
	readonly written?: Move;
	/** At least one; the last one is where somebody decides again. */
	readonly steps: readonly KeptStep<T>[];
	/** The first one goes on with the line this node belongs to, the others are variations. */
	readonly children: readonly number[];
	readonly note?: L10n;
	readonly expect?: readonly string[];
	/** Why the rules refused it, for an attempt; with the codes the script asked for. */
	readonly reasons?: readonly Reason[];
	readonly refused?: readonly string[];
	/** The name of the variation that begins here. */
	readonly name?: L10n;
}

export interface Timeline<T = unknown> {
	/** `null` where a variation was removed. */
	readonly nodes: LongList<TimelineNode<T> | null>;
}

/** A place in the timeline: the position after that micro step of that move. */
export interface Cursor {
	readonly node: number;
	readonly step: number;
}

/** What may be said about a move beside the move itself. */
export type Remarks = Pick<TimelineNode, 'note' | 'expect' | 'name'>;

/** `opening`: what the rules do by themselves before the first decision. */
export function startTimeline<T>(
	position: Position<T>,
	remarks: Remarks = {},
	opening: readonly MicroStep<T>[] = []
): Timeline<T> {
	const steps = [{ position, hops: [] }, ...opening.map(kept)];
	return {
		nodes: LongList.of<TimelineNode<T> | null>([
			{ ...remarks, id: 0, parent: -1, depth: 0, kind: 'start', move: null, steps, children: [] }
		])
	};
}

export const kept = <T>({ position, hops }: MicroStep<T>): KeptStep<T> => ({ position, hops });

export function nodeAt<T>(timeline: Timeline<T>, id: number): TimelineNode<T> {
	const node = timeline.nodes.get(id);
	if (!node) throw new Error(`the timeline has no node ${id}`);
	return node;
}
export const endOf = <T>(node: TimelineNode<T>): Cursor => ({ node: node.id, step: node.steps.length - 1 });
export const positionAt = <T>(timeline: Timeline<T>, { node, step }: Cursor): Position<T> =>
	nodeAt(timeline, node).steps[step]!.position;
/** A micro step with what happened in it, which is played again the first time it is read. */
export function microStepAt<T>(engine: Engine<T>, timeline: Timeline<T>, at: Cursor): MicroStep<T> {
	let happened: readonly Happening[] | undefined;
	return {
		...nodeAt(timeline, at.node).steps[at.step]!,
		get happened() {
			return (happened ??= happenedAt(engine, timeline, at));
		}
	};
}
function happenedAt<T>(engine: Engine<T>, timeline: Timeline<T>, at: Cursor): readonly Happening[] {
	const cause = causeOf(engine, timeline, at);
	return cause ? engine.kernel.send(cause.before, cause.event)!.happened : [];
}
/** The position a micro step was taken from, and the event it answered. `null` where nothing was taken: at the start, and where a move was refused. */
export function causeOf<T>(
	engine: Pick<Engine<T>, 'event'>,
	timeline: Timeline<T>,
	{ node, step }: Cursor
): { readonly before: Position<T>; readonly event: ChartEvent } | null {
	const { kind, move, parent, steps } = nodeAt(timeline, node);
	if (kind === 'attempt' || (kind === 'start' && step === 0)) return null;
	if (step > 0) return { before: steps[step - 1]!.position, event: NEXT };
	return { before: decisionAfter(nodeAt(timeline, parent)), event: engine.event(move!) };
}
/** Where the line stands after all of this node: the position somebody decides in. */
export const decisionAfter = <T>(node: TimelineNode<T>): Position<T> =>
	node.steps[node.steps.length - 1]!.position;

/** Picks as sets of ids per field: how two moves are the same one. */
const keyOf = (move: Move): string =>
	JSON.stringify([
		move.seat,
		move.action,
		Object.entries(move.picks ?? {}).sort(([a], [b]) => (a < b ? -1 : 1))
	]);
export const sameMove = (a: Move | null, b: Move | null): boolean => !!a && !!b && keyOf(a) === keyOf(b);

function add<T>(
	timeline: Timeline<T>,
	parent: TimelineNode<T>,
	rest: Omit<TimelineNode<T>, 'id' | 'parent' | 'depth' | 'children'>
): { timeline: Timeline<T>; node: number } {
	const id = timeline.nodes.length;
	const nodes = timeline.nodes
		.with(parent.id, { ...parent, children: appended(parent.children, id) })
		.appended({ id, parent: parent.id, depth: parent.depth + 1, children: [], ...rest });
	return { timeline: { nodes }, node: id };
}

export type Played<T> =
	| { readonly ok: true; readonly timeline: Timeline<T>; readonly node: number }
	| { readonly ok: false; readonly reasons: readonly Reason[] };

/**
 * Plays a move after `parent`. If that move is there already its node is returned, else it becomes the continuation
 * or, where there is one, a variation. A move the rules refuse changes nothing and comes back with all reasons.
 */
export function play<T>(
	engine: Engine<T>,
	timeline: Timeline<T>,
	parent: number,
	move: Move,
	remarks: Remarks = {}
): Played<T> {
	const before = nodeAt(timeline, parent);
	const there = before.children.find((c) => {
		const child = nodeAt(timeline, c);
		return child.kind === 'move' && sameMove(child.move, move);
	});
	if (there !== undefined) return { ok: true, timeline, node: there };
	const position = decisionAfter(before);
	const reasons = engine.whyNot(position, move);
	if (reasons.length) return { ok: false, reasons };
	const steps = engine.kernel.run(position, engine.event(move)).map(kept);
	return { ok: true, ...add(timeline, before, { ...remarks, kind: 'move', move, steps }) };
}

/** Changes the words beside a move; an absent one is removed. */
export function remark<T>(
	timeline: Timeline<T>,
	id: number,
	remarks: Pick<Remarks, 'note' | 'name'>
): Timeline<T> {
	const changed: Record<string, unknown> = { ...nodeAt(timeline, id) };
	for (const [key, value] of Object.entries(remarks)) {
		if (value === undefined) delete changed[key];
		else changed[key] = value;
	}
	return { nodes: timeline.nodes.with(id, changed as unknown as TimelineNode<T>) };
}

/** Takes a node and all that follows it out of the tree. The start stays. */
export function removeFrom<T>(timeline: Timeline<T>, id: number): Timeline<T> {
	const gone = nodeAt(timeline, id);
	if (gone.parent < 0) return timeline;
	const nodes = [...timeline.nodes];
	const todo = [id];
	for (let n = todo.pop(); n !== undefined; n = todo.pop()) {
		todo.push(...nodes[n]!.children);
		nodes[n] = null;
	}
	const parent = nodes[gone.parent]!;
	nodes[gone.parent] = { ...parent, children: parent.children.filter((c) => c !== id) };
	return { nodes: LongList.of(nodes) };
}

/** From the start to the node and on along first children to a leaf: the line one walks when the node is chosen. */
export function lineThrough<T>(timeline: Timeline<T>, id: number): readonly number[] {
	const line: number[] = [];
	for (let n = id; n >= 0; n = nodeAt(timeline, n).parent) line.push(n);
	line.reverse();
	for (
		let next = nodeAt(timeline, id).children[0];
		next !== undefined;
		next = nodeAt(timeline, next).children[0]
	)
		line.push(next);
	return line;
}
/** The line of the script itself: first children all the way. */
export const mainLine = <T>(timeline: Timeline<T>): readonly number[] => lineThrough(timeline, 0);
