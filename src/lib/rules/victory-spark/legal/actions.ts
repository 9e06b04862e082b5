// Everything a player can do, data first: when, what has to be picked, and the checks. `whyNot`, `field` and `moves`
// all read this one table.
import type { Reason } from '../../core/contract';
import { l10n, type L10n, type Seat } from '../../core/text';
import { cancelCardReasons, cancelTargetReasons, rangeReasons } from '../cancels';
import { abilitiesOf, abilityId } from '../cards/abilities';
import type { Question } from '../cards/types';
import type { RuleId } from '../docs/rulebook';
import { outcomeOf, resolving } from '../flow/check';
import { handLimit } from '../flow/turn';
import { cardLabel, KIND_NAMES, slotLabel } from '../labels';
import { because, type PlainReasonCode } from '../reasons';
import {
	BENCH,
	field,
	slotId,
	SLOTS,
	type AwaitKind,
	type Player,
	type SlotName,
	type Table
} from '../table';
import {
	attackReasons,
	blockReasons,
	emptySlotReasons,
	pickReasons,
	playReasons,
	ringPlayReasons,
	supporterReasons,
	useReasons
} from './checks';

export interface Candidate {
	readonly id: string;
	readonly label: L10n;
	readonly refs?: readonly string[];
	readonly seenBy?: readonly Seat[];
}
export interface FieldSpec {
	readonly id: string;
	readonly label: L10n;
	readonly cites: readonly RuleId[];
	/** Default: exactly one. */
	readonly count?: (table: Table) => readonly [min: number, max: number];
	readonly candidates: (table: Table, seat: Player) => readonly Candidate[];
	/** Said where there is nothing to choose from. */
	readonly none?: PlainReasonCode;
}
/** A check of the picks it needs; `of(picks)` are the first picks of those fields, in that order. */
export interface Check {
	readonly needs: readonly string[];
	readonly ask: (table: Table, seat: Player, ...of: string[]) => readonly Reason[];
}
export interface ActionSpec {
	readonly label: L10n;
	readonly summary: L10n;
	/** The event of the running chart. */
	readonly event: string;
	readonly when: readonly AwaitKind[];
	readonly wrongTime: PlainReasonCode;
	readonly fields: readonly FieldSpec[];
	readonly checks: readonly Check[];
	readonly cites: readonly RuleId[];
}

const handCards = (table: Table, seat: Player): readonly Candidate[] =>
	table.sides[seat].hand.map((card) => ({ id: card, label: cardLabel(card), seenBy: [seat] }));
const slots =
	(names: readonly SlotName[]) =>
	(table: Table, seat: Player): readonly Candidate[] =>
		names.map((slot) => {
			const held = table.sides[seat].slots[slot];
			const where = slotLabel(seat, slot);
			const who = held ? cardLabel(held.card) : l10n('空き', 'empty');
			return {
				id: slotId(seat, slot),
				label: l10n(`${where.ja}：${who.ja}`, `${where.en}: ${who.en}`),
				refs: [held ? held.card : slotId(seat, slot)]
			};
		});
const entries = (table: Table): readonly Candidate[] =>
	table.area.map((e) => ({
		id: e.id,
		label: l10n(
			`${cardLabel(e.source).ja}の能力（${e.id}）`,
			`${cardLabel(e.source).en}’s ability (${e.id})`
		),
		refs: [e.id, e.source]
	}));
const cardField = (
	candidates: FieldSpec['candidates'],
	none: PlainReasonCode,
	...cites: RuleId[]
): FieldSpec => ({
	id: 'card',
	label: l10n('カード', 'card'),
	cites,
	candidates,
	none
});
const slotField = (names: readonly SlotName[], ...cites: RuleId[]): FieldSpec => ({
	id: 'slot',
	label: l10n('置く場所', 'slot'),
	cites,
	candidates: slots(names)
});
const slotOf = (pick: string): SlotName => pick.slice(2) as SlotName;

/** Every ability of the own cards on the field and in hand, usable or not: each can be asked about. */
function ownAbilities(table: Table, seat: Player): readonly Candidate[] {
	const onField = field(table, seat).map((f) => f.held.card);
	const list = (cards: readonly string[], more: Partial<Candidate>): Candidate[] =>
		cards.flatMap((card) =>
			abilitiesOf(card).map((a, i) => ({
				id: abilityId(card, i),
				label: l10n(
					`${cardLabel(card).ja}${KIND_NAMES[a.kind].ja}${a.text.ja}`,
					`${cardLabel(card).en} ${KIND_NAMES[a.kind].en} ${a.text.en}`
				),
				refs: [card],
				...more
			}))
		);
	return [...list(onField, {}), ...list(table.sides[seat].hand, { seenBy: [seat] })];
}
/** The question that the line being resolved asks. */
export function questionOf(table: Table): Question | null {
	if (table.awaiting?.kind !== 'question' || !resolving(table)?.line) return null;
	const outcome = outcomeOf(table);
	return typeof outcome === 'object' && 'ask' in outcome ? outcome.ask : null;
}

