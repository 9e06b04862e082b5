// Books of sentences: code -> both languages and the rules cited. The slots of a sentence are typed from its text,
// so a missing one does not compile.
import type { L10n, Sentence, Slot } from '../core/text';
import type { RuleId } from './docs/rulebook';

export interface Template {
	readonly ja: string;
	readonly en: string;
	readonly cites: readonly RuleId[];
}
type SlotNames<S extends string> = S extends `${string}{${infer Name}}${infer Rest}`
	? Name | SlotNames<Rest>
	: never;
type SlotsOf<T extends Template> = SlotNames<T['ja'] | T['en']>;
export type SlotArgs<T extends Template> = [SlotsOf<T>] extends [never]
	? []
	: [slots: Readonly<Record<SlotsOf<T>, Slot>>];

/** Makes the function that fills sentences of a book: `because('ring_empty')`, `because('not_enough_energy', { need, have })`. */
export function sentencesOf<B extends Readonly<Record<string, Template>>>(book: B) {
	return <C extends keyof B & string>(code: C, ...[slots]: SlotArgs<B[C]>): Sentence => {
		const { ja, en, cites } = book[code]!;
		return { code, text: { ja, en }, ...(slots && { slots }), cites };
	};
}

/** A short text with slots filled in at once, for labels. */
export function fillIn(text: L10n, slots: Readonly<Record<string, L10n | string | number>>): L10n {
	const put = (lang: 'ja' | 'en') =>
		text[lang].replace(/\{(\w+)\}/g, (whole, name: string) => {
			const slot = slots[name];
			return slot === undefined ? whole : typeof slot === 'object' ? slot[lang] : String(slot);
		});
	return { ja: put('ja'), en: put('en') };
}
