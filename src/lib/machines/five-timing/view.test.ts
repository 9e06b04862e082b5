// What a viewer sees: the lane, the running numbers with their rules, and nothing that is hidden.
import { describe, expect, it } from 'vitest';
import { isProblems, type Json, type Move } from '../../rules/core/contract';
import { say, type Seat, type Viewer } from '../../rules/core/text';
import type { Setup } from '../../rules/five-timing/setup';
import type { Table } from '../../rules/five-timing/table';
import { complete } from '../../scenario/run';
import type { Position } from '../kernel';
import { randomMove } from '../plans';
import { system } from './index';
import { random, randomGame } from './random.fixture';

function start(setup: Setup, rulings: Record<string, string> = {}): Position<Table> {
	const started = system.start({ rulings, setup: setup as unknown as Json });
	if (isProblems(started)) throw new Error(started.map((p) => say(p, 'en')).join('\n'));
	return started as Position<Table>;
}
/** Plays `B armour`, `A announce targets=B` … */
function play(from: Position<Table>, ...texts: readonly string[]): Position<Table> {
	return texts.reduce((p, text) => {
		const [seat, action, ...fields] = text.split(' ');
		const picks = Object.fromEntries(
			fields.map((f) => f.split('=')).map(([id, ids]) => [id!, ids!.split(',')])
		);
		const move = complete(system, p, { seat: seat as Seat, action: action!, picks }).move;
		expect(system.whyNot(p, move), text).toEqual([]);
		return system.kernel.settle(p, system.event(move))!;
	}, from);
}

describe('running numbers', () => {
	const p = play(
		start({
			seats: {
				A: { hand: ['cut'] },
				B: { abilities: ['mail'], barrier: ['barrier-2'], hand: ['resist'] }
			},
			contact: ['A-B'],
			cards: { mail: 'armour Lv1 Ap2 "鎖帷子" "Mail"' }
		}),
		'A declare',
		'A announce targets=B',
		'B pass',
		'B armour',
		'B pass',
		'B pass',
		'B pass',
		'B pass',
		'B resist'
	);
	const view = system.view(p, 'judge');
	const written = (lang: 'ja' | 'en', position = view) => {
		const { parts, value } = position.numbers![0]!;
		return `${parts.map((s) => say(s, lang)).join(' ')} → ${value}`;
	};
	it('read as one calculation', () => {
		expect(written('en')).toBe('10 − 2 armour − 3 barrier = 5, ÷4 → 2');
		expect(written('ja')).toBe('10 − 2 防具 − 3 結界 = 5、÷4 → 2');
		const damage = view.pending.items[0]!.lines.find((l) => l.label.en === 'damage')!;
		expect(say(damage.text, 'en')).toBe('10 − 2 armour − 3 barrier = 5, ÷4 → 2');
	});
	it('go on after a division', () => {
		const pumped = play(
			start({
				seats: { A: { hand: ['cut'], abilities: ['surge'] }, B: { hand: ['resist'] } },
				contact: ['A-B'],
				attack: { by: 'A', technique: 'cut', targets: ['B'], at: 'V' }
			}),
			'B resist',
			'A pump'
		);
		expect(written('en', system.view(pumped, 'judge'))).toBe('10 ÷4 → 3 + 5 pump-up → 8');
	});
	it('name the rules of each part', () => {
		expect(view.numbers![0]!.parts.map((s) => s.cites)).toEqual([
			['V12', 'V13'],
			['V56'],
			['V64', 'V65'],
			['V82', 'V83']
		]);
	});
	it('show effect level and hits left', () => {
		expect(view.numbers!.map((n) => n.value)).toEqual([2, 3, 0]);
	});
	it('show where in the lane the hit is', () => {
		const lane = view.shared![0]!;
		expect(lane.pieces.map((g) => g.badges![0]?.label.en ?? '')).toEqual([
			'passed',
			'passed',
			'passed',
			'passed',
			'now',
			''
		]);
	});
});

