import { describe, expect, test } from 'vitest';
import { readScenario, writeScenario, type LoadSystem } from './files';
import { play } from './run';
import { tiny } from './testing/tiny';
import type { RuleSystem } from '../machines/contract';
import { isProblems } from '../rules/core/contract';

const system = tiny as unknown as RuleSystem;
const load: LoadSystem = async (id) => (id === system.id ? system : null);
const TEXT = `# from a chat
kuroko 1 tiny@1
id a
title ja: 題
title en: Title

setup
  turn A
  A 3 S7 H2
    B 2 S5 S5

moves
B pass
A strike keys=S7
`;
const GOOD = TEXT.replace('S5 S5', 'S5').replace('B pass\n', '');

test.each(['text', 'json'] as const)('a file of %s is told from the other and reads back', async (format) => {
	const first = await readScenario(GOOD, load);
	const written = writeScenario(first.scenario!, format, system);
	const again = await readScenario('\uFEFF' + written, load);
	expect(again).toMatchObject({ format, problems: [], scenario: first.scenario });
});

describe('problems found while playing get line and column', () => {
	test('in a set-up of text', async () => {
		const reading = await readScenario(TEXT, load);
		const problems = play(system, reading.scenario!);
		if (!isProblems(problems)) throw new Error('it played');
		expect(problems.map(reading.locate).map((p) => [p.code, p.where])).toEqual([
			['card_twice', { path: 'setup.B.hand[1]', line: 10, column: 12 }]
		]);
	});
	test('in a move of text', async () => {
		const reading = await readScenario(TEXT.replace('S5 S5', 'S5'), load);
		const played = play(system, reading.scenario!);
		expect(!isProblems(played) && played.problems.map(reading.locate).map((p) => p.where)).toEqual([
			{ path: 'steps[0].move', line: 13, column: 1 }
		]);
	});
	test('in JSON', async () => {
		const scenario = (await readScenario(TEXT, load)).scenario!;
		const reading = await readScenario(writeScenario(scenario, 'json', system), load);
		const problems = play(system, reading.scenario!);
		expect(isProblems(problems) && problems.map(reading.locate).map((p) => p.where)).toEqual([
			{ path: 'setup.B.hand[1]', line: 22, column: 5 }
		]);
	});
});

describe('what is not a scenario', () => {
	test.each([
		['', 'empty_file', 1, 1],
		['hello', 'not_a_scenario', 1, 1],
		['\n kuroko 2 tiny@1', 'newer_format', 2, 9],
		['kuroko 1 chess', 'unknown_system', 1, 10],
		['{"kuroko": 1', 'json_broken', 1, 13],
		['{"kuroko": 3}', 'newer_format', 1, 12],
		['[]', 'not_a_scenario', 1, 1],
		[
			JSON.stringify({ kuroko: 1, system: 'chess', id: 'a', title: { ja: '', en: '' }, setup: 0, steps: [] }),
			'unknown_system',
			1,
			22
		],
		['x'.repeat(2_000_001), 'too_long', 1, 1]
	])('row %#', async (text, code, line, column) => {
		const { problems, scenario } = await readScenario(text, load);
		expect(problems.map((p) => [p.code, p.where.line, p.where.column])).toEqual([[code, line, column]]);
		expect(scenario).toBeNull();
	});
});
