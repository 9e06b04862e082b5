// What can be wrong with a link: one sentence each.
import { l10n, type L10n, type Slots } from '../rules/core/text';
import type { Problem } from '../rules/core/contract';

const SENTENCES = {
	link_none: l10n(
		'Kurokoのリンクではありません。共有リンクには「#k=」か「#s=」が入っています。',
		'This is not a Kuroko link: those have "#k=" or "#s=" in them.'
	),
	link_too_long: l10n(
		'リンクが長すぎます（{size}字、上限は{limit}字）。ファイルで受け取ってください。',
		'The link is too long ({size} characters; the limit is {limit}). Ask for a file instead.'
	),
	link_damaged: l10n(
		'リンクが途中で切れているか、文字が変わっています。もう一度、全体をコピーしてください。',
		'The link is cut short or was changed on its way. Copy the whole of it again.'
	),
	link_newer: l10n(
		'新しいKurokoで作られたリンクです（形式{version}、ここで読めるのは{known}まで）。ページを更新してください。',
		'The link was made by a newer Kuroko (format {version}; this one reads up to {known}). Reload the page.'
	),
	link_unknown_system: l10n(
		'リンクのルール「{system}」は、このKurokoにはありません。',
		'The link is about "{system}", rules that this Kuroko does not have.'
	),
	link_unfolds: l10n(
		'リンクの中身が大きすぎます（上限は{limit}バイト）。',
		'What is in the link is too large (the limit is {limit} bytes).'
	),
	link_shape: l10n(
		'リンクの中身がシナリオになっていません：{what}',
		'What is in the link is not a scenario: {what}'
	),
	link_unknown_scenario: l10n(
		'「{system}」に「{id}」というシナリオはありません。',
		'"{system}" has no scenario "{id}".'
	),
	link_not_for_seat: l10n(
		'この手順からは、{seat}に見えることだけを載せたリンクを作れません。',
		'No link that carries only what {seat} may know can be made of this line.'
	),
	link_past_end: l10n(
		'リンクは{asked}番目の処理を指していますが、処理は{steps}までです。最後の場面を開いています。',
		'The link points at step {asked}, but there are only {steps} steps. The last one is open.'
	),
	link_no_line: l10n(
		'リンクの指す変化手順は、このシナリオにありません。分かれる前の手順を開いています。',
		'The link points into a variation that this scenario does not have. The line it would leave is open.'
	),
	link_no_seat: l10n(
		'リンクは{seat}の視点を指していますが、この場面に{seat}はいません。ジャッジの視点で開いています。',
		'The link looks as {seat}, but nobody here is {seat}. It is open as the judge sees it.'
	),
	link_cannot_hold: l10n(
		'このシナリオはリンクに収まりません（{size}字、上限は{limit}字）。ファイルに保存して渡してください。',
		'This scenario does not fit into a link ({size} characters; the limit is {limit}). Save it as a file instead.'
	)
} as const satisfies Record<string, L10n>;

export type LinkProblemCode = keyof typeof SENTENCES;
export const linkProblem = (code: LinkProblemCode, slots?: Slots): Problem => ({
	code,
	text: SENTENCES[code],
	...(slots && { slots }),
	cites: [],
	where: {}
});

/** A link that points behind the last of `steps`, or into a line that is not there (null). */
export const misplaced = (at: number, steps: number | null): Problem =>
	steps === null ? linkProblem('link_no_line') : linkProblem('link_past_end', { asked: at, steps });
