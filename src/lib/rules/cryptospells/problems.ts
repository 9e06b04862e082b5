// What may be wrong with a set-up, in a sentence each.
import type { Problem } from '../core/contract';
import { entry, sentencesOf, type SlotArgs } from './sentences';

export const PROBLEMS = {
	not_an_object: entry(
		'ここには「{key}」の内容を書きます。',
		'Here the contents of “{key}” are expected.',
		'T01'
	),
	unknown_key: entry(
		'「{key}」という項目はありません。書けるのは {known} です。',
		'There is no entry “{key}”. There are: {known}.',
		'T01'
	),
	bad_number: entry(
		'「{key}」は{min}から{max}までの整数です。',
		'“{key}” is a whole number from {min} to {max}.',
		'T01'
	),
	bad_choice: entry('「{key}」に書けるのは {known} です。', '“{key}” can be: {known}.', 'T01'),
	bad_text: entry('「{key}」には文字を書きます。', '“{key}” is a text.', 'T01'),
	bad_flag: entry('「{key}」は true か false です。', '“{key}” is true or false.', 'T01'),
	bad_list: entry('「{key}」は並びで書きます。', '“{key}” is a list.', 'T01'),
	bad_id: entry(
		'「{id}」は名前に使えません。空白、引用符、「=」「,」は使えません。',
		'“{id}” can’t be an id: no spaces, quotes, = or commas.',
		'T01'
	),
	id_twice: entry('「{id}」が二度使われています。', '“{id}” is used twice.', 'T01'),
	unknown_card: entry('「{card}」というカードはありません。', 'There is no card “{card}”.', 'T01'),
	card_named_twice: entry(
		'「{card}」というカードがもうあります。',
		'There is a card “{card}” already.',
		'T01'
	),
	not_a_unit: entry(
		'「{card}」はスペルなので、場には置けません。',
		'{card} is a spell and can’t be on the field.',
		'T05'
	),
	not_a_spell: entry(
		'スペルに攻撃力や体力、種族、進化先はありません。',
		'A spell has no attack, health, tribe or evolution.',
		'T06'
	),
	dead_on_arrival: entry('「{id}」の体力が残っていません。', '“{id}” has no health left.', 'T06'),
	field_over_limit: entry('場には{limit}体までしか置けません。', 'The field holds {limit} units.', 'G05'),
	hand_over_limit: entry('手札は{limit}枚までです。', 'A hand holds {limit} cards.', 'G04'),
	mana_over_max: entry(
		'マナは最大マナ（{max}）までです。',
		'Mana can’t be above the max mana ({max}).',
		'G03'
	),
	text_broken: entry(
		'効果文の{line}行{column}文字目：{why}',
		'In the ability text, line {line}, column {column}: {why}',
		'T01'
	),
	name_unknown: entry(
		'効果文の{line}行{column}文字目：「{name}」というカードはありません。「cards」に足してください。',
		'In the ability text, line {line}, column {column}: there is no card 「{name}」. Add it under “cards”.',
		'T01'
	),
	name_is_spell: entry(
		'効果文の{line}行{column}文字目：「{name}」はスペルなので、場に出せません。',
		'In the ability text, line {line}, column {column}: 「{name}」 is a spell and can’t be on the field.',
		'T05'
	),
	evolves_unknown: entry(
		'進化先の「{card}」というカードはありません。',
		'There is no card “{card}” to evolve into.',
		'T47'
	),
	// the text notation
	line_unknown: entry(
		'「{word}」で始まる行はありません。書けるのは {known} です。',
		'No line starts with “{word}”. There are: {known}.',
		'T01'
	),
	line_twice: entry('「{word}」の行が二つあります。', 'There are two lines for “{word}”.', 'T01'),
	line_short: entry('「{word}」の後に{expected}が要ります。', '“{word}” needs {expected} after it.', 'T01'),
	word_unread: entry('「{word}」をここでは読めません。', '“{word}” can’t be read here.', 'T01'),
	bracket_open: entry('「(」が「)」で閉じられていません。', 'A “(” is never closed.', 'T01')
} as const;
export type ProblemCode = keyof typeof PROBLEMS;

const fill = sentencesOf(PROBLEMS);
/** A problem at a place. */
export const problem = <C extends ProblemCode>(
	code: C,
	where: Problem['where'],
	...slots: SlotArgs<(typeof PROBLEMS)[C]>
): Problem => ({ ...fill(code, ...slots), where });
