// The cards of a CryptoSpells table dealt anew for one seat (`Layout`). A deck may hold any cards, so only the
// pieces of the set-up itself stand for each other; each is written with its id.
import type { Json, Layout } from '../core/contract';
import type { Setup, SetupPiece } from './setup';
import { SIDES, type Player, type Side, type Table } from './table';

type Names = ReadonlyMap<string, string>;

export function redeal(stated: Json, tables: readonly Table[]): Layout {
	const { players, pieces } = tables[0]!;
	const setup = stated as unknown as Setup;
	const piece = (id: string, names: Names): SetupPiece => {
		const name = names.get(id) ?? id;
		return { card: pieces[name]!.card, id: name };
	};
	const side = (seat: Side, names: Names) => {
		const { deck, hand, field, grave, gone } = players[seat];
		const all = (ids: readonly string[]) => ids.map((id) => piece(id, names));
		const units = setup[seat]?.field?.map((u, i) => ({ ...u, ...piece(field[i]!.id, names) }));
		return {
			...setup[seat],
			deck: all(deck),
			hand: all(hand),
			...(units && { field: units }),
			grave: all(grave),
			gone: all(gone)
		};
	};
	return {
		from: 0,
		groups: SIDES.map((seat) => {
			const cards = placesOf(players[seat]);
			return { cards, deck: cards.toSorted() };
		}),
		setup: (names) =>
			({
				...setup,
				...(setup.fate && { fate: setup.fate.map((id) => names.get(id) ?? id) }),
				A: side('A', names),
				B: side('B', names)
			}) as unknown as Json
	};
}

/** All pieces of a player, place by place. */
const placesOf = ({ hand, deck, field, grave, gone }: Player): string[] => [
	...hand,
	...deck,
	...field.map((u) => u.id),
	...grave,
	...gone
];
