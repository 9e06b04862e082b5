// Abilities as data with an effect of lines. What is printed on a card beside them is in printed.ts.
import type { L10n, Reason, Sentence } from '../../core/contract';
import type { Seat } from '../../core/text';
import type { RuleId } from '../docs/rulebook';
import type { EventKind, GameEvent } from '../events';
import type { Entry, Player, Posture, SlotName, Table } from '../table';

/** 【自】 automatic, 【起】 activated, 【永】 continuous, 【スパーク】, 【キャンセル】. */
export type AbilityKind = 'auto' | 'act' | 'cont' | 'spark' | 'cancel';

/** Where the card must be for its ability to work; `retire` for "when this was put into the retire yard". */
export type AbilityZone = 'ring' | 'bench' | 'field' | 'hand' | 'retire';

/** Which event sets an automatic ability or a spark off, seen from its card. */
export interface Trigger {
	readonly on: EventKind;
	/** `self`: it happens to this card; `supporter`: in the attack this card supported; `own`: to the controller. */
	readonly who: 'self' | 'supporter' | 'own';
	/** Only for cards with one of these names (in Japanese, as printed). */
	readonly names?: readonly string[];
	readonly slot?: 'ring' | 'bench';
	/** Anything else that must be true at the moment of the event. */
	readonly given?: (table: Table, controller: Player, event: GameEvent) => boolean;
}

/** The text in [ ]. All of it or nothing (E07). */
export interface Cost {
	readonly energy?: number;
	/** This card itself goes there, or is turned. A function where a ruling decides. */
	readonly self?: Posture | 'waiting' | ((table: Table) => 'waiting' | 'retire');
}

/** What a line of an effect sees. */
export interface Case {
	readonly table: Table;
	readonly entry: Entry;
	/** The card the ability is printed on. */
	readonly self: string;
	readonly seat: Player;
	/** The answer to this line's own question, once given. */
	readonly answer: readonly string[] | null;
	/** Answers to earlier lines, by line. */
	readonly answers: readonly (readonly string[] | null)[];
}
export interface QuestionOption {
	readonly id: string;
	readonly label: L10n;
	readonly reasons: readonly Reason[];
	readonly refs?: readonly string[];
	readonly seenBy?: readonly Seat[];
}
export interface Question {
	readonly prompt: Sentence;
	readonly min: number;
	readonly max: number;
	readonly options: readonly QuestionOption[];
}

/** One change of the table, with its sentence in the log. Only the reducer in steps.ts carries them out. */
export type Step =
	| { readonly do: 'draw'; readonly seat: Player; readonly count: number }
	| {
			readonly do: 'boost';
			readonly card: string;
			readonly stat: 'attack' | 'defence';
			readonly by: number;
			readonly until: 'attack' | 'turn';
			readonly source: string;
	  }
	| { readonly do: 'toWaiting' | 'toRetire'; readonly card: string }
	| { readonly do: 'turn'; readonly card: string; readonly to: Posture }
	| { readonly do: 'restEnergy'; readonly seat: Player; readonly count: number }
	| { readonly do: 'block'; readonly seat: Player; readonly card: string }
	| { readonly do: 'notPartner' }
	| { readonly do: 'lock'; readonly level: number; readonly source: string }
	| { readonly do: 'endPhase' }
	| { readonly do: 'place'; readonly seat: Player; readonly card: string; readonly slot: SlotName };

/** Changes to make, a question to ask first, or the end of the effect. */
export type Outcome = readonly Step[] | { readonly ask: Question } | 'stop';
/** One printed step of an effect. Pure: it reads the table as it is now. */
export interface Line {
	readonly text: L10n;
	readonly run: (c: Case) => Outcome;
}

export interface Ability {
	readonly kind: AbilityKind;
	readonly zone: AbilityZone;
	readonly text: L10n;
	readonly trigger?: Trigger;
	readonly cost?: Cost;
	readonly lines: readonly Line[];
	/** For cancels: which abilities they may be used on. */
	readonly range?: 'bench' | 'any';
	/** For continuous abilities: what they do, asked where it matters. */
	readonly always?: 'blocksForHarbor' | 'noPartnerAttack';
	/** The rules this ability is an example of. */
	readonly cites: readonly RuleId[];
}
