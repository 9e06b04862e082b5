// How pieces and zones are read out: everything the eye sees, in words.
import type { BoardView, PieceView, SeatView, ZoneView } from '$lib/rules/core/contract';
import type { L10n, Viewer } from '$lib/rules/core/text';
import { say, t } from '$lib/i18n/lang.svelte';
import { namesOf, pieceName } from '$lib/session/names';
import { messages } from './messages';

/** "♠7 soldier, size 7, sideways, attacker". */
export function pieceWords(piece: PieceView): string {
	const parts = [t(pieceName(piece))];
	if (piece.cards.length > 1) parts.push(t(messages.stacked, { n: piece.cards.length }));
	for (const { label, value } of piece.numbers ?? [])
		parts.push(label ? `${t(label)} ${value}` : String(value));
	if (piece.faceDown && piece.cards.some((c) => c.face)) parts.push(t(messages.faceDown));
	if (piece.posture && piece.posture !== 'upright') parts.push(t(messages[piece.posture]));
	for (const badge of piece.badges ?? []) parts.push(t(badge.label));
	if (piece.note) parts.push(t(piece.note));
	return parts.join(t({ ja: '、', en: ', ' }));
}
/** "Player A, turn, chance, life 31". */
export function seatWords(seat: SeatView): string {
	const stats = seat.stats.map(({ label, value }) => (label ? `${t(label)} ${value}` : String(value)));
	return [t(seat.name), ...seat.badges.map((b) => t(b.label)), ...stats].join(t({ ja: '、', en: ', ' }));
}
export const zoneWords = (zone: ZoneView): string =>
	t(messages.zone, { label: zone.label, count: zone.count });

/** One sentence for each arrow. */
export function arrowWords(
	view: BoardView,
	names: ReadonlyMap<string, L10n> = namesOf(view)
): readonly string[] {
	return view.arrows.map(({ from, to, kind }) =>
		t(messages.arrows[kind], { from: names.get(from) ?? from, to: names.get(to) ?? to })
	);
}
/** The sum behind a number: "7 = 4 ♠4 + 3 アップ". */
export function sumWords(
	piece: PieceView,
	viewer: Viewer
): readonly { label: string; parts: readonly string[] }[] {
	return (piece.numbers ?? [])
		.filter((n) => n.parts.length)
		.map((n) => ({
			label: `${n.label ? `${t(n.label)} ` : ''}${n.value}`,
			parts: n.parts.map((p) => say(p, viewer))
		}));
}
