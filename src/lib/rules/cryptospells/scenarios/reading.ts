// Texts that are only read: the ranges the source lists, and texts that break a rule. Facts are how they are read.
import type { DeskText } from '../table';
import type { Row } from './build';
import { end, row } from './build';

const unit = (text: string): DeskText => ({ kind: 'unit', text });
const spell = (text: string): DeskText => ({ kind: 'spell', text });

/** Texts on the reading desk, and what is expected of them. */
function desk(
	id: string,
	title: Row['title'],
	shows: readonly string[],
	texts: readonly DeskText[],
	expect: readonly string[],
	about?: Row['about']
) {
	return row({ id, title, shows, setup: { desk: texts }, expect, steps: [end()], ...(about && { about }) });
}

export const READING_ROWS = [
	desk(
		'c34',
		['選べるのは召喚時とスペルだけ', 'Only summons and spells pick'],
		['C34', 'T08'],
		[
			unit('死亡時：ユニット１体に３ダメージ'),
			unit('ターン終了時：味方１体を１回復する'),
			unit('召喚時：ユニット１体に３ダメージ')
		],
		[
			'desk.1.problems = choose-only-on-summon-or-spell',
			'desk.2.problems = choose-only-on-summon-or-spell',
			'desk.3.problems =',
			'desk.3.1.select = choose'
		]
	),
	desk(
		'c35',
		['2回は選べない', 'No two picks'],
		['C35', 'T09'],
		[spell('味方ユニット１体を破壊して相手ユニット１体を破壊する'), spell('相手ユニット２体を破壊する')],
		['desk.1.problems = two-choose-abilities', 'desk.2.problems = choose-more-than-one']
	),
	desk(
		'terms',
		['ユニット、リーダー、キャラクター', 'Unit, leader, character'],
		['T01', 'T02', 'T07', 'T14'],
		[
			spell('全てのユニットに１ダメージ'),
			spell('全てのリーダーに１ダメージ'),
			spell('全てのキャラクターに１ダメージ'),
			spell('味方リーダーを５回復する')
		],
		[
			'desk.1.1.kind = unit',
			'desk.2.1.kind = leader',
			'desk.3.1.kind = character',
			'desk.4.1.select = fixed',
			'desk.4.picks = no'
		]
	),
	desk(
		'narrowed',
		['せばめられた範囲', 'Narrowed ranges'],
		['T10', 'T11', 'T15', 'T16'],
		[
			spell('ユニット１体を破壊する'),
			spell('味方ユニット１体を破壊する'),
			spell('相手ユニット１体を破壊する'),
			spell('味方フェアリー１体を＋１／＋１する'),
			spell('味方１体を３回復する'),
			spell('相手１体に２ダメージ')
		],
		[
			'desk.1.1.side = any',
			'desk.2.1.side = ally',
			'desk.3.1.side = enemy',
			'desk.4.1.kind = フェアリー',
			'desk.4.usable = no',
			'desk.5.1.kind = character',
			'desk.5.usable = yes',
			'desk.6.1.side = enemy'
		]
	),
	desk(
		'random-ranges',
		['ランダムの六つの範囲', 'Six ranges of random'],
		['T19', 'T20', 'T21', 'T22', 'T24'],
		[
			unit('召喚時：ランダムな味方ユニット１体を＋１／＋１する'),
			unit('死亡時：ランダムな味方１体を２回復する'),
			unit('ターン開始時：ランダムな相手ユニット１体に１ダメージ'),
			unit('ターン終了時：ランダムな相手１体に１ダメージ'),
			spell('ランダムなユニット２体を破壊する'),
			spell('ランダムなキャラクター３体に１ダメージ'),
			spell('ランダムな攻撃力３以上の相手ユニット１体を破壊する')
		],
		[
			'desk.1.1.self = included',
			'desk.2.1.kind = character',
			'desk.2.1.self = excluded',
			'desk.3.1.trigger = turnStart',
			'desk.3.1.side = enemy',
			'desk.4.1.trigger = turnEnd',
			'desk.4.1.kind = character',
			'desk.5.1.count = 2',
			'desk.5.usable = yes',
			'desk.6.1.count = 3',
			'desk.6.1.side = any',
			'desk.7.problems ='
		]
	),
	desk(
		'all-ranges',
		['全ての六つの範囲', 'Six ranges of all'],
		['T25', 'T26', 'T27', 'T28', 'T29', 'T30'],
		[
			unit('召喚時：全ての味方ユニットを＋１／＋１する'),
			unit('死亡時：全ての味方を１回復する'),
			unit('ターン開始時：全ての相手ユニットに１ダメージ'),
			unit('ターン終了時：全ての相手に１ダメージ'),
			spell('全てのユニットに１ダメージ'),
			spell('全てのキャラクターに１ダメージ'),
			unit('召喚時：全ての味方ソルジャーを＋２／＋０'),
			unit('召喚時：他の全ての味方ユニットを＋１／＋１する')
		],
		[
			'desk.1.1.self = included',
			'desk.2.1.kind = character',
			'desk.3.1.trigger = turnStart',
			'desk.4.1.kind = character',
			'desk.5.1.kind = unit',
			'desk.5.usable = yes',
			'desk.6.1.side = any',
			'desk.7.1.kind = ソルジャー',
			'desk.7.1.self = if_matches',
			'desk.8.1.self = excluded'
		]
	),
	desk(
		'links',
		['つなぎ方を読む', 'Reading the joint'],
		['T18', 'T31', 'T32', 'T33'],
		[
			unit('召喚時：味方ユニット１体を手札に戻す　カードを１枚引く'),
			unit('召喚時：味方ユニット１体を破壊して全ての相手ユニットを－１／－１する'),
			spell('味方ユニット１体を破壊してカードを２枚引く'),
			unit('死亡時：カードを１枚引く　最大マナを１増やす'),
			spell('味方ユニット１体を破壊して')
		],
		[
			'desk.1.2.link = independent',
			'desk.1.usable = yes',
			'desk.2.2.link = requiresPrevious',
			'desk.3.usable = no',
			'desk.4.problems = dual-outside-summon-or-spell',
			'desk.5.problems = dangling-te-form'
		]
	),
	desk(
		'words-of-numbers',
		['偶数、奇数、以上、以下', 'Even, odd, bounds'],
		['T21', 'T27', 'T38', 'T39'],
		[
			spell('全ての攻撃力が偶数のユニットを破壊する'),
			spell('全ての攻撃力が奇数のユニットを破壊する'),
			unit('召喚時：体力８以下の相手ユニット１体を破壊する')
		],
		['desk.1.problems =', 'desk.2.problems =', 'desk.3.1.select = choose']
	),
	desk(
		'compound',
		['まとめた言葉を読む', 'Reading compound words'],
		['T34', 'T40', 'T47'],
		[
			spell('１ターン進める'),
			spell('味方ユニット１体を「見習い」に変身させる'),
			spell('味方ユニット１体を進化させる')
		],
		[
			'desk.1.1.verb = advanceTurn',
			'desk.1.usable = yes',
			'desk.2.1.verb = transform',
			'desk.3.1.verb = evolve'
		]
	)
];
