// What befalls units where they stand: posture, size, fog, combat. One function a step: step.ts says what each means.
import type { Tell } from '../../core/contract';
import { appended } from '../../core/lists';
import { l10n, type L10n } from '../../core/text';
import { faces, happening } from '../happenings';
import { changed, changedUnit, findUnit, resolvingRequest, withPlayer, type Table } from '../table';
import { nameOf, placedName, sizeOf } from '../units';
import type { Of } from './step';
import { mapUnits, put, take } from './zones';

const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);
const joined = (names: readonly L10n[]): L10n =>
	l10n(names.map((n) => n.ja).join('、'), names.map((n) => n.en).join(', '));

export function drive(table: Table, step: Of<'drive' | 'charge'>, tell?: Tell): Table {
	const driven = step.do === 'drive';
	const units = step.units.flatMap((id) => findUnit(table, id) ?? []).filter((p) => p.unit.driven !== driven);
	if (!units.length) return table;
	const ids = units.map((p) => p.unit.id);
	tell?.(
		happening(
			driven ? 'driven' : 'charged',
			{ unit: joined(units.map((p) => placedName(table, p.by, p.unit))) },
			{ seat: units[0]!.by, refs: ids }
		)
	);
	return mapUnits(table, ids, (u) => changedUnit(u, { driven }));
}

export function expose(table: Table, step: Of<'expose'>, tell?: Tell): Table {
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

export function arrange(table: Table, step: Of<'arrange'>): Table {
	const { field } = table.players[step.by];
	const bulwarks = step.order.flatMap((id) => field.filter((u) => u.id === id));
	return withPlayer(table, step.by, {
		field: [...bulwarks, ...field.filter((u) => !bulwarks.includes(u))]
	});
}

export function modify(table: Table, step: Of<'modify'>, tell?: Tell): Table {
	const cards = resolvingRequest(table).keys;
	table = mapUnits(table, [step.unit], (u) =>
		changedUnit(u, { mods: appended(u.mods, { source: step.source, cards, by: step.by }) })
	);
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

export function boost(table: Table, step: Of<'boost'>, tell?: Tell): Table {
	const { player } = step;
	tell?.(happening('all_sizes_changed', { seat: player, by: signed(step.by) }, { seat: player }));
	return withPlayer(table, player, {
		boosts: [
			...table.players[player].boosts,
			{ source: step.source, cards: resolvingRequest(table).keys, by: step.by }
		]
	});
}

export function fog(table: Table, step: Of<'fog'>, tell?: Tell): Table {
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

export function clearFog(table: Table, step: Of<'clearFog'>, tell?: Tell): Table {
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
}

/** It attacks or blocks no more (AMB-54). */
export function release(table: Table, { unit }: Of<'release'>, tell?: Tell): Table {
	const { combat } = table;
	if (!combat) return table;
	const involved =
		combat.attackers.includes(unit) || Object.values(combat.blocks).some((b) => b.includes(unit));
	if (!involved) return table;
	const placed = findUnit(table, unit);
	if (placed)
		tell?.(happening('released', { unit: placedName(table, placed.by, placed.unit) }, { refs: [unit] }));
	return changed(table, {
		combat: {
			attackers: combat.attackers.filter((a) => a !== unit),
			blocks: Object.fromEntries(
				Object.entries(combat.blocks)
					.filter(([attacker]) => attacker !== unit)
					.map(([attacker, blockers]) => [attacker, blockers.filter((b) => b !== unit)])
			)
		}
	});
}
