// The trigger check ([6], R 9.4.1): gather, immediates of both players first, then normals onto the stage.
import type { Field, Move, Reason, Tell } from '../core/contract';
import { appended } from '../core/lists';
import { l10n } from '../core/text';
import { actionOf, nameOfAction, triggeredActions } from './actions';
import type { Player } from './cards';
import type { ActionDef } from './define';
import { happening } from './happenings';
import { because } from './reasons';
import { beginResolving } from './resolve';
import {
	changed,
	changedRequest,
	blankRequest,
	foeOf,
	isRuled,
	type ActionRequest,
	type GameEvent,
	type Table
} from './table';

/** [6-1]: everything whose condition was met since the last gathering goes into the buffer. */
export function gather(table: Table, tell?: Tell): Table {
	if (!table.events.length) {
		if (!table.buffer.length) tell?.(happening('trigger_check'));
		return table;
	}
	let { buffer, nextRequest } = table;
	for (const event of table.events) {
		const heard = listeners(table, event.type);
		for (const player of [table.turn, foeOf(table.turn)])
			for (const action of heard) {
				// AMB-60, other setting: all cards of one gathering make one request
				const combined = action.id === 'generation-change' && isRuled(table, 'AMB-60', 'combined');
				if (combined && buffer.some((r) => r.action === action.id && r.by === player)) continue;
				const met = action.when!.when(table, event, player);
				const about = met === true ? [null] : (met || []).slice(0, combined ? 1 : undefined);
				for (const what of about) {
					const request = triggeredRequest(`r${nextRequest++}`, action.id, player, event, what);
					buffer = appended(buffer, request);
					tell?.(
						happening(
							'triggered',
							{ seat: player, action: action.name, id: request.id },
							{ seat: player, refs: [request.id, action.id] }
						)
					);
				}
			}
	}
	if (!buffer.length) tell?.(happening('trigger_check'));
	return changed(table, { events: [], buffer, nextRequest });
}

type Listeners = Map<GameEvent['type'], readonly ActionDef[]>;
/** By the list of a regulation's triggered actions, which stays the same object through a game. */
const listening = new WeakMap<readonly ActionDef[], Listeners>();
function listeners(table: Table, type: GameEvent['type']): readonly ActionDef[] {
	const all = triggeredActions(table);
	let byType = listening.get(all);
	if (!byType) listening.set(all, (byType = new Map()));
	let found = byType.get(type);
	if (!found) byType.set(type, (found = all.filter((action) => listensTo(table, action) === type)));
	return found;
}
/** AMB-17: what is normal and keyed to requesting End waits until End is staged, so that it lies above it. */
const listensTo = (table: Table, action: ActionDef): GameEvent['type'] =>
	action.when!.on === 'requested' && action.speed === 'normal' && !isRuled(table, 'AMB-17', 'below-end')
		? 'staged'
		: action.when!.on;

const triggeredRequest = (
	id: string,
	action: string,
	by: Player,
	event: GameEvent,
	about: string | null
): ActionRequest =>
	changedRequest(blankRequest(id, action, by), {
		origin: 'triggered',
		cause: 'action' in event ? event.action : event.type,
		about
	});

interface Group {
	readonly player: Player;
	readonly items: readonly ActionRequest[];
}
/** Whose turn it is to have a trigger dealt with: turn player first, main before quick; the rest is his choice. */
function nextGroup(table: Table, speed: 'immediate' | 'normal'): Group | null {
	if (!table.buffer.length) return null;
	for (const player of [table.turn, foeOf(table.turn)])
		for (const timing of ['main', 'quick'] as const) {
			const items = table.buffer.filter((r) => {
				const action = actionOf(table, r.action);
				return r.by === player && action.speed === speed && action.timing === timing;
			});
			if (items.length) return { player, items };
		}
	return null;
}
export const someWait = (table: Table, speed: 'immediate' | 'normal'): boolean =>
	nextGroup(table, speed) !== null;
/** Different actions of one player wait at once: he picks the order. Twins need no choice. */
export function mustChoose(table: Table, speed: 'immediate' | 'normal'): boolean {
	const group = nextGroup(table, speed);
	return group !== null && new Set(group.items.map((r) => r.action)).size > 1;
}
export const chooserOf = (table: Table, speed: 'immediate' | 'normal'): Player =>
	nextGroup(table, speed)!.player;

const WHAT = l10n('先に処理する誘発', 'the trigger that comes first');
export function orderField(table: Table, speed: 'immediate' | 'normal'): Field {
	const { items } = nextGroup(table, speed)!;
	return {
		id: 'trigger',
		label: WHAT,
		min: 1,
		max: 1,
		options: items.map((r) => {
			const name = nameOfAction(r.action);
			return { id: r.id, label: l10n(`${name.ja}(${r.id})`, `${name.en} (${r.id})`), reasons: [] };
		}),
		cites: ['9.4.1']
	};
}
export function whyNotOrder(table: Table, speed: 'immediate' | 'normal', move: Move): Reason[] {
	const group = nextGroup(table, speed)!;
	if (move.seat !== group.player || move.action !== 'answer')
		return [because('answer_first', { asked: WHAT, seat: group.player })];
	const picks = move.picks?.trigger ?? [];
	if (picks.length !== 1) return [because('wrong_number', { field: WHAT, need: 1, have: picks.length })];
	return group.items.some((r) => r.id === picks[0]) ? [] : [because('not_offered', { id: picks[0]! })];
}
/** The chosen one moves to the front of the buffer. */
export function chooseTrigger(table: Table, move: Move, tell?: Tell): Table {
	const chosen = table.buffer.find((r) => r.id === move.picks?.trigger?.[0])!;
	tell?.(
		happening(
			'trigger_chosen',
			{ seat: chosen.by, action: nameOfAction(chosen.action), id: chosen.id },
			{ seat: chosen.by, refs: [chosen.id] }
		)
	);
	return changed(table, { buffer: [chosen, ...table.buffer.filter((r) => r !== chosen)] });
}

/** The immediate one whose turn it is begins to resolve. */
export function takeTriggered(table: Table, tell?: Tell): Table {
	const [request] = nextGroup(table, 'immediate')!.items;
	tell?.(
		happening(
			'trigger_taken',
			{ action: nameOfAction(request!.action), id: request!.id },
			{ seat: request!.by, refs: [request!.id, request!.action] }
		)
	);
	return beginResolving(changed(table, { buffer: table.buffer.filter((r) => r !== request) }), request!);
}

/** The normal one whose turn it is goes on the stage; a main-timed one is thrown away if anything lies there (AMB-24). */
export function placeTriggered(table: Table, tell?: Tell): Table {
	const [request] = nextGroup(table, 'normal')!.items;
	const action = actionOf(table, request!.action);
	const slots = { action: action.name, id: request!.id };
	const more = { seat: request!.by, refs: [request!.id, action.id] };
	const left = changed(table, { buffer: table.buffer.filter((r) => r !== request) });
	if (action.timing === 'main' && table.stage.length) {
		tell?.(happening('trigger_discarded', slots, more));
		return left;
	}
	tell?.(happening('trigger_staged', slots, more));
	return changed(left, {
		stage: appended(table.stage, request!),
		events: appended(table.events, { type: 'staged', action: action.id, by: request!.by })
	});
}
