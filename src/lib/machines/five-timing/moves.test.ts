// What can be done now, and why not: reasons, nearest fixes that hold, consequences that come true.
import { describe, expect, it } from 'vitest';
import { isProblems, type Json, type MoveOption } from '../../rules/core/contract';
import { say, type Seat } from '../../rules/core/text';
import type { Setup } from '../../rules/five-timing/setup';
import type { Table } from '../../rules/five-timing/table';
import type { Position } from '../kernel';
import { legalMoves } from '../plans';
import { system } from './index';

function start(setup: Setup, rulings: Record<string, string> = {}): Position<Table> {
	const started = system.start({ rulings, setup: setup as unknown as Json });
	if (isProblems(started)) throw new Error(started.map((p) => say(p, 'en')).join('\n'));
	return started as Position<Table>;
}
const at = (
	gate: 'I' | 'II' | 'III' | 'IV' | 'V' | 'before',
	own: Partial<Setup['seats']> = {},
	rulings = {}
) =>
	start(
		{
			seats: { ...own, A: { hand: ['cut'], ...own.A }, B: { ...own.B } },
			contact: ['A-B'],
			attack: { by: 'A', technique: 'cut', targets: ['B'], at: gate }
		},
		rulings
	);
const option = (p: Position<Table>, seat: Seat, action: string): MoveOption =>
	system.moves(p, seat).find((m) => m.action === action)!;
const reasons = (o: MoveOption) => o.reasons.map((r) => r.code);

describe('lists of moves', () => {
	it('has every action, legal ones first', () => {
		const list = system.moves(at('II', { B: { abilities: ['plate'] } }));
		const firstIllegal = list.findIndex((m) => !m.legal);
		expect(list.slice(0, firstIllegal).map((m) => m.action)).toEqual(['armour', 'pass']);
		expect(list.slice(firstIllegal).every((m) => !m.legal && m.reasons.length > 0)).toBe(true);
		expect(list.length).toBeGreaterThan(20);
	});
	it('adds what others may say unasked', () => {
		const p = at('I', { A: { hand: ['cut'], abilities: ['surge'] }, C: { hand: ['resist'] } });
		expect(system.decision(p)).toMatchObject({ seat: 'B', kind: 'act' });
		const others = system.moves(p).filter((m) => m.seat !== 'B');
		expect(others.map((m) => [m.seat, m.action, m.legal, m.label.en]).sort()).toEqual([
			['A', 'pump', true, 'Pump up (A)'],
			['C', 'migawari', true, 'Substitute (migawari) (C)']
		]);
		// the same seat asked for itself says all, with the reasons
		expect(option(p, 'A', 'migawari').legal).toBe(false);
	});
	it('holds just the question while a spirit check waits', () => {
		const p = start({
			seats: { A: { hand: ['big'] }, B: {} },
			cards: { big: 'technique sword Lv9 Dp9' }
		});
		const asked = system.kernel.settle(
			p,
			system.event({ seat: 'A', action: 'declare', picks: { technique: ['A:big'] } })
		)!;
		expect(system.decision(asked)).toMatchObject({ seat: 'A', kind: 'answer' });
		expect(system.moves(asked).map((m) => m.action)).toEqual(['answer']);
		const field = system.field(asked, { seat: 'A', action: 'answer' })!;
		expect(field.options.map((o) => o.label.en)).toContain('7 (success)');
		expect(field.options.map((o) => o.label.en)).toContain('8 (failure)');
	});
});

