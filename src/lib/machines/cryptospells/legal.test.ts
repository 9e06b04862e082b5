// Reasons, fixes and fields; and that the explanation of a text says what the engine does.
import { describe, expect, test } from 'vitest';
import { isProblems, type Json, type Move } from '../../rules/core/contract';
import { say } from '../../rules/core/text';
import { textOf } from '../../rules/cryptospells/cards';
import { abilitiesOf } from '../../rules/cryptospells/parse/ast';
import { generateText } from '../../rules/cryptospells/parse/generate';
import { printText } from '../../rules/cryptospells/parse/print';
import { read } from '../../rules/cryptospells/parse/read';
import { pool } from '../../rules/cryptospells/pools';
import type { Setup } from '../../rules/cryptospells/setup';
import type { Table } from '../../rules/cryptospells/table';
import { NEXT, type Position } from '../kernel';
import { system, waitingOf } from './index';

function at(setup: Setup, rulings: Record<string, string> = {}): Position<Table> {
	const position = system.start({ setup: setup as unknown as Json, rulings });
	if (isProblems(position as never)) throw new Error(JSON.stringify(position));
	return position as Position<Table>;
}
const play = (position: Position<Table>, move: Move) => system.kernel.settle(position, system.event(move))!;
const codes = (position: Position<Table>, move: Move) => system.whyNot(position, move).map((r) => r.code);
const fixOf = (position: Position<Table>, action: string) =>
	system.moves(position).find((m) => m.action === action)?.fix?.code;

describe('moves', () => {
	test('an empty board: only ending the turn, the others with reasons', () => {
		const moves = system.moves(at({}));
		expect(moves.map((m) => [m.action, m.legal, m.reasons.map((r) => r.code)])).toEqual([
			['end', true, []],
			['use', false, ['hand_empty']],
			['attack', false, ['no_units']],
			['pick', false, ['nothing_being_used']],
			['pass', false, ['nothing_being_used']],
			['cancel', false, ['nothing_being_used']]
		]);
	});
	test('a guess at a hidden card is refused in the same words whether it is there or not', () => {
		const position = at({
			A: { hand: [{ card: 'digestion' }], deck: [{ card: 'footman', id: 'mine' }] },
			B: { hand: [{ card: 'digestion', id: 'theirs' }], deck: [{ card: 'footman', id: 'under' }] }
		});
		const guesses = ['mine', 'theirs', 'under', 'nowhere'];
		for (const [action, field] of [
			['use', 'card'],
			['attack', 'unit'],
			['attack', 'target']
		] as const) {
			const told = guesses.map((id) =>
				system
					.whyNot(position, { seat: 'A', action, picks: { [field]: [id] } })
					.map((r) => say(r, 'en').replaceAll(id, 'it'))
					.join(' ')
			);
			expect(new Set(told).size, told.join('\n')).toBe(1);
		}
	});
	test('all reasons against a card are gathered', () => {
		const position = at({ A: { mana: 1, maxMana: 1, hand: [{ card: 'digestion', id: 'spell' }] } });
		expect(codes(position, { seat: 'A', action: 'use', picks: { card: ['spell'] } })).toEqual([
			'not_enough_mana',
			'no_legal_target_for_all'
		]);
	});
	test('an attack is refused for attacker and target at once', () => {
		const position = at({
			A: { field: [{ card: 'footman', id: 'a', sick: true }] },
			B: { field: [{ card: 'gatekeeper', id: 'guard' }] }
		});
		expect(
			codes(position, { seat: 'A', action: 'attack', picks: { unit: ['a'], target: ['B.leader'] } })
		).toEqual(['summoning_sick', 'vanguard_stands']);
	});
	test('the nearest fix, as the rules confirm it', () => {
		expect(fixOf(at({ A: { mana: 1, maxMana: 1, hand: [{ card: 'footman' }] } }), 'use')).toBe('fix_mana');
		expect(fixOf(at({ A: { hand: [{ card: 'digestion' }] } }), 'use')).toBe('fix_target');
		const full = Array.from({ length: 6 }, () => ({ card: 'apprentice', sick: true }));
		const crowded = at({ A: { hand: [{ card: 'footman' }], field: full } });
		expect([fixOf(crowded, 'use'), fixOf(crowded, 'attack')]).toEqual(['fix_room', 'fix_next_turn']);
		expect(fixOf(at({ A: { field: [{ card: 'statue' }] } }), 'attack')).toBeUndefined();
		// two changes would be needed: none is offered
		expect(fixOf(at({ A: { mana: 0, maxMana: 0, hand: [{ card: 'digestion' }] } }), 'use')).toBeUndefined();
		const choosing = play(
			at({ A: { hand: [{ card: 'chain-of-hearts', id: 'c' }], field: [{ card: 'footman' }] } }),
			{
				seat: 'A',
				action: 'use',
				picks: { card: ['c'] }
			}
		);
		expect(fixOf(choosing, 'pass')).toBe('fix_ruling');
	});
	test('the wrong seat, the wrong time, the wrong words', () => {
		const position = at({ A: { hand: [{ card: 'footman', id: 'f' }] } });
		const move = { seat: 'B', action: 'use', picks: { card: ['f'] } } as const;
		expect(codes(position, move)).toEqual(['not_your_turn']);
		expect(codes(position, { seat: 'A', action: 'pick' })).toEqual(['nothing_being_used']);
		expect(codes(position, { seat: 'A', action: 'keep' })).toEqual(['not_now']);
		expect(codes(position, { seat: 'A', action: 'fly' })).toEqual(['no_such_action']);
		expect(codes(position, { seat: 'C', action: 'end' })).toEqual(['not_your_turn']);
		expect(codes(position, { seat: 'A', action: 'use' })).toEqual(['pick_a_card']);
		expect(codes(position, { seat: 'A', action: 'use', picks: { card: ['f', 'f'] } })).toEqual([
			'pick_a_card'
		]);
		expect(codes(position, { seat: 'A', action: 'use', picks: { card: ['constructor'] } })).toEqual([
			'not_in_hand'
		]);
		expect(codes(position, { seat: 'A', action: 'end', picks: { card: ['f'] } })).toEqual(['extra_pick']);
		expect(system.moves(position, 'B').every((m) => !m.legal)).toBe(true);
		expect(system.kernel.send(position, system.event(move))).toBeNull();
		expect(system.kernel.send(position, system.event({ seat: 'A', action: 'fly' }))).toBeNull();
	});
	test('while the queue runs, nobody decides', () => {
		const position = at({ A: { hand: [{ card: 'arrow', id: 'a' }] } });
		let step = system.kernel.quick(
			position,
			system.event({ seat: 'A', action: 'use', picks: { card: ['a'] } })
		)!;
		for (let n = 0; n < 3; n++) step = system.kernel.quick(step, NEXT)!;
		expect([waitingOf(step), system.decision(step)]).toEqual(['working', null]);
		expect(codes(step, { seat: 'A', action: 'end' })).toEqual(['rules_at_work']);
		expect(system.script(step)?.lines.length ?? 0).toBeGreaterThanOrEqual(0);
	});
	test('the arriving unit is shown among the targets, with the reason why it is none', () => {
		const choosing = play(
			at({ A: { hand: [{ card: 'dragon-knight', id: 'k' }] }, B: { field: [{ card: 'footman', id: 'f' }] } }),
			{ seat: 'A', action: 'use', picks: { card: ['k'] } }
		);
		const field = system.field(choosing, { seat: 'A', action: 'pick' })!;
		expect(field.options.map((o) => [o.id, o.reasons.map((r) => r.code)])).toEqual([
			['f', []],
			['A.leader', ['leaders_not_meant']],
			['B.leader', ['leaders_not_meant']],
			['k', ['arriving_unit']]
		]);
	});
});

