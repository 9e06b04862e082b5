// Check timing (E05): rule actions and losses, collecting what fired, the cancel window, using a cancel, picking one
// ability - the turn player's first - and working through its lines. The area is a pool, not a stack.
import type { Tell } from '../../core/contract';
import { mayCancelHere } from '../cancels';
import { abilitiesOf } from '../cards/abilities';
import type { Ability, Case, Line, Outcome } from '../cards/types';
import { emit } from '../events';
import { log } from '../happenings';
import { cardLabel, way } from '../labels';
import { countedNumber } from '../numbers';
import { ruled } from '../rulings';
import { perform, refill, retire, shuffleDeck } from '../steps';
import {
	entryOf,
	field,
	isLocked,
	other,
	PLAYERS,
	ringOf,
	SLOTS,
	takesTurns,
	up,
	upSide,
	wait,
	type Entry,
	type Player,
	type Result,
	type Table
} from '../table';
import { answered, moveOf, moverOf, pickOf, type Act, type Guard } from './types';

const RETIRE_LIMIT = 10;
const nothingWaits = (table: Table): boolean => !table.area.length && !table.fired.length;

// ---- rule actions and losing ----

/** The rulings A3, A6 and A7 let rules act by themselves; the first one that is due, as the change it makes. */
function dueRuleAction(table: Table): ((tell?: Tell) => Table) | null {
	for (const seat of takesTurns(table)) {
		const { deck, waiting } = table.sides[seat];
		if (ruled(table, 'A3', 'rule14') && !deck.length && waiting.length)
			return (tell) => remakeDeck(table, seat, tell);
		if (ruled(table, 'A6', 'refill') && !ringOf(table, seat) && deck.length)
			return (tell) => {
				const next = refill(table, seat, 'refilled_by_rule', tell);
				return emit(next, [{ on: 'fromDeck', seat, card: ringOf(next, seat)!.card, slot: 'ring' }], tell);
			};
		if (ruled(table, 'A7', 'always'))
			for (const { held } of field(table, seat)) {
				const defence = countedNumber(table, held, 'defence');
				if (defence !== null && held.damage > 0 && held.damage >= defence)
					return (tell) =>
						retire(
							table,
							held.card,
							log('retired_by_rule', { card: cardLabel(held.card), damage: held.damage, defence }),
							tell
						);
			}
	}
	return null;
}
function remakeDeck(table: Table, seat: Player, tell?: Tell): Table {
	const made = upSide(table, seat, { deck: table.sides[seat].waiting, waiting: [] });
	const next = shuffleDeck(made, seat, tell);
	const [card, ...deck] = next.sides[seat].deck as [string, ...string[]];
	tell?.({
		...log('deck_remade', { seat, card: cardLabel(card) }),
		seat,
		refs: [card],
		moved: [way(card, `${seat}.waiting`, `${seat}.retire`)]
	});
	return upSide(next, seat, { deck, retire: [...next.sides[seat].retire, card] });
}

const lossOf = (table: Table, seat: Player): 'retire' | 'deck' | null => {
	const { retire, deck } = table.sides[seat];
	return retire.length >= RETIRE_LIMIT ? 'retire' : deck.length ? null : 'deck';
};
function recordLoss(table: Table, tell?: Tell): Table {
	const lost = PLAYERS.filter((seat) => lossOf(table, seat));
	for (const seat of lost)
		tell?.({
			...(lossOf(table, seat) === 'retire'
				? log('lost_by_retire', { seat, n: table.sides[seat].retire.length })
				: log('lost_by_deck', { seat })),
			seat
		});
	if (lost.length === 2) tell?.(log('both_lost'));
	const result: Result =
		lost.length === 2
			? { winner: null, why: 'both' }
			: { winner: other(lost[0]!), why: lossOf(table, lost[0]!)! };
	return up(table, { result, awaiting: null });
}

// ---- cancels ----

const nextToAsk = (table: Table): Player | null =>
	takesTurns(table).find((seat) => !table.asked.includes(seat)) ?? null;
/** The cancel that resolves now: none that is itself chosen; the turn player's first. */
export function nextCancel(table: Table): Entry | null {
	const free = table.area.filter((e) => e.cancels !== null && !isLocked(table, e));
	return free.find((e) => e.seat === table.active) ?? free[0] ?? null;
}

// ---- picking and resolving ----

const unlocked = (table: Table, seat: Player): Entry[] =>
	table.area.filter((e) => e.seat === seat && e.cancels === null && !isLocked(table, e));
