// The reference is complete: both languages, known rules only, the same slots in both languages.
import { describe, expect, it } from 'vitest';
import { ACTIONS } from '../actions';
import { SAMPLES } from '../cards';
import { HAPPENINGS } from '../happenings';
import { PROBLEMS } from '../problems';
import { REASONS } from '../reasons';
import { CHOICES } from '../rulings';
import { SENTENCES } from '../sentences';
import { docs } from './index';

const slots = (text: string): readonly string[] => [
	...new Set([...text.matchAll(/\{(\w+)\}/g)].map((m) => m[1]!).sort())
];
const rules = new Set(Object.keys(docs.rulebook));

describe('rulebook', () => {
	it('has every rule of the source, V01 to V112, with its lines', () => {
		const expected = Array.from({ length: 112 }, (_, i) => `V${String(i + 1).padStart(2, '0')}`);
		expect(Object.keys(docs.rulebook).filter((id) => id.startsWith('V'))).toEqual(expected);
		for (const id of expected) expect(docs.rulebook[id]!.source, id).toMatch(/^L\d+(-\d+)?(, L\d+(-\d+)?)*$/);
	});
	it('marks what is not in the source', () => {
		for (const [id, rule] of Object.entries(docs.rulebook))
			if (id.startsWith('K')) expect([rule.mark, rule.source], id).toEqual([expect.any(String), undefined]);
	});
	it('says everything in both languages', () => {
		for (const [id, { title, text }] of Object.entries(docs.rulebook))
			for (const words of [title.ja, title.en, text.ja, text.en])
				expect(words.trim().length, id).toBeGreaterThan(0);
	});
	it('writes Japanese in Japanese', () => {
		for (const { text } of Object.values(docs.rulebook)) expect(text.ja).toMatch(/[ぁ-んァ-ン]/);
	});
});

describe('sentences', () => {
	const all = { ...REASONS, ...HAPPENINGS, ...SENTENCES, ...PROBLEMS };
	it.each(Object.entries(all))('%s has the same slots in both languages', (_code, { text }) => {
		expect(slots(text.ja)).toEqual(slots(text.en));
	});
	it('cite only rules that there are', () => {
		for (const [code, { cites }] of Object.entries(all))
			for (const cite of cites) expect(rules.has(cite), `${code} ${cite}`).toBe(true);
	});
	it('cite a rule for every refusal', () => {
		for (const [code, { cites }] of Object.entries(REASONS)) expect(cites.length, code).toBeGreaterThan(0);
	});
});

describe('catalogue', () => {
	it('has every action and every sample', () => {
		const ids = docs.catalog.map((e) => e.id);
		expect(ids).toEqual([...ACTIONS.map((a) => `action:${a.id}`), ...Object.keys(SAMPLES)]);
	});
	it('names every tag and cites known rules', () => {
		for (const entry of docs.catalog) {
			for (const tag of entry.tags) expect(docs.tagNames, tag).toHaveProperty([tag]);
			for (const cite of entry.cites) expect(rules.has(cite), `${entry.id} ${cite}`).toBe(true);
		}
	});
});

describe('rulings', () => {
	it('has all 33, with their choices and default', () => {
		expect(docs.rulings.map((r) => r.id)).toEqual(Array.from({ length: 33 }, (_, i) => `C${i + 1}`));
		for (const r of docs.rulings) {
			expect(r.choices.map((c) => c.id)).toEqual(CHOICES[r.id as keyof typeof CHOICES]);
			expect(r.default).toBe(r.choices[0]!.id);
			for (const cite of r.cites) expect(rules.has(cite), `${r.id} ${cite}`).toBe(true);
		}
	});
});

it('says what the source does not cover', () => {
	expect(docs.honesty.ja).toContain('名前はわからない');
	expect(docs.honesty.en).toMatch(/title .* is unknown/);
});
