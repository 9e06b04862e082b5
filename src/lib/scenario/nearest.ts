// What was meant by a word that is none.
import { l10n, type L10n } from '../rules/core/text';

/** The known word that differs in the fewest letters, if it is near enough to be a slip. */
export function nearest(word: string, known: readonly string[]): string | null {
	const distance = (a: string, b: string): number => {
		let row = Array.from({ length: b.length + 1 }, (_, i) => i);
		for (let i = 1; i <= a.length; i++) {
			const next = [i];
			for (let j = 1; j <= b.length; j++)
				next.push(Math.min(row[j]! + 1, next[j - 1]! + 1, row[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1)));
			row = next;
		}
		return row[b.length]!;
	};
	const ranked = known.map((k) => [distance(word, k), k] as const).sort((a, b) => a[0] - b[0]);
	const best = ranked[0];
	return best && best[0] <= Math.max(1, word.length / 3) ? best[1] : null;
}

/** A sentence that offers the nearest word, to stand after the one that says the word is none; empty where none is near. */
export function didYouMean(word: string, known: readonly string[]): L10n {
	const near = nearest(word, known);
	return near ? l10n(`「${near}」ではありませんか。`, ` Did you mean "${near}"?`) : l10n('', '');
}
