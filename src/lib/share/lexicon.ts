// Short strings (ids, facts, keys of a set-up) as one-byte tokens: words of the system, words every system shares,
// and, where no word fits, the rest spelled out as text.

/** Words that every link of version 1 knows. Frozen: their order is part of every link. */
const SHARED_WORDS: readonly string[] =
	' = | has | lacks |log has |log lacks | =| |.|:|-|_|#|+|,|/|(|)|0|1|2|3|4|5|6|7|8|9|10|A|B|C|D|A.|B.|A:|B:|C:|D:|r|AMB-|QA-|action:|pass|answer|keys|target|discard|chance|turn|stage|life|hand|size|over|log|id'.split(
		'|'
	);

export const END = 0;
export const SPELL = 1;
const FIRST = 2;
const ONE_BYTE = 190;

export class Lexicon {
	readonly #words: readonly string[];
	readonly #codes = new Map<string, number>();
	readonly #longest: number;

	constructor(systemWords: readonly string[]) {
		// a word made of shared ones, such as `A:S7`, needs no number of its own
		const isSeatWord = (w: string) => /^[A-D]:/.test(w) && systemWords.includes(w.slice(2));
		this.#words = [...new Set([...SHARED_WORDS, ...systemWords.filter((w) => w && !isSeatWord(w))])];
		this.#words.forEach((w, i) => this.#codes.set(w, i));
		this.#longest = Math.max(...this.#words.map((w) => w.length));
	}

	/** The bytes of a string, always the longest word first, and what is left to spell out. */
	split(text: string): { readonly bytes: readonly number[]; readonly rest: string | null } {
		const bytes: number[] = [];
		for (let at = 0; at < text.length;) {
			let length = Math.min(this.#longest, text.length - at);
			while (length > 0 && !this.#codes.has(text.slice(at, at + length))) length--;
			if (length === 0) return { bytes: [...bytes, SPELL], rest: text.slice(at) };
			bytes.push(...bytesOf(this.#codes.get(text.slice(at, at + length))!));
			at += length;
		}
		return { bytes: [...bytes, END], rest: null };
	}

	/** The word that begins with this byte; `next` gives the byte after it, if it has two. Undefined where no word has them. */
	word(byte: number, next: () => number): string | undefined {
		if (byte < FIRST + ONE_BYTE) return this.#words[byte - FIRST];
		return this.#words[ONE_BYTE + ((byte - FIRST - ONE_BYTE) << 8) + next()];
	}
}

const bytesOf = (code: number): readonly number[] =>
	code < ONE_BYTE ? [FIRST + code] : [FIRST + ONE_BYTE + ((code - ONE_BYTE) >> 8), (code - ONE_BYTE) & 255];
