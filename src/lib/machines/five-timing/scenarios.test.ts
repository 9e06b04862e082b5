// Every scenario of the specification plays as the specification says; together they cover rules, reasons and charts.
import { describe, expect, it } from 'vitest';
import { isProblems } from '../../rules/core/contract';
import { say } from '../../rules/core/text';
import { RULEBOOK } from '../../rules/five-timing/docs/rulebook';
import { CHOICES } from '../../rules/five-timing/rulings';
import { SCENARIOS } from '../../rules/five-timing/scenarios';
import { play } from '../../scenario/run';
import { system } from './index';

describe('scenarios', () => {
	it.each(SCENARIOS.map((s) => [s.id, s] as const))('%s', (_id, scenario) => {
		const played = play(system, scenario);
		const problems = isProblems(played) ? played : 'problems' in played ? played.problems : [];
		expect(problems.map((p) => `${p.where.path}: ${say(p, 'en')}`)).toEqual([]);
	});
});

describe('coverage', () => {
	const shown = new Set(SCENARIOS.flatMap((s) => s.shows ?? []));
	it('has a scenario for every rule', () => {
		expect(Object.keys(RULEBOOK).filter((id) => !shown.has(id))).toEqual([]);
	});
	it('has a scenario for every ruling', () => {
		expect(Object.keys(CHOICES).filter((id) => !shown.has(id))).toEqual([]);
	});
});
