import { expect, test } from 'vitest';
import fc from '$lib/testing/property';
import { isProblems, type Json } from '../rules/core/contract';
import { say } from '../rules/core/text';
import { loadSystem, SYSTEMS } from './systems';

const TIMEOUT = { timeout: 60_000 };

test.each(SYSTEMS)('$id is what it says it is', TIMEOUT, async ({ id, title }) => {
	const system = await loadSystem(id);
	expect(system).toMatchObject({ id, title: { ja: expect.any(String), en: expect.any(String) } });
	expect(title.ja + title.en).not.toBe('');
});

test('an unknown id gives none', async () => {
	expect(await loadSystem('chess')).toBeNull();
});

/** A set-up with anything at all in the place of one of its parts. */
function broken(setup: Json, path: readonly number[], by: Json): Json {
	const [first, ...rest] = path;
	if (first === undefined || typeof setup !== 'object' || setup === null) return by;
	const keys = Object.keys(setup);
	if (!keys.length) return by;
	const key = keys[first % keys.length]!;
	const part = broken((setup as Record<string, Json>)[key]!, rest, by);
	if (Array.isArray(setup)) return (setup as Json[]).map((x, i) => (String(i) === key ? part : x));
	return { ...setup, [key]: part };
}

test.each(SYSTEMS)('$id answers any set-up with a position or with problems', TIMEOUT, async ({ load }) => {
	const system = await load();
	const setups = (await system.scenarios()).slice(0, 40).map((s) => s.setup);
	const path = fc.array(fc.nat({ max: 12 }), { maxLength: 4 });
	fc.assert(
		fc.property(
			fc.constantFrom(...setups),
			path,
			fc.jsonValue() as fc.Arbitrary<Json>,
			(setup, where, by) => {
				const started = system.start({ setup: broken(setup, where, by) });
				if (!isProblems(started)) return;
				for (const p of started) {
					expect(p.where.path).toMatch(/^(setup|regulation|profile|rulings)/);
					expect(say(p, 'ja') + say(p, 'en')).not.toMatch(/undefined/);
				}
			}
		),
		{ numRuns: 300 }
	);
});
