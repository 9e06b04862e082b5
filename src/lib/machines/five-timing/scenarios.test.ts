// Every scenario of the specification plays as the specification says; together they cover rules, reasons and charts.
import { describe, expect, it } from 'vitest';
import { isProblems } from '../../rules/core/contract';
import { say } from '../../rules/core/text';
import { ACTIONS } from '../../rules/five-timing/actions';
import { RULEBOOK } from '../../rules/five-timing/docs/rulebook';
import { CHOICES } from '../../rules/five-timing/rulings';
import { SCENARIOS } from '../../rules/five-timing/scenarios';
import { makeNotation } from '../../scenario/notation';
import { parseNotation } from '../../scenario/read-notation';
import { play } from '../../scenario/run';
import type { Scenario, ScenarioStep } from '../../scenario/types';
import { system } from './index';

describe('scenarios', () => {
	it.each(SCENARIOS.map((s) => [s.id, s] as const))('%s', (_id, scenario) => {
		const played = play(system, scenario);
		const problems = isProblems(played) ? played : 'problems' in played ? played.problems : [];
		expect(problems.map((p) => `${p.where.path}: ${say(p, 'en')}`)).toEqual([]);
	});
});

const steps = (list: readonly ScenarioStep[]): readonly ScenarioStep[] =>
	list.flatMap((s) => [s, ...(s.variations ?? []).flatMap((v) => steps(v.steps))]);
const isNarrated = (s: Scenario): boolean =>
	!!s.about && !!s.note && steps(s.steps).every((step) => step.note);

it('narrates at least eight timing problems at every step', () => {
	expect(SCENARIOS.filter(isNarrated).map((s) => s.id)).toEqual(
		expect.arrayContaining([
			'f07-distance-stepped-in',
			'f10-no-escape',
			'f12-counter',
			'f16-armour-equal',
			'f18-pump-beats-armour',
			'f20-barrier-equal',
			'f22-hand-barrier-first',
			'f30-where-five-counts-most',
			'f33-substitute',
			'f36-substitute-at-five',
			'f47-pump-to-equal'
		])
	);
});

it('writes every scenario as text and reads it back', { timeout: 60_000 }, () => {
	for (const scenario of SCENARIOS) {
		const reading = parseNotation(makeNotation(scenario, system), system);
		expect(reading.problems, scenario.id).toEqual([]);
		expect(reading.scenario, scenario.id).toEqual(scenario);
	}
});

it('has no id twice', () => {
	const ids = SCENARIOS.map((s) => s.id);
	expect(new Set(ids).size).toBe(ids.length);
});

/** Under which choices the same set-up and moves were played, and what came of it. */
it('shows each ruling under its default and under every other choice, with different results', () => {
	for (const [id, choices] of Object.entries(CHOICES)) {
		const results = choices.map((choice) => {
			const scenario = SCENARIOS.find((s) => s.id === `${id.toLowerCase()}-${choice}`);
			expect(scenario, `${id} ${choice}`).toBeDefined();
			return { setup: scenario!.setup, expects: JSON.stringify(scenario!.steps) };
		});
		expect(new Set(results.map((r) => JSON.stringify(r.setup))).size, id).toBe(1);
		expect(new Set(results.map((r) => r.expects)).size, id).toBe(choices.length);
	}
});

describe('coverage', () => {
	const shown = new Set(SCENARIOS.flatMap((s) => s.shows ?? []));
	it('has a scenario for every rule', () => {
		expect(Object.keys(RULEBOOK).filter((id) => !shown.has(id))).toEqual([]);
	});
	it('speaks only of rules, rulings and actions that there are', () => {
		const known = new Set([...Object.keys(RULEBOOK), ...Object.keys(CHOICES), ...ACTIONS.map((a) => a.id)]);
		expect([...shown].filter((id) => !known.has(id))).toEqual([]);
	});
	it('has a scenario for every action', () => {
		expect(ACTIONS.map((a) => a.id).filter((id) => !shown.has(id))).toEqual([]);
	});
});
