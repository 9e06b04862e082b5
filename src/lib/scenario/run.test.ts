import { describe, expect, test } from 'vitest';
import { isProblems } from '../rules/core/contract';
import { say } from '../rules/core/text';
import { hash } from './hash';
import { nearest } from './nearest';
import { complete, play, shorten, trailOf, type Played } from './run';
import { tiny } from './testing/tiny';
import type { Scenario, ScenarioStep } from './types';

const base: Scenario = {
	kuroko: 1,
	system: 'tiny@1',
	id: 'duel',
	title: { ja: '決闘', en: 'Duel' },
	setup: { turn: 'A', A: { life: 3, hand: ['S7', 'H2'] }, B: { life: 2, hand: ['S5', 'H7'] } },
	steps: []
};
const strike = (card: string): ScenarioStep => ({
	move: { seat: 'A', action: 'strike', picks: { keys: [card] } }
});
const guard = (card: string): ScenarioStep => ({
	move: { seat: 'B', action: 'guard', picks: { keys: [card] } }
});
const pass = (seat: 'A' | 'B'): ScenarioStep => ({ move: { seat, action: 'pass' } });
const drop = (card: string): ScenarioStep => ({
	move: { seat: 'B', action: 'answer', picks: { drop: [card] } }
});

function played(steps: readonly ScenarioStep[], more: Partial<Scenario> = {}): Played {
	const result = play(tiny, { ...base, ...more, steps });
	if (isProblems(result as never)) throw new Error(JSON.stringify(result));
	return result as Played;
}
const faults = (p: Pick<Played, 'problems'>) => p.problems.map((x) => [x.code, x.where.path]);

describe('a line', () => {
	test('plays micro step by micro step and checks what it expects', () => {
		const p = played([
			{ ...strike('A:S7'), expect: ['strike = A:S7', 'chance = B', 'log has show'] },
			{ ...pass('B'), expect: ['B.life = 1', 'log has damage_one'] },
			{ ...drop('B:S5'), expect: ['B.hand = B:H7', 'turn = B'] }
		]);
		expect(faults(p)).toEqual([]);
		expect(p.main.steps.map((s) => s.micro.length)).toEqual([2, 3, 2]);
		expect(trailOf(p, [])!.ends).toEqual([0, 2, 5, 7]);
	});

	test('goes on after a failed expectation', () => {
		const p = played([{ ...strike('A:S7'), expect: ['chance = A'] }, pass('B')]);
		expect(faults(p)).toEqual([['expect_failed', 'steps[0].expect[0]']]);
		expect(p.main.steps).toHaveLength(2);
	});

	test('checks the first position', () => {
		const p = played([], { expect: ['A.life = 3', 'A.life = 4'] });
		expect(faults(p)).toEqual([['expect_failed', 'expect[1]']]);
	});
});

describe('an illegal move', () => {
	test('stops its line there, with the reasons of the rules', () => {
		const p = played([strike('A:S7'), guard('B:S5'), pass('B')]);
		expect(faults(p)).toEqual([['move_illegal', 'steps[1].move']]);
		expect(p.problems[0]!.reasons?.map((r) => r.code)).toEqual(['too_small']);
		expect(p.problems[0]!.cites).toEqual(['T2']);
		expect(say(p.problems[0]!, 'ja')).toContain('数が足りません。');
		expect(p.main.steps).toHaveLength(1);
		expect(p.main.stopped).toBe(p.problems[0]);
	});

	test('does not stop its variations', () => {
		const p = played([strike('A:S7'), { ...guard('B:S5'), variations: [{ steps: [pass('B')] }] }]);
		expect(p.main.variations[1]![0]!.steps).toHaveLength(1);
	});

	test.each([
		[
			'an unknown action',
			{ seat: 'A', action: 'stirke' },
			'action_unknown',
			'steps[0].move.action',
			'Did you mean "strike"?'
		],
		[
			'a card left open',
			{ seat: 'A', action: 'strike' },
			'pick_missing',
			'steps[0].move',
			'Pick 1 of: A:S7 A:H2'
		],
		['somebody else', { seat: 'B', action: 'pass' }, 'move_illegal', 'steps[0].move', 'not your turn']
	] as const)('%s', (_, move, code, path, words) => {
		const p = played([{ move }]);
		expect(faults(p)).toEqual([[code, path]]);
		expect(say(p.problems[0]!, 'en')).toContain(words);
	});

	test('after the end', () => {
		const setup = { turn: 'A', A: { life: 1, hand: ['S7'] }, B: { life: 1, hand: [] } };
		expect(faults(played([strike('A:S7'), pass('B'), pass('A')], { setup }))).toEqual([
			['game_over', 'steps[2].move']
		]);
	});
});

