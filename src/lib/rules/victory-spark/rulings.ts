// The points the source leaves open (A1-A16 of the specification), and the two that check timing adds: which choices
// there are, the default first. Their texts are in docs/rulings.ts.
import type { Table } from './table';

export const RULINGS = {
	A1: ['before', 'after'],
	A2: ['yes', 'no'],
	A3: ['classic', 'rule14'],
	A4: ['stand', 'rest'],
	A5: ['seven-to-five', 'six-to-five', 'seven-to-six'],
	A6: ['stays-empty', 'refill'],
	A7: ['resolution-only', 'always'],
	A8: ['waiting', 'retire'],
	A9: ['turn-player', 'together'],
	A10: ['owner', 'printed'],
	A11: ['turn', 'phase'],
	A12: ['yes', 'no'],
	A13: ['current', 'printed'],
	A14: ['yes', 'no-partner'],
	A15: ['once', 'several'],
	A16: ['no', 'yes'],
	'CT-window': ['each', 'once'],
	'CT-order': ['turn-player', 'other-first'],
	surprise: ['off']
} as const satisfies Readonly<Record<string, readonly [string, ...string[]]>>;

export type RulingId = keyof typeof RULINGS;
export const RULING_IDS = Object.keys(RULINGS) as readonly RulingId[];
export const isRuling = (id: string): id is RulingId => Object.hasOwn(RULINGS, id);

export const rulingOf = (table: Table, id: RulingId): string => table.rulings[id] ?? RULINGS[id][0];
/** Is this point ruled so? */
export const ruled = <R extends RulingId>(
	table: Table,
	id: R,
	choice: (typeof RULINGS)[R][number]
): boolean => rulingOf(table, id) === choice;
