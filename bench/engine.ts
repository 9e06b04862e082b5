// `npm run bench -- engine`: the engine beside XState itself, boardgame.io and a hand-written twin, in one process.
import { referenceExecutor } from '../src/lib/machines/reference';
import type { Move } from '../src/lib/rules/core/contract';
import { makeKernel, NEXT, type ChartEvent, type Kernel, type Position } from '../src/lib/machines/kernel';
import { system } from '../src/lib/machines/blackpoker';
import type { Table } from '../src/lib/rules/blackpoker/table';
import { openScenario } from '../src/lib/session/load';
import { jump, nodeOf, openSession, type Session } from '../src/lib/session/stepping';
import { positionAt, startTimeline, type KeptStep } from '../src/lib/session/timeline';
import {
	attackTurn,
	counterWar,
	longLines,
	movesOf,
	peerMoves,
	peerStart,
	placesOf,
	played,
	randomLine,
	seeded,
	stepsOf,
	twinEvents,
	twinStart,
	type Script
} from './games';
import { cpu, isCandidate, median, percentile, rates, retained, times, type Work } from './measure';
import { clientOf, reducerOf } from './peers/boardgame';
import { liveKernel } from './peers/live';
import * as twin from './peers/twin';
import {
	against,
	atMost,
	ms,
	printTable,
	printVerdict,
	rate,
	times as fold,
	us,
	whole,
	type Row
} from './table';

const compiled = system.kernel;
const reference = makeKernel(
	referenceExecutor(system.charts, system.rules),
	system.rules,
	system.root,
	system.beside
);
const live = liveKernel(system.charts, system.rules);

const scripts = { war: counterWar(system), attack: attackTurn(system) };
const eventsOf = ({ moves }: Script): ChartEvent[] => moves.map((move) => system.event(move));

function same(what: string, a: unknown, b: unknown): void {
	if (JSON.stringify(a) !== JSON.stringify(b))
		throw new Error(`${what}: not the same\n${JSON.stringify(a)}\n${JSON.stringify(b)}`);
}

/** Every position of a script, micro step by micro step. */
function trail(kernel: Kernel<Table>, { start, moves }: Script): Position<Table>[] {
	const positions = [start];
	for (const move of moves) {
		const at = positions[positions.length - 1]!;
		if (system.whyNot(at, move).length) throw new Error(`bench script: ${JSON.stringify(move)} is not legal`);
		positions.push(...kernel.run(at, system.event(move)).map((step) => step.position));
	}
	return positions;
}

/** Plays a script without log or path and counts micro steps: what executors are compared by. */
function microSteps(kernel: Kernel<Table>, start: Position<Table>, events: readonly ChartEvent[]): number {
	let position = start;
	let steps = 0;
	for (const event of events) {
		let next = kernel.quick(position, event);
		while (next) {
			position = next;
			steps++;
			next = kernel.waits(position) ? null : kernel.quick(position, NEXT);
		}
	}
	return steps;
}
function loggedSteps(start: Position<Table>, events: readonly ChartEvent[]): number {
	let position = start;
	let steps = 0;
	for (const event of events) {
		const run = compiled.run(position, event);
		steps += run.length;
		position = run[run.length - 1]!.position;
	}
	return steps;
}

/** The game of a script, ready to be played by each engine. */
const games = Object.entries(scripts).map(([name, script]) => ({ name, script, events: eventsOf(script) }));

/** What the processes of `rates` measure. One unit is a micro step or, for `... moves`, a whole move. */
const candidates: Record<string, () => Work> = {
	"XState's transition": () => allGames((start, events) => microSteps(reference, start, events)),
	'XState actor.send': () =>
		allGames((start, events) => {
			const run = live(start);
			return events.reduce((sum, event) => sum + run.play(event), 0);
		}),
	compiled: () => allGames((start, events) => microSteps(compiled, start, events)),
	'compiled, with log and path': () => allGames(loggedSteps),
	'random place': () => {
		const session = longLine();
		const places = placesOf(session);
		const random = seeded(7);
		let at = session;
		return () => {
			for (let i = 0; i < 1000; i++) at = jump(at, places[Math.floor(random() * places.length)]!);
			return 1000;
		};
	},
	'twin: war moves': () => twinWork((played) => played.moves),
	'twin: war micro steps': () => twinWork((played) => played.steps)
};
for (const { name, script, events } of games) {
	candidates[`Kuroko: ${name} moves`] = () => () => {
		let position = script.start;
		for (const event of events) position = compiled.settle(position, event)!;
		return events.length;
	};
	candidates[`Kuroko with log: ${name} moves`] = () => () => {
		loggedSteps(script.start, events);
		return events.length;
	};
	candidates[`Kuroko with log: ${name} micro steps`] = () => () => loggedSteps(script.start, events);
	const moves = peerMoves(script);
	candidates[`boardgame.io Client: ${name} moves`] = () => {
		const client = clientOf(peerStart(script.start.table));
		return () => {
			client.reset();
			moves.forEach((move) => client.play(move));
			return moves.length;
		};
	};
	candidates[`boardgame.io reducer: ${name} moves`] = () => {
		const reducer = reducerOf(peerStart(script.start.table));
		return () => {
			moves.reduce((state, move) => reducer.play(state, move), reducer.first);
			return moves.length;
		};
	};
}

