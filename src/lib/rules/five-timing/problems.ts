// What can be wrong with a set-up, in one clear sentence each.
import type { Problem } from '../core/contract';
import type { L10n, Slots } from '../core/text';
import type { RuleId } from './docs/rulebook';

const p = (
	ja: string,
	en: string,
	...cites: readonly RuleId[]
): { readonly text: L10n; readonly cites: readonly RuleId[] } => ({
	text: { ja, en },
	cites
});

export const PROBLEMS = {
	// shape
	not_an_object: p('項目の集まりでなければなりません。', 'This has to be an object.'),
	not_a_list: p('語の並びでなければなりません。', 'This has to be a list of words.'),
	not_text: p('文字列でなければなりません。', 'This has to be a text.'),
	unknown_key: p(
		'「{key}」という項目はありません。書けるのは{known}です。',
		'There is no entry called "{key}"; known are {known}.'
	),
	line_unknown: p(
		'この行は読めません。「A:」「A.hand:」「turn:」「card 名前:」などで始めます。',
		'This line cannot be read. Begin with "A:", "A.hand:", "turn:", "card name:" and so on.'
	),
	line_twice: p('「{key}」は二度書かれています。', '"{key}" is written twice.'),
	word_unknown: p(
		'「{word}」は読めません。書けるのは{known}です。',
		'"{word}" cannot be read; known are {known}.'
	),
	line_empty: p('「{key}」のあとに何も書かれていません。', 'Nothing is written after "{key}".'),
	name_two: p(
		'名前は "日本語" "English" のように引用符で二つ書きます。',
		'Write a name as two quoted words: "日本語" "English".'
	),
	attack_line: p(
		'攻撃は「A 技 > B at=IV」のように書きます。',
		'Write an attack as "A technique > B at=IV".',
		'K14'
	),

	// seats and characters
	no_seat: p('「{seat}」という席はありません。', 'There is no seat "{seat}".', 'K01'),
	too_few_seats: p('キャラクターが二人以上要ります。', 'At least two characters are needed.', 'K01'),
	turn_of_nobody: p(
		'{seat}はゲームから抜けているので、ターンが来ません。',
		'{seat} has left the game and gets no turn.',
		'V112'
	),
	number_broken: p(
		'「{value}」ではなく、0から{max}までの整数を書きます。',
		'Write a whole number from 0 to {max} instead of "{value}".'
	),
	flag_broken: p(
		'「{value}」ではなく、true か false を書きます。',
		'Write true or false instead of "{value}".'
	),
	character_name_broken: p(
		'名前は ja と en の両方を、引用符も改行もない文字で書きます。',
		'A name needs both ja and en, without quotes or line breaks.'
	),
	team_broken: p(
		'チームの名前「{value}」は、英小文字・数字・ハイフンで書きます。',
		'Write the team "{value}" in lower case letters, digits and hyphens.'
	),
	face_impossible: p(
		'「{value}」という向きはありません。キャラクターはOPENかCLOSEです。',
		'There is no orientation "{value}": a character is OPEN or CLOSE.',
		'V87'
	),
	face_down_elsewhere: p(
		'「{card}」を裏向きに置けるのは結界ゾーンだけです。',
		'"{card}" can only lie face down in the barrier zone.',
		'V63'
	),
	hp_above_printed: p(
		'HP {hp} は書かれた値 {max} を超えています。',
		'HP {hp} is above the printed {max}.',
		'K07'
	),
	dead_with_hp: p(
		'{seat}は死亡か消滅しているのに、HPが{hp}あります。',
		'{seat} is dead or vanished and yet has {hp} HP.',
		'V108'
	),
	upright_without_hp: p(
		'{seat}はHPが0なのに立っています。死亡なら dead と書きます。',
		'{seat} has 0 HP and yet stands; write "dead" for a dead character.',
		'V108'
	),
	dead_and_vanished: p(
		'{seat}は死亡と消滅の両方にはなれません。',
		'{seat} cannot be both dead and vanished.',
		'V111'
	),
	dead_and_stopped: p(
		'{seat}は立っていないので、停止にはなりません。',
		'{seat} is not standing and cannot be stopped.',
		'V91',
		'V110'
	),

	// cards and abilities
	card_unknown: p('「{card}」というカードはありません。', 'There is no card "{card}".'),
	not_a_card: p(
		'「{card}」は能力で、カードではありません。abilities に書きます。',
		'"{card}" is an ability, not a card: write it under abilities.'
	),
	not_a_barrier: p(
		'「{card}」は結界ではないので、結界ゾーンに置けません。',
		'"{card}" is no barrier and cannot lie in the barrier zone.',
		'V62'
	),
	ability_unknown: p('「{ability}」という能力はありません。', 'There is no ability "{ability}".'),
	not_an_ability: p(
		'「{ability}」はカードで、能力にはなりません。',
		'"{ability}" is a card and cannot be an ability.'
	),
	ability_twice: p('能力「{ability}」が二度書かれています。', 'The ability "{ability}" is written twice.'),
	card_and_ability: p(
		'{seat}の「{ability}」が、カードと能力の両方になっています。',
		'"{ability}" of {seat} is both a card and an ability.'
	),
	chanted_missing: p(
		'詠唱した「{technique}」が、手札にも場にも能力にもありません。',
		'The chanted "{technique}" is neither in hand nor on the field nor an ability.',
		'V04'
	),
	chanted_needless: p('「{technique}」は[詠]の技ではありません。', '"{technique}" has no [chant].', 'V04'),
	contact_broken: p(
		'「{pair}」は近接状態の組になりません。A-B のように、いる席を二つ書きます。',
		'"{pair}" is no pair in melee contact: write two seats as A-B.',
		'V14'
	),

	// dice
	dice_missing: p(
		'精神力チェックのダイスが書かれていません。出目か OK・NG を書くか、この行を消します。',
		'The spirit checks have no dice: write rolls or OK / NG, or remove the entry.',
		'V08',
		'K09'
	),
	dice_impossible: p(
		'「{value}」は精神力チェックの結果になりません。書けるのは{known}です。',
		'"{value}" is no result of a spirit check; possible are {known}.',
		'K09'
	),

	// definitions
	name_broken: p(
		'名前「{name}」は、英小文字・数字・ハイフンで書きます。',
		'Write the name "{name}" in lower case letters, digits and hyphens.'
	),
	name_taken: p(
		'「{name}」は見本のカードにあります。ほかの名前にしてください。',
		'"{name}" is a sample card already: choose another name.'
	),
	define_empty: p('カードの中身が書かれていません。', 'The card is not defined.'),
	define_line: p(
		'定義は1行に書き、前後に空白を置きません。',
		'Write the definition in one line without spaces around it.'
	),
	define_kind: p('「{kind}」という種類はありません。', 'There is no kind "{kind}".'),
	define_word: p(
		'「{word}」は{kind}の定義では読めません。',
		'"{word}" cannot be read in the definition of a {kind}.'
	),
	define_missing: p('{kind}の定義に{word}が足りません。', 'The definition of this {kind} needs {word}.'),

	// an attack under way
	gate_unknown: p(
		'「{gate}」というタイミングはありません。書けるのは{known}です。',
		'There is no timing "{gate}"; known are {known}.',
		'V18',
		'K14'
	),
	attack_not_standing: p(
		'{seat}は立っていないので、攻撃にかかわれません。',
		'{seat} is not standing and takes no part in an attack.',
		'V110'
	),
	attack_without_card: p(
		'{seat}の手札にも能力にも「{card}」がありません。',
		'{seat} has no "{card}", neither in hand nor as an ability.',
		'V02'
	),
	attack_not_defended: p(
		'「{technique}」は防御される攻撃になりません。',
		'"{technique}" is not an attack that is defended.',
		'V15',
		'V16'
	),
	attack_no_target: p('攻撃の対象が書かれていません。', 'The attack has no target.', 'V12'),
	attack_at_self: p('{seat}は自分を攻撃の対象にしません。', '{seat} does not aim at itself.', 'K10'),
	attack_too_many: p('この技の対象は{n}人までです。', 'This technique aims at {n} at most.', 'V12'),
	attack_hit_number: p('{hits}回攻撃に{n}回目はありません。', 'There is no hit {n} of {hits}.', 'V12')
} as const satisfies Readonly<Record<string, { readonly text: L10n; readonly cites: readonly RuleId[] }>>;

export type ProblemCode = keyof typeof PROBLEMS;

/** A problem with its place. */
export function problem(code: ProblemCode, where: Problem['where'], slots: Slots): Problem {
	return { code, text: PROBLEMS[code].text, slots, cites: PROBLEMS[code].cites, where };
}
