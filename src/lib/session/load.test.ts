import { describe, expect, it } from 'vitest';
import type { Move, Seat } from '../rules/core/contract';
import { tiny } from '../scenario/testing/tiny';
import type { Scenario, ScenarioStep } from '../scenario/types';
import { cursorAt, openScenario, placeOf, scenarioOf, stepsTo, withoutNotes } from './load';
import { nodeOf, positionOf, seek, tryMove } from './stepping';
import { endOf, mainLine, nodeAt, type Cursor } from './timeline';

const strike = (seat: Seat, card: string): Move => ({ seat, action: 'strike', picks: { keys: [card] } });
const guard = (seat: Seat, card: string): Move => ({ seat, action: 'guard', picks: { keys: [card] } });
const pass = (seat: Seat): Move => ({ seat, action: 'pass' });
const scenario = (steps: readonly ScenarioStep[], life = 3): Scenario => ({
	kuroko: 1,
	system: 'tiny@1',
	id: 'test',
	title: { ja: '試験', en: 'test' },
	note: { ja: '初め', en: 'start' },
	setup: { turn: 'A', A: { life, hand: ['S5', 'S9'] }, B: { life: 3, hand: ['H2', 'H7'] } },
	steps
});
// A strikes (2 micro steps), B may guard with the 7 only (2), or take it and drop a card
const whole = scenario([
	{ move: strike('A', 'A:S5'), note: { ja: '一', en: 'one' }, expect: ['strike = A:S5', 'log has show'] },
	{ move: guard('B', 'B:H2'), refused: ['too_small'] },
	{
		move: guard('B', 'B:H7'),
		expect: ['A.life = 3'],
		variations: [
			{
				name: { ja: '受ける', en: 'take it' },
				steps: [{ move: pass('B') }, { move: { seat: 'B', action: 'answer', picks: { drop: ['B:H2'] } } }]
			},
			{ steps: [{ move: guard('A', 'A:S9'), refused: ['no_chance'] }] }
		]
	}
]);
const places = (s: Scenario) => openScenario(tiny, s).problems.map((p) => [p.code, p.where.path]);

describe('a scenario as a timeline', () => {
	it('plays the script, its refusals and its variations', () => {
		const { session, problems } = openScenario(tiny, whole);
		expect(problems).toEqual([]);
		const line = mainLine(session!.timeline).map((id) => nodeAt(session!.timeline, id));
		expect(line.map((n) => n.kind)).toEqual(['start', 'move', 'attempt', 'move']);
		expect(line[2]!.reasons!.map((r) => r.code)).toEqual(['too_small']);
		expect(line[2]!.steps[0]!.position).toBe(line[1]!.steps.at(-1)!.position);
		expect(line[2]!.children).toHaveLength(3);
		expect(nodeOf(session!).kind).toBe('start');
	});
	it('is written down again as it was read', () => {
		expect(scenarioOf(openScenario(tiny, whole).session!.timeline, whole)).toEqual(whole);
	});
	it('can be told without its notes', () => {
		const bare = withoutNotes(whole);
		expect(JSON.stringify(bare)).not.toContain('"note"');
		expect(bare.steps.map((s) => s.move)).toEqual(whole.steps.map((s) => s.move));
		expect(bare.steps[2]!.variations![0]!.name).toEqual({ ja: '受ける', en: 'take it' });
	});
	it('holds what was tried meanwhile', () => {
		const s = seek(openScenario(tiny, whole).session!, 0);
		const tried = tryMove(tiny, s, strike('A', 'A:S9'));
		if (!tried.ok) throw new Error('A may strike');
		expect(scenarioOf(tried.session.timeline, whole).steps[0]!.variations).toEqual([
			{ steps: [{ move: strike('A', 'A:S9') }] }
		]);
	});
	it('fills in picks that are forced, and writes the move as it was written', () => {
		const short = scenario([{ move: strike('A', 'A:S5') }, { move: { seat: 'B', action: 'guard' } }]);
		const { session, problems } = openScenario(tiny, short);
		expect(problems).toEqual([]);
		expect(nodeAt(session!.timeline, 2).move).toEqual(guard('B', 'B:H7'));
		expect(scenarioOf(session!.timeline, short)).toEqual(short);
	});
});

