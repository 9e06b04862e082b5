// The frame around the texts: the opening hand, turns, using a card, attacking. The chart `game` calls these.
import type { Move, Tell } from '../core/contract';
import { shuffled } from '../core/random';
import { poolWords } from './parse/words';
import type { Target } from './parse/ast';
import { textOf } from './cards';
import { draw } from './effects';
import { log } from './happenings';
import { pool, type Aim } from './pools';
import { openRun, pendingsOf, turnPendings, type Waiting } from './queue';
import { ruled } from './rulings';
import {
	cardOfPiece,
	freshUnit,
	leaderOf,
	other,
	unitAt,
	withPlayer,
	withUnit,
	type Side,
	type Table
} from './table';
import { nameOf } from './units';

/** The first pick under a name, or null. */
export const picked = (move: Pick<Move, 'picks'>, field: string): string | null =>
	move.picks?.[field]?.[0] ?? null;

// ---- the opening hand ----

export const mulliganSeat = (table: Table): Side => (table.mulligan?.A === false ? 'A' : 'B');
/** Has the other player decided already? */
export const isLastMulligan = (table: Table): boolean =>
	table.mulligan?.[other(mulliganSeat(table))] === true;

function decided(table: Table, tell?: Tell): Table {
	const seat = mulliganSeat(table);
	const mulligan = { ...table.mulligan!, [seat]: true };
	if (!mulligan.A || !mulligan.B) return { ...table, mulligan };
	const second = other(table.turn.seat);
	const id = `${second}:mana-crystal.${table.made + 1}`;
	tell?.(
		log(
			'crystal_given',
			{ seat: second, refs: [id], moved: [[id, 'outside', `${second}.hand`]] },
			{ seat: second }
		)
	);
	return withPlayer(
		{
			...table,
			mulligan: null,
			made: table.made + 1,
			pieces: { ...table.pieces, [id]: { card: 'mana-crystal', owner: second } }
		},
		second,
		{ hand: [...table.players[second].hand, id] }
	);
}
export function keepHand(table: Table, tell?: Tell): Table {
	const seat = mulliganSeat(table);
	tell?.(log('hand_kept', { seat }, { seat }));
	return decided(table, tell);
}
export function redrawHand(table: Table, tell?: Tell): Table {
	const seat = mulliganSeat(table);
	const { hand, deck } = table.players[seat];
	const [cards, random] = shuffled([...hand, ...deck], table.random);
	const next = { hand: cards.slice(0, hand.length), deck: cards.slice(hand.length) };
	tell?.(
		log(
			'hand_redrawn',
			{ seat },
			{ seat, cards: { cards: next.hand.map((id) => nameOf(table, id)), seenBy: [seat] } }
		)
	);
	return decided(withPlayer({ ...table, random }, seat, next), tell);
}

// ---- turns ----

export function beginTurn(table: Table, tell?: Tell): Table {
	const { seat, n } = table.turn;
	const { maxMana, field } = table.players[seat];
	const max = Math.max(maxMana, Math.min(table.limits.mana, maxMana + 1));
	tell?.(log('turn_begins', { seat }, { seat, n, max }));
	tell?.(log('units_ready', { seat }, { seat }));
	const ready = withPlayer(table, seat, {
		maxMana: max,
		mana: max,
		field: field.map((u) => ({ ...u, sick: false, used: 0 }))
	});
	return draw(ready, seat, 1, tell);
}

export const turnWaiting = (table: Table, trigger: 'turnStart' | 'turnEnd'): readonly Waiting[] =>
	turnPendings(table, table.turn.seat, trigger);
/** B11, the other way: with two or more, their player orders them, before the queue begins. */
export const mustOrder = (table: Table, trigger: 'turnStart' | 'turnEnd'): boolean =>
	ruled(table, 'B11', 'chosen') && turnWaiting(table, trigger).length > 1;
/** A name for a waiting ability, to order by. */
export const waitingId = (waiting: Pick<Waiting, 'source' | 'block'>): string =>
	waiting.block === 0 ? waiting.source : `${waiting.source}.${waiting.block + 1}`;

