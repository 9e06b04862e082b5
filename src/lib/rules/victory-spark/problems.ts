// Everything that can be wrong with a set-up, as one clear sentence each.
import type { Problem } from '../core/contract';
import { sentencesOf, type SlotArgs, type Template } from './sentences';
import type { RuleId } from './docs/rulebook';

const line = <J extends string, E extends string>(ja: J, en: E, ...cites: RuleId[]) =>
	({ ja, en, cites }) as const;

export const PROBLEMS = {
	not_an_object: line(
		'「{what}」は項目の集まりで書きます。',
		'“{what}” must be written as an object with entries.'
	),
	not_a_list: line('「{what}」はカードの並びで書きます。', '“{what}” must be a list.'),
	not_text: line('「{what}」は文字で書きます。', '“{what}” must be text.'),
	unknown_key: line(
		'「{key}」という項目はありません。あるのは {known} です。',
		'There is no entry “{key}”; there are {known}.'
	),
	missing: line('「{key}」がありません。', '“{key}” is missing.'),
	unknown_player: line(
		'「{value}」というプレイヤーはいません。AかBで書きます。',
		'There is no player “{value}”; write A or B.'
	),
	unknown_phase: line(
		'「{value}」というフェイズはありません。あるのは {known} です。',
		'There is no phase “{value}”; there are {known}.',
		'R02'
	),
	bad_turn: line(
		'ターン数「{value}」は1以上の整数で書きます。',
		'The turn number “{value}” must be a whole number from 1.'
	),
	setup_is_turn_1: line(
		'対戦の準備は1ターン目より前なので、ターン数は1にします。',
		'The set-up comes before turn 1: the turn number must be 1.',
		'E01'
	),
	bad_begin: line('「begin」はtrueとだけ書けます。', '“begin” can only be true.'),
	bad_seed: line(
		'種「{value}」は0以上4294967295以下の整数で書きます。',
		'The seed “{value}” must be a whole number from 0 to 4294967295.'
	),
	unknown_card: line('「{card}」というカードはありません。', 'There is no card “{card}”.'),
	bad_card: line(
		'「{card}」はカードとして読めません。V05、V05.2、V01*3のように書きます。',
		'“{card}” can’t be read as a card; write V05, V05.2 or V01*3.'
	),
	card_twice: line(
		'{seat}の「{card}」は二度使われています。2枚目はV05.2のように番号を付けます。',
		'{seat}’s “{card}” is used twice; number a second copy like V05.2.'
	),
	bad_count: line('「{card}」の枚数は1〜60で書きます。', 'The count of “{card}” must be 1 to 60.'),
	one_card_only: line(
		'「{card}」は1枚だけ書ける場所にあります。',
		'“{card}”: this place takes a single card.'
	),
	bad_mark: line(
		'「{card}」の「{mark}」は分かりません。stand・rest・reverse、ダメージの数、attack+500やdefence-1000のように書きます。',
		'“{mark}” of “{card}” isn’t known; write stand, rest, reverse, a damage number, attack+500 or defence-1000.',
		'R03'
	),
	no_marks_here: line(
		'ここのカード「{card}」に向きや数値は書けません。',
		'A card here, “{card}”, takes no posture or numbers.'
	),
	only_posture_here: line(
		'エネルギー「{card}」に書けるのは向きだけです。',
		'Energy “{card}” takes a posture only.',
		'R04'
	),
	ring_is_upright: line(
		'リングのカードはレストもリバースもしません。「{card}」はスタンドで書きます。',
		'A ring card is never rested or reversed: write “{card}” standing.',
		'R04',
		'R37'
	),
	bad_damage: line(
		'「{card}」のダメージは100の倍数で0〜100000の範囲で書きます。',
		'The damage of “{card}” must be a multiple of 100 from 0 to 100000.',
		'R52'
	),
	bench_too_long: line(
		'ベンチは3枚までです。{have}枚書かれています。',
		'The bench holds three; {have} are written.',
		'R13'
	),
	only_deck_in_setup: line(
		'対戦の準備から始めるときに書けるのは山札だけです。「{key}」は書けません。',
		'When the game starts with the set-up only the deck is written; “{key}” can’t be.',
		'E01'
	),
	deck_size: line(
		'{seat}のデッキは50枚ちょうどです。いまは{have}枚です。',
		'{seat}’s deck must have exactly 50 cards; it has {have}.',
		'E08'
	),
	deck_copies: line(
		'{seat}のデッキの{card}は同じ名前と称号で{have}枚あります。4枚までです。',
		'{seat}’s deck has {have} cards with the name and title of {card}; four are allowed.',
		'E08'
	),
	deck_empty_now: line(
		'{seat}の山札がありません。このままでは最初のチェックで敗北します。1枚以上書きます。',
		'{seat} has no deck and would lose at the first check; write at least one card.',
		'E02'
	),
	bad_waits: line(
		'「{value}」は待っている能力として読めません。A:V12/1のように書きます。',
		'“{value}” can’t be read as a waiting ability; write A:V12/1.'
	),
	waits_needs_begin: line(
		'待っている能力を書けるのは、フェイズの最初（begin）から始めるときだけです。',
		'Waiting abilities can be written only where the position starts at the beginning (begin) of a phase.',
		'E05'
	),
	waits_not_automatic: line(
		'「{value}」は自動で発動する能力ではありません。',
		'“{value}” isn’t an ability that fires by itself.',
		'E05'
	),
	waits_not_there: line(
		'「{value}」のカードが卓上にありません。',
		'The card of “{value}” is not on the table.',
		'E10'
	),
	unknown_ruling: line('「{ruling}」という論点はありません。', 'There is no ruling “{ruling}”.'),
	unknown_choice: line(
		'論点{ruling}に「{choice}」という選択はありません。あるのは {known} です。',
		'The ruling {ruling} has no choice “{choice}”; there are {known}.'
	),
	no_regulation: line(
		'ヴィクトリースパークには、レギュレーションやプロファイルの指定はありません。',
		'Victory Spark has no regulations or profiles to choose from.'
	),
	// the text notation
	unknown_line: line(
		'「{word}」で始まる行は分かりません。turn・seed・A・B・waitsのどれかで始めます。',
		'A line can’t start with “{word}”; write turn, seed, A, B or waits.'
	),
	unknown_zone: line(
		'「{word}」という場所はありません。あるのは {known} です。',
		'There is no zone “{word}”; there are {known}.'
	),
	line_twice: line('「{word}」の行が二つあります。', 'There are two lines for “{word}”.'),
	line_short: line('「{word}」の後に{expected}を書きます。', '“{word}” must be followed by {expected}.'),
	line_extra: line('「{word}」は余分です。', '“{word}” is one word too many.')
} as const satisfies Readonly<Record<string, Template>>;

export type ProblemCode = keyof typeof PROBLEMS;
const sentence = sentencesOf(PROBLEMS);

/** A problem at its place. */
export const problem = <C extends ProblemCode>(
	where: Problem['where'],
	code: C,
	...slots: SlotArgs<(typeof PROBLEMS)[C]>
): Problem => ({ ...sentence(code, ...slots), where });
