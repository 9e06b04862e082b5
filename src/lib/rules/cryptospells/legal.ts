// What may be done, and why not. The list of moves, the fields to fill and the move itself all ask the same checks.
import type { Field, Move, MoveOption, Option, Reason, Sentence } from '../core/contract';
import { l10n } from '../core/text';
import {
	ACTIONS,
	CITES,
	decider,
	FIELDS,
	isAction,
	LISTED,
	OPEN,
	type ActionId,
	type Waiting
} from './actions';
import {
	attackable,
	dueInOrder,
	whyNotAttackWith,
	whyNotOrder,
	whyNotPass,
	whyNotPick,
	whyNotUse
} from './checks';
import { fixesFor } from './fixes';
import { picked, turnWaiting, waitingId } from './flow';
import { candidates } from './pools';
import { because } from './reasons';
import { entry, sentencesOf } from './sentences';
import { cardOfPiece, isAlive, other, type Side, type Table } from './table';
import { nameOf, whyNoAttack, whyNoAttackOn } from './units';

/** Reasons that hold whatever is picked: whose turn it is, and what it is time for. */
function whyNotNow(table: Table, waiting: Waiting, seat: string, action: string): readonly Reason[] {
	if (waiting === 'over') return [because('game_over')];
	if (waiting === 'working') return [because('rules_at_work')];
	const due = decider(table, waiting)!;
	if (!isAction(action)) return [because('no_such_action', { action })];
	const reasons: Reason[] = [];
	if (seat !== due) {
		const settled = waiting === 'mulligan' && (action === 'keep' || action === 'redraw');
		const decided = seat === 'A' || seat === 'B' ? table.mulligan?.[seat] : false;
		reasons.push(
			settled && decided ? because('already_decided', { seat }) : because('not_your_turn', { seat: due })
		);
	}
	if (!OPEN[waiting].includes(action))
		reasons.push(
			waiting === 'main' && OPEN.choosing.includes(action)
				? because('nothing_being_used')
				: waiting === 'choosing' && OPEN.main.includes(action)
					? because('pick_comes_first', { card: nameOf(table, table.using!.card) })
					: because('not_now', { action: ACTIONS[action] })
		);
	return reasons;
}

/** All reasons against a complete move, in the order a judge would ask; empty means legal. */
export function whyNot(table: Table, waiting: Waiting, move: Move): readonly Reason[] {
	const now = whyNotNow(table, waiting, move.seat, move.action);
	if (now.length || !isAction(move.action)) return now;
	const extra = Object.keys(move.picks ?? {}).find((f) => !FIELDS[move.action as ActionId].includes(f));
	if (extra !== undefined) return [because('extra_pick', { field: extra })];
	const one = (field: string): string | null =>
		move.picks?.[field]?.length === 1 ? picked(move, field) : null;
	switch (move.action) {
		case 'use': {
			const card = one('card');
			return card === null ? [because('pick_a_card')] : whyNotUse(table, card);
		}
		case 'attack': {
			const unit = one('unit');
			const target = one('target');
			return [
				...(unit === null ? [because('pick_an_attacker')] : whyNotAttackWith(table, unit)),
				...(target === null
					? [because('pick_whom_to_attack')]
					: whyNoAttackOn(table, table.turn.seat, target))
			];
		}
		case 'pick': {
			const target = one('target');
			return target === null ? [because('pick_a_target')] : whyNotPick(table, target);
		}
		case 'pass':
			return whyNotPass(table);
		case 'order':
			return whyNotOrder(table, waiting, move.picks?.order ?? []);
		default:
			return [];
	}
}

// ---- what there is to choose from ----

const option = (table: Table, id: string, reasons: readonly Reason[], seenBy?: readonly Side[]): Option => ({
	id,
	label: nameOf(table, id),
	reasons,
	...(seenBy && { seenBy })
});

