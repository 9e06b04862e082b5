import fc from '$lib/testing/property';
import { describe, expect, it } from 'vitest';
import { keepEqual } from './keep';

describe('keeping what did not change', () => {
	it('gives the very same object where everything is equal', () => {
		const before = { seats: [{ id: 'A', cards: ['x'] }], n: 1 };
		expect(keepEqual(before, structuredClone(before))).toBe(before);
	});
	it('keeps the neighbours of what changed', () => {
		const before = { a: { id: 1 }, b: [{ id: 'x', n: 1 }] };
		const after = keepEqual<object>(before, { a: { id: 1 }, b: [{ id: 'x', n: 2 }] }) as typeof before;
		expect(after).toEqual({ a: { id: 1 }, b: [{ id: 'x', n: 2 }] });
		expect(after.a).toBe(before.a);
	});
	it('matches items by id when one comes in before them', () => {
		const before = [{ id: 'x', n: 1 }];
		const after = keepEqual(before, [
			{ id: 'new', n: 0 },
			{ id: 'x', n: 1 }
		]);
		expect(after[1]).toBe(before[0]);
		expect(after).toHaveLength(2);
	});
	it.each([
		['a key that was not there, with nothing in it', { a: 1 }, { b: undefined }],
		['a key named __proto__', {}, JSON.parse('{"__proto__":""}') as object],
		['an empty object under __proto__', { a: 1 }, JSON.parse('{"__proto__":{}}') as object]
	])('does not take %s for what was there', (_, before, next) => {
		const kept = keepEqual<object>(before, next);
		expect(Object.entries(kept)).toEqual(Object.entries(next));
	});
	it('never changes what a value says', () => {
		const json = fc.jsonValue({ maxDepth: 4 });
		fc.assert(
			fc.property(json, json, (a, b) => void expect(JSON.stringify(keepEqual(a, b))).toBe(JSON.stringify(b)))
		);
	});
});
