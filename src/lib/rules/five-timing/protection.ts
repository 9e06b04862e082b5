// Ⅱ to Ⅴ: gear, barriers, reductions, and Geragera (V50–V84, V103).
import type { Move, Tell } from '../core/contract';
import type { BarrierDef, CancelDef, DivideDef, GearDef, ReduceDef } from './cards';
import { happen } from './happenings';
import { lowered } from './numbers';
import {
	withNote,
	compareGear,
	first,
	lastNote,
	multiply,
	nullify,
	subtract,
	takeAp,
	target,
	use,
	who
} from './pipeline';
import { follows } from './rulings';
import { at, attackOf, defOf, hitOf, nameOf, place, withAttack, withHit, zone, type Table } from './table';
import { listed } from './terms';

/** Armour or a shield; a shield's cost is paid as it is declared (V52–V59, C29). */
export function wear(t: Table, move: Move, tell?: Tell): Table {
	const ref = first(move, 'with');
	const { kind, lv, ap } = defOf(t, ref) as GearDef;
	const cost = move.picks!.cost ?? [];
	const { table, moved } = place(t, cost, 'pile');
	if (cost.length)
		tell?.(
			happen(
				'shield_paid',
				{ who: who(t, move.seat), cards: listed(cost.map((c) => nameOf(t, c))) },
				{ seat: move.seat, moved }
			)
		);
	const paid = kind === 'shield' ? [...attackOf(t)!.paid, ref] : attackOf(t)!.paid;
	return compareGear(use(withAttack(table, { paid }), ref), kind, ref, { lv, ap }, tell);
}
/** What a shield costs now: nothing where it is paid for the whole attack already. */
export const shieldCost = (t: Table, ref: string): number =>
	follows(t, 'C29', 'once') && attackOf(t)!.paid.includes(ref) ? 0 : (defOf(t, ref) as GearDef).cost;

export function turnUpBarriers(t: Table, tell?: Tell): Table {
	const own = zone(t, target(t), 'barrier').filter((c) => t.down.includes(c));
	const next = at(withHit(t, { gate: 'III' }), 'busy');
	tell?.(happen('gate_III', {}, { seat: target(t) }));
	if (!own.length) return next;
	tell?.(happen('barriers_up', { whom: who(t, target(t)) }, { seat: target(t), refs: own }));
	return { ...next, down: next.down.filter((c) => !own.includes(c)) };
}

/** Barriers of the present target, each once for this hit (V62, C14); a substitute's may still lie face down (V63). */
export function queueBarriers(t: Table, tell?: Tell): Table {
	const own = zone(t, target(t), 'barrier');
	const barriers = follows(t, 'C14', 'one') ? own.slice(0, 1) : own;
	if (!barriers.length) tell?.(happen('no_barriers', { whom: who(t, target(t)) }, { seat: target(t) }));
	const down = t.down.filter((c) => !own.includes(c));
	return withHit({ ...at(t, 'busy'), down }, { barriers });
}
export const barrierWaits = (t: Table): boolean => hitOf(t)!.barriers.length > 0;

/** Lower: nullified. Equal: nullified, piled, later hits stop. Above: its Ap comes off and it is piled (V64–V68, C15). */
export function applyBarrier(t: Table, tell?: Tell): Table {
	const hit = hitOf(t)!;
	const [ref, ...barriers] = hit.barriers as readonly [string, ...string[]];
	const { lv, ap } = defOf(t, ref) as BarrierDef;
	const rest = withHit(t, { barriers });
	const slots = { level: hit.level, ref: nameOf(t, ref), lv };
	if (hit.level < lv) {
		tell?.(happen('barrier_below', slots, { refs: [ref] }));
		return nullify(rest, { by: 'barrier-lower', ref, lv, ap }, tell);
	}
	const { table, moved } = place(rest, [ref], 'pile');
	if (hit.level === lv) {
		tell?.(happen('barrier_equal', slots, { refs: [ref], moved }));
		return nullify(table, { by: 'barrier-equal', ref, lv, ap, stops: true }, tell);
	}
	tell?.(happen('barrier_beaten', slots, { refs: [ref], moved }));
	return barrierAp(table, ref, ap, tell);
}
/** C15: does the Ap of a beaten barrier count before it is piled? */
export const barrierAp = (t: Table, ref: string, ap: number, tell?: Tell): Table =>
	follows(t, 'C15', 'counts') ? takeAp(t, 'barrier', ref, ap, tell) : t;