export function openTurnRun(
	table: Table,
	trigger: 'turnStart' | 'turnEnd',
	order: readonly string[] | null,
	tell?: Tell
): Table {
	const seat = table.turn.seat;
	if (trigger === 'turnEnd') tell?.(log('turn_ends', { seat }, { seat }));
	const begun = { ...table, blocks: 0 };
	const waiting = turnWaiting(table, trigger);
	if (!order) return openRun(begun, waiting, tell);
	tell?.(log('order_set', { seat }, { seat }));
	const sorted = [...waiting].sort((a, b) => order.indexOf(waitingId(a)) - order.indexOf(waitingId(b)));
	return openRun(begun, sorted, tell);
}
/** This-turn values end; the other player is next. */
export function passTurn(table: Table, tell?: Tell): Table {
	const seat = other(table.turn.seat);
	tell?.(log('turn_passed', { seat }, { seat }));
	const without = (side: Side) => table.players[side].field.map((u) => ({ ...u, allowance: null }));
	return {
		...table,
		turn: { seat, n: table.turn.n + 1 },
		players: {
			A: { ...table.players.A, field: without('A') },
			B: { ...table.players.B, field: without('B') }
		}
	};
}

// ---- using a card ----

/** The one ability of a card that lets the player pick when it is used (T08, T09). */
export function pickOf(table: Table, piece: string): Target | null {
	const card = cardOfPiece(table, piece);
	for (const block of textOf(card).ast.blocks)
		if (block.trigger === 'summon' || block.trigger === 'cast')
			for (const { target } of block.abilities) if (target?.select === 'choose') return target;
	return null;
}
/** Whose pick it is: the unit being summoned is not on the field yet, so it can't be one of them (T12). */
export const aimOfUse = (table: Table, piece: string): Aim => {
	const unit = cardOfPiece(table, piece).kind === 'unit';
	return {
		by: table.turn.seat,
		self: unit ? piece : null,
		trigger: unit ? 'summon' : 'cast',
		dead: null
	};
};
/** Who may be picked for a card. */
export function picksFor(table: Table, piece: string): readonly string[] {
	const target = pickOf(table, piece);
	return target ? pool(table, target, aimOfUse(table, piece)) : [];
}

export function beginUse(table: Table, move: Move, tell?: Tell): Table {
	const card = picked(move, 'card')!;
	const seat = table.turn.seat;
	const using: Table = { ...table, blocks: 0, using: { card, pick: null } };
	tell?.(log('use_begins', { seat, refs: [card] }, { seat, card: nameOf(table, card) }));
	return using;
}
export const needsPick = (table: Table): boolean => picksFor(table, table.using!.card).length > 0;
export function openPick(table: Table, tell?: Tell): Table {
	const { card } = table.using!;
	tell?.(
		log(
			'pick_opens',
			{ seat: table.turn.seat, refs: [card] },
			{ card: nameOf(table, card), pool: poolWords(pickOf(table, card)!) }
		)
	);
	return table;
}
/** A unit with a pick and nobody to pick goes on without (T10). */
export function goWithout(table: Table, tell?: Tell): Table {
	const { card } = table.using!;
	if (pickOf(table, card))
		tell?.(log('nothing_to_pick', { seat: table.turn.seat, refs: [card] }, { card: nameOf(table, card) }));
	return table;
}
export function setPick(table: Table, move: Move, tell?: Tell): Table {
	const pick = picked(move, 'target')!;
	const seat = table.turn.seat;
	tell?.(log('picked', { seat, refs: [pick] }, { seat, target: nameOf(table, pick) }));
	return { ...table, using: { card: table.using!.card, pick } };
}
export function declinePick(table: Table, tell?: Tell): Table {
	const seat = table.turn.seat;
	tell?.(log('pick_declined', { seat }, { seat }));
	return table;
}
export function cancelUse(table: Table, tell?: Tell): Table {
	const seat = table.turn.seat;
	const { card } = table.using!;
	tell?.(log('use_cancelled', { seat, refs: [card] }, { seat, card: nameOf(table, card) }));
	return { ...table, using: null };
}
export function pay(table: Table, tell?: Tell): Table {
	const seat = table.turn.seat;
	const id = table.using!.card;
	const { cost } = cardOfPiece(table, id);
	const { mana } = table.players[seat];
	tell?.(log('paid', { seat }, { seat, cost, mana: mana - cost }));
	return withPlayer(table, seat, { mana: mana - cost });
}
export const isUnitUsed = (table: Table): boolean => cardOfPiece(table, table.using!.card).kind === 'unit';

