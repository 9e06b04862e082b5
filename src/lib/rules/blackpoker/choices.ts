// Options for the questions inside effects: how a card, a unit or a mode is offered, and to whose eyes.
import type { Option, Reason } from '../core/contract';
import type { L10n } from '../core/text';
import { l10n, same } from '../core/text';
import { labelOf, ownerOf, type CardId, type Player } from './cards';
import type { Ask, Ctx } from './define';
import { boardId, isSeenBy, placeOf, type Table, type Unit } from './table';
import { placedName } from './units';

export const cardOption = (
	card: CardId,
	seenBy?: readonly Player[],
	reasons: readonly Reason[] = []
): Option => ({
	id: card,
	label: same(labelOf(card)),
	reasons,
	...(seenBy && { seenBy })
});
/** Units are picked by their first card; a bulwark that `seat` may not look at, by its place. */
export const unitOption = (
	table: Table,
	seat: Player,
	by: Player,
	unit: Unit,
	reasons: readonly Reason[] = []
): Option => {
	const seen = isSeenBy(seat, by, unit);
	return {
		id: seen ? unit.cards[0]! : placeOf(table, by, unit),
		label: placedName(table, by, unit),
		reasons,
		refs: [boardId(table, by, unit)]
	};
};
/** Who knows in what order cards were laid face down: who chose it, and whose cards they are. */
export const knowers = (seat: Player, cards: readonly CardId[]): Player[] => [
	...new Set([seat, ...cards.map(ownerOf)])
];
export const modeOption = (id: string, ja: string, en: string): Option => ({
	id,
	label: l10n(ja, en),
	reasons: []
});

const CITES = ['5.4'] as const;

/** Asks for cards; with as many options as are needed or fewer there is nothing to decide, and the caller does not ask. */
export function askCards(
	c: Ctx,
	id: string,
	what: L10n,
	cards: readonly CardId[],
	more: Partial<Pick<Ask, 'seat' | 'min' | 'max' | 'ordered' | 'atMost' | 'cites'>> & {
		seenBy?: readonly Player[];
	} = {}
): Ask {
	const { seenBy, ...rest } = more;
	return {
		id,
		seat: c.by,
		what,
		min: 1,
		max: 1,
		options: cards.map((card) => cardOption(card, seenBy)),
		cites: CITES,
		...rest
	};
}

export function askMode(
	c: Ctx,
	id: string,
	what: L10n,
	options: readonly Option[],
	more: Partial<Pick<Ask, 'seat' | 'min' | 'max' | 'cites'>> = {}
): Ask {
	return { id, seat: c.by, what, min: 1, max: 1, options, cites: CITES, ...more };
}

/** Asks for units of one player. */
export function askUnits(
	c: Ctx,
	id: string,
	what: L10n,
	of: readonly { readonly by: Player; readonly unit: Unit; readonly reasons?: readonly Reason[] }[],
	more: Partial<Pick<Ask, 'seat' | 'min' | 'max' | 'ordered' | 'together' | 'include' | 'cites'>> & {
		seenBy?: readonly Player[];
	} = {}
): Ask {
	const { seenBy, ...rest } = more;
	return {
		id,
		seat: c.by,
		what,
		min: 1,
		max: 1,
		options: of.map(({ by, unit, reasons }) => ({
			...unitOption(c.table, more.seat ?? c.by, by, unit, reasons),
			...(seenBy && { seenBy })
		})),
		cites: CITES,
		...rest
	};
}
