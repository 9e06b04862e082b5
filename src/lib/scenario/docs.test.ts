// What the documents say by example is true.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { isProblems } from '../rules/core/contract';
import { say } from '../rules/core/text';
import { readScenario } from './files';
import { play } from './run';
import { parseExpectation } from './expect';

const blocks = (file: string) =>
	[...readFileSync(file, 'utf8').matchAll(/```\n([^`]*)```/g)].map((m) => m[1]!);

test.each(['docs/scenario-format.md', 'docs/scenario-format.ja.md'])(
	'the example of %s plays',
	async (file) => {
		const reading = await readScenario(blocks(file).find((b) => b.startsWith('kuroko'))!);
		expect(reading.problems).toEqual([]);
		const played = play(reading.system!, reading.scenario!);
		const problems = isProblems(played) ? played : played.problems;
		expect(problems.map((p) => say(p, 'en'))).toEqual([]);
		expect(reading.scenario!.steps).toHaveLength(4);
	}
);

test.each(['docs/scenario-format.md', 'docs/scenario-format.ja.md'])(
	'the claims of %s can be read',
	(file) => {
		const claims = blocks(file)
			.find((b) => b.startsWith('A.life'))!
			.trim()
			.split('\n')
			.map((line) => line.split(/ {3,}/)[0]!);
		expect(claims.map((c) => parseExpectation(c)?.relation)).toEqual([
			'=',
			'=',
			'=',
			'has',
			'lacks',
			'has',
			'lacks'
		]);
	}
);
