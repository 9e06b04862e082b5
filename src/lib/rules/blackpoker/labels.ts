// Labels that open trumps give (スラッシュ, 激励, 交渉, スイッチ, ファントム, 革命ドロー): continuous, asked when needed (AMB-80).
import { cardOf, type Player, type Rank, type Suit } from './cards';
import type { Table, Unit } from './table';
import { isBulwark, suitsOf } from './units';

const GIVEN: Readonly<
	Record<string, { readonly suit: Suit; readonly rank: Rank; readonly to: Suit | 'soldiers' | 'bulwarks' }>
> = {
	革命ドロー: { suit: 'S', rank: 'A', to: 'soldiers' },
	スラッシュ: { suit: 'S', rank: '2', to: 'S' },
	激励: { suit: 'H', rank: '3', to: 'H' },
	ファントム: { suit: 'H', rank: '7', to: 'bulwarks' },
	交渉: { suit: 'D', rank: '3', to: 'D' },
	スイッチ: { suit: 'C', rank: '4', to: 'C' }
};

/** Has this player this trump face up? */
export const hasOpenTrump = (table: Table, player: Player, suit: Suit, rank: Rank): boolean =>
	table.players[player].trumps.some((t) => {
		if (!t.faceUp) return false;
		const card = cardOf(t.card);
		return card.suit === suit && card.rank === rank;
	});

/** Does a unit of this player have the label right now? A two-suit unit counts for both suits. */
export function hasLabel(table: Table, player: Player, unit: Unit, label: string): boolean {
	const given = GIVEN[label];
	if (!given || !hasOpenTrump(table, player, given.suit, given.rank)) return false;
	if (given.to === 'bulwarks') return isBulwark(unit);
	if (isBulwark(unit)) return false;
	return given.to === 'soldiers' || suitsOf(unit).includes(given.to);
}
