// A very small but honest rule system, for tests of what is generic: two seats strike and guard with cards.
// A strike waits until the other seat guards it or passes; a strike that hits costs a life and a card of one's choice.
import { setup } from 'xstate';
import type { Decision, Facts, Field, Json, Move } from '../../rules/core/contract';
import type { MoveOption, Option, Problem, Reason } from '../../rules/core/contract';
import { l10n, same, type Seat, type Sentence } from '../../rules/core/text';
import { compiledExecutor } from '../../machines/compiled';
import type { Head, RuleSystem } from '../../machines/contract';
import { makeKernel, type ChartRules, type Position } from '../../machines/kernel';

type Side = 'A' | 'B';
const SIDES = ['A', 'B'] as const;
interface Table {
	readonly life: Readonly<Record<Side, number>>;
	readonly hand: Readonly<Record<Side, readonly string[]>>;
	readonly used: readonly string[];
	readonly turn: Side;
	readonly chance: Side;
	/** The card of the strike that waits. */
	readonly strike: string | null;
	readonly move: Move | null;
	readonly equalGuards: boolean;
}
const CARD = /^[SHDC](?:10|[2-9])$/;
const other = (s: Side): Side => (s === 'A' ? 'B' : 'A');
const number = (card: string) => Number(card.slice(3));
const key = (move: Move) => move.picks?.keys?.[0] ?? '';

const chart = setup({
	types: { events: {} as { type: string } },
	guards: { isGuard: () => false, strikeWaits: () => false, mustDrop: () => false, isOver: () => false },
	actions: {
		showKey: () => {},
		moveChance: () => {},
		compare: () => {},
		hit: () => {},
		drop: () => {},
		endTurn: () => {}
	}
}).createMachine({
	id: 'duel',
	initial: 'decide',
	states: {
		decide: {
			on: {
				ACT: { target: 'shown', actions: 'showKey' },
				PASS: [{ guard: 'strikeWaits', target: 'hit' }, { target: 'end' }]
			}
		},
		shown: {
			on: {
				NEXT: [
					{ guard: 'isGuard', target: 'end', actions: 'compare' },
					{ target: 'decide', actions: 'moveChance' }
				]
			}
		},
		hit: { on: { NEXT: { target: 'check', actions: 'hit' } } },
		check: {
			on: {
				NEXT: [{ guard: 'isOver', target: 'over' }, { guard: 'mustDrop', target: 'ask' }, { target: 'end' }]
			}
		},
		ask: { on: { ANSWER: { target: 'end', actions: 'drop' } } },
		end: { on: { NEXT: { target: 'decide', actions: 'endTurn' } } },
		over: { type: 'final' }
	}
});

const tellOf = (code: string, ja: string, en: string, slots: Sentence['slots'], cites: string[]) => ({
	code,
	kind: code.split('_')[0]!,
	text: l10n(ja, en),
	slots,
	cites
});
const discard = (t: Table, seat: Side, card: string): Table => ({
	...t,
	hand: { ...t.hand, [seat]: t.hand[seat].filter((c) => c !== card) },
	used: [...t.used, card]
});

const rules: ChartRules<Table> = {
	guards: {
		isGuard: (t) => t.move?.action === 'guard',
		strikeWaits: (t) => t.strike !== null,
		mustDrop: (t) => t.hand[t.chance].length > 0,
		isOver: (t) => t.life.A === 0 || t.life.B === 0
	},
	actions: {
		showKey(t, event, tell) {
			const move = event.move as Move;
			const seat = move.seat as Side;
			tell?.(
				tellOf('show', '{seat}が{card}を見せた。', '{seat} shows {card}.', { seat, card: key(move) }, ['T1'])
			);
			const next = discard(t, seat, key(move));
			return { ...next, move, strike: move.action === 'strike' ? key(move) : t.strike };
		},
		moveChance: (t) => ({ ...t, chance: other(t.chance) }),
		compare(t, _, tell) {
			tell?.(
				tellOf('guarded', '{card}が攻撃を防いだ。', '{card} stops the strike.', { card: key(t.move!) }, [
					'T2'
				])
			);
			return { ...t, strike: null };
		},
		hit(t, _, tell) {
			tell?.(
				tellOf('damage_one', '{seat}のライフが1減った。', '{seat} loses 1 life.', { seat: t.chance }, ['T3'])
			);
			return { ...t, strike: null, life: { ...t.life, [t.chance]: t.life[t.chance] - 1 } };
		},
		drop: (t, event) => discard(t, t.chance, (event.move as Move).picks!.drop![0]!),
		endTurn: (t) => ({ ...t, turn: other(t.turn), chance: other(t.turn), move: null })
	}
};
const kernel = makeKernel<Table>(compiledExecutor({ duel: chart }, rules.guards), rules, 'duel');

