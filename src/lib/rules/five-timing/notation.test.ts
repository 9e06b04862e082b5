// Set-ups as text: reading and printing are inverse, and every mistake is told with its place.
import fc from '../../testing/property';
import { describe, expect, it } from 'vitest';
import { isProblems, type Json, type Problem } from '../core/contract';
import { LANGS, say } from '../core/text';
import { parseSetup, printSetup } from './notation';
import { random, randomSetup } from './random.fixture';
import { SCENARIOS } from './scenarios';

const lines = (text: string) => text.split('\n').map((t, i) => ({ text: t, line: i + 1 }));
const read = (text: string) => parseSetup(lines(text));
/** `code line:column` of each problem. */
const wrong = (text: string): readonly string[] => {
	const result = read(text);
	return isProblems(result)
		? (result as readonly Problem[]).map((p) => `${p.code} ${p.where.line}:${p.where.column}`)
		: [];
};

describe('reading and printing', () => {
	it('reads what the file says', () => {
		const text = [
			'card jab: technique sword Lv3 Dp7 x2 "突き" "Jab"',
			'A: warrior=3 magic=2 spirit=7 hp=18/20 team=red',
			'A.name: "アキ" "Aki"',
			'A.hand: jab fumikomi',
			'A.abilities: surge',
			'B: hp=20 CLOSE stopped',
			'B.barrier: barrier-3 (barrier-2)',
			'contact: A-B',
			'turn: A',
			'dice: 7 OK'
		];
		const json = read(text.join('\n'));
		expect(json).toEqual({
			seats: {
				A: {
					warrior: 3,
					magic: 2,
					spirit: 7,
					hp: 18,
					maxHp: 20,
					team: 'red',
					name: { ja: 'アキ', en: 'Aki' },
					hand: ['jab', 'fumikomi'],
					abilities: ['surge']
				},
				B: { hp: 20, face: 'CLOSE', stopped: true, barrier: ['barrier-3', '(barrier-2)'] }
			},
			contact: ['A-B'],
			turn: 'A',
			dice: ['7', 'OK'],
			cards: { jab: 'technique sword Lv3 Dp7 x2 "突き" "Jab"' }
		});
		expect(printSetup(json as Json)).toEqual(text);
	});
	it('gives every scenario back', () => {
		for (const { id, setup } of SCENARIOS) expect(read(printSetup(setup).join('\n')), id).toEqual(setup);
	});
	it('gives random set-ups back', () => {
		for (let seed = 0; seed < 60; seed++) {
			const setup = JSON.parse(JSON.stringify(randomSetup(random(seed)))) as Json;
			expect(read(printSetup(setup).join('\n'))).toEqual(setup);
		}
	});
	it('reads full-width colons and odd spaces', () => {
		expect(read('A：hp=5\n  B:   hp=6')).toEqual({ seats: { A: { hp: 5 }, B: { hp: 6 } } });
	});
});

