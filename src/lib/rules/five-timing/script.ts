// The rule being carried out, its steps in our words, and the one that is at work; and one sentence about the present.
import type { ScriptView, Sentence } from '../core/contract';
import { l10n } from '../core/text';
import { decider } from './legal';
import { prompt, sentence } from './sentences';
import { attackOf, character, hitOf, nameOf, type Table } from './table';
import { GATE_NAMES, GATES, listed } from './terms';

/** Who may act and what is awaited, or what the rules are doing, or who has won. */
export function statusOf(t: Table): Sentence {
	if (t.winners)
		return t.winners.length
			? sentence('over_winner', { winners: listed(t.winners.map((s) => character(t, s).name)) })
			: sentence('over_draw', {});
	const seat = decider(t);
	return seat ? prompt(t, seat) : sentence('at_work', {});
}

const ATTACK_LINES = [
	l10n('技を宣言して示す', 'Declare the technique and show it'),
	l10n('発動チェックをする', 'Check whether it activates'),
	l10n('対象と内容を宣言する', 'Announce targets and contents'),
	l10n('攻撃を一つずつ防御する', 'Defend against each hit in turn'),
	l10n('使ったカードをパイルして終わる', 'Pile the cards used')
] as const;
const CHECK_LINES = [
	l10n('技Lvと能力値を比べる', 'Compare technique Lv and value'),
	l10n('足りない1Lvごとに精神力チェックをする', 'One spirit check for each missing level'),
	l10n('一度でも失敗したら不発', 'One failure: it does not activate')
] as const;
const DEFENCE_LINES = [
	...GATES.map((g) => GATE_NAMES[g]),
	l10n('追加ダメージを足し、ダメージを適用する', 'Add extra damage and apply the damage'),
	l10n('停止チェック、OPEN、死亡', 'Stop check, OPEN, death')
] as const;

/** By the chart that is running; null outside an attack. */
export function scriptOf(t: Table, chart: string): ScriptView | null {
	const attack = attackOf(t);
	const hit = hitOf(t);
	if (chart === 'activationCheck' && t.check)
		return {
			title: l10n(
				`「${nameOf(t, t.check.technique).ja}」の発動チェック`,
				`Activation of ${nameOf(t, t.check.technique).en}`
			),
			lines: CHECK_LINES,
			at: t.check.failed ? 2 : t.check.value < t.check.need ? 1 : 0,
			cites: ['V05', 'V08', 'V09', 'V10']
		};
	if (chart === 'defence' && hit) {
		const dealt = hit.dealt !== null;
		return {
			title: l10n(
				`${character(t, hit.target).name.ja}の防御(${hit.number}回目)`,
				`${character(t, hit.target).name.en} defends (hit ${hit.number})`
			),
			lines: DEFENCE_LINES,
			at: dealt
				? GATES.length + 1
				: t.moment === 'busy' && hit.gate === 'before'
					? GATES.length
					: GATES.indexOf(hit.gate),
			cites: ['V18', 'V19', 'V85']
		};
	}
	if (!attack) return null;
	return {
		title: l10n(`「${nameOf(t, attack.technique).ja}」`, nameOf(t, attack.technique).en),
		lines: ATTACK_LINES,
		at: t.moment === 'contents' ? 2 : attack.targets.length ? (attack.queue.length ? 3 : 4) : t.check ? 1 : 0,
		cites: ['V01']
	};
}
