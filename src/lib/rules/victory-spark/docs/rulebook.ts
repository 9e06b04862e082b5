// The numbered rules in our own words. R01-R60 follow the source page line by line; E01-E11 fill what the page leaves
// open and come from outside it (the specification names where). Loaded on demand; the keys are the rule ids.
import type { RuleDoc } from '../../core/contract';
import { l10n } from '../../core/text';

type Mark = NonNullable<RuleDoc['mark']>;
const rule = (source: string, title: [string, string], text: [string, string], mark?: Mark): RuleDoc => ({
	title: l10n(...title),
	text: l10n(...text),
	source,
	...(mark && { mark })
});

export const RULEBOOK = {
	R01: rule(
		'L1-2, L91',
		['この文書の範囲', 'What the page covers'],
		[
			'元の文書はターンの流れだけを説明していて、書きかけだと自ら断っている。書かれていないことは「書かれていない」として扱う。',
			'The page describes how a turn runs and says of itself that it is unfinished. What it leaves out counts as left out.'
		]
	),
	R02: rule(
		'L3-4',
		['スタンドフェイズ', 'Stand phase'],
		[
			'ターンプレイヤーが、疲れた自分のカードを起こすフェイズ。',
			'The phase in which the turn player makes their tired cards fresh again.'
		]
	),
	R03: rule(
		'L5',
		['レスト→スタンド、リバース→レスト', 'Rest to stand, reverse to rest'],
		[
			'レストしているカードはスタンドに、リバースしているカードはレストになる。一段ずつしか戻らないので、リバースから立ち上がるにはスタンドフェイズが2回要る（後半は推論）。',
			'A resting card stands, a reversed card comes to rest. One stage at a time: a reversed card needs two stand phases (the last part is inferred).'
		]
	),
	R04: rule(
		'L6',
		['起こすのは自分のエネルギーとベンチ', 'Own energy and bench'],
		[
			'R03の対象は、自分のエネルギー置場のカードと自分のベンチのキャラ。',
			'R03 is applied to the turn player’s energy and to their bench characters.'
		]
	),
	R05: rule(
		'L7',
		['ターン開始時の能力', 'Abilities at the start of the turn'],
		[
			'「ターン開始時」と「スタンドフェイズ開始時」の能力はこのフェイズで発動する。',
			'Abilities of the start of the turn and of the start of the stand phase fire in this phase.'
		]
	),
	R06: rule(
		'L8-10',
		['ドローフェイズ', 'Draw phase'],
		[
			'ターンプレイヤーは山札の一番上からちょうど1枚を手札に加える。',
			'The turn player takes exactly one card from the top of the deck into the hand.'
		]
	),
	R07: rule(
		'L9',
		['先攻1ターン目は引かない', 'No draw in the very first turn'],
		[
			'先攻プレイヤーの最初のターンだけは、カードを引かない。',
			'The player who goes first draws nothing in turn 1.'
		]
	),
	R08: rule(
		'L11',
		['ドローフェイズ開始時の能力', 'Abilities at the start of the draw phase'],
		[
			'「ドローフェイズ開始時」の能力はここで発動する。',
			'Abilities of the start of the draw phase fire here.'
		]
	),
	R09: rule(
		'L12-13',
		['エネルギーフェイズ', 'Energy phase'],
		[
			'手札を1枚まで、裏向きでエネルギー置場に置ける。置かなくてもよい。',
			'Up to one hand card may be put face down into the energy yard. It may be left out.'
		]
	),
	R10: rule(
		'L14-16',
		['エネルギーフェイズ開始時の能力', 'Abilities at the start of the energy phase'],
		[
			'「エネルギーフェイズ開始時」の能力は、エネルギーを置く前に発動する。',
			'Abilities of the start of the energy phase fire before the energy is placed.'
		]
	),
	R11: rule(
		'L17',
		['エネルギーを置いたら開始時は過ぎている', 'Placing energy closes the start'],
		[
			'エネルギーを置いた後では、エネルギーフェイズ開始時の能力はもう使えない。',
			'Once energy was placed, no ability of the start of the energy phase can be used any more.'
		]
	),
	R12: rule(
		'L18-19',
		['キャラフェイズ', 'Character phase'],
		[
			'R13とR14の二つの行動を、好きな順番で何度でも行える。',
			'The two actions of R13 and R14 may be taken any number of times, in any order.'
		]
	),
	R13: rule(
		'L20-21',
		['リングからベンチへ', 'From the ring to the bench'],
		[
			'自分のリングのカードをベンチに移せる。ベンチは3枚まで。',
			'The own ring card may be moved to the bench, which holds up to three cards.'
		]
	),
	R14: rule(
		'L22',
		['手札から場へ', 'From the hand to the field'],
		[
			'手札のカードを場（リングかベンチ）に出せる。',
			'A hand card may be put on the field: on the ring or on the bench.'
		]
	),
	R15: rule(
		'L23-26',
		['キャラフェイズ開始時の能力', 'Abilities at the start of the character phase'],
		[
			'「キャラフェイズ開始時」の能力が先に発動する。カードをプレイした後ではもう使えない。',
			'Abilities of the start of the character phase come first; after a card was played they can’t be used.'
		]
	),
	R16: rule(
		'L27',
		['レベルぶんのエネルギー', 'Energy for the level'],
		[
			'どちらの行動でも、そのカードのレベルと同じ枚数のエネルギーをレストする。',
			'Both actions cost resting as many energy cards as the level of the card.'
		]
	),
	R17: rule(
		'L28',
		['どちらも「プレイ」', 'Both are plays'],
		[
			'手札から出すのもリングからベンチへ移すのも「プレイ」であり、プレイについて述べる効果はどちらにも当てはまる。',
			'Putting a card from the hand and moving it from ring to bench are both “playing”: an effect that speaks of playing covers both.'
		]
	),
	R18: rule(
		'L29',
		['先にエネルギー、次にカード', 'Energy first, then the card'],
		[
			'まずエネルギーをレストし、それからカードが置かれる。',
			'The energy is rested first; then the card arrives.'
		]
	),
	R19: rule(
		'L29',
		['例：あさひ', 'Example: Asahi'],
		[
			'あさひ/十九女が手札から場に出るか、リングからベンチに移ると、それ以降レベル0のカードはプレイできない。',
			'Once あさひ/十九女 was put on the field from the hand, or moved from ring to bench, level-0 cards can’t be played.'
		]
	),
	R20: rule(
		'L30',
		['あさひ自身も動けない', 'She locks herself in'],
		[
			'そのため、手札からリングに出たあさひはベンチへ移れない。彼女自身がレベル0で（推論）、移動もプレイだから。',
			'So after she was played from the hand to the ring she can’t move to the bench herself: she is level 0 (inferred), and the move is a play.'
		],
		'derived'
	),
	R21: rule(
		'L31',
		['移る先は空き枠', 'The bench slot must be empty'],
		[
			'リングからベンチへの移動には、空いているベンチの枠が要る。',
			'Moving from ring to bench needs an empty bench slot.'
		]
	),
	R22: rule(
		'L32',
		['押し出しも入れ替えもできない', 'No pushing out, no swap'],
		[
			'リングからベンチへ移るとき、ベンチのカードを控え室へ押し出すことも、リングとベンチを入れ替えることもできない。',
			'The move may not push a bench card into the waiting room, and ring and bench can’t be swapped.'
		]
	),
	R23: rule(
		'L33',
		['上書きの順番', 'The order of overwriting'],
		[
			'カードがいるリングやベンチに手札から出すときは、新しいカードが先に置かれ、その後で古いカードが控え室へ行く。',
			'When a hand card is played onto an occupied ring or bench slot, the new card is put there first; then the old one goes to the waiting room.'
		]
	),
	R24: rule(
		'L34',
		['圧殺・張り替え', 'The slang for it'],
		[
			'R23の上書きは、俗に「圧殺」「張り替え」と呼ばれる。',
			'Players call the overwriting of R23 圧殺 (crushing) or 張り替え (re-covering).'
		]
	),
	R25: rule(
		'L35-36',
		['古いカードを先にどけない', 'Don’t take the old card away first'],
		[
			'実際の対戦では古いカードを先にどけてしまいがちだが、正しい処理ではない。',
			'At the table the old card is often taken away first as a shortcut. That is not how it is resolved.'
		]
	),
	R26: rule(
		'L36',
		['順番で結果が変わる', 'The order can matter'],
		['この順番の違いで結果が変わることがある。', 'The order of the two can change what happens.']
	),
	R27: rule(
		'L36',
		['例：椎名姉妹', 'Example: the Shiina sisters'],
		[
			'深夏＆真冬/椎名姉妹は、自分のいるベンチの枠に椎名 深夏や椎名 真冬がプレイされたときも、その能力を使える。',
			'深夏＆真冬/椎名姉妹 may use her ability even when 椎名 深夏 or 椎名 真冬 is played onto her own bench slot.'
		]
	),
	R28: rule(
		'L37',
		['誤った処理', 'The wrong way'],
		[
			'新しいカードが来る前に彼女が場を離れると考えると、結果を誤る。',
			'Thinking that she leaves before the new card arrives gives the wrong result.'
		]
	),
	R29: rule(
		'L38',
		['空きがあっても上書きできる', 'Overwriting beside an empty slot'],
		[
			'空いている枠があっても、ベンチの古いカードの上に出してよい。',
			'An older bench card may be overwritten even when another slot is empty.'
		]
	),
	R30: rule(
		'L39-40',
		['アビリティフェイズ', 'Ability phase'],
		[
			'自分の【起】のうちキャンセルでないものを、好きな順番で何度でも使える。',
			'The turn player may use own activated abilities that are no cancels, any number of times, in any order.'
		]
	),
	R31: rule(
		'L41-43',
		['宣言・コスト・解決', 'Declare, pay, resolve'],
		[
			'使うことを宣言し、[ ]のコストを払い、効果を解決する。',
			'Declare it, pay the cost in brackets, resolve it.'
		]
	),
	R32: rule(
		'L44',
		['アビリティフェイズ開始時の能力', 'Abilities at the start of the ability phase'],
		[
			'「アビリティフェイズ開始時」の能力はここで発動する。',
			'Abilities of the start of the ability phase fire here.'
		]
	),
	R33: rule(
		'L45',
		['続けて使える', 'Again and again'],
		[
			'コストを払えて、フェイズを終わらせる効果がない限り、続けて使える。',
			'It can be repeated while costs can be paid and no effect has ended the phase.'
		]
	),
	R34: rule(
		'L46-47',
		['アタックフェイズ', 'Attack phase'],
		[
			'ターンプレイヤーは、自分のベンチでスタンドしているカードの数だけ、相手のリングのカードに攻撃できる。',
			'The turn player may attack the opposing ring card as many times as there are standing cards on their own bench.'
		]
	),
	R35: rule(
		'L48-50',
		['アタックフェイズ開始時の能力', 'Abilities at the start of the attack phase'],
		[
			'攻撃宣言ステップでは、それがこのターン最初のものなら、アタックフェイズ開始時の能力が発動する。',
			'In the declaration step, if it is the first of the turn, abilities of the start of the attack phase fire.'
		]
	),
	R36: rule(
		'L51-53',
		['サポートしたら開始時は過ぎている', 'Supporting closes the start'],
		[
			'それらは個々の攻撃より前に使う。ベンチのカードが一度サポートしたら、もう使えない。',
			'They come before the single attacks: once a bench card has supported, they can’t be used.'
		]
	),
	R37: rule(
		'L54-56',
		['サポートする', 'To support'],
		[
			'自分のベンチの（スタンドしている）カード1枚を選んでレストする。これを「サポートする」という。スタンドが条件なのは推論。',
			'Choose one own (standing) bench card and rest it: this is “to support”. That it must stand is inferred.'
		],
		'derived'
	),
	R38: rule(
		'L57',
		['パートナーアタック', 'Partner attack'],
		[
			'サポートしたカードの名前と称号が、リングのカードのパートナーの名前と称号に両方とも一致すれば、パートナーアタックになる。',
			'If the supporter’s name and title both equal the partner name and partner title of the ring card, the attack is a partner attack.'
		]
	),
	R39: rule(
		'L58',
		['「パートナーアタックにならない」', '“Does not become a partner attack”'],
		[
			'パートナーアタックにならない効果を受けても、通常の攻撃として続く。攻撃がなくなるわけではない。',
			'An effect of this kind leaves a normal attack; the attack itself isn’t void.'
		]
	),
	R40: rule(
		'L59',
		['サポート時・攻撃時の能力', 'Abilities of supporting and attacking'],
		[
			'次に、サポートした時・攻撃した時・サポートされた時・攻撃された時などの能力が発動する。',
			'Next, abilities of supporting, attacking, having been supported, having been attacked and the like fire.'
		]
	),
	R41: rule(
		'L60',
		['同時に発動、ターンプレイヤーから解決', 'At one time, turn player first'],
		[
			'それらは同時に発動し、ターンプレイヤーの能力から先に解決する。',
			'They fire at one and the same time; those of the turn player are resolved first.'
		]
	),
	R42: rule(
		'L61-67',
		['計算例：6000対6500', 'Worked example: 6000 against 6500'],
		[
			'攻撃力4000に2000を足して6000、防御力4500に2000を足して6500。6000は6500に届かないので、リタイヤしない。',
			'4000 and 2000 make an attack of 6000, 4500 and 2000 a defence of 6500: the ring card isn’t retired.'
		]
	),
	R43: rule(
		'L68-70',
		['計算例：防御力4000の場合', 'Worked example: defence 4000'],
		[
			'防御力が4000のときは、相手は先のプレイヤーの選択を見てから、自分の能力を使うか決められる。',
			'Against a defence of 4000 the non-turn player can decide after having seen what the turn player did.'
		]
	),
	R44: rule(
		'L70',
		['後から決める側の有利', 'Who decides last knows more'],
		[
			'つまり、情報の面では非ターンプレイヤーが有利になる。',
			'So the non-turn player has the advantage of knowing more.'
		]
	),
	R45: rule(
		'L71-73',
		['パートナーブロック', 'Partner block'],
		[
			'攻撃されたプレイヤーは、自分のリングのカードのパートナーを手札から控え室に置いてよい。一致の見方はR38と同じ（推論）。',
			'The attacked player may put the partner of their ring card from the hand into the waiting room. It matches as in R38 (inferred).'
		],
		'derived'
	),
	R46: rule(
		'L74',
		['ブロックするとダメージ0', 'A block makes the damage 0'],
		['パートナーブロックされた攻撃のダメージは0になる。', 'The damage of a partner-blocked attack is 0.']
	),
	R47: rule(
		'L75',
		['パートナーアタックは防げない', 'A block doesn’t stop a partner attack'],
		[
			'パートナーアタックされたカードはダメージに関係なくリタイヤするので、ブロックしても助からない。',
			'A partner-attacked card is retired whatever the damage is, so the block doesn’t save it.'
		]
	),
	R48: rule(
		'L76',
		['それでもブロックはできる', 'Blocking it is legal all the same'],
		[
			'パートナーアタックに対してパートナーブロックを行うこと自体はできる。',
			'Partner blocking a partner attack is nevertheless allowed.'
		]
	),
	R49: rule(
		'L77',
		['ブロックできる範囲を広げる能力', 'Abilities that widen the block'],
		[
			'特定の作品のリングや特定の能力属性を持つリングのために使えるなど、ブロックの範囲を広げるカードがある（例：双剣の海狼 ディラン/伊達と酔狂の両刀使い）。『イースvs.空の軌跡』以降によく見られる。',
			'Some cards widen whom they may block for, such as rings of a series or with a certain ability attribute (example 双剣の海狼 ディラン/伊達と酔狂の両刀使い). They are common since the Ys vs. Sora booster.'
		]
	),
	R50: rule(
		'L78',
		['サポートステップでのブロック', 'A block in the support step'],
		[
			'サポートステップのうちにパートナーブロックを行う能力もある（例：兄/兄）。',
			'Some abilities partner-block already in the support step (example 兄/兄).'
		]
	),
	R51: rule(
		'L79-80',
		['攻撃解決1：パートナーアタック', 'Attack resolution 1: partner attack'],
		[
			'パートナーアタックされたカードは、ダメージに関係なくリタイヤ置場に置かれる。',
			'A partner-attacked card goes to the retire yard irrespective of damage.'
		]
	),
	R52: rule(
		'L81',
		['攻撃解決2：ダメージ', 'Attack resolution 2: damage'],
		[
			'自分のリングの攻撃力ぶんのダメージを相手のリングのカードに与える。ダメージが防御力以上になったカードはリタイヤ置場に置かれる。',
			'The opposing ring card takes damage equal to the attack of the own ring card; a card whose damage is at least its defence goes to the retire yard.'
		]
	),
	R53: rule(
		'L82',
		['攻撃解決3：リングの補充', 'Attack resolution 3: refilling the ring'],
		[
			'リングが空になっていれば（どちらのプレイヤーでも。推論）、山札の一番上のカードをリングに置く。',
			'Where a ring is empty (either player’s: inferred) the top card of the deck is put on it.'
		],
		'derived'
	),
	R54: rule(
		'L83',
		['攻撃解決4：スパークなど', 'Attack resolution 4: sparks and the like'],
		[
			'スパークや「リタイヤ置場に置かれた時」などの能力が発動する。',
			'Spark abilities, abilities of having been put into the retire yard and the like fire.'
		]
	),
	R55: rule(
		'L84-85',
		['攻撃終了時の能力', 'Abilities at the end of the attack'],
		[
			'R54がすべて解決した後ではじめて、攻撃終了時・パートナーアタック終了時などの能力が発動する。',
			'Only after R54 was resolved do abilities of the end of the attack, the end of the partner attack and the like fire.'
		]
	),
	R56: rule(
		'L86',
		['次の攻撃へ', 'On to the next attack'],
		[
			'ベンチにスタンドしているカードが残っていて、攻撃したければ、攻撃宣言に戻る。',
			'With a standing bench card left and the wish to attack, go back to the declaration.'
		]
	),
	R57: rule(
		'L87-88',
		['エンドフェイズ1：手札の調整', 'End phase 1: the hand'],
		[
			'ターンプレイヤーは、手札が6枚より多ければ5枚を残し、ほかを控え室に置く。',
			'With more than six cards in hand, the turn player keeps five and puts the others into the waiting room.'
		]
	),
	R58: rule(
		'L89',
		['エンドフェイズ2：効果とダメージの終わり', 'End phase 2: effects and damage end'],
		[
			'「ターン終了時まで」「このターン」の効果が終わり、同時にすべてのカードのダメージが0になる。',
			'Effects of this turn end, and at the same time the damage of all cards becomes 0.'
		]
	),
	R59: rule(
		'L90',
		['チェックタイミング', 'Check timing'],
		[
			'チェックタイミングという項目はあるが、本文が欠けている。ここではE05の順番で補う。',
			'Check timing exists as a heading; its text is missing. Here E05 fills it in.'
		]
	),
	R60: rule(
		'L81, L89',
		['ダメージは1ターンのあいだ積み重なる', 'Damage adds up within a turn'],
		[
			'ダメージが消えるのはターンの終わりだけなので、1ターンのうちの複数の攻撃で積み重なる。',
			'Since damage only goes at the end of the turn, it adds up over the attacks of one turn.'
		],
		'derived'
	),
	E01: rule(
		'X10',
		['対戦の準備', 'Set-up'],
		[
			'各プレイヤーは山札から1枚を選んで裏向きにし、同時に公開してリングに置く。山札を切り、先攻を決め、5枚ずつ引く。引き直しはない。',
			'Each player picks one card of the deck, face down; both are revealed on the rings together. Shuffle, decide who goes first, draw five each. There is no mulligan.'
		],
		'outside'
	),
	E02: rule(
		'X1, X2',
		['敗北条件', 'Losing'],
		[
			'リタイヤ置場が10枚以上になるか、山札が0枚になったプレイヤーは敗北する。待っている自動能力がないチェックで判定し、両者が同時なら引き分け。',
			'A player with ten or more cards in the retire yard, or no card in the deck, loses. It is checked when no automatic ability is waiting; both at once is a draw.'
		],
		'outside'
	),
	E03: rule(
		'X2',
		['投了', 'Conceding'],
		['投了するとその場で敗北する。', 'Conceding loses the game at once.'],
		'outside'
	),
	E04: rule(
		'X3, X4',
		['キャンセル', 'Cancel'],
		[
			'キャンセルは、相手の能力が解決領域にあるときに手札から使う。範囲に合う能力を1つ選び、そのカードを控え室に置く。選ばれた能力は解決できなくなり、キャンセルの解決で消える。',
			'A cancel is used from the hand while an opponent’s ability lies in the resolution area. Choose one within its range and put the card into the waiting room: the chosen ability can’t be resolved any more and is erased when the cancel resolves.'
		],
		'outside'
	),
	E05: rule(
		'X5',
		['チェックタイミングの順番', 'The order of check timing'],
		[
			'発動した能力をすべて解決領域に置く。ターンプレイヤー、相手の順にキャンセルの機会を得る。キャンセルがなければ、ターンプレイヤーの能力から1つ選んで解決し、最初に戻る。あるプレイヤーの記録によるもので、公式の文ではない。',
			'Put every ability that fired into the resolution area. The turn player, then the other, may cancel. Without a cancel one ability is chosen and resolved, the turn player’s first; then begin again. This is a player’s account, not an official text.'
		],
		'outside'
	),
	E06: rule(
		'X3',
		['スパークは山札からだけ', 'Sparks fire from the deck only'],
		[
			'【スパーク】は、そのカードが山札からリングに置かれた時にだけ発動する。手札から出しても発動しない。',
			'A spark fires only when its card is put on the ring from the deck, not when it is played from the hand.'
		],
		'outside'
	),
	E07: rule(
		'X4',
		['コストは全部払うか、まったく払わないか', 'Costs: all or nothing'],
		[
			'コストは一部だけ払うことができない。全部払えないなら使えない。',
			'A cost can’t be paid in part: who can’t pay all of it can’t use the ability.'
		],
		'outside'
	),
	E08: rule(
		'X3',
		['デッキ', 'Deck'],
		[
			'デッキは50枚ちょうど。同じ名前と称号のカードは4枚まで。',
			'A deck has exactly 50 cards, at most four with the same name and title.'
		],
		'outside'
	),
	E09: rule(
		'3',
		['非公開の情報', 'What is hidden'],
		[
			'手札は持ち主だけが見る。山札は誰も見ない。エネルギーは裏向きだが、持ち主は見てよい。',
			'A hand is seen by its owner only, a deck by nobody. Energy lies face down; its owner may look at it.'
		],
		'derived'
	),
	E10: rule(
		'L36, L64-65',
		['発動した能力は残る', 'What fired stays'],
		[
			'解決領域に置かれた能力は、元のカードが場を離れても残り、解決される。',
			'An ability in the resolution area stays there and resolves even if its card has left the field.'
		],
		'derived'
	),
	E11: rule(
		'X8',
		['攻撃側は反撃を受けない', 'No return damage'],
		['攻撃したリングのカードはダメージを受けない。', 'The attacking ring card takes no damage in return.'],
		'outside'
	)
} as const satisfies Readonly<Record<string, RuleDoc>>;

export type RuleId = keyof typeof RULEBOOK;
