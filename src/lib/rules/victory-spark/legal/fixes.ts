// The nearest fix: one single change under which an illegal action would be legal. Each is tried on the engine - the
// changed table is asked through the same checks - before it is offered.
import type { Reason, Sentence } from '../../core/contract';
import { PRINTED, isPartnerOf, type CardId } from '../cards/printed';
import type { RuleId } from '../docs/rulebook';
import { cardLabel, PHASE_NAMES, slotLabel } from '../labels';
import type { ReasonCode } from '../reasons';
import { isRuling, rulingOf, RULINGS, type RulingId } from '../rulings';
import { sentencesOf, type Template } from '../sentences';
import {
	BENCH,
	field,
	other,
	ringOf,
	up,
	upHeld,
	upSide,
	upSlot,
	type AwaitKind,
	type Phase,
	type Player,
	type Table
} from '../table';
import { actionOf } from './actions';
import { firstLegal } from './why';

const line = <J extends string, E extends string>(ja: J, en: E, ...cites: RuleId[]) =>
	({ ja, en, cites }) as const;

export const FIXES = {
	fix_energy: line(
		'スタンドしているエネルギーがあと{n}枚あればできる。',
		'With {n} more standing energy it would be legal.',
		'R16',
		'R31'
	),
	fix_empty_slot: line('{slot}が空いていればできる。', 'If {slot} were empty it would be legal.', 'R21'),
	fix_stand: line('{card}がスタンドしていればできる。', 'If {card} were standing it would be legal.', 'R37'),
	fix_phase: line('自分の{phase}ならできる。', 'In your {phase} it would be legal.', 'R12'),
	fix_no_lock: line(
		'{card}の「プレイできない」効果がなければできる。',
		'Without the “can’t be played” effect of {card} it would be legal.',
		'R19'
	),
	fix_ring: line(
		'自分のリングにカードがいればできる。',
		'With a card on your ring it would be legal.',
		'R13',
		'R34'
	),
	fix_partner: line('手札に{card}があればできる。', 'With {card} in hand it would be legal.', 'R45'),
	fix_bench: line(
		'自分のベンチにスタンドしているカードがあればできる。',
		'With a standing card on your bench it would be legal.',
		'R37'
	),
	fix_turn: line('{seat}が先に選んだ後ならできる。', 'After {seat} has chosen it would be legal.', 'R41'),
	fix_ruling: line(
		'論点{ruling}を「{choice}」とする裁定ならできる。',
		'Under the ruling {ruling} = {choice} it would be legal.',
		'R01'
	)
} as const satisfies Readonly<Record<string, Template>>;
const sentence = sentencesOf(FIXES);

/** A plain card to imagine on the table: level 1, every number known. */
const IMAGINED = '.999';
const held = (card: string) => ({ card, posture: 'stand' as const, damage: 0, boosts: [] });
const PHASE_OF: Readonly<Partial<Record<AwaitKind, Phase>>> = {
	energy: 'energy',
	character: 'character',
	ability: 'ability',
	attack: 'attack'
};

interface Fix {
	readonly table: Table;
	readonly says: Sentence;
}
type Changes = (table: Table, seat: Player, action: string) => readonly Fix[];

const withoutLock: Changes = (table) =>
	table.locks.slice(0, 1).map((lock) => ({
		table: up(table, { locks: [] }),
		says: sentence('fix_no_lock', { card: cardLabel(lock.source) })
	}));
const moreEnergy: Changes = (table, seat) =>
	[1, 2, 3, 4].map((n) => {
		const { energy } = table.sides[seat];
		const resting = energy.filter((e) => e.posture !== 'stand').length;
		let wake = Math.min(n, resting);
		const woken = energy.map((e) =>
			e.posture !== 'stand' && wake-- > 0 ? { ...e, posture: 'stand' as const } : e
		);
		const added = Array.from({ length: Math.max(0, n - resting) }, (_, i) => ({
			card: `${seat}:V01${IMAGINED}${i}`,
			posture: 'stand' as const
		}));
		return {
			table: upSide(table, seat, { energy: [...woken, ...added] }),
			says: sentence('fix_energy', { n })
		};
	});
