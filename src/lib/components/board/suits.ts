// The four suits as outlines in a 24 x 24 box, so that they look the same with any font, or none.
export type Suit = 'S' | 'H' | 'D' | 'C';

export const SUIT_PATHS: Readonly<Record<Suit, string>> = {
	S: 'M12 2C9 6.5 3 9.8 3 14.2c0 2.7 2 4.5 4.4 4.5 1.6 0 2.9-.8 3.7-2.1-.1 2.1-.9 4-2.7 5.4h7.2c-1.8-1.4-2.6-3.3-2.7-5.4.8 1.3 2.1 2.1 3.7 2.1 2.4 0 4.4-1.8 4.4-4.5C21 9.8 15 6.5 12 2z',
	H: 'M12 21.5C7 16.9 2 12.8 2 8 2 4.9 4.4 2.8 7 2.8c2 0 3.9 1.2 5 3.1 1.1-1.9 3-3.1 5-3.1 2.6 0 5 2.1 5 5.2 0 4.8-5 8.9-10 13.5z',
	D: 'M12 1.5c2 4 5 7.5 8.5 10.5-3.5 3-6.5 6.5-8.5 10.5-2-4-5-7.5-8.5-10.5C7 9 10 5.5 12 1.5z',
	C: 'M12 2a4.6 4.6 0 0 1 3.9 7.1 4.6 4.6 0 1 1-3 7.6c.1 2.1.9 3.9 2.7 5.3H8.4c1.8-1.4 2.6-3.2 2.7-5.3a4.6 4.6 0 1 1-3-7.6A4.6 4.6 0 0 1 12 2z'
};
/** Head-dresses for the court cards, a cap and bells for the Joker; in the same box, drawn as lines. */
export const EMBLEM_PATHS: Readonly<Record<string, string>> = {
	J: 'M5 17.5h14M6 17.5l-1-7c3 .5 5-1 7-5 2 4 4 5.5 7 5l-1 7M17 10.5c2.5-2 3-5 1.5-7.5',
	Q: 'M4.5 18h15M6 18 4 8.5l4.5 3.5L12 5l3.5 7L20 8.5 18 18M12 3.2v.1M3.6 6.8v.1M20.4 6.8v.1',
	K: 'M4.5 18.5h15M5.5 18.5 4 10.5c2.7-.4 4.5.5 5.5 2 .3-2.2 1-4 2.5-5.5 1.5 1.5 2.2 3.300 2.5 5.5 1-1.5 2.800-2.400 5.5-2l-1.5 8M12 7V2.5M10 4.500h4',
	X: 'M5 17c0-5-2-7-3-8 3-1 5 .5 6 3 .5-4 2-6.5 4-8 2 1.5 3.5 4 4 8 1-2.5 3-4 6-3-1 1-3 3-3 8zM5 20h14'
};

const SUIT_OF_GLYPH: Readonly<Record<string, Suit>> = {
	'♠': 'S',
	'♤': 'S',
	'♥': 'H',
	'♡': 'H',
	'♦': 'D',
	'♢': 'D',
	'♣': 'C',
	'♧': 'C'
};
export const isRed = (suit: Suit): boolean => suit === 'H' || suit === 'D';

/** A suit sign in a text, with the rank that belongs to it. */
export interface SuitSign {
	readonly glyph: string;
	readonly suit: Suit;
	readonly rank: string;
}
/** A text cut at its suit signs: plain strings and signs in their order. */
export function cutAtSuits(text: string): readonly (string | SuitSign)[] {
	if (!/[♠-♧]/.test(text)) return [text];
	return text
		.split(/([♠♤♥♡♦♢♣♧](?:10|[2-9AJQK](?![A-Za-z]))?)/)
		.filter((part) => part !== '')
		.map((part) => {
			const suit = SUIT_OF_GLYPH[part[0]!];
			return suit ? { glyph: part[0]!, suit, rank: part.slice(1) } : part;
		});
}
