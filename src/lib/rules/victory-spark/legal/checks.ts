// Named checks, shared by actions. Each answers with its reasons, or none. They are asked in the order a judge would.
import type { Reason } from '../../core/contract';
import { abilitiesOf, abilityAt } from '../cards/abilities';
import { costReasons } from '../cards/lines';
import { cardOf, isPartnerOf, SERIES_NAMES } from '../cards/printed';
import type { AbilityZone } from '../cards/types';
import { START_EVENTS, worksFrom, type StartEvent } from '../events';
import { holderOf } from '../flow/check';
import { cardLabel, PILE_NAMES, POSTURE_NAMES, SLOT_NAMES, slotLabel } from '../labels';
import { asRuled, because, MISSED } from '../reasons';
import { ruled } from '../rulings';
import {
	entryOf,
	isLocked,
	onField,
	other,
	PHASES,
	ringOf,
	standingEnergy,
	zoneOf,
	type Phase,
	type Player,
	type SlotName,
	type Table
} from '../table';
import { l10n, type L10n } from '../../core/text';

type Reasons = readonly Reason[];
const NONE: Reasons = [];

// ---- plays ----

/** Energy, level and locks: what both kinds of play ask (R16, R17, R19). */
export function playReasons(table: Table, seat: Player, card: string): Reasons {
	const { level } = cardOf(card);
	if (level === null) return [because('level_unknown', { card: cardLabel(card) })];
	const reasons: Reason[] = [];
	const lock = table.locks.find((l) => l.level === level);
	if (lock) reasons.push(because('level_locked', { source: cardLabel(lock.source), level }));
	const have = standingEnergy(table, seat);
	if (have < level) reasons.push(because('not_enough_energy', { card: cardLabel(card), need: level, have }));
	return reasons;
}
export function ringPlayReasons(table: Table, seat: Player): Reasons {
	const ring = ringOf(table, seat);
	return ring ? playReasons(table, seat, ring.card) : [because('ring_empty')];
}
/** R21, R22: only an empty slot, and nobody is pushed out. */
export function emptySlotReasons(table: Table, seat: Player, slot: SlotName): Reasons {
	const held = table.sides[seat].slots[slot];
	if (!held) return NONE;
	const card = cardLabel(held.card);
	return [because('slot_occupied', { slot: slotLabel(seat, slot), card }), because('no_push_out', { card })];
}

// ---- activated abilities ----

const START_PHASE: Readonly<Record<StartEvent, Phase>> = {
	turnStart: 'stand',
	standStart: 'stand',
	drawStart: 'draw',
	energyStart: 'energy',
	characterStart: 'character',
	abilityStart: 'ability',
	attackStart: 'attack'
};
const isStart = (on: string): on is StartEvent => (START_EVENTS as readonly string[]).includes(on);
const ZONE_NAMES: Readonly<Record<AbilityZone, L10n>> = {
	ring: SLOT_NAMES.ring,
	bench: l10n('ベンチ', 'bench'),
	field: l10n('場', 'field'),
	hand: PILE_NAMES.hand,
	retire: PILE_NAMES.retire
};
export function zoneName(zone: string): L10n {
	const place = zone.slice(2);
	return place in PILE_NAMES ? PILE_NAMES[place as keyof typeof PILE_NAMES] : SLOT_NAMES[place as SlotName];
}

/** An ability that fires at the start of a phase: over already, or still to come (R11, R15, R36)? */
function startReasons(table: Table, seat: Player, card: string, on: StartEvent): Reasons {
	const label = { card: cardLabel(card) };
	const at = PHASES.indexOf(START_PHASE[on]);
	const now = PHASES.indexOf(table.phase);
	const kind = table.awaiting?.kind;
	if (table.active !== seat || now < at) return [because('start_to_come', label)];
	const firingNow = kind === 'cancel' || kind === 'pick' || kind === 'question';
	return now === at && firingNow ? [because('fires_by_itself', label)] : [because(MISSED[on], label)];
}

/** Kind, zone and cost of the ability to use (R30, R31). */
export function useReasons(table: Table, seat: Player, id: string): Reasons {
	const { card, ability } = abilityAt(id)!;
	const label = { card: cardLabel(card) };
	if (ability.kind === 'cancel') return [because('cancel_not_here', label)];
	if (ability.kind === 'cont') return [because('always_on', label)];
	if (ability.kind === 'spark') return [because('spark_fires_by_itself', label)];
	if (ability.kind === 'auto') {
		const on = ability.trigger?.on;
		return on && isStart(on) ? startReasons(table, seat, card, on) : [because('fires_by_itself', label)];
	}
	const reasons: Reason[] = [];
	const here = zoneOf(table, card);
	if (!worksFrom(ability.zone, here))
		reasons.push(because('wrong_zone', { ...label, zone: ZONE_NAMES[ability.zone], here: zoneName(here) }));
	return [...reasons, ...costReasons(table, seat, card, ability.cost)];
}

// ---- attack and block ----

/** What every attack needs, whoever supports (R34, A12). */
export function attackReasons(table: Table, seat: Player): Reasons {
	const reasons: Reason[] = [];
	const ring = ringOf(table, seat);
	const opposing = ringOf(table, other(seat));
	if (!ring) reasons.push(because('ring_empty'));
	else if (cardOf(ring.card).attack === null)
		reasons.push(because('attack_unknown', { card: cardLabel(ring.card) }));
	if (!opposing && ruled(table, 'A12', 'no')) reasons.push(asRuled(because('opposing_ring_empty'), 'A12'));
	if (opposing && cardOf(opposing.card).defence === null)
		reasons.push(because('defence_unknown', { card: cardLabel(opposing.card) }));
	return reasons;
}
export function supporterReasons(table: Table, card: string): Reasons {
	const posture = onField(table, card)?.held.posture ?? 'rest';
	return posture === 'stand'
		? NONE
		: [because('not_standing', { card: cardLabel(card), posture: POSTURE_NAMES[posture] })];
}
/** R45, and the abilities that widen it (R49). */
export function blockReasons(table: Table, seat: Player, card: string): Reasons {
	const ring = ringOf(table, seat);
	if (!ring) return [because('ring_empty')];
	if (isPartnerOf(card, ring.card)) return NONE;
	const names = { card: cardLabel(card), ring: cardLabel(ring.card) };
	if (!abilitiesOf(card).some((a) => a.always === 'blocksForHarbor'))
		return [because('not_the_partner', names)];
	const { series } = cardOf(ring.card);
	return series === 'harbor'
		? NONE
		: [because('wider_block_does_not_fit', { ...names, series: SERIES_NAMES[series] })];
}

// ---- the resolution area ----

/** The turn player's abilities first (R41), and none that a cancel has chosen. */
export function pickReasons(table: Table, seat: Player, id: string): Reasons {
	const entry = entryOf(table, id)!;
	const reasons: Reason[] = [];
	if (entry.seat !== seat) reasons.push(because('not_your_entry', { seat: entry.seat }));
	else if (holderOf(table) !== seat)
		reasons.push(because('turn_player_picks_first', { seat: holderOf(table) }));
	if (isLocked(table, entry)) reasons.push(because('entry_locked', { card: cardLabel(entry.source) }));
	return reasons;
}
