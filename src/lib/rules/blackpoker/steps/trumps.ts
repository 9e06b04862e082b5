// Trumps: turned over, laid anew. One function a step: step.ts says what each means.
import type { Tell } from '../../core/contract';
import { labelOf, ownerOf } from '../cards';
import { happening } from '../happenings';
import { withPlayer, type Table } from '../table';
import type { Of } from './step';
import { take, zone } from './zones';

export function turnTrump(table: Table, step: Of<'openTrump' | 'closeTrump'>, tell?: Tell): Table {
	const owner = ownerOf(step.card);
	const open = step.do === 'openTrump';
	tell?.(
		happening(
			open ? 'trump_opened' : 'trump_closed',
			{ seat: owner, card: labelOf(step.card) },
			{ seat: owner, refs: [step.card] }
		)
	);
	return withPlayer(table, owner, {
		trumps: table.players[owner].trumps.map((t) =>
			t.card === step.card
				? { card: t.card, faceUp: open, locked: step.do === 'closeTrump' && step.lock === true }
				: t
		)
	});
}

export function layTrump(table: Table, step: Of<'layTrump'>, tell?: Tell): Table {
	const owner = ownerOf(step.card);
	tell?.(
		happening(
			'trump_set',
			{ card: labelOf(step.card) },
			{ seat: owner, moved: [[step.card, zone(owner, step.from), `${owner}.trumps`]] }
		)
	);
	table = take(table, [step.card], step.from);
	return withPlayer(table, owner, {
		trumps: [...table.players[owner].trumps, { card: step.card, faceUp: true, locked: false }]
	});
}
