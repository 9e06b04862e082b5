// Rates and times, measured so that a busy machine hurts all candidates alike: each round gives every candidate its
// turn, and what counts is the median of the rounds.
import { fork, type ChildProcess } from 'node:child_process';

export const median = (values: readonly number[]): number => {
	const sorted = [...values].sort((a, b) => a - b);
	const middle = sorted.length >> 1;
	return sorted.length % 2 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
};
export const percentile = (values: readonly number[], p: number): number => {
	const sorted = [...values].sort((a, b) => a - b);
	return sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * p) - 1)]!;
};

/** Milliseconds of this thread's own work. The wall clock would also count what the machine does beside us. */
export const cpu = (): number => {
	const { user, system } = process.cpuUsage();
	return (user + system) / 1000;
};

/** Does some work and says how many units of it were done. */
export type Work = () => number;
/** Prepares some work: only in the process that measures it. */
export type Candidates = Readonly<Record<string, () => Work>>;

/** In a process started by {@link rates}: measures when asked to. Returns false in any other process. */
export function isCandidate(candidates: Candidates): boolean {
	const name = process.argv[2];
	if (!name || !process.send) return false;
	const work = candidates[name]!();
	process.on('message', (ms: number) => process.send!(burst(work, ms)));
	return true;
}

/**
 * Units a second for each candidate: medians of `rounds`, each at least `ms` long after a warm-up. Each candidate has a
 * process of its own, since code that several share is compiled for all of them, and slower than for one.
 */
export async function rates<K extends string>(
	names: readonly K[],
	{ rounds = 5, ms = 300, warmUp = 4000 } = {}
): Promise<Record<K, number>> {
	const children = names.map((name) => ({
		name,
		seen: [] as number[],
		process: fork(process.argv[1]!, [name], { execArgv: process.execArgv })
	}));
	const ask = (child: ChildProcess, forMs: number) =>
		new Promise<number>((resolve, reject) => {
			const stopped = (code: number | null) => reject(new Error(`a candidate ended with ${code}`));
			child.once('exit', stopped);
			child.once('message', (value: number) => {
				child.off('exit', stopped);
				resolve(value);
			});
			child.send(forMs);
		});
	try {
		for (const child of children) await ask(child.process, warmUp); // warm-up: let the compiler see it
		for (let round = 0; round < rounds; round++)
			for (const child of children) child.seen.push(await ask(child.process, ms));
	} finally {
		for (const child of children) child.process.kill();
	}
	return Object.fromEntries(children.map(({ name, seen }) => [name, median(seen)])) as Record<K, number>;
}

function burst(work: Work, ms: number): number {
	const from = cpu();
	let units = 0;
	let spent: number;
	// reading the clock costs as much as some work does: it is read for batches that take long enough
	let batch = 1;
	do {
		const before = cpu();
		for (let n = 0; n < batch; n++) units += work();
		const now = cpu();
		if (now - before < 5) batch *= 2;
		spent = now - from;
	} while (spent < ms);
	return (units / spent) * 1000;
}

/** Milliseconds of work of each call, after a few that don't count. */
export function times(call: () => unknown, count: number, warmUp = 20): number[] {
	for (let i = 0; i < warmUp; i++) call();
	return Array.from({ length: count }, () => {
		const from = cpu();
		call();
		return cpu() - from;
	});
}

/** Bytes that stay in use while what `make` returns is held. Needs --expose-gc. */
export function retained<T>(make: () => T): { bytes: number; held: T } {
	const collect = globalThis.gc;
	if (!collect) throw new Error('run with --expose-gc');
	const settle = () => {
		for (let i = 0; i < 4; i++) collect();
		return process.memoryUsage().heapUsed;
	};
	const before = settle();
	const held = make();
	return { bytes: settle() - before, held };
}
