// What the charts are labelled with when they are drawn: states by id with the rules they carry out, events and guards
// by name.
import { l10n, type L10n } from '../../rules/core/text';
import type { RuleId } from '../../rules/victory-spark/docs/rulebook';
import type { ChartDoc } from '../contract';

type StateDoc = ChartDoc['states'][string];
const state = (ja: string, en: string, ...cites: RuleId[]): StateDoc => ({ label: l10n(ja, en), cites });
const CHECK = ['チェックタイミング', 'Check timing'] as const;
const START = ['開始時の能力', 'Start abilities'] as const;

const GUARDS: Readonly<Record<string, L10n>> = {
	isLegal: l10n('合法な手', 'the move is legal'),
	isOver: l10n('勝負がついた', 'the game is decided'),
	ringStillToChoose: l10n('まだ選んでいない人がいる', 'somebody has yet to pick'),
	startAbilitiesAfter: l10n('裁定A1：起こした後に発動', 'ruling A1: after standing up'),
	noStartInSkippedDraw: l10n('裁定A2：引かないなら発動しない', 'ruling A2: no draw, no start'),
	isFirstDraw: l10n('先攻の最初のターン', 'the very first turn'),
	slotWasHeld: l10n('古いカードがいた', 'an old card lay there'),
	phaseEnded: l10n('効果がフェイズを終わらせた', 'an effect ended the phase'),
	handTooLarge: l10n('手札が多すぎる', 'the hand is too large'),
	canBeAskedToBlock: l10n('リングと手札にカードがある', 'ring and hand hold cards'),
	isPartnerAttack: l10n('パートナーアタック', 'it is a partner attack'),
	defenderIsThere: l10n('攻撃されたカードが残っている', 'the attacked card is still there'),
	damageReachesDefence: l10n('ダメージ≧防御力', 'damage ≥ defence'),
	ringToRefill: l10n('空のリングと山札がある', 'a ring is empty, its deck is not'),
	ruleActionDue: l10n('ルールによる処理がある', 'a rule acts by itself'),
	someoneHasLost: l10n('待つ能力がなく、敗北条件を満たす', 'nothing waits and somebody has lost'),
	abilitiesHaveFired: l10n('発動した能力がある', 'abilities have fired'),
	areaEmpty: l10n('解決領域が空', 'the area is empty'),
	windowNotRepeated: l10n('裁定CT-window：もう聞いた', 'ruling CT-window: asked already'),
	seatCanBeAsked: l10n('キャンセルできるかもしれない', 'a cancel is conceivable'),
	seatLeft: l10n('まだ聞く相手がいる', 'somebody is left to ask'),
	cancelWaits: l10n('キャンセルがある', 'a cancel is there'),
	orderIsPrinted: l10n('裁定A10：記載順', 'ruling A10: printed order'),
	lineAsks: l10n('質問がある', 'the line asks something'),
	linesLeft: l10n('まだ続きがある', 'lines are left')
};
const NEXT = l10n('次へ', 'next');
const CONCEDE = l10n('投了', 'concede');
const PASS = l10n('しない', 'don’t');

