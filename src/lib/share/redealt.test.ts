// A link for one seat looks to that seat as the true line did, and is the same for all that this seat can't tell apart.
import { describe, expect, it, test } from 'vitest';
import fc from '$lib/testing/property';
import { isProblems, type Move, type Problem } from '../rules/core/contract';
import { nextRandom, shuffled } from '../rules/core/random';
import { say, type Seat } from '../rules/core/text';
import type { RuleSystem } from '../machines/contract';
import type { MicroStep } from '../machines/kernel';
import { randomMove } from '../machines/plans';
import { loadSystem } from '../machines/systems';
import { open, play, trailOf } from '../scenario/run';
import type { Scenario } from '../scenario/types';
import { makeLink, openLink, type Shared } from './link';
import { redealtFor } from './redealt';

const BLACKPOKER = 'blackpoker@8.2';
const load = async (id: string): Promise<RuleSystem> => (await loadSystem(id))!;

type Seen = Pick<MicroStep<unknown>, 'position' | 'happened'>;
/** The first position of a scenario and every micro step of its main line, or null where it does not play to its end. */
function stepsOf(
	system: RuleSystem,
	scenario: Scenario
): { steps: Seen[]; ends: readonly number[]; moves: Move[] } | null {
	const played = play(system, scenario);
	if (isProblems(played) || played.main.stopped) return null;
	const { micro, ends, steps } = trailOf(played, [])!;
	return {
		steps: [{ position: played.first, happened: [] }, ...micro],
		ends,
		moves: steps.filter((s) => !s.step.refused).map((s) => s.move)
	};
}
const isSlot = (x: unknown): x is { cards: unknown[]; seenBy: readonly string[] | 'all' } =>
	typeof x === 'object' && x !== null && 'seenBy' in x && 'cards' in x;
/** What a seat sees of a micro step: board, moves with reasons, its question, the log as it reads it; fixes take long. */
function lookOf(system: RuleSystem, { position, happened }: Seen, seat: Seat, withFixes = false): string {
	const decision = system.decision(position);
	const asked = decision?.kind === 'answer' && decision.seat === seat;
	const look = [
		system.view(position, seat),
		system.status(position),
		system.kernel.waits(position)
			? system
					.moves(position, seat)
					.map((m) => [m.action, m.label, m.notation, m.legal, m.reasons, m.consequence, withFixes && m.fix])
			: [],
		asked && system.field(position, { seat, action: 'answer' }),
		happened.map((h) => (['ja', 'en'] as const).map((lang) => say(h, lang, seat)))
	];
	return JSON.stringify(look, (_, x: unknown) =>
		isSlot(x) ? say({ text: { ja: '{x}', en: '{x}' }, slots: { x: x as never } }, 'en', seat) : x
	);
}
/** Victory Spark's set-up shuffles decks that were looked through, from the seed: no link for a seat can hide that. */
const dealsFromSeed = ({ setup }: Scenario): boolean =>
	(setup as { turn?: { phase?: string } }).turn?.phase === 'setup';
async function sharedWith(system: RuleSystem, scenario: Scenario, at: number, seat: Seat): Promise<Shared> {
	const made = await redealtFor(system, { scenario, place: { line: [], at } }, seat);
	if ('code' in made) throw new Error(`${scenario.id} @${at} ${seat}: ${made.code}`);
	return made;
}
const linkOf = async (system: RuleSystem, shared: Shared): Promise<string> => {
	const link = await makeLink(system, shared);
	if (typeof link !== 'string') throw new Error(link.code);
	return link;
};

describe.each([BLACKPOKER, 'victory-spark@2012-05', 'cryptospells-text'])('every scenario of %s', (id) => {
	it('looks the same to the seat at every micro step', { timeout: 600_000 }, async () => {
		const system = await load(id);
		let looked = 0;
		for (const [n, scenario] of (await system.scenarios()).entries()) {
			const line = stepsOf(system, scenario);
			if (!line || dealsFromSeed(scenario)) continue;
			const last = line.steps.length - 1;
			// seats in turn; to the end, or somewhere, also in the midst of a move
			const seat: Seat = n % 2 ? 'A' : 'B';
			const at = n % 4 < 2 ? last : Math.floor((last * 2) / 3);
			const { scenario: other, place, viewer } = await sharedWith(system, scenario, at, seat);
			expect([place.at, viewer]).toEqual([at, seat]);
			const there = stepsOf(system, other)!.steps.slice(0, at + 1);
			const looks = (steps: readonly Seen[]) => steps.map((s) => lookOf(system, s, seat, n % 25 === 0));
			expect(looks(there)).toEqual(looks(line.steps.slice(0, at + 1)));
			looked++;
		}
		expect(looked).toBeGreaterThan(60);
	});
});

