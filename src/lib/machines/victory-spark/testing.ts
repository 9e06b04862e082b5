// Walking through positions for tests: random legal moves, and what every sentence on the way must keep.
import type { Field, L10n, Move, MoveOption, Sentence } from '../../rules/core/contract';
import { isProblems } from '../../rules/core/contract';
import { nextRandom } from '../../rules/core/random';
import { say } from '../../rules/core/text';
import type { Table } from '../../rules/victory-spark/table';
import type { Head } from '../contract';
import type { Position } from '../kernel';
import { NEXT } from '../kernel';
import { system } from './index';

/** The first decision of a set-up that must be right. */
export function startOf(head: Head): Position<Table> {
	const first = system.start(head);
	if (isProblems(first as readonly never[])) throw new Error(JSON.stringify(first));
	const position = first as Position<Table>;
	return system.kernel.waits(position) ? position : system.kernel.settle(position, NEXT)!;
}

/** A shuffler whose state can be kept. */
export class Dice {
	constructor(private state: number) {}
	below(n: number): number {
		const [value, state] = nextRandom(this.state);
		this.state = state;
		return Math.floor(value * n);
	}
	one<T>(of: readonly T[]): T {
		return of[this.below(of.length)]!;
	}
}

/** Fills every field of a legal action with random legal picks. */
export function fillIn(position: Position<Table>, option: MoveOption, dice: Dice): Move {
	let move: Move = { seat: option.seat, action: option.action };
	for (let field: Field | null; (field = system.field(position, move));) {
		const legal = field.options.filter((o) => !o.reasons.length).map((o) => o.id);
		const count = field.min + dice.below(Math.min(field.max, legal.length) - field.min + 1);
		const left = [...legal];
		const picks = Array.from({ length: count }, () => left.splice(dice.below(left.length), 1)[0]!);
		move = { ...move, picks: { ...move.picks, [field.id]: picks } };
		// a draft that stays short of its minimum would be asked again for ever
		if (picks.length < field.min) return move;
	}
	return move;
}

/** A random legal move; conceding only now and then, or games would be short. */
export function randomMove(position: Position<Table>, dice: Dice): Move | null {
	const legal = system.moves(position).filter((m) => m.legal);
	const wanted = legal.filter((m) => m.action !== 'concede' || dice.below(200) === 0);
	if (!wanted.length) return null;
	// something else than ending or passing, more often than not
	const busy = wanted.filter((m) => m.action !== 'end' && m.action !== 'pass');
	const option = busy.length && dice.below(3) ? dice.one(busy) : dice.one(wanted);
	return fillIn(position, option, dice);
}

/** Every `{slot}` that was left unfilled in any sentence or label of a value. */
export function missingSlots(...values: readonly unknown[]): string[] {
	const missing: string[] = [];
	const look = (text: string, code: string): void => {
		if (/\{\w+\}/.test(text)) missing.push(`${code}: ${text}`);
	};
	const visit = (x: unknown): void => {
		if (typeof x !== 'object' || x === null) return;
		if ('code' in x && 'text' in x) {
			const sentence = x as Sentence;
			for (const lang of ['ja', 'en'] as const)
				for (const viewer of ['judge', 'A', 'B'] as const) look(say(sentence, lang, viewer), sentence.code);
		} else if ('ja' in x && 'en' in x) {
			look((x as L10n).ja, 'label');
			look((x as L10n).en, 'label');
		} else Object.values(x).forEach(visit);
	};
	visit(values);
	return missing;
}
