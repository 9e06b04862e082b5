// What the command line says of its own.
import { l10n } from '../lib/rules/core/text';

export const WORDS = {
	help: l10n(
		`使い方: npm run kuroko -- <コマンド> …
  run FILE [--to N] [--json]              シナリオを指し、根拠つきの記録を出して、期待を確かめる
  moves FILE [--at N] [--seat A] [--json] N手目の後にできることを、できないものは理由つきで並べる
  check FILE…                             シナリオを検査する
  link FILE [--at N] [--view A]           すべてを載せた共有リンクを作る
  link FILE --seat A [--to N]             N手目まで、Aに見えることだけを載せたリンクを作る
  open LINK [--json]                      リンクをシナリオに戻す
  help                                    これを表示する
FILEにはテキスト記法とJSONのどちらも使える。「-」は標準入力。--lang ja|en で言語を選ぶ。
終了コード: 0 問題なし、1 期待が外れた・入力に問題がある、2 使い方の誤り`,
		`Usage: npm run kuroko -- <command> …
  run FILE [--to N] [--json]              play a scenario, print the log with citations, check expectations
  moves FILE [--at N] [--seat A] [--json] list what can be done after N steps, and why the rest cannot
  check FILE…                             validate scenarios
  link FILE [--at N] [--view A]           make a link that carries everything
  link FILE --seat A [--to N]             one that carries only what A may know after N steps
  open LINK [--json]                      turn a link back into its scenario
  help                                    print this
FILE is in text notation or JSON; "-" is standard input. --lang ja|en chooses the language.
Exit codes: 0 all is well, 1 an expectation failed or the input is bad, 2 wrong usage`
	),
	usage_command: l10n('「{word}」というコマンドはありません。', 'There is no command "{word}".'),
	usage_option: l10n('「{word}」は {command} では使えません。', '{command} has no option {word}.'),
	usage_value: l10n('{option} には{expected}を指定します。', '{option} needs {expected}.'),
	usage_file: l10n('{command} にはファイルを指定します。', '{command} needs a file.'),
	usage_link: l10n('open にはリンクを指定します。', 'open needs a link.'),
	usage_one: l10n('{command} に指定できるのは1つだけです。', '{command} takes one only.'),
	usage_see: l10n('使い方は「npm run kuroko -- help」で表示されます。', 'See: npm run kuroko -- help'),
	a_number: l10n('0以上の整数', 'a whole number, 0 or more'),
	a_seat: l10n('席（A・Bなど）', 'a seat (A, B …)'),
	a_lang: l10n('ja か en', 'ja or en'),
	unreadable: l10n('ファイルを読めません（{why}）。', 'The file cannot be read ({why}).'),
	no_such_step: l10n(
		'{option} {n} まで進めません。本筋で指せるのは{count}手です。',
		'{option} {n} is beyond the main line. Steps of it that play: {count}.'
	),
	no_such_seat: l10n(
		'このシナリオに{seat}の席はありません。あるのは{seats}です。',
		'Nobody sits at {seat} in this scenario: the seats are {seats}.'
	),
	start: l10n('開始局面', 'Start'),
	refused: l10n('拒否', 'refused'),
	variation: l10n('変化', 'variation'),
	holds: l10n('成立', 'holds'),
	fails: l10n('不成立', 'fails'),
	result: l10n(
		'{steps}手、{micro}ミクロステップ。期待{expectations}件、問題{problems}件。',
		'Steps: {steps}. Micro steps: {micro}. Expectations: {expectations}. Problems: {problems}.'
	),
	fine: l10n(
		'問題なし（{steps}手、期待{expectations}件）',
		'fine (steps: {steps}, expectations: {expectations})'
	),
	legal: l10n('できる', 'legal'),
	illegal: l10n('できない', 'illegal'),
	fix: l10n('一番近い直し方：', 'nearest fix: '),
	choose: l10n('{label}：{min}～{max}個', '{label}: {min} to {max}'),
	over: l10n('勝負はついています。', 'The game is over.'),
	opens: l10n('開く位置：{place}（視点 {viewer}）', 'opens at {place}, seen by {viewer}')
} as const;
