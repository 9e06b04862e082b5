// Ⅰ: evade, step in, reflect, counter, and defence techniques (V23–V49).
import type { Move, Tell } from '../core/contract';
import { activated, openCheck } from './activation';
import type { TechniqueDef } from './cards';
import { happen } from './happenings';
import { compareGear, first, nullify, retarget, spend, target, use, who } from './pipeline';
import { follows } from './rulings';
import {
	at,
	attackOf,
	hitOf,
	isAbility,
	nameOf,
	place,
	techniqueOf,
	withAttack,
	withHit,
	type Table
} from './table';
import { listed } from './terms';

/** 見切り: so many as the attack asks for, at once (V25, V26). */
export function mikiri(t: Table, move: Move, tell?: Tell): Table {
	const cards = move.picks!.with!;
	const { table, moved } = spend(t, cards);
	const slots = { who: who(t, move.seat), cards: listed(cards.map((c) => nameOf(t, c))) };
	tell?.(happen('mikiri_played', slots, { seat: move.seat, refs: cards, moved }));
	const laid = hitOf(t)!.reads + cards.length;
	return nullify(table, { by: 'mikiri', ref: cards[0]!, cards: laid }, tell);
}

/** 間合い: the attacker may answer it with 踏み込み (V27–V29). */
export function maai(t: Table, move: Move, tell?: Tell): Table {
	const ref = first(move, 'with');
	const { table, moved } = spend(t, [ref]);
	tell?.(
		happen(
			'maai_played',
			{ who: who(t, move.seat), card: nameOf(t, ref) },
			{ seat: move.seat, refs: [ref], moved }
		)
	);
	return at(withHit(table, { evading: ref }), 'answer');
}

/** May one 踏み込み already played in this hit be used against this defender too (C11)? */
export function stepsInFree(t: Table): boolean {
	const hit = hitOf(t);
	return !!hit && !hit.stepped && follows(t, 'C11', 'shared') && attackOf(t)!.steppedIn.includes(hit.number);
}

export function stepIn(t: Table, move: Move, tell?: Tell): Table {
	const whom = who(t, target(t));
	const hit = hitOf(t)!;
	const card = move.picks?.with?.[0];
	const { table, moved } = place(t, card ? [card] : [], 'pile');
	if (card)
		tell?.(happen('stepped_in', { who: who(t, move.seat), whom }, { seat: move.seat, refs: [card], moved }));
	else tell?.(happen('stepped_in_free', { whom }, { seat: move.seat }));
	const steppedIn = [...new Set([...attackOf(t)!.steppedIn, hit.number])];
	const next = pileTried(withAttack(table, { steppedIn }), hit.evading!);
	return at(withHit(next, { evading: null, stepped: true }), 'I');
}
/** A 防 technique whose 間合い failed is done with. */
const pileTried = (t: Table, ref: string): Table => place(t, [ref], 'pile').table;

export function maaiHolds(t: Table, tell?: Tell): Table {
	const ref = hitOf(t)!.evading!;
	return nullify(withHit(pileTried(t, ref), { evading: null }), { by: 'maai', ref }, tell);
}

/** Back at the attacker, or, with several targets, only the own part goes (V32–V36). */
export function reflect(t: Table, move: Move, tell?: Tell): Table {
	const ref = first(move, 'with');
	const attack = attackOf(t)!;
	const { table, moved } = spend(t, [ref]);
	const slots = { who: who(t, move.seat), card: nameOf(t, ref), whom: who(t, attack.by) };
	const more = { seat: move.seat, refs: [ref, attack.by], moved };
	if (techniqueOf(t, attack.technique).reach !== 1) {
		tell?.(happen('reflected_part', slots, more));
		return nullify(table, { by: 'reflect', ref }, tell);
	}
	tell?.(happen('reflected', slots, more));
	return at(withHit(retarget(table, attack.by), { claims: [] }), 'I');
}

/** A 反 or 防 technique is shown and its activation checked (V39, V44). */
export function tryTechnique(t: Table, move: Move, tell?: Tell): Table {
	const technique = first(move, 'technique');
	const { table, moved } = place(t, [technique], 'field');
	const slots = { who: who(t, move.seat), technique: nameOf(t, technique) };
	const code = move.action === 'counter' ? 'counter_tried' : 'deftech_tried';
	tell?.(happen(code, slots, { seat: move.seat, refs: [technique], moved }));
	return openCheck(withHit(table, { trying: technique }), move.seat, technique);
}

/** It did not activate: piled, and the defence goes on (V11, C23). */
export function tryFails(t: Table, tell?: Tell): Table {
	const ref = hitOf(t)!.trying!;
	const { table, moved } = place(t, [ref], 'pile');
	const over = counterTried(t) && follows(t, 'C23', 'timing-over');
	tell?.(
		happen(over ? 'try_failed_over' : 'try_failed', { technique: nameOf(t, ref) }, { seat: target(t), moved })
	);
	const used = isAbility(t, ref) ? use(table, ref) : table;
	return at(withHit({ ...used, check: null }, { trying: null }), 'I');
}
const counterTried = (t: Table): boolean => techniqueOf(t, hitOf(t)!.trying!).counter !== null;
export const failureEndsTiming = (t: Table): boolean => !activated(t) && follows(t, 'C23', 'timing-over');

export function counterHolds(t: Table, tell?: Tell): Table {
	const ref = hitOf(t)!.trying!;
	return nullify(withHit({ ...t, check: null }, { trying: null }), { by: 'counter', ref, stops: true }, tell);
}

/** The technique being tried keeps distance, so that the attacker may step in (V45). */
export const techniqueKeepsDistance = (t: Table): boolean => triedEffect(t).is === 'maai';
const triedEffect = (t: Table): NonNullable<TechniqueDef['defence']> =>
	techniqueOf(t, hitOf(t)!.trying!).defence!;

export function applyDefenceTechnique(t: Table, tell?: Tell): Table {
	const ref = hitOf(t)!.trying!;
	const effect = triedEffect(t);
	const { table } = spend(withHit({ ...t, check: null }, { trying: null }), [ref]);
	switch (effect.is) {
		case 'maai':
			return at(withHit(table, { evading: ref }), 'answer');
		case 'mikiri':
			return nullify(table, { by: 'mikiri', ref, cards: hitOf(t)!.reads + 1 }, tell);
		case 'cancel':
			return nullify(table, { by: 'deftech', ref }, tell);
		case 'shield':
			return compareGear(at(table, 'I'), 'deftech', ref, effect, tell);
	}
}
