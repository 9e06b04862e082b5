// A scenario as a timeline, and back; and places in one as places in the other.
import type { RuleSystem } from '../machines/contract';
import { isProblems } from '../rules/core/contract';
import type { StepProblem } from '../scenario/problems';
import { play, type PlayedLine, type PlayedStep } from '../scenario/run';
import type { Place, Scenario, ScenarioStep, Variation } from '../scenario/types';
import { LongList } from './long-list';
import { openSession, type Session } from './stepping';
import {
	endOf,
	kept,
	lineThrough,
	nodeAt,
	startTimeline,
	type Cursor,
	type Remarks,
	type Timeline,
	type TimelineNode
} from './timeline';

export interface Opened<T> {
	/** Absent only where the set-up itself cannot be laid out. */
	readonly session: Session<T> | null;
	readonly problems: readonly StepProblem[];
}

const remarksOf = ({ note, expect, name }: Remarks): Remarks => ({
	...(note && { note }),
	...(expect && { expect }),
	...(name && { name })
});

/** Plays a scenario with all its variations. Where its main line stops early the session stands at the last good step. */
export function openScenario<T>(system: RuleSystem<T>, scenario: Scenario): Opened<T> {
	const played = play(system, scenario);
	if (isProblems(played)) return { session: null, problems: played };
	const { first, opening, main, problems } = played;
	const nodes = [...startTimeline(first, remarksOf(scenario), opening).nodes] as Growing<T>[];
	const last = grow(nodes, nodes[0]!, main);
	const cursor: Cursor = main.stopped ? endOf(last) : { node: 0, step: 0 };
	return { session: openSession({ nodes: LongList.of(nodes) }, cursor), problems };
}
/** While a timeline is read, its nodes are still open for children. */
type Growing<T> = Omit<TimelineNode<T>, 'children'> & { children: number[] };

function grow<T>(nodes: Growing<T>[], from: Growing<T>, line: PlayedLine<T>): Growing<T> {
	let at = from;
	for (let i = 0; i < line.variations.length; i++) {
		const before = at;
		const step = line.steps[i];
		if (step) {
			at = nodeOfStep(step, nodes.length, before, i === 0 ? line.name : undefined);
			nodes.push(at);
			before.children.push(at.id);
		}
		for (const variation of line.variations[i]!) grow(nodes, before, variation);
	}
	return at;
}
function nodeOfStep<T>(
	{ step, move, micro, after, refusal }: PlayedStep<T>,
	id: number,
	parent: Growing<T>,
	name: Remarks['name']
): Growing<T> {
	const base = { id, parent: parent.id, depth: parent.depth + 1, children: [], move, written: step.move };
	const remarks = remarksOf({ ...step, ...(name && { name }) });
	if (!step.refused) return { ...base, ...remarks, kind: 'move', steps: micro.map(kept) };
	// nothing has changed: the position is the very same object
	const steps = [{ position: after, hops: [] }];
	return { ...base, ...remarks, kind: 'attempt', steps, reasons: refusal, refused: step.refused };
}

/** The steps of a scenario from a timeline: the script with every variation, note and name. */
export function stepsOf<T>(timeline: Timeline<T>, from = 0): readonly ScenarioStep[] {
	const steps: ScenarioStep[] = [];
	for (let at = nodeAt(timeline, from); at.children.length;) {
		const [first, ...others] = at.children.map((id) => nodeAt(timeline, id));
		const variations = others.map((o): Variation => ({
			...(o.name && { name: o.name }),
			steps: [stepOf(o), ...stepsOf(timeline, o.id)]
		}));
		steps.push({ ...stepOf(first!), ...(variations.length && { variations }) });
		at = first!;
	}
	return steps;
}
function stepOf<T>({ move, written, note, expect, refused }: TimelineNode<T>): ScenarioStep {
	return {
		move: written ?? move!,
		...(note && { note }),
		...(expect && { expect }),
		...(refused && { refused })
	};
}

/** The scenario as it stands now, with what was tried and written meanwhile. */
export function scenarioOf<T>(timeline: Timeline<T>, base: Scenario): Scenario {
	const { note } = nodeAt(timeline, 0);
	const head = Object.fromEntries(
		Object.entries(base).filter(([key]) => key !== 'note')
	) as unknown as Scenario;
	return { ...head, ...(note && { note }), steps: stepsOf(timeline) };
}

const NOTES = ['note', 'about'];
/** A scenario without what is written about it: the moves alone, for a shorter link. */
export function withoutNotes<T extends Scenario | ScenarioStep>(of: T): T {
	const bare = Object.fromEntries(Object.entries(of).filter(([key]) => !NOTES.includes(key))) as unknown as T;
	if ('steps' in bare) return { ...bare, steps: bare.steps.map(withoutNotes) };
	if (!bare.variations) return bare;
	return { ...bare, variations: bare.variations.map((v) => ({ ...v, steps: v.steps.map(withoutNotes) })) };
}

/** Micro steps a node adds to its line: an attempt adds none. */
const lengthOf = <T>({ kind, steps }: TimelineNode<T>): number =>
	kind === 'move' ? steps.length : kind === 'start' ? steps.length - 1 : 0;

/** A place of the timeline as a scenario speaks of it. */
export function placeOf<T>(timeline: Timeline<T>, { node, step }: Cursor): Place {
	const line: [number, number][] = [];
	const here = nodeAt(timeline, node);
	let at = here.kind === 'move' ? step + 1 : here.kind === 'start' ? step : 0;
	for (let n = here; n.parent >= 0;) {
		const parent = nodeAt(timeline, n.parent);
		at += lengthOf(parent);
		const child = parent.children.indexOf(n.id);
		if (child > 0) line.unshift([parent.depth, child - 1]);
		n = parent;
	}
	return { line, at };
}

/** The nodes of a line; of the one it would leave, where the timeline has no such variation. */
function nodesOf<T>(timeline: Timeline<T>, line: Place['line']) {
	let ids = lineThrough(timeline, 0);
	for (const [step, variation] of line) {
		const parent = ids[step];
		const child = parent === undefined ? undefined : nodeAt(timeline, parent).children[variation + 1];
		if (child === undefined) return { ids, isThere: false };
		ids = lineThrough(timeline, child);
	}
	return { ids, isThere: true };
}

/** Number of micro steps to the end of a line; null where the timeline has no such line. */
export function stepsTo<T>(timeline: Timeline<T>, line: Place['line']): number | null {
	const { ids, isThere } = nodesOf(timeline, line);
	return isThere ? ids.reduce((sum, id) => sum + lengthOf(nodeAt(timeline, id)), 0) : null;
}

/** Where a place lies in the timeline; the nearest there is, if the timeline is not that long. */
export function cursorAt<T>(timeline: Timeline<T>, { line, at }: Place): Cursor {
	const { ids } = nodesOf(timeline, line);
	let left = at;
	for (const id of ids) {
		const node = nodeAt(timeline, id);
		if (left <= lengthOf(node) && node.kind !== 'attempt')
			return { node: id, step: node.kind === 'start' ? left : Math.max(0, left - 1) };
		left -= lengthOf(node);
	}
	return endOf(nodeAt(timeline, ids[ids.length - 1]!));
}
