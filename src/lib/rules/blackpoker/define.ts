// The words an action is declared in: data first (who, when, with what, at what cost, at whom), then its effect as lines.
import type { Option } from '../core/contract';
import type { L10n } from '../core/text';
import { l10n } from '../core/text';
import type { CardId, Player, Rank, Suit } from './cards';
import type { Step } from './steps/step';
import type { ActionRequest, Format, Frame, GameEvent, Profile, Resolution, Table, Target } from './table';

export type ActionType =
	| '基本'
	| '召喚'
	| '速攻魔法'
	| '通常魔法'
	| '誘発魔法'
	| '兵士起因'
	| 'パック操作'
	| 'レアカード操作'
	| '切札操作';
export const TYPE_NAMES: Readonly<Record<ActionType, L10n>> = {
	基本: l10n('基本', 'basic'),
	召喚: l10n('召喚', 'summon'),
	速攻魔法: l10n('速攻魔法', 'quick magic'),
	通常魔法: l10n('通常魔法', 'magic'),
	誘発魔法: l10n('誘発魔法', 'triggered magic'),
	兵士起因: l10n('兵士起因', 'by soldier'),
	パック操作: l10n('パック操作', 'pack'),
	レアカード操作: l10n('レアカード操作', 'rare card'),
	切札操作: l10n('切札操作', 'trump')
};

/** Key cards: so many of these suits and ranks for each slot. An empty list of suits means any, also none. */
export interface KeySlot {
	readonly suits?: readonly Suit[];
	readonly ranks: readonly Rank[];
	readonly count: number;
}
export interface KeySpec {
	readonly from: 'hand' | 'rare';
	readonly slots: readonly KeySlot[];
	readonly relation?: 'same-suit' | 'same-number';
	/** In words, for reasons and labels: "♡A〜10を1枚". */
	readonly need: L10n;
}
/** Key unit: an own unit driven for cost K. */
export interface UnitSpec {
	readonly kind: 'soldier' | 'bulwark';
	readonly character?: string;
	readonly label?: string;
	readonly need: L10n;
}
export interface TargetSpec {
	readonly kind: 'soldier' | 'character' | 'bulwark' | 'request' | 'player' | 'opponent' | 'trump';
	readonly side: 'own' | 'any' | 'opponent';
	readonly need: L10n;
	/** Names of extra tests in targets.ts, in the order a judge would ask them. */
	readonly tests?: readonly string[];
	/** `target_not_action`: the action a request must be of. */
	readonly action?: string;
}
/** Start conditions (起動条件), asked when requesting and not again (core.md 3.2 [7]). */
export type Condition =
	| { readonly kind: 'once-per-turn' }
	| { readonly kind: 'not-turn-player' }
	| { readonly kind: 'pack-unopened' }
	| { readonly kind: 'life-at-most'; readonly max: number }
	| { readonly kind: 'trump-open'; readonly suit: Suit; readonly rank: Rank }
	| { readonly kind: 'no-such-trump'; readonly name: string }
	/** The patch's life condition of レア召喚, also by ruling (AMB-71). */
	| { readonly kind: 'rare-summon-life'; readonly max: number };

/** What a line of an effect sees: the table as it is now, its request, and the answers so far. */
export interface Ctx {
	readonly table: Table;
	readonly request: ActionRequest;
	readonly by: Player;
	readonly foe: Player;
	readonly answers: Resolution['answers'];
	readonly notes: Resolution['notes'];
	readonly revealed: readonly CardId[];
	/** The unit aimed at; only where the action's target is a unit. */
	readonly unit: string;
}
/** A question a line asks; the answer comes back under `id`. */
export interface Ask {
	readonly id: string;
	readonly seat: Player;
	readonly what: L10n;
	readonly min: number;
	readonly max: number;
	readonly ordered?: true;
	readonly options: readonly Option[];
	/** A test on the whole answer, by name: see whyNotAnswer in resolve.ts. */
	readonly together?: 'one_bulwark_or_soldiers';
	/** Options that have to be among the picks (a giant has to attack). */
	readonly include?: readonly string[];
	/** The numbers of the picked cards may add up to no more than this. */
	readonly atMost?: number;
	readonly cites: readonly string[];
}
export interface Outcome {
	readonly steps?: readonly Step[];
	readonly ask?: Ask;
	/** The rest of the effect is not done. */
	readonly stop?: true;
	/** Go on at this line instead of the next. */
	readonly goTo?: number;
}
export type Line = (c: Ctx) => Outcome | readonly Step[];
/** A printed line that only qualifies another one ("a driven soldier cannot be chosen"): nothing to carry out. */
export const QUALIFIES = null;

/** What makes a triggered action's request: an event, asked for each player. One request for each thing it is about. */
export interface TriggerSpec {
	readonly on: GameEvent['type'];
	/** Whether it triggers for this player; a list makes one request for each entry (what it is about). */
	readonly when: (table: Table, event: GameEvent, player: Player) => boolean | readonly string[];
}