describe('the explanation and the engine read the same text', () => {
	const card = (seed: number) => {
		const ast = generateText(seed);
		return {
			id: 'it',
			name: '試し',
			kind: ast.kind,
			cost: 0,
			text: printText(ast),
			...(ast.kind === 'unit' && { attack: 1, health: 9 })
		};
	};
	test('usable without a target: what is said is what happens on an empty board', () => {
		for (let seed = 1; seed <= 300; seed++) {
			const it = card(seed);
			const position = at({ cards: [it], A: { hand: [{ card: 'it', id: 'it' }] } });
			const legal = !codes(position, { seat: 'A', action: 'use', picks: { card: ['it'] } }).length;
			const reading = read(textOf(it).ast);
			// a condition that leaders may fail counts as "may be empty"; on this board they may well pass it
			if (reading.usableWithoutTarget) expect(legal, it.text).toBe(true);
			else if (
				!textOf(it).ast.blocks.some((b) =>
					b.abilities.some((a) => a.target?.kind !== 'unit' && a.target?.conditions.length)
				)
			)
				expect(legal, it.text).toBe(false);
		}
	});
	test('is it among its own targets: what is said is who is in the pool', () => {
		let checked = 0;
		for (let seed = 1; seed <= 400; seed++) {
			const it = card(seed);
			if (it.kind !== 'unit') continue;
			const { ast } = textOf(it);
			const reading = read(ast);
			abilitiesOf(ast).forEach(({ target, trigger }, i) => {
				if (!target || target.select === 'choose' || target.select === 'unspecified') return;
				const { is } = reading.abilities[i]!.self;
				if (is === 'if_matches' || is === 'not_applicable') return;
				const dead = trigger === 'death';
				const { table } = at({
					cards: [it],
					A: dead ? { grave: [{ card: 'it', id: 'it' }] } : { field: [{ card: 'it', id: 'it' }] }
				});
				const isIn = pool(table, target, { by: 'A', self: 'it', trigger, dead: null }).includes('it');
				if (is === 'target') expect(isIn, it.text).toBe(!dead);
				else expect(isIn, it.text).toBe(is === 'included');
				checked++;
			});
		}
		expect(checked).toBeGreaterThan(100);
	});
});

describe('what is shown', () => {
	test('numbers tell how they came to be', () => {
		const position = at({ A: { field: [{ card: 'footman', id: 'f', attack: 4, damage: 1 }] } });
		const [, unit] = system.view(position, 'A').seats[1]!.zones[0]!.pieces;
		const sums = unit!.numbers!.map((n) => [n.value, n.parts.map((p) => say(p, 'en'))]);
		expect(sums).toEqual([
			['4/1', ['2/2 printed', 'attack +2 by effects', '−1 damage']],
			[1, ['allowed this turn: 1']]
		]);
	});
	test('guards can be asked at any position, and never throw', () => {
		let position = at({ A: { hand: [{ card: 'elly', id: 'e' }], field: [{ card: 'footman', id: 'f' }] } });
		const ask = () => Object.keys(system.rules.guards).map((name) => system.guard(position, name));
		expect(ask()).not.toContain(undefined);
		position = play(position, { seat: 'A', action: 'use', picks: { card: ['e'] } });
		expect(system.guard(position, 'needsPick')).toBe(true);
		for (const step of system.kernel.run(
			position,
			system.event({ seat: 'A', action: 'pick', picks: { target: ['f'] } })
		)) {
			position = step.position;
			expect(ask()).not.toContain(undefined);
		}
		expect(system.guard(position, 'nonsense')).toBeNull();
		expect(system.guard(position, 'isLegal')).toBeNull();
	});
});
