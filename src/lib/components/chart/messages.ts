import type { Messages } from '../../i18n/messages';

export const messages = {
	chart: { ja: 'ステートチャート', en: 'Statechart' },
	stack: { ja: '呼び出しの順（実行中が先頭）', en: 'Call stack (the running chart first)' },
	loading: { ja: '図を読み込んでいます…', en: 'Loading the drawing…' },
	noLayout: {
		ja: 'この図の座標がまだありません（npm run charts で作れます）。下のツリーが同じ内容です。',
		en: 'This chart has no coordinates yet (npm run charts makes them). The tree below says the same.'
	},
	cardFailed: {
		ja: '説明を読み込めませんでした。通信を確かめて、ページを開き直してください。',
		en: 'The explanation could not be loaded. Check the connection and open the page again.'
	},
	tools: { ja: '図の操作', en: 'Chart tools' },
	showActive: { ja: '実行中の状態を表示', en: 'Show the active state' },
	away: { ja: '実行中の状態は画面の外です', en: 'The active state is out of view' },
	whole: { ja: '全体を表示', en: 'Show everything' },
	closer: { ja: '拡大', en: 'Zoom in' },
	farther: { ja: '縮小', en: 'Zoom out' },
	turnRight: { ja: '横に並べる', en: 'Lay out sideways' },
	turnDown: { ja: '縦に並べる', en: 'Lay out downwards' },
	tree: { ja: 'ツリーで読む', en: 'Read as a tree' },
	expand: { ja: '大きく表示', en: 'Enlarge' },
	shrink: { ja: '元の大きさに戻す', en: 'Back to normal size' },
	save: { ja: 'SVGで保存', en: 'Save as SVG' },
	legend: {
		here: { ja: '実行中', en: 'running' },
		held: { ja: '戻りを待つ', en: 'waits for a return' },
		fired: { ja: '直前の手順', en: 'last step' },
		trail: { ja: 'その前に通った道', en: 'earlier path' }
	},
	treeHelp: {
		ja: '矢印キーで移動、右で開く、左で閉じる。進める遷移はEnterで進めます。',
		en: 'Arrow keys move, right opens, left closes. Enter takes a transition that may be taken.'
	},
	automatic: { ja: '自動で進む', en: 'goes on by itself' },
	back: { ja: '「{chart}」が終わったとき', en: 'when “{chart}” is done' },
	waitsFor: { ja: '「{chart}」が終わるのを待つ', en: 'waits until “{chart}” is done' },
	truth: {
		yes: { ja: '成り立つ', en: 'holds' },
		no: { ja: '成り立たない', en: 'does not hold' },
		open: { ja: '手を選ぶまで分からない', en: 'not known before a move is chosen' }
	},
	can: { ja: '進める', en: 'may be taken' },
	active: { ja: '有効', en: 'active' },
	beside: { ja: '並行', en: 'beside' }
} as const satisfies Messages;