const emptySlot: Changes = (table, seat) =>
	BENCH.filter((slot) => table.sides[seat].slots[slot]).map((slot) => ({
		table: upSlot(table, seat, slot, null),
		says: sentence('fix_empty_slot', { slot: slotLabel(seat, slot) })
	}));
const stoodUp: Changes = (table, seat) =>
	field(table, seat)
		.filter((f) => f.held.posture !== 'stand')
		.map(({ held: { card } }) => ({
			table: upHeld(table, card, (h) => ({ ...h, posture: 'stand' })),
			says: sentence('fix_stand', { card: cardLabel(card) })
		}));
const cardOnRing: Changes = (table, seat) => [
	{ table: upSlot(table, seat, 'ring', held(`${seat}:V01${IMAGINED}`)), says: sentence('fix_ring') }
];
const cardOnBench: Changes = (table, seat) => [
	{ table: upSlot(table, seat, 'bench1', held(`${seat}:V01${IMAGINED}`)), says: sentence('fix_bench') }
];
const partnerInHand: Changes = (table, seat) => {
	const ring = ringOf(table, seat);
	const partner = (Object.keys(PRINTED) as CardId[]).find(
		(id) => ring && isPartnerOf(`${seat}:${id}`, ring.card)
	);
	if (!partner) return [];
	const hand = [...table.sides[seat].hand, `${seat}:${partner}${IMAGINED}`];
	return [
		{ table: upSide(table, seat, { hand }), says: sentence('fix_partner', { card: PRINTED[partner].name }) }
	];
};
const rightPhase: Changes = (table, seat, action) =>
	(actionOf(action)?.when ?? []).flatMap((kind) => {
		const phase = PHASE_OF[kind];
		return phase
			? [
					{
						table: up(table, { active: seat, phase, awaiting: { kind, seat }, now: null }),
						says: sentence('fix_phase', { phase: PHASE_NAMES[phase] })
					}
				]
			: [];
	});
const otherFirst: Changes = (table, seat) => [
	{
		table: up(table, {
			area: table.area.filter((e) => e.seat === seat),
			awaiting: { kind: 'pick', seat }
		}),
		says: sentence('fix_turn', { seat: other(seat) })
	}
];
/** The other choices of the rulings that a reason names. */
const otherRuling =
	(id: RulingId): Changes =>
	(table) =>
		RULINGS[id]
			.filter((choice) => choice !== rulingOf(table, id))
			.map((choice) => ({
				table: up(table, { rulings: { ...table.rulings, [id]: choice } }),
				says: sentence('fix_ruling', { ruling: id, choice })
			}));

/** Which changes are worth trying against a reason, the smallest first. */
const AGAINST: Readonly<Partial<Record<ReasonCode, readonly Changes[]>>> = {
	level_locked: [withoutLock],
	not_enough_energy: [moreEnergy],
	cost_energy: [moreEnergy],
	slot_occupied: [emptySlot],
	not_standing: [stoodUp],
	cost_card_tired: [stoodUp],
	ring_empty: [cardOnRing],
	nobody_on_bench: [cardOnBench],
	not_the_partner: [partnerInHand],
	hand_empty: [partnerInHand],
	turn_player_picks_first: [otherFirst],
	only_in_energy_phase: [rightPhase],
	only_in_character_phase: [rightPhase],
	only_in_ability_phase: [rightPhase],
	only_in_attack_phase: [rightPhase]
};

/** The first change that makes the action legal on the engine, or null where one change doesn't do. */
export function nearestFix(
	table: Table,
	seat: Player,
	action: string,
	reasons: readonly Reason[]
): Sentence | null {
	if (table.result || !table.awaiting) return null;
	const worthTrying = new Set<Changes>();
	for (const { code, ruling } of reasons) {
		for (const changes of AGAINST[code as ReasonCode] ?? []) worthTrying.add(changes);
		if (ruling && isRuling(ruling)) worthTrying.add(otherRuling(ruling));
	}
	for (const changes of worthTrying)
		for (const { table: changed, says } of changes(table, seat, action))
			if (firstLegal(changed, seat, action)) return says;
	return null;
}
