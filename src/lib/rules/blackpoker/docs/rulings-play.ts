// Disputed points 42–55 (combat) and 56–86 (single cards and zones).
import type { RulingText } from './ruling-doc';

export const PLAY_RULINGS = {
	'AMB-42': {
		title: ['アタッカーを決める時', 'When attackers are named'],
		question: [
			'アタッカーを選んでドライブするのは、リクエストした時か解決した時か。',
			'Are attackers chosen and driven when requesting or when resolving?'
		],
		choices: [
			[
				'解決した時。守る側は誰が来るか知らずに応じる',
				'When resolving: the defender answers without knowing them'
			],
			['リクエストした時(卓上でよくある遊び方)', 'When requesting, a common table habit']
		],
		evidence: [
			'選んでドライブすることがアタックの効果として書かれている。省略の指針も同じ順。',
			'Naming and driving is the effect. The guideline on shortcuts shows the same rhythm.'
		],
		cites: ['action:attack', '5.4']
	},
	'AMB-43': {
		title: ['1体で複数をブロックできるか', 'One blocker, several attackers?'],
		question: [
			'同じキャラクターを、2体以上のアタッカーのブロッカーに指定できるか。',
			'May one character block two attackers?'
		],
		choices: [
			['できない。ブロックは1体につき1回', 'No: each blocks once'],
			['できる', 'Yes']
		],
		evidence: [
			'アタッカーごとに指定するとだけあり、重複には触れていない。',
			'The text names blockers per attacker and does not speak of repetition.'
		],
		cites: ['action:block']
	},
	'AMB-44': {
		title: ['防壁を並べたブロック', 'Several bulwarks, or a mix'],
		question: [
			'1体のアタッカーを、防壁2枚や、兵士と防壁の組でブロックできるか。',
			'May several bulwarks, or soldiers together with a bulwark, block one attacker?'
		],
		choices: [
			['防壁1枚か、兵士何体か。混ぜられない', 'One bulwark, or any number of soldiers; no mix'],
			[
				'混ぜてよい。防壁の罠とサイズは別々に判定する',
				'Mixes are allowed; trap and size are judged separately'
			]
		],
		evidence: [
			'複数でブロックできると書かれているのは兵士だけ。',
			'Only soldiers are said to block in numbers.'
		],
		cites: ['action:block', 'action:damage-judgement']
	},
	'AMB-45': {
		title: ['ブロッカーがいなくなったら', 'The blocker has left'],
		question: [
			'ブロックしたキャラクターが判定の前に場を離れた。ダメージは通るか。',
			'The blocker left the field before the judgement. Does the attack go through?'
		],
		choices: [
			['通る', 'Yes, damage is dealt'],
			['ブロックされたままで、通らない', 'No, it stays blocked']
		],
		evidence: [
			'ダメージ判定は、場にブロッカーがいなければと述べている。',
			'The judgement asks for a blocker on the field.'
		],
		cites: ['action:damage-judgement']
	},
	'AMB-46': {
		title: ['複数の戦闘の順番', 'Several fights at once'],
		question: [
			'アタッカーが複数いるとき、判定はどんな順で行うか。',
			'In which order are several fights judged?'
		],
		choices: [
			[
				'すべて同時に比べ、負けた側をまとめて送り、それからダメージ',
				'All compared at once; losers move together, then damage'
			],
			[
				'ターンプレイヤーが1体ずつ選び、そのたびにサイズを読み直す',
				'One by one as the turn player picks, sizes re-read each time'
			]
		],
		evidence: [
			'順番は書かれていない。誘発はすべて終わってから。',
			'No order is given. Triggers follow afterwards.'
		],
		cites: ['action:damage-judgement']
	},
	'AMB-47': {
		title: ['「数字」か「サイズ」か', 'Number or size?'],
		question: [
			'フォースや救済は兵士の「数字」と書き、ほかは「サイズ」と書く。同じものか。',
			"Force and Salvation speak of a soldier's number, others of its size. Are they the same?"
		],
		choices: [
			['同じ。今のサイズを指す', 'The same: its current size'],
			[
				'フォースはカードの数字そのものを変え、防壁の罠にも影響する',
				'Force changes the printed number, and with it bulwark traps'
			]
		],
		evidence: [
			'8.0から強さはサイズと呼ばれ、8.1で死の槍が直され、フォースは直し忘れとみられる。',
			'Since 8.0 strength is called size; Death lance was corrected in 8.1, Force apparently missed.'
		],
		cites: ['action:force', 'action:salvation', 'action:damage-judgement', 'fog:fog-force']
	},
	'AMB-48': {
		title: ['「このターンに場に出た」とは', 'Came onto the field this turn'],
		question: [
			'前からいる兵士に装備したり、前からある防壁を裏返したりしたとき、このターンに出たものになるか。',
			'Does an old soldier that was equipped, or an old bulwark that was turned, count as having come this turn?'
		],
		choices: [
			['ならない。ユニットが場に出たターンで決まる', 'No: the turn the unit came decides'],
			['なる', 'Yes']
		],
		evidence: [
			'第7版では、全部のカードがそのターンのものである時だけ攻撃できなかった。裏返ったものも分かれたものも、出たターンを引き継ぐ。',
			'Edition 7 barred only units all of whose cards came this turn. Turned and split units inherit the turn they came.'
		],
		cites: ['action:attack', 'action:equip', 'action:reverse', 'action:surprise-attack']
	},
	'AMB-49': {
		title: ['ドライブした「兵士」', 'Driven "soldiers"'],
		question: [
			'ドライブ状態で攻撃できないのは「兵士」だけか。',
			'Does only a driven soldier fail to attack?'
		],
		choices: [['ドライブ状態のキャラクターはどれも攻撃できない', 'No driven character can attack']],
		evidence: ['第9版はキャラクターと書く。', 'Edition 9 says character.'],
		cites: ['action:attack']
	},
	'AMB-50': {
		title: ['防壁の罠で比べるもの', 'What the bulwark trap compares'],
		question: [
			'防壁の数字と比べるのは、アタッカーのカードの数字か、サイズか。',
			"Is the bulwark compared with the attacker's printed numbers or with its size?"
		],
		choices: [
			[
				'カードに書かれた数字。複数枚ならどれか1枚が同じであればよい',
				'The printed numbers; any one card will do'
			],
			['今のサイズ', 'Its current size']
		],
		evidence: [
			'Jokerは0なので、Jokerのアタッカーと合うのはJokerだけ。防壁はどちらの場合も墓地に行く。',
			'A Joker counts 0, so a Joker attacker matches only a Joker. The bulwark goes to the graveyard either way.'
		],
		cites: ['action:damage-judgement', 'character:bulwark']
	},
	'AMB-51': {
		title: ['革命が2枚開いたら', 'Two open Revolutions'],
		question: [
			'両者が革命を開いているとき、大小の逆転はどうなるか。',
			'What happens to the inverted judgement when both players have Revolution open?'
		],
		choices: [
			['1枚でも2枚でも同じ。逆転したまま', 'One is enough: still inverted'],
			['打ち消し合い、元に戻る', 'They cancel out']
		],
		evidence: [
			'全員の戦闘を変える効果で、引き分けなら差は0。ブロッカーが複数でも、差のダメージは1回。',
			'It changes combat for everybody; a tie gives a difference of 0, and several blockers give the damage once.'
		],
		cites: ['trump:s-a', 'action:damage-judgement', '9.4.2']
	},
	'AMB-52': {
		title: ['革命ドローの回数', 'How often Revolution draw triggers'],
		question: [
			'ブロックされなかったアタッカーが2体なら、何枚引くか。',
			'Two unblocked attackers: how many cards are drawn?'
		],
		choices: [
			['1体につき1回誘発する', 'One trigger for each'],
			['1回の判定につき1回', 'One for the whole judgement']
		],
		evidence: [
			'ブロックされないとは、場にブロッカーがいないこと。引くのはダメージと勝敗判定のあと。',
			'Unblocked means no blocker on the field. The draw follows the damage and the loss check.'
		],
		cites: ['action:revolution-draw', 'trump:s-a']
	},
	'AMB-53': {
		title: ['巨人は攻撃しなければならない', 'The giant must attack'],
		question: [
			'攻撃できる巨人がいるのに、アタックせずエンドできるか。',
			'May one request End with a giant that could attack?'
		],
		choices: [
			[
				'できない。先にアタックし、巨人を必ず加える',
				'No: Attack comes first, with the giant among the attackers'
			],
			['できる。注意するだけ', 'Yes: only a reminder']
		],
		evidence: [
			'可能ならアタックをリクエストし、チャージ状態なら選ぶと書かれている。このターンに出た巨人に義務はない。',
			'The text asks for Attack if possible, naming the giant if charged. A giant that came this turn has no duty.'
		],
		cites: ['character:giant', 'action:attack', 'action:end']
	},
	'AMB-54': {
		title: ['戦闘中のリバース', 'Reverse in combat'],
		question: [
			'リバースで裏返されたアタッカーやブロッカーはどうなるか。',
			'What becomes of an attacker or blocker that was reversed?'
		],
		choices: [
			[
				'戦闘から外れ、戻れない。ブロッカーが1体だけなら、アタッカーはブロックされていない',
				'It leaves the combat for good; a lone blocker leaves its attacker unblocked'
			]
		],
		evidence: ['リバースの4番目の手順がそう定める。', 'The fourth step of Reverse says so.'],
		cites: ['action:reverse', 'action:damage-judgement']
	},
	'AMB-55': {
		title: ['停戦のあと', 'After Truce'],
		question: [
			'ダメージ判定が無効になったら、戦闘はどうなるか。',
			'What happens to the combat once the judgement is nullified?'
		],
		choices: [
			[
				'終わる。比べず、ダメージもなく、アタッカーはドライブしたまま',
				'It ends: no comparison, no damage, attackers stay driven'
			]
		],
		evidence: [
			'解決していないので、続く誘発もない。キーカードについての一文は修正版と第9版で消えた。',
			'It did not resolve, so nothing follows. Patch and edition 9 drop the clause about its key cards.'
		],
		cites: ['action:truce', 'action:damage-judgement']
	},
	'AMB-56': {
		title: ['エンドで片付けるフォグ', 'Which fog End clears'],
		question: [
			'エンドで墓地に送るのは、自分のフォグだけか、両方か。',
			'Does End clear only your own fog, or both?'
		],
		choices: [
			[
				'自分のフォグだけ。相手の分はカードだけ残り、効果はターンとともに終わる',
				"Your own; the opponent's cards stay, inert, for the effects end with the turn"
			],
			['両者のフォグすべて(第9.1版)', 'All fog of both players (edition 9.1)']
		],
		evidence: [
			'本文は自分のフォグと書き、第9.1版ですべてのフォグに改められた。',
			'The text says your own fog; 9.1 changed it to every fog.'
		],
		cites: ['action:end', 'fog:fog-up', 'fog:fog-down', 'fog:fog-force', 'fog:fog-close']
	},
	'AMB-57': {
		title: ['フォグは誰の場所に、いつまで', 'Whose fog zone, and for how long'],
		question: [
			'印の相手の兵士がいなくなったら、フォグのカードも片付けるか。',
			'If the marked soldier is gone, does the fog card go too?'
		],
		choices: [
			['残る。自分のフォグに置いたまま、何もしない', 'It stays in its own fog zone and does nothing'],
			['兵士と一緒に片付ける', 'It leaves with its soldier']
		],
		evidence: [
			'フォグに置くとだけ書かれている。置くのは使った側のフォグ。',
			"The text only says to put it into the fog; it is the controller's own."
		],
		cites: ['fog:fog-up', 'fog:fog-down', '6.1']
	},
	'AMB-58': {
		title: ['ダウンでサイズ0', 'Down and size 0'],
		question: [
			'サイズが0以下の兵士は、いつ墓地に行くか。',
			'When does a soldier of size 0 or less go to the graveyard?'
		],
		choices: [
			[
				'ダウンの解決時だけ見る。あとで0以下になっても残る',
				'Only when Down resolves; later drops do nothing'
			],
			['0以下になれば、いつでもすぐに', 'At any time, at once']
		],
		evidence: [
			'9.4.2は、0以下でも場に残り得ると述べる。0の魔術士はダウンを受ければ墓地に行く。',
			'R 9.4.2 lets soldiers stay at 0 or less. A magician of size 0 dies to Down.'
		],
		cites: ['action:down', '9.4.2.3']
	},
	'AMB-59': {
		title: ['墓地の一番上が抜けたら', 'When the top of the graveyard leaves'],
		question: [
			'一番上のカードが墓地を離れたら、次に見えるのはどれか。',
			'Which card shows after the top one has left the graveyard?'
		],
		choices: [
			['順番どおり、その下のカード', 'The next one by order'],
			['残りを並べ替え、1枚選んで見せる(第9.1.1版)', 'The rest may be reordered to show one (edition 9.1.1)'],
			[
				'順番どおり。まとめて置くたびに、持ち主が一番上の1枚を選ぶ',
				'The next one by order, and each time several go together their owner chooses the one on top'
			]
		],
		evidence: [
			'6.1.2は、前からあるカードを見せ直さず、まとめて置いた中の1枚を送る側が見せると述べる。選んだ順に置くもの(捨てる・生け贄・キーカード)では選ぶ順がそれを決める。ダメージなどでいちいち聞くと進まないので、ふだんは最後に動いたカードを一番上とする(導出)。カードの効力は一番上に左右されない。',
			'R 6.1.2 says that older cards are not shown again, and that the mover shows one of those moved together. Where cards are picked (discards, sacrifices, key cards) the order of picking decides it. Asking at every damage would hold the game up, so by default the card that moved last lies on top (derived). No effect depends on which card that is.'
		],
		cites: ['6.1.2']
	},
	'AMB-60': {
		title: ['まとめて送られたときの世代交代', 'Generation changes in bulk'],
		question: [
			'A・J・Q・K・Jokerが同時に2枚墓地に行ったら、世代交代は何回か。',
			'Two such cards go at once: how many generation changes?'
		],
		choices: [
			[
				'1枚につき1回。1つずつ解決し、そのたびに勝敗を判定する',
				'One per card, resolved one by one, each with a loss check'
			],
			['まとめて1回', 'A single one']
		],
		evidence: [
			'カード1枚につき誘発すると書かれている。めくって送るカードはダメージではない。',
			'It triggers for each card. The cards milled are not damage.'
		],
		cites: ['action:generation-change', '9.4.1[6-5-4]']
	},
	'AMB-61': {
		title: ['何でも「兵士として」出せるか', 'Any card "as a soldier"?'],
		question: [
			'リアニメイトや徴募でJokerなどが兵士として出たら、何になるか。',
			'What is a Joker that enters as a soldier by Reanimate or Recruit?'
		],
		choices: [
			[
				'条件に合うもの。Jokerは魔術士。合うものがなければ墓地に送る',
				'Whatever matches: a Joker is a magician; without a match it goes to the graveyard'
			],
			['名のない兵士。サイズは数字どおり', 'A nameless soldier of its number']
		],
		evidence: [
			'正体は条件で決まる。第9版のプリセットは、合うもののないカードを墓地に送る。',
			'Units are matched by condition. In edition 9 the preset sends unmatched cards to the graveyard.'
		],
		cites: ['4.1', '4.1.3', 'action:reanimate', 'action:recruit']
	},
	'AMB-62': {
		title: ['リアニメーター召喚は誰の墓地か', 'Whose graveyard for Summon reanimator?'],
		question: [
			'「墓地から」とあるだけで「自分の」とはない。相手の墓地も選べるか。',
			'It says "the graveyard", not "your". May the opponent\'s be used?'
		],
		choices: [
			['自分の墓地だけ', 'Your own only'],
			['どちらでもよい。ユニットは相手の持ち物のまま', "Either; the unit stays the opponent's property"]
		],
		evidence: [
			'相手のカードに触れないのが、このゲームの原則。',
			"The game avoids touching the opponent's cards."
		],
		cites: ['action:summon-reanimator', 'action:quick-summon-reanimator']
	},
	'AMB-63': {
		title: ['徴募で出るカード', 'What Recruit brings'],
		question: [
			'徴募でめくった4枚のうち、どれが場に出るか。',
			'Which of the four cards turned over by Recruit enter?'
		],
		choices: [
			['1枚ずつ比べ、合計以下のものはすべて出る', 'Each compared by itself; every one that qualifies enters'],
			['合うものから好きに選ぶ', 'Choose among those that qualify'],
			[
				'出すカードの合計がキーカードの合計を超えてはならない',
				'Their total must not exceed that of the key cards'
			]
		],
		evidence: ['AとJokerはいつでも条件に合う。', 'A and Joker always qualify.'],
		cites: ['action:recruit']
	},
	'AMB-64': {
		title: ['全体に及ぶ効果は何を比べるか', 'What mass effects compare'],
		question: [
			'威圧・剣の雨・救済で比べるのは、今のサイズか、カードの数字か。',
			'Do Intimidate, Rain of swords and Salvation compare the current size or the printed number?'
		],
		choices: [
			['どれも今のサイズ', 'The current size, all three'],
			['救済はカードの数字', 'The printed number for Salvation']
		],
		evidence: [
			'救済だけが「数字」と書く(AMB-47)。両方のプレイヤーに、同時に及ぶ。',
			'Only Salvation says number (AMB-47). Both sides, all at once.'
		],
		cites: ['action:intimidate', 'action:sword-rain', 'action:salvation']
	},
	'AMB-65': {
		title: ['死の槍と負のサイズ', 'Death lance and negative sizes'],
		question: [
			'サイズが負でも、割り切れれば死の槍は効くか。',
			'Does Death lance work on a negative size that is divisible?'
		],
		choices: [
			['効く。0でなければよい', 'Yes, as long as it is not 0'],
			['効かない。正のサイズだけ', 'No, only on positive sizes']
		],
		evidence: [
			'条件は0でないことと割り切れることだけ。満たさなければキーカードを失うだけ。',
			'The text asks for not 0 and divisible. Otherwise the key cards are spent for nothing.'
		],
		cites: ['action:death-lance']
	},
	'AMB-66': {
		title: ['瞬殺の犠牲に対象を含めるか', 'Instant kill and its own target'],
		question: [
			'対象が自分の兵士なら、それ自身を犠牲に含めてもよいか。',
			'If the target is your own soldier, may it be among the sacrifices?'
		],
		choices: [
			['よい', 'Yes'],
			['含められない', 'No']
		],
		evidence: [
			'自分の兵士を好きなだけとあり、除かれていない。サイズは動かす前に読む。魔王は犠牲にできるが対象にはならない。',
			'Any own soldiers are allowed. Sizes are read before anything moves. A demon king may be sacrificed, not targeted.'
		],
		cites: ['action:instant-kill']
	},
	'AMB-67': {
		title: ['「移せたなら」', '"If it could be moved"'],
		question: [
			'帰還の対象が正しくなくなったとき、キーカードは手札に戻るか。',
			'When the target of Return has become wrong, do the key cards return?'
		],
		choices: [
			[
				'戻らない。効果そのものが行われず、墓地に行く',
				'No: there is no effect at all, they go to the graveyard'
			],
			['それでも戻る', 'Yes, all the same']
		],
		evidence: [
			'対象がドライブしていただけなら戻る。ドレインとリアニメイトの後半は、移せた時だけ行う。',
			'If the target was merely driven they do return. The second parts of Drain and Reanimate depend on the move.'
		],
		cites: ['action:return', 'action:drain', 'action:reanimate', '5.4.1']
	},
	'AMB-68': {
		title: ['Joker2枚の組', 'A pair of Jokers'],
		question: [
			'Joker2枚は、リバースの「同じ数字の2枚」になるか。',
			'Are two Jokers two cards of the same number for Reverse?'
		],
		choices: [
			['なる。同じスートの2枚には決してならない', 'Yes; never two of the same suit'],
			['ならない', 'No']
		],
		evidence: ['Jokerの数字は0で、スートはない。', 'A Joker has number 0 and no suit.'],
		cites: ['3.4', 'action:reverse', 'action:return']
	},
	'AMB-69': {
		title: ['B・JのA', 'The A in B・J'],
		question: ['11点としたAを、あとで1点に数え直せるか。', 'May an A counted as 11 become 1 later?'],
		choices: [
			['できない。めくった時に決まる', 'No: fixed when turned over'],
			['できる', 'Yes']
		],
		evidence: [
			'22以上になるなら1点と、足す時点の決まりとして書かれている。',
			'The text decides while adding: 1 if 11 would reach 22.'
		],
		cites: ['action:black-jack']
	},
	'AMB-70': {
		title: ['探して選ばない', 'Searching and taking nothing'],
		question: [
			'サーチなどで、カードがあるのに選ばないことはできるか。',
			'May one search and take nothing though there is a card?'
		],
		choices: [
			[
				'できない。あれば選び、見た領域はシャッフルする',
				'No: take one if there is one, and shuffle what was looked through'
			]
		],
		evidence: ['選ぶと書かれ、選んでもよいとは書かれていない。', 'The text says choose, not may choose.'],
		cites: ['action:search', 'action:summon-demon-king', 'action:summon-giant']
	},
	'AMB-71': {
		title: ['レア召喚のライフ条件', 'The life condition of Rare summon'],
		question: [
			'レア召喚にも、レアドローと同じライフ9枚以下の条件があるか。',
			'Does Rare summon need life of 9 or less, as Rare draw does?'
		],
		choices: [
			['ない(資料版・公開版)', 'No (seed, release)'],
			['ある(修正版)', 'Yes (patch)']
		],
		evidence: [
			'修正版で加えられ、第9版も同じ。手札に入ったレアカードはふつうのカードになり、レア召喚や罠カウンターには使えない。',
			'Added in the patch and kept in edition 9. Once in hand the rare card is an ordinary card and no key for Rare summon or Trap counter.'
		],
		cites: ['action:rare-summon', 'action:rare-draw', '9.2.1.5']
	},
	'AMB-72': {
		title: ['開けたパックは誰に見えるか', 'Who sees an opened pack'],
		question: ['開封したパックの中身は、相手も見てよいか。', 'May the opponent look at an opened pack?'],
		choices: [
			['持ち主だけが見る', 'Only its owner'],
			['表向きなので両者に見える', 'Both, for it lies face up']
		],
		evidence: [
			'公開の表では、開封後の中身は個人公開。取り出せるのは1ゲームに1回。',
			'The table of disclosure makes its contents personal. There is one pick per game.'
		],
		cites: ['6.1', 'action:open-pack']
	},
	'AMB-73': {
		title: ['魔王と巨人の「すべての領域」', 'All zones of demon king and giant'],
		question: [
			'キングを探すのは、場やフォグを含む自分のすべての領域か。',
			'Does the search for the king include field and fog?'
		],
		choices: [
			[
				'含む。場のユニットの一部でも取れる(残りは墓地)',
				'Yes: even out of a unit, whose rest goes to the graveyard'
			],
			['場とフォグは除く', 'No: neither field nor fog']
		],
		evidence: [
			'第7版は手札・デッキ・墓地・切札を挙げていた。中身を見たライフと未開封のパックはシャッフルする。',
			'Edition 7 listed hand, deck, graveyard and trumps. Life and an unopened pack are shuffled when looked through.'
		],
		cites: ['action:summon-demon-king', 'action:summon-giant', '6']
	},
	'AMB-74': {
		title: ['再生と世代交代', 'Revival and generation change'],
		question: [
			'リアニメーターなどが墓地に行くと、再生と世代交代の両方が起こるか。',
			'Do both the revival and generation change trigger?'
		],
		choices: [
			[
				'両方起こり、順番は持ち主が選ぶ。Jがもう墓地になければ再生は何もしない',
				'Both, in the order the controller picks; without the J in the graveyard the revival does nothing'
			]
		],
		evidence: [
			'第7版では手札に戻った時にも再生したが、今は場から墓地だけ。戻った切札はすぐ表向き。',
			'Edition 7 also covered returns to hand; now only field to graveyard. The revived trump is face up at once.'
		],
		cites: [
			'action:reanimator-revive',
			'action:chariot-revive',
			'action:strategist-revive',
			'action:knight-revive',
			'action:generation-change'
		]
	},
	'AMB-75': {
		title: ['喪失とドロー', 'Loss and Draw'],
		question: [
			'喪失でチャージできないとき、チャージ自体は解決され、ドローに続くか。',
			'When Loss stops the charging, does Charge still resolve and lead to Draw?'
		],
		choices: [
			['解決され、ドローが続く', 'Yes, Draw follows'],
			['チャージもドローもなくなる', 'No, Charge and Draw are skipped']
		],
		evidence: [
			'止まるのはキャラクターのチャージだけで、両方のプレイヤーに及ぶ。ほかの効果によるチャージはできる。',
			'Only charging by the Charge action is barred, for both players. Other charging works.'
		],
		cites: ['trump:d-5', 'action:charge', 'action:draw']
	},
	'AMB-76': {
		title: ['要塞が防ぐダメージ', 'What Fortress prevents'],
		question: [
			'♠の兵士に攻撃されたときのダメージも、要塞は防ぐか。',
			'Does Fortress also prevent combat damage from a spade attacker?'
		],
		choices: [
			['防がない。♠のキーカードを使ったアクションだけ', 'No: only actions with a spade key card'],
			['防ぐ', 'Yes']
		],
		evidence: [
			'投擲・死の槍・R・S・Fが当てはまる。戦闘にキーカードはない。防ぐのはダメージの部分だけ。',
			'Throw, Death lance and R·S·F qualify. Combat has no key card. Only the damage is cancelled.'
		],
		cites: ['trump:c-9', 'action:throwing', 'action:death-lance', 'action:royal-straight-flush']
	},
	'AMB-77': {
		title: ['暴動が数える「捨てる」', 'Discards that Riot counts'],
		question: [
			'コストやエンドの調整で捨てたときも、暴動は誘発するか。',
			'Do discards for costs and at End trigger Riot?'
		],
		choices: [
			['する。支払い・効果・調整をそれぞれ1回と数える', 'Yes: each payment, effect or clean-up is one event'],
			['効果で捨てた時だけ', 'Only discards by effects']
		],
		evidence: [
			'相手が手札を捨てるたびに、と書かれている。キーカードとして見せるのは捨てることではない。',
			'The text says whenever the opponent discards from hand. Showing key cards is no discard.'
		],
		cites: ['action:riot', 'trump:c-5', '5.2', 'action:end']
	},
	'AMB-78': {
		title: ['出たばかりのユニットを起点にする', 'Unit actions of new arrivals'],
		question: [
			'このターンに出た兵士で、スラッシュや交渉などを使えるか。',
			'May a soldier that came this turn be used for Slash, Negotiate and the like?'
		],
		choices: [
			['使える。禁じられるのは攻撃だけ', 'Yes: only attacking is barred'],
			['使えない', 'No']
		],
		evidence: ['チャージ状態であることしか求めていない。', 'They ask for a charged unit only.'],
		cites: ['5.2', 'action:attack', 'action:slash']
	},
	'AMB-79': {
		title: ['閉じた切札を開き直す', 'Reopening a closed trump'],
		question: [
			'リセットや休戦で伏せた切札を、同じターンに開き直せるか。',
			'May a trump closed by Reset or Cease-fire be reopened in the same turn?'
		],
		choices: [
			[
				'開き直せる。禁じるのはクローズだけ。切札破壊は自分の切札にも使える',
				'Yes: only Close bars it. Destroy trump may be aimed at your own trump'
			]
		],
		evidence: [
			'すでに出されたリクエストは、切札が閉じてもそのまま有効。',
			'Requests already made stay valid when the trump closes.'
		],
		cites: ['action:close-trump', 'action:reset', 'action:cease-fire', 'action:destroy-trump', '9.2.1.5']
	},
	'AMB-80': {
		title: ['2つのスートを持つユニットのラベル', 'Labels of two-suit units'],
		question: [
			'♡と♢のチャリオットは、♡と♢の両方のラベルを得るか。',
			'Does a chariot of ♡ and ♢ gain the labels of both suits?'
		],
		choices: [['両方得る', 'Yes, both']],
		evidence: [
			'2枚でできたユニットは、両方のスートの兵士として数える。',
			'A two-card unit counts as a soldier of both suits.'
		],
		cites: ['trump:s-2', 'trump:h-3', 'trump:d-3', 'trump:c-4', 'character:chariot']
	},
	'AMB-81': {
		title: ['修繕の装備', 'The Equip made by Repair'],
		question: [
			'修繕は装備をリクエストするのか、その場で重ねるのか。',
			'Does Repair request Equip, or equip at once?'
		],
		choices: [
			[
				'リクエストする。ステージに置かれ、J〜Kなのでカウンターは事実上届かない。無効になればカードは墓地に戻る',
				'It requests: staged, effectively out of reach of Counter with a J-K key; if nullified the card returns to the graveyard'
			],
			['その場で重ねる', 'It equips at once']
		],
		evidence: [
			'装備をリクエストすると書かれている。対象になれるかは解決時に見る。',
			'The text says to request Equip. Whether the target qualifies is checked on resolution.'
		],
		cites: ['action:repair', 'action:equip']
	},
	'AMB-82': {
		title: ['最後の1枚を引く', 'Drawing the last card'],
		question: ['ライフが1枚でも、ドローで引かなければならないか。', 'Must one draw with a single life card?'],
		choices: [
			[
				'1枚目は必ず引き、2枚目は自由。ライフが1枚なら引いて負ける',
				'The first card is compulsory, the second optional: with one life card the draw loses the game'
			]
		],
		evidence: [
			'1枚引き、望むならもう1枚。第9版では2枚引き、ライフが2枚以下なら1枚。',
			'One card, then one more if wanted. Edition 9 draws two, or one with two or fewer life cards.'
		],
		cites: ['action:draw', '5.5']
	},
	'AMB-83': {
		title: ['激励の印', 'Rally leaves no marker'],
		question: ['激励で増えたサイズを、何で示すか。', 'What shows the size added by Rally?'],
		choices: [
			[
				'印はない。ターンの終わりまで覚えておく(区分は「この」)',
				'Nothing: it is remembered until the end of the turn, as class "this"'
			]
		],
		evidence: [
			'フォグを使わないので目に見えない。第9版は別のアクションに替えた。',
			'It uses no fog and stays invisible. Edition 9 replaces the action.'
		],
		cites: ['action:rally', '9.4.2']
	},
	'AMB-84': {
		title: ['フォースはあとから出た兵士にも及ぶか', 'Force and later arrivals'],
		question: [
			'フォースの解決後に出た兵士も大きくなるか。',
			'Do soldiers that enter after Force resolved grow too?'
		],
		choices: [
			['なる。続いている間は計算し直す', 'Yes: it is recomputed as long as it lasts'],
			['ならない。解決時に場にいた兵士だけ', 'No: only those on the field when it resolved']
		],
		evidence: [
			'フォグは継続効果で、修正は毎回、全ての・あなたの・このの順に計算し直す。',
			'The fog is a continuous ability; modifiers are recomputed each time in the order all, your, this.'
		],
		cites: ['9.4.2', 'fog:fog-force', 'action:force']
	},
	'AMB-85': {
		title: ['ライトのJoker', 'A Joker in Light'],
		question: [
			'魔術士のいないライトで、Jokerがプリセットに出たら。',
			'Light has no magician: what of a preset Joker?'
		],
		choices: [
			[
				'墓地に送り、次のカードを使う。決められた20枚では起こらない',
				'It goes to the graveyard and the next card is used; with the fixed deck it cannot happen'
			]
		],
		evidence: [
			'ライトはエントリー20だけで、そのデッキにJokerはない。8.0は取り替えるよう述べていた。',
			'Light allows only Entry 20, whose deck has no Joker. Edition 8.0 told players to replace it.'
		],
		cites: ['3.10.1', '7']
	},
	'AMB-86': {
		title: ['計算例の足し間違い', 'A slip in the worked example'],
		question: [
			'9.4.2.3の例は-1、+2、+3の合計を+5とする。正しくは。',
			'The example of R 9.4.2.3 gives -1, +2 and +3 as +5. What is right?'
		],
		choices: [['3つとも当てはまり、+4', 'All three apply: +4']],
		evidence: ['第9版でも+5のまま。', 'Still +5 in edition 9.'],
		cites: ['9.4.2.3']
	}
} satisfies Record<string, RulingText>;
