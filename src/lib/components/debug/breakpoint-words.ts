// Breakpoints in words, and what there is to choose from when one is added.
import { t } from '$lib/i18n/lang.svelte';
import type { BoardView, L10n } from '$lib/rules/core/contract';
import { same } from '$lib/rules/core/text';
import type { RuleSystem } from '$lib/machines/contract';
import { isTrigger, type Breakpoint } from '$lib/session/breakpoints';
import { namesOf } from '$lib/session/names';
import { microStepAt } from '$lib/session/timeline';
import type { Desk } from './desk.svelte';
import { messages } from './late-messages';

const m = messages.stops;

/** Every state of every chart with its label, in the charts' order. */
export function statesOf({
	chartDocs
}: RuleSystem): readonly { readonly id: string; readonly label: L10n }[] {
	return Object.values(chartDocs).flatMap((doc) =>
		Object.entries(doc.states).map(([id, { label }]) => ({
			id,
			label: { ja: `${doc.title.ja}: ${label.ja}`, en: `${doc.title.en}: ${label.en}` }
		}))
	);
}
/**
 * What may fire: actions, where a chart of triggers runs; else the cards whose abilities do fire in what was played.
 * Named as whoever looks may know them.
 */
export function triggersOf(
	desk: Desk,
	actions: readonly { readonly id: string; readonly label: L10n }[]
): readonly { readonly id: string; readonly label: L10n }[] {
	if ('trigger' in desk.system.charts) return actions;
	const fired = new Map<string, L10n>();
	for (const node of desk.timeline.nodes)
		for (let step = 0; node && step < node.steps.length; step++) {
			const { position, happened } = microStepAt(desk.system, desk.timeline, { node: node.id, step });
			for (const h of happened) {
				const id = isTrigger(h) ? h.refs?.at(-1) : undefined;
				if (id === undefined || fired.has(id)) continue;
				const name = namesOf(desk.system.view(position, desk.viewer)).get(id);
				if (name) fired.set(id, name);
			}
		}
	return [...fired].map(([id, label]) => ({ id, label }));
}
/** The zones of a board: each seat's own, and what is pending. */
export function zonesOf(board: BoardView): readonly { readonly id: string; readonly label: L10n }[] {
	const own = board.seats.flatMap((s) =>
		s.zones.map((z) => ({
			id: z.id,
			label: { ja: `${s.name.ja}の${z.label.ja}`, en: `${s.name.en}: ${z.label.en}` }
		}))
	);
	return [...own, ...(board.shared ?? []).map((z) => ({ id: z.id, label: z.label }))];
}

export function breakpointWords(desk: Desk, b: Breakpoint): string {
	const zone = (id: string | undefined): L10n =>
		id === undefined ? m.anywhere : (zonesOf(desk.board).find((z) => z.id === id)?.label ?? same(id));
	switch (b.on) {
		case 'state':
			return t(m.state, { what: statesOf(desk.system).find((s) => s.id === b.state)?.label ?? b.state });
		case 'action':
			return t(m.action, { what: desk.nameOf(b.action) });
		case 'trigger':
			if (!b.action) return t(m.trigger);
			return t(m.triggerOf, {
				what: triggersOf(desk, []).find((x) => x.id === b.action)?.label ?? desk.nameOf(b.action)
			});
		case 'card':
			return t(m.card, { from: zone(b.from), to: zone(b.to) });
		case 'leaves':
			return t(m.leaves);
	}
}
