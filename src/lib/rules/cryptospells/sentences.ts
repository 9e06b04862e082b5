// Books of sentences: code -> both languages and the rules cited. Slots are typed from the text, so a missing one
// does not compile.
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

/** One entry of a book. */
export const entry = <J extends string, E extends string>(ja: J, en: E, ...cites: RuleId[]) =>
	({ ja, en, cites }) as const;

/** Makes the function that fills the sentences of a book. */
export function sentencesOf<B extends Readonly<Record<string, Template>>>(book: B) {
	return <C extends keyof B & string>(
		code: C,
		...[slots]: SlotArgs<B[C]>
	): Sentence & { readonly code: C } => {
		const { ja, en, cites } = book[code]!;
		return { code, text: { ja, en }, ...(slots && { slots }), cites };
	};
}

/** A short text with its slots filled at once, for labels. */
export function fillIn(text: L10n, slots: Readonly<Record<string, L10n | string | number>>): L10n {
	const put = (lang: 'ja' | 'en') =>
		text[lang].replace(/\{(\w+)\}/g, (whole, name: string) => {
			const slot = slots[name];
			return slot === undefined ? whole : typeof slot === 'object' ? slot[lang] : String(slot);
		});
	return { ja: put('ja'), en: put('en') };
}
