// Splits a line of the set-up notation into words, and prints words and texts so that they can be read back.

export interface SetupWord {
	readonly text: string;
	readonly quoted: boolean;
	readonly column: number; // from 1
	readonly end: number; // column after it
	/** The words in brackets right after it. */
	readonly notes: readonly SetupWord[];
}
export interface SetupWords {
	readonly words: readonly SetupWord[];
	/** What stands after a lone `|`, taken as it is. */
	readonly tail: SetupWord | null;
}

const QUOTED = /"(?:[^"\\\p{Cc}]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*"/uy;
const BARE = /[^\s"()]+/y;

/** The words of a line; only the column instead, where a bracket or a quote is never closed. */
export function readWords(line: string): SetupWords | { readonly column: number } {
	const words: SetupWord[] = [];
	let opened: { readonly column: number; readonly notes: SetupWord[] } | null = null;
	let at = 0;
	while (at < line.length) {
		const c = line[at]!;
		if (/\s/.test(c)) at++;
		else if (c === '|' && !opened) {
			const from = at + 1 + /^\s?/.exec(line.slice(at + 1))![0].length;
			const tail = {
				text: line.slice(from),
				quoted: false,
				column: from + 1,
				end: line.length + 1,
				notes: []
			};
			return { words, tail };
		} else if (c === '(' && !opened && words.length && words[words.length - 1]!.end === at + 1) {
			const notes: SetupWord[] = [];
			opened = { column: at + 1, notes };
			words.push({ ...words.pop()!, notes });
			at++;
		} else if (c === ')' && opened) {
			opened = null;
			at++;
		} else {
			const quoted = c === '"';
			const pattern = quoted ? QUOTED : BARE;
			pattern.lastIndex = at;
			const hit = pattern.exec(line);
			if (!hit) return { column: at + 1 };
			const text = quoted ? (JSON.parse(hit[0]) as string) : hit[0];
			(opened ? opened.notes : words).push({
				text,
				quoted,
				column: at + 1,
				end: pattern.lastIndex + 1,
				notes: []
			});
			at = pattern.lastIndex;
		}
	}
	return opened ? { column: opened.column } : { words, tail: null };
}

/** A word that reads back as itself. */
export const makeSetupWord = (text: string): string =>
	/^[^\s"()|=/#]+$/.test(text) ? text : JSON.stringify(text);

/** A text on one line: line breaks and backslashes are written with a backslash, outer blanks as `\s`. */
export const escapeText = (text: string): string =>
	text
		.replace(/\\/g, '\\\\')
		.replace(/\n/g, '\\n')
		.replace(/\r/g, '\\r')
		.replace(/^\s|\s$/g, (blank) => `\\u${blank.charCodeAt(0).toString(16).padStart(4, '0')}`);

/** Reads it back, with the column of every character and of the end. */
export function unescapeText(
	written: string,
	column: number
): { readonly text: string; readonly columns: readonly number[] } {
	const columns: number[] = [];
	let text = '';
	for (const match of written.matchAll(/\\(?:n|r|\\|u[0-9a-f]{4})|[^]/g)) {
		const [part] = match;
		text +=
			part === '\\n'
				? '\n'
				: part === '\\r'
					? '\r'
					: part === '\\\\'
						? '\\'
						: part.startsWith('\\u')
							? String.fromCharCode(parseInt(part.slice(2), 16))
							: part;
		columns.push(column + match.index);
	}
	columns.push(column + written.length);
	return { text, columns };
}
