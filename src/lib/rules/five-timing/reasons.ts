// Every way a move can be refused: a claim about the table, with its rules. Checks answer with because(code, slots).
import type { Reason } from '../core/contract';
import type { Slot } from '../core/text';
import type { RuleId } from './docs/rulebook';
import type { RulingId } from './rulings';

const reason = <const J extends string, const E extends string>(
	ja: J,
	en: E,
	...cites: readonly RuleId[]
) => ({
	text: { ja, en },
	cites
});

export const REASONS = {
	// whose word it is
	game_over: reason('ゲームはもう終わっている。', 'The game is over.', 'K08'),
	rules_at_work: reason(
		'いまは処理の途中で、誰も選べない。',
		'The rules are at work: nobody may choose now.',
		'V18'
	),
	unknown_action: reason('「{action}」という行動はない。', 'There is no action called "{action}".', 'K15'),
	no_such_seat: reason('席{seat}にはキャラクターがいない。', 'There is no character at seat {seat}.', 'K01'),
	not_your_turn: reason('いまは{turn}のターン。', "It is {turn}'s turn.", 'K01'),
	not_your_word: reason('いま答えるのは{who}。', '{who} has to answer now.', 'K15'),
	dice_first: reason(
		'精神力チェックのダイスがまだ出ていない。{who}が先に答える。',
		'A spirit check has no dice yet: {who} answers it first.',
		'V08',
		'K09'
	),
	no_question: reason('いまは何も尋ねられていない。', 'No question is being asked.', 'K09'),
	no_attack: reason('攻撃が行われていない。', 'No attack is going on.', 'V16', 'V17'),
	attack_running: reason('攻撃の処理が終わっていない。', 'An attack is still being processed.', 'V01'),
	contents_first: reason(
		'{who}がまだ技の内容を宣言していない。',
		'{who} has not announced what the technique does yet.',
		'V01',
		'V12'
	),
	contents_done: reason('技の内容はもう宣言された。', 'The contents have been announced already.', 'V12'),
	not_attacker: reason(
		'できるのは攻撃している{who}だけ。',
		'Only {who}, who attacks, may do this.',
		'V17',
		'V94'
	),
	not_target: reason(
		'できるのは攻撃の対象の{who}だけ。',
		'Only {who}, the target, may do this.',
		'V17',
		'V105'
	),
	is_target: reason(
		'身代わりは対象以外のキャラクターがする。',
		'A substitute must be somebody else than the target.',
		'V104'
	),

	// when
	timing_over: reason(
		'{action}は{own}の行動。いまは{now}で、もう戻れない。',
		'{action} belongs to {own}; it is {now} now, and there is no way back.',
		'V18'
	),
	timing_not_yet: reason(
		'{action}は{own}の行動。いまはまだ{now}。',
		'{action} belongs to {own}; it is only {now} now.',
		'V18'
	),
	no_main_card_at_II: reason(
		'Ⅱで手札のメインカードは使えない。',
		'No main card is played from hand at Ⅱ.',
		'V51'
	),
	no_main_card_at_IV: reason('Ⅳで使えるメインカードはない。', 'There are no main cards for Ⅳ.', 'V76'),
	maai_waits: reason(
		'間合いへの{who}の答えを待っている。',
		"{who}'s answer to the distance is awaited.",
		'V29'
	),
	verdict_waits: reason(
		'無効化が成立しかけている。応じられるのは{who}のパンプアップだけ。',
		'A nullification is proposed: only a pump-up of {who} can answer it.',
		'V19',
		'V100'
	),
	no_maai: reason(
		'踏み込みは間合いに応じて使う。いま間合いはない。',
		'Stepping in answers a distance; there is none.',
		'V29'
	),
	nothing_to_announce: reason('宣言を待っている技はない。', 'No technique waits for its contents.', 'V12'),

	// who is able
	is_dead: reason(
		'{who}は死亡している。復活するまで何もできない。',
		'{who} is dead and can do nothing until revived.',
		'V110'
	),
	is_vanished: reason('{who}は消滅している。', '{who} has vanished.', 'V111', 'V112'),
	is_stopped: reason(
		'{who}は停止しているので、自分からは何もできない。',
		'{who} is stopped and can do nothing of their own accord.',
		'V91'
	),
	no_action_left: reason('行動が残っていない。', 'No action is left.', 'K02', 'V11'),

	// declaring
	no_technique: reason('使える技がない。', 'There is no technique to use.', 'V02'),
	not_chanted: reason(
		'「{technique}」は[詠]の技。先に詠唱が要る。',
		'{technique} has [chant]: it must be chanted first.',
		'V04'
	),
	only_answers: reason(
		'「{technique}」は[反]か[防]の技で、攻撃を受けたときに使う。',
		'{technique} is a counter or defence technique: it answers an attack.',
		'V39',
		'V44',
		'K12'
	),
	compound_now_only: reason(
		'複合は技の宣言と同時にしかできない。',
		'Compounds must be declared at the same moment as the technique.',
		'V03'
	),
	aims_at_self: reason('自分を攻撃の対象にはしない。', 'An attack is not aimed at oneself.', 'K10'),
	not_standing: reason('{whom}は立っていない。', '{whom} is not standing.', 'V108', 'K10'),

	// the frame's own moves
	nothing_to_chant: reason(
		'詠唱していない[詠]の技がない。',
		'There is no unchanted [chant] technique.',
		'V04',
		'K03'
	),
	chanted_already: reason('「{technique}」はもう詠唱した。', '{technique} has been chanted already.', 'V04'),
	no_move_card: reason(
		'踏み込みも間合いも手札にない。',
		'There is no step in and no distance in hand.',
		'K04'
	),
	in_contact_already: reason('{whom}とはもう近接状態。', 'Already in melee contact with {whom}.', 'K04'),
	not_in_contact: reason('{whom}とは近接状態でない。', 'Not in melee contact with {whom}.', 'K04'),
	nobody_to_move: reason('その移動をする相手がいない。', 'There is nobody to make that move towards.', 'K04'),
	is_not_dead: reason('{whom}は死亡していない。', '{whom} is not dead.', 'V110'),

	// cards and abilities
	no_card: reason('手札に{card}がない。', 'There is no {card} in hand.', 'V20'),
	no_ability: reason('使える能力がない。', 'There is no ability for this.', 'V22'),
	ability_other_timing: reason('「{ability}」を使えるのは{own}。', '{ability} is for {own}.', 'V18', 'V107'),
	used_already: reason(
		'「{ability}」はこの攻撃にはもう使った。',
		'{ability} has been used against this hit already.',
		'K11'
	),
	gear_used: reason(
		'「{ability}」は1回の攻撃に1度だけ。',
		'{ability} applies to one hit only once.',
		'V53',
		'V59'
	),
	pump_used: reason(
		'「{ability}」はこの攻撃でもう使った。',
		'{ability} has been used in this attack already.',
		'K11',
		'V93'
	),
	spent: reason(
		'「{ability}」はゲームで1度だけ。もう使った。',
		'{ability} is once per game, and it has been used.',
		'K11'
	),
	cost_missing: reason(
		'盾のコストに手札が{need}枚要るが、{have}枚しかない。',
		'The shield costs {need} card(s) from hand; there are only {have}.',
		'V59'
	),

	// gates
	mikiri_forbidden: reason('この攻撃は見切り不可。', 'This attack cannot be read.', 'V99'),
	more_mikiri_needed: reason(
		'見切りが同時に{need}枚要る。使えるのは{have}枚。',
		'{need} reads are needed at once; only {have} can be used.',
		'V99'
	),
	no_reflection: reason('反射するものがない。', 'There is nothing to reflect with.', 'V37'),
	no_counter: reason('反撃できる[反]の技がない。', 'There is no [counter] technique.', 'V39'),
	counter_refuses_category: reason(
		'「{technique}」が反撃できるのは{accepts}。この攻撃は{category}。',
		'{technique} counters {accepts} only; this attack is {category}.',
		'V42'
	),
	counter_refuses_level: reason(
		'「{technique}」が反撃できるのは効果Lv {max}まで。この攻撃は{level}。',
		'{technique} counters up to effect Lv {max}; this attack has {level}.',
		'V42'
	),
	no_deftech: reason('[防]の技がない。', 'There is no [defence] technique.', 'V44'),
	no_armour: reason('防具がない。', 'There is no armour.', 'V52'),
	no_shield: reason('盾がない。', 'There is no shield.', 'V52', 'V59'),
	barrier_unskippable: reason(
		'結界ゾーンの結界は自動で働く。使わずに済ませることはできない。',
		'Barriers in the zone apply by themselves and cannot be skipped.',
		'V69'
	),
	no_zone_barrier: reason('結界ゾーンに結界がない。', 'There is no barrier in the zone.', 'V62'),
	no_pump: reason('タイミングPの能力がない。', 'There is no ability with timing P.', 'V93'),
	substitute_is_target: reason(
		'{who}自身もこの攻撃の対象なので、身代わりになれない。',
		'{who} is a target of this attack too and may not substitute.',
		'V104'
	),
	claimed_already: reason(
		'{who}はもう身代わりを申し出ている。',
		'{who} has offered to substitute already.',
		'V104'
	),

	// picks
	pick_missing: reason('「{field}」をあと{n}選ぶ。', 'Pick {n} more for "{field}".', 'K15'),
	pick_too_many: reason('「{field}」は{max}まで。', 'Pick at most {max} for "{field}".', 'K15'),
	pick_twice: reason(
		'「{field}」で{pick}が二度選ばれている。',
		'{pick} is picked twice for "{field}".',
		'K15'
	),
	pick_unknown: reason(
		'「{field}」に{pick}は選べない。',
		'{pick} is not among the choices for "{field}".',
		'K15'
	),
	field_unknown: reason(
		'「{action}」で「{field}」は選ばない。',
		'"{action}" does not ask for "{field}".',
		'K15'
	),
	no_dice: reason(
		'精神力チェックのダイスがない。出目か結果を答える。',
		'The spirit check has no dice: answer with a roll or a result.',
		'V08',
		'K09'
	),
	dice_impossible: reason(
		'「{pick}」は出目にならない。答えられるのは{known}。',
		'"{pick}" is no result of this check; possible are {known}.',
		'K09'
	)
} as const;

export type ReasonCode = keyof typeof REASONS;
type SlotNames<S extends string> = S extends `${string}{${infer N}}${infer Rest}`
	? N | SlotNames<Rest>
	: never;
type SlotsOf<C extends ReasonCode> = Readonly<
	Record<SlotNames<(typeof REASONS)[C]['text']['ja' | 'en']>, Slot>
>;

/** A refusal; `ruling` names the disputed point that decides it. */
export function because<C extends ReasonCode>(
	code: C,
	slots: SlotsOf<C>,
	more: { readonly ruling?: RulingId; readonly cites?: readonly RuleId[] } = {}
): Reason {
	const { text, cites } = REASONS[code];
	const reason = { code, text, slots, cites: more.cites ? [...cites, ...more.cites] : cites };
	return more.ruling ? { ...reason, ruling: more.ruling } : reason;
}