function allGames(play: (start: Position<Table>, events: readonly ChartEvent[]) => number): Work {
	return () => games.reduce((sum, { script, events }) => sum + play(script.start, events), 0);
}
/** The twin's counter war, with its log. */
function playTwin(first: twin.TwinTable, events: readonly twin.TwinEvent[]) {
	let steps = 0;
	let table = first;
	for (const event of events) {
		const run = twin.run(table, event);
		steps += run.length;
		table = run[run.length - 1]!.table;
	}
	return { steps, moves: events.length, table };
}
function twinWork(units: (played: ReturnType<typeof playTwin>) => number): Work {
	const first = twinStart(scripts.war.start.table);
	const events = twinEvents(scripts.war);
	return () => units(playTwin(first, events));
}

/** The same charts, rules and games give the same positions, whoever plays them. */
function check(): void {
	const sorted = (cards: readonly string[]) => [...cards].sort();
	for (const { name, script, events } of games) {
		const positions = trail(compiled, script);
		same(`${name}: compiled and XState's transition`, positions, trail(reference, script));
		const { table } = positions[positions.length - 1]!;
		const run = live(script.start);
		for (const event of events) run.play(event);
		same(`${name}: compiled and actor.send`, table, run.table);
		const client = clientOf(peerStart(script.start.table));
		peerMoves(script).forEach((move) => client.play(move));
		for (const peer of [
			client.state(),
			...(name === 'war' ? [flat(playTwin(twinStart(script.start.table), twinEvents(script)).table)] : [])
		])
			for (const seat of ['A', 'B'] as const)
				for (const zone of ['hand', 'life', 'graveyard'] as const)
					same(
						`${name}: ${seat}.${zone} of a peer`,
						sorted(table.players[seat][zone]),
						sorted(peer[zone][seat])
					);
	}
}
const flat = ({ players: { A, B } }: twin.TwinTable) => ({
	hand: { A: A.hand, B: B.hand },
	life: { A: A.life, B: B.life },
	graveyard: { A: A.graveyard, B: B.graveyard }
});

async function executors(): Promise<void> {
	const found = await rates([
		"XState's transition",
		'XState actor.send',
		'compiled',
		'compiled, with log and path'
	]);
	const { compiled } = found;
	printTable('Executors: micro steps of the same charts and rules (counter war and attack turn)', [
		{ what: "XState's transition", value: rate(found["XState's transition"]) },
		{ what: 'XState actor.send', value: rate(found['XState actor.send']) },
		against('compiled', compiled, found["XState's transition"], "of XState's transition", 15),
		against('compiled', compiled, found['XState actor.send'], 'of actor.send', 4, '  (E3)'),
		{
			what: 'compiled, with log and path',
			value: rate(found['compiled, with log and path']),
			ratio: `${fold(found['compiled, with log and path'] / compiled)} of compiled`
		}
	]);
}

async function peers(): Promise<void> {
	for (const [name, title] of [
		['war', 'Counter war (QA-02)'],
		['attack', 'Attack turn: two attackers, a double block']
	] as const) {
		const client = `boardgame.io Client: ${name} moves` as const;
		const reducer = `boardgame.io reducer: ${name} moves` as const;
		const settled = `Kuroko: ${name} moves` as const;
		const logged = `Kuroko with log: ${name} moves` as const;
		const micro = `Kuroko with log: ${name} micro steps` as const;
		const found = await rates([client, reducer, settled, logged, micro]);
		printTable(title, [
			{ what: 'boardgame.io Client, moves', value: rate(found[client]) },
			{ what: 'boardgame.io reducer alone, moves', value: rate(found[reducer]) },
			against('Kuroko, moves with all rules', found[settled], found[reducer], 'of the reducer', 4),
			{
				what: 'Kuroko, the same with log and path',
				value: rate(found[logged]),
				ratio: `${fold(found[logged] / found[reducer])} of the reducer, ${fold(found[logged] / found[client])} of the Client`
			},
			against(
				'Kuroko, micro steps with log and path',
				found[micro],
				found[client],
				'of the Client per event',
				50,
				'  (E1)'
			)
		]);
	}
}

