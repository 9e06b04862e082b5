// Names for the branches of a timeline, for lists and labels.
import type { L10n } from '$lib/rules/core/text';
import { variationStart } from '$lib/session/stepping';
import type { Timeline } from '$lib/session/timeline';
import { messages } from './messages';

const fillN = (n: number): L10n => ({
	ja: messages.timeline.unnamed.ja.replace('{n}', String(n)),
	en: messages.timeline.unnamed.en.replace('{n}', String(n))
});

/** All nodes at which a variation begins, in the order they were made. */
export function variationStarts<T>(timeline: Timeline<T>): readonly number[] {
	return [...timeline.nodes].flatMap((n) => n?.children.slice(1) ?? []).sort((a, b) => a - b);
}

/** How the variation a node is in is called: its own name, or a number. `null` on the main line. */
export function variationName<T>(timeline: Timeline<T>, id: number): L10n | null {
	const start = variationStart(timeline, id);
	if (!start) return null;
	return start.name ?? fillN(variationStarts(timeline).indexOf(start.id) + 1);
}

/** The end of every line with the name of its branch, the main line first. */
export function leafNames<T>(
	timeline: Timeline<T>
): readonly { readonly leaf: number; readonly name: L10n }[] {
	return [...timeline.nodes].flatMap((n) =>
		n && !n.children.length
			? [{ leaf: n.id, name: variationName(timeline, n.id) ?? messages.timeline.main }]
			: []
	);
}
