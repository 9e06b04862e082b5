// The sample set as the reference shows it: every card and ability with its numbers, and the actions of the game.
import type { CatalogEntry } from '../../core/contract';
import { l10n, same, type L10n } from '../../core/text';
import { ACTIONS } from '../actions';
import { extrasText } from '../attack';
import { SAMPLES, type Def, type Extras, type Kind } from '../cards';
import { CATEGORY_NAMES, GATE_NAMES, GATES, listed, signOf, VALUE_NAMES, valueOf } from '../terms';
import type { RuleId } from './rulebook';

type Attribute = CatalogEntry['attributes'][number];
const attribute = (label: L10n, value: L10n | number | string): Attribute => ({
	label,
	value: typeof value === 'object' ? value : same(String(value))
});

const KIND_NAMES: Readonly<Record<Kind, L10n>> = {
	technique: l10n('技', 'technique'),
	compound: l10n('複合', 'compound'),
	barrier: l10n('結界', 'barrier'),
	mikiri: l10n('メインカード', 'main card'),
	maai: l10n('メインカード', 'main card'),
	fumikomi: l10n('メインカード', 'main card'),
	resist: l10n('メインカード', 'main card'),
	geragera: l10n('メインカード', 'main card'),
	mirror: l10n('メインカード', 'main card'),
	revive: l10n('メインカード', 'main card'),
	armour: l10n('能力', 'ability'),
	shield: l10n('能力', 'ability'),
	reduce: l10n('能力', 'ability'),
	divide: l10n('能力', 'ability'),
	cancel: l10n('能力', 'ability'),
	pump: l10n('能力', 'ability')
};
const CITES: Readonly<Record<Kind, readonly RuleId[]>> = {
	technique: ['V02', 'V05', 'V12'],
	compound: ['V03', 'V13'],
	barrier: ['V62', 'V64', 'V70'],
	mikiri: ['V25', 'V26'],
	maai: ['V27', 'V28', 'V31'],
	fumikomi: ['V29', 'V35'],
	resist: ['V81', 'V83', 'V104'],
	geragera: ['V102', 'V103'],
	mirror: ['V32', 'V37'],
	revive: ['V110', 'K05'],
	armour: ['V52', 'V58'],
	shield: ['V52', 'V59'],
	reduce: ['V74', 'V78'],
	divide: ['V80', 'V84'],
	cancel: ['V107'],
	pump: ['V93', 'V95']
};
const SUMMARIES: Readonly<Record<Exclude<Kind, 'technique'>, L10n>> = {
	compound: l10n('技の宣言と同時に足す。', 'Added as the technique is declared.'),
	barrier: l10n(
		'結界ゾーンでは防具のように自動で働き、手札からは効果Lvを1下げる。',
		'In the zone it applies by itself like armour; from hand it lowers the effect Lv by 1.'
	),
	mikiri: l10n('Ⅰで攻撃を完全に避ける。', 'Evades the attack completely at Ⅰ.'),
	maai: l10n(
		'Ⅰで攻撃の届かない所まで離れる。踏み込みで破られる。',
		'Gets out of reach at Ⅰ; a step in beats it.'
	),
	fumikomi: l10n('相手の間合いを1回失敗させる。', 'Makes one distance of the opponent fail.'),
	resist: l10n(
		'Ⅴで自分のダメージを1/4にするか、いつでもほかの誰かの身代わりになる。',
		'Quarters your own damage at Ⅴ, or substitutes for somebody else at any timing.'
	),
	geragera: l10n(
		'いつでも攻撃を完全に無効にし、後の攻撃も止める。',
		'Nullifies the attack at any timing, later hits included.'
	),
	mirror: l10n('Ⅰで攻撃を反射する。', 'Reflects the attack at Ⅰ.'),
	revive: l10n('死亡したキャラクターを復活させる。', 'Brings a dead character back.'),
	armour: l10n('Ⅱで働く防具。', 'Armour, for Ⅱ.'),
	shield: l10n('Ⅱで宣言して使う盾。', 'A shield, declared at Ⅱ.'),
	reduce: l10n('攻撃の数値を減らす。', 'Takes numbers off the attack.'),
	divide: l10n('Ⅴでダメージを割合で減らす。', 'Reduces the damage by a proportion at Ⅴ.'),
	cancel: l10n('攻撃を打ち消す。', 'Cancels the hit.'),
	pump: l10n('防御の間いつでも、攻撃を強める。', 'Strengthens the attack at any time during the defence.')
};

