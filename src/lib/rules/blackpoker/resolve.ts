// Resolving a request ([8]/[15], R 5.4): target check, effect line by line with its questions, leaving the stage, key cards.
import type { Field, Json, Move, Option, Reason, Tell } from '../core/contract';
import { appended } from '../core/lists';
import { l10n, type L10n } from '../core/text';
import { actionOf, nameOfAction } from './actions';
import { isCard, totalOf, type CardId, type Player } from './cards';
import { cardOption, modeOption } from './choices';
import { happening } from './happenings';
import type { ActionDef, Ask, Ctx, Line, Outcome } from './define';
import { hasOpenTrump } from './labels';
import { because } from './reasons';
import { apply, perform } from './steps/apply';
import {
	changed,
	boardId,
	foeOf,
	isRuled,
	resolution,
	resolvingRequest,
	unitWith,
	withPlayer,
	withResolution,
	type ActionRequest,
	type Resolution,
	type Table
} from './table';
import { targetIsRight, targetName } from './targets';
import { isBulwark, sizeOf, soldiersOf } from './units';
import { whyUnseen } from './unseen';

/** Begins to resolve: a stage request by id, an immediate one as itself. */
export const beginResolving = (table: Table, request: string | ActionRequest): Table =>
	changed(table, {
		resolving: appended(table.resolving, {
			request,
			line: 0,
			answers: {},
			notes: {},
			revealed: [],
			skipped: false
		})
	});

const naming = (request: ActionRequest): { action: L10n; id: string } => ({
	action: nameOfAction(request.action),
	id: request.id
});
const isLine = (line: Line | null): line is Line => line !== null;
/** The next line that does something; printed lines that only qualify another are passed over. */
function lineFrom(action: ActionDef, at: number): number {
	let line = at;
	while (line < action.effect.length && !isLine(action.effect[line]!)) line++;
	return line;
}

/** What the line to come says, on the table as it is. Asked by guards, by whoever must answer, and by the step itself. */
let lastTable: Table | null = null;
let lastOutcome: Outcome | null = null;
export function outcome(table: Table): Outcome | null {
	if (lastTable === table) return lastOutcome;
	const now = resolution(table);
	const request = resolvingRequest(table);
	const line = actionOf(table, request.action).effect[now.line];
	lastOutcome = line ? null : topOutcome(table, request, now);
	if (line) {
		const said = declinable(table, request, now) ?? line(contextOf(table, request, now));
		lastOutcome = Array.isArray(said) ? { steps: said } : (said as Outcome);
	}
	lastTable = table;
	return lastOutcome;
}
/** After the last line: whoever may choose what shows on top of a graveyard does so, one player a line (AMB-59). */
function topOutcome(table: Table, request: ActionRequest, now: Resolution): Outcome | null {
	const choice = topChoices(table, now)[now.line - actionOf(table, request.action).effect.length];
	if (!choice) return null;
	const { id, owner, cards } = choice;
	const [card] = now.answers[id] ?? [];
	if (card) return { steps: [{ do: 'showTop', card }] };
	return {
		ask: {
			id,
			seat: owner,
			what: l10n('墓地の一番上に見せるカード', 'the card that shows on top of the graveyard'),
			min: 1,
			max: 1,
			options: cards.map((c) => cardOption(c, [owner])),
			cites: ['AMB-59', '6.1.2']
		}
	};
}
interface TopChoice {
	readonly id: string;
	readonly owner: Player;
	readonly cards: readonly CardId[];
}
function topChoices(table: Table, { notes }: Resolution): TopChoice[] {
	// v9.1.1: the visible card has left, and all that lie there may take its place
	const owner = notes.topLeft as Player | undefined;
	const left = owner ? [{ id: 'top', owner, cards: table.players[owner].graveyard }] : [];
	// R 6.1.2: one of those that came together
	const together = (notes.together ?? {}) as Partial<Record<Player, readonly CardId[]>>;
	const came = [table.turn, foeOf(table.turn)].map((p) => ({
		id: `top ${p}`,
		owner: p,
		cards: (together[p] ?? []).filter((c) => table.players[p].graveyard.includes(c))
	}));
	return [...left, ...came].filter((choice) => choice.cards.length > 1);
}
/** AMB-33, other setting: a triggered magic may be declined before its first line. */
function declinable(table: Table, request: ActionRequest, now: Resolution): Outcome | null {
	const magic = actionOf(table, request.action).type === '誘発魔法';
	if (!magic || now.line || !isRuled(table, 'AMB-33', 'optional')) return null;
	const [use] = now.answers.use ?? [];
	if (use === 'yes') return null;
	if (use === 'no') return { stop: true };
	const name = nameOfAction(request.action);
	return {
		ask: {
			id: 'use',
			seat: request.by,
			what: l10n(`${name.ja}を起こすか`, `whether to use ${name.en}`),
			min: 1,
			max: 1,
			options: [modeOption('yes', '起こす', 'use it'), modeOption('no', '起こさない', 'decline')],
			cites: ['AMB-33']
		}
	};
}
const contextOf = (table: Table, request: ActionRequest, now: Resolution): Ctx => ({
	table,
	request,
	by: request.by,
	foe: foeOf(request.by),
	answers: now.answers,
	notes: now.notes,
	revealed: now.revealed,
	unit: request.target?.kind === 'unit' ? request.target.id : ''
});

