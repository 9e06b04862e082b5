// What can be done now: every action, legal or not, with its reasons, the nearest fix and what would follow.
import type { Move, MoveOption } from '../core/contract';
import { l10n, type Seat } from '../core/text';
import { ACTIONS, actionOf } from './actions';
import type { ActionSpec } from './actions/spec';
import { consequenceOf } from './consequence';
import { nearestFix } from './fix';
import { bystanders, complete, decider, fieldsOf, whyImpossible } from './legal';
import { character, type Table } from './table';

/** Is there only one way to do it? */
const isForced = (t: Table, spec: ActionSpec, move: Move): boolean =>
	fieldsOf(t, spec, move.seat, move.picks ?? {}).every(
		(f) => f.options.filter((o) => !o.reasons.length).length <= f.min
	);

function optionFor(t: Table, spec: ActionSpec, seat: Seat): MoveOption {
	const move = complete(t, spec, seat);
	const reasons = move ? [] : whyImpossible(t, spec, seat);
	const consequence = move && isForced(t, spec, move) ? consequenceOf(t, move) : null;
	const fix = move ? null : nearestFix(t, spec, seat, reasons);
	return {
		seat,
		action: spec.id,
		label: spec.label,
		summary: spec.summary,
		legal: move !== null,
		reasons,
		...(fix && { fix }),
		...(consequence && { consequence }),
		cites: spec.cites
	};
}

const legalFirst = (options: readonly MoveOption[]): readonly MoveOption[] => [
	...options.filter((o) => o.legal),
	...options.filter((o) => !o.legal)
];

/**
 * Every action of the seat, or of whoever has to answer. Without a seat, what others may say unasked comes with it:
 * pump-ups and substitutes, in place of the answerer's own entry where that could not be done anyway.
 */
export function moves(t: Table, seat?: Seat): readonly MoveOption[] {
	const own = seat ?? decider(t);
	if (!own || !t.seats.includes(own)) return [];
	if (t.moment === 'roll' && own === decider(t)) return [optionFor(t, actionOf('answer')!, own)];
	const listed = ACTIONS.filter((a) => a.when !== 'roll').map((spec) => optionFor(t, spec, own));
	if (seat) return legalFirst(listed);
	const unasked = bystanders(t).flatMap((other) => interjections(t, other));
	const replaced = (o: MoveOption): boolean => !o.legal && unasked.some((u) => u.action === o.action);
	return legalFirst([...listed.filter((o) => !replaced(o)), ...unasked]);
}

/** What a seat that is not asked could say now, with its name. */
function interjections(t: Table, seat: Seat): readonly MoveOption[] {
	const name = character(t, seat).name;
	return ACTIONS.filter((a) => a.by === 'third' || a.when === 'pump')
		.map((spec) => optionFor(t, spec, seat))
		.filter((o) => o.legal)
		.map((o) => ({ ...o, label: l10n(`${o.label.ja}(${name.ja})`, `${o.label.en} (${name.en})`) }));
}
