// The points the source leaves open (B1-B20 of the specification): which choices there are, the default first.
// Their texts are in docs/rulings.ts.
import type { Table } from './table';

export const RULINGS = {
	B1: ['all-once', 'repeat'],
	B2: ['must', 'optional'],
	B3: ['affected', 'attempted'],
	B4: ['after-block', 'between'],
	B5: ['carry', 'reset'],
	B6: ['kept', 'never-sick'],
	B7: ['no-refill', 'refill'],
	B8: ['draw', 'acting-loses'],
	B9: ['loses', 'no-effect'],
	B10: ['lost', 'skipped'],
	B11: ['field-order', 'chosen'],
	B12: ['nothing', 'another'],
	B13: ['own', 'enemy'],
	B14: ['out', 'in'],
	B15: ['two', 'one'],
	B16: ['stated', 'setup'],
	B17: ['no', 'fires'],
	B18: ['no', 'fires'],
	B19: ['listed', 'reset-first'],
	B20: ['ends', 'stays']
} as const satisfies Readonly<Record<string, readonly [string, ...string[]]>>;

export type RulingId = keyof typeof RULINGS;
export const RULING_IDS = Object.keys(RULINGS) as readonly RulingId[];
export const isRuling = (id: string): id is RulingId => Object.hasOwn(RULINGS, id);

/** Is this point ruled so? */
export const ruled = <R extends RulingId>(
	table: Pick<Table, 'rulings'>,
	id: R,
	choice: (typeof RULINGS)[R][number]
): boolean => (table.rulings[id] ?? RULINGS[id][0]) === choice;
