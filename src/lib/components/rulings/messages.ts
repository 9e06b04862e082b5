// What the dialogs for rulings and new games say.
import type { Messages } from '$lib/i18n/messages';

export const messages = {
	rulings: {
		open: { ja: '裁定とテキスト', en: 'Rulings and text' },
		title: { ja: '争いのある点をどう読むか', en: 'How disputed points are read' },
		about: {
			ja: 'このシナリオの手順を、別の裁定で並べて比べられる。',
			en: 'Play the moves of this scenario under another ruling and see where it differs.'
		},
		search: { ja: '裁定を探す', en: 'Search rulings' },
		profile: { ja: 'アクションのテキスト', en: 'Text of the actions' },
		setting: { ja: '{id}の裁定', en: 'Ruling on {id}' },
		standard: { ja: '(標準)', en: ' (default)' },
		changed: { ja: '標準と違う裁定: {n}件', en: '{n} rulings differ from the default' },
		unchanged: { ja: 'すべて標準の裁定', en: 'All rulings as by default' },
		compare: { ja: '比べる', en: 'Compare' },
		apply: { ja: 'この裁定で開く', en: 'Open with these rulings' },
		none: { ja: '見つからない。', en: 'Nothing found.' },
		same: { ja: 'この手順では何も変わらない。', en: 'Nothing changes in this line.' },
		firstDiffers: { ja: '手順{move}で初めて違いが出る', en: 'The first difference is in move {move}' },
		here: { ja: 'いまの裁定', en: 'As ruled now' },
		there: { ja: '選んだ裁定', en: 'As chosen' },
		nothingHappens: { ja: '何も起こらない', en: 'nothing happens' },
		refusedHere: { ja: '手順{move}は、いまの裁定では行えない', en: 'Move {move} is refused as ruled now' },
		refusedThere: { ja: '手順{move}は、選んだ裁定では行えない', en: 'Move {move} is refused as chosen' },
		finally: { ja: '最後の違い', en: 'Different in the end' },
		fact: { ja: '項目', en: 'fact' },
		empty: { ja: 'なし', en: 'none' }
	},
	game: {
		open: { ja: '新しい対戦', en: 'New game' },
		title: { ja: '新しい対戦を始める', en: 'Start a new game' },
		about: {
			ja: '準備から決着まで、両者の手を自分で選んで進める。シードが同じなら同じ並びになる。',
			en: 'From set-up to victory, choosing for both players. The same seed gives the same order of cards.'
		},
		format: { ja: 'フォーマット', en: 'Format' },
		frame: { ja: 'フレーム', en: 'Frame' },
		seed: { ja: 'シード(整数)', en: 'Seed (a whole number)' },
		start: { ja: '始める', en: 'Start' },
		name: { ja: '新しい対戦({format}+{frame})', en: 'New game ({format} + {frame})' }
	},
	comma: { ja: '、', en: ', ' }
} satisfies Messages;
