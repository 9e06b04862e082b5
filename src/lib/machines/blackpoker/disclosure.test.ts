// What a seat may not see makes no difference to what it is shown (core.md 11): two tables that differ only there look alike.
import { describe, expect, it } from 'vitest';
import { nextRandom } from '../../rules/core/random';
import { isProblems, type Json, type Move } from '../../rules/core/contract';
import { say, type Seat } from '../../rules/core/text';
import { fullDeck, labelOf } from '../../rules/blackpoker/cards';
import type { Table } from '../../rules/blackpoker/table';
import { act, answer, bothPass, table } from '../../rules/blackpoker/scenarios/row';
import { complete, playStep } from '../../scenario/run';
import type { ScenarioStep } from '../../scenario/types';
import type { Position } from '../kernel';
import { randomMove } from '../plans';
import { system } from './index';

const CARD = /B:(?:X[12]|[SHDC](?:10|[A2-9JQK]))\b/g;
/**
 * The same position with everything B keeps from A's eyes dealt differently: life, hand, bulwarks, pack, rare card,
 * face-down trumps, buried cards. The faces change wherever they stand, also inside the names of units.
 */
function redealt(p: Position<Table>): Position<Table> {
	const b = p.table.players.B;
	const open = JSON.stringify([p.table.stage, p.table.resolving, p.table.declaring]);
	const hidden = [
		...b.life,
		...b.hand,
		...b.graveyard.slice(0, -1),
		...b.field.filter((u) => u.faceDown && !u.exposed).flatMap((u) => u.cards),
		...(b.pack?.cards ?? []),
		...b.rare,
		...b.trumps.filter((t) => !t.faceUp).map((t) => t.card)
	].filter((card) => !open.includes(`"${card}"`)); // shown as a key card or a cost, it is no secret any more
	const other = new Map(hidden.map((card, i) => [card, hidden[hidden.length - 1 - i]!]));
	const text = JSON.stringify(p).replace(CARD, (card) => other.get(card) ?? card);
	return JSON.parse(text) as Position<Table>;
}
const started = (head: Parameters<typeof system.start>[0]): Position<Table> => {
	const p = system.start(head);
	if (isProblems(p)) throw new Error(p.map((x) => say(x, 'en')).join());
	return p as Position<Table>;
};

const CARDS_OF_B = fullDeck('B');
/** What A is offered and told before a move, field by field, picking at random as far as it goes. */
function* offersTo(p: Position<Table>, random: () => number): Generator<readonly [what: string, Move]> {
	for (const option of system.moves(p, 'A')) {
		let draft: Move = { seat: 'A', action: option.action };
		yield ['field', draft];
		yield ['why not', draft];
		for (let field = system.field(p, draft); field; field = system.field(p, draft)) {
			// a guess at one of B's cards, right or wrong
			const guess = [CARDS_OF_B[Math.floor(random() * CARDS_OF_B.length)]!];
			yield ['why not', { ...draft, picks: { ...draft.picks, [field.id]: guess } }];
			const ids = field.options.map((o) => o.id);
			const picks = Array.from({ length: Math.min(field.min || 1, ids.length) }, () =>
				ids.splice(Math.floor(random() * ids.length), 1)
			).flat();
			draft = { ...draft, picks: { ...draft.picks, [field.id]: picks } };
			yield ['field', draft];
			yield ['why not', draft];
		}
	}
}

