// Views of positions as one viewer sees them. A few are remembered, and what did not change from one to the next stays
// the same object, so that only what changed is drawn again.
import type { BoardView, L10n, Viewer } from '$lib/rules/core/contract';
import type { RuleSystem } from '$lib/machines/contract';
import type { Position } from '$lib/machines/kernel';
import { keepEqual } from '../board/keep';

const REMEMBERED = 12;

/** A function from positions to views. */
export function makeLook(
	system: Pick<RuleSystem, 'view'>
): (position: Position<unknown>, viewer: Viewer) => BoardView {
	const seen = new Map<Position<unknown>, BoardView>();
	let seenBy: Viewer = 'judge';
	let last: BoardView | undefined;
	return (position, viewer) => {
		if (seenBy !== viewer) seen.clear();
		seenBy = viewer;
		let view = seen.get(position);
		if (!view) {
			const fresh = system.view(position, viewer);
			view = last ? keepEqual(last, fresh) : fresh;
			if (seen.size >= REMEMBERED) seen.delete(seen.keys().next().value!);
			seen.set(position, view);
		}
		last = view;
		return view;
	};
}

const RESERVED: Readonly<Record<string, L10n>> = {
	pass: { ja: 'パス', en: 'Pass' },
	answer: { ja: '回答', en: 'Answer' }
};

/** Names of actions as the system's own lists say them, learnt where one is asked for. */
export function makeNames(system: Pick<RuleSystem, 'moves'>) {
	const names = new Map<string, L10n>();
	return (action: string, positions: () => readonly Position<unknown>[], board: BoardView): L10n => {
		if (!names.has(action))
			for (const position of positions())
				for (const { seat } of board.seats)
					for (const option of system.moves(position, seat)) names.set(option.action, option.label);
		const known = RESERVED[action] ?? names.get(action) ?? { ja: action, en: action };
		names.set(action, known);
		return known;
	};
}
