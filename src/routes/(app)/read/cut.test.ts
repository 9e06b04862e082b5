import { expect, test } from 'vitest';
import { parseText } from '$lib/rules/cryptospells/parse/parse';
import { FAULTY_TEXTS, RANGE_TEXTS, SOURCE_TEXTS } from '$lib/rules/cryptospells/parse/vectors';
import { cut } from './cut';

test.each([...SOURCE_TEXTS, ...RANGE_TEXTS, ...FAULTY_TEXTS])(
	'$text: the pieces make up the text',
	({ text, kind }) => {
		const { tokens, diagnostics } = parseText(text, kind);
		const pieces = cut(text, tokens, diagnostics, { from: 1, to: 2 });
		expect(pieces.map((p) => p.text).join('')).toBe(text);
		expect(pieces.filter((p) => p.lit).map((p) => p.text)).toEqual([text[1]]);
		expect(pieces.some((p) => p.caret)).toBe(diagnostics.length > 0);
	}
);

test('a text longer than what was read keeps its end', () => {
	const text = 'あ'.repeat(1200);
	const { tokens, diagnostics } = parseText(text, 'spell');
	expect(
		cut(text, tokens, diagnostics, null)
			.map((p) => p.text)
			.join('')
	).toBe(text);
});
