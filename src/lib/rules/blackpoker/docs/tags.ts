// What the filters of the reference are called.
import type { L10n } from '../../core/text';
import { l10n } from '../../core/text';
import { FORMAT_NAMES, FRAME_NAMES, TYPES } from './printed';

export const SUIT_TAGS: Readonly<Record<string, string>> = {
	'♠': 'spade',
	'♡': 'heart',
	'♢': 'diamond',
	'♣': 'club'
};

const named = (group: string, names: Readonly<Record<string, L10n>>): Record<string, L10n> =>
	Object.fromEntries(Object.entries(names).map(([id, name]) => [`${group}:${id}`, name]));

export const TAG_NAMES: Readonly<Record<string, L10n>> = {
	kind: l10n('種類', 'kind'),
	'kind:action': l10n('アクション', 'action'),
	'kind:character': l10n('キャラクター', 'character'),
	'kind:fog': l10n('フォグ', 'fog'),
	'kind:trump': l10n('切札', 'trump'),
	'kind:cost': l10n('コスト', 'cost'),
	'kind:zone': l10n('領域', 'zone'),
	'kind:format': l10n('フォーマット', 'format'),
	'kind:frame': l10n('フレーム', 'frame'),
	'kind:term': l10n('用語', 'term'),
	format: l10n('フォーマット', 'format'),
	...named('format', FORMAT_NAMES),
	frame: l10n('フレーム', 'frame'),
	...named('frame', FRAME_NAMES),
	type: l10n('タイプ', 'type'),
	...Object.fromEntries(
		Object.entries(TYPES).map(([ja, en]) => [`type:${en.replaceAll(' ', '-')}`, l10n(ja, en)])
	),
	trigger: l10n('トリガー', 'trigger'),
	'trigger:direct': l10n('直接', 'direct'),
	'trigger:triggered': l10n('誘発', 'triggered'),
	speed: l10n('スピード', 'speed'),
	'speed:immediate': l10n('即時', 'immediate'),
	'speed:normal': l10n('通常', 'normal'),
	timing: l10n('タイミング', 'timing'),
	'timing:main': l10n('メイン', 'main'),
	'timing:quick': l10n('クイック', 'quick'),
	suit: l10n('スート', 'suit'),
	'suit:spade': l10n('♠ スペード', '♠ spades'),
	'suit:heart': l10n('♡ ハート', '♡ hearts'),
	'suit:diamond': l10n('♢ ダイヤ', '♢ diamonds'),
	'suit:club': l10n('♣ クラブ', '♣ clubs'),
	text: l10n('本文', 'text'),
	'text:differs': l10n('本文によって違う', 'differs between the texts')
};