export interface ActionDef {
	readonly id: string;
	readonly name: L10n;
	readonly type: ActionType;
	readonly trigger: 'direct' | 'triggered';
	readonly speed: 'immediate' | 'normal';
	readonly timing: 'main' | 'quick';
	/** Cost symbols in print order; empty = free. */
	readonly cost: string;
	/** Formats whose list has it. */
	readonly formats: readonly Format[];
	/** Frames whose list has it; null for the actions of the formats. */
	readonly frames: readonly Frame[] | null;
	readonly keys?: KeySpec;
	readonly unit?: UnitSpec;
	readonly target?: TargetSpec;
	readonly conditions?: readonly Condition[];
	/** "Cannot be the target of Counter." */
	readonly notCounterable?: true;
	readonly when?: TriggerSpec;
	/** One line for each printed step of the rule, in order (docs/lines.ts has their words). */
	readonly effect: readonly (Line | null)[];
	/** What a text profile prints differently (AMB-01). */
	readonly profiles?: Partial<Record<Profile, Reading>>;
	/** How another setting of a disputed point reads it: ruling id → choice → reading. */
	readonly rulings?: Readonly<Record<string, Readonly<Record<string, Reading>>>>;
}
/** The fields of an action that texts and rulings may read differently. */
export type Reading = Partial<
	Pick<ActionDef, 'speed' | 'type' | 'formats' | 'keys' | 'conditions' | 'effect'>
>;
export type ActionFamily = readonly ActionDef[];

export const LITE: readonly Format[] = ['lite', 'standard', 'pro', 'master'];
export const STANDARD: readonly Format[] = ['standard', 'pro', 'master'];
export const PRO: readonly Format[] = ['pro', 'master'];
export const MASTER: readonly Format[] = ['master'];

export const LOW: readonly Rank[] = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10'];
export const COMMON: readonly Rank[] = ['2', '3', '4', '5', '6', '7', '8', '9', '10'];
export const HEROES: readonly Rank[] = ['J', 'Q', 'K'];
export const SUITED: readonly Rank[] = [...LOW, ...HEROES];
export const ANY_RANK: readonly Rank[] = [...SUITED, 'X'];
const SYMBOL: Record<Suit, string> = { S: '♠', H: '♡', D: '♢', C: '♣' };

const ranksText = (ranks: readonly Rank[]): L10n => {
	if (ranks === ANY_RANK) return l10n('の任意のカード', 'any card');
	if (ranks.length === 1) return ranks[0] === 'X' ? l10n('Joker', 'Joker') : l10n(ranks[0]!, ranks[0]!);
	if (ranks === COMMON) return l10n('2〜10', '2–10');
	if (ranks === HEROES) return l10n('J・Q・K', 'J, Q or K');
	return ranks === LOW ? l10n('A〜10', 'A–10') : l10n('A〜K', 'A–K');
};
/** Key cards from hand: `keys([slot(LOW, 'H')])`. */
export const slot = (ranks: readonly Rank[], suit?: Suit, count = 1): KeySlot => ({
	...(suit && { suits: [suit] }),
	ranks,
	count
});
export function keys(slots: readonly KeySlot[], relation?: KeySpec['relation']): KeySpec {
	const parts = slots.map((s) => {
		const suit = s.suits?.[0] ? SYMBOL[s.suits[0]] : '';
		const ranks = ranksText(s.ranks);
		return l10n(`${suit}${ranks.ja}を${s.count}枚`, `${s.count} × ${suit}${ranks.en}`);
	});
	const rel =
		relation === 'same-suit'
			? l10n('(同じスート)', ' (one suit)')
			: relation === 'same-number'
				? l10n('(同じ数字)', ' (same number)')
				: l10n('', '');
	return {
		from: 'hand',
		slots,
		...(relation && { relation }),
		need: l10n(parts.map((p) => p.ja).join('と') + rel.ja, parts.map((p) => p.en).join(' and ') + rel.en)
	};
}
export const RARE_KEY: KeySpec = {
	from: 'rare',
	slots: [],
	need: l10n('レアカード', 'your rare card')
};

export const SOLDIER: TargetSpec = { kind: 'soldier', side: 'any', need: l10n('兵士1体', 'one soldier') };
export const CHARACTER: TargetSpec = {
	kind: 'character',
	side: 'any',
	need: l10n('キャラクター1体', 'one character')
};
export const OWN_CHARACTER: TargetSpec = {
	kind: 'character',
	side: 'own',
	need: l10n('自分のキャラクター1体', 'one of your characters')
};
export const BULWARK: TargetSpec = { kind: 'bulwark', side: 'any', need: l10n('防壁1つ', 'one bulwark') };
export const OPPONENT: TargetSpec = {
	kind: 'opponent',
	side: 'opponent',
	need: l10n('相手', 'the opponent')
};
export const KEYED_REQUEST: TargetSpec = {
	kind: 'request',
	side: 'any',
	need: l10n('キーカードが1枚か2枚のリクエスト', 'a request with one or two key cards'),
	tests: ['one-or-two-keys']
};

/** Steps of a line that has nothing to ask. */
export const steps = (...list: readonly Step[]): readonly Step[] => list;

export type { Step, Target };
