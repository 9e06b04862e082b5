// Words of a line: what the text notation and expectations are made of. A word that would not survive
// being written bare (it has a space, a comma, a quote …) is written as a JSON string.
import type { Problem } from '../rules/core/contract';
import { problem } from './problems';

export interface Word {
	readonly text: string;
	/** Written in quotes: taken as it is. */
	readonly quoted: boolean;
	readonly column: number; // from 1
	readonly end: number; // column after the word and its sign
	/** What follows the word directly: the sign of `field=`, of `a,b`, or nothing. */
	readonly sign: '=' | ',' | '';
}
export interface ReadProblem {
	readonly broken: Problem;
}

const BARE = /^[^\s"=,#{}][^\s"=,]*$/;
const WORD = /(?:"(?:[^"\\\u0000-\u001f]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*"|[^\s"=,]+)/y;

export const isReadProblem = (x: readonly Word[] | ReadProblem): x is ReadProblem => 'broken' in x;

/**
 * Splits a line at white space. With `signs`, `=` and `,` end a word too (moves); without, they are words or parts
 * of words like any other (expectations).
 */
export function splitWords(line: string, signs = false): readonly Word[] | ReadProblem {
	const words: Word[] = [];
	let at = 0;
	const bare = /[^\s"]+/y;
	while (at < line.length) {
		if (/\s/.test(line[at]!)) {
			at++;
			continue;
		}
		const pattern = signs || line[at] === '"' ? WORD : bare;
		pattern.lastIndex = at;
		const hit = pattern.exec(line);
		const column = at + 1;
		if (!hit && signs && line[at] !== '"') {
			// a sign with no word before it: an empty word carries it
			words.push({ text: '', quoted: false, column, end: column + 1, sign: line[at++] as '=' | ',' });
			continue;
		}
		if (!hit) return { broken: problem('quote_broken', { column }) };
		at = pattern.lastIndex;
		const quoted = hit[0].startsWith('"');
		const sign = signs && (line[at] === '=' || line[at] === ',') ? (line[at++] as '=' | ',') : '';
		// `a"b"`, or `"a"b`: two words run into each other
		if (!sign && at < line.length && !/\s/.test(line[at]!))
			return { broken: problem('quote_broken', { column: at + 1 }) };
		const written = quoted ? (JSON.parse(hit[0]) as string) : hit[0];
		words.push({ text: written, quoted, column, end: at + 1, sign });
	}
	return words;
}

/** A word as it must be written. */
export const makeWord = (text: string): string => (BARE.test(text) ? text : JSON.stringify(text));
export const joinWords = (words: readonly string[]): string => words.map(makeWord).join(' ');
