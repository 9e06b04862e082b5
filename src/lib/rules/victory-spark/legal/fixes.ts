// The nearest fix: one single change under which an illegal action would be legal. Each is tried on the engine - the
// changed table is asked through the same checks - before it is offered.
import type { Sentence } from '../../core/contract';
import { PRINTED, isPartnerOf, type CardId } from '../cards/printed';
import type { RuleId } from '../docs/rulebook';
import { holderOf } from '../flow/check';
import { cardLabel, PHASE_NAMES, slotLabel } from '../labels';
import { RULINGS, rulingOf, RULING_IDS } from '../rulings';
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

/** Single changes of the table, the smallest first. */
function* changes(table: Table, seat: Player, action: string): Generator<Fix> {
	const side = table.sides[seat];
	const resting = side.energy.filter((e) => e.posture !== 'stand').length;
	for (const lock of table.locks.slice(0, 1))
		yield {
			table: up(table, { locks: [] }),
			says: sentence('fix_no_lock', { card: cardLabel(lock.source) })
		};
	for (let n = 1; n <= 4; n++) {
		let wake = Math.min(n, resting);
		const energy = side.energy.map((e) =>
			e.posture !== 'stand' && wake-- > 0 ? { ...e, posture: 'stand' as const } : e
		);
		const added = Array.from({ length: Math.max(0, n - resting) }, (_, i) => ({
			card: `${seat}:V01${IMAGINED}${i}`,
			posture: 'stand' as const
		}));
		yield {
			table: upSide(table, seat, { energy: [...energy, ...added] }),
			says: sentence('fix_energy', { n })
		};
	}
	for (const slot of BENCH)
		if (side.slots[slot])
			yield {
				table: upSlot(table, seat, slot, null),
				says: sentence('fix_empty_slot', { slot: slotLabel(seat, slot) })
			};
	for (const { held: at } of field(table, seat))
		if (at.posture !== 'stand')
			yield {
				table: upHeld(table, at.card, (h) => ({ ...h, posture: 'stand' })),
				says: sentence('fix_stand', { card: cardLabel(at.card) })
			};
	if (!ringOf(table, seat))
		yield { table: upSlot(table, seat, 'ring', held(`${seat}:V01${IMAGINED}`)), says: sentence('fix_ring') };
	const bench = BENCH.find((b) => !side.slots[b]);
	if (bench && BENCH.every((b) => !side.slots[b]))
		yield { table: upSlot(table, seat, bench, held(`${seat}:V01${IMAGINED}`)), says: sentence('fix_bench') };
	const ring = ringOf(table, seat);
	const partner =
		ring && (Object.keys(PRINTED) as CardId[]).find((id) => isPartnerOf(`${seat}:${id}`, ring.card));
	if (partner) {
		const card = `${seat}:${partner}${IMAGINED}`;
		const label = PRINTED[partner].name;
		yield {
			table: upSide(table, seat, { hand: [...side.hand, card] }),
			says: sentence('fix_partner', { card: label })
		};
	}
	for (const kind of actionOf(action)?.when ?? []) {
		const phase = PHASE_OF[kind];
		if (phase)
			yield {
				table: up(table, { active: seat, phase, awaiting: { kind, seat }, now: null }),
				says: sentence('fix_phase', { phase: PHASE_NAMES[phase] })
			};
	}
	if (table.awaiting?.kind === 'pick' && action === 'pick' && holderOf(table) !== seat)
		yield {
			table: up(table, {
				area: table.area.filter((e) => e.seat === seat),
				awaiting: { kind: 'pick', seat }
			}),
			says: sentence('fix_turn', { seat: other(seat) })
		};
	for (const id of RULING_IDS)
		for (const choice of RULINGS[id])
			if (choice !== rulingOf(table, id))
				yield {
					table: up(table, { rulings: { ...table.rulings, [id]: choice } }),
					says: sentence('fix_ruling', { ruling: id, choice })
				};
}

/** The first change that makes the action legal on the engine, or null where one change doesn't do. */
export function nearestFix(table: Table, seat: Player, action: string): Sentence | null {
	if (table.result || !table.awaiting) return null;
	for (const { table: changed, says } of changes(table, seat, action))
		if (firstLegal(changed, seat, action)) return says;
	return null;
}
