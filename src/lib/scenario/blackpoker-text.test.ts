// BlackPoker scenarios as people write them: what is wrong in the text is told once, with its own line and column.
import { describe, expect, it } from 'vitest';
import { isProblems } from '../rules/core/contract';
import { readScenario } from './files';
import { play } from './run';

const text = (setup: string, moves: string, head = 'regulation master extra') =>
	`kuroko 1 blackpoker@8.2\nid a\n${head}\n\nsetup\n${setup}\nmoves\n${moves}\n`;

/** All problems of reading and playing: code, line, column. */
async function faults(content: string): Promise<string[]> {
	const reading = await readScenario(content);
	const played = reading.scenario && play(reading.system!, reading.scenario);
	const found = !played ? [] : isProblems(played) ? played : played.problems;
	return [...reading.problems, ...found.map(reading.locate)].map(
		(p) => `${p.code} ${p.where.line}:${p.where.column}`
	);
}

describe('the set-up', () => {
	it.each([
		['a card twice in one line', '  A life: +5\n  A hand: S7 H2 S7\n  B life: +5', 'card_twice 7:17'],
		[
			'a card twice in two zones: the second mention, not the last line',
			'  A hand: S7 H2\n  A graveyard: H2\n  A life: +5\n  A trumps: SA up\n  B life: +5',
			'card_twice 7:16'
		],
		[
			'also where life was written after the hand',
			'  A hand: S7\n  A life: S7 +5\n  B life: +5',
			'card_twice 7:11'
		],
		[
			'and inside a unit',
			'  A life: +5\n  A hand: C6\n  A field: [S9] | C4+C6 driven\n  B life: +5',
			'card_twice 8:22'
		],
		[
			'a face-up trump that is locked',
			'  A life: +5\n  A trumps: S9 up locked\n  B life: +5',
			'locked_face_up 7:19'
		],
		['used: up', '  A life: +5\n  B life: +5\n  A used: attack up', 'not_once_a_turn 8:18'],
		['a request nobody knows', '  A life: +5\n  B life: +5\n  stage: A upp H3 @B:S5', 'unknown_action 8:12'],
		['a negative life', '  A life: -3\n  B life: +5', 'not_a_count 6:11'],
		['no life', '  A life: +5\n  B hand: S5', 'no_life 7:3']
	])('%s', async (_, setup, fault) => {
		expect(await faults(text(setup, 'A pass'))).toEqual([fault]);
	});
});

describe('a move', () => {
	it('of a seat where nobody sits', async () => {
		expect(await faults(text('A life: +5\nB life: +5', 'C pass'))).toEqual(['move_illegal 9:1']);
		const reading = await readScenario(text('A life: +5\nB life: +5', 'C pass'));
		const played = play(reading.system!, reading.scenario!);
		const [problem] = isProblems(played) ? [] : played.problems;
		expect(problem?.reasons?.map((r) => r.code)).toEqual(['no_such_seat']);
	});
	it('that picks what was not asked', async () => {
		expect(await faults(text('A life: +5\nB life: +5', 'A attack attackers=S5'))).toEqual([
			'move_illegal 9:1'
		]);
	});
});
