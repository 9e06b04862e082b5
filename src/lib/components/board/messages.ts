// What the board says of itself.
import type { Messages } from '$lib/i18n/messages';

export const messages = {
	board: { ja: '盤面', en: 'Board' },
	seat: { ja: '{name}{badges}', en: '{name}{badges}' },
	zone: { ja: '{label}、{count}', en: '{label}, {count}' },
	zoneOf: { ja: '{name}の{label}', en: '{label} of {name}' },
	unseen: { ja: '裏のカード', en: 'face-down card' },
	faceDown: { ja: '裏向き', en: 'face down' },
	upright: { ja: '縦向き', en: 'upright' },
	sideways: { ja: '横向き', en: 'sideways' },
	reversed: { ja: '逆向き', en: 'reversed' },
	stacked: { ja: '{n}枚重ね', en: '{n} cards stacked' },
	canPick: { ja: '選べます', en: 'can be picked' },
	cannotPick: { ja: '選べません', en: 'cannot be picked' },
	picked: { ja: '選択中', en: 'picked' },
	openPile: { ja: '{label}の中を見る({count})', en: 'Look through {label} ({count})' },
	pileOf: { ja: '{name}の{label}', en: '{label} of {name}' },
	topFirst: { ja: '上から順に', en: 'top first' },
	nothingHere: { ja: 'カードはありません。', en: 'There are no cards.' },
	close: { ja: '閉じる', en: 'Close' },
	empty: { ja: '何もない', en: 'Nothing here' },
	next: { ja: '次に処理', en: 'next' },
	outcome: { ja: '起こること', en: 'what will happen' },
	bottom: { ja: '一番下', en: 'bottom' },
	top: { ja: '一番上', en: 'top' },
	pendingItem: { ja: '{n}番目 {title}({seat})', en: '{n}: {title} ({seat})' },
	arrows: {
		target: { ja: '{from} → 対象 {to}', en: '{from} → target {to}' },
		attack: { ja: '{from} → アタック {to}', en: '{from} → attacks {to}' },
		block: { ja: '{from} → ブロック {to}', en: '{from} → blocks {to}' },
		mark: { ja: '{from} → {to}', en: '{from} → {to}' }
	},
	running: { ja: '計算', en: 'Running numbers' },
	asWords: { ja: '盤面を文章で', en: 'The board in words' },
	sum: { ja: '内訳', en: 'How it adds up' }
} as const satisfies Messages;
