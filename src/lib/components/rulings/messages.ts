// What the dialogs for rulings and new games say.
import type { Messages } from '$lib/i18n/messages';

export const messages = {
	rulings: {
		open: { ja: '裁定とテキスト', en: 'Rulings and text' },
		title: { ja: '争いのある点をどう読むか', en: 'How disputed points are read' },
		about: {
			ja: '読みを切り替えて、開いている手順を両方の読みで並べて比べます。',
			en: 'Switch a reading, and play the open line under both readings side by side.'
		},
		search: { ja: '裁定を探す', en: 'Search rulings' },
		show: { ja: '表示する裁定', en: 'Which rulings to show' },
		all: { ja: 'すべて {n}', en: 'All {n}' },
		shown: { ja: 'このシナリオ {n}', en: 'This scenario {n}' },
		switched: { ja: '切り替えた {n}', en: 'Switched {n}' },
		profile: { ja: 'アクションのテキスト', en: 'Text of the actions' },
		setting: { ja: '{id}の読み', en: 'Reading of {id}' },
		standard: { ja: '標準', en: 'default' },
		changed: { ja: '標準と違う読み: {n}件', en: 'Readings other than the default: {n}' },
		unchanged: { ja: 'すべて標準の読み', en: 'Everything is read as by default' },
		chooseFirst: { ja: '別の読みを選ぶと比べられます。', en: 'Choose another reading to compare.' },
		reset: { ja: '元に戻す', en: 'Undo' },
		compare: { ja: '比べる', en: 'Compare' },
		apply: { ja: 'この読みで開く', en: 'Open with these readings' },
		none: { ja: '見つかりません。', en: 'Nothing found.' },
		result: { ja: '比べた結果', en: 'Result of the comparison' },
		printed: {
			ja: 'テキスト「{profile}」の記述が決めているので、切り替えられません。',
			en: 'The text “{profile}” settles this by what it prints: it is no switch.'
		},
		same: { ja: 'この手順では何も変わりません。', en: 'Nothing changes in this line.' },
		sameInTheEnd: { ja: '最後は同じになります。', en: 'In the end it comes to the same.' },
		firstDiffers: {
			ja: '手順{move}の処理{step}で初めて違いが出る',
			en: 'First difference: move {move}, step {step}'
		},
		goThere: { ja: '手順{move}を見る', en: 'Go to move {move}' },
		here: { ja: 'いまの読み', en: 'As read now' },
		there: { ja: '選んだ読み', en: 'As chosen' },
		nothingHappens: { ja: '何も起こらない', en: 'Nothing happens' },
		refusedHere: { ja: '手順{move}は、いまの読みでは行えない', en: 'Move {move} is refused as read now' },
		refusedThere: { ja: '手順{move}は、選んだ読みでは行えない', en: 'Move {move} is refused as chosen' },
		finally: { ja: '最後の違い', en: 'Different in the end' },
		untilThen: { ja: 'そこまでの違い', en: 'Different until then' },
		afterFirst: { ja: 'その処理のあとの違い', en: 'Different after that step' },
		place: { ja: '場所', en: 'Where' },
		placeOf: { ja: '{owner}: {place}', en: '{owner}: {place}' },
		asFacts: { ja: '事実の名前で見る({n}件)', en: 'As facts, the way expectations are written ({n})' },
		fact: { ja: '事実', en: 'Fact' },
		empty: { ja: 'なし', en: 'none' }
	},
	game: {
		open: { ja: '新しい対戦', en: 'New game' },
		title: { ja: '新しい対戦を始める', en: 'Start a new game' },
		about: {
			ja: '準備から決着まで、両者の手を自分で選んで進めます。',
			en: 'From set-up to victory, one step at a time; you choose for both players.'
		},
		format: { ja: 'フォーマット', en: 'Format' },
		frame: { ja: 'フレーム', en: 'Frame' },
		seed: { ja: 'シード', en: 'Seed' },
		roll: { ja: '別のシード', en: 'Another seed' },
		decks: { ja: 'デッキと並びを決めておく', en: 'State decks and the order of cards' },
		how: {
			ja: 'カードは ♠5=S5、♡10=H10、♢Q=DQ、♣A=CA、ジョーカー=X1・X2 のように、空白で区切って書きます。書いたカードはシャッフルのあと上から順に並び、残りはシードで決まります。',
			en: 'Write cards with spaces between them: ♠5 is S5, ♡10 H10, ♢Q DQ, ♣A CA, the Jokers X1 and X2. Stated cards lie on top after the shuffle, in that order; the seed settles the rest.'
		},
		player: { ja: 'プレイヤー{seat}', en: 'Player {seat}' },
		order: { ja: 'プレイヤー{seat}の並び', en: 'Order of {seat}' },
		deck: { ja: 'プレイヤー{seat}のデッキ', en: 'Deck of {seat}' },
		orderShort: { ja: '上からの並び', en: 'Order from the top' },
		deckShort: { ja: 'デッキに入れるカード', en: 'Cards of the deck' },
		orderEmpty: { ja: '空ならシードのとおり', en: 'Empty: as the seed has it' },
		deckEmpty: { ja: '空ならフレームの全部', en: 'Empty: all cards of the frame' },
		inField: { ja: '{field}', en: '{field}' },
		inFieldAt: { ja: '{field}の{n}枚目', en: '{field}, card {n}' },
		badSeed: {
			ja: '0以上の整数（9桁まで）を書きます。',
			en: 'Write a whole number, 0 or more, of up to 9 digits.'
		},
		notYet: {
			ja: 'まだ始められません。書いたものはそのままです。',
			en: 'It cannot begin yet. All you wrote is still here.'
		},
		start: { ja: '始める', en: 'Start' },
		name: { ja: '新しい対戦({format}+{frame})', en: 'New game ({format} + {frame})' }
	},
	comma: { ja: '、', en: ', ' }
} satisfies Messages;
