import { describe, expect, test } from 'vitest';
import { isProblems, type Json, type Problem } from '../core/contract';
import { say } from '../core/text';
import { PROBLEMS } from './problems';
import { readSetup, type Opening } from './setup';

const DECK = ['V01.11*9'];
const TURN = { player: 'A', number: 3, phase: 'character' };
const base = (more: Record<string, Json> = {}): Json => ({
	turn: TURN,
	A: { deck: DECK },
	B: { deck: DECK },
	...more
});
const a = (more: Record<string, Json>): Json => base({ A: { deck: DECK, ...more } });
const FIFTY = [
	'V01*4',
	'V02*4',
	'V03*4',
	'V04*4',
	'V05*4',
	'V06*4',
	'V07*4',
	'V08*4',
	'V09*4',
	'V10*4',
	'V11*4',
	'V12*4',
	'V13*2'
];
const newGame = (deck: Json, more: Record<string, Json> = {}): Json => ({
	turn: { player: 'A', number: 1, phase: 'setup' },
	A: { deck, ...more },
	B: { deck: FIFTY }
});

const BAD: readonly (readonly [code: keyof typeof PROBLEMS, path: string, setup: Json, says: string])[] = [
	['not_an_object', 'setup', 7, 'must be written as an object'],
	['not_an_object', 'setup.A', base({ A: [] }), 'must be written as an object'],
	['unknown_key', 'setup.stage', base({ stage: [] }), 'no entry “stage”'],
	['unknown_key', 'setup.A.life', a({ life: [] }), 'no entry “life”'],
	['missing', 'setup.turn', { A: { deck: DECK }, B: { deck: DECK } }, '“turn” is missing'],
	['unknown_player', 'setup.turn.player', base({ turn: { ...TURN, player: 'C' } }), 'no player “C”'],
	['bad_turn', 'setup.turn.number', base({ turn: { ...TURN, number: 1.5 } }), '“1.5”'],
	['bad_turn', 'setup.turn.number', base({ turn: { ...TURN, number: -1 } }), '“-1”'],
	['unknown_phase', 'setup.turn.phase', base({ turn: { ...TURN, phase: 'main' } }), 'no phase “main”'],
	['bad_begin', 'setup.turn.begin', base({ turn: { ...TURN, begin: false } }), 'can only be true'],
	['bad_seed', 'setup.seed', base({ seed: -1 }), '“-1”'],
	['not_a_list', 'setup.A.hand', a({ hand: 'V05' }), 'must be a list'],
	['not_text', 'setup.A.hand[0]', a({ hand: [5] }), '“5” must be text'],
	['not_text', 'setup.A.ring', a({ ring: null }), '“null” must be text'],
	['bad_card', 'setup.A.hand[1]', a({ hand: ['V05', 'S7'] }), '“S7” can’t be read as a card'],
	['bad_card', 'setup.A.hand[0]', a({ hand: ['V05.0'] }), '“V05.0”'],
	['unknown_card', 'setup.A.hand[0]', a({ hand: ['V99'] }), 'no card “V99”'],
	['card_twice', 'setup.A.ring', a({ hand: ['V05'], ring: 'V05' }), '“V05” is used twice'],
	['card_twice', 'setup.A.hand[1]', a({ hand: ['V02*3', 'V02.2'] }), '“V02.2” is used twice'],
	['bad_count', 'setup.A.hand[0]', a({ hand: ['V02*0'] }), 'must be 1 to 60'],
	['one_card_only', 'setup.A.ring', a({ ring: 'V02*2' }), 'takes a single card'],
	['bad_mark', 'setup.A.bench[0]', a({ bench: ['V02:tapped'] }), '“tapped” of “V02:tapped”'],
	['no_marks_here', 'setup.A.hand[0]', a({ hand: ['V02:rest'] }), 'takes no posture'],
	['only_posture_here', 'setup.A.energy[0]', a({ energy: ['V02:500'] }), 'takes a posture only'],
	['only_posture_here', 'setup.A.energy[0]', a({ energy: ['V02:rest:rest'] }), 'takes a posture only'],
	['ring_is_upright', 'setup.A.ring', a({ ring: 'V02:reverse' }), 'never rested or reversed'],
	['bad_damage', 'setup.A.ring', a({ ring: 'V02:-500' }), 'multiple of 100'],
	['bad_damage', 'setup.A.ring', a({ ring: 'V02:150' }), 'multiple of 100'],
	['bench_too_long', 'setup.A.bench[3]', a({ bench: ['-', '-', '-', 'V02'] }), 'holds three; 4'],
	['deck_empty_now', 'setup.A.deck', base({ A: { hand: ['V02'] } }), 'A has no deck'],
	[
		'setup_is_turn_1',
		'setup.turn.number',
		{ ...(newGame(FIFTY) as object), turn: { player: 'A', number: 2, phase: 'setup' } },
		'must be 1'
	],
	['only_deck_in_setup', 'setup.A.hand', newGame(FIFTY, { hand: [] }), '“hand” can’t be'],
	['deck_size', 'setup.A.deck', newGame(FIFTY.slice(1)), 'it has 46'],
	[
		'deck_copies',
		'setup.A.deck',
		newGame(['V01*5', ...FIFTY.slice(1, 12), 'V13']),
		'5 cards with the name and title'
	],
	['bad_waits', 'setup.waits[0]', base({ waits: ['V12'] }), '“V12” can’t be read'],
	['bad_waits', 'setup.waits[0]', base({ waits: ['A:V01/1'] }), '“A:V01/1” can’t be read'],
	[
		'waits_needs_begin',
		'setup.waits',
		base({ waits: ['A:V12/1'], A: { deck: DECK, bench: ['V12'] } }),
		'beginning (begin)'
	],
	[
		'waits_not_automatic',
		'setup.waits[0]',
		base({ waits: ['A:V07/1'], A: { deck: DECK, bench: ['V07'] } }),
		'isn’t an ability that fires'
	],
	['waits_not_there', 'setup.waits[0]', base({ waits: ['A:V12/1'] }), 'is not on the table']
];

