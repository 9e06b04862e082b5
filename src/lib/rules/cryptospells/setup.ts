// A set-up as a user writes it, and the one door from there to a table: all that is wrong with it, or the table.
import type { Json, Problem } from '../core/contract';
import { say } from '../core/text';
import { abilitiesOf, KEYWORDS, type Keyword } from './parse/ast';
import { placeOf } from './parse/normalise';
import { blockers, parseText } from './parse/parse';
import { CARDS, cardNamed, textOf, type Card } from './cards';
import { problem } from './problems';
import { Shape } from './shape';
import {
	healthNow,
	freshUnit,
	SIDES,
	type DeskText,
	type Player,
	type Side,
	type Table,
	type Unit
} from './table';

/** A card somewhere: the id of the card, and a name of its own where it matters. */
export interface SetupPiece {
	readonly card: string;
	readonly id?: string;
}
export interface SetupUnit extends SetupPiece {
	readonly attack?: number;
	readonly health?: number;
	readonly damage?: number;
	readonly cost?: number;
	readonly sick?: boolean;
	readonly used?: number;
	readonly allowance?: number;
	/** Keywords it was given, beside those of its card. */
	readonly keywords?: readonly Keyword[];
}
export interface SetupSide {
	readonly life?: number;
	readonly mana?: number;
	readonly maxMana?: number;
	/** Cards from the top, or just how many. */
	readonly deck?: number | readonly SetupPiece[];
	readonly hand?: readonly SetupPiece[];
	readonly field?: readonly SetupUnit[];
	readonly grave?: readonly SetupPiece[];
	readonly gone?: readonly SetupPiece[];
}
export interface SetupCard {
	readonly id: string;
	readonly name: string;
	/** English name; the Japanese one where it is missing. */
	readonly en?: string;
	readonly kind: 'unit' | 'spell';
	readonly cost?: number;
	readonly attack?: number;
	readonly health?: number;
	readonly tribe?: string;
	readonly evolves?: string;
	readonly text?: string;
}
export interface Setup {
	readonly turn?: Side;
	/** `mulligan`: both players have drawn 3 and decide about them. */
	readonly phase?: 'main' | 'mulligan';
	readonly seed?: number;
	/** What the next random picks will be. */
	readonly fate?: readonly string[];
	/** Numbers of the frame, used where ruling B16 is `setup`. */
	readonly limits?: {
		readonly hand?: number;
		readonly field?: number;
		readonly mana?: number;
		readonly life?: number;
	};
	readonly cards?: readonly SetupCard[];
	/** Texts to read, not to play: these may break the grammar. */
	readonly desk?: readonly DeskText[];
	readonly A?: SetupSide;
	readonly B?: SetupSide;
}

const STATED = { hand: 9, field: 6, mana: 10, life: 25 } as const;
const DEFAULT_DECK = 10;
const HAND_AT_START = 3;

/** The table a set-up describes, or everything that is wrong with it, each with its path (from `setup` on). */
export function makeTable(
	setup: Json,
	rulings: Readonly<Record<string, string>>
): Table | readonly Problem[] {
	const shape = new Shape();
	const top = shape.object(setup, 'setup', [
		'turn',
		'phase',
		'seed',
		'fate',
		'limits',
		'cards',
		'desk',
		'A',
		'B'
	]);
	const turn = shape.choice(top.turn, 'setup.turn', SIDES, 'A');
	const phase = shape.choice(top.phase, 'setup.phase', ['main', 'mulligan'] as const, 'main');
	const seed = shape.number(top.seed, 'setup.seed', 0, 2 ** 31 - 1, 1);
	const fate = shape.list(top.fate, 'setup.fate').map((x, i) => shape.text(x, `setup.fate[${i}]`));
	const limits = readLimits(shape, top.limits, rulings.B16 === 'setup');
	const own = readCards(shape, top.cards);
	const desk = shape.list(top.desk, 'setup.desk').map((x, i): DeskText => {
		const at = `setup.desk[${i}]`;
		const entry = shape.object(x, at, ['kind', 'text']);
		return {
			kind: shape.choice(entry.kind, `${at}.kind`, ['unit', 'spell'] as const, 'unit'),
			text: shape.text(entry.text, `${at}.text`, true)
		};
	});
	const pieces: Record<string, { card: string; owner: Side }> = {};
	const reader = new SideReader(shape, own, pieces, limits);
	reader.reserve(top);
	const A = reader.read(top.A, 'A', phase);
	const B = reader.read(top.B, 'B', phase);
	if (shape.problems.length) return shape.problems;
	return {
		rulings,
		own,
		pieces,
		players: { A, B },
		limits: { hand: limits.hand, field: limits.field, mana: limits.mana },
		turn: { seat: turn, n: 1 },
		mulligan: phase === 'mulligan' ? { A: false, B: false } : null,
		using: null,
		casting: null,
		attack: null,
		runs: [],
		advances: [],
		random: seed,
		fate,
		emptyDraws: [],
		desk,
		result: null,
		made: 0,
		blocks: 0
	};
}

