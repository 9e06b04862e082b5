// Plays a scenario: the set-up, every move micro step by micro step, refusals, expectations, variations.
// What does not play stops its own line there, with a problem that names its place; the rest stays usable.
import { l10n, say } from '../rules/core/text';
import {
	isProblems,
	type Field,
	type L10n,
	type Move,
	type Problem,
	type Reason
} from '../rules/core/contract';
import type { RuleSystem } from '../machines/contract';
import { NEXT, type MicroStep, type Position } from '../machines/kernel';
import { checkExpectation } from './expect';
import { checkHead } from './head';
import { didYouMean } from './nearest';
import { problem, type StepProblem } from './problems';
import type { Place, Scenario, ScenarioStep } from './types';

export interface PlayedStep<T = unknown> {
	readonly step: ScenarioStep;
	/** `steps[3]`, `steps[3].variations[0].steps[1]` … */
	readonly path: string;
	readonly before: Position<T>;
	/** The move with its forced picks filled in. */
	readonly move: Move;
	/** Empty where the move was to be refused. */
	readonly micro: readonly MicroStep<T>[];
	readonly after: Position<T>;
	/** Why it was refused, where it was to be. */
	readonly refusal: readonly Reason[];
	readonly problems: readonly StepProblem[];
}
export interface PlayedLine<T = unknown> {
	/** Empty for the main line, else `steps[3].variations[0]`. */
	readonly path: string;
	readonly name?: L10n;
	readonly start: Position<T>;
	/** The steps that could be played. */
	readonly steps: readonly PlayedStep<T>[];
	/** Variations by the step they could be played instead of; also of the step that did not play. */
	readonly variations: readonly (readonly PlayedLine<T>[])[];
	/** What stopped the line before its end. */
	readonly stopped?: StepProblem;
}
export interface Played<T = unknown> {
	readonly scenario: Scenario;
	/** The position the set-up describes. */
	readonly first: Position<T>;
	/** Micro steps from there to the first decision. */
	readonly opening: readonly MicroStep<T>[];
	readonly main: PlayedLine<T>;
	/** Everything wrong, in the order of the file. Paths, not lines: see `Reading.locate`. */
	readonly problems: readonly StepProblem[];
}

/** Plays all of a scenario. Problems instead, where the set-up does not even give a position. */
export function play<T>(system: RuleSystem<T>, scenario: Scenario): Played<T> | readonly Problem[] {
	const opened = open(system, scenario);
	if (isProblems(opened)) return opened;
	const { first, opening, start } = opened;
	const problems: StepProblem[] = [];
	const happened = opening.flatMap((m) => m.happened);
	(scenario.expect ?? []).forEach((text, i) => {
		const failed = checkExpectation(text, system.facts(start), happened, { path: `expect[${i}]` });
		if (failed) problems.push(failed);
	});
	const main = playLine(system, start, { steps: scenario.steps }, '', problems);
	return { scenario, first, opening, main, problems };
}

/** The first position of a scenario and what happens up to the first decision. */
export function open<T>(
	system: RuleSystem<T>,
	scenario: Scenario
): { first: Position<T>; opening: readonly MicroStep<T>[]; start: Position<T> } | readonly Problem[] {
	const wrong = checkHead(system, scenario);
	const first = wrong.length ? wrong : system.start(scenario);
	if (isProblems(first)) return first;
	const opening = system.kernel.waits(first) ? [] : system.kernel.run(first, NEXT);
	return { first, opening, start: opening.at(-1)?.position ?? first };
}

function playLine<T>(
	system: RuleSystem<T>,
	start: Position<T>,
	line: { readonly name?: L10n; readonly steps: readonly ScenarioStep[] },
	path: string,
	problems: StepProblem[]
): PlayedLine<T> {
	const steps: PlayedStep<T>[] = [];
	const variations: PlayedLine<T>[][] = [];
	let position = start;
	let stopped: StepProblem | undefined;
	for (const [i, step] of line.steps.entries()) {
		const here = `${path && path + '.'}steps[${i}]`;
		const played = playStep(system, position, step, here);
		const isPlayed = 'before' in played;
		problems.push(...(isPlayed ? played.problems : [played]));
		variations.push(
			(step.variations ?? []).map((v, j) =>
				playLine(system, position, v, `${here}.variations[${j}]`, problems)
			)
		);
		if (!isPlayed) {
			stopped = played;
			break;
		}
		steps.push(played);
		position = played.after;
	}
	return {
		path,
		...(line.name && { name: line.name }),
		start,
		steps,
		variations,
		...(stopped && { stopped })
	};
}

/** Plays one step from a position where somebody decides; the problem instead, where it cannot be played. */
export function playStep<T>(
	system: RuleSystem<T>,
	before: Position<T>,
	step: ScenarioStep,
	path: string
): PlayedStep<T> | StepProblem {
	const draft = complete(system, before, spokenMove(system, before, step));
	const { move } = draft;
	const reasons = system.whyNot(before, move);
	const problems: StepProblem[] = [];
	let micro: readonly MicroStep<T>[] = [];
	if (step.refused) {
		const wrong = checkRefusal(step.refused, reasons, `${path}.refused`);
		if (wrong) problems.push(wrong);
	} else {
		const wrong = whyStopped(system, before, draft, reasons, `${path}.move`);
		if (wrong) return wrong;
		micro = system.kernel.run(before, system.event(move));
	}
	const after = micro.at(-1)?.position ?? before;
	if (step.expect) {
		const facts = system.facts(after);
		const happened = micro.flatMap((m) => m.happened);
		step.expect.forEach((text, i) => {
			const failed = checkExpectation(text, facts, happened, { path: `${path}.expect[${i}]` });
			if (failed) problems.push(failed);
		});
	}
	return { step, path, before, move, micro, after, refusal: step.refused ? reasons : [], problems };
}

