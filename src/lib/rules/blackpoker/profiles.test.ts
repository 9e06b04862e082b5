// Three texts call themselves 8.2 (AMB-01). What a text settles by what it prints is no switch under its profile.
import { describe, expect, it } from 'vitest';
import { ACTIONS, actionOf } from './actions';
import { IMPLIED, RULINGS } from './rulings';
import { PROFILES } from './table';

const read = (profile: (typeof PROFILES)[number], rulings: Readonly<Record<string, string>> = {}) =>
	ACTIONS.map(({ id }) => {
		const { type, timing, speed } = actionOf({ profile, rulings }, id);
		return [id, type, timing, speed];
	});

describe('text profiles', () => {
	it.each(PROFILES)('%s implies choices that exist', (profile) => {
		const unknown = Object.entries(IMPLIED[profile]).filter(([id, c]) => !RULINGS[id]?.choices.includes(c));
		expect(unknown).toEqual([]);
	});
	it('reads the actions of release and patch as the seed is read under what they imply (AMB-06, AMB-07)', () => {
		for (const profile of ['release', 'patch'] as const)
			expect(read(profile)).toEqual(read('seed', IMPLIED[profile]));
		expect(read('release')).not.toEqual(read('seed'));
	});
});
