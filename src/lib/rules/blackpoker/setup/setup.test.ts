// A set-up that is wrong says once what is wrong, and where: one cause, one sentence.
import { describe, expect, it } from 'vitest';
import { isProblems, type Json, type Problem } from '../../core/contract';
import { say } from '../../core/text';
import type { Table } from '../table';
import { parseSetup, placesOf } from './parse';
import { printSetup } from './print';
import { readSetup } from './read';
import { readRegulation, type Regulation } from './regulation';

const regulation = (format: string, frame: string): Regulation =>
	readRegulation({ regulation: { format, frame } }) as Regulation;
const LIVES = { A: { life: { more: 5 } }, B: { life: { more: 5 } } };
const withA = (more: Record<string, Json>): Json => ({ ...LIVES, A: { life: { more: 5 }, ...more } });

function problems(setup: Json, [format, frame]: readonly [string, string] = ['master', 'extra']) {
	const read = readSetup(setup, regulation(format, frame));
	return isProblems(read) ? (read as readonly Problem[]) : [];
}
const faults = (...args: Parameters<typeof problems>): string[] =>
	problems(...args).map((p) => `${p.code} ${p.where.path}`);

const DECK = [...'SHDC'].flatMap((s) => ['A', ...'23456789', '10', ...'JQK'].map((r) => s + r));

describe('nonsense is refused', () => {
	it.each<[string, Json, string]>([
		[
			'a face-up trump that may not be opened',
			withA({ trumps: [{ card: 'S9', faceUp: true, locked: true }] }),
			'locked_face_up setup.A.trumps[0].locked'
		],
		['up as an action of once a turn', withA({ used: ['up'] }), 'not_once_a_turn setup.A.used[0]'],
		['an action used twice', withA({ used: ['attack', 'attack'] }), 'used_twice setup.A.used[1]'],
		['both players have passed', { ...LIVES, passes: ['A', 'B'] }, 'passes_two setup.passes[1]'],
		['turn 0, when everything would be new', { ...LIVES, turnNumber: 0 }, 'too_small setup.turnNumber'],
		['fewer than no cards', withA({ life: { more: -1 } }), 'too_small setup.A.life.more'],
		[
			'a word for a switch',
			withA({ field: [{ cards: ['S5'], driven: 'yes' }] }),
			'not_a_flag setup.A.field[0].driven'
		],
		[
			'a unit of another frame',
			withA({ field: [{ cards: ['S5', 'H6'] }] }),
			'unit_no_script setup.A.field[0]'
		],
		[
			'a bulwark of two',
			withA({ field: [{ cards: ['S5', 'S6'], bulwark: true }] }),
			'bulwark_one setup.A.field[0]'
		],
		['two rare cards', withA({ rare: ['S5', 'S6'] }), 'rare_two setup.A.rare'],
		[
			'a fog nobody knows',
			withA({ fog: [{ kind: 'mist', cards: ['S5'] }] }),
			'unknown_fog setup.A.fog[0].kind'
		],
		[
			'Force aimed at a soldier',
			withA({ field: [{ cards: ['S5'] }], fog: [{ kind: 'force', cards: ['H2', 'H3'], target: 'A:S5' }] }),
			'takes_no_target setup.A.fog[0].target'
		],
		[
			'Up on a bulwark',
			withA({
				field: [{ cards: ['S5'], bulwark: true }],
				fog: [{ kind: 'up', cards: ['H2'], target: 'A:S5' }]
			}),
			'no_such_target setup.A.fog[0].target'
		],
		[
			'Close on a trump that is not there',
			withA({ fog: [{ kind: 'close', cards: ['HQ'], target: 'B:SA' }] }),
			'no_such_target setup.A.fog[0].target'
		],
		[
			'key cards that do not fit',
			{ ...LIVES, stage: [{ by: 'A', action: 'kill', keys: ['S2', 'H3'], target: 'A' }] },
			'key_unfit setup.stage[0].keys'
		],
		[
			'a target the action may not name',
			{
				A: { life: { more: 5 }, field: [{ cards: ['S5'], bulwark: true }] },
				B: { life: { more: 5 } },
				stage: [{ by: 'A', action: 'kill', keys: ['S2', 'S3'], target: 'A:S5' }]
			},
			'no_such_target setup.stage[0].target'
		],
		[
			'a target where there is none',
			{ ...LIVES, stage: [{ by: 'A', action: 'reunion', keys: ['H2', 'H3'], target: 'B' }] },
			'takes_no_target setup.stage[0].target'
		],
		['a player without life', { ...LIVES, B: {} }, 'no_life setup.B.life'],
		[
			'an order that names a card twice',
			{ deal: { A: { order: ['S5', 'S5'] } } },
			'order_twice setup.deal.A.order[1]'
		]
	])('%s', (_, setup, fault) => {
		expect(faults(setup)).toEqual([fault]);
	});
	it.each<[string, Json, string]>([
		[
			'a two-card character outside Extra',
			withA({ field: [{ cards: ['SJ', 'H7'] }] }),
			'unit_no_script setup.A.field[0]'
		],
		[
			'a zone the frame does not have',
			withA({ trumps: [{ card: 'S9', faceUp: 3 }] }),
			'zone_not_in_frame setup.A.trumps'
		]
	])('in Pack: %s', (_, setup, fault) => {
		expect(faults(setup, ['master', 'pack'])).toEqual([fault]);
	});
});

