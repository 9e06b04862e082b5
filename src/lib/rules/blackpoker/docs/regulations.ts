// The four formats and the five frames as entries of the reference: what is allowed, and the set-up step by step.
import type { CatalogEntry } from '../../core/contract';
import { l10n, same, type L10n } from '../../core/text';
import type { ActionId } from './ids';
import { ACTION_NAMES } from './names';
import {
	FORMAT_NAMES,
	formatsFrom,
	FRAME_FORMATS,
	FRAME_NAMES,
	type FormatId,
	type FrameId,
	type Printed
} from './printed';
import { PRINTED_FORMAT } from './printed-format';

const names = (all: readonly L10n[]): L10n =>
	l10n(all.map((n) => n.ja).join('、'), all.map((n) => n.en).join(', '));
const attribute = (ja: string, en: string, value: L10n) => ({ label: l10n(ja, en), value });

/** The actions of the formats, by the first format that has them. */
const FORMAT_ACTIONS = Object.entries(PRINTED_FORMAT) as [ActionId, Printed][];
const format = (id: FormatId, summary: L10n, characters: L10n, cites: string[]): CatalogEntry => {
	const frames = (Object.keys(FRAME_FORMATS) as FrameId[]).filter((f) => FRAME_FORMATS[f].includes(id));
	const number = FORMAT_ACTIONS.filter(([, print]) => formatsFrom(print.format).includes(id)).length;
	const added = FORMAT_ACTIONS.filter(([, print]) => print.format === id).map(
		([action]) => ACTION_NAMES[action]
	);
	return {
		id,
		kind: 'format',
		name: FORMAT_NAMES[id],
		summary,
		attributes: [
			attribute('アクションの数', 'number of actions', same(`${number}`)),
			attribute('加わるアクション', 'actions added', names(added)),
			attribute('キャラクター', 'characters', characters),
			attribute('組めるフレーム', 'frames it goes with', names(frames.map((f) => FRAME_NAMES[f])))
		],
		tags: ['kind:format', `format:${id}`, ...frames.map((f) => `frame:${f}`)],
		cites: ['2', '7', ...cites],
		rulings: []
	};
};
const BASIC = l10n(
	'一般兵、英雄、エース、装備兵、防壁',
	'common soldier, hero, ace, equipped soldier, bulwark'
);
const WITH_MAGICIAN = l10n(`${BASIC.ja}、魔術士`, `${BASIC.en}, magician`);

export const FORMAT_TEXTS: Readonly<Record<FormatId, CatalogEntry>> = {
	lite: format(
		'lite',
		l10n(
			'基本の動きと召喚、いくつかの魔法だけの、いちばん易しい形。',
			'The easiest form: the basic actions, summons and a handful of magic.'
		),
		BASIC,
		[]
	),
	standard: format(
		'standard',
		l10n('魔術士が加わり、Jokerが使えるようになる。', 'Adds the magician, so that Jokers come into play.'),
		WITH_MAGICIAN,
		['character:magician']
	),
	pro: format(
		'pro',
		l10n(
			'2枚で使う速攻魔法と、相手のターンの召喚が加わる。',
			"Adds two-card quick magic and summoning in the opponent's turn."
		),
		WITH_MAGICIAN,
		[]
	),
	master: format(
		'master',
		l10n('フォーマットのアクションをすべて使う。', 'All the actions of the formats.'),
		WITH_MAGICIAN,
		['fog:fog-force']
	)
};

const shuffle = l10n('シャッフルする。', 'Shuffle.');
const pack = l10n('上から14枚を伏せてパックにする。', 'The top fourteen cards, face down, are the pack.');
const life = l10n('残りをライフにする。', 'The rest is your life.');
const seven = l10n('7枚引く。', 'Draw seven cards.');
const four = l10n('4枚引き、手札を7枚にする。', 'Draw four, for a hand of seven.');
const preset = l10n('プリセットを行う。', 'Preset.');
const first = l10n('先攻を決める。', 'Decide who goes first.');
const start = l10n('先攻が1枚引いて始める。', 'The first player draws one and begins.');
const rare = l10n('レアカードを1枚選んで伏せる。', 'Choose one rare card and lay it face down.');
const opening = l10n('最初の手札を3枚選ぶ。', 'Choose three cards for the opening hand.');

const BASE_ZONES = l10n('ライフ、墓地、場、手札、フォグ', 'life, graveyard, field, hand, fog');
const zonesWith = (ja: string, en: string) => l10n(`${BASE_ZONES.ja}、${ja}`, `${BASE_ZONES.en}, ${en}`);

