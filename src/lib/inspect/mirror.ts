// What runs, told as services: each frame of the call stack and each chart beside is one, with the frame below as its
// parent. Turns positions and micro steps into the messages of `@xstate/inspect`'s receiver protocol. Pure: sends nothing.
import type { Machine, StateNode } from '../machines/machine';
import type { Hop, Position, StateValue } from '../machines/kernel';
import { v4Config, v4State } from './to-v4';

export type Message =
	| {
			readonly type: 'service.register';
			readonly sessionId: string;
			readonly id: string;
			readonly parent: string | undefined;
			readonly machine: string;
			readonly state: string;
	  }
	| { readonly type: 'service.state'; readonly sessionId: string; readonly state: string }
	| { readonly type: 'service.event'; readonly sessionId: string; readonly event: string }
	| { readonly type: 'service.stop'; readonly sessionId: string };

/** What a mirror needs of a rule system. */
export interface Charts {
	readonly charts: Readonly<Record<string, Machine>>;
}
interface Service {
	readonly session: string;
	readonly chart: string;
	readonly parent: string | undefined;
	/** Place on the call stack, from 1; 0 for a chart beside. */
	readonly call: number;
	value: StateValue;
}
/** The event of a position that was jumped to: no transition led there. */
export const JUMP = { type: 'kuroko.jump' };
const START = { type: 'xstate.init' };

export class Mirror {
	private readonly events = new Map<
		string,
		{ readonly type: string; readonly source: StateNode; readonly target: string }
	>();
	private frames: Service[] = [];
	private beside: Service[] = [];
	private table: unknown = null;
	private count = 0;

	constructor(private readonly system: Charts) {
		const visit = (node: StateNode): void => {
			[...node.transitions.values()].flat().forEach((t, i) => {
				const target = t.target?.[0] ?? node;
				this.events.set(`${node.id}/${i}->${target.id}`, {
					type: t.eventType,
					source: node,
					target: target.key
				});
			});
			for (const child of Object.values(node.states)) visit(child);
		};
		for (const machine of Object.values(system.charts)) visit(machine.root);
	}

	/** Everything that runs now, for an inspector that has just come. */
	all(): Message[] {
		return [...this.beside, ...this.frames].map((service) => this.register(service));
	}

	/** Any position: what is the same chart at the same depth goes on, the rest stops or begins. */
	show(position: Position<unknown>): Message[] {
		this.table = position.table;
		const messages: Message[] = [];
		let same = 0;
		while (same < this.frames.length && this.frames[same]!.chart === position.frames[same]?.[0]) same++;
		this.cut(same, messages);
		this.frames.forEach((service, i) => this.move(service, position.frames[i]![1], JUMP, messages));
		this.grow(position, messages);
		if (this.beside.length !== position.beside.length)
			this.beside = position.beside.map(([chart, value]) => {
				const service = this.service(chart, value, 0);
				messages.push(this.register(service));
				return service;
			});
		else position.beside.forEach(([, value], i) => this.move(this.beside[i]!, value, JUMP, messages));
		return messages;
	}

	/** One micro step: its events where they arrived, the states they led to, the frames that ended and began. */
	step(position: Position<unknown>, hops: readonly Hop[]): Message[] {
		const path = hops.filter((hop) => hop.depth >= 0);
		const lowest = Math.min(...path.map((hop) => hop.depth));
		// not the step after what was shown last: then it is a jump
		if (!path.length || !this.leads(path[0]!) || position.frames.length <= lowest) return this.show(position);
		this.table = position.table;
		const messages: Message[] = [];
		path.forEach((hop, i) => {
			const service = this.frames[hop.depth]!;
			const event = this.event(hop);
			// the regions of a parallel state take one event in several hops
			if (hop.depth !== path[i - 1]?.depth) messages.push(this.said(service, event));
			if (hop.depth > lowest) {
				service.value = this.events.get(hop.edge)?.target ?? service.value;
				if (path[i + 1]?.depth !== hop.depth) {
					messages.push(this.state(service, event, true));
					this.cut(hop.depth, messages);
				}
			} else if (path[i + 1]?.depth !== hop.depth)
				this.move(service, position.frames[hop.depth]![1], event, messages, true);
		});
		this.grow(position, messages);
		for (const hop of hops.filter(({ depth }) => depth < 0)) {
			const at = position.beside.findIndex(([chart]) => chart === hop.chart);
			const service = this.beside[at];
			if (!service) continue;
			messages.push(this.said(service, this.event(hop)));
			this.move(service, position.beside[at]![1], this.event(hop), messages, true);
		}
		return messages;
	}

	private service(chart: string, value: StateValue, call: number): Service {
		return {
			session: `kuroko:${++this.count}`,
			chart,
			parent: call > 1 ? this.frames.at(-1)?.session : undefined,
			call,
			value
		};
	}
	/** Does this transition begin where the running frame stands? */
	private leads(hop: Hop): boolean {
		const service = this.frames.at(-1);
		const from = this.events.get(hop.edge)?.source.path;
		if (hop.depth !== this.frames.length - 1 || service?.chart !== hop.chart || !from) return false;
		let at: StateValue | undefined = service.value;
		return from.every((key) => {
			if (typeof at === 'string') {
				const here = at === key;
				at = undefined;
				return here;
			}
			if (!at || !(key in at)) return false;
			at = at[key];
			return true;
		});
	}
	private event(hop: Hop) {
		return { type: this.events.get(hop.edge)?.type ?? JUMP.type };
	}
	private cut(length: number, messages: Message[]) {
		for (const { session } of this.frames.splice(length).reverse())
			messages.push({ type: 'service.stop', sessionId: session });
	}
	private grow({ frames }: Position<unknown>, messages: Message[]) {
		for (const [chart, value] of frames.slice(this.frames.length)) {
			const service = this.service(chart, value, this.frames.length + 1);
			this.frames.push(service);
			messages.push(this.register(service));
		}
	}
	private move(
		service: Service,
		value: StateValue,
		event: { readonly type: string },
		messages: Message[],
		always = false
	) {
		if (!always && JSON.stringify(service.value) === JSON.stringify(value)) return;
		service.value = value;
		messages.push(this.state(service, event, false));
	}

	private register(service: Service): Message {
		const { session, chart, parent } = service;
		return {
			type: 'service.register',
			sessionId: session,
			id: chart,
			parent,
			machine: JSON.stringify(v4Config(this.system.charts[chart]!)),
			state: this.snapshot(service, START, false)
		};
	}
	private state(service: Service, event: { readonly type: string }, done: boolean): Message {
		return {
			type: 'service.state',
			sessionId: service.session,
			state: this.snapshot(service, event, done)
		};
	}
	private said({ session }: Service, event: { readonly type: string }): Message {
		const scxml = { name: event.type, data: event, $$type: 'scxml', type: 'external' };
		return { type: 'service.event', sessionId: session, event: JSON.stringify(scxml) };
	}
	private snapshot(
		{ session, value, call }: Service,
		event: { readonly type: string },
		done: boolean
	): string {
		return JSON.stringify(v4State(value, event, session, { call, table: this.table }, done));
	}
}
