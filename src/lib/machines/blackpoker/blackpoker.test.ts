// Every shipped scenario plays as it says: each move legal or refused for the stated reason, each expectation true.
import { describe, expect, it } from 'vitest';
import { SCENARIOS } from '../../rules/blackpoker/scenarios';
import { isProblems } from '../../rules/core/contract';
import { say } from '../../rules/core/text';
import { play } from '../../scenario/run';
import { system } from './index';

describe('scenarios', () => {
	it.each(SCENARIOS.map((s) => [s.id, s] as const))('%s', (_, scenario) => {
		const played = play(system, scenario);
		const problems = isProblems(played) ? played : played.problems;
		expect(problems.map((p) => `${p.where.path}: ${say(p, 'en')}`)).toEqual([]);
	});
	it('have names of their own', () => {
		const ids = SCENARIOS.map((s) => s.id);
		expect(ids.filter((id, i) => ids.indexOf(id) !== i)).toEqual([]);
	});
});