const frame = (
	id: FrameId,
	summary: L10n,
	deck: L10n,
	zones: L10n,
	extra: L10n,
	lifeAtStart: L10n,
	steps: readonly L10n[],
	cites: string[],
	rulings: string[] = []
): CatalogEntry => ({
	id,
	kind: 'frame',
	name: FRAME_NAMES[id],
	summary,
	attributes: [
		attribute('デッキ', 'deck', deck),
		attribute('領域', 'zones', zones),
		attribute('追加アクション', 'extra actions', extra),
		attribute('開始時のライフ', 'life at the start', lifeAtStart),
		attribute(
			'組めるフォーマット',
			'formats it goes with',
			names(FRAME_FORMATS[id].map((f) => FORMAT_NAMES[f]))
		)
	],
	tags: ['kind:frame', `frame:${id}`, ...FRAME_FORMATS[id].map((f) => `format:${f}`)],
	steps,
	cites: ['2', '8.3', ...cites, '3.10.1', '3.10.2', '3.10.3'],
	rulings: ['AMB-13', ...rulings]
});
const FORTY = l10n('40枚以上(54枚まで)', '40 cards or more (up to 54)');

export const FRAME_TEXTS: Readonly<Record<FrameId, CatalogEntry>> = {
	entry20: frame(
		'entry20',
		l10n('決められた20枚で、すぐに遊べる。', 'Twenty fixed cards, ready to play.'),
		l10n(
			'20枚固定:♠A 2 3 4 5、♡A 8 9 10 J、♢A 3 7 10 Q、♣A 5 6 10 K',
			'exactly ♠A 2 3 4 5, ♡A 8 9 10 J, ♢A 3 7 10 Q, ♣A 5 6 10 K'
		),
		BASE_ZONES,
		l10n('なし', 'none'),
		l10n(
			'先攻9枚、後攻10枚(先攻決定が1枚ずつの場合)',
			'9 for the first player, 10 for the second (with one card each to decide)'
		),
		[shuffle, l10n('デッキをライフにする。', 'The deck becomes your life.'), seven, preset, first, start],
		['8.3.1.1'],
		['AMB-85']
	),
	pack: frame(
		'pack',
		l10n(
			'14枚のパックを持ち、1度だけ1枚を選び取れる。',
			'Comes with a pack of fourteen, from which one card may be picked once.'
		),
		FORTY,
		zonesWith('パック', 'pack'),
		l10n('パック操作(パック開封)', 'pack operation (Open pack)'),
		l10n('54枚なら先攻29枚、後攻30枚', 'with 54 cards 29 and 30'),
		[shuffle, pack, life, seven, preset, first, start],
		['8.3.1.2'],
		['AMB-72']
	),
	'rare-pack': frame(
		'rare-pack',
		l10n(
			'パックに加え、選んだ1枚をレアカードとして伏せておく。',
			'Adds a rare card of your choice to the pack.'
		),
		FORTY,
		zonesWith('パック、レアカード', 'pack, rare card'),
		l10n('パック操作、レアカード操作', 'pack and rare card operations'),
		l10n('54枚なら先攻28枚、後攻29枚', 'with 54 cards 28 and 29'),
		[rare, shuffle, pack, life, seven, preset, first, start],
		['8.3.1.3'],
		['AMB-71', 'AMB-72']
	),
	strategy: frame(
		'strategy',
		l10n('最初の手札のうち3枚を自分で選ぶ。', 'You choose three cards of your opening hand.'),
		FORTY,
		zonesWith('パック、レアカード', 'pack, rare card'),
		l10n('パック操作、レアカード操作', 'pack and rare card operations'),
		l10n('54枚なら先攻28枚、後攻29枚', 'with 54 cards 28 and 29'),
		[opening, rare, shuffle, pack, life, four, preset, first, start],
		['8.3.1.4'],
		['AMB-71', 'AMB-72']
	),
	extra: frame(
		'extra',
		l10n('切札2枚を選び、8つの領域をすべて使う。', 'You choose two trumps and play with all eight zones.'),
		FORTY,
		zonesWith('パック、レアカード、切札', 'pack, rare card, trump'),
		l10n(
			'パック・レアカード・切札の操作と、切札のアクション(53)',
			'pack, rare card and trump operations and the actions of the trumps (53)'
		),
		l10n('54枚なら先攻26枚、後攻27枚', 'with 54 cards 26 and 27'),
		[
			l10n('切札を2枚選び、伏せて置く。', 'Choose two trumps and lay them face down.'),
			opening,
			rare,
			l10n(
				'残りをシャッフルし、上から14枚を伏せてパックにする。',
				'Shuffle the rest; the top fourteen, face down, are the pack.'
			),
			life,
			four,
			l10n(
				'ライフの一番上を防壁として、次の1枚を兵士の場所に伏せて置く。',
				"The top card of your life becomes a bulwark; the next lies face down in the soldier's place."
			),
			l10n('互いに用意ができたら、先攻を決める。', 'When both are ready, decide who goes first.'),
			l10n(
				'先攻は伏せた兵士を表にし、切札を1枚表にする。',
				'The first player turns the preset soldier and one trump face up.'
			),
			l10n('後攻も同じように表にする。', 'The second player does the same.'),
			start
		],
		['8.3.1.5'],
		['AMB-71', 'AMB-72', 'AMB-79']
	)
};
