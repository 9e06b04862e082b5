import fc from '$lib/testing/property';
import { describe, expect, test } from 'vitest';
import { say } from '../rules/core/text';
import { makeMove, makeNotation } from './notation';
import { parseNotation } from './read-notation';
import { anyScenario, tinySetup } from './testing/arbitrary';
import { tiny } from './testing/tiny';
import type { Scenario } from './types';

const TEXT = `kuroko 1 tiny@1
id first-blood
title ja: 先に当てる
title en: First blood
ruling T-EQUAL strike
shows T2 strike

setup
  turn A
  A 3 S7 H2
  B 2 S5

moves
  ja: Aの番です。
  en: A decides first.
  expect A.life = 3
A strike keys=S7
  ja: 7で攻撃。
  en: A strikes with a 7.
  expect log has show
B guard keys=S5
  refused too_small
  {
    name ja: 受けない
    name en: Not at all
    A pass
      refused no_chance
  }
B pass
  expect B.life = 1
`;

const read = (text: string) => parseNotation(text, tiny);
const faults = (text: string) =>
	read(text).problems.map((p) => `${p.where.line}:${p.where.column} ${p.code}`);

describe('reading', () => {
	test('a whole scenario', () => {
		const { scenario, problems } = read(TEXT);
		expect(problems).toEqual([]);
		expect(scenario).toEqual({
			kuroko: 1,
			system: 'tiny@1',
			id: 'first-blood',
			title: { ja: '先に当てる', en: 'First blood' },
			rulings: { 'T-EQUAL': 'strike' },
			shows: ['T2', 'strike'],
			setup: { turn: 'A', A: { life: 3, hand: ['S7', 'H2'] }, B: { life: 2, hand: ['S5'] } },
			note: { ja: 'Aの番です。', en: 'A decides first.' },
			expect: ['A.life = 3'],
			steps: [
				{
					move: { seat: 'A', action: 'strike', picks: { keys: ['A:S7'] } },
					note: { ja: '7で攻撃。', en: 'A strikes with a 7.' },
					expect: ['log has show']
				},
				{
					move: { seat: 'B', action: 'guard', picks: { keys: ['B:S5'] } },
					refused: ['too_small'],
					variations: [
						{
							name: { ja: '受けない', en: 'Not at all' },
							steps: [{ move: { seat: 'A', action: 'pass' }, refused: ['no_chance'] }]
						}
					]
				},
				{ move: { seat: 'B', action: 'pass' }, expect: ['B.life = 1'] }
			]
		} satisfies Scenario);
	});

	test('what a chat does to it changes nothing', () => {
		const flattened = TEXT.replace(/^ +/gm, '').replaceAll('\n', '\r\n\r\n').replaceAll('ja: ', 'ja：');
		expect(read(flattened)).toMatchObject({ problems: [], scenario: read(TEXT).scenario });
	});

	test('id, titles and the other language may be left out', () => {
		const { scenario, problems } = read(
			'kuroko 1 tiny@1\nsetup\nturn A\nA 1\nB 1\nmoves\nA pass\nja: パス\n'
		);
		expect(problems).toEqual([]);
		expect(scenario).toMatchObject({
			id: 'untitled',
			title: { ja: '無題', en: 'Untitled' },
			steps: [{ note: { ja: 'パス', en: 'パス' } }]
		});
	});

	test('lines that begin with # say nothing', () => {
		expect(read(TEXT.replace('moves', '# the line itself\nmoves'))).toMatchObject({
			problems: [],
			scenario: read(TEXT).scenario
		});
	});
});

describe('picks', () => {
	const card = tiny.notation.card;
	test.each([
		['A strike keys=S7', { seat: 'A', action: 'strike', picks: { keys: ['A:S7'] } }],
		[
			'A strike keys=B:S7,S8 target=r1',
			{ seat: 'A', action: 'strike', picks: { keys: ['B:S7', 'A:S8'], target: ['r1'] } }
		],
		['B answer drop=', { seat: 'B', action: 'answer', picks: { drop: [] } }],
		['A pick "a b"="S7",r1', { seat: 'A', action: 'pick', picks: { 'a b': ['S7', 'r1'] } }]
	] as const)('%s', (line, move) => {
		const { scenario } = read(`kuroko 1 tiny@1\nsetup\nturn A\nA 1\nB 1\nmoves\n${line}`);
		expect(scenario?.steps[0]?.move).toEqual(move);
		expect(makeMove(move, card)).toBe(line);
	});
});

