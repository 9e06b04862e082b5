// Sentences in two languages with named slots. Every reason, log line and label is one of these:
// rules say *which* sentence, components choose the language and fill it in.

export const LANGS = ['ja', 'en'] as const;
export type Lang = (typeof LANGS)[number];

/** The same text in both languages. */
export interface L10n {
	readonly ja: string;
	readonly en: string;
}

/** Who is at the table. Two-player systems use A and B; Five Timings may seat more. */
export const SEATS = ['A', 'B', 'C', 'D'] as const;
export type Seat = (typeof SEATS)[number];
/** Whose eyes look: one seat, or the judge who sees everything. */
export type Viewer = Seat | 'judge';

/** Cards named in a sentence. Whoever is not in `seenBy` reads "a card" or "2 cards" instead of the faces. */
export interface CardSlot {
	/** Faces, or names where a system's cards have one in each language. */
	readonly cards: readonly (string | L10n)[];
	readonly seenBy: readonly Seat[] | 'all';
	/** Which cards these are, where a system's links depend on who was shown them (`RuleSystem.redeal`). */
	readonly ids?: readonly string[];
}
export type Slot = string | number | L10n | CardSlot;
export type Slots = Readonly<Record<string, Slot>>;

/** A sentence with the rules it rests on. `code` is its lasting name (`/rules/why/<code>`). */
export interface Sentence {
	readonly code: string;
	/** Template: `{name}` is replaced by `slots.name`. */
	readonly text: L10n;
	readonly slots?: Slots;
	/** Rule ids of the system's rulebook. */
	readonly cites: readonly string[];
}

const isCards = (slot: Slot): slot is CardSlot => typeof slot === 'object' && 'cards' in slot;

/** Replaces each `{slot}` of a sentence. A slot that is missing stays visible as `{slot}`: a test looks for those. */
export function say(
	sentence: Pick<Sentence, 'text' | 'slots'>,
	lang: Lang,
	viewer: Viewer = 'judge'
): string {
	return fill(sentence.text, sentence.slots, lang, viewer);
}

/** As {@link say}, for a bare template. */
export function fill(text: L10n, slots: Slots | undefined, lang: Lang, viewer: Viewer = 'judge'): string {
	return text[lang].replace(/\{(\w+)\}/g, (whole, name: string) => {
		const slot = slots?.[name];
		if (slot === undefined) return whole;
		if (typeof slot !== 'object') return String(slot);
		if (!isCards(slot)) return slot[lang];
		if (slot.seenBy === 'all' || viewer === 'judge' || slot.seenBy.includes(viewer))
			return slot.cards.map((c) => (typeof c === 'string' ? c : c[lang])).join(lang === 'ja' ? '・' : ', ');
		return lang === 'ja'
			? `カード${slot.cards.length}枚`
			: slot.cards.length === 1
				? 'a card'
				: `${slot.cards.length} cards`;
	});
}

export const l10n = (ja: string, en: string): L10n => ({ ja, en });
/** A text that reads the same in both languages, such as a card's face. */
export const same = (text: string): L10n => ({ ja: text, en: text });
