// Every sentence about a scenario that does not play as it says. What its text or JSON may suffer from besides is in
// read-problems.ts, which only those who read it load.
import { l10n, type L10n, type Slots } from '../rules/core/text';
import type { Problem, Reason } from '../rules/core/contract';

export const SENTENCES = {
	// expectations, and the words they are written in
	quote_broken: l10n(
		'引用符「"」が閉じていないか、中の書き方が正しくありません。',
		'The quoted text does not end, or is not written as in JSON.'
	),
	expect_syntax: l10n(
		'「{text}」は期待として読めません。「A.life = 9」「stage has up」「log lacks damage」のように書きます。',
		'"{text}" is not an expectation. Write for example: A.life = 9, stage has up, log lacks damage.'
	),
	expect_unknown: l10n(
		'「{fact}」という項目はこの局面にありません。{hint}あるのは {known} です。',
		'This position has no fact "{fact}".{hint} It has: {known}.'
	),
	expect_failed: l10n(
		'期待「{text}」が外れました。実際は「{have}」です。',
		'Expected {text}, but it is: {have}.'
	),
	// playing
	ruling_unknown: l10n('「{ruling}」という裁定はありません。', 'There is no ruling "{ruling}".'),
	choice_unknown: l10n(
		'裁定{ruling}に「{choice}」という選択肢はありません。選べるのは {known} です。',
		'Ruling {ruling} has no choice "{choice}". It has: {known}.'
	),
	format_unknown: l10n(
		'「{format}」というフォーマットはありません。あるのは {known} です。',
		'There is no format "{format}". There are: {known}.'
	),
	frame_unknown: l10n(
		'「{frame}」というフレームは、フォーマット「{format}」にありません。あるのは {known} です。',
		'Format "{format}" has no frame "{frame}". It has: {known}.'
	),
	no_regulations: l10n('このルールにフォーマットはありません。', 'These rules have no formats.'),
	action_unknown: l10n(
		'「{action}」というアクションはありません。{hint}',
		'There is no action "{action}".{hint}'
	),
	move_illegal: l10n('この手はここでは指せません。{why}', 'This move is not legal here. {why}'),
	pick_missing: l10n(
		'「{field}」が選ばれていません。{count}、次から選びます：{options}。',
		'"{field}" is not chosen. Pick {count} of: {options}.'
	),
	game_over: l10n('もう勝負がついています。', 'The game is already over.'),
	refused_but_legal: l10n(
		'拒否されるはずの手ですが、ここでは指せます（期待した理由：{codes}）。',
		'This move should have been refused ({codes}), but it is legal here.'
	),
	refused_otherwise: l10n(
		'拒否の理由に {missing} がありません。実際の理由：{why}',
		'It is refused, but not for {missing}. The reasons are: {why}'
	)
} as const satisfies Record<string, L10n>;

/** A problem that a rule stands behind: the reasons as the rules gave them. */
export interface StepProblem extends Problem {
	readonly reasons?: readonly Reason[];
}

/** Makes problems out of sentences, by their codes. */
export const problemsIn =
	<C extends string>(sentences: Readonly<Record<C, L10n>>) =>
	(code: C, where: Problem['where'], slots?: Slots): Problem => ({
		code,
		text: sentences[code],
		...(slots && { slots }),
		cites: [],
		where
	});

export const problem = problemsIn(SENTENCES);
