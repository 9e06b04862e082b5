// Plays every scenario, and counts what they cover: rules, rulings, transitions of the charts.
import { describe, expect, test } from 'vitest';
import { isProblems } from '../../rules/core/contract';
import { LANGS, say } from '../../rules/core/text';
import { RULEBOOK } from '../../rules/cryptospells/docs/rulebook';
import { docs } from '../../rules/cryptospells/docs';
import { RULINGS, type RulingId } from '../../rules/cryptospells/rulings';
import { SCENARIOS } from '../../rules/cryptospells/scenarios';
import { isProblems as isWrong } from '../../rules/core/contract';
import { play, type Played, type PlayedLine } from '../../scenario/run';
import { system } from './index';

const played = SCENARIOS.map((scenario) => [scenario.id, play(system, scenario)] as const);
const of = (id: string): Played => {
	const found = played.find(([name]) => name === id)![1];
	if (isProblems(found)) throw new Error(`${id}: ${found.map((p) => say(p, 'en')).join(' ')}`);
	return found as Played;
};
const linesOf = (line: PlayedLine): readonly PlayedLine[] => [
	line,
	...line.variations.flat().flatMap(linesOf)
];

describe('scenarios', () => {
	test.each(SCENARIOS.map((s) => s.id))('%s plays as it says', (id) => {
		expect(of(id).problems.map((p) => `${p.where.path}: ${say(p, 'en')}`)).toEqual([]);
	});
	test('ids are used once', () => {
		const ids = SCENARIOS.map((s) => s.id);
		expect(new Set(ids).size).toBe(ids.length);
	});
	test('C01-C37 are all there', () => {
		const shown = new Set(SCENARIOS.flatMap((s) => s.shows ?? []));
		const numbers = Array.from({ length: 37 }, (_, i) => `C${String(i + 1).padStart(2, '0')}`);
		expect(numbers.filter((n) => !shown.has(n))).toEqual([]);
	});
	test('every rule is shown by a scenario, and none that does not exist', () => {
		const shown = new Set(SCENARIOS.flatMap((s) => s.shows ?? []));
		expect(Object.keys(RULEBOOK).filter((id) => !shown.has(id))).toEqual([]);
		const known = (id: string) => id in RULEBOOK || id in RULINGS || /^C\d\d$/.test(id);
		expect([...shown].filter((id) => !known(id))).toEqual([]);
	});
	test.each(Object.keys(RULINGS) as RulingId[])('ruling %s makes a difference', (id) => {
		const usual = SCENARIOS.find((s) => s.id === `${id.toLowerCase()}-default`)!;
		const other = SCENARIOS.find((s) => s.id === `${id.toLowerCase()}-other`)!;
		expect(other.setup).toEqual(usual.setup);
		expect([usual.rulings ?? {}, Object.keys(other.rulings ?? {})]).toEqual([{}, [id]]);
		// the other reading's first moves, played under the default, are refused or end elsewhere
		const crossed = play(system, { ...other, rulings: {} });
		expect(isWrong(crossed) || crossed.problems.length > 0).toBe(true);
	});
	test('at least eight are told at every step', () => {
		const told = SCENARIOS.filter((s) => s.note && s.steps.length && s.steps.every((step) => step.note));
		expect(told.length).toBeGreaterThanOrEqual(25);
	});
	test('the queue is spoken of only while there is one', () => {
		const two = SCENARIOS.find(({ id }) => id === 'two-turns')!;
		const game = play(system, two);
		if (isProblems(game)) throw new Error('two-turns does not play');
		const said = game.main.steps.flatMap(({ micro }) =>
			micro.map((m) => say(system.status(m.position), 'en'))
		);
		expect(said).toContain('A is using Great Leap.');
		expect(said.filter((s) => s.includes('(0 left)'))).toEqual([]);
	});
	test('no sentence of the log keeps an unfilled slot', () => {
		for (const { id } of SCENARIOS)
			for (const line of linesOf(of(id).main))
				for (const step of line.steps)
					for (const sentence of [...step.refusal, ...step.micro.flatMap((m) => m.happened)])
						for (const lang of LANGS) expect(say(sentence, lang)).not.toMatch(/[{}]|undefined|\[object/);
	});
});

describe('documents', () => {
	test('every citation is a rule', () => {
		const cited = [
			...Object.values(docs.reasons).flatMap((r) => r.cites),
			...docs.catalog.flatMap((c) => c.cites),
			...docs.rulings.flatMap((r) => r.cites),
			...SCENARIOS.flatMap((s) => linesOf(of(s.id).main)).flatMap((line) =>
				line.steps.flatMap((s) => s.micro.flatMap((m) => m.happened.flatMap((h) => h.cites)))
			)
		];
		expect([...new Set(cited)].filter((id) => !(id in RULEBOOK))).toEqual([]);
	});
	test('T01-T47 are there, with their lines', () => {
		const numbers = Array.from({ length: 47 }, (_, i) => `T${String(i + 1).padStart(2, '0')}`);
		for (const n of numbers) expect(docs.rulebook[n]?.source, n).toMatch(/^L\d+/);
	});
	test('what is not in the source is marked', () => {
		for (const [id, rule] of Object.entries(docs.rulebook))
			expect(rule.mark !== undefined, id).toBe(id.startsWith('G'));
	});
	test('every ruling has its default first, and a text for each choice', () => {
		expect(docs.rulings.map((r) => [r.id, r.choices.map((c) => c.id)])).toEqual(
			Object.entries(RULINGS).map(([id, c]) => [id, [...c]])
		);
		for (const r of docs.rulings)
			expect([r.default, r.choices.every((c) => c.label?.ja && c.label.en)]).toEqual([
				r.choices[0]!.id,
				true
			]);
	});
});