/** Whose ability is next: the turn player's while there is one (R41; `CT-order` turns it round to compare, S19). */
export function holderOf(table: Table): Player {
	const [first, second] = ruled(table, 'CT-order', 'other-first')
		? [other(table.active), table.active]
		: [table.active, other(table.active)];
	return unlocked(table, first).length ? first : second;
}
/** A10 "printed order": ring before bench, then the order of the abilities on the card. */
function firstPrinted(table: Table): Entry {
	const rank = (e: Entry): number =>
		[...SLOTS, 'retire'].indexOf(e.at.from.slice(2) as (typeof SLOTS)[number]) * 100 + e.ability;
	return [...unlocked(table, holderOf(table))].sort((a, b) => rank(a) - rank(b))[0]!;
}
export const abilityOf = (entry: Entry): Ability => abilitiesOf(entry.source)[entry.ability]!;
const take = (table: Table, entry: Entry): Table =>
	answered(up(table, { now: { entry: entry.id, line: 0, answers: [] } }));

/** The entry being resolved and the line it is at; no line when all are done. */
export function resolving(table: Table): { readonly entry: Entry; readonly line: Line | null } | null {
	const entry = table.now && entryOf(table, table.now.entry);
	return entry && table.now ? { entry, line: abilityOf(entry).lines[table.now.line] ?? null } : null;
}
/** What the present line says: its changes, or what it asks. */
export function outcomeOf(table: Table): Outcome {
	const { entry, line } = resolving(table)!;
	const { answers, line: at } = table.now!;
	const c: Case = {
		table,
		entry,
		self: entry.source,
		seat: entry.seat,
		answer: answers[at] ?? null,
		answers
	};
	return line!.run(c);
}
const lineAsks = (table: Table): boolean => {
	if (!resolving(table)?.line) return false;
	const outcome = outcomeOf(table);
	return typeof outcome === 'object' && 'ask' in outcome;
};

export const checkGuards = {
	isOver: (table) => table.result !== null,
	ruleActionDue: (table) => dueRuleAction(table) !== null,
	someoneHasLost: (table) => nothingWaits(table) && PLAYERS.some((seat) => lossOf(table, seat)),
	abilitiesHaveFired: (table) => table.fired.length > 0,
	areaEmpty: (table) => table.area.length === 0,
	windowNotRepeated: (table) => table.windowPassed && ruled(table, 'CT-window', 'once'),
	seatCanBeAsked: (table) => {
		const seat = nextToAsk(table);
		return seat !== null && mayCancelHere(table, seat);
	},
	seatLeft: (table) => nextToAsk(table) !== null,
	cancelWaits: (table) => nextCancel(table) !== null,
	orderIsPrinted: (table) => ruled(table, 'A10', 'printed'),
	lineAsks,
	linesLeft: (table) => resolving(table)?.line !== null
} as const satisfies Readonly<Record<string, Guard>>;

