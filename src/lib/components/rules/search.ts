// Full-text search over the pages of a system: both languages at once, small, in the browser.
import type { Item } from './reference';

/** Letters as compared: width, case and kana alike, punctuation between words gone. */
export const fold = (text: string): string =>
	text
		.normalize('NFKC')
		.toLowerCase()
		.replace(/[\u30a1-\u30f6]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) - 0x60))
		.replace(/[・·]/g, '')
		.replace(/\s+/g, ' ')
		.trim();

export interface Query {
	readonly words: string;
	/** Chosen tags; within one group any of them will do, every group must agree. */
	readonly tags: readonly string[];
}

const groupOf = (tag: string): string => tag.slice(0, tag.indexOf(':'));

/** Does an item carry the chosen tags? Items without a group at all are not about it and drop out. */
export function hasTags(item: Item, tags: readonly string[]): boolean {
	const groups = new Set(tags.map(groupOf));
	return [...groups].every((group) => tags.some((tag) => groupOf(tag) === group && item.tags.includes(tag)));
}

/** How well the words fit: 0 not at all; being the very name counts most, then being a word of it. */
export function score(item: Item, words: string): number {
	const terms = fold(words).split(' ').filter(Boolean);
	if (!terms.length) return 1;
	let total = 0;
	for (const term of terms) {
		if (fold(item.name.ja) === term || fold(item.name.en) === term) total += 12;
		else if (item.names.split(' ').includes(term)) total += 8;
		else if (item.names.startsWith(term)) total += 6;
		else if (item.names.includes(term)) total += 4;
		else if (item.text.includes(term)) total += 1;
		else return 0;
	}
	return total;
}

/** The items that fit, best first; among equals in their own order. */
export function find(items: readonly Item[], { words, tags }: Query): readonly Item[] {
	return items
		.map((item, at) => ({ item, at, score: hasTags(item, tags) ? score(item, words) : 0 }))
		.filter((hit) => hit.score > 0)
		.sort((a, b) => b.score - a.score || a.at - b.at)
		.map((hit) => hit.item);
}