/** The move as its seat can say it; as it is written where it is to be refused just so. */
function spokenMove<T>(system: RuleSystem<T>, before: Position<T>, { move, refused }: ScenarioStep): Move {
	const spoken = system.asSpoken?.(before, move) ?? move;
	if (spoken === move || !refused) return spoken;
	const codes = system.whyNot(before, complete(system, before, move).move).map((r) => r.code);
	return refused.every((code) => codes.includes(code)) ? move : spoken;
}

/** A move as far as it fills itself, and the field where a choice is left. */
export interface Completed {
	readonly move: Move;
	readonly open: Field | null;
}

/** Fills every field that has exactly one legal way, in the order the rules ask for them. */
export function complete<T>(system: RuleSystem<T>, position: Position<T>, draft: Move): Completed {
	let move = draft;
	for (;;) {
		const field = system.field(position, move);
		if (!field) return { move, open: null };
		const legal = field.options.filter((o) => !o.reasons.length).map((o) => o.id);
		const allOfThem = legal.length === field.min && (legal.length <= 1 || !field.ordered);
		const isForced = allOfThem || field.max === 0;
		if (!isForced || move.picks?.[field.id]) return { move, open: field };
		move = { ...move, picks: { ...move.picks, [field.id]: field.max === 0 ? [] : legal } };
	}
}

/** Leaves out the picks that `complete` would fill in again. */
export function shorten<T>(system: RuleSystem<T>, position: Position<T>, move: Move): Move {
	const full = JSON.stringify(complete(system, position, move).move.picks ?? {});
	let short = move;
	for (const field of Object.keys(move.picks ?? {}).reverse()) {
		const picks = Object.entries(short.picks ?? {}).filter(([f]) => f !== field);
		const { seat, action } = short;
		const shorter = { seat, action, ...(picks.length > 0 && { picks: Object.fromEntries(picks) }) };
		const again = complete(system, position, shorter);
		if (!again.open && JSON.stringify(again.move.picks ?? {}) === full) short = shorter;
	}
	return short;
}

const joinReasons = (reasons: readonly Reason[]): L10n =>
	l10n(reasons.map((r) => say(r, 'ja')).join(''), reasons.map((r) => say(r, 'en')).join(' '));

function checkRefusal(
	codes: readonly string[],
	reasons: readonly Reason[],
	path: string
): StepProblem | null {
	if (!reasons.length) return problem('refused_but_legal', { path }, { codes: codes.join(' ') });
	const missing = codes.filter((code) => !reasons.some((r) => r.code === code));
	if (!missing.length) return null;
	return {
		...problem('refused_otherwise', { path }, { missing: missing.join(' '), why: joinReasons(reasons) }),
		reasons
	};
}

/** Why a move cannot be played here, as a problem; null where it can. */
function whyStopped<T>(
	system: RuleSystem<T>,
	position: Position<T>,
	{ move, open: field }: Completed,
	reasons: readonly Reason[],
	path: string
): StepProblem | null {
	const isOffered = (m: { action: string; legal: boolean }) => m.action === move.action && m.legal;
	if (field?.min && !move.picks?.[field.id] && system.moves(position, move.seat).some(isOffered)) {
		const legal = field.options.filter((o) => !o.reasons.length);
		const options = legal.length ? legal.map((o) => o.id).join(' ') : l10n('（なし）', '(nothing)');
		const { min, max } = field;
		const count = min === max ? l10n(`${min}個`, `${min}`) : l10n(`${min}〜${max}個`, `${min} to ${max}`);
		const slots = { field: field.id, count, options };
		return { ...problem('pick_missing', { path }, slots), cites: field.cites, reasons };
	}
	if (!reasons.length) return null;
	const decision = system.decision(position);
	if (!decision) return { ...problem('game_over', { path }), reasons };
	if (decision.kind === 'act' && !['pass', 'answer'].includes(move.action)) {
		const known = system.moves(position, move.seat).map((m) => m.action);
		// one of another frame is known, and what keeps it away is said
		const isUnknown = reasons.some(({ code }) => NO_SUCH_ACTION.includes(code));
		if (isUnknown && known.length && !known.includes(move.action))
			return unknownAction(move.action, known, path);
	}
	const cites = [...new Set(reasons.flatMap((r) => r.cites))];
	return { ...problem('move_illegal', { path }, { why: joinReasons(reasons) }), cites, reasons };
}

/** How the systems call the reason against an action that they don't have. */
const NO_SUCH_ACTION = ['unknown_action', 'no_such_action'];
function unknownAction(action: string, known: readonly string[], path: string): StepProblem {
	return problem(
		'action_unknown',
		{ path: `${path}.action` },
		{ action, hint: didYouMean(action, [...known, 'pass']) }
	);
}

/** The micro steps from the first position to the end of a line, and where each scripted step of it ends. */
export interface Trail<T = unknown> {
	readonly micro: readonly MicroStep<T>[];
	/** Number of micro steps after the opening, after the first step, after the second … */
	readonly ends: readonly number[];
	readonly steps: readonly PlayedStep<T>[];
}

/** Follows a line through its variations; null where the scenario has no such line. */
export function trailOf<T>(played: Played<T>, line: Place['line']): Trail<T> | null {
	let here = played.main;
	const steps: PlayedStep<T>[] = [];
	for (const [step, variation] of line) {
		const next = here.variations[step]?.[variation];
		if (!next) return null;
		steps.push(...here.steps.slice(0, step));
		here = next;
	}
	steps.push(...here.steps);
	const micro = [...played.opening];
	const ends = [micro.length];
	for (const step of steps) {
		micro.push(...step.micro);
		ends.push(micro.length);
	}
	return { micro, ends, steps };
}
