// The reference of Five Timings; loaded on demand, never needed to run.
import type { SystemDocs } from '../../core/contract';
import { l10n } from '../../core/text';
import { REASONS } from '../reasons';
import { CATALOG, TAG_NAMES } from './catalog';
import { RULEBOOK } from './rulebook';
import { RULING_DOCS } from './rulings';

export const docs: SystemDocs = {
	rulebook: RULEBOOK,
	reasons: REASONS,
	catalog: CATALOG,
	rulings: RULING_DOCS,
	tagNames: TAG_NAMES,
	honesty: l10n(
		'出典はあるウィキの「攻撃と防御」の一頁だけで、ゲームの名前はわからない。「五つのタイミング」は仮の名前。頁にあるのは一つの攻撃の宣言から死亡までで、準備・ターン・移動・詠唱・カードの一覧・勝利条件はない。ターンの枠(K)とカードの数値はKurokoのもの。文字化けしていたⅠ〜Ⅴは復元して読んだ。',
		'The source is a single wiki page, "attack and defence"; the title of its game is unknown, and "Five Timings" is our name for it. The page covers one attack from declaration to death: no set-up, turns, moving, chanting, card list or victory. The turn frame (K) and the numbers on the cards are Kuroko’s. The garbled Ⅰ–Ⅴ of the page were restored.'
	)
};
