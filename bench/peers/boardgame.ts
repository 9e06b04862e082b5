// The peer to beat: the same request / pass / resolve game written for boardgame.io, as its documentation would have
// it (moves that mutate an Immer draft, INVALID_MOVE for what is illegal). Everything is chosen in its favour: no
// player view, no events, no turn hooks, no random plugin calls, and each move names its seat, so that the client
// need not be told whose move comes. It knows four actions and what they need; Kuroko runs the whole format.
import { Client } from 'boardgame.io/client';
import { ActivePlayers, INVALID_MOVE } from 'boardgame.io/core';
import { CreateGameReducer, InitializeGame } from 'boardgame.io/internal';
import type { Game, State } from 'boardgame.io';

type Seat = 'A' | 'B';
type Action = 'up' | 'down' | 'counter' | 'attack' | 'block' | 'damage';
interface Request {
	id: string;
	action: Action;
	by: Seat;
	keys: string[];
	target: string | null;
}
interface Unit {
	id: string;
	by: Seat;
	cards: string[];
	driven: boolean;
	fresh: boolean;
	modifiers: { by: string; amount: number }[];
}
export interface G {
	turn: Seat;
	chance: Seat;
	passes: Seat[];
	stage: Request[];
	next: number;
	/** Whom a rule asks: for the attackers, or for the blockers of one attacker after the other. */
	asks: { seat: Seat; of: string | null } | null;
	attacked: boolean;
	combat: { attackers: string[]; blocks: Record<string, string[]> } | null;
	hand: Record<Seat, string[]>;
	life: Record<Seat, string[]>;
	graveyard: Record<Seat, string[]>;
	fog: Record<Seat, string[]>;
	field: Unit[];
	loser: Seat | null;
}
/** A move of the script that boardgame.io plays: the name of the move and its arguments. */
export type PeerMove = readonly [name: 'request' | 'pass' | 'answer', ...args: readonly unknown[]];

const other = (seat: Seat): Seat => (seat === 'A' ? 'B' : 'A');
const suitOf = (card: string) => card.charAt(2);
const numberOf = (card: string) => ({ A: 1, J: 11, Q: 12, K: 13 })[card.slice(3)] ?? Number(card.slice(3));
const sizeOf = (unit: Unit) =>
	unit.cards.reduce((sum, card) => sum + numberOf(card), 0) +
	unit.modifiers.reduce((sum, modifier) => sum + modifier.amount, 0);

const ACTIONS: Record<
	'up' | 'down' | 'counter' | 'attack',
	{ timing: 'main' | 'quick'; suit: string | null; cost: number; target: 'soldier' | 'request' | null }
> = {
	up: { timing: 'quick', suit: 'H', cost: 1, target: 'soldier' },
	down: { timing: 'quick', suit: 'S', cost: 1, target: 'soldier' },
	counter: { timing: 'quick', suit: 'C', cost: 1, target: 'request' },
	attack: { timing: 'main', suit: null, cost: 0, target: null }
};

function isLegal(G: G, seat: Seat, action: Action, keys: string[], cost: string[], target: string | null) {
	if (G.loser || G.asks || G.chance !== seat || !(action in ACTIONS)) return false;
	const { timing, suit, cost: price, target: kind } = ACTIONS[action as keyof typeof ACTIONS];
	if (timing === 'main' && (G.turn !== seat || G.stage.length)) return false;
	if (action === 'attack' && G.attacked) return false;
	const hand = G.hand[seat];
	if (suit ? keys.length !== 1 || suitOf(keys[0]!) !== suit || !hand.includes(keys[0]!) : keys.length)
		return false;
	if (cost.length !== price || cost.some((card) => !hand.includes(card) || keys.includes(card))) return false;
	if (kind === 'soldier') return G.field.some((unit) => unit.id === target);
	if (kind === 'request') return G.stage.some((request) => request.id === target);
	return target === null;
}

const take = (from: string[], cards: readonly string[]) => from.filter((card) => !cards.includes(card));
function bury(G: G, unit: Unit) {
	G.field = G.field.filter((u) => u.id !== unit.id);
	G.graveyard[unit.by].push(...unit.cards);
}
const put = (G: G, by: Seat, action: Action) =>
	void G.stage.push({ id: `r${G.next++}`, action, by, keys: [], target: null });

function resolveTop(G: G) {
	const request = G.stage[G.stage.length - 1]!;
	const { by, keys } = request;
	let toFog = false;
	const target = G.field.find((unit) => unit.id === request.target);
	switch (request.action) {
		case 'up':
			if (target) {
				target.modifiers.push({ by: keys[0]!, amount: numberOf(keys[0]!) });
				toFog = true;
			}
			break;
		case 'down':
			if (target) {
				target.modifiers.push({ by: keys[0]!, amount: -numberOf(keys[0]!) });
				if (sizeOf(target) <= 0) bury(G, target);
				else toFog = true;
			}
			break;
		case 'counter': {
			const countered = G.stage.find((r) => r.id === request.target);
			if (countered && numberOf(keys[0]!) >= Math.max(0, ...countered.keys.map(numberOf))) {
				G.stage = G.stage.filter((r) => r.id !== countered.id);
				G.graveyard[countered.by].push(...countered.keys);
			}
			break;
		}
		case 'attack':
			G.asks = { seat: by, of: null };
			return;
		case 'block':
			G.asks = { seat: other(by), of: G.combat!.attackers[0]! };
			return;
		case 'damage':
			judge(G, by);
			break;
	}
	leave(G, request, toFog);
}