type Limits = Record<keyof typeof STATED, number>;
function readLimits(shape: Shape, given: Json | undefined, used: boolean): Limits {
	const entry = shape.object(given ?? {}, 'setup.limits', Object.keys(STATED));
	const read = (key: keyof Limits, max: number) =>
		shape.number(entry[key], `setup.limits.${key}`, 1, max, STATED[key]);
	const limits = {
		hand: read('hand', 30),
		field: read('field', 12),
		mana: read('mana', 99),
		life: read('life', 99)
	};
	return used ? limits : { ...STATED };
}

// What moves, expectations and the text notation can carry bare; `constructor` and its like are no ids either.
const isId = (id: string): boolean => /^[^\s"=,#{}()|]+$/.test(id) && !(id in {});

function readCards(shape: Shape, given: Json | undefined): Readonly<Record<string, Card>> {
	const own: Record<string, Card> = {};
	const cards = shape.list(given, 'setup.cards').map((x, i): Card => {
		const at = `setup.cards[${i}]`;
		const keys = ['id', 'name', 'en', 'kind', 'cost', 'attack', 'health', 'tribe', 'evolves', 'text'];
		const e = shape.object(x, at, keys);
		const id = shape.text(e.id, `${at}.id`);
		const name = shape.text(e.name, `${at}.name`);
		const kind = shape.choice(e.kind, `${at}.kind`, ['unit', 'spell'] as const, 'unit');
		const isUnit = kind === 'unit';
		if (id && !isId(id)) shape.add(problem('bad_id', { path: `${at}.id` }, { id }));
		if (Object.hasOwn(own, id) || Object.hasOwn(CARDS, id))
			shape.add(problem('card_named_twice', { path: `${at}.id` }, { card: id }));
		else if (name && cardNamed(name, own))
			shape.add(problem('card_named_twice', { path: `${at}.name` }, { card: name }));
		for (const key of ['attack', 'health', 'tribe', 'evolves'])
			if (!isUnit && e[key] !== undefined) shape.add(problem('not_a_spell', { path: `${at}.${key}` }));
		for (const key of ['tribe', 'evolves']) {
			const word = e[key];
			if (typeof word === 'string' && word && !isId(word))
				shape.add(problem('bad_id', { path: `${at}.${key}` }, { id: word }));
		}
		const card: Card = {
			id,
			name: { ja: name, en: e.en === undefined ? name : shape.text(e.en, `${at}.en`) },
			kind,
			cost: shape.number(e.cost, `${at}.cost`, 0, 99, 1),
			attack: isUnit ? shape.number(e.attack, `${at}.attack`, 0, 99, 1) : 0,
			health: isUnit ? shape.number(e.health, `${at}.health`, 1, 99, 1) : 0,
			tribe: isUnit && e.tribe !== undefined ? shape.text(e.tribe, `${at}.tribe`) : null,
			evolves: isUnit && e.evolves !== undefined ? shape.text(e.evolves, `${at}.evolves`) : null,
			text: shape.text(e.text ?? '', `${at}.text`, true)
		};
		if (isId(id)) own[id] = card;
		return card;
	});
	cards.forEach((card, i) => checkText(shape, card, own, `setup.cards[${i}]`));
	return own;
}

/** A text on a card must be playable, and the cards it names must exist. */
function checkText(shape: Shape, card: Card, own: Readonly<Record<string, Card>>, at: string): void {
	const path = `${at}.text`;
	const parsed = parseText(card.text, card.kind);
	for (const d of blockers(parsed)) {
		const why = { ja: say(d, 'ja'), en: say(d, 'en') };
		shape.add({ ...problem('text_broken', { path }, { ...d.where, why }), cites: d.cites });
	}
	for (const { verb, at: span } of abilitiesOf(parsed.ast)) {
		const name = verb.op === 'transform' ? verb.into : verb.op === 'token' ? verb.name : null;
		if (name === null) continue;
		const named = cardNamed(name, own);
		const place = placeOf(card.text, span.from);
		if (!named) shape.add(problem('name_unknown', { path }, { ...place, name }));
		else if (named.kind === 'spell') shape.add(problem('name_is_spell', { path }, { ...place, name }));
	}
	if (card.evolves !== null) {
		const evolved = own[card.evolves] ?? CARDS[card.evolves];
		if (!evolved || evolved.kind === 'spell')
			shape.add(problem('evolves_unknown', { path: `${at}.evolves` }, { card: card.evolves }));
	}
}

class SideReader {
	/** Ids that are written somewhere: a default id must not take one of them. */
	private readonly written = new Set<string>();

	constructor(
		private readonly shape: Shape,
		private readonly own: Readonly<Record<string, Card>>,
		private readonly pieces: Record<string, { card: string; owner: Side }>,
		private readonly limits: Limits
	) {}

	reserve(top: Readonly<Record<string, Json | undefined>>): void {
		const visit = (x: Json | undefined): void => {
			if (Array.isArray(x)) x.forEach(visit);
			else if (x && typeof x === 'object')
				for (const [key, value] of Object.entries(x as Readonly<Record<string, Json>>))
					if (key === 'id' && typeof value === 'string') this.written.add(value);
					else visit(value);
		};
		visit(top.A);
		visit(top.B);
	}

	read(given: Json | undefined, side: Side, phase: 'main' | 'mulligan'): Player {
		const { shape, limits } = this;
		const at = `setup.${side}`;
		const keys = ['life', 'mana', 'maxMana', 'deck', 'hand', 'field', 'grave', 'gone'];
		const e = shape.object(given ?? {}, at, keys);
		const cap = Math.max(limits.mana, 10);
		const maxMana = shape.number(e.maxMana, `${at}.maxMana`, 0, cap, phase === 'main' ? limits.mana : 0);
		const mana = shape.number(e.mana, `${at}.mana`, 0, cap, maxMana);
		if (mana > maxMana) shape.add(problem('mana_over_max', { path: `${at}.mana` }, { max: maxMana }));
		const life = shape.number(e.life, `${at}.life`, 1, 99, limits.life);
		const zone = (key: string) =>
			shape.list(e[key], `${at}.${key}`).map((x, i) => this.piece(x, side, `${at}.${key}[${i}]`));
		const hand = zone('hand');
		const field = shape
			.list(e.field, `${at}.field`)
			.flatMap((x, i) => this.unit(x, side, `${at}.field[${i}]`));
		const grave = zone('grave');
		const gone = zone('gone');
		const isCount = e.deck === undefined || typeof e.deck === 'number';
		const deck = isCount
			? Array.from({ length: shape.number(e.deck, `${at}.deck`, 0, 60, DEFAULT_DECK) }, () =>
					this.add('footman', side, undefined, `${at}.deck`)
				)
			: zone('deck');
		if (hand.length > limits.hand)
			shape.add(problem('hand_over_limit', { path: `${at}.hand` }, { limit: limits.hand }));
		if (field.length > limits.field)
			shape.add(problem('field_over_limit', { path: `${at}.field` }, { limit: limits.field }));
		const dealt = phase === 'mulligan' && !hand.length ? HAND_AT_START : 0;
		return {
			life,
			fullLife: Math.max(limits.life, life),
			mana,
			maxMana,
			deck: deck.slice(dealt),
			hand: [...hand, ...deck.slice(0, dealt)],
			field,
			grave,
			gone
		};
	}

	private piece(x: Json, side: Side, at: string): string {
		const e = this.shape.object(x, at, ['card', 'id']);
		const card = this.shape.text(e.card, `${at}.card`);
		return this.add(card, side, e.id === undefined ? undefined : this.shape.text(e.id, `${at}.id`), at);
	}

	private add(card: string, side: Side, given: string | undefined, at: string): string {
		if (!this.cardOf(card)) this.shape.add(problem('unknown_card', { path: `${at}.card` }, { card }));
		let id = given ?? `${side}:${card}`;
		if (given === undefined)
			for (let n = 2; Object.hasOwn(this.pieces, id) || this.written.has(id); n++)
				id = `${side}:${card}-${n}`;
		else if (!isId(id) || /^[AB]\.leader$/.test(id))
			this.shape.add(problem('bad_id', { path: `${at}.id` }, { id }));
		else if (Object.hasOwn(this.pieces, id))
			this.shape.add(problem('id_twice', { path: `${at}.id` }, { id }));
		this.pieces[id] = { card, owner: side };
		return id;
	}
	private cardOf(id: string): Card | undefined {
		return Object.hasOwn(this.own, id) ? this.own[id] : Object.hasOwn(CARDS, id) ? CARDS[id] : undefined;
	}

	private unit(x: Json, side: Side, at: string): readonly Unit[] {
		const { shape } = this;
		const keys = [
			'card',
			'id',
			'attack',
			'health',
			'damage',
			'cost',
			'sick',
			'used',
			'allowance',
			'keywords'
		];
		const e = shape.object(x, at, keys);
		const cardId = shape.text(e.card, `${at}.card`);
		const id = this.add(cardId, side, e.id === undefined ? undefined : shape.text(e.id, `${at}.id`), at);
		const card = this.cardOf(cardId);
		if (!card) return [];
		if (card.kind === 'spell') {
			shape.add(problem('not_a_unit', { path: `${at}.card` }, { card: card.name }));
			return [];
		}
		const number = (key: string, max: number, otherwise: number, min = 0) =>
			shape.number(e[key], `${at}.${key}`, min, max, otherwise);
		const given = shape
			.list(e.keywords, `${at}.keywords`)
			.map((k, i) => shape.choice(k, `${at}.keywords[${i}]`, KEYWORDS, '前衛'));
		const unit: Unit = {
			...freshUnit(id, card),
			attack: number('attack', 99, card.attack),
			health: number('health', 99, card.health, 1),
			damage: number('damage', 99, 0),
			cost: number('cost', 99, card.cost),
			sick: shape.flag(e.sick, `${at}.sick`),
			used: number('used', 9, 0),
			allowance: e.allowance === undefined ? null : number('allowance', 2, 0),
			keywords: [...new Set([...textOf(card).ast.keywords, ...given])]
		};
		if (healthNow(unit) <= 0) shape.add(problem('dead_on_arrival', { path: `${at}.damage` }, { id }));
		return [unit];
	}
}
