import { describe, expect, test } from 'vitest';
import { nextRandom } from '../../core/random';
import { LANGS, say } from '../../core/text';
import { abilitiesOf, meaningOf, type CardKind } from './ast';
import { DIAGNOSTICS } from './diagnostics';
import { generateText } from './generate';
import { parseText, TEXT_LIMIT } from './parse';
import { printText } from './print';
import { read } from './read';
import { FAULTY_TEXTS, RANGE_TEXTS, SOURCE_TEXTS } from './vectors';

const VALID = [...SOURCE_TEXTS, ...RANGE_TEXTS];
const codes = (text: string, kind: CardKind) => parseText(text, kind).diagnostics.map((d) => d.code);

describe('the vectors of the specification', () => {
	test('are all here', () => {
		expect([SOURCE_TEXTS.length, VALID.length, FAULTY_TEXTS.length]).toEqual([13, 36, 20]);
	});
	test.each(VALID)('$name is read as the specification reads it', (vector) => {
		const parsed = parseText(vector.text, vector.kind);
		expect(parsed.diagnostics).toEqual([]);
		const reading = read(parsed.ast);
		expect(reading.usableWithoutTarget).toBe(vector.usableWithoutTarget);
		expect(
			abilitiesOf(parsed.ast).map(({ target, link }, i) => [
				target?.select ?? 'none',
				target?.side ?? '-',
				target ? (target.tribe ?? target.kind) : '-',
				target?.count ?? '-',
				reading.abilities[i]!.self.is,
				link
			])
		).toEqual(vector.abilities);
	});
	test.each(FAULTY_TEXTS)('$text: $code at $line:$column', ({ text, kind, code, line, column }) => {
		const found = parseText(text, kind).diagnostics.find((d) => d.code === code);
		expect(found?.where).toEqual({ line, column });
	});
});

describe('reading', () => {
	test('a spell whose only pool holds a leader can always be used', () => {
		const codesOf = (text: string) => read(parseText(text, 'spell').ast).usable.code;
		expect(codesOf('リーダー１体に３ダメージ')).toBe('spell_has_a_leader');
		expect(codesOf('体力８以下の相手１体に２ダメージ')).toBe('spell_needs_target');
		expect(codesOf('味方ユニット１体を破壊してカードを２枚引く')).toBe('spell_needs_target_for_all');
		expect(codesOf('１ターン進める')).toBe('spell_without_pick');
	});
	test('する and して are set against each other', () => {
		const reading = read(parseText('召喚時：味方ユニット１体を手札に戻す カードを１枚引く', 'unit').ast);
		const second = reading.abilities[1]!;
		expect(second.dependsOnPrevious).toBe(false);
		expect(second.contrast?.text).toBe('召喚時：味方ユニット１体を手札に戻してカードを１枚引く');
		expect(second.contrast?.line.code).toBe('contrast_shite');
	});
	test('the word that leaves the unit out is marked in the text', () => {
		const text = '召喚時：自身を除くランダムな味方ユニット１体を＋２/＋２する';
		const { word } = read(parseText(text, 'unit').ast).abilities[0]!.self;
		expect(text.slice(word!.from, word!.to)).toBe('自身を除く');
	});
	test('no sentence keeps an unfilled slot, in either language', () => {
		for (let seed = 0; seed < 300; seed++) {
			const { abilities, usable } = read(generateText(seed));
			const lines = [
				usable,
				...abilities.flatMap((a) => [
					a.when,
					a.does,
					a.how,
					a.pool,
					a.self,
					a.ifNone,
					a.link,
					a.contrast?.line
				])
			];
			for (const line of lines)
				for (const lang of LANGS) if (line) expect(say(line, lang)).not.toMatch(/[{}]|undefined|null/);
		}
	});
});

describe('spelling', () => {
	const same = (a: string, b: string, kind: CardKind = 'spell') =>
		expect(meaningOf(parseText(a, kind).ast)).toBe(meaningOf(parseText(b, kind).ast));
	test('full width, half width, look-alikes and kanji numerals mean the same', () => {
		same('全ての相手ユニットを－１／－１する', 'すべての相手ユニットを−1/−1する');
		same('自分のユニット一体を破壊する', '味方ユニット１体を破壊する');
		same('味方ﾌｪｱﾘｰ1体を+1/+1する', '味方フェアリー１体を＋１／＋１する');
		same('カードを三枚引く', 'カードを３枚引く');
		same('相手ユニット１体を「ゴブリン」に変身させる', '相手ユニット１体をゴブリンに変身させる');
		same(
			'召喚時:カードを1枚引く\n死亡時:カードを1枚引く',
			'召喚時：カードを１枚引く　死亡時：カードを１枚引く',
			'unit'
		);
	});
	test('a numeral inside a name stays', () => {
		const { ast } = parseText('「一角獣」を一体召喚する', 'spell');
		expect(ast.blocks[0]!.abilities[0]!.verb).toEqual({ op: 'token', name: '一角獣', n: 1 });
	});
	test('places point into the text as written, in lines and columns', () => {
		const text = '召喚時：カードを１枚引く\n　よくわからない';
		expect(parseText(text, 'unit').diagnostics[0]).toMatchObject({
			code: 'cannot-parse',
			where: { line: 2, column: 2 },
			at: { from: 14, to: 21 }
		});
	});
	test('の of the verb is not taken for the の of 味方の', () => {
		const [ability] = parseText('全ての味方の攻撃力を３にする', 'spell').ast.blocks[0]!.abilities;
		expect([ability!.target!.kind, ability!.verb]).toEqual([
			'character',
			{ op: 'setStat', stat: '攻撃力', n: 3 }
		]);
	});
	test('every character is in exactly one coloured stretch', () => {
		for (const { text, kind } of [...VALID, ...FAULTY_TEXTS]) {
			const { tokens } = parseText(text, kind);
			expect(tokens.map((t) => text.slice(t.from, t.to)).join('')).toBe(text);
		}
	});
});

