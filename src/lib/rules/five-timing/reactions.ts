// Answers outside the timings: substitutes, pump-ups, and the verdict on a nullification (V92–V107).
import type { Move, Tell } from '../core/contract';
import type { Seat } from '../core/text';
import { extrasText } from './attack';
import { mergeExtras, type PumpDef } from './cards';
import { happen } from './happenings';
import { noted } from './numbers';
import {
	withNote,
	first,
	gearHolds,
	lastNote,
	NULLIFIED_CITES,
	NULLIFIED_NAMES,
	retarget,
	spend,
	takeAp,
	target,
	use,
	who
} from './pipeline';
import { barrierAp } from './protection';
import { follows } from './rulings';
import {
	at,
	attackOf,
	defOf,
	hitOf,
	nameOf,
	place,
	seatsAfter,
	techniqueOf,
	withAttack,
	withHit,
	type Hit,
	type Nullified,
	type Table
} from './table';

/** Somebody offers to substitute; the present target may still speak first (C22). */
export function claim(t: Table, move: Move, tell?: Tell): Table {
	const hit = hitOf(t)!;
	const card = first(move, 'with');
	const order = seatsAfter(t, hit.target);
	const claims = [...hit.claims, { seat: move.seat, card }].sort(
		(a, b) => order.indexOf(a.seat) - order.indexOf(b.seat)
	);
	const slots = { who: who(t, move.seat), whom: who(t, hit.target) };
	tell?.(happen('claimed', slots, { seat: move.seat, refs: [card] }));
	return withHit(t, { claims });
}
export const claimWaits = (t: Table): boolean => (hitOf(t)?.claims.length ?? 0) > 0;
export const substitutesAtOnce = (t: Table): boolean => follows(t, 'C22', 'as-said');
export const restartsAtI = (t: Table): boolean => follows(t, 'C9', 'restart');

export function settleClaim(t: Table, tell?: Tell): Table {
	const [next, ...claims] = hitOf(t)!.claims;
	return substitute(withHit(t, { claims }), next!.seat, next!.card, tell);
}

/** The target changes; numbers carry over, and the new target does the rest (V104–V106, C9). */
export function substitute(t: Table, seat: Seat, card: string, tell?: Tell): Table {
	const { table, moved } = place(t, [card], 'pile');
	const slots = { who: who(t, seat), whom: who(t, target(t)) };
	tell?.(happen('substituted', slots, { seat, refs: [seat], moved }));
	const next = retarget(table, seat);
	if (!restartsAtI(t)) return t.moment === 'before.defender' ? at(next, 'before.attacker') : next;
	tell?.(happen('restarted', { who: who(t, seat) }, { seat }));
	return at(withHit(next, { gate: 'I' }), 'I');
}

/** Raises damage or level, adds extra effects, and looks again at a proposed nullification (V93–V100). */
export function pump(t: Table, move: Move, tell?: Tell): Table {
	const ref = first(move, 'with');
	const { damage, lv, extras } = defOf(t, ref) as PumpDef;
	const attack = attackOf(t)!;
	tell?.(
		happen('pumped', { who: who(t, move.seat), ability: nameOf(t, ref) }, { seat: move.seat, refs: [ref] })
	);
	let next = withAttack(use(t, ref), { pumped: [...attack.pumped, ref] });
	if (damage) {
		const from = hitOf(next)!.damage;
		next = withNote(next, noted(lastNote(hitOf(next)!, 'damage'), 'damage', '+', damage, 'pump', ref));
		tell?.(happen('damage_up', { from, n: damage, to: from + damage }, { refs: [ref] }));
	}
	if (lv) {
		const from = hitOf(next)!.level;
		next = withNote(next, noted(lastNote(hitOf(next)!, 'level'), 'level', '+', lv, 'pump', ref));
		tell?.(happen('level_up', { from, n: lv, to: from + lv }, { refs: [ref] }));
	}
	const added = extrasText(extras);
	if (added.en) {
		tell?.(
			happen('extras_up', { extras: { ja: added.ja.slice(1), en: added.en.slice(2) } }, { refs: [ref] })
		);
		next = withHit(next, { extras: mergeExtras(hitOf(next)!.extras, extras) });
	}
	if (hitOf(next)!.nullified) return judgeAgain(next, lv > 0, tell);
	return next.moment === 'before.defender' ? at(next, 'before.attacker') : next;
}