function judge(G: G, by: Seat) {
	const { attackers, blocks } = G.combat!;
	const fallen = new Set<Unit>();
	let damage = 0;
	for (const id of attackers) {
		const attacker = G.field.find((unit) => unit.id === id);
		if (!attacker) continue;
		const blockers = G.field.filter((unit) => blocks[id]?.includes(unit.id));
		const size = sizeOf(attacker);
		if (!blockers.length) {
			damage += Math.max(0, size);
			continue;
		}
		const total = blockers.reduce((sum, unit) => sum + sizeOf(unit), 0);
		if (size <= total) fallen.add(attacker);
		if (size >= total) blockers.forEach((unit) => fallen.add(unit));
	}
	fallen.forEach((unit) => bury(G, unit));
	const hit = other(by);
	G.graveyard[hit].push(...G.life[hit].splice(0, damage));
	G.combat = null;
}

/** The request leaves the stage; then the loss check, what it triggers, and the chance back to the turn player. */
function leave(G: G, request: Request, toFog: boolean) {
	G.stage = G.stage.filter((r) => r.id !== request.id);
	(toFog ? G.fog : G.graveyard)[request.by].push(...request.keys);
	for (const seat of [G.turn, other(G.turn)]) if (!G.life[seat].length) G.loser ??= seat;
	if (!G.loser) {
		if (request.action === 'attack' && G.combat?.attackers.length) put(G, request.by, 'block');
		if (request.action === 'block') put(G, request.by, 'damage');
	}
	G.chance = G.turn;
}

export const game = (start: G): Game<G> => ({
	name: 'requests',
	setup: () => structuredClone(start),
	turn: { activePlayers: ActivePlayers.ALL },
	disableUndo: true,
	moves: {
		request({ G }, seat: Seat, action: Action, keys: string[], cost: string[], target: string | null) {
			if (!isLegal(G, seat, action, keys, cost, target)) return INVALID_MOVE;
			G.passes = [];
			G.hand[seat] = take(G.hand[seat], [...keys, ...cost]);
			G.graveyard[seat].push(...cost);
			if (action === 'attack') G.attacked = true;
			G.stage.push({ id: `r${G.next++}`, action, by: seat, keys, target });
			return;
		},
		pass({ G }, seat: Seat) {
			if (G.loser || G.asks || G.chance !== seat) return INVALID_MOVE;
			G.passes.push(seat);
			if (G.passes.length < 2) G.chance = other(seat);
			else {
				G.passes = [];
				if (G.stage.length) resolveTop(G);
				else G.chance = G.turn;
			}
			return;
		},
		answer({ G }, seat: Seat, chosen: string[]) {
			if (G.asks?.seat !== seat) return INVALID_MOVE;
			const { of } = G.asks;
			const units = chosen.map((id) => G.field.find((unit) => unit.id === id && unit.by === seat));
			if (units.some((unit) => !unit || unit.driven || (of === null && unit.fresh))) return INVALID_MOVE;
			if (of === null) {
				for (const unit of units) unit!.driven = true;
				G.combat = { attackers: chosen, blocks: {} };
			} else {
				const { attackers, blocks } = G.combat!;
				if (chosen.some((id) => Object.values(blocks).flat().includes(id))) return INVALID_MOVE;
				blocks[of] = chosen;
				const next = attackers[attackers.indexOf(of) + 1];
				if (next) {
					G.asks = { seat, of: next };
					return;
				}
			}
			G.asks = null;
			leave(G, G.stage[G.stage.length - 1]!, false);
			return;
		}
	},
	endIf: ({ G }) => (G.loser ? { winner: other(G.loser) } : undefined)
});

/** Plays scripts through boardgame.io's Client, as a page would. */
export function clientOf(start: G) {
	const definition = game(start);
	const client = Client<G>({ game: definition, numPlayers: 2, debug: false });
	client.start();
	const reducer = CreateGameReducer({ game: definition });
	return {
		reset: () => client.reset(),
		play: ([name, ...args]: PeerMove) => client.moves[name]!(...args),
		state: () => client.getState()!.G,
		/** What its debug panel does to show the state after the first `n` moves: it plays them again. */
		rewind(n: number): G {
			let state = client.getInitialState();
			for (const { action, automatic } of client.log ?? []) {
				if (automatic) continue;
				state = reducer(state, action) as State<G>;
				if (--n === 0) break;
			}
			return state.G;
		},
		log: () => client.log
	};
}

/** Plays scripts through its reducer alone: no store, no subscribers, no log kept but the last move's. */
export function reducerOf(start: G) {
	const definition = game(start);
	const reducer = CreateGameReducer({ game: definition });
	const first = InitializeGame({ game: definition, numPlayers: 2 }) as State<G>;
	return {
		first,
		play: (state: State<G>, [type, ...args]: PeerMove): State<G> =>
			reducer(state, {
				type: 'MAKE_MOVE',
				payload: { type, args, playerID: '0', credentials: undefined as never }
			} as never) as State<G>
	};
}
