// Victory Spark, May 2012, as a RuleSystem: the charts and rules joined, and every question UI, CLI and tests may ask.
import { l10n } from '../../rules/core/text';
import { actionOf, movesOf, nextField, whyNot } from '../../rules/victory-spark/legal';
import { factsOf } from '../../rules/victory-spark/facts';
import { faultsOf } from '../../rules/victory-spark/faults';
import { actions, guards } from '../../rules/victory-spark/flow';
import { parseSetup, printSetup } from '../../rules/victory-spark/notation';
import { RULINGS } from '../../rules/victory-spark/rulings';
import { scriptOf } from '../../rules/victory-spark/script';
import { readSetup, type Opening } from '../../rules/victory-spark/setup';
import { decisionOf, statusOf } from '../../rules/victory-spark/status';
import { isPlayer, type Phase, type Table } from '../../rules/victory-spark/table';
import { boardOf } from '../../rules/victory-spark/view';
import { problem } from '../../rules/victory-spark/problems';
import { isProblems, type Problem } from '../../rules/core/contract';
import { FAMILIES, keysOf } from '../../rules/victory-spark/scenarios/families';
import { compiledExecutor } from '../compiled';
import type { Head, RuleSystem } from '../contract';
import { makeKernel, NEXT, type ChartRules, type Position, type StateValue } from '../kernel';
import { shelf } from '../shelf';
import { chartDocs } from './chart-docs';
import { checkTiming } from './check-timing';
import { game } from './game';

export const charts = { game, checkTiming } as const;
export const rules: ChartRules<Table> = { guards, actions };
const kernel = makeKernel(compiledExecutor(charts, guards), rules, 'game');

/** Where the chart stands when a set-up starts in the middle of its phase. */
const OPEN_STATES: Readonly<Partial<Record<Phase, string>>> = {
	energy: 'open',
	character: 'open',
	ability: 'open',
	attack: 'declare'
};
function start(head: Head): Position<Table> | readonly Problem[] {
	const stray = (['regulation', 'profile'] as const).filter((key) => head[key] !== undefined);
	if (stray.length) return stray.map((path) => problem({ path }, 'no_regulation'));
	const read = readSetup(head.setup, head.rulings);
	if (isProblems(read as readonly Problem[])) return read as readonly Problem[];
	const { table, begin } = read as Opening;
	const first = kernel.start(table);
	if (table.phase === 'setup') return first;
	const inside = begin ? (table.phase === 'end' ? 'check' : 'begin') : OPEN_STATES[table.phase]!;
	return { ...first, frames: [['game', { turn: { [table.phase]: inside } }]] };
}

/** A state value as a path: `turn.attack.block.ask`. */
export function pathOf(value: StateValue): string {
	if (typeof value === 'string') return value;
	const [[key, below] = ['', '']] = Object.entries(value);
	return `${key}.${pathOf(below)}`;
}

/** The chart and the table must agree about who decides. */
function controlFaults(position: Position<Table>): string[] {
	const { table } = position;
	const waits = kernel.waits(position);
	const asked = table.awaiting !== null || table.result !== null;
	return waits === asked
		? []
		: [`the chart ${waits ? 'waits' : 'works'} and the table ${asked ? 'asks' : 'does not ask'}`];
}

export const system: RuleSystem<Table> = {
	id: 'victory-spark@2012-05',
	title: l10n('ヴィクトリースパーク（2012年5月）', 'Victory Spark (May 2012)'),
	charts,
	root: 'game',
	beside: [],
	chartDocs,
	rules,
	kernel,
	start,
	decision: ({ table }) => decisionOf(table),
	status: ({ table, frames }) => statusOf(table, frames.length > 1),
	moves: ({ table }, seat = table.awaiting?.seat) => (seat && isPlayer(seat) ? movesOf(table, seat) : []),
	field: ({ table }, draft) => nextField(table, draft),
	whyNot: ({ table }, move) => whyNot(table, move),
	event: (move) => ({ type: actionOf(move.action)?.event ?? 'NONE', move }),
	view: ({ table }, viewer) => boardOf(table, viewer),
	redeal: async () => (await import('../../rules/victory-spark/redeal')).redeal,
	script: ({ table, frames }) => scriptOf(table, pathOf(frames[0]![1])),
	facts: ({ table }) => factsOf(table),
	guard: ({ table }, name) => (name === 'isLegal' ? null : (guards[name]?.(table, NEXT) ?? null)),
	faults: (position) => [...faultsOf(position.table), ...controlFaults(position)],
	notation: {
		parse: parseSetup,
		print: printSetup,
		card: /^[VN]\d\d[a-z]?(\.\d+)?(\/\d)?$/
	},
	rulings: Object.fromEntries(
		Object.entries(RULINGS).map(([id, choices]) => [id, { default: choices[0], choices }])
	),
	words: async () => (await import('../../rules/victory-spark/words')).WORDS,
	docs: async () => (await import('../../rules/victory-spark/docs')).docs,
	...shelf(FAMILIES, keysOf)
};