const game: ChartDoc = {
	title: l10n('ゲームの流れ', 'Game'),
	states: {
		game: state('ゲーム', 'Game', 'R01'),
		'game.setup': state('対戦の準備', 'Set-up', 'E01'),
		'game.setup.ask': state('リングのカードを選ぶ', 'Pick the ring card', 'E01'),
		'game.setup.noted': state('裏向きに置いた', 'Put face down', 'E01'),
		'game.setup.reveal': state('同時に公開', 'Reveal together', 'E01'),
		'game.setup.shuffle': state('山札を切る', 'Shuffle', 'E01'),
		'game.setup.first': state('先攻を決める', 'Who goes first', 'E01'),
		'game.setup.draw': state('5枚引く', 'Draw five', 'E01'),
		'game.turn': state('ターン', 'Turn', 'R02'),
		'game.turn.stand': state('スタンドフェイズ', 'Stand phase', 'R02'),
		'game.turn.stand.begin': state('開始', 'Begin', 'R05'),
		'game.turn.stand.startWindow': state(...START, 'R05', 'R59'),
		'game.turn.stand.turnUp': state('起こす', 'Turn up', 'R03', 'R04'),
		'game.turn.stand.window': state(...CHECK, 'R59'),
		'game.turn.draw': state('ドローフェイズ', 'Draw phase', 'R06'),
		'game.turn.draw.begin': state('開始', 'Begin', 'R08'),
		'game.turn.draw.startWindow': state(...START, 'R08', 'R59'),
		'game.turn.draw.take': state('1枚引く', 'Draw one', 'R06', 'R07'),
		'game.turn.draw.window': state(...CHECK, 'R59'),
		'game.turn.energy': state('エネルギーフェイズ', 'Energy phase', 'R09'),
		'game.turn.energy.begin': state('開始', 'Begin', 'R10'),
		'game.turn.energy.startWindow': state(...START, 'R10', 'R59'),
		'game.turn.energy.open': state('置くか置かないか', 'Place or not', 'R09', 'R11'),
		'game.turn.energy.window': state(...CHECK, 'R59'),
		'game.turn.character': state('キャラフェイズ', 'Character phase', 'R12'),
		'game.turn.character.begin': state('開始', 'Begin', 'R15'),
		'game.turn.character.startWindow': state(...START, 'R15', 'R59'),
		'game.turn.character.open': state('プレイできる', 'Plays', 'R12', 'R13', 'R14'),
		'game.turn.character.bench': state('リングからベンチへ', 'Ring to bench', 'R13'),
		'game.turn.character.bench.rest': state('エネルギーをレスト', 'Rest energy', 'R16', 'R18'),
		'game.turn.character.bench.move': state('ベンチに移す', 'Move it', 'R13', 'R21'),
		'game.turn.character.play': state('手札からプレイ', 'Play from hand', 'R14'),
		'game.turn.character.play.rest': state('エネルギーをレスト', 'Rest energy', 'R16', 'R18'),
		'game.turn.character.play.arrive': state('新しいカードが来る', 'The new card arrives', 'R18', 'R23'),
		'game.turn.character.play.leave': state('古いカードが去る', 'The old card leaves', 'R23', 'R25'),
		'game.turn.character.window': state(...CHECK, 'R59'),
		'game.turn.ability': state('アビリティフェイズ', 'Ability phase', 'R30'),
		'game.turn.ability.begin': state('開始', 'Begin', 'R32'),
		'game.turn.ability.startWindow': state(...START, 'R32', 'R59'),
		'game.turn.ability.open': state('【起】を使える', 'Abilities', 'R30', 'R33'),
		'game.turn.ability.use': state('【起】の使用', 'Use an ability', 'R31'),
		'game.turn.ability.use.declare': state('宣言', 'Declare', 'R31'),
		'game.turn.ability.use.pay': state('コストを払う', 'Pay the cost', 'R31', 'E07'),
		'game.turn.ability.use.enter': state('解決領域へ', 'Into the area', 'R31', 'E05'),
		'game.turn.ability.window': state(...CHECK, 'R59', 'R33'),
		'game.turn.attack': state('アタックフェイズ', 'Attack phase', 'R34'),
		'game.turn.attack.begin': state('開始', 'Begin', 'R35'),
		'game.turn.attack.startWindow': state(...START, 'R35', 'R36', 'R59'),
		'game.turn.attack.declare': state('攻撃宣言', 'Declare', 'R35', 'R56'),
		'game.turn.attack.support': state('サポート', 'Support', 'R37'),
		'game.turn.attack.support.rest': state('レストする', 'Rest it', 'R37'),
		'game.turn.attack.support.compare': state('パートナーか', 'Partner?', 'R38', 'R39'),
		'game.turn.attack.support.setOff': state('能力の発動', 'Abilities fire', 'R40'),
		'game.turn.attack.support.window': state(...CHECK, 'R41', 'R59'),
		'game.turn.attack.block': state('パートナーブロック', 'Partner block', 'R45'),
		'game.turn.attack.block.check': state('ブロックできるか', 'Possible?', 'R45'),
		'game.turn.attack.block.ask': state('ブロックするか', 'Block or not', 'R45', 'R48'),
		'game.turn.attack.block.window': state(...CHECK, 'R59'),
		'game.turn.attack.resolve': state('攻撃の解決', 'Resolution', 'R51'),
		'game.turn.attack.resolve.partner': state('1 パートナーアタック', '1 Partner attack', 'R51', 'R47'),
		'game.turn.attack.resolve.damage': state('2 ダメージ', '2 Damage', 'R52'),
		'game.turn.attack.resolve.damage.deal': state('与える', 'Deal it', 'R52', 'R46'),
		'game.turn.attack.resolve.damage.compare': state('防御力と比べる', 'Compare with defence', 'R52', 'R60'),
		'game.turn.attack.resolve.refill': state('3 リングの補充', '3 Refill', 'R53'),
		'game.turn.attack.resolve.triggers': state('4 スパークなど', '4 Sparks', 'R54'),
		'game.turn.attack.resolve.window': state(...CHECK, 'R54', 'R59'),
		'game.turn.attack.end': state('攻撃の終了', 'End of the attack', 'R55'),
		'game.turn.attack.end.setOff': state('終了時の能力', 'End abilities', 'R55'),
		'game.turn.attack.end.window': state(...CHECK, 'R55', 'R59'),
		'game.turn.attack.end.expire': state('「この攻撃」が終わる', 'Its effects end', 'R55', 'R56'),
		'game.turn.end': state('エンドフェイズ', 'End phase', 'R57'),
		'game.turn.end.check': state('手札を数える', 'Count the hand', 'R57'),
		'game.turn.end.trim': state('残す手札を選ぶ', 'Choose what to keep', 'R57'),
		'game.turn.end.cleanup': state('効果とダメージが終わる', 'Effects and damage end', 'R58'),
		'game.turn.end.passTurn': state('相手のターンへ', 'The turn passes', 'R02'),
		'game.over': state('決着', 'Over', 'E02', 'E03')
	},
	events: {
		NEXT,
		CONCEDE,
		PASS,
		'RETURN.checkTiming': l10n('チェックタイミングが終わった', 'check timing is done'),
		CHOOSE_RING: l10n('リングのカードを選ぶ', 'pick the ring card'),
		PLACE_ENERGY: l10n('エネルギーを置く', 'place energy'),
		RING_TO_BENCH: l10n('リングからベンチへ', 'ring to bench'),
		PLAY: l10n('手札からプレイ', 'play'),
		END_PHASE: l10n('フェイズを終える', 'end the phase'),
		USE: l10n('【起】を使う', 'use an ability'),
		SUPPORT: l10n('サポート', 'support'),
		BLOCK: l10n('ブロック', 'block'),
		KEEP: l10n('残す手札', 'keep')
	},
	guards: GUARDS
};

