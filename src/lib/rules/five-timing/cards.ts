// What cards and abilities are: their kinds and numbers as data, and Kuroko's own sample set.
// The source prints no card list. Names of main cards are its facts; every number here is ours (K11).
import { l10n, type L10n } from '../core/text';
import type { Category, Timing } from './terms';

/** What a technique, compound or pump-up adds beside level and damage. */
export interface Extras {
	/** 追加ダメージX, added after Ⅴ (V89). */
	readonly addDamage: number;
	/** 見切り不可: cannot be evaded by 見切り. */
	readonly noMikiri: boolean;
	/** 追加n枚の見切り: so many more 見切り are needed at once. */
	readonly extraMikiri: number;
	/** 停止チェック: what is added to the spirit for it; null where there is none. */
	readonly stop: number | null;
	/** A target brought to 0 HP vanishes instead of dying (V111). */
	readonly vanish: boolean;
}
export const NO_EXTRAS: Extras = { addDamage: 0, noMikiri: false, extraMikiri: 0, stop: null, vanish: false };

/** Puts the extra effects of two parts together. */
export const mergeExtras = (a: Extras, b: Extras): Extras => ({
	addDamage: a.addDamage + b.addDamage,
	noMikiri: a.noMikiri || b.noMikiri,
	extraMikiri: a.extraMikiri + b.extraMikiri,
	stop: a.stop === null ? b.stop : b.stop === null ? a.stop : Math.min(a.stop, b.stop),
	vanish: a.vanish || b.vanish
});

/** What a 防 technique does once it is activated: compare as a shield, or evade (V45, V46). */
export type DefenceEffect =
	| { readonly is: 'shield'; readonly lv: number; readonly ap: number }
	| { readonly is: 'maai' | 'mikiri' | 'cancel' };
/** What a 反 technique accepts (V42). */
export interface CounterCondition {
	/** Empty: any category. */
	readonly categories: readonly Category[];
	/** Highest effect level it can counter; null: any. */
	readonly maxLevel: number | null;
}

interface Named {
	/** Absent on cards that a set-up defines without a name: then the id is shown. */
	readonly name?: L10n;
}
export interface TechniqueDef extends Named {
	readonly kind: 'technique';
	readonly category: Category;
	readonly attribute: string | null;
	readonly lv: number;
	readonly dp: number;
	/** X回攻撃. */
	readonly hits: number;
	/** How many may be aimed at; 'all' is 全員. */
	readonly reach: number | 'all';
	readonly extras: Extras;
	readonly chant: boolean;
	/** May also be used as a non-action. */
	readonly free: boolean;
	readonly heal: number | null;
	readonly counter: CounterCondition | null;
	readonly defence: DefenceEffect | null;
}
export interface CompoundDef extends Named {
	readonly kind: 'compound';
	readonly lv: number;
	readonly dp: number;
	readonly extras: Extras;
}
export interface BarrierDef extends Named {
	readonly kind: 'barrier';
	readonly lv: number;
	readonly ap: number;
}
/** Main cards without numbers. 見切り, 間合い and the mirror's effect may also be abilities (V48, V37). */
export const PLAIN_KINDS = ['mikiri', 'maai', 'fumikomi', 'resist', 'geragera', 'mirror', 'revive'] as const;
export interface PlainDef extends Named {
	readonly kind: (typeof PLAIN_KINDS)[number];
}
export interface GearDef extends Named {
	readonly kind: 'armour' | 'shield';
	readonly lv: number;
	readonly ap: number;
	/** Hand cards to pile each time (shields). */
	readonly cost: number;
}
/** How often an ability may be used (K11). */
export const USES = ['hit', 'attack', 'game'] as const;
export type Uses = (typeof USES)[number];
export interface ReduceDef extends Named {
	readonly kind: 'reduce';
	readonly timing: Timing;
	readonly damage: number;
	readonly lv: number;
	readonly uses: Uses;
}
export interface DivideDef extends Named {
	readonly kind: 'divide';
	readonly num: number;
	readonly den: number;
	readonly uses: Uses;
}
export interface CancelDef extends Named {
	readonly kind: 'cancel';
	readonly timing: Timing;
	readonly uses: Uses;
}
export interface PumpDef extends Named {
	readonly kind: 'pump';
	readonly damage: number;
	readonly lv: number;
	readonly extras: Extras;
	readonly uses: Uses;
}
export type Def =
	TechniqueDef | CompoundDef | BarrierDef | PlainDef | GearDef | ReduceDef | DivideDef | CancelDef | PumpDef;
export type Kind = Def['kind'];

/** Kinds that are cards, and kinds that a character may have as abilities. */
export const CARD_KINDS: readonly Kind[] = ['technique', 'compound', 'barrier', ...PLAIN_KINDS];
export const ABILITY_KINDS: readonly Kind[] = [
	'technique',
	'compound',
	'mikiri',
	'maai',
	'mirror',
	'armour',
	'shield',
	'reduce',
	'divide',
	'cancel',
	'pump'
];

