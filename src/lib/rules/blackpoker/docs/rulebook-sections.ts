// The chapters of the 8.2 book that the engine rests on, up to the zones: titles and our own summaries.
// Numbers are those of the release (R); what the supplied documents number otherwise says so in `source`.
import type { RuleDoc } from '../../core/contract';

export const rule = (
	titleJa: string,
	titleEn: string,
	ja: string,
	en: string,
	source: string,
	mark?: RuleDoc['mark']
): RuleDoc => ({
	title: { ja: titleJa, en: titleEn },
	text: { ja, en },
	source,
	...(mark ? { mark } : {})
});

export const SECTIONS = {
	'2': rule(
		'対戦レギュレーション',
		'Regulation: format and frame',
		'対戦の形は、フォーマットとフレームを1つずつ選んで決める。フォーマットは使えるアクションとキャラクター(難しさ)を、フレームはデッキ・準備・領域・追加アクション(遊び方)を定める。「ライト+エントリー20」のように+でつないで書く。組めるのは、ライトならエントリー20だけ、スタンダードならパックとレアパック、プロはそれにストラテジー、マスターはさらにエクストラが加わる。',
		'A match is fixed by one format and one frame. The format says which actions and characters exist (how hard the game is); the frame says deck, set-up, zones and extra actions (how it is played). They are written joined by a plus sign, such as Light+Entry 20. Light goes with Entry 20 only; Standard with Pack and Rare pack; Pro also with Strategy; Master also with Extra.',
		'R 2'
	),
	'3.3': rule(
		'使うカード',
		'The cards',
		'1人につき1組のトランプを使う。スートは♠♡♢♣、数字はAからK。同じスート・同じ数字が重ならず、裏面がそろい、縦と横の区別がつくものであればよい。',
		'Each player brings a deck of playing cards: suits ♠♡♢♣, ranks A to K. No suit and rank may occur twice, the backs must look alike, and one must be able to tell upright from sideways.',
		'R 3.3'
	),
	'3.4': rule(
		'カードの数字',
		'The number of a card',
		'Aは1、2から10はそのまま、Jは11、Qは12、Kは13、Jokerは0として数える。Jokerには数字(0)があるが、スートはない。',
		'An A counts 1, 2 to 10 their face value, J 11, Q 12, K 13 and a Joker 0. A Joker thus has a number but no suit.',
		'R 3.4'
	),
	'3.5': rule(
		'デッキの枚数',
		'Deck size',
		'Jokerは2枚まで入れてよい。54枚より少ないデッキも使えるが、下限はフレームが定める。',
		'At most two Jokers are allowed. A deck may hold fewer than 54 cards; the frame sets the lower limit.',
		'R 3.5'
	),
	'3.6': rule(
		'プレイヤー',
		'Players',
		'2人で、それぞれ自分のデッキを使って対戦する。',
		'Two players face each other, each with a deck of their own.',
		'R 3.6'
	),
	'3.8': rule(
		'ダメージ',
		'Damage',
		'nダメージを受けたら、ライフの上からn枚を墓地に送る。いちばん上になる1枚を除き、表を見せる必要はない。足りなければ、あるだけ送る。ダメージを受けるのはプレイヤーだけで、キャラクターは受けない。',
		'To take n damage is to move n cards from the top of your life to your graveyard. Apart from the one that ends on top, their faces need not be shown. With fewer cards than that, all of them go. Only players take damage, never characters.',
		'R 3.8'
	),
	'3.10': rule(
		'共通の手順',
		'Shared procedures',
		'どのフレームの準備でも使う手順が3つある。プリセット、先攻決定、ゲーム開始。',
		'Three procedures are shared by the set-ups of all frames: preset, who goes first, and game start.',
		'R 3.10'
	),
	'3.10.1': rule(
		'プリセット',
		'Preset',
		'ライフの一番上のカードを防壁として場に置き、次の1枚を兵士として表向きで場に置く。どちらもチャージ状態。防壁は伏せて置くものとする(AMB-13)。',
		'The top card of your life goes onto the field as a bulwark, the next one face up as a soldier; both charged. The bulwark is taken to lie face down (AMB-13).',
		'R 3.10.1'
	),
	'3.10.2': rule(
		'先攻決定',
		'Who goes first',
		'互いにライフの一番上をめくり、数字の大きい側が先攻となる(A=1、K=13、Joker=0)。同じ数字なら次の1枚で比べ直す。めくったカードはすべて墓地に行く。',
		'Both turn over the top card of their life; the larger number goes first (A = 1, K = 13, Joker = 0). On a tie the next cards are compared. All cards turned over go to the graveyard.',
		'R 3.10.2'
	),
	'3.10.3': rule(
		'ゲーム開始',
		'Game start',
		'先攻がライフから1枚引き、ターンとチャンスを持って始める。最初のターンにはチャージもドローも起こらない。',
		'The first player draws one card from life, then holds turn and chance. No Charge and no Draw happen in that first turn.',
		'R 3.10.3'
	),
	'4': rule(
		'コンポーネント',
		'Components',
		'卓上にあるものの決まり。キャラクター、フォグ、切札などは、それぞれの領域のコンポーネントスクリプトで定義される。',
		'What things on the table are. Characters, fog and trumps are defined by component scripts, each for its own zone.',
		'R 4'
	),
	'4.1': rule(
		'ユニットと合致',
		'Units and matching',
		'1枚以上のカードがまとまって1つのユニットになる。名前は付けて覚えておくものではなく、その領域のスクリプトのうちユニット条件に合うものが、その時々の正体になる。解決の中でカードが動く、分かれる、重なる、裏返る、変化するたびに照らし直す。',
		'One or more cards together form a unit. What a unit is called is not remembered: at any time it is whatever script of its zone has a condition that its cards meet. It is matched again whenever a resolution moves, splits, joins, turns or changes cards.',
		'R 4.1'
	),
	'4.1.3': rule(
		'表向きの1枚',
		'A single face-up card',
		'場に表向きで置かれた1枚は、2から10なら一般兵、J・Q・Kなら英雄、Aならエース、Jokerなら魔術士。カードが変われば呼び名もひとりでに変わる。',
		'A single face-up card on the field is a common soldier at 2 to 10, a hero at J, Q or K, an ace at A and a magician at Joker. When the card changes, the name follows by itself.',
		'R 4.1.3'
	),
	'4.2': rule(
		'キャラクター',
		'Characters',
		'場にいるユニットをキャラクターと呼び、兵士と防壁に分かれる。縦向き(チャージ)は未使用、横向き(ドライブ)は使用済み。兵士にはサイズがあり、防壁にはない。',
		'Units on the field are characters: soldiers or bulwarks. Upright (charged) means unused, sideways (driven) means used. Soldiers have a size; bulwarks have none.',
		'R 4.2'
	),
	'4.2.3.1': rule(
		'複数枚のユニット',
		'Units of several cards',
		'2枚以上でできたユニットも1体として扱う。移動もチャージもドライブも、まとめて1度に行う。',
		'A unit of two or more cards is still one character: it moves, charges and drives as a whole.',
		'R 4.2.3.1'
	),
	'5': rule(
		'アクションとリクエスト',
		'Actions and requests',
		'アクションは何ができるかの定義、リクエストはそれを実際に使う1回分。通常のリクエストはステージに積まれ、あとから積まれたものほど先に解決される。',
		'An action is a definition of what can be done; a request is one concrete use of it. Normal requests pile up on the stage, and the latest is resolved first.',
		'R 5'
	),
	'5.1': rule(
		'アクションの属性',
		'Attributes of an action',
		'アクションには、タイプ、トリガー(直接/誘発)、スピード(即時/通常)、タイミング(メイン/クイック)、コスト、キーカード条件、起動条件、対象、効果がある。「@直接-通常-クイック | $D」のように略記する。',
		'An action has a type, a trigger (direct or triggered), a speed (immediate or normal), a timing (main or quick), a cost, a key-card condition, start conditions, a target and an effect. The official shorthand reads like @直接-通常-クイック | $D.',
		'R 5.1'
	),
	'5.2': rule(
		'コスト',
		'Costs',
		'コストは記号を左から順に払う。Bは自分のチャージ状態の防壁1枚をドライブ、Lは1ダメージ、Dは手札1枚を捨てる、Sは自分のキャラクター1体を墓地に送る、K(正式版ではC)はキーユニットをドライブ。同じ記号が並べばその数だけ払う。一部だけ払うことはできない。',
		'Symbols are paid from left to right. B drives one own charged bulwark, L takes 1 damage, D discards a hand card, S moves one own character to the graveyard, K (C in the release) drives the key unit. A repeated symbol is paid that many times. Partial payment is not possible.',
		'R 5.2'
	),
	'5.3': rule(
		'リクエストの手順',
		'Requesting an action',
		'宣言、コストの支払い、キーカードの提示、キーユニットの指定、対象の指定の順に行う。このツールではすべてを先に選ばせ、全体が正しいと確かめてから、この順で実行する(AMB-20)。',
		'Announce, pay the cost, set the key cards, name the key unit, name the target, in this order. This tool lets you choose everything first, checks the whole plan, and then carries it out in this order (AMB-20).',
		'R 5.3'
	),
	'5.3.1.1': rule(
		'対象がなければリクエストできない',
		'No legal target, no request',
		'対象を取るアクションは、正しい対象が1つもなければリクエストできない。',
		'An action that needs a target may not be requested while there is no legal one.',
		'R 5.3.1.1'
	),
	'5.3.1.2': rule(
		'自分自身は対象にできない',
		'A request never targets itself',
		'リクエストは、そのリクエスト自身を対象に取れない。',
		'A request can never name itself as its target.',
		'R 5.3.1.2'
	),
	'5.4': rule(
		'解決',
		'Resolving',
		'対象の確認、効果、ステージからの除去、キーカードの処理の順に、リクエストを最後までやりとげる。効果の中の選択は、コントローラーが解決の時に行う。',
		'A request is carried out completely: check the target, perform the effect, leave the stage, deal with the key cards. Choices inside the effect are made on resolution by its controller.',
		'R 5.4'
	),
	'5.4.1': rule(
		'対象の確認',
		'Target check',
		'対象がなくなっている、分かれている、または条件に合わなくなっていれば、効果は行わずに解決を終える(AMB-29)。',
		'If the target is gone, has been split, or no longer fits the wording, the effect is skipped and the request resolves without effect (AMB-29).',
		'R 5.4.1'
	),
	'5.4.2': rule(
		'できることだけ行う',
		'Do what can be done',
		'効果のうち、できない部分は飛ばし、できる部分は行う。ライフが1枚のところへ5ダメージなら、1枚だけ墓地に送る。',
		'Parts of an effect that cannot be done are skipped, the rest is done: five damage against one life card moves that one card.',
		'R 5.4.2'
	),
	'5.4.3': rule(
		'効果はステージの上で',
		'Effects happen on the stage',
		'効果を発揮している間、リクエストとそのキーカードはまだステージにある。',
		'While its effect takes place, the request and its key cards still lie on the stage.',
		'R 5.4.3'
	),
	'5.4.4': rule(
		'ステージから離れる',
		'Leaving the stage',
		'効果が終わったら、リクエストをステージから取り除く。',
		'After the effect the request is removed from the stage.',
		'R 5.4.4'
	),
	'5.4.5': rule(
		'キーカードの行き先',
		'Where key cards go',
		'キーカードは墓地に行く。効果によって場・フォグ・手札などに移ったものは別。効果が行われなかったときも墓地に行く。キーユニットはキーカードの扱いを受けず、場に残る。',
		'Key cards go to the graveyard, except those the effect put onto the field, into the fog or back into the hand. They go there also when the effect was skipped. A key unit is not moved: it stays on the field.',
		'R 5.4.5'
	),
	'5.5': rule(
		'勝敗判定',
		'Win/loss check',
		'解決が1つ終わるたびに、ターンプレイヤーから順に見て、ライフが0枚のプレイヤーの負けとする。両者とも0枚ならターンプレイヤーの負けで、引き分けはない。コストを払った直後や効果の途中では判定しない。',
		'After every resolution, the turn player first: a player with no life card loses. If both are at zero the turn player loses; there is no draw. Nothing is checked right after paying costs or in the middle of an effect.',
		'R 5.5'
	),
	'5.6.1': rule(
		'アタックの連なり',
		'The chain of an attack',
		'アタックが解決されるとブロックが、ブロックが解決されるとダメージ判定が誘発し、それぞれがステージに置かれる。どの段階でも互いにクイックのアクションを使える。',
		'A resolved Attack triggers Block, a resolved Block triggers Damage judgement, and each lies on the stage in its turn. Both players may use quick actions at every stage of it.',
		'R 5.6.1'
	),
	'5.6.2': rule(
		'世代交代',
		'Generation change',
		'自分の場からJoker・A・J・Q・Kが墓地に送られるたびに、1枚につき1回の世代交代が誘発し、その場で解決される。',
		'Each Joker, A, J, Q or K that goes from your field to the graveyard triggers one generation change, resolved at once.',
		'R 5.6.2'
	),
	'6': rule(
		'領域',
		'Zones',
		'カードの置き場。ライフ、墓地、場、手札、フォグに加え、フレームによってパック、レアカード、切札がある。',
		'Where cards lie: life, graveyard, field, hand and fog; depending on the frame also pack, rare card and trump.',
		'R 6'
	),
	'6.1': rule(
		'公開レベル',
		'Disclosure levels',
		'カードの情報は、誰でも知ってよい完全公開、その領域の持ち主だけの個人公開、誰も見ない非公開のどれかになる。完全公開の事柄はいつ尋ねてもよく、正直に答える。',
		'Information is fully public (anyone), personal (only the player whose zone it is) or hidden (nobody). Fully public facts may be asked for at any time and must be answered truthfully.',
		'R 6.1'
	),
	'6.1.1': rule(
		'ライフの枚数',
		'How many life cards',
		'ライフが9枚以下なら枚数を答える。10枚以上なら「10枚以上」と答えればよい。正確な枚数は持ち主だけが数えられる。',
		'With nine or fewer the number is told; from ten on the answer is "ten or more". Only the owner may count exactly.',
		'R 6.1.1'
	),
	'6.1.2': rule(
		'墓地の一番上',
		'The top of the graveyard',
		'まとめて墓地に送るときは、送る側がそのうち1枚を一番上に見せる。前からあるカードは見せ直さない。このツールでは最後に置かれたカードが一番上になる。毎回選ぶこともできる(AMB-59)。',
		'Of cards moved there together, the mover shows one on top. Cards already there are not shown again. In this tool the card laid last is on top; it can also ask each time (AMB-59).',
		'R 6.1.2'
	),
	'6.3': rule(
		'フレームの追加要素',
		'What frames add',
		'フレームが加えるアクション・キャラクター・フォグ・切札。資料版では6.3、公開版では8.3の節に並ぶ。切札のアクションは、その切札が表向きの間だけ使える。',
		'The actions, characters, fog and trumps that frames add: section 6.3 of the seed, 8.3 of the release. Actions of a trump are possible only while that trump is face up.',
		'6.3 (R 8.3)'
	),
	'6.3.2': rule(
		'フレームのアクション',
		'Actions of the frames',
		'パック操作、レアカード操作、切札操作と、切札ごとのアクション。合わせて53ある。',
		'Pack, rare card and trump operations and the actions of each trump: 53 in all.',
		'6.3.2 (R 8.3.2)'
	),
	'6.3.3': rule(
		'フレームのキャラクター',
		'Characters of the frames',
		'切札と組み合わせて作る6種の2枚組。リアニメーター、魔王、チャリオット、巨人、策士、騎士。',
		'Six two-card characters made with a trump: reanimator, demon king, chariot, giant, strategist, knight.',
		'6.3.3 (R 8.3.3)'
	),
	'6.3.4': rule(
		'フレームのフォグ',
		'Fog of the frames',
		'クローズの印。',
		'The marker of Close.',
		'6.3.4 (R 8.3.4)'
	),
	'6.3.5': rule(
		'切札',
		'Trumps',
		'表切札30枚と裏切札。表向きの間だけ、能力が働き、その切札のアクションを使える。',
		'Thirty face-up trumps and the face-down one. Only while face up do they work and allow their actions.',
		'6.3.5 (R 8.3.5)'
	),
	'7': rule(
		'フォーマット',
		'Formats',
		'ライト19、スタンダード25、プロ31、マスター37と、段階ごとに使えるアクションが増える。魔術士はスタンダードから、フォースのフォグはマスターだけ。',
		'Step by step more actions are allowed: 19 in Light, 25 in Standard, 31 in Pro, 37 in Master. Magicians exist from Standard on, the Force fog only in Master.',
		'R 7'
	),
	'7.3.1': rule(
		'フォーマットのアクション',
		'Actions of the formats',
		'基本、召喚、速攻魔法、通常魔法の37アクション。番号は公開版の一覧の順による。',
		'The 37 basic, summon, quick magic and magic actions. Numbers follow the order of the release list.',
		'R 7.3.1'
	),
	'8.3': rule(
		'フレーム',
		'Frames',
		'エントリー20、パック、レアパック、ストラテジー、エクストラの5つ。それぞれデッキの条件、使う領域、追加のアクション、準備の手順が違う。',
		'Five of them: Entry 20, Pack, Rare pack, Strategy, Extra. They differ in deck conditions, zones, extra actions and set-up.',
		'R 8.3'
	),
	'8.3.1': rule(
		'フレームの準備',
		'Set-up of the frames',
		'準備の手順はフレームごとに決まっている。選ぶ、混ぜる、パックを配る、ライフを作る、手札を引く、プリセット、先攻決定、ゲーム開始のうち、どれをどの順に行うかが異なる。',
		'Every frame has its own set-up. They differ in which of these they do and in which order: choose, shuffle, deal the pack, make the life, draw the hand, preset, decide who goes first, start.',
		'R 8.3.1'
	),
	'8.3.1.1': rule(
		'エントリー20の準備',
		'Set-up of Entry 20',
		'決められた20枚を混ぜてライフにし、7枚引き、プリセット、先攻決定、ゲーム開始。',
		'The fixed twenty cards are shuffled and become the life; draw seven, preset, who goes first, game start.',
		'R 8.3.1',
		'derived'
	),
	'8.3.1.2': rule(
		'パックの準備',
		'Set-up of Pack',
		'40枚以上のデッキを混ぜ、上から14枚を伏せてパックにし、残りをライフにする。7枚引き、プリセット、先攻決定、ゲーム開始。',
		'Shuffle a deck of 40 or more; the top 14 face down are the pack, the rest is the life. Draw seven, preset, who goes first, game start.',
		'R 8.3.1',
		'derived'
	),
	'8.3.1.3': rule(
		'レアパックの準備',
		'Set-up of Rare pack',
		'デッキからレアカードを1枚選んで伏せる。残りを混ぜ、上から14枚をパック、残りをライフにし、7枚引き、プリセット、先攻決定、ゲーム開始。',
		'Choose one rare card and lay it face down. Shuffle; the top 14 are the pack, the rest the life. Draw seven, preset, who goes first, game start.',
		'R 8.3.1',
		'derived'
	),
	'8.3.1.4': rule(
		'ストラテジーの準備',
		'Set-up of Strategy',
		'最初の手札を3枚、続いてレアカードを1枚選ぶ。残りを混ぜ、14枚をパック、残りをライフにし、4枚引いて手札を7枚にする。プリセット、先攻決定、ゲーム開始。',
		'Choose three cards for the opening hand, then a rare card. Shuffle; 14 are the pack, the rest the life; draw four for a hand of seven. Preset, who goes first, game start.',
		'R 8.3.1',
		'derived'
	),
	'8.3.1.5': rule(
		'エクストラの準備',
		'Set-up of Extra',
		'切札2枚を伏せ、最初の手札3枚とレアカードを選ぶ。残りを混ぜ、14枚をパック、残りをライフにして4枚引く。防壁と、伏せたままの兵士を置き、先攻を決める。先攻、後攻の順に、兵士を表にして切札を1枚開き、ゲーム開始。この公開にコストもリクエストも要らない。',
		'Lay two trumps face down, choose three opening cards and a rare card. Shuffle; 14 are the pack, the rest the life; draw four. Place a bulwark and a soldier still face down, decide who goes first. The first player, then the second, turns the soldier up and opens one trump; then the game starts. This reveal costs nothing and is no request.',
		'R 8.3.1.5'
	)
} satisfies Record<string, RuleDoc>;
