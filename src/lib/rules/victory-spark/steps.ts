// The primitive changes and the one reducer that carries them out, each with its sentence in the log.
// Effects, costs and the flow of the game all change the table through here.
import type { Tell } from '../core/contract';
import { shuffled } from '../core/random';
import type { Step } from './cards/types';
import { emit, type GameEvent } from './events';
import { log } from './happenings';
import { cardLabel, hidden, POSTURE_NAMES, slotLabel, way } from './labels';
import { numberOf, STAT_NAMES } from './numbers';
import { rulingOf } from './rulings';
import {
	onField,
	ownerOf,
	slotId,
	takesTurns,
	up,
	upHeld,
	upSide,
	upSlot,
	zoneOf,
	type Held,
	type Player,
	type Posture,
	type SlotName,
	type Table
} from './table';

export const perform = (table: Table, steps: readonly Step[], tell?: Tell): Table =>
	steps.reduce((t, step) => performOne(t, step, tell), table);

function performOne(table: Table, step: Step, tell?: Tell): Table {
	switch (step.do) {
		case 'draw':
			return draw(table, step.seat, step.count, tell, 'drew_by_effect');
		case 'boost':
			return boost(table, step, tell);
		case 'toWaiting': {
			const from = zoneOf(table, step.card);
			tell?.({
				...log('to_waiting', { card: cardLabel(step.card) }),
				seat: ownerOf(step.card),
				refs: [step.card],
				moved: [way(step.card, from, `${ownerOf(step.card)}.waiting`)]
			});
			return leaveField(takeOut(table, step.card), step.card, from, 'waiting', tell);
		}
		case 'toRetire':
			return retire(table, step.card, log('retired_by_effect', { card: cardLabel(step.card) }), tell);
		case 'turn':
			tell?.({
				...log('turned', { card: cardLabel(step.card), posture: POSTURE_NAMES[step.to] }),
				refs: [step.card]
			});
			return upHeld(table, step.card, (held) => ({ ...held, posture: step.to }));
		case 'restEnergy':
			if (step.count) tell?.({ ...log('energy_paid', { seat: step.seat, n: step.count }), seat: step.seat });
			return restEnergy(table, step.seat, step.count);
		case 'block':
			return block(table, step.seat, step.card, tell);
		case 'notPartner':
			tell?.(log('not_partner_by_effect'));
			return table.attack
				? up(table, { attack: { ...table.attack, partner: false, notPartner: true } })
				: table;
		case 'lock':
			tell?.({ ...log('locked', { level: step.level }), refs: [step.source] });
			return up(table, { locks: [...table.locks, { level: step.level, source: step.source }] });
		case 'endPhase':
			tell?.(log('phase_ended_by_effect'));
			return up(table, { phaseEnded: true });
		case 'place': {
			tell?.({
				...log('played_by_effect', {
					card: cardLabel(step.card),
					slot: slotLabel(step.seat, step.slot)
				}),
				seat: step.seat,
				refs: [step.card],
				moved: [way(step.card, `${step.seat}.hand`, slotId(step.seat, step.slot))]
			});
			return arrive(table, step.seat, step.card, step.slot, tell);
		}
	}
}

/** Takes a card out of the zone it is in: the first half of every move. */
export function takeOut(table: Table, card: string): Table {
	const seat = ownerOf(card);
	if (table.outgoing?.held.card === card) return up(table, { outgoing: null });
	const held = onField(table, card);
	if (held) return upSlot(table, seat, held.slot, null);
	const side = table.sides[seat];
	const without = (cards: readonly string[]) => cards.filter((c) => c !== card);
	return upSide(table, seat, {
		hand: without(side.hand),
		deck: without(side.deck),
		waiting: without(side.waiting)
	});
}

/** The second half of leaving the field, and what leaving sets off. */
function leaveField(
	table: Table,
	card: string,
	from: string,
	to: 'waiting' | 'retire',
	tell: Tell | undefined
): Table {
	const seat = ownerOf(card);
	const slot = from.slice(2);
	const next = upSide(table, seat, { [to]: [...table.sides[seat][to], card] });
	if (slot === 'hand') return next;
	const events: GameEvent[] = [{ on: 'left', seat, card, slot: slot as SlotName }];
	if (to === 'retire') events.push({ on: 'retired', seat, card, slot: slot as SlotName });
	return emit(next, events, tell);
}

/** Puts a card from the field into the retire yard. */
export function retire(
	table: Table,
	card: string,
	why: ReturnType<typeof log>,
	tell: Tell | undefined
): Table {
	const from = zoneOf(table, card);
	const seat = ownerOf(card);
	tell?.({ ...why, seat, refs: [card], moved: [way(card, from, `${seat}.retire`)] });
	return leaveField(takeOut(table, card), card, from, 'retire', tell);
}

/** The card under a new one goes to the waiting room, after the new one has arrived (R23). */
export function leaveOverwritten(table: Table, tell?: Tell): Table {
	const { outgoing } = table;
	if (!outgoing) return table;
	const { card } = outgoing.held;
	const from = slotId(outgoing.seat, outgoing.slot);
	tell?.({
		...log('left_overwritten', { card: cardLabel(card) }),
		seat: outgoing.seat,
		refs: [card],
		moved: [way(card, from, `${outgoing.seat}.waiting`)]
	});
	return leaveField(up(table, { outgoing: null }), card, from, 'waiting', tell);
}