/** The unit is on the field before its text begins: its own 全ての and ランダムな may hit it (T22, T28). */
export function arrive(table: Table, tell?: Tell): Table {
	const seat = table.turn.seat;
	const { card: id, pick } = table.using!;
	const { hand, field } = table.players[seat];
	tell?.(
		log(
			'arrived',
			{ seat, refs: [id], moved: [[id, `${seat}.hand`, `${seat}.field`]] },
			{ seat, card: nameOf(table, id) }
		)
	);
	const next = withPlayer({ ...table, using: null }, seat, {
		hand: hand.filter((x) => x !== id),
		field: [...field, freshUnit(id, cardOfPiece(table, id))]
	});
	return openRun(next, pendingsOf(next, seat, id, next.pieces[id]!.card, 'summon', { pick }), tell);
}
export function cast(table: Table, tell?: Tell): Table {
	const seat = table.turn.seat;
	const { card: id, pick } = table.using!;
	const { hand } = table.players[seat];
	tell?.(
		log(
			'spell_cast',
			{ seat, refs: [id], moved: [[id, `${seat}.hand`, 'casting']] },
			{ card: nameOf(table, id) }
		)
	);
	const next = withPlayer({ ...table, using: null, casting: id }, seat, {
		hand: hand.filter((x) => x !== id)
	});
	return openRun(next, pendingsOf(next, seat, id, next.pieces[id]!.card, 'cast', { pick }), tell);
}
/** A spell that is done goes to the graveyard. */
export function endUse(table: Table, tell?: Tell): Table {
	const id = table.casting;
	if (id === null) return table;
	const seat = table.pieces[id]!.owner;
	tell?.(
		log(
			'spell_spent',
			{ seat, refs: [id], moved: [[id, 'casting', `${seat}.grave`]] },
			{ card: nameOf(table, id) }
		)
	);
	return withPlayer({ ...table, casting: null }, seat, { grave: [...table.players[seat].grave, id] });
}

// ---- attacking ----

export function beginAttack(table: Table, move: Move, tell?: Tell): Table {
	const from = picked(move, 'unit')!;
	const to = picked(move, 'target')!;
	tell?.(
		log(
			'attacked',
			{ seat: table.turn.seat, refs: [from, to] },
			{ unit: nameOf(table, from), target: nameOf(table, to) }
		)
	);
	const { used } = unitAt(table, from)!.unit;
	return withUnit({ ...table, blocks: 0, attack: { from, to } }, from, { used: used + 1 });
}
/** Both deal damage at once; what dies is swept afterwards. */
export function strike(table: Table, tell?: Tell): Table {
	const { from, to } = table.attack!;
	const attacker = unitAt(table, from)!.unit;
	const leader = leaderOf(to);
	tell?.(log('fought', { refs: [from, to] }));
	let next: Table = { ...table, attack: null };
	if (leader) {
		const life = next.players[leader].life - attacker.attack;
		tell?.(
			log(
				'damaged',
				{ seat: leader, refs: [to] },
				{ target: nameOf(table, to), n: attacker.attack, now: life }
			)
		);
		next = withPlayer(next, leader, { life });
	} else {
		const defender = unitAt(table, to)!.unit;
		for (const [hit, by] of [
			[defender, attacker],
			[attacker, defender]
		] as const) {
			const damage = hit.damage + by.attack;
			tell?.(
				log(
					'damaged',
					{ refs: [hit.id] },
					{ target: nameOf(table, hit.id), n: by.attack, now: hit.health - damage }
				)
			);
			next = withUnit(next, hit.id, { damage });
		}
	}
	return openRun(next, [], tell, true);
}
