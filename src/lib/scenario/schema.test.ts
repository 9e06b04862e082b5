import fc from '$lib/testing/property';
import { describe, expect, test } from 'vitest';
import { say } from '../rules/core/text';
import type { Json } from '../rules/core/contract';
import { readJson } from './json';
import { checkShape, LIMITS } from './schema';
import { anyScenario, tinySetup } from './testing/arbitrary';

const good = {
	kuroko: 1,
	system: 'tiny@1',
	id: 'a',
	title: { ja: '題', en: 'Title' },
	setup: {},
	steps: [
		{ move: { seat: 'A', action: 'pass' } },
		{
			move: { seat: 'B', action: 'x', picks: { keys: ['S7'] } },
			variations: [{ steps: [{ move: { seat: 'B', action: 'pass' } }] }]
		},
		{ move: { seat: 'A', action: 'pass' } }
	]
};
type Change = (s: Record<string, unknown> & { steps: Record<string, unknown>[] }) => void;
const changed = (change: Change) => {
	const copy = structuredClone(good) as unknown as Parameters<Change>[0];
	change(copy);
	return checkShape(copy as unknown as Json);
};
const nest = (depth: number): Json => [
	{ move: { seat: 'A', action: 'pass' }, ...(depth && { variations: [{ steps: nest(depth - 1) }] }) }
];

describe('each mistake gets a sentence and its path', () => {
	const rows: [string, Change, string, string][] = [
		['no title', (s) => delete s.title, 'missing', 'title'],
		['half a title', (s) => (s.title = { ja: '題' }), 'missing', 'title.en'],
		['a slip in a key', (s) => (s.stpes = []), 'unknown_key', 'stpes'],
		['a number for a system', (s) => (s.system = 7), 'wrong_type', 'system'],
		['a nameless id', (s) => (s.id = 'A b'), 'bad_id', 'id'],
		[
			'a fifth seat',
			(s) => (s.steps[0]!.move = { seat: 'E', action: 'x' }),
			'wrong_type',
			'steps[0].move.seat'
		],
		[
			'a number as a card',
			(s) => (s.steps[1]!.move = { seat: 'A', action: 'x', picks: { keys: [7] } }),
			'wrong_type',
			'steps[1].move.picks.keys[0]'
		],
		['no claim', (s) => (s.expect = ['A.life']), 'expect_syntax', 'expect[0]'],
		[
			'an empty variation',
			(s) => (s.steps[1]!.variations = [{ steps: [] }]),
			'too_few',
			'steps[1].variations[0].steps'
		],
		[
			'a long note',
			(s) => (s.note = { ja: 'あ'.repeat(LIMITS.text + 1), en: '' }),
			'text_too_long',
			'note.ja'
		],
		['half a character', (s) => (s.note = { ja: '\uD800', en: '' }), 'text_broken', 'note.ja'],
		['undefined inside', (s) => (s.setup = { a: undefined }), 'wrong_type', 'setup'],
		[
			'too many steps',
			(s) => (s.steps = Array.from({ length: LIMITS.steps + 1 }, () => good.steps[0]!)),
			'too_many',
			'steps'
		],
		[
			'too many levels',
			(s) => (s.steps = nest(LIMITS.depth + 1) as typeof s.steps),
			'too_deep',
			Array(LIMITS.depth + 1)
				.fill('steps[0].variations[0]')
				.join('.')
		],
		['a newer one', (s) => (s.kuroko = 2), 'newer_format', 'kuroko']
	];
	test.each(rows)('%s', (_, change, code, path) => {
		const { problems } = changed(change);
		expect(problems.map((p) => [p.code, p.where.path])).toEqual([[code, path]]);
		for (const p of problems) expect(say(p, 'ja') + say(p, 'en')).not.toMatch(/\{\w+\}|undefined/);
	});
	test.each([[null], [[]], [7], ['x'], [{}]])('%j is no scenario', (input) => {
		expect(checkShape(input).problems.map((p) => p.code)).toEqual(['not_a_scenario']);
	});
});

describe('what comes before a mistake stays usable', () => {
	test('in the main line', () => {
		const { scenario } = changed((s) => (s.steps[2]!.move = 'pass'));
		expect(scenario?.steps).toHaveLength(2);
	});
	test('around a bad variation', () => {
		const { scenario } = changed(
			(s) => (s.steps[1]!.variations = [{ steps: 7 }, { steps: [good.steps[0]] }])
		);
		expect(scenario?.steps).toHaveLength(3);
		expect(scenario?.steps[1]?.variations).toHaveLength(1);
	});
	test('not around a bad head', () => {
		expect(changed((s) => delete s.setup).scenario).toBeNull();
	});
});

test('a scenario in canonical form passes unchanged', () => {
	fc.assert(
		fc.property(anyScenario('tiny@1', tinySetup), (scenario) => {
			const json = readJson(JSON.stringify(scenario, null, '\t'));
			expect(checkShape('value' in json ? json.value : null)).toEqual({ scenario, problems: [] });
		})
	);
});

test('anything at all gets problems, never an exception', () => {
	const paths = [
		'kuroko',
		'system',
		'id',
		'title',
		'setup',
		'steps',
		'note',
		'expect',
		'rulings',
		'regulation'
	];
	fc.assert(
		fc.property(fc.constantFrom(...paths), fc.jsonValue(), (key, value) => {
			const { scenario, problems } = changed((s) => (s[key] = value));
			expect(scenario !== null || problems.length > 0).toBe(true);
		})
	);
});
