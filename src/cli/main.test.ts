import { describe, expect, test } from 'vitest';
import type { RuleSystem } from '../lib/machines/contract';
import { tiny } from '../lib/scenario/testing/tiny';
import { main, type Console } from './main';

const system = tiny as unknown as RuleSystem;
const load = async (id: string) => (id === system.id ? system : null);
const DUEL = `kuroko 1 tiny@1
id duel
title ja: 決闘
title en: Duel

setup
  turn A
  A 3 S7 H2
  B 2 S5 H7

moves
A strike keys=S7
  ja: 攻撃する。
  en: A strikes.
  expect strike = A:S7
B guard keys=S5
  refused too_small
B pass
  expect B.life = 1
  {
    name ja: 防ぐ
    name en: Guarding
    B guard keys=H7
      expect B.life = 2
  }
B answer drop=S5
`;

async function run(files: Record<string, string>, ...argv: string[]) {
	const out: string[] = [];
	const err: string[] = [];
	const console: Console = {
		environment: 'en_GB.UTF-8',
		read: async (file) => files[file] ?? Promise.reject(Object.assign(new Error(), { code: 'ENOENT' })),
		out: (line) => void out.push(line),
		error: (line) => void err.push(line)
	};
	const code = await main(argv, console, load);
	return { code, out: out.join('\n'), err: err.join('\n') };
}
const duel = { duel: DUEL };

describe('run', () => {
	test('prints the log with citations and checks expectations', async () => {
		const { code, out, err } = await run(duel, 'run', 'duel');
		expect({ code, err }).toEqual({ code: 0, err: '' });
		for (const words of [
			'1. A strike keys=S7',
			'A strikes.',
			'1  A shows A:S7.  [T1]',
			'✓ strike = A:S7 (holds)',
			'refused: Its number is too small.  [T2]',
			'{ variation: Guarding',
			'4. B answer drop=S5',
			'Steps: 5. Micro steps: 10. Expectations: 3. Problems: 0.'
		])
			expect(out).toContain(words);
	});
	test('speaks Japanese', async () => {
		const { out } = await run(duel, 'run', 'duel', '--lang', 'ja');
		expect(out).toContain('攻撃する。');
		expect(out).toContain('5手、10ミクロステップ。期待3件、問題0件。');
	});
	test('says which expectation fails, where, and what is there', async () => {
		const { code, out, err } = await run({ duel: DUEL.replace('B.life = 1', 'B.life = 0') }, 'run', 'duel');
		expect(code).toBe(1);
		expect(err).toBe('duel:19:3: steps[2].expect[0]: Expected B.life = 0, but it is: 1.');
		expect(out).toContain('✗ B.life = 0 (fails)');
	});
	test('stops at an illegal move with the reason of the rules', async () => {
		const { code, out, err } = await run({ duel: DUEL.replace('  refused too_small\n', '') }, 'run', 'duel');
		expect(code).toBe(1);
		expect(err).toBe('duel:16:1: steps[1].move: This move is not legal here. Its number is too small.  [T2]');
		expect(out).toContain('1. A strike');
		expect(out).not.toContain('B pass');
	});
	test('--to stops earlier', async () => {
		const { code, out } = await run(duel, 'run', 'duel', '--to', '1');
		expect(code).toBe(0);
		expect(out).toContain('Steps: 1. Micro steps: 2.');
		expect((await run(duel, 'run', 'duel', '--to', '9')).err).toContain('Steps of it that play: 4.');
	});
	test('--json tells everything', async () => {
		const { out } = await run(duel, 'run', 'duel', '--json');
		const told = JSON.parse(out) as { steps: { facts: object; micro: object[] }[]; problems: object[] };
		expect(told.problems).toEqual([]);
		expect(told.steps).toHaveLength(4);
		expect(told.steps[2]!.facts).toMatchObject({ 'B.life': ['1'] });
		expect(told.steps[0]!.micro[0]).toMatchObject({
			happened: [{ code: 'show', cites: ['T1'], text: { en: 'A shows A:S7.' } }]
		});
	});
});

