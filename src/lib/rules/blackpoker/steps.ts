// The primitive changes and the one reducer that carries them out. Effects, costs and the flow all say what they do in
// these; each is told to the log with its rule, and leaves the events that triggers listen to.
import type { Json, Tell } from '../core/contract';
import type { L10n, Seat } from '../core/text';
import { l10n } from '../core/text';
import { shuffled } from '../core/random';
import { cardOf, labelOf, ownerOf, PLAYERS, type CardId, type Player } from './cards';
import { faces, happening, type HappeningCode } from './happenings';
import type { Slots } from '../core/text';
import {
	findRequest,
	findUnit,
	foeOf,
	isRuled,
	resolution,
	resolvingRequest,
	withPlayer,
	withResolution,
	type ActionRequest,
	type Combat,
	type Fog,
	type GameEvent,
	type PlayerState,
	type Table,
	type Target,
	type Unit
} from './table';
import { hasScript, isBulwark, kindOf, nameOf, placedName, sizeOf } from './units';

/** Where loose cards can be: a player's piles, the key cards held by the resolving request, or turned over from life. */
export type Pile = 'life' | 'hand' | 'graveyard' | 'pack' | 'rare' | 'trumps' | 'held' | 'revealed' | 'field';

export type Step =
	/** Cards to their owner's pile. `code` is how the log puts it. */
	| {
			readonly do: 'move';
			readonly cards: readonly CardId[];
			readonly from: Pile;
			readonly to: 'life' | 'hand' | 'graveyard';
			readonly at?: 'bottom';
			readonly code?: HappeningCode;
			readonly seenBy?: readonly Seat[] | 'all';
	  }
	/** `why` is left out for effects; 暴動 may ask (AMB-77). */
	| {
			readonly do: 'discard';
			readonly by: Player;
			readonly cards: readonly CardId[];
			readonly why?: 'cost' | 'hand-limit';
	  }
	| { readonly do: 'draw'; readonly by: Player; readonly count: number }
	| { readonly do: 'reveal'; readonly by: Player; readonly count: number }
	| { readonly do: 'damage'; readonly to: Player; readonly amount: number }
	| {
			readonly do: 'enter';
			readonly cards: readonly CardId[];
			readonly from: Pile;
			readonly faceDown?: true;
			readonly driven?: true;
			/** A second card from elsewhere that makes the unit with it (a two-card character). */
			readonly joined?: { readonly card: CardId; readonly from: Pile };
	  }
	| { readonly do: 'stack'; readonly card: CardId; readonly from: Pile; readonly unit: string }
	| {
			readonly do: 'leave';
			readonly units: readonly string[];
			readonly to: 'graveyard' | 'hand' | 'life';
			readonly at?: 'bottom';
			/** Order of the cards as they are put, where a player chose it; otherwise bottom card first. */
			readonly order?: readonly CardId[];
	  }
	| { readonly do: 'drive' | 'charge'; readonly units: readonly string[] }
	/** A soldier becomes bulwarks, one for each card. */
	| {
			readonly do: 'turnDown';
			readonly unit: string;
			readonly order?: readonly CardId[];
			readonly charged?: true;
	  }
	| { readonly do: 'turnUp'; readonly unit: string; readonly charged?: true }
	| { readonly do: 'expose'; readonly unit: string }
	| { readonly do: 'arrange'; readonly by: Player; readonly order: readonly string[] }
	| { readonly do: 'modify'; readonly unit: string; readonly by: number; readonly source: string }
	| { readonly do: 'boost'; readonly player: Player; readonly by: number; readonly source: string }
	| { readonly do: 'fog'; readonly kind: Fog['kind']; readonly name: L10n; readonly target: string | null }
	| { readonly do: 'clearFog'; readonly of: readonly Player[] }
	| { readonly do: 'negate'; readonly request: string; readonly name: L10n }
	| {
			readonly do: 'retarget';
			readonly request: string;
			readonly target: Target;
			readonly name: L10n;
			readonly to: L10n;
	  }
	| {
			readonly do: 'request';
			readonly request: Omit<ActionRequest, 'id'>;
			readonly name: L10n;
			readonly from?: Pile;
	  }
	| { readonly do: 'shuffle'; readonly by: Player; readonly pile?: 'pack' }
	/** Cards that lie on top of a life take this order, topmost first. */
	| { readonly do: 'orderLife'; readonly cards: readonly CardId[] }
	/** Counts as requested this turn (AMB-25). */
	| { readonly do: 'useUp'; readonly by: Player; readonly action: string }
	| { readonly do: 'combat'; readonly combat: Combat | null }
	| { readonly do: 'release'; readonly unit: string }
	| { readonly do: 'openTrump'; readonly card: CardId }
	| { readonly do: 'closeTrump'; readonly card: CardId; readonly lock?: true }
	| { readonly do: 'layTrump'; readonly card: CardId; readonly from: Pile }
	| { readonly do: 'openPack'; readonly by: Player }
	| { readonly do: 'showTop'; readonly card: CardId }
	| { readonly do: 'endTurn' }
	| { readonly do: 'note'; readonly notes: Readonly<Record<string, Json>> }
	| { readonly do: 'event'; readonly event: GameEvent }
	| {
			readonly do: 'say';
			readonly code: HappeningCode;
			readonly slots?: Slots;
			readonly seat?: Player;
			readonly refs?: readonly string[];
	  };

