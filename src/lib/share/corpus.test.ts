// Links that were made once open for ever. Entries are added to corpus.json, never changed or taken out.
import { describe, expect, test } from 'vitest';
import { hashJson } from '../scenario/hash';
import corpus from './corpus.json';
import { openLink } from './link';
import { CODEBOOKS } from './primers';

describe('links of the corpus open to what they were made of', { timeout: 120_000 }, () => {
	test.each(corpus.map((entry, i) => [i, entry.system, entry.id, entry] as const))(
		'%i: %s %s',
		async (_, system, id, { link, hash }) => {
			const opened = await openLink(link);
			if ('code' in opened) throw new Error(opened.code);
			const { scenario, viewer, place, lang } = opened;
			expect([scenario.system, scenario.id]).toEqual([system, id]);
			// not the micro step: rules may come to take more of them
			expect(hashJson({ scenario, viewer, line: place.line, lang: lang ?? null })).toBe(hash);
		}
	);
});

test('every codebook is in the corpus', () => {
	const used = new Set(corpus.map((entry) => entry.system));
	for (const { system } of CODEBOOKS) expect(used).toContain(system);
});
