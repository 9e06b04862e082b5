// Scenarios of every shape for property tests: well formed, but not necessarily playable.
import fc from '$lib/testing/property';
import type { L10n } from '../../rules/core/text';
import { makeExpectation, RELATIONS } from '../expect';
import { canonical } from '../schema';
import type { Scenario, ScenarioStep } from '../types';

const anyText = fc.oneof(
	fc.string({ unit: 'binary', maxLength: 40 }),
	fc.constantFrom(
		'',
		' 前後 ',
		'"引用"',
		'a\nb',
		'# 見出し',
		'{',
		'}',
		'moves',
		'ja: x',
		'二行\r\n目',
		'\uFEFF',
		'\u3000'
	)
);
const both: fc.Arbitrary<L10n> = fc.record({ ja: anyText, en: anyText });
const word = fc.oneof(
	fc.constantFrom(
		'S7',
		'A:S7',
		'B:S7',
		'A:H10',
		'r1',
		'stage',
		'up',
		'up',
		'keys',
		'target',
		'=',
		',',
		'has',
		'ja:'
	),
	fc.string({ unit: 'binary', minLength: 1, maxLength: 8 })
);
const words = fc.array(word, { maxLength: 4 });
const someWords = fc.array(word, { minLength: 1, maxLength: 4 });
const claim = fc
	.record({
		fact: word.filter((w) => w !== 'log'),
		relation: fc.constantFrom(...RELATIONS),
		words: someWords
	})
	.map(makeExpectation);
const optional = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: undefined });
// assigning to `__proto__` makes no key; a record of the schema has no such key either
const key = word.filter((w) => !['__proto__', 'prototype', 'constructor'].includes(w));
const move = fc.record({
	seat: fc.constantFrom('A', 'B', 'C', 'D'),
	action: word,
	picks: optional(fc.dictionary(key, words, { maxKeys: 3 }))
});

const step = (depth: number): fc.Arbitrary<ScenarioStep> =>
	fc.record({
		move,
		note: optional(both),
		expect: optional(fc.array(claim, { maxLength: 3 })),
		refused: optional(someWords),
		variations: depth
			? optional(
					fc.array(
						fc.record({
							name: optional(both),
							steps: fc.array(step(depth - 1), { minLength: 1, maxLength: 2 })
						}),
						{ maxLength: 2 }
					)
				)
			: fc.constant(undefined)
	}) as fc.Arbitrary<ScenarioStep>;

/** Scenarios with the given set-up and head words, in canonical form. */
export const anyScenario = (system: string, setup: fc.Arbitrary<Scenario['setup']>): fc.Arbitrary<Scenario> =>
	fc
		.record({
			id: fc.stringMatching(/^[a-z0-9]{1,8}(-[a-z0-9]{1,8}){0,3}$/),
			title: both,
			about: optional(both),
			regulation: optional(fc.record({ format: word, frame: word })),
			profile: optional(word),
			rulings: optional(fc.dictionary(key, word, { maxKeys: 3 })),
			shows: optional(words),
			setup,
			expect: optional(fc.array(claim, { maxLength: 3 })),
			note: optional(both),
			steps: fc.array(step(2), { maxLength: 4 })
		})
		.map((s) => canonical({ kuroko: 1, system, ...s } as Scenario));

const cards = ['S', 'H', 'D', 'C'].flatMap((s) =>
	['2', '3', '4', '5', '6', '7', '8', '9', '10'].map((r) => s + r)
);
/** Set-ups of the tiny system. */
export const tinySetup: fc.Arbitrary<Scenario['setup']> = fc.record({
	turn: fc.constantFrom('A', 'B'),
	A: fc.record({
		life: fc.integer({ min: 1, max: 5 }),
		hand: fc.uniqueArray(fc.constantFrom(...cards), { maxLength: 6 })
	}),
	B: fc.record({
		life: fc.integer({ min: 1, max: 5 }),
		hand: fc.uniqueArray(fc.constantFrom(...cards), { maxLength: 6 })
	})
});
