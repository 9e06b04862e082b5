// A set-up as lines of text, and back. One line per zone or fact:
//   turn A / phase mulligan / seed 7 / fate a1 a2 / limits hand=5
//   card wolf unit 3 2/3 狼 Wolf tribe=ソルジャー evolves=big | 召喚時：カードを１枚引く
//   read spell | 味方ユニット１体を破壊する
//   A life 20 / A mana 3/5 / A deck 10 / A hand dk=dragon-knight digestion
//   A field a1=footman(2/3 damage=1 sick used=1 速攻)
import type { Json, Problem } from '../core/contract';
import { l10n, type L10n } from '../core/text';
import { KEYWORDS } from './parse/ast';
import { problem } from './problems';
import { makeTable } from './setup';
import { readWords, unescapeText, type SetupWord } from './notation-words';

type Draft = Record<string, Json>;
interface Line {
	readonly text: string;
	readonly line: number;
}
type Place = { readonly line: number; readonly column: number };

const SIDE_LINES = ['life', 'mana', 'deck', 'hand', 'field', 'grave', 'gone'] as const;
const LINES = 'turn phase seed fate limits card read A B';
const EXPECTED = {
	word: l10n('語', 'a word'),
	number: l10n('数', 'a number'),
	card: l10n('名前、種類、コスト', 'an id, a kind and a cost'),
	text: l10n('「|」と効果文', '“|” and a text'),
	zone: l10n(SIDE_LINES.join(' '), SIDE_LINES.join(' '))
} as const;

/** Reads the lines of a set-up; the set-up, or everything that is wrong with it, each with line and column. */
export function parseSetup(lines: readonly Line[]): Json | readonly Problem[] {
	const reader = new Reader();
	for (const line of lines) reader.read(line);
	const found = reader.problems;
	if (!found.length) {
		const made = makeTable(reader.setup, { B16: 'setup' });
		if (Array.isArray(made)) found.push(...(made as readonly Problem[]).map((p) => reader.locate(p)));
	}
	found.sort(
		(a, b) => (a.where.line ?? 0) - (b.where.line ?? 0) || (a.where.column ?? 0) - (b.where.column ?? 0)
	);
	return found.length ? found : reader.setup;
}

class Reader {
	readonly setup: Draft = {};
	readonly problems: Problem[] = [];
	private readonly places = new Map<string, Place>();
	/** For a text: the column of each of its characters, by path. */
	private readonly texts = new Map<string, readonly number[]>();
	private line = 1;

	read({ text, line }: Line): void {
		this.line = line;
		const read = readWords(text);
		if ('column' in read) return this.complain('bracket_open', read.column);
		const [head, ...rest] = read.words;
		if (!head) return;
		switch (head.text) {
			case 'turn':
			case 'phase':
				return this.one(head, rest, (w) => w.text);
			case 'seed':
				return this.one(head, rest, (w) => Number(w.text));
			case 'fate':
				return this.once(head, 'fate', () => rest.map((w, i) => this.at(`setup.fate[${i}]`, w).text));
			case 'limits':
				return this.once(head, 'limits', () => this.pairs(rest, 'setup.limits'));
			case 'card':
				return this.card(head, rest, read.tail);
			case 'read':
				return this.desk(head, rest, read.tail);
			case 'A':
			case 'B':
				return this.side(head.text, head, rest);
			default:
				this.complain('line_unknown', head.column, { word: head.text, known: LINES });
		}
	}

