// Every transition of every chart is taken by some scenario or random game.
import type { StateNode } from '../machine';
import { expect, test } from 'vitest';
import { isProblems } from '../../rules/core/contract';
import { SCENARIOS } from '../../rules/cryptospells/scenarios';
import { play, type Played, type PlayedLine } from '../../scenario/run';
import { charts, system, waitingOf } from './index';
import { Dice, randomMove, started } from './random.fixture';

const edgesOf = (node: StateNode): readonly string[] => [
	...[...node.transitions.values()].flat().map((t, i) => `${node.id}/${i}->${(t.target?.[0] ?? node).id}`),
	...Object.values(node.states).flatMap((child) => edgesOf(child))
];
const linesOf = (line: PlayedLine): readonly PlayedLine[] => [
	line,
	...line.variations.flat().flatMap(linesOf)
];

test('every transition is taken', () => {
	const taken = new Set<string>();
	for (const scenario of SCENARIOS) {
		const played = play(system, scenario);
		if (isProblems(played)) throw new Error(scenario.id);
		for (const line of linesOf((played as Played).main))
			for (const step of line.steps)
				for (const { hops } of step.micro) for (const hop of hops) taken.add(hop.edge);
	}
	for (let seed = 100; seed < 140; seed++) {
		const dice = new Dice(seed);
		let position = started(seed);
		for (let n = 0; n < 40 && waitingOf(position) !== 'over'; n++) {
			const steps = system.kernel.run(position, system.event(randomMove(position, dice)!));
			for (const { hops } of steps) for (const hop of hops) taken.add(hop.edge);
			position = steps[steps.length - 1]!.position;
		}
	}
	const all = Object.values(charts).flatMap((machine) => edgesOf(machine.root));
	expect(all.length).toBeGreaterThan(60);
	expect(all.filter((edge) => !taken.has(edge))).toEqual([]);
}, 60_000);

test('every state, event and guard has its label', () => {
	for (const [name, machine] of Object.entries(charts)) {
		const doc = system.chartDocs[name]!;
		const visit = (node: StateNode): void => {
			expect(doc.states, node.id).toHaveProperty([node.id]);
			for (const t of [...node.transitions.values()].flat()) {
				expect(doc.events).toHaveProperty([t.eventType]);
				if (t.guard) expect(doc.guards).toHaveProperty([t.guard as string]);
			}
			Object.values(node.states).forEach((child) => visit(child));
		};
		visit(machine.root);
	}
});