/** Carries out steps in order. */
export function perform(table: Table, steps: readonly Step[], tell?: Tell): Table {
	for (const step of steps) table = apply(table, step, tell);
	return table;
}

const without = (cards: readonly CardId[], gone: readonly CardId[]): readonly CardId[] =>
	cards.filter((c) => !gone.includes(c));
const event = (table: Table, ...events: GameEvent[]): Table => ({
	...table,
	events: [...table.events, ...events]
});
const zone = (player: Player, pile: Pile): string =>
	pile === 'held' || pile === 'revealed' ? 'stage' : `${player}.${pile}`;

/** Takes cards out of where they lie. */
function take(table: Table, cards: readonly CardId[], from: Pile): Table {
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
					return left.length === u.cards.length ? [u] : left.length ? [{ ...u, cards: left }] : [];
				})
			};
	}
}
function withHeld(table: Table, request: ActionRequest, held: readonly CardId[]): Table {
	const next = { ...request, held };
	return typeof resolution(table).request === 'string'
		? { ...table, stage: table.stage.map((r) => (r === request ? next : r)) }
		: withResolution(table, { request: next });
}

/** Puts cards onto their owner's pile; the first of several ends deepest in a graveyard and topmost on life. */
function put(
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
			[to]: to === 'life' && at !== 'bottom' ? [...mine, ...pile] : [...pile, ...mine]
		});
	}
	return table;
}

const mapUnits = (table: Table, ids: readonly string[], change: (unit: Unit) => Unit): Table => {
	for (const player of PLAYERS) {
		const { field } = table.players[player];
		if (field.some((u) => ids.includes(u.id)))
			table = withPlayer(table, player, { field: field.map((u) => (ids.includes(u.id) ? change(u) : u)) });
	}
	return table;
};
/** AMB-30, other setting: a unit that changes what it is becomes another unit. */
const newUnit = (table: Table, id: string): { readonly table: Table; readonly id: string } =>
	isRuled(table, 'AMB-30', 'new-unit')
		? { table: { ...table, nextUnit: table.nextUnit + 1 }, id: `${id.split('#')[0]!}#${table.nextUnit}` }
		: { table, id };
/** AMB-57, other setting: a marker goes to the graveyard with the soldier it marks. */
function withoutMarkers(table: Table, target: string): Table {
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
const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);
const joined = (names: readonly L10n[]): L10n =>
	l10n(names.map((n) => n.ja).join('、'), names.map((n) => n.en).join(', '));

