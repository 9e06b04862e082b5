// How pieces, cards and zones of a BoardView are called in sentences. Knows no system: only what the view says.
import type { BoardView, CardView, PieceView } from '../rules/core/contract';
import { l10n, same, type L10n } from '../rules/core/text';

const UNSEEN = l10n('裏のカード', 'a face-down card');
const SUIT = { S: '♠', H: '♡', D: '♢', C: '♣' } as const;

/** "♠7", a name, or "a face-down card" for whoever may not see it. */
export function cardName({ face }: CardView): L10n {
	if (!face) return UNSEEN;
	if (face.name) return face.name;
	return same((face.suit ? SUIT[face.suit] : '') + face.rank);
}
const joined = (parts: readonly L10n[]): L10n => ({
	ja: parts.map((p) => p.ja).join('+'),
	en: parts.map((p) => p.en).join('+')
});

/** The cards of a piece and what it is: "♠7 兵士". Equal unseen cards are counted, not listed. */
export function pieceName(piece: PieceView): L10n {
	const seen = piece.cards.filter((c) => c.face);
	const cards = seen.length ? joined(seen.map(cardName)) : piece.cards.length ? UNSEEN : null;
	if (!cards) return piece.name ?? same(piece.id);
	if (!piece.name) return cards;
	if (!seen.length) return piece.name;
	return { ja: `${cards.ja} ${piece.name.ja}`, en: `${cards.en} ${piece.name.en}` };
}

/** Every id of a view with its name: pieces, their cards, zones, pending items and seats. */
export function namesOf(view: BoardView): ReadonlyMap<string, L10n> {
	const names = new Map<string, L10n>();
	for (const seat of view.seats) names.set(seat.seat, seat.name);
	for (const item of view.pending.items) {
		for (const card of item.cards) names.set(card.id, cardName(card));
		names.set(item.id, item.title);
	}
	const zones = [...view.seats.flatMap((s) => s.zones), ...(view.shared ?? [])];
	for (const zone of zones) {
		names.set(zone.id, zone.label);
		for (const piece of zone.pieces) {
			for (const card of piece.cards) names.set(card.id, cardName(card));
			names.set(piece.id, pieceName(piece));
		}
	}
	return names;
}
