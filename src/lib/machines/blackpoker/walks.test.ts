// Random games: nothing throws, cards are conserved, every decision has a legal move, every refusal a reason,
// and both executors take the same way.
import { describe, expect, it } from 'vitest';
import { nextRandom, shuffled } from '../../rules/core/random';
import { isProblems, type Json, type Move } from '../../rules/core/contract';
import { say } from '../../rules/core/text';
import { entry20Deck, fullDeck, type Player } from '../../rules/blackpoker/cards';
import type { Format, Frame, Table } from '../../rules/blackpoker/table';
import { makeKernel, NEXT, type Position } from '../kernel';
import { randomMove } from '../plans';
import { referenceExecutor } from '../reference';
import { charts } from './charts';
import { system } from './index';

const dealt = (owner: Player, frame: Frame, seed: number) => {
	const [deck] = shuffled(frame === 'entry20' ? entry20Deck(owner) : fullDeck(owner), seed);
	const short = deck.map((c) => c.slice(2));
	const at = (from: number, to: number) => short.slice(from, to);
	const walls = [{ cards: at(7, 8), bulwark: true }];
	if (frame === 'entry20')
		return { hand: at(0, 7), field: [...walls, { cards: at(8, 9) }], life: { cards: at(9, 20) } };
	walls.push({ cards: at(9, 10), bulwark: true }, { cards: at(10, 11), bulwark: true });
	return {
		hand: at(0, 7),
		field: [...walls, { cards: at(8, 9) }],
		life: { cards: at(11, 30) },
		pack: { cards: at(30, 34) },
		...(frame !== 'pack' && { rare: at(34, 35) }),
		...(frame === 'extra' && {
			trumps: [
				{ card: at(35, 36)[0]!, faceUp: true },
				{ card: at(36, 37)[0]!, faceUp: false }
			]
		}),
		graveyard: at(37, 42)
	};
};
export function deal(format: Format, frame: Frame, seed: number): Position<Table> {
	const started = system.start({
		regulation: { format, frame },
		setup: {
			turn: 'A',
			seed,
			A: dealt('A', frame, seed),
			B: dealt('B', frame, seed + 1000)
		} as unknown as Json
	});
	if (isProblems(started))
		throw new Error(started.map((p) => say(p, 'en') + JSON.stringify(p.where)).join('\n'));
	return started as Position<Table>;
}
/** A new game from its set-up. */
function fresh(format: Format, frame: Frame, seed: number): Position<Table> {
	const started = system.start({ regulation: { format, frame }, setup: { seed, deal: {} } });
	if (isProblems(started)) throw new Error(started.map((p) => say(p, 'en')).join('\n'));
	return started as Position<Table>;
}
const rng = (seed: number) => {
	let state = seed;
	return () => {
		const [value, next] = nextRandom(state);
		state = next;
		return value;
	};
};

/** Every format with every frame it may be played with. */
const REGULATIONS = system.regulations!.frames.flatMap((frame) =>
	frame.formats.map((format) => [format, frame.id] as [Format, Frame])
);
/** Random play seldom ends a game: it is followed for this many decisions. */
const BOUND = 120;

/** Plays at random to the end or the bound: where that led, after how many decisions, and what was wrong on the way. */
function walk(from: Position<Table>, random: () => number) {
	let p = from;
	let moves = 0;
	const wrong: string[] = [];
	for (; moves < BOUND && system.decision(p) && !wrong.length; moves++) {
		if (moves % 8 === 0)
			for (const o of system.moves(p))
				if (o.legal !== (o.reasons.length === 0))
					wrong.push(`${o.action}: legal without agreeing with its reasons`);
		const move = randomMove(system, p, random);
		if (!move) wrong.push(`no legal move: ${JSON.stringify(system.decision(p))}`);
		else
			for (const step of system.kernel.run(p, system.event(move))) {
				p = step.position;
				wrong.push(...system.faults(p).map((f) => `${f} after ${JSON.stringify(move)}`));
				for (const h of step.happened)
					if (/[{}]|undefined/.test(say(h, 'ja') + say(h, 'en'))) wrong.push(`unfilled slot: ${h.code}`);
			}
	}
	return { p, moves, wrong };
}

describe.each(REGULATIONS)('%s + %s', (format, frame) => {
	it.each([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])('game %i', { timeout: 60_000 }, (seed) => {
		const start = seed % 2 ? fresh(format, frame, seed) : deal(format, frame, seed);
		const { p, moves, wrong } = walk(start, rng(seed * 7919));
		expect(wrong).toEqual([]);
		// it ended with a winner, or the bound was reached
		expect(p.table.over !== null || moves === BOUND).toBe(true);
	});
});

// every disputed point read another way at random, several at once: they must get along too
it.each(Array.from({ length: 12 }, (_, i) => i + 1))(
	'under other rulings: game %i',
	{ timeout: 60_000 },
	(seed) => {
		const random = rng(seed * 104_729);
		const rulings = Object.fromEntries(
			Object.entries(system.rulings).flatMap(([id, { choices }]) => {
				const choice = choices[Math.floor(random() * choices.length)]!;
				return choice === choices[0] ? [] : [[id, choice]];
			})
		);
		const [format, frame] = seed % 3 ? (['master', 'extra'] as const) : (['lite', 'entry20'] as const);
		const setup = { turn: 'A', seed, A: dealt('A', frame, seed), B: dealt('B', frame, seed + 1000) };
		const started = system.start({
			regulation: { format, frame },
			rulings,
			setup: (seed % 2 ? { seed, deal: {} } : setup) as unknown as Json
		});
		if (isProblems(started)) throw new Error(started.map((p) => say(p, 'en')).join('\n'));
		const { p, wrong } = walk(started as Position<Table>, random);
		expect(wrong, JSON.stringify(rulings)).toEqual([]);
		expect(p.table.over !== null || system.decision(p) !== null).toBe(true);
	}
);

it('takes the same way on XState itself', () => {
	const reference = makeKernel(referenceExecutor(charts, system.rules), system.rules, 'game', system.beside);
	const random = rng(42);
	let a = deal('master', 'extra', 11);
	let b = a;
	for (let moves = 0; moves < 120 && system.decision(a); moves++) {
		const move: Move = randomMove(system, a, random)!;
		let event = system.event(move);
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
});
