// The questions of the contract, asked of Victory Spark: reasons and fixes, fields, disclosure, scripts, chart labels.
import { describe, expect, test } from 'vitest';
import { isProblems, type Json, type Move, type Problem } from '../../rules/core/contract';
import { say, type Seat } from '../../rules/core/text';
import type { FIXES } from '../../rules/victory-spark/legal';
import { HAPPENINGS } from '../../rules/victory-spark/happenings';
import { SCRIPT_STATES } from '../../rules/victory-spark/script';
import { SCENARIOS } from '../../rules/victory-spark/scenarios';
import { upSide, type Player, type Table } from '../../rules/victory-spark/table';
import type { StateNode } from '../machine';
import { play } from '../../scenario/run';
import type { Position } from '../kernel';
import { charts, pathOf, system } from './index';
import { startOf } from './testing';

const DECK = ['V01.11*9'];
type Parts = Readonly<Record<string, Json>>;
const at = (player: Player, phase: string, a: Parts = {}, b: Parts = {}, begin = false): Position<Table> =>
	startOf({
		setup: {
			turn: { player, number: player === 'A' ? 3 : 4, phase, ...(begin && { begin }) },
			A: { deck: DECK, ring: 'V02.9', ...a },
			B: { deck: DECK, ring: 'V02.9', ...b }
		}
	});
const option = (position: Position<Table>, action: string, seat: Seat = system.decision(position)!.seat) =>
	system.moves(position, seat).find((m) => m.action === action)!;
const codes = (position: Position<Table>, move: Move) => system.whyNot(position, move).map((r) => r.code);

describe('the nearest fix', () => {
	const bare = (player: Player, phase: string, a: Parts): Position<Table> =>
		startOf({
			setup: {
				turn: { player, number: 3, phase },
				A: { deck: DECK, ...a },
				B: { deck: DECK, ring: 'V02.9' }
			}
		});
	const rows: readonly (readonly [keyof typeof FIXES, string, Position<Table>, string])[] = [
		[
			'fix_energy',
			'play',
			at('A', 'character', { hand: ['V03'], energy: ['V01'] }),
			'With 1 more standing energy'
		],
		[
			'fix_energy',
			'use',
			at('A', 'ability', { bench: ['V07'], energy: ['V01:rest'] }),
			'With 1 more standing energy'
		],
		[
			'fix_empty_slot',
			'bench',
			at('A', 'character', { ring: 'V01', bench: ['V02', 'V04', 'V06'] }),
			'If A’s bench 1 were empty'
		],
		[
			'fix_stand',
			'support',
			at('A', 'attack', { bench: ['V04:rest'] }),
			'If Mio the Sailmaker (V04) were standing'
		],
		[
			'fix_stand',
			'use',
			at('A', 'ability', { bench: ['V31:reverse'] }),
			'If Go the Strong (V31) were standing'
		],
		['fix_phase', 'support', at('A', 'character', { bench: ['V04'] }), 'In your attack phase'],
		['fix_phase', 'play', at('A', 'attack', { hand: ['V01'] }), 'In your character phase'],
		['fix_ring', 'support', bare('A', 'attack', { bench: ['V04'] }), 'With a card on your ring'],
		['fix_bench', 'support', at('A', 'attack'), 'With a standing card on your bench'],
		['fix_partner', 'block', blockStep(), 'With Hibiki in hand'],
		['fix_turn', 'pick', simultaneous(), 'After A has chosen'],
		['fix_ruling', 'support', againstAnEmptyRing(), 'ruling A12 = yes'],
		['fix_no_lock', 'play', locked(), 'Without the “can’t be played” effect of Iwane']
	];
	function blockStep() {
		const start = at('A', 'attack', { bench: ['V04'] }, { ring: 'V05', hand: ['V01'] });
		return run(start, { seat: 'A', action: 'support', picks: { card: ['A:V04'] } });
	}
	function simultaneous() {
		const start = at('A', 'attack', { ring: 'N01', bench: ['N02'] }, { ring: 'N03', bench: ['N05'] });
		return run(start, { seat: 'A', action: 'support', picks: { card: ['A:N02'] } });
	}
	function againstAnEmptyRing() {
		return startOf({
			setup: {
				turn: { player: 'A', number: 3, phase: 'attack' },
				A: { deck: DECK, ring: 'V02.9', bench: ['V04'] },
				B: { deck: DECK }
			},
			rulings: { A12: 'no' }
		});
	}
	function locked() {
		const start = at('A', 'character', { hand: ['V11', 'V01'] });
		const played = run(start, { seat: 'A', action: 'play', picks: { card: ['A:V11'], slot: ['A.bench1'] } });
		return run(played, { seat: 'A', action: 'pick', picks: { entry: ['e1'] } });
	}
	function run(position: Position<Table>, move: Move): Position<Table> {
		expect(codes(position, move)).toEqual([]);
		return system.kernel.settle(position, system.event(move))!;
	}
	test.each(rows)('%s for %s', (code, action, position, says) => {
		const seat = code === 'fix_turn' ? 'B' : system.decision(position)!.seat;
		const found = option(position, action, seat);
		expect(found.legal).toBe(false);
		expect(found.fix?.code).toBe(code);
		expect(say(found.fix!, 'en')).toContain(says);
	});
	test('none where one change would not do', () => {
		expect(option(at('A', 'character'), 'swap').fix).toBeUndefined();
	});
});