describe('places', () => {
	it('count micro steps along a line of the scenario', () => {
		const { timeline } = openScenario(tiny, whole).session!;
		const placed = (cursor: Cursor) => placeOf(timeline, cursor);
		expect(placed({ node: 0, step: 0 })).toEqual({ line: [], at: 0 });
		expect(placed({ node: 1, step: 1 })).toEqual({ line: [], at: 2 });
		const taken = nodeAt(timeline, 2).children[1]!;
		expect(placed({ node: taken, step: 0 })).toEqual({ line: [[2, 0]], at: 3 });
	});
	it('are found again, whatever stands between', () => {
		const { timeline } = openScenario(tiny, whole).session!;
		for (const node of timeline.nodes)
			for (let step = 0; node && node.kind !== 'attempt' && step < node.steps.length; step++) {
				const cursor = { node: node.id, step };
				expect(cursorAt(timeline, placeOf(timeline, cursor))).toEqual(cursor);
			}
	});
	it('that do not exist lead to the nearest one that does', () => {
		const { timeline } = openScenario(tiny, whole).session!;
		expect(nodeAt(timeline, cursorAt(timeline, { line: [], at: 999 }).node).children).toEqual([]);
		expect(cursorAt(timeline, { line: [[7, 7]], at: 0 })).toEqual({ node: 0, step: 0 });
		expect(cursorAt(timeline, { line: [[2, 7]], at: 4 })).toEqual(cursorAt(timeline, { line: [], at: 4 }));
	});
	it('exist up to the end of their line', () => {
		const { timeline } = openScenario(tiny, whole).session!;
		for (const node of timeline.nodes) {
			if (!node || node.children.length || node.kind === 'attempt') continue;
			const { line, at } = placeOf(timeline, endOf(node));
			expect(stepsTo(timeline, line)).toBe(at);
		}
		// a variation that is nothing but a refused move adds no step
		expect(stepsTo(timeline, [[2, 1]])).toBe(2);
		expect(stepsTo(timeline, [[2, 7]])).toBeNull();
		expect(stepsTo(timeline, [[7, 0]])).toBeNull();
	});
});

describe('a script that does not play as written', () => {
	it('stays open at the last good step, with place and reasons', () => {
		const { session, problems } = openScenario(
			tiny,
			scenario([{ move: strike('A', 'A:S5') }, { move: guard('B', 'B:H2') }, { move: pass('B') }])
		);
		expect(problems.map((p) => [p.code, p.where.path])).toEqual([['move_illegal', 'steps[1].move']]);
		expect(problems[0]!.reasons!.map((r) => r.code)).toEqual(['too_small']);
		expect(nodeOf(session!).depth).toBe(1);
		expect(positionOf(session!).table.strike).toBe('A:S5');
	});
	it('names the place of a failed expectation and goes on', () => {
		const broken = scenario([{ move: strike('A', 'A:S5'), expect: ['strike ='] }, { move: pass('B') }]);
		expect(places(broken)).toEqual([['expect_failed', 'steps[0].expect[0]']]);
		expect(mainLine(openScenario(tiny, broken).session!.timeline)).toHaveLength(3);
	});
	it('keeps the variations of the step that did not play', () => {
		const broken = scenario([{ move: pass('B'), variations: [{ steps: [{ move: pass('A') }] }] }]);
		expect(places(broken)).toEqual([['move_illegal', 'steps[0].move']]);
		expect(nodeAt(openScenario(tiny, broken).session!.timeline, 0).children).toHaveLength(1);
	});
	it('has no session where the set-up itself is wrong', () => {
		const { session, problems } = openScenario(tiny, scenario([], -1));
		expect(session).toBeNull();
		expect(problems.map((p) => p.where.path)).toEqual(['setup.A.life']);
	});
});
