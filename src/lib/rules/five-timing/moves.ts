// What can be done now: every action, legal or not, with its reasons, the nearest fix and what would follow.
import type { Move, MoveOption } from '../core/contract';
import type { Seat } from '../core/text';
import { ACTIONS, actionOf } from './actions';
import type { ActionSpec } from './actions/spec';
import { consequenceOf } from './consequence';
import { nearestFix } from './fix';
import { bystanders, complete, decider, fieldsOf, whyImpossible } from './legal';
import { attackOf, hitOf, type Table } from './table';

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
 * Every action of the seat, or of whoever has to answer. Without a seat, those who may speak unasked follow
 * with what they could say (pump-ups and substitutes).
 */
export function moves(t: Table, seat?: Seat): readonly MoveOption[] {
	const own = seat ?? decider(t);
	if (!own || !t.seats.includes(own)) return [];
	if (t.moment === 'roll' && own === decider(t)) return [optionFor(t, actionOf('answer')!, own)];
	const listed = ACTIONS.filter((a) => a.when !== 'roll').map((spec) => optionFor(t, spec, own));
	if (seat) return legalFirst(listed);
	const unasked = bystanders(t).flatMap((other) =>
		ACTIONS.filter(
			(a) =>
				(a.by === 'third' && other !== hitOf(t)!.target) || (a.when === 'pump' && other === attackOf(t)!.by)
		).map((spec) => optionFor(t, spec, other))
	);
	return legalFirst([...listed, ...unasked]);
}
