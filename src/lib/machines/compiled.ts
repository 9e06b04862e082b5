// Compiles charts (XState's configuration, read by machine.ts) into lookup tables, once. What search, quizzes, fuzzing and the app run on;
// random walks prove it equal to XState's own `transition` (reference.ts).
import type { Machine, StateNode } from './machine';
import type { ChartRules, Executor, StateValue, Taken } from './kernel';

type Guard = ChartRules<never>['guards'][string];
/** One way on from a configuration. */
interface Edge {
	/** Null where nothing is asked. */
	readonly guard: Guard | null;
	readonly node: StateNode;
	readonly targets: readonly StateNode[];
	readonly actions: readonly string[];
	readonly id: string;
}
/** One set of active leaves: its value as XState writes it, and its ways on. */
interface Configuration {
	readonly value: StateValue;
	readonly done: boolean;
	readonly leaves: readonly StateNode[];
	/** Event type → for each region, the edges to try in order (inner states first). */
	readonly on: Map<string, readonly (readonly Edge[])[]>;
	/** The answers so far: for an edge taken alone, and for several at once by their ids. */
	readonly taken: Map<Edge | string, Taken>;
}
interface Chart {
	readonly root: StateNode;
	readonly edges: Map<StateNode, readonly Typed[]>;
	readonly guards: Readonly<Record<string, Guard>>;
	readonly initial: Taken;
	readonly byKey: Map<string, Configuration>;
	/** State values are interned: the object a step returned finds its configuration without being written out. */
	readonly byValue: Map<StateValue, Configuration>;
}

const nameOf = (x: unknown): string => (typeof x === 'string' ? x : (x as { type: string }).type);

/** Executes `charts` from tables. Throws on what such a table can't hold: context, entry/exit actions, `always`, history. */
export function compiledExecutor<T>(
	charts: Readonly<Record<string, Machine>>,
	guards: ChartRules<T>['guards']
): Executor<T> {
	const compiled: Record<string, Chart> = {};
	for (const [id, machine] of Object.entries(charts))
		compiled[id] = compile(machine.root, guards as Readonly<Record<string, Guard>>);

	function at(chart: string, value: StateValue): Configuration {
		const c = compiled[chart]!;
		return c.byValue.get(value) ?? intern(c, leavesOf(c.root, value));
	}

	return {
		initial: (chart) => compiled[chart]!.initial,
		same: (chart, value) => at(chart, value).value,
		accepts: (chart, value, type) => at(chart, value).on.has(type),
		step(chart, value, event, table) {
			const here = at(chart, value);
			const regions = here.on.get(event.type);
			if (!regions) return null;
			let only: Edge | undefined;
			let more: Edge[] | undefined;
			for (const edges of regions)
				for (const edge of edges)
					if (!edge.guard || edge.guard(table as never, event)) {
						if (!only) only = edge;
						else if (edge !== only && !more?.includes(edge)) (more ??= [only]).push(edge);
						break;
					}
			if (!only) return null;
			const key = more ? more.map((edge) => edge.id).join('|') : only;
			let taken = here.taken.get(key);
			if (!taken) here.taken.set(key, (taken = take(compiled[chart]!, here, more ?? [only])));
			return taken;
		}
	};
}

function compile(root: StateNode, guards: Chart['guards']): Chart {
	const visit = (node: StateNode): void => {
		if (
			node.entry?.length ||
			node.exit?.length ||
			node.always?.length ||
			node.type === 'history' ||
			node.invoke?.length
		)
			throw new Error(`${node.id}: entry, exit, always, history and invoke are not for these charts`);
		Object.values(node.states).forEach((child) => visit(child));
	};
	visit(root);
	const chart: Chart = {
		root,
		edges: new Map(),
		guards,
		initial: { value: '', done: false, actions: [], edges: [] },
		byKey: new Map(),
		byValue: new Map()
	};
	const first = intern(chart, enter(root));
	return { ...chart, initial: { value: first.value, done: first.done, actions: [], edges: [] } };
}

/** The leaves that become active when a node is entered from above. */
function enter(node: StateNode): StateNode[] {
	if (node.type === 'parallel') return Object.values(node.states).flatMap((n) => enter(n));
	if (node.type === 'compound') return enter(node.initial!.target[0]!);
	return [node];
}

function leavesOf(node: StateNode, value: StateValue): StateNode[] {
	if (node.type !== 'compound' && node.type !== 'parallel') return [node];
	const entries: [string, StateValue | null][] =
		typeof value === 'string' ? [[value, null]] : Object.entries(value);
	return entries.flatMap(([key, below]) => {
		const child = node.states[key];
		if (!child) throw new Error(`${node.id} has no state "${key}"`);
		return below === null ? enter(child) : leavesOf(child, below);
	});
}

