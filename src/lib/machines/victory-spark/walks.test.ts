// Random walks from many positions under random rulings: nothing throws, cards are conserved, everybody who decides
// can do something, every refusal is explained, no sentence has a hole, and both executors agree at every micro step.
import { describe, expect, test } from 'vitest';
import { isProblems, type Json, type Move } from '../../rules/core/contract';
import { RULING_IDS, RULINGS } from '../../rules/victory-spark/rulings';
import { SCENARIOS } from '../../rules/victory-spark/scenarios';
import type { Table } from '../../rules/victory-spark/table';
import { play, type PlayedLine } from '../../scenario/run';
import type { Machine, StateNode } from '../machine';
import type { Head } from '../contract';
import { makeKernel, NEXT, type ChartEvent, type MicroStep, type Position } from '../kernel';
import { referenceExecutor } from '../reference';
import { charts, rules, system } from './index';
import { Dice, fillIn, missingSlots, randomMove, startOf } from './testing';

const reference = makeKernel(referenceExecutor<Table>(charts, rules), rules, 'game');
const taken = new Set<string>();
const note = (steps: readonly MicroStep<Table>[]): void => {
	for (const step of steps) for (const hop of step.hops) taken.add(hop.edge);
};

/** Every kind of card, so that walks meet every ability. */
const DECK = [
	...['V04*2', 'V05*3', 'V06*3', 'V07*2', 'V08*3', 'V09*2', 'V10*2', 'V11*2', 'V12*2', 'V13*2', 'V15*2'],
	...['V16*2', 'V17*2', 'V18*3', 'V19*2', 'V20*2', 'V21', 'V22', 'V23', 'V25*2', 'V26*2', 'V27', 'V28'],
	...['V29*2', 'V31', 'V32*2']
];
const newGame = (seed: number): Json => ({
	turn: { player: seed % 2 ? 'A' : 'B', number: 1, phase: 'setup' },
	seed,
	A: { deck: DECK },
	B: { deck: DECK }
});
function someRulings(dice: Dice): Record<string, string> {
	const chosen: Record<string, string> = {};
	for (const id of RULING_IDS) if (dice.below(3) === 0) chosen[id] = dice.one(RULINGS[id]);
	return chosen;
}

/** Everything that can be asked at a decision, asked. */
function inspect(position: Position<Table>, dice: Dice): void {
	const decision = system.decision(position)!;
	const seats = ['A', 'B'] as const;
	const moves = system.moves(position);
	expect(moves.some((m) => m.legal)).toBe(true);
	expect(moves.every((m) => m.seat === decision.seat)).toBe(true);
	const others = seats.flatMap((seat) => (seat === decision.seat ? [] : system.moves(position, seat)));
	for (const option of [...moves, ...others]) {
		expect(option.legal).toBe(option.reasons.length === 0);
		if (option.legal) expect(system.whyNot(position, fillIn(position, option, dice))).toEqual([]);
		for (const reason of option.reasons) expect(reason.cites.length).toBeGreaterThan(0);
	}
	// what an option is refused for is what the move with it is refused for
	for (const option of moves.filter((m) => m.legal)) {
		const draft = { seat: option.seat, action: option.action };
		const field = system.field(position, draft);
		for (const bad of field?.options.filter((o) => o.reasons.length) ?? []) {
			const codes = system
				.whyNot(position, { ...draft, picks: { [field!.id]: [bad.id] } })
				.map((r) => r.code);
			if (field!.max === 1 && !system.field(position, { ...draft, picks: { [field!.id]: [bad.id] } }))
				expect(codes).toEqual(expect.arrayContaining(bad.reasons.map((r) => r.code)));
		}
		expect(missingSlots(field)).toEqual([]);
	}
	const views = (['judge', 'A', 'B'] as const).map((viewer) => system.view(position, viewer));
	expect(missingSlots(decision, moves, others, views, system.status(position))).toEqual([]);
}

/** The zones that the board draws: cards move between these and no others. */
const ZONES = ['A', 'B'].flatMap((seat) =>
	['hand', 'energy', 'bench', 'ring', 'deck', 'waiting', 'retire'].map((zone) => `${seat}.${zone}`)
);
function walk(start: Position<Table>, seed: number, length: number, every: number): Position<Table> {
	const dice = new Dice(seed);
	let position = start;
	for (let n = 0; n < length; n++) {
		if (position.table.result) break;
		if (n % every === 0) inspect(position, dice);
		const move = randomMove(position, dice)!;
		const event = system.event(move);
		const steps = system.kernel.run(position, event);
		note(steps);
		let slow: Position<Table> = position;
		steps.forEach((step, i) => {
			expect(system.faults(step.position)).toEqual([]);
			for (const h of step.happened)
				for (const [, from, to] of h.moved ?? []) expect(ZONES).toEqual(expect.arrayContaining([from, to]));
			expect(missingSlots(step.happened, system.status(step.position), system.script(step.position))).toEqual(
				[]
			);
			const next = reference.send(slow, i ? NEXT : event)!;
			expect(next.position).toEqual(step.position);
			slow = next.position;
		});
		// saved, restored and played again in the middle: the same
		const middle = steps[steps.length >> 1]!.position;
		const restored = JSON.parse(JSON.stringify(middle)) as Position<Table>;
		expect(restored).toEqual(middle);
		const settled = system.kernel.waits(restored) ? restored : system.kernel.settle(restored, NEXT);
		position = steps.at(-1)!.position;
		expect(settled).toEqual(position);
	}
	return position;
}

