import { createMachine, State } from 'xstate4';
import { describe, expect, it } from 'vitest';
import { fixture, START } from '../components/chart/fixture';
import { acceptedEvents, activeIds, callOf, KEEP, NOTHING, receive, valueText } from './inspection';
import { Mirror, type Message } from './mirror';
import type { Received } from './receiver';

/** What `@xstate/inspect`'s receiver makes of a message. */
function parsed(message: Message): Received {
	const state = (json: string) => State.create(JSON.parse(json) as never);
	if (message.type === 'service.register')
		return {
			...message,
			machine: createMachine(JSON.parse(message.machine)),
			state: state(message.state)
		} as never;
	if (message.type === 'service.state') return { ...message, state: state(message.state) } as never;
	if (message.type === 'service.event') return { ...message, event: JSON.parse(message.event) } as never;
	return message;
}
const all = (messages: readonly Message[], from = NOTHING) =>
	messages.reduce((now, message) => receive(now, parsed(message)), from);

describe('the inspector page', () => {
	const mirror = new Mirror(fixture);
	let position = fixture.kernel.start(START);
	let inspection = all(mirror.show(position));
	for (const type of ['REQUEST', 'NEXT', 'NEXT', 'NEXT']) {
		const step = fixture.kernel.send(position, { type })!;
		inspection = all(mirror.step(step.position, step.hops), inspection);
		position = step.position;
	}

	it('knows what runs, and who called it', () => {
		expect(inspection.services.map(({ chart, parent, state }) => [chart, parent, state.value])).toEqual([
			['stage', undefined, 'triggersBefore'],
			['turn', undefined, 'main'],
			['trigger', 'kuroko:1', 'gather']
		]);
		expect(inspection.services.map(callOf)).toEqual([1, 0, 2]);
	});
	it('keeps every message as a row with the snapshot of its moment', () => {
		expect(inspection.rows.map(({ kind, chart, text }) => `${kind} ${chart} ${text}`)).toEqual([
			'register stage decide (17)',
			'register turn main (10)',
			'event stage REQUEST',
			'state stage declare.payCost',
			'event stage NEXT',
			'state stage declare.setKeys',
			'event stage NEXT',
			'state stage declare.setTarget',
			'event stage NEXT',
			'state stage triggersBefore',
			'register trigger gather (6)'
		]);
		expect(inspection.rows[3]!.state?.context).toEqual({ call: 1, table: START });
	});
	it('lights the active states and names the events they take', () => {
		const stage = inspection.services[0]!;
		expect(activeIds(stage.definition, { declare: 'payCost' })).toEqual([
			'stage',
			'stage.declare',
			'stage.declare.payCost'
		]);
		expect(acceptedEvents(stage)).toEqual(['RETURN.trigger']);
	});
	it('shows an ended service as ended, and forgets the oldest of many', () => {
		const ended = receive(inspection, { type: 'service.stop', sessionId: 'kuroko:3' });
		expect(ended.services.map(({ running }) => running)).toEqual([true, true, false]);
		const start = mirror.all()[0]!;
		let many = NOTHING;
		for (let i = 0; i < 20; i++) {
			many = all([{ ...start, sessionId: `s${i}` } as Message], many);
			many = receive(many, { type: 'service.stop', sessionId: `s${i}` });
		}
		expect(many.services).toHaveLength(12);
	});
	it('keeps no more rows than it says, and ignores services nobody introduced', () => {
		const state = inspection.services[0]!.state;
		let many = inspection;
		for (let i = 0; i < KEEP + 10; i++)
			many = receive(many, { type: 'service.state', sessionId: 'kuroko:1', state });
		expect(many.rows).toHaveLength(KEEP);
		expect(many.rows.at(-1)!.n).toBe(many.count);
		expect(receive(inspection, { type: 'service.stop', sessionId: 'nobody' })).toBe(inspection);
	});
	it('writes nested values in a line', () => {
		expect(valueText({ declare: 'payCost' })).toBe('declare.payCost');
		expect(valueText({ a: 'x', b: { c: 'y' } })).toBe('a.x | b.c.y');
	});
});