function valueOf(node: StateNode, leaves: ReadonlySet<StateNode>): StateValue | null {
	if (leaves.has(node)) return {};
	const parts: [string, StateValue][] = [];
	for (const [key, child] of Object.entries(node.states)) {
		const below = valueOf(child, leaves);
		if (below) parts.push([key, below]);
	}
	if (!parts.length) return null;
	const [key, below] = parts[0]!;
	const atomic = typeof below === 'object' && !Object.keys(below).length;
	if (node.type === 'compound' && atomic) return key;
	return Object.fromEntries(parts);
}

const isBelow = (node: StateNode, ancestor: StateNode): boolean => {
	for (let n: StateNode | undefined = node; n; n = n.parent) if (n === ancestor) return true;
	return false;
};

function intern(chart: Chart, leaves: readonly StateNode[]): Configuration {
	const key = leaves
		.map((n) => n.id)
		.sort()
		.join('|');
	const known = chart.byKey.get(key);
	if (known) return known;
	const on = new Map<string, Edge[][]>();
	leaves.forEach((leaf) => {
		const mine = new Map<string, Edge[]>();
		for (let n: StateNode | undefined = leaf; n; n = n.parent)
			for (const edge of edgesIn(chart, n)) mine.set(edge[0], [...(mine.get(edge[0]) ?? []), edge[1]]);
		for (const [type, edges] of mine) on.set(type, [...(on.get(type) ?? []), edges]);
	});
	const configuration: Configuration = {
		value: valueOf(chart.root, new Set(leaves)) ?? {},
		done: leaves.every((n) => n.type === 'final' && n.parent === chart.root),
		leaves,
		on,
		taken: new Map()
	};
	chart.byKey.set(key, configuration);
	chart.byValue.set(configuration.value, configuration);
	return configuration;
}

type Typed = readonly [type: string, edge: Edge];
/** The edges of one state; the same objects each time, since regions may share them. */
function edgesIn(chart: Chart, node: StateNode): readonly Typed[] {
	let edges = chart.edges.get(node);
	if (!edges) chart.edges.set(node, (edges = edgesOf(node, chart.guards)));
	return edges;
}
const edgesOf = (node: StateNode, guards: Chart['guards']): Typed[] =>
	[...node.transitions.values()].flat().map((t, i) => {
		const targets = t.target ?? [];
		return [
			t.eventType,
			{
				guard: t.guard === undefined ? null : guards[nameOf(t.guard)]!,
				node,
				targets,
				actions: t.actions.map(nameOf),
				id: `${node.id}/${i}->${(targets[0] ?? node).id}`
			}
		];
	});

/** The ids of all transitions of a chart, as hops name them: for coverage. */
export function edgeIds(machine: Machine): string[] {
	const all = (node: StateNode): string[] => [
		...edgesOf(node, {}).map(([, edge]) => edge.id),
		...Object.values(node.states).flatMap((child) => all(child))
	];
	return all(machine.root);
}

/** The configuration after the edges: what lies under an edge's domain is left, its targets are entered. */
function take(chart: Chart, here: Configuration, edges: readonly Edge[]): Taken {
	let leaves = here.leaves;
	for (const { node, targets } of edges) {
		if (!targets.length) continue;
		const domain = domainOf(node, targets);
		leaves = [...leaves.filter((leaf) => !isBelow(leaf, domain)), ...enterWithin(domain, targets)];
	}
	const next = intern(chart, leaves);
	return {
		value: next.value,
		done: next.done,
		actions: edges.flatMap((e) => e.actions),
		edges: edges.map((e) => e.id)
	};
}

/** The innermost compound that holds the source and all targets (SCXML's transition domain). */
function domainOf(source: StateNode, targets: readonly StateNode[]): StateNode {
	let n: StateNode | undefined =
		source.type === 'compound' && targets.every((t) => t !== source && isBelow(t, source))
			? source
			: source.parent;
	while (n?.parent && !(n.type === 'compound' && targets.every((t) => isBelow(t, n!)))) n = n.parent;
	return n ?? source;
}

/** Enters the targets below `domain`, and the other regions of every parallel state on the way. */
function enterWithin(domain: StateNode, targets: readonly StateNode[]): StateNode[] {
	const down = (node: StateNode): StateNode[] => {
		if (targets.includes(node)) return enter(node);
		const children = Object.values(node.states);
		const wanted = children.filter((c) => targets.some((t) => isBelow(t, c)));
		if (node.type === 'parallel') return children.flatMap((c) => (wanted.includes(c) ? down(c) : enter(c)));
		return wanted.flatMap(down);
	};
	return down(domain);
}