describe('what A sees', () => {
	it.each([3, 8, 21])('does not depend on what B hides (game %i)', { timeout: 60_000 }, (seed) => {
		let state = seed;
		const random = () => {
			const [value, next] = nextRandom(state);
			state = next;
			return value;
		};
		let p = started({ regulation: { format: 'master', frame: 'extra' }, setup: { seed, deal: {} } });
		let compared = 0;
		for (let moves = 0; moves < 60 && system.decision(p); moves++) {
			const move = randomMove(system, p, random)!;
			for (const step of system.kernel.run(p, system.event(move))) {
				p = step.position;
				for (const h of step.happened) expect(say(h, 'en', 'A'), h.code).not.toContain('undefined');
			}
			if (p.table.dealing) continue;
			compared++;
			const q = redealt(p);
			expect(system.view(q, 'A')).toEqual(system.view(p, 'A'));
			expect(system.status(q)).toEqual(system.status(p));
			// ハンデス shows the hand: what A reads there is no leak
			if (p.table.resolving.some((r) => typeof r.request === 'string' && resolves(p, r.request, 'handes')))
				continue;
			// and what A could do is the same, with the same choices and the same reasons
			expect(system.moves(q, 'A')).toEqual(system.moves(p, 'A'));
			if (system.decision(p)?.seat !== 'A') continue;
			for (const [what, draft] of offersTo(p, random)) {
				const ask = (x: Position<Table>) =>
					what === 'field' ? system.field(x, draft) : system.whyNot(x, draft);
				expect(ask(q), `${what} of ${JSON.stringify(draft)}`).toEqual(ask(p));
			}
		}
		expect(compared).toBeGreaterThan(10);
	});
});
const resolves = (p: Position<Table>, id: string, action: string): boolean =>
	p.table.stage.some((r) => r.id === id && r.action === action);

describe('each zone (core.md 11)', () => {
	const setup: Json = {
		A: { life: { more: 10 } },
		B: {
			life: { more: 12 },
			hand: ['S2'],
			graveyard: ['S3', 'S4'],
			field: [{ cards: ['S5'], bulwark: true }, { cards: ['S6'] }],
			pack: { cards: ['S7'], opened: true },
			rare: ['S8'],
			trumps: [{ card: 'S9' }, { card: 'HK', faceUp: true }]
		}
	};
	const p = started({ regulation: { format: 'master', frame: 'extra' }, setup });
	const faces = (viewer: Seat | 'judge', zone: string) =>
		system
			.view(p, viewer)
			.seats.find((s) => s.seat === 'B')!
			.zones.find((z) => z.id === zone)!
			.pieces.flatMap((piece) =>
				piece.cards.map((c) => (c.face ? `${c.face.suit ?? ''}${c.face.rank}` : '?'))
			);
	const count = (viewer: Seat | 'judge', zone: string) =>
		system
			.view(p, viewer)
			.seats.find((s) => s.seat === 'B')!
			.zones.find((z) => z.id === zone)!.count;

	it.each([
		// zone, what A sees, what its player B sees
		['B.hand', ['?'], ['S2']],
		['B.graveyard', ['?', 'S4'], ['S3', 'S4']],
		['B.bulwarks', ['?'], ['S5']],
		['B.field', ['S6'], ['S6']],
		['B.pack', ['?'], ['S7']],
		['B.rare', ['?'], ['S8']],
		['B.trumps', ['?', 'HK'], ['S9', 'HK']]
	])('%s', (zone, forA, forB) => {
		expect(faces('A', zone)).toEqual(forA);
		expect(faces('B', zone)).toEqual(forB);
		expect(faces('judge', zone)).toEqual(forB);
	});
	it('QA-17: the life total is told up to nine, then "ten or more"', () => {
		expect(count('A', 'B.life')).toBe('10+');
		expect(count('B', 'B.life')).toBe('12');
		expect(faces('B', 'B.life')).toEqual(['?']);
	});
});

