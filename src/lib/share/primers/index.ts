// What the models of a link have read before its first byte: typical scenarios and sentences of its system.
// Frozen: a link of version 1 can be read only with exactly these. New ones need a new version of the format.
import type { Scenario } from '../../scenario/types';

export interface Primer {
	/** How many of the system's words version 1 uses; words added later are spelled out. */
	readonly words: number;
	/** Sentences, read first. */
	readonly text: readonly string[];
	readonly scenarios: readonly Scenario[];
}
interface Numbered {
	readonly system: string;
	/** The system's number in links. */
	readonly number: number;
	load(): Promise<Primer>;
}

export const PRIMERS: readonly Numbered[] = [];
