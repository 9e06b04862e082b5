// What the parts say that are loaded when they are asked for: the composer, the list of changes, what stopped a walk,
// XState's mark.
import type { Messages } from '$lib/i18n/messages';

export const messages = {
	composer: {
		back: { ja: '一覧へ', en: 'All actions' },
		why: { ja: 'できない理由', en: 'Why it is not legal' },
		tryAnyway: { ja: 'それでも試す', en: 'Try it anyway' },
		play: { ja: 'これで行う', en: 'Do it' },
		playInto: { ja: '1つずつ見ながら行う', en: 'Do it, step by step' },
		refused: { ja: 'できませんでした。盤面は何も変わっていません。', en: 'Refused. Nothing has changed.' },
		chosen: { ja: '決めたこと', en: 'Chosen so far' },
		change: { ja: '{field}を選び直す', en: 'Choose {field} again' },
		pickOne: { ja: '1つ選ぶ', en: 'Pick one' },
		pickSome: { ja: '{min}〜{max}個選ぶ', en: 'Pick {min} to {max}' },
		pickN: { ja: '{n}個選ぶ', en: 'Pick {n}' },
		inOrder: { ja: '選んだ順になります', en: 'the order counts' },
		onBoard: { ja: '盤面のカードを押しても選べます。', en: 'You can also pick on the board.' },
		confirm: { ja: '決定', en: 'Confirm' },
		confirmNone: { ja: '選ばない', en: 'None' },
		noOption: { ja: '選べるものがありません。', en: 'There is nothing to pick.' },
		nothing: { ja: '(なし)', en: '(none)' },
		hidden: { ja: '伏せられたカード', en: 'a hidden card' },
		ready: { ja: 'すべて決まりました。', en: 'Everything is chosen.' },
		makesVariation: {
			ja: '本線はそのまま残り、変化手順になります。',
			en: 'The main line stays; this becomes a variation.'
		}
	},

	changes: {
		since: { ja: '比べる相手', en: 'Compared with' },
		micro: { ja: '直前の処理', en: 'the step before' },
		move: { ja: 'この手の前', en: 'before this move' },
		other: { ja: '別の変化手順の終わり: {name}', en: 'the end of: {name}' },
		none: { ja: '見た目の変化はありません。', en: 'Nothing to be seen has changed.' },
		first: { ja: 'ここが最初です。', en: 'This is the start.' },
		happened: { ja: '起きたこと', en: 'What happened' }
	},

	stops: {
		at: { ja: '停止: {what}', en: 'Stopped: {what}' },
		state: { ja: '状態「{what}」に入る', en: 'entering “{what}”' },
		action: { ja: '「{what}」が起こされる', en: '{what} is requested' },
		trigger: { ja: '何かが誘発する', en: 'any trigger fires' },
		triggerOf: { ja: '「{what}」が誘発する', en: '{what} triggers' },
		card: { ja: 'カードが{from}から{to}へ動く', en: 'a card moves from {from} to {to}' },
		leaves: { ja: '処理待ちのものが離れる', en: 'something pending leaves' },
		anywhere: { ja: 'どこか', en: 'anywhere' }
	},

	xstate: {
		agrees: {
			short: { ja: 'XStateと一致', en: 'XState agrees' },
			long: {
				ja: 'XState自身の遷移も、この1歩で同じ局面になります。',
				en: "XState's own transition takes this step to the same position."
			}
		},
		differs: {
			short: { ja: 'XStateと不一致', en: 'XState differs' },
			long: {
				ja: 'XState自身の遷移では別の局面になります。Kurokoの誤りなので、共有リンクを添えてお知らせください。',
				en: "XState's own transition leads elsewhere. That is a mistake of ours: please report it with a share link."
			}
		}
	}
} as const satisfies Messages;