/** The log of the moves from a set-up, as one viewer reads it. */
function logOf(text: string, moves: readonly ScenarioStep[], viewer: Seat | 'judge'): string[] {
	let p = started({ regulation: { format: 'master', frame: 'extra' }, setup: table(text) });
	return moves.flatMap(({ move }) => {
		const { move: full } = complete(system, p, move);
		expect(system.whyNot(p, full), JSON.stringify(move)).toEqual([]);
		return system.kernel.run(p, system.event(full)).flatMap((step) => {
			p = step.position;
			return step.happened.map((h) => say(h, 'en', viewer));
		});
	});
}
describe('what the log tells', () => {
	it.each([
		[
			'リバース: how the bulwarks of one unit lie',
			'A hand: S8 C8\nA field: H4+H6',
			(order: string) => [
				act('A', 'reverse', { keys: 'S8 C8', target: 'H4' }),
				...bothPass('A'),
				answer('A', 'posture', 'keep'),
				answer('A', 'order', order)
			],
			['H4 H6', 'H6 H4']
		],
		[
			'幻影: how the bulwarks of one unit lie',
			'A field: [C5] | H4+H6\nA trumps: H7 up',
			(order: string) => [
				act('A', 'end'),
				...bothPass('A'),
				answer('A', 'soldiers', 'H4'),
				answer('A', 'order A:H4', order),
				answer('A', 'arrange', '')
			],
			['H4 H6', 'H6 H4']
		],
		[
			'幻影: how bulwarks change places',
			'A field: [C5] | [C6] | [C7]\nA trumps: H7 up',
			(order: string) => [act('A', 'end'), ...bothPass('A'), answer('A', 'arrange', order)],
			['C7 C5 C6', 'C6 C7 C5']
		],
		[
			'救済: how cards go back into life',
			'A hand: HA\nA field: [C2] | S4 | S9\nA trumps: H8 up',
			(order: string) => [
				act('A', 'salvation', { keys: 'HA', drive: 'C2' }),
				...bothPass('A'),
				answer('A', 'order A', order)
			],
			['S4 S9', 'S9 S4']
		],
		[
			'徴募: how the rest lies at the bottom of life',
			'A hand: DA D2\nA field: [C2] | [C3]\nA life: S9 S10 SJ SQ +5',
			(order: string) => [
				act('A', 'recruit', { keys: 'DA D2', drive: 'C2 C3' }),
				...bothPass('A'),
				answer('A', 'order', order)
			],
			['S9 S10 SJ SQ', 'SQ SJ S10 S9']
		]
	] as const)('%s is for its owner only', (_, text, moves, [one, other]) => {
		expect(logOf(text, moves(one), 'B')).toEqual(logOf(text, moves(other), 'B'));
		expect(logOf(text, moves(one), 'A')).not.toEqual(logOf(text, moves(other), 'A'));
	});
	it('リバース by the opponent: both know the order, one chose it and one owns the cards', () => {
		const told = (viewer: Seat, order: string) =>
			logOf(
				'A field: H4+H6\nB hand: S8 C8\nchance B',
				[
					act('B', 'reverse', { keys: 'S8 C8', target: 'A:H4' }),
					...bothPass('B'),
					answer('B', 'posture', 'keep'),
					answer('B', 'order', order)
				],
				viewer
			);
		for (const viewer of ['A', 'B'] as const)
			expect(told(viewer, 'A:H4 A:H6')).not.toEqual(told(viewer, 'A:H6 A:H4'));
	});
	// R 6.1.2: of the cards moved together one is shown, the one that ends on top
	it('bulwarks that go to the graveyard together: only the last one is shown to the opponent', () => {
		const told = (viewer: Seat, under: string) =>
			logOf(
				`A hand: C3\nA trumps: C8 up\nB field: [${under}] | [S9]`,
				[act('A', 'reset', { keys: 'C3' }), ...bothPass('A')],
				viewer
			);
		expect(told('A', 'H2')).toEqual(told('A', 'D3'));
		expect(told('A', 'H2').join()).toContain('♠9');
		expect(told('B', 'H2').join()).toContain('♡2');
	});
	it('discards: only the last one is shown to the opponent', () => {
		const told = (viewer: Seat, discard: string) =>
			logOf(
				'A hand: D2 D3 D4\nA trumps: S4 down',
				[act('A', 'quick-open', { discard: `${discard} D4` })],
				viewer
			);
		expect(told('B', 'D2')).toEqual(told('B', 'D3'));
		expect(told('B', 'D2').join()).toContain('♢4');
		expect(told('A', 'D2').join()).toContain('♢2');
	});
});