test('such a link opens where it was made, for the eyes of the seat, and says what it is', async () => {
	const system = await load(BLACKPOKER);
	for (const id of ['counter-war', 'setup-extra']) {
		const scenario = (await system.scenario(id))!;
		const at = stepsOf(system, scenario)!.ends.at(-2)!;
		const made = await sharedWith(system, scenario, at, 'B');
		const opened = await openLink(await linkOf(system, made));
		if ('code' in opened) throw new Error(opened.code);
		expect(opened).toMatchObject({ viewer: 'B', place: { line: [], at }, scenario: made.scenario });
		expect(made.scenario.note?.en).toContain('dealt anew');
		expect(made.scenario.steps.at(-1)!.note?.ja).toContain('配り直して');
	}
});

test('what comes later, what else could have been played, and all that was written stays out', async () => {
	const system = await load(BLACKPOKER);
	const scenario = (await system.scenario('counter-war'))!;
	const { ends } = stepsOf(system, scenario)!;
	const { scenario: made } = await sharedWith(system, scenario, ends[3]!, 'A');
	expect(made.steps).toHaveLength(3);
	for (const { move, note, ...rest } of made.steps.slice(0, -1)) {
		expect([move !== null, note]).toEqual([true, undefined]);
		expect(rest).toEqual({});
	}
	expect(Object.keys(made).sort()).toEqual(
		['id', 'kuroko', 'note', 'regulation', 'setup', 'steps', 'system', 'title'].sort()
	);
	expect(JSON.stringify(made)).not.toContain(scenario.title.ja);
});

test('a line through variations is followed', async () => {
	const system = await load(BLACKPOKER);
	const base = (await system.scenario('counter-war'))!;
	const [first, second, ...rest] = base.steps;
	const pass = { move: { seat: second!.move.seat, action: 'pass' } };
	const scenario: Scenario = {
		...base,
		steps: [first!, { ...second!, variations: [{ steps: [pass] }] }, ...rest]
	};
	const played = play(system, scenario);
	if (isProblems(played)) throw new Error('does not play');
	const place = { line: [[1, 0]], at: trailOf(played, [[1, 0]])!.micro.length } as const;
	const made = await redealtFor(system, { scenario, place }, 'A');
	expect(made).toMatchObject({ place: { line: [], at: place.at }, scenario: { steps: [{}, pass] } });
});

test('where the deal comes from a seed that cannot be left out there is no link for a seat', async () => {
	const system = await load('victory-spark@2012-05');
	const scenario = (await system.scenarios()).find(dealsFromSeed)!;
	const made = await redealtFor(system, { scenario, place: { line: [], at: 1 } }, 'A');
	expect(made).toMatchObject({ code: 'link_not_for_seat', slots: { seat: 'A' } });
	for (const lang of ['ja', 'en'] as const) expect(say(made as Problem, lang)).toMatch(/A/);
});

