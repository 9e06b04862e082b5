// A tiny card game to test the timeline with: put a card from the hand on the stack, or pass; two passes in a row
// and the top card resolves into the heap. Real charts, real rules, real views; only as much as the tests need.
import { setup, type AnyStateMachine } from 'xstate';
import type { BoardView, L10n, Move, Reason, ZoneView } from '../rules/core/contract';
import { same } from '../rules/core/text';
import { compiledExecutor } from '../machines/compiled';
import { makeKernel, type ChartEvent, type ChartRules, type Position } from '../machines/kernel';
import type { Engine } from './timeline';

type Player = 'A' | 'B';
export interface Tiny {
	readonly hand: { readonly A: readonly string[]; readonly B: readonly string[] };
	readonly stack: readonly string[];
	readonly heap: readonly string[];
	readonly chance: Player;
	readonly passes: number;
}
const other = (p: Player): Player => (p === 'A' ? 'B' : 'A');
const cardOf = (event: ChartEvent): string => event.card as string;

const rules: ChartRules<Tiny> = {
	guards: { allPassed: (t) => t.passes === 2, holds: (t) => t.stack.length > 0 },
	actions: {
		announce: (t, e, tell) => {
			const card = cardOf(e);
			tell?.({
				kind: 'requested',
				code: 'requested',
				text: { ja: '{card} を置く', en: 'puts {card}' },
				slots: { card },
				cites: ['1.1'],
				seat: t.chance,
				refs: ['put', card],
				moved: [[card, `${t.chance}.hand`, 'stack']]
			});
			const hand = { ...t.hand, [t.chance]: t.hand[t.chance].filter((c) => c !== card) };
			return { ...t, hand, stack: [...t.stack, card], passes: 0 };
		},
		trigger: (t, _, tell) => {
			tell?.({ kind: 'triggered', code: 'triggered', text: same('ping'), cites: [], refs: ['ping'] });
			return t;
		},
		pass: (t) => ({ ...t, passes: t.passes + 1 }),
		turnOver: (t) => ({ ...t, chance: other(t.chance) }),
		resolve: (t, _, tell) => {
			const card = t.stack[t.stack.length - 1]!;
			tell?.({
				kind: 'resolved',
				code: 'resolved',
				text: same('{card}'),
				slots: { card },
				cites: ['1.2'],
				moved: [[card, 'stack', 'heap']]
			});
			return { ...t, stack: t.stack.slice(0, -1), heap: [...t.heap, card] };
		},
		reset: (t) => ({ ...t, passes: 0, chance: 'A' })
	}
};
const charts: Readonly<Record<string, AnyStateMachine>> = {
	game: setup({}).createMachine({
		id: 'game',
		initial: 'decide',
		states: {
			decide: {
				on: { PUT: { target: 'announced', actions: 'announce' }, PASS: { target: 'passed', actions: 'pass' } }
			},
			announced: { on: { NEXT: { target: 'triggers', actions: 'trigger' } } },
			triggers: { on: { NEXT: 'decide' } },
			passed: {
				on: {
					NEXT: [
						{ guard: 'allPassed', target: 'both' },
						{ target: 'decide', actions: 'turnOver' }
					]
				}
			},
			both: {
				on: {
					NEXT: [
						{ guard: 'holds', target: 'resolved', actions: 'resolve' },
						{ target: 'decide', actions: 'reset' }
					]
				}
			},
			resolved: { on: { NEXT: { target: 'decide', actions: 'reset' } } }
		}
	} as never) as unknown as AnyStateMachine
};

const label = (ja: string, en: string): L10n => ({ ja, en });
const zone = (id: string, text: L10n, cards: readonly string[]): ZoneView => ({
	id,
	label: text,
	layout: 'row',
	area: 'main',
	count: String(cards.length),
	pieces: cards.map((c) => ({ id: c, cards: [{ id: c, face: { rank: c } }] }))
});

function view({ table }: Position<Tiny>): BoardView {
	return {
		seats: (['B', 'A'] as const).map((seat) => ({
			seat,
			name: same(seat),
			badges:
				table.chance === seat ? [{ id: 'chance', label: label('チャンス', 'chance'), tone: 'chance' }] : [],
			stats: [],
			zones: [zone(`${seat}.hand`, label('手札', 'hand'), table.hand[seat])]
		})),
		shared: [zone('heap', label('山', 'heap'), table.heap)],
		pending: {
			label: label('重ね', 'stack'),
			order: label('後入れ先出し', 'last in, first out'),
			items: table.stack.map((c, i) => ({
				id: `r:${c}`,
				seat: 'A',
				title: same(c),
				cards: [{ id: c, face: { rank: c } }],
				lines: [],
				next: i === table.stack.length - 1,
				cites: []
			}))
		},
		arrows: []
	};
}

export const tiny: Engine<Tiny> = {
	kernel: makeKernel(compiledExecutor(charts, rules.guards), rules, 'game'),
	event: (m) => (m.action === 'pass' ? { type: 'PASS' } : { type: 'PUT', card: m.picks?.card?.[0] }),
	view,
	whyNot({ table }, m) {
		const reasons: Reason[] = [];
		const no = (code: string) => void reasons.push({ code, text: same(code), cites: ['1.1'] });
		if (m.seat !== table.chance) no('not_your_chance');
		if (m.action !== 'pass' && m.action !== 'put') no('unknown_action');
		if (m.action === 'put' && !table.hand[m.seat as Player]?.includes(m.picks?.card?.[0] ?? ''))
			no('not_in_hand');
		return reasons;
	}
};

export const tinyStart = (a = 'a1 a2', b = 'b1 b2'): Position<Tiny> =>
	tiny.kernel.start({
		hand: { A: a.split(' '), B: b.split(' ') },
		stack: [],
		heap: [],
		chance: 'A',
		passes: 0
	});
export const put = (seat: Player, card: string): Move => ({ seat, action: 'put', picks: { card: [card] } });
export const pass = (seat: Player): Move => ({ seat, action: 'pass' });