describe('one cause, one sentence', () => {
	it.each<[string, Json, string]>([
		[
			'a unit whose card is none',
			withA({ field: [{ cards: ['S55'] }] }),
			'not_a_card setup.A.field[0].cards[0]'
		],
		[
			'a fog whose card is none',
			withA({ fog: [{ kind: 'up', cards: ['S55'] }] }),
			'not_a_card setup.A.fog[0].cards[0]'
		],
		[
			'a fog nobody knows, whose number of cards nobody knows either',
			withA({ fog: [{ kind: 'mist', cards: [] }] }),
			'unknown_fog setup.A.fog[0].kind'
		],
		[
			'a key card that is none, and what the request aims at',
			{ ...LIVES, stage: [{ by: 'A', action: 'kill', keys: ['S2', 'S33'], target: 'B:S5' }] },
			'not_a_card setup.stage[0].keys[1]'
		],
		[
			'a unit that was misread, and what aims at it',
			{
				...LIVES,
				B: { life: { more: 5 }, field: [{ cards: ['S55'] }] },
				stage: [{ by: 'A', action: 'kill', keys: ['S2', 'S3'], target: 'B:S5' }]
			},
			'not_a_card setup.B.field[0].cards[0]'
		],
		['a life that is no life', withA({ life: 5 }), 'not_an_object setup.A.life'],
		['a life with an unknown entry', withA({ life: { more: 5, mor: 5 } }), 'unknown_key setup.A.life.mor'],
		['the only life card is none', withA({ life: { cards: ['S55'] } }), 'not_a_card setup.A.life.cards[0]'],
		[
			'an immediate request without its key cards',
			{ ...LIVES, stage: [{ by: 'A', action: 'search' }] },
			'immediate_on_stage setup.stage[0].action'
		],
		[
			'a deck of forty with a slip in it',
			{ deal: { A: { deck: ['S11', ...DECK.slice(0, 39)], order: ['S11'] } } },
			'not_a_card setup.deal.A.deck[0]'
		],
		[
			'a deck of forty with a card twice',
			{ deal: { A: { deck: ['SA', ...DECK.slice(0, 39)] } } },
			'card_twice setup.deal.A.deck[1]'
		]
	])('%s', (_, setup, fault) => {
		expect(faults(setup)).toEqual([fault]);
	});
	it('two causes are two sentences, in both languages', () => {
		const two = problems(withA({ hand: ['S55'], used: ['up'] }));
		expect(two.map((p) => p.code)).toEqual(['not_a_card', 'not_once_a_turn']);
		for (const p of two) expect(say(p, 'ja') + say(p, 'en')).not.toMatch(/[{}]|undefined/);
	});
});

