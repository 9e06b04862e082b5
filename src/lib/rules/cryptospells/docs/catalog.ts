// The catalog of the reference pages: cards with how their texts are read, keywords, verbs and triggers.
import type { CatalogEntry, RulingDoc } from '../../core/contract';
import { l10n, same, type L10n } from '../../core/text';
import { NAMED, OWN, textOf, type Card } from '../cards';
import { abilityWords, TRIGGER_NAMES } from '../parse/words';
import { abilitiesOf } from '../parse/ast';
import { read } from '../parse/read';
import type { RuleId } from './rulebook';

const join = (parts: readonly L10n[]): L10n => ({
	ja: parts.map((p) => p.ja).join(''),
	en: parts.map((p) => p.en).join(' ')
});

function cardEntry(card: Card, named: boolean): CatalogEntry {
	const { ast } = textOf(card);
	const reading = read(ast);
	const abilities = abilitiesOf(ast);
	const cites = new Set<string>([
		...(ast.kind === 'unit' ? ['T06'] : []),
		...reading.usable.cites,
		...reading.abilities.flatMap((a) => [...a.how.cites, ...(a.pool?.cites ?? []), ...(a.link?.cites ?? [])])
	]);
	return {
		id: card.id,
		kind: card.kind,
		name: card.name,
		summary: card.text ? same(card.text) : l10n('能力のないユニット。', 'A unit without abilities.'),
		attributes: [
			{
				label: l10n('種類', 'Kind'),
				value: card.kind === 'unit' ? l10n('ユニット', 'Unit') : l10n('スペル', 'Spell')
			},
			{
				label: l10n('コスト', 'Cost'),
				value: named ? l10n(`${card.cost}（試用の値）`, `${card.cost} (demo value)`) : same(String(card.cost))
			},
			...(card.kind === 'unit'
				? [{ label: l10n('攻撃力／体力', 'Attack/health'), value: same(`${card.attack}/${card.health}`) }]
				: []),
			...(card.tribe ? [{ label: l10n('種族', 'Tribe'), value: same(card.tribe) }] : []),
			...(card.text
				? [{ label: l10n('対象がなくても使えるか', 'Usable without a target'), value: reading.usable.text }]
				: [])
		],
		tags: [
			`kind:${card.kind}`,
			named ? 'from:source' : 'from:kuroko',
			...abilities.map((a) => `trigger:${a.trigger}`),
			...abilities.map((a) => `select:${a.target?.select ?? 'none'}`)
		],
		...(abilities.length && {
			steps: abilities.map((a) =>
				join([
					l10n(`${TRIGGER_NAMES[a.trigger].ja}、`, `${TRIGGER_NAMES[a.trigger].en}:`),
					abilityWords(a.target, a.verb)
				])
			)
		}),
		cites: [...cites],
		rulings: card.id === 'thor' ? ['B13'] : card.id === 'silas' ? ['B7', 'B19', 'B20'] : []
	};
}

interface WordEntry {
	readonly id: string;
	readonly kind: 'keyword' | 'trigger' | 'target' | 'verb';
	readonly ja: string;
	readonly en: string;
	readonly summary: L10n;
	readonly cites: readonly RuleId[];
}
const word = (
	id: string,
	kind: WordEntry['kind'],
	ja: string,
	en: string,
	summary: readonly [string, string],
	...cites: RuleId[]
): WordEntry => ({ id, kind, ja, en, summary: l10n(...summary), cites });

