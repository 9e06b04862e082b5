// Every way a move can be refused: code, sentence with slots, rules. A check answers with because(code, slots).
import type { Reason } from '../core/contract';
import type { L10n, Slots } from '../core/text';
import { l10n } from '../core/text';

const reason = (ja: string, en: string, ...cites: string[]): { text: L10n; cites: readonly string[] } => ({
	text: l10n(ja, en),
	cites
});

export const REASONS = {
	game_over: reason('対戦はもう決着している。', 'The game is over.', '5.5'),
	rules_at_work: reason(
		'いまは処理の途中で、誰もチャンスを持っていない。',
		'The rules are at work: nobody holds the chance.',
		'9.4[13]'
	),
	not_your_chance: reason(
		'チャンスを持っているのは{holder}。リクエストできるのはチャンスを持つプレイヤーだけ。',
		'{holder} holds the chance; only the holder may request.',
		'9.4[3]'
	),
	answer_first: reason(
		'先に「{asked}」に答えなければならない({seat})。',
		'{seat} must answer "{asked}" first.',
		'5.4'
	),
	unknown_action: reason(
		'「{action}」というアクションはない。',
		'There is no action called "{action}".',
		'2'
	),
	triggered_by_itself: reason(
		'{action}は誘発アクションなので、手では起こせない。条件を満たすと自動で起こる。',
		'{action} is triggered: it cannot be requested by hand, it happens by itself.',
		'5.3'
	),
	not_in_format: reason(
		'{action}は{format}フォーマットにはない。',
		'{action} is not part of the {format} format.',
		'2'
	),
	not_in_frame: reason('{action}は{frame}フレームにはない。', 'The {frame} frame has no {action}.', '8.3'),
	not_your_turn: reason(
		'タイミングがメインのアクションは自分のターンにしか起こせない(いまは{turn}のターン)。',
		"A main-timed action needs your own turn; it is {turn}'s.",
		'5.3',
		'9.4[5]'
	),
	stage_not_empty: reason(
		'タイミングがメインのアクションはステージが空のときだけ起こせる(いま{n}件ある)。',
		'A main-timed action needs an empty stage; {n} request(s) are on it.',
		'5.3',
		'9.4[5]'
	),
	your_own_turn: reason(
		'相手のターンにしか起こせない。',
		'Only while you do not hold the turn.',
		'action:quick-summon'
	),
	used_this_turn: reason(
		'1ターンに1回まで。このターンはもう起こした。',
		'Once per turn, and you have requested it this turn.',
		'AMB-26'
	),
	giant_must_attack: reason(
		'{unit}は攻撃できるなら攻撃しなければならない。先にアタックを起こすこと。',
		'{unit} has to attack if it can: request Attack before End.',
		'character:giant',
		'AMB-53'
	),
	pack_already_opened: reason('パックはもう開封してある。', 'Your pack is open already.', 'action:open-pack'),
	no_pack: reason('パックがない。', 'You have no pack.', 'action:open-pack'),
	life_above: reason(
		'ライフが{max}枚以下でなければならない(いま{n}枚)。',
		'Your life must be {max} or less; it is {n}.',
		'AMB-71'
	),
	trump_not_open: reason(
		'表向きの切札「{trump}」({card})が必要。',
		'It needs your trump {trump} ({card}) face up.',
		'6.3'
	),
	no_such_trump: reason(
		'「{trump}」という名前の切札は存在しない。',
		'There is no trump of the name {trump}.',
		'AMB-04'
	),
	no_rare_card: reason('レアカードがない。', 'You have no rare card in its zone.', 'action:rare-draw'),

	cost_bulwarks: reason(
		'コストB: チャージ状態の自分の防壁が{need}つ必要(いま{have}つ)。',
		'Cost B: {need} charged bulwark(s) of your own needed, you have {have}.',
		'5.2'
	),
	cost_life: reason(
		'コストL: ライフが{need}枚以上必要(いま{have}枚)。',
		'Cost L: at least {need} life needed, you have {have}.',
		'5.2',
		'AMB-21'
	),
	cost_discard: reason(
		'コストD: キーカードのほかに捨てる手札が{need}枚必要(いま{have}枚)。',
		'Cost D: {need} card(s) to discard besides the key cards needed, you have {have}.',
		'5.2'
	),
	cost_sacrifice: reason(
		'コストS: 自分のキャラクターが{need}体必要(いま{have}体)。',
		'Cost S: {need} character(s) of your own needed, you have {have}.',
		'5.2',
		'AMB-22'
	),
	cost_unit_driven: reason(
		'コスト{cost}: {unit}はドライブ状態なので、ドライブできない。',
		'Cost {cost}: {unit} is driven already.',
		'5.2',
		'AMB-09'
	),
	wrong_number: reason(
		'「{field}」は{need}選ぶ({have}選ばれている)。',
		'"{field}" takes {need}, {have} picked.',
		'5.3'
	),
	picked_twice: reason('{card}が二度選ばれている。', '{card} is picked twice.', '5.3'),
	no_key_cards: reason('キーカードが足りない: {need}(手札)。', 'Key cards missing: {need} from hand.', '5.3'),
	key_not_in_hand: reason('{card}は{seat}の手札にない。', "{card} is not in {seat}'s hand.", '5.3'),
	key_not_rare: reason('{card}は{seat}のレアカードではない。', "{card} is not {seat}'s rare card.", '5.3'),
	key_does_not_fit: reason(
		'{card}はキーカードにならない: {need}。',
		'{card} cannot be the key card: {need}.',
		'5.3'
	),
	keys_same_suit: reason(
		'キーカードはすべて同じスートでなければならない。',
		'All key cards must share one suit.',
		'5.3'
	),
	keys_same_number: reason(
		'2枚のキーカードは同じ数字でなければならない。',
		'The key cards must have the same number.',
		'5.3',
		'AMB-68'
	),
	no_key_unit: reason(
		'{key}がいない: {need}が必要。',
		'There is no {key}: it takes {need}.',
		'5.3',
		'AMB-09'
	),
	unit_not_right: reason('{unit}は{need}ではない。', '{unit} is not {need}.', '5.3'),
	unit_fresh: reason(
		'{unit}はこのターンに場に出たばかり。',
		'{unit} came onto the field this turn.',
		'AMB-78'
	),
	discard_is_key: reason(
		'{card}はキーカードなので、捨てられない。',
		'{card} is a key card and cannot be discarded.',
		'5.2'
	),
	not_in_hand: reason('{card}は手札にない。', '{card} is not in hand.', '5.2'),
	not_your_charged_bulwark: reason(
		'{unit}はチャージ状態の自分の防壁ではない。',
		'{unit} is not a charged bulwark of yours.',
		'5.2'
	),
	not_your_character: reason(
		'{unit}は自分のキャラクターではない。',
		'{unit} is not a character of yours.',
		'5.2'
	),
	no_such_piece: reason('「{id}」はこの場面にない。', 'There is no "{id}" here.', '5.3'),
	card_unseen: reason(
		'プレイヤー{owner}の{card}は、プレイヤー{seat}に見えるところにはない。裏向きの防壁は「{owner}.b1」のように場所で選ぶ。',
		"{seat} sees no {card} of {owner}'s. A face-down bulwark is picked by its place, such as {owner}.b1.",
		'6.1',
		'character:bulwark'
	),

	no_legal_target: reason('対象にできる{need}がない。', 'There is no legal target: {need}.', '5.3.1.1'),
	target_wrong_kind: reason(
		'{target}は対象にできない: {need}。',
		'{target} cannot be aimed at: {need}.',
		'5.3'
	),
	target_untargetable: reason(
		'{target}はアクションの対象にならない。',
		'{target} cannot be the target of any action.',
		'character:demon-king',
		'character:giant'
	),
	target_not_counterable: reason(
		'{target}はカウンターの対象にならないと書かれている。',
		'{target} says that Counter cannot aim at it.',
		'action:counter',
		'AMB-37'
	),
	target_no_key_cards: reason('{target}にはキーカードがない。', '{target} has no key card.', 'AMB-36'),
	target_too_many_keys: reason(
		'{target}のキーカードは{n}枚。1枚か2枚のリクエストだけが対象になる。',
		'{target} has {n} key cards; only one or two can be aimed at.',
		'action:counter'
	),
	target_other_suit: reason(
		'{target}のスートはキーカード{card}と違う。',
		'{target} does not have the suit of the key card {card}.',
		'action:equip'
	),
	target_no_suit: reason('{target}にはスートがない。', '{target} has no suit.', 'action:equip', '3.4'),
	target_not_equippable: reason(
		'{target}は装備の対象にならない。',
		'{target} cannot be equipped.',
		'action:equip'
	),
	target_has_no_target: reason('{target}には対象がない。', '{target} has no target.', 'action:change-target'),
	target_not_action: reason('{target}は{action}ではない。', '{target} is not {action}.', '5.3'),
	target_itself: reason(
		'リクエストは自分自身を対象にできない。',
		'A request can never aim at itself.',
		'5.3.1.2'
	),
	target_already: reason(
		'いまの対象と同じ。別の対象を選ぶ。',
		'That is its target already; choose another.',
		'AMB-31'
	),
	target_lacks_card: reason(
		'{target}には♢2〜10が含まれていない。',
		'{target} contains no ♢2–10.',
		'action:repair'
	),

	attacker_driven: reason(
		'{unit}はドライブ状態なので攻撃できない。',
		'{unit} is driven and cannot attack.',
		'action:attack',
		'AMB-49'
	),
	attacker_fresh: reason(
		'{unit}はこのターンに場に出たので攻撃できない(速攻がない)。',
		'{unit} came onto the field this turn and has no 速攻 (haste).',
		'action:attack',
		'AMB-48'
	),
	attacker_bulwark: reason('防壁は攻撃できない。', 'A bulwark cannot attack.', 'action:attack'),
	attacker_must: reason(
		'{unit}は攻撃に参加しなければならない。',
		'{unit} has to be among the attackers.',
		'character:giant',
		'AMB-53'
	),
	blocker_driven: reason(
		'{unit}はドライブ状態なのでブロックできない。',
		'{unit} is driven and cannot block.',
		'action:block'
	),
	blocker_taken: reason(
		'{unit}はもう別のアタッカーをブロックしている。',
		'{unit} blocks another attacker already.',
		'action:block',
		'AMB-43'
	),
	blockers_mixed: reason(
		'1体のアタッカーをブロックできるのは、防壁1つか、兵士だけ(何体でも)。',
		'One attacker is blocked by a single bulwark, or by soldiers only.',
		'action:block',
		'AMB-44'
	),
	total_too_high: reason(
		'数字の合計は{max}以下でなければならない(いま{n})。',
		'The numbers may total {max} at most; they total {n}.',
		'AMB-63'
	),
	unknown_field: reason(
		'「{field}」という選択はここにはない。',
		'There is nothing called "{field}" to pick here.',
		'5.3'
	),
	no_such_seat: reason('「{seat}」というプレイヤーはいない。', 'There is no player {seat}.', '3.4'),
	not_offered: reason('「{id}」は選択肢にない。', '"{id}" is not among the choices.', '5.4')
} as const satisfies Record<string, { text: L10n; cites: readonly string[] }>;

export type ReasonCode = keyof typeof REASONS;

/** A reason as a value: its sentence, what fills it, the rules it rests on. */
export const because = (code: ReasonCode, slots?: Slots, ruling?: string): Reason => ({
	code,
	...REASONS[code],
	...(slots && { slots }),
	...(ruling && { ruling })
});