async function twins(): Promise<void> {
	const found = await rates([
		'twin: war micro steps',
		'Kuroko with log: war micro steps',
		'twin: war moves',
		'Kuroko with log: war moves'
	]);
	printTable('Hand-written twin of the counter war, both with log', [
		{ what: 'twin, micro steps', value: rate(found['twin: war micro steps']) },
		against(
			'Kuroko, micro steps',
			found['Kuroko with log: war micro steps'],
			found['twin: war micro steps'],
			'of the twin',
			0.2,
			'  (E2)'
		),
		{ what: 'twin, whole moves', value: rate(found['twin: war moves']) },
		{
			what: 'Kuroko, whole moves',
			value: rate(found['Kuroko with log: war moves']),
			ratio: `${fold(found['Kuroko with log: war moves'] / found['twin: war moves'])} of the twin`
		}
	]);
}

const LENGTH = 10_000;
/** Passing most of the time keeps a game going. */
const longLine = () => longLines(system, 1, LENGTH, 0.95)[0]!;

/** Plays moves in a session, as the page does, and takes the time of those that begin between two lengths. */
function rateBetween(moves: readonly Move[], start: Session<Table>, low: number, high: number): number {
	let session = start;
	let length = 1;
	let from = 0;
	let first = 0;
	for (const move of moves) {
		if (!from && length >= low) {
			from = cpu();
			first = length;
		}
		if (length >= high) break;
		session = played(system, session, move);
		length += nodeOf(session).steps.length;
	}
	return ((length - first) / (cpu() - from)) * 1000;
}

async function length(): Promise<void> {
	const line = longLine();
	const moves = movesOf(line);
	const start = openSession(startTimeline(positionAt(line.timeline, { node: 0, step: 0 })));
	const early: number[] = [];
	const late: number[] = [];
	for (let round = 0; round < 6; round++) {
		const [low, high] = [rateBetween(moves, start, 60, 560), rateBetween(moves, start, LENGTH - 500, LENGTH)];
		if (round === 0) continue; // warm-up
		early.push(low);
		late.push(high);
	}
	const seek = 1000 / (await rates(['random place']))['random place'];

	// boardgame.io's log panel plays the log again from the start; one entry for each event
	const client = clientOf(peerStart(scripts.war.start.table));
	for (let n = 0; n < LENGTH; n++) client.play(['pass', n % 2 ? 'B' : 'A']);
	const random = seeded(3);
	const panel = median(times(() => client.rewind(Math.ceil(random() * LENGTH)), 9, 1));

	// whole random games this time, with everything that changes in them
	const games = () => Array.from({ length: 12 }, (_, seed) => randomLine(system, seed, 2000, 0.3));
	const kept = retained(games);
	const all = kept.held.flatMap(stepsOf);
	const part = (what: string, of: (step: KeptStep<Table>) => unknown): Row => ({
		what: `    ${what}`,
		value: `${whole(retained(() => games().map((game) => stepsOf(game).map(of))).bytes / all.length)} B`
	});
	printTable(`A line of ${whole(LENGTH)} micro steps in one session`, [
		{ what: 'rate around 100 steps', value: rate(median(early)) },
		{
			what: `rate around ${whole(LENGTH)} steps`,
			value: rate(median(late)),
			ratio: `${fold(median(late) / median(early))} of that around 100`,
			aim: '>= 0.6x  (E4)',
			met: median(late) / median(early) >= 0.6
		},
		{ what: "boardgame.io's log panel, random place", value: ms(panel) },
		{
			what: 'Kuroko, random place',
			value: us(seek),
			ratio: `${fold(panel / seek)} as fast as the panel`,
			aim: '<= 50 µs, >= 10,000x  (T1)',
			met: seek <= 0.05 && panel / seek >= 10_000
		},
		{
			...atMost(
				`kept per micro step (${whole(all.length)} of random games)`,
				kept.bytes / all.length,
				(n) => `${whole(n)} B`,
				390
			),
			aim: '<= 390 B  (T3)'
		},
		part('position and path', ({ position, hops }) => [position, hops]),
		part('position alone', ({ position }) => position)
	]);
}

/** Listing every action with all its reasons, where that takes longest among all that is shipped. */
async function listing(): Promise<void> {
	let slowest = { id: '', ms: 0, position: scripts.war.start, actions: 0 };
	for (const scenario of await system.scenarios()) {
		const { session } = openScenario(system, scenario);
		for (const node of session?.timeline.nodes ?? []) {
			const { position } = node!.steps.at(-1)!;
			const spent = median(times(() => system.moves(position), 5, 3));
			if (spent > slowest.ms)
				slowest = { id: scenario.id, ms: spent, position, actions: system.moves(position).length };
		}
	}
	const all = times(() => system.moves(slowest.position), 400, 100);
	printTable(
		`All ${slowest.actions} actions with all reasons, in the slowest shipped position (${slowest.id})`,
		[{ what: 'median', value: ms(median(all)) }, atMost('95th percentile', percentile(all, 0.95), ms, 5)]
	);
}

if (!isCandidate(candidates)) {
	check();
	await executors();
	await peers();
	await twins();
	await length();
	await listing();
	printVerdict();
}
