// What lies on the table: zones, units, requests, and where the rules are in their work. Plain JSON, deeply readonly.
import type { Json } from '../core/contract';
import type { ByPlayer, CardId, Player } from './cards';

export const FORMATS = ['lite', 'standard', 'pro', 'master'] as const;
export type Format = (typeof FORMATS)[number];
export const FRAMES = ['entry20', 'pack', 'rare-pack', 'strategy', 'extra'] as const;
export type Frame = (typeof FRAMES)[number];
export const PROFILES = ['seed', 'release', 'patch'] as const;
/** Which of the three texts called 8.2 the actions are read from (AMB-01). */
export type Profile = (typeof PROFILES)[number];

export interface Modifier {
	/** The action that made it, and the cards that mark it. */
	readonly source: string;
	readonly cards: readonly CardId[];
	readonly by: number;
}
/** One thing on the field, made of one or more cards (R 4.1). What it *is* follows from its cards: see units.ts. */
export interface Unit {
	/** Its first card's id, made unique by a counter when the card comes back: a returned card is another unit (AMB-30). */
	readonly id: string;
	/** Bottom card first. */
	readonly cards: readonly CardId[];
	readonly faceDown: boolean;
	/** A bulwark turned over for a Damage judgement: seen by all, still a bulwark. */
	readonly exposed?: boolean;
	/** AMB-61, other setting: it entered "as a soldier" and has no script, only its number. */
	readonly nameless?: boolean;
	readonly driven: boolean;
	/** Number of the turn it came onto the field; 0 = long ago. */
	readonly entered: number;
	readonly mods: readonly Modifier[];
}
/** A card in the fog zone: the marker of an effect that lasts this turn. */
export interface Fog {
	readonly kind: 'up' | 'down' | 'force' | 'close';
	readonly cards: readonly CardId[];
	readonly target: string | null;
}
export interface Trump {
	readonly card: CardId;
	readonly faceUp: boolean;
	/** Closed by クローズ: not to be opened before this turn ends. */
	readonly locked: boolean;
}
export interface Pack {
	readonly cards: readonly CardId[];
	readonly opened: boolean;
}
export interface PlayerState {
	/** 0 = top. */
	readonly life: readonly CardId[];
	/** Last = top. */
	readonly graveyard: readonly CardId[];
	readonly hand: readonly CardId[];
	/** Bulwarks stand in their order from the life side outwards. */
	readonly field: readonly Unit[];
	readonly fog: readonly Fog[];
	readonly pack: Pack | null;
	readonly rare: readonly CardId[];
	readonly trumps: readonly Trump[];
	/** Once-per-turn actions already requested this turn (AMB-26). */
	readonly used: readonly string[];
	/** Bonuses of フォース: for every soldier of this player until the turn ends. */
	readonly boosts: readonly Modifier[];
}

export type Target =
	| { readonly kind: 'unit'; readonly id: string }
	| { readonly kind: 'player'; readonly id: Player }
	| { readonly kind: 'request'; readonly id: string }
	| { readonly kind: 'trump'; readonly id: CardId };

/** One concrete use of an action (リクエスト). */
export interface ActionRequest {
	readonly id: string;
	readonly action: string;
	readonly by: Player;
	/** Key cards as declared; numbers are read from here even after the cards have moved on. */
	readonly keys: readonly CardId[];
	/** The key cards that still lie with the request. */
	readonly held: readonly CardId[];
	/** The key unit, driven for cost K. */
	readonly unit: string | null;
	readonly target: Target | null;
	readonly origin: 'direct' | 'triggered' | 'effect';
	/** What it was triggered by, or the request that made it: an action id. */
	readonly cause: string | null;
	/** The card or unit a trigger is about (the fallen K of 世代交代, the attacker of 革命ドロー). */
	readonly about: string | null;
	/** What was paid, for the eyes: `drive`, `discard`, `sacrifice` → ids, `life` → ["1"]. */
	readonly paid: Readonly<Record<string, readonly string[]>>;
}

/** A request of this action with nothing picked yet. */
export const blankRequest = (id: string, action: string, by: Player): ActionRequest => ({
	id,
	action,
	by,
	keys: [],
	held: [],
	unit: null,
	target: null,
	origin: 'direct',
	cause: null,
	about: null,
	paid: {}
});

/** A request being resolved; the last of the list is at work, those before wait inside their trigger checks. */
export interface Resolution {
	/** The stage request's id, or the immediate request itself. */
	readonly request: string | ActionRequest;
	/** Next line of the effect. */
	readonly line: number;
	readonly answers: Readonly<Record<string, readonly string[]>>;
	/** What lines leave for later lines. */
	readonly notes: Readonly<Record<string, Json>>;
	/** Cards turned over from life and not yet put anywhere. */
	readonly revealed: readonly CardId[];
	/** The target was wrong: no effect, but everything after it. */
	readonly skipped: boolean;
}

