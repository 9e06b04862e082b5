// The cards there are. Names and texts of the thirteen named cards are facts of the source; it gives no costs and no
// values, so those are ours ("demo"), as are all other cards and the English names.
import { l10n, type L10n } from '../core/text';
import { normalise } from './parse/normalise';
import { parseText, type ParsedText } from './parse/parse';
import type { CardKind } from './parse/ast';

export interface Card {
	readonly id: string;
	readonly name: L10n;
	readonly kind: CardKind;
	readonly cost: number;
	readonly attack: number;
	readonly health: number;
	readonly tribe: string | null;
	readonly text: string;
	/** The card it evolves into. */
	readonly evolves: string | null;
}

const unit = (
	id: string,
	ja: string,
	en: string,
	[cost, attack, health]: readonly [number, number, number],
	text = '',
	more: { readonly tribe?: string; readonly evolves?: string } = {}
): Card => ({
	id,
	name: l10n(ja, en),
	kind: 'unit',
	cost,
	attack,
	health,
	tribe: more.tribe ?? null,
	text,
	evolves: more.evolves ?? null
});
const spell = (id: string, ja: string, en: string, cost: number, text: string): Card => ({
	id,
	name: l10n(ja, en),
	kind: 'spell',
	cost,
	attack: 0,
	health: 0,
	tribe: null,
	text,
	evolves: null
});

/** The cards named in the source. */
export const NAMED: readonly Card[] = [
	unit(
		'dragon-knight',
		'セルトの竜騎士',
		'Dragon Knight of Selt',
		[4, 3, 3],
		'召喚時：ユニット１体に３ダメージ'
	),
	spell('sun-blessing', '太陽の加護', 'Blessing of the Sun', 2, '味方ユニット１体を＋０／＋３する'),
	spell('digestion', '消化', 'Digestion', 2, '味方ユニット１体を破壊してカードを２枚引く'),
	spell('alberich', 'アルベリッヒの強化', 'Alberich’s Boon', 2, 'ランダムな味方ユニット２体を＋１／＋１する'),
	unit(
		'squirrel',
		'世界樹の霊獣シマリスク',
		'Shimarisk, Spirit of the World Tree',
		[3, 2, 2],
		'召喚時：自身を除くランダムな味方ユニット１体を＋２／＋２する'
	),
	unit('sylvia', 'シルヴィア', 'Sylvia', [5, 4, 4], '召喚時：全ての味方ソルジャーを＋２／＋０', {
		tribe: 'ソルジャー'
	}),
	unit(
		'ifrit',
		'灼煉の魔神イフリート',
		'Ifrit, Fiend of Fire',
		[6, 5, 3],
		'召喚時：全てのキャラクターに２ダメージ'
	),
	unit('manticore', 'マンティコア', 'Manticore', [5, 4, 4], '召喚時：他の全ての味方ユニットを＋１／＋１する'),
	spell('ambush', '伏兵', 'Ambush', 3, '全ての味方ユニットを＋３／＋０する'),
	unit(
		'thor',
		'白き稲妻トール',
		'Thor, White Lightning',
		[7, 6, 6],
		'召喚時：体力８以下の相手ユニット１体を破壊する　最大マナを２減らす'
	),
	unit(
		'chain-of-hearts',
		'チェインオブハーツ',
		'Chain of Hearts',
		[3, 2, 2],
		'召喚時：味方ユニット１体を手札に戻す　カードを１枚引く'
	),
	unit(
		'elly',
		'エリー・スペリオル',
		'Elly Superior',
		[5, 3, 4],
		'召喚時：味方ユニット１体を破壊して全ての相手ユニットを－１／－１する'
	),
	spell('silas', 'サイラスの超刻', 'Silas’s Leap of Time', 5, '１ターン進める')
];

