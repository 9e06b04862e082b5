// What takes long to draw and can wait is drawn in the frames after the one that shows what changed.
import { untrack } from 'svelte';

/** Runs `task` when the next frame is painted. The function returned calls it off. */
export function afterPaint(task: () => void): () => void {
	let later: ReturnType<typeof setTimeout> | undefined;
	const frame = requestAnimationFrame(() => {
		later = setTimeout(task);
	});
	return () => {
		cancelAnimationFrame(frame);
		clearTimeout(later);
	};
}

/** Follows `value`, once the frame that comes first is painted. Call it while a component is set up. */
export function afterwards<Value>(value: () => Value) {
	let late = $state.raw(untrack(value));
	$effect(() => {
		const now = value();
		if (now !== untrack(() => late)) return afterPaint(() => (late = now));
	});
	return {
		get now(): Value {
			return late;
		}
	};
}

/** How many rows come with each frame: as many as a panel shows. */
const A_FRAME = 10;

/**
 * The rows to draw now: those of the list before, in which more and more of the new ones stand in front. So a row may be
 * some frames old; what is done with it must ask for the present one. Call it while a component is set up.
 * While `isShown` says no, nothing goes on.
 */
export function gradual<Row>(
	rows: () => readonly Row[],
	keyOf: (row: Row) => string,
	isShown: () => boolean
) {
	let upTo = $state(Infinity);
	let before: readonly Row[] = [];
	const all = $derived(rows());
	const now = $derived.by(() => {
		if (upTo >= all.length || !before.length) return all;
		const fresh = all.slice(0, upTo);
		const known = fresh.map(keyOf);
		return [...fresh, ...before.filter((row) => !known.includes(keyOf(row)))];
	});
	$effect.pre(() => {
		void all;
		untrack(() => (upTo = 0));
	});
	$effect(() => {
		before = now;
	});
	$effect(() => {
		if (upTo >= all.length || !isShown()) return;
		return afterPaint(() => (upTo += A_FRAME));
	});
	return {
		get drawn(): readonly Row[] {
			return now;
		}
	};
}
