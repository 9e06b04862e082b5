// Every rule in our own words, with the line of the source it restates. V: the source page. K: Kuroko's own frame around it.
import type { RuleDoc } from '../../core/contract';

type Pair = readonly [ja: string, en: string];
const v = (title: Pair, text: Pair, source: string, mark?: RuleDoc['mark']): RuleDoc => ({
	title: { ja: title[0], en: title[1] },
	text: { ja: text[0], en: text[1] },
	source,
	...(mark && { mark })
});
const k = (title: Pair, text: Pair, mark: NonNullable<RuleDoc['mark']> = 'assumed'): RuleDoc => ({
	title: { ja: title[0], en: title[1] },
	text: { ja: text[0], en: text[1] },
	mark
});

export const RULEBOOK = {
	// ---- the attacker's side ----
	V01: v(
		['攻撃と防御の流れ', 'How an attack runs'],
		[
			'攻撃側は、技の宣言・発動チェック・内容の宣言の順に行う。防御側はⅠ〜Ⅴの五つのタイミングで防御し、最後にダメージを適用する。',
			'The attacker declares a technique, checks whether it activates, then announces its contents. The defender has five timings, Ⅰ to Ⅴ; damage comes last.'
		],
		'L1-21'
	),
	V02: v(
		['技の宣言', 'Declaring'],
		[
			'使う技のカードか特殊能力を宣言し、皆に示す。',
			'The technique card or special ability to be used is declared and shown.'
		],
		'L22'
	),
	V03: v(
		['複合は同時に', 'Compounds at the same moment'],
		[
			'複合のカードや能力は、技の宣言と同時に宣言しなければならない。あとから足すことはできない。',
			'Compound cards and abilities must be declared together with the technique; they cannot be added later.'
		],
		'L23, L25'
	),
	V04: v(
		['[詠]は詠唱してから', '[Chant] needs a chant'],
		[
			'サブタイプ[詠]の技は、先に詠唱しておかなければ宣言できない。',
			'A technique with subtype [chant] can only be declared once it has been chanted.'
		],
		'L24, L26'
	),
	V05: v(
		['発動チェック', 'Activation check'],
		[
			'技Lvを、種別に応じた能力値と比べる。剣技と格闘技は戦士Lv、魔法は魔法Lv。',
			'The technique Lv is compared with the value for its category: warrior Lv for sword and unarmed, magic Lv for magic.'
		],
		'L27-30'
	),
	V06: v(
		['技Lvが高いと発動できない', 'Too high a level'],
		[
			'技Lvが能力値より高ければ、そのままでは発動できない。等しければ発動する。',
			'A technique Lv above the value does not activate as it is; an equal one does.'
		],
		'L31'
	),
	V07: v(
		['比べるのは元の技Lv', 'The printed level counts'],
		[
			'比べるのはカードに書かれた技Lvで、複合などで変わった効果Lvではない。',
			'What is compared is the printed technique Lv, not the effect Lv after compounds.'
		],
		'L32'
	),
	V08: v(
		['精神力チェックで補う', 'Spirit checks'],
		['足りないLvは、精神力チェックに成功すれば補える。', 'Spirit checks can make up for missing levels.'],
		'L33'
	),
	V09: v(
		['1Lvにつき1回の成功', 'One success a level'],
		[
			'足りない1Lvごとに1回の成功が要る。上がった値はその技にだけ使える。',
			'One success is needed for each missing level; the raise holds for this technique only.'
		],
		'L34'
	),
	V10: v(
		['一度でも失敗すれば不発', 'One failure is enough'],
		[
			'途中で一度でも失敗すれば、その技は発動しない。',
			'A single failure, and the technique does not activate.'
		],
		'L35'
	),
	V11: v(
		['不発の後始末', 'After a failure'],
		[
			'不発のとき、行動としての使用なら行動を1回失う。行動以外なら失うものはない。どちらでもカードは捨てる。',
			'If it fails, a use as an action costs the action; a non-action costs nothing more. The card is discarded either way.'
		],
		'L36'
	),
	V12: v(
		['内容の宣言', 'Announcing the contents'],
		[
			'発動したら対象を選び、名前・種別・属性・効果Lv・ダメージ(Dp)・追加効果を告げる。',
			'Once it activates, targets are chosen; then name, category, attribute, effect Lv, damage (Dp) and extra effects are announced.'
		],
		'L37'
	),
	V13: v(
		['複合は合計で告げる', 'Compounds as a sum'],
		['複合した数値は、合計した値で告げる。', 'What compounds add is announced as the sum.'],
		'L38, L42'
	),
	V14: v(
		['近接状態でなければ半分', 'Halved out of contact'],
		['近接状態にない相手へのDpは半分になる。', 'Dp is halved for a target that is not in melee contact.'],
		'L39, L43'
	),
	V15: v(
		['回復はここで終わる', 'Healing ends here'],
		['回復の技は、この時点で成功して終わる。', 'A healing technique succeeds at this point and is over.'],
		'L40, L44'
	),
	V16: v(
		['ほかは防御へ', 'The rest is defended'],
		['それ以外の技は、防御側の処理に移る。', 'Everything else goes on to the defence.'],
		'L41, L45'
	),

	// ---- the defence in general ----
	V17: v(
		['防御するのは対象', 'The target defends'],
		['攻撃の対象になったキャラクターが防御する。', 'The character that was aimed at defends.'],
		'L46'
	),
	V18: v(
		['必ずⅠからⅤの順', 'Always Ⅰ to Ⅴ'],
		['防御は必ずⅠ⇒Ⅱ⇒Ⅲ⇒Ⅳ⇒Ⅴの順に行い、戻らない。', 'The timings always run Ⅰ, Ⅱ, Ⅲ, Ⅳ, Ⅴ and never go back.'],
		'L47, L52'
	),
	V19: v(
		['避けるか無効にしたら終わり', 'Evaded or nullified: over'],
		[
			'途中で回避するか無効化したら、残りのタイミングはとばす。',
			'Once the attack is evaded or nullified, the timings that are left are skipped.'
		],
		'L48, L53'
	),
	V20: v(
		['順番も回数も自由', 'Any order, any number'],
		[
			'一つのタイミングの中では、原則として、カードが続く限りどの行動をどの順に何回行ってもよい。',
			'Within one timing, as a rule, any actions may be taken in any order and number, as far as the cards last.'
		],
		'L49, L54'
	),
	V21: v(
		['間合いが破れたら見切り', 'A read after a failed distance'],
		[
			'たとえば、間合いが破られたあとで見切りを使ってもよい。',
			'For example, a read may follow a distance that failed.'
		],
		'L50, L55'
	),
	V22: v(
		['しなくてもよい', 'Leaving out'],
		[
			'そのタイミングでできないこと、したくないことは、しなくてよい。',
			'What one cannot or does not want to do at a timing may be left out.'
		],
		'L51, L56'
	),

	// ---- Ⅰ evasion ----
	V23: v(
		['Ⅰは回避', 'Ⅰ is evasion'],
		['Ⅰは回避のタイミング。ただ[回避]とあればⅠを指す。', 'Ⅰ is evasion; a bare "[evasion]" means Ⅰ.'],
		'L57'
	),
	V24: v(
		['Ⅰの行動', 'What Ⅰ offers'],
		[
			'Ⅰでは見切り・間合い・反射・反撃・防御技などから選べる。',
			'At Ⅰ one may choose among reading, distance, reflection, counter, defence techniques and the like.'
		],
		'L58, L59'
	),
	V25: v(
		['見切り', 'Read (mikiri)'],
		['見切りは攻撃を完全に避ける。', 'A read evades the attack completely.'],
		'L60'
	),
	V26: v(
		['見切りは必ず成功', 'A read succeeds'],
		[
			'見切りは自動的に成功し、ダメージも追加効果も受けない。',
			'It succeeds by itself: no damage and no extra effects.'
		],
		'L61, L62'
	),
	V27: v(
		['間合い', 'Keep distance (maai)'],
		['間合いは攻撃の届かない所まで離れる。', 'Keeping distance means getting out of reach.'],
		'L63'
	),
	V28: v(
		['間合いの効果', 'What distance does'],
		['攻撃を避け、ダメージも追加効果も受けない。', 'The attack is evaded: no damage and no extra effects.'],
		'L64, L68'
	),
	V29: v(
		['踏み込みで破れる', 'Step in (fumikomi)'],
		[
			'攻撃側は踏み込みを使って、その間合い1回を失敗させられる。',
			'The attacker may step in and make this one distance fail.'
		],
		'L65, L69'
	),
	V30: v(
		['もう一度間合い', 'Distance again'],
		['破られたあとで、さらに間合いを使ってもよい。', 'Another distance may follow.'],
		'L66, L70'
	),
	V31: v(
		['位置は変わらない', 'Nobody moves'],
		[
			'防御の間合いと踏み込みでは、誰の位置も変わらない。自分のターンの[移動]は、同じカードを使う別の行動。',
			'Neither changes anyone’s position in a defence; the [move] of a turn is a different action that uses the same cards.'
		],
		'L67, L71'
	),
	V32: v(['反射', 'Reflection'], ['反射は攻撃をはね返す。', 'Reflection throws the attack back.'], 'L72'),
	V33: v(
		['対象は攻撃側に', 'The attacker is the target'],
		['攻撃の対象は、攻撃したキャラクターになる。', 'The target becomes the attacking character.'],
		'L73, L78'
	),
	V34: v(
		['攻撃側が防御する', 'The attacker defends'],
		['攻撃したキャラクターが自分で防御する。', 'The attacking character defends for themself.'],
		'L74, L79'
	),
	V35: v(
		['自分から自分への攻撃', 'By self on self'],
		[
			'反射された攻撃は自分から自分への攻撃として扱う。その間合いに踏み込めるのは本人だけ。',
			'It counts as an attack by oneself on oneself: only they themselves could step in against their distance.'
		],
		'L75, L80'
	),
	V36: v(
		['複数対象なら自分の分だけ', 'Only the own part'],
		[
			'全員やX人への攻撃なら、自分への分だけが無効になる。',
			'Against an attack on everybody or on X characters, only the own part is nullified.'
		],
		'L76, L81'
	),
	V37: v(
		['反射するもの', 'What reflects'],
		[
			'反射は《シャハルの鏡》か能力で行う。',
			'Reflection is done with the Mirror of Shahar or by an ability.'
		],
		'L77, L82'
	),
	V38: v(
		['反撃', 'Counter'],
		['反撃は、技に対して反撃の技をぶつける。', 'A counter sets a counter technique against the technique.'],
		'L83'
	),
	V39: v(
		['[反]の技を発動する', 'Activating a [counter]'],
		[
			'[反]の技を宣言して発動できれば、攻撃は完全に無効になる。',
			'If a [counter] technique is declared and activates, the attack is fully nullified.'
		],
		'L84, L88'
	),
	V40: v(
		['反撃と後の攻撃', 'Counters and later hits'],
		[
			'X回攻撃の残りは行われない。全員やX人への攻撃なら、自分の分だけがなくなる。',
			'Later hits of a multi-hit attack do not come; with several targets only the own part goes.'
		],
		'L85, L89'
	),
	V41: v(
		['代わりに反撃の技を処理', 'The counter instead'],
		[
			'攻撃のカードを捨て、代わりに反撃の技を攻撃側に対して処理する。',
			'The attack card is discarded and the counter technique is processed instead, aimed at the attacker.'
		],
		'L86, L90'
	),
	V42: v(
		['反撃の条件', 'Limits of counters'],
		[
			'多くの[反]の技には、反撃できる相手の技に制限がある。',
			'Most [counter] techniques limit what they can counter.'
		],
		'L87, L91'
	),
	V43: v(
		['防御技', 'Defence techniques'],
		[
			'防御技は、その特殊な効果で攻撃を無効化・軽減する。',
			'Defence techniques nullify or reduce by a special effect.'
		],
		'L92'
	),
	V44: v(
		['[防]の技を発動する', 'Activating a [defence]'],
		[
			'[防]の技を宣言し、発動できれば効果が働く。',
			'A [defence] technique is declared; if it activates, its effect applies.'
		],
		'L93, L96'
	),
	V45: v(
		['間合い・見切りの効果を持つ技', 'With a distance or read effect'],
		[
			'間合いや見切りの効果なら、発動チェックのあとでそれに従う。',
			'If it has a distance or read effect, that is followed after the activation check.'
		],
		'L94, L97'
	),
	V46: v(
		['LvとApを持つ技', 'With Lv and Ap'],
		[
			'LvとApを持つなら、その場でⅡの盾と同じように処理する。',
			'If it has Lv and Ap, it is processed on the spot as a shield would be at Ⅱ.'
		],
		'L95, L98'
	),
	V47: v(
		['Ⅰのほかの能力', 'Other abilities at Ⅰ'],
		['ほかにもⅠで使う能力がある。', 'There are other abilities for Ⅰ.'],
		'L99'
	),
	V48: v(
		['上のものを使う能力', 'Abilities that deal in the above'],
		[
			'その能力が見切りや間合いなどを使うものなら、上の規則に従う。',
			'If they deal in what is listed above, they follow the rules above.'
		],
		'L100, L102'
	),
	V49: v(
		['それ以外の能力', 'Otherwise'],
		['そうでなければ、能力の文に従う。', 'Otherwise their own text is followed.'],
		'L101, L103'
	),

	// ---- Ⅱ gear ----
	V50: v(
		['Ⅱは装備', 'Ⅱ is gear'],
		['Ⅱでは、身につけたもので無効化・軽減する。', 'At Ⅱ the character’s gear nullifies or reduces.'],
		'L104-105'
	),
	V51: v(
		['手札は使わない', 'No cards from hand'],
		[
			'Ⅱで手札のメインカードは使えない。使うのは能力だけ。',
			'No main card is played from hand at Ⅱ; only abilities are used.'
		],
		'L106, L107'
	),
	V52: v(
		['防具と盾', 'Armour and shields'],
		[
			'「LvX ApYの防具」「LvX ApYの盾」という能力はここで使う。',
			'Abilities that read "LvX ApY armour" or "shield" apply here.'
		],
		'L108-109'
	),
	V53: v(
		['使うかは自由', 'Voluntary'],
		[
			'効果はLvとApの表のとおり。使うかどうかは自由。',
			'Their effect follows Lv and Ap; applying them is voluntary.'
		],
		'L110, L115'
	),
	V54: v(
		['効果Lvが低ければ無効', 'A lower level'],
		[
			'攻撃の効果Lvが防具のLvより低ければ、攻撃は無効。',
			'If the effect Lv is lower than the Lv, the attack is nullified.'
		],
		'L111, L117'
	),
	V55: v(
		['効果Lvが高ければLvは無意味', 'A higher level'],
		['効果Lvが上回れば、防具のLvは意味がない。', 'If the effect Lv is above it, the Lv is useless.'],
		'L112, L121'
	),
	V56: v(
		['Apは必ず引く', 'Ap always works'],
		[
			'ApはLvに関係なく働き、ダメージから引く。',
			'The Ap works regardless of Lv and is subtracted from the damage.'
		],
		'L113, L118, L122'
	),
	V57: v(
		['Apで0以下なら無効', 'Down to nothing'],
		[
			'Apを引いてダメージが0以下になれば無効。',
			'If Ap brings the damage to 0 or less, the attack is nullified.'
		],
		'L114, L123'
	),
	V58: v(
		['防具は常に効く', 'Armour is permanent'],
		['防具は常に身につけている効果。', 'Armour is a permanent effect.'],
		'L116, L119'
	),
	V59: v(
		['盾は宣言して使う', 'Shields are declared'],
		[
			'盾は使うと宣言し、その攻撃の間だけ効く。コストがあれば、攻撃を受けるたびに払う。',
			'A shield must be declared and lasts for that attack; a cost, if it has one, is due each time an attack is received.'
		],
		'L120'
	),
	V60: v(
		['Ⅱのほかの能力', 'Other abilities at Ⅱ'],
		['Ⅱのほかの能力は、その文に従う。', 'Other abilities for Ⅱ follow their text.'],
		'L124-127'
	),

	// ---- Ⅲ barriers ----
	V61: v(
		['Ⅲは結界', 'Ⅲ is barriers'],
		['Ⅲでは結界カードで防御する。行えることは二つ。', 'At Ⅲ barrier cards defend, in two ways.'],
		'L128-131'
	),
	V62: v(
		['一つ目: 結界ゾーン', 'First: the barrier zone'],
		['一つ目は、結界ゾーンにある結界。', 'The first are the barriers in the barrier zone.'],
		'L132-133'
	),
	V63: v(
		['裏向きは表にする', 'Face-down ones turn up'],
		['裏向きの結界は、Ⅲに入ったとき表にする。', 'Face-down barriers are turned up when Ⅲ is entered.'],
		'L134, L141'
	),
	V64: v(
		['防具と同じ処理', 'Like armour'],
		[
			'結界もLvとApを持ち、防具と同じように処理する。',
			'Barriers have Lv and Ap and are processed like armour.'
		],
		'L135, L142'
	),
	V65: v(
		['Ⅱのあとの値から引く', 'From what Ⅱ left'],
		['Apは、Ⅱで減ったあとの値から引く。', 'Their Ap comes off the value that Ⅱ has already reduced.'],
		'L136, L143'
	),
	V66: v(
		['効果Lvが上なら結界をパイル', 'A higher level'],
		[
			'効果Lvが結界のLvより高ければ、その結界をゾーンからパイルする。',
			'If the effect Lv is above the barrier’s, the barrier is piled from the zone.'
		],
		'L137, L144'
	),
	V67: v(
		['等しければ相打ち', 'An equal level'],
		[
			'効果Lvが等しければ、攻撃は無効になり、結界もパイルする。',
			'If they are equal, the attack is nullified and the barrier is piled as well.'
		],
		'L138, L145'
	),
	V68: v(
		['相打ちなら後の攻撃も来ない', 'Equal stops later hits'],
		[
			'等しいときに限り、X回攻撃の残りも行われない。',
			'Only in that case do later hits of a multi-hit attack not come either.'
		],
		'L139, L146'
	),
	V69: v(
		['自動で働く', 'Automatic'],
		[
			'結界ゾーンの結界は自動で働き、使わずに済ませることはできない。停止していても働く。',
			'This happens by itself, cannot be skipped, and works for a stopped character too.'
		],
		'L140, L147'
	),
	V70: v(
		['二つ目: 手札の結界', 'Second: from hand'],
		[
			'二つ目は手札の結界カード。1枚につき効果Lvを1下げる。',
			'The second are barrier cards from hand: each lowers the effect Lv by 1.'
		],
		'L148-149'
	),
	V71: v(
		['先に使ってもよい', 'Also before'],
		['結界ゾーンの処理より先に使ってもよい。', 'They may also be played before the zone applies.'],
		'L150, L152'
	),
	V72: v(
		['効果Lv 0で無効', 'Down to level 0'],
		[
			'効果Lvが0になれば攻撃は無効。後の攻撃も来ない。',
			'At effect Lv 0 the attack is nullified, and later hits do not come.'
		],
		'L151, L153'
	),
	V73: v(
		['Ⅲのほかの能力', 'Other abilities at Ⅲ'],
		['Ⅲのほかの能力は、その文に従う。', 'Other abilities for Ⅲ follow their text.'],
		'L154-155'
	),

	// ---- Ⅳ and Ⅴ ----
	V74: v(
		['Ⅳは軽減', 'Ⅳ is reduction'],
		['Ⅳでは能力によって軽減する。', 'At Ⅳ abilities reduce the damage.'],
		'L156-157'
	),
	V75: v(
		['前の軽減に重ねて', 'On top of the others'],
		['ⅡやⅢに重ねて、またはそれらなしで行える。', 'On top of Ⅱ and Ⅲ, or without them.'],
		'L158, L161'
	),
	V76: v(
		['Ⅳにメインカードはない', 'No main cards'],
		['Ⅳで使えるメインカードはない。', 'There are no main cards for Ⅳ.'],
		'L159, L162'
	),
	V77: v(
		['0になれば無効', 'Down to 0'],
		['ここでダメージが0になれば無効。', 'Damage that becomes 0 here is nullified.'],
		'L160, L163'
	),
	V78: v(
		['Ⅳの能力', 'Abilities at Ⅳ'],
		['Ⅳの能力は、その文に従う。', 'Abilities for Ⅳ follow their text.'],
		'L164-165'
	),
	V79: v(
		['Ⅴは割合軽減', 'Ⅴ is proportional'],
		['Ⅴでは割合で軽減する。', 'At Ⅴ the reduction is proportional.'],
		'L166-167'
	),
	V80: v(
		['引き算と割り算', 'Subtract, then divide'],
		['Ⅱ〜Ⅳは引き算、Ⅴは1/2や1/4などの割り算。', 'Ⅱ to Ⅳ subtract; Ⅴ divides, by 1/2, 1/4 and so on.'],
		'L168, L171'
	),
	V81: v(
		['Ⅴのメインカード', 'The main card of Ⅴ'],
		['Ⅴで使えるメインカードは、レジスト・身代わり。', 'The main card of Ⅴ is Resist / Substitute.'],
		'L169, L172'
	),
	V82: v(
		['端数は切り上げ', 'Rounded up'],
		[
			'端数は切り上げる。だから普通、ここで0にはならない。',
			'Fractions are rounded up, so the damage normally cannot become 0 here.'
		],
		'L170, L173'
	),
	V83: v(
		['レジスト', 'Resist'],
		['レジストは、ここまでのダメージを1/4にする。', 'Resisting makes the damage so far a quarter.'],
		'L174-177'
	),
	V84: v(
		['Ⅴのほかの能力', 'Other abilities at Ⅴ'],
		['Ⅴのほかの能力は、その文に従う。', 'Other abilities for Ⅴ follow their text.'],
		'L178-179'
	),

	// ---- damage ----
	V85: v(
		['ダメージの適用', 'Applying damage'],
		[
			'ここまで無効化されなければ、最終的なダメージを適用する。',
			'If nothing has nullified the attack by now, the final damage is applied.'
		],
		'L180-181'
	),
	V86: v(
		['HPが減る', 'HP drop'],
		['防御側のHPがその分だけ減る。', 'The defender’s HP drop by it.'],
		'L182, L185'
	),
	V87: v(
		['CLOSEはOPENに', 'CLOSE turns OPEN'],
		[
			'最後に、ダメージを受けたCLOSEのキャラクターはOPENになる。',
			'At the very end a CLOSE character that was damaged turns OPEN.'
		],
		'L183, L186'
	),
	V88: v(
		['HP 0は死亡', '0 HP is death'],
		['HPが0になれば死亡する。', 'At 0 HP the character dies.'],
		'L184, L187'
	),
	V89: v(
		['追加ダメージの時機', 'When extra damage comes'],
		[
			'追加ダメージXは、ダメージ適用の直前に処理する。',
			'Extra damage X is processed just before damage is applied.'
		],
		'L188-189'
	),
	V90: v(
		['Ⅴのあとの値に足す', 'Added after Ⅴ'],
		['Xは、Ⅴのあとに残った値へそのまま足す。', 'X is added straight to what is left after Ⅴ.'],
		'L190, L191'
	),
	V91: v(
		['停止チェック', 'Stop check'],
		[
			'停止チェックがあれば精神力チェックをし、失敗すると停止する。',
			'With a stop check the stated spirit check is made; failing it, the character is stopped.'
		],
		'L192-193'
	),

	// ---- outside the timings ----
	V92: v(
		['タイミング外の行動', 'Outside the timings'],
		['タイミングの外で行える行動もある。', 'There are actions outside the timings.'],
		'L194-195'
	),
	V93: v(
		['パンプアップ', 'Pump-up'],
		[
			'パンプアップはタイミングPの能力。メインカードにはない。',
			'Pump-ups are abilities with timing P; no main card has it.'
		],
		'L196-197'
	),
	V94: v(
		['防御に応じられる', 'It can answer'],
		['複合と違い、相手の防御を見てから使える。', 'Unlike compounds they can answer the defence.'],
		'L198, L205'
	),
	V95: v(
		['上がるもの', 'What they raise'],
		[
			'ダメージか効果Lvを上げる、または追加効果を足す。',
			'They raise damage or effect Lv, or add extra effects.'
		],
		'L199, L206'
	),
	V96: v(
		['使える期間', 'Until when'],
		[
			'相手の防御の間、ダメージ適用の直前までいつでも使える。',
			'Any time during the opponent’s defence, until just before damage is applied.'
		],
		'L200, L207'
	),
	V97: v(
		['攻撃と同時にも、Ⅴのあとにも', 'With the attack or after Ⅴ'],
		['攻撃と同時にも、Ⅴの軽減のあとにも使える。', 'With the attack itself, or after the reduction of Ⅴ.'],
		'L201, L208'
	),
	V98: v(
		['直前ならそのまま足す', 'Just before: added directly'],
		[
			'ダメージ適用の直前に宣言した増加は、それまでの防御に関係なくそのまま足す。',
			'An increase declared just before damage is applied adds directly, whatever the defence did.'
		],
		'L202, L209'
	),
	V99: v(
		['見切りを破る', 'Against a read'],
		[
			'見切りのあとで見切り不可や追加1枚の見切りを足すと、見切りは破れてパイルされる。',
			'Pumping "cannot be read" or "one more read" after a read makes it fail; it is piled.'
		],
		'L203, L210'
	),
	V100: v(
		['効果Lvを見る防御を破る', 'Against what looks at the level'],
		[
			'反撃や防具など効果Lvを見る防御は、効果Lvを上げて破れる。使ったカードはパイルする。',
			'A defence that refers to the effect Lv (counter, armour and so on) can be made to fail by raising it; the card used is piled.'
		],
		'L204, L211'
	),
	V101: v(
		['Aの行動', 'A actions'],
		['Aの行動は、防御のどのタイミングでも行える。', 'A actions are possible at every timing of the defence.'],
		'L212-213'
	),
	V102: v(
		['Aのメインカード', 'Main cards with A'],
		[
			'Aのメインカードはゲラゲラと、レジスト・身代わり。',
			'Main cards with A are Geragera and Resist / Substitute.'
		],
		'L214, L215'
	),
	V103: v(
		['ゲラゲラ', 'Geragera'],
		[
			'ゲラゲラは攻撃を完全に無効にする。後の攻撃も来ない。',
			'Geragera nullifies the attack completely, later hits included.'
		],
		'L216-217'
	),
	V104: v(
		['身代わり', 'Substitute (migawari)'],
		['身代わりは、ほかの誰かをかばう。', 'Substituting shields somebody else.'],
		'L218-219'
	),
	V105: v(
		['割り込める唯一のカード', 'The only card that interferes'],
		[
			'ほかのキャラクターが割り込めるメインカードは、これだけ。',
			'Among main cards it is the only way for another character to interfere.'
		],
		'L220, L222'
	),
	V106: v(
		['対象が替わる', 'The target changes'],
		[
			'宣言した時点で対象が替わる。ここまでの軽減と複合は引き継ぎ、残りは新しい対象が行う。',
			'The target changes as it is declared; reductions and compounds so far carry over, and the new target does the rest.'
		],
		'L221, L223'
	),
	V107: v(
		['Aのほかの能力', 'Other A abilities'],
		['Aのほかの能力は、その文に従う。', 'Other A abilities follow their text.'],
		'L224-225'
	),

	// ---- death ----
	V108: v(
		['死亡', 'Death'],
		['HPが0のキャラクターは死亡状態になる。', 'A character with 0 HP is in the dead state.'],
		'L226-227'
	),
	V109: v(
		['死亡の処理', 'What death does'],
		[
			'手札と場のカードをすべてパイルし、キャラクターカードを右へ横向きにする。',
			'All hand and field cards are piled, and the character card is laid sideways, facing right.'
		],
		'L228, L230'
	),
	V110: v(
		['復活するまで何もできない', 'Nothing until revived'],
		[
			'再販・再放送・コンティニュー・死者蘇生などで復活するまで、何もできない。',
			'No action is possible until the character is brought back by Reprint, Rerun, Continue, a raising of the dead or the like.'
		],
		'L229, L231'
	),
	V111: v(
		['消滅', 'Vanishing'],
		[
			'消滅では、キャラクターカードを横向きにせず取り除く。',
			'When a character vanishes, its card is removed instead of laid sideways.'
		],
		'L232-233'
	),
	V112: v(
		['ゲームから抜ける', 'Leaving the game'],
		[
			'消滅したキャラクターとそのプレイヤーはゲームから抜ける(原文は途中で切れている)。',
			'The character and the player leave the game (the sentence is cut off in the source).'
		],
		'L234, L235, L236',
		'derived'
	),

	// ---- Kuroko's own frame: the source page has none of it ----
	K01: k(
		['ターン', 'Turns'],
		[
			'席の順にターンが回る。出典の頁にターンの規則はない。',
			'Turns go round in seat order. The source page has no rules for turns.'
		]
	),
	K02: k(
		['行動は1回', 'One action'],
		[
			'自分のターンの始めに行動が1回分になる。行動としての技と詠唱が使う。',
			'A turn begins with one action; techniques used as an action and chants spend it.'
		]
	),
	K03: k(
		['詠唱', 'Chanting'],
		[
			'自分のターンに行動1回で[詠]の技を詠唱しておける。技を使い終わるまで続く。',
			'On your turn, one action chants a [chant] technique; it lasts until the technique has been used.'
		]
	),
	K04: k(
		['移動', 'Moving'],
		[
			'自分のターンに、踏み込みで近接状態になり、間合いで近接状態を解く。カードはパイルする。',
			'On your turn a step in brings you into melee contact with someone and a distance takes you out of it; the card is piled.'
		]
	),
	K05: k(
		['復活', 'Coming back'],
		[
			'復活のカードは自分のターンに使う。復活したキャラクターのHPは書かれた値に戻る。',
			'A card that brings back is used on your own turn; the character returns with its printed HP.'
		]
	),
	K06: k(
		['停止の終わり', 'How a stop ends'],
		[
			'停止したキャラクターは次の自分のターンをとばし、それで停止が解ける。',
			'A stopped character skips its next turn, and the stop ends with that.'
		],
		'outside'
	),
	K07: k(
		['回復の上限', 'Limit of healing'],
		['回復でHPは書かれた値を超えない。', 'Healing does not go above the printed HP.']
	),
	K08: k(
		['決着', 'Victory'],
		[
			'立っているのが一人になれば、そのキャラクターの勝ち。誰もいなければ引き分け。',
			'The last character standing wins; if nobody is, it is a draw.'
		]
	),
	K09: k(
		['ダイス', 'Dice'],
		[
			'ダイスは振らない。出目は配置に書いておくか、チェックのときに答える。',
			'Kuroko rolls no dice: results stand in the set-up or are answered when a check is made.'
		]
	),
	K10: k(
		['対象になるもの', 'Who can be aimed at'],
		[
			'攻撃の対象は、立っているほかのキャラクター。「全員」はその全員。回復は自分も選べる。',
			'An attack aims at other standing characters; "everybody" means all of them. Healing may choose oneself.'
		]
	),
	K11: k(
		['見本の能力の回数', 'Uses of sample abilities'],
		[
			'Kurokoの見本の能力は、ふつう1回の攻撃に1度、パンプアップは1つの攻撃に1度。カードの数値も見本。',
			'Kuroko’s sample abilities work once per hit, pump-ups once per attack; the numbers on its cards are samples too.'
		]
	),
	K12: k(
		['[反]と[防]は答えだけ', '[Counter] and [defence] answer'],
		[
			'[反]と[防]の技は、攻撃への答えとしてだけ使う。',
			'[Counter] and [defence] techniques are used as answers to an attack only.'
		],
		'derived'
	),
	K13: k(
		['攻撃側がいなくなったら', 'When the attacker is gone'],
		[
			'攻撃したキャラクターが死亡か消滅をすれば、その攻撃の残りは行われず、相手への反撃も処理しない。',
			'When the attacking character dies or vanishes, the rest of its attack does not come, and counters against it are not processed.'
		]
	),
	K14: k(
		['途中からの配置', 'Starting in the middle'],
		[
			'配置は、攻撃の途中のどのタイミングからでも始められる。',
			'A set-up may begin at any timing of a running attack.'
		]
	),
	K15: k(
		['尋ねる順番', 'Who is asked'],
		[
			'防御のタイミングは対象が進める。攻撃側のパンプアップとほかの席の身代わりは、その間いつでも言える。同時なら対象が先、次に席の順。',
			'The target drives the timings; pump-ups of the attacker and substitutes from other seats may be said at any time meanwhile. If two speak at once, the target comes first, then seat order.'
		],
		'outside'
	)
} as const satisfies Readonly<Record<string, RuleDoc>>;

export type RuleId = keyof typeof RULEBOOK;
