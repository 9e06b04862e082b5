// What each verb of the ability texts does to the table. One target or one player at a time.
import type { Tell } from '../core/contract';
import type { FreeVerb, TargetVerb, Who } from './parse/ast';
import { STAT_WORDS } from './parse/words';
import { log } from './happenings';
import { byLot } from './lot';
import { pendingsOf, enqueue } from './queue';
import { ruled } from './rulings';
import {
	cardOf,
	cardOfPiece,
	freshUnit,
	healthNow,
	leaderOf,
	other,
	unitAt,
	withPlayer,
	withUnit,
	type Side,
	type Table,
	type Unit
} from './table';
import { attacksAllowed, nameOf } from './units';
import { cardNamed, type Card } from './cards';

/** A set-up was refused if a text in it named no card, so there is one. */
const cardNamedAt = (table: Table, name: string): Card => cardNamed(name, table.own)!;

/** The table after it, and whether the target was affected (B3). */
type Done = readonly [Table, boolean];

/** Applies a verb to one target: a unit, a leader, or (B14) a unit that has just died. */
export function applyTo(table: Table, verb: TargetVerb, id: string, tell?: Tell): Done {
	const leader = leaderOf(id);
	if (leader) return applyToLeader(table, verb, leader, tell);
	const found = unitAt(table, id);
	if (!found) return applyToDead(table, verb, id, tell);
	const { unit, side } = found;
	const name = nameOf(table, id);
	const refs = [id];
	switch (verb.op) {
		case 'damage': {
			const next = { ...unit, damage: unit.damage + verb.n };
			tell?.(log('damaged', { refs }, { target: name, n: verb.n, now: healthNow(next) }));
			return [withUnit(table, id, next), true];
		}
		case 'heal': {
			const damage = Math.max(0, unit.damage - verb.n);
			const n = unit.damage - damage;
			tell?.(log('healed', { refs }, { target: name, n, now: unit.health - damage }));
			return [withUnit(table, id, { damage }), true];
		}
		case 'stats': {
			const attack = Math.max(0, unit.attack + verb.attack);
			const health = unit.health + verb.health;
			tell?.(log('changed', { refs }, { target: name, attack, health: health - unit.damage }));
			return [withUnit(table, id, { attack, health }), true];
		}
		case 'setStat': {
			const change: Partial<Unit> =
				verb.stat === '攻撃力'
					? { attack: verb.n }
					: verb.stat === '体力'
						? { health: verb.n, damage: 0 }
						: { cost: verb.n };
			tell?.(log('stat_set', { refs }, { target: name, stat: STAT_WORDS[verb.stat], n: verb.n }));
			return [withUnit(table, id, change), true];
		}
		case 'grant': {
			tell?.(log('granted', { refs }, { target: name, keyword: verb.keyword }));
			const keywords = unit.keywords.includes(verb.keyword)
				? unit.keywords
				: [...unit.keywords, verb.keyword];
			return [withUnit(table, id, { keywords }), true];
		}
		case 'destroy':
			tell?.(log('destroyed', { refs }, { target: name }));
			return [withUnit(table, id, { doomed: true }), true];
		case 'bounce':
			return [toHand(leaveField(table, side, id), side, id, `${side}.field`, tell), true];
		case 'banish': {
			tell?.(log('banished', { refs, moved: [[id, `${side}.field`, `${side}.gone`]] }, { target: name }));
			const left = leaveField(table, side, id);
			return [withPlayer(left, side, { gone: [...left.players[side].gone, id] }), true];
		}
		case 'transform':
			return transform(table, unit, side, verb.into, tell);
		case 'evolve':
			return evolve(table, unit, side, tell);
	}
}

function applyToLeader(table: Table, verb: TargetVerb, side: Side, tell?: Tell): Done {
	const player = table.players[side];
	const id = `${side}.leader`;
	const target = nameOf(table, id);
	if (verb.op === 'damage') {
		const life = player.life - verb.n;
		tell?.(log('damaged', { seat: side, refs: [id] }, { target, n: verb.n, now: life }));
		return [withPlayer(table, side, { life }), true];
	}
	if (verb.op === 'heal') {
		const life = Math.max(player.life, Math.min(player.fullLife, player.life + verb.n));
		tell?.(log('healed', { seat: side, refs: [id] }, { target, n: life - player.life, now: life }));
		return [withPlayer(table, side, { life }), true];
	}
	tell?.(log('unmoved_leader', { seat: side, refs: [id] }, { target }));
	return [table, false];
}

