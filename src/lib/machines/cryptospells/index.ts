// CryptoSpells ability texts as a RuleSystem: the charts and the rules joined, and every question a page may ask.
import { l10n } from '../../rules/core/text';
import { isProblems, type Decision, type Problem } from '../../rules/core/contract';
import { decider, type Waiting } from '../../rules/cryptospells/actions';
import { actions, guards, MOVE_EVENTS } from '../../rules/cryptospells/chart-rules';
import { facts, faults, script, status } from '../../rules/cryptospells/facts';
import { field, moves, whyNot } from '../../rules/cryptospells/legal';
import { parseSetup } from '../../rules/cryptospells/notation';
import { printSetup } from '../../rules/cryptospells/notation-print';
import { RULINGS } from '../../rules/cryptospells/rulings';
import { makeTable } from '../../rules/cryptospells/setup';
import { problem } from '../../rules/cryptospells/problems';
import type { Table } from '../../rules/cryptospells/table';
import { view } from '../../rules/cryptospells/view';
import { FAMILIES, keysOf } from '../../rules/cryptospells/scenarios/families';
import { compiledExecutor } from '../compiled';
import type { Head, RuleSystem } from '../contract';
import { makeKernel, NEXT, type ChartRules, type Position } from '../kernel';
import { shelf } from '../shelf';
import { advanceTurn } from './advance-turn';
import { chartDocs } from './chart-docs';
import { game } from './game';
import { resolve } from './resolve';

export const charts = { game, resolve, advanceTurn } as const;
export const rules: ChartRules<Table> = { guards, actions };
const kernel = makeKernel(compiledExecutor(charts, guards), rules, 'game');

function start(head: Head): Position<Table> | readonly Problem[] {
	const stray = (['regulation', 'profile'] as const).filter((key) => head[key] !== undefined);
	if (stray.length)
		return stray.map((key) => problem('unknown_key', { path: key }, { key, known: 'rulings setup' }));
	const table = makeTable(head.setup, head.rulings ?? {});
	if (isProblems(table as readonly Problem[])) return table as readonly Problem[];
	const first = kernel.start(table as Table);
	// a set-up begins where somebody decides: at the opening hands, or in the middle of a turn
	return (table as Table).mulligan ? first : { ...first, frames: [['game', { main: 'idle' }]] };
}

const WAITS: Readonly<Record<string, Waiting>> = {
	'setup.mulligan': 'mulligan',
	'main.idle': 'main',
	'use.choosing': 'choosing',
	'turn.orderStart': 'order-start',
	'turn.orderEnd': 'order-end',
	over: 'over'
};
/** What the position waits for, from where its charts stand. */
export function waitingOf({ frames }: Position<Table>): Waiting {
	if (frames.length > 1) return 'working';
	const value = frames[0]![1];
	const path =
		typeof value === 'string' ? value : Object.entries(value).map(([a, b]) => `${a}.${String(b)}`)[0]!;
	return WAITS[path] ?? 'working';
}

function decision(position: Position<Table>): Decision | null {
	const waiting = waitingOf(position);
	const seat = decider(position.table, waiting);
	return seat && { seat, kind: 'act', prompt: status(position.table, waiting) };
}

export const system: RuleSystem<Table> = {
	id: 'cryptospells-text',
	title: l10n('クリプトスペルズのテキスト', 'CryptoSpells ability texts'),
	charts,
	root: 'game',
	beside: [],
	chartDocs,
	rules,
	kernel,
	start,
	decision,
	status: (position) => status(position.table, waitingOf(position)),
	moves: (position, seat) => moves(position.table, waitingOf(position), seat),
	field: (position, draft) => field(position.table, waitingOf(position), draft),
	whyNot: (position, move) => whyNot(position.table, waitingOf(position), move),
	event: (move) => ({ type: MOVE_EVENTS[move.action] ?? 'NONE', move }),
	view: (position, viewer) => view(position.table, waitingOf(position), viewer),
	redeal: async () => (await import('../../rules/cryptospells/redeal')).redeal,
	script: ({ table }) => script(table),
	facts: (position) => facts(position.table, waitingOf(position)),
	guard: (position, name) => guardNow(position, name),
	faults: (position) => [...faults(position.table), ...controlFaults(position)],
	notation: { parse: parseSetup, print: printSetup },
	rulings: Object.fromEntries(
		Object.entries(RULINGS).map(([id, choices]) => [id, { default: choices[0], choices }])
	),
	words: async () => (await import('../../rules/cryptospells/words')).WORDS,
	docs: async () => (await import('../../rules/cryptospells/docs')).docs,
	...shelf(FAMILIES, keysOf)
};

/** The guards that need no move can be asked where the table has what they speak of. */
function guardNow(position: Position<Table>, name: string): boolean | null {
	const ask = guards[name];
	if (!ask || name === 'isLegal') return null;
	const { table, frames } = position;
	const [chart] = frames[frames.length - 1]!;
	const run = table.runs[table.runs.length - 1];
	if (BLOCK_GUARDS.has(name)) return chart === 'resolve' && run?.current ? ask(table, NEXT) : null;
	if (RUN_GUARDS.has(name)) return run ? ask(table, NEXT) : null;
	if (name === 'advancesAgain') return table.advances.length ? ask(table, NEXT) : null;
	if (name === 'needsPick' || name === 'isUnit') return table.using ? ask(table, NEXT) : null;
	if (name === 'lastMulligan') return table.mulligan ? ask(table, NEXT) : null;
	return ask(table, NEXT);
}
const RUN_GUARDS: ReadonlySet<string> = new Set(['sweepsFirst', 'queueEmpty', 'endless']);
const BLOCK_GUARDS: ReadonlySet<string> = new Set([
	'needsPrevious',
	'pickFails',
	'advanceTooDeep',
	'advancesTurn',
	'sweepsBetween',
	'moreAbilities'
]);

/** The charts and the table must agree about who decides and about runs that are still open. */
function controlFaults(position: Position<Table>): readonly string[] {
	const { table } = position;
	const waiting = waitingOf(position);
	const found: string[] = [];
	if (kernel.waits(position) !== (waiting !== 'working'))
		found.push(`the chart and the table disagree: ${waiting}`);
	if (waiting === 'over' && !table.result) found.push('over without a result');
	if (waiting !== 'working' && waiting !== 'over' && (table.runs.length || table.advances.length))
		found.push('a run is left open');
	if (waiting !== 'working' && table.casting !== null) found.push('a spell is left in the air');
	return found;
}
