// BlackPoker's cards dealt anew for one seat (`Layout`): the set-up with every card written where it lies.
import type { Json, Layout } from '../core/contract';
import type { Seat } from '../core/text';
import { entry20Deck, fullDeck, isCard, PLAYERS, shortOf, type CardId, type Player } from './cards';
import type { SeatSetup, Setup, StageSetup } from './setup/types';
import type { PlayerState, Table } from './table';

type Names = ReadonlyMap<string, string>;

export function redeal(head: Json, tables: readonly Table[], seat: Seat): Layout | null {
	const setup = head as unknown as Setup;
	const from = setup.deal ? afterShuffle(tables) : 0;
	const laid = tables[from]!;
	const whole = laid.frame === 'entry20' ? entry20Deck : fullDeck;
	return {
		from,
		groups: PLAYERS.map((player) => ({
			cards: placesOf(laid, player),
			// one knows the own deck; of the other's, only which cards there are
			deck: player === seat && setup.deal?.[player]?.deck ? deckAt(tables[0]!, player) : whole(player)
		})),
		setup: (names) =>
			(setup.deal ? dealt(setup, laid, names, seat) : stated(setup, laid, names)) as unknown as Json
	};
}

/** Where the lives have just been made; before that, the end of the line. */
function afterShuffle(tables: readonly Table[]): number {
	const made = tables.findIndex((t) => PLAYERS.some((p) => t.players[p].life.length));
	return made < 0 ? tables.length - 1 : made;
}
const deckAt = (first: Table, player: Player): readonly CardId[] => first.dealing!.decks[player];

/** All cards of a player, place by place: always in the same order, so that it tells nothing. */
function placesOf(table: Table, player: Player): CardId[] {
	const p = table.players[player];
	return [
		...p.trumps.map((t) => t.card),
		...p.rare,
		...p.hand,
		...p.field.flatMap((u) => u.cards),
		...(p.pack?.cards ?? []),
		...p.life,
		...p.graveyard,
		...p.fog.flatMap((f) => f.cards),
		...table.stage.filter((r) => r.by === player).flatMap((r) => r.held),
		...(table.dealing?.decks[player] ?? [])
	];
}

const named = (card: CardId, names: Names): string => shortOf(names.get(card) ?? card);
const allNamed = (cards: readonly CardId[], names: Names): string[] => cards.map((c) => named(c, names));

/** A new game: the order that the shuffle gave, instead of the seed it came from. */
function dealt({ deal }: Setup, laid: Table, names: Names, seat: Seat): Setup {
	const shuffled = PLAYERS.some((p) => laid.players[p].life.length);
	const deckOf = (player: Player) => {
		const { pack, life } = laid.players[player];
		const { deck } = deal![player] ?? {};
		const other = new Set(allNamed(placesOf(laid, player), names));
		return {
			...(deck && {
				deck: player === seat ? deck : allNamed(fullDeck(player), new Map()).filter((c) => other.has(c))
			}),
			...(shuffled && { order: allNamed([...(pack?.cards ?? []), ...life], names) })
		};
	};
	return { deal: { A: deckOf('A'), B: deckOf('B') } };
}

/** A stated table: cards that were only counted are written out, all of them under their names. */
function stated(setup: Setup, { players }: Table, names: Names): Setup {
	const { A, B, stage, ...rest } = setup;
	return {
		...rest,
		...(stage && { stage: stage.map((r) => request(r, names)) }),
		...(A && { A: side(A, 'A', players.A, names) }),
		...(B && { B: side(B, 'B', players.B, names) })
	};
}
/** A card as set-ups write it, with its owner or without. */
const written = (card: string, player: Player, names: Names): string =>
	named(card.includes(':') ? card : `${player}:${card}`, names);
/** What is aimed at: a card with its owner, or something that is no card. */
const aimed = (target: string, names: Names): string =>
	isCard(target) ? (names.get(target) ?? target) : target;

const request = (r: StageSetup, names: Names): StageSetup => ({
	...r,
	...(r.keys && { keys: r.keys.map((c) => written(c, r.by, names)) }),
	...(r.target !== undefined && { target: aimed(r.target, names) })
});
function side(zones: SeatSetup, player: Player, now: PlayerState, names: Names): SeatSetup {
	const { life, pack, graveyard, hand, rare, field, fog, trumps } = zones;
	const all = (cards: readonly string[]) => cards.map((c) => written(c, player, names));
	return {
		...zones,
		...(life && { life: { cards: allNamed(now.life, names) } }),
		...(pack && {
			pack: {
				cards: allNamed(now.pack!.cards, names),
				...(pack.opened !== undefined && { opened: pack.opened })
			}
		}),
		...(graveyard && { graveyard: all(graveyard) }),
		...(hand && { hand: all(hand) }),
		...(rare && { rare: all(rare) }),
		...(field && { field: field.map((u) => ({ ...u, cards: all(u.cards) })) }),
		...(fog && {
			fog: fog.map((f) => ({
				...f,
				cards: all(f.cards),
				...(f.target !== undefined && { target: aimed(f.target, names) })
			}))
		}),
		...(trumps && { trumps: trumps.map((t) => ({ ...t, card: written(t.card, player, names) })) })
	};
}
