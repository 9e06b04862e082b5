// Charts are written as XState machines are, in data. Here they become trees of states, with XState's names for everything,
// so that what runs, draws and inspects them needs none of its 12 kB on the first load. XState itself makes its machines
// from the same data (reference.ts), and tests hold both to be the same tree.

export interface TransitionConfig {
	readonly target?: string;
	readonly guard?: string;
	readonly actions?: readonly string[];
	readonly reenter?: boolean;
}
/** The part of XState's configuration that charts use: no context, entry or exit actions, `always`, history, invoke. */
export interface StateConfig {
	readonly type?: 'parallel' | 'final';
	readonly initial?: string;
	readonly on?: Readonly<Record<string, string | TransitionConfig | readonly TransitionConfig[]>>;
	readonly states?: Readonly<Record<string, StateConfig>>;
}
export interface MachineConfig extends StateConfig {
	readonly id: string;
}

/** What is read of a state. XState's own state nodes have all of it too. */
export interface StateNode {
	/** E.g. `stage.declare.payCost`. */
	readonly id: string;
	readonly key: string;
	/** The keys from the root down to it. */
	readonly path: readonly string[];
	readonly type: 'atomic' | 'compound' | 'parallel' | 'final' | 'history';
	readonly parent?: StateNode | undefined;
	readonly states: Readonly<Record<string, StateNode>>;
	/** The child that is entered first, in a compound state. */
	readonly initial?: { readonly target: readonly StateNode[] } | undefined;
	readonly transitions: ReadonlyMap<string, readonly Transition[]>;
	/** XState's nodes may have these; charts must not. */
	readonly entry?: readonly unknown[];
	readonly exit?: readonly unknown[];
	readonly always?: readonly unknown[] | undefined;
	readonly invoke?: readonly unknown[];
}
export interface Transition {
	readonly eventType: string;
	readonly target: readonly StateNode[] | undefined;
	/** The guard's name; XState may give it as an object. */
	readonly guard?: unknown;
	readonly actions: readonly unknown[];
	readonly reenter: boolean;
}
export interface Machine {
	readonly id: string;
	readonly root: StateNode;
	readonly config: object;
}

type Growing = { -readonly [K in keyof StateNode]: StateNode[K] } & {
	states: Record<string, Growing>;
	transitions: Map<string, readonly Transition[]>;
};

/** Reads a chart. Throws where a transition leads nowhere. */
export function defineMachine(config: MachineConfig): Machine {
	const root = grow(config, config.id, []);
	connect(root, config, root);
	return { id: config.id, root, config };
}

function grow(config: StateConfig, id: string, path: readonly string[], parent?: Growing): Growing {
	const type = config.type ?? (config.states ? 'compound' : 'atomic');
	const key = path.at(-1) ?? id;
	const node: Growing = { id, key, path, type, parent, states: {}, transitions: new Map() };
	for (const [name, child] of Object.entries(config.states ?? {}))
		node.states[name] = grow(child, `${id}.${name}`, [...path, name], node);
	return node;
}

function connect(node: Growing, config: StateConfig, root: Growing): void {
	if (node.type === 'compound') node.initial = { target: [at(node, config.initial ?? '', node.id)] };
	for (const [eventType, ways] of Object.entries(config.on ?? {})) {
		const list = typeof ways === 'string' ? [{ target: ways }] : 'length' in ways ? ways : [ways];
		node.transitions.set(
			eventType,
			list.map(({ target, guard, actions = [], reenter = false }) => ({
				eventType,
				target: target === undefined ? undefined : [resolve(node, target, root)],
				guard,
				actions,
				reenter
			}))
		);
	}
	for (const [key, child] of Object.entries(node.states)) connect(child, config.states![key]!, root);
}

/** `#stage.over` from the root, `.over` below the state itself, `over` beside it. */
function resolve(from: Growing, target: string, root: Growing): StateNode {
	if (target === `#${root.id}`) return root;
	if (target.startsWith(`#${root.id}.`)) return at(root, target.slice(root.id.length + 2), from.id);
	if (target.startsWith('.')) return at(from, target.slice(1), from.id);
	return at((from.parent as Growing | undefined) ?? from, target, from.id);
}
function at(from: Growing, path: string, asker: string): StateNode {
	return path.split('.').reduce<StateNode>((node, key) => {
		const child = node.states[key];
		if (!child) throw new Error(`${asker}: there is no state "${path}" in ${from.id}`);
		return child;
	}, from);
}
