import { describe, expect, test } from 'vitest';
import { RULEBOOK } from './docs/rulebook';
import { HAPPENINGS } from './happenings';
import { CONSEQUENCES, FIXES } from './legal';
import { PROBLEMS } from './problems';
import { PROMPTS } from './prompts';
import { REASONS } from './reasons';
import type { Template } from './sentences';
import { STATUSES } from './status';

const books: Readonly<Record<string, Readonly<Record<string, Template>>>> = {
	reasons: REASONS,
	happenings: HAPPENINGS,
	problems: PROBLEMS,
	prompts: PROMPTS,
	statuses: STATUSES,
	fixes: FIXES,
	consequences: CONSEQUENCES
};
const all = Object.entries(books).flatMap(([book, sentences]) =>
	Object.entries(sentences).map(([code, sentence]) => [`${book}.${code}`, sentence] as const)
);
const slots = (text: string): string[] => [...new Set(text.match(/\{\w+\}/g) ?? [])].sort();

describe('every sentence', () => {
	test.each(all)('%s names the same things in both languages', (_, { ja, en }) => {
		expect(slots(en)).toEqual(slots(ja));
		expect(ja).toMatch(/[\u3040-\u30ff\u4e00-\u9fff]/);
		expect(en).not.toMatch(/[\u3040-\u30ff]/);
	});
	test.each(all.filter(([name]) => !name.startsWith('problems.')))(
		'%s cites rules that exist',
		(_, { cites }) => {
			expect(cites.length).toBeGreaterThan(0);
			for (const rule of cites) expect(RULEBOOK).toHaveProperty(rule);
		}
	);
});
