import fc from 'fast-check';
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
	it('never changes what a value says', () => {
		const json = fc.jsonValue({ maxDepth: 4 });
		fc.assert(fc.property(json, json, (a, b) => void expect(keepEqual(a, b)).toEqual(b)));
	});
});