const check = (needs: readonly string[], ask: Check['ask']): Check => ({ needs, ask });

export const ACTIONS = {
	energy: {
		label: l10n('エネルギーを置く', 'Place energy'),
		summary: l10n(
			'手札1枚を裏向きでエネルギー置場に置く。',
			'One hand card, face down, into the energy yard.'
		),
		event: 'PLACE_ENERGY',
		when: ['energy'],
		wrongTime: 'only_in_energy_phase',
		fields: [cardField(handCards, 'hand_empty', 'R09')],
		checks: [],
		cites: ['R09']
	},
	play: {
		label: l10n('手札からプレイ', 'Play from hand'),
		summary: l10n(
			'レベルぶんのエネルギーをレストして、リングかベンチに出す。カードがいれば上書きする。',
			'Rest energy for the level and put the card on ring or bench; what is there is overwritten.'
		),
		event: 'PLAY',
		when: ['character'],
		wrongTime: 'only_in_character_phase',
		fields: [cardField(handCards, 'hand_empty', 'R14', 'R16'), slotField(SLOTS, 'R14', 'R29')],
		checks: [check(['card'], playReasons)],
		cites: ['R14', 'R16', 'R23']
	},
	bench: {
		label: l10n('リングからベンチへ', 'Ring to bench'),
		summary: l10n(
			'レベルぶんのエネルギーをレストして、リングのカードを空いているベンチに移す。',
			'Rest energy for the level and move the ring card to an empty bench slot.'
		),
		event: 'RING_TO_BENCH',
		when: ['character'],
		wrongTime: 'only_in_character_phase',
		fields: [slotField(BENCH, 'R13', 'R21')],
		checks: [
			check([], ringPlayReasons),
			check(['slot'], (table, seat, slot) => emptySlotReasons(table, seat, slotOf(slot)))
		],
		cites: ['R13', 'R16', 'R21']
	},
	swap: {
		label: l10n('リングとベンチを入れ替える', 'Swap ring and bench'),
		summary: l10n('できない。なぜかを見るための項目。', 'Not possible: listed so that one can see why.'),
		event: 'SWAP',
		when: ['character'],
		wrongTime: 'only_in_character_phase',
		fields: [slotField(BENCH, 'R22')],
		checks: [check([], () => [because('no_swap')])],
		cites: ['R22']
	},
	use: {
		label: l10n('【起】を使う', 'Use an activated ability'),
		summary: l10n('宣言し、コストを払い、解決する。', 'Declare it, pay its cost, resolve it.'),
		event: 'USE',
		when: ['ability'],
		wrongTime: 'only_in_ability_phase',
		fields: [
			{
				id: 'ability',
				label: l10n('能力', 'ability'),
				cites: ['R30', 'R31'],
				candidates: ownAbilities,
				none: 'no_ability_card'
			}
		],
		checks: [check(['ability'], useReasons)],
		cites: ['R30', 'R31']
	},
	support: {
		label: l10n('サポートして攻撃', 'Support and attack'),
		summary: l10n(
			'ベンチのカード1枚をレストし、自分のリングのカードで相手のリングのカードを攻撃する。',
			'Rest a bench card; the own ring card attacks the opposing one.'
		),
		event: 'SUPPORT',
		when: ['attack'],
		wrongTime: 'only_in_attack_phase',
		fields: [
			cardField(
				(table, seat) =>
					field(table, seat)
						.filter((f) => f.slot !== 'ring')
						.map((f) => ({ id: f.held.card, label: cardLabel(f.held.card) })),
				'nobody_on_bench',
				'R37'
			)
		],
		checks: [check([], attackReasons), check(['card'], (table, _, card) => supporterReasons(table, card))],
		cites: ['R34', 'R37']
	},
	block: {
		label: l10n('パートナーブロック', 'Partner block'),
		summary: l10n(
			'リングのカードのパートナーを手札から控え室に置く。この攻撃のダメージは0になる。',
			'Put the partner of the ring card from the hand into the waiting room: this attack does no damage.'
		),
		event: 'BLOCK',
		when: ['block'],
		wrongTime: 'only_in_block_step',
		fields: [cardField(handCards, 'hand_empty', 'R45')],
		checks: [check(['card'], blockReasons)],
		cites: ['R45', 'R46']
	},
	cancel: {
		label: l10n('キャンセル', 'Cancel'),
		summary: l10n(
			'手札のキャンセルで、相手の能力1つを打ち消す。',
			'With a cancel of the hand, erase an opponent’s ability.'
		),
		event: 'CANCEL',
		when: ['cancel'],
		wrongTime: 'only_in_cancel_window',
		fields: [
			cardField(handCards, 'hand_empty', 'E04'),
			{
				id: 'entry',
				label: l10n('打ち消す能力', 'ability to cancel'),
				cites: ['E04'],
				candidates: entries,
				none: 'area_empty'
			}
		],
		checks: [
			check(['card'], (_, __, card) => cancelCardReasons(card)),
			check(['entry'], cancelTargetReasons),
			check(['card', 'entry'], (table, _, card, entry) => rangeReasons(table, card, entry))
		],
		cites: ['E04']
	},
	pick: {
		label: l10n('能力を解決する', 'Resolve an ability'),
		summary: l10n(
			'解決領域の自分の能力から、次に解決するものを選ぶ。ターンプレイヤーが先。',
			'Choose the next of the own abilities in the resolution area; the turn player first.'
		),
		event: 'PICK',
		when: ['pick'],
		wrongTime: 'only_when_picking',
		fields: [
			{
				id: 'entry',
				label: l10n('解決する能力', 'ability to resolve'),
				cites: ['R41', 'E05'],
				candidates: entries,
				none: 'area_empty'
			}
		],
		checks: [check(['entry'], pickReasons)],
		cites: ['R41', 'E05']
	},
	answer: {
		label: l10n('答える', 'Answer'),
		summary: l10n('効果の質問に答える。', 'Answer the question of the effect.'),
		event: 'ANSWER',
		when: ['question'],
		wrongTime: 'no_question_open',
		fields: [
			{
				id: 'choice',
				label: l10n('答え', 'answer'),
				cites: ['E05'],
				count: (table) => {
					const question = questionOf(table);
					return question ? [question.min, question.max] : [1, 1];
				},
				candidates: (table) =>
					(questionOf(table)?.options ?? []).map(({ id, label, refs, seenBy }) => ({
						id,
						label,
						...(refs && { refs }),
						...(seenBy && { seenBy })
					}))
			}
		],
		checks: [
			check(
				['choice'],
				(table, _, choice) => questionOf(table)?.options.find((o) => o.id === choice)?.reasons ?? []
			)
		],
		cites: ['E05']
	},
	keep: {
		label: l10n('残す手札を選ぶ', 'Choose the cards to keep'),
		summary: l10n(
			'残す手札を選び、ほかを控え室に置く。',
			'Choose the cards to keep; the others go to the waiting room.'
		),
		event: 'KEEP',
		when: ['keep'],
		wrongTime: 'only_when_trimming',
		fields: [
			{
				id: 'cards',
				label: l10n('残すカード', 'cards to keep'),
				cites: ['R57'],
				count: (table) => [handLimit(table).keep, handLimit(table).keep],
				candidates: handCards,
				none: 'hand_empty'
			}
		],
		checks: [],
		cites: ['R57']
	},
	pass: {
		label: l10n('しない', 'Don’t'),
		summary: l10n(
			'エネルギーを置かない、キャンセルしない、ブロックしない。',
			'Place no energy, don’t cancel, don’t block.'
		),
		event: 'PASS',
		when: ['energy', 'cancel', 'block'],
		wrongTime: 'nothing_to_pass',
		fields: [],
		checks: [],
		cites: ['R09', 'R45', 'E05']
	},
	end: {
		label: l10n('フェイズを終える', 'End the phase'),
		summary: l10n('次のフェイズへ進む。', 'On to the next phase.'),
		event: 'END_PHASE',
		when: ['character', 'ability', 'attack'],
		wrongTime: 'no_phase_to_end',
		fields: [],
		checks: [],
		cites: ['R12', 'R30', 'R34']
	},
	ring: {
		label: l10n('リングのカードを選ぶ', 'Pick the ring card'),
		summary: l10n(
			'山札から1枚を裏向きに選ぶ。両者が選んだら同時に公開する。',
			'One card of the deck, face down; both are revealed together.'
		),
		event: 'CHOOSE_RING',
		when: ['ring'],
		wrongTime: 'only_in_setup',
		fields: [
			cardField(
				(table, seat) =>
					table.phase === 'setup'
						? table.sides[seat].deck.map((card) => ({ id: card, label: cardLabel(card), seenBy: [seat] }))
						: [],
				'only_in_setup',
				'E01'
			)
		],
		checks: [],
		cites: ['E01']
	},
	concede: {
		label: l10n('投了する', 'Concede'),
		summary: l10n('その場で敗北する。', 'Lose the game at once.'),
		event: 'CONCEDE',
		when: [],
		wrongTime: 'rules_at_work',
		fields: [],
		checks: [],
		cites: ['E03']
	}
} as const satisfies Readonly<Record<string, ActionSpec>>;

export type ActionId = keyof typeof ACTIONS;
export const ACTION_IDS = Object.keys(ACTIONS) as readonly ActionId[];
export const actionOf = (id: string): ActionSpec | null =>
	Object.hasOwn(ACTIONS, id) ? ACTIONS[id as ActionId] : null;
