// Random games from the start of shipped scenarios, in every system: what was played can be saved, loaded, written
// down and shared at any point, and comes back the same.
import { describe, expect, test } from 'vitest';
import { isProblems, type Move } from '../rules/core/contract';
import { nextRandom } from '../rules/core/random';
import { say } from '../rules/core/text';
import { NEXT, type Position } from '../machines/kernel';
import { randomMove } from '../machines/plans';
import { SYSTEMS } from '../machines/systems';
import type { RuleSystem } from '../machines/contract';
import { makeLink, openLink } from '../share/link';
import { readScenario, writeScenario } from './files';
import { hash } from './hash';
import { open, play, shorten } from './run';
import { canonical } from './schema';
import type { Scenario, ScenarioStep } from './types';

const MOVES = 12;
const STARTS = 8; // scenarios a system

const drawing = (seed: number) => () => {
	const [value, next] = nextRandom(seed);
	seed = next;
	return value;
};
const reload = (position: Position<unknown>) => JSON.parse(JSON.stringify(position)) as Position<unknown>;

interface Walk {
	readonly steps: readonly ScenarioStep[];
	readonly end: Position<unknown>;
	readonly wrong: readonly string[];
}
/** Plays at random. Every micro step is taken from a saved and loaded position as well. */
function walk(system: RuleSystem, start: Position<unknown>, random: () => number): Walk {
	const steps: ScenarioStep[] = [];
	const wrong: string[] = [];
	let position = start;
	while (steps.length < MOVES) {
		const move = randomMove(system, position, random);
		if (!move) break;
		const short = shorten(system, position, move);
		steps.push({ move: short });
		let twin = reload(position);
		for (const micro of system.kernel.run(position, system.event(move))) {
			twin = reload(system.kernel.send(twin, twinEvent(system, twin, move))!.position);
			if (hash(twin) !== hash(micro.position))
				wrong.push(`step ${steps.length}: a loaded position goes another way`);
			wrong.push(...system.faults(micro.position));
			position = micro.position;
		}
	}
	return { steps, end: position, wrong };
}
const twinEvent = (system: RuleSystem, position: Position<unknown>, move: Move) =>
	system.kernel.waits(position) ? system.event(move) : NEXT;

describe.each(SYSTEMS)('$id', async (entry) => {
	const system = await entry.load();
	const scenarios = await system.scenarios();
	const every = Math.max(1, Math.floor(scenarios.length / STARTS));
	const starts = scenarios.filter((_, i) => i % every === 0).slice(0, STARTS);

	test.each(starts.map((s, i) => [s.id, s, i] as const))(
		'from %s',
		{ timeout: 120_000 },
		async (_, base, i) => {
			const opened = open(system, base);
			if (isProblems(opened)) throw new Error(opened.map((p) => say(p, 'en')).join('\n'));
			const { steps, end, wrong } = walk(system, opened.start, drawing(i * 7919 + 1));
			expect(wrong).toEqual([]);

			const { kuroko, id, title, regulation, profile, rulings, setup } = base;
			const head = { kuroko, system: system.id, id, title, regulation, profile, rulings, setup };
			const scenario = canonical({ ...head, steps } as Scenario);
			const endOf = (again: Scenario | null) => {
				const played = again && play(system, again);
				if (!played || isProblems(played)) return 'not played';
				return (
					played.problems.map((p) => say(p, 'en')).join() ||
					hash(played.main.steps.at(-1)?.after ?? played.main.start)
				);
			};
			for (const format of ['json', 'text'] as const) {
				const reading = await readScenario(writeScenario(scenario, format, system));
				expect(reading).toMatchObject({ problems: [], scenario });
				expect(endOf(reading.scenario)).toBe(hash(end));
			}
			const link = await makeLink(system, { scenario, place: { line: [], at: 0 }, viewer: 'judge' });
			expect(link).toEqual(expect.stringMatching(/^#k=[\w-]+$/));
			const shared = await openLink(link as string);
			expect(endOf('scenario' in shared ? shared.scenario : null)).toBe(hash(end));
		}
	);
});