describe('moves', () => {
	test('all actions are listed, legal ones first', () => {
		const moves = system.moves(at('A', 'character', { hand: ['V01'] }));
		expect(moves.map((m) => m.legal)).toEqual(
			[...moves.map((m) => m.legal)].sort((x, y) => Number(y) - Number(x))
		);
		expect(moves.filter((m) => m.legal).map((m) => m.action)).toEqual(['play', 'end', 'concede']);
		expect(moves.length).toBe(15);
	});
	test('a question of a rule is all there is', () => {
		const position = at('A', 'energy', { bench: ['V10'] }, {}, true);
		const asked = system.kernel.settle(
			position,
			system.event({ seat: 'A', action: 'pick', picks: { entry: ['e1'] } })
		)!;
		expect(system.decision(asked)?.kind).toBe('answer');
		expect(system.moves(asked).map((m) => m.action)).toEqual(['answer']);
		expect(codes(asked, { seat: 'A', action: 'end' })).toContain('question_first');
	});
	test.each<[Move, readonly string[]]>([
		[{ seat: 'C', action: 'end' }, ['no_such_seat']],
		[{ seat: 'A', action: 'fly' }, ['no_such_action']],
		[{ seat: 'A', action: 'constructor' }, ['no_such_action']],
		[{ seat: 'B', action: 'end' }, ['waits_for_other']],
		[{ seat: 'A', action: 'play' }, ['pick_missing', 'pick_missing']],
		[{ seat: 'A', action: 'play', picks: { card: ['A:V01'], slot: ['B.ring'] } }, ['not_a_candidate']],
		[{ seat: 'A', action: 'play', picks: { card: ['A:V01', 'A:V04'], slot: ['A.ring'] } }, ['pick_count']],
		[{ seat: 'A', action: 'end', picks: { card: ['A:V01'] } }, ['no_such_field']],
		[{ seat: 'A', action: 'pass' }, ['nothing_to_pass']],
		[{ seat: 'A', action: 'answer', picks: { choice: ['yes'] } }, ['no_question_open', 'not_a_candidate']],
		[
			{ seat: 'A', action: 'keep', picks: { cards: ['A:V01', 'A:V01'] } },
			['only_when_trimming', 'pick_count', 'pick_twice']
		],
		[{ seat: 'A', action: 'ring', picks: { card: ['A:V01.11'] } }, ['only_in_setup', 'not_a_candidate']]
	])('%j is refused', (move, expected) => {
		expect(codes(at('A', 'character', { hand: ['V01', 'V04'] }), move)).toEqual(expected);
	});
	test('a refused move is not taken by the charts', () => {
		const position = at('A', 'character', { hand: ['V03'] });
		const move: Move = { seat: 'A', action: 'play', picks: { card: ['A:V03'], slot: ['A.ring'] } };
		expect(codes(position, move)).toEqual(['not_enough_energy']);
		expect(system.kernel.send(position, system.event(move))).toBeNull();
	});
	test('a draft is asked field by field', () => {
		const position = at('A', 'character', { hand: ['V01', 'V03'] });
		const first = system.field(position, { seat: 'A', action: 'play' })!;
		expect(first.id).toBe('card');
		expect(first.options.map((o) => [o.id, o.reasons.map((r) => r.code), o.seenBy])).toEqual([
			['A:V01', [], ['A']],
			['A:V03', ['not_enough_energy'], ['A']]
		]);
		const second = system.field(position, { seat: 'A', action: 'play', picks: { card: ['A:V01'] } })!;
		expect(second.options.map((o) => [o.id, o.label.en])).toEqual([
			['A.ring', 'A’s ring: Tatsu the Docker (V02.9)'],
			['A.bench1', 'A’s bench 1: empty'],
			['A.bench2', 'A’s bench 2: empty'],
			['A.bench3', 'A’s bench 3: empty']
		]);
		expect(
			system.field(position, { seat: 'A', action: 'play', picks: { card: ['A:V01'], slot: ['A.ring'] } })
		).toBeNull();
	});
});

