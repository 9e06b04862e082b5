// Everything that can be wrong with a set-up, as sentences.
import type { Problem } from '../../core/contract';
import type { L10n, Slots } from '../../core/text';
import { l10n } from '../../core/text';

const PROBLEMS = {
	not_an_object: l10n('オブジェクトでなければなりません。', 'This has to be an object.'),
	unknown_key: l10n('「{key}」という項目はありません。', 'There is no entry called "{key}".'),
	not_a_list: l10n('配列でなければなりません。', 'This has to be a list.'),
	not_a_player: l10n('「{value}」ではなく、A か B を書きます。', 'Write A or B instead of "{value}".'),
	not_a_card: l10n(
		'「{value}」というカードはありません。スートS H D CとA 2〜10 J Q K、JokerはX1・X2です。',
		'"{value}" is no card. Write suit S H D C and A 2–10 J Q K; Jokers are X1 and X2.'
	),
	not_a_flag: l10n(
		'「{value}」ではなく、true か false を書きます。',
		'Write true or false instead of "{value}".'
	),
	card_twice: l10n(
		'プレイヤー{seat}の{card}が二度使われています。もう{first}にあります。',
		"{seat}'s {card} is used twice; it is in {first} already."
	),
	card_not_in_deck: l10n(
		'{card}は{frame}のデッキに入っていません。',
		'{card} is not in the deck of {frame}.'
	),
	too_small: l10n(
		'「{value}」ではなく、{least}以上の整数を書きます。',
		'Write a whole number of {least} or more instead of "{value}".'
	),
	too_many: l10n(
		'プレイヤー{seat}のデッキの残りは{left}枚なので、{value}枚は置けません。',
		"{seat}'s deck has only {left} cards left, not {value}."
	),
	empty_unit: l10n('ユニットにはカードが1枚以上必要です。', 'A unit needs at least one card.'),
	bulwark_one: l10n('防壁は1枚のカードだけです。', 'A bulwark is a single card.'),
	unit_no_script: l10n(
		'{cards}を重ねたユニットはありません(同じスートか、決まった組だけです)。',
		'{cards} make no unit: one suit, or one of the fixed pairs.'
	),
	unknown_action: l10n('「{value}」というアクションはありません。', 'There is no action called "{value}".'),
	immediate_on_stage: l10n(
		'{action}は即時なので、ステージに置かれません。',
		'{action} is immediate and never lies on the stage.'
	),
	key_count: l10n(
		'{action}のキーカードは{need}枚です(いま{have}枚)。',
		'{action} takes {need} key card(s), not {have}.'
	),
	key_unfit: l10n(
		'{action}のキーカードになりません: {need}。',
		'These cannot be the key cards of {action}: {need}.'
	),
	unknown_fog: l10n('「{value}」というフォグはありません。', 'There is no fog called "{value}".'),
	takes_no_target: l10n('{action}は対象をとりません。', '{action} has no target.'),
	no_such_target: l10n('対象「{value}」は見つかりません。', 'The target "{value}" is not there.'),
	unknown_format: l10n('「{value}」というフォーマットはありません。', 'There is no format called "{value}".'),
	unknown_frame: l10n('「{value}」というフレームはありません。', 'There is no frame called "{value}".'),
	format_frame: l10n(
		'{format}では{frame}フレームを使えません。',
		'{format} is not played with the {frame} frame.'
	),
	unknown_profile: l10n(
		'「{value}」というテキストはありません。',
		'There is no text profile called "{value}".'
	),
	unknown_ruling: l10n('「{value}」という裁定はありません。', 'There is no ruling {value}.'),
	unknown_choice: l10n(
		'{ruling}に「{value}」という選択肢はありません。',
		'{ruling} has no choice "{value}".'
	),
	no_life: l10n('プレイヤー{seat}のライフが0枚では始められません。', '{seat} cannot start without life.'),
	rare_two: l10n('レアカードは1枚だけです。', 'There is only one rare card.'),
	trump_three: l10n('切札は2枚までです。', 'There are at most two trumps.'),
	locked_face_up: l10n(
		'表向きの切札に「locked」は書けません(このターン表にできない裏向きの切札の印)。',
		'A face-up trump cannot be "locked": that marks one that must stay face down this turn.'
	),
	not_once_a_turn: l10n(
		'{action}に1ターン1回の制限はないので、「used」に書けません。',
		'{action} is not limited to once a turn, so it cannot stand under "used".'
	),
	used_twice: l10n('{action}が二度書かれています。', '{action} is written twice.'),
	passes_two: l10n(
		'パスしているのは多くても1人です。両者がパスすれば、もう解決に入っています。',
		'At most one player has passed: with both, the top would be resolving already.'
	),
	zone_not_in_frame: l10n('{frame}フレームに{zone}はありません。', 'The {frame} frame has no {zone}.'),
	deal_alone: l10n(
		'「deal」(新しい対戦)と一緒に書けるのは seed だけです。',
		'Only "seed" may stand beside "deal" (a new game).'
	),
	deck_too_small: l10n(
		'{frame}フレームのデッキは{need}枚以上です(いま{have}枚)。',
		'A deck for {frame} has {need} cards or more, not {have}.'
	),
	deck_not_entry20: l10n(
		'エントリー20のデッキは決まった20枚だけです。足りないカード: {cards}。',
		'An Entry 20 deck is exactly its 20 cards; missing: {cards}.'
	),
	order_twice: l10n('{card}が二度書かれています。', '{card} is written twice.'),
	order_not_in_deck: l10n('{card}はこのデッキにありません。', '{card} is not in this deck.'),
	fog_cards: l10n(
		'フォグ「{value}」のカードの枚数が違います。',
		'The fog "{value}" has the wrong number of cards.'
	)
} as const satisfies Record<string, L10n>;
export type ProblemCode = keyof typeof PROBLEMS;

/** A problem at a JSON path of the scenario, e.g. `setup.A.hand[2]`. */
export const problem = (code: ProblemCode, path: string, slots?: Slots): Problem => ({
	code,
	text: PROBLEMS[code],
	...(slots && { slots }),
	cites: [],
	where: { path }
});