describe('a card that the mover does not see', () => {
	const HEAD = { regulation: { format: 'master', frame: 'extra' }, rulings: { 'AMB-22': 'any-character' } };
	const p = started({
		...HEAD,
		setup: table(`
			A hand: D7 SA H9 C8
			A field: HJ+D5 | [C2]
			A trumps: S7 up
			B hand: C5
			B graveyard: C6 C7
			B field: [H8] | [S3] | D9
			B trumps: CQ down | HK up`)
	});
	// in each zone that A does not see, and one that is in life
	const HIDDEN = ['B:H8', 'B:S3', 'B:C5', 'B:C6', 'B:CQ', 'B:H7'];
	/** What is said of each of them, with the card itself blotted out. */
	const toldOf = (at: Position<Table>, said: (card: string) => ScenarioStep): Set<string> =>
		new Set(
			HIDDEN.map((card) =>
				JSON.stringify(system.whyNot(at, said(card).move))
					.replaceAll(labelOf(card), 'it')
					.replaceAll(card, 'it')
			)
		);
	const played = (at: Position<Table>, steps: readonly ScenarioStep[]): Position<Table> =>
		steps.reduce((now, step) => {
			const next = playStep(system, now, step, '');
			if (!('after' in next) || next.problems.length) throw new Error(JSON.stringify(next));
			return next.after;
		}, at);

	it.each<[string, (card: string) => ScenarioStep]>([
		['as a target', (card) => act('A', 'twist', { keys: 'D7', discard: 'SA', target: card })],
		['as a trump to close', (card) => act('A', 'close-trump', { keys: 'HQ', target: card })],
		['as a key card', (card) => act('A', 'twist', { keys: card, discard: 'SA', target: 'B.b1' })],
		['as a discard', (card) => act('A', 'twist', { keys: 'D7', discard: card, target: 'B.b1' })],
		['to drive', (card) => act('A', 'summon-hero', { keys: 'HJ', drive: card })],
		['to sacrifice', (card) => act('A', 'rare-summon', { keys: 'H9', sacrifice: `B.b1 ${card}` })],
		['as the key unit', (card) => act('A', 'chariot-destroy-bulwark', { unit: card, target: 'B.b1' })]
	])('is refused %s, in the same words whether it is there or not', (_, said) => {
		const told = toldOf(p, said);
		expect([...told].join()).toContain('card_unseen');
		expect(told.size).toBe(1);
	});
	it('is refused in an answer too', () => {
		const asked = played(
			started({
				...HEAD,
				setup: table(`
					A hand: D7
					A field: [C4]
					A trumps: HJ up
					B field: [H8] | [S3]`)
			}),
			[act('A', 'summon-chariot', { keys: 'D7', drive: 'C4' }), ...bothPass('A')]
		);
		const told = toldOf(asked, (card) => answer('A', 'bulwark', card));
		expect([...told].join()).toContain('card_unseen');
		expect(told.size).toBe(1);
		expect(system.whyNot(asked, answer('A', 'bulwark', 'B.b2').move)).toEqual([]);
	});
	it('goes by its place; what lies open goes by its card', () => {
		const twist = (target: string) => act('A', 'twist', { keys: 'D7', discard: 'SA', target }).move;
		for (const target of ['B.b1', 'B:D9']) expect(system.whyNot(p, twist(target))).toEqual([]);
	});

	describe('in a script from before', () => {
		const twist = (target: string, more = {}) =>
			act('A', 'twist', { keys: 'D7', discard: 'SA', target }, more);
		it('means the bulwark that it is, and is played by its place', () => {
			const step = playStep(system, p, twist('B:S3', { expect: ['stage = twist'] }), 'steps[0]');
			expect(step).toMatchObject({ problems: [], move: { picks: { target: ['B.b2'] } } });
		});
		it('is refused for what is wrong with the bulwark, or for the name', () => {
			const kill = (code: string) => act('A', 'instant-kill', { target: 'B:S3' }, { refused: [code] });
			for (const code of ['target_wrong_kind', 'card_unseen'])
				expect(playStep(system, p, kill(code), 'steps[0]')).toMatchObject({ problems: [] });
		});
		it('that is nowhere to be seen stops the script', () => {
			expect(playStep(system, p, twist('B:H7'), 'steps[0]')).toMatchObject({ code: 'move_illegal' });
		});
	});
});
