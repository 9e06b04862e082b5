// Both executors on the shapes of transition that charts may use.
import { createMachine } from 'xstate';
import { describe, expect, it } from 'vitest';
import { compiledExecutor } from './compiled';
import type { ChartRules } from './kernel';
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
});
