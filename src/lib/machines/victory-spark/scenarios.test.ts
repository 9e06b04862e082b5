// Every scenario of the specification plays as it says, and together they cover the book, the rulings and the narration.
import { describe, expect, test } from 'vitest';
import { isProblems } from '../../rules/core/contract';
import { say } from '../../rules/core/text';
import { docs } from '../../rules/victory-spark/docs';
import { RULEBOOK } from '../../rules/victory-spark/docs/rulebook';
import { RULINGS } from '../../rules/victory-spark/rulings';
import { SCENARIOS } from '../../rules/victory-spark/scenarios';
import { play } from '../../scenario/run';
import type { Scenario } from '../../scenario/types';
import { system } from './index';

const shown = new Set(SCENARIOS.flatMap((s) => s.shows ?? []));

describe('scenarios play as they say', () => {
	test.each(SCENARIOS.map((s) => [s.id, s] as const))('%s', (_, scenario) => {
		const played = play(system, scenario);
		if (isProblems(played)) throw new Error(played.map((p) => say(p, 'en')).join('\n'));
		expect(played.problems.map((p) => `${p.where.path}: ${say(p, 'en')}`)).toEqual([]);
	});
	test('ids are unique', () => {
		expect(new Set(SCENARIOS.map((s) => s.id)).size).toBe(SCENARIOS.length);
	});
});

describe('coverage', () => {
	test.each(Object.keys(RULEBOOK))('rule %s is shown', (rule) => {
		expect(shown.has(rule)).toBe(true);
	});
	// the specification's table, and the rows it asks to be added for the numbers it leaves out
	test.each(Array.from({ length: 34 }, (_, i) => `S${String(i + 1).padStart(2, '0')}`))(
		'row %s is there',
		(row) => {
			expect(shown.has(row)).toBe(true);
		}
	);
	test('everything a scenario shows exists', () => {
		const known = new Set([...Object.keys(RULEBOOK), ...Object.keys(RULINGS)]);
		expect([...shown].filter((id) => !known.has(id) && !/^S\d\d$/.test(id))).toEqual([]);
	});
	test.each(docs.rulings.filter((r) => r.playable).map((r) => [r.id, r] as const))(
		'ruling %s: every choice has a scenario, and they differ',
		(id, ruling) => {
			const of = (choice: string): Scenario[] =>
				SCENARIOS.filter((s) => s.shows?.includes(id) && (s.rulings?.[id] ?? ruling.default) === choice);
			const outcomes = ruling.choices.map((c) => JSON.stringify(of(c.id).map((s) => [s.expect, s.steps])));
			expect(ruling.choices.map((c) => of(c.id).length > 0)).toEqual(ruling.choices.map(() => true));
			expect(new Set(outcomes).size).toBe(outcomes.length);
		}
	);
	test('at least twelve scenarios are narrated at every step, in both languages', () => {
		const narrated = SCENARIOS.filter(
			(s) => s.note && s.steps.length > 0 && s.steps.every((step) => step.note?.ja && step.note.en)
		);
		expect(narrated.length).toBeGreaterThanOrEqual(12);
	});
});
