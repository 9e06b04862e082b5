import { describe, expect, it } from 'vitest';
import type { Move } from '../rules/core/contract';
import { LongList } from './long-list';
import {
	atDecision,
	atEnd,
	atStart,
	dropVariation,
	into,
	jump,
	nodeOf,
	nodesOf,
	openSession,
	out,
	over,
	positionOf,
	proceed,
	seek,
	tryMove,
	variationStart,
	waysOn,
	type Session
} from './stepping';
import {
	lineThrough,
	mainLine,
	microStepAt,
	nodeAt,
	play,
	remark,
	startTimeline,
	type Timeline
} from './timeline';
import { pass, put, tiny, tinyStart, type Tiny } from './tiny.fixture';

function grow(timeline: Timeline<Tiny>, moves: readonly Move[], from = 0): Timeline<Tiny> {
	let at = from;
	for (const move of moves) {
		const played = play(tiny, timeline, at, move);
		if (!played.ok) throw new Error(played.reasons.map((r) => r.code).join());
		({ timeline, node: at } = played);
	}
	return timeline;
}
// A puts a1; both pass, a1 resolves; A puts a2. Micro steps per move: 3, 2 (pass), 4 (pass, both, resolve), 3.
const moves = [put('A', 'a1'), pass('A'), pass('B'), put('A', 'a2')];
const opened = (): Session<Tiny> => openSession(grow(startTimeline(tinyStart()), moves));
const where = (s: Session<Tiny>) => [s.cursor.node, s.cursor.step];
const state = (s: Session<Tiny>) => positionOf(s).frames[0]![1];

describe('into', () => {
	it('takes one transition of one chart at a time, and back the same way', () => {
		const trail = [];
		let s = opened();
		for (; !atEnd(s); s = into(s, 1)) trail.push(state(s));
		trail.push(state(s));
		expect(trail).toEqual(
			(
				'decide announced triggers decide passed decide passed both resolved decide' +
				' announced triggers decide'
			).split(' ')
		);
		const back = [];
		for (; !atStart(s); s = into(s, -1)) back.push(state(s));
		back.push(state(s));
		expect(back.reverse()).toEqual(trail);
	});
	it('stays where it is at both ends', () => {
		const s = opened();
		expect(into(s, -1)).toBe(s);
		const end = seek(s, 99);
		expect(into(end, 1)).toBe(end);
	});
	it('never plays anything twice: the positions are the same objects on the way back', () => {
		const s = into(into(opened(), 1), 1);
		expect(positionOf(into(into(s, 1), -1))).toBe(positionOf(s));
	});
});

describe('over', () => {
	it('goes from decision to decision', () => {
		let s = opened();
		const stops = [];
		while (!atEnd(s)) {
			s = over(s, 1);
			expect(atDecision(s)).toBe(true);
			stops.push(where(s));
		}
		expect(stops).toEqual([
			[1, 2],
			[2, 1],
			[3, 3],
			[4, 2]
		]);
	});
	it('from the middle of a move goes to its end, or back to the decision before it', () => {
		const middle = into(opened(), 1);
		expect(where(over(middle, 1))).toEqual([1, 2]);
		expect(where(over(middle, -1))).toEqual([0, 0]);
	});
});

describe('out', () => {
	it('goes on until the top has left the stage', () => {
		const s = out(tiny, seek(opened(), 1), 1);
		expect(state(s)).toBe('resolved');
		expect(positionOf(s).table.heap).toEqual(['a1']);
	});
	it('backwards goes to just before the top was put there', () => {
		expect(where(out(tiny, seek(opened(), 2), -1))).toEqual([0, 0]);
	});
	it('with an empty stage is one move', () => {
		expect(where(out(tiny, opened(), 1))).toEqual([1, 2]);
	});
	it('stops at the end of the line if the top stays', () => {
		expect(atEnd(out(tiny, seek(opened(), 4), 1))).toBe(true);
	});
});

describe('continue', () => {
	it('stops where a chart enters the state', () => {
		const { session, stop } = proceed(tiny, opened(), 1, [{ on: 'state', state: 'game.both' }]);
		expect(where(session)).toEqual([3, 1]);
		expect(stop?.breakpoint).toEqual({ on: 'state', state: 'game.both' });
	});
	it('stops at a request, a trigger, a card moving zone and something leaving the stage', () => {
		const stops = (['action', 'trigger', 'card', 'leaves'] as const).map((on) => {
			const breakpoint =
				on === 'action'
					? { on, action: 'put' }
					: on === 'card'
						? { on, from: 'stack', to: 'heap' }
						: on === 'trigger'
							? { on, action: 'ping' }
							: { on };
			return where(proceed(tiny, opened(), 1, [breakpoint]).session);
		});
		expect(stops).toEqual([
			[1, 0],
			[1, 1],
			[3, 2],
			[3, 2]
		]);
	});
	it('takes a zone without a seat as that zone of anybody, and a card as that card alone', () => {
		const to = (breakpoint: object) =>
			where(proceed(tiny, opened(), 1, [{ on: 'card', ...breakpoint }]).session);
		expect(to({ from: 'hand', card: 'a2' })).toEqual([4, 0]);
		expect(to({ from: 'B.hand' })).toEqual([4, 2]);
	});
	it('goes backwards too, and without a breakpoint to the ends', () => {
		const end = seek(opened(), 99);
		expect(where(proceed(tiny, end, -1, [{ on: 'leaves' }]).session)).toEqual([3, 2]);
		expect(proceed(tiny, end, -1, [])).toEqual({
			session: { ...end, cursor: { node: 0, step: 0 } },
			stop: null
		});
	});
});