/** The next thing to pick for a draft, or null when nothing is missing. */
export function field(table: Table, waiting: Waiting, draft: Move): Field | null {
	if (whyNotNow(table, waiting, draft.seat, draft.action).length || !isAction(draft.action)) return null;
	const missing = FIELDS[draft.action].find((f) => !draft.picks?.[f]?.length);
	if (missing === undefined) return null;
	const base = { id: missing, min: 1, max: 1 };
	const seat = table.turn.seat;
	const { hand, field: units } = table.players[seat];
	switch (`${draft.action}.${missing}`) {
		case 'use.card':
			return {
				...base,
				label: l10n('使うカード', 'The card to use'),
				cites: ['T05', 'G03'],
				options: hand.map((id) => option(table, id, whyNotUse(table, id), [seat]))
			};
		case 'attack.unit':
			return {
				...base,
				label: l10n('攻撃するユニット', 'The unit that attacks'),
				cites: ['G12', 'G13'],
				options: units.map((u) => option(table, u.id, whyNoAttack(table, u)))
			};
		case 'attack.target':
			return {
				...base,
				label: l10n('攻撃する相手', 'What it attacks'),
				cites: ['G12', 'G06'],
				options: attackable(table).map((id) => option(table, id, whyNoAttackOn(table, seat, id)))
			};
		case 'pick.target':
			return {
				...base,
				label: l10n('対象', 'The target'),
				cites: ['T08', 'T10', 'T12'],
				options: [
					...candidates(table),
					// T12: the unit being summoned is shown as one that can't be picked
					...(cardOfPiece(table, table.using!.card).kind === 'unit' ? [table.using!.card] : [])
				].map((id) => option(table, id, whyNotPick(table, id)))
			};
		default: {
			const due = dueInOrder(table, waiting);
			return {
				id: missing,
				label: l10n('能力を使う順番', 'The order of the abilities'),
				min: due.length,
				max: due.length,
				ordered: true,
				cites: ['G14'],
				options: due.map((w) => ({
					...option(table, waitingId(w), []),
					label: nameOf(table, w.source),
					refs: [w.source]
				}))
			};
		}
	}
}

export const CONSEQUENCES = {
	turn_end_abilities: entry(
		'ターン終了時の能力（{n}個）が列に並び、そのあと{seat}のターンになる。',
		'Turn-end abilities join the queue ({n}); then it is {seat}’s turn.',
		'G02',
		'G14'
	),
	goes_without: entry(
		'選ばずに出し、召喚時の選ぶ効果は発動しない。',
		'The unit arrives without a pick, and that ability does not activate.',
		'T10'
	),
	card_returns: entry(
		'カードは手札に残り、マナも減らない。',
		'The card stays in hand and no mana is paid.',
		'T08'
	)
} as const;
const consequenceOf = sentencesOf(CONSEQUENCES);

function consequence(table: Table, action: ActionId): Sentence | undefined {
	if (action === 'end')
		return consequenceOf('turn_end_abilities', {
			n: turnWaiting(table, 'turnEnd').length,
			seat: other(table.turn.seat)
		});
	if (action === 'pass') return consequenceOf('goes_without');
	if (action === 'cancel') return consequenceOf('card_returns');
	return undefined;
}

/** Reasons against an action as a whole: against every way of filling it. */
function whyNotAction(table: Table, waiting: Waiting, seat: Side, action: ActionId): readonly Reason[] {
	const now = whyNotNow(table, waiting, seat, action);
	if (now.length) return now;
	const { hand, field: units } = table.players[table.turn.seat];
	if (action === 'use') {
		if (!hand.length) return [because('hand_empty')];
		return unlessOne(hand.map((id) => whyNotUse(table, id)));
	}
	if (action === 'attack') {
		if (!units.filter(isAlive).length) return [because('no_units')];
		return unlessOne(units.map((u) => whyNoAttack(table, u)));
	}
	if (action === 'pass') return whyNotPass(table);
	return [];
}
/** Nothing if one of them is free of reasons, else all of them. */
const unlessOne = (all: readonly (readonly Reason[])[]): readonly Reason[] =>
	all.some((reasons) => !reasons.length) ? [] : all.flat();

/** Every action for whoever decides, or for `seat`; the legal ones first. */
export function moves(table: Table, waiting: Waiting, seat?: string): readonly MoveOption[] {
	const due = decider(table, waiting);
	const who = seat === 'A' || seat === 'B' ? seat : due;
	if (!who || (seat !== undefined && seat !== who)) return [];
	const options = LISTED[waiting].map((action): MoveOption => {
		const reasons = whyNotAction(table, waiting, who, action);
		const fix = reasons.length ? fixesFor(table, waiting, who, action) : null;
		const then = consequence(table, action);
		return {
			seat: who,
			action,
			label: ACTIONS[action],
			legal: !reasons.length,
			reasons,
			...(fix && { fix }),
			...(then && !reasons.length && { consequence: then }),
			cites: CITES[action]
		};
	});
	return [...options.filter((o) => o.legal), ...options.filter((o) => !o.legal)];
}
