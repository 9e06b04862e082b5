// The primitive changes that effects, costs and the flow are told in.
import type { Json } from '../../core/contract';
import type { L10n, Seat, Slots } from '../../core/text';
import type { CardId, Player } from '../cards';
import type { HappeningCode } from '../happenings';
import type { ActionRequest, Combat, Fog, GameEvent, Target } from '../table';

/** Where loose cards can be: a player's piles, the key cards held by the resolving request, or turned over from life. */
export type Pile = 'life' | 'hand' | 'graveyard' | 'pack' | 'rare' | 'trumps' | 'held' | 'revealed' | 'field';

export type Step =
	/** Cards to their owner's pile. `code` is how the log puts it. */
	| {
			readonly do: 'move';
			readonly cards: readonly CardId[];
			readonly from: Pile;
			readonly to: 'life' | 'hand' | 'graveyard';
			readonly at?: 'bottom';
			readonly code?: HappeningCode;
			readonly seenBy?: readonly Seat[] | 'all';
	  }
	/** `why` is left out for effects; 暴動 may ask (AMB-77). */
	| {
			readonly do: 'discard';
			readonly by: Player;
			readonly cards: readonly CardId[];
			readonly why?: 'cost' | 'hand-limit';
	  }
	| { readonly do: 'draw'; readonly by: Player; readonly count: number }
	| { readonly do: 'reveal'; readonly by: Player; readonly count: number }
	| { readonly do: 'damage'; readonly to: Player; readonly amount: number }
	| {
			readonly do: 'enter';
			readonly cards: readonly CardId[];
			readonly from: Pile;
			readonly faceDown?: true;
			readonly driven?: true;
			/** A second card from elsewhere that makes the unit with it (a two-card character). */
			readonly joined?: { readonly card: CardId; readonly from: Pile };
	  }
	| { readonly do: 'stack'; readonly card: CardId; readonly from: Pile; readonly unit: string }
	| {
			readonly do: 'leave';
			readonly units: readonly string[];
			readonly to: 'graveyard' | 'hand' | 'life';
			readonly at?: 'bottom';
			/** Order of the cards as they are put, where a player chose it; otherwise bottom card first. */
			readonly order?: readonly CardId[];
	  }
	| { readonly do: 'drive' | 'charge'; readonly units: readonly string[] }
	/** A soldier becomes bulwarks, one for each card. */
	| {
			readonly do: 'turnDown';
			readonly unit: string;
			readonly order?: readonly CardId[];
			readonly charged?: true;
	  }
	| { readonly do: 'turnUp'; readonly unit: string; readonly charged?: true }
	| { readonly do: 'expose'; readonly unit: string }
	| { readonly do: 'arrange'; readonly by: Player; readonly order: readonly string[] }
	| { readonly do: 'modify'; readonly unit: string; readonly by: number; readonly source: string }
	| { readonly do: 'boost'; readonly player: Player; readonly by: number; readonly source: string }
	| { readonly do: 'fog'; readonly kind: Fog['kind']; readonly name: L10n; readonly target: string | null }
	| { readonly do: 'clearFog'; readonly of: readonly Player[] }
	| { readonly do: 'negate'; readonly request: string; readonly name: L10n }
	| {
			readonly do: 'retarget';
			readonly request: string;
			readonly target: Target;
			readonly name: L10n;
			readonly to: L10n;
	  }
	| {
			readonly do: 'request';
			readonly request: Omit<ActionRequest, 'id'>;
			readonly name: L10n;
			readonly from?: Pile;
	  }
	| { readonly do: 'shuffle'; readonly by: Player; readonly pile?: 'pack' }
	/** Cards that lie on top of a life take this order, topmost first. */
	| { readonly do: 'orderLife'; readonly cards: readonly CardId[] }
	/** Counts as requested this turn (AMB-25). */
	| { readonly do: 'useUp'; readonly by: Player; readonly action: string }
	| { readonly do: 'combat'; readonly combat: Combat | null }
	| { readonly do: 'release'; readonly unit: string }
	| { readonly do: 'openTrump'; readonly card: CardId }
	| { readonly do: 'closeTrump'; readonly card: CardId; readonly lock?: true }
	| { readonly do: 'layTrump'; readonly card: CardId; readonly from: Pile }
	| { readonly do: 'openPack'; readonly by: Player }
	| { readonly do: 'showTop'; readonly card: CardId }
	| { readonly do: 'endTurn' }
	| { readonly do: 'note'; readonly notes: Readonly<Record<string, Json>> }
	| { readonly do: 'event'; readonly event: GameEvent }
	| {
			readonly do: 'say';
			readonly code: HappeningCode;
			readonly slots?: Slots;
			readonly seat?: Player;
			readonly refs?: readonly string[];
	  };

/** The step of one kind: `Of<'leave'>`. */
export type Of<K extends Step['do']> = Extract<Step, { do: K }>;
