// What the dialogs of the debugger and its inspector say: loaded with them.
import type { Messages } from '$lib/i18n/messages';

export const messages = {
	breakpoints: {
		title: { ja: 'ブレークポイント', en: 'Breakpoints' },
		about: {
			ja: '「ブレークポイントまで進む」と自動再生は、ここで選んだことが起きた処理で止まります。',
			en: 'Continue and autoplay stop at the step in which one of these happens.'
		},
		none: { ja: 'まだありません。', en: 'There are none yet.' },
		remove: { ja: '外す: {what}', en: 'Remove: {what}' },
		add: { ja: '追加', en: 'Add' },
		kind: { ja: '何が起きたら', en: 'When' },
		what: { ja: 'どれ', en: 'Which' },
		from: { ja: 'どこから', en: 'From' },
		to: { ja: 'どこへ', en: 'To' },
		any: { ja: 'どれでも', en: 'any' },
		state: { ja: '状態に入った', en: 'a state is entered' },
		action: { ja: 'アクションが起こされた', en: 'an action is requested' },
		trigger: { ja: '誘発した', en: 'a trigger fires' },
		card: { ja: 'カードが移動した', en: 'a card moves' },
		leaves: { ja: '処理待ちのものが離れた', en: 'something pending leaves' }
	},

	keys: {
		title: { ja: 'キーボード操作', en: 'Keyboard' },
		single: { ja: '1文字のキーを使う', en: 'Use single-letter keys' },
		key: { ja: 'キー', en: 'Key' },
		does: { ja: '動作', en: 'What it does' },
		or: { ja: 'または', en: 'or' },
		arrows: { ja: '盤面の中では矢印キーでカードを移動', en: 'On the board, arrow keys move between cards' }
	},

	text: {
		save: { ja: '保存', en: 'Save' },
		cancel: { ja: 'やめる', en: 'Cancel' }
	},

	scenarios: {
		title: { ja: 'シナリオを選ぶ', en: 'Choose a scenario' },
		search: { ja: '題名・説明で探す', en: 'Search titles and descriptions' },
		system: { ja: 'ルール', en: 'Rules' },
		none: { ja: '当てはまるシナリオはありません。', en: 'No scenario matches.' },
		steps: { ja: '{n}手', en: '{n} moves' },
		noted: { ja: '解説{n}', en: '{n} notes' },
		now: { ja: '開いています', en: 'open now' }
	},

	open: {
		title: { ja: 'シナリオを開く・保存する', en: 'Open or save a scenario' },
		about: {
			ja: 'テキスト記法・JSON・共有リンクのどれでも開けます。読み込むのはデータだけです。',
			en: 'Text notation, JSON or a shared link: all three open here. Only data is read.'
		},
		text: { ja: 'シナリオの本文', en: 'Scenario text' },
		file: { ja: 'ファイルを選ぶ', en: 'Choose a file' },
		go: { ja: '開く', en: 'Open' },
		current: { ja: 'いまのシナリオを書き出す', en: 'Write down the current scenario' },
		asText: { ja: 'テキスト記法', en: 'Text notation' },
		asJson: { ja: 'JSON', en: 'JSON' },
		forSeat: {
			ja: '{seat}に見えることだけを書き出します。見ていないカードは配り直します。すべてを書き出すには、ジャッジの視点にしてください。',
			en: 'Only what {seat} may see is written: cards never seen are dealt anew. Look as the judge to write all of it.'
		},
		unwritable: {
			ja: 'この手順からは、{seat}に見えることだけを書き出せません。ジャッジの視点なら、すべてを書き出せます。',
			en: 'Of this line nothing can be written that tells only what {seat} may see. Looking as the judge, all of it can.'
		},
		download: { ja: 'ファイルに保存', en: 'Save as a file' },
		problems: { ja: '直すところ', en: 'What to correct' },
		kept: {
			ja: '問題のない部分を開いています。最後に正しかった手順で止まっています。',
			en: 'The valid part is open, at the last good step.'
		},
		nothing: {
			ja: '開けるところがありませんでした。前の画面はそのまま使えます。',
			en: 'Nothing of it can be opened. The page stays as it was.'
		},
		line: { ja: '{line}行{column}文字目', en: 'line {line}, column {column}' },
		lineOnly: { ja: '{line}行目', en: 'line {line}' },
		badLink: { ja: 'リンクを開けませんでした', en: 'The link cannot be opened' },
		partLink: { ja: 'リンクは開きましたが、問題があります', en: 'The link is open, but something is wrong' },
		badScenario: { ja: 'シナリオを開けませんでした', en: 'The scenario cannot be opened' },
		badRulings: { ja: 'この裁定では開けませんでした', en: 'It cannot be opened under these rulings' },
		badGame: { ja: '対戦を始められませんでした', en: 'The game cannot be started' },
		unreadable: { ja: 'ファイルを読めませんでした。', en: 'The file could not be read.' }
	},

	share: {
		title: { ja: 'この場面へのリンク', en: 'A link to exactly this' },
		about: {
			ja: 'シナリオ・変化手順・解説・いまの手順・見る人が、すべてこのリンクに入っています。サーバーには何も送りません。',
			en: 'Scenario, variations, notes, the step and the view are all inside this link. Nothing is sent to a server.'
		},
		whose: { ja: 'リンクに載せるもの', en: 'What the link carries' },
		seatOnly: { ja: '{seat}に見えることだけ', en: 'What {seat} may see' },
		everything: { ja: 'ジャッジに見えるすべて', en: 'Everything, as a judge sees it' },
		anew: {
			ja: 'いまの手までが入ります。{seat}が一度も見ていないカードは配り直すので、どこにあるかはわかりません。先の手・変化手順・解説は入りません。サーバーには何も送りません。',
			en: 'The line up to this step. Cards that {seat} has never seen are dealt anew, so that nobody can tell where they are. Later moves, variations and notes stay out. Nothing is sent to a server.'
		},
		linking: { ja: 'リンクを作っています…', en: 'Making the link…' },
		making: { ja: 'カードを配り直しています…', en: 'Dealing the cards anew…' },
		instead: {
			ja: '「ジャッジに見えるすべて」のリンクなら作れます。',
			en: 'A link with everything, as a judge sees it, can be made.'
		},
		hidden: {
			ja: 'このリンクには、いまの視点からは見えないカードも入っています。対戦相手に渡すと、手の内も伝わります。',
			en: 'The link also carries the cards that this view hides: whoever opens it can look at them.'
		},
		link: { ja: 'リンク', en: 'Link' },
		copy: { ja: 'コピー', en: 'Copy' },
		copied: { ja: 'コピーしました。', en: 'Copied.' },
		notCopied: {
			ja: 'コピーできませんでした。選んでコピーしてください。',
			en: 'Copying failed: select it and copy.'
		},
		length: { ja: '{n}文字', en: '{n} characters' },
		withNotes: { ja: '解説を含める', en: 'Include the notes' },
		short: {
			ja: '収録シナリオそのままなので、名前だけの短いリンクでも開けます。',
			en: 'This is a scenario as shipped, so a short link with its name opens it too.'
		},
		copyShort: { ja: '短いリンクをコピー', en: 'Copy the short link' }
	},

	inspector: {
		apart: { ja: '別ウィンドウで開く', en: 'Open in a window' },
		blocked: {
			ja: 'ブラウザがウィンドウを開かせませんでした。',
			en: 'The browser did not allow the window.'
		},
		close: { ja: 'インスペクタを閉じる', en: 'Close the inspector' },
		frame: { ja: '動いているチャートのインスペクタ', en: 'Inspector of the running charts' }
	}
} as const satisfies Messages;
