// Every sentence about a scenario that cannot be read.
import { l10n, type L10n } from '../rules/core/text';
import { problemsIn, SENTENCES as PLAYING } from './problems';

const SENTENCES = {
	...PLAYING,
	// reading a file
	empty_file: l10n('何も書かれていません。', 'There is nothing in it.'),
	too_long: l10n(
		'大きすぎます（{size}字）。読めるのは{limit}字までです。',
		'It is too large ({size} characters); up to {limit} can be read.'
	),
	json_broken: l10n('JSONとして読めません。{what}。', 'This is not valid JSON: {what}.'),
	json_key_twice: l10n('「{key}」が二度書かれています。', '"{key}" is written twice.'),
	not_a_scenario: l10n(
		'シナリオではありません。1行目は「kuroko 1 システム名」、JSONなら "kuroko": 1 で始まります。',
		'This is not a scenario: its first line would be "kuroko 1 <system>", or "kuroko": 1 in JSON.'
	),
	newer_format: l10n(
		'形式の版が{version}です。このKurokoが読めるのは1だけなので、新しいKurokoで開いてください。',
		'It is written in format version {version}; this Kuroko reads version 1 only. Open it in a newer one.'
	),
	unknown_system: l10n(
		'「{system}」というルールはありません。あるのは {known} です。',
		'There are no rules called "{system}". There are: {known}.'
	),
	// the shape
	missing: l10n('「{key}」がありません。', '"{key}" is missing.'),
	unknown_key: l10n('「{key}」という項目はありません。', 'There is no such entry as "{key}".'),
	wrong_type: l10n(
		'{expected}を書くところに{received}があります。',
		'Expected {expected}, found {received}.'
	),
	too_many: l10n('{limit}個までしか書けません。', 'There can be at most {limit} of these.'),
	too_few: l10n('少なくとも{limit}個必要です。', 'There must be at least {limit} of these.'),
	text_too_long: l10n('{limit}字までしか書けません。', 'The text can have at most {limit} characters.'),
	text_broken: l10n(
		'文字として正しくないものが含まれています。',
		'The text contains half of a character pair.'
	),
	too_deep: l10n('変化手順の入れ子は{limit}段までです。', 'Variations can be nested at most {limit} deep.'),
	bad_id: l10n(
		'「{id}」は名前に使えません。使えるのは英小文字・数字・ハイフンです。',
		'"{id}" cannot be an id: use lower case letters, digits and hyphens.'
	),
	// the text notation
	line_unknown: l10n(
		'「{word}」で始まる行は、ここには書けません。',
		'A line cannot start with "{word}" here.'
	),
	line_twice: l10n('「{word}」は一度しか書けません。', '"{word}" can be given only once.'),
	line_short: l10n('「{word}」の後に{expected}が必要です。', '"{word}" needs {expected} after it.'),
	line_extra: l10n('「{word}」は余分です。', '"{word}" is one word too many.'),
	no_moves: l10n('「moves」の行がありません。', 'There is no "moves" line.'),
	needs_move: l10n('この行の前に手が必要です。', 'This line needs a move before it.'),
	pick_broken: l10n(
		'「{word}」は「項目=カード」の形になっていません。',
		'"{word}" is not of the form field=card.'
	),
	pick_twice: l10n('「{field}」が二度選ばれています。', '"{field}" is given twice.'),
	seat_unknown: l10n(
		'「{word}」という席はありません。手は「A アクション 項目=カード」のように書きます。',
		'There is no seat "{word}". A move is written as: A action field=card.'
	),
	brace_open: l10n(
		'「{」で始めた変化手順が「}」で閉じられていません。',
		'The variation opened by "{" is never closed by "}".'
	),
	brace_close: l10n('閉じる変化手順がありません。', 'There is no variation to close.'),
	variation_empty: l10n('変化手順に手がありません。', 'The variation has no moves.')
} as const satisfies Record<string, L10n>;

export type ProblemCode = keyof typeof SENTENCES;

export const problem = problemsIn(SENTENCES);