export const targetIsWrong = (table: Table): boolean =>
	targetIsRight(table, resolvingRequest(table)) === false;
export const lineIsLeft = (table: Table): boolean => outcome(table) !== null;
export const asksNow = (table: Table): boolean => outcome(table)?.ask !== undefined;
/** The question that must be answered now. */
export const askOf = (table: Table): Ask => outcome(table)!.ask!;

export function beginEffect(table: Table, tell?: Tell): Table {
	const request = resolvingRequest(table);
	tell?.(
		request.target
			? happening(
					'target_right',
					{ target: targetName(table, request.target) },
					{ refs: [request.target.id] }
				)
			: happening('no_target_to_check')
	);
	const fortified = (['A', 'B'] as const).filter(
		(p) => hasOpenTrump(table, p, 'C', '9') && table.players[p].field.length > 0
	);
	const line = lineFrom(actionOf(table, request.action), 0);
	if (line === resolution(table).line && !fortified.length) return table;
	return withResolution(table, {
		line,
		// 要塞 looks at the field right before the effect (AMB-76)
		...(fortified.length && { notes: { fortified } })
	});
}
export function skipEffect(table: Table, tell?: Tell): Table {
	tell?.(happening('target_wrong', undefined, { refs: [resolvingRequest(table).id] }));
	return withResolution(table, {
		skipped: true,
		line: actionOf(table, resolvingRequest(table).action).effect.length
	});
}

/** Carries out one line. */
export function runLine(table: Table, tell?: Tell): Table {
	const { steps = [], stop, goTo } = outcome(table)!;
	const action = actionOf(table, resolvingRequest(table).action);
	const { line } = resolution(table);
	if (tell && !steps.length)
		tell(happening(stop ? 'condition_failed' : 'line_empty', undefined, { cites: [`action:${action.id}`] }));
	const after = perform(table, steps, tell);
	const tops = noteOfTops(table, after);
	return withResolution(after, {
		...(tops && { notes: { ...resolution(after).notes, ...tops } }),
		line: stop ? action.effect.length : lineFrom(action, goTo ?? line + 1)
	});
}

/** What a line did to the graveyards, where a ruling lets somebody choose what shows there (AMB-59). */
function noteOfTops(before: Table, after: Table): Resolution['notes'] | null {
	if (isRuled(before, 'AMB-59', 'reordered')) {
		const topLeft = whoseTopLeft(before, after);
		return topLeft && { topLeft };
	}
	if (!isRuled(before, 'AMB-59', 'asked')) return null;
	const { answers, notes } = resolution(after);
	const { together } = notes;
	const came = (p: Player): readonly CardId[] => {
		const cards = after.players[p].graveyard.filter((c) => !before.players[p].graveyard.includes(c));
		// laid in the order they were picked: that was the choice
		const picked = Object.values(answers).some((picks) => cards.every((c) => picks.includes(c)));
		return picked ? cards.slice(-1) : cards;
	};
	// a later batch lies above an earlier one
	const latest = (['A', 'B'] as const).flatMap((p) => (came(p).length ? [[p, came(p)] as const] : []));
	return { together: { ...(together as object | undefined), ...Object.fromEntries(latest) } as Json };
}
const whoseTopLeft = (before: Table, after: Table): Player | null =>
	(['A', 'B'] as const).find((p) => {
		const top = before.players[p].graveyard.at(-1);
		return top !== undefined && !after.players[p].graveyard.includes(top);
	}) ?? null;

/** The question as a field of an `answer` move. */
export const askField = (ask: Ask): Field => ({
	id: ask.id,
	label: ask.what,
	min: ask.min,
	max: ask.max,
	...(ask.ordered && { ordered: true }),
	options: ask.options,
	cites: ask.cites
});

/** The option a pick means: by its id, or another name of the same unit. */
function optionFor(table: Table, ask: Ask, pick: string): Option | undefined {
	const byId = ask.options.find((o) => o.id === pick);
	const placed = byId ? null : unitWith(table, pick);
	const called = placed && boardId(table, placed.by, placed.unit);
	return byId ?? (called === null ? undefined : ask.options.find((o) => o.refs?.includes(called)));
}