/** A game being set up. */
export interface Dealing {
	/** What is left of each deck, top first once shuffled. */
	readonly decks: ByPlayer<readonly CardId[]>;
	/** Cards that a stated order puts on top when shuffling. */
	readonly orders: ByPlayer<readonly CardId[]>;
	/** Choices made so far: "A trumps", "B rare". */
	readonly made: readonly string[];
	/** エクストラ: the preset soldier lies face down and is no bulwark until it is revealed. */
	readonly hidden: ByPlayer<CardId | null>;
	readonly first: Player | null;
}

export interface Combat {
	readonly attackers: readonly string[];
	/** Attacker → its blockers. */
	readonly blocks: Readonly<Record<string, readonly string[]>>;
}

/** What triggers listen to. Kept only until the next gathering ([6-1]). */
export type GameEvent =
	| { readonly type: 'requested' | 'staged' | 'resolved'; readonly action: string; readonly by: Player }
	| {
			readonly type: 'fell';
			readonly player: Player;
			readonly cards: readonly CardId[];
			readonly unit: string;
			/** What the unit was before it left (再生 asks). */
			readonly kind: string | null;
	  }
	| {
			readonly type: 'discarded';
			readonly player: Player;
			readonly count: number;
			/** Not as a cost and not to come down to seven. */
			readonly byEffect: boolean;
	  }
	| { readonly type: 'unblocked'; readonly player: Player; readonly unit: string };

export interface Table {
	readonly format: Format;
	readonly frame: Frame;
	readonly profile: Profile;
	/** Disputed points set differently from the default. */
	readonly rulings: Readonly<Record<string, string>>;
	readonly turn: Player;
	readonly turnNumber: number;
	readonly chance: Player | 'system';
	/** Who has passed since the last request (パス記録). */
	readonly passes: readonly Player[];
	/** Last = top. */
	readonly stage: readonly ActionRequest[];
	/** The request being declared, or waiting for the trigger check before it is staged or resolved. */
	readonly declaring: ActionRequest | null;
	/** How it is going to be paid. */
	readonly plan: Readonly<Record<string, readonly string[]>> | null;
	/** Triggered requests waiting in a trigger check. */
	readonly buffer: readonly ActionRequest[];
	readonly events: readonly GameEvent[];
	readonly resolving: readonly Resolution[];
	readonly combat: Combat | null;
	/** Only while a new game is being set up. */
	readonly dealing: Dealing | null;
	readonly over: { readonly loser: Player; readonly both: boolean } | null;
	readonly players: ByPlayer<PlayerState>;
	/** Number of cards each player owns: never changes. */
	readonly owned: ByPlayer<number>;
	readonly nextRequest: number;
	readonly nextUnit: number;
	/** State of the shuffler (core/random.ts). */
	readonly random: number;
}

export const foeOf = (player: Player): Player => (player === 'A' ? 'B' : 'A');

/** The unit with something else in some places; in full, as {@link changed} says why, but for what few units have. */
export const changedUnit = (
	unit: Unit,
	change: Partial<Pick<Unit, 'id' | 'cards' | 'driven' | 'entered' | 'mods'>>
): Unit =>
	unit.exposed || unit.nameless
		? { ...unit, ...change }
		: {
				id: change.id ?? unit.id,
				cards: change.cards ?? unit.cards,
				faceDown: unit.faceDown,
				driven: change.driven ?? unit.driven,
				entered: change.entered ?? unit.entered,
				mods: change.mods ?? unit.mods
			};
/** The request with something else in some places; in full, as {@link changed} says why. */
export const changedRequest = (
	request: ActionRequest,
	change: Partial<Omit<ActionRequest, 'action' | 'by'>>
): ActionRequest => ({
	id: change.id ?? request.id,
	action: request.action,
	by: request.by,
	keys: change.keys ?? request.keys,
	held: change.held ?? request.held,
	unit: change.unit === undefined ? request.unit : change.unit,
	target: change.target === undefined ? request.target : change.target,
	origin: change.origin ?? request.origin,
	cause: change.cause === undefined ? request.cause : change.cause,
	about: change.about === undefined ? request.about : change.about,
	paid: change.paid ?? request.paid
});

/** What no change touches. */
type Fixed = 'format' | 'frame' | 'profile' | 'rulings' | 'owned';
/**
 * The table with something else in some places. It is written out in full, since V8 gives every `{ ...table }` of the source
 * hidden classes of its own: dozens in one turn, and reading from all of them is slow.
 */