describe('trying another move', () => {
	it('makes a variation and leaves the main line as it was', () => {
		const s = seek(opened(), 2);
		const before = mainLine(s.timeline);
		const tried = tryMove(tiny, s, put('B', 'b1'));
		expect(tried.ok).toBe(true);
		if (!tried.ok) return;
		expect(mainLine(tried.session.timeline)).toEqual(before);
		expect([...tried.session.line]).toEqual([0, 1, 2, 5]);
		expect(variationStart(tried.session.timeline, 5)?.id).toBe(5);
		expect(waysOn(tried.session, 2).map((n) => n.id)).toEqual([5, 3]);
		expect(where(seek(jump(tried.session, { node: 3, step: 0 }), 4))).toEqual([4, 2]);
	});
	it('goes into a move that is there already instead of doubling it', () => {
		const s = opened();
		const tried = tryMove(tiny, s, put('A', 'a1'), true);
		expect(tried.ok && tried.session.timeline).toBe(s.timeline);
		expect(tried.ok && where(tried.session)).toEqual([1, 0]);
	});
	it('refuses with all reasons and changes nothing', () => {
		const s = opened();
		const tried = tryMove(tiny, s, put('B', 'a1'));
		expect(tried.ok ? [] : tried.reasons.map((r) => r.code)).toEqual(['not_your_chance', 'not_in_hand']);
		expect(s).toEqual(opened());
	});
	it('can be removed; whoever stands in it returns to where it began', () => {
		const tried = tryMove(tiny, seek(opened(), 2), put('B', 'b1'));
		if (!tried.ok) throw new Error('b1 is in hand');
		const s = dropVariation(tried.session, 5);
		expect(where(s)).toEqual([2, 1]);
		expect([...s.line]).toEqual([0, 1, 2, 3, 4]);
		expect(dropVariation(s, 0)).toBe(s);
	});
	it('can be named, and a note can be written and taken away', () => {
		const { timeline } = opened();
		const named = remark(timeline, 2, { name: { ja: '別', en: 'other' }, note: { ja: '註', en: 'note' } });
		expect(nodeAt(named, 2).name).toEqual({ ja: '別', en: 'other' });
		expect('note' in nodeAt(remark(named, 2, { note: undefined }), 2)).toBe(false);
		expect(nodeAt(timeline, 2).name).toBeUndefined();
	});
});

describe('a line of 2,000 moves', () => {
	let timeline = startTimeline(tinyStart());
	let at = 0;
	for (let i = 0; i < 2000; i++) {
		const played = play(tiny, timeline, at, pass(i % 2 ? 'B' : 'A'));
		if (!played.ok) throw new Error('a pass is always legal');
		({ timeline, node: at } = played);
	}
	it('is sought through and jumped in, wherever one stands', () => {
		const s = openSession(timeline);
		for (let i = 0; i < 100; i++) expect(nodeOf(seek(s, (i * 977) % 2001)).depth).toBe((i * 977) % 2001);
		expect(nodeOf(jump(s, { node: 1999, step: 1 })).id).toBe(1999);
		expect(lineThrough(timeline, 1000)).toHaveLength(2001);
	});
	it('grows at its end and keeps the line it had', () => {
		const end = openSession(timeline, { node: 2000, step: 1 });
		const tried = tryMove(tiny, end, put('A', 'a1'));
		expect(tried.ok && [...tried.session.line]).toEqual([...end.line, 2001]);
		expect(end.line).toHaveLength(2001);
	});
});

describe('what happened in a step', () => {
	it('is told again as it was told when the move was played', () => {
		const s = opened();
		const told = nodesOf(s).map(({ id, steps }) =>
			steps.map((_, step) => microStepAt(tiny, s.timeline, { node: id, step }).happened.map((h) => h.code))
		);
		expect(told).toEqual([
			[[]],
			[['requested'], ['triggered'], []],
			[[], []],
			[[], [], ['resolved'], []],
			[['requested'], ['triggered'], []]
		]);
	});
	it('is nothing where a move was refused', () => {
		const start = opened().timeline;
		const attempt = { ...nodeAt(start, 1), id: 0, kind: 'attempt' as const };
		expect(microStepAt(tiny, { nodes: LongList.of([attempt]) }, { node: 0, step: 0 }).happened).toEqual([]);
	});
});
