// What may be wrong with an ability text: a sentence for each code, in both languages, and the rules it rests on.
import type { L10n, Problem } from '../../core/contract';
import type { Slots } from '../../core/text';
import type { Span } from './ast';
import { placeOf } from './normalise';

export type Level = 'error' | 'warning';
interface Kind {
	readonly level: Level;
	readonly text: L10n;
	readonly cites: readonly string[];
}
const error = (cites: readonly string[], ja: string, en: string): Kind => ({
	level: 'error',
	text: { ja, en },
	cites
});
const warning = (cites: readonly string[], ja: string, en: string): Kind => ({
	level: 'warning',
	text: { ja, en },
	cites
});

export const DIAGNOSTICS = {
	'cannot-parse': error(
		['T01'],
		'「{words}」は効果文として読めません。{hint}',
		'“{words}” can’t be read as an ability. {hint}'
	),
	'unknown-verb': warning(
		['T01'],
		'「{words}」の動詞を知らないので、対象だけを読みました。この効果は盤面では動きません。',
		'The verb in “{words}” is not known, so only the target was read. The board can’t play this ability.'
	),
	'missing-separator': warning(
		['T32'],
		'「{words}」の前に空白か句点がありません。「する」で切れる、別々の効果として読みます。',
		'There is no space or full stop before “{words}”. It is read as a separate ability.'
	),
	'unit-needs-trigger': error(
		['T08', 'T19', 'T25'],
		'ユニットの効果には、いつ使うかが要ります。「召喚時：」「死亡時：」「ターン開始時：」「ターン終了時：」のどれかを前に付けてください。',
		'A unit’s ability must say when it fires. Put 召喚時：, 死亡時：, ターン開始時： or ターン終了時： in front.'
	),
	'spell-has-trigger': error(
		['T08'],
		'スペルは使ったときに効果が出るので、「{words}」は付けられません。',
		'A spell takes effect when it is used, so it can’t carry “{words}”.'
	),
	'keyword-on-spell': warning(
		['G07'],
		'「{words}」はユニットの能力です。スペルでは何も起こりません。',
		'“{words}” is an ability of units. On a spell it does nothing.'
	),
	'choose-only-on-summon-or-spell': error(
		['T08'],
		'「{words}」はプレイヤーが対象を選ぶ書き方です。選べるのは召喚時とスペルだけです。「ランダムな」か「全ての」を付けると読めます。',
		'“{words}” lets the player pick, which only summon abilities and spells can. With ランダムな or 全ての it could be read.'
	),
	'choose-more-than-one': error(
		['T09'],
		'「{words}」は{count}体を選ばせますが、対象を2つ以上選ぶカードはありません。',
		'“{words}” asks for {count} picks; no card asks for two or more.'
	),
	'two-choose-abilities': error(
		['T09'],
		'「{words}」で2回目の選択になります。対象を選ぶ効果は1枚に1つまでです。',
		'“{words}” would be a second pick. A card has at most one ability with a pick.'
	),
	'dual-outside-summon-or-spell': warning(
		['T31'],
		'2つの効果を持つのは召喚時とスペルです。ここでは「{words}」が2つ目になっています。書かれた順に読みます。',
		'Two abilities belong to summon abilities and spells. Here “{words}” is a second one; both are read in order.'
	),
	'more-than-two-abilities': warning(
		['T31'],
		'「{words}」で3つ目以降の効果です。2つまでしか例がありませんが、書かれた順に読みます。',
		'“{words}” is a third ability or later. The source knows two at most; they are read in order.'
	),
	'dangling-te-form': error(
		['T33'],
		'「{words}」が「して」の形で終わっています。続きの効果を書くか、「する」で終えてください。',
		'“{words}” ends in the して form. Write what follows, or end it in する.'
	),
	'no-count-and-no-quantifier': warning(
		['T10', 'T19', 'T25'],
		'「{words}」は、1体を選ぶのか、ランダムか、全てかが書かれていません。「１体」「ランダムな」「全ての」のどれかを足してください。',
		'“{words}” doesn’t say whether one is picked, drawn at random, or all are meant. Add １体, ランダムな or 全ての.'
	),
	'conflicting-quantifiers': error(
		['T19', 'T25'],
		'「{words}」は、ランダムと全て、または全てと体数が両方書かれていて、どちらか決められません。',
		'“{words}” has both random and all, or all and a count, so it can’t be decided.'
	),
	'count-zero': error(
		['T10'],
		'「{words}」は0体です。1体以上にしてください。',
		'“{words}” counts zero. Write one or more.'
	),
	'number-too-large': error(
		['T01'],
		'「{words}」の数が大きすぎます。{limit}までにしてください。',
		'The number in “{words}” is too large. Up to {limit} will do.'
	),
	'empty-block': error(
		['T01'],
		'「{words}」のあとに効果がありません。',
		'There is no ability after “{words}”.'
	),
	'self-word-on-spell': warning(
		['T22', 'T23'],
		'スペルは場にいないので、「{words}」の「自身」や「他の」が指すものがありません。',
		'A spell is not on the field, so the words for “itself” in “{words}” point at nothing.'
	),
	'text-too-long': error(
		['T01'],
		'効果文が長すぎます。{limit}文字までを読みました。',
		'The text is too long. The first {limit} characters were read.'
	)
} as const satisfies Record<string, Kind>;
export type DiagnosticCode = keyof typeof DIAGNOSTICS;

/** A problem of a text: where, how bad, and the exact stretch of it. */
export interface Diagnostic extends Problem {
	readonly code: DiagnosticCode;
	readonly level: Level;
	readonly at: Span;
	readonly where: { readonly line: number; readonly column: number };
}

/** What a text that can't be read may have wanted to be. */
export const HINTS = {
	colon: {
		ja: '「召喚時」などのあとには「：」が要ります。',
		en: 'A word such as 召喚時 needs a “：” after it.'
	},
	negative: {
		ja: '打ち消しの形はありません。',
		en: 'There is no negative form.'
	},
	rest: {
		ja: '動詞のあとに余分な言葉があります。',
		en: 'There are words left after the verb.'
	},
	kind: {
		ja: '「味方」「相手」のあとには、ユニット・リーダー・種族か、体数が要ります。',
		en: 'After 味方 or 相手, a kind (ユニット, リーダー, a tribe) or a count is needed.'
	},
	start: {
		ja: '「味方ユニット１体を…」「全ての相手に…」「カードを２枚引く」のように始めてください。',
		en: 'Begin like 味方ユニット１体を…, 全ての相手に… or カードを２枚引く.'
	}
} as const satisfies Record<string, L10n>;

/** A diagnostic about a stretch of the source. `words` is that stretch unless given. */
export function diagnose(source: string, code: DiagnosticCode, at: Span, slots: Slots = {}): Diagnostic {
	const { level, text, cites } = DIAGNOSTICS[code];
	const words = source.slice(at.from, at.to).replace(/\s+/g, ' ');
	return {
		code,
		level,
		text,
		cites,
		slots: { words: words.length > 40 ? `${words.slice(0, 40)}…` : words, ...slots },
		at,
		where: placeOf(source, at.from)
	};
}