/** Does the proposed nullification still hold after a pump-up (V99, V100, C6, C7, C30, C31)? */
function judgeAgain(t: Table, rose: boolean, tell?: Tell): Table {
	const hit = hitOf(t)!;
	const n = hit.nullified!;
	const anyRise = rose && follows(t, 'C30', 'any-rise');
	switch (n.by) {
		case 'mikiri': {
			if (!hit.extras.noMikiri && (n.cards ?? 1) >= 1 + hit.extras.extraMikiri) return t;
			tell?.(happen('mikiri_undone', {}, { refs: [n.ref] }));
			return undo(t, { reads: follows(t, 'C6', 'add-one') ? (n.cards ?? 1) : 0 });
		}
		case 'counter': {
			const max = techniqueOf(t, n.ref).counter!.maxLevel;
			if (!anyRise && (max === null || hit.level <= max)) return t;
			sayUndone(n, tell);
			return undo(spend(t, [n.ref]).table);
		}
		case 'level-zero':
			if (hit.level <= 0) return t;
			sayUndone(n, tell);
			return undo(t);
		case 'damage':
			if (hit.damage <= 0 || follows(t, 'C31', 'stands')) return t;
			sayUndone(n, tell);
			return undo(t);
		case 'armour':
		case 'shield':
		case 'deftech':
			if (n.lv === undefined || (!anyRise && gearHolds(t, hit.level, n.lv))) return t;
			sayUndone(n, tell);
			return takeAp(undo(t), n.by, n.ref, n.ap!, tell);
		case 'barrier-lower':
		case 'barrier-equal':
			return judgeBarrierAgain(t, n, anyRise, tell);
		default:
			return t;
	}
}

function judgeBarrierAgain(t: Table, n: Nullified, anyRise: boolean, tell?: Tell): Table {
	const { level } = hitOf(t)!;
	const lv = n.lv!;
	if (level < lv && !anyRise) return t;
	const { table, moved } = place(t, [n.ref], 'pile');
	if (level === lv && !anyRise && (n.by === 'barrier-equal' || follows(t, 'C7', 'equal'))) {
		if (n.by === 'barrier-equal') return t;
		tell?.(happen('now_equal', { ref: nameOf(t, n.ref) }, { refs: [n.ref], moved }));
		return withHit(table, { nullified: { ...n, by: 'barrier-equal', stops: true } });
	}
	sayUndone(n, tell);
	if (moved.length) tell?.(happen('piled', { cards: nameOf(t, n.ref) }, { refs: [n.ref], moved }));
	return barrierAp(undo(table), n.ref, n.ap!, tell);
}

const sayUndone = (n: Nullified, tell?: Tell): void =>
	tell?.(happen('undone', { how: NULLIFIED_NAMES[n.by] }, { refs: [n.ref] }));

/** The hit is alive again; it goes on where it was nullified. */
const undo = (t: Table, change: Partial<Hit> = {}): Table =>
	at(withHit(t, { nullified: null, ...change }), 'busy');
export function resume(t: Table): Table {
	const place = hitOf(t)!.resume!;
	return at(withHit(t, { resume: null }), place === 'III.auto' ? 'busy' : place);
}

/** The nullification stands: the rest of the pipeline is skipped (V19). */
export function confirm(t: Table, tell?: Tell): Table {
	tell?.(happen('confirmed', {}, { seat: target(t), cites: NULLIFIED_CITES[hitOf(t)!.nullified!.by] }));
	return at(t, 'busy');
}
/** Do extra effects of a nullified attack still apply (C18)? Never after 見切り and 間合い (V26, V28). */
export function extrasStillApply(t: Table): boolean {
	const { nullified, extras } = hitOf(t)!;
	const evaded = nullified?.by === 'mikiri' || nullified?.by === 'maai';
	return follows(t, 'C18', 'per-effect') && !evaded && extras.stop !== null;
}