const MOVE_CODE = { life: 'to_life_top', hand: 'to_hand', graveyard: 'to_graveyard' } as const;

/** One primitive change. */
export function apply(table: Table, step: Step, tell?: Tell): Table {
	switch (step.do) {
		case 'move': {
			const { cards, from, to, at } = step;
			if (!cards.length) return table;
			tell?.(
				happening(
					step.code ?? (at === 'bottom' ? 'to_life_bottom' : MOVE_CODE[to]),
					{ cards: faces(cards, step.seenBy ?? 'all'), seat: ownerOf(cards[0]!) },
					{
						seat: ownerOf(cards[0]!),
						moved: cards.map((c) => [c, zone(ownerOf(c), from), zone(ownerOf(c), to)])
					}
				)
			);
			return put(take(table, cards, from), cards, to, at);
		}
		case 'discard': {
			const { by, cards } = step;
			if (!cards.length) return table;
			// R 6.1.2: of several cards only the one that ends on top is shown
			const under = cards.slice(0, -1);
			const top = faces(cards.slice(-1), 'all');
			tell?.(
				happening(
					under.length ? 'several_discarded' : 'discarded',
					under.length ? { seat: by, cards: faces(under, [by]), top } : { seat: by, cards: top },
					{ seat: by, moved: cards.map((c) => [c, `${by}.hand`, `${by}.graveyard`]) }
				)
			);
			table = put(take(table, cards, 'hand'), cards, 'graveyard');
			return event(table, {
				type: 'discarded',
				player: by,
				count: cards.length,
				byEffect: step.why === undefined
			});
		}
		case 'draw': {
			const { by } = step;
			const cards = table.players[by].life.slice(0, step.count);
			return apply(table, { do: 'move', cards, from: 'life', to: 'hand', code: 'drew', seenBy: [by] }, tell);
		}
		case 'reveal': {
			const { by } = step;
			const cards = table.players[by].life.slice(0, step.count);
			if (!cards.length) return table;
			tell?.(
				happening(
					'revealed',
					{ seat: by, cards: faces(cards, 'all') },
					{ seat: by, moved: cards.map((c) => [c, `${by}.life`, 'stage']) }
				)
			);
			table = take(table, cards, 'life');
			return withResolution(table, { revealed: [...resolution(table).revealed, ...cards] });
		}
		case 'damage':
			return damage(table, step.to, step.amount, tell);
		case 'enter':
			return enter(table, step, tell);
		case 'stack': {
			const now = newUnit(table, step.unit);
			table = mapUnits(take(now.table, [step.card], step.from), [step.unit], (u) => ({
				...u,
				id: now.id,
				cards: [...u.cards, step.card],
				...(isRuled(table, 'AMB-48', 'counts-as-new') && { entered: table.turnNumber })
			}));
			const placed = findUnit(table, now.id)!;
			tell?.(
				happening(
					'equipped',
					{ card: labelOf(step.card), unit: nameOf(placed.unit) },
					{
						seat: placed.by,
						refs: [step.unit],
						moved: [[step.card, zone(placed.by, step.from), `${placed.by}.field`]]
					}
				)
			);
			return table;
		}
		case 'leave':
			return leave(table, step, tell);
		case 'drive':
		case 'charge': {
			const driven = step.do === 'drive';
			const units = step.units
				.flatMap((id) => findUnit(table, id) ?? [])
				.filter((p) => p.unit.driven !== driven);
			if (!units.length) return table;
			const ids = units.map((p) => p.unit.id);
			tell?.(
				happening(
					driven ? 'driven' : 'charged',
					{ unit: joined(units.map((p) => placedName(table, p.by, p.unit))) },
					{ seat: units[0]!.by, refs: ids }
				)
			);
			return mapUnits(table, ids, (u) => ({ ...u, driven }));
		}
		case 'turnDown':
			return turnDown(table, step, tell);
		case 'turnUp': {
			const found = findUnit(table, step.unit);
			if (!found || !isBulwark(found.unit)) return table;
			const { id, cards, driven, entered } = found.unit;
			const now = newUnit(table, id);
			const unit: Unit = {
				id: now.id,
				cards,
				faceDown: false,
				driven: step.charged ? false : driven,
				entered: isRuled(table, 'AMB-48', 'counts-as-new') ? table.turnNumber : entered,
				mods: []
			};
			if (!hasScript(table, unit)) return leaveWithoutScript(table, found.by, cards, id, tell);
			tell?.(happening('became_soldier', { unit: nameOf(unit) }, { seat: found.by, refs: [unit.id] }));
			return mapUnits(now.table, [id], () => unit);
		}
		case 'expose': {
			// a bulwark that blocked two (AMB-43, other setting) is turned over once
			const found = findUnit(table, step.unit);
			if (!found || found.unit.exposed) return table;
			const { by, unit } = found;
			table = mapUnits(table, [step.unit], (u) => ({ ...u, exposed: true }));
			tell?.(
				happening(
					'exposed',
					{ unit: placedName(table, by, findUnit(table, step.unit)!.unit) },
					{ seat: by, refs: [unit.id] }
				)
			);
			return table;
		}
		case 'arrange': {
			const { field } = table.players[step.by];
			const bulwarks = step.order.flatMap((id) => field.filter((u) => u.id === id));
			return withPlayer(table, step.by, {
				field: [...bulwarks, ...field.filter((u) => !bulwarks.includes(u))]
			});
		}
		case 'modify': {
			const cards = resolvingRequest(table).keys;
			table = mapUnits(table, [step.unit], (u) => ({
				...u,
				mods: [...u.mods, { source: step.source, cards, by: step.by }]
			}));
			const placed = findUnit(table, step.unit);
			if (placed)
				tell?.(
					happening(
						'size_changed',
						{ unit: nameOf(placed.unit), by: signed(step.by), size: sizeOf(table, placed.by, placed.unit) },
						{ refs: [step.unit] }
					)
				);
			return table;
		}
		case 'boost': {
			const { player } = step;
			tell?.(happening('all_sizes_changed', { seat: player, by: signed(step.by) }, { seat: player }));
			return withPlayer(table, player, {
				boosts: [
					...table.players[player].boosts,
					{ source: step.source, cards: resolvingRequest(table).keys, by: step.by }
				]
			});
		}
		case 'fog': {
			const { by, held } = resolvingRequest(table);
			tell?.(
				happening(
					'fog_set',
					{ cards: faces(held, 'all'), kind: step.name },
					{ seat: by, moved: held.map((c) => [c, 'stage', `${by}.fog`]) }
				)
			);
			table = take(table, held, 'held');
			return withPlayer(table, by, {
				fog: [...table.players[by].fog, { kind: step.kind, cards: held, target: step.target }]
			});
		}
		case 'clearFog':
			for (const player of step.of) {
				const cards = table.players[player].fog.flatMap((f) => f.cards);
				if (!cards.length) continue;
				tell?.(
					happening(
						'fog_cleared',
						{ seat: player, cards: faces(cards, 'all') },
						{ seat: player, moved: cards.map((c) => [c, `${player}.fog`, `${player}.graveyard`]) }
					)
				);
				table = put(withPlayer(table, player, { fog: [] }), cards, 'graveyard');
			}
			return table;
		case 'negate': {
			const request = findRequest(table, step.request);
			if (!request) return table;
			tell?.(
				happening(
					'negated',
					{ action: step.name, id: request.id },
					{ seat: request.by, refs: [request.id, request.action] }
				)
			);
			table = { ...table, stage: table.stage.filter((r) => r !== request) };
			// it may be the one that is resolving (AMB-39, other setting): it goes on without its key cards
			if (table.resolving.length && resolution(table).request === request.id)
				table = withResolution(table, { request: { ...request, held: [] } });
			if (request.held.length) {
				tell?.(
					happening(
						'keys_to_graveyard',
						{ cards: faces(request.held, 'all') },
						{ seat: request.by, moved: request.held.map((c) => [c, 'stage', `${ownerOf(c)}.graveyard`]) }
					)
				);
				table = put(table, request.held, 'graveyard');
			}
			return table;
		}
		case 'retarget':
			tell?.(
				happening(
					'retargeted',
					{ action: step.name, id: step.request, target: step.to },
					{ refs: [step.request] }
				)
			);
			return {
				...table,
				stage: table.stage.map((r) => (r.id === step.request ? { ...r, target: step.target } : r))
			};
		case 'request': {
			const id = `r${table.nextRequest}`;
			tell?.(happening('effect_request', { action: step.name, id }, { refs: [id, step.request.action] }));
			if (step.from) table = take(table, step.request.keys, step.from);
			return event(
				{ ...table, nextRequest: table.nextRequest + 1, stage: [...table.stage, { ...step.request, id }] },
				{ type: 'requested', action: step.request.action, by: step.request.by },
				{ type: 'staged', action: step.request.action, by: step.request.by }
			);
		}
		case 'shuffle': {
			const { by, pile } = step;
			const { life, pack } = table.players[by];
			const [cards, random] = shuffled(pile && pack ? pack.cards : life, table.random);
			tell?.(happening(pile ? 'pack_shuffled' : 'shuffled', { seat: by }, { seat: by }));
			const change = pile && pack ? { pack: { ...pack, cards } } : { life: cards };
			return { ...withPlayer(table, by, change), random };
		}
		case 'orderLife': {
			const by = ownerOf(step.cards[0]!);
			return withPlayer(table, by, { life: [...step.cards, ...without(table.players[by].life, step.cards)] });
		}
		case 'useUp':
			return withPlayer(table, step.by, { used: [...table.players[step.by].used, step.action] });
		case 'combat':
			return { ...table, combat: step.combat };
		case 'release':
			return release(table, step.unit, tell);
		case 'openTrump':
		case 'closeTrump': {
			const owner = ownerOf(step.card);
			const open = step.do === 'openTrump';
			tell?.(
				happening(
					open ? 'trump_opened' : 'trump_closed',
					{ seat: owner, card: labelOf(step.card) },
					{ seat: owner, refs: [step.card] }
				)
			);
			return withPlayer(table, owner, {
				trumps: table.players[owner].trumps.map((t) =>
					t.card === step.card
						? { card: t.card, faceUp: open, locked: step.do === 'closeTrump' && step.lock === true }
						: t
				)
			});
		}
		case 'layTrump': {
			const owner = ownerOf(step.card);
			tell?.(
				happening(
					'trump_set',
					{ card: labelOf(step.card) },
					{ seat: owner, moved: [[step.card, zone(owner, step.from), `${owner}.trumps`]] }
				)
			);
			table = take(table, [step.card], step.from);
			return withPlayer(table, owner, {
				trumps: [...table.players[owner].trumps, { card: step.card, faceUp: true, locked: false }]
			});
		}
		case 'openPack': {
			const { pack } = table.players[step.by];
			tell?.(happening('pack_opened', { seat: step.by }, { seat: step.by }));
			return withPlayer(table, step.by, { pack: pack && { ...pack, opened: true } });
		}
		case 'showTop': {
			const owner = ownerOf(step.card);
			tell?.(
				happening('top_shown', { seat: owner, card: labelOf(step.card) }, { seat: owner, refs: [step.card] })
			);
			const { graveyard } = table.players[owner];
			return withPlayer(table, owner, { graveyard: [...without(graveyard, [step.card]), step.card] });
		}
		case 'endTurn':
			return endTurn(table, tell);
		case 'note':
			return withResolution(table, { notes: { ...resolution(table).notes, ...step.notes } });
		case 'event':
			return event(table, step.event);
		case 'say':
			tell?.(
				happening(step.code, step.slots, {
					...(step.seat && { seat: step.seat }),
					...(step.refs && { refs: step.refs })
				})
			);
			return table;
	}
}