describe('moves', () => {
	test('lists what can be done, and why the rest cannot', async () => {
		const { code, out } = await run(duel, 'moves', 'duel', '--at', '1');
		expect(code).toBe(0);
		expect(out).toMatch(
			/legal:\n(.*\n)*.*○ B guard[^]*illegal:\n.*× B strike[^]*A strike is waiting already/
		);
	});
	test('lists the answers where a rule asks', async () => {
		const { out } = await run(duel, 'moves', 'duel', '--at', '3');
		expect(out).toContain('○ drop=B:S5');
	});
	test('of a seat', async () => {
		const { out } = await run(duel, 'moves', 'duel', '--at', '0', '--seat', 'B', '--json');
		expect(JSON.parse(out)).toMatchObject({
			decision: { seat: 'A' },
			moves: [{ seat: 'B', legal: false }, {}, {}]
		});
	});
	test.each([
		['moves', 'duel', '--seat', 'C'],
		['link', 'duel', '--seat', 'D', '--to', '1'],
		['link', 'duel', '--view', 'C']
	])('%s for a seat that nobody has', async (...args) => {
		const { code, err } = await run(duel, ...args);
		expect(code).toBe(1);
		expect(err).toMatch(/^Nobody sits at [CD] in this scenario: the seats are A, B\.$/m);
	});
});

describe('check', () => {
	test('says what is fine and what is not', async () => {
		const bad = DUEL.replace('S7 H2', 'S7 S7').replace('B pass', 'Z pass');
		const { code, out, err } = await run({ duel: DUEL, bad }, 'check', 'duel', 'bad', 'gone');
		expect(code).toBe(1);
		expect(out).toBe('duel: fine (steps: 5, expectations: 3)');
		expect(err.split('\n')).toEqual([
			expect.stringContaining('bad:18:1: There is no seat "Z".'),
			'bad:8:10: setup.A.hand[1]: S7 is there twice.',
			'gone: The file cannot be read (ENOENT).'
		]);
	});
});

describe('links', () => {
	test('there and back', async () => {
		const { out: link } = await run(duel, 'link', 'duel', '--at', '3', '--view', 'B');
		const { out, err, code } = await run({}, 'open', link);
		expect(code).toBe(0);
		expect(out + '\n').toBe(DUEL);
		expect(err).toBe('opens at @5, seen by B');
		const json = await run({ '-': `see ${link}` }, 'open', '-', '--json');
		expect((await run({ '-': json.out }, 'run', '-')).code).toBe(0);
	});
	test('a bad one', async () => {
		expect(await run({}, 'open', '#k=AAAA')).toMatchObject({
			code: 1,
			err: expect.stringContaining('cut short')
		});
	});
	test('none of a scenario that does not play', async () => {
		expect(await run({ duel: DUEL.replace('B pass', 'A pass') }, 'link', 'duel')).toMatchObject({
			code: 1,
			out: ''
		});
	});
});

describe('wrong usage', () => {
	test.each([
		[[], 'There is no command ""'],
		[['play', 'x'], 'There is no command "play"'],
		[['run'], 'run needs a file'],
		[['open'], 'open needs a link'],
		[['run', 'a', 'b'], 'run takes one only'],
		[['run', 'a', '--to', 'x'], '--to needs a whole number'],
		[['run', 'a', '--seat', 'A'], 'run has no option --seat'],
		[['moves', 'a', '--seat', 'Z'], '--seat needs a seat'],
		[['check', 'a', '--lang', 'fr'], '--lang needs ja or en']
	])('%j', async (argv, words) => {
		const { code, err, out } = await run(duel, ...argv);
		expect({ code, out }).toEqual({ code: 2, out: '' });
		expect(err).toContain(words);
	});
	test('help is no mistake', async () => {
		for (const argv of [['help'], ['--help'], ['run', '--help']])
			expect(await run({}, ...argv)).toMatchObject({ code: 0, err: '' });
	});
});
