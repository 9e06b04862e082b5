// A set-up: the position a user is still writing. One function turns it into a table or says what is wrong, and where.
// Past that door the rules trust the table.
import type { Json, Problem } from '../core/contract';
import type { L10n, Slots } from '../core/text';
import { l10n } from '../core/text';
import { actionOf, isAction } from './actions';
import {
	entry20Deck,
	fullDeck,
	isCard,
	labelOf,
	ownerOf,
	PLAYERS,
	totalOf,
	type CardId,
	type Player
} from './cards';
import { FRAMES_OF, FORMAT_NAMES, FRAME_NAMES } from './names';
import { RULINGS } from './rulings';
import {
	blankRequest,
	FORMATS,
	FRAMES,
	PROFILES,
	unitWith,
	withPlayer,
	type ActionRequest,
	type Fog,
	type Format,
	type Frame,
	type PlayerState,
	type Profile,
	type Table,
	type Target,
	type Trump,
	type Unit
} from './table';
import { keyCount, keySets } from './keys';
import { targetFromPick, whyNotTarget } from './targets';
import { hasScript } from './units';

/** Cards in set-ups are written without their owner: `S7`, `X1`. Piles of unnamed cards are a number. */
export interface UnitSetup {
	readonly cards: readonly string[];
	readonly bulwark?: boolean;
	readonly driven?: boolean;
	/** Came onto the field this turn. */
	readonly fresh?: boolean;
}
export interface SeatSetup {
	/** Top first; `more` unnamed cards lie below. */
	readonly life?: { readonly cards?: readonly string[]; readonly more?: number };
	/** Last = top. */
	readonly graveyard?: readonly string[];
	readonly hand?: readonly string[];
	readonly field?: readonly UnitSetup[];
	readonly fog?: readonly {
		readonly kind: Fog['kind'];
		readonly cards: readonly string[];
		readonly target?: string;
	}[];
	readonly pack?: { readonly cards?: readonly string[]; readonly more?: number; readonly opened?: boolean };
	readonly rare?: readonly string[];
	readonly trumps?: readonly {
		readonly card: string;
		readonly faceUp?: boolean;
		readonly locked?: boolean;
	}[];
	readonly used?: readonly string[];
}
export interface StageSetup {
	readonly by: Player;
	readonly action: string;
	readonly keys?: readonly string[];
	/** A card of the unit, with its owner (`B:S5`); a seat; or a request id. */
	readonly target?: string;
}
export interface Setup {
	readonly turn?: Player;
	readonly chance?: Player;
	readonly turnNumber?: number;
	readonly passes?: readonly Player[];
	readonly seed?: number;
	/** Bottom first: requests that wait already when the scenario opens, r1, r2, … */
	readonly stage?: readonly StageSetup[];
	readonly A?: SeatSetup;
	readonly B?: SeatSetup;
	/** A new game from its set-up on: nothing else but `seed` stands beside it. */
	readonly deal?: { readonly A?: DeckSetup; readonly B?: DeckSetup };
}
/** A deck: every card the frame allows unless stated, and the order of its top after shuffling where that is fixed. */
export interface DeckSetup {
	readonly deck?: readonly string[];
	readonly order?: readonly string[];
}

