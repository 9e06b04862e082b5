// Events and what they set off. Whether an ability fires is decided at the moment of the event, with the cards as
// they lie then: while a slot is being overwritten the old and the new card are both in it (R23, R27).
import type { Tell } from '../core/contract';
import { abilitiesOf } from './cards/abilities';
import { cardOf } from './cards/printed';
import type { AbilityZone, Trigger } from './cards/types';
import { cardLabel } from './labels';
import { log } from './happenings';
import { field, ownerOf, takesTurns, up, type Fired, type Player, type SlotName, type Table } from './table';

/** The starts of phases, in the order of a turn. */
export const START_EVENTS = [
	'turnStart',
	'standStart',
	'drawStart',
	'energyStart',
	'characterStart',
	'abilityStart',
	'attackStart'
] as const;
export const EVENT_KINDS = [
	...START_EVENTS,
	'played',
	'placed',
	'left',
	'supported',
	'attacked',
	'wasSupported',
	'wasAttacked',
	'blocked',
	'retired',
	'fromDeck',
	'attackEnd',
	'partnerAttackEnd'
] as const;
export type StartEvent = (typeof START_EVENTS)[number];
export type EventKind = (typeof EVENT_KINDS)[number];

export interface GameEvent {
	readonly on: EventKind;
	/** Whose card it is, or whose turn. */
	readonly seat: Player;
	readonly card?: string;
	readonly slot?: SlotName;
	/** In an attack: the card that supported it. */
	readonly supporter?: string;
}

/** Queues every ability that these events set off. They are one batch: nothing comes between them. */
export function emit(table: Table, events: readonly GameEvent[], tell?: Tell): Table {
	const fired = events.flatMap((event) =>
		// the turn player's cards are listed first only so that the queue is always written the same way
		takesTurns(table).flatMap((seat) => setOff(table, event, seat))
	);
	if (!fired.length) return table;
	for (const f of fired)
		tell?.({
			...log('ability_fired', { card: cardLabel(f.source) }),
			seat: f.seat,
			refs: [f.source]
		});
	return up(table, { fired: [...table.fired, ...fired] });
}

function setOff(table: Table, event: GameEvent, seat: Player): Fired[] {
	const sources: { card: string; from: string }[] = field(table, seat).map((f) => ({
		card: f.held.card,
		from: `${seat}.${f.slot}`
	}));
	// "when this was put into the retire yard": the card has already gone there
	if (event.on === 'retired' && event.card && ownerOf(event.card) === seat)
		sources.push({ card: event.card, from: `${seat}.retire` });
	return sources.flatMap(({ card, from }) =>
		abilitiesOf(card).flatMap((a, ability) =>
			(a.kind === 'auto' || a.kind === 'spark') &&
			a.trigger &&
			worksFrom(a.zone, from) &&
			fits(table, a.trigger, event, card, seat)
				? [{ seat, source: card, ability, at: { on: event.on, from, card: event.card ?? null } }]
				: []
		)
	);
}

/** Does an ability for this zone work from there? */
export function worksFrom(zone: AbilityZone, from: string): boolean {
	const place = from.slice(2);
	if (zone === 'field') return place === 'ring' || place.startsWith('bench');
	return zone === 'bench' ? place.startsWith('bench') : place === zone;
}

function fits(table: Table, trigger: Trigger, event: GameEvent, card: string, controller: Player): boolean {
	if (trigger.on !== event.on) return false;
	if (trigger.who === 'self' && event.card !== card) return false;
	if (trigger.who === 'supporter' && event.supporter !== card) return false;
	if (trigger.who === 'own' && event.seat !== controller) return false;
	if (trigger.names && !(event.card && trigger.names.includes(nameJa(event.card)))) return false;
	if (trigger.slot === 'ring' && event.slot !== 'ring') return false;
	if (trigger.slot === 'bench' && !event.slot?.startsWith('bench')) return false;
	return trigger.given?.(table, controller, event) ?? true;
}
const nameJa = (card: string): string => cardOf(card).name.ja;
