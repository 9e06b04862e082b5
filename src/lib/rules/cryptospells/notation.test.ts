import { describe, expect, test } from 'vitest';
import { isProblems, type Json, type Problem } from '../core/contract';
import { LANGS, say } from '../core/text';
import { parseSetup } from './notation';
import { printSetup } from './notation-print';
import { SCENARIOS } from './scenarios';
import { makeTable, type Setup } from './setup';
import type { Table } from './table';

const lines = (text: string) => text.split('\n').map((line, i) => ({ text: line.trim(), line: i + 1 }));
const problemsOf = (text: string): readonly Problem[] => {
	const read = parseSetup(lines(text));
	if (!isProblems(read as readonly Problem[])) throw new Error(`no problem in: ${text}`);
	return read as readonly Problem[];
};
const places = (text: string) => problemsOf(text).map((p) => [p.code, p.where.line, p.where.column]);

describe('set-ups as lines', () => {
	test.each(SCENARIOS.map((s) => [s.id, s.setup] as const))('%s survives print and parse', (_, setup) => {
		expect(parseSetup(printSetup(setup).map((text, i) => ({ text, line: i + 1 })))).toEqual(setup);
	});
	test('everything that can be written', () => {
		const setup: Setup = {
			turn: 'B',
			phase: 'main',
			seed: 7,
			fate: ['a1', 'x y'],
			limits: { hand: 5 },
			cards: [
				{
					id: 'wolf',
					name: '灰色 狼',
					en: 'Grey "Wolf"',
					kind: 'unit',
					cost: 3,
					attack: 2,
					health: 3,
					tribe: 'ソルジャー',
					evolves: 'hound',
					text: '召喚時：カードを１枚引く\n死亡時：カードを１枚引く '
				},
				{ id: 'plain', name: '3/4', kind: 'unit' }
			],
			desk: [{ kind: 'spell', text: ' よく\\わからない' }],
			A: {
				life: 20,
				mana: 3,
				maxMana: 5,
				deck: 4,
				hand: [{ card: 'wolf', id: 'w' }, { card: 'digestion' }],
				field: [
					{
						card: 'footman',
						id: 'a1',
						attack: 2,
						health: 3,
						damage: 1,
						cost: 2,
						sick: true,
						used: 1,
						allowance: 0,
						keywords: ['速攻', '連撃']
					},
					{ card: 'footman', health: 4, sick: false, keywords: [] }
				],
				grave: [],
				gone: [{ card: 'pixie' }]
			},
			B: { mana: 2, deck: [{ card: 'pixie', id: 'top' }] }
		};
		const printed = printSetup(setup as unknown as Json);
		expect(printed).toContain(
			'A field a1=footman(2/3 damage=1 cost=2 sick used=1 allowance=0 速攻 連撃) footman(health=4 sick=no keywords=)'
		);
		expect(printed).toContain('A mana 3/5');
		expect(parseSetup(printed.map((text, i) => ({ text, line: i + 1 })))).toEqual(setup);
	});
	test('nothing at all is the empty board', () => {
		expect(parseSetup([])).toEqual({});
	});
});

describe('mistakes have their place', () => {
	test.each([
		['lives A 5', [['line_unknown', 1, 1]]],
		['A life', [['line_short', 1, 7]]],
		['A life 20\nA life 21', [['line_twice', 2, 3]]],
		['A life many', [['bad_number', 1, 8]]],
		['A hand footmann', [['unknown_card', 1, 8]]],
		['A hand x=footman\nB grave x=pixie', [['id_twice', 2, 9]]],
		['A field digestion', [['not_a_unit', 1, 9]]],
		['A field footman(2/3 sleepy)', [['word_unread', 1, 21]]],
		['A field footman(damage=2)', [['dead_on_arrival', 1, 17]]],
		['A field footman(sick', [['bracket_open', 1, 16]]],
		['A hand footman(sick)', [['word_unread', 1, 16]]],
		['A mana 9/3', [['mana_over_max', 1, 8]]],
		['turn C', [['bad_choice', 1, 6]]],
		['seed x', [['bad_number', 1, 6]]],
		['card wolf unit', [['line_short', 1, 15]]],
		['card footman unit 1 1/1 歩兵2', [['card_named_twice', 1, 6]]],
		['card wolf unit 1 1/0 狼', [['bad_number', 1, 18]]],
		[
			'card bolt spell 1 1/1 雷',
			[
				['not_a_spell', 1, 19],
				['not_a_spell', 1, 19]
			]
		],
		['card wolf unit 1 1/1 狼 evolves=nobody', [['evolves_unknown', 1, 24]]],
		['A', []]
	] as const)('%s', (text, expected) => {
		if (!expected.length) expect(parseSetup(lines(text))).toEqual({ A: {} });
		else expect(places(text)).toEqual(expected);
	});

	test('a text inside a set-up that breaks the grammar, at the very character', () => {
		const line = 'card wolf unit 1 1/1 狼 | 召喚時：カードを１枚引く　よくわからない';
		const [problem] = problemsOf(`A life 5\n${line}`);
		expect([problem!.code, problem!.where.line, problem!.where.column]).toEqual([
			'text_broken',
			2,
			line.indexOf('よく') + 1
		]);
		expect(say(problem!, 'ja')).toContain('効果文として読めません');
		expect(say(problem!, 'en')).toContain('can’t be read as an ability');
	});
	test('the place holds on the second line of a text, and behind escapes', () => {
		const line = 'card wolf unit 1 1/1 狼 | 召喚時：カードを１枚引く\\n召喚時：「竜」を１体召喚する';
		const [problem] = problemsOf(line);
		expect([problem!.code, problem!.where.column]).toEqual(['name_unknown', line.indexOf('「竜」') + 1]);
	});
	test('what can’t be played is refused, what is only read is not', () => {
		expect(problemsOf('card odd spell 1 咆哮 | ドラゴンの咆哮がこだまする')[0]!.code).toBe('text_broken');
		expect(problemsOf('card odd spell 1 破壊 | 味方ユニットを破壊する')[0]!.code).toBe('text_broken');
		expect(parseSetup(lines('read spell | ドラゴンの咆哮がこだまする'))).toEqual({
			desk: [{ kind: 'spell', text: 'ドラゴンの咆哮がこだまする' }]
		});
	});
});

describe('any JSON at all', () => {
	const strange: readonly Json[] = [
		null,
		7,
		'x',
		[],
		{ A: [] },
		{ A: { hand: 'x' } },
		{ A: { field: [null, { card: 'footman', sick: 1, keywords: ['x'] }] } },
		{
			cards: [
				{ id: '__proto__', name: 'x', kind: 'unit' },
				{ id: 'constructor', name: '', kind: 'dragon' }
			]
		},
		{
			A: {
				hand: [
					{ card: 'constructor', id: 'toString' },
					{ card: 'footman', id: 'A.leader' }
				]
			}
		},
		{ A: { life: 1.5, mana: -1, deck: 1e9 } },
		{ fate: [1], limits: { hand: 0 }, desk: [{}], turn: 'Z', extra: true }
	];
	test.each(strange.map((x) => [JSON.stringify(x), x] as const))(
		'%s gives sentences, never a throw',
		(_, setup) => {
			const made = makeTable(setup, {});
			if (!Array.isArray(made)) return expect((made as Table).turn.n).toBe(1);
			for (const problem of made as readonly Problem[]) {
				expect(problem.where.path).toMatch(/^setup/);
				for (const lang of LANGS) expect(say(problem, lang)).not.toMatch(/[{}]|undefined/);
			}
		}
	);
});
