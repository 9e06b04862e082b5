// Labels of the charts: what each state, event and guard is called, and the rules it stands for.
import { l10n } from '../../rules/core/text';
import type { RuleId } from '../../rules/five-timing/docs/rulebook';
import type { ChartDoc } from '../contract';

const state = (ja: string, en: string, ...cites: RuleId[]) => ({ label: l10n(ja, en), cites });

export const chartDocs: Readonly<Record<string, ChartDoc>> = {
	game: {
		title: l10n('ゲーム(Kurokoの枠)', 'Game (Kuroko’s frame)'),
		states: {
			game: state('ゲーム', 'game', 'K01'),
			'game.turn': state('ターン', 'turn', 'K01', 'K02'),
			'game.attacking': state('攻撃の処理中', 'attack going on', 'V01'),
			'game.judge': state('決着の確認', 'has somebody won?', 'K08'),
			'game.change': state('ターンの交代', 'next turn', 'K01', 'K06'),
			'game.over': state('決着', 'over', 'K08')
		},
		events: {
			DECLARE: l10n('技を宣言', 'declare'),
			CHANT: l10n('詠唱', 'chant'),
			MOVE: l10n('移動', 'move'),
			REVIVE: l10n('復活させる', 'bring back'),
			PASS: l10n('パス', 'pass'),
			'RETURN.attack': l10n('攻撃が終わった', 'attack over'),
			NEXT: l10n('次へ', 'next')
		},
		guards: {
			isLegal: l10n('許される', 'legal'),
			isOver: l10n('決着した', 'somebody has won'),
			activeIsOut: l10n('ターンの席が抜けた', 'active player is out'),
			nextIsStopped: l10n('次の席は停止中', 'next one is stopped')
		}
	},
	attack: {
		title: l10n('攻撃', 'Attack'),
		states: {
			attack: state('攻撃', 'attack', 'V01'),
			'attack.declared': state('宣言', 'declared', 'V02', 'V03', 'V04'),
			'attack.check': state('発動チェック', 'activation', 'V05', 'V06'),
			'attack.fizzled': state('不発', 'fizzled', 'V10', 'V11'),
			'attack.contents': state('内容の宣言', 'contents', 'V12', 'V13', 'V97'),
			'attack.route': state('回復か攻撃か', 'heal or attack?', 'V15', 'V16'),
			'attack.nextHit': state('次の攻撃', 'next hit', 'V17', 'V40'),
			'attack.defending': state('防御', 'defence', 'V17', 'V18'),
			'attack.countering': state('反撃の技の処理', 'counter technique', 'V41'),
			'attack.cleanup': state('後始末', 'clean-up', 'V11'),
			'attack.done': state('終了', 'done', 'V01')
		},
		events: {
			ANNOUNCE: l10n('内容を宣言', 'announce'),
			'RETURN.activationCheck': l10n('チェックが済んだ', 'check done'),
			'RETURN.defence': l10n('防御が済んだ', 'defence done'),
			'RETURN.attack': l10n('反撃が済んだ', 'counter done'),
			NEXT: l10n('次へ', 'next')
		},
		guards: {
			isLegal: l10n('許される', 'legal'),
			isCounter: l10n('反撃の技', 'a counter'),
			activated: l10n('発動した', 'activated'),
			isHeal: l10n('回復の技', 'healing'),
			counterReaches: l10n('反撃を処理する番', 'a counter is due'),
			counterDue: l10n('反撃の相手がいない', 'its target is gone'),
			hitWaits: l10n('攻撃が残っている', 'a hit waits')
		}
	},
	activationCheck: {
		title: l10n('発動チェック', 'Activation check'),
		states: {
			activationCheck: state('発動チェック', 'activation check', 'V05'),
			'activationCheck.compare': state('技Lvと比べる', 'compare', 'V05', 'V06', 'V07'),
			'activationCheck.asking': state('ダイスを待つ', 'dice awaited', 'V08', 'K09'),
			'activationCheck.judge': state('判定', 'judge', 'V09', 'V10'),
			'activationCheck.activated': state('発動', 'activated', 'V09'),
			'activationCheck.failed': state('失敗', 'failed', 'V10')
		},
		events: { ANSWER: l10n('ダイスを答える', 'answer'), NEXT: l10n('次へ', 'next') },
		guards: {
			isLegal: l10n('許される', 'legal'),
			levelSuffices: l10n('技Lvが足りる', 'level suffices'),
			diceRecorded: l10n('ダイスが書いてある', 'dice recorded'),
			rollFailed: l10n('失敗', 'failure')
		}
	},
	defence: {
		title: l10n('防御', 'Defence'),
		states: {
			defence: state('防御', 'defence', 'V17', 'V18'),
			'defence.gates': state(
				'五つのタイミング(P・Aはいつでも)',
				'five timings (P and A at any)',
				'V18',
				'V92',
				'V101'
			),
			'defence.gates.I': state('Ⅰ 回避', 'Ⅰ evasion', 'V23', 'V24'),
			'defence.gates.I.open': state('防御側が選ぶ', 'defender chooses', 'V24'),
			'defence.gates.I.answer': state('間合いへの返事', 'answer to distance', 'V29'),
			'defence.gates.I.counterCheck': state('反撃の発動チェック', 'counter activates?', 'V39'),
			'defence.gates.I.techniqueCheck': state('防御技の発動チェック', 'technique activates?', 'V44'),
			'defence.gates.II': state('Ⅱ 装備', 'Ⅱ gear', 'V50', 'V51'),
			'defence.gates.III': state('Ⅲ 結界', 'Ⅲ barriers', 'V61'),
			'defence.gates.III.enter': state('裏向きを表に', 'turn barriers up', 'V63'),
			'defence.gates.III.before': state('先に手札から', 'from hand first', 'V71'),
			'defence.gates.III.auto': state('結界ゾーン(自動)', 'barrier zone (automatic)', 'V62', 'V69'),
			'defence.gates.III.after': state('あとで手札から', 'from hand after', 'V70'),
			'defence.gates.IV': state('Ⅳ 軽減', 'Ⅳ reduction', 'V74', 'V76'),
			'defence.gates.V': state('Ⅴ 割合軽減', 'Ⅴ proportion', 'V79', 'V80'),
			'defence.gates.before': state('ダメージ適用の直前', 'just before damage', 'V96', 'V98'),
			'defence.gates.before.attacker': state('攻撃側', 'attacker', 'V96'),
			'defence.gates.before.defender': state('防御側', 'defender', 'V101'),
			'defence.verdict': state('無効化の確認', 'verdict on a nullification', 'V19', 'V99', 'V100'),
			'defence.resume': state('破れた所から続ける', 'go on where it failed', 'V100'),
			'defence.damage': state('ダメージ', 'damage', 'V85'),
			'defence.damage.extra': state('追加ダメージ', 'extra damage', 'V89', 'V90'),
			'defence.damage.apply': state('HPを減らす', 'HP drop', 'V86'),
			'defence.stopCheck': state('停止チェック', 'stop check', 'V91'),
			'defence.stopCheck.due': state('要るか', 'is there one?', 'V91'),
			'defence.stopCheck.asking': state('ダイスを待つ', 'dice awaited', 'V91', 'K09'),
			'defence.stopCheck.judge': state('判定', 'judge', 'V91'),
			'defence.reveal': state('OPEN・死亡・消滅', 'OPEN, death, vanishing', 'V87', 'V88', 'V111'),
			'defence.ended': state('終了', 'ended', 'V19')
		},
		events: {
			MIKIRI: l10n('見切り', 'read'),
			MAAI: l10n('間合い', 'distance'),
			STEP_IN: l10n('踏み込み', 'step in'),
			REFLECT: l10n('反射', 'reflect'),
			COUNTER: l10n('反撃', 'counter'),
			DEFTECH: l10n('防御技', 'defence technique'),
			ARMOUR: l10n('防具', 'armour'),
			SHIELD: l10n('盾', 'shield'),
			HAND_BARRIER: l10n('手札の結界', 'hand barrier'),
			RESIST: l10n('レジスト', 'resist'),
			ABILITY: l10n('能力', 'ability'),
			GERAGERA: l10n('ゲラゲラ', 'geragera'),
			MIGAWARI: l10n('身代わり', 'substitute'),
			PUMP: l10n('パンプアップ', 'pump-up'),
			ANSWER: l10n('ダイスを答える', 'answer'),
			PASS: l10n('パス', 'pass'),
			'RETURN.activationCheck': l10n('チェックが済んだ', 'check done'),
			NEXT: l10n('次へ', 'next')
		},
		guards: {
			isLegal: l10n('許される', 'legal'),
			nullifies: l10n('無効になる', 'it nullifies'),
			undoes: l10n('無効化を破る', 'it undoes'),
			goesOn: l10n('先へ進む', 'goes on'),
			claimWaits: l10n('身代わりが待っている', 'a substitute waits'),
			claimRestarts: l10n('身代わりはⅠから', 'a substitute restarts'),
			claimsFirst: l10n('対象が先', 'target first'),
			restartsAtI: l10n('Ⅰからやり直す', 'restarts at Ⅰ'),
			extrasStillApply: l10n('追加効果は残る', 'extras still apply'),
			activated: l10n('発動した', 'activated'),
			notActivated: l10n('発動しない', 'not activated'),
			failureEndsTiming: l10n('失敗でⅠが終わる', 'failure ends Ⅰ'),
			techniqueKeepsDistance: l10n('間合いの効果', 'keeps distance'),
			techniqueNullifies: l10n('無効になる', 'it nullifies'),
			targetHelpless: l10n('対象は停止中', 'target is stopped'),
			barrierWaits: l10n('結界が残っている', 'a barrier waits'),
			barrierNullifies: l10n('結界で無効', 'barrier nullifies'),
			resumesAtI: l10n('Ⅰで破れた', 'failed at Ⅰ'),
			resumesAtII: l10n('Ⅱで破れた', 'failed at Ⅱ'),
			resumesBeforeBarriers: l10n('結界の前で', 'before barriers'),
			resumesAmongBarriers: l10n('結界の途中で', 'among barriers'),
			resumesAfterBarriers: l10n('結界のあとで', 'after barriers'),
			resumesAtIV: l10n('Ⅳで破れた', 'failed at Ⅳ'),
			resumesAtV: l10n('Ⅴで破れた', 'failed at Ⅴ'),
			diceRecorded: l10n('ダイスが書いてある', 'dice recorded'),
			noStopCheck: l10n('停止チェックなし', 'no stop check'),
			rollFailed: l10n('失敗', 'failure')
		}
	}
};