function damage(table: Table, to: Player, amount: number, tell?: Tell): Table {
	const { life } = table.players[to];
	if (amount <= 0) {
		tell?.(happening('no_damage', { seat: to }, { seat: to }));
		return table;
	}
	const cards = life.slice(0, amount);
	const top = cards[cards.length - 1];
	tell?.(
		happening(
			cards.length < amount ? 'damage_short' : 'damage',
			{ seat: to, n: amount, have: cards.length, cards: faces(cards, [to]) },
			{ seat: to, refs: top ? [top] : [], moved: cards.map((c) => [c, `${to}.life`, `${to}.graveyard`]) }
		)
	);
	return withPlayer(table, to, {
		life: life.slice(cards.length),
		graveyard: [...table.players[to].graveyard, ...cards]
	});
}

function enter(table: Table, step: Extract<Step, { do: 'enter' }>, tell?: Tell): Table {
	const { from, joined } = step;
	const cards = joined ? [...step.cards, joined.card] : step.cards;
	const by = ownerOf(cards[0]!);
	const nameless =
		!step.faceDown &&
		isRuled(table, 'AMB-61', 'nameless') &&
		cardOf(cards[0]!).rank === 'X' &&
		resolvingRequest(table).action !== 'summon-magician';
	const unit: Unit = {
		id: `${cards[0]!}#${table.nextUnit}`,
		cards,
		faceDown: step.faceDown ?? false,
		driven: step.driven ?? false,
		entered: table.turnNumber,
		mods: [],
		...(nameless && { nameless })
	};
	const moved = cards.map(
		(c) => [c, zone(by, c === joined?.card ? joined.from : from), `${by}.field`] as const
	);
	table = take({ ...table, nextUnit: table.nextUnit + 1 }, step.cards, from);
	if (joined) table = take(table, [joined.card], joined.from);
	if (!unit.faceDown && !nameless && !hasScript(table, unit)) {
		tell?.(happening('no_script', { cards: faces(cards, 'all') }, { seat: by }));
		return put(table, cards, 'graveyard');
	}
	if (unit.faceDown)
		tell?.(
			happening(
				'entered_bulwark',
				{
					seat: by,
					cards: faces(cards, [by]),
					posture: unit.driven ? l10n('ドライブ', 'driven') : l10n('チャージ', 'charged')
				},
				{ seat: by, refs: [unit.id], moved }
			)
		);
	else tell?.(happening('entered', { seat: by, unit: nameOf(unit) }, { seat: by, refs: [unit.id], moved }));
	return withPlayer(table, by, { field: placedIn(table.players[by].field, [unit]) });
}

