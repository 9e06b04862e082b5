import { describe, expect, it, vi } from 'vitest';
import { fixture, START } from '../components/chart/fixture';
import { connect, type Own } from './open';
import { openReceiver, type Received } from './receiver';

// as the browser gets it: Node would be given the package's CommonJS, which the alias for XState 4 does not reach
vi.mock('@xstate/inspect', () => import('@xstate/inspect/es/index.js'));

const HOME = 'https://kuroko.test';
interface Posted {
	readonly data: unknown;
	readonly to: string;
}

/** Two windows that can hear each other: the app's and the inspector's. Messages arrive when `deliver` is called. */
function windows() {
	const side = () => {
		const listeners = new Set<(event: MessageEvent) => void>();
		const inbox: Posted[] = [];
		return {
			location: { origin: HOME },
			addEventListener: (_: 'message', listener: (event: MessageEvent) => void) =>
				void listeners.add(listener),
			removeEventListener: (_: 'message', listener: (event: MessageEvent) => void) =>
				void listeners.delete(listener),
			postMessage: (data: unknown, to: string) => void inbox.push({ data: structuredClone(data), to }),
			inbox,
			hear(data: unknown, origin: string, source: unknown) {
				for (const listener of listeners) listener({ data, origin, source } as MessageEvent);
			}
		};
	};
	const app = side();
	const inspector = side();
	function deliver() {
		for (const [to, from] of [
			[app, inspector],
			[inspector, app],
			[app, inspector]
		] as const)
			for (const { data, to: origin } of to.inbox.splice(0)) if (origin === HOME) to.hear(data, HOME, from);
	}
	return { app, inspector, deliver };
}
function connected(onevent?: (type: string) => void) {
	const pair = windows();
	const position = fixture.kernel.start(START);
	const inspector = connect({
		system: fixture,
		position,
		peer: () => pair.inspector,
		own: pair.app as unknown as Own,
		...(onevent && { onevent })
	});
	const received: Received[] = [];
	const receiver = openReceiver({ own: pair.inspector, from: pair.app } as never);
	receiver.subscribe((message) => received.push(message));
	return { ...pair, position, running: inspector, receiver, received };
}
const kinds = (received: readonly Received[]) => received.map(({ type }) => type);

describe('the inspector', () => {
	it('hears nothing before it has asked, then everything that runs', () => {
		const { app, inspector, deliver, received } = connected();
		expect(inspector.inbox).toEqual([]);
		expect(app.inbox).toEqual([{ data: { type: 'xstate.inspecting' }, to: HOME }]);
		deliver();
		expect(kinds(received)).toEqual(['service.register', 'service.register']);
		const first = received.find((message) => message.type === 'service.register' && message.id === 'stage');
		expect(first?.type === 'service.register' && first.machine.stateIds).toContain('stage.declare.payCost');
		expect(first?.type === 'service.register' && first.state.context).toEqual({ call: 1, table: START });
	});

	it('hears each step as it happens', () => {
		const { deliver, received, running, position } = connected();
		deliver();
		const step = fixture.kernel.send(position, { type: 'REQUEST' })!;
		running.step(step.position, step.hops);
		deliver();
		expect(kinds(received).slice(2)).toEqual(['service.event', 'service.state']);
		const last = received.at(-1)!;
		expect(last.type === 'service.state' && last.state.value).toEqual({ declare: 'payCost' });
	});

	it('is told again from the start when its page is loaded again', () => {
		const { app, inspector, deliver, received } = connected();
		deliver();
		app.hear({ type: 'xstate.inspecting' }, HOME, inspector);
		deliver();
		expect(kinds(received)).toEqual(Array(4).fill('service.register'));
	});

	it('sends an event back', () => {
		const sent: string[] = [];
		const { deliver, receiver } = connected((type) => sent.push(type));
		receiver.send({ type: 'xstate.event', event: JSON.stringify({ name: 'PASS', data: { type: 'PASS' } }) });
		deliver();
		expect(sent).toEqual(['PASS']);
	});

	it('falls silent when it is closed', () => {
		const { app, inspector, deliver, running } = connected();
		running.close();
		app.hear({ type: 'xstate.inspecting' }, HOME, inspector);
		expect(inspector.inbox).toEqual([]);
		deliver();
		expect(inspector.inbox).toEqual([]);
	});
});

describe('messages that are not ours', () => {
	const registration = {
		type: 'service.register',
		sessionId: 'x',
		id: 'x',
		machine: '{"id":"x"}',
		state: '{}'
	};

	it('never reach the inspector page from another origin, nor from another window of ours', () => {
		const { app, inspector, received } = connected();
		inspector.hear(registration, 'https://evil.test', app);
		inspector.hear(registration, 'null', app);
		inspector.hear(registration, HOME, {});
		expect(received).toEqual([]);
	});

	it('never reach the charts from another origin, nor from another window of ours', () => {
		const sent: string[] = [];
		const { app, inspector } = connected((type) => sent.push(type));
		app.inbox.length = 0;
		const event = { type: 'xstate.event', event: '{"name":"PASS"}' };
		app.hear(event, 'https://evil.test', inspector);
		app.hear(event, HOME, {});
		app.hear({ type: 'xstate.inspecting' }, 'https://evil.test', inspector);
		expect(sent).toEqual([]);
		expect(inspector.inbox).toEqual([]);
	});

	it.each([
		null,
		'PASS',
		7,
		{ type: 'xstate.event', event: '{' },
		{ type: 'xstate.event', event: 'null' },
		{}
	])('do nothing when they make no sense: %j', (data) => {
		const sent: string[] = [];
		const { app, inspector } = connected((type) => sent.push(type));
		app.hear(data, HOME, inspector);
		expect(sent).toEqual([]);
	});
});