/** Cards of our own, for boards and scenarios. */
export const OWN: readonly Card[] = [
	spell('mana-crystal', 'マナクリスタル', 'Mana Crystal', 0, 'マナを１増やす'),
	unit('apprentice', '見習い', 'Apprentice', [1, 1, 1]),
	unit('footman', '歩兵', 'Footman', [2, 2, 2]),
	unit('goblin', 'ゴブリン', 'Goblin', [1, 1, 2]),
	unit('stone-giant', '石の巨人', 'Stone Giant', [6, 3, 9]),
	unit('great-bear', '大熊', 'Great Bear', [6, 5, 8]),
	unit('pixie', '小妖精', 'Pixie', [1, 1, 1], '', { tribe: 'フェアリー' }),
	unit('recruit', '新兵', 'Recruit', [1, 2, 1], '', { tribe: 'ソルジャー' }),
	unit('gatekeeper', '門番', 'Gatekeeper', [2, 1, 4], '前衛'),
	unit('courier', '早馬', 'Courier', [2, 2, 1], '速攻'),
	unit('twinblade', '双剣士', 'Twinblade', [3, 2, 3], '連撃'),
	unit('storm-rider', '嵐の騎手', 'Storm Rider', [4, 2, 2], '速攻　連撃'),
	unit('statue', '石像', 'Statue', [2, 0, 5], '攻撃不可'),
	unit('lancer', '槍騎兵', 'Lancer', [3, 3, 2], '貫通'),
	unit(
		'spring-keeper',
		'泉の番人',
		'Keeper of the Spring',
		[2, 1, 2],
		'ターン終了時：味方リーダーを１回復する'
	),
	unit('scribe', '書記', 'Scribe', [2, 1, 2], 'ターン開始時：カードを１枚引く'),
	unit('fire-watch', '火守り', 'Fire Watch', [2, 1, 2], 'ターン開始時：相手リーダーに１ダメージ'),
	unit('thorn', '茨', 'Thorn', [2, 1, 2], 'ターン終了時：相手リーダーに１ダメージ'),
	unit('gambler', '賭博師', 'Gambler', [2, 2, 2], '召喚時：ランダムな味方ユニット１体を＋１／＋１する'),
	unit('legatee', '遺言者', 'Legatee', [2, 1, 1], '死亡時：カードを１枚引く'),
	unit(
		'bellringer',
		'鐘つき',
		'Bell Ringer',
		[2, 1, 2],
		'召喚時：味方ユニット１体を破壊する　カードを１枚引く'
	),
	unit(
		'altar-keeper',
		'祭壇守り',
		'Altar Keeper',
		[2, 1, 2],
		'召喚時：味方ユニット１体を破壊してカードを１枚引く'
	),
	unit('cub', '子狼', 'Cub', [2, 2, 2], '', { evolves: 'white-wolf' }),
	unit('white-wolf', '白い狼', 'White Wolf', [4, 4, 4], '連撃'),
	unit('twin-pups', '双子の子犬', 'Twin Pups', [2, 1, 2], '連撃', { evolves: 'hound' }),
	unit('hound', '猟犬', 'Hound', [4, 4, 4]),
	unit('colt', '子馬', 'Colt', [2, 1, 3], '', { evolves: 'charger' }),
	unit('charger', '軍馬', 'Charger', [4, 3, 4], '速攻'),
	unit('sapling', '若木', 'Sapling', [2, 1, 3], '', { evolves: 'great-tree' }),
	unit('great-tree', '大樹', 'Great Tree', [4, 3, 6]),
	spell('polymorph', '変化の術', 'Polymorph', 1, 'ユニット１体を「見習い」に変身させる'),
	spell('twin-form', '双剣の術', 'Twin Form', 1, '味方ユニット１体を「双剣士」に変身させる'),
	spell('growth', '成長', 'Growth', 1, '味方ユニット１体を進化させる'),
	spell('judgement', '裁きの雷', 'Thunder of Judgement', 2, 'リーダー１体に３ダメージ'),
	spell('arrow', '狙い撃ち', 'Aimed Shot', 2, '相手リーダーに３ダメージ'),
	spell('balm', '癒やしの水', 'Healing Water', 1, '味方１体を３回復する'),
	spell('spark', '火花', 'Spark', 1, '相手１体に２ダメージを与える'),
	spell('even-verdict', '偶数の裁き', 'Even Verdict', 4, '全ての攻撃力が偶数のユニットを破壊する'),
	spell('odd-verdict', '奇数の裁き', 'Odd Verdict', 4, '全ての攻撃力が奇数のユニットを破壊する'),
	spell('offering', '捧げもの', 'Offering', 2, 'ランダムな味方ユニット１体を破壊してカードを２枚引く')
];

export const CARDS: Readonly<Record<string, Card>> = Object.fromEntries(
	[...NAMED, ...OWN].map((card) => [card.id, card])
);

/** The card whose Japanese name is written in a text; `own` are the cards of the set-up, which come first. */
export function cardNamed(name: string, own: Readonly<Record<string, Card>>): Card | null {
	const wanted = normalise(name).text;
	const fits = (card: Card): boolean => normalise(card.name.ja).text === wanted;
	return Object.values(own).find(fits) ?? Object.values(CARDS).find(fits) ?? null;
}

const read = new Map<string, ParsedText>();
/** A card's text, read. Remembered: the same words always mean the same. */
export function textOf(card: Pick<Card, 'kind' | 'text'>): ParsedText {
	const key = `${card.kind}|${card.text}`;
	let parsed = read.get(key);
	if (!parsed) {
		if (read.size > 2000) read.clear();
		read.set(key, (parsed = parseText(card.text, card.kind)));
	}
	return parsed;
}
