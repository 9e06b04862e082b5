// The phases of a turn except the attack: their starts, standing up, drawing, energy, plays, activated abilities, and
// the end of the turn.
import type { Tell } from '../../core/contract';
import { abilityAt } from '../cards/abilities';
import { costSteps } from '../cards/lines';
import { cardOf } from '../cards/printed';
import { emit, type StartEvent } from '../events';
import { log } from '../happenings';
import { cardLabel, hidden, PHASE_NAMES, slotLabel, way } from '../labels';
import { ruled, rulingOf } from '../rulings';
import { arrive, draw, expire, leaveOverwritten, perform, restEnergy } from '../steps';
import {
	other,
	ringOf,
	slotId,
	up,
	upSide,
	wait,
	zoneOf,
	type Phase,
	type Player,
	type Posture,
	type SlotName,
	type Table
} from '../table';
import { answered, moveOf, moverOf, pickOf, type Act, type Guard } from './types';

const enter = (table: Table, phase: Phase, tell?: Tell): Table => {
	tell?.({
		...log('phase_begins', { seat: table.active, phase: PHASE_NAMES[phase] }),
		seat: table.active,
		refs: [phase]
	});
	return up(table, { phase });
};
const fire =
	(...events: StartEvent[]): Act =>
	(table, _, tell) =>
		emit(
			table,
			events.map((on) => ({ on, seat: table.active })),
			tell
		);
const ask =
	(kind: 'energy' | 'character' | 'ability' | 'keep'): Act =>
	(table) =>
		wait(table, kind, table.active);
const isFirstDraw = (table: Table): boolean => table.turn === 1;

/** One stage fresher, or as it is. */
const turnUp = (posture: Posture): Posture => (posture === 'reverse' ? 'rest' : 'stand');
/** The slot a play goes to: `A.bench2` → `bench2`. */
const slotOf = (pick: string): SlotName => pick.slice(2) as SlotName;

/** How many cards may be in hand at the end of the turn, and to how many it is cut (R57, A5). */
export function handLimit(table: Table): { readonly over: number; readonly keep: number } {
	const choice = rulingOf(table, 'A5');
	return { over: choice === 'six-to-five' ? 5 : 6, keep: choice === 'seven-to-six' ? 6 : 5 };
}

export const turnGuards = {
	startAbilitiesAfter: (table) => ruled(table, 'A1', 'after'),
	noStartInSkippedDraw: (table) => isFirstDraw(table) && ruled(table, 'A2', 'no'),
	isFirstDraw,
	slotWasHeld: (table) => table.outgoing !== null,
	phaseEnded: (table) => table.phaseEnded,
	handTooLarge: (table) => table.sides[table.active].hand.length > handLimit(table).over
} as const satisfies Readonly<Record<string, Guard>>;

/** The energy that a play costs is rested first (R16, R18). */
function restForPlay(table: Table, seat: Player, card: string, tell?: Tell): Table {
	const n = cardOf(card).level ?? 0;
	tell?.({ ...(n ? log('energy_rested', { seat, n }) : log('no_energy_needed')), seat, refs: [card] });
	return restEnergy(table, seat, n);
}