describe('random walks', () => {
	test.each(SCENARIOS.map((s, i) => [s.id, s, i] as const))('from %s', (_, s, i) => {
		walk(startOf({ setup: s.setup, ...(s.rulings && { rulings: s.rulings }) }), i, 8, 4);
	});
	test.each(Array.from({ length: 8 }, (_, i) => [i + 1]))('whole game %i', (seed) => {
		const dice = new Dice(seed * 77);
		const rulings = seed % 2 ? {} : someRulings(dice);
		const last = walk(startOf({ setup: newGame(seed), rulings }), seed, 100, 20);
		expect(last.table.turn).toBeGreaterThan(1);
	});
});

/** All transitions of a chart, with the ids the compiled executor gives them. */
function edgesOf(machine: Machine): string[] {
	const visit = (node: StateNode): string[] => [
		...[...node.transitions.values()].flat().map((t, i) => `${node.id}/${i}->${(t.target?.[0] ?? node).id}`),
		...Object.values(node.states).flatMap((child) => visit(child))
	];
	return visit(machine.root);
}
function noteLine(line: PlayedLine<Table>): void {
	for (const step of line.steps) note(step.micro);
	for (const variation of line.variations.flat()) noteLine(variation);
}

/** Games that end inside a check: losses that were there already, the last card drawn, and players who give up. */
const TEN = ['V01.51*10'];
const lost = (turn: Json, a: Json = {}, b: Json = {}): Json => {
	const side = (more: Json) => ({ deck: ['V01.11*9'], ring: 'V02', ...(more as object) });
	return { turn, A: side(a), B: side(b) };
};
const at = (phase: string, begin = true): Json => ({
	player: 'A',
	number: 3,
	phase,
	...(begin && { begin })
});
const ENDS: readonly (readonly [name: string, head: Head, moves: readonly Move[]])[] = [
	...['stand', 'draw', 'energy', 'character', 'ability', 'attack'].map(
		(phase) => [phase, { setup: lost(at(phase), {}, { retire: TEN }) }, []] as const
	),
	['standing up first', { setup: lost(at('stand'), {}, { retire: TEN }), rulings: { A1: 'after' } }, []],
	['the last card drawn', { setup: lost(at('draw'), { deck: ['V01'] }) }, []],
	[
		'after placing energy',
		{ setup: lost(at('energy', false), { hand: ['V03'] }, { retire: TEN }) },
		[{ seat: 'A', action: 'energy', picks: { card: ['A:V03'] } }]
	],
	[
		'after a play',
		{ setup: lost(at('character', false), { hand: ['V01'] }, { retire: TEN }) },
		[{ seat: 'A', action: 'play', picks: { card: ['A:V01'], slot: ['A.bench1'] } }]
	],
	[
		'after an ability',
		{ setup: lost(at('ability', false), { bench: ['V31'] }, { retire: TEN }) },
		[
			{ seat: 'A', action: 'use', picks: { ability: ['A:V31/1'] } },
			{ seat: 'A', action: 'pick', picks: { entry: ['e1'] } }
		]
	],
	[
		'after supporting',
		{ setup: lost(at('attack', false), { bench: ['V04'] }, { retire: TEN }) },
		[{ seat: 'A', action: 'support', picks: { card: ['A:V04'] } }]
	],
	[
		'given up after a block',
		{ setup: lost(at('attack', false), { bench: ['V04'] }, { ring: 'V05', bench: ['V35'], hand: ['V06'] }) },
		[
			{ seat: 'A', action: 'support', picks: { card: ['A:V04'] } },
			{ seat: 'B', action: 'block', picks: { card: ['B:V06'] } },
			{ seat: 'A', action: 'concede' }
		]
	],
	[
		'given up at the end of an attack',
		{ setup: lost(at('attack', false), { bench: ['V19'] }) },
		[
			{ seat: 'A', action: 'support', picks: { card: ['A:V19'] } },
			{ seat: 'B', action: 'concede' }
		]
	]
];

describe('games that end inside a check', () => {
	test.each(ENDS)('%s', (_, head, moves) => {
		const first = system.start(head) as Position<Table>;
		let position = first;
		const run = (event: ChartEvent) => {
			const steps = system.kernel.run(position, event);
			note(steps);
			position = steps.at(-1)!.position;
		};
		if (!system.kernel.waits(first)) run(NEXT);
		for (const move of moves) {
			expect(system.whyNot(position, move)).toEqual([]);
			run(system.event(move));
		}
		expect(position.table.result).not.toBeNull();
		expect(position.frames).toEqual([['game', 'over']]);
		expect(system.decision(position)).toBeNull();
		expect(system.moves(position)).toEqual([]);
		expect(system.moves(position, 'A').every((m) => !m.legal && m.reasons.length)).toBe(true);
		expect(system.faults(position)).toEqual([]);
	});
});

describe('charts', () => {
	test('every transition is taken', () => {
		for (const scenario of SCENARIOS) {
			const played = play(system, scenario);
			if (isProblems(played)) throw new Error(scenario.id);
			note(played.opening);
			noteLine(played.main);
		}
		const missed = Object.values(charts)
			.flatMap(edgesOf)
			.filter((edge) => !taken.has(edge));
		expect(missed).toEqual([]);
	});
});
