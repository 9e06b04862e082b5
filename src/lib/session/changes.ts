// What changed between two views of the table, in words. Works on BoardViews alone, so it serves every system, two
// micro steps as well as the ends of two variations, and it never tells a viewer what the views do not show.
import type {
	Badge,
	BoardView,
	L10n,
	NumberTrace,
	PendingView,
	PieceView,
	SeatView,
	Sentence,
	Viewer,
	ZoneView
} from '../rules/core/contract';
import { fill, same, type Slots } from '../rules/core/text';
import { messages } from './messages';
import { cardName, namesOf, pieceName } from './names';

export interface Change {
	/** Whose or where: the change list is nested by it. */
	readonly group: L10n;
	readonly sentence: Sentence;
	/** Pieces and pending items it is about. */
	readonly refs: readonly string[];
}

interface Place {
	readonly zone: ZoneView | null;
	readonly piece: PieceView | null;
	readonly label: L10n;
	readonly name: L10n;
	readonly group: L10n;
}
interface Facts {
	readonly cards: ReadonlyMap<string, Place>;
	readonly pieces: ReadonlyMap<string, Place & { readonly piece: PieceView }>;
	readonly zones: readonly { readonly zone: ZoneView; readonly group: L10n }[];
}

function factsOf(view: BoardView): Facts {
	const cards = new Map<string, Place>();
	const pieces = new Map<string, Place & { piece: PieceView }>();
	const zones = [
		...view.seats.flatMap((s) => s.zones.map((zone) => ({ zone, group: s.name }))),
		...(view.shared ?? []).map((zone) => ({ zone, group: messages.tableWide as L10n }))
	];
	for (const { zone, group } of zones)
		for (const piece of zone.pieces) {
			const place = { zone, piece, label: zone.label, group, name: pieceName(piece) };
			pieces.set(piece.id, place);
			for (const card of piece.cards) cards.set(card.id, { ...place, name: cardName(card) });
		}
	for (const item of view.pending.items)
		for (const card of item.cards)
			cards.set(card.id, {
				zone: null,
				piece: null,
				label: item.title,
				group: view.pending.label,
				name: cardName(card)
			});
	return { cards, pieces, zones };
}

/** All differences, from `before` to `after`, table by table: cards, pieces, seats, what is pending. */
export function changesBetween(
	before: BoardView,
	after: BoardView,
	viewer: Viewer = 'judge'
): readonly Change[] {
	const changes: Change[] = [];
	const add = (group: L10n, code: string, text: L10n, slots: Slots, refs: readonly string[] = []) =>
		void changes.push({ group, sentence: { code, text, slots, cites: [] }, refs });
	const old = factsOf(before);
	const now = factsOf(after);
	const moved = new Set<string>();

	for (const [id, to] of now.cards) {
		const from = old.cards.get(id);
		if (!from) {
			add(to.group, 'appeared', messages.appeared, { card: to.name, to: to.label }, [id]);
			if (to.zone) moved.add(to.zone.id);
		} else if (from.zone?.id !== to.zone?.id || (!from.zone && !alike(from.label, to.label))) {
			const name = to.piece?.faceDown || !from.piece ? to.name : from.name;
			add(to.group, 'moved', messages.moved, { card: name, from: where(from, to), to: where(to, from) }, [
				id
			]);
			if (from.zone) moved.add(from.zone.id);
			if (to.zone) moved.add(to.zone.id);
		} else if (from.piece && to.piece && from.piece.id !== to.piece.id) {
			if (to.zone) moved.add(to.zone.id);
			const stacked = to.piece.cards.length > 1;
			const unit = pieceName(stacked ? to.piece : from.piece);
			add(
				to.group,
				stacked ? 'joined' : 'left',
				stacked ? messages.joined : messages.left,
				{ card: to.name, unit },
				[id, to.piece.id]
			);
		}
	}
	for (const [id, from] of old.cards)
		if (!now.cards.has(id)) {
			add(from.group, 'vanished', messages.vanished, { card: from.name, from: from.label }, [id]);
			if (from.zone) moved.add(from.zone.id);
		}

	for (const [id, place] of now.pieces) {
		const past = old.pieces.get(id);
		if (past && past.zone?.id === place.zone?.id) diffPiece(past.piece, place.piece, place.group, add);
	}
	for (const { zone, group } of now.zones) {
		const past = old.zones.find((z) => z.zone.id === zone.id)?.zone;
		if (past && past.count !== zone.count && !moved.has(zone.id))
			add(group, 'count', messages.count, { zone: zone.label, before: past.count, after: zone.count });
	}
	diffSeats(before.seats, after.seats, add);
	diffPending(before, after, viewer, add);
	diffArrows(before, after, add);
	return changes;
}

type Add = (group: L10n, code: string, text: L10n, slots: Slots, refs?: readonly string[]) => void;
const alike = (a: L10n, b: L10n): boolean => a.ja === b.ja && a.en === b.en;

