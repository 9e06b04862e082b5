// Facts that expectations are written about, and the invariants that must hold at every micro step.
import type { Facts } from '../core/contract';
import type { Seat } from '../core/text';
import { decider } from './legal';
import { follows } from './rulings';
import { abilitiesOf, attackOf, character, defIdOf, hitOf, zone, type Outcome, type Table } from './table';
import { ZONES, type Zone } from './terms';

const bare = (refs: readonly string[]): readonly string[] => refs.map((r) => r.slice(2));
const flag = (on: boolean): readonly string[] => (on ? ['yes'] : ['no']);

/** `1B:mikiri`, `2B:10`: which hit at whom, and what became of it. */
const outcomeWord = ({ number, target, by, damage }: Outcome): string => `${number}${target}:${by ?? damage}`;

/** Everything an expectation may speak of. */
export function factsOf(t: Table): Facts {
	const attack = attackOf(t);
	const hit = hitOf(t);
	const waits = decider(t);
	const one = (value: string | number | null | undefined): readonly string[] =>
		value === null || value === undefined ? [] : [String(value)];
	return {
		moment: [t.moment],
		turn: [t.turn],
		asked: one(waits),
		dice: t.dice,
		contact: t.contact,
		attacks: t.attacks.map((a) => defIdOf(a.technique)),
		attacker: one(attack?.by),
		'attack.level': attack?.targets.length ? one(attack.level) : [],
		'attack.dp': attack?.targets.length ? one(attack.dp) : [],
		'check.need': one(t.check?.need),
		'check.value': one(t.check?.value),
		'hit.number': one(hit?.number),
		'hit.aimed': one(hit?.aimed),
		'hit.target': one(hit?.target),
		'hit.gate': one(hit?.gate),
		'hit.level': one(hit?.level),
		'hit.damage': one(hit?.damage),
		'hit.nullified': one(hit?.nullified?.by),
		'hit.stops': hit?.nullified ? flag(hit.nullified.stops) : [],
		'hit.claims': hit?.claims.map((c) => c.seat) ?? [],
		'hits.left': attack ? [String(attack.queue.length)] : [],
		outcomes: t.outcomes.map(outcomeWord),
		winners: t.winners ?? [],
		...Object.assign({}, ...t.seats.map((s) => seatFacts(t, s)))
	};
}

function seatFacts(t: Table, seat: Seat): Facts {
	const c = character(t, seat);
	return {
		[`${seat}.hp`]: [String(c.hp)],
		[`${seat}.face`]: [c.face],
		[`${seat}.state`]: [c.state],
		[`${seat}.stopped`]: flag(c.stopped),
		[`${seat}.actions`]: [String(c.actions)],
		[`${seat}.player`]: [c.inGame ? 'in' : 'out'],
		[`${seat}.chanted`]: bare(c.chanted),
		[`${seat}.abilities`]: bare(abilitiesOf(t, seat)),
		[`${seat}.known`]: flag(abilitiesKnown(t, seat)),
		[`${seat}.down`]: bare(zone(t, seat, 'barrier').filter((card) => t.down.includes(card))),
		...Object.fromEntries(ZONES.map((z: Zone) => [`${seat}.${z}`, bare(zone(t, seat, z))]))
	};
}

/** May everybody see this character's values and abilities (C17)? */
export const abilitiesKnown = (t: Table, seat: Seat): boolean =>
	character(t, seat).face === 'open' || follows(t, 'C17', 'marker');

/** Breaks of the invariants: cards conserved, each in one place, numbers possible, frames and moment agreeing. */
export function faultsOf(t: Table, where: string): readonly string[] {
	const faults: string[] = [];
	const seen = new Set<string>();
	for (const [id, cards] of Object.entries(t.zones))
		for (const card of cards) {
			if (seen.has(card)) faults.push(`${card} lies in two places`);
			if (card[0] !== id[0]) faults.push(`${card} lies in ${id}`);
			seen.add(card);
		}
	for (const card of t.down)
		if (!t.zones[`${card[0]}.barrier`]?.includes(card))
			faults.push(`${card} is face down outside the barrier zone`);
	for (const seat of t.seats) {
		const { hp, maxHp, state, actions, stopped } = character(t, seat);
		if (hp < 0 || hp > maxHp) faults.push(`${seat} has ${hp} of ${maxHp} HP`);
		if (actions < 0) faults.push(`${seat} has ${actions} actions`);
		if (state !== 'standing' && (hp > 0 || stopped)) faults.push(`${seat} is ${state} with ${hp} HP`);
		// at 0 HP it dies in the next step, `reveal`
		if (state === 'standing' && hp === 0 && t.moment !== 'busy' && t.moment !== 'roll')
			faults.push(`${seat} stands with 0 HP`);
	}
	for (const hit of t.attacks.flatMap((a) => (a.hit ? [a.hit] : [])))
		for (const of of ['damage', 'level'] as const) {
			const last = hit.notes.filter((n) => n.of === of).at(-1)!.value;
			if (last !== hit[of]) faults.push(`${of} is ${hit[of]}, its notes say ${last}`);
		}
	if (where !== t.moment) faults.push(`the chart waits at ${where}, the table at ${t.moment}`);
	return faults;
}
