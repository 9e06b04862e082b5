// Which pieces of the board take part in the move being put together, and how.
import type { Field } from '$lib/rules/core/contract';
import type { Mark } from '../board/context';
import type { Draft } from './desk.svelte';

export function marksOf(draft: Draft | null, field: Field | null): ReadonlyMap<string, Mark> {
	const marks = new Map<string, Mark>();
	const refsOf = (of: Field, id: string) => of.options.find((o) => o.id === id)?.refs ?? [id];
	for (const { field: past, picks } of draft?.done ?? [])
		for (const id of picks) for (const ref of refsOf(past, id)) marks.set(ref, 'picked');
	for (const { id, refs, reasons } of field?.options ?? [])
		for (const ref of refs ?? [id])
			marks.set(ref, draft?.selected.includes(id) ? 'picked' : reasons.length ? 'cannot' : 'can');
	return marks;
}
