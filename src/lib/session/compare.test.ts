import { describe, expect, it } from 'vitest';
import { system } from '../machines/blackpoker';
import { SCENARIOS } from '../rules/blackpoker/scenarios';
import { isProblems } from '../rules/core/contract';
import type { Scenario } from '../scenario/types';
import { compareHeads, type Comparison } from './compare';

const scenario = (id: string): Scenario => SCENARIOS.find((s) => s.id === id)!;
const movesOf = (s: Scenario) => s.steps.filter((x) => !x.refused).map((x) => x.move);
function compare(id: string, rulings: Record<string, string>): Comparison {
	const s = scenario(id);
	const result = compareHeads(system, s, { ...s, rulings: { ...s.rulings, ...rulings } }, movesOf(s));
	if (isProblems(result)) throw new Error('the set-up does not open');
	return result as Comparison;
}

describe('comparing a line under another ruling', () => {
	it('finds nothing where the ruling plays no part', () => {
		expect(compare('bulwark-trap', { 'AMB-71': 'life-nine' })).toMatchObject({
			first: null,
			refused: null,
			facts: []
		});
	});
	it('names the first step that differs and what is different in the end', () => {
		// AMB-45: the blocker is gone, so 6 damage goes through; read the other way the attack stays blocked
		const { first, refused, facts } = compare('blocker-removed', { 'AMB-45': 'stays-blocked' });
		expect(refused).toBeNull();
		expect(first?.move).toBe(movesOf(scenario('blocker-removed')).length - 1);
		expect(first?.here.map((h) => h.code)).toEqual(expect.arrayContaining(['damage']));
		expect(first?.there.map((h) => h.code)).not.toContain('damage');
		expect(facts.find((f) => f.fact === 'B.life')).toEqual({ fact: 'B.life', here: ['4'], there: ['10'] });
	});
	it('stops where the other reading refuses a move, with the reasons', () => {
		const { refused } = compare('last-life-summon', { 'AMB-21': 'forbidden' });
		expect(refused).toMatchObject({ move: 0, side: 'there' });
		expect(refused?.reasons.map((r) => r.code)).toEqual(['cost_life']);
	});
	it('says what is wrong with a ruling that does not exist', () => {
		const s = scenario('bulwark-trap');
		const result = compareHeads(system, s, { ...s, rulings: { 'AMB-99': 'x' } }, []);
		expect(isProblems(result) && result[0]?.code).toBe('unknown_ruling');
	});
});
