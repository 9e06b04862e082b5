// The guards and actions that the charts name. Charts say when; here is what, in one call each.
import type { Move, Tell } from '../core/contract';
import * as activation from './activation';
import * as attack from './attack';
import * as evasion from './evasion';
import * as harm from './harm';
import { isLegal } from './legal';
import { EFFECTS, nullifies } from './perform';
import * as pipeline from './pipeline';
import * as protection from './protection';
import * as reactions from './reactions';
import { at, hitOf, type Moment, type Resume, type Table } from './table';
import * as turn from './turn';

interface Sent {
	readonly type: string;
	readonly move?: Move;
}
type Guard = (t: Table, event: Sent) => boolean;
type Action = (t: Table, event: Sent, tell?: Tell) => Table;

/** Legal, and true of the table: what an edge with a move asks. */
const legalAnd =
	(asks: (t: Table, move: Move) => boolean): Guard =>
	(t, { move }) =>
		move !== undefined && isLegal(t, move) && asks(t, move);

const resumesAt =
	(place: Resume): Guard =>
	(t) =>
		hitOf(t)!.resume === place;

/** Guards that need a move: nothing can be said of them before one is chosen. */
const MOVE_GUARDS = {
	isLegal: legalAnd(() => true),
	nullifies: legalAnd(nullifies),
	undoes: legalAnd((t, move) => !nullifies(t, move)),
	// passing a gate: whatever was offered has been dealt with
	goesOn: legalAnd((t) => !reactions.claimWaits(t)),
	claimWaits: legalAnd(reactions.claimWaits),
	claimRestarts: legalAnd((t) => reactions.claimWaits(t) && reactions.restartsAtI(t)),
	claimsFirst: legalAnd((t) => !reactions.substitutesAtOnce(t)),
	restartsAtI: legalAnd(reactions.restartsAtI),
	extrasStillApply: legalAnd(reactions.extrasStillApply)
} as const satisfies Readonly<Record<string, Guard>>;
export const needsMove = (guard: string): boolean => guard in MOVE_GUARDS;

export const guards = {
	...MOVE_GUARDS,
	isOver: turn.isOver,
	activeIsOut: turn.activeIsOut,
	nextIsStopped: turn.nextIsStopped,

	isCounter: attack.isCounter,
	isHeal: attack.isHeal,
	counterReaches: attack.counterReaches,
	counterDue: attack.counterDue,
	hitWaits: attack.hitWaits,

	activated: activation.activated,
	notActivated: (t) => !activation.activated(t),
	levelSuffices: activation.levelSuffices,
	diceRecorded: activation.diceRecorded,
	rollFailed: activation.rollFailed,

	failureEndsTiming: evasion.failureEndsTiming,
	techniqueKeepsDistance: evasion.techniqueKeepsDistance,
	techniqueNullifies: (t) => hitOf(evasion.applyDefenceTechnique(t))!.nullified !== null,
	targetHelpless: pipeline.targetHelpless,
	barrierWaits: protection.barrierWaits,
	barrierNullifies: (t) =>
		protection.barrierWaits(t) && hitOf(protection.applyBarrier(t))!.nullified !== null,
	resumesAtI: resumesAt('I'),
	resumesAtII: resumesAt('II'),
	resumesBeforeBarriers: resumesAt('III.before'),
	resumesAmongBarriers: resumesAt('III.auto'),
	resumesAfterBarriers: resumesAt('III.after'),
	resumesAtIV: resumesAt('IV'),
	resumesAtV: resumesAt('V'),
	noStopCheck: (t) => !harm.stopCheckDue(t)
} as const satisfies Readonly<Record<string, Guard>>;

const withMove =
	(step: (t: Table, move: Move, tell?: Tell) => Table): Action =>
	(t, { move }, tell) =>
		step(t, move!, tell);
const quiet =
	(step: (t: Table, tell?: Tell) => Table): Action =>
	(t, _event, tell) =>
		step(t, tell);
const wait =
	(moment: Moment): Action =>
	(t) =>
		at(t, moment);

const { migawari, ...answers } = EFFECTS;

export const actions: Readonly<Record<string, Action>> = {
	...Object.fromEntries(Object.entries(answers).map(([name, effect]) => [name, withMove(effect)])),

	// game
	declare: withMove((t, move) => attack.declare(t, move)),
	chant: withMove(turn.chant),
	move: withMove(turn.changeContact),
	revive: withMove(turn.revive),
	endTurn: wait('busy'),
	endGame: quiet(turn.endGame),
	resumeTurn: wait('turn'),
	skipStopped: quiet(turn.skipStopped),
	beginTurn: quiet(turn.beginTurn),

	// attack
	showCards: quiet(attack.showCards),
	openContents: quiet(attack.openContents),
	announce: withMove(attack.announce),
	fizzle: quiet(attack.fizzle),
	heal: quiet(attack.heal),
	makeHits: quiet(attack.makeHits),
	beginHit: quiet(attack.beginHit),
	endHit: quiet(attack.endHit),
	beginCounter: quiet(attack.beginCounter),
	endCounter: quiet(attack.dropDeadHits),
	dropCounters: quiet(attack.dropCounters),
	cleanUp: quiet(attack.cleanUp),

	// activationCheck
	sayLevelSuffices: quiet(activation.sayLevelSuffices),
	takeDice: quiet(activation.takeDice),
	askRoll: quiet(activation.askRoll),
	takeAnswer: withMove(activation.takeAnswer),
	failCheck: quiet(activation.failCheck),
	raiseValue: quiet(activation.raiseValue),

	// defence
	claim: withMove(reactions.claim),
	substitute: withMove(migawari!),
	settleClaim: quiet(reactions.settleClaim),
	tryTechnique: withMove(evasion.tryTechnique),
	tryFails: quiet(evasion.tryFails),
	counterHolds: quiet(evasion.counterHolds),
	applyTechnique: quiet(evasion.applyDefenceTechnique),
	maaiHolds: quiet(evasion.maaiHolds),
	enterII: quiet(pipeline.enter('II', 'II')),
	turnUpBarriers: quiet(protection.turnUpBarriers),
	openBefore: wait('III.before'),
	queueBarriers: quiet(protection.queueBarriers),
	applyBarrier: quiet(protection.applyBarrier),
	openAfter: wait('III.after'),
	enterIV: quiet(pipeline.enter('IV', 'IV')),
	enterV: quiet(pipeline.enter('V', 'V')),
	enterBefore: quiet(pipeline.enter('before', 'before.attacker')),
	askAttacker: wait('before.attacker'),
	askDefender: wait('before.defender'),
	beginDamage: wait('busy'),
	confirm: quiet(reactions.confirm),
	resume: quiet(reactions.resume),
	addExtraDamage: quiet(harm.addExtraDamage),
	applyDamage: quiet(harm.applyDamage),
	takeStopDice: quiet(harm.takeStopDice),
	askStopRoll: quiet(harm.askStopRoll),
	takeStopAnswer: withMove(harm.takeStopAnswer),
	stop: quiet(harm.stop),
	withstand: quiet(harm.withstand),
	reveal: quiet(harm.reveal)
};
