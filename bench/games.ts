// What is measured: two scripts of BlackPoker, played by the engine and, with the same cards and choices, by the peers;
// and random games for long lines.
import type { Position } from '../src/lib/machines/kernel';
import { isProblems, type Move } from '../src/lib/rules/core/contract';
import type { RuleSystem } from '../src/lib/machines/contract';
import type { Table } from '../src/lib/rules/blackpoker/table';
import { nodeOf, nodesOf, openSession, positionOf, tryMove, type Session } from '../src/lib/session/stepping';
import { startTimeline, type Cursor } from '../src/lib/session/timeline';
import type { G, PeerMove } from './peers/boardgame';
import type { TwinEvent, TwinTable } from './peers/twin';

export interface Script {
	readonly start: Position<Table>;
	readonly moves: readonly Move[];
}

const move = (seat: 'A' | 'B', action: string, picks?: Record<string, string[]>): Move => ({
	seat,
	action,
	...(picks && { picks })
});
const passes = (...seats: ('A' | 'B')[]): Move[] => seats.map((seat) => move(seat, 'pass'));

/** The first position of a set-up of ours; a set-up that is wrong is our mistake. */
export function startOf<T>(system: RuleSystem<T>, head: Parameters<RuleSystem<T>['start']>[0]): Position<T> {
	const start = system.start(head);
	if (isProblems(start)) throw new Error(`bench set-up: ${JSON.stringify(start)}`);
	return start as Position<T>;
}

/** QA-02: Up, Down on its target, a Counter on Down and a Counter on that; then passes until the stage is empty. */
export const counterWar = (system: RuleSystem<Table>): Script => ({
	start: startOf(system, {
		regulation: { format: 'master', frame: 'pack' },
		setup: {
			turn: 'A',
			A: { life: { more: 20 }, hand: ['H3', 'C7', 'D2', 'D4'], field: [{ cards: ['S5'] }] },
			B: { life: { more: 20 }, hand: ['S6', 'C8', 'D3', 'D5'] }
		}
	}),
	moves: [
		move('A', 'up', { keys: ['A:H3'], discard: ['A:D2'], target: ['A:S5'] }),
		...passes('A'),
		move('B', 'down', { keys: ['B:S6'], discard: ['B:D3'], target: ['A:S5'] }),
		...passes('B'),
		move('A', 'counter', { keys: ['A:C7'], discard: ['A:D4'], target: ['r2'] }),
		...passes('A'),
		move('B', 'counter', { keys: ['B:C8'], discard: ['B:D5'], target: ['r3'] }),
		...passes('B', 'A', 'A', 'B', 'A', 'B')
	]
});

/** Two attackers, one of them blocked by two soldiers; then the judgement. */
export const attackTurn = (system: RuleSystem<Table>): Script => ({
	start: startOf(system, {
		regulation: { format: 'master', frame: 'pack' },
		setup: {
			turn: 'A',
			A: { life: { more: 20 }, hand: ['H3', 'C7'], field: [{ cards: ['S5'] }, { cards: ['D9'] }] },
			B: { life: { more: 20 }, hand: ['S6', 'C8'], field: [{ cards: ['C4'] }, { cards: ['H6'] }] }
		}
	}),
	moves: [
		move('A', 'attack'),
		...passes('A', 'B'),
		move('A', 'answer', { attackers: ['A:S5', 'A:D9'] }),
		...passes('A', 'B'),
		move('B', 'answer', { 'block A:S5': [] }),
		move('B', 'answer', { 'block A:D9': ['B:C4', 'B:H6'] }),
		...passes('A', 'B')
	]
});

/** The same position for boardgame.io. */
export function peerStart({ turn, players }: Table): G {
	const both = <T>(of: (player: Table['players']['A']) => readonly T[]) => ({
		A: [...of(players.A)],
		B: [...of(players.B)]
	});
	return {
		turn,
		chance: turn,
		passes: [],
		stage: [],
		next: 1,
		asks: null,
		attacked: false,
		combat: null,
		hand: both((p) => p.hand),
		life: both((p) => p.life),
		graveyard: both((p) => p.graveyard),
		fog: { A: [], B: [] },
		field: (['A', 'B'] as const).flatMap((by) =>
			players[by].field.map(({ id, cards, driven }) => ({
				id,
				by,
				cards: [...cards],
				driven,
				fresh: false,
				modifiers: []
			}))
		),
		loser: null
	};
}
export const peerMoves = ({ moves }: Script): PeerMove[] =>
	moves.map(({ seat, action, picks = {} }) => {
		if (action === 'pass') return ['pass', seat];
		if (action === 'answer') return ['answer', seat, Object.values(picks)[0] ?? []];
		return ['request', seat, action, picks.keys ?? [], picks.discard ?? [], picks.target?.[0] ?? null];
	});