const checkTiming: ChartDoc = {
	title: l10n('チェックタイミング', 'Check timing'),
	states: {
		checkTiming: state(...CHECK, 'R59', 'E05'),
		'checkTiming.rules': state('ルールの処理', 'Rules', 'E02', 'E05'),
		'checkTiming.collect': state('発動した能力を集める', 'Collect', 'E05', 'E10'),
		'checkTiming.cancelWindow': state('キャンセルの機会', 'Cancel window', 'E04', 'E05'),
		'checkTiming.cancelWindow.next': state('次に聞く人', 'Who is next', 'E05'),
		'checkTiming.cancelWindow.ask': state('キャンセルするか', 'Cancel or not', 'E04'),
		'checkTiming.cancelUse': state('キャンセルの解決', 'Use a cancel', 'E04'),
		'checkTiming.pick': state('能力を選ぶ', 'Pick an ability', 'R41', 'E05'),
		'checkTiming.pick.holder': state('ターンプレイヤーから', 'Turn player first', 'R41'),
		'checkTiming.pick.choose': state('どれを解決するか', 'Which one', 'R41'),
		'checkTiming.resolve': state('能力の解決', 'Resolve it', 'R40', 'E05'),
		'checkTiming.resolve.line': state('1行ずつ', 'Line by line', 'E05'),
		'checkTiming.resolve.question': state('質問', 'Question', 'E05'),
		'checkTiming.done': state('終わり', 'Done', 'E05'),
		'checkTiming.over': state('決着', 'Over', 'E02', 'E03')
	},
	events: {
		NEXT,
		CONCEDE,
		PASS,
		CANCEL: l10n('キャンセル', 'cancel'),
		PICK: l10n('選ぶ', 'pick'),
		ANSWER: l10n('答える', 'answer')
	},
	guards: GUARDS
};

export const chartDocs: Readonly<Record<string, ChartDoc>> = { game, checkTiming };