function extrasOf(extras: Extras, hits = 1): readonly Attribute[] {
	const { ja, en } = extrasText(extras, hits);
	return en ? [attribute(l10n('追加効果', 'extra effects'), l10n(ja.slice(1), en.slice(2)))] : [];
}

function attributesOf(def: Def): readonly Attribute[] {
	const lv = 'lv' in def && def.lv ? [attribute(same('Lv'), def.lv)] : [];
	const ap = 'ap' in def ? [attribute(same('Ap'), def.ap)] : [];
	switch (def.kind) {
		case 'technique': {
			const subtypes = [
				def.chant && l10n('詠', 'chant'),
				def.counter && l10n('反', 'counter'),
				def.defence && l10n('防', 'defence')
			];
			return [
				attribute(l10n('種別', 'category'), CATEGORY_NAMES[def.category]),
				attribute(l10n('比べる値', 'measured against'), VALUE_NAMES[valueOf(def.category)]),
				attribute(l10n('技Lv', 'technique Lv'), def.lv),
				...(def.heal === null
					? [attribute(same('Dp'), def.dp)]
					: [attribute(l10n('回復', 'heals'), def.heal)]),
				attribute(l10n('対象', 'targets'), def.reach === 'all' ? l10n('全員', 'everybody') : def.reach),
				...(subtypes.some(Boolean)
					? [attribute(l10n('サブタイプ', 'subtypes'), listed(subtypes.filter((s): s is L10n => !!s)))]
					: []),
				...(def.counter?.categories.length
					? [
							attribute(
								l10n('反撃できる技', 'counters'),
								listed(def.counter.categories.map((c) => CATEGORY_NAMES[c]))
							)
						]
					: []),
				...(def.defence?.is === 'shield'
					? [attribute(l10n('盾として', 'as a shield'), `Lv${def.defence.lv} Ap${def.defence.ap}`)]
					: []),
				...(def.defence?.is === 'maai'
					? [attribute(l10n('効果', 'effect'), l10n('間合い', 'distance'))]
					: []),
				...extrasOf(def.extras, def.hits)
			];
		}
		case 'compound':
			return [
				attribute(same('Lv'), `+${def.lv}`),
				attribute(same('Dp'), `+${def.dp}`),
				...extrasOf(def.extras)
			];
		case 'pump':
			return [
				attribute(l10n('タイミング', 'timing'), signOf('P')),
				...(def.damage ? [attribute(l10n('ダメージ', 'damage'), `+${def.damage}`)] : []),
				...(def.lv ? [attribute(l10n('効果Lv', 'effect Lv'), `+${def.lv}`)] : []),
				...extrasOf(def.extras)
			];
		case 'shield':
			return [
				...lv,
				...ap,
				attribute(l10n('コスト', 'cost'), l10n(`手札${def.cost}枚`, `${def.cost} card(s) from hand`))
			];
		case 'reduce':
			return [
				attribute(l10n('タイミング', 'timing'), signOf(def.timing)),
				attribute(l10n('ダメージ', 'damage'), `−${def.damage}`)
			];
		case 'divide':
			return [
				attribute(l10n('タイミング', 'timing'), signOf('V')),
				attribute(l10n('ダメージ', 'damage'), `×${def.num}/${def.den}`)
			];
		case 'cancel':
			return [
				attribute(l10n('タイミング', 'timing'), signOf(def.timing)),
				attribute(l10n('回数', 'uses'), l10n('ゲームに1度', 'once per game'))
			];
		default:
			return [...lv, ...ap];
	}
}