describe('disclosure', () => {
	const parts = { hand: ['V05', 'V08'], energy: ['V06', 'V03'], deck: ['V01', 'V04', 'V07'] };
	const swapped = { hand: ['V07', 'V06'], energy: ['V04', 'V08'], deck: ['V03', 'V05', 'V01'] };
	test('what B may not see does not change what B sees, or what B can do', () => {
		const [one, two] = [at('A', 'character', parts), at('A', 'character', swapped)];
		expect(system.view(one, 'B')).toEqual(system.view(two, 'B'));
		expect(system.moves(one, 'B')).toEqual(system.moves(two, 'B'));
		expect(system.view(one, 'A')).not.toEqual(system.view(two, 'A'));
		expect(system.view(one, 'judge')).not.toEqual(system.view(two, 'judge'));
	});
	test('nobody but the judge sees a deck', () => {
		const other = { ...parts, deck: ['V07', 'V01', 'V04'] };
		for (const viewer of ['A', 'B'] as const)
			expect(system.view(at('A', 'character', parts), viewer)).toEqual(
				system.view(at('A', 'character', other), viewer)
			);
	});
	test('a drawn card is named to its player only', () => {
		const drawn = system.kernel.run(at('B', 'attack', {}, {}), system.event({ seat: 'B', action: 'end' }));
		const line = drawn.flatMap((m) => m.happened).find((h) => h.code === 'drew')!;
		expect(say(line, 'en', 'A')).toContain('Nagi the Apprentice');
		expect(say(line, 'en', 'B')).toBe('A draws a card');
		expect(say(line, 'ja', 'B')).toBe('Aが山札から引いた：カード1枚');
	});
	test('the ring card picked face down stays hidden until both have picked', () => {
		const game = SCENARIOS.find((s) => s.id === 'new-game')!;
		const start = startOf({ setup: game.setup });
		const after = (card: string) =>
			system.kernel.settle(start, system.event({ seat: 'A', action: 'ring', picks: { card: [card] } }))!;
		expect(system.view(after('A:V05'), 'B')).toEqual(system.view(after('A:V03'), 'B'));
	});
	test('a table stays plain JSON', () => {
		const { table } = at('A', 'character', parts);
		expect(JSON.parse(JSON.stringify(table))).toEqual(table);
	});
});

