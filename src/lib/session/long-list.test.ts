import { describe, expect, it } from 'vitest';
import fc from '../testing/property';
import { LongList } from './long-list';

const upTo = (count: number) => Array.from({ length: count }, (_, i) => i);

describe('a long list', () => {
	// a block has 64 places
	it.each([0, 1, 63, 64, 65, 128, 200])('of %i items holds them in order, and nothing beside', (count) => {
		const list = LongList.of(upTo(count));
		expect(list).toHaveLength(count);
		expect([...list]).toEqual(upTo(count));
		expect(upTo(count).map((i) => list.get(i))).toEqual(upTo(count));
		expect([list.get(-1), list.get(count)]).toEqual([undefined, undefined]);
	});
	it('refuses to replace what it does not have', () => {
		for (const index of [-1, 70, 200]) expect(() => LongList.of(upTo(70)).with(index, 0)).toThrow(RangeError);
	});
	it('does as an array does, and leaves every list before as it was', () => {
		const change = fc.oneof(
			fc.record({ item: fc.nat() }),
			fc.record({ item: fc.nat(), index: fc.nat({ max: 200 }) })
		);
		fc.assert(
			fc.property(fc.nat({ max: 130 }), fc.array(change, { maxLength: 150 }), (count, changes) => {
				let array = upTo(count);
				let list = LongList.of(array);
				const seen: (readonly [LongList<number>, readonly number[]])[] = [[list, array]];
				for (const { item, index } of changes as { item: number; index?: number }[]) {
					if (index === undefined) [array, list] = [[...array, item], list.appended(item)];
					else if (index < array.length) [array, list] = [array.with(index, item), list.with(index, item)];
					seen.push([list, array]);
				}
				for (const [held, expected] of seen) {
					expect(held.length).toBe(expected.length);
					expect([...held]).toEqual(expected);
				}
			})
		);
	});
});
