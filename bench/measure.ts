// Rates and times, measured so that a busy machine hurts all candidates alike: each round gives every candidate its
// turn, and what counts is the median of the rounds.

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
const cpu = (): number => {
	const { user, system } = process.cpuUsage();
	return (user + system) / 1000;
};

/** Does some work and says how many units of it were done. */
export type Work = () => number;

/** Units a second for each candidate: medians of `rounds`, each at least `ms` long. */
export function rates<K extends string>(
	candidates: Readonly<Record<K, Work>>,
	{ rounds = 7, ms = 250 } = {}
): Record<K, number> {
	const names = Object.keys(candidates) as K[];
	const seen = Object.fromEntries(names.map((name) => [name, [] as number[]])) as Record<K, number[]>;
	for (const name of names) burst(candidates[name], ms); // warm-up: let the compiler see it
	for (let round = 0; round < rounds; round++)
		for (const name of names) seen[name].push(burst(candidates[name], ms));
	return Object.fromEntries(names.map((name) => [name, median(seen[name])])) as Record<K, number>;
}

function burst(work: Work, ms: number): number {
	const from = cpu();
	let units = 0;
	let spent: number;
	do {
		units += work();
		spent = cpu() - from;
	} while (spent < ms);
	return (units / spent) * 1000;
}

/** Milliseconds of each call, after a few that don't count. */
export function times(call: () => unknown, count: number, warmUp = 20): number[] {
	for (let i = 0; i < warmUp; i++) call();
	return Array.from({ length: count }, () => {
		const from = performance.now();
		call();
		return performance.now() - from;
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
