// Words for what changed between two positions.
import type { Messages } from '../i18n/messages';

export const messages = {
	moved: { ja: '{card}: {from} → {to}', en: '{card}: {from} → {to}' },
	appeared: { ja: '{card} が{to}に現れた', en: '{card} appeared in {to}' },
	vanished: { ja: '{card} が{from}からなくなった', en: '{card} is gone from {from}' },
	joined: { ja: '{card} が {unit} に重なった', en: '{card} was stacked on {unit}' },
	left: { ja: '{card} が {unit} から離れた', en: '{card} was taken off {unit}' },
	faceDown: { ja: '{unit} が裏向きになった', en: '{unit} was turned face down' },
	faceUp: { ja: '{unit} が表向きになった', en: '{unit} was turned face up' },
	posture: { ja: '{unit}: {before} → {after}', en: '{unit}: {before} → {after}' },
	upright: { ja: '縦向き', en: 'upright' },
	sideways: { ja: '横向き', en: 'sideways' },
	reversed: { ja: '逆向き', en: 'reversed' },
	named: { ja: '{unit}: {before} → {after}', en: '{unit}: {before} → {after}' },
	nothing: { ja: '(なし)', en: '(none)' },
	number: { ja: '{of} {label}: {before} → {after}', en: '{of} {label}: {before} → {after}' },
	value: { ja: '値', en: 'value' },
	gained: { ja: '{of} に「{badge}」がついた', en: '{of} gained “{badge}”' },
	lost: { ja: '{of} から「{badge}」が外れた', en: '{of} lost “{badge}”' },
	handed: { ja: '「{badge}」: {from} → {to}', en: '“{badge}”: {from} → {to}' },
	count: { ja: '{zone}: {before} → {after}', en: '{zone}: {before} → {after}' },
	put: { ja: '{item} が{pending}に置かれた', en: '{item} was put on the {pending}' },
	gone: { ja: '{item} が{pending}を離れた', en: '{item} left the {pending}' },
	line: { ja: '{item} {label}: {before} → {after}', en: '{item}, {label}: {before} → {after}' },
	at: { ja: '{item}: いまは「{after}」', en: '{item}: now at “{after}”' },
	arrows: {
		target: { ja: '{from} が {to} を対象にした', en: '{from} targets {to}' },
		attack: { ja: '{from} が {to} へアタック', en: '{from} attacks {to}' },
		block: { ja: '{from} が {to} をブロック', en: '{from} blocks {to}' },
		mark: { ja: '{from} から {to} へ印がついた', en: '{from} is linked to {to}' }
	},
	tableWide: { ja: '全体', en: 'Table' }
} as const satisfies Messages;
