// Every reason why something is not legal, with the rules it rests on; and the single changes that would help.
import type { Reason, Sentence } from '../core/contract';
import type { RulingId } from './rulings';
import { entry, sentencesOf, type SlotArgs } from './sentences';

export const REASONS = {
	// anything
	game_over: entry('対戦は終わっています。', 'The game is over.', 'T04'),
	rules_at_work: entry(
		'能力の列を処理しているところで、終わるまで誰も決めません。',
		'The queue of abilities is being carried out; nobody decides anything until it is done.',
		'G14'
	),
	no_such_action: entry(
		'「{action}」という行動はありません。',
		'There is no action called “{action}”.',
		'T01'
	),
	not_now: entry('いまは「{action}」をする時ではありません。', 'This is not the time for “{action}”.', 'G14'),
	nothing_being_used: entry(
		'対象を選ぶカードを、まだ使っていません。',
		'No card that asks for a target is being used.',
		'T08'
	),
	pick_comes_first: entry(
		'「{card}」の対象を選んでいるところです。選ぶか、使うのをやめてください。',
		'{card} waits for its target: pick one, or take the card back.',
		'T08'
	),
	not_your_turn: entry('いま決めるのは{seat}です。', 'It is {seat} who decides now.', 'G02'),
	extra_pick: entry('「{field}」という選択はありません。', 'There is nothing to pick for “{field}”.', 'T01'),
	// using a card
	hand_empty: entry('手札がありません。', 'There are no cards in hand.', 'T05'),
	pick_a_card: entry('使うカードを1枚選んでください。', 'Pick the one card to use.', 'T05'),
	not_in_hand: entry('「{card}」は手札にありません。', '{card} is not in the hand.', 'T05'),
	not_enough_mana: entry(
		'「{card}」のコストは{cost}ですが、マナは{mana}しかありません。',
		'{card} costs {cost}, and there is only {mana} mana.',
		'G03'
	),
	field_full: entry(
		'場には{limit}体までしか出せないので、「{card}」は出せません。',
		'The field holds {limit} units, so there is no room for {card}.',
		'G05'
	),
	no_legal_target: entry(
		'「{card}」が選べる対象（{pool}）がいません。対象を選ぶスペルは、対象がいる間しか使えません。',
		'{card} has nothing to pick ({pool}). A spell with a pick can be used only while there is a target.',
		'T17'
	),
	no_legal_target_for_all: entry(
		'「{card}」が選べる対象（{pool}）がいません。残りの効果だけを使うこともできません。',
		'{card} has nothing to pick ({pool}), and its other part can’t be had alone.',
		'T17',
		'T18'
	),
	// picking a target
	pick_a_target: entry('対象を1体選んでください。', 'Pick the one target.', 'T10'),
	not_on_table: entry('「{id}」は場にいません。', '“{id}” is not on the table.', 'T10'),
	arriving_unit: entry(
		'「{unit}」はいま召喚している最中で、まだ場にいません。',
		'{unit} is just being summoned and is not on the field yet.',
		'T12'
	),
	doomed_unit: entry('「{unit}」はもう破壊されています。', '{unit} is destroyed already.', 'G14'),
	left_out_by_text: entry(
		'「{words}」と書いてあるので、自分自身は入りません。',
		'{words} leaves itself out.',
		'T23',
		'T29'
	),
	only_itself: entry(
		'自分自身だけが対象なので、「{unit}」は入りません。',
		'Only the unit itself is meant, so {unit} is not.',
		'T22'
	),
	not_an_ally: entry('「{unit}」は味方ではありません。', '{unit} is not an ally.', 'T15', 'T11'),
	not_an_enemy: entry('「{unit}」は相手ではありません。', '{unit} is not an enemy.', 'T16', 'T11'),
	leaders_not_meant: entry(
		'「ユニット」にリーダーは入りません。',
		'“Unit” doesn’t include leaders.',
		'T02',
		'T10'
	),
	units_not_meant: entry('対象はリーダーだけです。', 'Only leaders are meant.', 'T13'),
	wrong_tribe: entry(
		'「{unit}」は{tribe}ではありません。',
		'{unit} is not of the tribe {tribe}.',
		'T11',
		'T21',
		'T27'
	),
	fails_condition: entry(
		'「{unit}」は条件に合いません（{condition}）。',
		'{unit} doesn’t fit the condition ({condition}).',
		'T11',
		'T21',
		'T27'
	),
	pick_is_due: entry(
		'選べる対象がいるので、選ばずに済ませることはできません。',
		'There is something to pick, so the pick can’t be declined.',
		'T10'
	),
	spell_needs_its_pick: entry(
		'スペルは対象がいるときだけ使えるので、選ばずに使うことはできません。',
		'A spell with a pick is used on a target; it can’t go without.',
		'T17',
		'T18'
	),
	// attacking
	no_units: entry('場に味方ユニットがいません。', 'There are no ally units on the field.', 'G12'),
	pick_an_attacker: entry('攻撃するユニットを1体選んでください。', 'Pick the unit that attacks.', 'G12'),
	not_your_unit: entry(
		'「{unit}」は自分の場のユニットではありません。',
		'{unit} is no unit of yours.',
		'G12'
	),
	summoning_sick: entry(
		'「{unit}」はこのターンに出たばかりなので、攻撃できません。',
		'{unit} arrived this turn and can’t attack.',
		'G13'
	),
	cannot_attack: entry('「{unit}」は攻撃不可です。', '{unit} has 攻撃不可: it can’t attack.', 'G10'),
	attacks_used: entry(
		'「{unit}」はこのターンの攻撃（{n}回）を終えています。',
		'{unit} has no attacks left this turn (allowed: {n}).',
		'G12'
	),
	unable_before_transforming: entry(
		'「{unit}」はこのターンに変身しました。変身する前に攻撃できなかったので、このターンは攻撃できません。',
		'{unit} was transformed this turn. It couldn’t attack before, so it can’t in this turn.',
		'T40',
		'T41',
		'T42'
	),
	pick_whom_to_attack: entry('攻撃する相手を選んでください。', 'Pick what to attack.', 'G12'),
	attack_own_side: entry('「{unit}」は味方です。', '{unit} is on your own side.', 'G12'),
	vanguard_stands: entry(
		'前衛の「{unit}」がいる間は、前衛しか攻撃できません。',
		'While {unit} stands in front (前衛), only such units may be attacked.',
		'G06'
	),
	// the opening hand, the order of abilities
	already_decided: entry(
		'{seat}の最初の手札はもう決まっています。',
		'{seat} has settled the opening hand.',
		'G01'
	),
	order_all: entry('{n}個の能力を、使う順に全て選んでください。', 'Put all {n} abilities in order.', 'G14')
} as const;
export type ReasonCode = keyof typeof REASONS;

