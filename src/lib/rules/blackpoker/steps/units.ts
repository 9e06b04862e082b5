// Units: entering, leaving, stacking, turning over (R 4.1). One function a step: step.ts says what each means.
import type { Tell } from '../../core/contract';
import { appended } from '../../core/lists';
import { l10n } from '../../core/text';
import { cardOf, labelOf, ownerOf, type CardId, type Player } from '../cards';
import { faces, happening } from '../happenings';
import {
	changed,
	changedUnit,
	findUnit,
	isRuled,
	resolvingRequest,
	withPlayer,
	type Table,
	type Unit
} from '../table';
import { hasScript, isBulwark, kindOf, nameOf, placedName } from '../units';
import type { Of } from './step';
import { event, mapUnits, put, take, withoutMarkers, zone } from './zones';

/** AMB-30, other setting: a unit that changes what it is becomes another unit. */
const newUnit = (table: Table, id: string): { readonly table: Table; readonly id: string } =>
	isRuled(table, 'AMB-30', 'new-unit')
		? {
				table: changed(table, { nextUnit: table.nextUnit + 1 }),
				id: `${id.split('#')[0]!}#${table.nextUnit}`
			}
		: { table, id };

export function enter(table: Table, step: Of<'enter'>, tell?: Tell): Table {
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
	table = take(changed(table, { nextUnit: table.nextUnit + 1 }), step.cards, from);
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

export function stack(table: Table, step: Of<'stack'>, tell?: Tell): Table {
	const now = newUnit(table, step.unit);
	table = mapUnits(take(now.table, [step.card], step.from), [step.unit], (u) =>
		changedUnit(u, {
			id: now.id,
			cards: appended(u.cards, step.card),
			...(isRuled(table, 'AMB-48', 'counts-as-new') && { entered: table.turnNumber })
		})
	);
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

export function leave(table: Table, step: Of<'leave'>, tell?: Tell): Table {
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

export function turnDown(table: Table, step: Of<'turnDown'>, tell?: Tell): Table {
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
	const turned = withPlayer(changed(table, { nextUnit: table.nextUnit + (single ? 0 : pieces.length) }), by, {
		field
	});
	return withoutMarkers(turned, unit.id);
}

export function turnUp(table: Table, step: Of<'turnUp'>, tell?: Tell): Table {
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
