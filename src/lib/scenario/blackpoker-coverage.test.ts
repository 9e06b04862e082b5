// BlackPoker's book is covered: every action works and is refused somewhere, every component, worked case and ruling has a scenario.
import { describe, expect, it } from 'vitest';
import { system } from '../machines/blackpoker';
import { ACTIONS } from '../rules/blackpoker/actions';
import { CHARACTERS } from '../rules/blackpoker/units';
import { TRUMP_NAMES } from '../rules/blackpoker/names';
import { SCENARIOS } from '../rules/blackpoker/scenarios';
import { coverageOf, unshownSettings } from './coverage';

/** The worked cases of the specification (qa.md), by number. QA-22, QA-24 speak of abilities no card has: abilities.test.ts. */
const CASES =
	'01 02 04 05 06 08 09 10 12 13 14 16 17 18 20 21 25 26 28 29 30 32 33 34 36 37 38 40 41 42 44 45 46 48 49 50 52 53 54 56 57 58 60 61 62 64 65 66 68 69 70';
const SUITS: Record<string, string> = { S: 's', H: 'h', D: 'd', C: 'c' };

describe('the scenarios of BlackPoker', () => {
	const coverage = coverageOf(system, SCENARIOS);
	const missing = (wanted: readonly string[], has: ReadonlySet<string>) => wanted.filter((w) => !has.has(w));

	it('resolve each of the 90 actions', () => {
		expect(ACTIONS).toHaveLength(90);
		expect(
			missing(
				ACTIONS.map((a) => a.id),
				coverage.worked
			)
		).toEqual([]);
	});
	it('refuse each of the 90 actions for a stated reason', () => {
		expect(
			missing(
				ACTIONS.map((a) => a.id),
				coverage.refused
			)
		).toEqual([]);
	});
	it('show every action, character, fog and trump', () => {
		const wanted = [
			...ACTIONS.map((a) => `action:${a.id}`),
			...Object.keys(CHARACTERS).map((c) => `character:${c}`),
			...['up', 'down', 'force', 'close'].map((f) => `fog:fog-${f}`),
			...Object.keys(TRUMP_NAMES).map((t) => `trump:${SUITS[t[0]!]}-${t.slice(1).toLowerCase()}`)
		];
		expect(missing(wanted, coverage.shown)).toEqual([]);
	});
	it('work through every case of the specification', () => {
		expect(
			missing(
				CASES.split(' ').map((n) => `QA-${n}`),
				coverage.shown
			)
		).toEqual([]);
	});
	it('have a scenario for every disputed point', () => {
		// AMB-85: no regulation lets it happen (deal.test.ts); AMB-86: an example of abilities no card has (abilities.test.ts)
		const wanted = Object.keys(system.rulings).filter((id) => !['AMB-85', 'AMB-86'].includes(id));
		expect(missing(wanted, coverage.shown)).toEqual([]);
	});
	it('show every setting of every disputed point', () => {
		expect(unshownSettings(system, coverage)).toEqual([]);
	});
	it('take every transition of every chart', () => {
		expect(coverage.untaken).toEqual([]);
	});
});
