import { describe, expect, it } from 'vitest';
import type { Scenario, ScenarioStep } from '../scenario/types';
import { nodeOn, openScenario, pathTo, scenarioOf } from './load';
import { nodeOf, positionOf, seek, tryMove } from './stepping';
import { mainLine, nodeAt } from './timeline';
import { pass, put, tiny } from './tiny.fixture';

const scenario = (steps: readonly ScenarioStep[], setup: string | null = null): Scenario => ({
	kuroko: 1,
	system: 'tiny',
	id: 'test',
	title: { ja: '試験', en: 'test' },
	note: { ja: '初め', en: 'start' },
	setup,
	steps
});
const whole = scenario([
	{ move: put('A', 'a1'), note: { ja: '一', en: 'one' }, expect: ['stack = a1', 'log has requested'] },
	{ move: put('B', 'b1'), refused: ['not_your_chance'] },
	{
		move: pass('A'),
		variations: [
			{ name: { ja: '続けて', en: 'go on' }, steps: [{ move: put('A', 'a2') }, { move: pass('A') }] },
			{ steps: [{ move: put('A', 'x'), refused: ['not_in_hand'] }] }
		]
	},
	{ move: pass('B'), expect: ['heap has a1'] }
]);
const places = (s: Scenario) => openScenario(tiny, s).problems.map((p) => [p.code, p.where.path]);

describe('a scenario as a timeline', () => {
	it('plays the script, its refusals and its variations', () => {
		const { session, problems } = openScenario(tiny, whole);
		expect(problems).toEqual([]);
		const line = mainLine(session!.timeline).map((id) => nodeAt(session!.timeline, id));
		expect(line.map((n) => n.kind)).toEqual(['start', 'move', 'attempt', 'move', 'move']);
		expect(line[2]!.reasons!.map((r) => r.code)).toContain('not_your_chance');
		expect(line[2]!.children).toHaveLength(3);
		expect(nodeOf(session!).kind).toBe('start');
	});
	it('is written down again as it was read', () => {
		const { session } = openScenario(tiny, whole);
		expect(scenarioOf(session!.timeline, whole)).toEqual(whole);
	});
	it('holds what was tried meanwhile', () => {
		const s = seek(openScenario(tiny, whole).session!, 4);
		const tried = tryMove(tiny, s, put('A', 'a2'));
		if (!tried.ok) throw new Error('a2 is in hand');
		expect(scenarioOf(tried.session.timeline, whole).steps.at(-1)).toEqual({ move: put('A', 'a2') });
	});
	it('finds a place again by its path', () => {
		const { session } = openScenario(tiny, whole);
		const deep = nodeOn(session!.timeline, [0, 0, 1, 0]);
		expect(deep.move).toEqual(pass('A'));
		expect(pathTo(session!.timeline, deep.id)).toEqual([0, 0, 1, 0]);
		expect(nodeOn(session!.timeline, [0, 7]).id).toBe(1);
	});
});

describe('a script that does not play as written', () => {
	it('stays open at the last good step, with place and reasons', () => {
		const { session, problems } = openScenario(
			tiny,
			scenario([{ move: put('A', 'a1') }, { move: put('B', 'zz') }, { move: pass('A') }])
		);
		expect(problems.map((p) => [p.code, p.where.path])).toEqual([['move_illegal', 'steps[1].move']]);
		expect(problems[0]!.reasons!.map((r) => r.code)).toEqual(['not_your_chance', 'not_in_hand']);
		expect(problems[0]!.cites).toEqual(['1.1']);
		expect(nodeOf(session!).depth).toBe(1);
		expect(positionOf(session!).table.stack).toEqual(['a1']);
	});
	it('names the place of a failed expectation and goes on', () => {
		const broken = scenario([{ move: put('A', 'a1'), expect: ['stack = a2'] }, { move: pass('A') }]);
		expect(places(broken)).toEqual([['expect_failed', 'steps[0].expect[0]']]);
		expect(mainLine(openScenario(tiny, broken).session!.timeline)).toHaveLength(3);
	});
	it('says when a move that should be refused is legal, or refused for another reason', () => {
		expect(places(scenario([{ move: pass('A'), refused: ['not_in_hand'] }]))).toEqual([
			['refused_but_legal', 'steps[0].refused']
		]);
		expect(places(scenario([{ move: pass('B'), refused: ['not_in_hand'] }]))).toEqual([
			['refused_otherwise', 'steps[0].refused']
		]);
	});
	it('names the variation a problem is in, and keeps the others', () => {
		const broken = scenario([
			{
				move: pass('A'),
				variations: [
					{ steps: [{ move: pass('B') }] },
					{ steps: [{ move: put('A', 'a1') }, { move: pass('B') }] }
				]
			}
		]);
		expect(places(broken)).toEqual([
			['move_illegal', 'steps[0].variations[0].steps[0].move'],
			['move_illegal', 'steps[0].variations[1].steps[1].move']
		]);
		expect(nodeAt(openScenario(tiny, broken).session!.timeline, 0).children).toHaveLength(2);
	});
	it('has no session where the set-up itself is wrong', () => {
		const { session, problems } = openScenario(tiny, scenario([], 'broken'));
		expect(session).toBeNull();
		expect(problems.map((p) => p.code)).toEqual(['broken']);
	});
});
