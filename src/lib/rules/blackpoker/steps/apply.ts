// The one reducer that carries out the primitive changes. Each is told to the log with its rule, and leaves the events
// that triggers listen to.
import type { Tell } from '../../core/contract';
import { PLAYERS } from '../cards';
import { happening } from '../happenings';
import { changed, changedUnit, foeOf, resolution, withPlayer, withResolution, type Table } from '../table';
import * as cards from './cards';
import * as marks from './marks';
import * as requests from './requests';
import type { Of, Step } from './step';
import * as trumps from './trumps';
import * as units from './units';
import { event } from './zones';

/** Carries out steps in order. */
export function perform(table: Table, steps: readonly Step[], tell?: Tell): Table {
	for (const step of steps) table = apply(table, step, tell);
	return table;
}

/** One primitive change. */
export function apply(table: Table, step: Step, tell?: Tell): Table {
	switch (step.do) {
		case 'move':
			return cards.move(table, step, tell);
		case 'discard':
			return cards.discard(table, step, tell);
		case 'draw':
			return cards.draw(table, step, tell);
		case 'reveal':
			return cards.reveal(table, step, tell);
		case 'damage':
			return cards.damage(table, step, tell);
		case 'shuffle':
			return cards.shuffle(table, step, tell);
		case 'orderLife':
			return cards.orderLife(table, step);
		case 'showTop':
			return cards.showTop(table, step, tell);
		case 'openPack':
			return cards.openPack(table, step, tell);
		case 'enter':
			return units.enter(table, step, tell);
		case 'stack':
			return units.stack(table, step, tell);
		case 'leave':
			return units.leave(table, step, tell);
		case 'turnDown':
			return units.turnDown(table, step, tell);
		case 'turnUp':
			return units.turnUp(table, step, tell);
		case 'drive':
		case 'charge':
			return marks.drive(table, step, tell);
		case 'expose':
			return marks.expose(table, step, tell);
		case 'arrange':
			return marks.arrange(table, step);
		case 'modify':
			return marks.modify(table, step, tell);
		case 'boost':
			return marks.boost(table, step, tell);
		case 'fog':
			return marks.fog(table, step, tell);
		case 'clearFog':
			return marks.clearFog(table, step, tell);
		case 'release':
			return marks.release(table, step, tell);
		case 'negate':
			return requests.negate(table, step, tell);
		case 'retarget':
			return requests.retarget(table, step, tell);
		case 'request':
			return requests.request(table, step, tell);
		case 'openTrump':
		case 'closeTrump':
			return trumps.turnTrump(table, step, tell);
		case 'layTrump':
			return trumps.layTrump(table, step, tell);
		case 'useUp':
			return withPlayer(table, step.by, { used: [...table.players[step.by].used, step.action] });
		case 'combat':
			return changed(table, { combat: step.combat });
		case 'endTurn':
			return endTurn(table, tell);
		case 'note':
			return withResolution(table, { notes: { ...resolution(table).notes, ...step.notes } });
		case 'event':
			return event(table, step.event);
		case 'say':
			return said(table, step, tell);
	}
}

function said(table: Table, { code, slots, seat, refs }: Of<'say'>, tell?: Tell): Table {
	tell?.(happening(code, slots, { ...(seat && { seat }), ...(refs && { refs }) }));
	return table;
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
			field: p.field.map((u) => (u.mods.length ? changedUnit(u, { mods: [] }) : u)),
			trumps: p.trumps.some((t) => t.locked) ? p.trumps.map((t) => ({ ...t, locked: false })) : p.trumps
		});
	}
	tell?.(happening('turn_passed', { seat: turn, n: table.turnNumber + 1 }, { seat: turn }));
	return changed(table, { turn, turnNumber: table.turnNumber + 1, combat: null });
}
