import { describe, expect, it } from 'vitest';
import type { Item } from './reference';
import { find, fold, hasTags } from './search';

const item = (id: string, names: string, text: string, tags: string[] = []): Item => ({
	folder: 'action',
	id,
	name: { ja: names.split(' ')[0]!, en: names.slice(names.indexOf(' ') + 1) },
	line: { ja: '', en: '' },
	tags,
	names: fold(names),
	text: fold(text)
});
const counter = item('counter', 'カウンター Counter', '無効にする nullify', ['timing:quick', 'suit:club']);
const trap = item('trap-counter', '罠カウンター Trap counter', 'レアカード rare card', ['timing:quick']);
const end = item('end', 'エンド End', '手札を7枚に hand of seven; no counter hits it', ['timing:main']);
const all = [end, trap, counter];
const ids = (words: string, tags: string[] = []) => find(all, { words, tags }).map((i) => i.id);

describe('search', () => {
	it('takes wide and narrow letters, both cases and both kana for the same', () => {
		expect(fold('ｶｳﾝﾀｰ')).toBe(fold('カウンター'));
		expect(fold('かうんたー')).toBe(fold('カウンター'));
		expect(fold('B・J')).toBe(fold('Ｂ·ｊ'));
	});

	it('finds names before texts, in either language', () => {
		expect(ids('counter')).toEqual(['counter', 'trap-counter', 'end']);
		expect(ids('かうんたー')).toEqual(['counter', 'trap-counter']);
	});

	it('wants every word', () => {
		expect(ids('counter rare')).toEqual(['trap-counter']);
		expect(ids('counter nothing')).toEqual([]);
	});

	it('keeps the order of the book without words', () => {
		expect(ids('')).toEqual(['end', 'trap-counter', 'counter']);
	});

	it('joins tags of one group with or, groups with and', () => {
		expect(ids('', ['timing:quick'])).toEqual(['trap-counter', 'counter']);
		expect(ids('', ['timing:quick', 'timing:main'])).toEqual(['end', 'trap-counter', 'counter']);
		expect(ids('', ['timing:quick', 'suit:club'])).toEqual(['counter']);
		expect(hasTags(end, [])).toBe(true);
	});
});
