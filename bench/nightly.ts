// `npm run bench -- games`: full random games of BlackPoker in every format and frame, from the set-up to a winner.
// Not for speed alone: every position is held to the invariants, and one broken one makes the run fail.
import type { Position } from '../src/lib/machines/kernel';
import { system } from '../src/lib/machines/blackpoker';
import { randomMove } from '../src/lib/machines/plans';
import type { Table } from '../src/lib/rules/blackpoker/table';
import { seeded, startOf } from './games';
import { cpu } from './measure';

/** Games for each pair of format and frame; `BENCH_GAMES=20 npm run bench -- games` for a quick look. */
const GAMES = Number(process.env.BENCH_GAMES) || 200;
/** Random players may go on for very long: a game that has not ended after so many decisions has reached the bound. */
const BOUND = 3000;

interface Game {
	readonly decisions: number;
	readonly turns: number;
	readonly won: boolean;
	/** What was broken, in words; the game stops there. */
	readonly broken: readonly string[];
}

/** One game; whatever it throws is a violation like any other. */
function playGame(format: string, frame: string, seed: number): Game {
	const random = seeded(seed);
	let position: Position<Table> = startOf(system, {
		regulation: { format, frame },
		setup: { seed, deal: {} }
	});
	let decisions = 0;
	const end = (won: boolean, broken: readonly string[] = []): Game => ({
		decisions,
		turns: position.table.turnNumber,
		won,
		broken: broken.map((what) => `${format}+${frame} seed ${seed}, decision ${decisions}: ${what}`)
	});
	try {
		for (; decisions < BOUND; decisions++) {
			if (!system.decision(position))
				return position.table.over ? end(true) : end(false, ['nobody decides, and nobody has won']);
			const move = randomMove(system, position, random);
			if (!move) return end(false, ['no legal move']);
			for (const step of system.kernel.run(position, system.event(move))) {
				position = step.position;
				const faults = system.faults(position);
				if (faults.length)
					return end(
						false,
						faults.map((f) => `${f} after ${JSON.stringify(move)}`)
					);
			}
		}
		return end(false);
	} catch (error) {
		return end(false, [`threw ${String(error)}`]);
	}
}

const sum = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0);
const column = (text: string | number, width: number): string => String(text).padStart(width);

console.log(`\nRandom games, ${GAMES} for each regulation, at most ${BOUND} decisions each`);
console.log(
	'regulation'.padEnd(20) +
		['won', 'bound', 'mean', 'longest', 'turns', 'moves/s'].map((h) => column(h, 9)).join('')
);
const broken: string[] = [];
for (const frame of system.regulations!.frames)
	for (const format of frame.formats) {
		const from = cpu();
		const games = Array.from({ length: GAMES }, (_, i) => playGame(format, frame.id, i + 1));
		const seconds = (cpu() - from) / 1000;
		const lengths = games.map((g) => g.decisions);
		const won = games.filter((g) => g.won).length;
		const bound = games.filter((g) => !g.won && !g.broken.length).length;
		const figures = [
			won,
			bound,
			Math.round(sum(lengths) / GAMES),
			Math.max(...lengths),
			Math.max(...games.map((g) => g.turns)),
			Math.round(sum(lengths) / seconds)
		];
		console.log(`${format}+${frame.id}`.padEnd(20) + figures.map((n) => column(n, 9)).join(''));
		broken.push(...games.flatMap((g) => g.broken));
	}
for (const what of broken) console.error(what);
console.log(
	broken.length
		? `${broken.length} violation(s).`
		: 'No violation: cards kept, nothing thrown, always a legal move.'
);
process.exitCode = broken.length ? 1 : 0;