const because = (code: string, ja: string, en: string, cite: string): Reason => ({
	code,
	text: l10n(ja, en),
	cites: [cite]
});
const REASONS = {
	no_chance: because('no_chance', '自分の番ではありません。', 'It is not your turn to decide.', 'T1'),
	no_strike: because('no_strike', '防ぐ攻撃がありません。', 'There is no strike to guard against.', 'T2'),
	strike_waits: because('strike_waits', '先に出された攻撃があります。', 'A strike is waiting already.', 'T1'),
	too_small: because('too_small', '数が足りません。', 'Its number is too small.', 'T2'),
	not_in_hand: because('not_in_hand', '手札にありません。', 'It is not in your hand.', 'T1'),
	no_such: because('no_such_action', 'そのようなアクションはありません。', 'There is no such action.', 'T1'),
	must_answer: because('must_answer', '先に質問に答えます。', 'A question must be answered first.', 'T3')
} as const;

const state = (p: Position<Table>) => p.frames[0]![1] as string;

function decision(p: Position<Table>): Decision | null {
	const { chance: seat } = p.table;
	const prompt = (code: string, ja: string, en: string): Sentence => ({
		code,
		text: l10n(ja, en),
		slots: { seat },
		cites: ['T1']
	});
	if (state(p) === 'decide')
		return { seat, kind: 'act', prompt: prompt('act', '{seat}が決めます。', '{seat} decides.') };
	if (state(p) === 'ask')
		return {
			seat,
			kind: 'answer',
			prompt: prompt('drop', '{seat}が捨てるカードを選びます。', '{seat} picks a card to drop.')
		};
	return null;
}

function timing(p: Position<Table>, { seat, action }: Move): Reason[] {
	const d = decision(p);
	if (d?.seat !== seat) return [REASONS.no_chance];
	if ((d.kind === 'answer') !== (action === 'answer')) return [REASONS.must_answer];
	if (action === 'guard' && !p.table.strike) return [REASONS.no_strike];
	if (action === 'strike' && p.table.strike) return [REASONS.strike_waits];
	return ['pass', 'answer', 'strike', 'guard'].includes(action) ? [] : [REASONS.no_such];
}
function keyReasons(t: Table, action: string, card: string): Reason[] {
	if (action !== 'guard' || !t.strike) return [];
	const enough = number(card) > number(t.strike) || (t.equalGuards && number(card) === number(t.strike));
	return enough ? [] : [REASONS.too_small];
}
function field(p: Position<Table>, draft: Move): Field | null {
	const id = { strike: 'keys', guard: 'keys', answer: 'drop' }[draft.action];
	if (!id || draft.picks?.[id] || !(draft.seat in p.table.hand)) return null;
	const options: Option[] = p.table.hand[draft.seat as Side].map((card) => ({
		id: card,
		label: same(card.slice(2)),
		reasons: keyReasons(p.table, draft.action, card)
	}));
	return { id, label: l10n('カード', 'card'), min: 1, max: 1, options, cites: ['T1'] };
}
function whyNot(p: Position<Table>, move: Move): readonly Reason[] {
	const early = timing(p, move);
	if (early.length || move.action === 'pass') return early;
	const card = move.action === 'answer' ? (move.picks?.drop?.[0] ?? '') : key(move);
	const there = p.table.hand[move.seat as Side].includes(card);
	return there ? keyReasons(p.table, move.action, card) : [REASONS.not_in_hand];
}
function moves(p: Position<Table>, asked?: Seat): readonly MoveOption[] {
	const d = decision(p);
	const seat = asked ?? d?.seat;
	if (!seat) return [];
	const all = d?.kind === 'answer' && d.seat === seat ? ['answer'] : ['strike', 'guard', 'pass'];
	return all
		.map((action): MoveOption => {
			const f = field(p, { seat, action });
			const legal = f?.options.filter((o) => !o.reasons.length) ?? [];
			const early = timing(p, { seat, action });
			const reasons = early.length
				? early
				: f && !legal.length
					? [f.options[0]?.reasons[0] ?? REASONS.not_in_hand]
					: [];
			return { seat, action, label: same(action), legal: !reasons.length, reasons, cites: ['T1'] };
		})
		.sort((a, b) => Number(b.legal) - Number(a.legal));
}

interface TinySetup {
	readonly turn: Side;
	readonly A: { readonly life: number; readonly hand: readonly string[] };
	readonly B: { readonly life: number; readonly hand: readonly string[] };
}
const wrong = (
	code: string,
	ja: string,
	en: string,
	slots: Sentence['slots'],
	where: Problem['where']
): Problem => ({
	code,
	text: l10n(ja, en),
	slots,
	cites: [],
	where
});

/** Any JSON may come: only what has the shape of a set-up is looked at further. */
function isSetup(x: Json): boolean {
	const isObject = (y: unknown): y is Record<string, unknown> => typeof y === 'object' && y !== null;
	const isSide = (y: unknown) =>
		isObject(y) &&
		Number.isInteger(y.life) &&
		Array.isArray(y.hand) &&
		y.hand.every((c) => typeof c === 'string');
	return isObject(x) && (x.turn === 'A' || x.turn === 'B') && isSide(x.A) && isSide(x.B);
}

