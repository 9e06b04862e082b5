// What the names in the charts mean: guards are questions about the table, actions are steps on it.
import type { Move, Tell } from '../core/contract';
import type { Waiting } from './actions';
import {
	arrive,
	beginAttack,
	beginTurn,
	beginUse,
	cancelUse,
	cast,
	declinePick,
	endUse,
	goWithout,
	isLastMulligan,
	isUnitUsed,
	keepHand,
	mustOrder,
	needsPick,
	openPick,
	openTurnRun,
	passTurn,
	pay,
	redrawHand,
	setPick,
	strike
} from './flow';
import { whyNot } from './legal';
import { closeRun } from './queue';
import {
	advanceIsTooDeep,
	advancesAgain,
	advancesTurn,
	applyAbility,
	beginAdvance,
	clearSweepFirst,
	continueAdvance,
	declareEndless,
	declareResult,
	drawBoth,
	dropBlock,
	endAdvance,
	hasMoreAbilities,
	holdBlock,
	isEndless,
	muteAbility,
	needsPrevious,
	nextAbility,
	openAdvanceRun,
	pickFails,
	queueIsEmpty,
	raiseBothMana,
	refuseAdvance,
	renewAttacks,
	skipAbility,
	someoneLost,
	sweep,
	sweepsBetween,
	sweepsFirst,
	takeBlock
} from './resolve';
import { ruled } from './rulings';
import type { Table } from './table';

interface Event {
	readonly type: string;
	readonly [key: string]: unknown;
}
type Guard = (table: Table, event: Event) => boolean;
type Step = (table: Table, event: Event, tell?: Tell) => Table;

/** A move's action as the event for the charts. */
export const MOVE_EVENTS: Readonly<Record<string, string>> = {
	keep: 'KEEP',
	redraw: 'REDRAW',
	use: 'USE',
	attack: 'ATTACK',
	end: 'END_TURN',
	pick: 'PICK',
	pass: 'DECLINE',
	cancel: 'CANCEL',
	order: 'ORDER'
};
/** Which wait an event belongs to; ORDER stands at the start or at the end of a turn. */
const WAIT_OF: Readonly<Record<string, Waiting>> = {
	KEEP: 'mulligan',
	REDRAW: 'mulligan',
	USE: 'main',
	ATTACK: 'main',
	END_TURN: 'main',
	PICK: 'choosing',
	DECLINE: 'choosing',
	CANCEL: 'choosing'
};
const moveOf = (event: Event): Move => event.move as Move;

function isLegal(table: Table, event: Event): boolean {
	if (!event.move) return false;
	const waits: readonly Waiting[] =
		event.type === 'ORDER' ? ['order-start', 'order-end'] : [WAIT_OF[event.type]!];
	return waits.some((waiting) => !whyNot(table, waiting, moveOf(event)).length);
}

export const guards: Readonly<Record<string, Guard>> = {
	isLegal,
	lastMulligan: (table, event) => isLastMulligan(table) && (!event.move || isLegal(table, event)),
	someoneLost,
	isOver: (table) => table.result !== null,
	ordersTurnStart: (table) => mustOrder(table, 'turnStart'),
	ordersTurnEnd: (table, event) => mustOrder(table, 'turnEnd') && (!event.move || isLegal(table, event)),
	needsPick,
	isUnit: isUnitUsed,
	sweepsFirst,
	queueEmpty: queueIsEmpty,
	endless: isEndless,
	needsPrevious,
	pickFails,
	advanceTooDeep: (table) => advancesTurn(table) && advanceIsTooDeep(table),
	advancesTurn,
	advancesAgain,
	sweepsBetween,
	moreAbilities: hasMoreAbilities,
	renewsFirst: (table) => ruled(table, 'B19', 'reset-first')
};

/** A step that needs no event. */
const plain =
	(step: (table: Table, tell?: Tell) => Table): Step =>
	(table, _, tell) =>
		step(table, tell);
/** A step that reads the move. */
const byMove =
	(step: (table: Table, move: Move, tell?: Tell) => Table): Step =>
	(table, event, tell) =>
		step(table, moveOf(event), tell);
const turnRun =
	(trigger: 'turnStart' | 'turnEnd'): Step =>
	(table, event, tell) =>
		openTurnRun(table, trigger, event.type === 'ORDER' ? (moveOf(event).picks?.order ?? []) : null, tell);
const round =
	(whose: 'ally' | 'enemy', trigger: 'turnStart' | 'turnEnd'): Step =>
	(table, _, tell) =>
		openAdvanceRun(table, whose, trigger, tell);

export const actions: Readonly<Record<string, Step>> = {
	keepHand: plain(keepHand),
	redrawHand: plain(redrawHand),
	beginTurn: plain(beginTurn),
	queueTurnStart: turnRun('turnStart'),
	queueTurnEnd: turnRun('turnEnd'),
	passTurn: plain(passTurn),
	beginUse: byMove(beginUse),
	openPick: plain(openPick),
	goWithout: plain(goWithout),
	setPick: byMove(setPick),
	declinePick: plain(declinePick),
	cancelUse: plain(cancelUse),
	pay: plain(pay),
	arrive: plain(arrive),
	cast: plain(cast),
	endUse: plain(endUse),
	beginAttack: byMove(beginAttack),
	strike: plain(strike),
	clearSweepFirst: plain(clearSweepFirst),
	closeRun: plain(closeRun),
	takeBlock: plain(takeBlock),
	skipAbility: plain(skipAbility),
	muteAbility: plain(muteAbility),
	applyAbility: plain(applyAbility),
	nextAbility: plain(nextAbility),
	holdBlock: plain(holdBlock),
	dropBlock: plain(dropBlock),
	sweep: plain(sweep),
	declareResult: plain(declareResult),
	declareEndless: plain(declareEndless),
	refuseAdvance: plain(refuseAdvance),
	beginAdvance: plain(beginAdvance),
	continueAdvance: plain(continueAdvance),
	endAdvance: plain(endAdvance),
	raiseBothMana: plain(raiseBothMana),
	drawBoth: plain(drawBoth),
	queueAllyTurnEnd: round('ally', 'turnEnd'),
	queueEnemyTurnStart: round('enemy', 'turnStart'),
	queueEnemyTurnEnd: round('enemy', 'turnEnd'),
	queueAllyTurnStart: round('ally', 'turnStart'),
	renewAttacks: plain(renewAttacks)
};
