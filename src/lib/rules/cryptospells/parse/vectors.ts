// The vectors of the specification's reference parser (section 8), as data: 36 texts that must be read as given here,
// 20 that must be refused with the code given. The page offers them as examples; the tests check every one.
import type { CardKind, Link, Selection, TargetSide } from './ast';
import type { DiagnosticCode } from './diagnostics';
import type { SelfAnswer } from './read';

/** Per ability: selection, side, kind or tribe, count, is it among its own targets, link. */
export type VectorAbility = readonly [
	select: Selection | 'none',
	side: TargetSide | '-',
	kind: string,
	count: number | '-',
	self: SelfAnswer,
	link: Link
];
export interface Vector {
	readonly name: string;
	readonly kind: CardKind;
	readonly text: string;
	readonly usableWithoutTarget: boolean;
	readonly abilities: readonly VectorAbility[];
}
const unit = (name: string, text: string, ...abilities: readonly VectorAbility[]): Vector => ({
	name,
	kind: 'unit',
	text,
	usableWithoutTarget: true,
	abilities
});
const spell = (
	name: string,
	usableWithoutTarget: boolean,
	text: string,
	...abilities: readonly VectorAbility[]
): Vector => ({ name, kind: 'spell', text, usableWithoutTarget, abilities });

/** The texts of the source itself. */
export const SOURCE_TEXTS: readonly Vector[] = [
	unit('セルトの竜騎士', '召喚時：ユニット１体に３ダメージ', [
		'choose',
		'any',
		'unit',
		1,
		'excluded',
		'first'
	]),
	spell('太陽の加護', false, '味方ユニット１体を＋０/＋３する', [
		'choose',
		'ally',
		'unit',
		1,
		'not_applicable',
		'first'
	]),
	spell(
		'消化',
		false,
		'味方ユニット１体を破壊してカードを２枚引く',
		['choose', 'ally', 'unit', 1, 'not_applicable', 'first'],
		['none', '-', '-', '-', 'not_applicable', 'requiresPrevious']
	),
	spell('アルベリッヒの強化', true, 'ランダムな味方ユニット２体を＋１/＋１する', [
		'random',
		'ally',
		'unit',
		2,
		'not_applicable',
		'first'
	]),
	unit('世界樹の霊獣シマリスク', '召喚時：自身を除くランダムな味方ユニット１体を＋２/＋２する', [
		'random',
		'ally',
		'unit',
		1,
		'excluded',
		'first'
	]),
	unit('シルヴィア', '召喚時：全ての味方ソルジャーを＋２/＋０', [
		'all',
		'ally',
		'ソルジャー',
		'-',
		'if_matches',
		'first'
	]),
	unit('灼煉の魔神イフリート', '召喚時：全てのキャラクターに２ダメージ', [
		'all',
		'any',
		'character',
		'-',
		'included',
		'first'
	]),
	unit('マンティコア', '召喚時：他の全ての味方ユニットを＋１/＋１する', [
		'all',
		'ally',
		'unit',
		'-',
		'excluded',
		'first'
	]),
	spell('伏兵', true, '全ての味方ユニットを＋３/＋０する', [
		'all',
		'ally',
		'unit',
		'-',
		'not_applicable',
		'first'
	]),
	unit(
		'白き稲妻トール',
		'召喚時：体力８以下の相手ユニット１体を破壊する　最大マナを２減らす',
		['choose', 'enemy', 'unit', 1, 'excluded', 'first'],
		['none', '-', '-', '-', 'not_applicable', 'independent']
	),
	unit(
		'チェインオブハーツ',
		'召喚時：味方ユニット１体を手札に戻す カードを１枚引く',
		['choose', 'ally', 'unit', 1, 'excluded', 'first'],
		['none', '-', '-', '-', 'not_applicable', 'independent']
	),
	unit(
		'エリー・スペリオル',
		'召喚時：味方ユニット１体を破壊して全ての相手ユニットを－１/－１する',
		['choose', 'ally', 'unit', 1, 'excluded', 'first'],
		['all', 'enemy', 'unit', '-', 'excluded', 'requiresPrevious']
	),
	spell('サイラスの超刻', true, '１ターン進める', ['none', '-', '-', '-', 'not_applicable', 'first'])
];

