// Random games over random texts, boards and rulings: nothing throws, cards are conserved, every decision has a legal
// move, every refusal a reason, no sentence an unfilled slot, and both executors take the same way.
import { describe, expect, test } from 'vitest';
import { LANGS, say, type Sentence } from '../../rules/core/text';
import { RULEBOOK } from '../../rules/cryptospells/docs/rulebook';
import type { Table } from '../../rules/cryptospells/table';
import { makeKernel, NEXT, type Position } from '../kernel';
import { referenceExecutor } from '../reference';
import { charts, rules, system, waitingOf } from './index';
import { Dice, randomMove, started } from './random.fixture';

function checkSentence(sentence: Sentence): void {
	for (const cite of sentence.cites) if (!(cite in RULEBOOK)) throw new Error(`unknown rule ${cite}`);
	for (const lang of LANGS) {
		const text = say(sentence, lang);
		if (/[{}]|undefined|\[object/.test(text)) throw new Error(`unfilled: ${text}`);
	}
}

function checkDecision(position: Position<Table>): void {
	const moves = system.moves(position);
	expect(moves.some((m) => m.legal)).toBe(true);
	for (const move of moves) {
		expect(move.legal).toBe(move.reasons.length === 0);
		[
			...move.reasons,
			...(move.fix ? [move.fix] : []),
			...(move.consequence ? [move.consequence] : [])
		].forEach(checkSentence);
		const field = system.field(position, { seat: move.seat, action: move.action });
		for (const option of field?.options ?? []) {
			option.reasons.forEach(checkSentence);
			const picks = { [field!.id]: [option.id] };
			// what the field refuses, the move is refused for, and the other way round
			if (move.action === 'use' || move.action === 'pick')
				expect(system.whyNot(position, { seat: move.seat, action: move.action, picks })).toEqual(
					option.reasons
				);
		}
		if (move.legal && !field)
			expect(system.whyNot(position, { seat: move.seat, action: move.action })).toEqual([]);
	}
}

describe('random games', () => {
	const reference = makeKernel(referenceExecutor(charts, rules), rules, 'game');

	test.each(Array.from({ length: 30 }, (_, i) => i + 1))('game %i', { timeout: 30_000 }, (seed) => {
		const dice = new Dice(seed + 1000);
		let position = started(seed);
		for (let n = 0; n < 60 && waitingOf(position) !== 'over'; n++) {
			expect(system.faults(position)).toEqual([]);
			checkSentence(system.status(position));
			expect(system.decision(position)).not.toBeNull();
			checkDecision(position);
			const move = randomMove(position, dice)!;
			const event = system.event(move);
			const steps = system.kernel.run(position, event);
			for (const [i, step] of steps.entries()) {
				step.happened.forEach(checkSentence);
				checkSentence(system.status(step.position));
				const faults = system.faults(step.position);
				if (faults.length) throw new Error(faults.join('; '));
				if (i % 7 === 0) {
					// any position survives being written down, and goes on in the same way
					const copy = JSON.parse(JSON.stringify(step.position)) as Position<Table>;
					expect(copy).toEqual(step.position);
					const on = i + 1 < steps.length ? system.kernel.quick(copy, NEXT) : null;
					if (on) expect(on).toEqual(steps[i + 1]!.position);
				}
				if (i % 5 === 0) {
					for (const viewer of ['A', 'B', 'judge'] as const) system.view(step.position, viewer);
					system.script(step.position);
					system.facts(step.position);
				}
			}
			if (n < 25) {
				let slow = reference.send(position, event)!;
				for (let i = 1; i < steps.length; i++) slow = reference.send(slow.position, NEXT) ?? slow;
				expect(slow.position).toEqual(steps[steps.length - 1]!.position);
			}
			position = steps[steps.length - 1]!.position;
		}
		expect(system.faults(position)).toEqual([]);
	});

	test('a viewer learns nothing hidden: boards that differ only in it look alike', () => {
		const position = started(3);
		const { table } = position;
		const { hand, deck } = table.players.B;
		const renamed = (id: string) => `B:hidden-${id}`;
		const swapped: Table = {
			...table,
			pieces: {
				...table.pieces,
				...Object.fromEntries(
					[...hand, ...deck].map((id) => [renamed(id), { card: 'footman', owner: 'B' as const }])
				)
			},
			players: {
				...table.players,
				B: { ...table.players.B, hand: hand.map(renamed), deck: deck.map(renamed) }
			}
		};
		expect(system.view({ ...position, table: swapped }, 'A')).toEqual(system.view(position, 'A'));
		expect(system.view({ ...position, table: swapped }, 'B')).not.toEqual(system.view(position, 'B'));
	});
});