describe('nearest fixes', () => {
	const fixOf = (o: MoveOption) => o.fix && say(o.fix, 'en');
	it.each([
		['a card', at('I'), 'mikiri', 'With Read (mikiri) in hand it could be done.'],
		['another timing', at('IV', { B: { hand: ['mikiri'] } }), 'mikiri', 'At Ⅰ evasion it could be done.'],
		[
			'not stopped',
			at('I', { B: { hand: ['mikiri'], stopped: true } }),
			'mikiri',
			'It could be done if the character were not stopped.'
		],
		['an ability', at('II'), 'armour', 'With an ability such as Plate it could be done.'],
		['a technique', at('I', { B: { warrior: 9 } }), 'counter', 'With Riposte in hand it could be done.']
	])('%s', (_name, p, action, fix) => {
		expect(fixOf(option(p, 'B', action))).toBe(fix);
	});
	it('has none where one change is not enough', () => {
		// too late, and no card either
		expect(option(at('IV'), 'B', 'mikiri').fix).toBeUndefined();
		// no change of the table makes a barrier skippable
		expect(option(at('III', { B: { barrier: ['barrier-3'] } }), 'B', 'skipBarrier').fix).toBeUndefined();
	});
	it('offers a ruling where a ruling decides', () => {
		const p = start(
			{
				seats: { A: { hand: ['sweep'] }, B: {}, C: { hand: ['resist'] } },
				attack: { by: 'A', technique: 'sweep', targets: ['B', 'C'], at: 'I' }
			},
			{ C10: 'not-allowed' }
		);
		const substitute = option(p, 'C', 'migawari');
		expect(reasons(substitute)).toEqual(['substitute_is_target']);
		expect(substitute.reasons[0]!.ruling).toBe('C10');
		expect(say(substitute.fix!, 'en')).toBe('Under another choice of ruling C10 it could be done.');
	});
	it('are true on the turn too', () => {
		const p = start({ seats: { A: { actions: 0, hand: ['cut'] }, B: { hand: ['cut'] } } });
		expect(fixOf(option(p, 'A', 'declare'))).toBe('With one action left it could be done.');
		expect(fixOf(option(p, 'B', 'declare'))).toBe('On your own turn it could be done.');
	});
});

describe('consequences', () => {
	const says = (p: Position<Table>, seat: Seat, action: string) =>
		say(option(p, seat, action).consequence!, 'en');
	it('say what one way of doing it leads to', () => {
		expect(says(at('II', { B: { abilities: ['plate'] } }), 'B', 'armour')).toBe(
			'Nullified by the Lv of armour, unless the attacker answers.'
		);
		expect(says(at('V', { B: { hand: ['resist'] } }), 'B', 'resist')).toBe('Damage 10 → 3.');
		expect(says(at('III', { B: { hand: ['barrier-4'] } }), 'B', 'handBarrier')).toBe('Effect Lv 3 → 2.');
		expect(says(at('III'), 'B', 'pass')).toBe('The barriers in the zone apply by themselves.');
	});
	it('say nothing where it depends on the pick', () => {
		expect(
			option(at('III', { B: { hand: ['barrier-4', 'barrier-3'] } }), 'B', 'handBarrier').consequence
		).toBeUndefined();
	});
});

it('reasons gather everything at once', () => {
	const p = at('IV', { B: { stopped: true } });
	expect(reasons(option(p, 'B', 'mikiri'))).toEqual([
		'timing_over',
		'no_main_card_at_IV',
		'is_stopped',
		'no_card'
	]);
	expect(reasons(option(p, 'A', 'mikiri'))).toContain('not_target');
});

it('finds exactly the moves of a small table', () => {
	const p = at('I', {
		A: { hand: ['cut'], abilities: ['surge'] },
		B: { hand: ['mikiri', 'maai'] },
		C: { hand: ['resist'] }
	});
	const moves = [...legalMoves(system, p)].map((m) => `${m.seat} ${m.action}`);
	expect(moves.sort()).toEqual(['A pump', 'B maai', 'B mikiri', 'B pass', 'C migawari']);
});

it('tells the truth of guards, and nothing where a move decides', () => {
	const p = at('III', { B: { barrier: ['barrier-3'] } });
	expect(system.guard(p, 'isLegal')).toBeNull();
	expect(system.guard(p, 'barrierWaits')).toBe(false);
	expect(system.guard(p, 'targetHelpless')).toBe(false);
	expect(system.guard(p, 'isHeal')).toBeNull();
	const queued = system.kernel.send(p, system.event({ seat: 'B', action: 'pass' }))!.position;
	expect(system.guard(queued, 'barrierWaits')).toBe(true);
	expect(system.guard(queued, 'barrierNullifies')).toBe(true);
});

it('follows the script of what is being carried out', () => {
	const p = at('III');
	const script = system.script(p)!;
	expect(script.lines[script.at]!.en).toBe('Ⅲ barriers');
	expect(system.script(start({ seats: { A: {}, B: {} } }))).toBeNull();
});