/** B14 ruled "in": the dead unit counts as hit; only what moves cards can still move it. */
function applyToDead(table: Table, verb: TargetVerb, id: string, tell?: Tell): Done {
	const side = table.pieces[id]!.owner;
	const player = table.players[side];
	if (!player.grave.includes(id)) return [table, false];
	const risen = withPlayer(table, side, { grave: player.grave.filter((x) => x !== id) });
	if (verb.op === 'bounce') return [toHand(risen, side, id, `${side}.grave`, tell), true];
	if (verb.op !== 'banish') return [table, true];
	tell?.(
		log(
			'banished',
			{ refs: [id], moved: [[id, `${side}.grave`, `${side}.gone`]] },
			{ target: nameOf(table, id) }
		)
	);
	return [withPlayer(risen, side, { gone: [...player.gone, id] }), true];
}

const leaveField = (table: Table, side: Side, id: string): Table =>
	withPlayer(table, side, { field: table.players[side].field.filter((u) => u.id !== id) });

function toHand(table: Table, side: Side, id: string, from: string, tell?: Tell): Table {
	const { hand, grave } = table.players[side];
	const target = nameOf(table, id);
	if (hand.length >= table.limits.hand) {
		tell?.(log('bounce_lost', { seat: side, refs: [id], moved: [[id, from, `${side}.grave`]] }, { target }));
		return withPlayer(table, side, { grave: [...grave, id] });
	}
	tell?.(
		log('bounced', { seat: side, refs: [id], moved: [[id, from, `${side}.hand`]] }, { target, seat: side })
	);
	return withPlayer(table, side, { hand: [...hand, id] });
}

/** T40-T46: the allowance of before is kept for this turn; B5 asks about the attacks used. */
function transform(table: Table, unit: Unit, side: Side, into: string, tell?: Tell): Done {
	const card = cardNamedAt(table, into);
	const target = nameOf(table, unit.id);
	const before = table.pieces[unit.id]!.card;
	// B15: read literally, T44 gives a sick unit with rush one attack whatever else it has
	const literal = ruled(table, 'B15', 'one') && unit.sick && unit.keywords.includes('速攻');
	const allowed = unit.allowance ?? (literal ? Math.min(1, attacksAllowed(unit)) : attacksAllowed(unit));
	const used = ruled(table, 'B5', 'reset') ? 0 : unit.used;
	tell?.(
		log('transformed', { refs: [unit.id] }, { target, into: card.name, n: Math.max(0, allowed - used) })
	);
	let next: Table = {
		...table,
		pieces: { ...table.pieces, [unit.id]: { card: card.id, owner: table.pieces[unit.id]!.owner } }
	};
	next = withUnit(next, unit.id, {
		...freshUnit(unit.id, card),
		sick: unit.sick,
		used,
		allowance: allowed
	});
	// B18: is the death ability of the form that went away triggered?
	if (ruled(table, 'B18', 'fires'))
		next = enqueue(next, pendingsOf(next, side, unit.id, before, 'death'), tell);
	return [next, true];
}

/** T47: the new form's own allowance counts; B5 and B6 ask about attacks used and sickness. */
function evolve(table: Table, unit: Unit, side: Side, tell?: Tell): Done {
	const target = nameOf(table, unit.id);
	const { evolves } = cardOfPiece(table, unit.id);
	if (evolves === null) {
		tell?.(log('no_evolution', { seat: side, refs: [unit.id] }, { target }));
		return [table, false];
	}
	const card = cardOf(table, evolves);
	const next: Unit = {
		...freshUnit(unit.id, card),
		sick: unit.sick && ruled(table, 'B6', 'kept'),
		used: ruled(table, 'B5', 'reset') ? 0 : unit.used,
		allowance: null
	};
	const n = Math.max(0, attacksAllowed(next) - next.used);
	tell?.(log('evolved', { seat: side, refs: [unit.id] }, { target, into: card.name, n }));
	const pieces = { ...table.pieces, [unit.id]: { card: card.id, owner: table.pieces[unit.id]!.owner } };
	return [withUnit({ ...table, pieces }, unit.id, next), true];
}

/** Whom a verb without targets is about. B13: トール's max mana is one's own, or the enemy's. */
export function playersOf(table: Table, by: Side, verb: FreeVerb): readonly Side[] {
	const whose: Who =
		verb.op === 'maxMana' && verb.who === 'unsaid' && verb.by < 0 && ruled(table, 'B13', 'enemy')
			? 'enemy'
			: 'who' in verb
				? verb.who
				: 'ally';
	if (whose === 'both') return [table.turn.seat, other(table.turn.seat)];
	return [whose === 'enemy' ? other(by) : by];
}

