// Playing cards: ids, numbers, faces. A card id is `<owner>:<suit><rank>`, e.g. `A:S7`; Jokers are `A:X1` and `A:X2`.

export const SUITS = ['S', 'H', 'D', 'C'] as const;
export type Suit = (typeof SUITS)[number];
export const RANKS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'] as const;
export type Rank = (typeof RANKS)[number] | 'X';
export const PLAYERS = ['A', 'B'] as const;
/** BlackPoker is for two. */
export type Player = (typeof PLAYERS)[number];
export type ByPlayer<T> = { readonly [P in Player]: T };
export type CardId = string;

export interface Card {
	readonly id: CardId;
	readonly owner: Player;
	/** A Joker has no suit. */
	readonly suit: Suit | null;
	readonly rank: Rank;
	/** A = 1 … K = 13, Joker = 0 (R 3.4). */
	readonly number: number;
	/** What people read: ♠7, Joker. */
	readonly label: string;
}

const SYMBOL: Record<Suit, string> = { S: '♠', H: '♡', D: '♢', C: '♣' };

const CARDS: Record<CardId, Card> = {};
for (const owner of PLAYERS) {
	for (const suit of SUITS)
		RANKS.forEach((rank, i) => {
			const id = `${owner}:${suit}${rank}`;
			CARDS[id] = { id, owner, suit, rank, number: i + 1, label: SYMBOL[suit] + rank };
		});
	for (const n of [1, 2]) {
		const id = `${owner}:X${n}`;
		CARDS[id] = { id, owner, suit: null, rank: 'X', number: 0, label: 'Joker' };
	}
}

/** The card of an id that is known to be one. */
export const cardOf = (id: CardId): Card => CARDS[id]!;
export const isCard = (id: string): boolean => Object.hasOwn(CARDS, id);
export const ownerOf = (id: CardId): Player => CARDS[id]!.owner;
export const labelOf = (id: CardId): string => CARDS[id]!.label;
export const labelsOf = (ids: readonly CardId[]): string[] => ids.map(labelOf);
export const numberOf = (id: CardId): number => CARDS[id]!.number;
export const totalOf = (ids: readonly CardId[]): number => ids.reduce((sum, id) => sum + numberOf(id), 0);
/** The id without its owner, as people write it: `S7`. */
export const shortOf = (id: CardId): string => id.slice(2);

/** Joker, A, J, Q, K: the cards of generation change (世代交代). */
export const isCourtOrAce = (id: CardId): boolean => {
	const { rank } = CARDS[id]!;
	return rank === 'X' || rank === 'A' || rank === 'J' || rank === 'Q' || rank === 'K';
};

/** A whole deck of 54 in one fixed order, low cards first, so that unnamed cards of a set-up are dull ones. */
export function fullDeck(owner: Player): CardId[] {
	const ranks: Rank[] = ['2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K', 'A'];
	return [
		...ranks.flatMap((rank) => SUITS.map((suit) => `${owner}:${suit}${rank}`)),
		`${owner}:X1`,
		`${owner}:X2`
	];
}

const ENTRY20 = 'SA S2 S3 S4 S5 HA H8 H9 H10 HJ DA D3 D7 D10 DQ CA C5 C6 C10 CK'.split(' ');
/** The fixed deck of the frame Entry 20 (エントリー20). */
export const entry20Deck = (owner: Player): CardId[] => ENTRY20.map((c) => `${owner}:${c}`);
