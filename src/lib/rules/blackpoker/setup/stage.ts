// Requests that wait already, and fog that still has its effect: both point at something that lies on the table.
import type { Json } from '../../core/contract';
import { actionOf, isAction } from '../actions';
import { cardOf, isCard, PLAYERS, totalOf, type Player } from '../cards';
import { keyCount, keySets } from '../keys';
import {
	changed,
	blankRequest,
	unitWith,
	withPlayer,
	type ActionRequest,
	type Fog,
	type Table,
	type Target
} from '../table';
import { targetFromPick, whyNotTarget } from '../targets';
import { written, type Reader } from './reader';

/** A request as far as it can be read before the table is there. */
export interface Waiting {
	readonly request: ActionRequest;
	readonly pick: string | null;
	readonly path: string;
}

export function readRequest(reader: Reader, json: Json, i: number): Waiting[] {
	const path = `setup.stage[${i}]`;
	const broken = reader.watch();
	const o = reader.object(json, path, ['by', 'action', 'keys', 'target']);
	if (broken()) return [];
	const by = reader.player(o.by, `${path}.by`, 'A');
	if (typeof o.action !== 'string' || !isAction(o.action)) {
		reader.bad('unknown_action', `${path}.action`, { value: written(o.action) });
		return [];
	}
	const action = actionOf(reader.regulation, o.action);
	if (action.speed === 'immediate') {
		reader.bad('immediate_on_stage', `${path}.action`, { action: action.name });
		return [];
	}
	const keys = reader.cards(o.keys, by, `${path}.keys`);
	if (broken()) return [];
	const need = action.keys ? keyCount(action.keys) : 0;
	if (keys.length !== need)
		reader.bad('key_count', `${path}.keys`, { action: action.name, need, have: keys.length });
	else if (action.keys && !keySets(action.keys, keys, 1).length)
		reader.bad('key_unfit', `${path}.keys`, { action: action.name, need: action.keys.need });
	const request: ActionRequest = { ...blankRequest(`r${i + 1}`, o.action, by), keys, held: keys };
	return [{ request, pick: o.target === undefined ? null : written(o.target), path }];
}

/** Puts the requests on the stage and finds what they aim at. */
export function onStage(reader: Reader, table: Table, requests: readonly Waiting[]): Table {
	for (const { request, pick, path } of requests) {
		const action = actionOf(table, request.action);
		let target: Target | null = null;
		if (action.target) {
			target = pick === null ? null : targetFromPick(table, action.id, pick);
			const aim = { action, by: request.by, keys: request.keys, request: request.id };
			if (!target || whyNotTarget(table, aim, target).length)
				reader.bad('no_such_target', `${path}.target`, { value: pick ?? '' });
		} else if (pick !== null) reader.bad('takes_no_target', `${path}.target`, { action: action.name });
		table = changed(table, { stage: [...table.stage, { ...request, target }] });
	}
	return table;
}

/** Fog that points at a unit, and フォース, still has its effect; without a target it is an inert card (AMB-56). */
export function withMarkers(reader: Reader, table: Table): Table {
	for (const player of PLAYERS)
		table.players[player].fog.forEach((fog, i) => {
			table = marked(reader, table, player, fog, `setup.${player}.fog[${i}].target`);
		});
	return table;
}
function marked(reader: Reader, table: Table, player: Player, fog: Fog, path: string): Table {
	const { kind, cards, target } = fog;
	const mod = { source: kind, cards, by: totalOf(cards) * (kind === 'down' ? -1 : 1) };
	if (kind === 'force') {
		if (target !== null) reader.bad('takes_no_target', path, { action: actionOf(table, 'force').name });
		return withPlayer(table, player, { boosts: [...table.players[player].boosts, mod] });
	}
	if (target === null) return table;
	if (kind === 'close') {
		const trumps = isCard(target) ? table.players[cardOf(target).owner].trumps : [];
		if (!trumps.some((t) => t.card === target)) reader.bad('no_such_target', path, { value: target });
		return table;
	}
	const placed = isCard(target) ? unitWith(table, target) : null;
	if (!placed || placed.unit.faceDown) {
		reader.bad('no_such_target', path, { value: target });
		return table;
	}
	const unit = { ...placed.unit, mods: [...placed.unit.mods, mod] };
	table = withPlayer(table, placed.by, {
		field: table.players[placed.by].field.map((u) => (u === placed.unit ? unit : u))
	});
	return withPlayer(table, player, {
		fog: table.players[player].fog.map((f) => (f === fog ? { ...f, target: unit.id } : f))
	});
}