test('what is printed reads back exactly', () => {
	fc.assert(
		fc.property(anyScenario('tiny@1', tinySetup), (scenario) => {
			const text = makeNotation(scenario, tiny);
			const reading = read(text);
			expect(reading.problems).toEqual([]);
			expect(reading.scenario).toEqual(scenario);
			expect(makeNotation(reading.scenario!, tiny)).toBe(text);
		}),
		{ numRuns: 500 }
	);
});

describe('mistakes name line and column', () => {
	const change = (from: string, to: string) => TEXT.replace(from, to);
	test.each([
		['a head line nobody knows', change('shows', 'show'), '6:1 line_unknown'],
		['an id with capitals', change('first-blood', 'First'), '2:4 bad_id'],
		['a title in a third language', change('title ja:', 'title fr:'), '3:7 line_short'],
		['a title twice', change('title en:', 'title ja:'), '4:7 line_twice'],
		['a ruling without its choice', change('T-EQUAL strike', 'T-EQUAL'), '5:15 line_short'],
		['a word too many', change('first-blood', 'first blood'), '2:10 line_extra'],
		['a seat nobody sits at', change('B pass', 'Z pass'), '29:1 seat_unknown'],
		['no action', change('B pass', 'B'), '29:2 line_short'],
		['a card without its field', change('keys=S7', 'S7'), '17:10 pick_broken'],
		['a comma with nothing after it', change('keys=S7', 'keys=S7,'), '17:15 pick_broken'],
		['a field twice', change('keys=S7', 'keys=S7 keys=H2'), '17:18 pick_twice'],
		['a quote that does not end', change('keys=S7', 'keys="S7'), '17:15 quote_broken'],
		['an expectation that is none', change('expect B.life = 1', 'expect B.life is 1'), '30:10 expect_syntax'],
		['a brace that is never closed', change('  }\n', ''), '23:3 brace_open'],
		['a brace that closes nothing', `${TEXT}}\n`, '31:1 brace_close'],
		['an empty variation', change('    A pass\n      refused no_chance\n', ''), '26:3 variation_empty'],
		['a refusal before any move', change('  expect A.life = 3', '  refused no_chance'), '16:3 needs_move'],
		['a set-up line nobody knows', change('turn A', 'turn C'), '9:3 setup_line'],
		['no moves', change('moves', 'move'), '31:1 no_moves'],
		['another kind of file', change('kuroko 1', 'kuroko x'), '1:1 not_a_scenario']
	])('%s', (_, text, fault) => {
		expect(faults(text)).toContain(fault);
	});

	test('every sentence is filled in, in both languages', () => {
		const { problems } = read(
			'kuroko 1 tiny@1\nid a b\nfoo\nid A\nsetup\nmoves\n}\nA\nZ x\nA x S7\nexpect x\nA "x'
		);
		expect(problems.length).toBeGreaterThan(7);
		for (const p of problems) expect(say(p, 'ja') + say(p, 'en')).not.toMatch(/\{\w+\}|undefined/);
	});

	test('the moves before a mistake stay', () => {
		const { scenario } = read(change('B pass', 'B pass keys'));
		expect(scenario?.steps).toHaveLength(2);
	});

	test('a mistake inside a variation ends only the variation', () => {
		const { scenario, problems } = read(change('A pass', 'A pass\n    A oops keys'));
		expect(problems.map((p) => p.where.line)).toEqual([27]);
		expect(scenario?.steps).toHaveLength(3);
		expect(scenario?.steps[1]?.variations?.[0]?.steps).toHaveLength(1);
	});
});

test('random text never throws', () => {
	const line = fc.oneof(fc.constantFrom(...TEXT.split('\n')), fc.string({ unit: 'binary', maxLength: 30 }));
	fc.assert(
		fc.property(fc.array(line, { maxLength: 30 }), (lines) => {
			const { problems } = read(lines.join('\n'));
			for (const p of problems) expect(p.where.line).toBeGreaterThan(0);
		}),
		{ numRuns: 1000 }
	);
});
