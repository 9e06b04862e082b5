import { describe, expect, it } from 'vitest';
import type { Position } from '../../machines/kernel';
import { fixture, START, type FixtureTable } from './fixture';
import { graphsOf } from './graph';
import { depthsOf, indexOf, lastPaths, marksOf, type Situation } from './marks';

const index = indexOf(graphsOf(fixture));
const { kernel, rules } = fixture;
const truthAt =
	({ table }: Position<FixtureTable>) =>
	(name: string) =>
		rules.guards[name]!(table, { type: 'NEXT' });
const quiet = { beside: [], hops: [], enabled: [], truth: () => null } as const;
const having = (marks: ReadonlyMap<string, string>, name: string) =>
	[...marks].filter(([, names]) => names.split(' ').includes(name)).map(([id]) => id);

describe('the marks of a chart', () => {
	it('light the running chart, the ones that wait, and the ones beside', () => {
		const marks = marksOf(index, {
			...quiet,
			frames: [
				['stage', 'triggersAfter'],
				['trigger', 'immediate'],
				['resolve', 'effect']
			],
			beside: [['turn', { ending: 'charge' }]]
		});
		expect(having(marks, 'here')).toEqual(['resolve.effect', 'turn.ending.charge']);
		expect(having(marks, 'held')).toEqual(['stage.triggersAfter', 'trigger.immediate']);
		expect(having(marks, 'on')).toEqual([
			'stage',
			'stage.triggersAfter',
			'trigger',
			'trigger.immediate',
			'resolve',
			'resolve.effect',
			'turn',
			'turn.ending',
			'turn.ending.charge'
		]);
	});

	it('show a chart that is on the call stack twice at both places', () => {
		const frames: Situation['frames'] = [
			['stage', 'resolveTop'],
			['resolve', 'effect'],
			['trigger', 'immediate'],
			['resolve', 'checkTarget']
		];
		const marks = marksOf(index, { ...quiet, frames });
		expect(marks.get('resolve.effect')).toBe('on held');
		expect(marks.get('resolve.checkTarget')).toBe('on here');
		expect(depthsOf(frames).get('resolve')).toEqual([2, 4]);
	});

	it('mark the path of the last step, and the older paths of charts it did not touch', () => {
		const first = kernel.send(kernel.start(START), { type: 'PASS' })!;
		const second = kernel.send(first.position, { type: 'NEXT' })!;
		const third = kernel.send(second.position, { type: 'PASS' })!;
		const fourth = kernel.send(third.position, { type: 'NEXT' })!; // the stage is empty: a signal ends the turn
		const fifth = kernel.send(fourth.position, { type: 'NEXT' })!;
		const steps = [first, second, third, fourth, fifth];
		const marks = marksOf(index, {
			...quiet,
			...fifth.position,
			hops: fifth.hops,
			before: lastPaths(steps, 4, index.graphs.length)
		});
		expect(having(marks, 'fired')).toEqual(['stage.chanceToTurnPlayer/0->stage.decide']);
		expect(having(marks, 'trail')).toEqual(['turn.main/0->turn.ending']);
	});

	it('say what each guard says now, and leave open what it cannot say', () => {
		const position = kernel.start({ ...START, stage: 1 });
		const marks = marksOf(index, {
			...quiet,
			frames: position.frames,
			truth: (name) => (name === 'isLegal' ? null : truthAt(position)(name))
		});
		expect(marks.get('stage.pass/0->stage.decide')).toBe('yes'); // not all have passed
		expect(marks.get('stage.pass/1->stage.chanceToTurnPlayer')).toBe('no'); // the stage is not empty
		expect(marks.get('stage.decide/0->stage.declare')).toBe('open'); // no move is chosen yet
	});

	it('tell which transitions are possible and which one is certain', () => {
		const at = (passes: number, stage: number) => {
			const position = {
				table: { ...START, passes, stage },
				frames: [['stage', 'pass']] as const,
				beside: []
			};
			return marksOf(index, { ...quiet, ...position, enabled: ['NEXT'], truth: truthAt(position) });
		};
		expect(having(at(1, 1), 'will')).toEqual(['stage.pass/0->stage.decide']);
		expect(having(at(2, 0), 'will')).toEqual(['stage.pass/1->stage.chanceToTurnPlayer']);
		expect(having(at(2, 1), 'will')).toEqual(['stage.pass/2->stage.resolveTop']);
		const unknown = marksOf(index, { ...quiet, frames: [['stage', 'pass']], enabled: ['NEXT'] });
		expect(having(unknown, 'can')).toEqual([
			'stage.pass/0->stage.decide',
			'stage.pass/1->stage.chanceToTurnPlayer',
			'stage.pass/2->stage.resolveTop'
		]);
		expect(having(unknown, 'will')).toEqual([]);
	});

	it('offer the transitions of the states around, when the inner one has none', () => {
		const marks = marksOf(index, {
			...quiet,
			frames: [['turn', { battle: 'judgement' }]],
			enabled: ['MAIN', 'BLOCK']
		});
		expect(having(marks, 'can')).toEqual(['turn.battle/0->turn.main']);
	});
});
