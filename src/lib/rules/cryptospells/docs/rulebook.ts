// Every numbered rule in our own words. T01-T47 are the source's (lines of seed 003); G01-G21 are the frame that a
// playable board needs and the source does not give: taken from outside (X), or assumed by us.
import type { RuleDoc } from '../../core/contract';

const rule = (
	source: string,
	titleJa: string,
	titleEn: string,
	ja: string,
	en: string,
	mark?: RuleDoc['mark']
): RuleDoc => ({
	title: { ja: titleJa, en: titleEn },
	text: { ja, en },
	source,
	...(mark && { mark })
});

export const RULEBOOK = {
	T01: rule(
		'L1, L3',
		'テキストの読み方',
		'How texts are read',
		'カードの効果文と能力の意味は、決まった読み方で一つに決まる。',
		'The words of a card and its abilities have one meaning, found by fixed rules of reading.'
	),
	T02: rule(
		'L5',
		'三つの言葉',
		'Three terms',
		'場の存在は「リーダー」「ユニット」と呼び、両方をまとめて「キャラクター」と呼ぶ。',
		'What stands on the table is a leader or a unit; both together are characters.'
	),
	T03: rule(
		'L7, L9',
		'リーダーは最初からいる',
		'Leaders are there from the start',
		'リーダーは対戦の始めから場にいて、いなくなることはない。',
		'Each leader is on the table from the start of the game.'
	),
	T04: rule(
		'L11',
		'勝ち',
		'Winning',
		'リーダーはLPを持つ。相手リーダーのLPを0にしたプレイヤーが勝つ。',
		'A leader has LP. Bring the enemy leader’s LP to 0 and you win.'
	),
	T05: rule(
		'L13, L15',
		'ユニットの出し方',
		'How units arrive',
		'ユニットカードを使うと、そのユニットが場に出る。',
		'Using a unit card puts that unit on the field.'
	),
	T06: rule(
		'L17',
		'ユニットが持つもの',
		'What a unit has',
		'ユニットにはコスト、攻撃力、体力、種族、能力がある。',
		'A unit has a cost, attack, health, a tribe and abilities.'
	),
	T07: rule(
		'L19, L21',
		'キャラクターにはリーダーも入る',
		'Characters include leaders',
		'「味方１体」「相手１体」は「味方キャラクター１体」「相手キャラクター１体」の略で、リーダーも入る。',
		'味方１体 and 相手１体 are short for one ally or enemy character, so leaders count.'
	),
	T08: rule(
		'L23, L25',
		'選べるのは召喚時とスペルだけ',
		'Only summons and spells pick',
		'プレイヤーが対象を1体選ぶ能力は、召喚時の能力とスペルにしかない。',
		'Abilities that let the player pick one target are found on summon abilities and on spells only.'
	),
	T09: rule(
		'L27',
		'選ぶのは1枚に1回、1体',
		'One pick per card',
		'対象を2体以上選ばせるカードや、選ぶ能力を2つ以上持つカードは予定されていない。',
		'No card is meant to ask for two picks, nor to have two abilities with a pick.'
	),
	T10: rule(
		'L29, L31',
		'ユニット1体を選ぶ',
		'Pick one unit',
		'「ユニット１体を」は場のユニットから1体選ぶ。選べるユニットがいなければ、その能力は発動しない。',
		'ユニット１体を: pick one unit on the field. With none to pick, the ability does not activate.'
	),
	T11: rule(
		'L33',
		'範囲がせばまることが多い',
		'The range is often narrowed',
		'味方ユニット、相手ユニット、味方フェアリーのように、選べる範囲がせばめられることが多い。',
		'Often only part of the units may be picked: ally units, enemy units, ally fairies and so on.'
	),
	T12: rule(
		'L35',
		'召喚中の自分は選べない',
		'The arriving unit can’t pick itself',
		'召喚時の能力で、いま召喚しているユニット自身を選ぶことはできない。',
		'A summon ability can’t pick the very unit that is being summoned.'
	),
	T13: rule(
		'L37, L39',
		'リーダー1体を選ぶ',
		'Pick one leader',
		'「リーダー１体を」は、味方と相手のリーダーから1体を選ぶ。',
		'リーダー１体を: pick the ally or the enemy leader.'
	),
	T14: rule(
		'L41',
		'決まっているリーダーは選ばない',
		'A named leader isn’t picked',
		'味方リーダーだけ、相手リーダーだけを指す文では対象が自動で決まり、選ぶ能力とは扱わない。',
		'Where only the ally or only the enemy leader is named, the target is settled by itself: it is no pick.'
	),
	T15: rule(
		'L43, L45',
		'味方1体',
		'One ally',
		'「味方１体を」は、味方ユニットと味方リーダーから選ぶ。',
		'味方１体を: an ally unit or the ally leader.'
	),
	T16: rule(
		'L47, L49',
		'相手1体',
		'One enemy',
		'「相手１体を」は、相手ユニットと相手リーダーから選ぶ。',
		'相手１体を: an enemy unit or the enemy leader.'
	),
	T17: rule(
		'L51, L53',
		'選ぶスペルは対象がいるときだけ',
		'A spell with a pick needs a target',
		'対象を選ぶスペルは、選べる対象がいる間しか使えない。',
		'A spell with a pick can be used only while there is something to pick.'
	),
	T18: rule(
		'L55',
		'残りの効果だけを使えない',
		'No using just the other part',
		'効果の一つだけが対象を選ぶスペルでも同じ。対象がいないときに、もう一方の効果だけを得ることはできない。',
		'The same holds if just one of a spell’s abilities picks: the other part alone can’t be had.'
	),
	T19: rule(
		'L57, L59',
		'ランダムな対象',
		'Random targets',
		'ランダムに対象が決まる能力は、召喚時、死亡時、ターン開始時、ターン終了時、スペルにある。2体以上のこともある。',
		'Random targets occur on summon, death, turn-start and turn-end abilities and on spells; two or more may be drawn.'
	),
	T20: rule(
		'L61, L63',
		'ランダムの範囲',
		'Ranges of random',
		'範囲は、味方ユニット、味方、相手ユニット、相手、ユニット、キャラクター。「味方」「相手」はリーダーを含む。',
		'The range is ally units, allies, enemy units, enemies, all units, or all characters; allies and enemies include leaders.'
	),
	T21: rule(
		'L65',
		'ランダムに付く条件',
		'Conditions on random',
		'種族、攻撃力の上限や下限などの条件が付くこともある。',
		'A tribe, a bound on attack or another condition may be added.'
	),
	T22: rule(
		'L67',
		'ランダムは自分にも当たる',
		'Random may hit itself',
		'ユニットの「ランダムな味方ユニット」には、そのユニット自身も入る。',
		'A unit’s own “random ally unit” may turn out to be that unit.'
	),
	T23: rule(
		'L69',
		'自身を除く',
		'Except itself',
		'「自身を除く」とあれば、そのユニット自身は入らない。',
		'自身を除く leaves the unit itself out.'
	),
	T24: rule(
		'L71, L73',
		'ランダムだけのスペルは空でも使える',
		'A random spell needs nobody',
		'ランダムな能力だけのスペルは、当たる相手がいなくても使える。',
		'A spell with random abilities only can be used with nobody to hit.'
	),
	T25: rule(
		'L75, L77',
		'全てを対象とする',
		'All targets',
		'全てを対象とする能力も、召喚時、死亡時、ターン開始時、ターン終了時、スペルにある。',
		'Abilities that hit all are found in the same five places.'
	),
	T26: rule(
		'L79, L81',
		'全ての範囲',
		'Ranges of all',
		'範囲は、味方ユニット、味方（リーダーを含む）、相手ユニット、相手（リーダーを含む）、ユニット、キャラクター。',
		'All ally units, all allies with the leader, all enemy units, all enemies with the leader, all units, all characters.'
	),
	T27: rule(
		'L83',
		'全てに付く条件',
		'Conditions on all',
		'種族などの条件が付くこともある。',
		'Conditions such as a tribe may be added.'
	),
	T28: rule(
		'L85',
		'全ては自分にも及ぶ',
		'All includes itself',
		'ユニットの、味方全てに及ぶ能力は、そのユニット自身にも及ぶ。',
		'A unit’s own effect on all of its side hits that unit too.'
	),
	T29: rule(
		'L87',
		'他の全て',
		'All others',
		'「他の全ての」とあれば、そのユニット自身は入らない。',
		'他の全ての leaves the unit itself out.'
	),
	T30: rule(
		'L89, L91',
		'全てだけのスペルは空でも使える',
		'A spell on all needs nobody',
		'全てを対象とする能力だけのスペルは、当たる相手がいなくても使える。',
		'A spell with all-target abilities only can be used with nobody to hit.'
	),
	T31: rule(
		'L93, L95',
		'二つの効果',
		'Two abilities',
		'召喚時の能力を持つカードとスペルは、違う効果を二つ持つことがある。',
		'Cards with a summon ability, and spells, may have two different abilities.'
	),
	T32: rule(
		'L97',
		'「○○する ××する」',
		'する: part two stands alone',
		'「する」で切れていれば、一つ目が発動しなくても二つ目は発動する。',
		'When する ends the first part, the second activates even if the first did not.'
	),
	T33: rule(
		'L99, L101',
		'「○○して××する」',
		'して: part two needs part one',
		'「して」でつながっていれば、一つ目が発動したときだけ二つ目も発動する。',
		'When して joins the parts, the second activates only if the first did.'
	),
	T34: rule(
		'L103, L105, L107',
		'１ターン進める',
		'Advance one turn',
		'「１ターン進める」は、いくつかの効果をまとめた言葉である。',
		'“Advance one turn” stands for several effects together.'
	),
	T35: rule(
		'L109',
		'１ターン進めるの中身',
		'What it consists of',
		'両方の最大マナが1増え、両方がカードを1枚引き、ターン終了時とターン開始時の能力が全て発動し、味方ユニットがまた攻撃できるようになる。',
		'Both max manas go up by 1, both players draw 1, all turn-end and turn-start abilities fire, and ally units may attack again.'
	),
	T36: rule(
		'L111, L113',
		'能力の順番',
		'Order of those abilities',
		'能力は、味方のターン終了時、相手のターン開始時、相手のターン終了時、味方のターン開始時の順に発動する。',
		'They fire in this order: ally turn end, enemy turn start, enemy turn end, ally turn start.'
	),
	T37: rule(
		'L115',
		'召喚酔いも解ける',
		'It ends summoning sickness',
		'攻撃の権利が戻るので、出たばかりのユニットも攻撃できるようになる。',
		'With the right to attack renewed, units that have just arrived may attack as well.'
	),
	T38: rule(
		'L117, L119',
		'偶数',
		'Even',
		'偶数は2で割り切れる数で、0も偶数である。',
		'Even means divisible by 2; 0 is even.'
	),
	T39: rule(
		'L121',
		'奇数',
		'Odd',
		'奇数は2で割ると1余る数である。',
		'Odd means that dividing by 2 leaves 1.'
	),
	T40: rule(
		'L123, L125, L127',
		'変身したターンの攻撃回数',
		'Attacks after transforming',
		'変身したターンの攻撃回数は、変身する前のユニットに従う。',
		'In the turn of a transformation, the number of attacks follows the unit it was before.'
	),
	T41: rule(
		'L129',
		'攻撃できないユニットから',
		'From one that can’t attack',
		'攻撃できないユニットからの変身では、そのターンは攻撃できない。',
		'Transformed from a unit that can’t attack: no attack in that turn.'
	),
	T42: rule(
		'L131',
		'召喚酔いのユニットから',
		'From a summoning-sick one',
		'出たばかりで攻撃できないユニットからの変身でも、そのターンは攻撃できない。',
		'Transformed from a unit that has just arrived: no attack in that turn.'
	),
	T43: rule(
		'L133',
		'攻撃できるユニットから',
		'From a ready one',
		'攻撃できるユニットからの変身では、そのターンに1回攻撃できる。',
		'Transformed from a unit that is ready: one attack.'
	),
	T44: rule(
		'L135',
		'速攻のユニットから',
		'From one with rush',
		'速攻を持つユニットからの変身では、出たばかりでも1回攻撃できる。',
		'Transformed from a unit with 速攻 (rush): one attack, even just after arriving.'
	),
	T45: rule(
		'L137',
		'連撃のユニットから',
		'From one with double attack',
		'攻撃できる状態の、連撃を持つユニットからの変身では、2回攻撃できる。',
		'Transformed from a ready unit with 連撃 (double attack): two attacks.'
	),
	T46: rule(
		'L139',
		'変身後の連撃',
		'Double attack on the new form',
		'変身した後のユニットが連撃を持っていても、そのターンの回数には関係しない。',
		'Double attack on the new form does not matter in that turn.'
	),
	T47: rule(
		'L141, L143',
		'進化したターンの攻撃回数',
		'Attacks after evolving',
		'進化したターンの攻撃回数は、進化した後のユニットに従う。',
		'In the turn of an evolution, the number of attacks follows the unit it has become.'
	),

	G01: rule(
		'X2',
		'始まり',
		'The start',
		'リーダーのLPは25、デッキは30枚、最初の手札は3枚。1回だけ引き直せる。後攻は「マナクリスタル」を1枚もらう。',
		'Leaders have 25 LP, decks 30 cards, opening hands 3; each player may redraw once. The second player gets a mana crystal.',
		'outside'
	),
	G02: rule(
		'X3, X4',
		'ターンの始め',
		'The start of a turn',
		'最大マナが1増え（10まで）、マナが最大まで回復し、1枚引く。自分のユニットはまた攻撃できるようになる。',
		'Max mana goes up by 1 (to 10), mana is filled, one card is drawn, and one’s units may attack again.',
		'outside'
	),
	G03: rule(
		'X3',
		'コスト',
		'Cost',
		'カードを使うには、コストと同じだけのマナを払う。',
		'Using a card costs as much mana as its cost.',
		'outside'
	),
	G04: rule(
		'X2, B10',
		'手札は9枚まで',
		'Nine cards in hand',
		'手札は9枚まで。あふれるカードは墓地へ行く。',
		'A hand holds nine cards; one too many goes to the graveyard.',
		'outside'
	),
	G05: rule(
		'X2',
		'場は6体まで',
		'Six units on the field',
		'1人の場に出せるユニットは6体まで。',
		'Each player has room for six units.',
		'outside'
	),
	G06: rule(
		'X5',
		'前衛',
		'Vanguard',
		'前衛を持つ相手ユニットがいる間、攻撃の対象にできるのは前衛だけ。',
		'While an enemy unit with 前衛 stands, only such units may be attacked.',
		'outside'
	),
	G07: rule(
		'X5',
		'キーワード',
		'Keywords',
		'速攻、連撃、攻撃不可、前衛、貫通は一語で書かれる能力。もとの文書はその意味を書いていない。',
		'速攻, 連撃, 攻撃不可, 前衛 and 貫通 are abilities of one word; the source uses them without saying what they do.',
		'outside'
	),
	G08: rule(
		'X5',
		'速攻',
		'Rush',
		'速攻を持つユニットは、出たターンにも攻撃できる。',
		'A unit with 速攻 may attack in the turn it arrives.',
		'outside'
	),
	G09: rule(
		'X5',
		'連撃',
		'Double attack',
		'連撃を持つユニットは、1ターンに2回攻撃できる。',
		'A unit with 連撃 may attack twice a turn.',
		'outside'
	),
	G10: rule(
		'X5',
		'攻撃不可',
		'Can’t attack',
		'攻撃不可を持つユニットは攻撃できない。',
		'A unit with 攻撃不可 can’t attack.',
		'outside'
	),
	G11: rule(
		'X5',
		'貫通は読むだけ',
		'Pierce is only read',
		'貫通は言葉として読むが、意味が確かでないので盤面では何も起こさない。',
		'貫通 is recognised, but its meaning is not certain, so it does nothing on the board.',
		'assumed'
	),
	G12: rule(
		'X3',
		'攻撃',
		'Attacks',
		'攻撃できるユニットは、1ターンに決まった回数、相手のユニットかリーダーを攻撃できる。ユニット同士は同時にダメージを与え合う。',
		'A unit that is ready may attack an enemy unit or the enemy leader as often as it is allowed. Units deal damage to each other at once.',
		'outside'
	),
	G13: rule(
		'X3',
		'召喚酔い',
		'Summoning sickness',
		'場に出たターンのユニットは攻撃できない。',
		'A unit can’t attack in the turn it arrives.',
		'outside'
	),
	G14: rule(
		'B4, B11',
		'能力は順番待ち',
		'Abilities queue up',
		'発動した能力は列に並び、先に並んだものから一つずつ最後まで行う。途中で誰かが決めることはない。死んだユニットは一つの文が終わるごとに場を離れ、その死亡時の能力が列に並ぶ。',
		'Abilities that fire queue up and are carried out one by one, first come first served; nothing is decided on the way. After each text the dead leave, and their death abilities join the queue.',
		'derived'
	),
	G15: rule(
		'B9, X2',
		'引けないと負け',
		'Drawing from an empty deck',
		'デッキがないのに引くことになったプレイヤーは負ける。',
		'A player who must draw from an empty deck loses.',
		'outside'
	),
	G16: rule(
		'',
		'回復の上限',
		'Healing has a cap',
		'ユニットは体力の値まで、リーダーは最初のLPまでしか回復しない。',
		'A unit is healed up to its health, a leader up to the LP it began with.',
		'assumed'
	),
	G17: rule(
		'',
		'捨てるカードは無作為',
		'Discards are random',
		'列の途中では何も決めないので、効果で捨てる手札は無作為に決まる。',
		'Nothing is decided while the queue runs, so cards discarded by an ability are drawn at random.',
		'assumed'
	),
	G18: rule(
		'',
		'リーダーに及ばない効果',
		'What leaders don’t undergo',
		'リーダーが受けるのはダメージと回復だけ。破壊、手札に戻す、変身、強化などは及ばない。',
		'Leaders undergo damage and healing only; they can’t be destroyed, returned, transformed or strengthened.',
		'assumed'
	),
	G19: rule(
		'',
		'変身と進化の値',
		'Values after transform and evolve',
		'変身や進化をしたユニットは同じ場所のまま、新しいカードに書かれた値と能力になる。受けたダメージと強化は残らない。',
		'A transformed or evolved unit keeps its place and takes the values and abilities of the new card; damage and bonuses are gone.',
		'assumed'
	),
	G20: rule(
		'B17, X4',
		'効果で出たユニット',
		'Units put there by an effect',
		'効果で場に出たユニットは召喚酔いになる。召喚時の能力は発動しない。場に空きがなければ出ない。',
		'A unit put on the field by an effect is summoning-sick; its summon ability does not fire. With no room it does not arrive.',
		'outside'
	),
	G21: rule(
		'',
		'終わらない連鎖',
		'Chains that never end',
		'能力が能力を呼んで終わらなくなったら、Kurokoはそこで止め、引き分けとする。',
		'If abilities keep calling abilities without end, Kuroko stops them and calls the game a draw.',
		'assumed'
	)
} as const satisfies Readonly<Record<string, RuleDoc>>;

export type RuleId = keyof typeof RULEBOOK;
