// What the inspector page has been told so far: the services, and every message as a row that can be looked back at.
import type { Received, V4Definition, V4State, V4Value } from './receiver';

export interface Inspected {
	readonly session: string;
	readonly chart: string;
	readonly parent: string | undefined;
	readonly definition: V4Definition;
	readonly state: V4State;
	readonly running: boolean;
}
export interface Row {
	readonly n: number;
	readonly kind: 'register' | 'event' | 'state' | 'stop';
	readonly session: string;
	readonly chart: string;
	readonly text: string;
	/** As the service stood when the message came. */
	readonly state: V4State | null;
}
export interface Inspection {
	readonly services: readonly Inspected[];
	readonly rows: readonly Row[];
	readonly count: number;
}
export const NOTHING: Inspection = { services: [], rows: [], count: 0 };
/** Rows kept; the oldest go first. Each holds a snapshot of the whole table. */
export const KEEP = 1500;
/** Services that ended and are still shown. */
const KEEP_ENDED = 12;

/** Place on the call stack, from 1; 0 for a chart beside. */
export const callOf = ({ state }: Inspected): number => (state.context as { readonly call: number }).call;

/** `{ declare: 'payCost' }` → `declare.payCost`; regions side by side. */
export const valueText = (value: V4Value): string =>
	typeof value === 'string'
		? value
		: Object.entries(value)
				.map(([key, below]) => `${key}.${valueText(below)}`)
				.join(' | ');

export function receive(inspection: Inspection, message: Received): Inspection {
	const { sessionId: session } = message;
	const before = inspection.services.find((service) => service.session === session);
	let services = inspection.services;
	let kind: Row['kind'];
	let text: string;
	const change = (to: Partial<Inspected>) =>
		(services = services.map((service) => (service.session === session ? { ...service, ...to } : service)));
	if (message.type === 'service.register') {
		kind = 'register';
		const { machine, state, id: chart, parent } = message;
		services = [
			...services.filter((service) => service.session !== session),
			{ session, chart, parent, definition: machine.definition, state, running: true }
		];
		text = `${valueText(state.value)} (${machine.stateIds.length})`;
	} else if (!before)
		return inspection; // a service that was never introduced
	else if (message.type === 'service.state') {
		kind = 'state';
		change({ state: message.state });
		text = valueText(message.state.value);
	} else if (message.type === 'service.event') {
		kind = 'event';
		text = message.event.name;
	} else {
		kind = 'stop';
		change({ running: false });
		text = valueText(before.state.value);
	}
	const now = services.find((service) => service.session === session)!;
	const ended = services.filter((service) => !service.running);
	if (ended.length > KEEP_ENDED) services = services.filter((service) => service !== ended[0]);
	const n = inspection.count + 1;
	const row: Row = { n, kind, session, chart: now.chart, text, state: now.state };
	return { services, rows: [...inspection.rows.slice(1 - KEEP), row], count: n };
}

/** Ids of the states that are active in a service. */
export function activeIds(definition: V4Definition, value: V4Value | undefined): readonly string[] {
	if (value === undefined) return [definition.id];
	const below: (readonly [string, V4Value | undefined])[] =
		typeof value === 'string' ? [[value, undefined]] : Object.entries(value);
	return [
		definition.id,
		...below.flatMap(([key, further]) => {
			const child = definition.states[key];
			return child ? activeIds(child, further) : [];
		})
	];
}

/** The events an active state of the service listens to. */
export function acceptedEvents({ definition, state }: Inspected): readonly string[] {
	const active = new Set(activeIds(definition, state.value));
	const events = new Set<string>();
	const visit = (node: V4Definition): void => {
		if (active.has(node.id)) for (const t of node.transitions) events.add(t.eventType);
		Object.values(node.states).forEach(visit);
	};
	visit(definition);
	return [...events].filter(Boolean);
}
