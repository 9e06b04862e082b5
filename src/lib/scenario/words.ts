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
/** The JSON string that begins at `at`, and where it ends; null where none does. */
export function readQuoted(
	text: string,
	at: number
): { readonly value: string; readonly end: number } | null {
	const quoted = /"[^"\\]*(?:\\.[^"\\]*)*"/suy;
	quoted.lastIndex = at;
	const hit = quoted.exec(text);
	if (!hit) return null;
	try {
		return { value: JSON.parse(hit[0]) as string, end: quoted.lastIndex };
	} catch {
		return null;
	}
}

export const isReadProblem = (x: readonly Word[] | ReadProblem): x is ReadProblem => 'broken' in x;

/**
 * Splits a line at white space. With `signs`, `=` and `,` end a word too (moves); without, they are words or parts
 * of words like any other (expectations).
 */
export function splitWords(line: string, signs = false): readonly Word[] | ReadProblem {
	const words: Word[] = [];
	const bare = signs ? /[^\s"=,]*/y : /[^\s"]*/y;
	const space = /\s*/y;
	for (let at = 0; ;) {
		space.lastIndex = at;
		space.exec(line);
		at = space.lastIndex;
		if (at === line.length) return words;
		const column = at + 1;
		const quoted = line[at] === '"' ? readQuoted(line, at) : null;
		bare.lastIndex = at;
		const text = quoted?.value ?? bare.exec(line)![0];
		at = quoted?.end ?? at + text.length;
		const sign = signs && (line[at] === '=' || line[at] === ',') ? (line[at++] as '=' | ',') : '';
		// a quote that does not end, or `a"b"`, `"a"b`: two words run into each other
		if (!sign && (line[at] === '"' || (quoted && /\S/.test(line[at] ?? ''))))
			return { broken: problem('quote_broken', { column: quoted || text ? at + 1 : column }) };
		words.push({ text, quoted: !!quoted, column, end: at + 1, sign });
	}
}

/** A word as it must be written. */
export const makeWord = (text: string): string => (BARE.test(text) ? text : JSON.stringify(text));
export const joinWords = (words: readonly string[]): string => words.map(makeWord).join(' ');
