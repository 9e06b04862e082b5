// The words of the reference pages.
import type { Messages } from '$lib/i18n/messages';

export const messages = {
	reference: { ja: 'ルールリファレンス', en: 'Rules reference' },
	systems: { ja: 'ルール体系', en: 'Rule systems' },
	search: { ja: 'ことば・番号で探す', en: 'Search words or numbers' },
	searchHint: { ja: '例: {name}、{rule}', en: 'e.g. {name}, {rule}' },
	filters: { ja: '絞り込み', en: 'Filters' },
	clear: { ja: '条件を消す', en: 'Clear' },
	any: { ja: 'すべて', en: 'any' },
	sections: { ja: '区分', en: 'Sections' },
	everything: { ja: 'すべて', en: 'Everything' },
	found: { ja: '{n}件', en: '{n} found' },
	foundOne: { ja: '1件', en: '1 found' },
	none: {
		ja: '当てはまるものがありません。ことばを減らすか、絞り込みを外してください。',
		en: 'Nothing fits. Use fewer words or remove a filter.'
	},
	rules: { ja: 'ルール', en: 'rule' },
	rulings: { ja: '裁定', en: 'ruling' },
	reasons: { ja: 'できない理由', en: 'why not' },
	rule: { ja: 'ルール', en: 'Rule' },
	ruling: { ja: '裁定', en: 'Ruling' },
	reason: { ja: 'できない理由', en: 'Why not' },
	refusals: { ja: '関わる「できない理由」', en: 'Reasons why not' },
	attributes: { ja: '属性', en: 'Attributes' },
	steps: { ja: '手順', en: 'Steps' },
	effect: { ja: '効果', en: 'Effect' },
	abilities: { ja: '能力', en: 'Abilities' },
	notes: { ja: '補足', en: 'Notes' },
	variants: { ja: '本文による違い', en: 'What the texts print' },
	text: { ja: '本文', en: 'Text' },
	field: { ja: '項目', en: 'Field' },
	reading: { ja: '読み', en: 'Reading' },
	touching: { ja: '関わる裁定', en: 'Rulings that touch it' },
	cites: { ja: '関連するルール', en: 'Rules and pages cited' },
	citedBy: { ja: 'ここを引くページ', en: 'Pages that cite this' },
	partOf: { ja: '上位のルール', en: 'Part of' },
	parts: { ja: '含まれるもの', en: 'Its parts' },
	scenarios: { ja: 'この場面を見る', en: 'Scenarios that show it' },
	openIn: { ja: '検証で開く', en: 'open in the debugger' },
	source: { ja: '出典', en: 'Source' },
	question: { ja: '問い', en: 'The question' },
	choices: { ja: '読み方', en: 'Readings' },
	standard: { ja: '標準', en: 'default' },
	alternative: { ja: '別の読み', en: 'alternative' },
	onlyReading: {
		ja: '読み方は1つしかなく、切り替えはありません。',
		en: 'There is one sensible reading: nothing to switch.'
	},
	switchable: {
		ja: '検証の画面で切り替えて、結果を比べられます。',
		en: 'Switch it in the debugger and compare what follows.'
	},
	evidence: { ja: '根拠', en: 'Evidence' },
	code: { ja: '理由コード', en: 'Reason code' },
	slots: {
		ja: '… の部分には、その場のカードや数が入ります。',
		en: 'The … stand for the cards and numbers at hand.'
	},
	marks: {
		derived: { ja: '導出', en: 'derived' },
		assumed: { ja: '仮定', en: 'assumed' },
		outside: { ja: '出典の外', en: 'outside the source' }
	},
	markMeans: {
		derived: {
			ja: '本文に直接は書かれておらず、導いたものです。',
			en: 'Not stated outright in the source, but derived from it.'
		},
		assumed: { ja: '本文になく、私たちが補ったものです。', en: 'Not in the source: our own assumption.' },
		outside: { ja: '別の出典によるものです。', en: 'Taken from another source.' }
	},
	before: { ja: '前へ', en: 'Previous' },
	after: { ja: '次へ', en: 'Next' },
	pager: { ja: '前後のページ', en: 'Neighbouring pages' },
	trail: { ja: '現在地', en: 'You are here' },
	about: { ja: 'この資料について', en: 'About this reference' },
	noSystem: { ja: 'このルール体系はありません。', en: 'There is no such rule system.' },
	noPage: { ja: 'この番号のページはありません。', en: 'There is no page for this number.' }
} as const satisfies Messages;
