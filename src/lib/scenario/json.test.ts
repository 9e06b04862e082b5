import fc from '$lib/testing/property';
import { describe, expect, test } from 'vitest';
import { say } from '../rules/core/text';
import { readJson } from './json';

test('reads what JSON.parse reads', () => {
	fc.assert(
		fc.property(fc.json(), fc.constantFrom(undefined, 2, '\t'), (text, space) => {
			const value: unknown = JSON.parse(text);
			const again = JSON.stringify(value, null, space);
			expect(readJson(again)).toMatchObject({ value: JSON.parse(again) as unknown });
		})
	);
});

test('knows where each value stands', () => {
	const reading = readJson('{\n\t"steps": [ 1,\r\n  {"a b": true}]\n}');
	expect('places' in reading && Object.fromEntries(reading.places)).toEqual({
		'': { line: 1, column: 1 },
		steps: { line: 2, column: 11 },
		'steps[0]': { line: 2, column: 13 },
		'steps[1]': { line: 3, column: 3 },
		'steps[1]["a b"]': { line: 3, column: 11 }
	});
});

describe('says what is wrong and where', () => {
	test.each([
		['{"a":1,}', 1, 8],
		['{"a" 1}', 1, 6],
		['[1\n 2]', 2, 2],
		['"a', 1, 1],
		['"\\x"', 1, 1],
		['[1e999]', 1, 2],
		['tru', 1, 1],
		['{} {}', 1, 4],
		['', 1, 1],
		['{"a":1,\n"a":2}', 2, 1],
		['['.repeat(100), 1, 66]
	])('%j', (text, line, column) => {
		const reading = readJson(text);
		if ('value' in reading) throw new Error('it was read');
		expect(reading.where).toMatchObject({ line, column });
		for (const lang of ['ja', 'en'] as const) expect(say(reading, lang)).not.toMatch(/\{\w+\}/);
	});
});

test('agrees with JSON.parse about what is not JSON', () => {
	const piece = fc.constantFrom(
		'{',
		'}',
		'[',
		']',
		',',
		':',
		'"a"',
		'"b"',
		'1',
		'-',
		'0',
		'.5',
		'null',
		'true',
		' ',
		'\\'
	);
	const isJson = (text: string) => {
		try {
			JSON.parse(text);
			return true;
		} catch {
			return false;
		}
	};
	fc.assert(
		fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
			const text = pieces.join('');
			const reading = readJson(text);
			const isRead = 'value' in reading || reading.code === 'json_key_twice';
			expect(isRead).toBe(isJson(text));
		}),
		{ numRuns: 2000 }
	);
});
