// The words every rule system answers in. Rules return these; charts, scenarios, CLI and components read them.
// Nothing here knows a system, a chart library or a browser. `machines/contract.ts` adds the charts.
import type { L10n, Seat, Sentence, Viewer } from './text';

export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/**
 * One decision of one player, complete or still a draft: which action, and what was picked for each of its fields.
 * Picks are ids (cards, units, requests, modes): a Move is plain data, the same in a script, a link and a click.
 */
export interface Move {
	readonly seat: Seat;
	/** An action's id, `pass`, or `answer` for a question asked by a rule. */
	readonly action: string;
	readonly picks?: Readonly<Record<string, readonly string[]>>;
}

/** Why something is not legal. All of them are gathered, in the order a judge would ask. */
export interface Reason extends Sentence {
	/** The disputed point that decides it, if one does. */
	readonly ruling?: string;
}

/** One thing that just happened, as a sentence for the log; `kind` is what breakpoints and triggers listen to. */
export interface Happening extends Sentence {
	readonly kind: string;
	readonly seat?: Seat;
	/** What it is about: ids of pieces, requests or actions, so that a click can find them. */
	readonly refs?: readonly string[];
	/** Cards that changed zone, for the animation and for "card moving zone" breakpoints: [card, from, to]. */
	readonly moved?: readonly (readonly [card: string, from: string, to: string])[];
}
/** Where rules report what happens. Absent in searches, which then build no sentences. */
export type Tell = (happening: Happening) => void;

/** One thing that may be picked for a field, or may not, and why. */
export interface Option {
	readonly id: string;
	readonly label: L10n;
	/** Empty when it may be picked. */
	readonly reasons: readonly Reason[];
	/** Board pieces or pending items to light up. Default: the id itself. */
	readonly refs?: readonly string[];
	/** The seats that may know the label; others see "a card". Default: everybody. */
	readonly seenBy?: readonly Seat[];
}

/** What must be picked next for a draft: the key cards, the cost, the target, or an answer to a rule's question. */
export interface Field {
	readonly id: string;
	readonly label: L10n;
	readonly min: number;
	readonly max: number;
	/** The order of the picks matters. */
	readonly ordered?: boolean;
	readonly options: readonly Option[];
	readonly cites: readonly string[];
}

/** One entry of "what can be done now": legal, or illegal with every reason and, where one change would do, that change. */
export interface MoveOption {
	readonly seat: Seat;
	readonly action: string;
	readonly label: L10n;
	/** Cost, timing and the like in the system's own notation, e.g. `@直接-通常-クイック | $D`. */
	readonly notation?: L10n;
	readonly summary?: L10n;
	readonly legal: boolean;
	readonly reasons: readonly Reason[];
	/** The single change that would make it legal; tried on the engine before it is offered. */
	readonly fix?: Sentence;
	/** What follows if it is done, e.g. "both have passed: the top request resolves". */
	readonly consequence?: Sentence;
	readonly cites: readonly string[];
}

/** Who must answer what. `null` where the rules are at work or the game is over. */
export interface Decision {
	readonly seat: Seat;
	/** `act`: any of the actions; `answer`: a question asked by a rule (then `moves` holds just that). */
	readonly kind: 'act' | 'answer';
	readonly prompt: Sentence;
}

/** What is wrong with something a user wrote, and where. Lines and columns count from 1. */
export interface Problem extends Sentence {
	readonly where: { readonly path?: string; readonly line?: number; readonly column?: number };
}
export const isProblems = <T>(x: T | readonly Problem[]): x is readonly Problem[] =>
	Array.isArray(x) && x.length > 0 && typeof x[0] === 'object' && x[0] !== null && 'where' in x[0];

// ---- the board as one viewer may see it ----

export interface Badge {
	readonly id: string;
	readonly label: L10n;
	readonly tone?: 'turn' | 'chance' | 'spot' | 'good' | 'bad' | 'muted';
	readonly cites?: readonly string[];
}
/** How a number came to be: each part a sentence such as "+3 アップ ♡3". */
export interface NumberTrace {
	readonly label?: L10n;
	readonly value: number | string;
	readonly parts: readonly Sentence[];
}
export interface CardView {
	readonly id: string;
	/** `null`: this viewer may not see the face. */
	readonly face: {
		readonly rank: string;
		readonly suit?: 'S' | 'H' | 'D' | 'C';
		readonly name?: L10n;
	} | null;
}
/** One thing on the table: a unit of one or more stacked cards, or a plain counter where a system has no cards. */
export interface PieceView {
	readonly id: string;
	readonly cards: readonly CardView[];
	readonly name?: L10n;
	readonly posture?: 'upright' | 'sideways' | 'reversed';
	readonly faceDown?: boolean;
	/** Shown on the piece: strength, HP … with its sum. */
	readonly numbers?: readonly NumberTrace[];
	readonly badges?: readonly Badge[];
	readonly note?: L10n;
}
export interface ZoneView {
	/** e.g. `A.hand`; happenings' `moved` speak of the same ids. */
	readonly id: string;
	/** The zone this is a part of, where `moved` speaks of the whole. */
	readonly of?: string;
	readonly label: L10n;
	/** `pile`: only the top shows; `row`: side by side; `hand`: overlapping; `list`: names in lines. */
	readonly layout: 'pile' | 'row' | 'hand' | 'list';
	/** `main` in the middle of the seat's area, `side` at its edge. */
	readonly area: 'main' | 'side';
	/** As this viewer may know it: "12", "10+". */
	readonly count: string;
	readonly pieces: readonly PieceView[];
	readonly cites?: readonly string[];
}
export interface SeatView {
	readonly seat: Seat;
	readonly name: L10n;
	readonly badges: readonly Badge[];
	readonly stats: readonly NumberTrace[];
	readonly zones: readonly ZoneView[];
}
/** One pending thing: a request on the stage, an ability entry, a text block, the hit in the pipeline. */
export interface PendingView {
	readonly id: string;
	readonly seat: Seat;
	readonly title: L10n;
	readonly cards: readonly CardView[];
	/** Labelled lines: key cards, cost paid, target, what caused it. */
	readonly lines: readonly { readonly label: L10n; readonly text: Sentence }[];
	/** What will happen when its turn comes, or that nothing will. */
	readonly outcome?: Sentence;
	/** Instead of `outcome`: whose words the system loads apart (`RuleSystem.later`). */
	readonly outcomeOf?: string;
	/** The one that is dealt with next. */
	readonly next: boolean;
	/** Where in its own steps it stands, for pipelines. */
	readonly at?: L10n;
	readonly cites: readonly string[];
}
export interface ArrowView {
	readonly from: string;
	readonly to: string;
	readonly kind: 'target' | 'attack' | 'block' | 'mark';
}
export interface BoardView {
	/** Display order, the far side first. */
	readonly seats: readonly SeatView[];
	readonly shared?: readonly ZoneView[];
	readonly pending: {
		readonly label: L10n;
		/** How the items are taken: said in words under the list. */
		readonly order: L10n;
		readonly items: readonly PendingView[];
	};
	readonly arrows: readonly ArrowView[];
	/** Running calculations, e.g. "10 − 2 armour − 3 barrier = 5". */
	readonly numbers?: readonly NumberTrace[];
}