/** All reasons against an answer. */
export function whyNotAnswer(table: Table, ask: Ask, move: Move): Reason[] {
	if (move.seat !== ask.seat || move.action !== 'answer')
		return [because('answer_first', { asked: ask.what, seat: ask.seat })];
	const picks = move.picks?.[ask.id] ?? [];
	const unseen = whyUnseen(
		table,
		ask.seat,
		picks.filter((pick) => !ask.options.some((o) => o.id === pick))
	);
	if (unseen.length) return unseen;
	const reasons: Reason[] = [];
	if (picks.length < ask.min || picks.length > ask.max)
		reasons.push(
			because('wrong_number', {
				field: ask.what,
				need: ask.min === ask.max ? ask.min : l10n(`${ask.min}〜${ask.max}`, `${ask.min}–${ask.max}`),
				have: picks.length
			})
		);
	picks.forEach((pick, i) => {
		const option = optionFor(table, ask, pick);
		if (!option) reasons.push(because('not_offered', { id: pick }));
		else if (picks.findIndex((p) => optionFor(table, ask, p) === option) !== i)
			reasons.push(because('picked_twice', { card: option.label }));
		else reasons.push(...option.reasons);
	});
	for (const field of Object.keys(move.picks ?? {}))
		if (field !== ask.id) reasons.push(because('unknown_field', { field }));
	for (const must of ask.include ?? [])
		if (!picks.some((p) => optionFor(table, ask, p)?.id === must))
			reasons.push(
				because('attacker_must', { unit: ask.options.find((o) => o.id === must)?.label ?? must }, 'AMB-53')
			);
	if (ask.atMost !== undefined && totalOf(picks.filter(isCard)) > ask.atMost)
		reasons.push(because('total_too_high', { max: ask.atMost, n: totalOf(picks.filter(isCard)) }, 'AMB-63'));
	if (ask.together === 'one_bulwark_or_soldiers') {
		const bulwarks = picks.filter((p) => {
			const placed = unitWith(table, p);
			return placed && isBulwark(placed.unit);
		}).length;
		if (bulwarks && picks.length > 1) reasons.push(because('blockers_mixed', {}, 'AMB-44'));
	}
	return reasons;
}

/** Writes the answer down; the line is then asked again and goes on. */
export function takeAnswer(table: Table, move: Move, tell?: Tell): Table {
	const ask = askOf(table);
	const picks = move.picks?.[ask.id] ?? [];
	if (tell) {
		const chosen = picks.flatMap((p) => optionFor(table, ask, p) ?? []);
		const hidden = chosen.find((o) => o.seenBy);
		tell(
			happening(
				'answered',
				{
					seat: ask.seat,
					choice: hidden
						? { cards: chosen.map((o) => o.label), seenBy: hidden.seenBy! }
						: l10n(
								chosen.map((o) => o.label.ja).join('、') || 'なし',
								chosen.map((o) => o.label.en).join(', ') || 'none'
							)
				},
				{ seat: ask.seat, cites: ask.cites }
			)
		);
	}
	return withResolution(table, { answers: { ...resolution(table).answers, [ask.id]: picks } });
}

/** The request leaves the stage; until its key cards are put away it is kept with the resolution. */
export function leaveStage(table: Table, tell?: Tell): Table {
	const request = resolvingRequest(table);
	if (typeof resolution(table).request === 'string')
		tell?.(happening('left_stage', naming(request), { refs: [request.id] }));
	const at = table.stage.indexOf(request);
	return withResolution(at < 0 ? table : changed(table, { stage: table.stage.toSpliced(at, 1) }), {
		request
	});
}
export function keyCardsAway(table: Table, tell?: Tell): Table {
	const { held, action } = resolvingRequest(table);
	// AMB-67, other setting: 帰還 gives its keys back even when it lost its target
	if (held.length && action === 'return' && isRuled(table, 'AMB-67', 'keys-return'))
		return apply(table, { do: 'move', cards: held, from: 'held', to: 'hand' }, tell);
	if (!held.length) {
		tell?.(happening('keys_elsewhere'));
		return table;
	}
	return apply(
		table,
		{ do: 'move', cards: held, from: 'held', to: 'graveyard', code: 'keys_to_graveyard' },
		tell
	);
}
/** Units are matched again by themselves (units.ts); what is pruned is the record of a combat nobody attacks in any more. */
export function rematch(table: Table, tell?: Tell): Table {
	tell?.(happening('rematched'));
	// AMB-58, other setting: a soldier of size 0 or less never stays
	if (isRuled(table, 'AMB-58', 'always')) {
		const units = (['A', 'B'] as const).flatMap((p) =>
			soldiersOf(table, p)
				.filter((u) => sizeOf(table, p, u) <= 0)
				.map((u) => u.id)
		);
		table = apply(table, { do: 'leave', units, to: 'graveyard' }, tell);
	}
	return table.combat && !table.combat.attackers.length ? changed(table, { combat: null }) : table;
}
/** It has resolved: what is keyed to that may trigger now. */
export function emitResolved(table: Table, tell?: Tell): Table {
	const request = resolvingRequest(table);
	const code = resolution(table).notes.negated ? 'ended_negated' : 'resolved';
	tell?.(happening(code, naming(request), { seat: request.by, refs: [request.id, request.action] }));
	const once = actionOf(table, request.action).conditions?.some((c) => c.kind === 'once-per-turn');
	if (once && request.origin === 'direct' && isRuled(table, 'AMB-26', 'on-resolution'))
		table = withPlayer(table, request.by, { used: appended(table.players[request.by].used, request.action) });
	return changed(table, {
		resolving: table.resolving.slice(0, -1),
		events: appended(table.events, { type: 'resolved', action: request.action, by: request.by })
	});
}
