// A set-up as a user writes it, and the one door from there to a table: either the table, or everything that is wrong
// with it, each with its place. Cards are short texts: `V05`, `V05.2`, `V01*8`, and on the field `V05:rest:3000:attack+500`.
import type { Json, Problem } from '../core/contract';
import { abilityAt } from './cards/abilities';
import { cardOf, isCardId } from './cards/printed';
import { problem, type ProblemCode, type PROBLEMS } from './problems';
import type { SlotArgs } from './sentences';
import { isRuling, RULINGS } from './rulings';
import {
	BENCH,
	isPlayer,
	PHASES,
	PLAYERS,
	POSTURES,
	zoneOf,
	other,
	type AwaitKind,
	type Boost,
	type EnergyCard,
	type Fired,
	type Held,
	type Phase,
	type Player,
	type Posture,
	type Side,
	type Table
} from './table';

export const ZONES = ['deck', 'hand', 'ring', 'bench', 'energy', 'waiting', 'retire'] as const;
export type ZoneKey = (typeof ZONES)[number];
const PILES = ['deck', 'hand', 'waiting', 'retire'] as const;
const DECK_SIZE = 50;
const MAX_COPIES = 4;
/** An empty bench slot. */
export const EMPTY = '-';

/** Phases that a position can stand in the middle of, waiting for their player; the others start at their beginning. */
const OPEN_KINDS: Readonly<Partial<Record<Phase, AwaitKind>>> = {
	energy: 'energy',
	character: 'character',
	ability: 'ability',
	attack: 'attack',
	setup: 'ring'
};

type Path = string;
type Fields = Readonly<Record<string, Json>>;
const isFields = (x: Json | undefined): x is Fields =>
	typeof x === 'object' && x !== null && !Array.isArray(x);
const print = (x: Json | undefined): string => (typeof x === 'string' ? x : (JSON.stringify(x) ?? ''));

/** A table, and whether it starts at the beginning of its phase. */
export interface Opening {
	readonly table: Table;
	readonly begin: boolean;
}

interface Written {
	readonly card: string;
	readonly marks: readonly string[];
	readonly path: Path;
}

/** Reads one set-up, collecting every problem. */
class Reader {
	readonly problems: Problem[] = [];
	private readonly used = new Set<string>();

	say<C extends ProblemCode>(path: Path, code: C, ...slots: SlotArgs<(typeof PROBLEMS)[C]>): void {
		this.problems.push(problem({ path }, code, ...slots));
	}
	fields(x: Json | undefined, path: Path, known: readonly string[]): Fields {
		if (!isFields(x)) {
			this.say(path, 'not_an_object', { what: path });
			return {};
		}
		for (const key of Object.keys(x))
			if (!known.includes(key)) this.say(`${path}.${key}`, 'unknown_key', { key, known: known.join(' ') });
		return x;
	}
	texts(x: Json | undefined, path: Path): { text: string; path: Path }[] {
		if (x === undefined) return [];
		if (!Array.isArray(x)) {
			this.say(path, 'not_a_list', { what: path });
			return [];
		}
		return x.flatMap((item: Json, i) => {
			if (typeof item === 'string') return [{ text: item, path: `${path}[${i}]` }];
			this.say(`${path}[${i}]`, 'not_text', { what: print(item) });
			return [];
		});
	}
	/** `V05.2:rest`, `V01*8`: the cards it stands for, with what is written after them. */
	cards(seat: Player, text: string, path: Path): Written[] {
		const [word = '', ...marks] = text.split(':');
		const read = /^([A-Z]\d\d[a-z]?)(?:\.([1-9]\d{0,2}))?(?:\*(\d+))?$/.exec(word);
		if (!read) {
			this.say(path, 'bad_card', { card: text });
			return [];
		}
		const [, id = '', copy, times] = read;
		if (!isCardId(id)) {
			this.say(path, 'unknown_card', { card: id });
			return [];
		}
		const count = times === undefined ? 1 : Number(times);
		if (count < 1 || count > 60) {
			this.say(path, 'bad_count', { card: text });
			return [];
		}
		return Array.from({ length: count }, (_, i) => {
			const n = Number(copy ?? 1) + i;
			const card = `${seat}:${id}${n === 1 ? '' : `.${n}`}`;
			if (this.used.has(card)) this.say(path, 'card_twice', { seat, card: card.slice(2) });
			this.used.add(card);
			return { card, marks, path };
		});
	}
	plain(seat: Player, x: Json | undefined, path: Path): string[] {
		return this.texts(x, path).flatMap((t) =>
			this.cards(seat, t.text, t.path).map(({ card, marks }) => {
				if (marks.length) this.say(t.path, 'no_marks_here', { card: t.text });
				return card;
			})
		);
	}
	energy(seat: Player, x: Json | undefined, path: Path): EnergyCard[] {
		return this.texts(x, path).flatMap((t) =>
			this.cards(seat, t.text, t.path).map(({ card, marks }) => {
				const [mark = 'stand', ...more] = marks;
				const posture = POSTURES.find((p) => p === mark);
				if (!posture || more.length) this.say(t.path, 'only_posture_here', { card: t.text });
				return { card, posture: posture ?? 'stand' };
			})
		);
	}
	held(seat: Player, text: string, path: Path, place: 'ring' | 'bench'): Held | null {
		const written = this.cards(seat, text, path);
		if (written.length > 1) this.say(path, 'one_card_only', { card: text });
		const [first] = written;
		if (!first) return null;
		let posture: Posture = 'stand';
		let damage = 0;
		const boosts: Boost[] = [];
		for (const mark of first.marks) {
			const turned = POSTURES.find((p) => p === mark);
			const boost = /^(attack|defence)([+-]\d{1,6})$/.exec(mark);
			if (turned) posture = turned;
			else if (boost)
				boosts.push({
					stat: boost[1] as Boost['stat'],
					by: Number(boost[2]),
					until: 'turn',
					source: first.card
				});
			else if (/^-?\d+$/.test(mark)) {
				damage = Number(mark);
				if (damage < 0 || damage > 100_000 || damage % 100) this.say(path, 'bad_damage', { card: text });
			} else this.say(path, 'bad_mark', { card: text, mark });
		}
		if (place === 'ring' && posture !== 'stand') this.say(path, 'ring_is_upright', { card: text });
		return { card: first.card, posture, damage, boosts };
	}

