// Every sentence of the log: what just happened, by which rule. `kind` is what breakpoints listen to.
import type { Happening } from '../core/contract';
import type { CardSlot, L10n, Seat, Slots } from '../core/text';
import { l10n } from '../core/text';
import { labelsOf, type CardId } from './cards';

const line = (ja: string, en: string, ...cites: string[]): { text: L10n; cites: readonly string[] } => ({
	text: l10n(ja, en),
	cites
});

export const HAPPENINGS = {
	announced: line('{seat}が{action}を起こす。', '{seat} requests {action}.', '9.4[5]', '5.3'),
	paid_nothing: line('コストはない。', 'There is no cost.', '5.2'),
	discount: line(
		'魔術士の魔力増加で、コストのDは払わなくてよい。',
		'The magician waives the D of the cost.',
		'character:magician',
		'AMB-23'
	),
	keys_set: line('キーカード{cards}をステージに出す。', 'Key cards {cards} are laid out.', '5.3'),
	key_unit: line('{key}は{unit}。', 'The {key} is {unit}.', '5.3', 'AMB-09'),
	no_keys: line('キーカードはない。', 'It takes no key card.', '5.3'),
	target_set: line('対象は{target}。', 'It aims at {target}.', '5.3'),
	no_target: line('対象はとらない。', 'It has no target.', '5.3'),
	immediate: line(
		'スピードは即時。ステージに置かず、すぐ解決する。',
		'Immediate: it resolves at once and never lies on the stage.',
		'9.4[7]'
	),
	staged: line(
		'{action}({id})をステージの一番上に置く。',
		'{action} ({id}) goes on top of the stage.',
		'9.4[10]'
	),
	keeps_chance: line(
		'チャンスは動かない。{seat}は続けて起こしてもよい。',
		'The chance does not move: {seat} may go on.',
		'9.4[3]',
		'AMB-18'
	),
	passed: line('{seat}がパスした(パス記録 {n}/2)。', '{seat} passes ({n} of 2).', '9.4[11]'),
	chance_moves: line('チャンスは{seat}へ移る。', 'The chance goes to {seat}.', '9.4[16]'),
	all_passed: line(
		'両者が続けてパスした。チャンスはルールシステムが預かる。',
		'Both passed in a row: the rules take the chance.',
		'9.4[13]',
		'AMB-16'
	),
	stage_is_empty: line(
		'ステージは空なので、何も解決しない。',
		'The stage is empty: nothing resolves.',
		'9.4[14]',
		'AMB-34'
	),
	chance_to_turn_player: line(
		'チャンスはターンプレイヤーの{seat}に戻る。',
		'The chance returns to the turn player, {seat}.',
		'9.4[2]'
	),
	resolving: line('{action}({id})を解決する。', '{action} ({id}) resolves.', '9.4[15]', '5.4'),
	resolving_now: line(
		'{action}({id})をすぐに解決する。',
		'{action} ({id}) resolves at once.',
		'9.4[8]',
		'5.4'
	),
	target_right: line('対象{target}は正しい。', 'Its target, {target}, is still right.', '5.4.1'),
	no_target_to_check: line('確かめる対象はない。', 'There is no target to check.', '5.4.1'),
	target_wrong: line(
		'対象が正しくない。効果を発揮せずに解決する。',
		'Its target is no longer right: it resolves without effect.',
		'5.4.1',
		'AMB-29'
	),
	line_empty: line('ここでは何も起こらない。', 'Nothing happens here.', '5.4.2'),
	condition_met: line('条件を満たしている。', 'The condition is met.', '5.4'),
	condition_failed: line(
		'条件を満たさないので、これ以上は何もしない。',
		'The condition is not met: the rest is not done.',
		'5.4.2'
	),
	left_stage: line('{action}({id})がステージを離れる。', '{action} ({id}) leaves the stage.', '5.4.3'),
	keys_to_graveyard: line(
		'キーカード{cards}を墓地に置く。',
		'Key cards {cards} go to the graveyard.',
		'5.4.3'
	),
	keys_elsewhere: line(
		'墓地に置くキーカードはない。',
		'No key card is left to go to the graveyard.',
		'5.4.3'
	),
	rematched: line('ユニットを照合し直す。', 'Units are matched anew.', '4.1'),
	resolved: line('{action}({id})は解決した。', '{action} ({id}) has resolved.', '5.4'),
	ended_negated: line(
		'{action}({id})の処理を終える。途中で自分を無効にした。',
		'{action} ({id}) is over: it nullified itself on the way.',
		'5.4',
		'AMB-39'
	),
	negated: line(
		'{action}({id})は無効になり、ステージから取り除かれた。',
		'{action} ({id}) is nullified and removed from the stage.',
		'5.4'
	),
	retargeted: line(
		'{action}({id})の対象が{target}に変わった。',
		'{action} ({id}) now aims at {target}.',
		'action:change-target',
		'AMB-31'
	),
	asked: line('{seat}が選ぶ: {what}。', '{seat} chooses: {what}.', '5.4'),
	answered: line('{seat}は「{choice}」を選んだ。', '{seat} chose {choice}.', '5.4'),
	win_check: line(
		'勝敗判定: A {a}、B {b}。誰も負けていない。',
		'Win check: A {a}, B {b}. Nobody has lost.',
		'5.5',
		'9.4[9]'
	),
	lost: line('ライフが0枚の{seat}の負け。', '{seat} has no life left and loses.', '5.5', '9.4[9]'),
	both_at_zero: line(
		'両者ともライフ0枚。引き分けはなく、先に調べるターンプレイヤーの{seat}の負け。',
		'Both have no life left. There is no draw: the turn player, {seat}, is examined first and loses.',
		'5.5',
		'AMB-32'
	),
	trigger_check: line(
		'誘発チェック: 条件を満たした誘発アクションはない。',
		'Trigger check: nothing has triggered.',
		'9.4.1[6-1]'
	),
	triggered: line('{seat}の{action}({id})が誘発した。', "{seat}'s {action} ({id}) triggers.", '9.4.1[6-1]'),
	triggers_begin: line('誘発チェックを始める。', 'The trigger check begins.', '9.4[6]'),
	triggers_done: line('誘発チェックを終える。', 'The trigger check is over.', '9.4.1'),
	may_act: line('{seat}が、起こすかパスするかを決める。', '{seat} decides: request or pass.', '9.4[3]'),
	trigger_taken: line(
		'即時の{action}({id})を先に解決する。',
		'{action} ({id}) is immediate and resolves first.',
		'9.4.1[6-5]'
	),
	trigger_staged: line(
		'誘発した{action}({id})をステージに置く。',
		'The triggered {action} ({id}) goes on the stage.',
		'9.4.1[6-10]'
	),
	trigger_discarded: line(
		'{action}({id})はメインなのにステージが空でないので、破棄される。',
		'{action} ({id}) is main-timed and the stage is not empty: it is thrown away.',
		'9.4.1[6-10-4]',
		'AMB-24'
	),
	trigger_chosen: line('{seat}は{action}({id})を先にした。', '{seat} puts {action} ({id}) first.', '9.4.1'),

	discarded: line('{seat}が手札から{cards}を捨てた。', '{seat} discards {cards}.', '5.2'),
	several_discarded: line(
		'{seat}が手札から{cards}と{top}を捨てた。{top}が一番上になる。',
		'{seat} discards {cards} and {top}, which lies on top.',
		'5.2',
		'6.1.2'
	),
	drew: line('{seat}がライフから{cards}を引いた。', '{seat} draws {cards} from life.', '3.8'),
	to_hand: line('{cards}が{seat}の手札に加わる。', "{cards} goes to {seat}'s hand.", '5.4'),
	to_graveyard: line('{cards}が{seat}の墓地に置かれる。', "{cards} goes to {seat}'s graveyard.", '6.1.2'),
	milled: line(
		'{seat}のライフの上から{cards}が墓地に置かれる。',
		"{cards} goes from the top of {seat}'s life to the graveyard.",
		'action:generation-change'
	),
	to_life_top: line('{cards}を{seat}のライフの上に置く。', "{cards} goes on top of {seat}'s life.", '5.4'),
	to_life_bottom: line(
		'{cards}を{seat}のライフの下に置く。',
		"{cards} goes to the bottom of {seat}'s life.",
		'5.4'
	),
	entered: line('{unit}が{seat}の場に出た。', '{unit} enters {seat}’s field.', '4.1'),
	entered_bulwark: line(
		'{seat}が{cards}を防壁として置いた({posture})。',
		'{seat} sets {cards} as a bulwark ({posture}).',
		'4.1'
	),
	no_script: line(
		'この対戦形式に{cards}の兵士はないので、墓地に置かれる。',
		'This regulation knows no soldier for {cards}: it goes to the graveyard.',
		'4.1',
		'AMB-61'
	),
	equipped: line('{card}を重ねて{unit}になった。', '{card} is stacked: now {unit}.', 'action:equip', '4.1'),
	fell: line('{unit}が場から墓地へ。', '{unit} goes from the field to the graveyard.', '4.1'),
	bulwark_fell: line(
		'{unit}({cards})が場から墓地へ。',
		'{unit} ({cards}) goes from the field to the graveyard.',
		'4.1',
		'6.1.2'
	),
	returned: line('{unit}が場から手札へ。', '{unit} goes from the field to the hand.', '4.1'),
	unit_to_life: line('{unit}が場からライフへ。', '{unit} goes from the field into life.', '4.1'),
	driven: line('{unit}をドライブした。', '{unit} is driven.', '5.2'),
	charged: line('{unit}をチャージした。', '{unit} is charged.', '5.2'),
	became_bulwarks: line(
		'{unit}が裏向きになり、防壁{n}つになった。',
		'{unit} is turned into {n} bulwark(s).',
		'4.1',
		'AMB-30'
	),
	became_soldier: line('防壁が表向きになり、{unit}になった。', 'The bulwark is turned up: {unit}.', '4.1'),
	exposed: line('{unit}を表にする。', '{unit} is turned face up.', 'action:damage-judgement'),
	damage: line(
		'{seat}に{n}ダメージ({cards}が墓地へ)。',
		'{seat} takes {n} damage ({cards} to the graveyard).',
		'3.8'
	),
	damage_short: line(
		'{seat}に{n}ダメージ。ライフは{have}枚しかなく、すべて墓地へ。',
		'{seat} takes {n} damage; only {have} life was left, and all of it goes.',
		'5.4.2'
	),
	no_damage: line('{seat}へのダメージは0。', 'No damage to {seat}.', '5.4.2'),
	size_changed: line(
		'{unit}のサイズが{by}される(いま{size})。',
		"{unit}'s size changes by {by} (now {size}).",
		'9.4.2'
	),
	all_sizes_changed: line(
		'{seat}の兵士すべてのサイズが{by}される。',
		"The size of all {seat}'s soldiers changes by {by}.",
		'9.4.2',
		'AMB-84'
	),
	fog_set: line('{cards}を{kind}のフォグに置く。', '{cards} becomes the fog marker {kind}.', '6.1', 'AMB-57'),
	fog_cleared: line(
		'{seat}のフォグ{cards}を墓地に置く。',
		"{seat}'s fog {cards} goes to the graveyard.",
		'AMB-56'
	),
	revealed: line('{seat}がライフの上から{cards}を表にした。', '{seat} turns over {cards} from life.', '6.1'),
	top_shown: line(
		'{seat}が墓地の一番上に{card}を見せた。',
		'{seat} shows {card} on top of the graveyard.',
		'6.1.2',
		'AMB-59'
	),
	shown: line('{seat}が{cards}を見せた。', '{seat} shows {cards}.', '6.1'),
	looked: line('{seat}が{owner}の{zone}を見た。', "{seat} looks through {owner}'s {zone}.", '6.1'),
	shuffled: line('{seat}のライフをシャッフルした。', "{seat}'s life is shuffled.", '6.1'),
	pack_shuffled: line(
		'{seat}の未開封のパックをシャッフルした。',
		"{seat}'s unopened pack is shuffled.",
		'AMB-73'
	),
	attackers_named: line('アタッカーは{units}。', 'The attackers: {units}.', 'action:attack'),
	no_attackers: line('アタッカーはいない。', 'There are no attackers.', 'action:attack'),
	blocked: line('{attacker}を{units}がブロックする。', '{units} blocks {attacker}.', 'action:block'),
	unblocked: line('{attacker}はブロックされない。', '{attacker} is not blocked.', 'action:block'),
	released: line('{unit}は戦闘から外れた。', '{unit} is out of the combat.', 'action:reverse', 'AMB-54'),
	compared: line('{a}({x})対{b}({y})。', '{a} ({x}) against {b} ({y}).', 'action:damage-judgement'),
	trap_sprung: line(
		'防壁{card}の数字が{unit}に含まれる。',
		'The bulwark is {card}: its number is on {unit}.',
		'action:damage-judgement',
		'AMB-50'
	),
	trap_missed: line(
		'防壁{card}の数字は{unit}に含まれない。',
		'The bulwark is {card}: its number is not on {unit}.',
		'action:damage-judgement',
		'AMB-50'
	),
	points: line('合計{n}点。', 'The total is {n}.', 'action:black-jack'),
	combat_over: line('戦闘は終わった。', 'The combat is over.', 'AMB-55'),
	effects_expired: line(
		'「ターンの終わりまで」の効果が終わる。',
		'What lasted until the end of the turn ends.',
		'AMB-56'
	),
	turn_passed: line('ターンは{seat}に移る(ターン{n})。', 'The turn goes to {seat} (turn {n}).', 'action:end'),
	trump_opened: line(
		'{seat}が切札{card}を表にした。',
		'{seat} turns the trump {card} face up.',
		'action:quick-open'
	),
	trump_closed: line(
		'切札{card}が裏向きになった。',
		'The trump {card} is turned face down.',
		'action:close-trump'
	),
	trump_set: line('{card}を表向きの切札に置く。', '{card} is laid as a face-up trump.', 'AMB-74'),
	pack_opened: line('{seat}がパックを開封した。', '{seat} opens the pack.', 'action:open-pack'),
	effect_request: line(
		'効果で{action}({id})がリクエストされた。',
		'The effect requests {action} ({id}).',
		'AMB-35'
	),
	not_found: line('見つからなかった。', 'It is not found.', 'AMB-70'),
	damage_prevented: line(
		'要塞により{seat}はダメージを受けない。',
		'The fortress keeps the damage from {seat}.',
		'trump:c-9',
		'AMB-76'
	),
	setup_begins: line(
		'対戦の準備を始める({format}+{frame})。',
		'The set-up begins ({format} + {frame}).',
		'8.3'
	),
	chose_trumps: line(
		'{seat}が切札{cards}を裏向きに置いた。',
		'{seat} lays the trumps {cards} face down.',
		'8.3'
	),
	chose_opening: line(
		'{seat}が最初の手札に{cards}を選んだ。',
		'{seat} takes {cards} into the opening hand.',
		'8.3'
	),
	chose_rare: line(
		'{seat}がレアカード{cards}を裏向きに置いた。',
		'{seat} lays the rare card {cards} face down.',
		'8.3'
	),
	deck_shuffled: line('{seat}がデッキをシャッフルした。', '{seat} shuffles the deck.', '8.3'),
	pack_dealt: line(
		'{seat}のデッキの上{n}枚がパックになる。',
		"The top {n} cards of {seat}'s deck become the pack.",
		'8.3'
	),
	life_made: line(
		'{seat}の残りのデッキ{n}枚がライフになる。',
		"The remaining {n} cards of {seat}'s deck become life.",
		'8.3'
	),
	preset_bulwark: line(
		'{seat}がライフの一番上{cards}を防壁として置いた。',
		'{seat} presets {cards}, the top of life, as a bulwark.',
		'3.10.1',
		'AMB-13'
	),
	preset_shown: line(
		'{seat}がライフの一番上{cards}を見せ、防壁として置いた。',
		'{seat} shows {cards}, the top of life, and presets it as a bulwark.',
		'3.10.1',
		'AMB-13'
	),
	preset_soldier: line(
		'{seat}が次のカードを兵士として置いた: {unit}。',
		'{seat} presets the next card as a soldier: {unit}.',
		'3.10.1',
		'AMB-48'
	),
	preset_hidden: line(
		'{seat}が次のカードを兵士の場所に裏向きで置いた(防壁ではない)。',
		"{seat} lays the next card face down in the soldier's place; it is no bulwark.",
		'8.3'
	),
	first_compared: line('先攻決定: A {a}、B {b}。', 'Who goes first: A {a}, B {b}.', '3.10.2'),
	first_tied: line(
		'同じ数字なので、もう一度めくる。',
		'The numbers are equal: turn over the next cards.',
		'3.10.2'
	),
	first_decided: line('数字の大きい{seat}が先攻。', '{seat} has the larger number and goes first.', '3.10.2'),
	game_starts: line(
		'ゲーム開始。{seat}がターンとチャンスを持つ。',
		'The game starts: {seat} holds turn and chance.',
		'3.10.3'
	),
	charge_prevented: line(
		'喪失により、チャージの効果では誰もチャージされない。',
		'Loss keeps everybody from being charged by Charge.',
		'trump:d-5',
		'AMB-75'
	)
} as const satisfies Record<string, { text: L10n; cites: readonly string[] }>;
export type HappeningCode = keyof typeof HAPPENINGS;

/** A happening; `more` adds who, what it is about and which cards moved, or other citations than the usual. */
export function happening(
	code: HappeningCode,
	slots?: Slots,
	more?: Partial<Pick<Happening, 'seat' | 'refs' | 'moved' | 'cites'>>
): Happening {
	const { text, cites } = HAPPENINGS[code];
	// one literal with all of it, since every micro step makes some: spreading costs three times as much
	return {
		code,
		kind: code,
		text,
		cites: more?.cites ?? cites,
		slots,
		seat: more?.seat,
		refs: more?.refs,
		moved: more?.moved
	};
}

export const faces = (cards: readonly CardId[], seenBy: readonly Seat[] | 'all'): CardSlot => ({
	cards: labelsOf(cards),
	seenBy,
	ids: cards
});
