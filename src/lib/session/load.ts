// A scenario as a timeline, and back. Whatever in a script does not play as written becomes a problem with its place;
// what came before it stays open.
import type { Scenario, ScenarioStep, Variation } from '../scenario/types';
import type { L10n, Problem } from '../rules/core/contract';
import { isProblems } from '../rules/core/contract';
import { say } from '../rules/core/text';
import type { RuleSystem } from '../machines/contract';
import type { Position } from '../machines/kernel';
import { checkExpectation } from '../scenario/expect';
import { problem, type StepProblem } from '../scenario/problems';
import { openSession, type Session } from './stepping';
import {
	attempt,
	endOf,
	nodeAt,
	play,
	startTimeline,
	type Cursor,
	type Engine,
	type Remarks,
	type Timeline,
	type TimelineNode
} from './timeline';

type Loader<T> = Engine<T> & Pick<RuleSystem<T>, 'start' | 'facts'>;

export interface Opened<T> {
	/** Absent only where the set-up itself cannot be laid out. */
	readonly session: Session<T> | null;
	readonly problems: readonly StepProblem[];
}

const words = (step: Remarks): Remarks => ({
	...(step.note && { note: step.note }),
	...(step.expect && { expect: step.expect }),
	...(step.name && { name: step.name })
});

/** Plays a scenario with all its variations. With a problem on the main line the session stands at the last good step. */
export function openScenario<T>(system: Loader<T>, scenario: Scenario): Opened<T> {
	const start = system.start(scenario);
	if (isProblems(start)) return { session: null, problems: start };
	const problems: StepProblem[] = [];
	let timeline = startTimeline(start as Position<T>, words(scenario));

	function check(node: TimelineNode<T>, path: string) {
		const facts = node.expect && system.facts(node.steps[node.steps.length - 1]!.position);
		const happened = node.steps.flatMap((s) => s.happened);
		node.expect?.forEach((text, i) => {
			const failed = checkExpectation(text, facts!, happened, { path: `${path}expect[${i}]` });
			if (failed) problems.push(failed);
		});
	}

	/** Returns where the line came to an end, and whether that was its own end. */
	function playLine(
		steps: readonly ScenarioStep[],
		from: number,
		path: string,
		name?: L10n
	): [number, boolean] {
		let at = from;
		for (const [i, step] of steps.entries()) {
			const here = `${path}steps[${i}]`;
			const before = at;
			const remarks = words({ ...step, ...(i === 0 && name && { name }) });
			if (step.refused) {
				const tried = attempt(system, timeline, at, step.move, step.refused, remarks);
				timeline = tried.timeline;
				at = tried.node;
				const codes = tried.reasons.map((r) => r.code);
				const missing = step.refused.filter((code) => !codes.includes(code));
				if (!tried.reasons.length)
					problems.push(
						problem('refused_but_legal', { path: `${here}.refused` }, { codes: step.refused.join(' ') })
					);
				else if (missing.length)
					problems.push(
						problem(
							'refused_otherwise',
							{ path: `${here}.refused` },
							{ missing: missing.join(' '), why: codes.join(' ') }
						)
					);
			} else {
				const played = play(system, timeline, at, step.move, remarks);
				if (!played.ok) {
					const why = {
						ja: played.reasons.map((r) => say(r, 'ja')).join(''),
						en: played.reasons.map((r) => say(r, 'en')).join(' ')
					};
					const cites = [...new Set(played.reasons.flatMap((r) => r.cites))];
					const illegal: Problem = problem('move_illegal', { path: `${here}.move` }, { why });
					problems.push({ ...illegal, cites, reasons: played.reasons });
					playVariations(step.variations, before, here);
					return [at, false];
				}
				({ timeline, node: at } = played);
			}
			check(nodeAt(timeline, at), `${here}.`);
			playVariations(step.variations, before, here);
		}
		return [at, true];
	}
	function playVariations(variations: readonly Variation[] | undefined, from: number, path: string) {
		variations?.forEach((v, i) => playLine(v.steps, from, `${path}.variations[${i}].`, v.name));
	}

	check(nodeAt(timeline, 0), '');
	const [last, whole] = playLine(scenario.steps, 0, '');
	const cursor: Cursor = whole ? { node: 0, step: 0 } : endOf(nodeAt(timeline, last));
	return { session: openSession(timeline, cursor), problems };
}

/** The steps of a scenario from a timeline: the script with every variation, note and name. */
export function stepsOf<T>(timeline: Timeline<T>, from = 0): readonly ScenarioStep[] {
	const steps: ScenarioStep[] = [];
	for (let at = nodeAt(timeline, from); at.children.length;) {
		const [first, ...others] = at.children.map((id) => nodeAt(timeline, id));
		const variations = others.map((o): Variation => {
			const [head, ...rest] = [stepOf(o), ...stepsOf(timeline, o.id)];
			return { ...(o.name && { name: o.name }), steps: [head, ...rest] };
		});
		steps.push({ ...stepOf(first!), ...(variations.length && { variations }) });
		at = first!;
	}
	return steps;
}
function stepOf<T>(node: TimelineNode<T>): ScenarioStep {
	return {
		move: node.move!,
		...(node.note && { note: node.note }),
		...(node.expect && { expect: node.expect }),
		...(node.refused && { refused: node.refused })
	};
}

/** The scenario as it stands now, with what was tried and written meanwhile. */
export function scenarioOf<T>(timeline: Timeline<T>, base: Scenario): Scenario {
	const now = nodeAt(timeline, 0).note;
	const head = Object.fromEntries(
		Object.entries(base).filter(([key]) => key !== 'note')
	) as unknown as Scenario;
	return { ...head, ...(now && { note: now }), steps: stepsOf(timeline) };
}

/** Which child to take at each node from the start: a place that survives writing the scenario down and reading it. */
export function pathTo<T>(timeline: Timeline<T>, id: number): readonly number[] {
	const path: number[] = [];
	for (let n = nodeAt(timeline, id); n.parent >= 0; n = nodeAt(timeline, n.parent))
		path.push(nodeAt(timeline, n.parent).children.indexOf(n.id));
	return path.reverse();
}
/** The node at the end of a path, or the last one on its way that exists. */
export function nodeOn<T>(timeline: Timeline<T>, path: readonly number[]): TimelineNode<T> {
	let node = nodeAt(timeline, 0);
	for (const child of path) {
		const next = node.children[child];
		if (next === undefined) break;
		node = nodeAt(timeline, next);
	}
	return node;
}
