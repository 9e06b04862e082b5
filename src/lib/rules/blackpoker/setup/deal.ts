// A new game: two decks that satisfy the frame (frames.md 5), everything else to come.
import type { Json } from '../../core/contract';
import { isCard, labelOf, type CardId, type Player } from '../cards';
import { FRAME_NAMES } from '../names';
import type { Dealing } from '../table';
import { written, type Reader } from './reader';

/** What a deal starts from, and how many cards each player owns. */
export function readDeal(
	reader: Reader,
	setup: Readonly<Record<string, Json>>
): { dealing: Dealing; owned: Record<Player, number> } {
	for (const key of Object.keys(setup))
		if (key !== 'deal' && key !== 'seed') reader.bad('deal_alone', `setup.${key}`);
	const deal = reader.object(setup.deal, 'setup.deal', ['A', 'B']);
	const decks = { A: readDeck(reader, deal.A, 'A'), B: readDeck(reader, deal.B, 'B') };
	return {
		owned: { A: decks.A.deck.length, B: decks.B.deck.length },
		dealing: {
			decks: { A: decks.A.deck, B: decks.B.deck },
			orders: { A: decks.A.order, B: decks.B.order },
			made: [],
			hidden: { A: null, B: null },
			first: null
		}
	};
}

interface Deck {
	readonly deck: readonly CardId[];
	readonly order: readonly CardId[];
}
function readDeck(reader: Reader, json: Json | undefined, seat: Player): Deck {
	const path = `setup.deal.${seat}`;
	const o = reader.object(json, path, ['deck', 'order']);
	const broken = reader.watch();
	const deck = o.deck === undefined ? reader.decks[seat] : reader.cards(o.deck, seat, `${path}.deck`);
	if (broken()) return { deck, order: [] };
	checkSize(reader, deck, seat, `${path}.deck`);
	const list = reader.list(o.order, `${path}.order`);
	const order = list.flatMap((c, i) => {
		const id = `${seat}:${written(c)}`;
		const at = `${path}.order[${i}]`;
		if (!isCard(id)) reader.bad('not_a_card', at, { value: written(c) });
		else if (!deck.includes(id)) reader.bad('order_not_in_deck', at, { card: labelOf(id) });
		else if (list.indexOf(c) !== i) reader.bad('order_twice', at, { card: labelOf(id) });
		else return [id];
		return [];
	});
	return { deck, order };
}

function checkSize(reader: Reader, deck: readonly CardId[], seat: Player, path: string): void {
	const { frame } = reader.regulation;
	if (frame === 'entry20') {
		const missing = reader.decks[seat].filter((c) => !deck.includes(c));
		if (missing.length) reader.bad('deck_not_entry20', path, { cards: missing.map(labelOf).join(' ') });
	} else if (deck.length < 40)
		reader.bad('deck_too_small', path, { frame: FRAME_NAMES[frame], need: 40, have: deck.length });
}
