// Every way a move can be refused: code, sentence with slots, rules. A check answers with because(code, slots).
// The missed-timing family says what would have had to happen earlier.
import type { Reason } from '../core/contract';
import type { RuleId } from './docs/rulebook';
import type { StartEvent } from './events';
import type { RulingId } from './rulings';
import { sentencesOf, type SlotArgs, type Template } from './sentences';

const line = <J extends string, E extends string>(ja: J, en: E, ...cites: RuleId[]) =>
	({ ja, en, cites }) as const;

export const REASONS = {
	game_over: line('対戦はもう終わっている。', 'The game is over.', 'E02'),
	rules_at_work: line(
		'いまは処理の途中で、誰も何も選ばない。',
		'The rules are at work; nobody decides anything now.',
		'E05'
	),
	no_such_seat: line(
		'プレイヤー{seat}はいない。このゲームはAとBの二人で行う。',
		'There is no player {seat}: this game is played by A and B.',
		'R01'
	),
	no_such_action: line('「{action}」という行動はない。', 'There is no action “{action}”.', 'R01'),
	waits_for_other: line('いま選ぶのは{seat}。', 'It is {seat} who decides now.', 'E05'),
	turn_player_picks_first: line(
		'ターンプレイヤー{seat}の能力がまだ残っている。先に解決するのはターンプレイヤーの能力。',
		'Abilities of the turn player {seat} are still there; those are resolved first.',
		'R41'
	),
	pick_missing: line('「{field}」が選ばれていない。', '“{field}” has not been chosen.', 'R01'),
	pick_count: line(
		'「{field}」は{min}〜{max}個選ぶ。選ばれているのは{have}個。',
		'Choose {min} to {max} for “{field}”; {have} chosen.',
		'R01'
	),
	pick_twice: line(
		'「{field}」で同じものが二度選ばれている。',
		'The same thing is chosen twice for “{field}”.',
		'R01'
	),
	not_a_candidate: line(
		'「{pick}」は「{field}」に選べるものではない。',
		'“{pick}” is nothing that can be chosen for “{field}”.',
		'R01'
	),
	no_such_field: line(
		'この行動に「{field}」という選択はない。',
		'This action has no choice called “{field}”.',
		'R01'
	),
	// when
	only_in_setup: line(
		'リングのカードを選ぶのは対戦の準備だけ。',
		'The ring card is picked in the set-up only.',
		'E01'
	),
	only_in_energy_phase: line(
		'エネルギーを置けるのは、自分のエネルギーフェイズに1回だけ。',
		'Energy is placed in your own energy phase only, once.',
		'R09'
	),
	only_in_character_phase: line(
		'カードをプレイできるのは、自分のキャラフェイズだけ。',
		'Cards are played in your own character phase only.',
		'R12'
	),
	only_in_ability_phase: line(
		'【起】を使えるのは、自分のアビリティフェイズだけ。',
		'Activated abilities are used in your own ability phase only.',
		'R30'
	),
	only_in_attack_phase: line(
		'サポートして攻撃できるのは、自分のアタックフェイズだけ。',
		'Supporting and attacking belong to your own attack phase.',
		'R34'
	),
	only_in_block_step: line(
		'パートナーブロックできるのは、自分のリングのカードが攻撃されたときのブロックステップだけ。',
		'A partner block belongs to the block step of an attack on your ring card.',
		'R45'
	),
	only_in_cancel_window: line(
		'キャンセルできるのは、相手の能力が解決領域にあり、機会が回ってきたときだけ。',
		'A cancel is used when an opponent’s ability is in the resolution area and you are asked.',
		'E04'
	),
	only_when_picking: line(
		'解決する能力を選ぶのは、キャンセルの機会が終わってから。',
		'An ability to resolve is chosen after the chances to cancel.',
		'E05'
	),
	only_when_trimming: line(
		'手札を調整するのは、自分のエンドフェイズだけ。',
		'The hand is trimmed in your own end phase only.',
		'R57'
	),
	no_question_open: line('いま答える質問はない。', 'No question is open.', 'E05'),
	question_first: line('先に質問に答える。', 'The question must be answered first.', 'E05'),
	nothing_to_pass: line(
		'いまは「しない」を選ぶ場面ではない。フェイズは「終える」で終える。',
		'There is nothing to pass on here; a phase is ended with “end”.',
		'R12'
	),
	no_phase_to_end: line('いま終えられるフェイズではない。', 'No phase can be ended at this point.', 'R12'),
	// missed timing
	missed_turn_start: line(
		'{card}の能力はターン開始時に発動するもの。その時はもう過ぎた。発動した時に使う必要があった。',
		'{card}’s ability fires at the start of the turn, and that is over: it had to be used when it fired.',
		'R05'
	),
	missed_stand_start: line(
		'{card}の能力はスタンドフェイズ開始時に発動するもの。その時はもう過ぎた。発動した時に使う必要があった。',
		'{card}’s ability fires at the start of the stand phase, and that is over: it had to be used when it fired.',
		'R05'
	),
	missed_draw_start: line(
		'{card}の能力はドローフェイズ開始時に発動するもの。その時はもう過ぎた。カードを引く前の、発動した時点で使う必要があった。',
		'{card}’s ability fires at the start of the draw phase, and that is over: it had to be used when it fired, before the draw.',
		'R08'
	),
	missed_energy_start: line(
		'{card}の能力はエネルギーフェイズ開始時に発動するもの。その時はもう過ぎた。エネルギーを置く前の、発動した時点で使う必要があった。',
		'{card}’s ability fires at the start of the energy phase, and that is over: it had to be used when it fired, before the energy was placed.',
		'R11'
	),
	missed_character_start: line(
		'{card}の能力はキャラフェイズ開始時に発動するもの。その時はもう過ぎた。カードをプレイする前の、発動した時点で使う必要があった。',
		'{card}’s ability fires at the start of the character phase, and that is over: it had to be used when it fired, before any card was played.',
		'R15'
	),
	missed_ability_start: line(
		'{card}の能力はアビリティフェイズ開始時に発動するもの。その時はもう過ぎた。【起】を使う前の、発動した時点で使う必要があった。',
		'{card}’s ability fires at the start of the ability phase, and that is over: it had to be used when it fired, before any activated ability.',
		'R32'
	),
	missed_attack_start: line(
		'{card}の能力はアタックフェイズ開始時に発動するもの。その時はもう過ぎた。サポートする前の、発動した時点で使う必要があった。',
		'{card}’s ability fires at the start of the attack phase, and that is over: it had to be used when it fired, before any card supported.',
		'R36'
	),
	start_to_come: line(
		'{card}の能力は後のフェイズの開始時に、自動で発動する。',
		'{card}’s ability fires by itself at the start of a later phase.',
		'E05'
	),
	// abilities
	fires_by_itself: line(
		'{card}の能力は【自】。条件を満たした時に自動で発動し、手では使えない。',
		'{card}’s ability is automatic: it fires when its condition is met and can’t be used at will.',
		'R30'
	),
	spark_fires_by_itself: line(
		'{card}の【スパーク】は、山札からリングに置かれた時に自動で発動する。',
		'{card}’s spark fires by itself when the card comes onto the ring from the deck.',
		'R54',
		'E06'
	),
	always_on: line(
		'{card}の能力は【永】。使うものではなく、いつも働いている。',
		'{card}’s ability is continuous: it always works and is not used.',
		'R30'
	),
	cancel_not_here: line(
		'{card}の能力はキャンセル。アビリティフェイズには使えない。',
		'{card}’s ability is a cancel: it isn’t used in the ability phase.',
		'R30',
		'E04'
	),
	wrong_zone: line(
		'{card}の能力は{zone}にいるときに働く。いまは{here}にある。',
		'{card}’s ability works from the {zone}; the card is in the {here}.',
		'R30'
	),
	cost_energy: line(
		'コストの[エネルギー{need}枚をレスト]を払えない。スタンドしているエネルギーは{have}枚。',
		'The cost [rest {need} energy] can’t be paid: {have} standing.',
		'R31',
		'R33',
		'E07'
	),
	cost_card_gone: line(
		'コストにする{card}がもう場にない。',
		'{card}, which is the cost, is no longer on the field.',
		'E07'
	),
	cost_card_tired: line(
		'コストにする{card}がスタンドしていない。',
		'{card}, which is the cost, isn’t standing.',
		'E07'
	),
	no_ability_card: line('能力を持つカードがない。', 'There is no card with an ability.', 'R30'),
	not_harbor: line('{card}は《港》のカードではない。', '{card} isn’t a Harbor card.', 'R49'),
	not_level_0: line('{card}はレベル0ではない。', '{card} isn’t level 0.', 'R17'),
	no_empty_slot: line('空いているベンチがない。', 'No bench slot is empty.', 'R13'),
	// energy and plays
	hand_empty: line('手札がない。', 'The hand is empty.', 'R14'),
	not_enough_energy: line(
		'{card}のプレイにはスタンドしているエネルギーが{need}枚必要。いまは{have}枚。',
		'Playing {card} needs {need} standing energy; there are {have}.',
		'R16'
	),
	level_locked: line(
		'{source}の効果で、レベル{level}のカードはプレイできない。',
		'By the effect of {source} level-{level} cards can’t be played.',
		'R17',
		'R19'
	),
	level_unknown: line(
		'{card}のレベルは出典に書かれていないので、このツールではプレイできない。',
		'The source doesn’t state the level of {card}, so it can’t be played here.',
		'R01'
	),
	ring_empty: line('自分のリングにカードがいない。', 'There is no card on your ring.', 'R13', 'R34'),
	slot_occupied: line(
		'{slot}には{card}がいる。リングから移れるのは空いている枠だけ。',
		'{slot} holds {card}; only an empty slot can be moved to.',
		'R21'
	),
	no_push_out: line(
		'リングからの移動では、ベンチの{card}を控え室へ押し出せない。',
		'A move from the ring can’t push {card} out into the waiting room.',
		'R22'
	),
	no_swap: line('リングとベンチを入れ替えることはできない。', 'Ring and bench can’t be swapped.', 'R22'),
	// attack
	not_standing: line(
		'{card}は{posture}なので、サポートできない。',
		'{card} is {posture} and can’t support.',
		'R37',
		'R34'
	),
	nobody_on_bench: line('自分のベンチにカードがいない。', 'There is no card on your bench.', 'R34', 'R37'),
	attack_unknown: line(
		'{card}の攻撃力は出典に書かれていないので、攻撃を計算できない。',
		'The source doesn’t state the attack of {card}: the attack can’t be worked out.',
		'R01'
	),
	defence_unknown: line(
		'{card}の防御力は出典に書かれていないので、攻撃を計算できない。',
		'The source doesn’t state the defence of {card}: the attack can’t be worked out.',
		'R01'
	),
	opposing_ring_empty: line(
		'相手のリングが空なので、攻撃できない。',
		'The opposing ring is empty and can’t be attacked.',
		'R34'
	),
	not_the_partner: line(
		'{card}は{ring}のパートナーではない（名前と称号の両方が一致する必要がある）。',
		'{card} isn’t the partner of {ring}: name and title must both match.',
		'R45',
		'R38'
	),
	wider_block_does_not_fit: line(
		'{card}が代わりにブロックできるのは、リングのカードが《港》のとき。{ring}は{series}。',
		'{card} may block for a Harbor ring card; {ring} is {series}.',
		'R49'
	),
	// cancel and pick
	not_a_cancel: line('{card}はキャンセルを持っていない。', '{card} has no cancel ability.', 'E04'),
	own_entry: line('自分の能力はキャンセルできない。', 'Your own ability can’t be cancelled.', 'E04'),
	cancel_of_cancel: line(
		'キャンセルそのものはキャンセルできない。',
		'A cancel can’t itself be cancelled.',
		'E04'
	),
	out_of_range: line(
		'{card}の範囲はベンチの能力。{target}の能力はベンチから発動したものではない。',
		'{card} reaches bench abilities; the ability of {target} didn’t fire from the bench.',
		'E04'
	),
	already_chosen: line(
		'{target}の能力は、もう別のキャンセルに選ばれている。',
		'The ability of {target} has been chosen by another cancel already.',
		'E04'
	),
	area_empty: line('解決領域に能力がない。', 'There is no ability in the resolution area.', 'E05'),
	not_your_entry: line('その能力を解決するのは{seat}。', 'It is {seat} who resolves that ability.', 'R41'),
	entry_locked: line(
		'{card}の能力はキャンセルに選ばれているので、解決できない。',
		'A cancel has chosen the ability of {card}: it can’t be resolved.',
		'E04'
	)
} as const satisfies Readonly<Record<string, Template>>;

export type ReasonCode = keyof typeof REASONS;
/** Reasons that name nothing. */
export type PlainReasonCode = {
	[C in ReasonCode]: SlotArgs<(typeof REASONS)[C]> extends [] ? C : never;
}[ReasonCode];
const sentence = sentencesOf(REASONS);

/** A reason against a move. */
export const because = <C extends ReasonCode>(code: C, ...slots: SlotArgs<(typeof REASONS)[C]>): Reason =>
	sentence(code, ...slots);
/** A reason that a ruling decides. */
export const asRuled = (reason: Reason, ruling: RulingId): Reason => ({ ...reason, ruling });

/** The missed-timing reason of each start. */
export const MISSED = {
	turnStart: 'missed_turn_start',
	standStart: 'missed_stand_start',
	drawStart: 'missed_draw_start',
	energyStart: 'missed_energy_start',
	characterStart: 'missed_character_start',
	abilityStart: 'missed_ability_start',
	attackStart: 'missed_attack_start'
} as const satisfies Readonly<Record<StartEvent, ReasonCode>>;
