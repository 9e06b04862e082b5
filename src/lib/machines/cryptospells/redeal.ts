// The cards of a CryptoSpells table dealt anew for one seat (RuleSystem.redeal). A deck may hold any cards, so only the
// pieces of the set-up itself stand for each other; each is written with its id.
import type { Json } from '../../rules/core/contract';
import type { Setup, SetupPiece } from '../../rules/cryptospells/setup';
import { SIDES, type Player, type Side, type Table } from '../../rules/cryptospells/table';
import type { Head, Layout } from '../contract';
import type { Position } from '../kernel';

type Names = ReadonlyMap<string, string>;

export function redeal(head: Head, line: readonly Position<Table>[]): Layout {
	const { players, pieces } = line[0]!.table;
	const setup = head.setup as unknown as Setup;
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
