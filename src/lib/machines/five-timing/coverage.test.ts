// Scenarios and random games together reach everything: each transition, each refusal, each line of the log.
import type { StateNode } from '../machine';
import { beforeAll, describe, expect, it } from 'vitest';
import { isProblems, type Move } from '../../rules/core/contract';
import { HAPPENINGS } from '../../rules/five-timing/happenings';
import { REASONS } from '../../rules/five-timing/reasons';
import { SCENARIOS } from '../../rules/five-timing/scenarios';
import { SENTENCES } from '../../rules/five-timing/sentences';
import type { Table } from '../../rules/five-timing/table';
import { play, type Played, type PlayedLine } from '../../scenario/run';
import type { MicroStep, Position } from '../kernel';
import { randomMove } from '../plans';
import { charts } from './charts';
import { system } from './index';
import { random, randomGame } from './random.fixture';

const edgesOf = (node: StateNode): readonly string[] => [
	...[...node.transitions.values()].flat().map((t, i) => `${node.id}/${i}->${(t.target?.[0] ?? node).id}`),
	...Object.values(node.states).flatMap((child) => edgesOf(child))
];
const linesOf = (line: PlayedLine<Table>): readonly PlayedLine<Table>[] => [
	line,
	...line.variations.flat().flatMap(linesOf)
];

const edges = new Set<string>();
const said = new Set<string>();

function take(steps: readonly MicroStep<Table>[]): void {
	for (const { hops, happened, position } of steps) {
		for (const { edge } of hops) edges.add(edge);
		for (const { code } of happened) said.add(code);
		said.add(system.status(position).code);
	}
}
function ask(p: Position<Table>): void {
	for (const seat of [undefined, ...p.table.seats])
		for (const { reasons, fix, consequence } of system.moves(p, seat)) {
			reasons.forEach((r) => said.add(r.code));
			if (fix) said.add(fix.code);
			if (consequence) said.add(consequence.code);
		}
}

beforeAll(() => {
	for (const scenario of SCENARIOS) {
		const played = play(system, scenario);
		if (isProblems(played)) throw new Error(scenario.id);
		for (const line of linesOf((played as Played<Table>).main))
			for (const step of line.steps) {
				ask(step.before);
				step.refusal.forEach((r) => said.add(r.code));
				take(step.micro);
			}
	}
	for (let seed = 200; seed < 240; seed++) {
		const next = random(seed);
		let p = randomGame(seed);
		for (let n = 0; n < 60 && system.decision(p); n++) {
			ask(p);
			const steps = system.kernel.run(p, system.event(randomMove(system, p, next)!));
			take(steps);
			p = steps.at(-1)!.position;
		}
	}
}, 120_000);

describe('charts', () => {
	it('have every transition taken', () => {
		const all = Object.values(charts).flatMap((machine) => edgesOf(machine.root));
		expect(all.length).toBeGreaterThan(90);
		expect(all.filter((edge) => !edges.has(edge))).toEqual([]);
	});
	it('have every state, event and guard labelled, and nothing else', () => {
		for (const [name, machine] of Object.entries(charts)) {
			const doc = system.chartDocs[name]!;
			const states: string[] = [];
			const events = new Set<string>();
			const guards = new Set<string>();
			const visit = (node: StateNode): void => {
				states.push(node.id);
				for (const t of [...node.transitions.values()].flat()) {
					events.add(t.eventType);
					if (t.guard) guards.add(t.guard as string);
				}
				Object.values(node.states).forEach((child) => visit(child));
			};
			visit(machine.root);
			expect(Object.keys(doc.states).sort()).toEqual(states.sort());
			expect(Object.keys(doc.events).sort()).toEqual([...events].sort());
			expect(Object.keys(doc.guards).sort()).toEqual([...guards].sort());
		}
	});
	it('name only guards and actions that the rules know', () => {
		for (const machine of Object.values(charts)) {
			const visit = (node: StateNode): void => {
				for (const t of [...node.transitions.values()].flat()) {
					if (t.guard) expect(system.rules.guards).toHaveProperty([t.guard as string]);
					for (const action of t.actions as unknown as readonly string[])
						if (!action.startsWith('call:')) expect(system.rules.actions).toHaveProperty([action]);
				}
				Object.values(node.states).forEach((child) => visit(child));
			};
			visit(machine.root);
		}
	});
});

/** Refusals of a move that is broken rather than illegal; lists of moves never meet them. */
const BROKEN: readonly Move[] = [
	{ seat: 'D', action: 'pass' },
	{ seat: 'A', action: 'fly' },
	{ seat: 'A', action: 'pass', picks: { with: ['A:cut'] } },
	{ seat: 'A', action: 'declare', picks: { technique: ['A:cut', 'A:cut'] } },
	{ seat: 'A', action: 'declare', picks: { technique: ['A:air'] } },
	{ seat: 'A', action: 'answer', picks: { roll: ['7'] } }
];

describe('sentences', () => {
	it('have every refusal given', () => {
		const two = randomTwo();
		for (const move of BROKEN) system.whyNot(two, move).forEach((r) => said.add(r.code));
		// between two micro steps nobody may choose
		const busy = system.kernel.send(
			two,
			system.event({ seat: 'A', action: 'declare', picks: { technique: ['A:cut'] } })
		)!;
		expect(system.decision(busy.position)).toBeNull();
		system.moves(busy.position, 'A').forEach((m) => m.reasons.forEach((r) => said.add(r.code)));
		expect(Object.keys(REASONS).filter((code) => !said.has(code))).toEqual([]);
	});
	it('have every line of the log written', () => {
		expect(Object.keys(HAPPENINGS).filter((code) => !said.has(code))).toEqual([]);
	});
	it('have every prompt, consequence and fix said', () => {
		expect(Object.keys(SENTENCES).filter((code) => !said.has(code))).toEqual([]);
	});
});

function randomTwo(): Position<Table> {
	const started = system.start({ setup: { seats: { A: { hand: ['cut'] }, B: {} } } });
	if (isProblems(started)) throw new Error('two seats');
	return started as Position<Table>;
}
