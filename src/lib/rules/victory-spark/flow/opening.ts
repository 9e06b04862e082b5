// Set-up: the ring cards face down and revealed together, shuffling, who goes first, five cards each (E01).
import { log } from '../happenings';
import { cardLabel, hidden } from '../labels';
import { draw, shuffleDeck } from '../steps';
import { other, PLAYERS, upSide, upSlot, wait, type Player, type Table } from '../table';
import { answered, moveOf, moverOf, pickOf, type Act, type Guard } from './types';

const OPENING_HAND = 5;
const stillToChoose = (table: Table): Player | null =>
	[table.first, other(table.first)].find((seat) => table.sides[seat].chosen === null) ?? null;

export const openingGuards = {
	ringStillToChoose: (table) => stillToChoose(table) !== null
} as const satisfies Readonly<Record<string, Guard>>;

export const openingActions = {
	askRing: (table) => wait(table, 'ring', stillToChoose(table)!),
	chooseRing: (table, event, tell) => {
		const seat = moverOf(moveOf(event));
		const card = pickOf(moveOf(event), 'card');
		tell?.({ ...log('ring_chosen', { seat, cards: hidden([card], seat) }), seat });
		const deck = table.sides[seat].deck.filter((c) => c !== card);
		return answered(upSide(table, seat, { deck, chosen: card }));
	},
	revealRings: (table, _, tell) => {
		const [a, b] = PLAYERS.map((seat) => table.sides[seat].chosen!) as [string, string];
		tell?.({
			...log('rings_revealed', { a: cardLabel(a), b: cardLabel(b) }),
			refs: [a, b],
			moved: [
				[a, 'A.deck', 'A.ring'],
				[b, 'B.deck', 'B.ring']
			]
		});
		return PLAYERS.reduce((t, seat) => {
			const held = {
				card: t.sides[seat].chosen!,
				posture: 'stand' as const,
				damage: 0,
				boosts: []
			};
			return upSlot(upSide(t, seat, { chosen: null }), seat, 'ring', held);
		}, table);
	},
	shuffleDecks: (table, _, tell) => PLAYERS.reduce((t, seat) => shuffleDeck(t, seat, tell), table),
	decideFirst: (table, _, tell) => {
		tell?.({ ...log('goes_first', { seat: table.first }), seat: table.first });
		return table;
	},
	drawOpeningHands: (table, _, tell) =>
		[table.first, other(table.first)].reduce(
			(t, seat) => draw(t, seat, OPENING_HAND, tell, 'opening_hand'),
			table
		)
} as const satisfies Readonly<Record<string, Act>>;