/** Bulwarks stand first, from the life outwards; a new one goes to the outer end (R 12). */
function placedIn(field: readonly Unit[], units: readonly Unit[]): readonly Unit[] {
	const down = units.filter(isBulwark);
	const up = units.filter((u) => !isBulwark(u));
	return [...field.filter(isBulwark), ...down, ...field.filter((u) => !isBulwark(u)), ...up];
}

function leave(table: Table, step: Extract<Step, { do: 'leave' }>, tell?: Tell): Table {
	for (const id of step.units) {
		const placed = findUnit(table, id);
		if (!placed) continue;
		const { unit, by } = placed;
		const order = step.order?.filter((c) => unit.cards.includes(c)) ?? [];
		const cards = order.length === unit.cards.length ? order : unit.cards;
		const code = step.to === 'graveyard' ? 'fell' : step.to === 'hand' ? 'returned' : 'unit_to_life';
		const unseen = code === 'fell' && unit.faceDown && !unit.exposed;
		// R 6.1.2: of the cards that go together only the one that ends on top is shown
		const onTop = step.units.findLast((u) => findUnit(table, u)?.by === by) === id;
		tell?.(
			happening(
				unseen ? 'bulwark_fell' : code,
				{
					unit: placedName(table, by, unit),
					...(unseen && { cards: faces(cards, onTop ? 'all' : [by]) })
				},
				{ seat: by, refs: [id], moved: cards.map((c) => [c, `${by}.field`, `${ownerOf(c)}.${step.to}`]) }
			)
		);
		table = withPlayer(table, by, { field: table.players[by].field.filter((u) => u !== unit) });
		table = withoutMarkers(put(table, cards, step.to, step.at), id);
		if (step.to === 'graveyard')
			table = event(table, { type: 'fell', player: by, cards: unit.cards, unit: id, kind: kindOf(unit) });
	}
	return table;
}

