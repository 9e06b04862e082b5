// The words of the page, in both languages.
import { l10n } from '$lib/rules/core/text';
import type { Role } from '$lib/rules/cryptospells/parse/scanner';

export const messages = {
	title: l10n('カードの文を読む', 'Read a card text'),
	lead: l10n(
		'クリプトスペルズの効果文を、書かれたとおりに読み解きます。誰が選ばれ、誰が入り、対象がいなければどうなるか。',
		'Takes a CryptoSpells ability text at its word: who is picked, who is included, and what happens with nobody to hit.'
	),
	input: {
		name: l10n('効果文', 'Ability text'),
		kind: l10n('カードの種類', 'Kind of card'),
		unit: l10n('ユニット', 'Unit'),
		spell: l10n('スペル', 'Spell'),
		example: l10n('例から選ぶ', 'Choose an example'),
		choose: l10n('例を選ぶ…', 'Choose…'),
		source: l10n('もとの文書のカード', 'Cards of the source'),
		ranges: l10n('いろいろな範囲', 'Ranges'),
		faulty: l10n('読めない例', 'Texts that are refused'),
		another: l10n('別の文を作る', 'Make one up'),
		copy: l10n('この文のリンクをコピー', 'Copy a link to this text'),
		copied: l10n('コピーしました', 'Copied'),
		tidy: l10n('書き方を整える', 'Write it the usual way')
	},
	badAddress: l10n(
		'アドレスの効果文が壊れていて、読めませんでした。リンク全体をコピーし直してください。',
		'The text in the address is damaged and could not be read. Copy the whole link again.'
	),
	coloured: l10n('色分けした文', 'The text in colours'),
	empty: l10n('ここに文を書くと、読み方が出ます。', 'Write a text, and how it is read appears here.'),
	problems: {
		name: l10n('気になるところ', 'Errors and warnings'),
		none: l10n('文法どおりに読めました。', 'The text keeps to the grammar.'),
		error: l10n('誤り', 'Error'),
		warning: l10n('注意', 'Warning'),
		at: l10n('{line}行{column}文字目', 'line {line}, column {column}'),
		go: l10n('{place}へ移る', 'Go to {place}'),
		count: l10n('誤り{errors}件、注意{warnings}件', '{errors} errors, {warnings} warnings')
	},
	reading: {
		name: l10n('どう読むか', 'How it is read'),
		usable: l10n('対象がなくても使えるか', 'Usable without a target?'),
		yes: l10n('使える', 'Yes'),
		no: l10n('使えない', 'No'),
		part: l10n('効果{n}', 'Part {n}'),
		does: l10n('何をする', 'What it does'),
		how: l10n('対象の決め方', 'How targets are found'),
		pool: l10n('誰が入るか', 'Who is included'),
		self: l10n('自分は入るか', 'Is the card itself included?'),
		none: l10n('対象がいないとき', 'With nobody to hit'),
		link: l10n('前の効果との関係', 'The part before'),
		contrast: l10n('もし書き方が違えば', 'Joined the other way'),
		swap: l10n('この文に替える', 'Use that text'),
		keywords: l10n('キーワード', 'Keywords'),
		noAbilities: l10n('効果がありません。', 'It has no abilities.'),
		ruling: l10n('論点{id}', 'Disputed: {id}')
	},
	who: {
		name: l10n('見本の盤面では', 'On the sample board'),
		in: l10n('入る', 'in'),
		out: l10n('入らない', 'out')
	},
	structure: {
		name: l10n('文の組み立て', 'Structure'),
		block: l10n('いつ', 'When'),
		target: l10n('対象', 'Target'),
		verb: l10n('動詞', 'Verb'),
		select: l10n('決め方', 'Choice'),
		side: l10n('側', 'Side'),
		kind: l10n('種類', 'Kind'),
		count: l10n('数', 'Number'),
		condition: l10n('条件', 'Condition'),
		except: l10n('除く', 'Leaves out'),
		link: l10n('つなぎ', 'Joint'),
		noTarget: l10n('なし', 'none')
	},
	try: {
		name: l10n('盤面で試す', 'Try it on a board'),
		button: l10n('盤面で試す', 'Try it on a board'),
		again: l10n('この文で置き直す', 'Set up again with this text'),
		loading: l10n('盤面を用意しています…', 'Setting up the board…'),
		failed: l10n(
			'盤面を読み込めませんでした。もう一度お試しください。',
			'The board could not be loaded. Please try again.'
		),
		cannot: l10n('この文は盤面では動かせません。', 'This text can’t be played on a board.'),
		debugger: l10n('デバッガーで開く', 'Open in the debugger'),
		rules: l10n('ルールの一覧', 'All the rules'),
		changed: l10n('文が変わりました。', 'The text has changed.'),
		log: l10n('記録', 'Record'),
		moves: l10n('できること', 'What can be done')
	}
} as const;

export const ROLE_NAMES: Partial<Record<Role, { ja: string; en: string }>> = {
	trigger: l10n('いつ', 'when'),
	keyword: l10n('キーワード', 'keyword'),
	random: l10n('ランダム', 'random'),
	all: l10n('全て', 'all'),
	notSelf: l10n('自分を除く', 'not itself'),
	self: l10n('自分', 'itself'),
	side: l10n('側', 'side'),
	condition: l10n('条件', 'condition'),
	kind: l10n('種類', 'kind'),
	count: l10n('数', 'count'),
	who: l10n('誰が', 'whose'),
	number: l10n('数値', 'number'),
	name: l10n('名前', 'name'),
	verb: l10n('動詞', 'verb'),
	suru: l10n('する（切れる）', 'する (ends)'),
	shite: l10n('して（つながる）', 'して (joins)'),
	unknown: l10n('読めない', 'not read')
};
