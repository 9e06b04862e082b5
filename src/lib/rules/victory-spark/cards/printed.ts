// What is printed on the sample cards beside their abilities. V cards are ours (the Harbor Guild set, made for
// teaching); N cards are named in the source and carry only the facts it states: `null` is "not stated".
import { l10n, type L10n } from '../../core/text';
import { defIdOf } from '../table';

/** Series that exist among the sample cards. `other` is the third-party cards, whose series is not our business. */
export type Series = 'harbor' | 'hill' | 'other';
export const SERIES_NAMES: Readonly<Record<Series, L10n>> = {
	harbor: l10n('《港》', 'Harbor'),
	hill: l10n('《丘》', 'Hill'),
	other: l10n('（出典に記載なし）', '(not stated)')
};

export interface Printed {
	readonly name: L10n;
	/** Title (称号); `null` where the source does not state it. */
	readonly title: L10n | null;
	readonly series: Series;
	/** `null`: not stated in the source, so nothing that needs the number can be done. */
	readonly level: number | null;
	readonly attack: number | null;
	readonly defence: number | null;
	/** Name and title of the partner, as printed (Japanese). */
	readonly partner?: { readonly name: string; readonly title: string };
}

const GUILD = l10n('港ギルド', 'Harbor Guild');
const FOGHORN = l10n('霧笛番', 'Foghorn Keeper');

const own = (
	level: number,
	attack: number,
	defence: number,
	name: [string, string],
	title: L10n = GUILD,
	more: Partial<Printed> = {}
): Printed => ({ name: l10n(...name), title, series: 'harbor', level, attack, defence, ...more });

const OWN = {
	V01: own(0, 2000, 2000, ['見習いナギ', 'Nagi the Apprentice']),
	V02: own(1, 3000, 3000, ['荷揚げのタツ', 'Tatsu the Docker']),
	V03: own(2, 5000, 5000, ['船長ガンテツ', 'Captain Gantetsu']),
	V04: own(1, 3500, 3000, ['帆縫いのミオ', 'Mio the Sailmaker']),
	V05: own(1, 4000, 4500, ['灯台守アカリ', 'Akari of the Lighthouse'], GUILD, {
		partner: { name: 'ヒビキ', title: FOGHORN.ja }
	}),
	V06: own(1, 2500, 3000, ['ヒビキ', 'Hibiki'], FOGHORN),
	V06b: own(1, 3000, 2500, ['ヒビキ', 'Hibiki'], l10n('非番の日', 'Day Off')),
	V07: own(1, 2000, 2500, ['旗振りのコハク', 'Kohaku the Signaller']),
	V08: own(0, 1000, 1000, ['口止めのシズカ', 'Shizuka the Hush']),
	V09: own(1, 2500, 2500, ['早起きのハル', 'Haru the Early Riser']),
	V10: own(1, 2500, 3000, ['石炭番のロク', 'Roku the Stoker']),
	V11: own(0, 1500, 2500, ['門番イワネ', 'Iwane the Gatekeeper']),
	V12: own(1, 2500, 2500, ['ナミ＆サワ', 'Nami & Sawa'], l10n('渡し場の姉妹', 'Ferry Sisters')),
	V13: own(1, 3000, 2500, ['ナミ', 'Nami'], l10n('渡し場の姉', 'Elder Ferry Sister')),
	V14: own(1, 2500, 3000, ['サワ', 'Sawa'], l10n('渡し場の妹', 'Younger Ferry Sister')),
	V15: own(1, 3000, 2500, ['号鐘のツバキ', 'Tsubaki of the Bell']),
	V16: own(1, 2000, 3500, ['用心棒クロガネ', 'Kurogane the Bodyguard']),
	V17: own(1, 2000, 3000, ['見張り台のミサゴ', 'Misago of the Crow’s Nest']),
	V18: own(1, 3000, 3500, ['花火師ホムラ', 'Homura the Fireworker']),
	V19: own(1, 3500, 2500, ['渡り板のハヤテ', 'Hayate of the Gangway']),
	V20: own(1, 2500, 2500, ['宿屋のオカミ', 'Okami the Innkeeper']),
	V21: own(1, 2500, 2500, ['網元ジンベエ', 'Jinbei the Netmaster']),
	V22: own(1, 2500, 2500, ['呼び込みのチヨ', 'Chiyo the Barker']),
	V23: own(1, 2500, 2500, ['段取りのセイジ', 'Seiji the Planner']),
	V24: own(1, 2000, 3500, ['霧のカスミ', 'Kasumi of the Fog']),
	V25: own(1, 2500, 2000, ['身代わりマサ', 'Masa the Stand-in']),
	V26: own(1, 3000, 2000, ['引き潮のシオ', 'Shio of the Ebb']),
	V27: own(1, 3000, 3000, ['迎え火のトモリ', 'Tomori the Welcome']),
	V28: own(1, 2500, 3000, ['親方ゲンゾウ', 'Boss Genzo']),
	V29: own(1, 3000, 3000, ['遺言のフミ', 'Fumi of the Last Letter']),
	V30: own(1, 2500, 2500, ['乾杯のジョッキ', 'Jock the Toast']),
	V31: own(1, 3000, 2500, ['力自慢のゴウ', 'Go the Strong']),
	V32: own(0, 1000, 1500, ['沈黙のオボロ', 'Oboro the Silent']),
	V33: own(1, 3000, 2500, ['銛打ちのイサナ', 'Isana the Harpooner']),
	V34: own(1, 3500, 4000, ['丘守りのクヌギ', 'Kunugi of the Hill'], l10n('丘の会', 'Hill Circle'), {
		series: 'hill'
	}),
	V35: own(1, 2000, 3500, ['手当てのユイ', 'Yui the Mender'])
} as const;

const CLUB = l10n('隣人部', '隣人部');
const SISTERS = l10n('椎名姉妹', '椎名姉妹');
const named = (name: string, title: L10n | null, numbers: Partial<Printed> = {}): Printed => ({
	name: l10n(name, name),
	title,
	series: 'other',
	level: null,
	attack: null,
	defence: null,
	...numbers
});
const NAMED = {
	N01: named('“カードゲーマー”星奈', CLUB, { attack: 4000 }),
	N02: named('“本気で協力する”星奈', CLUB),
	N03: named('楠 幸村', CLUB, { defence: 4500 }),
	N04: named('“もののふ見習い”幸村', CLUB, { defence: 4000 }),
	N05: named('拘束の幸村', CLUB),
	N06: named('あさひ', l10n('十九女', '十九女'), { level: 0 }),
	N07: named('深夏＆真冬', SISTERS),
	N08: named('双剣の海狼 ディラン', l10n('伊達と酔狂の両刀使い', '伊達と酔狂の両刀使い')),
	N09: named('兄', l10n('兄', '兄'))
} as const;

export const PRINTED = { ...OWN, ...NAMED } as const satisfies Readonly<Record<string, Printed>>;
export type CardId = keyof typeof PRINTED;
export const isCardId = (id: string): id is CardId => Object.hasOwn(PRINTED, id);

/** What is printed on a card of the table. Ids are checked when a set-up becomes a table. */
export function cardOf(card: string): Printed {
	const printed: Printed | undefined = PRINTED[defIdOf(card) as CardId];
	if (!printed) throw new Error(`no such card: ${card}`);
	return printed;
}
/** Is this card the partner of that one: name and title both (R38)? */
export function isPartnerOf(card: string, of: string): boolean {
	const { partner } = cardOf(of);
	const { name, title } = cardOf(card);
	return !!partner && name.ja === partner.name && title?.ja === partner.title;
}