const fill = sentencesOf(REASONS);
/** A reason. */
export const because = <C extends ReasonCode>(code: C, ...slots: SlotArgs<(typeof REASONS)[C]>): Reason =>
	fill(code, ...slots);
/** A reason that a disputed point decides. */
export const ruledBy = (ruling: RulingId, reason: Reason): Reason => ({ ...reason, ruling });

export const FIXES = {
	fix_mana: entry(
		'マナがあと{n}あれば、「{card}」を使えます。',
		'With {n} more mana, {card} could be used.',
		'G03'
	),
	fix_target: entry(
		'対象になる{pool}が1体いれば、「{card}」を使えます。',
		'With one to pick ({pool}), {card} could be used.',
		'T17'
	),
	fix_room: entry(
		'場に空きが1つあれば、「{card}」を使えます。',
		'With room for one more unit, {card} could be used.',
		'G05'
	),
	fix_next_turn: entry(
		'次の自分のターンになれば、「{unit}」は攻撃できます。',
		'On your next turn {unit} may attack.',
		'G02'
	),
	fix_ruling: entry(
		'論点{ruling}を「選ばなくてよい」にすれば、選ばずに済みます。',
		'Ruled the other way, {ruling} would let the pick be declined.',
		'T10'
	)
} as const;
const fillFix = sentencesOf(FIXES);
export const fixBy = <C extends keyof typeof FIXES>(
	code: C,
	...slots: SlotArgs<(typeof FIXES)[C]>
): Sentence => fillFix(code, ...slots);