describe('a card named twice', () => {
	it('is told at its second mention, whatever zone comes first', () => {
		expect(faults(withA({ hand: ['S7'], graveyard: ['H2', 'S7'] }))).toEqual([
			'card_twice setup.A.graveyard[1]'
		]);
		expect(faults(withA({ graveyard: ['H2', 'S7'], hand: ['S7'] }))).toEqual(['card_twice setup.A.hand[0]']);
	});
	it('says where it is already', () => {
		const [p] = problems(withA({ hand: ['S7'], graveyard: ['S7'] }));
		expect(say(p!, 'en')).toBe("A's ♠7 is used twice; it is in hand already.");
		expect(say(p!, 'ja')).toBe('プレイヤーAの♠7が二度使われています。もう手札にあります。');
	});
});

describe('lines', () => {
	const lines = (text: string) => text.split('\n').map((t, i) => ({ text: t, line: i + 1 }));
	const slips = (text: string): string[] => {
		const read = parseSetup(lines(text));
		return isProblems(read) ? read.map((p) => `${p.code} ${p.where.line}:${p.where.column}`) : [];
	};
	it.each([
		['turn A B', 'unknown_word 1:8'],
		['turn A\nturn B', 'said_twice 2:1'],
		['seed 7\nseed 8', 'said_twice 2:1'],
		['seed x', 'not_a_number 1:6'],
		['seed', 'not_a_number 1:1'],
		['A hand: S7 S77', 'not_a_card 1:12'],
		['A hand: S7\nA hand: S8', 'said_twice 2:3'],
		['A hnad: S7', 'unknown_zone 1:3'],
		['A field: [S9 driven', 'bracket 1:10'],
		['A field: S9]', 'bracket_open 1:10'],
		['A field: S9 S8', 'unknown_word 1:13'],
		['A field: C4+C44', 'not_a_card 1:13'],
		['A trumps: S9 up down', 'unknown_word 1:17'],
		['A trumps: S9 open', 'unknown_word 1:14'],
		['stage: A up H3 @B:S5 @B:S6', 'unknown_word 1:22'],
		['deal A: SA\ndeal A: S2', 'said_twice 2:1'],
		['deal SA', 'unknown_word 1:6'],
		['hands A', 'unknown_line 1:1']
	])('%j', (text, slip) => {
		expect(slips(text)).toEqual([slip]);
	});
	it('read back as they were printed', () => {
		const text = [
			'turn B',
			'chance A',
			'turnNumber 3',
			'passes B',
			'seed 7',
			'A life: S3 H4 +10',
			'A field: [S9] | [H2 driven] | S5 | C4+C6 driven fresh',
			'A fog: up H3 @A:S5 | force H5 H6',
			'A pack: opened S2 D3',
			'A trumps: SA up | HK down locked',
			'A used: attack',
			'stage: A up H7 @A:S5'
		];
		const setup = parseSetup(lines(text.join('\n')));
		expect(printSetup(setup as Json)).toEqual(text);
		expect(parseSetup(lines('A field: [ S9 driven ]'))).toEqual(parseSetup(lines('A field: [S9 driven]')));
	});
	it('remember where everything was written', () => {
		const places = placesOf(lines('turn A\nA field: [S9] | C4+C6 driven\nstage: A up H3 @B:S5'));
		const at = (path: string) => {
			const place = places.get(path);
			return place && `${place.line}:${place.column}`;
		};
		expect(at('setup.turn')).toBe('1:6');
		expect(at('setup.A.field')).toBe('2:3');
		expect(at('setup.A.field[0].cards[0]')).toBe('2:11');
		expect(at('setup.A.field[1].cards[1]')).toBe('2:20');
		expect(at('setup.stage[0].keys[0]')).toBe('3:13');
		expect(at('setup.stage[0].target')).toBe('3:16');
	});
});

it('a locked trump and a used Attack are read as they stand', () => {
	const read = readSetup(
		withA({ trumps: [{ card: 'S9', locked: true }], used: ['attack'] }),
		regulation('master', 'extra')
	) as Table;
	expect(read.players.A.trumps).toEqual([{ card: 'A:S9', faceUp: false, locked: true }]);
	expect(read.players.A.used).toEqual(['attack']);
});
