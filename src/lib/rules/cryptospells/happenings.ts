// Every sentence of the log: what just happened, by which rule. The code is also the kind that breakpoints and
// `log has …` listen to.
import type { Happening } from '../core/contract';
import { entry, sentencesOf, type SlotArgs } from './sentences';

export const HAPPENINGS = {
	// the opening hand and the turn
	hand_kept: entry('{seat}は最初の手札をそのまま使う。', '{seat} keeps the opening hand.', 'G01'),
	hand_redrawn: entry('{seat}が手札を引き直した：{cards}', '{seat} redraws the opening hand: {cards}', 'G01'),
	crystal_given: entry(
		'後攻の{seat}が「マナクリスタル」を受け取った。',
		'{seat} goes second and receives a mana crystal.',
		'G01'
	),
	turn_begins: entry(
		'{n}ターン目、{seat}のターン。最大マナは{max}、マナは全て回復した。',
		'Turn {n}, {seat}’s. Max mana is {max}, and mana is full.',
		'G02'
	),
	units_ready: entry('{seat}のユニットが攻撃できるようになった。', '{seat}’s units may attack.', 'G02'),
	drew: entry('{seat}が引いた：{cards}', '{seat} draws {cards}', 'G02'),
	hand_overflows: entry(
		'手札が{limit}枚あるので、{seat}の引いた{cards}は墓地へ行った。',
		'With {limit} cards in hand, {seat} loses what was drawn: {cards}',
		'G04'
	),
	draw_skipped: entry(
		'手札が{limit}枚あるので、{seat}は引かない。',
		'With {limit} cards in hand, {seat} draws nothing.',
		'G04'
	),
	deck_empty: entry('{seat}のデッキがなく、引けなかった。', '{seat} has to draw from an empty deck.', 'G15'),
	turn_ends: entry('{seat}がターンを終えた。', '{seat} ends the turn.', 'G02'),
	turn_passed: entry(
		'このターンだけの値が終わり、{seat}のターンになる。',
		'What lasted this turn ends; {seat} is next.',
		'G02',
		'T40'
	),
	order_set: entry('{seat}が能力の順番を決めた。', '{seat} puts the abilities in order.', 'G14'),
	// using a card
	use_begins: entry('{seat}が「{card}」を使う。', '{seat} uses {card}.', 'T05'),
	pick_opens: entry('「{card}」の対象を選ぶ：{pool}', '{card} asks for a target: {pool}', 'T08', 'T10'),
	nothing_to_pick: entry(
		'「{card}」には選べる対象がいない。召喚はするが、この効果は発動しない。',
		'{card} has nothing to pick: it is summoned, but that ability will not activate.',
		'T10'
	),
	picked: entry('{seat}が「{target}」を対象に選んだ。', '{seat} picks {target}.', 'T10'),
	pick_declined: entry('{seat}は対象を選ばない。', '{seat} declines the pick.', 'T10'),
	use_cancelled: entry('{seat}は「{card}」を使うのをやめた。', '{seat} takes {card} back.', 'T08'),
	paid: entry('{seat}がマナを{cost}払った（残り{mana}）。', '{seat} pays {cost} mana ({mana} left).', 'G03'),
	arrived: entry('「{card}」が{seat}の場に出た。', '{card} arrives on {seat}’s field.', 'T05'),
	spell_cast: entry('「{card}」の効果が列に並んだ。', 'The effect of {card} joins the queue.', 'G14'),
	spell_spent: entry('「{card}」は墓地へ行った。', '{card} goes to the graveyard.', 'G14'),
	attacked: entry('「{unit}」が「{target}」を攻撃する。', '{unit} attacks {target}.', 'G12'),
	fought: entry('攻撃のダメージが同時に与えられた。', 'The damage of the attack is dealt at once.', 'G12'),
	// the queue
	queued: entry(
		'「{card}」の{when}の能力が列に並んだ。',
		'{card}’s ability ({when}) joins the queue.',
		'G14'
	),
	block_begins: entry(
		'列の先頭、「{card}」の{when}の能力を行う。',
		'First in the queue: {card}’s ability ({when}).',
		'G14'
	),
	ability_skipped: entry(
		'「して」の前が発動しなかったので、「{ability}」も起こらない。',
		'The part before して did not activate, so this doesn’t either: {ability}',
		'T33'
	),
	ability_stands_alone: entry(
		'前の効果は発動しなかったが、「する」で切れているので続ける。',
		'The part before did not activate, but する ends it: this one goes on.',
		'T32'
	),
	ability_mute: entry(
		'対象がいないので、「{ability}」は発動しない。',
		'There is no target, so this does not activate: {ability}',
		'T10'
	),
	pick_gone: entry(
		'選んだ対象がもういないので、「{ability}」は発動しない。',
		'The picked target is gone, so this does not activate: {ability}',
		'T10'
	),
	pick_replaced: entry(
		'選んだ対象がもういないので、無作為に「{target}」になった。',
		'The picked target is gone; {target} is drawn in its place.',
		'T10'
	),
	nobody_hit: entry('「{ability}」に当てはまる者はいない。', 'Nobody fits: {ability}', 'T24', 'T30'),
	drawn_at_random: entry('無作為に決まった：{targets}', 'Drawn at random: {targets}', 'T19'),
	all_hit: entry('当てはまる全て：{targets}', 'All who fit: {targets}', 'T25'),
	fate_missed: entry(
		'指定された「{id}」は範囲にいないので、無作為に決める。',
		'The stated {id} is not in the pool; it is drawn by lot.',
		'T19'
	),
	unmoved_leader: entry(
		'「{target}」はリーダーなので、この効果は及ばない。',
		'{target} is a leader: this doesn’t reach it.',
		'G18'
	),
	// effects
	damaged: entry('「{target}」に{n}ダメージ（残り{now}）。', '{n} damage to {target} ({now} left).', 'T04'),
	healed: entry('「{target}」が{n}回復した（{now}）。', '{target} is healed by {n} (now {now}).', 'G16'),
	changed: entry('「{target}」が{attack}／{health}になった。', '{target} is now {attack}/{health}.', 'T06'),
	stat_set: entry('「{target}」の{stat}が{n}になった。', '{target}’s {stat} is now {n}.', 'T06'),
	granted: entry('「{target}」が{keyword}を得た。', '{target} gains {keyword}.', 'G07'),
	destroyed: entry('「{target}」が破壊された。', '{target} is destroyed.', 'G14'),
	bounced: entry('「{target}」が{seat}の手札に戻った。', '{target} returns to {seat}’s hand.', 'G14'),
	bounce_lost: entry(
		'手札がいっぱいなので、「{target}」は墓地へ行った。',
		'The hand is full: {target} goes to the graveyard.',
		'G04'
	),
	banished: entry('「{target}」が消滅した。', '{target} is banished.', 'G14'),
	transformed: entry(
		'「{target}」が「{into}」に変身した。このターンの攻撃は、変身する前に従って{n}回まで。',
		'{target} turns into {into}. Attacks allowed this turn, as before: {n}.',
		'T40'
	),
	evolved: entry(
		'「{target}」が「{into}」に進化した。このターンの攻撃は、進化した後に従って{n}回まで。',
		'{target} evolves into {into}. Attacks allowed this turn, by the new form: {n}.',
		'T47'
	),
	no_evolution: entry('「{target}」には進化先がない。', '{target} has nothing to evolve into.', 'T47'),
	discarded: entry('{seat}が捨てた：{cards}', '{seat} discards {cards}', 'G17'),
	nothing_to_discard: entry('{seat}には捨てる手札がない。', '{seat} has nothing to discard.', 'G17'),
	max_mana_changed: entry(
		'{seat}の最大マナが{from}から{to}になった。',
		'{seat}’s max mana goes from {from} to {to}.',
		'T35'
	),
	mana_changed: entry(
		'{seat}のマナが{from}から{to}になった。',
		'{seat}’s mana goes from {from} to {to}.',
		'G03'
	),
	token_arrived: entry('「{card}」が{seat}の場に出た。', '{card} is put on {seat}’s field.', 'G20'),
	no_room: entry(
		'{seat}の場に空きがないので、「{card}」は出ない。',
		'{seat}’s field is full: {card} does not arrive.',
		'G05',
		'G20'
	),
	// advancing a turn
	advance_begins: entry('１ターン進める。', 'A turn is advanced.', 'T34', 'T35'),
	advance_refused: entry(
		'進めるターンが重なりすぎたので、ここで止める。',
		'Turns are advanced within turns too deep; it stops here.',
		'G21'
	),
	abilities_fire: entry(
		'{seat}の{when}の能力が発動する（{n}個）。',
		'{seat}’s abilities ({when}) fire: {n}.',
		'T35',
		'T36'
	),
	attacks_renewed: entry(
		'{seat}のユニットの攻撃の権利が戻った。出たばかりのユニットも攻撃できる。',
		'{seat}’s units may attack again, those that have just arrived too.',
		'T35',
		'T37'
	),
	advance_done: entry(
		'１ターン進め終わった。手番は変わらない。',
		'The turn has been advanced; whose turn it is has not changed.',
		'T34'
	),
	// the end
	died: entry('「{target}」が死亡し、墓地へ行った。', '{target} dies and goes to the graveyard.', 'G14'),
	leader_fell: entry('{seat}のリーダーのLPが0になった。', '{seat}’s leader is down to 0 LP.', 'T04'),
	won: entry('{seat}の勝ち。', '{seat} wins.', 'T04'),
	drawn_game: entry('引き分け。', 'The game is a draw.', 'T04'),
	endless_chain: entry(
		'能力の連鎖が終わらないので、引き分けとする。',
		'The chain of abilities does not end: the game is a draw.',
		'G21'
	)
} as const;
export type HappeningCode = keyof typeof HAPPENINGS;

const fill = sentencesOf(HAPPENINGS);
type More = Pick<Happening, 'seat' | 'refs' | 'moved'>;

/** Makes an entry of the log. `more` names whom and what it is about. */
export function log<C extends HappeningCode>(
	code: C,
	more: More,
	...slots: SlotArgs<(typeof HAPPENINGS)[C]>
): Happening {
	return { kind: code, ...fill(code, ...slots), ...more };
}