function leaveWithoutScript(
	table: Table,
	by: Player,
	cards: readonly CardId[],
	unit: string,
	tell?: Tell
): Table {
	tell?.(happening('no_script', { cards: faces(cards, 'all') }, { seat: by, refs: [unit] }));
	return leave(table, { do: 'leave', units: [unit], to: 'graveyard' }, tell);
}

function turnDown(table: Table, step: Extract<Step, { do: 'turnDown' }>, tell?: Tell): Table {
	const placed = findUnit(table, step.unit);
	if (!placed || isBulwark(placed.unit)) return table;
	const { unit, by } = placed;
	const driven = step.charged ? false : unit.driven;
	tell?.(
		happening('became_bulwarks', { unit: nameOf(unit), n: unit.cards.length }, { seat: by, refs: [unit.id] })
	);
	// One card turned over stays the same unit; several become new ones that inherit state and entry turn (AMB-30, AMB-48).
	const single = unit.cards.length === 1 && !isRuled(table, 'AMB-30', 'new-unit');
	const entered = isRuled(table, 'AMB-48', 'counts-as-new') ? table.turnNumber : unit.entered;
	const pieces = (step.order ?? unit.cards).map((card, i): Unit => ({
		id: single ? unit.id : `${card}#${table.nextUnit + i}`,
		cards: [card],
		faceDown: true,
		driven,
		entered,
		mods: []
	}));
	const field = placedIn(
		table.players[by].field.filter((u) => u !== unit),
		pieces
	);
	const turned = withPlayer({ ...table, nextUnit: table.nextUnit + (single ? 0 : pieces.length) }, by, {
		field
	});
	return withoutMarkers(turned, unit.id);
}