const WORDS: readonly WordEntry[] = [
	word(
		'vanguard',
		'keyword',
		'前衛',
		'Vanguard',
		['いる間、攻撃は前衛にしか向けられない。', 'While it stands, only such units may be attacked.'],
		'G06'
	),
	word(
		'rush',
		'keyword',
		'速攻',
		'Rush',
		['出たターンにも攻撃できる。', 'May attack in the turn it arrives.'],
		'G08',
		'T44'
	),
	word(
		'double',
		'keyword',
		'連撃',
		'Double attack',
		['1ターンに2回攻撃できる。', 'May attack twice a turn.'],
		'G09',
		'T45',
		'T46'
	),
	word('unable', 'keyword', '攻撃不可', 'Can’t attack', ['攻撃できない。', 'It can’t attack.'], 'G10', 'T41'),
	word(
		'pierce',
		'keyword',
		'貫通',
		'Pierce',
		['読むだけで、盤面では何も起こさない。', 'Recognised only; it does nothing on the board.'],
		'G11'
	),
	word(
		'on-summon',
		'trigger',
		'召喚時',
		'On summon',
		['手札から使って場に出たとき。対象を選べる。', 'When used from the hand and put on the field; may pick.'],
		'T08',
		'T12'
	),
	word(
		'on-death',
		'trigger',
		'死亡時',
		'On death',
		['死んで場を離れたとき。選べない。', 'When it has died and left the field; never picks.'],
		'T08',
		'T19'
	),
	word(
		'on-turn-start',
		'trigger',
		'ターン開始時',
		'Turn start',
		['持ち主のターンの始め。選べない。', 'At the start of its player’s turn; never picks.'],
		'T08',
		'T36'
	),
	word(
		'on-turn-end',
		'trigger',
		'ターン終了時',
		'Turn end',
		['持ち主のターンの終わり。選べない。', 'At the end of its player’s turn; never picks.'],
		'T08',
		'T36'
	),
	word('pick-one', 'target', '○○１体', 'One …', ['プレイヤーが選ぶ。', 'The player picks.'], 'T08', 'T10'),
	word(
		'at-random',
		'target',
		'ランダムな',
		'Random',
		['無作為に決まる。自分にも当たりうる。', 'Drawn by lot; may hit the unit itself.'],
		'T19',
		'T22'
	),
	word(
		'all-of',
		'target',
		'全ての',
		'All',
		['当てはまる全員。自分にも及ぶ。', 'Everyone who fits, the unit itself too.'],
		'T25',
		'T28'
	),
	word(
		'except-itself',
		'target',
		'自身を除く',
		'Except itself',
		['そのユニット自身は入らない。', 'Leaves the unit itself out.'],
		'T23'
	),
	word(
		'others',
		'target',
		'他の',
		'Other',
		['そのユニット自身は入らない。', 'Leaves the unit itself out.'],
		'T29'
	),
	word(
		'one-ally',
		'target',
		'味方１体',
		'One ally',
		['味方キャラクターの略。リーダーも入る。', 'Short for an ally character: leaders count.'],
		'T07',
		'T15'
	),
	word(
		'one-enemy',
		'target',
		'相手１体',
		'One enemy',
		['相手キャラクターの略。リーダーも入る。', 'Short for an enemy character: leaders count.'],
		'T07',
		'T16'
	),
	word(
		'suru',
		'verb',
		'○○する　××する',
		'する',
		['前が発動しなくても、後は発動する。', 'The second part stands alone.'],
		'T32'
	),
	word(
		'shite',
		'verb',
		'○○して××する',
		'して',
		['前が発動したときだけ、後も発動する。', 'The second part needs the first.'],
		'T33'
	),
	word(
		'advance',
		'verb',
		'１ターン進める',
		'Advance one turn',
		[
			'最大マナ、ドロー、能力、攻撃の権利をまとめて進める。',
			'Max mana, a draw, turn abilities and attacks together.'
		],
		'T34',
		'T35',
		'T36',
		'T37'
	),
	word(
		'transform',
		'verb',
		'変身させる',
		'Transform',
		['そのターンの攻撃回数は、変身する前に従う。', 'Attacks this turn follow the form before.'],
		'T40',
		'T46',
		'G19'
	),
	word(
		'evolve',
		'verb',
		'進化させる',
		'Evolve',
		['そのターンの攻撃回数は、進化した後に従う。', 'Attacks this turn follow the form after.'],
		'T47',
		'G19'
	)
];

/** Every card and every word of the texts; each ruling is linked from the entries whose rules it cites. */
export function catalogOf(rulings: readonly RulingDoc[]): readonly CatalogEntry[] {
	const touching = (cites: readonly string[]) =>
		rulings.filter((r) => r.cites.some((c) => cites.includes(c))).map((r) => r.id);
	return [
		...NAMED.map((card) => cardEntry(card, true)),
		...OWN.map((card) => cardEntry(card, false)),
		...WORDS.map(({ id, kind, ja, en, summary, cites }): CatalogEntry => ({
			id,
			kind,
			name: l10n(ja, en),
			summary,
			attributes: [],
			tags: [`kind:${kind}`],
			cites,
			rulings: touching(cites)
		}))
	];
}

/** Names of the catalog's kinds, groups and tags. */
export const TAG_NAMES: Readonly<Record<string, L10n>> = {
	kind: l10n('種類', 'Kind'),
	'kind:unit': l10n('ユニット', 'Unit'),
	'kind:spell': l10n('スペル', 'Spell'),
	'kind:keyword': l10n('キーワード', 'Keyword'),
	'kind:trigger': l10n('いつ', 'When'),
	'kind:target': l10n('対象の言葉', 'Target words'),
	'kind:verb': l10n('動詞', 'Verb'),
	from: l10n('出どころ', 'Origin'),
	'from:source': l10n('もとの文書', 'The source'),
	'from:kuroko': l10n('Kurokoで追加', 'Added by Kuroko'),
	trigger: l10n('いつ', 'When'),
	...Object.fromEntries(Object.entries(TRIGGER_NAMES).map(([id, name]) => [`trigger:${id}`, name])),
	select: l10n('対象の決め方', 'How targets are found'),
	'select:choose': l10n('選ぶ', 'Picked'),
	'select:random': l10n('ランダム', 'Random'),
	'select:all': l10n('全て', 'All'),
	'select:fixed': l10n('決まっている', 'Settled'),
	'select:self': l10n('自身', 'Itself'),
	'select:none': l10n('対象なし', 'No target')
};
