// The disputed points in words: the question, the choices, and what speaks for the default.
import type { RulingDoc } from '../../core/contract';
import type { L10n } from '../../core/text';
import { CHOICES, type Choice, type RulingId } from '../rulings';
import type { RuleId } from './rulebook';

type Pair = readonly [ja: string, en: string];
const pair = ([ja, en]: Pair): L10n => ({ ja, en });
const ruling = <R extends RulingId>(
	id: R,
	title: Pair,
	question: Pair,
	labels: Readonly<Record<Choice<R>, Pair>>,
	evidence: Pair,
	...cites: readonly RuleId[]
): RulingDoc => ({
	id,
	title: pair(title),
	question: pair(question),
	choices: CHOICES[id].map((c) => ({ id: c, label: pair(labels[c as Choice<R>]) })),
	default: CHOICES[id][0],
	evidence: pair(evidence),
	playable: true,
	cites
});
/** The closest relative known, used for some defaults and always said so. */
const OUTSIDE: Pair = [
	'出典の頁は決めていない。近い関係にあるとみられる「魔導戦記」(出典外)に合わせた。',
	'The page does not decide it; this follows Madou Senki, its probable relative (outside the source).'
];
const INFERRED: Pair = [
	'出典の頁は決めていない。ほかの規則から推した。',
	'The page does not decide it; inferred from its other rules.'
];

