// What a seat may not see makes no difference to what it is shown (core.md 11): two tables that differ only there look alike.
import { describe, expect, it } from 'vitest';
import { nextRandom } from '../../rules/core/random';
import { isProblems, type Json } from '../../rules/core/contract';
import { say, type Seat } from '../../rules/core/text';
import type { Table } from '../../rules/blackpoker/table';
import type { Position } from '../kernel';
import { randomMove } from '../plans';
import { system } from './index';

/** The same table with everything B keeps from A's eyes dealt differently: life, hand, bulwarks, pack, rare card, face-down trumps, buried cards. */
function redealt(p: Position<Table>): Position<Table> {
	const b = p.table.players.B;
	const buried = b.graveyard.slice(0, -1);
	const hiddenUnits = b.field.filter((u) => u.faceDown && !u.exposed);
	const closed = b.trumps.filter((t) => !t.faceUp);
	const pool = [
		...b.life,
		...b.hand,
		...buried,
		...hiddenUnits.flatMap((u) => u.cards),
		...(b.pack?.cards ?? []),
		...b.rare,
		...closed.map((t) => t.card)
	].reverse();
	const take = (n: number) => pool.splice(0, n);
	const players = {
		A: p.table.players.A,
		B: {
			...b,
			life: take(b.life.length),
			hand: take(b.hand.length),
			graveyard: [...take(buried.length), ...b.graveyard.slice(-1)],
			field: b.field.map((u) => (hiddenUnits.includes(u) ? { ...u, cards: take(1) } : u)),
			pack: b.pack && { ...b.pack, cards: take(b.pack.cards.length) },
			rare: take(b.rare.length),
			trumps: b.trumps.map((t) => (t.faceUp ? t : { ...t, card: take(1)[0]! }))
		}
	};
	return { ...p, table: { ...p.table, players } };
}
const started = (head: Parameters<typeof system.start>[0]): Position<Table> => {
	const p = system.start(head);
	if (isProblems(p)) throw new Error(p.map((x) => say(x, 'en')).join());
	return p as Position<Table>;
};

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
			if (p.table.dealing || p.table.resolving.length) continue;
			compared++;
			expect(system.view(redealt(p), 'A')).toEqual(system.view(p, 'A'));
			// and what A could do is the same, with the same reasons
			const offered = (q: Position<Table>) => system.moves(q, 'A');
			expect(offered(redealt(p))).toEqual(offered(p));
		}
		expect(compared).toBeGreaterThan(10);
	});
});

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
