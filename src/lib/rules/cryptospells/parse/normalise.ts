// One spelling for what cards write in several: full width or half width, − or －, すべての or 全ての, 一体 or １体.
// Keeps, for every character of the result, where it came from, so that errors point into the text as written.

export interface Normal {
	readonly text: string;
	/** Offset in `text` → offset in what was written; one more entry than `text` is long. */
	readonly origin: readonly number[];
}

const NUMERALS = '一二三四五六七八九十';
// A character with the voicing or accent marks that belong to it: they must be composed together.
const CLUSTER = /[^][\u3099\u309A\uFF9E\uFF9F\p{M}]*/gu;

const REWRITES: readonly (readonly [RegExp, (...groups: string[]) => string])[] = [
	[/\r\n?/g, () => '\n'],
	[/[\u2212\u2013\u2014\u2010\u2011]/g, () => '-'],
	[/すべての/g, () => '全ての'],
	[/自分の/g, () => '味方'],
	[/([一二三四五六七八九十])(?=体|枚)/g, (_, numeral) => String(NUMERALS.indexOf(numeral!) + 1)],
	[/[ \t\f\v\u3000]+/g, () => ' ']
];

/** The normal spelling of a text. Linear in its length. */
export function normalise(source: string): Normal {
	let chars = '';
	let origin: number[] = [];
	for (const match of source.matchAll(CLUSTER)) {
		const composed = match[0].normalize('NFKC');
		for (let i = 0; i < composed.length; i++) origin.push(match.index);
		chars += composed;
	}
	for (const [pattern, make] of REWRITES) {
		const next: number[] = [];
		let text = '';
		let done = 0;
		for (const match of chars.matchAll(pattern)) {
			const to = make(...match);
			text += chars.slice(done, match.index) + to;
			for (let i = done; i < match.index; i++) next.push(origin[i]!);
			for (let i = 0; i < to.length; i++) next.push(origin[match.index]!);
			done = match.index + match[0].length;
		}
		for (let i = done; i < chars.length; i++) next.push(origin[i]!);
		chars = text + chars.slice(done);
		origin = next;
	}
	const head = chars.length - chars.trimStart().length;
	const tail = chars.trimEnd().length;
	origin.push(source.length);
	return tail <= head
		? { text: '', origin: [0] }
		: { text: chars.slice(head, tail), origin: origin.slice(head, tail + 1) };
}

/** Line and column, both counted from 1, in UTF-16 units as editors count. */
export function placeOf(source: string, offset: number): { readonly line: number; readonly column: number } {
	const before = source.slice(0, offset).split(/\r\n?|\n/);
	return { line: before.length, column: before[before.length - 1]!.length + 1 };
}

/** A name in its normal spelling, for comparing the names in texts with those of cards. */
export const sameName = (a: string, b: string): boolean => normalise(a).text === normalise(b).text;
