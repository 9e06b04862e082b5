// Taking cards out of where they lie and putting them elsewhere. Nothing here speaks to the log.
import { appended } from '../../core/lists';
import { ownerOf, PLAYERS, type CardId, type Player } from '../cards';
import {
	changed,
	changedRequest,
	changedUnit,
	isRuled,
	resolution,
	resolvingRequest,
	withPlayer,
	withResolution,
	type ActionRequest,
	type GameEvent,
	type PlayerState,
	type Table,
	type Unit
} from '../table';
import type { Pile } from './step';

export const without = (cards: readonly CardId[], gone: readonly CardId[]): readonly CardId[] =>
	cards.filter((c) => !gone.includes(c)).slice(); // a filtered list has spare places, see appended
export const event = (table: Table, ...events: GameEvent[]): Table =>
	changed(table, { events: appended(table.events, ...events) });
export const zone = (player: Player, pile: Pile): string =>
	pile === 'held' || pile === 'revealed' ? 'stage' : `${player}.${pile}`;

/** Takes cards out of where they lie. */
export function take(table: Table, cards: readonly CardId[], from: Pile): Table {
	if (from === 'held') {
		const request = resolvingRequest(table);
		return withHeld(table, request, without(request.held, cards));
	}
	if (from === 'revealed')
		return withResolution(table, { revealed: without(resolution(table).revealed, cards) });
	for (const player of PLAYERS) {
		const mine = cards.filter((c) => ownerOf(c) === player);
		if (!mine.length) continue;
		const p = table.players[player];
		table = withPlayer(table, player, takenFrom(p, mine, from));
	}
	return table;
}
function takenFrom(
	p: PlayerState,
	cards: readonly CardId[],
	from: Exclude<Pile, 'held' | 'revealed'>
): Partial<PlayerState> {
	switch (from) {
		case 'life':
		case 'hand':
		case 'graveyard':
		case 'rare':
			return { [from]: without(p[from], cards) };
		case 'pack':
			return { pack: p.pack && { ...p.pack, cards: without(p.pack.cards, cards) } };
		case 'trumps':
			return { trumps: p.trumps.filter((t) => !cards.includes(t.card)) };
		case 'field':
			return {
				field: p.field.flatMap((u) => {
					const left = without(u.cards, cards);
					return left.length === u.cards.length ? [u] : left.length ? [changedUnit(u, { cards: left })] : [];
				})
			};
	}
}
function withHeld(table: Table, request: ActionRequest, held: readonly CardId[]): Table {
	const next = changedRequest(request, { held });
	return typeof resolution(table).request === 'string'
		? changed(table, { stage: table.stage.map((r) => (r === request ? next : r)) })
		: withResolution(table, { request: next });
}

/** Puts cards onto their owner's pile; the first of several ends deepest in a graveyard and topmost on life. */
export function put(
	table: Table,
	cards: readonly CardId[],
	to: 'life' | 'hand' | 'graveyard',
	at?: 'bottom'
): Table {
	for (const player of PLAYERS) {
		const mine = cards.filter((c) => ownerOf(c) === player);
		if (!mine.length) continue;
		const pile = table.players[player][to];
		table = withPlayer(table, player, {
			[to]: to === 'life' && at !== 'bottom' ? appended(mine, ...pile) : appended(pile, ...mine)
		});
	}
	return table;
}

export const mapUnits = (table: Table, ids: readonly string[], change: (unit: Unit) => Unit): Table => {
	for (const player of PLAYERS) {
		const { field } = table.players[player];
		if (field.some((u) => ids.includes(u.id)))
			table = withPlayer(table, player, { field: field.map((u) => (ids.includes(u.id) ? change(u) : u)) });
	}
	return table;
};
/** AMB-57, other setting: a marker goes to the graveyard with the soldier it marks. */
export function withoutMarkers(table: Table, target: string): Table {
	if (!isRuled(table, 'AMB-57', 'marker-leaves')) return table;
	for (const player of PLAYERS) {
		const { fog } = table.players[player];
		const gone = fog.filter((f) => f.target === target);
		if (!gone.length) continue;
		table = put(
			withPlayer(table, player, { fog: fog.filter((f) => f.target !== target) }),
			gone.flatMap((f) => f.cards),
			'graveyard'
		);
	}
	return table;
}
