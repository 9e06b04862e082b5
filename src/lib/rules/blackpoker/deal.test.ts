// What no regulation of the book lets happen, but a deck of one's own could.
import { expect, it } from 'vitest';
import type { Happening } from '../core/contract';
import { makeLives, preset, shuffleDecks } from './deal';
import { readSetup } from './setup/read';
import type { Table } from './table';

it('AMB-85: a Joker preset in Light goes to the graveyard, and the next card stands in', () => {
	// Light is only played with Entry 20, which has no Joker: the pair is put together by hand
	const regulation = { format: 'lite', frame: 'pack', profile: 'seed', rulings: {} } as const;
	const deal = { A: { order: ['S5', 'X1', 'X2', 'H7', 'C3'] } };
	const started = readSetup({ deal }, regulation) as Table;
	const log: Happening[] = [];
	const { A } = preset(makeLives(shuffleDecks(started)), (h) => log.push(h)).players;
	expect(A.field.map((u) => [u.cards, u.faceDown])).toEqual([
		[['A:S5'], true],
		[['A:H7'], false]
	]);
	expect(A.graveyard).toEqual(['A:X1', 'A:X2']);
	expect(A.life[0]).toBe('A:C3');
	expect(log.filter((h) => h.seat === 'A').map((h) => h.code)).toEqual([
		'preset_bulwark',
		'no_script',
		'no_script',
		'preset_soldier'
	]);
});
