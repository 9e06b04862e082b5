// Two boards side by side: what lies differently, place by place, in words. Reads nothing but the views.
import type { BoardView, PieceView, SeatView, Viewer, ZoneView } from '$lib/rules/core/contract';
import { say, t } from '$lib/i18n/lang.svelte';
import { pieceWords } from '../board/names';
import { messages } from './messages';

/** One place that differs, and what only this side has there. */
export interface Difference {
	readonly place: string;
	readonly here: string;
	readonly there: string;
}

/** What stands on a card is the same on both sides. */
const bare = (piece: PieceView): string =>
	pieceWords({ ...piece, note: { ja: '', en: '' } }).replace(/[、,] *$/, '');
/** What the first list has more of than the second. */
function without(list: readonly string[], other: readonly string[]): readonly string[] {
	const left = [...other];
	return list.filter((x) => {
		const at = left.indexOf(x);
		if (at >= 0) left.splice(at, 1);
		return at < 0;
	});
}

export function differences(here: BoardView, there: BoardView, viewer: Viewer): readonly Difference[] {
	const found: Difference[] = [];
	const list = (words: readonly string[]) => words.join(t(messages.comma));
	const add = (place: string, a: string, b: string) =>
		void (
			a !== b &&
			found.push({ place, here: a || t(messages.rulings.empty), there: b || t(messages.rulings.empty) })
		);

	const compareZones = (owner: string, a: readonly ZoneView[], b: readonly ZoneView[]) => {
		for (const id of new Set([...a, ...b].map((z) => z.id))) {
			const [x, y] = [a.find((z) => z.id === id), b.find((z) => z.id === id)];
			const [p, q] = [x, y].map((z) => z?.pieces.map(bare) ?? []) as [string[], string[]];
			const [only, their] = [without(p, q), without(q, p)];
			const cell = (zone: ZoneView | undefined, words: readonly string[]) =>
				[...(x?.count === y?.count ? [] : [zone?.count ?? '0']), ...(words.length ? [list(words)] : [])].join(
					': '
				);
			const label = t((x ?? y)!.label);
			add(
				owner ? t(messages.rulings.placeOf, { owner, place: label }) : label,
				cell(x, only),
				cell(y, their)
			);
		}
	};
	const compareSeats = (a: SeatView, b: SeatView) => {
		const owner = t(a.name);
		add(owner, list(a.badges.map((x) => t(x.label))), list(b.badges.map((x) => t(x.label))));
		for (const stat of a.stats) {
			const other = b.stats.find((s) => s.label?.en === stat.label?.en);
			const place = t(messages.rulings.placeOf, { owner, place: stat.label ?? '' });
			add(place, String(stat.value), String(other?.value ?? ''));
		}
		compareZones(owner, a.zones, b.zones);
	};
	for (const seat of here.seats) {
		const other = there.seats.find((s) => s.seat === seat.seat);
		if (other) compareSeats(seat, other);
	}
	compareZones('', here.shared ?? [], there.shared ?? []);
	const pending = (view: BoardView) =>
		view.pending.items.map((i) => {
			const lines = i.lines.map((l) => `${t(l.label)} ${say(l.text, viewer)}`);
			return `${t(i.title)} (${[i.seat, ...lines].join(t(messages.comma))})`;
		});
	const [p, q] = [pending(here), pending(there)];
	add(t(here.pending.label), list(without(p, q)), list(without(q, p)));
	return found;
}