function release(table: Table, unit: string, tell?: Tell): Table {
	const { combat } = table;
	if (!combat) return table;
	const involved =
		combat.attackers.includes(unit) || Object.values(combat.blocks).some((b) => b.includes(unit));
	if (!involved) return table;
	const placed = findUnit(table, unit);
	if (placed)
		tell?.(happening('released', { unit: placedName(table, placed.by, placed.unit) }, { refs: [unit] }));
	return {
		...table,
		combat: {
			attackers: combat.attackers.filter((a) => a !== unit),
			blocks: Object.fromEntries(
				Object.entries(combat.blocks)
					.filter(([attacker]) => attacker !== unit)
					.map(([attacker, blockers]) => [attacker, blockers.filter((b) => b !== unit)])
			)
		}
	};
}

/** The turn marker moves; what lasted "until the end of this turn" ends for both players (AMB-56). */
function endTurn(table: Table, tell?: Tell): Table {
	const turn = foeOf(table.turn);
	const lasted = PLAYERS.some(
		(p) => table.players[p].boosts.length || table.players[p].field.some((u) => u.mods.length)
	);
	if (lasted) tell?.(happening('effects_expired'));
	for (const player of PLAYERS) {
		const p = table.players[player];
		table = withPlayer(table, player, {
			used: [],
			boosts: [],
			field: p.field.map((u) => (u.mods.length ? { ...u, mods: [] } : u)),
			trumps: p.trumps.some((t) => t.locked) ? p.trumps.map((t) => ({ ...t, locked: false })) : p.trumps
		});
	}
	tell?.(happening('turn_passed', { seat: turn, n: table.turnNumber + 1 }, { seat: turn }));
	return { ...table, turn, turnNumber: table.turnNumber + 1, combat: null };
}