export const turnActions = {
	enterStand: (table, _, tell) => {
		tell?.({ ...log('turn_begins', { n: table.turn, seat: table.active }), seat: table.active });
		return enter(table, 'stand', tell);
	},
	fireTurnStart: fire('turnStart', 'standStart'),
	turnUp: (table, _, tell) => {
		const side = table.sides[table.active];
		const { ring, bench1, bench2, bench3 } = side.slots;
		const bench = [bench1, bench2, bench3].flatMap((h) => (h && h.posture !== 'stand' ? [h.card] : []));
		const energy = side.energy.filter((e) => e.posture !== 'stand').map((e) => e.card);
		const cards = [...bench, ...energy];
		tell?.({
			...(cards.length
				? log('turned_up', { seat: table.active, cards: hidden(cards, table.active) })
				: log('nothing_to_turn_up', { seat: table.active })),
			seat: table.active,
			refs: bench
		});
		const fresh = <T extends { readonly posture: Posture }>(x: T): T => ({
			...x,
			posture: turnUp(x.posture)
		});
		// one map over all of them: nothing is stood up twice
		return upSide(table, table.active, {
			energy: side.energy.map(fresh),
			slots: {
				ring,
				bench1: bench1 && fresh(bench1),
				bench2: bench2 && fresh(bench2),
				bench3: bench3 && fresh(bench3)
			}
		});
	},

	enterDraw: (table, _, tell) => enter(table, 'draw', tell),
	fireDrawStart: fire('drawStart'),
	drawCard: (table, _, tell) => draw(table, table.active, 1, tell),
	skipDraw: (table, _, tell) => {
		tell?.({ ...log('no_first_draw', { seat: table.active }), seat: table.active });
		return table;
	},

	enterEnergy: (table, _, tell) => enter(table, 'energy', tell),
	fireEnergyStart: fire('energyStart'),
	askEnergy: ask('energy'),
	placeEnergy: (table, event, tell) => {
		const seat = moverOf(moveOf(event));
		const card = pickOf(moveOf(event), 'card');
		const side = table.sides[seat];
		tell?.({
			...log('energy_placed', { seat, cards: hidden([card], seat) }),
			seat,
			moved: [way(card, `${seat}.hand`, `${seat}.energy`)]
		});
		const posture = rulingOf(table, 'A4') as Posture;
		return answered(
			upSide(table, seat, {
				hand: side.hand.filter((c) => c !== card),
				energy: [...side.energy, { card, posture }]
			})
		);
	},
	skipEnergy: (table, _, tell) => {
		tell?.({ ...log('energy_skipped', { seat: table.active }), seat: table.active });
		return answered(table);
	},

	enterCharacter: (table, _, tell) => enter(table, 'character', tell),
	fireCharacterStart: fire('characterStart'),
	askCharacter: ask('character'),
	/** The move is noted; the states that follow carry it out. */
	plan: (table, event) => answered(up(table, { plan: moveOf(event) })),
	restForBench: (table, _, tell) => restForPlay(table, table.active, ringOf(table, table.active)!.card, tell),
	moveToBench: (table, _, tell) => {
		const seat = table.active;
		const slot = slotOf(pickOf(table.plan, 'slot'));
		const { card } = ringOf(table, seat)!;
		tell?.({
			...log('moved_to_bench', { seat, card: cardLabel(card), slot: slotLabel(seat, slot) }),
			seat,
			refs: [card],
			moved: [way(card, slotId(seat, 'ring'), slotId(seat, slot))]
		});
		return up(arrive(table, seat, card, slot, tell), { plan: null });
	},
	restForPlay: (table, _, tell) => restForPlay(table, table.active, pickOf(table.plan, 'card'), tell),
	putPlayed: (table, _, tell) => {
		const seat = table.active;
		const card = pickOf(table.plan, 'card');
		const slot = slotOf(pickOf(table.plan, 'slot'));
		tell?.({
			...log('played', { seat, card: cardLabel(card), slot: slotLabel(seat, slot) }),
			seat,
			refs: [card],
			moved: [way(card, zoneOf(table, card), slotId(seat, slot))]
		});
		return up(arrive(table, seat, card, slot, tell), { plan: null });
	},
	leaveOverwritten: (table, _, tell) => leaveOverwritten(table, tell),
	endCharacter: (table, _, tell) => {
		tell?.({
			...log('phase_over', { seat: table.active, phase: PHASE_NAMES.character }),
			seat: table.active
		});
		// A11: how long "can't be played" lasts
		return answered(ruled(table, 'A11', 'phase') ? up(table, { locks: [] }) : table);
	},

	enterAbility: (table, _, tell) => enter(up(table, { phaseEnded: false }), 'ability', tell),
	fireAbilityStart: fire('abilityStart'),
	askAbility: ask('ability'),
	declareUse: (table, _, tell) => {
		const { card } = abilityAt(pickOf(table.plan, 'ability'))!;
		tell?.({
			...log('ability_declared', { seat: table.active, card: cardLabel(card) }),
			seat: table.active,
			refs: [card]
		});
		return table;
	},
	payUse: (table, _, tell) => {
		const { card, ability } = abilityAt(pickOf(table.plan, 'ability'))!;
		const steps = costSteps(table, table.active, card, ability.cost);
		const paid = perform(table, steps, tell);
		tell?.(log('cost_paid'));
		return paid;
	},
	enterArea: (table, _, tell) => {
		const { card, index } = abilityAt(pickOf(table.plan, 'ability'))!;
		const id = `e${table.nextEntry}`;
		tell?.({
			...log('entered_area', { card: cardLabel(card), id }),
			seat: table.active,
			refs: [card, id]
		});
		const at = { on: 'use' as const, from: zoneOf(table, card), card: null };
		return up(table, {
			plan: null,
			nextEntry: table.nextEntry + 1,
			windowPassed: false,
			area: [...table.area, { id, seat: table.active, source: card, ability: index, at, cancels: null }]
		});
	},
	endAbility: (table, _, tell) => {
		tell?.({
			...log('phase_over', { seat: table.active, phase: PHASE_NAMES.ability }),
			seat: table.active
		});
		return answered(table);
	},

	enterEnd: (table, _, tell) => enter(table, 'end', tell),
	handFits: (table, _, tell) => {
		const seat = table.active;
		tell?.({ ...log('hand_fits', { seat, n: table.sides[seat].hand.length }), seat });
		return table;
	},
	askKeep: ask('keep'),
	trimHand: (table, event, tell) => {
		const seat = table.active;
		const { hand, waiting } = table.sides[seat];
		const kept = moveOf(event).picks?.cards ?? [];
		const gone = hand.filter((c) => !kept.includes(c));
		tell?.({
			...log('hand_trimmed', { seat, cards: { cards: gone.map(cardLabel), seenBy: 'all' } }),
			seat,
			refs: gone,
			moved: gone.map((card) => [card, `${seat}.hand`, `${seat}.waiting`] as const)
		});
		return answered(
			upSide(table, seat, {
				hand: hand.filter((c) => kept.includes(c)),
				waiting: [...waiting, ...gone]
			})
		);
	},
	endTurnEffects: (table, _, tell) => {
		tell?.(log('turn_effects_end'));
		return up(expire(table, 'turn'), { locks: [] });
	},
	passTurn: (table) =>
		up(table, {
			turn: table.turn + 1,
			active: other(table.active),
			phase: 'stand',
			attacks: 0,
			phaseEnded: false
		})
} as const satisfies Readonly<Record<string, Act>>;
