// The words of set-up lines, and the pieces several lines are made of. Remembers where each part was written.
import type { Problem } from '../../core/contract';
import type { L10n, Slots } from '../../core/text';
import { l10n } from '../../core/text';
import { isCard } from '../cards';
import type { UnitSetup } from './types';

export interface NumberedLine {
	readonly text: string;
	readonly line: number;
}
export interface Place {
	readonly line: number;
	readonly column: number;
}
export interface Word {
	readonly text: string;
	readonly column: number;
}
export const wordsOf = (text: string, from: number): Word[] =>
	[...text.slice(from).matchAll(/\S+/g)].map((m) => ({ text: m[0], column: from + m.index + 1 }));

const PROBLEMS = {
	unknown_line: l10n(
		'「{word}」で始まる行は分かりません。turn・chance・passes・seed・turnNumber・stage、または「A life:」のように書きます。',
		'I do not know a line that begins with "{word}". Write turn, chance, passes, seed, turnNumber, stage, or e.g. "A life:".'
	),
	unknown_zone: l10n(
		'「{word}」という場所はありません。life・graveyard・hand・field・fog・pack・rare・trumps・used のどれかです。',
		'There is no zone "{word}": life, graveyard, hand, field, fog, pack, rare, trumps or used.'
	),
	said_twice: l10n('「{word}」はもう書いてあります。', '"{word}" is given already.'),
	not_a_number: l10n('「{word}」は数ではありません。', '"{word}" is not a number.'),
	not_a_card: l10n(
		'「{word}」というカードはありません(例: S7、H10、X1)。',
		'"{word}" is no card (S7, H10 or X1 are).'
	),
	not_a_count: l10n(
		'「{word}」は枚数として読めません。「+3」のように、0以上の数に+を付けて書きます。',
		'"{word}" is no number of cards. Write + and a number from 0 up, e.g. "+3".'
	),
	unknown_word: l10n('「{word}」はここには書けません。', '"{word}" cannot stand here.'),
	bracket: l10n('「]」がありません。', 'A "]" is missing.'),
	bracket_open: l10n('「[」がありません。', 'A "[" is missing.')
} as const satisfies Record<string, L10n>;

export class Lines {
	readonly problems: Problem[] = [];
	/** Path in the JSON → where it was written. */
	readonly places = new Map<string, Place>();
	line = 0;

	bad(code: keyof typeof PROBLEMS, word: Word, slots?: Slots): void {
		this.problems.push({
			code,
			text: PROBLEMS[code],
			slots: slots ?? { word: word.text },
			cites: [],
			where: { line: this.line, column: word.column }
		});
	}
	/** Remembers where a part of the set-up was first written; gives the word back. */
	at(path: string, word: Word): Word {
		if (!this.places.has(path)) this.places.set(path, { line: this.line, column: word.column });
		return word;
	}
	/** The same; gives the path back. */
	path(path: string, word: Word): string {
		this.at(path, word);
		return path;
	}

	card(word: Word, path: string): string[] {
		this.at(path, word);
		if (isCard(`A:${word.text}`)) return [word.text];
		this.bad('not_a_card', word);
		return [];
	}
	cards(words: readonly Word[], path: string): string[] {
		return words.flatMap((w, i) => this.card(w, `${path}[${i}]`));
	}
	number(word: Word): number {
		const text = word.text.replace(/^\+/, '');
		if (/^-?\d+$/.test(text)) return Number(text);
		this.bad('not_a_number', word);
		return 0;
	}
	/** Cards and `+n`. */
	pile(words: readonly Word[], path: string): { cards?: string[]; more?: number } {
		const more = words.filter((w) => w.text.startsWith('+'));
		const counts = words.filter((w) => /^[-−]?\d+$/.test(w.text));
		for (const word of counts) this.bad('not_a_count', word);
		const named = words.filter((w) => !w.text.startsWith('+') && !counts.includes(w));
		const cards = this.cards(named, `${path}.cards`);
		return {
			...(cards.length && { cards }),
			...(more.length && { more: more.reduce((n, w) => n + this.number(this.at(`${path}.more`, w)), 0) })
		};
	}
	/** `S5`, `C4+C6 driven`, `[S9 fresh]`: a bulwark stands in brackets. */
	unit(words: readonly Word[], path: string): UnitSetup {
		const [first, last] = [words[0]!, words[words.length - 1]!];
		this.at(path, first);
		const opens = first.text.startsWith('[');
		const closes = last.text.endsWith(']');
		if (opens && !closes) this.bad('bracket', first);
		if (closes && !opens) this.bad('bracket_open', last);
		const flags: { bulwark?: true; driven?: true; fresh?: true } = { ...(opens && { bulwark: true }) };
		const cards: string[] = [];
		let named = false;
		for (const word of words) {
			const text = word.text.replace(/^\[|\]$/g, '');
			if (text === 'driven' || text === 'fresh') flags[text] = true;
			else if (text && named) this.bad('unknown_word', word);
			else if (text) {
				named = true;
				let column = word.column + word.text.indexOf(text);
				text.split('+').forEach((card, i) => {
					cards.push(...this.card({ text: card, column }, `${path}.cards[${i}]`));
					column += card.length + 1;
				});
			}
		}
		return { cards, ...flags };
	}
}
