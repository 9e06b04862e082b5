// Random games under random rulings: nothing throws, nothing is lost, every decision has a legal move,
// every refusal its reasons, and both executors take the same way.
import { describe, expect, it } from 'vitest';
import type { Json, Move, Sentence } from '../../rules/core/contract';
import { LANGS, say } from '../../rules/core/text';
import type { Table } from '../../rules/five-timing/table';
import { makeKernel, NEXT, type Position } from '../kernel';
import { randomMove } from '../plans';
import { referenceExecutor } from '../reference';
import { charts } from './charts';
import { system } from './index';
import { random, randomGame } from './random.fixture';

const cards = (t: Table): readonly string[] => Object.values(t.zones).flat().sort();
/** What is wrong with a sentence: a slot that nothing fills, or a word left over from code. */
const flaws = (s: Sentence): readonly string[] =>
	LANGS.flatMap((lang) => {
		const text = say(s, lang);
		return /[{}]|undefined|\bnull\b|\[object/.test(text) ? [`${s.code}: ${text}`] : [];
	});

/** Everything a page would ask at this position. */
function askEverything(p: Position<Table>): readonly string[] {
	const wrong: string[] = [...system.faults(p), ...flaws(system.status(p))];
	const decision = system.decision(p);
	if (decision) wrong.push(...flaws(decision.prompt));
	for (const seat of [undefined, ...p.table.seats])
		for (const option of system.moves(p, seat)) {
			if (option.legal !== (option.reasons.length === 0))
				wrong.push(`${option.action}: legal and reasons disagree`);
			if (!option.cites.length) wrong.push(`${option.action} cites nothing`);
			for (const reason of option.reasons)
				if (!reason.cites.length && !reason.ruling) wrong.push(`${reason.code} cites nothing`);
			const said = [...option.reasons, option.fix, option.consequence].filter((s): s is Sentence => !!s);
			wrong.push(...said.flatMap(flaws));
		}
	for (const viewer of ['judge' as const, ...p.table.seats]) {
		const { numbers = [], pending } = system.view(p, viewer);
		wrong.push(
			...[
				...numbers.flatMap((n) => n.parts),
				...pending.items.flatMap((i) => i.lines.map((l) => l.text))
			].flatMap(flaws)
		);
	}
	const script = system.script(p);
	if (script && (script.at < -1 || script.at > script.lines.length)) wrong.push(`script at ${script.at}`);
	for (const chart of Object.keys(charts))
		for (const guard of Object.keys(system.chartDocs[chart]!.guards)) system.guard(p, guard);
	return wrong;
}

describe('random games', () => {
	it.each(Array.from({ length: 30 }, (_, i) => i + 1))('game %i', { timeout: 60_000 }, (seed) => {
		const next = random(seed * 7919);
		let p = randomGame(seed);
		const all = cards(p.table);
		const wrong: string[] = [];
		let moves = 0;
		for (; moves < 100 && system.decision(p) && !wrong.length; moves++) {
			if (moves % 5 === 0) wrong.push(...askEverything(p));
			const move = randomMove(system, p, next);
			if (!move) {
				wrong.push(`no legal move: ${JSON.stringify(system.decision(p))}`);
				break;
			}
			for (const step of system.kernel.run(p, system.event(move))) {
				p = step.position;
				wrong.push(...system.faults(p).map((f) => `${f} after ${JSON.stringify(move)}`));
				wrong.push(...step.happened.flatMap(flaws));
				if (JSON.stringify(cards(p.table)) !== JSON.stringify(all))
					wrong.push(`cards changed after ${JSON.stringify(move)}`);
			}
		}
		expect(wrong).toEqual([]);
		expect(moves).toBeGreaterThan(0);
	});
});

const TRIES: readonly Move['picks'][] = [
	{},
	{ with: ['A:cut', 'A:cut'] },
	{ technique: ['B:nothing'] },
	{ roll: ['99'], odd: ['x'] }
];
it('refuses without throwing whatever anybody tries', { timeout: 60_000 }, () => {
	const next = random(5);
	for (let seed = 100; seed < 104; seed++) {
		let p = randomGame(seed);
		for (let n = 0; n < 30 && system.decision(p); n++) {
			for (const seat of ['A', 'B', 'C', 'D'] as const)
				for (const action of ['mikiri', 'declare', 'shield', 'answer', 'pass', 'move', 'no-such-thing'])
					for (const picks of TRIES) {
						const move: Move = { seat, action, picks };
						const reasons = system.whyNot(p, move);
						if (action !== 'pass') expect(reasons.length, JSON.stringify(move)).toBeGreaterThan(0);
						system.field(p, move);
					}
			p = system.kernel.settle(p, system.event(randomMove(system, p, next)!))!;
		}
	}
});

it('goes on the same after a round trip through JSON', { timeout: 60_000 }, () => {
	const next = random(11);
	let a = randomGame(3);
	for (let n = 0; n < 80 && system.decision(a); n++) {
		const event = system.event(randomMove(system, a, next)!);
		const b = JSON.parse(JSON.stringify(a)) as Position<Table>;
		expect(b).toEqual(a);
		const steps = system.kernel.run(a, event);
		const again = system.kernel.run(b, JSON.parse(JSON.stringify(event)));
		expect(again.map((s) => [s.position, s.happened])).toEqual(steps.map((s) => [s.position, s.happened]));
		// and from the middle of the micro steps
		const mid = steps[Math.floor(steps.length / 2)]!;
		const rest = JSON.parse(JSON.stringify(mid.position)) as Position<Table>;
		if (!system.kernel.waits(rest))
			expect(system.kernel.run(rest, NEXT).at(-1)!.position).toEqual(steps.at(-1)!.position);
		a = steps.at(-1)!.position;
	}
});

it('takes the same way on XState itself', { timeout: 60_000 }, () => {
	const reference = makeKernel(referenceExecutor(charts, system.rules), system.rules, 'game');
	for (const seed of [1, 2, 7, 8]) {
		const next = random(seed);
		let a = randomGame(seed);
		let b = a;
		for (let n = 0; n < 60 && system.decision(a); n++) {
			let event = system.event(randomMove(system, a, next)!);
			do {
				const x = system.kernel.send(a, event)!;
				const y = reference.send(b, event)!;
				expect(y.position).toEqual(x.position);
				expect(y.happened).toEqual(x.happened);
				a = x.position;
				b = y.position;
				event = NEXT;
			} while (!system.kernel.waits(a));
			expect(reference.waits(b)).toBe(true);
		}
	}
});

it('keeps a table that is JSON', { timeout: 60_000 }, () => {
	const next = random(4);
	let p = randomGame(6);
	for (let n = 0; n < 60 && system.decision(p); n++) {
		p = system.kernel.settle(p, system.event(randomMove(system, p, next)!))!;
		const plain = JSON.parse(JSON.stringify(p.table)) as Json;
		expect(plain).toStrictEqual(p.table);
	}
});