export const checkActions = {
	ruleAction: (table, _, tell) => dueRuleAction(table)!(tell),
	recordLoss: (table, _, tell) => recordLoss(table, tell),
	collect: (table, _, tell) => {
		const entries = table.fired.map((fired, i): Entry => {
			const id = `e${table.nextEntry + i}`;
			tell?.({
				...log('collected', { card: cardLabel(fired.source), id, seat: fired.seat }),
				seat: fired.seat,
				refs: [fired.source, id]
			});
			return { ...fired, id, cancels: null };
		});
		return up(table, {
			fired: [],
			area: [...table.area, ...entries],
			nextEntry: table.nextEntry + entries.length,
			windowPassed: false
		});
	},
	openWindow: (table) => up(table, { asked: [] }),
	askCancel: (table, _, tell) => {
		const seat = nextToAsk(table)!;
		tell?.({ ...log('cancel_asked', { seat }), seat });
		return wait(table, 'cancel', seat);
	},
	skipSeat: (table, _, tell) => {
		const seat = nextToAsk(table)!;
		tell?.({ ...log('cancel_not_asked', { seat }), seat });
		return up(table, { asked: [...table.asked, seat] });
	},
	passCancel: (table, event, tell) => {
		const seat = moverOf(moveOf(event));
		tell?.({ ...log('cancel_passed', { seat }), seat });
		return answered(up(table, { asked: [...table.asked, seat] }));
	},
	useCancel: (table, event, tell) => {
		const move = moveOf(event);
		const seat = moverOf(move);
		const card = pickOf(move, 'card');
		const target = entryOf(table, pickOf(move, 'entry'))!;
		const side = table.sides[seat];
		const id = `e${table.nextEntry}`;
		tell?.({
			...log('cancel_used', { seat, card: cardLabel(card), target: cardLabel(target.source) }),
			seat,
			refs: [card, id, target.id],
			moved: [way(card, `${seat}.hand`, `${seat}.waiting`)]
		});
		const ability = abilitiesOf(card).findIndex((a) => a.kind === 'cancel');
		const at = { on: 'cancel' as const, from: `${seat}.hand`, card: null };
		const next = upSide(table, seat, {
			hand: side.hand.filter((c) => c !== card),
			waiting: [...side.waiting, card]
		});
		return answered(
			up(next, {
				area: [...next.area, { id, seat, source: card, ability, at, cancels: target.id }],
				nextEntry: table.nextEntry + 1,
				asked: []
			})
		);
	},
	closeWindow: (table) => up(table, { windowPassed: true }),
	resolveCancel: (table, _, tell) => {
		const cancel = nextCancel(table)!;
		const target = cancel.cancels === null ? null : entryOf(table, cancel.cancels);
		const card = cardLabel(cancel.source);
		tell?.({
			...(target
				? log('cancel_resolved', { card, target: cardLabel(target.source) })
				: log('cancel_without_target', { card })),
			seat: cancel.seat,
			refs: [cancel.source]
		});
		return up(table, { area: table.area.filter((e) => e !== cancel && e !== target) });
	},
	takeFirst: (table, _, tell) => {
		const entry = firstPrinted(table);
		tell?.({
			...log('picked_by_order', { seat: entry.seat, card: cardLabel(entry.source) }),
			seat: entry.seat,
			refs: [entry.id, entry.source]
		});
		return take(table, entry);
	},
	askPick: (table) => wait(table, 'pick', holderOf(table)),
	takePicked: (table, event, tell) => {
		const entry = entryOf(table, pickOf(moveOf(event), 'entry'))!;
		tell?.({
			...log('picked', { seat: entry.seat, card: cardLabel(entry.source) }),
			seat: entry.seat,
			refs: [entry.id, entry.source]
		});
		return take(table, entry);
	},
	askQuestion: (table) => wait(table, 'question', resolving(table)!.entry.seat),
	noteAnswer: (table, event, tell) => {
		const answer = moveOf(event).picks?.choice ?? [];
		const { entry, line } = resolving(table)!;
		const outcome = outcomeOf(table);
		if (tell && line && typeof outcome === 'object' && 'ask' in outcome) {
			const chosen = outcome.ask.options.filter((o) => answer.includes(o.id));
			const hiddenTo = chosen.some((o) => o.seenBy);
			const words = chosen.map((o) => o.label);
			tell({
				...log('answered', {
					seat: entry.seat,
					answer: hiddenTo
						? { cards: words, seenBy: [entry.seat] }
						: {
								ja: words.map((w) => w.ja).join('・') || 'なし',
								en: words.map((w) => w.en).join(', ') || 'none'
							}
				}),
				seat: entry.seat,
				refs: [entry.id]
			});
		}
		const { now } = table;
		const answers = [...now!.answers];
		while (answers.length < now!.line) answers.push(null);
		answers[now!.line] = answer;
		return answered(up(table, { now: { ...now!, answers } }));
	},
	doLine: (table, _, tell) => {
		const { entry } = resolving(table)!;
		const outcome = outcomeOf(table);
		if (typeof outcome === 'object' && 'ask' in outcome)
			throw new Error('a question is asked, not carried out');
		const now = table.now!;
		if (outcome === 'stop') {
			tell?.({
				...log('declined', { seat: entry.seat, card: cardLabel(entry.source) }),
				seat: entry.seat,
				refs: [entry.id]
			});
			return up(table, { now: { ...now, line: abilityOf(entry).lines.length } });
		}
		return perform(up(table, { now: { ...now, line: now.line + 1 } }), outcome, tell);
	},
	leaveArea: (table, _, tell) => {
		const { entry } = resolving(table)!;
		tell?.({ ...log('resolved', { card: cardLabel(entry.source) }), seat: entry.seat, refs: [entry.id] });
		return up(table, {
			area: table.area.filter((e) => e.id !== entry.id),
			now: null
		});
	},
	concede: (table, event, tell) => {
		const seat = moverOf(moveOf(event));
		tell?.({ ...log('conceded', { seat }), seat });
		return up(table, { result: { winner: other(seat), why: 'conceded' }, awaiting: null });
	}
} as const satisfies Readonly<Record<string, Act>>;
