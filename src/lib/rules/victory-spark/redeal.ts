// Victory Spark's cards dealt anew for one seat (`Layout`). A deck may hold any cards, so only the cards of the
// set-up itself stand for each other.
import type { Json, Layout } from '../core/contract';
import { PLAYERS, SLOTS, type Player, type Side, type Table } from './table';

type Names = ReadonlyMap<string, string>;
type Zones = Readonly<Record<string, string | readonly string[]>>;

export function redeal(stated: Json, tables: readonly Table[]): Layout | null {
	const { sides, phase } = tables[0]!;
	// a deck is looked through and then shuffled from the seed: who knows both knows its order
	if (phase === 'setup') return null;
	const setup = stated as Readonly<Record<string, Json>>;
	return {
		from: 0,
		groups: PLAYERS.map((seat) => {
			const cards = placesOf(sides[seat]);
			return { cards, deck: cards.toSorted() };
		}),
		setup: (names) => ({
			...setup,
			...Object.fromEntries(
				PLAYERS.flatMap((seat) => (setup[seat] ? [[seat, side(setup[seat] as Zones, seat, names)]] : []))
			)
		})
	};
}

/** All cards of a side, place by place. */
const placesOf = ({ hand, energy, deck, waiting, retire, slots }: Side): string[] => [
	...hand,
	...energy.map((e) => e.card),
	...deck,
	...waiting,
	...retire,
	...SLOTS.flatMap((slot) => slots[slot]?.card ?? [])
];

const side = (zones: Zones, seat: Player, names: Names): Zones =>
	Object.fromEntries(
		Object.entries(zones).map(([zone, written]) => [
			zone,
			typeof written === 'string'
				? cards(written, seat, names)[0]!
				: written.flatMap((text) => cards(text, seat, names))
		])
	);
/** `V01.2*3` and `V05:rest` as the cards they are, one by one, under their names; marks stay with the place. */
function cards(text: string, seat: Player, names: Names): string[] {
	const [word = '', ...marks] = text.split(':');
	const [, id, copy = '1', times = '1'] = /^([^.*]+)(?:\.(\d+))?(?:\*(\d+))?$/.exec(word) ?? [];
	if (id === undefined || id === '-') return [text];
	return Array.from({ length: Number(times) }, (_, i) => {
		const n = Number(copy) + i;
		const card = `${seat}:${id}${n === 1 ? '' : `.${n}`}`;
		return [(names.get(card) ?? card).slice(2), ...marks].join(':');
	});
}