const techniqueSummary = (def: Def): L10n => {
	if (def.kind !== 'technique') return SUMMARIES[def.kind];
	if (def.heal !== null) return l10n('HPを回復する。防御は起こらない。', 'Restores HP; no defence follows.');
	if (def.counter) return l10n('攻撃に反撃する技。', 'A technique that counters an attack.');
	if (def.defence) return l10n('攻撃を防御する技。', 'A technique that defends against an attack.');
	return l10n('攻撃の技。', 'A technique to attack with.');
};

const samples = Object.entries(SAMPLES).map(([id, def]): CatalogEntry => ({
	id,
	kind: def.kind,
	name: def.name!,
	summary: techniqueSummary(def),
	attributes: [attribute(l10n('種類', 'kind'), KIND_NAMES[def.kind]), ...attributesOf(def)],
	tags: [`kind:${def.kind}`, ...('timing' in def ? [`timing:${def.timing}`] : [])],
	cites: CITES[def.kind],
	rulings: []
}));
const WHEN_NAMES: Readonly<Record<string, L10n>> = {
	...GATE_NAMES,
	turn: l10n('自分のターン', 'own turn'),
	contents: l10n('内容の宣言', 'announcing contents'),
	'any-gate': l10n('防御のどのタイミングでも(A)', 'any timing of a defence (A)'),
	pump: l10n('防御の間いつでも(P)', 'any time during a defence (P)'),
	answer: l10n('間合いへの返事', 'answer to a distance'),
	roll: l10n('精神力チェック', 'spirit check'),
	asked: l10n('答える番', 'when asked')
};
const WHO_NAMES: Readonly<Record<string, L10n>> = {
	active: l10n('ターンの席', 'the seat whose turn it is'),
	attacker: l10n('攻撃側', 'the attacker'),
	target: l10n('対象', 'the target'),
	third: l10n('対象以外', 'anybody but the target'),
	asked: l10n('尋ねられた席', 'whoever is asked')
};
const actions = ACTIONS.map((a): CatalogEntry => ({
	id: `action:${a.id}`,
	kind: 'action',
	name: a.label,
	summary: a.summary,
	attributes: [
		attribute(l10n('いつ', 'when'), WHEN_NAMES[a.when]!),
		attribute(l10n('誰が', 'who'), WHO_NAMES[a.by]!)
	],
	tags: ['kind:action', ...(GATES.some((g) => g === a.when) ? [`timing:${a.when}`] : [])],
	cites: a.cites,
	rulings: []
}));

export const CATALOG: readonly CatalogEntry[] = [...actions, ...samples];
export const TAG_NAMES: Readonly<Record<string, L10n>> = {
	kind: l10n('種類', 'kind'),
	timing: l10n('タイミング', 'timing'),
	'kind:action': l10n('行動', 'action'),
	...Object.fromEntries((Object.keys(KIND_NAMES) as Kind[]).map((k) => [`kind:${k}`, kindName(k)])),
	...Object.fromEntries(
		['I', 'II', 'III', 'IV', 'V', 'before'].map((g) => [
			`timing:${g}`,
			GATE_NAMES[g as keyof typeof GATE_NAMES]
		])
	),
	'timing:A': l10n('A いつでも', 'A at any timing')
};
/** Kinds that share a word in the attributes are told apart here. */
function kindName(kind: Kind): L10n {
	const own: Readonly<Partial<Record<Kind, L10n>>> = {
		mikiri: l10n('見切り', 'read'),
		maai: l10n('間合い', 'distance'),
		fumikomi: l10n('踏み込み', 'step in'),
		resist: l10n('レジスト・身代わり', 'resist / substitute'),
		geragera: l10n('ゲラゲラ', 'geragera'),
		mirror: l10n('反射', 'reflection'),
		revive: l10n('復活', 'bringing back'),
		armour: l10n('防具', 'armour'),
		shield: l10n('盾', 'shield'),
		reduce: l10n('軽減', 'reduction'),
		divide: l10n('割合軽減', 'proportion'),
		cancel: l10n('打ち消し', 'cancel'),
		pump: l10n('パンプアップ', 'pump-up')
	};
	return own[kind] ?? KIND_NAMES[kind];
}
