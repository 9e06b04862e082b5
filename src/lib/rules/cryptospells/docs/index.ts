// Everything to read about this system: loaded only when somebody reads it.
import type { SystemDocs } from '../../core/contract';
import { l10n, type L10n } from '../../core/text';
import { HAPPENINGS } from '../happenings';
import { CONSEQUENCES } from '../legal';
import { DIAGNOSTICS } from '../parse/diagnostics';
import { READING } from '../parse/reading-texts';
import { PROBLEMS } from '../problems';
import { FIXES, REASONS } from '../reasons';
import type { Template } from '../sentences';
import { STATUS_TEXTS } from '../facts';
import { VIEW_TEXTS } from '../view';
import { catalogOf, TAG_NAMES } from './catalog';
import { RULEBOOK } from './rulebook';
import { RULING_DOCS } from './rulings';

interface Told {
	readonly text: L10n;
	readonly cites: readonly string[];
}
const told = (book: Readonly<Record<string, Template>>): Readonly<Record<string, Told>> =>
	Object.fromEntries(
		Object.entries(book).map(([code, { ja, en, cites }]) => [code, { text: l10n(ja, en), cites }])
	);

/** Every sentence this system may say, by code. */
export const SENTENCES: Readonly<Record<string, Told>> = {
	...told(HAPPENINGS),
	...told(FIXES),
	...told(CONSEQUENCES),
	...told(STATUS_TEXTS),
	...told(VIEW_TEXTS),
	...told(PROBLEMS),
	...READING
};

export const docs: SystemDocs = {
	rulebook: RULEBOOK,
	reasons: {
		...told(REASONS),
		...Object.fromEntries(
			Object.entries(DIAGNOSTICS).map(([code, { text, cites }]) => [code, { text, cites }])
		)
	},
	catalog: catalogOf(RULING_DOCS),
	tagNames: TAG_NAMES,
	rulings: RULING_DOCS,
	honesty: l10n(
		'もとの文書が決めているのは、効果文の読み方（T01〜T47）だけです。マナ、手札、戦闘などの枠（G01〜G21）は2019〜2020年ごろの外の資料と、こちらで決めたことによります。カードのコストと値は試用のもので、英語のカード名もこちらで付けました。「貫通」は読むだけで、盤面では何も起こしません。',
		'The source settles only how ability texts are read (T01–T47). The frame around them – mana, hands, combat (G01–G21) – comes from pages of 2019–2020 and from our own decisions. Costs and values of cards are demo values, and their English names are ours. 貫通 is recognised but does nothing on the board.'
	)
};
