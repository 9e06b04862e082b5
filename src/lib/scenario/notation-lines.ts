// What every line of the text notation is read with: its words and prose, and where mistakes are told.
import { l10n, type L10n } from '../rules/core/text';
import type { Problem } from '../rules/core/contract';
import type { LineColumn } from './paths';
import { problem, type ProblemCode } from './read-problems';
import { isReadProblem, splitWords, type Word } from './words';

export const EXPECTED = {
	word: l10n('語', 'a word'),
	two: l10n('二語', 'two words'),
	lang: l10n('「ja:」か「en:」', '"ja:" or "en:"'),
	codes: l10n('理由の名前', 'a reason code'),
	action: l10n('アクション', 'an action')
} as const;

/** A text on its way: one language may be missing still. */
export type Text = { -readonly [K in keyof L10n]?: L10n[K] };
/** A text given in one language only stands for both. */
export const both = ({ ja, en }: Text): L10n | undefined =>
	ja === undefined && en === undefined ? undefined : { ja: ja ?? en!, en: en ?? ja! };

export class NotationLines {
	readonly problems: Problem[] = [];
	readonly places = new Map<string, LineColumn>();
	line = 0;
	/** How far the present line is indented: columns count from the beginning of the line in the file. */
	indent = 0;

	at(column = 1): LineColumn {
		return { line: this.line, column: column + this.indent };
	}
	complain(code: ProblemCode, column: number, slots?: Parameters<typeof problem>[2]): void {
		this.problems.push(problem(code, this.at(column), slots));
	}
	/** Complains and gives null. */
	fail(...args: Parameters<NotationLines['complain']>): null {
		this.complain(...args);
		return null;
	}

	/** The words of a line, or null after telling what is wrong. */
	wordsOf(content: string, signs = false, from = 0): readonly Word[] | null {
		const words = splitWords(content.slice(from), signs);
		return isReadProblem(words) ? this.fail('quote_broken', from + words.broken.where.column!) : words;
	}

	/** `ja: …` or `en: …` from `from` on; stores it unless it is there already. */
	prose(content: string, from: number, into: Text, path: string): void {
		const match = /^(ja|en)\s*[:：]\s*(.*)$/su.exec(content.slice(from));
		const keyword = content.slice(0, from).trim();
		if (!match) return this.complain('line_short', from + 1, { word: keyword, expected: EXPECTED.lang });
		const lang = match[1] as 'ja' | 'en';
		const column = from + match[0].length - match[2]!.length + 1;
		if (into[lang] !== undefined)
			return this.complain('line_twice', from + 1, { word: `${keyword} ${lang}:`.trim() });
		if (!this.places.has(path)) this.places.set(path, this.at(from + 1));
		this.places.set(`${path}.${lang}`, this.at(column));
		into[lang] = match[2]!;
		if (!match[2]!.startsWith('"')) return;
		const words = this.wordsOf(content, false, column - 1);
		if (words?.length === 1) into[lang] = words[0]!.text;
		else if (words) this.complain('quote_broken', column);
	}

	/** Exactly `count` words after the keyword. */
	take(words: readonly Word[], count: number, expected: L10n): readonly string[] | null {
		const [keyword, ...rest] = words;
		if (rest.length < count)
			return this.fail('line_short', words.at(-1)!.end, { word: keyword!.text, expected });
		if (rest.length > count && count > 0)
			return this.fail('line_extra', rest[count]!.column, { word: rest[count]!.text });
		return rest.map((w) => w.text);
	}
}
