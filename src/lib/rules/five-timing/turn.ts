// Kuroko's own small frame around an attack (K01–K08): turns, chanting, moving, coming back, and who has won.
import type { Move, Tell } from '../core/contract';
import type { Seat } from '../core/text';
import { happen } from './happenings';
import { follows } from './rulings';
import {
	at,
	character,
	defOf,
	isStanding,
	nameOf,
	pairOf,
	place,
	seatsAfter,
	withCharacter,
	type Table
} from './table';
import { listed } from './terms';

/** A [chant] technique is chanted for one action (K03). */
export function chant(t: Table, move: Move, tell?: Tell): Table {
	const technique = move.picks!.technique![0]!;
	const { name, chanted, actions } = character(t, move.seat);
	tell?.(
		happen('chanted', { who: name, technique: nameOf(t, technique) }, { seat: move.seat, refs: [technique] })
	);
	return withCharacter(t, move.seat, { chanted: [...chanted, technique], actions: actions - 1 });
}

/** 踏み込み brings into melee contact, 間合い takes out of it (K04). */
export function changeContact(t: Table, move: Move, tell?: Tell): Table {
	const card = move.picks!.card![0]!;
	const whom = move.picks!.whom![0] as Seat;
	const near = defOf(t, card).kind === 'fumikomi';
	const pair = pairOf(move.seat, whom);
	const { table, moved } = place(t, [card], 'pile');
	const slots = { who: character(t, move.seat).name, whom: character(t, whom).name };
	tell?.(happen(near ? 'moved_in' : 'moved_away', slots, { seat: move.seat, refs: [whom], moved }));
	const contact = near ? [...t.contact, pair].sort() : t.contact.filter((p) => p !== pair);
	return { ...table, contact };
}

/** A dead character stands up with its printed HP (V110, K05). */
export function revive(t: Table, move: Move, tell?: Tell): Table {
	const card = move.picks!.card![0]!;
	const whom = move.picks!.whom![0] as Seat;
	const { name, maxHp } = character(t, whom);
	const { table, moved } = place(t, [card], 'pile');
	tell?.(
		happen(
			'revived',
			{ card: nameOf(t, card), whom: name, hp: maxHp },
			{ seat: move.seat, refs: [whom], moved }
		)
	);
	return withCharacter(table, whom, { state: 'standing', hp: maxHp });
}

const nextSeat = (t: Table): Seat => seatsAfter(t, t.turn).find((s) => character(t, s).inGame) ?? t.turn;
export const nextIsStopped = (t: Table): boolean => character(t, nextSeat(t)).stopped;
export const activeIsOut = (t: Table): boolean => !character(t, t.turn).inGame;

/** A stopped character's turn is skipped, and the stop ends (K06). */
export function skipStopped(t: Table, tell?: Tell): Table {
	const seat = nextSeat(t);
	tell?.(happen('turn_skipped', { who: character(t, seat).name }, { seat, refs: [seat] }));
	return { ...withCharacter(t, seat, { stopped: false }), turn: seat };
}

export function beginTurn(t: Table, tell?: Tell): Table {
	const seat = nextSeat(t);
	const next = withCharacter(t, seat, { actions: 1 });
	tell?.(happen('turn_begins', { who: character(t, seat).name, n: 1 }, { seat }));
	return { ...at(next, 'turn'), turn: seat };
}

/** Who has won: the last one standing, or the last team (C25). Null while it goes on; empty for a draw. */
export function winnersOf(t: Table): readonly Seat[] | null {
	const standing = t.seats.filter((s) => isStanding(t, s));
	if (standing.length < 2) return standing;
	const { team } = character(t, standing[0]!);
	const together = team !== null && standing.every((s) => character(t, s).team === team);
	return together && follows(t, 'C25', 'teams') ? standing : null;
}
export const isOver = (t: Table): boolean => winnersOf(t) !== null;

export function endGame(t: Table, tell?: Tell): Table {
	const winners = winnersOf(t)!;
	if (winners.length)
		tell?.(
			happen('game_over', { winners: listed(winners.map((s) => character(t, s).name)) }, { refs: winners })
		);
	else tell?.(happen('nobody_left', {}));
	return { ...at(t, 'over'), winners };
}
