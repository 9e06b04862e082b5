// Every sentence of the log: what just happened, by which rule. The code is also the kind that breakpoints,
// triggers of the debugger and `log has …` listen to.
import type { Happening } from '../core/contract';
import { sentencesOf, type SlotArgs, type Template } from './sentences';
import type { RuleId } from './docs/rulebook';

const line = <J extends string, E extends string>(ja: J, en: E, ...cites: RuleId[]) =>
	({ ja, en, cites }) as const;

export const HAPPENINGS = {
	// set-up
	ring_chosen: line(
		'{seat}が山札から1枚を選び、裏向きに置いた：{cards}',
		'{seat} picks one card of the deck, face down: {cards}',
		'E01'
	),
	rings_revealed: line(
		'同時に公開してリングに置く：Aは{a}、Bは{b}。',
		'Both are revealed on the rings: {a} for A, {b} for B.',
		'E01'
	),
	deck_shuffled: line('{seat}の山札を切った。', '{seat}’s deck is shuffled.', 'E01'),
	deck_as_stated: line(
		'{seat}の山札は、指定された順番のまま使う。',
		'{seat}’s deck stays in the stated order.',
		'E01'
	),
	goes_first: line('先攻は{seat}。', '{seat} goes first.', 'E01', 'R07'),
	opening_hand: line('{seat}が最初の手札を引いた：{cards}', '{seat} draws the opening hand: {cards}', 'E01'),
	// turn
	turn_begins: line('{n}ターン目、{seat}のターン。', 'Turn {n}: {seat}’s turn.', 'R02'),
	phase_begins: line('{seat}の{phase}に入る。', '{seat}’s {phase} begins.', 'R12'),
	turned_up: line(
		'{seat}のカードを同時に起こした：{cards}',
		'{seat}’s cards are turned up together: {cards}',
		'R03',
		'R04'
	),
	nothing_to_turn_up: line('{seat}に起こすカードはない。', '{seat} has nothing to turn up.', 'R03', 'R04'),
	drew: line('{seat}が山札から引いた：{cards}', '{seat} draws {cards}', 'R06'),
	drew_by_effect: line('効果で{seat}が引いた：{cards}', 'By the effect {seat} draws {cards}', 'R31'),
	no_first_draw: line(
		'先攻の最初のターンなので、{seat}は引かない。',
		'It is the very first turn: {seat} draws nothing.',
		'R07'
	),
	deck_is_empty: line(
		'{seat}の山札がないので、引けない。',
		'{seat} has no deck left to draw from.',
		'R06',
		'E02'
	),
	energy_placed: line('{seat}がエネルギーを置いた：{cards}', '{seat} places energy: {cards}', 'R09'),
	energy_skipped: line('{seat}はエネルギーを置かない。', '{seat} places no energy.', 'R09'),
	energy_rested: line('{seat}がエネルギーを{n}枚レストした。', '{seat} rests {n} energy.', 'R16', 'R18'),
	no_energy_needed: line('レベル0なので、エネルギーはレストしない。', 'Level 0: no energy is rested.', 'R16'),
	played: line('{seat}が{card}を{slot}に置いた。', '{seat} puts {card} on {slot}.', 'R14', 'R18', 'R23'),
	played_by_effect: line(
		'効果で{card}が{slot}にプレイされた。',
		'The effect plays {card} onto {slot}.',
		'R17'
	),
	moved_to_bench: line(
		'{seat}の{card}がリングから{slot}に移った。',
		'{seat}’s {card} moves from the ring to {slot}.',
		'R13',
		'R17'
	),
	left_overwritten: line(
		'上書きされた{card}が、後から控え室へ行った。',
		'The overwritten {card} leaves after that, to the waiting room.',
		'R23',
		'R25'
	),
	phase_over: line('{seat}が{phase}を終えた。', '{seat} ends the {phase}.', 'R12'),
	phase_ended_by_effect: line(
		'効果でアビリティフェイズが終わる。',
		'The effect ends the ability phase.',
		'R33'
	),
	// abilities
	ability_fired: line('{card}の能力が発動した。', 'An ability of {card} fires.', 'E05'),
	ability_declared: line(
		'{seat}が{card}の【起】を宣言した。',
		'{seat} declares the activated ability of {card}.',
		'R30',
		'R31'
	),
	cost_paid: line('コストを払った。', 'The cost is paid.', 'R31', 'E07'),
	entered_area: line(
		'{card}の能力が解決領域に置かれた（{id}）。',
		'The ability of {card} is put into the resolution area ({id}).',
		'E05'
	),
	boosted: line('{card}の{stat}が{by}（いま{now}）。', '{card}: {stat} {by} (now {now}).', 'R31'),
	energy_paid: line(
		'コストとして{seat}がエネルギーを{n}枚レストした。',
		'{seat} rests {n} energy as the cost.',
		'R31',
		'E07'
	),
	to_waiting: line('{card}が控え室に置かれた。', '{card} is put into the waiting room.', 'R31'),
	turned: line('{card}が{posture}になった。', '{card} is now {posture}.', 'R31'),
	locked: line(
		'これからレベル{level}のカードはプレイできない。',
		'From now on level-{level} cards can’t be played.',
		'R19'
	),
	// check timing
	collected: line(
		'{card}の能力が解決領域に置かれた（{id}、{seat}）。',
		'{card}’s ability goes into the resolution area ({id}, {seat}).',
		'E05'
	),
	cancel_asked: line('{seat}にキャンセルの機会がある。', '{seat} may cancel.', 'E04', 'E05'),
	cancel_not_asked: line(
		'{seat}は、手札か、選べる相手の能力がないので、キャンセルできない。',
		'{seat} has no hand, or nothing to cancel, and isn’t asked.',
		'E04'
	),
	cancel_passed: line('{seat}はキャンセルしない。', '{seat} doesn’t cancel.', 'E05'),
	cancel_used: line(
		'{seat}が{card}で{target}の能力をキャンセルする。選ばれた能力は解決できない。',
		'{seat} cancels {target}’s ability with {card}: it can’t be resolved.',
		'E04'
	),
	cancel_resolved: line(
		'{card}のキャンセルで、{target}の能力が消えた。',
		'{card}’s cancel erases the ability of {target}.',
		'E04'
	),
	cancel_without_target: line(
		'{card}のキャンセルが選んだ能力はもうない。',
		'What {card}’s cancel had chosen is gone already.',
		'E04'
	),
	picked: line('{seat}が{card}の能力を解決する。', '{seat} resolves the ability of {card}.', 'R41', 'E05'),
	picked_by_order: line(
		'記載順に、{seat}の{card}の能力を解決する。',
		'In printed order, {seat}’s ability of {card} is resolved.',
		'R41',
		'E05'
	),
	answered: line('{seat}が答えた：{answer}', '{seat} answers: {answer}', 'E05'),
	declined: line('{seat}は{card}の能力を使わない。', '{seat} doesn’t use the ability of {card}.', 'E05'),
	resolved: line('{card}の能力の解決が終わった。', 'The ability of {card} is resolved.', 'E05'),
	// attack
	supported: line('{seat}の{card}がレストしてサポートした。', '{seat}’s {card} rests and supports.', 'R37'),
	is_partner_attack: line(
		'{supporter}は{ring}のパートナー。パートナーアタックになる。',
		'{supporter} is the partner of {ring}: a partner attack.',
		'R38'
	),
	is_normal_attack: line(
		'{supporter}は{ring}のパートナーではない。通常の攻撃になる。',
		'{supporter} isn’t the partner of {ring}: a normal attack.',
		'R38'
	),
	not_partner_by_effect: line(
		'効果により、この攻撃はパートナーアタックにならない（通常の攻撃として続く）。',
		'By an effect this isn’t a partner attack; it goes on as a normal one.',
		'R39'
	),
	not_partner_first_turn: line(
		'先攻の最初のターンなので、パートナーアタックにならない。',
		'First turn of the first player: it doesn’t become a partner attack.',
		'R38'
	),
	attack_set_off: line('{attacker}が{defender}を攻撃する。', '{attacker} attacks {defender}.', 'R40'),
	attack_on_empty_ring: line(
		'{attacker}が空のリングに向かって攻撃する。',
		'{attacker} attacks an empty ring.',
		'R40'
	),
	blocked: line(
		'{seat}が{card}を控え室に置いてパートナーブロックした。',
		'{seat} partner-blocks with {card}, which goes to the waiting room.',
		'R45',
		'R46'
	),
	not_blocked: line('{seat}はパートナーブロックしない。', '{seat} doesn’t partner-block.', 'R45'),
	block_not_asked: line(
		'{seat}はブロックできない（手札かリングが空）。',
		'{seat} can’t block: the hand or the ring is empty.',
		'R45'
	),
	no_partner_retire: line('パートナーアタックではない。', 'It isn’t a partner attack.', 'R51'),
	retired_by_partner: line(
		'パートナーアタックにより、{card}はダメージに関係なくリタイヤした。',
		'{card} is retired by the partner attack, whatever the damage.',
		'R51',
		'R47'
	),
	damage_dealt: line(
		'{card}に{n}ダメージ。合計{total}。',
		'{card} takes {n} damage, {total} in all.',
		'R52',
		'R60'
	),
	damage_blocked: line(
		'パートナーブロックされたので、ダメージは0。',
		'Partner-blocked: the damage is 0.',
		'R46'
	),
	nobody_to_damage: line(
		'相手のリングにはダメージを受けるカードがない。',
		'There is no card on the opposing ring to take damage.',
		'R52'
	),
	attacker_gone: line(
		'攻撃したカードがリングにいないので、ダメージは0。',
		'The attacking card is no longer on the ring: the damage is 0.',
		'R52'
	),
	stays: line(
		'ダメージ{damage}は防御力{defence}に届かない。{card}は残る。',
		'Damage {damage} is below defence {defence}: {card} stays.',
		'R52'
	),
	retired_by_damage: line(
		'ダメージ{damage}が防御力{defence}以上なので、{card}はリタイヤした。',
		'Damage {damage} reaches defence {defence}: {card} is retired.',
		'R52'
	),
	retired_by_effect: line('{card}がリタイヤ置場に置かれた。', '{card} is put into the retire yard.', 'R54'),
	refilled: line(
		'{seat}のリングが空なので、山札の一番上の{card}を置いた。',
		'{seat}’s ring is empty: {card} comes onto it from the top of the deck.',
		'R53'
	),
	rings_full: line('両方のリングにカードがいる。', 'Both rings hold a card.', 'R53'),
	after_the_attack: line(
		'スパークやリタイヤした時の能力などを処理する。',
		'Sparks, abilities of retiring and the like come now.',
		'R54'
	),
	attack_ends: line('攻撃が終わる。', 'The attack ends.', 'R55'),
	attack_effects_end: line('「この攻撃」の効果が終わった。', 'Effects of this attack have ended.', 'R55'),
	// end of turn
	hand_fits: line(
		'{seat}の手札は{n}枚。調整はいらない。',
		'{seat} has {n} cards in hand: nothing to trim.',
		'R57'
	),
	hand_trimmed: line(
		'{seat}が手札を残し、ほかを控え室に置いた：{cards}',
		'{seat} keeps the rest and puts these into the waiting room: {cards}',
		'R57'
	),
	turn_effects_end: line(
		'このターンの効果が終わり、同時にすべてのダメージが0になった。',
		'Effects of this turn end and all damage becomes 0, in one step.',
		'R58'
	),
	// rule actions and the end of the game
	refilled_by_rule: line(
		'リングが空になったので、{seat}の山札の一番上の{card}をすぐに置いた。',
		'{seat}’s ring is empty: {card} comes onto it from the deck at once.',
		'R53'
	),
	retired_by_rule: line(
		'防御力が下がり、ダメージ{damage}が{defence}以上なので、{card}はリタイヤした。',
		'The defence fell: damage {damage} reaches {defence}, so {card} is retired.',
		'R52'
	),
	deck_remade: line(
		'{seat}の山札がなくなったので、控え室のカードを新しい山札にし、一番上の{card}をリタイヤ置場に置いた。',
		'{seat}’s deck is empty: the waiting room becomes the deck, and its top card {card} is retired.',
		'E02'
	),
	lost_by_retire: line(
		'{seat}のリタイヤ置場が{n}枚になった。{seat}の敗北。',
		'{seat} has {n} cards in the retire yard and loses.',
		'E02'
	),
	lost_by_deck: line('{seat}の山札がなくなった。{seat}の敗北。', '{seat} has no deck left and loses.', 'E02'),
	both_lost: line(
		'両者が同時に敗北条件を満たした。引き分け。',
		'Both meet a condition for losing at once: a draw.',
		'E02'
	),
	conceded: line('{seat}が投了した。', '{seat} concedes.', 'E03')
} as const satisfies Readonly<Record<string, Template>>;

export type HappeningCode = keyof typeof HAPPENINGS;
const sentence = sentencesOf(HAPPENINGS);

/** A line of the log: `tell?.({ ...log('drew', { seat, cards }), seat, moved })`. */
export function log<C extends HappeningCode>(code: C, ...slots: SlotArgs<(typeof HAPPENINGS)[C]>): Happening {
	return { ...sentence(code, ...slots), kind: code };
}
