// The attack: supporting, what it sets off, the partner block, the four parts of the resolution in their order, and
// the end of the attack. No check opens between the parts: what they set off waits for the fourth (R54).
import { abilitiesOf } from '../cards/abilities';
import { isPartnerOf } from '../cards/printed';
import { emit, type GameEvent } from '../events';
import { log } from '../happenings';
import { cardLabel, PHASE_NAMES } from '../labels';
import { countedNumber, damageOf } from '../numbers';
import { ruled } from '../rulings';
import { block, expire, refill, retire } from '../steps';
import {
	field,
	onField,
	other,
	ringOf,
	takesTurns,
	up,
	upHeld,
	wait,
	type Held,
	type Player,
	type Table
} from '../table';
import { answered, moveOf, pickOf, type Act, type Guard } from './types';

/** The attacked card, if it is still on the ring. */
function defenderOf(table: Table): Held | null {
	const ring = ringOf(table, other(table.active));
	return ring && ring.card === table.attack?.defender ? ring : null;
}
const reachesDefence = (table: Table, held: Held): boolean =>
	held.damage >= (countedNumber(table, held, 'defence') ?? Infinity);
/** 【永】 "attacks on your ring card don't become partner attacks", from the bench. */
const forbidsPartner = (table: Table, seat: Player): boolean =>
	field(table, seat).some(
		(f) => f.slot !== 'ring' && abilitiesOf(f.held.card).some((a) => a.always === 'noPartnerAttack')
	);
/** Who still needs a card on the ring and has one to put there, the turn player first (A9). */
const toRefill = (table: Table): Player[] =>
	takesTurns(table).filter((seat) => !ringOf(table, seat) && table.sides[seat].deck.length);

export const attackGuards = {
	canBeAskedToBlock: (table) =>
		table.sides[other(table.active)].hand.length > 0 && ringOf(table, other(table.active)) !== null,
	isPartnerAttack: (table) => !!table.attack?.partner && defenderOf(table) !== null,
	defenderIsThere: (table) => defenderOf(table) !== null,
	damageReachesDefence: (table) => {
		const defender = defenderOf(table);
		return defender !== null && reachesDefence(table, defender);
	},
	ringToRefill: (table) => toRefill(table).length > 0
} as const satisfies Readonly<Record<string, Guard>>;

