// What a rule system is: charts that drive, rules that decide, and everything a page, a script or a test may ask it.
// Four systems fulfil it. UI, CLI, explorer, lessons and tests know systems only through this.
import type {
	BoardView,
	Decision,
	Facts,
	Field,
	Json,
	L10n,
	Move,
	MoveOption,
	Problem,
	Reason,
	ScriptView,
	Layout,
	Seat,
	Sentence,
	SystemDocs,
	Viewer
} from '../rules/core/contract';
import type { ChartEvent, ChartRules, Kernel, Position } from './kernel';
import type { Machine } from './machine';
import type { Scenario } from '../scenario/types';

/** Labels for drawing a chart: states by their XState id (`stage.declare.payCost`), the rest by name. */
export interface ChartDoc {
	readonly title: L10n;
	readonly states: Readonly<Record<string, { readonly label: L10n; readonly cites: readonly string[] }>>;
	readonly events: Readonly<Record<string, L10n>>;
	readonly guards: Readonly<Record<string, L10n>>;
}

/** Everything before the first step: what a scenario says about its system. */
export interface Head {
	readonly regulation?: { readonly format: string; readonly frame: string };
	readonly profile?: string;
	/** Ruling id → choice id, only where it differs from the default (or from what the profile implies). */
	readonly rulings?: Readonly<Record<string, string>>;
	readonly setup: Json;
}

/** A set-up as lines of the text notation, without the head: each system has its own words. */
export interface SetupNotation {
	/** `lines` keep their number in the file, so that problems can name line and column. */
	parse(lines: readonly { readonly text: string; readonly line: number }[]): Json | readonly Problem[];
	/** Where in the lines each part of the parsed set-up was written, by its path (`setup.A.hand[2]`), if the system knows. */
	places?(
		lines: readonly { readonly text: string; readonly line: number }[]
	): ReadonlyMap<string, { readonly line: number; readonly column: number }>;
	/** One line per zone or fact; `parse(print(x))` equals `x`. */
	print(setup: Json): readonly string[];
	/** What a card's id looks like after its seat prefix; in moves the mover's own cards are then written without it. */
	readonly card?: RegExp;
}

export interface RuleSystem<T = unknown> {
	readonly id: string;
	readonly title: L10n;
	/** XState machines by name. The first is the root frame; those in `beside` watch. */
	readonly charts: Readonly<Record<string, Machine>>;
	readonly root: string;
	readonly beside: readonly string[];
	readonly chartDocs: Readonly<Record<string, ChartDoc>>;
	readonly rules: ChartRules<T>;
	/** The compiled executor joined with the rules: what the app, CLI and tests run. */
	readonly kernel: Kernel<T>;

	/** The first position, or all that is wrong with the set-up, each with its place. */
	start(head: Head): Position<T> | readonly Problem[];
	/** Who must answer what; null while the rules work or when it is over. */
	decision(position: Position<T>): Decision | null;
	/** One sentence: who may act and what is awaited, what the rules are doing, or who has won. */
	status(position: Position<T>): Sentence;
	/** Every action for whoever decides (or for `seat`), legal and illegal, legal ones first. */
	moves(position: Position<T>, seat?: Move['seat']): readonly MoveOption[];
	/** The next thing to pick for a draft, or null when nothing is missing. */
	field(position: Position<T>, draft: Move): Field | null;
	/** All reasons against a complete move, in the order a judge would ask; empty means legal. The only legality there is. */
	whyNot(position: Position<T>, move: Move): readonly Reason[];
	/**
	 * A move of a script as its seat can say it. A script may know more than the mover and name a face-down card by its
	 * id, which `whyNot` refuses; here it is named by its place. Absent where every id may be said.
	 */
	asSpoken?(position: Position<T>, move: Move): Move;
	/** A legal move as the event for the running chart. */
	event(move: Move): ChartEvent;
	/** What this viewer may see. */
	view(position: Position<T>, viewer: Viewer): BoardView;
	/**
	 * Loads how the cards of a line (its set-up, and its tables from the first on) are dealt anew for a link that carries only what `seat`
	 * may know. It answers null where the set-up can't be said without what is hidden. Absent where nothing is hidden.
	 */
	redeal?(): Promise<(setup: Json, tables: readonly T[], seat: Seat) => Layout | null>;
	/** Loads what `script` is going to tell, where that is loaded apart. */
	ahead?(): Promise<unknown>;
	/** The rule being carried out, if one is. */
	script(position: Position<T>): ScriptView | null;
	facts(position: Position<T>): Facts;
	/** Present truth of a chart's guard for the event that would ask it; null where it cannot be said before a move is chosen. */
	guard(position: Position<T>, name: string): boolean | null;
	/** Breaks of the system's invariants (cards conserved …), for property tests. Empty is good. */
	faults(position: Position<T>): readonly string[];

	readonly notation: SetupNotation;
	/** Formats and frames to choose from, if the system has them. */
	readonly regulations?: {
		readonly formats: readonly { readonly id: string; readonly name: L10n }[];
		readonly frames: readonly {
			readonly id: string;
			readonly name: L10n;
			readonly formats: readonly string[];
		}[];
	};
	/** Printed texts an action can be read from, the default first, if the system has several. */
	readonly profiles?: readonly {
		readonly id: string;
		readonly name: L10n;
		/** Ruling → the choice that this text makes by what it prints. */
		readonly implies: Readonly<Record<string, string>>;
	}[];
	/** Ruling ids with their choices and default: enough to run; texts are in the docs. */
	readonly rulings: Readonly<
		Record<string, { readonly default: string; readonly choices: readonly string[] }>
	>;
	/** Words that links write as one number. Append only: the order is part of every old link. */
	words(): Promise<readonly string[]>;

	/** What an `outcomeOf` says: words that are not needed before something is pending. */
	later?(outcomeOf: string): Promise<L10n>;
	docs(): Promise<SystemDocs>;
	/** Every scenario that ships. */
	scenarios(): Promise<readonly Scenario[]>;
	/** One of them, loading few others; the first without an id; null where none has it. */
	scenario(id?: string): Promise<Scenario | null>;
}
