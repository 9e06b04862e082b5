// The page's language: first the visitor's last choice, else what the browser asks for, else English.
// Components read `lang.now`; changing it re-renders, nothing reloads.
import {
	fill,
	say as sayIn,
	type L10n,
	type Lang,
	type Sentence,
	type Slots,
	type Viewer
} from '../rules/core/text';

const KEY = 'kuroko.lang';

/** 'ja' or 'en' from a list such as navigator.languages. */
export function preferred(languages: readonly string[]): Lang {
	for (const tag of languages) {
		if (tag.toLowerCase().startsWith('ja')) return 'ja';
		if (tag.toLowerCase().startsWith('en')) return 'en';
	}
	return 'en';
}

class Language {
	now = $state<Lang>('en');

	/** Call once in the browser. A store that can't be read or holds nonsense counts as no choice. */
	start() {
		let saved: string | null = null;
		try {
			saved = localStorage.getItem(KEY);
		} catch {
			// storage may be forbidden; the browser's wish is then all we know
		}
		this.set(saved === 'ja' || saved === 'en' ? saved : preferred(navigator.languages), false);
	}
	set(to: Lang, remember = true) {
		this.now = to;
		document.documentElement.lang = to;
		if (!remember) return;
		try {
			localStorage.setItem(KEY, to);
		} catch {
			// not remembered, still switched
		}
	}
}
export const lang = new Language();

/** A text in the page's language. */
export const t = (text: L10n, slots?: Slots, viewer?: Viewer): string => fill(text, slots, lang.now, viewer);
/** A sentence in the page's language. */
export const say = (sentence: Pick<Sentence, 'text' | 'slots'>, viewer?: Viewer): string =>
	sayIn(sentence, lang.now, viewer);
