// Expectations: one short claim about the position after a move, or about what the move made happen.
//   A.life = 9        these words and no others, in this order
//   stage has up      these words are among them
//   A.hand lacks S7   none of these words is among them
//   log has damage    something of this kind, or with this code, happened in the step
//   log runs a b      a happened and then b; other things may have happened between
import type { Facts, Happening, Problem } from '../rules/core/contract';
import { l10n } from '../rules/core/text';
import { didYouMean } from './nearest';
import { problem } from './problems';
import { isReadProblem, joinWords, splitWords } from './words';

export const RELATIONS = ['=', 'has', 'lacks', 'runs'] as const;
export interface Expectation {
	readonly fact: string;
	readonly relation: (typeof RELATIONS)[number];
	readonly words: readonly string[];
}

/** Reads an expectation; null where it is none. */
export function parseExpectation(text: string): Expectation | null {
	const words = splitWords(text);
	if (isReadProblem(words)) return null;
	const [fact, relation, ...rest] = words;
	const known = RELATIONS.find((r) => r === relation?.text && !relation.quoted);
	if (!fact || !known || (known !== '=' && !rest.length) || (fact.text === 'log' && known === '='))
		return null;
	return { fact: fact.text, relation: known, words: rest.map((w) => w.text) };
}

/** Writes an expectation in its one canonical form. */
export function makeExpectation({ fact, relation, words }: Expectation): string {
	return joinWords([fact]) + ' ' + [relation, ...(words.length ? [joinWords(words)] : [])].join(' ');
}

/** Null where the claim holds; otherwise what is there instead. */
export function checkExpectation(
	text: string,
	facts: Facts,
	happened: readonly Happening[],
	where: Problem['where']
): Problem | null {
	const expectation = parseExpectation(text);
	if (!expectation) return problem('expect_syntax', where, { text });
	const { fact, relation, words } = expectation;
	const have =
		fact === 'log' ? happened.flatMap((h) => (h.kind === h.code ? [h.code] : [h.kind, h.code])) : facts[fact];
	if (!have) {
		const known = Object.keys(facts);
		const hint = didYouMean(fact, [...known, 'log']);
		return problem('expect_unknown', where, { fact, hint, known: known.join(' ') });
	}
	if (holds(relation, words, have)) return null;
	const seen = fact === 'log' ? [...new Set(happened.map((h) => h.code))] : have;
	return problem('expect_failed', where, {
		text: makeExpectation(expectation),
		have: seen.length ? joinWords(seen) : l10n('何もない', 'nothing')
	});
}

function holds(
	relation: Expectation['relation'],
	words: readonly string[],
	have: readonly string[]
): boolean {
	if (relation === '=') return words.length === have.length && words.every((w, i) => w === have[i]);
	if (relation === 'lacks') return !words.some((w) => have.includes(w));
	if (relation === 'runs') {
		let from = -1;
		return words.every((w) => (from = have.indexOf(w, from + 1)) >= 0);
	}
	// a word given twice must be there twice
	const left = [...have];
	return words.every((w) => {
		const i = left.indexOf(w);
		if (i >= 0) left.splice(i, 1);
		return i >= 0;
	});
}
