// What expectations are written about: a name and its words. Cards are written without their seat, `-` is "empty".
import type { Facts } from '../core/contract';
import { numberOf } from './numbers';
import { BENCH, isLocked, PLAYERS, SLOTS, standingEnergy, tokenOf, type Player, type Table } from './table';

const EMPTY = '-';
const yes = (x: boolean): string[] => [x ? 'yes' : 'no'];

/** All facts of a position. */
export function factsOf(table: Table): Facts {
	const facts: Record<string, readonly string[]> = {
		turn: [table.active],
		'turn.number': [String(table.turn)],
		first: [table.first],
		phase: [table.phase],
		asks: [table.awaiting?.kind ?? EMPTY],
		decides: [table.awaiting?.seat ?? EMPTY],
		area: table.area.map((e) => e.source),
		'area.ids': table.area.map((e) => e.id),
		'area.locked': table.area.filter((e) => isLocked(table, e)).map((e) => e.id),
		locks: table.locks.map((l) => String(l.level)),
		attacks: [String(table.attacks)],
		attack: table.attack ? [table.attack.attacker, table.attack.defender ?? EMPTY] : [EMPTY],
		'attack.partner': yes(!!table.attack?.partner),
		'attack.blocked': yes(!!table.attack?.blocked),
		over: yes(table.result !== null),
		winner: [table.result ? (table.result.winner ?? 'draw') : EMPTY],
		'over.why': [table.result?.why ?? EMPTY]
	};
	for (const seat of PLAYERS) Object.assign(facts, factsOfSide(table, seat));
	return facts;
}

function factsOfSide(table: Table, seat: Player): Record<string, readonly string[]> {
	const side = table.sides[seat];
	const facts: Record<string, readonly string[]> = {
		[`${seat}.bench`]: BENCH.map((b) => (side.slots[b] ? tokenOf(side.slots[b].card) : EMPTY)),
		[`${seat}.bench.posture`]: BENCH.map((b) => side.slots[b]?.posture ?? EMPTY),
		[`${seat}.energy`]: side.energy.map((e) => tokenOf(e.card)),
		[`${seat}.energy.posture`]: side.energy.map((e) => e.posture),
		[`${seat}.energy.standing`]: [String(standingEnergy(table, seat))]
	};
	for (const pile of ['deck', 'hand', 'waiting', 'retire'] as const) {
		facts[`${seat}.${pile}`] = side[pile].map(tokenOf);
		facts[`${seat}.${pile}.count`] = [String(side[pile].length)];
	}
	for (const slot of SLOTS) {
		const held = side.slots[slot];
		const name = `${seat}.${slot}`;
		facts[name] = [held ? tokenOf(held.card) : EMPTY];
		facts[`${name}.posture`] = [held?.posture ?? EMPTY];
		facts[`${name}.damage`] = [held ? String(held.damage) : EMPTY];
		facts[`${name}.attack`] = [held ? String(numberOf(held, 'attack') ?? '?') : EMPTY];
		facts[`${name}.defence`] = [held ? String(numberOf(held, 'defence') ?? '?') : EMPTY];
	}
	return facts;
}
