// What one seat may know of a line, as a scenario of its own: for links that give away nothing else.
// Every card that the seat was never shown is dealt anew; see docs/decisions/links-for-a-seat.md.
import { shuffled } from '../rules/core/random';
import { l10n, type CardSlot, type Seat } from '../rules/core/text';
import { isProblems, type Layout, type Move, type Problem } from '../rules/core/contract';
import type { RuleSystem } from '../machines/contract';
import type { MicroStep, Position } from '../machines/kernel';
import { open, play, trailOf, type Played } from '../scenario/run';
import type { Place, Scenario, ScenarioStep } from '../scenario/types';
import type { Shared } from './link';
import { linkProblem } from './problems';

/** Micro steps that may be spent on looking for a deal that looks as the true one did. */
const WORK = 8_000;
/** Cards that change places in each further try. */
const EXCHANGED = 4;

type Names = ReadonlyMap<string, string>;
/** What happened, and where it led; nothing happened before the first position. */
type Seen<T> = Pick<MicroStep<T>, 'position' | 'happened'>;

/**
 * The line up to a place as one seat may know it, to be opened by anybody: no later moves, no variations, no notes, no
 * expectations, and where the seat never saw a card, another deal that looks the same to it at every micro step. The
 * answer depends only on what the seat was shown and on how often a deal did not fit. A problem where there is none.
 */
export async function redealtFor<T>(
	system: RuleSystem<T>,
	{ scenario, place }: Pick<Shared, 'scenario' | 'place'>,
	seat: Seat
): Promise<Shared | Problem> {
	const none = linkProblem('link_not_for_seat', { seat });
	const redeal = await system.redeal?.();
	const played = play(system, scenario);
	if (!redeal || isProblems(played)) return none;
	const line = lineTo(played, place);
	if (!line) return none;
	const { seen, moves } = line;
	const layout = redeal(
		scenario.setup,
		seen.map((s) => s.position.table),
		seat
	);
	if (!layout) return none;
	const names = await fittingNames(system, scenario, layout, line, seat);
	if (!names) return none;
	return {
		scenario: asScenario(scenario, layout, names, moves, seat),
		place: { line: [], at: seen.length - 1 },
		viewer: seat
	};
}

interface Line<T> {
	/** The first position and all micro steps up to the place. */
	readonly seen: readonly Seen<T>[];
	/** The moves that led there, the last one whole. */
	readonly moves: readonly Move[];
}
function lineTo<T>(played: Played<T>, { line, at }: Place): Line<T> | null {
	const trail = trailOf(played, line);
	if (!trail || at > trail.micro.length) return null;
	const begun = trail.ends.findIndex((end) => end >= at);
	return {
		seen: [{ position: played.first, happened: [] }, ...trail.micro.slice(0, at)],
		moves: trail.steps
			.slice(0, begun)
			.filter((s) => !s.step.refused)
			.map((s) => s.move)
	};
}

// ---- what the seat sees ----

/** Cards named in a sentence, if this is what it is; whoever may not read them is told how many there are. */
const isCards = (x: unknown): x is CardSlot =>
	typeof x === 'object' && x !== null && 'cards' in x && 'seenBy' in x;
const mayRead = ({ seenBy }: CardSlot, seat: Seat): boolean => seenBy === 'all' || seenBy.includes(seat);

/** The cards a seat was shown: on its board, among its choices, or in the log. */
function shownTo<T>(system: RuleSystem<T>, seen: readonly Seen<T>[], seat: Seat): ReadonlySet<string> {
	const shown = new Set<string>();
	for (const { position, happened } of seen) {
		const { seats, shared, pending } = system.view(position, seat);
		const zones = [...seats.flatMap((s) => s.zones), ...(shared ?? [])];
		for (const { cards } of [...zones.flatMap((z) => z.pieces), ...pending.items])
			for (const card of cards) if (card.face) shown.add(card.id);
		for (const option of questionTo(system, position, seat)?.options ?? [])
			if (option.seenBy?.includes(seat) ?? true) shown.add(option.id);
		for (const { slots } of happened)
			for (const slot of Object.values(slots ?? {}))
				if (isCards(slot) && mayRead(slot, seat)) for (const id of slot.ids ?? []) shown.add(id);
	}
	return shown;
}
function questionTo<T>(system: RuleSystem<T>, position: Position<T>, seat: Seat) {
	const decision = system.decision(position);
	if (decision?.kind !== 'answer' || decision.seat !== seat) return null;
	return system.field(position, { seat, action: 'answer' });
}

/** All that a seat can tell a micro step by: its board, what it may do and why not, and what it reads in the log. */
function sightOf<T>(system: RuleSystem<T>, { position, happened }: Seen<T>, seat: Seat): string {
	const moves = system.kernel.waits(position) ? system.moves(position, seat) : [];
	const sight = [
		system.view(position, seat),
		system.status(position),
		// what moved from where is for the animation, which shows of it what the board shows
		happened.map(({ kind, code, text, slots }) => ({ kind, code, text, slots })),
		// the nearest fix takes long to find, and follows from what the seat sees
		moves.map(({ action, label, legal, reasons, consequence }) => ({
			action,
			label,
			legal,
			reasons,
			consequence
		})),
		questionTo(system, position, seat)
	];
	return JSON.stringify(sight, (_, x: unknown) =>
		isCards(x) ? (mayRead(x, seat) ? x.cards : x.cards.length) : x
	);
}

