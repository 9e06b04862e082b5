// The resolve queue: text blocks wait in the order they came (first come, first served). Runs nest when a turn is advanced.
import type { Tell } from '../core/contract';
import type { Trigger } from './parse/ast';
import { TRIGGER_NAMES } from './parse/words';
import { textOf } from './cards';
import { log } from './happenings';
import {
	blockOf,
	cardOf,
	isAlive,
	runOf,
	withRun,
	type Pending,
	type Side,
	type Table,
	type Unit
} from './table';

/** A text block that will wait; its id is given when it joins a queue. */
export type Waiting = Omit<Pending, 'id'>;

/** The blocks of a card that fire at this moment. */
export function pendingsOf(
	table: Table,
	by: Side,
	source: string,
	card: string,
	trigger: Trigger,
	more: { readonly pick?: string | null; readonly dead?: Unit | null } = {}
): readonly Waiting[] {
	return textOf(cardOf(table, card)).ast.blocks.flatMap((block, i) =>
		block.trigger === trigger
			? [
					{
						by,
						source,
						card,
						block: i,
						at: 0,
						performed: [],
						pick: more.pick ?? null,
						dead: more.dead ?? null
					}
				]
			: []
	);
}

/** The blocks of all living units of a side that fire at a turn's start or end, in field order (B11). */
export function turnPendings(table: Table, side: Side, trigger: 'turnStart' | 'turnEnd'): readonly Waiting[] {
	return table.players[side].field
		.filter(isAlive)
		.flatMap((unit) => pendingsOf(table, side, unit.id, table.pieces[unit.id]!.card, trigger));
}

/** Adds blocks to the running queue: at its end, or in front of a block that was held up (B4). */
export function enqueue(
	table: Table,
	waiting: readonly Waiting[],
	tell?: Tell,
	where: 'end' | 'front' = 'end'
): Table {
	if (!waiting.length) return table;
	const added = waiting.map((w, i): Pending => ({ id: `t${table.made + i + 1}`, ...w }));
	for (const pending of added) {
		const { trigger } = blockOf(table, pending);
		tell?.(
			log(
				'queued',
				{ seat: pending.by, refs: [pending.id, pending.source] },
				{ card: cardOf(table, pending.card).name, when: TRIGGER_NAMES[trigger] }
			)
		);
	}
	const { queue } = runOf(table);
	return withRun(
		{ ...table, made: table.made + added.length },
		{ queue: where === 'end' ? [...queue, ...added] : [...added, ...queue] }
	);
}

/** Begins a run of the queue, inside the running one if there is one. */
export function openRun(table: Table, waiting: readonly Waiting[], tell?: Tell, sweepFirst = false): Table {
	const opened = { ...table, runs: [...table.runs, { queue: [], current: null, sweepFirst }] };
	return enqueue(opened, waiting, tell);
}
export const closeRun = (table: Table): Table => ({ ...table, runs: table.runs.slice(0, -1) });
