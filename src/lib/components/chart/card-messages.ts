// What the card of a state or a transition says beside the chart: loaded with it.
import type { Messages } from '../../i18n/messages';

export const messages = {
	close: { ja: '閉じる', en: 'Close' },
	in: { ja: '{chart} の中', en: 'in {chart}' },
	transition: { ja: '遷移', en: 'Transition' },
	arrow: { ja: '{from} → {to}', en: '{from} → {to}' },
	guard: { ja: '条件', en: 'Guard' },
	noGuard: { ja: 'なし（先の条件がどれも成り立たないとき）', en: 'none (taken when no earlier one holds)' },
	does: { ja: '処理', en: 'Does' },
	calls: { ja: '「{chart}」を呼ぶ', en: 'calls “{chart}”' },
	rules: { ja: 'ルール', en: 'Rules' },
	noRules: { ja: '対応する条文はありません', en: 'no rule is cited here' },
	ways: { ja: 'ここからの遷移', en: 'Ways on from here' },
	take: { ja: 'この遷移を進める', en: 'Take this transition' },
	cannot: { ja: '今は進めません', en: 'It can’t be taken now' },
	idle: { ja: '今は有効ではない', en: 'not active now' },
	on: { ja: 'きっかけ', en: 'On' }
} as const satisfies Messages;