export const changed = (table: Table, change: Partial<Omit<Table, Fixed>>): Table => ({
	format: table.format,
	frame: table.frame,
	profile: table.profile,
	rulings: table.rulings,
	turn: change.turn ?? table.turn,
	turnNumber: change.turnNumber ?? table.turnNumber,
	chance: change.chance ?? table.chance,
	passes: change.passes ?? table.passes,
	stage: change.stage ?? table.stage,
	declaring: change.declaring === undefined ? table.declaring : change.declaring,
	plan: change.plan === undefined ? table.plan : change.plan,
	buffer: change.buffer ?? table.buffer,
	events: change.events ?? table.events,
	resolving: change.resolving ?? table.resolving,
	combat: change.combat === undefined ? table.combat : change.combat,
	dealing: change.dealing === undefined ? table.dealing : change.dealing,
	over: change.over === undefined ? table.over : change.over,
	players: change.players ?? table.players,
	owned: table.owned,
	nextRequest: change.nextRequest ?? table.nextRequest,
	nextUnit: change.nextUnit ?? table.nextUnit,
	random: change.random ?? table.random
});
const changedPlayer = (player: PlayerState, change: Partial<PlayerState>): PlayerState => ({
	life: change.life ?? player.life,
	graveyard: change.graveyard ?? player.graveyard,
	hand: change.hand ?? player.hand,
	field: change.field ?? player.field,
	fog: change.fog ?? player.fog,
	pack: change.pack === undefined ? player.pack : change.pack,
	rare: change.rare ?? player.rare,
	trumps: change.trumps ?? player.trumps,
	used: change.used ?? player.used,
	boosts: change.boosts ?? player.boosts
});
/** The table with one player changed. */
export const withPlayer = (table: Table, player: Player, change: Partial<PlayerState>): Table => {
	const { A, B } = table.players;
	const players = player === 'A' ? { A: changedPlayer(A, change), B } : { A, B: changedPlayer(B, change) };
	return changed(table, { players });
};

/** A unit and whose field it stands on. */
export interface Placed {
	readonly unit: Unit;
	readonly by: Player;
}
export function findUnit(table: Table, id: string): Placed | null {
	for (const unit of table.players.A.field) if (unit.id === id) return { unit, by: 'A' };
	for (const unit of table.players.B.field) if (unit.id === id) return { unit, by: 'B' };
	return null;
}
/** A bulwark named by where it stands, for those who may not know its card: `B.b2` is B's second from the life outwards. */
const PLACE = /^([AB])\.b(\d+)$/;
export const placeOf = (table: Table, by: Player, unit: Unit): string =>
	`${by}.b${table.players[by].field.filter((u) => u.faceDown).findIndex((u) => u.id === unit.id) + 1}`;
/** A piece's name on the board: its unit id, or its place for what lies face down. */
export const boardId = (table: Table, by: Player, unit: Unit): string =>
	unit.faceDown && !unit.exposed ? placeOf(table, by, unit) : unit.id;
/** May a seat know which card a unit on this field is? Its own, and what lies face up. */
export const isSeenBy = (seat: Player, by: Player, unit: Unit): boolean =>
	seat === by || !unit.faceDown || unit.exposed === true;
/** The unit a move names: by any card in it, or a bulwark by its place. */
export function unitWith(table: Table, pick: string): Placed | null {
	const place = PLACE.exec(pick);
	if (place) {
		const by = place[1] as Player;
		const unit = table.players[by].field.filter((u) => u.faceDown)[Number(place[2]) - 1];
		return unit ? { unit, by } : null;
	}
	for (const by of ['A', 'B'] as const)
		for (const unit of table.players[by].field) if (unit.cards.includes(pick)) return { unit, by };
	return null;
}
export const findRequest = (table: Table, id: string): ActionRequest | null =>
	table.stage.find((r) => r.id === id) ?? null;

/** The resolution at work; call only where there is one. */
export const resolution = (table: Table): Resolution => table.resolving[table.resolving.length - 1]!;
/** The request being resolved. */
export function resolvingRequest(table: Table): ActionRequest {
	const { request } = resolution(table);
	return typeof request === 'string' ? findRequest(table, request)! : request;
}
export const withResolution = (table: Table, change: Partial<Resolution>): Table => {
	const now = resolution(table);
	const next = {
		request: change.request ?? now.request,
		line: change.line ?? now.line,
		answers: change.answers ?? now.answers,
		notes: change.notes ?? now.notes,
		revealed: change.revealed ?? now.revealed,
		skipped: change.skipped ?? now.skipped
	};
	return changed(table, { resolving: table.resolving.with(-1, next) });
};

/** Is this disputed point set to this alternative? Without a setting the default holds, so only alternatives are asked for. */
export const isRuled = (table: Table, id: string, alternative: string): boolean =>
	table.rulings[id] === alternative;
