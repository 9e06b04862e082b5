// What a player is asked: the questions of effects, and the decisions of the flow.
import type { Sentence } from '../core/contract';
import type { Question, QuestionOption } from './cards/types';
import type { RuleId } from './docs/rulebook';
import { sentencesOf, type Template } from './sentences';

const line = <J extends string, E extends string>(ja: J, en: E, ...cites: RuleId[]) =>
	({ ja, en, cites }) as const;

export const PROMPTS = {
	use_it: line('{card}の能力を使うかどうかを選ぶ。', 'Use the ability of {card}?', 'E05'),
	block_with: line(
		'パートナーブロックに使うカードを選ぶ（選ばなければブロックしない）。',
		'Choose the card to partner-block with, or none.',
		'R50'
	),
	play_which: line(
		'プレイするカードを選ぶ（選ばなくてもよい）。',
		'Choose the card to play, or none.',
		'R17'
	),
	choose_ring: line(
		'{seat}：最初にリングに置くカードを山札から選ぶ。',
		'{seat}: pick the first ring card from the deck.',
		'E01'
	),
	energy_or_skip: line(
		'{seat}：手札1枚をエネルギーとして置くか、置かずに進む。',
		'{seat}: place a hand card as energy, or go on without.',
		'R09'
	),
	character_action: line(
		'{seat}：カードをプレイするか、キャラフェイズを終える。',
		'{seat}: play cards, or end the character phase.',
		'R12'
	),
	ability_action: line(
		'{seat}：【起】を使うか、アビリティフェイズを終える。',
		'{seat}: use activated abilities, or end the ability phase.',
		'R30'
	),
	attack_action: line(
		'{seat}：サポートするカードを選んで攻撃するか、アタックフェイズを終える。',
		'{seat}: attack by choosing a supporter, or end the attack phase.',
		'R34',
		'R37'
	),
	block_or_not: line('{seat}：パートナーブロックするかどうか。', '{seat}: partner-block or not?', 'R45'),
	keep_cards: line(
		'{seat}：手札が{n}枚ある。残す{keep}枚を選ぶ。',
		'{seat}: {n} cards in hand; choose the {keep} to keep.',
		'R57'
	),
	cancel_or_pass: line(
		'{seat}：解決領域の能力をキャンセルするかどうか。',
		'{seat}: cancel an ability in the resolution area?',
		'E04',
		'E05'
	),
	pick_entry: line(
		'{seat}：次に解決する自分の能力を選ぶ。',
		'{seat}: choose the own ability to resolve next.',
		'R41',
		'E05'
	)
} as const satisfies Readonly<Record<string, Template>>;

export const prompt = sentencesOf(PROMPTS);

/** A line's question: how many of which options. */
export const ask = (
	question: Sentence,
	min: number,
	max: number,
	options: readonly QuestionOption[]
): { readonly ask: Question } => ({ ask: { prompt: question, min, max, options } });