export const attackActions = {
	enterAttack: (table, _, tell) => {
		tell?.({
			...log('phase_begins', { seat: table.active, phase: PHASE_NAMES.attack }),
			seat: table.active,
			refs: ['attack']
		});
		return up(table, { phase: 'attack', attacks: 0, phaseEnded: false });
	},
	fireAttackStart: (table, _, tell) => emit(table, [{ on: 'attackStart', seat: table.active }], tell),
	askAttack: (table) => wait(table, 'attack', table.active),
	endAttack: (table, _, tell) => {
		tell?.({
			...log('phase_over', { seat: table.active, phase: PHASE_NAMES.attack }),
			seat: table.active
		});
		return answered(table);
	},

	restSupporter: (table, _, tell) => {
		const supporter = pickOf(table.plan, 'card');
		tell?.({
			...log('supported', { seat: table.active, card: cardLabel(supporter) }),
			seat: table.active,
			refs: [supporter]
		});
		const attack = {
			supporter,
			attacker: ringOf(table, table.active)!.card,
			defender: ringOf(table, other(table.active))?.card ?? null,
			partner: false,
			notPartner: false,
			blocked: false
		};
		return up(
			upHeld(table, supporter, (held) => ({ ...held, posture: 'rest' })),
			{ attack, attacks: table.attacks + 1, plan: null }
		);
	},
	compareNames: (table, _, tell) => {
		const { supporter, attacker } = table.attack!;
		const names = { supporter: cardLabel(supporter), ring: cardLabel(attacker) };
		if (!isPartnerOf(supporter, attacker)) {
			tell?.({ ...log('is_normal_attack', names), refs: [supporter, attacker] });
			return table;
		}
		const forbidden =
			table.turn === 1 && ruled(table, 'A14', 'no-partner')
				? log('not_partner_first_turn')
				: forbidsPartner(table, other(table.active))
					? log('not_partner_by_effect')
					: null;
		tell?.({ ...(forbidden ?? log('is_partner_attack', names)), refs: [supporter, attacker] });
		return up(table, { attack: { ...table.attack!, partner: !forbidden, notPartner: !!forbidden } });
	},
	fireAttack: (table, _, tell) => {
		const { supporter, attacker, defender } = table.attack!;
		const seat = table.active;
		tell?.({
			...(defender
				? log('attack_set_off', { attacker: cardLabel(attacker), defender: cardLabel(defender) })
				: log('attack_on_empty_ring', { attacker: cardLabel(attacker) })),
			seat,
			refs: [attacker, ...(defender ? [defender] : [])]
		});
		const events: GameEvent[] = [
			{ on: 'supported', seat, card: supporter, supporter },
			{ on: 'attacked', seat, card: attacker, supporter },
			{ on: 'wasSupported', seat, card: attacker, supporter }
		];
		if (defender) events.push({ on: 'wasAttacked', seat: other(seat), card: defender, supporter });
		return emit(table, events, tell);
	},

	askBlock: (table) => wait(table, 'block', other(table.active)),
	noBlockPossible: (table, _, tell) => {
		tell?.({ ...log('block_not_asked', { seat: other(table.active) }), seat: other(table.active) });
		return table;
	},
	blockAttack: (table, event, tell) =>
		answered(block(table, other(table.active), pickOf(moveOf(event), 'card'), tell)),
	declineBlock: (table, _, tell) => {
		tell?.({ ...log('not_blocked', { seat: other(table.active) }), seat: other(table.active) });
		return answered(table);
	},

	retirePartnerAttacked: (table, _, tell) => {
		const { card } = defenderOf(table)!;
		return retire(table, card, log('retired_by_partner', { card: cardLabel(card) }), tell);
	},
	notPartnerAttack: (table, _, tell) => {
		tell?.(log('no_partner_retire'));
		return table;
	},
	dealDamage: (table, _, tell) => {
		const { card, damage } = defenderOf(table)!;
		const n = damageOf(table);
		const { blocked, attacker } = table.attack!;
		const gone = onField(table, attacker)?.slot !== 'ring';
		tell?.({
			...(blocked
				? log('damage_blocked')
				: gone
					? log('attacker_gone')
					: log('damage_dealt', { card: cardLabel(card), n, total: damage + n })),
			refs: [card]
		});
		return n ? upHeld(table, card, (held) => ({ ...held, damage: held.damage + n })) : table;
	},
	nobodyToDamage: (table, _, tell) => {
		tell?.(log('nobody_to_damage'));
		return table;
	},
	retireDamaged: (table, _, tell) => {
		const held = defenderOf(table)!;
		const numbers = { damage: held.damage, defence: countedNumber(table, held, 'defence') ?? '?' };
		return retire(
			table,
			held.card,
			log('retired_by_damage', { card: cardLabel(held.card), ...numbers }),
			tell
		);
	},
	staysOnRing: (table, _, tell) => {
		const held = defenderOf(table)!;
		const numbers = { damage: held.damage, defence: countedNumber(table, held, 'defence') ?? '?' };
		tell?.({ ...log('stays', { card: cardLabel(held.card), ...numbers }), refs: [held.card] });
		return table;
	},
	refillRing: (table, _, tell) => {
		const seats = toRefill(table);
		// A9: one after the other, or both before anything is asked about them
		const now = ruled(table, 'A9', 'together') ? seats : seats.slice(0, 1);
		const filled = now.reduce((t, seat) => refill(t, seat, 'refilled', tell), table);
		return emit(
			filled,
			now.map((seat) => ({ on: 'fromDeck', seat, card: ringOf(filled, seat)!.card, slot: 'ring' })),
			tell
		);
	},
	refillDone: (table, _, tell) => {
		tell?.(log('rings_full'));
		return table;
	},
	afterAttack: (table, _, tell) => {
		tell?.(log('after_the_attack'));
		return table;
	},
	fireAttackEnd: (table, _, tell) => {
		const { supporter, attacker, partner } = table.attack!;
		const seat = table.active;
		tell?.(log('attack_ends'));
		const events: GameEvent[] = [{ on: 'attackEnd', seat, card: attacker, supporter }];
		if (partner) events.push({ on: 'partnerAttackEnd', seat, card: attacker, supporter });
		return emit(table, events, tell);
	},
	endAttackEffects: (table, _, tell) => {
		tell?.(log('attack_effects_end'));
		return up(expire(table, 'attack'), { attack: null });
	}
} as const satisfies Readonly<Record<string, Act>>;
