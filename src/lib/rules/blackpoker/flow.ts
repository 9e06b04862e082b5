// The core flow ([1]–[16], R 9.4) as the guards and actions that the charts name. Charts say when; here is what.
import type { Move, Tell } from '../core/contract';
import { appended } from '../core/lists';
import { actionOf, nameOfAction } from './actions';
import { PLAYERS, type Player } from './cards';
import { costOf, payment } from './costs';
import { faces, happening } from './happenings';
import { whyNotRequest } from './legal';
import * as deal from './deal';
import { FORMAT_NAMES, FRAME_NAMES, keyUnitName } from './names';
import * as resolve from './resolve';
import { perform } from './steps/apply';
import { without } from './steps/zones';
import {
	changed,
	changedRequest,
	foeOf,
	isRuled,
	unitWith,
	findUnit,
	withPlayer,
	blankRequest,
	type ActionRequest,
	type Table
} from './table';
import { targetFromPick, targetName } from './targets';
import * as triggers from './triggers';
import { placedName } from './units';

interface Sent {
	readonly type: string;
	readonly move?: Move;
}
type Guard = (table: Table, event: Sent) => boolean;
type Action = (table: Table, event: Sent, tell?: Tell) => Table;

const declared = (table: Table): ActionRequest => table.declaring!;

export const guards = {
	isLegal: (table, { move }) => move !== undefined && whyNotRequest(table, move).length === 0,
	mayPass: (table, { move }) => move !== undefined && table.chance === move.seat && !table.over,
	isImmediate: (table) => actionOf(table, declared(table).action).speed === 'immediate',
	allPassed: (table) => table.passes.length === PLAYERS.length,
	stageIsEmpty: (table) => table.stage.length === 0,
	someoneLost: (table) => PLAYERS.some((p) => table.players[p].life.length === 0),
	isOver: (table) => table.over !== null,
	/** AMB-21, other setting: whoever pays the last life loses on the spot. */
	lostByPaying: (table) =>
		isRuled(table, 'AMB-21', 'immediate-loss') && PLAYERS.some((p) => table.players[p].life.length === 0),
	/** AMB-34, other setting: passing twice on an empty stage ends the turn. */
	passesEndTurn: (table) => isRuled(table, 'AMB-34', 'double-pass-ends') && table.stage.length === 0,

	targetIsWrong: resolve.targetIsWrong,
	asks: resolve.asksNow,
	lineIsLeft: resolve.lineIsLeft,
	answerFits: (table, { move }) =>
		move !== undefined && resolve.whyNotAnswer(table, resolve.askOf(table), move).length === 0,

	immediatesInOrder: (table) => triggers.mustChoose(table, 'immediate'),
	normalsInOrder: (table) => triggers.mustChoose(table, 'normal'),
	immediateWaits: (table) => triggers.someWait(table, 'immediate'),
	normalWaits: (table) => triggers.someWait(table, 'normal'),
	immediateFits: (table, { move }) =>
		move !== undefined && !triggers.whyNotOrder(table, 'immediate', move).length,
	normalFits: (table, { move }) => move !== undefined && !triggers.whyNotOrder(table, 'normal', move).length,

	mayBegin: (table, { move }) => table.dealing !== null && move?.action === 'begin',
	choosesTrumps: (table) => deal.isDue(table, 'trumps'),
	choosesOpening: (table) => deal.isDue(table, 'opening'),
	choosesRare: (table) => deal.isDue(table, 'rare'),
	choiceFits: (table, { move }) => move !== undefined && deal.whyNotChoice(table, move).length === 0,
	hasPack: deal.framesWithPack,
	someoneIsOut: deal.someoneHasNoLife,
	isTied: deal.isTied,
	revealsLeft: deal.revealsLeft,

	hasAttackers: (table) => (table.combat?.attackers.length ?? 0) > 0
} as const satisfies Record<string, Guard>;

