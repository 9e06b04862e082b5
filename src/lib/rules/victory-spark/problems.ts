// Everything that can be wrong with a set-up, as one clear sentence each.
import type { Problem } from '../core/contract';
import { sentencesOf, type SlotArgs, type Template } from './sentences';
import type { RuleId } from './docs/rulebook';

const line = <J extends string, E extends string>(ja: J, en: E, ...cites: RuleId[]) =>
	({ ja, en, cites }) as const;

export const PROBLEMS = {
	not_an_object: line(
		'「{what}」は項目の集まりで書く。',
		'“{what}” must be written as an object with entries.'
	),
	not_a_list: line('「{what}」はカードの並びで書く。', '“{what}” must be a list.'),
	not_text: line('「{what}」は文字で書く。', '“{what}” must be text.'),
	unknown_key: line(
		'「{key}」という項目はない。あるのは {known}。',
		'There is no entry “{key}”; there are {known}.'
	),
	missing: line('「{key}」がない。', '“{key}” is missing.'),
	unknown_player: line(
		'「{value}」というプレイヤーはいない。AかBで書く。',
		'There is no player “{value}”; write A or B.'
	),
	unknown_phase: line(
		'「{value}」というフェイズはない。あるのは {known}。',
		'There is no phase “{value}”; there are {known}.',
		'R02'
	),
	bad_turn: line(
		'ターン数「{value}」は1以上の整数で書く。',
		'The turn number “{value}” must be a whole number from 1.'
	),
	setup_is_turn_1: line(
		'対戦の準備は1ターン目より前なので、ターン数は1にする。',
		'The set-up comes before turn 1: the turn number must be 1.',
		'E01'
	),
	bad_begin: line('「begin」はtrueとだけ書ける。', '“begin” can only be true.'),
	bad_seed: line(
		'種「{value}」は0以上4294967295以下の整数で書く。',
		'The seed “{value}” must be a whole number from 0 to 4294967295.'
	),
	unknown_card: line('「{card}」というカードはない。', 'There is no card “{card}”.'),
	bad_card: line(
		'「{card}」はカードとして読めない。V05、V05.2、V01*3のように書く。',
		'“{card}” can’t be read as a card; write V05, V05.2 or V01*3.'
	),
	card_twice: line(
		'{seat}の「{card}」は二度使われている。2枚目はV05.2のように番号を付ける。',
		'{seat}’s “{card}” is used twice; number a second copy like V05.2.'
	),
	bad_count: line('「{card}」の枚数は1~60で書く。', 'The count of “{card}” must be 1 to 60.'),
	one_card_only: line('「{card}」は1枚だけ書ける場所にある。', '“{card}”: this place takes a single card.'),
	bad_mark: line(
		'「{card}」の「{mark}」は分からない。stand・rest・reverse、ダメージの数、attack+500やdefence-1000のように書く。',
		'“{mark}” of “{card}” isn’t known; write stand, rest, reverse, a damage number, attack+500 or defence-1000.',
		'R03'
	),
	no_marks_here: line(
		'ここのカード「{card}」に向きや数値は書けない。',
		'A card here, “{card}”, takes no posture or numbers.'
	),
	only_posture_here: line(
		'エネルギー「{card}」に書けるのは向きだけ。',
		'Energy “{card}” takes a posture only.',
		'R04'
	),
	ring_is_upright: line(
		'リングのカードはレストもリバースもしない。「{card}」はスタンドで書く。',
		'A ring card is never rested or reversed: write “{card}” standing.',
		'R04',
		'R37'
	),
	bad_damage: line(
		'「{card}」のダメージは100の倍数で0~100000の範囲で書く。',
		'The damage of “{card}” must be a multiple of 100 from 0 to 100000.',
		'R52'
	),
	bench_too_long: line(
		'ベンチは3枚まで。{have}枚書かれている。',
		'The bench holds three; {have} are written.',
		'R13'
	),
	only_deck_in_setup: line(
		'対戦の準備から始めるときに書けるのは山札だけ。「{key}」は書けない。',
		'When the game starts with the set-up only the deck is written; “{key}” can’t be.',
		'E01'
	),
	deck_size: line(
		'{seat}のデッキは50枚ちょうど。いまは{have}枚。',
		'{seat}’s deck must have exactly 50 cards; it has {have}.',
		'E08'
	),
	deck_copies: line(
		'{seat}のデッキの{card}は同じ名前と称号で{have}枚ある。4枚まで。',
		'{seat}’s deck has {have} cards with the name and title of {card}; four are allowed.',
		'E08'
	),
	deck_empty_now: line(
		'{seat}の山札がない。このままでは最初のチェックで敗北する。1枚以上書く。',
		'{seat} has no deck and would lose at the first check; write at least one card.',
		'E02'
	),
	bad_waits: line(
		'「{value}」は待っている能力として読めない。A:V12/1のように書く。',
		'“{value}” can’t be read as a waiting ability; write A:V12/1.'
	),
	waits_needs_begin: line(
		'待っている能力を書けるのは、フェイズの最初（begin）から始めるときだけ。',
		'Waiting abilities can be written only where the position starts at the beginning (begin) of a phase.',
		'E05'
	),
	waits_not_automatic: line(
		'「{value}」は自動で発動する能力ではない。',
		'“{value}” isn’t an ability that fires by itself.',
		'E05'
	),
	waits_not_there: line(
		'「{value}」のカードが卓上にない。',
		'The card of “{value}” is not on the table.',
		'E10'
	),
	unknown_ruling: line('「{ruling}」という論点はない。', 'There is no ruling “{ruling}”.'),
	unknown_choice: line(
		'論点{ruling}に「{choice}」という選択はない。あるのは {known}。',
		'The ruling {ruling} has no choice “{choice}”; there are {known}.'
	),
	no_regulation: line(
		'ヴィクトリースパークには、レギュレーションやプロファイルの指定はない。',
		'Victory Spark has no regulations or profiles to choose from.'
	),
	// the text notation
	unknown_line: line(
		'「{word}」で始まる行は分からない。turn・seed・A・B・waitsのどれかで始める。',
		'A line can’t start with “{word}”; write turn, seed, A, B or waits.'
	),
	unknown_zone: line(
		'「{word}」という場所はない。あるのは {known}。',
		'There is no zone “{word}”; there are {known}.'
	),
	line_twice: line('「{word}」の行が二つある。', 'There are two lines for “{word}”.'),
	line_short: line('「{word}」の後に{expected}を書く。', '“{word}” must be followed by {expected}.'),
	line_extra: line('「{word}」は余分。', '“{word}” is one word too many.')
} as const satisfies Readonly<Record<string, Template>>;

export type ProblemCode = keyof typeof PROBLEMS;
const sentence = sentencesOf(PROBLEMS);

/** A problem at its place. */
export const problem = <C extends ProblemCode>(
	where: Problem['where'],
	code: C,
	...slots: SlotArgs<(typeof PROBLEMS)[C]>
): Problem => ({ ...sentence(code, ...slots), where });
