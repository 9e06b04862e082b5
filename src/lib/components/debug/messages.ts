// What the debugger page says at once. Its parts that are loaded later bring their own: late-messages.ts, dialog-messages.ts.
import type { Messages } from '$lib/i18n/messages';

export const messages = {
	title: { ja: '検証', en: 'Debugger' },
	loading: { ja: '読み込んでいます…', en: 'Loading…' },
	noSystem: { ja: '開けるルールがまだありません。', en: 'There are no rules to open yet.' },
	loadFailed: {
		ja: 'ルールを読み込めませんでした。通信を確かめて、ページを開き直してください。',
		en: 'The rules could not be loaded. Check the connection and open the page again.'
	},
	partFailed: {
		ja: 'この部分を読み込めませんでした。通信を確かめて、ページを開き直してください。',
		en: 'This part could not be loaded. Check the connection and open the page again.'
	},
	comma: { ja: '、', en: ', ' },

	panels: {
		chart: { ja: 'ステートチャート', en: 'Statechart' },
		board: { ja: '盤面', en: 'Board' },
		moves: { ja: 'いまできること', en: 'What can be done now' },
		log: { ja: 'ログ', en: 'Log' },
		changes: { ja: '変化', en: 'Changes' },
		record: { ja: '記録', en: 'Record' },
		tabs: { ja: '表示する面', en: 'Panels' },
		chartTab: { ja: 'チャート', en: 'Chart' },
		movesTab: { ja: 'できること', en: 'Moves' },
		collapse: { ja: '{panel}を畳む', en: 'Collapse {panel}' },
		expand: { ja: '{panel}を広げる', en: 'Expand {panel}' },
		width: { ja: '{panel}の幅', en: 'Width of {panel}' },
		height: { ja: '{panel}の高さ', en: 'Height of {panel}' }
	},

	tools: {
		bar: { ja: 'シナリオ', en: 'Scenario' },
		choose: { ja: 'シナリオを選ぶ', en: 'Choose a scenario' },
		open: { ja: '開く・貼り付け', en: 'Open or paste' },
		rulings: { ja: '裁定を切り替える・比べる', en: 'Rulings: switch and compare' },
		newGame: { ja: '新しい対戦', en: 'New game' },
		share: { ja: 'リンクを共有', en: 'Share link' },
		breakpoints: { ja: 'ブレークポイント', en: 'Breakpoints' },
		help: { ja: 'キーボード操作', en: 'Keyboard' },
		inspector: { ja: 'インスペクタ', en: 'Inspector' },
		more: { ja: 'その他', en: 'More' },
		words: { ja: '盤面を文章で', en: 'Board in words' },
		viewAs: { ja: 'だれの目で見るか', en: 'View as' },
		judge: { ja: 'ジャッジ', en: 'Judge' },
		asSeat: { ja: 'プレイヤー{seat}', en: 'Player {seat}' },
		problems: { ja: '問題 {n}件', en: '{n} problems' },
		oneProblem: { ja: '問題 1件', en: '1 problem' },
		close: { ja: '閉じる', en: 'Close' }
	},

	step: {
		group: { ja: '手順を進める・戻す', en: 'Stepping' },
		start: { ja: '最初へ', en: 'To the start' },
		end: { ja: '最後へ', en: 'To the end' },
		into: { ja: '進む', en: 'Step' },
		back: { ja: '戻る', en: 'Back' },
		intoHint: { ja: '1つの処理だけ進む', en: 'Step into: one transition' },
		backHint: { ja: '1つの処理だけ戻る', en: 'Step back: one transition' },
		over: { ja: '次の決断まで', en: 'Step over: to the next decision' },
		overBack: { ja: '前の決断まで', en: 'Step over, back: to the last decision' },
		out: { ja: '一番上が離れるまで', en: 'Step out: until the top has left' },
		outBack: { ja: '一番上が置かれる前まで戻る', en: 'Step out, back: to before the top was put' },
		go: { ja: 'ブレークポイントまで進む', en: 'Continue to a breakpoint' },
		goBack: { ja: 'ブレークポイントまで戻る', en: 'Continue back to a breakpoint' },
		auto: { ja: '自動再生', en: 'Autoplay' },
		pause: { ja: '一時停止', en: 'Pause' },
		more: { ja: 'ほかの進め方', en: 'More ways to step' },
		try: { ja: '試す', en: 'Try' },
		atEnd: {
			ja: '手順の終わり。続きは「いまできること」から試せます。',
			en: 'End of the line. Go on by trying a move.'
		}
	},

	timeline: {
		name: { ja: '手順の一覧', en: 'Timeline' },
		count: { ja: '手順 {n}/{all}', en: 'Move {n} of {all}' },
		start: { ja: '初期配置', en: 'Start' },
		micro: { ja: '処理 {n}/{all}', en: 'step {n} of {all}' },
		node: { ja: '手順{n}: {seat} {action}', en: 'Move {n}: {seat} {action}' },
		attempt: { ja: '手順{n}: {seat} {action}(できない例)', en: 'Move {n}: {seat} {action} (refused)' },
		noted: { ja: '解説つき', en: 'with a note' },
		main: { ja: '本線', en: 'Main line' },
		unnamed: { ja: '変化手順{n}', en: 'Variation {n}' },
		inVariation: { ja: '変化手順「{name}」の中', en: 'In the variation “{name}”' },
		ways: { ja: 'ここからの続き', en: 'Ways on from here' },
		editNote: { ja: '解説を書く', en: 'Edit note' },
		note: { ja: '解説', en: 'Note' },
		rename: { ja: '名前をつける', en: 'Name it' },
		variationName: { ja: '変化手順の名前', en: 'Name of the variation' },
		remove: { ja: 'この変化手順を消す', en: 'Remove this variation' }
	},

	moves: {
		actor: { ja: 'プレイヤー{seat}', en: 'Player {seat}' },
		search: { ja: '絞り込み(名前・理由・記法)', en: 'Filter by name, reason or notation' },
		legal: { ja: 'できる {n}', en: 'Legal {n}' },
		illegal: { ja: 'できない {n}', en: 'Not legal {n}' },
		none: { ja: '当てはまるアクションはありません。', en: 'No action matches.' },
		isLegal: { ja: 'できる', en: 'legal' },
		isIllegal: { ja: 'できない', en: 'not legal' },
		fix: { ja: '近道', en: 'Nearest fix' },
		working: { ja: 'ルールの処理中', en: 'The rules are at work' },
		workingHint: {
			ja: '次の決断まで、だれも何もできません。',
			en: 'Nobody can do anything until the next decision.'
		},
		toDecision: { ja: '次の決断まで進む', en: 'Go to the next decision' },
		notYours: {
			ja: '{viewer}として見ています。決めるのは{seat}です。',
			en: 'You are looking as {viewer}; {seat} decides.'
		}
	},

	script: {
		name: { ja: '実行中のルール', en: 'The rule being carried out' },
		now: { ja: 'いまここ', en: 'now' },
		done: { ja: '済み', en: 'done' }
	},

	cites: { name: { ja: '根拠', en: 'Rules' }, rule: { ja: 'ルール {id}', en: 'Rule {id}' } },

	log: {
		earlier: { ja: '前を表示', en: 'Show earlier' },
		later: { ja: '続きを表示', en: 'Show later' },
		start: { ja: '初期配置', en: 'The start' },
		quiet: { ja: '「{state}」へ', en: 'to “{state}”' },
		tried: { ja: '{seat}は「{action}」を試みたが、できない。', en: '{seat} tries {action}: refused.' }
	},

	keys: {
		pass: { ja: 'パスする(できるとき)', en: 'Pass, where that is legal' },
		search: { ja: 'アクションを探す', en: 'Filter the actions' },
		viewer: { ja: '見る人を替える', en: 'Change who is looking' },
		variation: { ja: '次の変化手順へ', en: 'To the next variation' },
		cancel: { ja: '選択をやめる', en: 'Cancel the choice' },
		help: { ja: 'この一覧', en: 'This list' }
	}
} as const satisfies Messages;