function start(head: Head): Position<Table> | readonly Problem[] {
	if (!isSetup(head.setup))
		return [wrong('setup_shape', '初期状態の形が違います。', 'This is no set-up.', {}, { path: 'setup' })];
	const { turn, A, B } = head.setup as unknown as TinySetup;
	const problems: Problem[] = [];
	for (const side of SIDES) {
		const { life, hand } = side === 'A' ? A : B;
		if (life < 0)
			problems.push(
				wrong(
					'life_negative',
					'ライフ{life}は負です。',
					'A life of {life} is negative.',
					{ life },
					{ path: `setup.${side}.life` }
				)
			);
		hand.forEach((card, i) => {
			const where = { path: `setup.${side}.hand[${i}]` };
			if (!CARD.test(card))
				problems.push(
					wrong('card_unknown', '「{card}」はありません。', 'There is no card {card}.', { card }, where)
				);
			else if (hand.indexOf(card) < i)
				problems.push(
					wrong('card_twice', '「{card}」が二度出ています。', '{card} is there twice.', { card }, where)
				);
		});
	}
	if (problems.length) return problems;
	const own = (side: Side, cards: readonly string[]) => cards.map((c) => `${side}:${c}`);
	return kernel.start({
		life: { A: A.life, B: B.life },
		hand: { A: own('A', A.hand), B: own('B', B.hand) },
		used: [],
		turn,
		chance: turn,
		strike: null,
		move: null,
		equalGuards: head.rulings?.['T-EQUAL'] !== 'strike'
	});
}

const facts = ({ table: t }: Position<Table>): Facts => ({
	'A.life': [String(t.life.A)],
	'B.life': [String(t.life.B)],
	'A.hand': t.hand.A,
	'B.hand': t.hand.B,
	turn: [t.turn],
	chance: [t.chance],
	strike: t.strike ? [t.strike] : []
});

const EVENTS: Readonly<Record<string, string>> = { pass: 'PASS', answer: 'ANSWER' };
const never = (): never => {
	throw new Error('the tiny system has none of these');
};

export const tiny: RuleSystem<Table> = {
	id: 'tiny@1',
	title: l10n('ちいさな決闘', 'Tiny duel'),
	charts: { duel: chart },
	root: 'duel',
	beside: [],
	chartDocs: {},
	rules,
	kernel,
	start,
	decision,
	status: (p) =>
		decision(p)?.prompt ?? { code: 'over', text: l10n('終わりです。', 'It is over.'), cites: [] },
	moves,
	field,
	whyNot,
	event: (move) => ({ type: EVENTS[move.action] ?? 'ACT', move }),
	/** Two seats at an empty table. */
	view: () => ({
		seats: (['A', 'B'] as const).map((seat) => ({
			seat,
			name: l10n(seat, seat),
			badges: [],
			stats: [],
			zones: []
		})),
		pending: { label: l10n('待ち', 'Waiting'), order: l10n('順に', 'In order'), items: [] },
		arrows: []
	}),
	script: () => null,
	facts,
	guard: () => null,
	faults: () => [],
	notation: {
		card: CARD,
		parse(lines) {
			const setup: Record<string, Json> = {};
			const problems: Problem[] = [];
			for (const { text, line } of lines) {
				const [first, second, ...rest] = text.split(/\s+/);
				if (first === 'turn' && (second === 'A' || second === 'B')) setup.turn = second;
				else if ((first === 'A' || first === 'B') && /^-?\d+$/.test(second ?? ''))
					setup[first] = { life: Number(second), hand: rest };
				else
					problems.push(
						wrong(
							'setup_line',
							'「{text}」は読めません。',
							'Cannot read "{text}".',
							{ text },
							{ line, column: 1 }
						)
					);
			}
			for (const need of ['turn', 'A', 'B'])
				if (!(need in setup))
					problems.push(
						wrong(
							'setup_missing',
							'「{need}」の行がありません。',
							'No line for {need}.',
							{ need },
							{ line: lines[0]?.line ?? 1 }
						)
					);
			return problems.length ? problems : setup;
		},
		print(setup) {
			const { turn, A, B } = setup as unknown as TinySetup;
			return [`turn ${turn}`, ...[A, B].map((s, i) => [SIDES[i], s.life, ...s.hand].join(' '))];
		}
	},
	rulings: { 'T-EQUAL': { default: 'guard', choices: ['guard', 'strike'] } },
	words: () => Promise.resolve(['turn', 'life', 'hand', 'strike', 'guard', 'keys', 'drop', 'T-EQUAL']),
	docs: never,
	scenarios: async () => [],
	scenario: async () => null
};