const PROBLEMS = {
	not_an_object: l10n('オブジェクトでなければならない。', 'This has to be an object.'),
	unknown_key: l10n('「{key}」という項目はない。', 'There is no entry called "{key}".'),
	not_a_list: l10n('配列でなければならない。', 'This has to be a list.'),
	not_a_player: l10n('「{value}」ではなく、A か B を書く。', 'Write A or B instead of "{value}".'),
	not_a_card: l10n(
		'「{value}」というカードはない。スートS H D CとA 2〜10 J Q K、JokerはX1・X2。',
		'"{value}" is no card. Write suit S H D C and A 2–10 J Q K; Jokers are X1 and X2.'
	),
	card_twice: l10n(
		'プレイヤー{seat}の{card}が二度使われている(先に{first})。',
		"{seat}'s {card} is used twice (first in {first})."
	),
	card_not_in_deck: l10n('{card}は{frame}のデッキに入っていない。', '{card} is not in the deck of {frame}.'),
	negative: l10n('枚数{value}は0以上の整数でなければならない。', 'The number {value} must be 0 or more.'),
	too_many: l10n(
		'プレイヤー{seat}のデッキの残りは{left}枚なので、{value}枚は置けない。',
		"{seat}'s deck has only {left} cards left, not {value}."
	),
	empty_unit: l10n('ユニットにはカードが1枚以上必要。', 'A unit needs at least one card.'),
	bulwark_one: l10n('防壁は1枚のカードだけ。', 'A bulwark is a single card.'),
	unit_no_script: l10n(
		'{cards}を重ねたユニットはない(同じスートか、決まった組だけ)。',
		'{cards} make no unit: one suit, or one of the fixed pairs.'
	),
	unknown_action: l10n('「{value}」というアクションはない。', 'There is no action called "{value}".'),
	immediate_on_stage: l10n(
		'{action}は即時なので、ステージに置かれない。',
		'{action} is immediate and never lies on the stage.'
	),
	key_count: l10n(
		'{action}のキーカードは{need}枚(いま{have}枚)。',
		'{action} takes {need} key card(s), not {have}.'
	),
	key_unfit: l10n(
		'{action}のキーカードにならない: {need}。',
		'These cannot be the key cards of {action}: {need}.'
	),
	unknown_fog: l10n('「{value}」というフォグはない。', 'There is no fog called "{value}".'),
	no_such_target: l10n('対象「{value}」は見つからない。', 'The target "{value}" is not there.'),
	unknown_format: l10n('「{value}」というフォーマットはない。', 'There is no format called "{value}".'),
	unknown_frame: l10n('「{value}」というフレームはない。', 'There is no frame called "{value}".'),
	format_frame: l10n(
		'{format}では{frame}フレームを使えない。',
		'{format} is not played with the {frame} frame.'
	),
	unknown_profile: l10n('「{value}」というテキストはない。', 'There is no text profile called "{value}".'),
	unknown_ruling: l10n('「{value}」という裁定はない。', 'There is no ruling {value}.'),
	unknown_choice: l10n('{ruling}に「{value}」という選択肢はない。', '{ruling} has no choice "{value}".'),
	no_life: l10n('プレイヤー{seat}のライフが0枚では始められない。', '{seat} cannot start without life.'),
	rare_two: l10n('レアカードは1枚だけ。', 'There is only one rare card.'),
	trump_three: l10n('切札は2枚まで。', 'There are at most two trumps.'),
	zone_not_in_frame: l10n('{frame}フレームに{zone}はない。', 'The {frame} frame has no {zone}.'),
	deal_alone: l10n(
		'「deal」(新しい対戦)と一緒に書けるのは seed だけ。',
		'Only "seed" may stand beside "deal" (a new game).'
	),
	deck_too_small: l10n(
		'{frame}フレームのデッキは{need}枚以上(いま{have}枚)。',
		'A deck for {frame} has {need} cards or more, not {have}.'
	),
	deck_not_entry20: l10n(
		'エントリー20のデッキは決まった20枚だけ。足りないカード: {cards}。',
		'An Entry 20 deck is exactly its 20 cards; missing: {cards}.'
	),
	order_not_in_deck: l10n('{card}はこのデッキにない。', '{card} is not in this deck.'),
	fog_cards: l10n(
		'フォグ「{value}」のカードの枚数が違う。',
		'The fog "{value}" has the wrong number of cards.'
	)
} as const satisfies Record<string, L10n>;
export type ProblemCode = keyof typeof PROBLEMS;

/** A problem at a JSON path of the scenario, e.g. `setup.A.hand[2]`. */
export const problem = (code: ProblemCode, path: string, slots?: Slots): Problem => ({
	code,
	text: PROBLEMS[code],
	...(slots && { slots }),
	cites: [],
	where: { path }
});
/** What somebody wrote, for the message that it is wrong. */
const written = (x: Json | undefined): string =>
	x === undefined ? '' : typeof x === 'string' ? x : JSON.stringify(x);
const isObject = (x: unknown): x is Readonly<Record<string, Json>> =>
	typeof x === 'object' && x !== null && !Array.isArray(x);
const isPlayer = (x: unknown): x is Player => x === 'A' || x === 'B';

/** Reads a set-up: collects problems instead of stopping at the first. */
class Reader {
	readonly problems: Problem[] = [];
	/** Card → where it was named first. */
	readonly used = new Map<CardId, string>();
	readonly decks: Record<Player, CardId[]>;

