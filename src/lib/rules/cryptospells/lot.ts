// Drawing by lot: what the scenario lays down first, then the seed in the table. The same table draws the same.
import type { Tell } from '../core/contract';
import { nextRandom } from '../core/random';
import { log } from './happenings';
import type { Table } from './table';

/** One of `from`, which is not empty. */
export function byLot(table: Table, from: readonly string[], tell?: Tell): readonly [Table, string] {
	const [stated, ...fate] = table.fate;
	if (stated !== undefined && from.includes(stated)) return [{ ...table, fate }, stated];
	if (stated !== undefined) tell?.(log('fate_missed', {}, { id: stated }));
	const [value, random] = nextRandom(table.random);
	return [
		{ ...table, random, fate: stated === undefined ? table.fate : fate },
		from[Math.floor(value * from.length)]!
	];
}

/** T19: `n` different ones; with fewer, all of them once (B1), or the draw goes round again. */
export function drawTargets(
	table: Table,
	from: readonly string[],
	n: number,
	repeat: boolean,
	tell?: Tell
): readonly [Table, readonly string[]] {
	const drawn: string[] = [];
	let left = from;
	let next = table;
	while (drawn.length < n && from.length) {
		if (!left.length) {
			if (!repeat) break;
			left = from;
		}
		const [after, id] = byLot(next, left, tell);
		next = after;
		drawn.push(id);
		left = left.filter((x) => x !== id);
	}
	return [next, drawn];
}
