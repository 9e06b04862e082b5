// A move names only what its seat can see (公開レベル, core.md 11): anything else lies face down and goes by its place.
// Refusing must not tell whether the guess was right, so what is looked at here is only what the seat sees.
import type { Move, Reason } from '../core/contract';
import { isCard, labelOf, ownerOf, type Player } from './cards';
import { because } from './reasons';
import { isSeenBy, placeOf, unitWith, type Table } from './table';
import { boardView } from './view';

/** Does this seat see this card of its opponent now? */
function sees(table: Table, seat: Player, card: string): boolean {
	const placed = unitWith(table, card);
	if (placed) return isSeenBy(seat, placed.by, placed.unit);
	const { seats, shared, pending } = boardView(table, seat);
	const zones = [...seats.flatMap((s) => s.zones), ...(shared ?? [])];
	const cards = [...zones.flatMap((z) => z.pieces), ...pending.items].flatMap((p) => p.cards);
	return cards.some((c) => c.id === card && c.face !== null);
}

/** A reason for each card of the opponent that is picked though this seat does not see it, wherever it lies. */
export const whyUnseen = (table: Table, seat: Player, picks: readonly string[]): Reason[] =>
	picks
		.filter((pick) => isCard(pick) && ownerOf(pick) !== seat && !sees(table, seat, pick))
		.map((pick) => because('card_unseen', { card: labelOf(pick), owner: ownerOf(pick), seat }));

/** A scripted move as its seat can say it: a bulwark it may not look at, named by its card, goes by its place instead. */
export function asSpoken(table: Table, move: Move): Move {
	const seat = move.seat as Player;
	const spoken = (pick: string): string => {
		const placed = isCard(pick) ? unitWith(table, pick) : null;
		return placed && !isSeenBy(seat, placed.by, placed.unit) ? placeOf(table, placed.by, placed.unit) : pick;
	};
	const fields = Object.entries(move.picks ?? {});
	if (!fields.some(([, picks]) => picks.some((pick) => spoken(pick) !== pick))) return move;
	return { ...move, picks: Object.fromEntries(fields.map(([field, picks]) => [field, picks.map(spoken)])) };
}
