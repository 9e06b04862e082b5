import { expect, test } from 'vitest';
import { isLink } from './is-link';

test.each([
	['#k=AVfdq1gB', true],
	['#s=blackpoker@8.2/counter-war@5', true],
	['  https://example.org/debug/#k=AVfdq1gB\n', true],
	['Look at this: https://example.org/debug/#s=five-timing/f01-equal-level', true],
	['https://example.org/debug/', false],
	['hello', false],
	['kuroko 1 five-timing\nabout en: after /debug/#s=five-timing/f01-equal-level', false],
	['\uFEFFkuroko 1 five-timing\nabout en: after #k=AV', false],
	['# from /debug/#k=AVfdq1gB\n\n# and more\nkuroko 1 five-timing', false],
	[' {"kuroko": 1, "about": {"en": "after #k=AVfdq1gB"}}', false]
])('%j is a link: %s', (text, is) => {
	expect(isLink(text)).toBe(is);
});

test('many signs of a comment are read in no time', () => {
	const begun = performance.now();
	expect(isLink('#k= # '.repeat(100_000))).toBe(true);
	expect(isLink('#k=\n '.repeat(100_000))).toBe(true);
	expect(performance.now() - begun).toBeLessThan(1000);
});