	constructor(
		readonly format: Format,
		readonly frame: Frame
	) {
		const deck = frame === 'entry20' ? entry20Deck : fullDeck;
		this.decks = { A: deck('A'), B: deck('B') };
	}
	bad(code: ProblemCode, path: string, slots?: Slots): void {
		this.problems.push(problem(code, path, slots));
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
	card(x: Json, seat: Player, path: string): CardId[] {
		const id = typeof x === 'string' ? (x.includes(':') ? x : `${seat}:${x}`) : '';
		if (!isCard(id) || ownerOf(id) !== seat) {
			this.bad('not_a_card', path, { value: typeof x === 'string' ? x : JSON.stringify(x) });
			return [];
		}
		if (!this.decks[seat].includes(id)) {
			this.bad('card_not_in_deck', path, { card: labelOf(id), frame: FRAME_NAMES[this.frame] });
			return [];
		}
		const first = this.used.get(id);
		if (first !== undefined) {
			this.bad('card_twice', path, { seat, card: labelOf(id), first });
			return [];
		}
		this.used.set(id, path);
		return [id];
	}
	cards(x: Json | undefined, seat: Player, path: string): CardId[] {
		return this.list(x, path).flatMap((c, i) => this.card(c, seat, `${path}[${i}]`));
	}
	count(x: Json | undefined, path: string): number {
		if (x === undefined) return 0;
		if (typeof x === 'number' && Number.isInteger(x) && x >= 0) return x;
		this.bad('negative', path, { value: written(x) });
		return 0;
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

const SEAT_KEYS = ['life', 'graveyard', 'hand', 'field', 'fog', 'pack', 'rare', 'trumps', 'used'];
const SETUP_KEYS = ['turn', 'chance', 'turnNumber', 'passes', 'seed', 'stage', 'A', 'B', 'deal'];

export interface Regulation {
	readonly format: Format;
	readonly frame: Frame;
	readonly profile: Profile;
	readonly rulings: Readonly<Record<string, string>>;
}

/** Format, frame, text profile and rulings of a scenario's head. */
export function readRegulation(head: {
	readonly regulation?: { readonly format: string; readonly frame: string };
	readonly profile?: string;
	readonly rulings?: Readonly<Record<string, string>>;
}): Regulation | Problem[] {
	const problems: Problem[] = [];
	const { format = 'master', frame = 'extra' } = head.regulation ?? {};
	const knownFormat = (FORMATS as readonly string[]).includes(format);
	const knownFrame = (FRAMES as readonly string[]).includes(frame);
	if (!knownFormat) problems.push(problem('unknown_format', 'regulation.format', { value: format }));
	if (!knownFrame) problems.push(problem('unknown_frame', 'regulation.frame', { value: frame }));
	if (knownFormat && knownFrame && !FRAMES_OF[format as Format].includes(frame as Frame))
		problems.push(
			problem('format_frame', 'regulation', {
				format: FORMAT_NAMES[format as Format],
				frame: FRAME_NAMES[frame as Frame]
			})
		);
	const profile = head.profile ?? 'seed';
	if (!(PROFILES as readonly string[]).includes(profile))
		problems.push(problem('unknown_profile', 'profile', { value: profile }));
	for (const [id, choice] of Object.entries(head.rulings ?? {})) {
		const ruling = Object.hasOwn(RULINGS, id) ? RULINGS[id]! : null;
		if (!ruling) problems.push(problem('unknown_ruling', `rulings.${id}`, { value: id }));
		else if (!ruling.choices.includes(choice))
			problems.push(problem('unknown_choice', `rulings.${id}`, { ruling: id, value: choice }));
	}
	if (problems.length) return problems;
	return {
		format: format as Format,
		frame: frame as Frame,
		profile: profile as Profile,
		rulings: head.rulings ?? {}
	};
}

/** The table a set-up describes, or everything that is wrong with it. */
export function readSetup(json: Json, regulation: Regulation): Table | Problem[] {
	const reader = new Reader(regulation.format, regulation.frame);
	const setup = reader.object(json, 'setup', SETUP_KEYS);
	if (setup.deal !== undefined) return readDeal(reader, setup, regulation);
	const turn = reader.player(setup.turn, 'setup.turn', 'A');
	const turnNumber = setup.turnNumber === undefined ? 1 : reader.count(setup.turnNumber, 'setup.turnNumber');
	const seats = {
		A: readSeat(reader, setup.A, 'A', turnNumber),
		B: readSeat(reader, setup.B, 'B', turnNumber)
	};
	const requests = reader.list(setup.stage, 'setup.stage').flatMap((r, i) => readRequest(reader, r, i));
	// piles of unnamed cards come last: by now every named card is known
	for (const seat of PLAYERS) {
		const life = reader.object(isObject(setup[seat]!) ? setup[seat].life : undefined, `setup.${seat}.life`, [
			'cards',
			'more'
		]);
		const pack = isObject(setup[seat]!) ? setup[seat].pack : undefined;
		if (isObject(pack!)) {
			const more = reader.count(pack.more, `setup.${seat}.pack.more`);
			const cards = [...seats[seat].pack!.cards, ...reader.fill(seat, more, `setup.${seat}.pack.more`)];
			seats[seat] = { ...seats[seat], pack: { ...seats[seat].pack!, cards } };
		}
		const more = reader.count(life.more, `setup.${seat}.life.more`);
		const cards = [...seats[seat].life, ...reader.fill(seat, more, `setup.${seat}.life.more`)];
		seats[seat] = { ...seats[seat], life: cards };
		if (!cards.length && !reader.problems.length) reader.bad('no_life', `setup.${seat}.life`, { seat });
	}
	const owned = { A: 0, B: 0 };
	for (const card of reader.used.keys()) owned[ownerOf(card)]++;
	const table: Table = {
		...bareTable(regulation, seats, owned),
		turn,
		turnNumber,
		chance: reader.player(setup.chance, 'setup.chance', turn),
		passes: reader
			.list(setup.passes, 'setup.passes')
			.map((p, i) => reader.player(p, `setup.passes[${i}]`, 'A')),
		nextRequest: requests.length + 1,
		random: reader.count(setup.seed, 'setup.seed')
	};
	const staged = stageOf(reader, withMarkers(reader, table), requests);
	return reader.problems.length ? reader.problems : staged;
}

/** A table where nothing has been requested yet. */
const bareTable = (regulation: Regulation, players: Table['players'], owned: Table['owned']): Table => ({
	...regulation,
	turn: 'A',
	turnNumber: 1,
	chance: 'A',
	passes: [],
	stage: [],
	declaring: null,
	plan: null,
	buffer: [],
	events: [],
	resolving: [],
	combat: null,
	dealing: null,
	over: null,
	players,
	owned,
	nextRequest: 1,
	nextUnit: 1,
	random: 0
});
const EMPTY_SEAT: PlayerState = {
	life: [],
	graveyard: [],
	hand: [],
	field: [],
	fog: [],
	pack: null,
	rare: [],
	trumps: [],
	used: [],
	boosts: []
};

/** A new game: two decks that satisfy the frame (frames.md 5), everything else to come. */
function readDeal(
	reader: Reader,
	setup: Readonly<Record<string, Json>>,
	regulation: Regulation
): Table | Problem[] {
	for (const key of Object.keys(setup))
		if (key !== 'deal' && key !== 'seed') reader.bad('deal_alone', `setup.${key}`);
	const deal = reader.object(setup.deal, 'setup.deal', ['A', 'B']);
	const decks = { A: readDeck(reader, deal.A, 'A'), B: readDeck(reader, deal.B, 'B') };
	const random = reader.count(setup.seed, 'setup.seed');
	if (reader.problems.length) return reader.problems;
	return {
		...bareTable(
			regulation,
			{ A: EMPTY_SEAT, B: EMPTY_SEAT },
			{ A: decks.A.deck.length, B: decks.B.deck.length }
		),
		random,
		dealing: {
			decks: { A: decks.A.deck, B: decks.B.deck },
			orders: { A: decks.A.order, B: decks.B.order },
			made: [],
			hidden: { A: null, B: null },
			first: null
		}
	};
}
function readDeck(reader: Reader, json: Json | undefined, seat: Player): { deck: CardId[]; order: CardId[] } {
	const path = `setup.deal.${seat}`;
	const o = reader.object(json, path, ['deck', 'order']);
	const deck = o.deck === undefined ? reader.decks[seat] : reader.cards(o.deck, seat, `${path}.deck`);
	if (reader.frame === 'entry20') {
		const missing = reader.decks[seat].filter((c) => !deck.includes(c));
		if (missing.length)
			reader.bad('deck_not_entry20', `${path}.deck`, { cards: missing.map(labelOf).join(' ') });
	} else if (deck.length < 40)
		reader.bad('deck_too_small', `${path}.deck`, {
			frame: FRAME_NAMES[reader.frame],
			need: 40,
			have: deck.length
		});
	const order = reader.list(o.order, `${path}.order`).flatMap((c, i) => {
		const id = `${seat}:${written(c)}`;
		if (deck.includes(id)) return [id];
		reader.bad(isCard(id) ? 'order_not_in_deck' : 'not_a_card', `${path}.order[${i}]`, {
			card: isCard(id) ? labelOf(id) : written(c),
			value: written(c)
		});
		return [];
	});
	return { deck, order };
}

function readSeat(reader: Reader, json: Json | undefined, seat: Player, turnNumber: number): PlayerState {
	const path = `setup.${seat}`;
	const s = reader.object(json, path, SEAT_KEYS);
	const zones = zonesOf(reader.frame);
	for (const zone of ['pack', 'rare', 'trumps'] as const)
		if (s[zone] !== undefined && !zones.includes(zone))
			reader.bad('zone_not_in_frame', `${path}.${zone}`, {
				frame: FRAME_NAMES[reader.frame],
				zone: ZONE_NAMES[zone]
			});
	const life = reader.object(s.life, `${path}.life`, ['cards', 'more']);
	const pack =
		s.pack === undefined ? null : reader.object(s.pack, `${path}.pack`, ['cards', 'more', 'opened']);
	const rare = reader.cards(s.rare, seat, `${path}.rare`);
	if (rare.length > 1) reader.bad('rare_two', `${path}.rare`);
	const trumps = reader.list(s.trumps, `${path}.trumps`).flatMap((t, i): Trump[] => {
		const at = `${path}.trumps[${i}]`;
		const o = reader.object(t, at, ['card', 'faceUp', 'locked']);
		return reader
			.card(o.card ?? '', seat, `${at}.card`)
			.map((card) => ({ card, faceUp: o.faceUp === true, locked: o.locked === true }));
	});
	if (trumps.length > 2) reader.bad('trump_three', `${path}.trumps`);
	return {
		life: reader.cards(life.cards, seat, `${path}.life.cards`),
		graveyard: reader.cards(s.graveyard, seat, `${path}.graveyard`),
		hand: reader.cards(s.hand, seat, `${path}.hand`),
		field: readField(reader, s.field, seat, turnNumber),
		fog: reader.list(s.fog, `${path}.fog`).map((f, i) => readFog(reader, f, seat, `${path}.fog[${i}]`)),
		pack: pack && {
			cards: reader.cards(pack.cards, seat, `${path}.pack.cards`),
			opened: pack.opened === true
		},
		rare,
		trumps,
		used: reader.list(s.used, `${path}.used`).flatMap((a, i) => {
			if (typeof a === 'string' && isAction(a)) return [a];
			reader.bad('unknown_action', `${path}.used[${i}]`, { value: written(a) });
			return [];
		}),
		boosts: []
	};
}

function readField(reader: Reader, json: Json | undefined, seat: Player, turnNumber: number): Unit[] {
	const units = reader.list(json, `setup.${seat}.field`).flatMap((u, i): Unit[] => {
		const path = `setup.${seat}.field[${i}]`;
		const o = reader.object(u, path, ['cards', 'bulwark', 'driven', 'fresh']);
		const cards = reader.cards(o.cards, seat, `${path}.cards`);
		const faceDown = o.bulwark === true;
		if (!cards.length) {
			reader.bad('empty_unit', path);
			return [];
		}
		if (faceDown && cards.length > 1) reader.bad('bulwark_one', path);
		const unit: Unit = {
			id: cards[0]!,
			cards,
			faceDown,
			driven: o.driven === true,
			entered: o.fresh === true ? turnNumber : 0,
			mods: []
		};
		if (!faceDown && !hasScript(reader, unit))
			reader.bad('unit_no_script', path, { cards: cards.map(labelOf).join('+') });
		return [unit];
	});
	return [...units.filter((u) => u.faceDown), ...units.filter((u) => !u.faceDown)];
}

const FOG_KINDS = ['up', 'down', 'force', 'close'] as const;
function readFog(reader: Reader, json: Json, seat: Player, path: string): Fog {
	const o = reader.object(json, path, ['kind', 'cards', 'target']);
	const kind = FOG_KINDS.find((k) => k === o.kind) ?? 'up';
	const cards = reader.cards(o.cards, seat, `${path}.cards`);
	if (o.kind !== kind) reader.bad('unknown_fog', path, { value: written(o.kind) });
	else if (cards.length !== (kind === 'force' ? 2 : 1)) reader.bad('fog_cards', path, { value: kind });
	return { kind, cards, target: typeof o.target === 'string' ? o.target : null };
}

function readRequest(
	reader: Reader,
	json: Json,
	i: number
): { request: ActionRequest; pick: string | null; path: string }[] {
	const path = `setup.stage[${i}]`;
	const o = reader.object(json, path, ['by', 'action', 'keys', 'target']);
	const by = reader.player(o.by, `${path}.by`, 'A');
	if (typeof o.action !== 'string' || !isAction(o.action)) {
		reader.bad('unknown_action', `${path}.action`, { value: written(o.action) });
		return [];
	}
	const keys = reader.cards(o.keys, by, `${path}.keys`);
	const request: ActionRequest = { ...blankRequest(`r${i + 1}`, o.action, by), keys, held: keys };
	return [{ request, pick: typeof o.target === 'string' ? o.target : null, path }];
}

/** Fog that points at a unit, and フォース, still has its effect; without a target it is an inert card (AMB-56). */
function withMarkers(reader: Reader, table: Table): Table {
	for (const player of PLAYERS)
		table.players[player].fog.forEach((fog, i) => {
			const { kind, cards, target } = fog;
			const mod = { source: kind, cards, by: totalOf(cards) * (kind === 'down' ? -1 : 1) };
			if (kind === 'force') {
				const boosts = [...table.players[player].boosts, mod];
				table = withPlayer(table, player, { boosts });
			} else if (target !== null && kind !== 'close') {
				const placed = isCard(target) ? unitWith(table, target) : null;
				if (!placed)
					return reader.bad('no_such_target', `setup.${player}.fog[${i}].target`, { value: target });
				const marked = { ...placed.unit, mods: [...placed.unit.mods, mod] };
				table = withPlayer(table, placed.by, {
					field: table.players[placed.by].field.map((u) => (u === placed.unit ? marked : u))
				});
				table = withPlayer(table, player, {
					fog: table.players[player].fog.map((f) => (f === fog ? { ...f, target: placed.unit.id } : f))
				});
			}
		});
	return table;
}

/** Puts the requests of a set-up on the stage and finds what they aim at. */
function stageOf(reader: Reader, table: Table, requests: ReturnType<typeof readRequest>): Table {
	for (const { request, pick, path } of requests) {
		const action = actionOf(table, request.action);
		if (action.speed === 'immediate')
			reader.bad('immediate_on_stage', `${path}.action`, { action: action.name });
		const need = action.keys ? keyCount(action.keys) : 0;
		if (request.keys.length !== need)
			reader.bad('key_count', `${path}.keys`, { action: action.name, need, have: request.keys.length });
		else if (action.keys && !keySets(action.keys, request.keys, 1).length)
			reader.bad('key_unfit', `${path}.keys`, { action: action.name, need: action.keys.need });
		let target: Target | null = null;
		if (action.target) {
			target = pick === null ? null : targetFromPick(table, action.id, pick);
			const aim = { action, by: request.by, keys: request.keys, request: request.id };
			if (!target || whyNotTarget(table, aim, target).length)
				reader.bad('no_such_target', `${path}.target`, { value: pick ?? '' });
		}
		table = { ...table, stage: [...table.stage, { ...request, target }] };
	}
	return table;
}

/** Which of the frame's own zones a frame has (frames.md 6). */
export const zonesOf = (frame: Frame): readonly ('pack' | 'rare' | 'trumps')[] =>
	frame === 'extra'
		? ['pack', 'rare', 'trumps']
		: frame === 'entry20'
			? []
			: frame === 'pack'
				? ['pack']
				: ['pack', 'rare'];
export const ZONE_NAMES = {
	life: l10n('ライフ', 'life'),
	graveyard: l10n('墓地', 'graveyard'),
	field: l10n('場', 'field'),
	hand: l10n('手札', 'hand'),
	fog: l10n('フォグ', 'fog'),
	pack: l10n('パック', 'pack'),
	rare: l10n('レアカード', 'rare card'),
	trumps: l10n('切札', 'trumps'),
	stage: l10n('ステージ', 'stage')
} as const satisfies Record<string, L10n>;
