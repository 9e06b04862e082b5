// Reads the parts of a set-up one by one and collects what is wrong instead of stopping at the first mistake.
import type { Json, Problem } from '../../core/contract';
import type { Slots } from '../../core/text';
import { entry20Deck, fullDeck, isCard, labelOf, ownerOf, type CardId, type Player } from '../cards';
import { FRAME_NAMES, ZONE_NAMES } from '../names';
import { problem, type ProblemCode } from './problems';
import type { Regulation } from './regulation';

/** What somebody wrote, for the message that it is wrong. */
export const written = (x: Json | undefined): string =>
	x === undefined ? '' : typeof x === 'string' ? x : JSON.stringify(x);
const isObject = (x: unknown): x is Readonly<Record<string, Json>> =>
	typeof x === 'object' && x !== null && !Array.isArray(x);
const isPlayer = (x: unknown): x is Player => x === 'A' || x === 'B';

export class Reader {
	readonly problems: Problem[] = [];
	/** Card → the path where it was named first. */
	readonly used = new Map<CardId, string>();
	readonly decks: Readonly<Record<Player, readonly CardId[]>>;

	constructor(readonly regulation: Regulation) {
		const deck = regulation.frame === 'entry20' ? entry20Deck : fullDeck;
		this.decks = { A: deck('A'), B: deck('B') };
	}
	bad(code: ProblemCode, path: string, slots?: Slots): void {
		this.problems.push(problem(code, path, slots));
	}
	/** Asks later whether something has gone wrong since: what only follows from a mistake is not told as another one. */
	watch(): () => boolean {
		const before = this.problems.length;
		return () => this.problems.length > before;
	}
	object(x: Json | undefined, path: string, keys: readonly string[]): Readonly<Record<string, Json>> {
		if (x === undefined) return {};
		if (!isObject(x)) {
			this.bad('not_an_object', path);
			return {};
		}
		for (const key of Object.keys(x))
			if (!keys.includes(key)) this.bad('unknown_key', `${path}.${key}`, { key });
		return x;
	}
	list(x: Json | undefined, path: string): readonly Json[] {
		if (x === undefined) return [];
		if (Array.isArray(x)) return x;
		this.bad('not_a_list', path);
		return [];
	}
	player(x: Json | undefined, path: string, otherwise: Player): Player {
		if (x === undefined) return otherwise;
		if (isPlayer(x)) return x;
		this.bad('not_a_player', path, { value: written(x) });
		return otherwise;
	}
	flag(x: Json | undefined, path: string): boolean {
		if (x !== undefined && typeof x !== 'boolean') this.bad('not_a_flag', path, { value: written(x) });
		return x === true;
	}
	count(x: Json | undefined, path: string, least: 0 | 1 = 0): number {
		if (x === undefined) return least;
		if (typeof x === 'number' && Number.isInteger(x) && x >= least) return x;
		this.bad('too_small', path, { value: written(x), least });
		return least;
	}
	card(x: Json | undefined, seat: Player, path: string): CardId[] {
		const id = typeof x === 'string' ? (x.includes(':') ? x : `${seat}:${x}`) : '';
		if (!isCard(id) || ownerOf(id) !== seat) {
			this.bad('not_a_card', path, { value: written(x) });
			return [];
		}
		if (!this.decks[seat].includes(id)) {
			const frame = FRAME_NAMES[this.regulation.frame];
			this.bad('card_not_in_deck', path, { card: labelOf(id), frame });
			return [];
		}
		const first = this.used.get(id);
		if (first !== undefined) {
			this.bad('card_twice', path, { seat, card: labelOf(id), first: zoneAt(first) });
			return [];
		}
		this.used.set(id, path);
		return [id];
	}
	cards(x: Json | undefined, seat: Player, path: string): CardId[] {
		return this.list(x, path).flatMap((c, i) => this.card(c, seat, `${path}[${i}]`));
	}
	/** Unnamed cards of a pile, the dull ones first. */
	fill(seat: Player, n: number, path: string): CardId[] {
		const left = this.decks[seat].filter((c) => !this.used.has(c));
		if (n > left.length) this.bad('too_many', path, { seat, left: left.length, value: n });
		const cards = left.slice(0, n);
		for (const card of cards) this.used.set(card, path);
		return cards;
	}
}

/** The zone a path leads into, by its name: `setup.A.hand[2]`, `setup.stage[0].keys[0]`, `setup.deal.A.deck[3]`. */
function zoneAt(path: string): (typeof ZONE_NAMES)[keyof typeof ZONE_NAMES] {
	const name = path.split(/[.[]/).find((part) => Object.hasOwn(ZONE_NAMES, part));
	return ZONE_NAMES[name as keyof typeof ZONE_NAMES];
}
