// What the shell around every page says. Each area keeps a `messages.ts` of its own beside its components;
// messages.test.ts reads them all and fails when one language is missing or has other slots than the other.
import type { L10n } from '../rules/core/text';

/** A set of texts by name: `export const messages = { … } as const satisfies Messages`. Groups may nest. */
export interface Messages {
	readonly [key: string]: L10n | Messages;
}

export const messages = {
	skip: { ja: '本文へ移動', en: 'Skip to content' },
	nav: { ja: 'ページ', en: 'Pages' },
	home: { ja: 'ホーム', en: 'Home' },
	debug: { ja: '検証', en: 'Debugger' },
	rules: { ja: 'ルール', en: 'Rules' },
	read: { ja: '読み解き', en: 'Read texts' },
	language: { ja: '言語', en: 'Language' },
	theme: { ja: '配色: {now}（押すと{next}）', en: 'Colours: {now} (press for {next})' },
	themes: {
		system: { ja: '端末に合わせる', en: 'as the device' },
		light: { ja: '明るい', en: 'light' },
		dark: { ja: '暗い', en: 'dark' }
	},
	footer: {
		ja: '通信なし・登録なし。見ているものはすべてこのブラウザの中にあります。',
		en: 'No network, no account: everything you see stays in this browser.'
	},
	unofficial: {
		ja: '各ゲームの公式ツールではありません。ルールの文は Kuroko の言葉で書き直したものです。',
		en: 'Not an official tool of any of these games. Rule texts are in our own words.'
	}
} as const satisfies Messages;
