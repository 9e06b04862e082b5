import { expect, it } from 'vitest';
import { inOrder } from './order';

it('sorts rule numbers as a reader does', () => {
	const sorted = [
		'2',
		'3.4',
		'3.10',
		'3.10.1',
		'9.4',
		'9.4[2]',
		'9.4[10]',
		'9.4.1',
		'9.4.1[6-1]',
		'9.4.1[6-10]',
		'9.4.1[6-10-1]',
		'9.4.2',
		'R02',
		'R10'
	];
	expect([...sorted].reverse().sort(inOrder)).toEqual(sorted);
});