const technique = (
	name: L10n,
	category: Category,
	lv: number,
	dp: number,
	more: Partial<TechniqueDef> = {}
): TechniqueDef => ({
	kind: 'technique',
	name,
	category,
	attribute: null,
	lv,
	dp,
	hits: 1,
	reach: 1,
	extras: NO_EXTRAS,
	chant: false,
	free: false,
	heal: null,
	counter: null,
	defence: null,
	...more
});
const plain = (kind: PlainDef['kind'], ja: string, en: string): PlainDef => ({ kind, name: l10n(ja, en) });
const barrier = (lv: number, ap: number): BarrierDef => ({
	kind: 'barrier',
	name: l10n(`結界Lv${lv}`, `barrier Lv${lv}`),
	lv,
	ap
});

/** The sample set. Ids are what set-ups and links write. */
export const SAMPLES: Readonly<Record<string, Def>> = {
	cut: technique(l10n('斬りつけ', 'Cut'), 'sword', 3, 10),
	'twin-cut': technique(l10n('二連斬り', 'Twin Cut'), 'sword', 3, 10, { hits: 2 }),
	sweep: technique(l10n('なぎ払い', 'Sweep'), 'sword', 3, 8, { reach: 'all' }),
	'flame-verse': technique(l10n('炎の詩', 'Flame Verse'), 'magic', 5, 14, { chant: true, attribute: 'fire' }),
	riposte: technique(l10n('返し斬り', 'Riposte'), 'sword', 4, 8, {
		counter: { categories: ['sword', 'unarmed'], maxLevel: null }
	}),
	'ward-step': technique(l10n('守りの足さばき', 'Ward Step'), 'unarmed', 2, 0, { defence: { is: 'maai' } }),
	'iron-form': technique(l10n('鉄の構え', 'Iron Form'), 'unarmed', 2, 0, {
		defence: { is: 'shield', lv: 4, ap: 3 }
	}),
	mend: technique(l10n('手当て', 'Mend'), 'magic', 1, 0, { heal: 6 }),
	'binding-cut': technique(l10n('縛り斬り', 'Binding Cut'), 'sword', 3, 10, {
		extras: { ...NO_EXTRAS, stop: 0 }
	}),
	'piercing-cut': technique(l10n('貫き斬り', 'Piercing Cut'), 'sword', 3, 10, {
		extras: { ...NO_EXTRAS, addDamage: 4 }
	}),
	edge: { kind: 'compound', name: l10n('研ぎ', 'Edge'), lv: 2, dp: 4, extras: NO_EXTRAS },
	'barrier-2': barrier(2, 3),
	'barrier-3': barrier(3, 3),
	'barrier-4': barrier(4, 3),
	mikiri: plain('mikiri', '見切り', 'Read (mikiri)'),
	maai: plain('maai', '間合い', 'Keep Distance (maai)'),
	fumikomi: plain('fumikomi', '踏み込み', 'Step In (fumikomi)'),
	resist: plain('resist', 'レジスト・身代わり', 'Resist / Substitute'),
	geragera: plain('geragera', 'ゲラゲラ', 'Geragera'),
	mirror: plain('mirror', '《シャハルの鏡》', 'Mirror of Shahar'),
	saihan: plain('revive', '再販', 'Reprint (saihan)'),
	saihoso: plain('revive', '再放送', 'Rerun (saihoso)'),
	continue: plain('revive', 'コンティニュー', 'Continue'),
	plate: { kind: 'armour', name: l10n('板金の鎧', 'Plate'), lv: 4, ap: 2, cost: 0 },
	buckler: { kind: 'shield', name: l10n('小盾', 'Buckler'), lv: 3, ap: 4, cost: 1 },
	tough: { kind: 'reduce', name: l10n('頑丈', 'Tough'), timing: 'IV', damage: 5, lv: 0, uses: 'hit' },
	supple: { kind: 'divide', name: l10n('柔らかい体', 'Supple'), num: 1, den: 2, uses: 'hit' },
	surge: { kind: 'pump', name: l10n('底力', 'Surge'), damage: 5, lv: 0, extras: NO_EXTRAS, uses: 'attack' },
	focus: { kind: 'pump', name: l10n('集中', 'Focus'), damage: 0, lv: 2, extras: NO_EXTRAS, uses: 'attack' },
	'no-escape': {
		kind: 'pump',
		name: l10n('逃げ場なし', 'No Escape'),
		damage: 0,
		lv: 0,
		extras: { ...NO_EXTRAS, noMikiri: true },
		uses: 'attack'
	},
	feint: {
		kind: 'pump',
		name: l10n('フェイント', 'Feint'),
		damage: 0,
		lv: 0,
		extras: { ...NO_EXTRAS, extraMikiri: 1 },
		uses: 'attack'
	},
	'last-stand': { kind: 'cancel', name: l10n('土壇場', 'Last Stand'), timing: 'A', uses: 'game' }
};