describe('the board', () => {
	test('posture, numbers and badges of a card', () => {
		const position = at(
			'A',
			'attack',
			{ ring: 'V05:attack+1000', bench: ['V04', 'V02:rest'] },
			{ ring: 'V03:2000' }
		);
		const a = system.view(position, 'judge').seats.find((s) => s.seat === 'A')!;
		const zone = (id: string) => a.zones.find((z) => z.id === id)!;
		const [ring] = zone('A.ring').pieces;
		expect(ring?.numbers?.map((n) => n.value)).toEqual([5000, 4500]);
		expect(ring?.numbers?.[0]?.parts.map((p) => say(p, 'en'))).toEqual([
			'printed 4000',
			'+1000 Akari of the Lighthouse (V05), this turn'
		]);
		expect(zone('A.bench').count).toBe('2');
		expect(zone('A.bench').pieces.map((p) => [p.id, p.posture])).toEqual([
			['A:V04', 'upright'],
			['A:V02', 'sideways']
		]);
		const b = system.view(position, 'judge').seats.find((s) => s.seat === 'B')!;
		expect(b.zones.find((z) => z.id === 'B.ring')?.pieces[0]?.numbers?.map((n) => n.value)).toEqual([
			5000, 5000, 2000
		]);
	});
	test('who sits near', () => {
		const position = at('A', 'attack');
		const order = (viewer: 'A' | 'B' | 'judge') => system.view(position, viewer).seats.map((s) => s.seat);
		expect([order('judge'), order('A'), order('B')]).toEqual([
			['B', 'A'],
			['B', 'A'],
			['A', 'B']
		]);
	});
	test('old and new card lie in the slot together for one step', () => {
		const position = at('A', 'character', { bench: ['V02'], hand: ['V04'], energy: ['V01'] });
		const steps = system.kernel.run(
			position,
			system.event({ seat: 'A', action: 'play', picks: { card: ['A:V04'], slot: ['A.bench1'] } })
		);
		const both = steps.find((s) => s.position.table.outgoing)!;
		const slot = system
			.view(both.position, 'B')
			.seats.flatMap((s) => s.zones)
			.find((z) => z.id === 'A.bench')!;
		expect(slot.pieces.map((p) => p.id)).toEqual(['A:V04', 'A:V02']);
		expect(system.facts(both.position)['A.waiting']).toEqual([]);
		expect(system.script(both.position)?.at).toBe(2);
	});
	test('pending abilities say whose is next, and a locked one that it is not', () => {
		const start = at(
			'A',
			'attack',
			{ ring: 'N01', bench: ['N02'], hand: ['V01'] },
			{ ring: 'N03', bench: ['N05'], hand: ['V08'] }
		);
		const go = (p: Position<Table>, move: Move) => system.kernel.settle(p, system.event(move))!;
		const supported = go(start, { seat: 'A', action: 'support', picks: { card: ['A:N02'] } });
		const items = (p: Position<Table>) => system.view(p, 'judge').pending.items.map((i) => [i.id, i.next]);
		expect(items(supported)).toEqual([
			['e1', true],
			['e2', false]
		]);
		const passed = go(supported, { seat: 'A', action: 'pass' });
		const cancelled = go(passed, { seat: 'B', action: 'cancel', picks: { card: ['B:V08'], entry: ['e1'] } });
		expect(items(cancelled)).toEqual([
			['e1', false],
			['e2', false],
			['e3', true]
		]);
		expect(system.view(cancelled, 'judge').arrows).toContainEqual({ from: 'e3', to: 'e1', kind: 'target' });
	});
	test('the running attack shows its sum', () => {
		const start = at('A', 'attack', { ring: 'N01', bench: ['N02'] }, { ring: 'N03', hand: ['V01'] });
		const go = (p: Position<Table>, move: Move) => system.kernel.settle(p, system.event(move))!;
		let p = go(start, { seat: 'A', action: 'support', picks: { card: ['A:N02'] } });
		p = go(p, { seat: 'B', action: 'pass' });
		p = go(p, { seat: 'A', action: 'pick', picks: { entry: ['e1'] } });
		p = go(p, { seat: 'A', action: 'answer', picks: { choice: ['yes'] } });
		const [damage, defence] = system.view(p, 'A').numbers!;
		expect([damage?.value, defence?.value]).toEqual([6000, 4500]);
		expect(damage?.parts.map((part) => say(part, 'ja'))).toEqual([
			'記載 4000',
			'+2000 “本気で協力する”星奈（N02）（この攻撃）'
		]);
	});
});

const nameOf = (x: unknown): string => (typeof x === 'string' ? x : (x as { type: string }).type);

describe('charts', () => {
	const nodes = (node: StateNode): StateNode[] => [
		node,
		...Object.values(node.states).flatMap((n) => nodes(n))
	];
	test.each(Object.entries(charts))('%s is labelled all over', (name, machine) => {
		const doc = system.chartDocs[name]!;
		const all = nodes(machine.root);
		expect(Object.keys(doc.states).sort()).toEqual(all.map((n) => n.id).sort());
		const transitions = all.flatMap((n) => [...n.transitions.values()].flat());
		expect(new Set(Object.keys(doc.events))).toEqual(new Set(transitions.map((t) => t.eventType)));
		for (const { guard, actions } of transitions) {
			if (guard) expect(doc.guards).toHaveProperty([guard as string]);
			if (guard) expect(system.rules.guards).toHaveProperty([guard as string]);
			for (const action of actions.map(nameOf))
				if (!action.startsWith('call:')) expect(system.rules.actions).toHaveProperty([action]);
		}
	});
	test('no guard, action or label is left over', () => {
		const transitions = Object.values(charts)
			.flatMap((machine) => nodes(machine.root))
			.flatMap((n) => [...n.transitions.values()].flat());
		const guards = new Set(transitions.flatMap((t) => (t.guard ? [t.guard as string] : [])));
		const actions = new Set(transitions.flatMap((t) => t.actions.map(nameOf)));
		expect(Object.keys(system.rules.guards).filter((g) => !guards.has(g))).toEqual([]);
		expect(Object.keys(system.rules.actions).filter((a) => !actions.has(a))).toEqual([]);
		expect(Object.keys(system.chartDocs.game!.guards).filter((g) => !guards.has(g))).toEqual([]);
	});
	test('the script names states that exist', () => {
		const ids = new Set(nodes(charts.game.root).map((n) => n.id));
		const missing = SCRIPT_STATES.filter((s) => !ids.has(`game.${s}`) && !ids.has(`game.turn.${s}`));
		expect(missing).toEqual([]);
	});
	test('guards can be asked at any decision', () => {
		const position = at('A', 'attack', { bench: ['V04'] });
		expect(system.guard(position, 'areaEmpty')).toBe(true);
		expect(system.guard(position, 'damageReachesDefence')).toBe(false);
		expect(system.guard(position, 'isLegal')).toBeNull();
		expect(system.guard(position, 'no such guard')).toBeNull();
	});
	test('paths of state values', () => {
		expect(pathOf({ turn: { attack: { block: 'ask' } } })).toBe('turn.attack.block.ask');
	});
});