export const actions = {
	clearPasses: (table) => (table.passes.length ? changed(table, { passes: [] }) : table),
	announce: (table, { move }, tell) => {
		const by = move!.seat as Player;
		const id = `r${table.nextRequest}`;
		const action = actionOf(table, move!.action);
		tell?.(happening('announced', { seat: by, action: action.name }, { seat: by, refs: [id, action.id] }));
		const request = blankRequest(id, action.id, by);
		const once = action.conditions?.some((c) => c.kind === 'once-per-turn');
		const marked =
			once && !isRuled(table, 'AMB-26', 'on-resolution')
				? withPlayer(table, by, { used: appended(table.players[by].used, action.id) })
				: table;
		return changed(marked, {
			nextRequest: table.nextRequest + 1,
			declaring: request,
			plan: move!.picks ?? {}
		});
	},
	payCost: (table, _, tell) => {
		const { by, action } = declared(table);
		const def = actionOf(table, action);
		const plan = table.plan!;
		const cost = costOf(table, by, def);
		if (!def.cost) tell?.(happening('paid_nothing'));
		const paid: Record<string, readonly string[]> = {};
		for (const field of ['drive', 'discard', 'sacrifice'] as const)
			if (plan[field]?.length) paid[field] = plan[field];
		if (cost.L) paid.life = table.players[by].life.slice(0, cost.L);
		// units are found by their cards before anything moves, the key unit too
		const unit = plan.unit?.[0] ? (unitWith(table, plan.unit[0])?.unit.id ?? null) : null;
		const after = perform(table, payment(table, by, def, cost, plan), tell);
		const isFree = unit === null && !Object.keys(paid).length;
		return isFree ? after : changed(after, { declaring: changedRequest(declared(table), { paid, unit }) });
	},
	setKeys: (table, _, tell) => {
		const request = declared(table);
		const keys = table.plan!.keys ?? [];
		const { by } = request;
		if (request.unit) {
			const placed = findUnit(table, request.unit);
			if (placed)
				tell?.(
					happening(
						'key_unit',
						{ key: keyUnitName(table.profile), unit: placedName(table, placed.by, placed.unit) },
						{ refs: [request.unit] }
					)
				);
		}
		if (!keys.length) {
			if (!request.unit) tell?.(happening('no_keys'));
			return table;
		}
		const from = actionOf(table, request.action).keys!.from;
		tell?.(
			happening(
				'keys_set',
				{ cards: faces(keys, 'all') },
				{ seat: by, moved: keys.map((c) => [c, `${by}.${from}`, 'stage']) }
			)
		);
		const pile = without(table.players[by][from], keys);
		return changed(withPlayer(table, by, { [from]: pile }), {
			declaring: changedRequest(request, { keys, held: keys })
		});
	},
	setTarget: (table, _, tell) => {
		const request = declared(table);
		const pick = table.plan!.target?.[0];
		const target = pick === undefined ? null : targetFromPick(table, request.action, pick);
		tell?.(
			target
				? happening('target_set', { target: targetName(table, target) }, { refs: [target.id] })
				: happening('no_target')
		);
		// AMB-42, other setting: the attackers are known from the request on
		const picks = isRuled(table, 'AMB-42', 'on-request') ? table.plan!.attackers : undefined;
		const named = picks?.flatMap((card) => unitWith(table, card)?.unit.id ?? []);
		return changed(table, {
			...(named && { combat: { attackers: named, blocks: {} } }),
			declaring: target ? changedRequest(request, { target }) : request,
			plan: null,
			events: appended(table.events, { type: 'requested', action: request.action, by: request.by })
		});
	},
	pushOnStage: (table, _, tell) => {
		const request = declared(table);
		const { by, id, action } = request;
		tell?.(happening('staged', { action: nameOfAction(action), id }, { seat: by, refs: [id, action] }));
		const movesOn = isRuled(table, 'AMB-18', 'moves-on');
		if (movesOn) tell?.(happening('passed', { seat: by, n: 1 }, { seat: by, cites: ['AMB-18'] }));
		else tell?.(happening('keeps_chance', { seat: by }, { seat: by }));
		return changed(table, {
			...(movesOn && { chance: foeOf(by), passes: [by] }),
			declaring: null,
			stage: appended(table.stage, request),
			events: appended(table.events, { type: 'staged', action, by })
		});
	},
	takeImmediate: (table, _, tell) => {
		const request = declared(table);
		const { id, action } = request;
		tell?.(happening('immediate'));
		tell?.(happening('resolving_now', { action: nameOfAction(action), id }, { refs: [id, action] }));
		return resolve.beginResolving(changed(table, { declaring: null }), request);
	},
	recordPass: (table, _, tell) => {
		const seat = table.chance as Player;
		const passes = table.passes.includes(seat) ? table.passes : appended(table.passes, seat);
		tell?.(happening('passed', { seat, n: passes.length }, { seat }));
		return changed(table, { passes });
	},
	moveChance: (table, _, tell) => {
		const chance = foeOf(table.chance as Player);
		tell?.(happening('chance_moves', { seat: chance }, { seat: chance }));
		return changed(table, { chance });
	},
	chanceToSystem: (table, _, tell) => {
		tell?.(happening('all_passed'));
		return changed(table, { chance: 'system', passes: isRuled(table, 'AMB-16', 'kept') ? table.passes : [] });
	},
	requestEnd: (table, _, tell) => {
		const by = table.turn;
		const id = `r${table.nextRequest}`;
		tell?.(
			happening(
				'staged',
				{ action: nameOfAction('end'), id },
				{ seat: by, refs: [id, 'end'], cites: ['AMB-34'] }
			)
		);
		return changed(table, {
			chance: by,
			nextRequest: table.nextRequest + 1,
			stage: [changedRequest(blankRequest(id, 'end', by), { origin: 'effect' })],
			events: [
				...table.events,
				{ type: 'requested', action: 'end', by },
				{ type: 'staged', action: 'end', by }
			]
		});
	},
	nothingToResolve: (table, _, tell) => {
		tell?.(happening('stage_is_empty'));
		return table;
	},
	takeTop: (table, _, tell) => {
		const top = table.stage[table.stage.length - 1]!;
		tell?.(
			happening(
				'resolving',
				{ action: nameOfAction(top.action), id: top.id },
				{ seat: top.by, refs: [top.id, top.action] }
			)
		);
		return resolve.beginResolving(table, top.id);
	},
	chanceToTurnPlayer: (table, _, tell) => {
		tell?.(happening('chance_to_turn_player', { seat: table.turn }, { seat: table.turn }));
		return changed(table, { chance: table.turn });
	},
	nobodyLost: (table, _, tell) => {
		tell?.(happening('win_check', { a: table.players.A.life.length, b: table.players.B.life.length }));
		return table;
	},
	endGame: (table, _, tell) => {
		const both = PLAYERS.every((p) => table.players[p].life.length === 0);
		const cause = table.events.findLast((e) => e.type === 'resolved');
		// AMB-32: the turn player of this moment is examined first; other setting: whoever caused the resolution
		const first =
			isRuled(table, 'AMB-32', 'causing-player') && cause?.type === 'resolved' ? cause.by : table.turn;
		const loser = table.players[first].life.length === 0 ? first : foeOf(first);
		tell?.(happening(both ? 'both_at_zero' : 'lost', { seat: loser }, { seat: loser }));
		return changed(table, { chance: 'system', over: { loser, both } });
	},

	sayBegin: (table, _, tell) => {
		tell?.(
			happening('setup_begins', { format: FORMAT_NAMES[table.format], frame: FRAME_NAMES[table.frame] })
		);
		return table;
	},
	takeChoice: (table, { move }, tell) => deal.takeChoice(table, move!, tell),
	shuffleDecks: (table, _, tell) => deal.shuffleDecks(table, tell),
	dealPacks: (table, _, tell) => deal.dealPacks(table, tell),
	makeLives: (table, _, tell) => deal.makeLives(table, tell),
	drawOpenings: (table, _, tell) => deal.drawOpenings(table, tell),
	preset: (table, _, tell) => deal.preset(table, tell),
	turnOver: (table, _, tell) => deal.turnOver(table, tell),
	lostInSetup: (table, _, tell) => deal.lostInSetup(table, tell),
	reveal: (table, { move }, tell) => deal.reveal(table, move!, tell),
	startGame: (table, _, tell) => deal.startGame(table, tell),

	beginEffect: (table, _, tell) => resolve.beginEffect(table, tell),
	skipEffect: (table, _, tell) => resolve.skipEffect(table, tell),
	runLine: (table, _, tell) => resolve.runLine(table, tell),
	takeAnswer: (table, { move }, tell) => resolve.takeAnswer(table, move!, tell),
	leaveStage: (table, _, tell) => resolve.leaveStage(table, tell),
	keyCardsAway: (table, _, tell) => resolve.keyCardsAway(table, tell),
	rematch: (table, _, tell) => resolve.rematch(table, tell),
	emitResolved: (table, _, tell) => resolve.emitResolved(table, tell),

	sayTriggersBegin: (table, _, tell) => {
		tell?.(happening('triggers_begin'));
		return table;
	},
	sayTriggersDone: (table, _, tell) => {
		tell?.(happening('triggers_done'));
		return table;
	},
	sayWhoDecides: (table, _, tell) => {
		const seat = table.chance as Player;
		tell?.(happening('may_act', { seat }, { seat }));
		return table;
	},
	sayAsks: (table, _, tell) => {
		const { seat, what, cites } = resolve.askOf(table);
		tell?.(happening('asked', { seat, what }, { seat, cites }));
		return table;
	},
	gather: (table, _, tell) => triggers.gather(table, tell),
	chooseTrigger: (table, { move }, tell) => triggers.chooseTrigger(table, move!, tell),
	takeTriggered: (table, _, tell) => triggers.takeTriggered(table, tell),
	placeTriggered: (table, _, tell) => triggers.placeTriggered(table, tell)
} as const satisfies Record<string, Action>;

/** Events of the actions that make up a turn: what the chart beside (`turn`) listens to. */
const PHASES = ['end', 'charge', 'draw', 'attack', 'block', 'damage-judgement'];
const phaseEvents = (verb: string) => new Map(PHASES.map((action) => [action, `${verb}.${action}`]));
const STAGED = phaseEvents('staged');
const RESOLVED = phaseEvents('resolved');
const isOfTurn = ({ action }: ActionRequest): boolean => PHASES.includes(action);
export const signals = {
	staged: (table: Table) => STAGED.get(table.stage[table.stage.length - 1]?.action ?? '') ?? null,
	resolved: (table: Table) => {
		const event = table.events[table.events.length - 1];
		return event?.type === 'resolved' ? (RESOLVED.get(event.action) ?? null) : null;
	},
	/** A combat request that was nullified, or a Draw that was thrown away: nothing of it waits any more. */
	settled: (table: Table) => {
		const waits = table.stage.some(isOfTurn) || table.buffer.some(isOfTurn);
		return waits || table.resolving.length || table.events.length ? null : 'nothing.waits';
	}
};