describe('the lane', () => {
	it('shows what a nullification skips, and whether later hits come', () => {
		const p = play(
			start({ seats: { A: { hand: ['twin-cut'] }, B: { hand: ['mikiri'] } } }),
			'A declare',
			'A announce targets=B',
			'B mikiri'
		);
		const { shared, pending } = system.view(p, 'judge');
		expect(shared![0]!.pieces.map((g) => g.badges![0]?.id)).toEqual([
			'nullified',
			...Array<string>(5).fill('skipped')
		]);
		expect(say(pending.items[0]!.outcome!, 'en')).toBe('Nullified by a read; later hits still come.');
		expect(pending.items.map((i) => i.at!.en)).toEqual(['Ⅰ evasion', 'waiting']);
	});
	it('lays a counter on the attack it answers', () => {
		const p = play(
			start({ seats: { A: { hand: ['cut'] }, B: { warrior: 4, hand: ['riposte'] } } }),
			'A declare',
			'A announce targets=B',
			'B counter',
			'A pass'
		);
		const { items } = system.view(p, 'judge').pending;
		expect(items.map((i) => [i.title.en, i.next])).toEqual([
			['B: Riposte', true],
			['A: Cut', false]
		]);
	});
});

describe('what is hidden', () => {
	const setup: Setup = {
		seats: {
			A: { hand: ['cut'] },
			B: {
				face: 'CLOSE',
				warrior: 5,
				hand: ['mikiri', 'maai'],
				barrier: ['(barrier-4)', 'barrier-2'],
				abilities: ['plate']
			}
		}
	};
	const seen = (viewer: Viewer, rulings = {}): string =>
		JSON.stringify(system.view(start(setup, rulings), viewer));
	it('shows a hand and a face-down barrier to their owner and the judge only', () => {
		for (const secret of ['B:mikiri', 'B:maai', 'B:barrier-4']) {
			expect(seen('B')).toContain(secret);
			expect(seen('judge')).toContain(secret);
			expect(seen('A')).not.toContain(secret);
		}
		expect(seen('A')).toContain('B:barrier-2');
	});
	it('hides abilities and values while CLOSE, unless CLOSE is a mere mark (C17)', () => {
		expect(seen('A')).not.toContain('plate');
		expect(seen('A', { C17: 'marker' })).toContain('plate');
		expect(seen('B')).toContain('plate');
	});
	it('lets two tables that differ in hidden cards look alike', () => {
		const other: Setup = {
			seats: {
				...setup.seats,
				B: {
					...setup.seats.B,
					hand: ['geragera', 'resist'],
					barrier: ['(barrier-3)', 'barrier-2'],
					abilities: ['tough'],
					warrior: 2
				}
			}
		};
		expect(system.view(start(other), 'A')).toEqual(system.view(start(setup), 'A'));
	});
	it('tells who may know an option in hand', () => {
		const p = play(start(setup), 'A declare', 'A announce targets=B');
		const field = system.field(p, { seat: 'B', action: 'mikiri' })!;
		expect(field.options.map((o) => o.seenBy)).toEqual([['B']]);
	});
});

describe('characters', () => {
	it('sit with whoever looks at the near side', () => {
		const p = start({ seats: { A: {}, B: {}, C: {} } });
		const order = (viewer: Viewer) => system.view(p, viewer).seats.map((s) => s.seat);
		expect(order('B')).toEqual(['C', 'A', 'B']);
		expect(order('judge')).toEqual(['B', 'C', 'A']);
	});
	it('lies sideways when dead, and is gone when vanished', () => {
		const view = system.view(
			start({
				seats: { A: {}, B: { hp: 0, dead: true, face: 'CLOSE' }, C: { hp: 0, vanished: true }, D: {} }
			}),
			'judge'
		);
		const seat = (id: Seat) => view.seats.find((s) => s.seat === id)!;
		const card = (id: Seat) => seat(id).zones[0]!.pieces[0];
		expect(card('A')).toMatchObject({ posture: 'upright', faceDown: false });
		expect(card('B')).toMatchObject({ posture: 'sideways', faceDown: true });
		expect(card('C')).toBeUndefined();
		expect(seat('C').badges.map((b) => b.id)).toContain('out');
	});
});

it('speaks of the same zones in the log as on the board', { timeout: 60_000 }, () => {
	const next = random(21);
	for (const seed of [1, 4, 9]) {
		let p = randomGame(seed);
		for (let n = 0; n < 60 && system.decision(p); n++) {
			const move: Move = randomMove(system, p, next)!;
			for (const step of system.kernel.run(p, system.event(move))) {
				const zones = new Set(
					p.table.seats.flatMap((s) => ['hand', 'barrier', 'field', 'pile', 'gone'].map((z) => `${s}.${z}`))
				);
				for (const { moved = [] } of step.happened)
					for (const [card, from, to] of moved) {
						expect(zones.has(from) && zones.has(to), `${card} ${from} ${to}`).toBe(true);
						expect(from).not.toBe(to);
					}
				p = step.position;
			}
		}
	}
});