	side(seat: Player, x: Json | undefined, phase: Phase): Side {
		const path = `setup.${seat}`;
		const fields = x === undefined ? {} : this.fields(x, path, ZONES);
		if (phase === 'setup')
			for (const key of Object.keys(fields))
				if (key !== 'deck' && (ZONES as readonly string[]).includes(key))
					this.say(`${path}.${key}`, 'only_deck_in_setup', { key });
		const [deck, hand, waiting, retire] = PILES.map((pile) =>
			this.plain(seat, fields[pile], `${path}.${pile}`)
		);
		const bench = this.texts(fields.bench, `${path}.bench`);
		if (bench.length > BENCH.length)
			this.say(`${path}.bench[${BENCH.length}]`, 'bench_too_long', { have: bench.length });
		const slot = (i: number): Held | null => {
			const at = bench[i];
			return !at || at.text === EMPTY ? null : this.held(seat, at.text, at.path, 'bench');
		};
		const { ring } = fields;
		if (ring !== undefined && typeof ring !== 'string')
			this.say(`${path}.ring`, 'not_text', { what: print(ring) });
		const side: Side = {
			deck: deck!,
			hand: hand!,
			waiting: waiting!,
			retire: retire!,
			energy: this.energy(seat, fields.energy, `${path}.energy`),
			slots: {
				ring: typeof ring === 'string' ? this.held(seat, ring, `${path}.ring`, 'ring') : null,
				bench1: slot(0),
				bench2: slot(1),
				bench3: slot(2)
			},
			chosen: null
		};
		if (phase === 'setup') this.checkDeck(seat, side.deck, `${path}.deck`);
		else if (!side.deck.length) this.say(`${path}.deck`, 'deck_empty_now', { seat });
		return side;
	}
	/** E08: 50 cards, four with the same name and title. */
	private checkDeck(seat: Player, deck: readonly string[], path: Path): void {
		if (deck.length !== DECK_SIZE) this.say(path, 'deck_size', { seat, have: deck.length });
		const copies = new Map<string, string[]>();
		for (const card of deck) {
			const { name, title } = cardOf(card);
			const key = `${name.ja}/${title?.ja ?? ''}`;
			copies.set(key, [...(copies.get(key) ?? []), card]);
		}
		for (const cards of copies.values())
			if (cards.length > MAX_COPIES)
				this.say(path, 'deck_copies', { seat, card: cardOf(cards[0]!).name, have: cards.length });
	}

