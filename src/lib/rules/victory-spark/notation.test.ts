import { describe, expect, test } from 'vitest';
import { isProblems, type Json, type Problem } from '../core/contract';
import { say } from '../core/text';
import { parseSetup, printSetup } from './notation';
import { SCENARIOS } from './scenarios';

const numbered = (lines: readonly string[]) => lines.map((text, i) => ({ text, line: i + 1 }));
const parse = (...lines: string[]) => parseSetup(numbered(lines));

describe('set-up notation', () => {
	test.each(SCENARIOS.map((s) => [s.id, s.setup] as const))(
		'%s survives printing and parsing',
		(_, setup) => {
			expect(parseSetup(numbered(printSetup(setup)))).toEqual(setup);
		}
	);
	test('reads every kind of line', () => {
		const setup: Json = {
			turn: { player: 'B', number: 4, phase: 'attack', begin: true },
			seed: 7,
			A: { ring: 'V05:3000:attack+1000', bench: ['V02:rest', '-', 'V04:reverse'], deck: ['V01.2*3'] },
			B: { energy: ['V01', 'V01.2:rest'], hand: [], deck: ['V06'], waiting: ['V12'], retire: ['V02'] },
			waits: ['B:V12/1']
		};
		expect(
			parse(
				'turn B 4 attack begin',
				'seed 7',
				'',
				'  A ring V05:3000:attack+1000',
				'A bench V02:rest - V04:reverse',
				'A deck V01.2*3',
				'B energy V01 V01.2:rest',
				'B hand',
				'B deck V06',
				'B waiting V12',
				'B retire V02',
				'waits B:V12/1'
			)
		).toEqual(setup);
		expect(parseSetup(numbered(printSetup(setup)))).toEqual(setup);
	});
});

const GOOD = ['turn A 3 character', 'A deck V01', 'B deck V01'];
// line, column and sentence of what is wrong, in both languages
const BAD: readonly (readonly [
	lines: readonly string[],
	code: string,
	line: number,
	column: number,
	says: string
])[] = [
	[[...GOOD, 'stage up'], 'unknown_line', 4, 1, 'can’t start with “stage”'],
	[[...GOOD, 'A life V01'], 'unknown_zone', 4, 3, 'no zone “life”'],
	[[...GOOD, 'A'], 'line_short', 4, 1, 'must be followed by'],
	[[...GOOD, 'A ring'], 'line_short', 4, 3, 'must be followed by'],
	[[...GOOD, 'A ring V05 V06'], 'line_extra', 4, 12, 'one word too many'],
	[[...GOOD, 'A ring V05', 'A ring V06'], 'line_twice', 5, 3, 'two lines for “A ring”'],
	[[...GOOD, 'A hand V05', 'A hand V06'], 'line_twice', 5, 3, 'two lines for “A hand”'],
	[['turn A 3'], 'line_short', 1, 1, '“turn” must be followed by'],
	[['turn A 3 character now', ...GOOD.slice(1)], 'line_extra', 1, 20, '“now”'],
	[['turn A 3 stand begin x', ...GOOD.slice(1)], 'line_extra', 1, 22, '“x”'],
	[[...GOOD, 'turn A 3 stand'], 'line_twice', 4, 1, 'two lines for “turn”'],
	[[...GOOD, 'seed'], 'line_short', 4, 1, '“seed” must be followed by'],
	[[...GOOD, 'seed 1 2'], 'line_extra', 4, 8, '“2” is one word too many'],
	[[...GOOD, 'seed x'], 'bad_seed', 4, 6, '“x” must be a whole number'],
	[['turn C 3 character', ...GOOD.slice(1)], 'unknown_player', 1, 6, 'no player “C”'],
	[['turn A 0 character', ...GOOD.slice(1)], 'bad_turn', 1, 8, '“0” must be a whole number'],
	[['turn A 3 main', ...GOOD.slice(1)], 'unknown_phase', 1, 10, 'no phase “main”'],
	[[...GOOD, 'A hand V05 V99'], 'unknown_card', 4, 12, 'no card “V99”'],
	[[...GOOD, '\tA hand V05  V05'], 'card_twice', 4, 14, '“V05” is used twice'],
	[[...GOOD, 'A bench V02:sideways'], 'bad_mark', 4, 9, '“sideways” of “V02:sideways”'],
	[['turn A 3 character', 'A deck V01'], 'deck_empty_now', 1, 1, 'B has no deck'],
	[['A deck V01', 'B deck V01'], 'missing', 1, 1, '“turn” is missing']
];
describe('what cannot be read names its line and column', () => {
	test.each(BAD)('%j', (lines, code, line, column, says) => {
		const read = parse(...lines);
		expect(isProblems(read as readonly Problem[])).toBe(true);
		const [problem] = (read as readonly Problem[]).filter((p) => p.code === code);
		expect(problem?.where).toEqual({ line, column });
		expect(say(problem!, 'en')).toContain(says);
		expect(say(problem!, 'ja')).not.toMatch(/\{\w+\}/);
	});
});