/** A barrier from hand lowers the effect Lv by 1; at 0 the attack is nullified (V70–V72, C28). */
export function handBarrier(t: Table, move: Move, tell?: Tell): Table {
	const ref = first(move, 'with');
	const { table, moved } = place(t, [ref], 'pile');
	const attack = attackOf(table)!;
	const lasting = follows(t, 'C28', 'whole-attack')
		? withAttack(table, { levelLoss: attack.levelLoss + 1 })
		: table;
	const hit = hitOf(lasting)!;
	const next = withNote(lasting, lowered(t, lastNote(hit, 'level'), 1, 'handBarrier', ref));
	const to = hitOf(next)!.level;
	tell?.(
		happen(
			'hand_barrier',
			{ who: who(t, move.seat), card: nameOf(t, ref), from: hit.level, to },
			{ seat: move.seat, refs: [ref], moved }
		)
	);
	return to <= 0 ? nullify(next, { by: 'level-zero', ref, stops: true }, tell) : next;
}

/** Resist: a quarter, rounded up (V83). */
export function resist(t: Table, move: Move, tell?: Tell): Table {
	const ref = first(move, 'with');
	const { table, moved } = place(t, [ref], 'pile');
	const from = hitOf(t)!.damage;
	const next = multiply(table, 1, 4, 'resist', ref);
	tell?.(
		happen(
			'resisted',
			{ who: who(t, move.seat), from, to: hitOf(next)!.damage },
			{ seat: move.seat, refs: [ref], moved }
		)
	);
	return next;
}

/** An ability that reduces, divides or cancels, at its own timing (V49, V60, V73, V78, V84, V107). */
export function useAbility(t: Table, move: Move, tell?: Tell): Table {
	const ref = first(move, 'with');
	const def = defOf(t, ref) as ReduceDef | DivideDef | CancelDef;
	const used = use(t, ref);
	const name = nameOf(t, ref);
	const { damage: from, level } = hitOf(t)!;
	const more = { seat: move.seat, refs: [ref] };
	if (def.kind === 'cancel') {
		tell?.(happen('cancelled', { who: who(t, move.seat), ref: name }, more));
		return nullify(used, { by: 'ability', ref }, tell);
	}
	if (def.kind === 'divide') {
		const next = multiply(used, def.num, def.den, 'divide', ref);
		tell?.(happen('divided', { ref: name, from, num: def.num, den: def.den, to: hitOf(next)!.damage }, more));
		return next;
	}
	let next = used;
	if (def.lv) {
		next = withNote(next, lowered(t, lastNote(hitOf(next)!, 'level'), def.lv, 'reduce', ref));
		tell?.(happen('level_reduced', { ref: name, from: level, to: hitOf(next)!.level }, more));
	}
	if (!def.damage) return next;
	next = subtract(next, def.damage, 'reduce', ref);
	const to = hitOf(next)!.damage;
	tell?.(happen('reduced', { ref: name, from, to }, more));
	return to <= 0 ? nullify(next, { by: 'damage', ref }, tell) : next;
}

export function geragera(t: Table, move: Move, tell?: Tell): Table {
	const ref = first(move, 'with');
	const { table, moved } = place(t, [ref], 'pile');
	tell?.(happen('geragera', { who: who(t, move.seat) }, { seat: move.seat, refs: [ref], moved }));
	return nullify(table, { by: 'geragera', ref, stops: true }, tell);
}
