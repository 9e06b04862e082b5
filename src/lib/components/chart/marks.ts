// Which boxes and arrows are marked how, in one situation. Pure: the components only toggle these classes.
import type { Frame, Hop, StateValue } from '../../machines/kernel';
import type { ChartEdge, ChartNode, Graph } from './graph';

/** Answers what a guard says now; null where it can't be said before a move is chosen. */
export type Truth = (guard: string) => boolean | null;

/** All that a chart shows of a moment. */
export interface Situation {
	/** The call stack of charts, the running one last. */
	readonly frames: readonly Frame[];
	readonly beside: readonly Frame[];
	/** The transitions of the step that led here. */
	readonly hops: readonly Hop[];
	/** For charts that this step did not touch: the last path they took. See `lastPaths`. */
	readonly before?: readonly Hop[];
	/** Event types the running chart may be sent now. */
	readonly enabled: readonly string[];
	readonly truth: Truth;
}

/**
 * Marks by element id, as class names.
 * States: `on` active; `here` the running chart stands here; `held` a chart further down the call stack waits here.
 * Arrows: `fired` taken by the last step; `trail` last taken in a chart that has rested since; `can` may be taken now;
 * `will` is the one that NEXT or the event surely takes; `yes`, `no`, `open` what its guard says.
 */
export type Marks = ReadonlyMap<string, string>;

/** The same marks, and one more. */
export const withMark = (marks: Marks, id: string, name: string): Marks =>
	new Map(marks).set(id, `${marks.get(id) ?? ''} ${name}`.trim());

/** Finds nodes and edges of all charts of a system. */
export interface ChartIndex {
	readonly graphs: readonly Graph[];
	readonly node: ReadonlyMap<string, { readonly graph: Graph; readonly node: ChartNode }>;
	readonly edge: ReadonlyMap<string, { readonly graph: Graph; readonly edge: ChartEdge }>;
	readonly byChart: ReadonlyMap<string, Graph>;
}
export function indexOf(graphs: readonly Graph[]): ChartIndex {
	return {
		graphs,
		node: new Map(graphs.flatMap((graph) => graph.nodes.map((node) => [node.id, { graph, node }]))),
		edge: new Map(graphs.flatMap((graph) => graph.edges.map((edge) => [edge.id, { graph, edge }]))),
		byChart: new Map(graphs.map((graph) => [graph.chart, graph]))
	};
}

/** The active states under a node, itself included, parents first. */
export function activeIn(node: ChartNode, value: StateValue | undefined): readonly ChartNode[] {
	if (!node.children.length || value === undefined) return [node];
	const below: (readonly [string, StateValue | undefined])[] =
		typeof value === 'string' ? [[value, undefined]] : Object.entries(value);
	return [
		node,
		...below.flatMap(([key, further]) => {
			const child = node.children.find((c) => c.key === key);
			return child ? activeIn(child, further) : [];
		})
	];
}
const isLeaf = (node: ChartNode) => !node.children.length;

/** At which depths of the call stack (1 = the root) each chart stands. */
export function depthsOf(frames: readonly Frame[]): ReadonlyMap<string, readonly number[]> {
	const depths = new Map<string, number[]>();
	frames.forEach(([chart], i) => depths.set(chart, [...(depths.get(chart) ?? []), i + 1]));
	return depths;
}

/** The edges of one leaf that the event would try, in order: the state's own first, then its parents'. */
function tried(graph: Graph, leaf: ChartNode, event: string): readonly ChartEdge[] {
	const edges: ChartEdge[] = [];
	for (let id: string | null = leaf.id; id !== null;) {
		const here: string = id;
		edges.push(...graph.edges.filter((edge) => edge.source === here && edge.event === event));
		id = graph.nodes.find((node) => node.id === here)!.parent;
	}
	return edges;
}

export function marksOf(index: ChartIndex, now: Situation): Marks {
	const marks = new Map<string, string>();
	const mark = (id: string, name: string) => {
		const before = marks.get(id);
		if (before === undefined) marks.set(id, name);
		else if (!before.split(' ').includes(name)) marks.set(id, `${before} ${name}`);
	};
	const light = ([chart, value]: Frame, leafMark: string | null) => {
		const graph = index.byChart.get(chart);
		if (!graph) return;
		for (const node of activeIn(graph.root, value)) {
			mark(node.id, 'on');
			if (leafMark && isLeaf(node)) mark(node.id, leafMark);
		}
	};
	now.frames.forEach((frame, i) => light(frame, i === now.frames.length - 1 ? 'here' : 'held'));
	for (const frame of now.beside) light(frame, 'here');

	const stepped = new Set(now.hops.map((hop) => hop.chart));
	for (const hop of now.before ?? []) if (!stepped.has(hop.chart)) mark(hop.edge, 'trail');
	for (const hop of now.hops) mark(hop.edge, 'fired');

	const answers = new Map<string, boolean | null>();
	const says = (guard: string | null): boolean | null => {
		if (guard === null) return true;
		if (!answers.has(guard)) answers.set(guard, now.truth(guard));
		return answers.get(guard)!;
	};
	for (const { edges } of index.graphs)
		for (const edge of edges)
			if (edge.guard) {
				const truth = says(edge.guard);
				mark(edge.id, truth === null ? 'open' : truth ? 'yes' : 'no');
			}

	const running = now.frames.at(-1);
	const graph = running && index.byChart.get(running[0]);
	if (graph)
		for (const leaf of activeIn(graph.root, running[1]).filter(isLeaf))
			for (const event of now.enabled) {
				let sure = true;
				for (const edge of tried(graph, leaf, event)) {
					const truth = says(edge.guard);
					if (truth === false) continue;
					mark(edge.id, 'can');
					if (truth === null) sure = false;
					else {
						if (sure) mark(edge.id, 'will');
						break;
					}
				}
			}
	return marks;
}

/** Looking back further than this costs more than an old path is worth. */
const LOOK_BACK = 400;

/**
 * The last path each chart took, up to and including step `at`: what stays marked in a chart while others run.
 */
export function lastPaths(
	steps: readonly { readonly hops: readonly Hop[] }[],
	at: number,
	charts: number
): readonly Hop[] {
	const found: Hop[] = [];
	const seen = new Set<string>();
	for (let i = at; i >= 0 && i > at - LOOK_BACK && seen.size < charts; i--) {
		const hops = steps[i]?.hops ?? [];
		const fresh = hops.filter((hop) => !seen.has(hop.chart));
		found.push(...fresh);
		for (const hop of fresh) seen.add(hop.chart);
	}
	return found;
}