/** The rule being carried out right now, its printed steps in our words, and the one that is executing. */
export interface ScriptView {
	readonly title: L10n;
	readonly lines: readonly L10n[];
	/** Where the lines are loaded apart: `lines` is empty, and this loads them. */
	readonly later?: () => Promise<readonly L10n[]>;
	/** Index into the lines; -1 before the first, `lines.length` or more after the last. */
	readonly at: number;
	readonly cites: readonly string[];
}

/** Facts that expectations are written about: a name and its words, e.g. `A.life` → ['9'], `stage` → ['up', 'down']. */
export type Facts = Readonly<Record<string, readonly string[]>>;

// ---- documents: loaded on demand, never needed to run ----

export interface RuleDoc {
	readonly title: L10n;
	/** Our own wording. */
	readonly text: L10n;
	/** Section or line of the source. */
	readonly source?: string;
	/** Set where the rule is not in the source but derived or assumed; shown as a mark. */
	readonly mark?: 'derived' | 'assumed' | 'outside';
}
export interface CatalogEntry {
	readonly id: string;
	/** The system's own kinds: action, character, fog, trump, card, keyword … */
	readonly kind: string;
	readonly name: L10n;
	readonly summary: L10n;
	/** Label and value lines: type, timing, cost … */
	readonly attributes: readonly { readonly label: L10n; readonly value: L10n }[];
	/** Words to filter by, e.g. `format:lite`, `suit:heart`, `timing:quick`. */
	readonly tags: readonly string[];
	readonly steps?: readonly L10n[];
	/** What follows from the above and is often asked. */
	readonly notes?: readonly L10n[];
	/** Where the texts a system is built from print something different. */
	readonly variants?: readonly TextVariant[];
	/** Its numbers in the source: each has the lasting page `/rules/<system>/rule/<number>/`. */
	readonly numbers?: readonly string[];
	readonly cites: readonly string[];
	readonly rulings: readonly string[];
}
/** One reading of one field, and which text prints it. */
export interface TextVariant {
	readonly profile: L10n;
	readonly field: L10n;
	readonly value: L10n;
	readonly ruling: string;
}
/** A disputed point: one switch with a default and alternatives. */
export interface RulingDoc {
	readonly id: string;
	readonly title: L10n;
	readonly question: L10n;
	readonly choices: readonly { readonly id: string; readonly label: L10n }[];
	readonly default: string;
	readonly evidence?: L10n;
	/** False where the point has only one sensible reading and is listed for completeness. */
	readonly playable: boolean;
	readonly cites: readonly string[];
}
export interface SystemDocs {
	readonly rulebook: Readonly<Record<string, RuleDoc>>;
	/** Reason codes: template and rules cited. */
	readonly reasons: Readonly<Record<string, { readonly text: L10n; readonly cites: readonly string[] }>>;
	readonly catalog: readonly CatalogEntry[];
	readonly rulings: readonly RulingDoc[];
	/** Names of catalog kinds (`kind:action`), of tag groups (`timing`) and of tags (`timing:quick`). */
	readonly tagNames?: Readonly<Record<string, L10n>>;
	/** What this system's source does not cover, in a sentence or two. */
	readonly honesty: L10n;
}

export type { L10n, Seat, Sentence, Viewer };

/** The cards of a line, so that they can be dealt anew: see `RuleSystem.redeal`. */
export interface Layout {
	/** Index of the position at which the cards lie so: what was shown before, as a deck before it is shuffled, tells no place. */
	readonly from: number;
	/** Cards that may stand for each other: those the line has, in the order of their places, and in their own order all that may lie there. */
	readonly groups: readonly { readonly cards: readonly string[]; readonly deck: readonly string[] }[];
	/** The set-up with every card written where it lies, under its new name where it has one. */
	setup(names: ReadonlyMap<string, string>): Json;
}
