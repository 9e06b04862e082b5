// How an action's printed attributes are written down here: the official shorthand, and words for keys, targets and conditions.
// A test compares them with what the engine plays.
import type { L10n } from '../../core/text';
import { l10n } from '../../core/text';

export const TYPES = {
	基本: 'basic',
	召喚: 'summon',
	速攻魔法: 'quick magic',
	通常魔法: 'magic',
	誘発魔法: 'triggered magic',
	兵士起因: 'by soldier',
	パック操作: 'pack operation',
	レアカード操作: 'rare card operation',
	切札操作: 'trump operation'
} as const;
export type PrintedType = keyof typeof TYPES;

export const FORMAT_NAMES = {
	lite: l10n('ライト', 'Light'),
	standard: l10n('スタンダード', 'Standard'),
	pro: l10n('プロ', 'Pro'),
	master: l10n('マスター', 'Master')
} as const;
export type FormatId = keyof typeof FORMAT_NAMES;
export const FORMAT_IDS = Object.keys(FORMAT_NAMES) as FormatId[];
/** A format and those that build on it. */
export const formatsFrom = (format: FormatId): readonly FormatId[] =>
	FORMAT_IDS.slice(FORMAT_IDS.indexOf(format));

export const FRAME_NAMES = {
	entry20: l10n('エントリー20', 'Entry 20'),
	pack: l10n('パック', 'Pack'),
	'rare-pack': l10n('レアパック', 'Rare pack'),
	strategy: l10n('ストラテジー', 'Strategy'),
	extra: l10n('エクストラ', 'Extra')
} as const;
export type FrameId = keyof typeof FRAME_NAMES;
export const FRAME_IDS = Object.keys(FRAME_NAMES) as FrameId[];
/** Each frame's zones and actions are those of the one before and more. */
export const framesFrom = (frame: FrameId): readonly FrameId[] => FRAME_IDS.slice(FRAME_IDS.indexOf(frame));
/** Which formats go with a frame (R 2). */
export const FRAME_FORMATS: Readonly<Record<FrameId, readonly FormatId[]>> = {
	entry20: ['lite'],
	pack: ['standard', 'pro', 'master'],
	'rare-pack': ['standard', 'pro', 'master'],
	strategy: ['pro', 'master'],
	extra: ['master']
};

export const TARGETS = {
	soldier: l10n('兵士1体', 'one soldier'),
	character: l10n('キャラクター1体', 'one character'),
	bulwark: l10n('防壁1枚', 'one bulwark'),
	ownCharacter: l10n('自分のキャラクター1体', 'one of your characters'),
	ownSameSuit: l10n('キーカードと同じスートの自分の兵士1体', "one of your soldiers of the key card's suit"),
	ownDiamond: l10n('♢2〜10を含む自分の兵士1体', 'one of your soldiers that contains a ♢2–10'),
	keyedRequest: l10n('キーカードが1枚か2枚のリクエスト', 'a request with one or two key cards'),
	someKeyRequest: l10n('キーカードのあるリクエスト', 'a request that has a key card'),
	aimedRequest: l10n('対象を取っているリクエスト', 'a request that has a target'),
	judgement: l10n('ダメージ判定のリクエスト', 'a Damage judgement request'),
	attack: l10n('アタックのリクエスト', 'an Attack request'),
	player: l10n('プレイヤー1人(どちらでも)', 'one player (either)'),
	opponent: l10n('相手', 'the opponent'),
	openTrump: l10n('表向きの切札1枚', 'one face-up trump')
} as const;

export const DESTINATIONS = {
	field: l10n('場', 'field'),
	fog: l10n('フォグ', 'fog'),
	graveyard: l10n('墓地', 'graveyard'),
	hand: l10n('手札', 'hand'),
	fogOrGraveyard: l10n(
		'対象が残ればフォグ、そうでなければ墓地',
		'fog if the target survives, else graveyard'
	),
	fieldOrGraveyard: l10n(
		'解決時に切札が表向きなら場、そうでなければ墓地',
		'field if the trump is face up on resolution, else graveyard'
	),
	stays: l10n('ドライブして場に残る', 'stays on the field, driven'),
	becomesSoldier: l10n('兵士になって場に残る', 'stays on the field as the new soldier')
} as const;

const CONDITIONS = {
	oncePerTurn: l10n('1ターンに1回', 'once per turn'),
	notYourTurn: l10n('自分のターンでない', 'you do not hold the turn'),
	packUnopened: l10n('自分のパックが未開封', 'your pack is unopened'),
	lifeNine: l10n('自分のライフが9枚以下', 'your life is 9 or less')
} as const;
export type PrintedCondition = keyof typeof CONDITIONS | `trump:${string}`;

const SUIT_SIGNS: Readonly<Record<string, string>> = { s: '♠', h: '♡', d: '♢', c: '♣' };
/** `s-10` → `♠10`. */
export const trumpFace = (id: string): string => SUIT_SIGNS[id[0]!] + id.slice(2).toUpperCase();

/** A start condition in words; `trump:d-4` asks for that trump face up. */
export function conditionText(condition: PrintedCondition, trumpName: (id: string) => L10n): L10n {
	if (!condition.startsWith('trump:')) return CONDITIONS[condition as keyof typeof CONDITIONS];
	const id = condition.slice('trump:'.length);
	const name = trumpName(id);
	return l10n(
		`自分の切札「${name.ja}」(${trumpFace(id)})が表向き`,
		`your trump ${name.en} (${trumpFace(id)}) is face up`
	);
}

export interface Printed {
	readonly type: PrintedType;
	/** Official shorthand: `@trigger-speed-timing | $cost`. */
	readonly notation: string;
	/** The first format that has it. */
	readonly format: FormatId;
	/** The first frame that has it; absent for the actions of the formats. */
	readonly frames?: FrameId;
	/** Key cards from hand, slot by slot; `rare`: the rare card. */
	readonly keys?: string;
	readonly relation?: 'same-suit' | 'same-number';
	/** The unit that is driven: a character's id, or the label it must carry. */
	readonly unit?: string;
	readonly target?: keyof typeof TARGETS;
	readonly conditions?: readonly PrintedCondition[];
	readonly notCounterable?: true;
	readonly goes?: keyof typeof DESTINATIONS;
	/** Numbers of the supplied documents, then of the release. */
	readonly section: string;
	/** First version → last changed in. */
	readonly versions?: string;
	readonly rulings?: string;
}

export const printed = (
	type: PrintedType,
	notation: string,
	format: FormatId,
	rest: Omit<Printed, 'type' | 'notation' | 'format'>
): Printed => ({ type, notation, format, ...rest });

const WORDS: Readonly<Record<string, string>> = {
	直接: 'direct',
	誘発: 'triggered',
	即時: 'immediate',
	通常: 'normal',
	メイン: 'main',
	クイック: 'quick'
};
/** The shorthand taken apart; `cost` is empty where it is free. */
export function readNotation(notation: string) {
	const [, trigger = '', speed = '', timing = '', , cost = ''] =
		/^@(.+?)-(.+?)-(\S+)( \| \$(\w+))?$/.exec(notation) ?? [];
	const word = (ja: string) => l10n(ja, WORDS[ja] ?? ja);
	return { trigger: word(trigger), speed: word(speed), timing: word(timing), cost };
}
