// The reference pages of this system: rulebook, reasons, cards, rulings, and what its source doesn't cover.
import type { SystemDocs } from '../../core/contract';
import { l10n } from '../../core/text';
import { REASONS } from '../reasons';
import { CATALOG, TAG_NAMES } from './catalog';
import { RULEBOOK } from './rulebook';
import { RULING_DOCS } from './rulings';

export const docs: SystemDocs = {
	rulebook: RULEBOOK,
	reasons: Object.fromEntries(
		Object.entries(REASONS).map(([code, { ja, en, cites }]) => [code, { text: l10n(ja, en), cites }])
	),
	catalog: CATALOG,
	rulings: RULING_DOCS,
	tagNames: TAG_NAMES,
	honesty: l10n(
		'元の文書（2012年5月）はターンの流れだけを説明した書きかけのもので、準備、デッキ、勝敗、キャンセル、チェックタイミングの本文がない。欠けた部分は外部の資料で補い、規則ごとに印を付けた。チェックタイミングの順番は一人のプレイヤーの記録による。カードは教材用の自作で、実在のカードは文書に書かれた事実だけを使っている。',
		'The source (May 2012) is an unfinished page about how a turn runs: set-up, decks, winning, cancels and the text of check timing are missing. What fills the gaps comes from elsewhere and is marked rule by rule; the order of check timing is one player’s account. The cards are ours, made for teaching; real cards appear only with the facts the page states.'
	)
};
