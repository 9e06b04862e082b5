// The meaning of an ability text as plain data. The engine plays it, the explanation reads it: one source of truth.
// Every node knows its place in the text as it was written.

/** Offsets into the text as written (UTF-16): from inclusive, to exclusive. */
export interface Span {
	readonly from: number;
	readonly to: number;
}

export const CARD_KINDS = ['unit', 'spell'] as const;
export type CardKind = (typeof CARD_KINDS)[number];

/** The five words the source uses on cards without defining them. */
export const KEYWORDS = ['前衛', '速攻', '連撃', '貫通', '攻撃不可'] as const;
export type Keyword = (typeof KEYWORDS)[number];

export const STATS = ['攻撃力', '体力', 'コスト'] as const;
export type Stat = (typeof STATS)[number];

/** When a block fires; `cast` is a spell's only moment, `none` a unit's block whose trigger is missing. */
export type Trigger = 'summon' | 'death' | 'turnStart' | 'turnEnd' | 'cast' | 'none';
export const TRIGGER_WORDS = {
	召喚時: 'summon',
	死亡時: 'death',
	ターン開始時: 'turnStart',
	ターン終了時: 'turnEnd'
} as const satisfies Record<string, Trigger>;

export type Condition =
	| { readonly is: 'compare'; readonly stat: Stat; readonly op: '>=' | '<=' | '='; readonly n: number }
	| { readonly is: 'parity'; readonly stat: Stat; readonly parity: 'even' | 'odd' }
	| { readonly is: 'keyword'; readonly keyword: Keyword };

/**
 * How targets are found. `choose`: the player picks one; `fixed`: the text leaves only one answer (T14);
 * `unspecified`: neither a count nor ランダムな / 全ての, so nobody can say.
 */
export type Selection = 'choose' | 'random' | 'all' | 'fixed' | 'self' | 'unspecified';
export type TargetSide = 'any' | 'ally' | 'enemy' | 'both';

export interface Target {
	readonly select: Selection;
	readonly side: TargetSide;
	/** `character` is a unit or a leader (T07). */
	readonly kind: 'unit' | 'leader' | 'character';
	/** 味方１体 for 味方キャラクター１体: the kind is left out. */
	readonly elided: boolean;
	readonly tribe: string | null;
	readonly count: number | null;
	/** The words that leave the unit itself out, as written. */
	readonly notSelf: '自身を除く' | '他の' | null;
	/** The word for the unit itself, when it is the target. */
	readonly selfWord: '自身' | 'このユニット' | null;
	readonly conditions: readonly Condition[];
	/** ランダムな and 全ての together, or 全ての with a count. */
	readonly conflict: boolean;
	readonly at: Span;
	/** Place of the words of `notSelf`. */
	readonly notSelfAt: Span | null;
}

/** Whose cards or mana; `unsaid` where the text names nobody. */
export type Who = 'ally' | 'enemy' | 'both' | 'unsaid';

/** What is done to targets on the field. */
export type TargetVerb =
	| { readonly op: 'damage'; readonly n: number }
	| { readonly op: 'stats'; readonly attack: number; readonly health: number }
	| { readonly op: 'destroy' }
	| { readonly op: 'bounce' }
	| { readonly op: 'banish' }
	| { readonly op: 'transform'; readonly into: string }
	| { readonly op: 'evolve' }
	| { readonly op: 'heal'; readonly n: number }
	| { readonly op: 'setStat'; readonly stat: Stat; readonly n: number }
	| { readonly op: 'grant'; readonly keyword: Keyword };
/** What needs no target on the field. */
export type FreeVerb =
	| { readonly op: 'draw'; readonly who: Who; readonly n: number }
	| { readonly op: 'maxMana'; readonly who: Who; readonly by: number }
	| { readonly op: 'mana'; readonly who: Who; readonly n: number; readonly way: 'restore' | 'add' }
	| { readonly op: 'discard'; readonly n: number }
	| { readonly op: 'token'; readonly name: string; readonly n: number }
	| { readonly op: 'advanceTurn'; readonly n: number };
/** Words that are not among the verbs of this grammar; the target before them is still read. */
export interface UnknownVerb {
	readonly op: 'unknown';
	readonly raw: string;
}
export type Verb = TargetVerb | FreeVerb | UnknownVerb;
export type Op = Verb['op'];

/** How an ability hangs on the one before it: する (independent) or して (T32, T33). */
export type Link = 'first' | 'independent' | 'requiresPrevious';

interface AbilityForm {
	/** The verb stands in its te-form: what follows needs it. */
	readonly te: boolean;
	readonly link: Link;
	readonly at: Span;
	/** Place of the verb's ending, して or する, if one is written. */
	readonly endAt: Span | null;
}
export type Ability = AbilityForm &
	(
		| { readonly target: Target; readonly verb: TargetVerb | UnknownVerb }
		| { readonly target: null; readonly verb: FreeVerb }
	);
export interface Block {
	readonly trigger: Trigger;
	readonly abilities: readonly Ability[];
	readonly at: Span;
}
export interface AbilityText {
	readonly kind: CardKind;
	readonly keywords: readonly Keyword[];
	readonly blocks: readonly Block[];
}

/** All abilities in order, each with its block's trigger. */
export function abilitiesOf(ast: AbilityText): readonly (Ability & { readonly trigger: Trigger })[] {
	return ast.blocks.flatMap((block) => block.abilities.map((a) => ({ ...a, trigger: block.trigger })));
}

const PLACES: ReadonlySet<string> = new Set(['at', 'endAt', 'notSelfAt']);
/** The text without its places, as JSON with sorted keys: equal for two texts exactly when they mean the same. */
export const meaningOf = (ast: AbilityText): string =>
	JSON.stringify(ast, (_, value: unknown) =>
		value && typeof value === 'object' && !Array.isArray(value)
			? Object.fromEntries(
					Object.entries(value)
						.filter(([key]) => !PLACES.has(key))
						.sort(([a], [b]) => (a < b ? -1 : 1))
				)
			: value
	);
