// A set-up as it is written: the position a user is still working on. `read.ts` turns it into a table.
import type { Player } from '../cards';
import type { Fog } from '../table';

/** Cards in set-ups are written without their owner: `S7`, `X1`. Piles of unnamed cards are a number. */
export interface UnitSetup {
	readonly cards: readonly string[];
	readonly bulwark?: boolean;
	readonly driven?: boolean;
	/** Came onto the field this turn. */
	readonly fresh?: boolean;
}
export interface SeatSetup {
	/** Top first; `more` unnamed cards lie below. */
	readonly life?: { readonly cards?: readonly string[]; readonly more?: number };
	/** Last = top. */
	readonly graveyard?: readonly string[];
	readonly hand?: readonly string[];
	readonly field?: readonly UnitSetup[];
	readonly fog?: readonly {
		readonly kind: Fog['kind'];
		readonly cards: readonly string[];
		readonly target?: string;
	}[];
	readonly pack?: { readonly cards?: readonly string[]; readonly more?: number; readonly opened?: boolean };
	readonly rare?: readonly string[];
	readonly trumps?: readonly {
		readonly card: string;
		readonly faceUp?: boolean;
		/** Closed by クローズ: stays face down this turn. */
		readonly locked?: boolean;
	}[];
	/** Once-a-turn actions requested this turn already. */
	readonly used?: readonly string[];
}
export interface StageSetup {
	readonly by: Player;
	readonly action: string;
	readonly keys?: readonly string[];
	/** A card of the unit, with its owner (`B:S5`); a seat; or a request id. */
	readonly target?: string;
}
export interface Setup {
	readonly turn?: Player;
	readonly chance?: Player;
	readonly turnNumber?: number;
	readonly passes?: readonly Player[];
	readonly seed?: number;
	/** Bottom first: requests that wait already when the scenario opens, r1, r2, … */
	readonly stage?: readonly StageSetup[];
	readonly A?: SeatSetup;
	readonly B?: SeatSetup;
	/** A new game from its set-up on: nothing else but `seed` stands beside it. */
	readonly deal?: { readonly A?: DeckSetup; readonly B?: DeckSetup };
}
/** A deck: every card the frame allows unless stated, and the order of its top after shuffling where that is fixed. */
export interface DeckSetup {
	readonly deck?: readonly string[];
	readonly order?: readonly string[];
}
