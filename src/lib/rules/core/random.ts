// Randomness that is written down: the state of the shuffler is a number in the table, so the same table shuffles the same way.

/** The next state and a number in [0, 1): mulberry32, small and good enough for shuffling cards. */
export function nextRandom(state: number): readonly [value: number, state: number] {
	const next = (state + 0x6d2b79f5) | 0;
	let t = Math.imul(next ^ (next >>> 15), 1 | next);
	t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
	return [((t ^ (t >>> 14)) >>> 0) / 4294967296, next];
}

/** A shuffled copy (Fisher–Yates) and the state after it. */
export function shuffled<T>(items: readonly T[], state: number): readonly [items: T[], state: number] {
	const out = items.slice();
	for (let i = out.length - 1; i > 0; i--) {
		const [value, next] = nextRandom(state);
		state = next;
		const j = Math.floor(value * (i + 1));
		[out[i], out[j]] = [out[j]!, out[i]!];
	}
	return [out, state];
}
