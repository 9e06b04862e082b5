// The disputed points, explained: what the source leaves open, the choices, and what speaks for the default.
import type { L10n, RulingDoc } from '../../core/contract';
import { l10n } from '../../core/text';
import { RULINGS, type RulingId } from '../rulings';
import type { RuleId } from './rulebook';

type Pair = readonly [ja: string, en: string];
interface Text {
	readonly title: Pair;
	readonly question: Pair;
	readonly choices: readonly Pair[];
	readonly evidence?: Pair;
	readonly cites: readonly RuleId[];
}

const TEXTS: Readonly<Record<RulingId, Text>> = {
	A1: {
		title: ['ターン開始時の能力と起こす処理の順番', 'Start of turn or standing up first'],
		question: [
			'ターン開始時の能力は、カードを起こす前に発動するのか、後に発動するのか。',
			'Do abilities of the start of the turn come before or after cards are stood up?'
		],
		choices: [
			['起こす前', 'before'],
			['起こした後', 'after']
		],
		evidence: [
			'ほかのフェイズ（R10、R15、R35）では、開始時の能力がそのフェイズの処理より先に来る。',
			'In the other phases (R10, R15, R35) start abilities come before what the phase is for.'
		],
		cites: ['R05', 'R10', 'R15', 'R35']
	},
	A2: {
		title: ['引かないターンのドローフェイズ開始時', 'Start of the draw phase without a draw'],
		question: [
			'先攻の最初のターンはカードを引かない。それでもドローフェイズ開始時の能力は発動するのか。',
			'The first player draws nothing in turn 1. Do abilities of the start of the draw phase still fire?'
		],
		choices: [
			['発動する', 'yes'],
			['発動しない', 'no']
		],
		evidence: [
			'R07は「引かない」とだけ言い、フェイズを飛ばすとは言っていない。',
			'R07 only says that nothing is drawn, not that the phase is skipped.'
		],
		cites: ['R07', 'R08']
	},
	A3: {
		title: ['敗北条件と山札切れ', 'Losing, and running out of cards'],
		question: [
			'山札がなくなったら敗北か、控え室のカードで作り直すのか。',
			'Does an empty deck lose the game, or is it made anew from the waiting room?'
		],
		choices: [
			['2012年：リタイヤ10枚か山札0枚で敗北', '2012: ten retired cards or an empty deck lose'],
			[
				'ルール1.4：控え室が新しい山札になり、一番上のカードがリタイヤする',
				'rule 1.4: the waiting room becomes the deck and its top card is retired'
			]
		],
		evidence: [
			'文書の日付は2012年5月。ルール1.4は2013年2月から。1.4でも控え室が空なら作り直せないので、敗北とした。',
			'The page is of May 2012; rule 1.4 came in February 2013. With an empty waiting room even 1.4 has nothing to remake, which we count as a loss.'
		],
		cites: ['E02']
	},
	A4: {
		title: ['新しいカードの向き', 'How new cards come'],
		question: [
			'置いたエネルギーやプレイしたカードは、スタンドかレストか。',
			'Do new energy and newly played cards come standing or resting?'
		],
		choices: [
			['スタンド', 'standing'],
			['レスト', 'resting']
		],
		evidence: [
			'文書に記述がない。エネルギーフェイズのすぐ後にコスト（R16）が来るので、置いてすぐ使えると読んだ。',
			'The page doesn’t say. Since the costs of R16 come right after the energy phase, we read it as usable at once.'
		],
		cites: ['R09', 'R14']
	},
	A5: {
		title: ['手札の上限', 'The hand limit'],
		question: [
			'文書どおりに読むと、7枚以上のときだけ5枚に減らす。6枚は残せるのに、7枚だと5枚になる。',
			'Read literally, only seven or more are cut, and to five: six may stay, seven become five.'
		],
		choices: [
			['文字どおり：7枚以上を5枚に', 'literal: from seven, to five'],
			['6枚以上を5枚に', 'from six, to five'],
			['7枚以上を6枚に', 'from seven, to six']
		],
		cites: ['R57']
	},
	A6: {
		title: ['空になった自分のリング', 'An own ring left empty'],
		question: [
			'リングからベンチへ移った後、空のリングはいつ埋まるのか。',
			'When is the ring refilled after its card moved to the bench?'
		],
		choices: [
			['攻撃の解決まで空のまま', 'empty until an attack resolution'],
			['チェックタイミングですぐに埋める', 'refilled at once in check timing']
		],
		evidence: [
			'補充が書かれているのは攻撃の解決（R53）だけ。その間は攻撃できない。',
			'Only the attack resolution (R53) speaks of refilling; meanwhile there is no attacking.'
		],
		cites: ['R13', 'R53']
	},
	A7: {
		title: ['攻撃の外で防御力が下がったとき', 'A defence that falls outside the resolution'],
		question: [
			'防御力が受けているダメージ以下に下がったら、すぐにリタイヤするのか。',
			'When a defence falls to the damage already taken, is the card retired at once?'
		],
		choices: [
			['しない。比べるのは攻撃の解決のときだけ', 'no, only the resolution compares'],
			['チェックタイミングですぐにリタイヤする', 'yes, in check timing']
		],
		evidence: ['比べると書かれているのはR52だけ。', 'Only R52 speaks of comparing.'],
		cites: ['R52']
	},
	A8: {
		title: ['拘束の幸村はどこへ行くか', 'Where 拘束の幸村 goes'],
		question: [
			'L70は「リタイヤ置場に置く」、L65とL69は「控え室に置く」と書いている。',
			'L70 says “put in retire”; L65 and L69 say waiting room.'
		],
		choices: [
			['控え室（L70は書き間違い）', 'waiting room: L70 is a slip'],
			['L70のとおりリタイヤ置場', 'the retire yard, as L70 has it']
		],
		cites: ['R42', 'R43']
	},
	A9: {
		title: ['両方のリングが空のとき', 'Both rings empty'],
		question: ['どちらから先に補充するのか。', 'Who refills first?'],
		choices: [
			['ターンプレイヤーから', 'the turn player'],
			['同時', 'both at once']
		],
		evidence: [
			'同時に発動した能力をターンプレイヤーから解決すること（R41）にならった。',
			'After R41, where the turn player comes first.'
		],
		cites: ['R53', 'R41']
	},
	A10: {
		title: ['自分の能力どうしの順番', 'The order among one’s own abilities'],
		question: [
			'同じプレイヤーの能力が同時に発動したとき、順番は選べるのか。',
			'When several abilities of one player fire together, may that player choose their order?'
		],
		choices: [
			['持ち主が選ぶ', 'their player chooses'],
			['リング、ベンチ、記載の順', 'ring, then bench, as printed']
		],
		cites: ['R41', 'E05']
	},
	A11: {
		title: ['「プレイできない」の長さ', 'How long “can’t be played” lasts'],
		question: [
			'あさひの効果がいつまで続くかは文書に書かれていない。',
			'The page doesn’t say how long Asahi’s effect lasts.'
		],
		choices: [
			['ターンの終わりまで', 'to the end of the turn'],
			['キャラフェイズの終わりまで', 'to the end of the character phase']
		],
		cites: ['R19']
	},
	A12: {
		title: ['空のリングへの攻撃', 'Attacking an empty ring'],
		question: [
			'相手のリングが空のときに攻撃できるのか。',
			'May one attack while the opposing ring is empty?'
		],
		choices: [
			['できる。補充だけが起こる', 'yes, only the refill happens'],
			['できない', 'no']
		],
		cites: ['R34', 'R53']
	},
	A13: {
		title: ['どの数値で比べるか', 'Which numbers count'],
		question: [
			'ダメージと防御力は、「この攻撃」の修正を足した値か、カードの記載の値か。',
			'Are damage and defence read with the boosts of this attack, or as printed?'
		],
		choices: [
			['修正後のいまの値', 'present values'],
			['記載の値', 'printed values']
		],
		evidence: ['R42の計算例は修正後の値を使っている。', 'The worked example of R42 uses the present values.'],
		cites: ['R42', 'R52']
	},
	A14: {
		title: ['先攻の最初のターンの攻撃', 'Attacks in the very first turn'],
		question: ['先攻は最初のターンに攻撃できるのか。', 'May the first player attack in turn 1?'],
		choices: [
			['できる', 'yes'],
			['ルール1.4：できるがパートナーアタックにならない', 'rule 1.4: yes, but never a partner attack']
		],
		evidence: ['ルール1.4は2013年2月から。', 'Rule 1.4 came in February 2013.'],
		cites: ['R34', 'R38']
	},
	A15: {
		title: ['一つの能力への複数のキャンセル', 'Several cancels on one ability'],
		question: [
			'すでにキャンセルに選ばれた能力を、別のキャンセルでも選べるのか。',
			'May an ability that a cancel has chosen be chosen by another?'
		],
		choices: [
			['選べない', 'no'],
			['選べる', 'yes']
		],
		cites: ['E04']
	},
	A16: {
		title: ['キャンセルへのキャンセル', 'Cancelling a cancel'],
		question: ['キャンセルそのものをキャンセルできるのか。', 'Can a cancel itself be cancelled?'],
		choices: [
			['できない', 'no'],
			['できる。消えれば元の能力は解決できる', 'yes; its target is then free again']
		],
		cites: ['E04']
	},
	'CT-window': {
		title: ['キャンセルの機会は何度あるか', 'How often one may cancel'],
		question: [
			'能力を一つ解決するたびに、残りの能力へのキャンセルの機会がまた来るのか。',
			'Does another chance to cancel come after each ability that is resolved?'
		],
		choices: [
			['一つ解決するたびに来る', 'yes, after each'],
			['新しい能力が発動するまで来ない', 'only when something new has fired']
		],
		evidence: [
			'E05の順番は一人のプレイヤーの記録によるもので、公式の文を確かめられていない。',
			'E05 rests on one player’s account; no official text was at hand.'
		],
		cites: ['R59', 'E05']
	},
	'CT-order': {
		title: ['「もし逆だったら」を見る', '“What if it were the other way round”'],
		question: [
			'同時に発動した能力は、どちらのプレイヤーから解決するのか。',
			'Of abilities that fired together, whose are resolved first?'
		],
		choices: [
			['ターンプレイヤーから', 'the turn player’s'],
			['相手から（ルールではなく、比べるための設定）', 'the other’s (not the rule: for comparing)']
		],
		evidence: [
			'L60がターンプレイヤーからと明記している。逆にすると、R44の情報の有利が入れ替わることを確かめられる。',
			'L60 says the turn player’s. Turned round, it shows how the advantage of R44 changes sides.'
		],
		cites: ['R41', 'R44']
	},
	surprise: {
		title: ['サプライズ', 'Surprise'],
		question: [
			'2012年12月のルール1.3.3で加わったサプライズ置場を使うのか。',
			'Is the Surprise zone of rule 1.3.3 (December 2012) used?'
		],
		choices: [['使わない', 'no']],
		evidence: [
			'この版（2012年5月）より後のルールで、本文も手元の資料にない。',
			'It is later than this version (May 2012), and its text is not in the sources at hand.'
		],
		cites: ['R01']
	}
};
const pair = ([ja, en]: Pair): L10n => l10n(ja, en);

export const RULING_DOCS: readonly RulingDoc[] = (Object.keys(RULINGS) as RulingId[]).map((id) => {
	const { title, question, choices, evidence, cites } = TEXTS[id];
	return {
		id,
		title: pair(title),
		question: pair(question),
		choices: choices.map((label, i) => ({ id: RULINGS[id][i]!, label: pair(label) })),
		default: RULINGS[id][0],
		...(evidence && { evidence: pair(evidence) }),
		playable: RULINGS[id].length > 1,
		cites
	};
});