describe('what the seat cannot tell apart makes the same link', () => {
	/** The same scenario with cards exchanged wherever they stand; null where that does not play, or looks different. */
	async function exchanged(
		system: RuleSystem,
		scenario: Scenario,
		names: (cards: readonly string[]) => ReadonlyMap<string, string>,
		at: number,
		seat: Seat
	): Promise<Scenario | null> {
		const line = stepsOf(system, scenario)!;
		const redeal = await system.redeal!();
		const layout = redeal(
			scenario.setup,
			line.steps.map((s) => s.position.table),
			seat
		)!;
		const map = new Map(layout.groups.flatMap((g) => [...names(g.cards)]));
		const word = (text: string) =>
			text
				.split(' ')
				.map((w) => map.get(w) ?? w)
				.join(' ');
		const moves = line.moves.map((move): Move => ({
			...move,
			...(move.picks && {
				picks: Object.fromEntries(Object.entries(move.picks).map(([f, ids]) => [word(f), ids.map(word)]))
			})
		}));
		const other = { ...scenario, setup: layout.setup(map), steps: moves.map((move) => ({ move })) };
		const there = stepsOf(system, other);
		if (!there || there.steps.length <= at) return null;
		const looks = (steps: readonly Seen[]) =>
			JSON.stringify(steps.slice(0, at + 1).map((s) => lookOf(system, s, seat)));
		return looks(there.steps) === looks(line.steps) ? other : null;
	}

	it.each([
		['counter-war', 'A'],
		['counter-war', 'B'],
		['generation-change', 'A'],
		['simultaneous-triggers', 'B'],
		['setup-extra', 'A'],
		['row-quick-open', 'B'],
		['row-card-unseen', 'A'],
		['row-handes', 'A']
	] as const)('%s for %s: any two cards', { timeout: 120_000 }, async (id, seat) => {
		const system = await load(BLACKPOKER);
		const scenario = (await system.scenario(id))!;
		const at = stepsOf(system, scenario)!.steps.length - 1;
		const link = await linkOf(system, await sharedWith(system, scenario, at, seat));
		let alike = 0;
		let random = 7;
		for (let n = 0; n < 30; n++) {
			const other = await exchanged(
				system,
				scenario,
				(cards) => {
					const [order, state] = shuffled([...new Set(cards)], random);
					random = state;
					const [x, y] = order;
					return new Map(
						y === undefined
							? []
							: [
									[x!, y],
									[y, x!]
								]
					);
				},
				at,
				seat
			);
			if (!other) continue;
			alike++;
			expect(await linkOf(system, await sharedWith(system, other, at, seat))).toBe(link);
		}
		expect(alike).toBeGreaterThan(0);
	});

	it('a card that is all that is hidden is not told by being the only one', async () => {
		const system = await load(BLACKPOKER);
		const scenario = (await system.scenario('row-card-unseen'))!;
		const hand = (card: string): Scenario => {
			const setup = scenario.setup as { B: object };
			return { ...scenario, setup: { ...setup, B: { ...setup.B, hand: [card] } }, steps: [] };
		};
		const [one, other] = await Promise.all(
			['C5', 'HK'].map((card) => sharedWith(system, hand(card), 0, 'A'))
		);
		expect(one).toEqual(other);
	});

	it('a hidden card that made a difference: others are tried until one does the same', async () => {
		const system = await load(BLACKPOKER);
		const base = (await system.scenario('row-card-unseen'))!;
		/** Two bulwarks fall together, and only the upper one is shown: a court card below it triggers unseen. */
		const fallen = (under: string): Scenario => ({
			...base,
			rulings: {},
			setup: {
				A: { life: { more: 5 }, hand: ['C3'], trumps: [{ card: 'C8', faceUp: true }] },
				B: {
					life: { cards: ['D9', 'CJ'], more: 5 },
					field: [
						{ cards: [under], bulwark: true },
						{ cards: ['S9'], bulwark: true }
					]
				}
			},
			steps: [
				{ move: { seat: 'A', action: 'reset', picks: { keys: ['A:C3'] } } },
				{ move: { seat: 'A', action: 'pass' } },
				{ move: { seat: 'B', action: 'pass' } }
			]
		});
		const made = async (under: string) => {
			const scenario = fallen(under);
			return sharedWith(system, scenario, stepsOf(system, scenario)!.steps.length - 1, 'A');
		};
		const [king, queen, two] = [await made('HK'), await made('DQ'), await made('H2')];
		expect(queen).toEqual(king);
		expect(two.place.at).toBeLessThan(king.place.at);
	});

	it('games played at random: everything unseen exchanged at once', { timeout: 600_000 }, async () => {
		const system = await load(BLACKPOKER);
		let alike = 0;
		const frames = ['entry20', 'pack', 'rare-pack', 'strategy', 'extra'];
		await fc.assert(
			fc.asyncProperty(
				fc.nat(10_000),
				fc.constantFrom(...frames),
				fc.constantFrom<Seat>('A', 'B'),
				async (seed, frame, seat) => {
					const scenario = randomGame(system, seed, frame, 30);
					const { steps } = stepsOf(system, scenario)!;
					const at = steps.length - 1;
					const made = await redealtFor(system, { scenario, place: { line: [], at } }, seat);
					// a shuffle in mid-game comes from the seed, which must not be told
					if ('code' in made)
						return expect(steps.some((s) => s.happened.some((h) => h.code.endsWith('shuffled')))).toBe(true);
					const faces = new Set(
						steps.flatMap(({ position }) => {
							const { seats, shared, pending } = system.view(position, seat);
							const zones = [...seats.flatMap((s) => s.zones), ...(shared ?? [])];
							const pieces = [...zones.flatMap((z) => z.pieces), ...pending.items];
							return pieces.flatMap((p) => p.cards.flatMap((c) => (c.face ? [c.id] : [])));
						})
					);
					const other = await exchanged(
						system,
						scenario,
						(cards) => {
							const unseen = [...new Set(cards)].filter((c) => !faces.has(c));
							const [order] = shuffled(unseen, seed);
							return new Map(unseen.map((c, i) => [c, order[i]!]));
						},
						at,
						seat
					);
					if (!other) return;
					alike++;
					expect((await sharedWith(system, other, at, seat)).scenario).toEqual(made.scenario);
				}
			),
			{ numRuns: 12, endOnFailure: true }
		);
		expect(alike).toBeGreaterThan(3);
	});
});

function randomGame(system: RuleSystem, seed: number, frame: string, moves: number): Scenario {
	let state = seed;
	const random = () => {
		const [value, next] = nextRandom(state);
		state = next;
		return value;
	};
	const format = frame === 'entry20' ? 'lite' : 'master';
	const scenario: Scenario = {
		kuroko: 1,
		system: system.id,
		id: 'random',
		title: { ja: '対局', en: 'A game' },
		regulation: { format, frame },
		setup: { seed, deal: {} },
		steps: []
	};
	const opened = open(system, scenario);
	if (isProblems(opened)) throw new Error(`no such game: ${format} ${frame}`);
	const steps: { move: Move }[] = [];
	for (let position = opened.start; steps.length < moves && system.decision(position);) {
		const move = randomMove(system, position, random)!;
		steps.push({ move });
		position = system.kernel.settle(position, system.event(move))!;
	}
	return { ...scenario, steps };
}
