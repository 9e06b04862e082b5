// Both executors on the shapes of transition that charts may use.
import { createMachine } from 'xstate';
import { describe, expect, it } from 'vitest';
import { compiledExecutor } from './compiled';
import { makeKernel, type ChartRules } from './kernel';
import { referenceExecutor } from './reference';

const machine = createMachine({
	id: 'm',
	initial: 'group',
	states: {
		group: {
			initial: 'a',
			on: { SAY: { actions: 'say' }, PASS: { guard: 'waiting', actions: 'settle' } },
			states: { a: { on: { PASS: { guard: 'free', target: 'b' } } }, b: {} }
		}
	}
});
const guards: ChartRules<boolean>['guards'] = { waiting: (t) => t, free: (t) => !t };

describe.each([
	['compiled', compiledExecutor<boolean>({ m: machine }, guards)],
	['reference', referenceExecutor<boolean>({ m: machine }, { guards })]
])('%s', (_name, executor) => {
	const step = (at: string, type: string, waiting: boolean) => {
		const taken = executor.step('m', { group: at }, { type }, waiting);
		return taken && [taken.value, taken.actions];
	};
	it('stays where it is when a transition only acts, from every state below it', () => {
		expect(step('a', 'SAY', false)).toEqual([{ group: 'a' }, ['say']]);
		expect(step('b', 'SAY', false)).toEqual([{ group: 'b' }, ['say']]);
	});
	it('asks the outer state when the inner guards refuse', () => {
		expect(step('a', 'PASS', false)).toEqual([{ group: 'b' }, []]);
		expect(step('a', 'PASS', true)).toEqual([{ group: 'a' }, ['settle']]);
		expect(step('b', 'PASS', false)).toBeNull();
	});
	it('gives equal state values out as one object, its own and those read from elsewhere', () => {
		const again = executor.step('m', { group: 'a' }, { type: 'SAY' }, false)!.value;
		expect(executor.step('m', { group: 'a' }, { type: 'SAY' }, true)!.value).toBe(again);
		expect(executor.same('m', JSON.parse('{"group":"a"}'))).toBe(again);
	});
	it('lets positions share their stacks of frames, wherever they come from', () => {
		const kernel = makeKernel(executor, { guards, actions: { say: (t) => t, settle: (t) => t } }, 'm');
		const first = kernel.start(false);
		const said = kernel.send(first, { type: 'SAY' })!;
		expect(said.position.frames).toEqual([['m', { group: 'a' }]]);
		const read = kernel.send(JSON.parse(JSON.stringify(first)), { type: 'SAY' })!;
		expect(read.position.frames).toBe(said.position.frames);
	});
});