// ---- another deal ----

/** The names under which a deal looks the same to the seat; null where none was found. */
async function fittingNames<T>(
	system: RuleSystem<T>,
	scenario: Scenario,
	layout: Layout,
	{ seen, moves }: Line<T>,
	seat: Seat
): Promise<Names | null> {
	const shown = shownTo(system, seen.slice(layout.from), seat);
	let work = 0;
	/** Room for whatever else the page has to do. */
	const pause = () => ++work % 100 === 0 && new Promise((done) => setTimeout(done));
	const sights: string[] = [];
	for (const step of seen) {
		sights.push(sightOf(system, step, seat));
		await pause();
	}
	const limit = work + WORK;
	/** How many micro steps of the line look right under these names. */
	const fits = async (names: Names): Promise<number> => {
		let n = 0;
		for (const step of replay(system, asScenario(scenario, layout, names, moves, seat))) {
			if (n === sights.length || sightOf(system, step, seat) !== sights[n]) break;
			n++;
			await pause();
		}
		return n;
	};
	/** The unseen cards of each group in the order of their places, and what may lie there. */
	const groups = layout.groups.map(({ cards, deck }) => ({
		cards: cards.filter((c) => !shown.has(c)),
		deal: deck.filter((c) => !shown.has(c))
	}));
	if (groups.some(({ cards, deal }) => deal.length < cards.length)) return null;
	const namesOf = (deals: readonly (readonly string[])[]): Names =>
		new Map(groups.flatMap(({ cards }, i) => cards.map((c, j) => [c, deals[i]![j]!] as const)));

	// first every card in its order; then, from what fitted longest, a few exchanged at a time. What the true deal was
	// is asked nowhere: only whether the seat would have seen a difference.
	let best = groups.map((g) => g.deal);
	let most = await fits(namesOf(best));
	for (let random = 1; most < sights.length && work < limit;) {
		const before = work;
		const tried = best.map((deal, i) => {
			let next = deal;
			for (let n = 0; n < EXCHANGED && groups[i]!.cards.length; n++) {
				const [order, state] = shuffled([...deal.keys()], random);
				random = state;
				const at = order.find((k) => k < groups[i]!.cards.length)!;
				const other = order.find((k) => k !== at);
				if (other === undefined) break;
				next = next.with(at, next[other]!).with(other, next[at]!);
			}
			return next;
		});
		const n = await fits(namesOf(tried));
		if (n >= most) [best, most] = [tried, n];
		// a line that cannot even begin costs nothing
		if (work === before) work += sights.length;
	}
	return most === sights.length ? namesOf(best) : null;
}

/** The positions of a scenario one by one, as far as it plays. */
function* replay<T>(system: RuleSystem<T>, scenario: Scenario): Generator<Seen<T>> {
	const opened = open(system, scenario);
	if (isProblems(opened)) return;
	let position = opened.start;
	yield { position: opened.first, happened: [] };
	yield* opened.opening;
	for (const { move } of scenario.steps) {
		if (system.whyNot(position, move).length) return;
		for (const step of system.kernel.run(position, system.event(move))) {
			position = step.position;
			yield step;
		}
	}
}

// ---- as a scenario ----

const ANEW = {
	title: (seat: Seat) => l10n(`${seat}から見た対局`, `The game as ${seat} sees it`),
	note: (seat: Seat) =>
		l10n(
			`${seat}が一度も見ていないカードは、ここでは配り直してあります。本当にどこにあるかは、このリンクからはわかりません。ジャッジの視点で見えるのも、配り直したカードです。`,
			`Cards that ${seat} has never seen are dealt anew here: where they really lie, this link does not tell. The judge's view shows the cards as dealt anew.`
		)
};

function asScenario(
	{ system, regulation, profile, rulings }: Scenario,
	layout: Layout,
	names: Names,
	moves: readonly Move[],
	seat: Seat
): Scenario {
	const note = ANEW.note(seat);
	const steps = moves.map((move, i): ScenarioStep => ({
		move: renamed(move, names),
		...(i === moves.length - 1 && { note })
	}));
	return {
		kuroko: 1,
		system,
		id: `seen-by-${seat.toLowerCase()}`,
		title: ANEW.title(seat),
		...(regulation && { regulation }),
		...(profile !== undefined && { profile }),
		...(rulings && { rulings }),
		setup: layout.setup(names),
		note,
		steps
	};
}
/** Cards are named in picks, and in fields that are about a card (`block A:H8`). */
function renamed({ seat, action, picks }: Move, names: Names): Move {
	if (!picks) return { seat, action };
	const word = (text: string) =>
		text
			.split(' ')
			.map((w) => names.get(w) ?? w)
			.join(' ');
	const fields = Object.entries(picks).map(([field, ids]) => [word(field), ids.map(word)] as const);
	return { seat, action, picks: Object.fromEntries(fields) };
}
