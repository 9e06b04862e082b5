// Links depend on these words for ever.
import { expect, it } from 'vitest';
import { ACTIONS } from './actions';
import { SAMPLES } from './cards';
import { CHOICES } from './rulings';
import { WORDS } from './words';

it('has no word twice', () => {
	expect(WORDS.filter((word, i) => WORDS.indexOf(word) < i)).toEqual([]);
});
it('has every action, card, ability, ruling and choice', () => {
	const needed = [
		...ACTIONS.map((a) => a.id),
		...Object.keys(SAMPLES),
		...Object.keys(CHOICES),
		...Object.values(CHOICES).flat()
	];
	expect(needed.filter((word) => !WORDS.includes(word))).toEqual([]);
});
