// Labels of BlackPoker's charts: what each state, event and guard is called, and the rule it stands for.
import { l10n } from '../../rules/core/text';
import type { ChartDoc } from '../contract';

const state = (ja: string, en: string, ...cites: string[]) => ({ label: l10n(ja, en), cites });

export const chartDocs: Readonly<Record<string, ChartDoc>> = {
	game: {
		title: l10n('対戦', 'Game'),
		states: {
			game: state('対戦', 'Game', '9.4'),
			'game.setup': state('準備', 'Set-up', '9.4[1]', '8.3'),
			'game.play': state('プレイ', 'Play', '9.4'),
			'game.over': state('決着', 'Game over', '5.5')
		},
		events: {
			'RETURN.setup': l10n('準備完了', 'set up'),
			'RETURN.stage': l10n('決着', 'game over')
		},
		guards: { isOver: l10n('決着した', 'game over') }
	},
	setup: {
		title: l10n('対戦の準備', 'Set-up'),
		states: {
			setup: state('対戦の準備', 'Set-up', '8.3'),
			'setup.ready': state('準備を待つ', 'Ready', '8.3'),
			'setup.choices': state('選ぶもの', 'Choices', '8.3'),
			'setup.chooseTrumps': state('切札を選ぶ', 'Choose trumps', '8.3'),
			'setup.chooseOpening': state('最初の手札を選ぶ', 'Choose the opening hand', '8.3'),
			'setup.chooseRare': state('レアカードを選ぶ', 'Choose the rare card', '8.3'),
			'setup.shuffle': state('シャッフル', 'Shuffle', '8.3'),
			'setup.dealPack': state('パックを置く', 'Deal the pack', '8.3'),
			'setup.makeLife': state('ライフを置く', 'Make life', '8.3'),
			'setup.drawOpening': state('手札を引く', 'Draw the hand', '8.3'),
			'setup.preset': state('プリセット', 'Preset', '3.10.1'),
			'setup.firstPlayer': state('先攻決定', 'Who goes first', '3.10.2'),
			'setup.chooseReveal': state('表にする切札を選ぶ', 'Choose a trump to reveal', '8.3'),
			'setup.revealed': state('公開', 'Revealed', '8.3'),
			'setup.start': state('ゲーム開始', 'Game start', '3.10.3'),
			'setup.done': state('終了', 'Done', '8.3')
		},
		events: { BEGIN: l10n('始める', 'begin'), NEXT: l10n('進む', 'next'), ANSWER: l10n('選ぶ', 'choose') },
		guards: {
			mayBegin: l10n('始められる', 'may begin'),
			choosesTrumps: l10n('切札を選ぶ番', 'trumps are due'),
			choosesOpening: l10n('手札を選ぶ番', 'opening cards are due'),
			choosesRare: l10n('レアカードを選ぶ番', 'rare card is due'),
			choiceFits: l10n('選び方が正しい', 'the choice fits'),
			hasPack: l10n('パックがある', 'has a pack'),
			someoneIsOut: l10n('ライフ0枚がいる', 'someone has no life'),
			isTied: l10n('同じ数字', 'tie'),
			revealsLeft: l10n('まだ公開していない', 'reveals left')
		}
	},
	stage: {
		title: l10n('リクエストステージ', 'Request stage'),
		states: {
			stage: state('リクエストステージ', 'Request stage', '9.4'),
			'stage.decide': state('起こすか、パスか', 'Request or pass?', '9.4[3]'),
			'stage.declare': state('リクエストを起こす', 'Declare the request', '9.4[5]', '5.3'),
			'stage.declare.announce': state('宣言', 'Announce', '9.4[4]', '5.3'),
			'stage.declare.payCost': state('コスト', 'Pay cost', '5.2'),
			'stage.declare.setKeys': state('キーカード', 'Key cards', '5.3'),
			'stage.declare.setTarget': state('対象', 'Target', '5.3'),
			'stage.triggersBefore': state('誘発チェック(前)', 'Trigger check (before)', '9.4[6]'),
			'stage.branchSpeed': state('即時か通常か', 'Immediate or normal?', '9.4[7]'),
			'stage.resolveNow': state('すぐに解決', 'Resolve at once', '9.4[8]'),
			'stage.winCheckNow': state('勝敗判定', 'Win check', '9.4[9]', '5.5'),
			'stage.pushStage': state('ステージに置く', 'Onto the stage', '9.4[10]'),
			'stage.triggersAfter': state('誘発チェック(後)', 'Trigger check (after)', '9.4[6]'),
			'stage.recordPass': state('パスを記録', 'Record the pass', '9.4[11]'),
			'stage.moveChance': state('チャンスを渡す', 'Move the chance', '9.4[16]'),
			'stage.system': state('ルールシステム', 'Rule system', '9.4[13]'),
			'stage.resolveTop': state('一番上を解決', 'Resolve the top', '9.4[15]'),
			'stage.winCheckTop': state('勝敗判定', 'Win check', '9.4[9]', '5.5'),
			'stage.triggersTop': state('誘発チェック', 'Trigger check', '9.4[6]'),
			'stage.chanceToTurnPlayer': state('チャンスをターンプレイヤーへ', 'Chance to turn player', '9.4[2]'),
			'stage.over': state('決着', 'Game over', '5.5')
		},
		events: {
			REQUEST: l10n('起こす', 'request'),
			PASS: l10n('パス', 'pass'),
			NEXT: l10n('進む', 'next'),
			'RETURN.trigger': l10n('誘発チェック終了', 'triggers done'),
			'RETURN.resolve': l10n('解決終了', 'resolved')
		},
		guards: {
			isLegal: l10n('起こせる', 'legal'),
			mayPass: l10n('チャンスを持つ', 'holds the chance'),
			isOver: l10n('決着した', 'game over'),
			isImmediate: l10n('即時', 'immediate'),
			someoneLost: l10n('ライフ0枚がいる', 'someone has no life'),
			allPassed: l10n('全員パス', 'all passed'),
			lostByPaying: l10n('支払いで負けた(AMB-21)', 'lost by paying (AMB-21)'),
			passesEndTurn: l10n('両者パスでエンド(AMB-34)', 'passes end the turn (AMB-34)'),
			stageIsEmpty: l10n('ステージが空', 'stage empty')
		}
	},
	trigger: {
		title: l10n('誘発チェック', 'Trigger check'),
		states: {
			trigger: state('誘発チェック', 'Trigger check', '9.4.1'),
			'trigger.gather': state('集める', 'Gather', '9.4.1[6-1]'),
			'trigger.immediates': state('即時の誘発', 'Immediate ones', '9.4.1[6-2]'),
			'trigger.chooseImmediate': state('順番を選ぶ', 'Choose the order', '9.4.1[6-4]'),
			'trigger.resolveImmediate': state('解決', 'Resolve', '9.4.1[6-5]'),
			'trigger.winCheck': state('勝敗判定', 'Win check', '5.5'),
			'trigger.normals': state('通常の誘発', 'Normal ones', '9.4.1[6-8]'),
			'trigger.chooseNormal': state('順番を選ぶ', 'Choose the order', '9.4.1[6-10]'),
			'trigger.placed': state('ステージへ(または破棄)', 'Staged or thrown away', '9.4.1[6-10-4]'),
			'trigger.done': state('終了', 'Done', '9.4.1')
		},
		events: {
			NEXT: l10n('進む', 'next'),
			ANSWER: l10n('選ぶ', 'choose'),
			'RETURN.resolve': l10n('解決終了', 'resolved')
		},
		guards: {
			immediatesInOrder: l10n('順番を選べる', 'order matters'),
			immediateWaits: l10n('即時が残る', 'an immediate waits'),
			normalWaits: l10n('通常が残る', 'a normal waits'),
			normalsInOrder: l10n('順番を選べる', 'order matters'),
			immediateFits: l10n('選択肢にある', 'is offered'),
			normalFits: l10n('選択肢にある', 'is offered'),
			someoneLost: l10n('ライフ0枚がいる', 'someone has no life')
		}
	},
	resolve: {
		title: l10n('解決', 'Resolution'),
		states: {
			resolve: state('解決', 'Resolution', '5.4'),
			'resolve.checkTarget': state('対象の確認', 'Check target', '5.4.1'),
			'resolve.effect': state('効果', 'Effect', '5.4'),
			'resolve.asking': state('選択を待つ', 'Await a choice', '5.4'),
			'resolve.leaveStage': state('ステージを離れる', 'Leave the stage', '5.4.3'),
			'resolve.keyCards': state('キーカードを墓地へ', 'Key cards away', '5.4.3'),
			'resolve.rematch': state('ユニット照合', 'Rematch units', '4.1'),
			'resolve.done': state('終了', 'Done', '5.4')
		},
		events: { NEXT: l10n('進む', 'next'), ANSWER: l10n('答える', 'answer') },
		guards: {
			targetIsWrong: l10n('対象が不正', 'target is wrong'),
			asks: l10n('選択が要る', 'a choice is due'),
			lineIsLeft: l10n('行が残る', 'a line is left'),
			answerFits: l10n('答えが適切', 'the answer fits')
		}
	},
	turn: {
		title: l10n('ターン', 'Turn'),
		states: {
			turn: state('ターン', 'Turn', '9.4'),
			'turn.main': state('メイン', 'Main', '9.4'),
			'turn.change': state('ターンの交代', 'Turn change', 'action:end'),
			'turn.change.end': state('エンド', 'End', 'action:end'),
			'turn.change.charge': state('チャージ', 'Charge', 'action:charge'),
			'turn.change.draw': state('ドロー', 'Draw', 'action:draw'),
			'turn.combat': state('戦闘', 'Combat', 'action:attack'),
			'turn.combat.attack': state('アタック', 'Attack', 'action:attack'),
			'turn.combat.block': state('ブロック', 'Block', 'action:block'),
			'turn.combat.judgement': state('ダメージ判定', 'Damage judgement', 'action:damage-judgement')
		},
		events: {
			'staged.end': l10n('エンドを置く', 'End staged'),
			'resolved.end': l10n('エンド解決', 'End resolved'),
			'resolved.charge': l10n('チャージ解決', 'Charge resolved'),
			'resolved.draw': l10n('ドロー解決', 'Draw resolved'),
			'staged.attack': l10n('アタックを置く', 'Attack staged'),
			'resolved.attack': l10n('アタック解決', 'Attack resolved'),
			'resolved.block': l10n('ブロック解決', 'Block resolved'),
			'resolved.damage-judgement': l10n('ダメージ判定解決', 'Judgement resolved'),
			'nothing.waits': l10n('何も残らない', 'nothing waits')
		},
		guards: { hasAttackers: l10n('アタッカーがいる', 'has attackers') }
	}
};
