// Five Timings as a rule system: its charts joined with its rules, and the questions everybody may ask.
import { isProblems, type Move } from '../../rules/core/contract';
import { l10n } from '../../rules/core/text';
import { actionOf } from '../../rules/five-timing/actions';
import { factsOf, faultsOf } from '../../rules/five-timing/facts';
import { actions, guards, needsMove } from '../../rules/five-timing/flow';
import { decision, field, whyNot } from '../../rules/five-timing/legal';
import { moves } from '../../rules/five-timing/moves';
import { parseSetup, printSetup } from '../../rules/five-timing/notation';
import { CHOICES, type Rulings } from '../../rules/five-timing/rulings';
import { scriptOf, statusOf } from '../../rules/five-timing/script';
import { readSetup } from '../../rules/five-timing/setup';
import { hitOf, type Table } from '../../rules/five-timing/table';
import { boardView } from '../../rules/five-timing/view';
import { FAMILIES, keysOf } from '../../rules/five-timing/scenarios/families';
import { compiledExecutor } from '../compiled';
import type { RuleSystem } from '../contract';
import { makeKernel, type ChartRules, type Frame, type Position } from '../kernel';
import { shelf } from '../shelf';
import { charts } from './charts';
import { chartDocs } from './docs';
import { momentOf, VALUE_AT } from './moments';

const rules = { guards, actions } as unknown as ChartRules<Table>;
const kernel = makeKernel(compiledExecutor(charts, rules.guards), rules, 'game');

/** The frames of a set-up: on somebody's turn, in the middle of an attack, or over. */
function framesFor(table: Table): readonly Frame[] {
	if (table.moment === 'over') return [['game', 'over']];
	const value = hitOf(table) ? VALUE_AT[table.moment] : undefined;
	return value
		? [
				['game', 'attacking'],
				['attack', 'defending'],
				['defence', value]
			]
		: [['game', 'turn']];
}

/** Guards of a chart speak of what that chart is about; elsewhere there may be no such thing on the table. */
function guardNow({ table, frames }: Position<Table>, name: string): boolean | null {
	const ask = rules.guards[name];
	if (!ask || needsMove(name)) return null;
	const [chart] = frames.at(-1)!;
	if (!GUARDS_OF[chart]?.has(name)) return null;
	if (name === 'techniqueKeepsDistance' || name === 'techniqueNullifies' || name === 'failureEndsTiming')
		return hitOf(table)?.trying ? ask(table, { type: 'NEXT' }) : null;
	if (name === 'rollFailed' && !table.roll) return null;
	if ((name === 'activated' || name === 'notActivated') && !table.check) return null;
	return ask(table, { type: 'NEXT' });
}
/** The guards each chart names. */
const GUARDS_OF: Readonly<Record<string, ReadonlySet<string>>> = Object.fromEntries(
	Object.keys(charts).map((id) => [id, new Set(Object.keys(chartDocs[id]!.guards))])
);

export const system: RuleSystem<Table> = {
	id: 'five-timing',
	title: l10n('五つのタイミング', 'Five Timings'),
	charts,
	root: 'game',
	beside: [],
	chartDocs,
	rules,
	kernel,
	start(head) {
		const table = readSetup(head.setup, (head.rulings ?? {}) as Rulings);
		if (isProblems(table as Table)) return table as Exclude<typeof table, Table>;
		return { table: table as Table, frames: framesFor(table as Table), beside: [] };
	},
	decision: (position) => (kernel.waits(position) ? decision(position.table) : null),
	status: ({ table }) => statusOf(table),
	moves: ({ table }, seat) => moves(table, seat),
	field: ({ table }, draft) => field(table, draft),
	whyNot: ({ table }, move) => whyNot(table, move),
	event: (move: Move) => ({ type: actionOf(move.action)!.event, move }),
	view: ({ table }, viewer) => boardView(table, viewer),
	script: ({ table, frames }) => scriptOf(table, frames.at(-1)![0]),
	facts: ({ table }) => factsOf(table),
	guard: guardNow,
	faults: (position) =>
		faultsOf(
			position.table,
			kernel.waits(position) ? (momentOf(position.frames) ?? 'a state nobody knows') : 'busy'
		),
	notation: { parse: parseSetup, print: printSetup, card: /^[a-z][a-z0-9-]*(?:\.\d+)?$/ },
	rulings: Object.fromEntries(
		Object.entries(CHOICES).map(([id, choices]) => [id, { default: choices[0], choices }])
	),
	words: async () => (await import('../../rules/five-timing/words')).WORDS,
	docs: () => import('../../rules/five-timing/docs').then((m) => m.docs),
	...shelf(FAMILIES, keysOf)
};
