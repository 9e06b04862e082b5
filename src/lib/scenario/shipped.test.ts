// Every scenario that ships plays as it says, and survives each format.
import { describe, expect, test } from 'vitest';
import { isProblems } from '../rules/core/contract';
import { say } from '../rules/core/text';
import { SYSTEMS } from '../machines/systems';
import { readScenario, writeScenario } from './files';
import { play } from './run';
import { canonical } from './schema';

describe.each(SYSTEMS)('$id', async (entry) => {
	const system = await entry.load();
	const scenarios = await system.scenarios();

	test('ids are unique', () => {
		expect(new Set(scenarios.map((s) => s.id)).size).toBe(scenarios.length);
	});

	test.each(scenarios.map((s) => [s.id, s] as const))('%s', async (_, scenario) => {
		const played = play(system, scenario);
		const problems = isProblems(played) ? played : played.problems;
		expect(problems.map((p) => `${p.where.path}: ${say(p, 'en')}`)).toEqual([]);
		for (const format of ['json', 'text'] as const) {
			const reading = await readScenario(writeScenario(scenario, format, system));
			expect(reading.problems).toEqual([]);
			expect(reading.scenario).toEqual(canonical(scenario));
		}
	});
});
