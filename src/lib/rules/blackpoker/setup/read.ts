// A set-up becomes a table, or a list of what is wrong with it, and where. Past that door the rules trust the table.
import type { Json, Problem } from '../../core/contract';
import { ownerOf, PLAYERS, type Player } from '../cards';
import type { PlayerState, Table } from '../table';
import { readDeal } from './deal';
import { Reader } from './reader';
import type { Regulation } from './regulation';
import { EMPTY_SEAT, readSeat, type Seat } from './seat';
import { onStage, readRequest, withMarkers } from './stage';

const SETUP_KEYS = ['turn', 'chance', 'turnNumber', 'passes', 'seed', 'stage', 'A', 'B', 'deal'];

/** The table a set-up describes, or everything that is wrong with it. */
export function readSetup(json: Json, regulation: Regulation): Table | Problem[] {
	const reader = new Reader(regulation);
	const setup = reader.object(json, 'setup', SETUP_KEYS);
	const table = setup.deal === undefined ? statedTable(reader, setup) : newGame(reader, setup);
	return reader.problems.length ? reader.problems : table;
}

function newGame(reader: Reader, setup: Readonly<Record<string, Json>>): Table {
	const { dealing, owned } = readDeal(reader, setup);
	const random = reader.count(setup.seed, 'setup.seed');
	return { ...bareTable(reader.regulation, { A: EMPTY_SEAT, B: EMPTY_SEAT }, owned), random, dealing };
}

function statedTable(reader: Reader, setup: Readonly<Record<string, Json>>): Table {
	const turn = reader.player(setup.turn, 'setup.turn', 'A');
	const turnNumber = reader.count(setup.turnNumber, 'setup.turnNumber', 1);
	const seats = {
		A: readSeat(reader, setup.A, 'A', turnNumber),
		B: readSeat(reader, setup.B, 'B', turnNumber)
	};
	const requests = reader.list(setup.stage, 'setup.stage').flatMap((r, i) => readRequest(reader, r, i));
	const passes = reader
		.list(setup.passes, 'setup.passes')
		.map((p, i) => reader.player(p, `setup.passes[${i}]`, 'A'));
	if (passes.length > 1) reader.bad('passes_two', 'setup.passes[1]');
	// piles of unnamed cards come last: by now every named card is known
	const players = { A: filled(reader, seats.A, 'A'), B: filled(reader, seats.B, 'B') };
	const owned = { A: 0, B: 0 };
	for (const card of reader.used.keys()) owned[ownerOf(card)]++;
	const table: Table = {
		...bareTable(reader.regulation, players, owned),
		turn,
		turnNumber,
		chance: reader.player(setup.chance, 'setup.chance', turn),
		passes,
		nextRequest: requests.length + 1,
		random: reader.count(setup.seed, 'setup.seed')
	};
	if (reader.problems.length) return table;
	// whether everybody has a life, and what is aimed at, can only be asked of pieces that were read well
	for (const seat of PLAYERS)
		if (!players[seat].life.length) reader.bad('no_life', `setup.${seat}.life`, { seat });
	return onStage(reader, withMarkers(reader, table), requests);
}

function filled(reader: Reader, { state, more }: Seat, seat: Player): PlayerState {
	const below = (zone: 'pack' | 'life') => reader.fill(seat, more[zone], `setup.${seat}.${zone}.more`);
	const pack = state.pack && { ...state.pack, cards: [...state.pack.cards, ...below('pack')] };
	return { ...state, pack, life: [...state.life, ...below('life')] };
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
