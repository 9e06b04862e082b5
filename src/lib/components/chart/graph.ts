// A machine as boxes and arrows. Read from `machine.root`, so that what is drawn is what runs.
import type { Machine, StateNode } from '$lib/machines/machine';

export interface ChartNode {
	/** XState's id, e.g. `stage.declare.payCost`. */
	readonly id: string;
	readonly key: string;
	readonly kind: 'atomic' | 'compound' | 'parallel' | 'final';
	readonly parent: string | null;
	readonly depth: number;
	readonly children: readonly ChartNode[];
	/** The child that is entered first, in a compound state. */
	readonly initial: string | null;
	/** Charts this state waits for: it takes their `RETURN.<chart>`. */
	readonly waitsFor: readonly string[];
}
export interface ChartEdge {
	/** As in `Hop.edge`: `<source id>/<n>-><target id>`. */
	readonly id: string;
	readonly source: string;
	readonly target: string;
	readonly event: string;
	readonly guard: string | null;
	readonly actions: readonly string[];
}
export interface Graph {
	/** The chart's name in its system. */
	readonly chart: string;
	readonly root: ChartNode;
	/** All nodes, parents before children. */
	readonly nodes: readonly ChartNode[];
	readonly edges: readonly ChartEdge[];
}

const RETURN = 'RETURN.';
const nameOf = (x: unknown): string => (typeof x === 'string' ? x : (x as { type: string }).type);

/** The charts whose end an event type reports: `RETURN.trigger` → `trigger`. */
export const returnsFrom = (event: string): string | null =>
	event.startsWith(RETURN) ? event.slice(RETURN.length) : null;
/** Transitions that need nobody's decision: the rules going on, or a called chart coming back. */
export const isAutomatic = (event: string): boolean => event === 'NEXT' || event.startsWith(RETURN);

export function graphOf(chart: string, machine: Machine): Graph {
	const nodes: ChartNode[] = [];
	const edges: ChartEdge[] = [];
	const visit = (node: StateNode, parent: string | null, depth: number): ChartNode => {
		const transitions = [...node.transitions.values()].flat();
		const children: ChartNode[] = [];
		const own: ChartNode = {
			id: node.id,
			key: node.key,
			kind: node.type as ChartNode['kind'],
			parent,
			depth,
			children,
			initial: node.type === 'compound' ? node.initial!.target[0]!.id : null,
			waitsFor: [...new Set(transitions.flatMap((t) => returnsFrom(t.eventType) ?? []))]
		};
		nodes.push(own);
		for (const child of Object.values(node.states)) children.push(visit(child, node.id, depth + 1));
		transitions.forEach((t, i) => {
			const target = t.target?.[0]?.id ?? node.id;
			edges.push({
				id: `${node.id}/${i}->${target}`,
				source: node.id,
				target,
				event: t.eventType,
				guard: t.guard === undefined ? null : nameOf(t.guard),
				actions: t.actions.map(nameOf)
			});
		});
		return own;
	};
	return { chart, root: visit(machine.root, null, 0), nodes, edges };
}

/** All charts of a system in the order they are drawn: those that watch first, then the root and what it calls. */
export function graphsOf(system: {
	readonly charts: Readonly<Record<string, Machine>>;
	readonly beside: readonly string[];
}): readonly Graph[] {
	const names = [
		...system.beside,
		...Object.keys(system.charts).filter((name) => !system.beside.includes(name))
	];
	return names.map((name) => graphOf(name, system.charts[name]!));
}
