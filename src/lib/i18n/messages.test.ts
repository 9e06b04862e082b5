import { describe, expect, it } from 'vitest';

const modules = import.meta.glob('/src/**/*messages.ts', { eager: true }) as Record<
	string,
	Record<string, unknown>
>;

interface Text {
	readonly at: string;
	readonly ja: unknown;
	readonly en: unknown;
}
/** Every `{ ja, en }` below a value, with the way to it. Half a pair counts: it is what we look for. */
function textsIn(value: unknown, at: string): Text[] {
	if (typeof value !== 'object' || value === null) return [];
	if ('ja' in value || 'en' in value) {
		const { ja, en } = value as { ja?: unknown; en?: unknown };
		return [{ at, ja, en }];
	}
	return Object.entries(value).flatMap(([key, below]) => textsIn(below, `${at}.${key}`));
}
const slots = (text: string) => [...new Set(text.match(/\{\w+\}/g))].sort();
const texts = Object.entries(modules).flatMap(([file, module]) => textsIn(module, file.replace('/src/', '')));
const isText = (x: unknown): x is string => typeof x === 'string' && x.trim() !== '';

describe('every message of every messages.ts', () => {
	it('is found at all', () => {
		expect(texts.length).toBeGreaterThan(10);
	});
	it('is there in Japanese and in English', () => {
		expect(texts.filter(({ ja, en }) => !isText(ja) || !isText(en)).map(({ at }) => at)).toEqual([]);
	});
	it('names the same slots in both', () => {
		const odd = texts.filter(
			({ ja, en }) => isText(ja) && isText(en) && slots(ja).join() !== slots(en).join()
		);
		expect(odd.map(({ at }) => at)).toEqual([]);
	});
	it('has Japanese where the English has words', () => {
		const odd = texts.filter(
			({ ja, en }) =>
				isText(ja) &&
				isText(en) &&
				ja !== en &&
				/[a-z]/i.test(en.replace(/\{\w+\}/g, '')) &&
				!/[\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Han}]/u.test(ja)
		);
		expect(odd.map(({ at }) => at)).toEqual([]);
	});
});
