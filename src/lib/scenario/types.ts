// A scenario: a head, a set-up, and a tree of moves with notes and expectations. JSON, text notation and links all carry this.
import type { L10n, Move } from '../rules/core/contract';
import type { Head } from '../machines/contract';

export interface Scenario extends Head {
	/** Version of this format. */
	readonly kuroko: 1;
	readonly system: string;
	/** Lower case letters, digits and hyphens. */
	readonly id: string;
	readonly title: L10n;
	/** What it teaches, in a sentence or two. */
	readonly about?: L10n;
	/** Rule ids, action ids, ruling ids and QA numbers this scenario is evidence for. */
	readonly shows?: readonly string[];
	/** Expectations on the first position. */
	readonly expect?: readonly string[];
	readonly note?: L10n;
	readonly steps: readonly ScenarioStep[];
}

export interface ScenarioStep {
	readonly move: Move;
	readonly note?: L10n;
	/**
	 * Checked after the move has run to the next decision. `fact = words`, `fact has words`, `fact lacks words`,
	 * `log has happening-kind-or-code`, `log runs these in this order`; e.g. `A.life = 9`, `stage = up down`, `A.graveyard has S7`.
	 */
	readonly expect?: readonly string[];
	/** Reason codes: this move must be refused with (at least) these; it is not played. */
	readonly refused?: readonly string[];
	/** Other lines that could be played instead of this step and what follows it. */
	readonly variations?: readonly Variation[];
}
export interface Variation {
	readonly name?: L10n;
	readonly steps: readonly ScenarioStep[];
}

/** A point in a scenario's tree of lines. */
export interface Place {
	/** From the main line on: instead of step `n` of the line so far, take its variation `v`. Counted from 0. */
	readonly line: readonly (readonly [step: number, variation: number])[];
	/** Micro steps from the start along that line; 0 is the first position. */
	readonly at: number;
}
export const MAIN_START: Place = { line: [], at: 0 };
