// Every sentence of the log: what just happened and by which rule. `kind` is what breakpoints listen to.
import type { Happening } from '../core/contract';
import type { Slot } from '../core/text';
import type { RuleId } from './docs/rulebook';

const line = <const K extends string, const J extends string, const E extends string>(
	kind: K,
	ja: J,
	en: E,
	...cites: readonly RuleId[]
) => ({ kind, text: { ja, en }, cites });

export const HAPPENINGS = {
	// the frame
	turn_begins: line(
		'turn',
		'{who}のターン。行動は{n}回。',
		"{who}'s turn, with {n} action(s).",
		'K01',
		'K02'
	),
	turn_skipped: line(
		'turn',
		'{who}は停止しているので、ターンを1回とばす。停止はこれで解ける。',
		'{who} is stopped: the turn is skipped, and the stop ends with it.',
		'K06'
	),
	chanted: line('chant', '{who}が「{technique}」の詠唱をした。', '{who} chants {technique}.', 'V04', 'K03'),
	moved_in: line(
		'move',
		'{who}が移動し、{whom}と近接状態になった。',
		'{who} moves into melee contact with {whom}.',
		'V31',
		'K04'
	),
	moved_away: line(
		'move',
		'{who}が移動し、{whom}との近接状態が解けた。',
		'{who} moves out of melee contact with {whom}.',
		'V31',
		'K04'
	),
	revived: line(
		'revive',
		'{card}で{whom}が復活した(HP {hp})。',
		'{card} brings {whom} back with {hp} HP.',
		'V110',
		'K05'
	),
	game_over: line(
		'over',
		'立っているのは{winners}。決着がついた。',
		'{winners} is left standing: the game is over.',
		'K08'
	),
	nobody_left: line('over', '誰も立っていない。引き分け。', 'Nobody is left standing: a draw.', 'K08'),

	// declaration and activation
	declared: line(
		'declare',
		'{who}が「{technique}」の使用を宣言し、場に示した。',
		'{who} declares {technique} and shows it.',
		'V02'
	),
	compounded: line(
		'declare',
		'同時に「{compounds}」を複合した。',
		'{compounds} is compounded with it at the same moment.',
		'V03'
	),
	level_suffices: line(
		'check',
		'技Lv {need} ≦ {name} {value}。発動できる。',
		'Technique Lv {need} is not above {name} {value}: it activates.',
		'V05',
		'V06',
		'V07'
	),
	level_lacks: line(
		'check',
		'技Lv {need} > {name} {value}。{lack}足りず、精神力チェックがあと{lack}回要る。',
		'Technique Lv {need} is above {name} {value}: {lack} spirit check(s) must succeed.',
		'V06',
		'V08',
		'V09'
	),
	roll_succeeded: line(
		'roll',
		'{who}の精神力チェック: {shown}(精神力 {spirit})。成功。',
		"{who}'s spirit check: {shown} against spirit {spirit}: success.",
		'V08',
		'K09'
	),
	roll_failed: line(
		'roll',
		'{who}の精神力チェック: {shown}(精神力 {spirit})。失敗。',
		"{who}'s spirit check: {shown} against spirit {spirit}: failure.",
		'V08',
		'K09'
	),
	value_raised: line(
		'check',
		'この技に限り、{name}を{value}とみなす。',
		'For this technique only, {name} counts as {value}.',
		'V09'
	),
	gave_up: line('check', '{who}は精神力チェックをあきらめた。', '{who} gives the spirit check up.', 'V10'),
	not_activated: line('check', '「{technique}」は発動しない。', '{technique} does not activate.', 'V10'),
	fizzled: line(
		'end',
		'発動しなかった「{technique}」をパイルする。',
		'{technique} did not activate and is piled.',
		'V11'
	),
	compounds_kept: line(
		'end',
		'複合した「{compounds}」は手札に戻る。',
		'{compounds} goes back to the hand.',
		'V11'
	),
	action_spent: line('end', '{who}は行動を1回使った。', '{who} has spent an action.', 'V11', 'K02'),
	no_action_spent: line(
		'end',
		'行動以外の使用なので、行動は減らない。',
		'It was used as a non-action: no action is spent.',
		'V11'
	),

	// contents and hits
	announced: line(
		'announce',
		'対象は{targets}。「{technique}」({category})、効果Lv {level}、Dp {dp}{extras}。',
		'Aimed at {targets}: {technique} ({category}), effect Lv {level}, Dp {dp}{extras}.',
		'V12',
		'V13'
	),
	pumped_with_attack: line(
		'pump',
		'攻撃と同時に「{ability}」を宣言した。',
		'{ability} is declared with the attack.',
		'V97',
		'V93'
	),
	healed: line(
		'heal',
		'{whom}のHPが{n}回復した(HP {hp})。',
		'{whom} is healed by {n} (HP {hp}).',
		'V15',
		'K07'
	),
	hit_begins: line(
		'hit',
		'{whom}への攻撃({number}回目)。効果Lv {level}、ダメージ {damage}。{whom}が防御する。',
		'Hit {number} comes at {whom}: effect Lv {level}, damage {damage}. {whom} defends.',
		'V16',
		'V17'
	),
	halved: line(
		'hit',
		'{whom}とは近接状態でないので、Dpは半分の{damage}になる。',
		'{whom} is not in melee contact: Dp is halved to {damage}.',
		'V14'
	),
	hits_dropped: line(
		'hit',
		'{whom}への後の攻撃({n}回)は行われない。',
		'{n} later hit(s) at {whom} do not come.'
	),
	dead_skipped: line(
		'hit',
		'{whom}はもう立っていない。残りの攻撃({n}回)は行われない。',
		'{whom} no longer stands: {n} hit(s) left do not come.',
		'V108',
		'K13'
	),
	attack_ends: line(
		'end',
		'「{technique}」の処理が終わり、使ったカードをパイルした。',
		'{technique} is over; its cards are piled.',
		'V01'
	),

	// the pipeline
	gate_I: line('gate', 'タイミングⅠ(回避)。', 'Timing Ⅰ: evasion.', 'V18', 'V23'),
	gate_II: line('gate', 'タイミングⅡ(装備)に進む。', 'On to timing Ⅱ: gear.', 'V18', 'V50'),
	gate_III: line('gate', 'タイミングⅢ(結界)に進む。', 'On to timing Ⅲ: barriers.', 'V18', 'V61'),
	gate_IV: line('gate', 'タイミングⅣ(軽減)に進む。', 'On to timing Ⅳ: reduction.', 'V18', 'V74'),
	gate_V: line(
		'gate',
		'タイミングⅤ(割合軽減)に進む。',
		'On to timing Ⅴ: proportional reduction.',
		'V18',
		'V79'
	),
	gate_before: line(
		'gate',
		'五つのタイミングが終わり、ダメージ適用の直前。',
		'All five timings are over: just before damage is applied.',
		'V85',
		'V96'
	),
	mikiri_played: line(
		'play',
		'{who}が見切った({cards})。',
		'{who} reads the attack ({cards}).',
		'V25',
		'V26'
	),
	maai_played: line('play', '{who}が間合いを取った({card})。', '{who} keeps distance ({card}).', 'V27'),
	stepped_in: line(
		'play',
		'{who}が踏み込んだ。{whom}の間合いは失敗し、どちらもパイルする。',
		"{who} steps in: {whom}'s distance fails, and both are piled.",
		'V29',
		'V30'
	),
	stepped_in_free: line(
		'play',
		'この回の踏み込みは{whom}の間合いにも効く。',
		"The step in already played for this hit works against {whom}'s distance too.",
		'V29'
	),
	reflected: line(
		'play',
		'{who}が{card}で反射した。攻撃の対象は{whom}になり、{whom}がⅠから防御する。',
		'{who} reflects with {card}: the target is now {whom}, who defends from Ⅰ on.',
		'V32',
		'V33',
		'V34'
	),
	reflected_part: line(
		'play',
		'{who}が{card}で反射した。複数を対象にした攻撃なので、{who}への分だけが消える。',
		'{who} reflects with {card}: only the part aimed at {who} goes, since several are targets.',
		'V36'
	),
	counter_tried: line(
		'play',
		'{who}が「{technique}」で反撃を試みる。',
		'{who} tries to counter with {technique}.',
		'V38',
		'V39'
	),
	deftech_tried: line(
		'play',
		'{who}が防御技「{technique}」を宣言した。',
		'{who} declares the defence technique {technique}.',
		'V43',
		'V44'
	),
	try_failed: line(
		'play',
		'「{technique}」は発動せず、パイルする。防御は続けられる。',
		'{technique} does not activate and is piled; the defence may go on.',
		'V11',
		'V20'
	),
	try_failed_over: line(
		'play',
		'「{technique}」は発動せず、パイルする。タイミングⅠはこれで終わり。',
		'{technique} does not activate and is piled; timing Ⅰ ends with it.',
		'V11'
	),
	ap_subtracted: line(
		'reduce',
		'「{ref}」のAp {ap}を引く: {from} − {ap} = {to}。',
		'{ref} takes its Ap {ap} off: {from} − {ap} = {to}.',
		'V56'
	),
	lv_useless: line(
		'compare',
		'効果Lv {level}は「{ref}」のLv {lv}より低くない。Lvでは無効化できない。',
		'Effect Lv {level} is not below Lv {lv} of {ref}: its Lv does nothing.',
		'V54',
		'V55'
	),
	shield_paid: line(
		'play',
		'{who}が盾のコストとして{cards}をパイルした。',
		'{who} piles {cards} as the cost of the shield.',
		'V59'
	),
	barriers_up: line(
		'barrier',
		'{whom}の裏向きの結界を表にする。',
		"{whom}'s face-down barriers are turned up.",
		'V63'
	),
	barrier_below: line(
		'compare',
		'効果Lv {level} < {ref} のLv {lv}。',
		'Effect Lv {level} is below Lv {lv} of {ref}.',
		'V64'
	),
	barrier_equal: line(
		'compare',
		'効果Lv {level} = {ref} のLv {lv}。無効化し、結界はパイルする。',
		'Effect Lv {level} equals Lv {lv} of {ref}: nullified, and the barrier is piled.',
		'V67',
		'V68'
	),
	barrier_beaten: line(
		'compare',
		'効果Lv {level} > {ref} のLv {lv}。結界はパイルする。',
		'Effect Lv {level} is above Lv {lv} of {ref}: the barrier is piled.',
		'V66'
	),
	no_barriers: line(
		'barrier',
		'{whom}の結界ゾーンで働くものはない。',
		"Nothing in {whom}'s barrier zone applies.",
		'V62'
	),
	hand_barrier: line(
		'reduce',
		'{who}が手札の{card}をパイルし、効果Lvは{from}から{to}に下がった。',
		'{who} piles {card} from the hand: effect Lv {from} becomes {to}.',
		'V70'
	),
	reduced: line(
		'reduce',
		'「{ref}」: ダメージ {from} → {to}。',
		'{ref}: damage {from} becomes {to}.',
		'V74',
		'V80'
	),
	level_reduced: line(
		'reduce',
		'「{ref}」: 効果Lv {from} → {to}。',
		'{ref}: effect Lv {from} becomes {to}.',
		'V60'
	),
	divided: line(
		'reduce',
		'「{ref}」: ダメージ {from} × {num}/{den} → {to}(端数切り上げ)。',
		'{ref}: damage {from} × {num}/{den} → {to}, rounded up.',
		'V80',
		'V82'
	),
	resisted: line(
		'reduce',
		'{who}がレジストした: {from} × 1/4 → {to}(端数切り上げ)。',
		'{who} resists: {from} × 1/4 → {to}, rounded up.',
		'V83',
		'V82'
	),
	cancelled: line(
		'play',
		'{who}が「{ref}」でこの攻撃を打ち消した。',
		'{who} cancels this hit with {ref}.',
		'V107'
	),
	geragera: line('play', '{who}がゲラゲラを使った。', '{who} plays geragera.', 'V103'),
	claimed: line(
		'play',
		'{who}が{whom}への身代わりを申し出た。いまの対象の{whom}が先に応じてよい。',
		'{who} offers to substitute for {whom}; {whom}, the present target, may answer first.',
		'V104',
		'K15'
	),
	substituted: line(
		'play',
		'{who}が{whom}の身代わりになった。ここまでの軽減と複合はそのまま引き継ぐ。',
		'{who} substitutes for {whom}; reductions and compounds so far carry over.',
		'V104',
		'V105',
		'V106'
	),
	restarted: line(
		'gate',
		'新しい対象の{who}はⅠから防御をやり直す。',
		'The new target {who} starts again at Ⅰ.',
		'V106'
	),

	// nullification
	nullified: line('nullified', '{how}により、攻撃は無効になる。', 'The attack is nullified by {how}.', 'V19'),
	undone: line('undone', '{how}による無効化は破れた。', 'The nullification by {how} fails.', 'V100'),
	mikiri_undone: line(
		'undone',
		'見切りは破れ、パイルされたまま戻らない。',
		'The read fails; it stays piled.',
		'V99'
	),
	now_equal: line(
		'compare',
		'効果Lvが{ref}のLvと等しくなった。無効のままだが結界はパイルし、後の攻撃も来ない。',
		'Effect Lv now equals Lv of {ref}: still nullified, but the barrier is piled and later hits stop.',
		'V67',
		'V68'
	),
	confirmed: line(
		'nullified',
		'無効化が決まった。ここから先のタイミングはとばす。',
		'The nullification stands: the timings that are left are skipped.',
		'V19'
	),
	pumped: line(
		'pump',
		'{who}がパンプアップ「{ability}」を使った。',
		'{who} pumps up with {ability}.',
		'V93',
		'V94',
		'V96'
	),
	damage_up: line('pump', 'ダメージ {from} + {n} = {to}。', 'Damage {from} + {n} = {to}.', 'V95', 'V98'),
	level_up: line('pump', '効果Lv {from} + {n} = {to}。', 'Effect Lv {from} + {n} = {to}.', 'V95'),
	extras_up: line('pump', '追加効果:{extras}。', 'Extra effects: {extras}.', 'V95'),

	// counters
	counter_begins: line(
		'counter',
		'攻撃の技をパイルし、代わりに{who}の「{technique}」を{whom}に対して処理する。',
		"The attack's card is piled; {who}'s {technique} is processed instead, aimed at {whom}.",
		'V41'
	),
	counter_lapses: line(
		'counter',
		'{whom}はもう立っていないので、反撃の技は処理しない。',
		'{whom} no longer stands: the counter technique is not processed.',
		'K13'
	),

	// damage and after
	extra_damage: line(
		'damage',
		'追加ダメージ: {from} + {n} = {to}。',
		'Extra damage: {from} + {n} = {to}.',
		'V89',
		'V90'
	),
	damaged: line(
		'damage',
		'{whom}に{n}ダメージ。HP {from} → {to}。',
		'{whom} takes {n} damage: HP {from} → {to}.',
		'V85',
		'V86'
	),
	stop_check: line('stop', '{whom}は停止チェックをする。', '{whom} makes a stop check.', 'V91'),
	stopped: line('stop', '{whom}は停止した。', '{whom} is stopped.', 'V91'),
	withstood: line('stop', '{whom}は停止しなかった。', '{whom} is not stopped.', 'V91'),
	opened: line('open', '{whom}はCLOSEからOPENになった。', '{whom} turns from CLOSE to OPEN.', 'V87'),
	died: line(
		'death',
		'{whom}はHP 0で死亡した。手札と場のカードをすべてパイルし、カードを横向きにする。',
		'{whom} is at 0 HP and dies: all cards in hand and on the field are piled, and the card is laid sideways.',
		'V88',
		'V108',
		'V109'
	),
	vanished: line(
		'vanish',
		'{whom}は消滅した。キャラクターカードを取り除く。',
		'{whom} vanishes: the character card is removed.',
		'V111'
	),
	player_left: line(
		'vanish',
		'{whom}のプレイヤーはゲームから抜ける。',
		"{whom}'s player leaves the game.",
		'V112'
	),
	piled: line('pile', '{cards}をパイルした。', '{cards} is piled.', 'V11')
} as const;

export type HappeningCode = keyof typeof HAPPENINGS;
type SlotNames<S extends string> = S extends `${string}{${infer N}}${infer Rest}`
	? N | SlotNames<Rest>
	: never;
type SlotsOf<C extends HappeningCode> = Readonly<
	Record<SlotNames<(typeof HAPPENINGS)[C]['text']['ja' | 'en']>, Slot>
>;
type More = Pick<Happening, 'seat' | 'refs' | 'moved'> & { readonly cites?: readonly RuleId[] | undefined };

/** One line of the log; the slots are those its sentence names. */
export function happen<C extends HappeningCode>(code: C, slots: SlotsOf<C>, more: More = {}): Happening {
	const { kind, text, cites } = HAPPENINGS[code];
	return { code, kind, text, slots, ...more, cites: more.cites ? [...cites, ...more.cites] : cites };
}
