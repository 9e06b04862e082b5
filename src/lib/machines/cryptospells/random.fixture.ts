// Random boards and moves for the tests, from a seed.
import { isProblems, type Json, type Move } from '../../rules/core/contract';
import { nextRandom } from '../../rules/core/random';
import { CARDS } from '../../rules/cryptospells/cards';
import { generateText } from '../../rules/cryptospells/parse/generate';
import { printText } from '../../rules/cryptospells/parse/print';
import { RULINGS } from '../../rules/cryptospells/rulings';
import type { Setup, SetupCard } from '../../rules/cryptospells/setup';
import type { Table } from '../../rules/cryptospells/table';
import type { Position } from '../kernel';
import { system } from './index';

/** A die that falls the same way for the same seed. */
export class Dice {
	constructor(private state: number) {}
	below(n: number): number {
		const [value, next] = nextRandom(this.state);
		this.state = next;
		return Math.floor(value * n);
	}
	one<T>(list: readonly T[]): T {
		return list[this.below(list.length)]!;
	}
	some<T>(list: readonly T[], n: number): readonly T[] {
		return Array.from({ length: n }, () => this.one(list));
	}
}

/** A board with cards of the catalog and cards whose texts are generated. */
export function randomHead(seed: number): { setup: Json; rulings: Record<string, string> } {
	const dice = new Dice(seed);
	const cards = Array.from({ length: 8 }, (_, i): SetupCard => {
		const ast = generateText(seed * 31 + i);
		const base = {
			id: `own${i}`,
			name: `自作${i}`,
			kind: ast.kind,
			cost: dice.below(4),
			text: printText(ast)
		};
		return ast.kind === 'spell'
			? base
			: {
					...base,
					attack: dice.below(4),
					health: 1 + dice.below(4),
					...(dice.below(3) === 0 && { tribe: 'ソルジャー' }),
					...(dice.below(3) === 0 && { evolves: 'white-wolf' })
				};
	});
	const units = [...Object.values(CARDS), ...cards].filter((c) => c.kind === 'unit').map((c) => c.id);
	const all = [...Object.keys(CARDS), ...cards.map((c) => c.id), ...cards.map((c) => c.id)];
	const side = () => ({
		life: 3 + dice.below(20),
		maxMana: 4 + dice.below(7),
		deck: dice.some(all, 4 + dice.below(12)).map((card) => ({ card })),
		hand: dice.some(all, dice.below(8)).map((card) => ({ card })),
		field: dice.some(units, dice.below(5)).map((card) => ({
			card,
			sick: dice.below(3) === 0,
			...(dice.below(6) === 0 && { keywords: ['前衛' as const] })
		}))
	});
	const setup: Setup = {
		turn: dice.one(['A', 'B']),
		phase: dice.below(5) === 0 ? 'mulligan' : 'main',
		seed,
		limits: { hand: 5, field: 4 },
		cards,
		A: side(),
		B: side()
	};
	const rulings: Record<string, string> = {};
	for (const [id, choices] of Object.entries(RULINGS))
		if (dice.below(3) === 0) rulings[id] = dice.one(choices);
	// the hands above may hold more than ruling B16's other numbers allow
	if (rulings.B16 === 'setup') delete rulings.B16;
	return { setup: setup as unknown as Json, rulings };
}

/** The first position of a random board. */
export function started(seed: number): Position<Table> {
	const position = system.start(randomHead(seed));
	if (isProblems(position as never)) throw new Error(JSON.stringify(position));
	return position as Position<Table>;
}

/** A legal move, its fields filled at random with legal options. */
export function randomMove(position: Position<Table>, dice: Dice): Move | null {
	const legal = system.moves(position).filter((m) => m.legal);
	if (!legal.length) return null;
	const { seat, action } = dice.one(legal);
	let move: Move = { seat, action };
	for (let field = system.field(position, move); field; field = system.field(position, move)) {
		const options = field.options.filter((o) => !o.reasons.length).map((o) => o.id);
		const picks: string[] = [];
		while (picks.length < field.min && options.length)
			picks.push(...options.splice(dice.below(options.length), 1));
		move = { ...move, picks: { ...move.picks, [field.id]: picks } };
	}
	return move;
}