/** The same position for the twin. */
export const twinStart = ({ turn, players }: Table): TwinTable => ({
	phase: 'decide',
	turn,
	chance: turn,
	passes: [],
	stage: [],
	declaring: null,
	resolving: null,
	events: [],
	loser: null,
	nextRequest: 1,
	players: { A: { ...players.A, fog: [] }, B: { ...players.B, fog: [] } }
});
export const twinEvents = ({ moves }: Script): TwinEvent[] =>
	moves.map(({ seat, action, picks = {} }) =>
		action === 'pass'
			? { type: 'PASS' }
			: {
					type: 'REQUEST',
					by: seat as 'A' | 'B',
					action: action as 'up' | 'down' | 'counter',
					keys: picks.keys ?? [],
					cost: picks.discard ?? [],
					target: picks.target?.[0] ?? ''
				}
	);

/** A seeded generator (mulberry32): runs of the bench play the same games. */
export function seeded(seed: number): () => number {
	let state = seed;
	return () => {
		state = (state + 0x6d2b79f5) | 0;
		let t = Math.imul(state ^ (state >>> 15), 1 | state);
		t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
		return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
	};
}

/** Some legal move here, chosen as a user would: an action, then what it asks for. Null: the game is over. */
export function someMove<T>(
	system: RuleSystem<T>,
	position: Position<T>,
	random: () => number,
	passing: number
): Move | null {
	const pick = <X>(list: readonly X[]): X => list[Math.floor(random() * list.length)]!;
	const decision = system.decision(position);
	if (!decision) return null;
	const pass: Move = { seat: decision.seat, action: 'pass' };
	const mayPass = !system.whyNot(position, pass).length;
	if (mayPass && random() < passing) return pass;
	const legal = system.moves(position).filter((option) => option.legal);
	for (let tries = 0; legal.length && tries < 50; tries++) {
		const option = pick(legal);
		let draft: Move = { seat: option.seat, action: option.action };
		for (let field = system.field(position, draft); field; field = system.field(position, draft)) {
			const open = field.options.filter((o) => !o.reasons.length).map((o) => o.id);
			const count = Math.min(open.length, field.min + Math.floor(random() * (field.max - field.min + 1)));
			const chosen: string[] = [];
			while (chosen.length < count) {
				const id = pick(open);
				if (!chosen.includes(id)) chosen.push(id);
			}
			draft = { ...draft, picks: { ...draft.picks, [field.id]: chosen } };
		}
		if (!system.whyNot(position, draft).length) return draft;
	}
	return mayPass ? pass : null;
}

/** Both players with a full deck: the longest games there are. */
export const FULL = {
	regulation: { format: 'master', frame: 'extra' },
	setup: {
		turn: 'A',
		A: { life: { more: 46 }, hand: ['S5', 'H3', 'C7', 'D2', 'H9', 'SK'] },
		B: { life: { more: 46 }, hand: ['S6', 'C8', 'D3', 'D5', 'HQ', 'S9'] }
	}
};
/** Plays at random in one session until it has so many micro steps, or the game is over. */
export function randomLine(
	system: RuleSystem<Table>,
	seed: number,
	steps: number,
	passing: number
): Session<Table> {
	const random = seeded(seed);
	let session = openSession(startTimeline(startOf(system, FULL)));
	for (let length = 1; length < steps; length += nodeOf(session).steps.length) {
		const move = someMove(system, positionOf(session), random, passing);
		if (!move) break;
		session = played(system, session, move);
	}
	return session;
}
/** The session after a move that is known to be legal. */
export function played(system: RuleSystem<Table>, session: Session<Table>, move: Move): Session<Table> {
	const tried = tryMove(system, session, move);
	if (!tried.ok) throw new Error(`bench: ${JSON.stringify(move)} was refused`);
	return tried.session;
}
export const stepsOf = (session: Session<Table>) => nodesOf(session).flatMap((node) => node.steps);
export const movesOf = (session: Session<Table>) => nodesOf(session).flatMap(({ move }) => move ?? []);
export const placesOf = (session: Session<Table>): Cursor[] =>
	nodesOf(session).flatMap(({ id, steps }) => steps.map((_, step) => ({ node: id, step })));

/** Random games of at least that many micro steps. */
export function longLines(
	system: RuleSystem<Table>,
	count: number,
	steps: number,
	passing: number
): Session<Table>[] {
	const lines: Session<Table>[] = [];
	for (let seed = 1; lines.length < count; seed++) {
		if (seed > 200) throw new Error(`no random games of ${steps} micro steps`);
		const line = randomLine(system, seed, steps, passing);
		if (stepsOf(line).length >= steps) lines.push(line);
	}
	return lines;
}
