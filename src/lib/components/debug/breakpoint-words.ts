// Breakpoints in words, and what there is to choose from when one is added.
import { t } from '$lib/i18n/lang.svelte';
import type { BoardView, L10n } from '$lib/rules/core/contract';
import { same } from '$lib/rules/core/text';
import type { RuleSystem } from '$lib/machines/contract';
import type { Breakpoint } from '$lib/session/breakpoints';
import type { Desk } from './desk.svelte';
import { messages } from './messages';

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
			return b.action ? t(m.triggerOf, { what: desk.nameOf(b.action) }) : t(m.trigger);
		case 'card':
			return t(m.card, { from: zone(b.from), to: zone(b.to) });
		case 'leaves':
			return t(m.leaves);
	}
}