describe('a set-up that is wrong says what and where', () => {
	test.each(BAD)('%s at %s', (code, path, setup, says) => {
		const read = readSetup(setup);
		expect(isProblems(read as readonly Problem[])).toBe(true);
		const found = (read as readonly Problem[]).find((p) => p.code === code && p.where.path === path);
		expect(found && say(found, 'en')).toContain(says);
		expect(found && say(found, 'ja')).not.toMatch(/\{\w+\}/);
	});
	test('rulings that do not exist', () => {
		const read = readSetup(base(), { A99: 'yes', A1: 'never' }) as readonly Problem[];
		expect(read.map((p) => [p.code, p.where.path])).toEqual([
			['unknown_ruling', 'rulings.A99'],
			['unknown_choice', 'rulings.A1']
		]);
		expect(say(read[1]!, 'en')).toContain('before after');
	});
	test('all of them at once', () => {
		const read = readSetup(
			base({ A: { deck: DECK, hand: ['V99', 'S7'], ring: 'V02:rest' } })
		) as readonly Problem[];
		expect(read.map((p) => p.code)).toEqual(['unknown_card', 'bad_card', 'ring_is_upright']);
	});
});

describe('a set-up that is right becomes a table', () => {
	const opened = (setup: Json) => readSetup(setup) as Opening;
	test('cards, marks and copies', () => {
		const { table, begin } = opened(
			a({ ring: 'V05:3000:attack+1000', bench: ['-', 'V02:reverse'], energy: ['V01*2', 'V01.3:rest'] })
		);
		expect(begin).toBe(false);
		expect(table.awaiting).toEqual({ kind: 'character', seat: 'A' });
		expect(table.sides.A.slots.ring).toEqual({
			card: 'A:V05',
			posture: 'stand',
			damage: 3000,
			boosts: [{ stat: 'attack', by: 1000, until: 'turn', source: 'A:V05' }]
		});
		expect(table.sides.A.slots.bench2?.posture).toBe('reverse');
		expect(table.sides.A.energy.map((e) => [e.card, e.posture])).toEqual([
			['A:V01', 'stand'],
			['A:V01.2', 'stand'],
			['A:V01.3', 'rest']
		]);
		expect(table.cards).toEqual({ A: 14, B: 9 });
	});
	test.each([
		['A', 1, 'A'],
		['A', 2, 'B'],
		['B', 3, 'B'],
		['B', 4, 'A']
	])('player %s in turn %i: %s went first', (player, number, first) => {
		expect(opened(base({ turn: { player, number, phase: 'stand' } })).table.first).toBe(first);
	});
	test('abilities that wait', () => {
		const { table } = opened(
			base({ turn: { ...TURN, begin: true }, waits: ['B:V12/1'], B: { deck: DECK, bench: ['V12'] } })
		);
		expect(table.fired).toEqual([
			{ seat: 'B', source: 'B:V12', ability: 0, at: { on: 'played', from: 'B.bench1', card: null } }
		]);
	});
	test('it is plain JSON', () => {
		const { table } = opened(newGame(FIFTY));
		expect(JSON.parse(JSON.stringify(table))).toEqual(table);
	});
});

test('every problem has a bad input that shows it', () => {
	// those of the text notation and of other parts of the head are in notation.test.ts and system.test.ts
	const elsewhere = [
		'unknown_line',
		'unknown_zone',
		'line_twice',
		'line_short',
		'line_extra',
		'no_regulation'
	];
	const shown = new Set<string>([
		...BAD.map(([code]) => code),
		'unknown_ruling',
		'unknown_choice',
		...elsewhere
	]);
	expect(Object.keys(PROBLEMS).filter((code) => !shown.has(code))).toEqual([]);
});
