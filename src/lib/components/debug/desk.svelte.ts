// The desk: one open scenario and everything one does with it. Holds the session and what follows from it; components
// read it and call it. Big things are raw state: replaced whole, never proxied.
import type {
	BoardView,
	Decision,
	Field,
	Happening,
	L10n,
	Move,
	MoveOption,
	Option,
	Problem,
	Reason,
	Seat,
	Viewer
} from '$lib/rules/core/contract';
import type { RuleSystem } from '$lib/machines/contract';
import type { Position } from '$lib/machines/kernel';
import type { StepProblem } from '$lib/scenario/problems';
import type { Scenario } from '$lib/scenario/types';
import type { Shared } from '$lib/share/link';
import type { Breakpoint, Stop } from '$lib/session/breakpoints';
import type { Change, changesBetween } from '$lib/session/changes';
import {
	atDecision,
	atEnd,
	atStart,
	dropVariation,
	into,
	jump,
	neighbour,
	nodeOf,
	nodesOf,
	out,
	over,
	positionOf,
	proceed,
	seek,
	stopAt,
	tryMove,
	type Direction,
	type Session
} from '$lib/session/stepping';
import {
	endOf,
	microStepAt,
	nodeAt,
	positionAt,
	remark,
	type Cursor,
	type Timeline,
	type TimelineNode
} from '$lib/session/timeline';

import { keepEqual } from '../board/keep';
import { makeLook, makeNames } from './look';
import { marksOf } from './marks';

/** A move being put together: the action, what was picked field by field, and what is being picked now. */
export interface Draft {
	readonly option: MoveOption;
	readonly move: Move;
	readonly done: readonly { readonly field: Field; readonly picks: readonly string[] }[];
	readonly selected: readonly string[];
	/** The choices are open. Before that an illegal action only shows its reasons. */
	readonly started: boolean;
}
type Moved = NonNullable<Happening['moved']>[number];

/** Cards glide for steps up to this far; further is a jump. */
const GLIDE_STEPS = 60;

const NO_MOVES: readonly MoveOption[] = [];

export class Desk {
	readonly system: RuleSystem;
	/** What was opened; the timeline holds what was done since. */
	readonly scenario: Scenario;
	problems = $state.raw<readonly StepProblem[]>([]);
	session = $state.raw<Session>() as Session;
	viewer = $state<Viewer>('judge');
	breakpoints = $state.raw<readonly Breakpoint[]>([]);
	/** What the last walk stopped at. */
	stop = $state.raw<Stop | null>(null);
	draft = $state.raw<Draft | null>(null);
	/** The last attempt that was refused. */
	refusal = $state.raw<readonly Reason[] | null>(null);
	playing = $state(false);
	/** Ids pointed at in a list, to light up on the board. */
	pointed = $state.raw<readonly string[]>([]);
	/** Cards that moved in the last walk. */
	moved = $state.raw<readonly Moved[]>([]);