describe('mistakes', () => {
	it.each([
		['an unknown line', 'A:\nB:\nweather: fine', ['line_unknown 3:1']],
		['a line without colon', 'A:\nB:\n  hello', ['line_unknown 3:3']],
		['an impossible orientation', 'A: hp=3 SIDEWAYS\nB:', ['face_impossible 1:9']],
		['a face-down card in hand', 'A:\nA.hand: cut (mikiri)\nB:', ['face_down_elsewhere 2:13']],
		['a spirit check without dice', 'A:\nB:\ndice:', ['dice_missing 3:1']],
		['dice that no check can show', 'A:\nB:\ndice: 7 13', ['dice_impossible 3:9']],
		['standing at 0 HP', 'A: hp=0\nB:', ['upright_without_hp 1:4']],
		['dead with HP', 'A: dead hp=3\nB:', ['dead_with_hp 1:9']],
		['dead and vanished', 'A: hp=0 dead vanished\nB:', ['dead_and_vanished 1:14']],
		['dead and stopped', 'A: hp=0 dead stopped\nB:', ['dead_and_stopped 1:14']],
		['more HP than printed', 'A: hp=9/5\nB:', ['hp_above_printed 1:4']],
		['an unknown card', 'A:\nA.hand: cut moon\nB:', ['card_unknown 2:13']],
		['an ability in hand', 'A:\nA.hand: plate\nB:', ['not_a_card 2:9']],
		['a card as ability', 'A:\nA.abilities: geragera\nB:', ['not_an_ability 2:14']],
		['an unknown ability', 'A:\nA.abilities: moon\nB:', ['ability_unknown 2:14']],
		['an ability twice', 'A:\nA.abilities: plate plate\nB:', ['ability_twice 2:20']],
		['the same as card and ability', 'A:\nA.hand: cut\nA.abilities: cut\nB:', ['card_and_ability 3:14']],
		['no barrier in the zone', 'A:\nA.barrier: cut\nB:', ['not_a_barrier 2:12']],
		[
			'a chant for nothing',
			'A:\nA.hand: cut\nA.chanted: cut flame-verse\nB:',
			['chanted_needless 3:12', 'chanted_missing 3:16']
		],
		['a bad number', 'A: warrior=x hp=1/2/3\nB:', ['number_broken 1:14', 'number_broken 1:4']],
		['a bad pair', 'A:\nB:\ncontact: A-C A-B', ['contact_broken 3:10']],
		['one seat', 'A: hp=3', ['too_few_seats 1:1']],
		['a seat that does not exist', 'E: hp=3', ['no_seat 1:1']],
		['a turn of nobody', 'A:\nB:\nturn: C', ['no_seat 3:1']],
		['a turn of somebody who left', 'A: hp=0 vanished\nB:\nC:\nturn: A', ['turn_of_nobody 4:1']],
		['a line twice', 'A: hp=3\nA: hp=4\nB:', ['line_twice 2:1']],
		['an unknown word', 'A: hp=3 happy\nB:', ['word_unknown 1:9']],
		['an unknown zone', 'A:\nA.pocket: cut\nB:', ['word_unknown 2:1']],
		['a name in one language', 'A:\nA.name: "アキ"\nB:', ['name_two 2:9']],
		['an empty turn', 'A:\nB:\nturn:', ['line_empty 3:6']],
		['a definition of nothing', 'card x:\nA:\nB:', ['define_empty 1:8']],
		['a definition of an unknown kind', 'card x: potion\nA:\nB:', ['define_kind 1:9']],
		['a word no definition knows', 'card x: technique sword Lv3 shiny\nA:\nB:', ['define_word 1:29']],
		['a definition without level', 'card x: technique sword\nA:\nB:', ['define_missing 1:24']],
		['a name that is taken', 'card cut: barrier Lv3\nA:\nB:', ['name_taken 1:1']],
		['a name that is no name', 'card Big: barrier Lv3\nA:\nB:', ['name_broken 1:1']],
		['an attack of nobody', 'A:\nB:\nattack: A cut', ['attack_line 3:9']],
		['an attack without its card', 'A:\nB:\nattack: A cut > B at=IV', ['attack_without_card 3:11']],
		['an attack at no timing', 'A:\nA.hand: cut\nB:\nattack: A cut > B at=VI', ['gate_unknown 4:19']],
		['an attack at oneself', 'A:\nA.hand: cut\nB:\nattack: A cut > A at=I', ['attack_at_self 4:15']],
		['too many targets', 'A:\nA.hand: cut\nB:\nC:\nattack: A cut > B C at=I', ['attack_too_many 5:15']],
		['no target', 'A:\nA.hand: cut\nB:\nattack: A cut > at=I', ['attack_no_target 4:15']],
		[
			'a hit that is not there',
			'A:\nA.hand: cut\nB:\nattack: A cut > B at=I hit=2',
			['attack_hit_number 4:24']
		],
		[
			'an attack that is not defended',
			'A:\nA.hand: mend\nB:\nattack: A mend > B at=I',
			['attack_not_defended 4:11']
		],
		[
			'an attack on the dead',
			'A:\nA.hand: cut\nB: hp=0 dead\nC:\nattack: A cut > B at=I',
			['attack_not_standing 5:17']
		],
		[
			'several mistakes at once',
			'A: SIDEWAYS\nA.hand: moon\nB:\ndice:',
			['face_impossible 1:4', 'card_unknown 2:9', 'dice_missing 4:1']
		]
	])('%s', (_name, text, expected) => {
		expect([...wrong(text)].sort()).toEqual([...expected].sort());
	});

	it('says each in one full sentence', () => {
		const result = read('A: SIDEWAYS hp=0\nA.hand: moon (cut)\nB:\ndice: 13') as readonly Problem[];
		expect(result.length).toBeGreaterThan(3);
		for (const p of result) for (const lang of LANGS) expect(say(p, lang)).toMatch(/^[^{}]+[。.]$/);
	});
});

it('never throws, whatever is written', { timeout: 60_000 }, () => {
	const word = fc.oneof(
		fc.constantFrom(
			'A:',
			'B.hand:',
			'A.barrier:',
			'dice:',
			'contact:',
			'card x:',
			'attack:',
			'turn:',
			'A-B',
			'>',
			'at=IV',
			'(',
			'"',
			'='
		),
		fc.constantFrom(
			'technique',
			'sword',
			'Lv3',
			'cut',
			'(barrier-2)',
			'hp=3/x',
			'CLOSE',
			'OK',
			'counter:',
			'defence:Lv2/'
		),
		fc.string({ maxLength: 6 })
	);
	fc.assert(
		fc.property(fc.array(fc.array(word, { maxLength: 6 }), { maxLength: 6 }), (rows) => {
			const result = read(rows.map((r) => r.join(' ')).join('\n'));
			if (!isProblems(result)) return;
			for (const p of result as readonly Problem[]) {
				expect(p.where.line).toBeGreaterThan(0);
				expect(p.where.column).toBeGreaterThan(0);
				expect(say(p, 'ja') + say(p, 'en')).not.toMatch(/undefined|\[object/);
			}
		}),
		{ numRuns: 2000, seed: 4 }
	);
});