/** A zone's label, with its owner where the card also changes sides. */
function where(here: Place, there: Place): L10n {
	if (!here.zone || !there.zone || alike(here.group, there.group)) return here.label;
	return { ja: `${here.group.ja}の${here.label.ja}`, en: `${here.group.en}: ${here.label.en}` };
}

function diffPiece(past: PieceView, piece: PieceView, group: L10n, add: Add) {
	const unit = pieceName(piece.faceDown && !past.faceDown ? past : piece);
	const refs = [piece.id];
	if (!!past.faceDown !== !!piece.faceDown)
		add(group, 'turned', piece.faceDown ? messages.faceDown : messages.faceUp, { unit }, refs);
	const [was, is] = [past.posture ?? 'upright', piece.posture ?? 'upright'];
	if (was !== is)
		add(group, 'posture', messages.posture, { unit, before: messages[was], after: messages[is] }, refs);
	const [name, oldName] = [piece.name ?? messages.nothing, past.name ?? messages.nothing];
	if (!alike(name, oldName))
		add(group, 'named', messages.named, { unit, before: oldName, after: name }, refs);
	diffNumbers(past.numbers ?? [], piece.numbers ?? [], unit, group, add, refs);
	diffBadges(past.badges ?? [], piece.badges ?? [], unit, group, add, refs);
}

function diffNumbers(
	past: readonly NumberTrace[],
	now: readonly NumberTrace[],
	of: L10n,
	group: L10n,
	add: Add,
	refs: readonly string[]
) {
	now.forEach((number, i) => {
		const old = past.find((n) => n.label && number.label && alike(n.label, number.label)) ?? past[i];
		if (!old || old.value === number.value) return;
		const label = number.label ?? messages.value;
		add(group, 'number', messages.number, { of, label, before: old.value, after: number.value }, refs);
	});
}

function diffBadges(
	past: readonly Badge[],
	now: readonly Badge[],
	of: L10n,
	group: L10n,
	add: Add,
	refs: readonly string[]
) {
	for (const badge of now)
		if (!past.some((b) => b.id === badge.id))
			add(group, 'gained', messages.gained, { of, badge: badge.label }, refs);
	for (const badge of past)
		if (!now.some((b) => b.id === badge.id))
			add(group, 'lost', messages.lost, { of, badge: badge.label }, refs);
}

function diffSeats(past: readonly SeatView[], now: readonly SeatView[], add: Add) {
	const pastOf = (seat: SeatView) => past.find((s) => s.seat === seat.seat);
	const lost = past.flatMap((s) =>
		s.badges
			.filter((b) => !now.find((n) => n.seat === s.seat)?.badges.some((x) => x.id === b.id))
			.map((badge) => ({ badge, from: s.name }))
	);
	for (const seat of now) {
		const old = pastOf(seat);
		if (!old) continue;
		diffNumbers(old.stats, seat.stats, seat.name, seat.name, add, []);
		for (const badge of seat.badges) {
			if (old.badges.some((b) => b.id === badge.id)) continue;
			const i = lost.findIndex((l) => l.badge.id === badge.id);
			if (i < 0) {
				add(seat.name, 'gained', messages.gained, { of: seat.name, badge: badge.label });
				continue;
			}
			const [{ from }] = lost.splice(i, 1) as [(typeof lost)[number]];
			add(seat.name, 'handed', messages.handed, { badge: badge.label, from, to: seat.name });
		}
	}
	for (const { badge, from } of lost) add(from, 'lost', messages.lost, { of: from, badge: badge.label });
}

function diffPending(before: BoardView, after: BoardView, viewer: Viewer, add: Add) {
	const group = after.pending.label;
	const words = ({ text, slots }: Sentence): L10n => ({
		ja: fill(text, slots, 'ja', viewer),
		en: fill(text, slots, 'en', viewer)
	});
	const find = (items: readonly PendingView[], id: string) => items.find((i) => i.id === id);
	for (const item of after.pending.items) {
		const old = find(before.pending.items, item.id);
		if (!old) {
			add(group, 'put', messages.put, { item: item.title, pending: group }, [item.id]);
			continue;
		}
		if (item.at && !(old.at && alike(old.at, item.at)))
			add(group, 'at', messages.at, { item: item.title, after: item.at }, [item.id]);
		for (const { label, text } of item.lines) {
			const past = old.lines.find((l) => alike(l.label, label));
			if (past && JSON.stringify(past.text) !== JSON.stringify(text))
				add(
					group,
					'line',
					messages.line,
					{ item: item.title, label, before: words(past.text), after: words(text) },
					[item.id]
				);
		}
	}
	for (const item of before.pending.items)
		if (!find(after.pending.items, item.id))
			add(group, 'gone', messages.gone, { item: item.title, pending: group }, [item.id]);
}

function diffArrows(before: BoardView, after: BoardView, add: Add) {
	const names = namesOf(after);
	const name = (id: string): L10n => names.get(id) ?? same(id);
	for (const { from, to, kind } of after.arrows)
		if (kind !== 'target' && !before.arrows.some((a) => a.from === from && a.to === to && a.kind === kind))
			add(messages.tableWide, kind, messages.arrows[kind], { from: name(from), to: name(to) }, [from, to]);
}
