import { describe, expect, it } from 'vitest';
import { inOrder, lastWord, type Claim } from './abilities';

describe('continuous abilities (R 9.4.2.3)', () => {
	it('QA-22: a narrow ability beats a broad one', () => {
		const mayAttack: Claim<boolean>[] = [
			{ scope: 'this', says: true },
			{ scope: 'all', says: false }
		];
		expect(lastWord(mayAttack, true)).toBe(true);
		// every other soldier has only the broad one
		expect(lastWord([{ scope: 'all', says: false }], true)).toBe(false);
	});
	it('the newer of one scope overrides the older', () => {
		expect(
			lastWord<string>(
				[
					{ scope: 'your', says: 'old' },
					{ scope: 'your', says: 'new' }
				],
				''
			)
		).toBe('new');
	});
	it('QA-24: what does not contradict holds together', () => {
		const attack: Claim<boolean>[] = [{ scope: 'all', says: false }];
		const size: Claim<number>[] = [{ scope: 'all', says: 1 }];
		expect(lastWord(attack, true)).toBe(false);
		expect(size.reduce((sum, c) => sum + c.says, 5)).toBe(6);
	});
	it('AMB-86: −1 for all, +2 for yours and +3 for this make +4', () => {
		const claims: Claim<number>[] = [
			{ scope: 'this', says: 3 },
			{ scope: 'your', says: 2 },
			{ scope: 'all', says: -1 }
		];
		expect(inOrder(claims).map((c) => c.says)).toEqual([-1, 2, 3]);
		expect(inOrder(claims).reduce((sum, c) => sum + c.says, 0)).toBe(4);
	});
});