export const RULING_DOCS: readonly RulingDoc[] = [
	ruling(
		'C1',
		['精神力チェックのやり方', 'How a spirit check is made'],
		[
			'精神力チェックは何を振り、いつ成功するか。',
			'What is rolled for a spirit check, and when does it succeed?'
		],
		{
			'2d6': ['2個のサイコロの和が精神力以下', 'two dice, sum not above the spirit'],
			'2d6-below': ['2個のサイコロの和が精神力より小さい', 'two dice, sum below the spirit'],
			pick: [
				'卓で決めた結果だけを告げる(どのダイスでもよい)',
				'only the result is given, whatever dice the table uses'
			]
		},
		OUTSIDE,
		'V08',
		'V91',
		'K09'
	),
	ruling(
		'C2',
		['半分の端数', 'Rounding a half'],
		['近接状態でないときの半分は、端数をどうするか。', 'How is the half out of contact rounded?'],
		{
			up: ['切り上げ', 'up'],
			down: ['切り捨て', 'down']
		},
		[
			'頁が端数に触れるのはⅤの切り上げだけなので、それに合わせた。',
			'Rounding up at Ⅴ is the only rounding the page names.'
		],
		'V14',
		'V82'
	),
	ruling(
		'C3',
		['離れた相手の回復', 'Healing out of contact'],
		['近接状態でない相手への回復も半分になるか。', 'Is healing halved out of contact?'],
		{
			full: ['ならない', 'no'],
			halved: ['なる', 'yes']
		},
		['半分になると書かれているのはDp。', 'What is halved is the Dp.'],
		'V14',
		'V15'
	),
	ruling(
		'C4',
		['半分にするのは複合の前かあとか', 'Halving before or after compounds'],
		['Dpを半分にするのは、複合を足す前か、あとか。', 'Is Dp halved before or after compounds are added?'],
		{
			after: ['足したあと', 'after'],
			before: ['足す前', 'before']
		},
		['複合の合計を告げる規則が先に書かれている。', 'The rule about announcing the sum comes first.'],
		'V13',
		'V14'
	),
	ruling(
		'C5',
		['防具とLvが等しいとき', 'Armour of equal Lv'],
		['効果Lvが防具のLvと等しければ無効になるか。', 'Does armour nullify at an equal level?'],
		{
			stands: ['ならない', 'no'],
			nullifies: ['結界のように無効になる', 'yes, as a barrier does']
		},
		['無効になるのは「低ければ」と書かれている。', 'The page says "lower".'],
		'V54',
		'V67'
	),
	ruling(
		'C6',
		['見切りのあとの「追加1枚」', '"One more read" after a read'],
		[
			'見切りのあとで「追加1枚の見切り」を足されたら、前の1枚は数に入るか。',
			'If one more read is pumped after a read, does the first one still count?'
		],
		{
			'two-new': ['入らない。新しく2枚要る', 'no: two new ones are needed'],
			'add-one': ['入る。あと1枚でよい', 'yes: one more will do']
		},
		['見切りは破れてパイルされると書かれている。', 'The page says that the read fails and is piled.'],
		'V99'
	),
	ruling(
		'C7',
		['結界より低いLvを同じにしたとき', 'A pump that makes a barrier equal'],
		[
			'結界のLvより低かった効果Lvが、パンプアップで等しくなったら。',
			'What if a pump-up makes a lower level equal to the barrier?'
		],
		{
			equal: [
				'等しいとして比べ直す(無効のまま、結界はパイル)',
				'compared again as equal: still nullified, barrier piled'
			],
			fails: ['無効化が破れる', 'the nullification fails']
		},
		INFERRED,
		'V67',
		'V100'
	),
	ruling(
		'C8',
		['反射・身代わりとX回攻撃', 'Reflection and multi-hits'],
		[
			'X回攻撃への反射や身代わりは、どこまで効くか。',
			'How far does a reflection or substitute reach in a multi-hit?'
		],
		{
			'this-hit': ['この1回だけ', 'this hit only'],
			'all-hits': ['残りすべて', 'all hits left']
		},
		INFERRED,
		'V33',
		'V106'
	),
	ruling(
		'C9',
		['身代わりのタイミング', 'Where a substitute defends'],
		[
			'身代わりになったキャラクターは、どのタイミングから防御するか。',
			'At which timing does a substitute begin?'
		],
		{
			continue: ['いまのタイミングから', 'at the present one'],
			restart: ['Ⅰからやり直す', 'again at Ⅰ']
		},
		['新しい対象は「残り」を行うと書かれている。', 'The new target does the rest, the page says.'],
		'V106'
	),
	ruling(
		'C10',
		['対象どうしの身代わり', 'Substituting among targets'],
		[
			'同じ攻撃の対象になっているキャラクターも身代わりになれるか。',
			'May another target of the same attack substitute?'
		],
		{
			both: ['なれる。両方を受ける', 'yes, and it takes both'],
			'not-allowed': ['なれない', 'no']
		},
		INFERRED,
		'V104'
	),
	ruling(
		'C11',
		['一枚の踏み込みと何人もの間合い', 'One step in, several distances'],
		[
			'複数を対象にした攻撃で、一枚の踏み込みは何人の間合いに効くか。',
			'With several targets, how many distances does one step in answer?'
		],
		{
			'one-each': ['一人に一枚ずつ', 'one card each'],
			shared: ['同じ回の全員に効く', 'all of the same hit']
		},
		[
			'踏み込みは「その間合い」を失敗させると書かれている。',
			'It makes this one distance fail, the page says.'
		],
		'V29'
	),
	ruling(
		'C12',
		['対象の順番', 'Order of targets'],
		['対象が何人もいるとき、どの順に防御するか。', 'In which order do several targets defend?'],
		{
			'seat-order': ['攻撃側から席の順', 'seat order from the attacker'],
			attacker: ['攻撃側が決める', 'the attacker chooses']
		},
		INFERRED,
		'V12',
		'V17'
	),
	ruling(
		'C13',
		['回数と対象の順番', 'Hits and targets'],
		['X回攻撃が何人も対象にするとき、どの順に進めるか。', 'In which order do hits and targets go?'],
		{
			'hit-by-hit': ['1回目を全員、次に2回目', 'hit 1 for all, then hit 2'],
			'target-by-target': ['一人ずつ全回数', 'target by target']
		},
		OUTSIDE,
		'V12',
		'V17'
	),
	ruling(
		'C14',
		['何枚もの結界', 'Several zone barriers'],
		['結界ゾーンに何枚もあるとき、どれが働くか。', 'Which barriers apply when several are in the zone?'],
		{
			all: ['順にすべて', 'all, in order'],
			one: ['最初の1枚だけ', 'the first one only']
		},
		INFERRED,
		'V62',
		'V69'
	),
	ruling(
		'C15',
		['破れた結界のAp', 'Ap of a beaten barrier'],
		[
			'効果Lvが上回ってパイルされる結界のApは引かれるか。',
			'Does the Ap of a barrier that is piled as beaten count?'
		],
		{
			counts: ['引かれる', 'yes'],
			no: ['引かれない', 'no']
		},
		[
			'防具と同じ処理で、ApはLvに関係なく働く。',
			'Barriers are processed like armour, whose Ap works regardless.'
		],
		'V56',
		'V64',
		'V66'
	),
	ruling(
		'C16',
		['停止でできなくなること', 'What a stop forbids'],
		['停止したキャラクターは何ができないか。', 'What can a stopped character not do?'],
		{
			all: ['自分からの防御と能力すべて', 'every voluntary defence and ability'],
			'own-turn': ['自分のターンの行動だけ', 'only acting on its own turn']
		},
		OUTSIDE,
		'V69',
		'V91'
	),
	ruling(
		'C17',
		['CLOSEとOPEN', 'CLOSE and OPEN'],
		['CLOSEは何を隠し、いつOPENになるか。', 'What does CLOSE hide, and when does it turn OPEN?'],
		{
			'first-hit': [
				'能力を隠す。最初にダメージを受けた攻撃のあと',
				'it hides abilities; after the first hit that does damage'
			],
			'last-hit': ['能力を隠す。最後の攻撃のあと', 'it hides abilities; after the last hit'],
			marker: [
				'何も隠さない印。最初にダメージを受けた攻撃のあと',
				'a mark that hides nothing; after the first hit that does damage'
			]
		},
		OUTSIDE,
		'V87'
	),
	ruling(
		'C18',
		['無効になった攻撃の追加効果', 'Extra effects of a nullified attack'],
		[
			'回避以外で無効になった攻撃の追加効果は働くか。',
			'Do extra effects apply when something else than evasion nullified?'
		],
		{
			none: ['働かない', 'no'],
			'per-effect': ['停止チェックは行う', 'stop checks are still made']
		},
		INFERRED,
		'V19',
		'V26',
		'V28'
	),
	ruling(
		'C19',
		['ダメージ0の停止チェック', 'Stop check without damage'],
		[
			'無効ではないがダメージが0のとき、停止チェックをするか。',
			'Is a stop check made when damage is 0 but nothing nullified?'
		],
		{
			check: ['する', 'yes'],
			'no-check': ['しない', 'no']
		},
		['命中したあとの処理として書かれている。', 'The page speaks of what comes after the hit.'],
		'V91'
	),
	ruling(
		'C20',
		['途中で死亡したら', 'A death midway'],
		[
			'X回攻撃の途中で死亡したら、そのキャラクターへの残りは来るか。',
			'Do later hits on a character that died still come?'
		],
		{
			ends: ['来ない', 'no'],
			'goes-on': ['来る', 'yes']
		},
		INFERRED,
		'V108'
	),
	ruling(
		'C21',
		['消滅の範囲', 'What vanishing takes'],
		[
			'消滅でゲームから抜けるのは誰か(原文が途中で切れている)。',
			'Who leaves the game by vanishing? The sentence is cut off.'
		],
		{
			player: ['キャラクターとプレイヤー', 'character and player'],
			character: ['キャラクターだけ', 'the character only']
		},
		INFERRED,
		'V112'
	),
	ruling(
		'C22',
		['同時に応じるとき', 'Two answer at once'],
		[
			'対象とほかの席が同時に応じたら、どちらが先か。',
			'If the target and another seat answer at once, who comes first?'
		],
		{
			'target-first': ['いまの対象、次に席の順', 'the present target, then seat order'],
			'as-said': ['言った順', 'as they are said']
		},
		OUTSIDE,
		'V104',
		'K15'
	),
	ruling(
		'C23',
		['反撃が不発のとき', 'A counter that fails'],
		[
			'反撃の技が発動しなければ、まだⅠの行動ができるか。',
			'After a counter that does not activate, may Ⅰ go on?'
		],
		{
			'go-on': ['できる。カードだけ失う', 'yes: only the card is lost'],
			'timing-over': ['できない。Ⅱに進む', 'no: on to Ⅱ']
		},
		INFERRED,
		'V11',
		'V20'
	),
	ruling(
		'C24',
		['効果Lvの下限', 'Lowest effect level'],
		['効果Lvは0より下がるか。', 'Can an effect level go below 0?'],
		{
			floor: ['下がらない', 'no'],
			below: ['下がる', 'yes']
		},
		INFERRED,
		'V72'
	),
	ruling(
		'C25',
		['勝ち', 'Victory'],
		['どうなったら決着か。出典の頁に勝利条件はない。', 'When is the game over? The page has no victory.'],
		{
			'last-standing': ['立っているのが一人になったら', 'when one character is left standing'],
			teams: ['立っているのが一つのチームになったら', 'when one team is left standing']
		},
		['Kurokoの枠で、出典にはない。', 'Kuroko’s frame; not in the source.'],
		'K08'
	),
	ruling(
		'C26',
		['不発の技の複合', 'Compounds of a fizzled technique'],
		['不発のとき、複合のカードはどうなるか。', 'What becomes of compounds when the technique fails?'],
		{
			discarded: ['一緒に捨てる', 'discarded with it'],
			kept: ['手札に戻る', 'kept']
		},
		INFERRED,
		'V11'
	),
	ruling(
		'C27',
		['パンプアップの届く範囲', 'Reach of a pump-up'],
		[
			'攻撃と同時のパンプアップは、何回目まで効くか。',
			'How far does a pump-up declared with the attack reach?'
		],
		{
			'whole-attack': ['全部の回と対象。半分にはならない', 'every hit and target, not halved'],
			'one-hit': ['最初の1回だけ', 'the first hit only']
		},
		INFERRED,
		'V97'
	),
	ruling(
		'C28',
		['手札の結界の続く長さ', 'How long a hand barrier lasts'],
		[
			'手札の結界で下がった効果Lvは、いつまで下がったままか。',
			'How long does the level lowered by a hand barrier last?'
		],
		{
			'this-hit': ['この1回', 'this hit'],
			'whole-attack': ['攻撃全体', 'the whole attack']
		},
		INFERRED,
		'V70'
	),
	ruling(
		'C29',
		['盾のコスト', 'Cost of a shield'],
		['X回攻撃で、盾のコストは1回ごとに払うか。', 'Is a shield’s cost due for each hit of a multi-hit?'],
		{
			'each-hit': ['1回ごと', 'each hit'],
			once: ['攻撃全体で1度', 'once per attack']
		},
		['「攻撃を受けるたび」と読める。', 'The page reads: each time an attack is received.'],
		'V59'
	),
	ruling(
		'C30',
		['効果Lvの上昇で破れる条件', 'When a rise undoes'],
		['効果Lvが上がれば、それだけで防御は破れるか。', 'Does any rise of the effect level undo a defence?'],
		{
			comparison: ['比べ直して成り立たなくなったとき', 'only if the comparison no longer holds'],
			'any-rise': ['上がれば必ず', 'any rise does']
		},
		INFERRED,
		'V100'
	),
	ruling(
		'C31',
		['0以下からのパンプアップ', 'Pumping from 0 or less'],
		[
			'ダメージが0以下で無効になったあと、増やして0を超えたら。',
			'What if damage nullified at 0 or less is pumped above 0?'
		],
		{
			'above-zero': ['無効化が破れる', 'the nullification fails'],
			stands: ['無効のまま', 'it stands']
		},
		INFERRED,
		'V57',
		'V98',
		'V100'
	),
	ruling(
		'C32',
		['ほかの対象が残っているときの反撃', 'A counter while others wait'],
		[
			'まだ防御していない対象がいるとき、反撃の技はいつ処理するか。',
			'When is a counter processed if other targets still have to defend?'
		],
		{
			'at-once': ['すぐ', 'at once'],
			'after-all': ['全員の防御のあと', 'after all of them']
		},
		INFERRED,
		'V41'
	),
	ruling(
		'C33',
		['同じ防具を使う回数', 'How often gear applies'],
		['一つの防具や盾は、1回の攻撃に何度使えるか。', 'How often does one armour or shield apply to one hit?'],
		{
			once: ['1度', 'once'],
			'any-number': ['何度でも', 'any number of times']
		},
		[
			'「何回でも」の原則を文字どおり読めば、何度でもになる。',
			'Taken literally, the rule about any number would allow it.'
		],
		'V20',
		'V53'
	)
];
