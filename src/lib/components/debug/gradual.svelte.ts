// A long list that has changed is drawn over a few frames: what one sees of it at once, the rest while one looks.
import { untrack } from 'svelte';

/** More rows than a panel shows at once, and how many more come with each frame. */
const AT_ONCE = 10;
const A_FRAME = 12;

/**
 * The rows to draw now: up to a place that moves on after each frame the new ones, behind it what was drawn before under
 * the same key. Call it while a component is set up.
 */
export function gradual<Row>(rows: () => readonly Row[], keyOf: (row: Row) => string) {
	let upTo = $state(AT_ONCE);
	const before: Record<string, Row> = {};
	const all = $derived(rows());
	const now = $derived(
		all.flatMap((row, i) => {
			const key = keyOf(row);
			if (i < upTo) before[key] = row;
			return before[key] ?? [];
		})
	);
	$effect.pre(() => {
		void all;
		untrack(() => (upTo = AT_ONCE));
	});
	$effect(() => {
		if (upTo >= all.length) return;
		let later: ReturnType<typeof setTimeout> | undefined;
		const frame = requestAnimationFrame(() => {
			later = setTimeout(() => (upTo += A_FRAME)); // after that frame is painted
		});
		return () => {
			cancelAnimationFrame(frame);
			clearTimeout(later);
		};
	});
	return {
		get drawn(): readonly Row[] {
			return now;
		}
	};
}
