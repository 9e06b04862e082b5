// How long links are. The scenarios in testing/ are typical ones of twelve steps that no codebook has read.
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { RuleSystem } from '../machines/contract';
import { SYSTEMS } from '../machines/systems';
import { readScenario } from '../scenario/files';
import type { Scenario, ScenarioStep } from '../scenario/types';
import { makeLink } from './link';
import { CODEBOOKS } from './primers';

const folder = new URL('./testing/', import.meta.url);
const unseen = readdirSync(folder).map(
	(file) => [file, readFileSync(new URL(file, folder), 'utf8')] as const
);

const lengthOf = async (system: RuleSystem, scenario: Scenario) => {
	const link = await makeLink(system, { scenario, place: { line: [], at: 40 }, viewer: 'judge' });
	return typeof link === 'string' ? link.length : Infinity;
};
const withoutNote = ({ note: _note, ...step }: ScenarioStep): ScenarioStep => step;
const withoutNotes = ({ note: _note, about: _about, ...rest }: Scenario): Scenario => ({
	...rest,
	steps: rest.steps.map(withoutNote)
});

describe.each(unseen)('%s', { timeout: 60_000 }, async (_, text) => {
	const { scenario, system } = await readScenario(text);
	test('has twelve steps with notes in both languages, and no codebook knows it', async () => {
		expect(scenario!.steps).toHaveLength(12);
		const notes = scenario!.steps.flatMap((s) => [s.note!.ja, s.note!.en]);
		const known = JSON.stringify(await CODEBOOKS.find((b) => b.system === system!.id)!.load());
		expect(notes.filter((n) => n.length > 12 && known.includes(n))).toEqual([]);
	});
	test('makes a link of at most 700 characters with notes, 200 without', async () => {
		expect(await lengthOf(system!, scenario!)).toBeLessThanOrEqual(700);
		expect(await lengthOf(system!, withoutNotes(scenario!))).toBeLessThanOrEqual(200);
	});
});

test.each(SYSTEMS)('long scenarios of $id fit into a chat message', { timeout: 120_000 }, async (entry) => {
	const system = await entry.load();
	const long = [...(await system.scenarios())].sort((a, b) => b.steps.length - a.steps.length).slice(0, 12);
	for (const scenario of long) expect(await lengthOf(system, scenario)).toBeLessThanOrEqual(1_000);
});
