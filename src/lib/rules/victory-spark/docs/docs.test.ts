import { describe, expect, test } from 'vitest';
import { ABILITIES } from '../cards/abilities';
import { PRINTED } from '../cards/printed';
import { REASONS } from '../reasons';
import { RULINGS } from '../rulings';
import { docs } from '.';

const hasJapanese = (text: string) => /[\u3040-\u30ff\u4e00-\u9fff]/.test(text);

describe('rulebook', () => {
	test('every numbered rule of the source is there', () => {
		const numbers = Array.from({ length: 60 }, (_, i) => `R${String(i + 1).padStart(2, '0')}`);
		expect(Object.keys(docs.rulebook).filter((id) => id.startsWith('R'))).toEqual(numbers);
	});
	test.each(Object.entries(docs.rulebook))(
		'%s: both languages, its source, a mark where it is not of the page',
		(id, rule) => {
			expect(hasJapanese(rule.title.ja) && hasJapanese(rule.text.ja)).toBe(true);
			expect(rule.title.en && rule.text.en).toBeTruthy();
			expect(rule.source).toMatch(/^(L\d|X\d|3$)/);
			if (id.startsWith('E')) expect(rule.mark).toMatch(/outside|derived/);
			// what the specification tags as inferred says so
			if (['R20', 'R37', 'R45', 'R53', 'R60'].includes(id)) expect(rule.mark).toBe('derived');
		}
	);
});

describe('rulings', () => {
	test.each(docs.rulings.map((r) => [r.id, r] as const))(
		'%s: its choices are the ones that run',
		(id, ruling) => {
			expect(ruling.choices.map((c) => c.id)).toEqual(RULINGS[id as keyof typeof RULINGS]);
			expect(ruling.default).toBe(RULINGS[id as keyof typeof RULINGS][0]);
			expect(hasJapanese(ruling.question.ja)).toBe(true);
			for (const rule of ruling.cites) expect(docs.rulebook).toHaveProperty(rule);
		}
	);
	test('all sixteen of the specification', () => {
		expect(docs.rulings.map((r) => r.id)).toEqual(
			expect.arrayContaining(Array.from({ length: 16 }, (_, i) => `A${i + 1}`))
		);
	});
});

describe('catalog', () => {
	test('every card is in it', () => {
		expect(docs.catalog.map((e) => e.id)).toEqual(Object.keys(PRINTED));
	});
	test.each(docs.catalog.map((e) => [e.id, e] as const))(
		'%s: rules, rulings and tag names exist',
		(_, entry) => {
			for (const rule of entry.cites) expect(docs.rulebook).toHaveProperty(rule);
			for (const ruling of entry.rulings) expect(RULINGS).toHaveProperty(ruling);
			for (const tag of [`kind:${entry.kind}`, ...entry.tags]) expect(docs.tagNames).toHaveProperty([tag]);
		}
	);
	test('cards the source names carry only the numbers it states', () => {
		const stated = Object.entries(PRINTED)
			.filter(([id]) => id.startsWith('N'))
			.map(([id, p]) => [id, p.level, p.attack, p.defence]);
		expect(stated).toEqual([
			['N01', null, 4000, null],
			['N02', null, null, null],
			['N03', null, null, 4500],
			['N04', null, null, 4000],
			['N05', null, null, null],
			['N06', 0, null, null],
			['N07', null, null, null],
			['N08', null, null, null],
			['N09', null, null, null]
		]);
	});
	test('abilities have words in both languages', () => {
		for (const ability of Object.values(ABILITIES).flat()) {
			expect(hasJapanese(ability.text.ja)).toBe(true);
			expect(hasJapanese(ability.text.en)).toBe(false);
		}
	});
});

test('reasons, and what the source does not cover', () => {
	expect(Object.keys(docs.reasons)).toEqual(Object.keys(REASONS));
	expect(hasJapanese(docs.honesty.ja)).toBe(true);
	expect(docs.honesty.en).toContain('unfinished');
});