	turn(x: Json | undefined): { player: Player; number: number; phase: Phase; begin: boolean } {
		const fallback = { player: 'A' as const, number: 1, phase: 'stand' as const, begin: true };
		if (x === undefined) {
			this.say('setup.turn', 'missing', { key: 'turn' });
			return fallback;
		}
		const at = 'setup.turn';
		const { player, number, phase, begin } = this.fields(x, at, ['player', 'number', 'phase', 'begin']);
		const known = PHASES.find((p) => p === phase);
		if (typeof player !== 'string' || !isPlayer(player))
			this.say(`${at}.player`, 'unknown_player', { value: print(player) });
		if (typeof number !== 'number' || !Number.isInteger(number) || number < 1 || number > 999)
			this.say(`${at}.number`, 'bad_turn', { value: print(number) });
		else if (known === 'setup' && number !== 1) this.say(`${at}.number`, 'setup_is_turn_1');
		if (!known) this.say(`${at}.phase`, 'unknown_phase', { value: print(phase), known: PHASES.join(' ') });
		if (begin !== undefined && begin !== true) this.say(`${at}.begin`, 'bad_begin');
		return {
			player: player === 'B' ? 'B' : 'A',
			number: typeof number === 'number' ? number : 1,
			phase: known ?? 'stand',
			begin: known !== 'setup' && (begin === true || !OPEN_KINDS[known ?? 'stand'])
		};
	}
	seed(x: Json | undefined): number | null {
		if (x === undefined) return null;
		if (typeof x === 'number' && Number.isInteger(x) && x >= 0 && x <= 0xffffffff) return x;
		this.say('setup.seed', 'bad_seed', { value: print(x) });
		return null;
	}
	/** Abilities that have fired and wait for the first check. */
	waits(x: Json | undefined, table: Table, begin: boolean): Fired[] {
		const list = this.texts(x, 'setup.waits');
		if (list.length && !begin) this.say('setup.waits', 'waits_needs_begin');
		return list.flatMap(({ text, path }) => {
			const read = /^([AB]):([A-Z]\d\d[a-z]?(?:\.\d+)?)\/\d$/.exec(text);
			const found = read && isCardId(read[2]!.replace(/\.\d+$/, '')) ? abilityAt(text) : null;
			if (!read || !found) {
				this.say(path, 'bad_waits', { value: text });
				return [];
			}
			const { card, index, ability } = found;
			const { trigger } = ability;
			if (!trigger) {
				this.say(path, 'waits_not_automatic', { value: text });
				return [];
			}
			if (!this.used.has(card)) {
				this.say(path, 'waits_not_there', { value: text });
				return [];
			}
			const at = { on: trigger.on, from: zoneOf(table, card), card: null };
			return [{ seat: read[1] as Player, source: card, ability: index, at }];
		});
	}
	rulings(x: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
		const chosen: Record<string, string> = {};
		for (const [ruling, choice] of Object.entries(x)) {
			const path = `rulings.${ruling}`;
			if (!isRuling(ruling)) this.say(path, 'unknown_ruling', { ruling });
			else if (!(RULINGS[ruling] as readonly string[]).includes(choice))
				this.say(path, 'unknown_choice', { ruling, choice, known: RULINGS[ruling].join(' ') });
			else if (choice !== RULINGS[ruling][0]) chosen[ruling] = choice;
		}
		return chosen;
	}
}

/** The table a set-up describes, or all that is wrong with it. */
export function readSetup(
	setup: Json,
	rulings: Readonly<Record<string, string>> = {}
): Opening | readonly Problem[] {
	const reader = new Reader();
	const chosen = reader.rulings(rulings);
	const fields = reader.fields(setup, 'setup', ['turn', 'seed', ...PLAYERS, 'waits']);
	const { player, number, phase, begin } = reader.turn(fields.turn);
	const [a, b] = PLAYERS.map((seat) => reader.side(seat, fields[seat], phase)) as [Side, Side];
	const count = (side: Side): number =>
		side.deck.length +
		side.hand.length +
		side.waiting.length +
		side.retire.length +
		side.energy.length +
		Object.values(side.slots).filter(Boolean).length;
	const open = OPEN_KINDS[phase];
	const bare: Table = {
		rulings: chosen,
		seed: reader.seed(fields.seed),
		turn: number,
		active: player,
		// turns alternate, so who went first follows from whose turn it is
		first: number % 2 ? player : other(player),
		phase,
		sides: { A: a, B: b },
		cards: { A: count(a), B: count(b) },
		outgoing: null,
		fired: [],
		area: [],
		nextEntry: 1,
		now: null,
		asked: [],
		windowPassed: false,
		plan: null,
		attack: null,
		attacks: 0,
		locks: [],
		phaseEnded: false,
		awaiting: !begin && open ? { kind: open, seat: player } : null,
		result: null
	};
	const fired = reader.waits(fields.waits, bare, begin);
	return reader.problems.length ? reader.problems : { table: { ...bare, fired }, begin };
}
