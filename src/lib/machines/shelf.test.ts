// The index by which one scenario is found without loading the others.
import { describe, expect, test } from 'vitest';
import { FAMILIES as BLACKPOKER } from '../rules/blackpoker/scenarios/families';
import { FAMILIES as CRYPTOSPELLS } from '../rules/cryptospells/scenarios/families';
import { FAMILIES as FIVE_TIMING } from '../rules/five-timing/scenarios/families';
import { FAMILIES as VICTORY_SPARK } from '../rules/victory-spark/scenarios/families';
import type { Scenario } from '../scenario/types';
import { keyOf, shelf } from './shelf';
import { SYSTEMS } from './systems';

const FAMILIES = {
	blackpoker: BLACKPOKER,
	cryptospells: CRYPTOSPELLS,
	'five-timing': FIVE_TIMING,
	'victory-spark': VICTORY_SPARK
};

// After adding or renaming a scenario: `npx vitest run src/lib/machines/shelf.test.ts -u` writes the index again.
test.each(Object.entries(FAMILIES))(
	'families.json of %s tells what is in each family',
	async (name, families) => {
		const keys: Record<string, string> = {};
		for (const [family, load] of Object.entries(families))
			keys[family] = (await load()).map((scenario) => keyOf(scenario.id)).join('');
		const file = `../rules/${name}/scenarios/families.json`;
		await expect(JSON.stringify(keys, null, '\t') + '\n').toMatchFileSnapshot(file);
	}
);

describe.each(SYSTEMS)('$id', async (entry) => {
	const system = await entry.load();

	test('each scenario is found by its id', async () => {
		const all = await system.scenarios();
		expect(all.length).toBeGreaterThan(15);
		for (const scenario of all) expect(await system.scenario(scenario.id)).toBe(scenario);
	});
	test('without an id it is the first, and none where there is no such id', async () => {
		expect(await system.scenario()).toBe((await system.scenarios())[0]);
		expect(await system.scenario('no-such-scenario')).toBe(null);
	});
});

test('two ids with the same key are told apart', async () => {
	const scenario = (id: string) => ({ id }) as Scenario;
	const families = { one: async () => [scenario('ab')], other: async () => [scenario('bC')] };
	expect(keyOf('ab')).toBe(keyOf('bC'));
	const keysOf = async () => ({ one: keyOf('ab'), other: keyOf('bC') });
	expect(await shelf(families, keysOf).scenario('bC')).toEqual({ id: 'bC' });
});