/** The ranges that the source lists, and forms around them. */
export const RANGE_TEXTS: readonly Vector[] = [
	spell('味方フェアリー', false, '味方フェアリー１体を＋１/＋１する', [
		'choose',
		'ally',
		'フェアリー',
		1,
		'not_applicable',
		'first'
	]),
	spell('リーダー１体', true, 'リーダー１体に３ダメージ', [
		'choose',
		'any',
		'leader',
		1,
		'not_applicable',
		'first'
	]),
	spell('味方１体', true, '味方１体を３回復する', [
		'choose',
		'ally',
		'character',
		1,
		'not_applicable',
		'first'
	]),
	spell('相手１体', true, '相手１体に２ダメージを与える', [
		'choose',
		'enemy',
		'character',
		1,
		'not_applicable',
		'first'
	]),
	unit('相手リーダー', '死亡時：相手リーダーに２ダメージ', [
		'fixed',
		'enemy',
		'leader',
		'-',
		'excluded',
		'first'
	]),
	spell('味方リーダー', true, '味方リーダーを５回復する', [
		'fixed',
		'ally',
		'leader',
		'-',
		'not_applicable',
		'first'
	]),
	unit('ランダムな味方', 'ターン開始時：ランダムな味方１体を２回復する', [
		'random',
		'ally',
		'character',
		1,
		'included',
		'first'
	]),
	unit('ランダムな相手', 'ターン終了時：ランダムな相手１体に１ダメージ', [
		'random',
		'enemy',
		'character',
		1,
		'excluded',
		'first'
	]),
	unit('ランダムなユニット', '死亡時：ランダムなユニット１体を破壊する', [
		'random',
		'any',
		'unit',
		1,
		'excluded',
		'first'
	]),
	unit('ランダムなキャラクター', 'ターン終了時：ランダムなキャラクター３体に１ダメージ', [
		'random',
		'any',
		'character',
		3,
		'included',
		'first'
	]),
	spell('ランダムと条件', true, 'ランダムな攻撃力３以上の相手ユニット１体を破壊する', [
		'random',
		'enemy',
		'unit',
		1,
		'not_applicable',
		'first'
	]),
	spell('全ての味方', true, '全ての味方を１回復する', [
		'all',
		'ally',
		'character',
		'-',
		'not_applicable',
		'first'
	]),
	unit('全ての相手', '召喚時：全ての相手に１ダメージ', [
		'all',
		'enemy',
		'character',
		'-',
		'excluded',
		'first'
	]),
	spell('全てと奇数', true, '全ての攻撃力が奇数のユニットを破壊する', [
		'all',
		'any',
		'unit',
		'-',
		'not_applicable',
		'first'
	]),
	unit('他の全てと条件', '召喚時：他の全ての体力２以下のユニットを破壊する', [
		'all',
		'any',
		'unit',
		'-',
		'excluded',
		'first'
	]),
	spell(
		'する（スペル）',
		false,
		'相手ユニット１体に２ダメージ カードを１枚引く',
		['choose', 'enemy', 'unit', 1, 'not_applicable', 'first'],
		['none', '-', '-', '-', 'not_applicable', 'independent']
	),
	spell(
		'ランダムと「して」',
		true,
		'ランダムな味方ユニット１体を破壊してカードを２枚引く',
		['random', 'ally', 'unit', 1, 'not_applicable', 'first'],
		['none', '-', '-', '-', 'not_applicable', 'requiresPrevious']
	),
	unit(
		'手札を捨てて',
		'召喚時：手札を１枚捨ててランダムな相手ユニット１体を破壊する',
		['none', '-', '-', '-', 'not_applicable', 'first'],
		['random', 'enemy', 'unit', 1, 'excluded', 'requiresPrevious']
	),
	unit('自身', 'ターン開始時：自身を＋１/＋０する', ['self', 'any', 'unit', '-', 'target', 'first']),
	spell('変身', false, '相手ユニット１体を「ゴブリン」に変身させる', [
		'choose',
		'enemy',
		'unit',
		1,
		'not_applicable',
		'first'
	]),
	unit('速攻と召喚時', '速攻 召喚時：相手リーダーに１ダメージ', [
		'fixed',
		'enemy',
		'leader',
		'-',
		'excluded',
		'first'
	]),
	spell('漢数字', false, '味方ユニット一体を＋１/＋１する', [
		'choose',
		'ally',
		'unit',
		1,
		'not_applicable',
		'first'
	]),
	spell('条件つきの相手', false, '体力８以下の相手１体に２ダメージ', [
		'choose',
		'enemy',
		'character',
		1,
		'not_applicable',
		'first'
	])
];

export interface FaultyVector {
	readonly text: string;
	readonly kind: CardKind;
	readonly code: DiagnosticCode;
	/** Where the code points, lines and columns from 1. */
	readonly line: number;
	readonly column: number;
}
const faulty = (kind: CardKind, text: string, code: DiagnosticCode, column = 1): FaultyVector => ({
	text,
	kind,
	code,
	line: 1,
	column
});
export const FAULTY_TEXTS: readonly FaultyVector[] = [
	faulty('unit', '死亡時：ユニット１体に３ダメージ', 'choose-only-on-summon-or-spell', 5),
	faulty('unit', 'ターン終了時：味方１体を１回復する', 'choose-only-on-summon-or-spell', 8),
	faulty('spell', '相手ユニット２体を破壊する', 'choose-more-than-one'),
	faulty('spell', '味方ユニット１体を破壊して相手ユニット１体を破壊する', 'two-choose-abilities', 14),
	faulty('unit', 'ユニット１体に３ダメージ', 'unit-needs-trigger'),
	faulty('spell', '味方ユニットを破壊する', 'no-count-and-no-quantifier'),
	faulty('spell', '味方ユニット１体を破壊して', 'dangling-te-form'),
	faulty('spell', 'ドラゴンの咆哮がこだまする', 'unknown-verb'),
	faulty('spell', 'よくわからない', 'cannot-parse'),
	faulty('unit', '死亡時：カードを１枚引く 最大マナを１増やす', 'dual-outside-summon-or-spell', 14),
	faulty('unit', '召喚時：', 'empty-block'),
	faulty('unit', '召喚時：召喚時：カードを１枚引く', 'empty-block'),
	faulty('spell', 'ユニット０体を破壊する', 'count-zero'),
	faulty('spell', 'ランダムな全ての味方ユニットを破壊する', 'conflicting-quantifiers'),
	faulty('spell', '全ての味方ユニット２体を破壊する', 'conflicting-quantifiers'),
	faulty('spell', '相手ユニット１体を破壊するカードを１枚引く', 'missing-separator', 14),
	faulty('spell', 'マナを破壊する', 'cannot-parse'),
	faulty('spell', '味方味方味方', 'cannot-parse'),
	faulty('spell', '自身を＋１/＋１する', 'self-word-on-spell'),
	faulty('spell', '味方ユニット１体を破壊しない', 'cannot-parse', 12)
];
