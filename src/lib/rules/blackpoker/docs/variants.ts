// Where the three texts labelled 8.2 print something different, with every reading (AMB-01).
import type { TextVariant } from '../../core/contract';
import type { L10n } from '../../core/text';
import { l10n } from '../../core/text';
import type { ActionId, RulingId, TrumpId } from './ids';

const SEED = l10n('資料版', 'seed');
const PATCH = l10n('修正版', 'patch');
const LATER = l10n('公開版・修正版', 'release, patch');
const BEFORE = l10n('資料版・公開版', 'seed, release');

/** One field in two readings: what the first texts print, and what the others do. */
const differs = (
	ruling: RulingId,
	field: L10n,
	...readings: readonly [profile: L10n, value: L10n][]
): TextVariant[] => readings.map(([profile, value]) => ({ profile, field, value, ruling }));

const speed = l10n('スピード', 'speed');
const type = l10n('タイプ', 'type');
const condition = l10n('起動条件', 'start condition');
const effect = l10n('効果', 'effect');
const cost = l10n('コスト', 'cost');
const none = l10n('なし', 'none');

const unitAction = differs(
	'AMB-09',
	l10n('コストと呼び名', 'cost and name'),
	[SEED, l10n('K。ユニットをキーカードと呼ぶ', 'K; the unit is called a key card')],
	[
		LATER,
		l10n(
			'C。ユニットをキーユニットと呼び、キーカードとは別に扱う',
			'C; the unit is called a key unit and is no key card'
		)
	]
);
const knight = differs(
	'AMB-02',
	effect,
	[SEED, l10n('最後の手順に♠Jと印刷。誤記とみて♣Jと読む', 'the last step prints ♠J; read as ♣J, a slip')],
	[LATER, l10n('♣J', '♣J')]
);

export const ACTION_VARIANTS: Partial<Readonly<Record<ActionId, readonly TextVariant[]>>> = {
	'cease-fire': differs('AMB-06', speed, [SEED, l10n('通常', 'normal')], [LATER, l10n('即時', 'immediate')]),
	pursuit: differs(
		'AMB-07',
		type,
		[SEED, l10n('速攻魔法', 'quick magic')],
		[LATER, l10n('通常魔法', 'magic')]
	),
	illusion: differs(
		'AMB-08',
		cost,
		[SEED, l10n('Kと印刷。誤記とみて、なしと読む', 'prints K; read as none, a slip')],
		[LATER, none]
	),
	offset: differs(
		'AMB-03',
		condition,
		[
			SEED,
			l10n(
				'切札「防壁追加」と印刷。誤記とみて「相殺」と読む',
				'prints the trump Extra bulwark; read as Offset, a slip'
			)
		],
		[LATER, l10n('切札「相殺」', 'the trump Offset')]
	),
	'hand-refill': differs(
		'AMB-04',
		condition,
		[
			SEED,
			l10n(
				'♣8も「手札補充」の名で印刷。誤記とみて♣7だけと読む',
				'♣8 is printed under this name too; read as ♣7 alone, a slip'
			)
		],
		[LATER, l10n('♣7だけ', '♣7 alone')]
	),
	reset: differs(
		'AMB-04',
		condition,
		[
			SEED,
			l10n(
				'「リセット」という名の切札がない。誤記とみて♣8と読む',
				'no trump carries the name Reset; read as ♣8, a slip'
			)
		],
		[LATER, l10n('♣8「リセット」', '♣8 Reset')]
	),
	exhaustion: differs(
		'AMB-05',
		l10n('条件の見出し', 'heading of the condition'),
		[BEFORE, l10n('起動条件と印刷。誘発条件と読む', 'prints start condition; read as trigger condition')],
		[PATCH, l10n('誘発条件', 'trigger condition')]
	),
	search: differs(
		'AMB-10',
		l10n('アクション全体', 'the whole action'),
		[SEED, l10n('載っていない。公開版から補う', 'not printed; restored from the release')],
		[LATER, l10n('載っている', 'printed')]
	),
	truce: differs(
		'AMB-55',
		l10n('キーカードについての一文', 'the clause on key cards'),
		[BEFORE, l10n('ある', 'printed')],
		[PATCH, l10n('ない。働きは同じ', 'dropped; the play is the same')]
	),
	'rare-summon': differs(
		'AMB-71',
		condition,
		[BEFORE, none],
		[PATCH, l10n('自分のライフが9枚以下', 'your life is 9 or less')]
	),
	'summon-knight': knight,
	'quick-summon-knight': knight,
	slash: unitAction,
	'reanimator-reanimate': unitAction,
	rally: unitAction,
	'phantom-reverse': unitAction,
	'chariot-destroy-bulwark': unitAction,
	negotiate: unitAction,
	foresee: unitAction,
	switch: unitAction,
	sweep: unitAction
};

export const TRUMP_VARIANTS: Partial<Readonly<Record<TrumpId, readonly TextVariant[]>>> = {
	'c-8': differs(
		'AMB-04',
		l10n('名前', 'name'),
		[
			SEED,
			l10n('「手札補充」と印刷。誤記とみて「リセット」と読む', 'prints Hand refill; read as Reset, a slip')
		],
		[LATER, l10n('リセット', 'Reset')]
	)
};