describe('beyond the vectors', () => {
	test('what a board could not play is refused', () => {
		expect(codes('カードを１００枚引く', 'spell')).toEqual(['number-too-large']);
		expect(codes('カードを９９枚引く', 'spell')).toEqual([]);
		expect(codes('あ'.repeat(TEXT_LIMIT + 1), 'spell')).toEqual(['cannot-parse', 'text-too-long']);
		expect(codes('速攻', 'spell')).toEqual(['keyword-on-spell']);
	});
	test('an empty text and a text of keywords are fine', () => {
		expect(codes('', 'spell')).toEqual([]);
		expect(codes(' \n', 'unit')).toEqual([]);
		const parsed = parseText('前衛、速攻', 'unit');
		expect([parsed.ast.keywords, parsed.diagnostics]).toEqual([['前衛', '速攻'], []]);
	});
	test('a trigger without its colon is told', () => {
		const [problem] = parseText('召喚時ユニット１体に３ダメージ', 'unit').diagnostics;
		expect(say(problem!, 'ja')).toContain('「：」が要ります');
	});
	test('every code can be reached', () => {
		const texts: readonly (readonly [CardKind, string])[] = [
			...FAULTY_TEXTS.map((v) => [v.kind, v.text] as const),
			['spell', '召喚時：カードを１枚引く'],
			['spell', '速攻'],
			['spell', 'カードを１枚引く カードを１枚引く カードを１枚引く'],
			['spell', 'カードを１００枚引く'],
			['spell', 'あ'.repeat(TEXT_LIMIT + 1)]
		];
		const reached = new Set(texts.flatMap(([kind, text]) => codes(text, kind)));
		expect([...reached].sort()).toEqual(Object.keys(DIAGNOSTICS).sort());
	});
	test('500 generated texts survive print and parse', () => {
		for (let seed = 1; seed <= 500; seed++) {
			const ast = generateText(seed);
			const text = printText(ast);
			const parsed = parseText(text, ast.kind);
			expect(parsed.diagnostics, text).toEqual([]);
			expect(meaningOf(parsed.ast), text).toBe(meaningOf(ast));
			expect(printText(parsed.ast)).toBe(text);
		}
	});
	test('the vectors survive parse, print and parse', () => {
		for (const { text, kind } of VALID) {
			const { ast } = parseText(text, kind);
			expect(meaningOf(parseText(printText(ast), kind).ast), text).toBe(meaningOf(ast));
		}
	});
	test('100,000 random strings are read without a throw, within seconds', () => {
		const PIECES =
			'召喚時|死亡時|ターン開始時|：|:| |　|。|、|\n|自身|自身を除く|他の|ランダムな|全ての|すべての|味方|相手|お互い|の|自分の|ユニット|リーダー|キャラクター|フェアリー|カード|マナ|最大マナ|１|2|九|９９９９|体|枚|ターン|ダメージ|攻撃力|体力|コスト|が|偶数|奇数|以上|以下|を|に|破壊|して|する|手札|戻す|戻して|消滅|させる|「|」|変身|進化|回復|にする|前衛|速攻|連撃|貫通|攻撃不可|を持つ|付与|引く|引いて|減らす|増やす|捨てて|召喚する|進める|＋|-|−|/|／|ｶﾞ|が\u3099|㌧|𠮷|\uD800|ﷺ|<|&|\u0000|a'.split(
				'|'
			);
		let state = 7;
		let diagnostics = 0;
		for (let i = 0; i < 100_000; i++) {
			let text = '';
			const length = i % 24;
			for (let j = 0; j < length; j++) {
				const [value, next] = nextRandom(state);
				state = next;
				text += PIECES[Math.floor(value * PIECES.length)]!;
			}
			const parsed = parseText(text, i % 2 ? 'unit' : 'spell');
			diagnostics += parsed.diagnostics.length;
			if (i % 50 === 0) read(parsed.ast);
		}
		expect(diagnostics).toBeGreaterThan(100_000);
	}, 30_000);
	test.each(['全ての', '味方', 'フ', '1', '「', 'を', '召喚時：', '前衛 ', '\u3099', '攻撃力が', '他の'])(
		'a text of nothing but %s, 100,000 times, is read at once',
		(piece) => {
			expect(parseText(piece.repeat(100_000), 'unit').diagnostics.length).toBeGreaterThan(0);
		},
		1000
	);
});
