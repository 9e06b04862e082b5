import type { Messages } from '../../i18n/messages';

export const messages = {
	title: { ja: 'インスペクタ', en: 'Inspector' },
	about: {
		ja: '動いているチャートを、メッセージのまま見るページです（@xstate/inspect の受信側）。',
		en: 'The running charts, message by message (the receiving end of @xstate/inspect).'
	},
	alone: {
		ja: 'このページは検証画面の「インスペクタ」から開くと、動いているチャートを映します。',
		en: 'Open this page with “Inspector” in the debugger: it then shows the charts that run there.'
	},
	waiting: {
		ja: '検証画面からの最初のメッセージを待っています…',
		en: 'Waiting for the debugger’s first message…'
	},
	toDebugger: { ja: '検証画面へ', en: 'To the debugger' },
	charts: { ja: 'チャート', en: 'Charts' },
	events: { ja: 'メッセージ', en: 'Messages' },
	snapshot: { ja: 'スナップショット', en: 'Snapshot' },
	depth: { ja: '呼び出し {n}', en: 'call {n}' },
	beside: { ja: '並行', en: 'beside' },
	ended: { ja: '終了', en: 'ended' },
	calledBy: { ja: '{chart} から', en: 'from {chart}' },
	send: { ja: '{event} を送る', en: 'Send {event}' },
	kinds: {
		register: { ja: '開始', en: 'begins' },
		event: { ja: 'イベント', en: 'event' },
		state: { ja: '状態', en: 'state' },
		stop: { ja: '終了', en: 'ends' }
	},
	which: { ja: '{n} 番のメッセージ時点の {chart}', en: '{chart} as of message {n}' },
	live: { ja: '最新を追う', en: 'Follow the latest' },
	nothing: {
		ja: 'メッセージを選ぶと、その時点の状態が出ます。',
		en: 'Choose a message to see the state of its moment.'
	},
	clear: { ja: '消す', en: 'Clear' },
	copy: { ja: 'コピー', en: 'Copy' },
	copied: { ja: 'コピーしました', en: 'Copied' }
} as const satisfies Messages;
