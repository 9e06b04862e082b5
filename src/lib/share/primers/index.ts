// Codebooks: what the models of a link have read before its first byte, typical scenarios and sentences of a system.
// Frozen: a link can be read only with exactly the codebook it was written with. `scripts/codebook.mjs` makes a new
// one; it gets a number of its own, and the old ones stay for the old links.
import type { Scenario } from '../../scenario/types';

export interface Primer {
	/** How many of the system's words are used; words added to the system later are spelled out. */
	readonly words: number;
	/** Sentences, read first. */
	readonly text: readonly string[];
	readonly scenarios: readonly Scenario[];
}
export interface Codebook {
	/** Its number in links. 0 is none: nothing read before, and the system is spelled out. */
	readonly number: number;
	readonly system: string;
	load(): Promise<Primer>;
}

const read = (file: Promise<{ default: unknown }>): Promise<Primer> => file.then((m) => m.default as Primer);

/** Of several for one system, new links use the last. */
export const CODEBOOKS: readonly Codebook[] = [
	{ number: 1, system: 'blackpoker@8.2', load: () => read(import('./blackpoker-1.json')) },
	{ number: 2, system: 'victory-spark@2012-05', load: () => read(import('./victory-spark-1.json')) },
	{ number: 3, system: 'cryptospells-text', load: () => read(import('./cryptospells-1.json')) },
	{ number: 4, system: 'five-timing', load: () => read(import('./five-timing-1.json')) }
];
