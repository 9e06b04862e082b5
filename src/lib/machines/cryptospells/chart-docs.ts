// What the charts are labelled with when they are drawn: states by id with the rules they carry out, events and
// guards by name.
import { l10n, type L10n } from '../../rules/core/text';
import type { RuleId } from '../../rules/cryptospells/docs/rulebook';
import type { ChartDoc } from '../contract';

type StateDoc = ChartDoc['states'][string];
const state = (ja: string, en: string, ...cites: RuleId[]): StateDoc => ({ label: l10n(ja, en), cites });

const GUARDS: Readonly<Record<string, L10n>> = {
	isLegal: l10n('合法な手', 'the move is legal'),
	lastMulligan: l10n('両者とも決めた', 'both have decided'),
	someoneLost: l10n('LPが0か、引けなかった', 'LP is 0, or a draw failed'),
	isOver: l10n('勝負がついた', 'the game is decided'),
	ordersTurnStart: l10n('裁定B11：開始時の順番を選ぶ', 'ruling B11: order chosen'),
	ordersTurnEnd: l10n('裁定B11：終了時の順番を選ぶ', 'ruling B11: order chosen'),
	needsPick: l10n('選べる対象がいる', 'there is something to pick'),
	isUnit: l10n('ユニット', 'it is a unit'),
	sweepsFirst: l10n('攻撃の後', 'after combat'),
	queueEmpty: l10n('列が空', 'the queue is empty'),
	endless: l10n('連鎖が終わらない', 'the chain has no end'),
	needsPrevious: l10n('「して」の前が発動していない', 'して, and the part before failed'),
	pickFails: l10n('対象がいない', 'no target picked, or gone'),
	advanceTooDeep: l10n('重なりすぎた', 'advanced too deep'),
	advancesTurn: l10n('1ターン進める', 'it advances a turn'),
	advancesAgain: l10n('まだ進める', 'one more turn'),
	sweepsBetween: l10n('裁定B4：途中で死亡を処理', 'ruling B4: the dead first'),
	moreAbilities: l10n('次の効果がある', 'there is another part'),
	renewsFirst: l10n('裁定B19：攻撃の権利が先', 'ruling B19: attacks first')
};
const NEXT = l10n('次へ', 'next');
const RESOLVED = l10n('列が終わった', 'the queue is done');

export const chartDocs: Readonly<Record<string, ChartDoc>> = {
	game: {
		title: l10n('対戦の流れ', 'Game'),
		states: {
			game: state('対戦', 'Game', 'G01'),
			'game.setup': state('準備', 'Set-up', 'G01'),
			'game.setup.mulligan': state('最初の手札を決める', 'Opening hand', 'G01'),
			'game.turn': state('ターン', 'Turn', 'G02'),
			'game.turn.start': state('ターンの始め', 'Turn start', 'G02'),
			'game.turn.drawn': state('引いた', 'Drawn', 'G15'),
			'game.turn.orderStart': state('開始時の順番を決める', 'Order turn-start abilities', 'G14'),
			'game.turn.opening': state('ターン開始時の能力', 'Turn-start abilities', 'T19', 'T25'),
			'game.turn.orderEnd': state('終了時の順番を決める', 'Order turn-end abilities', 'G14'),
			'game.turn.closing': state('ターン終了時の能力', 'Turn-end abilities', 'T19', 'T25'),
			'game.turn.pass': state('手番の交代', 'Pass the turn', 'G02', 'T40'),
			'game.main': state('メイン', 'Main', 'G02'),
			'game.main.idle': state('何をするか決める', 'Decide what to do', 'G02'),
			'game.use': state('カードを使う', 'Use a card', 'T05'),
			'game.use.check': state('対象があるか調べる', 'Is there a target?', 'T08', 'T17'),
			'game.use.choosing': state('対象を選ぶ', 'Pick the target', 'T08', 'T10', 'T12'),
			'game.use.pay': state('コストを払う', 'Pay the cost', 'G03'),
			'game.use.play': state('場に出す・使う', 'Put on the field, or cast', 'T05'),
			'game.use.resolving': state('効果の処理', 'Its text', 'G14'),
			'game.combat': state('攻撃', 'Attack', 'G12'),
			'game.combat.strike': state('ダメージを与え合う', 'Deal damage', 'G12'),
			'game.combat.sweeping': state('死亡の処理', 'The dead', 'G14'),
			'game.over': state('終了', 'Over', 'T04')
		},
		events: {
			NEXT,
			KEEP: l10n('そのまま使う', 'keep'),
			REDRAW: l10n('引き直す', 'redraw'),
			USE: l10n('カードを使う', 'use a card'),
			ATTACK: l10n('攻撃する', 'attack'),
			END_TURN: l10n('ターンを終える', 'end the turn'),
			PICK: l10n('対象を選ぶ', 'pick'),
			DECLINE: l10n('選ばない', 'decline'),
			CANCEL: l10n('やめる', 'take back'),
			ORDER: l10n('順番を決める', 'put in order'),
			'RETURN.resolve': RESOLVED
		},
		guards: GUARDS
	},
	resolve: {
		title: l10n('能力の列', 'Queue of abilities'),
		states: {
			resolve: state('能力の列', 'Queue of abilities', 'G14'),
			'resolve.next': state('次の文', 'Next text', 'G14'),
			'resolve.ability': state('効果を1つ', 'One ability', 'T32', 'T33'),
			'resolve.advancing': state('1ターン進める', 'Advance a turn', 'T34'),
			'resolve.after': state('効果の後', 'After it', 'T31'),
			'resolve.sweep': state('死亡の処理', 'Sweep the dead', 'G14', 'T04'),
			'resolve.done': state('列が終わった', 'Done', 'G14'),
			'resolve.over': state('勝負がついた', 'Decided', 'T04')
		},
		events: { NEXT, 'RETURN.advanceTurn': l10n('1ターン進めた', 'the turn is advanced') },
		guards: GUARDS
	},
	advanceTurn: {
		title: l10n('1ターン進める', 'Advance one turn'),
		states: {
			advanceTurn: state('1ターン進める', 'Advance one turn', 'T34', 'T35'),
			'advanceTurn.maxMana': state('最大マナ+1', 'Max mana +1', 'T35'),
			'advanceTurn.draw': state('両者が1枚引く', 'Both draw', 'T35'),
			'advanceTurn.allyTurnEnd': state('味方の終了時', 'Ally turn end', 'T36'),
			'advanceTurn.enemyTurnStart': state('相手の開始時', 'Enemy turn start', 'T36'),
			'advanceTurn.enemyTurnEnd': state('相手の終了時', 'Enemy turn end', 'T36'),
			'advanceTurn.allyTurnStart': state('味方の開始時', 'Ally turn start', 'T36'),
			'advanceTurn.resetAttacks': state('攻撃の権利が戻る', 'Attacks renewed', 'T35', 'T37'),
			'advanceTurn.done': state('進め終わった', 'Done', 'T34'),
			'advanceTurn.over': state('勝負がついた', 'Decided', 'T04')
		},
		events: { NEXT, 'RETURN.resolve': RESOLVED },
		guards: GUARDS
	}
};
