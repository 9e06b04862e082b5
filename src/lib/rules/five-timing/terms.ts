// The game's own words in both languages: gates, categories, main cards. Everything that names them reads this.
import { l10n, type L10n } from '../core/text';

/** The five timings of a defence, and the moment just before damage is applied. */
export const GATES = ['I', 'II', 'III', 'IV', 'V', 'before'] as const;
export type Gate = (typeof GATES)[number];
export const GATE_NAMES: Readonly<Record<Gate, L10n>> = {
	I: l10n('Ⅰ 回避', 'Ⅰ evasion'),
	II: l10n('Ⅱ 装備', 'Ⅱ gear'),
	III: l10n('Ⅲ 結界', 'Ⅲ barriers'),
	IV: l10n('Ⅳ 軽減', 'Ⅳ reduction'),
	V: l10n('Ⅴ 割合軽減', 'Ⅴ proportion'),
	before: l10n('ダメージ適用の直前', 'just before damage')
};

/** When an ability may be used: at one gate, or outside them (P: pump-up, A: any timing of the defence). */
export const TIMINGS = ['I', 'II', 'III', 'IV', 'V', 'P', 'A'] as const;
export type Timing = (typeof TIMINGS)[number];
const TIMING_SIGNS: Readonly<Record<Timing, string>> = {
	I: 'Ⅰ',
	II: 'Ⅱ',
	III: 'Ⅲ',
	IV: 'Ⅳ',
	V: 'Ⅴ',
	P: 'P',
	A: 'A'
};
export const signOf = (timing: Timing): string => TIMING_SIGNS[timing];

export const CATEGORIES = ['sword', 'unarmed', 'magic'] as const;
export type Category = (typeof CATEGORIES)[number];
export const CATEGORY_NAMES: Readonly<Record<Category, L10n>> = {
	sword: l10n('剣技', 'sword'),
	unarmed: l10n('格闘技', 'unarmed'),
	magic: l10n('魔法', 'magic')
};
/** The value a category is measured against (V05). */
export const valueOf = (category: Category): 'warrior' | 'magic' =>
	category === 'magic' ? 'magic' : 'warrior';
export const VALUE_NAMES: Readonly<Record<'warrior' | 'magic' | 'spirit', L10n>> = {
	warrior: l10n('戦士Lv', 'warrior Lv'),
	magic: l10n('魔法Lv', 'magic Lv'),
	spirit: l10n('精神力', 'spirit')
};

export const ZONES = ['hand', 'barrier', 'field', 'pile', 'gone'] as const;
export type Zone = (typeof ZONES)[number];
export const ZONE_NAMES: Readonly<Record<Zone, L10n>> = {
	hand: l10n('手札', 'hand'),
	barrier: l10n('結界ゾーン', 'barrier zone'),
	field: l10n('場', 'field'),
	pile: l10n('パイル', 'pile'),
	gone: l10n('ゲームの外', 'out of the game')
};

/** Joins names as a sentence would. */
export const listed = (names: readonly L10n[]): L10n => ({
	ja: names.map((n) => n.ja).join('・'),
	en: names.map((n) => n.en).join(', ')
});