	/** These two change only when a move is tried, written or removed: a step leaves them alone. */
	timeline = $derived.by<Timeline>(() => this.session.timeline);
	#line = $derived.by(() => this.session.line);
	line = $derived.by<readonly number[]>(() => [...this.#line]);
	node = $derived.by<TimelineNode>(() => nodeOf(this.session));
	position = $derived.by<Position<unknown>>(() => positionOf(this.session));
	microStep = $derived.by(() => microStepAt(this.system, this.session.timeline, this.session.cursor));
	/** The nodes of the open line that were really played, in order. */
	played = $derived.by<readonly TimelineNode[]>(() => nodesOf(this.session).filter((n) => n.kind === 'move'));
	atDecision = $derived.by(() => atDecision(this.session));
	atEnd = $derived.by(() => atEnd(this.session));
	atStart = $derived.by(() => atStart(this.session) && this.session.cursor.step === 0);
	board = $derived.by<BoardView>(() => this.#look(this.position));
	decision = $derived.by<Decision | null>(() =>
		this.atDecision ? this.system.decision(this.position) : null
	);
	status = $derived.by(() => this.system.status(this.position));
	script = $derived.by(() => this.system.script(this.position));
	/** Nobody may see more than who looks: a seat sees what it could do itself. */
	moves = $derived.by<readonly MoveOption[]>(() => {
		if (!this.atDecision) return NO_MOVES;
		const seat = this.viewer === 'judge' ? undefined : this.viewer;
		return (this.#listed = keepEqual(this.#listed, this.system.moves(this.position, seat)));
	});
	#listed: readonly MoveOption[] = NO_MOVES;
	field = $derived.by<Field | null>(() =>
		this.draft?.started ? this.system.field(this.position, this.draft.move) : null
	);
	/** Against the finished draft; empty while something is still to be picked. */
	draftReasons = $derived.by<readonly Reason[]>(() =>
		this.draft?.started && !this.field ? this.system.whyNot(this.position, this.draft.move) : []
	);
	marks = $derived.by(() => marksOf(this.draft, this.field));
	changes = $derived.by<readonly Change[]>(() => {
		const before = neighbour(this.session, this.session.cursor, -1);
		return before ? this.changesSince(before) : [];
	});

	constructor(
		system: RuleSystem,
		scenario: Scenario,
		session: Session,
		problems: readonly StepProblem[] = []
	) {
		this.system = system;
		this.#lookAt = makeLook(system);
		this.#naming = makeNames(system);
		this.scenario = scenario;
		this.session = session;
		this.problems = problems;
		this.#ask();
	}

	// ---- looking ----

	readonly #lookAt: ReturnType<typeof makeLook>;
	readonly #naming: ReturnType<typeof makeNames>;
	#look(position: Position<unknown>): BoardView {
		return this.#lookAt(position, this.viewer);
	}
	/** Whose eyes these are, where something is hidden from them: what is written or shared must not tell it. */
	seat = $derived.by<Seat | null>(() => (this.viewer !== 'judge' && this.system.redeal ? this.viewer : null));
	/** What `seat` may know of a line, as a scenario of its own; a problem where there is none. */
	async forSeat(line: Pick<Shared, 'scenario' | 'place'>, seat: Seat): Promise<Shared | Problem> {
		const { redealtFor } = await import('$lib/share/redealt');
		return redealtFor(this.system, line, seat);
	}
	changesSince(cursor: Cursor): readonly Change[] {
		const before = this.#look(positionAt(this.session.timeline, cursor));
		return this.#differ?.(before, this.#look(this.position), this.viewer) ?? [];
	}
	#differ = $state.raw<typeof changesBetween | null>(null);
	/** Loads how two boards are compared. Until then nothing is said to have changed. */
	async fetchChanges() {
		this.#differ ??= (await import('$lib/session/changes')).changesBetween;
	}
	/** An action's name at a node, as far as the system can tell it. */
	nameOf(action: string): L10n {
		const first = { node: 0, step: 0 };
		const places = () => [this.position, positionAt(this.session.timeline, first)];
		return this.#naming(action, places, this.board);
	}

	// ---- walking ----

	#go(session: Session, stop: Stop | null = null) {
		this.moved = this.#movedBetween(this.session, session);
		this.session = session;
		this.stop = stop;
		this.refusal = null;
		this.draft = null;
		this.#ask();
	}
	/** Cards that moved on the way from one place to the other, if it is short and on one line. */
	#movedBetween(from: Session, to: Session): readonly Moved[] {
		if (to.line.get(nodeOf(from).depth) !== from.cursor.node) return [];
		const [a, b] = [nodeOf(from), nodeOf(to)];
		const way: Direction = a.depth < b.depth || (a === b && from.cursor.step < to.cursor.step) ? 1 : -1;
		const moved: Moved[] = [];
		let at: Cursor | null = from.cursor;
		for (let n = 0; at && n < GLIDE_STEPS; n++) {
			if (at.node === to.cursor.node && at.step === to.cursor.step) return moved;
			const happened = (cursor: Cursor) =>
				microStepAt(this.system, to.timeline, cursor).happened.flatMap((h) => h.moved ?? []);
			if (way < 0) for (const [card, x, y] of happened(at).reverse()) moved.push([card, y, x]);
			at = neighbour(to, at, way);
			if (at && way > 0) moved.push(...happened(at));
		}
		return [];
	}
	into(way: Direction) {
		const session = into(this.session, way);
		this.#go(session, stopAt(this.system, session, session.cursor, this.breakpoints));
	}
	over = (way: Direction) => this.#go(over(this.session, way));
	out = (way: Direction) => this.#go(out(this.system, this.session, way));
	proceed(way: Direction) {
		const { session, stop } = proceed(this.system, this.session, way, this.breakpoints);
		this.#go(session, stop);
	}
	seek = (depth: number) => this.#go(seek(this.session, depth));
	jump = (cursor: Cursor) => this.#go(jump(this.session, cursor));
	toStart = () => this.#go(jump(this.session, { node: 0, step: 0 }));
	toEnd = () => this.seek(this.session.line.length - 1);
	/** To the end of another branch of the decision before. */
	nextVariation() {
		const parent = this.node.parent < 0 ? this.node : nodeAt(this.session.timeline, this.node.parent);
		const siblings = parent.children;
		if (siblings.length < 2) return;
		const next = siblings[(siblings.indexOf(this.node.id) + 1) % siblings.length]!;
		this.jump(endOf(nodeAt(this.session.timeline, next)));
	}

	// ---- trying a move ----

	/** Where a rule asks a question, answering it is all there is to do: the choices are open at once. */
	#ask() {
		const decision = this.decision;
		if (decision?.kind !== 'answer' || (this.viewer !== 'judge' && this.viewer !== decision.seat)) return;
		const option = this.moves.find((m) => m.action === 'answer');
		if (option) this.#open(option);
	}
	/** Looks with these eyes; with the judge's where nobody sits there. */
	setViewer(viewer: Viewer) {
		this.viewer = this.board.seats.some((s) => s.seat === viewer) ? viewer : 'judge';
		this.draft = null;
		this.#ask();
	}
	/** Takes up an action. A legal one without choices is played at once; an illegal one shows its reasons first. */
	choose(option: MoveOption) {
		this.refusal = null;
		this.#open(option, option.legal);
		if (option.legal && !this.field) this.commit();
	}
	#open(option: MoveOption, started = true) {
		const move = { seat: option.seat, action: option.action };
		this.draft = { option, move, done: [], selected: [], started };
		this.#skipForced();
	}
	/** Opens the choices of an illegal action, or attempts it where it has none. */
	insist() {
		if (!this.draft) return;
		this.draft = { ...this.draft, started: true };
		if (!this.field) this.commit();
	}
	cancel() {
		this.draft = null;
		this.refusal = null;
		this.#ask();
	}
	/** One click on an option: picked, or no longer; a field that takes just one is then done. */
	toggle(option: Option) {
		const { field, draft } = this;
		if (!field || !draft) return;
		this.refusal = null;
		const has = draft.selected.includes(option.id);
		if (field.max === 1) {
			this.draft = { ...draft, selected: has && field.min === 0 ? [] : [option.id] };
			if (field.min === 1) this.confirm();
			return;
		}
		const selected = has ? draft.selected.filter((id) => id !== option.id) : [...draft.selected, option.id];
		if (selected.length <= field.max) this.draft = { ...draft, selected };
	}
	/** Finishes the present field with what is selected. */
	confirm() {
		const { field, draft } = this;
		if (!field || !draft || draft.selected.length < field.min) return;
		this.#fill(field, draft.selected);
		this.#skipForced();
	}
	#fill(field: Field, picks: readonly string[]) {
		const draft = this.draft!;
		const move = { ...draft.move, picks: { ...draft.move.picks, [field.id]: picks } };
		this.draft = { ...draft, move, done: [...draft.done, { field, picks }], selected: [] };
	}
	/** Fields with only one way are filled in; where something is refused, it is worth seeing. */
	#skipForced() {
		for (let field = this.field; field; field = this.field) {
			const only = field.options.length === field.min && field.options.every((o) => !o.reasons.length);
			if (!(only && (field.min <= 1 || !field.ordered)) || this.draft?.move.action === 'answer') return;
			this.#fill(
				field,
				field.options.map((o) => o.id)
			);
		}
	}
	/** Goes back to a field that was filled before; what came after it is open again. */
	reopen(index: number) {
		const { draft } = this;
		if (!draft) return;
		const done = draft.done.slice(0, index);
		const { seat, action } = draft.move;
		const picks = Object.fromEntries(done.map((d) => [d.field.id, d.picks]));
		const move: Move = done.length ? { seat, action, picks } : { seat, action };
		this.refusal = null;
		this.draft = { ...draft, move, done, selected: draft.done[index]?.picks ?? [] };
	}
	/** Attempts the move as it stands. Refused: the reasons are shown and nothing else has changed. */
	commit(stepInto = false) {
		if (!this.draft) return;
		const tried = tryMove(this.system, this.session, this.draft.move, stepInto);
		if (tried.ok) this.#go(tried.session);
		else this.refusal = tried.reasons;
	}
	/** Plays a whole move, as from the chart or a key. */
	attempt(move: Move) {
		const tried = tryMove(this.system, this.session, move);
		if (tried.ok) return this.#go(tried.session);
		const option = this.moves.find((m) => m.action === move.action && m.seat === move.seat);
		if (option) this.#open(option, false);
		this.refusal = tried.reasons;
	}
	/** A click on the board: the option that one of these pieces, cards or requests stands for. */
	pick(ids: readonly string[]) {
		const option = this.field?.options.find((o) => (o.refs ?? [o.id]).some((ref) => ids.includes(ref)));
		if (option) this.toggle(option);
	}

	// ---- writing ----

	write(node: number, words: { readonly note?: L10n | undefined; readonly name?: L10n | undefined }) {
		this.session = { ...this.session, timeline: remark(this.session.timeline, node, words) };
	}
	drop = (node: number) => this.#go(dropVariation(this.session, node));
}