const fresh = (card: string, posture: Posture): Held => ({ card, posture, damage: 0, boosts: [] });

/** A played card arrives in a slot. What lay there stays under it until `leaveOverwritten`. */
export function arrive(table: Table, seat: Player, card: string, slot: SlotName, tell?: Tell): Table {
	const posture = rulingOf(table, 'A4') as Posture;
	const under = table.sides[seat].slots[slot];
	const moved = zoneOf(table, card).slice(2) === 'ring' ? onField(table, card)!.held : fresh(card, posture);
	const next = upSlot(takeOut(table, card), seat, slot, { ...moved, posture });
	return emit(
		up(next, { outgoing: under ? { seat, slot, held: under } : null }),
		[
			{ on: 'played', seat, card, slot },
			{ on: 'placed', seat, card, slot }
		],
		tell
	);
}

/** The top card of the deck comes onto an empty ring: not a play, but what sparks wait for (R53, E06). */
export function refill(
	table: Table,
	seat: Player,
	code: 'refilled' | 'refilled_by_rule',
	tell: Tell | undefined
): Table {
	const card = table.sides[seat].deck[0]!;
	tell?.({
		...log(code, { seat, card: cardLabel(card) }),
		seat,
		refs: [card],
		moved: [way(card, `${seat}.deck`, `${seat}.ring`)]
	});
	return upSlot(takeOut(table, card), seat, 'ring', fresh(card, 'stand'));
}

/** Draws from the top; as many as there are. */
export function draw(
	table: Table,
	seat: Player,
	count: number,
	tell: Tell | undefined,
	code: 'drew' | 'drew_by_effect' | 'opening_hand' = 'drew'
): Table {
	const { deck, hand } = table.sides[seat];
	const cards = deck.slice(0, count);
	if (!cards.length) {
		tell?.({ ...log('deck_is_empty', { seat }), seat });
		return table;
	}
	tell?.({
		...log(code, { seat, cards: hidden(cards, seat) }),
		seat,
		refs: cards,
		moved: cards.map((card) => [card, `${seat}.deck`, `${seat}.hand`] as const)
	});
	return upSide(table, seat, { deck: deck.slice(cards.length), hand: [...hand, ...cards] });
}

/** Rests the first standing energy cards; which ones makes no difference. */
export function restEnergy(table: Table, seat: Player, count: number): Table {
	let left = count;
	const energy = table.sides[seat].energy.map((e) =>
		e.posture === 'stand' && left-- > 0 ? { ...e, posture: 'rest' as const } : e
	);
	return count > 0 ? upSide(table, seat, { energy }) : table;
}

/** A partner block: from the hand to the waiting room, and the attack does no damage (R45, R46). */
export function block(table: Table, seat: Player, card: string, tell?: Tell): Table {
	tell?.({
		...log('blocked', { seat, card: cardLabel(card) }),
		seat,
		refs: [card],
		moved: [way(card, `${seat}.hand`, `${seat}.waiting`)]
	});
	const { waiting } = table.sides[seat];
	const next = upSide(takeOut(table, card), seat, { waiting: [...waiting, card] });
	return emit(
		up(next, { attack: next.attack && { ...next.attack, blocked: true } }),
		[{ on: 'blocked', seat, card }],
		tell
	);
}

function boost(table: Table, step: Extract<Step, { do: 'boost' }>, tell?: Tell): Table {
	const { stat, by, until, source } = step;
	const next = upHeld(table, step.card, (held) => ({
		...held,
		boosts: [...held.boosts, { stat, by, until, source }]
	}));
	tell?.({
		...log('boosted', {
			card: cardLabel(step.card),
			stat: STAT_NAMES[stat],
			by: by < 0 ? String(by) : `+${by}`,
			now: numberOf(onField(next, step.card)!.held, stat) ?? '?'
		}),
		refs: [step.card, source]
	});
	return next;
}

/** Shuffles a deck by the seed, or leaves the stated order where there is none. */
export function shuffleDeck(table: Table, seat: Player, tell?: Tell): Table {
	if (table.seed === null) {
		tell?.({ ...log('deck_as_stated', { seat }), seat });
		return table;
	}
	const [deck, seed] = shuffled(table.sides[seat].deck, table.seed);
	tell?.({ ...log('deck_shuffled', { seat }), seat });
	return up(upSide(table, seat, { deck }), { seed });
}

/** Effects of this attack, or of this turn, end. */
export function expire(table: Table, until: 'attack' | 'turn'): Table {
	const keep = (held: Held | null): Held | null => {
		if (!held) return null;
		const boosts = held.boosts.filter((b) => until === 'attack' && b.until !== 'attack');
		const same = boosts.length === held.boosts.length && (until === 'attack' || held.damage === 0);
		return same ? held : { ...held, boosts, damage: until === 'turn' ? 0 : held.damage };
	};
	return takesTurns(table).reduce((t, seat) => {
		const { slots } = t.sides[seat];
		const next = {
			ring: keep(slots.ring),
			bench1: keep(slots.bench1),
			bench2: keep(slots.bench2),
			bench3: keep(slots.bench3)
		};
		return upSide(t, seat, { slots: next });
	}, table);
}
