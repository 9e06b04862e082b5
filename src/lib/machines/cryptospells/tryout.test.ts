import { describe, expect, test } from 'vitest';
import { isProblems } from '../../rules/core/contract';
import { say } from '../../rules/core/text';
import { abilitiesOf } from '../../rules/cryptospells/parse/ast';
import { generateText } from '../../rules/cryptospells/parse/generate';
import { parseText } from '../../rules/cryptospells/parse/parse';
import { printText } from '../../rules/cryptospells/parse/print';
import { RANGE_TEXTS, SOURCE_TEXTS } from '../../rules/cryptospells/parse/vectors';
import { whoIsIn } from '../../rules/cryptospells/sample';
import { play, type Played } from '../../scenario/run';
import type { Scenario } from '../../scenario/types';
import { system } from './index';
import { tryout } from './tryout';

function played(kind: 'unit' | 'spell', text: string): Played {
	const scenario = tryout(parseText(text, kind));
	if (isProblems(scenario)) throw new Error(scenario.map((p) => say(p, 'en')).join(' '));
	const found = play(system, scenario as Scenario);
	if (isProblems(found)) throw new Error(text);
	return found as Played;
}
const logOf = (p: Played) =>
	p.main.steps.flatMap((s) => s.micro.flatMap((m) => m.happened.map((h) => h.code)));

describe('trying a text', () => {
	test.each([...SOURCE_TEXTS, ...RANGE_TEXTS])('$name runs on the sample board', ({ kind, text }) => {
		const result = played(kind, text);
		expect(result.problems).toEqual([]);
		expect(logOf(result)).toContain('block_begins');
	});
	test('200 generated texts play through', () => {
		for (let seed = 1; seed <= 200; seed++) {
			const ast = generateText(seed);
			expect(played(ast.kind, printText(ast)).problems).toEqual([]);
		}
	});
	test('death and turn abilities are brought about', () => {
		expect(logOf(played('unit', '死亡時：相手リーダーに２ダメージ'))).toContain('died');
		expect(logOf(played('unit', 'ターン開始時：自身を＋１／＋０する'))).toContain('changed');
	});
	test('names that no card has get a stand-in', () => {
		expect(logOf(played('spell', '相手ユニット１体を「三つ首の竜」に変身させる'))).toContain('transformed');
	});
	test('a text that can’t be played says why', () => {
		const problems = tryout(parseText('よくわからない', 'spell'));
		expect(isProblems(problems) && problems[0]!.code).toBe('text_broken');
	});
});

describe('who is in', () => {
	const inPool = (kind: 'unit' | 'spell', text: string) => {
		const { ast } = parseText(text, kind);
		const [ability] = abilitiesOf(ast);
		return whoIsIn(text, ast, ability!, ability!.trigger)
			?.filter((c) => !c.reasons.length)
			.map((c) => c.id);
	};
	test('the unit itself, the conditions and the leaders', () => {
		expect(inPool('unit', '召喚時：ユニット１体に３ダメージ')).toEqual(['ally', 'foe', 'giant']);
		expect(inPool('unit', '召喚時：全てのキャラクターに２ダメージ')).toEqual([
			'it',
			'ally',
			'foe',
			'giant',
			'A.leader',
			'B.leader'
		]);
		expect(inPool('unit', '召喚時：他の全ての味方ユニットを＋１／＋１する')).toEqual(['ally']);
		expect(inPool('unit', '死亡時：全ての味方ユニットを＋１／＋１する')).toEqual(['ally']);
		expect(inPool('unit', '召喚時：体力８以下の相手ユニット１体を破壊する')).toEqual(['foe', 'fit-foe']);
		expect(inPool('spell', '味方フェアリー１体を＋１／＋１する')).toEqual(['fit']);
		expect(inPool('unit', 'ターン開始時：自身を＋１／＋０する')).toEqual(['it']);
		expect(inPool('spell', 'カードを１枚引く')).toBeUndefined();
	});
});
