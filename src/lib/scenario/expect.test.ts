import { describe, expect, test } from 'vitest';
import type { Happening } from '../rules/core/contract';
import { say } from '../rules/core/text';
import { checkExpectation, makeExpectation, parseExpectation } from './expect';

const facts = { 'A.life': ['9'], stage: ['up', 'down', 'up'], fog: [] };
const happened: Happening[] = [{ kind: 'damage', code: 'damage_dealt', text: { ja: '', en: '' }, cites: [] }];
const check = (text: string) => checkExpectation(text, facts, happened, { path: 'expect[0]' });

test.each([
	'A.life = 9',
	'stage = up down up',
	'stage has up',
	'stage has up up',
	'stage lacks counter',
	'fog =',
	'fog lacks up',
	'log has damage',
	'log has damage_dealt',
	'log runs damage damage_dealt',
	'stage runs up down up',
	'log lacks drawn'
])('%s holds', (text) => {
	expect(check(text)).toBeNull();
});

describe('what does not hold says what is there', () => {
	test.each([
		['A.life = 8', 'expect_failed', 'A.life = 8, but it is: 9'],
		['stage = down up up', 'expect_failed', 'it is: up down up'],
		['stage has up up up', 'expect_failed', 'it is: up down up'],
		['stage lacks down', 'expect_failed', 'it is: up down up'],
		['stage runs down down', 'expect_failed', 'it is: up down up'],
		['fog has up', 'expect_failed', 'it is: nothing'],
		['log has drawn', 'expect_failed', 'it is: damage_dealt'],
		['B.life = 9', 'expect_unknown', 'no fact "B.life". Did you mean "A.life"? It has: A.life'],
		['weather = fine', 'expect_unknown', 'no fact "weather". It has: A.life'],
		['A.life', 'expect_syntax', '"A.life"']
	])('%s', (text, code, words) => {
		const problem = check(text)!;
		expect(problem.code).toBe(code);
		expect(say(problem, 'en')).toContain(words);
		expect(say(problem, 'ja')).not.toMatch(/\{\w+\}/);
	});
});

test.each(['', 'A.life', 'A.life is 9', 'stage has', 'log = damage', 'a "b = c', 'A.life=9'])(
	'%j is none',
	(text) => {
		expect(parseExpectation(text)).toBeNull();
	}
);

test('one spelling', () => {
	expect(makeExpectation(parseExpectation('  stage   has  "up" "a b" ')!)).toBe('stage has up "a b"');
});