describe('scripts', () => {
	test('an ability is marked line by line', () => {
		const position = at('A', 'ability', { bench: ['V20'], energy: ['V01'] });
		const go = (p: Position<Table>, move: Move) => system.kernel.run(p, system.event(move));
		const used = go(position, { seat: 'A', action: 'use', picks: { ability: ['A:V20/1'] } });
		const picked = go(used.at(-1)!.position, { seat: 'A', action: 'pick', picks: { entry: ['e1'] } });
		const marks = picked.map((m) => system.script(m.position)).filter((s) => s?.title.en.includes('Okami'));
		expect(marks.map((s) => s?.at)).toEqual([0, 1, 2]);
		expect(marks[0]?.lines.map((l) => l.en)).toEqual(['Draw a card', 'The ability phase ends']);
	});
	test('the parts of an attack in their order', () => {
		const position = at('A', 'attack', { bench: ['V04'] });
		const steps = system.kernel.run(
			position,
			system.event({ seat: 'A', action: 'support', picks: { card: ['A:V04'] } })
		);
		const marks = steps
			.map((s) => system.script(s.position))
			.flatMap((s) => (s?.title.en === 'Attack' ? [s.at] : []));
		expect([...new Set(marks)]).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
	});
});

describe('starting', () => {
	test('formats and profiles are not for this system', () => {
		const setup = SCENARIOS[0]!.setup;
		const read = system.start({ setup, profile: 'seed', regulation: { format: 'lite', frame: 'x' } });
		expect(isProblems(read as readonly Problem[])).toBe(true);
		expect((read as readonly Problem[]).map((p) => [p.code, p.where.path])).toEqual([
			['no_regulation', 'regulation'],
			['no_regulation', 'profile']
		]);
	});
	test('the same seed deals the same cards, another one others', () => {
		const game = SCENARIOS.find((s) => s.id === 'new-game')!.setup as Record<string, Json>;
		const hands = (seed: number) => {
			let p = startOf({ setup: { ...game, seed } });
			for (const seat of ['A', 'B'] as const)
				p = system.kernel.settle(
					p,
					system.event({ seat, action: 'ring', picks: { card: [`${seat}:V05`] } })
				)!;
			return system.facts(p)['A.hand'];
		};
		expect(hands(7)).toEqual(hands(7));
		expect(hands(7)).not.toEqual(hands(8));
	});
	test('a card that is lost is a fault', () => {
		const position = at('A', 'attack');
		expect(system.faults(position)).toEqual([]);
		const broken = { ...position, table: upSide(position.table, 'A', { deck: [] }) };
		expect(system.faults(broken)).toEqual(['A: 1 cards of 10']);
		const asking = { ...position, table: { ...position.table, awaiting: null } };
		expect(system.faults(asking)).toEqual(['the chart waits and the table does not ask']);
	});
});

describe('rulings', () => {
	const alternatives = SCENARIOS.flatMap((s) =>
		Object.entries(s.rulings ?? {}).map(([id, choice]) => [`${id} = ${choice}`, s] as const)
	);
	test.each(alternatives)('%s: the same moves come out differently under the default', (_, scenario) => {
		const played = play(system, { ...scenario, rulings: {} });
		if (isProblems(played)) throw new Error('the set-up depends on the ruling');
		expect(played.problems.length).toBeGreaterThan(0);
	});
});

test('every sentence of the log is told by some scenario', () => {
	const told = new Set<string>();
	for (const scenario of SCENARIOS) {
		const played = play(system, scenario);
		if (isProblems(played)) throw new Error(scenario.id);
		const lines = [played.main];
		for (let line = lines.pop(); line; line = lines.pop()) {
			lines.push(...line.variations.flat());
			for (const step of [played.opening, ...line.steps.map((s) => s.micro)].flat())
				for (const h of step.happened) told.add(h.code);
		}
	}
	expect(Object.keys(HAPPENINGS).filter((code) => !told.has(code))).toEqual([]);
});

test('words for links are words, each once', async () => {
	const words = await system.words();
	expect(new Set(words).size).toBe(words.length);
	expect(words.filter((w) => !w || /\s/.test(w))).toEqual([]);
});