describe('a step to be refused', () => {
	test('is refused, and changes nothing', () => {
		const p = played([
			strike('A:S7'),
			{ ...guard('B:S5'), refused: ['too_small'], expect: ['strike = A:S7'] }
		]);
		expect(faults(p)).toEqual([]);
		expect(p.main.steps[1]!.after).toBe(p.main.steps[1]!.before);
		expect(p.main.steps[1]!.refusal.map((r) => r.code)).toEqual(['too_small']);
	});
	test('is a problem where it is legal, or refused for another reason', () => {
		expect(faults(played([{ ...strike('A:S7'), refused: ['no_chance'] }]))).toEqual([
			['refused_but_legal', 'steps[0].refused']
		]);
		expect(faults(played([{ ...guard('B:S5'), refused: ['too_small'] }]))).toEqual([
			['refused_otherwise', 'steps[0].refused']
		]);
	});
});

describe('variations', () => {
	const p = played([
		strike('A:S7'),
		{
			...guard('B:H7'),
			variations: [
				{
					name: { ja: '受ける', en: 'Take it' },
					steps: [{ ...pass('B'), expect: ['B.life = 1'] }, drop('B:S5')]
				}
			]
		},
		pass('B')
	]);
	test('begin where their step begins', () => {
		const variation = p.main.variations[1]![0]!;
		expect(faults(p)).toEqual([]);
		expect(variation.start).toBe(p.main.steps[1]!.before);
		expect(variation.name?.en).toBe('Take it');
	});
	test('have a trail through the line they leave', () => {
		const trail = trailOf(p, [[1, 0]])!;
		expect(trail.steps.map((s) => s.path)).toEqual([
			'steps[0]',
			'steps[1].variations[0].steps[0]',
			'steps[1].variations[0].steps[1]'
		]);
		expect(trail.ends).toEqual([0, 2, 5, 7]);
		expect(trailOf(p, [[1, 1]])).toBeNull();
	});
});

describe('picks', () => {
	test('that are forced may be left out', () => {
		const setup = { turn: 'A', A: { life: 3, hand: ['S7'] }, B: { life: 2, hand: ['S5', 'H7'] } };
		const p = played([{ move: { seat: 'A', action: 'strike' } }, { move: { seat: 'B', action: 'guard' } }], {
			setup
		});
		expect(faults(p)).toEqual([]);
		expect(p.main.steps.map((s) => s.move.picks)).toEqual([{ keys: ['A:S7'] }, { keys: ['B:H7'] }]);
		const before = p.main.steps[1]!.before;
		expect(shorten(tiny, before as never, guard('B:H7').move)).toEqual({ seat: 'B', action: 'guard' });
	});
	test('that are not stay', () => {
		const { first } = played([]);
		expect(complete(tiny, first as never, { seat: 'A', action: 'strike' }).open?.id).toBe('keys');
		expect(shorten(tiny, first as never, strike('A:S7').move)).toEqual(strike('A:S7').move);
	});
});

describe('the head', () => {
	test.each([
		['a ruling nobody knows', { rulings: { X: 'y' } }, 'ruling_unknown', 'rulings.X'],
		['a choice nobody knows', { rulings: { 'T-EQUAL': 'y' } }, 'choice_unknown', 'rulings.T-EQUAL'],
		[
			'a format where there are none',
			{ regulation: { format: 'x', frame: 'y' } },
			'no_regulations',
			'regulation'
		],
		[
			'a card twice',
			{ setup: { turn: 'A', A: { life: 1, hand: ['S7', 'S7'] }, B: { life: 1, hand: [] } } },
			'card_twice',
			'setup.A.hand[1]'
		]
	])('%s', (_, more, code, path) => {
		const result = play(tiny, { ...base, ...more });
		expect(isProblems(result) && result.map((p) => [p.code, p.where.path])).toEqual([[code, path]]);
	});
	test('a ruling changes what plays', () => {
		const steps = [strike('A:S7'), guard('B:H7')];
		expect(faults(played(steps))).toEqual([]);
		expect(faults(played(steps, { rulings: { 'T-EQUAL': 'strike' } }))).toEqual([
			['move_illegal', 'steps[1].move']
		]);
	});
});

test('a position saved and read again has the same hash at every micro step', () => {
	const p = played([strike('A:S7'), pass('B'), drop('B:S5')]);
	const positions = [p.first, ...p.main.steps.flatMap((s) => s.micro.map((m) => m.position))];
	for (const position of positions)
		expect(hash(JSON.parse(JSON.stringify(position)) as never)).toBe(hash(position));
	expect(new Set(positions.map(hash)).size).toBe(positions.length);
});

test('the nearest word is one that could be meant', () => {
	expect(nearest('cuonter', ['up', 'counter', 'down'])).toBe('counter');
	expect(nearest('xyz', ['up', 'counter', 'down'])).toBeNull();
});
