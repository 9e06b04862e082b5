import { describe, expect, it } from 'vitest';
import { fixture, START } from '../components/chart/fixture';
import { JUMP, Mirror, type Message } from './mirror';

const { kernel } = fixture;
const ofState = (json: string) =>
	JSON.parse(json) as { value: unknown; event: { type: string }; done: boolean };
/** A message in a few words. */
function brief(message: Message): string {
	switch (message.type) {
		case 'service.register':
			return `${message.sessionId} < ${message.parent ?? '-'} ${message.id} at ${JSON.stringify(ofState(message.state).value)}`;
		case 'service.event':
			return `${message.sessionId} gets ${(JSON.parse(message.event) as { name: string }).name}`;
		case 'service.state': {
			const { value, done } = ofState(message.state);
			return `${message.sessionId} at ${JSON.stringify(value)}${done ? ' done' : ''}`;
		}
		case 'service.stop':
			return `${message.sessionId} stops`;
	}
}
const words = (messages: readonly Message[]) => messages.map(brief);

function afterRequest() {
	const mirror = new Mirror(fixture);
	let position = kernel.start(START);
	mirror.show(position);
	for (const type of ['REQUEST', 'NEXT', 'NEXT']) {
		const step = kernel.send(position, { type })!;
		mirror.step(step.position, step.hops);
		position = step.position;
	}
	return { mirror, position };
}

describe('the mirror', () => {
	it('introduces the root and the charts beside', () => {
		const mirror = new Mirror(fixture);
		expect(words(mirror.show(kernel.start(START)))).toEqual([
			'kuroko:1 < - stage at "decide"',
			'kuroko:2 < - turn at "main"'
		]);
		expect(words(mirror.all()).toSorted()).toEqual([
			'kuroko:1 < - stage at "decide"',
			'kuroko:2 < - turn at "main"'
		]);
	});

	it('tells an event and the state it led to', () => {
		const mirror = new Mirror(fixture);
		const position = kernel.start(START);
		mirror.show(position);
		const step = kernel.send(position, { type: 'REQUEST' })!;
		expect(words(mirror.step(step.position, step.hops))).toEqual([
			'kuroko:1 gets REQUEST',
			'kuroko:1 at {"declare":"payCost"}'
		]);
	});

	it('begins a service for a chart that is called, and stops it when it returns', () => {
		const { mirror, position } = afterRequest();
		const call = kernel.send(position, { type: 'NEXT' })!;
		expect(words(mirror.step(call.position, call.hops))).toEqual([
			'kuroko:1 gets NEXT',
			'kuroko:1 at "triggersBefore"',
			'kuroko:3 < kuroko:1 trigger at "gather"'
		]);
		const sort = kernel.send(call.position, { type: 'NEXT' })!;
		mirror.step(sort.position, sort.hops);
		const back = kernel.send(sort.position, { type: 'NEXT' })!;
		expect(words(mirror.step(back.position, back.hops))).toEqual([
			'kuroko:3 gets NEXT',
			'kuroko:3 at "done" done',
			'kuroko:3 stops',
			'kuroko:1 gets RETURN.trigger',
			'kuroko:1 at "branch"'
		]);
	});

	it('gives the same chart, called again at once, a service of its own', () => {
		const mirror = new Mirror(fixture);
		// a check that comes back to winCheck and calls the next one: two calls of `trigger` one after the other
		let position = kernel.start(START);
		mirror.show(position);
		const registered: string[] = [];
		for (const type of ['REQUEST', ...Array<string>(7).fill('NEXT')]) {
			const step = kernel.send(position, { type })!;
			position = step.position;
			for (const message of mirror.step(position, step.hops))
				if (message.type === 'service.register') registered.push(`${message.sessionId} ${message.id}`);
		}
		expect(registered).toEqual(['kuroko:3 trigger', 'kuroko:4 trigger']);
	});

	it('tells the charts beside what signalled to them', () => {
		const mirror = new Mirror(fixture);
		const position = {
			table: { ...START, passes: 2 },
			frames: [['stage', 'pass']] as const,
			beside: [['turn', 'main']] as const
		};
		mirror.show(position);
		const step = kernel.send(position, { type: 'NEXT' })!;
		expect(words(mirror.step(step.position, step.hops))).toEqual([
			'kuroko:1 gets NEXT',
			'kuroko:1 at "chanceToTurnPlayer"',
			'kuroko:2 gets END',
			'kuroko:2 at {"ending":"end"}'
		]);
	});

	it('goes anywhere: what is the same goes on, the rest stops or begins', () => {
		const { mirror, position } = afterRequest();
		const call = kernel.send(position, { type: 'NEXT' })!;
		mirror.step(call.position, call.hops);
		const back = mirror.show(kernel.start(START));
		expect(words(back)).toEqual(['kuroko:3 stops', 'kuroko:1 at "decide"']);
		const state = back[1]!.type === 'service.state' ? ofState(back[1]!.state) : null;
		expect(state?.event).toEqual(JUMP);
		expect(words(mirror.show(call.position))).toEqual([
			'kuroko:1 at "triggersBefore"',
			'kuroko:4 < kuroko:1 trigger at "gather"'
		]);
	});

	it('does not take a step back for a step', () => {
		const { mirror, position } = afterRequest(); // three steps: the cost is paid, the keys are set
		const first = kernel.send(kernel.start(START), { type: 'REQUEST' })!;
		expect(position.frames).toEqual([['stage', { declare: 'setTarget' }]]);
		expect(words(mirror.step(first.position, first.hops))).toEqual(['kuroko:1 at {"declare":"payCost"}']);
	});

	it('takes a step that does not follow what it showed for a jump', () => {
		const mirror = new Mirror(fixture);
		mirror.show(kernel.start(START));
		const { position } = afterRequest();
		const call = kernel.send(position, { type: 'NEXT' })!;
		const sort = kernel.send(call.position, { type: 'NEXT' })!; // a step of `trigger`, which the mirror has not seen
		expect(words(mirror.step(sort.position, sort.hops))).toEqual([
			'kuroko:1 at "triggersBefore"',
			'kuroko:3 < kuroko:1 trigger at "sort"'
		]);
	});
});