	/** Puts line and column on a problem of the set-up. */
	locate(p: Problem): Problem {
		for (let path = p.where.path ?? ''; path; path = path.replace(/(\.[^.[]+|\[\d+\])$/, '')) {
			const place = this.places.get(path);
			if (place) {
				const column = this.texts.get(path)?.[this.offset(path, p)] ?? place.column;
				return { ...p, where: { path: p.where.path!, line: place.line, column } };
			}
			if (!/[.[]/.test(path)) break;
		}
		return { ...p, where: { ...p.where, line: 1, column: 1 } };
	}
	/** Where in its text a problem points. */
	private offset(path: string, { slots }: Problem): number {
		const lines = Number(slots?.line ?? 1);
		const columns = this.texts.get(path)!;
		const text = this.textAt(path);
		let at = 0;
		for (let n = 1; n < lines && at >= 0; n++) at = text.indexOf('\n', at) + 1;
		return Math.min(columns.length - 1, at + Number(slots?.column ?? 1) - 1);
	}
	private textAt(path: string): string {
		const index = Number(/\[(\d+)\]/.exec(path)![1]);
		const list = this.setup[path.includes('.cards') ? 'cards' : 'desk'] as readonly {
			readonly text: string;
		}[];
		return list[index]!.text;
	}

	private complain(
		...[code, column, slots]: [Parameters<typeof problem>[0], number, Record<string, string | L10n>?]
	): void {
		const make = problem as (code: string, where: Problem['where'], slots?: object) => Problem;
		this.problems.push(make(code, { line: this.line, column }, slots));
	}
	private at<W extends { readonly column: number }>(path: string, word: W): W {
		this.places.set(path, { line: this.line, column: word.column });
		return word;
	}
	private once(
		head: SetupWord,
		key: string,
		make: () => Json,
		into = this.setup,
		path = `setup.${key}`
	): void {
		if (Object.hasOwn(into, key)) return this.complain('line_twice', head.column, { word: head.text });
		this.places.set(path, { line: this.line, column: head.column });
		into[key] = make();
	}
	private one(head: SetupWord, rest: readonly SetupWord[], make: (word: SetupWord) => Json): void {
		const [word, extra] = rest;
		if (!word) return this.complain('line_short', head.end, { word: head.text, expected: EXPECTED.word });
		if (extra) return this.complain('word_unread', extra.column, { word: extra.text });
		this.once(head, head.text, () => make(word));
		this.at(`setup.${head.text}`, word);
	}
	/** `hand=5 field=3`. */
	private pairs(words: readonly SetupWord[], path: string): Draft {
		const made: Draft = {};
		for (const word of words) {
			const pair = /^(\w+)=(-?\d+)$/.exec(word.text);
			if (!pair) this.complain('word_unread', word.column, { word: word.text });
			else {
				this.at(`${path}.${pair[1]}`, word);
				made[pair[1]!] = Number(pair[2]);
			}
		}
		return made;
	}

	private card(head: SetupWord, words: readonly SetupWord[], tail: SetupWord | null): void {
		const list = (this.setup.cards ??= []) as Json[];
		if (!words.length && !tail) return;
		const [id, kind, cost, ...rest] = words;
		if (!id || !kind || !cost)
			return this.complain('line_short', (words.at(-1) ?? head).end, {
				word: head.text,
				expected: EXPECTED.card
			});
		const path = `setup.cards[${list.length}]`;
		this.at(path, id);
		this.at(`${path}.id`, id);
		this.at(`${path}.kind`, kind);
		this.at(`${path}.cost`, cost);
		const card: Draft = { id: id.text, kind: kind.text };
		if (cost.text !== '-') card.cost = Number(cost.text);
		for (const word of rest) {
			const values = word.quoted ? null : /^(\d*)\/(\d*)$/.exec(word.text);
			const pair = word.quoted ? null : /^(tribe|evolves|en)=(.+)$/.exec(word.text);
			if (values) {
				if (values[1]) card.attack = Number(this.at(`${path}.attack`, { ...word, value: values[1] }).value);
				if (values[2]) card.health = Number(this.at(`${path}.health`, { ...word, value: values[2] }).value);
			} else if (pair) {
				card[pair[1]!] = pair[2]!;
				this.at(`${path}.${pair[1]}`, word);
			} else if (card.name === undefined) card.name = this.at(`${path}.name`, word).text;
			else if (card.en === undefined) card.en = this.at(`${path}.en`, word).text;
			else this.complain('word_unread', word.column, { word: word.text });
		}
		if (tail) card.text = this.text(`${path}.text`, tail);
		list.push(card);
	}
	private text(path: string, tail: SetupWord): string {
		const { text, columns } = unescapeText(tail.text, tail.column);
		this.at(path, tail);
		this.texts.set(path, columns);
		return text;
	}
	private desk(head: SetupWord, words: readonly SetupWord[], tail: SetupWord | null): void {
		const list = (this.setup.desk ??= []) as Json[];
		if (!words.length && !tail) return;
		const [kind, extra] = words;
		if (!kind || !tail)
			return this.complain('line_short', (kind ?? head).end, { word: head.text, expected: EXPECTED.text });
		if (extra) return this.complain('word_unread', extra.column, { word: extra.text });
		const path = `setup.desk[${list.length}]`;
		this.at(`${path}.kind`, kind);
		list.push({ kind: kind.text, text: this.text(`${path}.text`, tail) });
	}

	private side(seat: 'A' | 'B', head: SetupWord, [what, ...rest]: readonly SetupWord[]): void {
		const side = (this.setup[seat] ??= {}) as Draft;
		const path = `setup.${seat}`;
		if (!this.places.has(path)) this.at(path, head);
		if (!what) return;
		const key = SIDE_LINES.find((k) => k === what.text);
		if (!key)
			return this.complain('line_unknown', what.column, { word: what.text, known: SIDE_LINES.join(' ') });
		const [first, extra] = rest;
		const single = key === 'life' || key === 'mana' || (key === 'deck' && /^\d+$/.test(first?.text ?? ''));
		if (single && !first)
			return this.complain('line_short', what.end, { word: what.text, expected: EXPECTED.number });
		if (single && extra) return this.complain('word_unread', extra.column, { word: extra.text });
		if (key === 'mana') return this.mana(side, path, what, first!);
		this.once(
			what,
			key,
			() =>
				single
					? Number(this.at(`${path}.${key}`, first!).text)
					: rest.map((word, i) => this.piece(word, `${path}.${key}[${i}]`, key === 'field')),
			side,
			`${path}.${key}`
		);
	}
	private mana(side: Draft, path: string, what: SetupWord, word: SetupWord): void {
		const values = /^(\d*)(?:\/(\d+))?$/.exec(word.text);
		if (!values || word.text === '') return this.complain('word_unread', word.column, { word: word.text });
		if (Object.hasOwn(side, 'mana') || Object.hasOwn(side, 'maxMana'))
			return this.complain('line_twice', what.column, { word: what.text });
		if (values[1]) side.mana = Number(this.at(`${path}.mana`, { ...word, value: values[1] }).value);
		if (values[2]) side.maxMana = Number(this.at(`${path}.maxMana`, { ...word, value: values[2] }).value);
	}

	/** `dk=dragon-knight`, on the field with its state in brackets. */
	private piece(word: SetupWord, path: string, onField: boolean): Json {
		this.at(path, word);
		const [, id, card] = /^(?:([^=]*)=)?(.*)$/s.exec(word.text)!;
		this.at(`${path}.card`, word);
		this.at(`${path}.id`, word);
		const piece: Draft = { card: card!, ...(id !== undefined && { id }) };
		for (const note of word.notes) {
			const read = onField && this.note(piece, note, path);
			if (!read) this.complain('word_unread', note.column, { word: note.text });
		}
		return piece;
	}
	private note(piece: Draft, note: SetupWord, path: string): boolean {
		const { text } = note;
		const values = /^(\d+)\/(\d+)$/.exec(text);
		const pair = /^(attack|health|damage|cost|used|allowance)=(\d+)$/.exec(text);
		if (values) {
			piece.attack = Number(this.at(`${path}.attack`, { ...note, value: values[1] }).value);
			piece.health = Number(this.at(`${path}.health`, { ...note, value: values[2] }).value);
		} else if (pair)
			piece[pair[1]!] = Number(this.at(`${path}.${pair[1]}`, { ...note, value: pair[2] }).value);
		else if (text === 'sick' || text === 'sick=no') piece.sick = text === 'sick';
		else if (text === 'keywords=') piece.keywords = [];
		else if ((KEYWORDS as readonly string[]).includes(text))
			piece.keywords = [...((piece.keywords as Json[] | undefined) ?? []), text];
		else return false;
		return true;
	}
}
