// Everything a reader may look up about BlackPoker 8.2. Loaded on demand; nothing here is needed to play.
import type { RuleDoc, SystemDocs } from '../../core/contract';
import { REASONS } from '../reasons';
import { CATALOG } from './catalog';
import { RULEBOOK } from './rulebook';
import { RULING_DOCS } from './rulings';
import { TAG_NAMES } from './tags';

/** Actions, components and disputed points can be cited like rules; their own pages say the rest. */
const named: Record<string, RuleDoc> = Object.fromEntries([
	...CATALOG.map((entry) => [
		`${entry.kind}:${entry.id}`,
		{
			title: entry.name,
			text: entry.summary,
			...(entry.numbers?.length && { source: entry.numbers.join(' · ') })
		}
	]),
	...RULING_DOCS.map((ruling) => [ruling.id, { title: ruling.title, text: ruling.question }])
]);

export const docs: SystemDocs = {
	rulebook: { ...RULEBOOK, ...named },
	reasons: REASONS,
	catalog: CATALOG,
	rulings: RULING_DOCS,
	tagNames: TAG_NAMES,
	honesty: {
		ja: '公式のルールブックではなく、私たちの言葉によるまとめです。8.2を名乗る3つの本文(資料版・公開版・修正版)をもとにし、ふだんは資料版の明らかな誤記を直したものに従います。コアフローは公開版のものです。公式の裁定集は参照できなかったので、本文に答えのない点は86の裁定として分け、根拠を添えました。「導出」の印は、本文に直接は書かれていないことを示します。',
		en: 'This is not the official rulebook but a summary in our own words. It rests on three texts labelled 8.2 (seed, release, patch); by default the seed is followed with its evident slips corrected, and the core flow is that of the release. No official collection of rulings could be consulted: where the texts give no answer, 86 rulings say what is assumed and why. "Derived" marks what no text states outright.'
	}
};
