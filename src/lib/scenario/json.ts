// Reads JSON and remembers where each value stands, so that a problem can name line and column.
// `JSON.parse` tells neither that nor a key written twice.
import { l10n, type L10n } from '../rules/core/text';
import type { Json, Problem } from '../rules/core/contract';
import { makePath, type LineColumn, type Places } from './paths';
import { problem } from './read-problems';
import { readQuoted } from './words';

export interface JsonReading {
	readonly value: Json;
	readonly places: Places;
}
const DEPTH_LIMIT = 64;

class Broken extends Error {
	constructor(
		readonly at: number,
		readonly problem: Problem
	) {
		super();
	}
}

/** Line and column of an offset; lines end at LF, CR or CRLF. */
function lineColumns(text: string): (offset: number) => LineColumn {
	const starts = [0];
	for (const end of text.matchAll(/\r\n|\n|\r/g)) starts.push(end.index + end[0].length);
	return (offset) => {
		let low = 0;
		let high = starts.length - 1;
		while (low < high) {
			const middle = (low + high + 1) >> 1;
			if (starts[middle]! <= offset) low = middle;
			else high = middle - 1;
		}
		return { line: low + 1, column: offset - starts[low]! + 1 };
	};
}

/** The value with its places, or the one thing that is wrong with the text. */
export function readJson(text: string): JsonReading | Problem {
	const offsets = new Map<string, number>();
	const lineColumn = lineColumns(text);
	let at = 0;

	const fail = (what: L10n, where = at): never => {
		throw new Broken(where, problem('json_broken', {}, { what }));
	};
	const space = () => {
		while (at < text.length && ' \t\r\n\uFEFF'.includes(text[at]!)) at++;
	};
	const found = (): L10n =>
		at < text.length
			? l10n(`「${text[at]}」があります`, `found "${text[at]}"`)
			: l10n('途中で終わっています', 'it ends too early');

	function string(): string {
		const quoted = readQuoted(text, at);
		if (!quoted)
			return fail(
				l10n(
					'文字列が閉じていないか、書き方が正しくありません',
					'a string does not end or has a wrong escape'
				)
			);
		at = quoted.end;
		return quoted.value;
	}

	function members(path: readonly (string | number)[]): Json {
		const entries: [string, Json][] = [];
		const seen = new Set<string>();
		at++;
		space();
		if (text[at] === '}') return (at++, {});
		for (;;) {
			space();
			const keyAt = at;
			if (text[at] !== '"')
				fail(l10n(`項目名が必要ですが、${found().ja}`, `expected a key in quotes, but ${found().en}`));
			const key = string();
			if (seen.has(key))
				throw new Broken(keyAt, problem('json_key_twice', { path: makePath([...path, key]) }, { key }));
			seen.add(key);
			space();
			if (text[at] !== ':') fail(l10n(`「:」が必要ですが、${found().ja}`, `expected ":", but ${found().en}`));
			at++;
			entries.push([key, value([...path, key])]);
			space();
			if (text[at] === '}') return (at++, Object.fromEntries(entries));
			if (text[at] !== ',')
				fail(l10n(`「,」か「}」が必要ですが、${found().ja}`, `expected "," or "}", but ${found().en}`));
			at++;
		}
	}

	function items(path: readonly (string | number)[]): Json {
		const list: Json[] = [];
		at++;
		space();
		if (text[at] === ']') return (at++, list);
		for (;;) {
			list.push(value([...path, list.length]));
			space();
			if (text[at] === ']') return (at++, list);
			if (text[at] !== ',')
				fail(l10n(`「,」か「]」が必要ですが、${found().ja}`, `expected "," or "]", but ${found().en}`));
			at++;
		}
	}

	function value(path: readonly (string | number)[]): Json {
		space();
		offsets.set(makePath(path), at);
		if (path.length > DEPTH_LIMIT) fail(l10n('入れ子が深すぎます', 'it is nested too deeply'));
		if (text[at] === '{') return members(path);
		if (text[at] === '[') return items(path);
		if (text[at] === '"') return string();
		const match = /true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
		match.lastIndex = at;
		const hit = match.exec(text);
		if (!hit) return fail(l10n(`値が必要ですが、${found().ja}`, `expected a value, but ${found().en}`));
		at = match.lastIndex;
		const read = JSON.parse(hit[0]) as number | boolean | null;
		if (typeof read === 'number' && !Number.isFinite(read))
			fail(l10n('数が大きすぎます', 'a number is too large'), at - hit[0].length);
		return Object.is(read, -0) ? 0 : read;
	}

	try {
		const read = value([]);
		space();
		if (at < text.length)
			fail(l10n(`終わりのはずですが、${found().ja}`, `it should end here, but ${found().en}`));
		return { value: read, places: new Map([...offsets].map(([path, offset]) => [path, lineColumn(offset)])) };
	} catch (e) {
		if (!(e instanceof Broken)) throw e;
		return { ...e.problem, where: { ...e.problem.where, ...lineColumn(e.at) } };
	}
}