/** Applies a verb without targets. Advancing a turn is the business of its own chart, not of this. */
export function applyFree(table: Table, verb: FreeVerb, by: Side, tell?: Tell): Table {
	let next = table;
	for (const side of playersOf(table, by, verb)) {
		if (verb.op === 'draw') next = draw(next, side, verb.n, tell);
		else if (verb.op === 'maxMana') next = changeMaxMana(next, side, verb.by, tell);
		else if (verb.op === 'mana') next = changeMana(next, side, verb.n, verb.way, tell);
		else if (verb.op === 'discard') next = discard(next, side, verb.n, tell);
		else if (verb.op === 'token')
			for (let i = 0; i < verb.n; i++) next = summonToken(next, side, verb.name, tell);
	}
	return next;
}

/** Draws `n` cards. B9: an empty deck; B10: a full hand. */
export function draw(table: Table, side: Side, n: number, tell?: Tell): Table {
	let next = table;
	for (let i = 0; i < n; i++) {
		const { deck, hand, grave } = next.players[side];
		const [top, ...rest] = deck;
		if (top === undefined) {
			tell?.(log('deck_empty', { seat: side }, { seat: side }));
			const noted = next.emptyDraws.includes(side) || ruled(next, 'B9', 'no-effect');
			return noted ? next : { ...next, emptyDraws: [...next.emptyDraws, side] };
		}
		const limit = next.limits.hand;
		const full = hand.length >= limit;
		if (full && ruled(next, 'B10', 'skipped')) {
			tell?.(log('draw_skipped', { seat: side }, { seat: side, limit }));
			return next;
		}
		const name = { cards: [nameOf(next, top)], seenBy: full ? ('all' as const) : [side] };
		const moved = [[top, `${side}.deck`, full ? `${side}.grave` : `${side}.hand`]] as const;
		tell?.(
			full
				? log('hand_overflows', { seat: side, moved, refs: [top] }, { seat: side, limit, cards: name })
				: log('drew', { seat: side, moved }, { seat: side, cards: name })
		);
		next = withPlayer(
			next,
			side,
			full ? { deck: rest, grave: [...grave, top] } : { deck: rest, hand: [...hand, top] }
		);
	}
	return next;
}

/** Between 0 and the cap; mana that no longer fits is lost with it. */
export function changeMaxMana(table: Table, side: Side, by: number, tell?: Tell): Table {
	const { maxMana, mana } = table.players[side];
	const to = Math.max(0, Math.min(Math.max(maxMana, table.limits.mana), maxMana + by));
	tell?.(log('max_mana_changed', { seat: side }, { seat: side, from: maxMana, to }));
	return withPlayer(table, side, { maxMana: to, mana: by < 0 ? Math.min(mana, to) : mana });
}

function changeMana(table: Table, side: Side, n: number, way: 'restore' | 'add', tell?: Tell): Table {
	const { mana, maxMana } = table.players[side];
	const cap = way === 'restore' ? maxMana : table.limits.mana;
	const to = Math.max(mana, Math.min(cap, mana + n));
	tell?.(log('mana_changed', { seat: side }, { seat: side, from: mana, to }));
	return withPlayer(table, side, { mana: to });
}

function discard(table: Table, side: Side, n: number, tell?: Tell): Table {
	let next = table;
	for (let i = 0; i < n; i++) {
		const { hand, grave } = next.players[side];
		if (!hand.length) {
			tell?.(log('nothing_to_discard', { seat: side }, { seat: side }));
			return next;
		}
		const [drawn, id] = byLot(next, hand, tell);
		tell?.(
			log(
				'discarded',
				{ seat: side, refs: [id], moved: [[id, `${side}.hand`, `${side}.grave`]] },
				{ seat: side, cards: { cards: [nameOf(next, id)], seenBy: 'all' } }
			)
		);
		next = withPlayer(drawn, side, {
			hand: hand.filter((x) => x !== id),
			grave: [...grave, id]
		});
	}
	return next;
}

function summonToken(table: Table, side: Side, name: string, tell?: Tell): Table {
	const card = cardNamedAt(table, name);
	const { field } = table.players[side];
	if (field.length >= table.limits.field) {
		tell?.(log('no_room', { seat: side }, { seat: side, card: card.name }));
		return table;
	}
	const id = `${side}:${card.id}.${table.made + 1}`;
	tell?.(
		log(
			'token_arrived',
			{ seat: side, refs: [id], moved: [[id, 'outside', `${side}.field`]] },
			{ seat: side, card: card.name }
		)
	);
	const next: Table = {
		...table,
		made: table.made + 1,
		pieces: { ...table.pieces, [id]: { card: card.id, owner: side } }
	};
	const arrived = withPlayer(next, side, { field: [...field, freshUnit(id, card)] });
	// B17: 召喚時 fires for a unit used from the hand only
	return ruled(table, 'B17', 'fires')
		? enqueue(arrived, pendingsOf(arrived, side, id, card.id, 'summon'), tell)
		: arrived;
}
