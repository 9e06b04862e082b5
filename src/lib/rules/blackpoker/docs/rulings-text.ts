// Disputed points 1–15 (slips of the print, three texts) and 16–41 (core flow, requesting, countering).
import type { RulingText } from './ruling-doc';

export const TEXT_RULINGS = {
	'AMB-01': {
		title: ['8.2を名乗る3つの本文', 'Three texts are all called 8.2'],
		question: [
			'第8.2版と書かれた本文は、資料版(seed)・公開版(release)・修正版(patch)の3つあり、細部が違う。どれに従うか。',
			'Three texts carry the label 8.2: seed, release and patch. They differ in details. Which one holds?'
		],
		choices: [
			[
				'資料版に従い、明らかな誤記だけ直す。コアフローはどの版でも公開版のとおり。切り替えは本文の選択で行う',
				'The seed with its evident slips corrected. The core flow is that of the release in every profile. Switch by choosing the text profile'
			]
		],
		evidence: [
			'資料版は公開直前の作業中のもの、公開版は2025年9月に著者が公開した本、修正版は同年11月の手直しとみられる。第9版は修正版の流れにある。',
			'The seed looks like a snapshot shortly before release, the release is the book published in September 2025, the patch shows corrections of that November. Edition 9 follows the patch.'
		],
		cites: ['9.4']
	},
	'AMB-02': {
		title: ['騎士召喚の切札の名', 'Summon knight names another trump'],
		question: [
			'資料版の騎士召喚は、最後の手順だけ♣Jではなく♠Jを合わせると書く。どちらを合わせるか。',
			'In the seed the last step of Summon knight joins ♠J instead of ♣J. Which card is joined?'
		],
		choices: [
			['♣Jを合わせる', 'Join ♣J'],
			[
				'文字どおり♠J。持っていなければ騎士は現れず、相手の兵士が減るだけ',
				'Literally ♠J: usually no knight appears and only the sacrifice happens'
			]
		],
		evidence: [
			'起動条件と最初の手順は♣Jを指し、騎士は♣Jと♠2〜10で成り立つ。公開版・修正版・第9版はすべて♣J。',
			'The start condition and the first step speak of ♣J, and a knight is ♣J with a spade 2-10. Release, patch and edition 9 all say ♣J.'
		],
		cites: ['action:summon-knight', 'action:quick-summon-knight', 'character:knight', 'trump:c-j']
	},
	'AMB-03': {
		title: ['相殺の起動条件', 'Offset asks for another trump'],
		question: [
			'資料版の相殺は、表向きの切札「防壁追加」を求めている。本当に必要な切札はどれか。',
			'In the seed Offset requires the face-up trump Extra bulwark. Which trump is really needed?'
		],
		choices: [
			['相殺(♢4)', 'Offset (♢4)'],
			['文字どおり防壁追加(♢A)', 'Literally Extra bulwark (♢A)']
		],
		evidence: [
			'♢Aの欄からの写し間違いとみられる。公開版・修正版・第9版は相殺。',
			'It looks copied from ♢A. Release, patch and edition 9 say Offset.'
		],
		cites: ['action:offset', 'trump:d-4', 'trump:d-a']
	},
	'AMB-04': {
		title: ['♣8の切札の名', 'The name of the ♣8 trump'],
		question: [
			'資料版の♣8は♣7と同じ「手札補充」の名で載っているが、アクション「リセット」は「リセット」という切札を求める。♣8の名はどちらか。',
			'The seed prints ♣8 under the name of ♣7, Hand refill, while the action Reset asks for a trump of that name. What is ♣8 called?'
		],
		choices: [
			['リセット', 'Reset'],
			[
				'文字どおり手札補充。リセットは使えず、♣8でも手札補充が起こる',
				'Literally Hand refill: Reset is never possible, and ♣8 too triggers Hand refill'
			]
		],
		evidence: ['公開版・修正版・第9版はいずれもリセット。', 'Release, patch and edition 9 call it Reset.'],
		cites: ['action:reset', 'action:hand-refill', 'trump:c-8', 'trump:c-7']
	},
	'AMB-05': {
		title: ['疲弊の条件の見出し', 'The heading of Exhaustion'],
		question: [
			'疲弊は誘発アクションなのに、条件が「起動条件」の見出しで載っている。どう読むか。',
			'Exhaustion is triggered, yet its condition is printed as a start condition. How is it read?'
		],
		choices: [['誘発条件と読む', 'As its trigger condition']],
		evidence: [
			'2025年11月の修正版で誘発条件に直された。ほかの読み方では意味をなさない。',
			'The patch of November 2025 relabelled it. No other reading makes sense.'
		],
		cites: ['action:exhaustion']
	},
	'AMB-06': {
		title: ['休戦は通常か即時か', 'Cease-fire: normal or immediate?'],
		question: [
			'休戦のスピードは、資料版では通常、公開版では即時。どちらか。',
			'The seed makes Cease-fire normal, the release immediate. Which is it?'
		],
		choices: [
			[
				'通常(資料版)。アタックの上に置かれ、応じることができる。ただしキーカードがないのでカウンターの類は届かない。解決時にアタックがなければ何も起こらない',
				'Normal (seed): it lies above the Attack and may be answered, though not by Counter and its kin, for it has no key card. If the Attack is gone by then, nothing happens'
			],
			['即時(公開版・修正版)。誰も応じられない', 'Immediate (release, patch): nobody can answer']
		],
		evidence: [
			'第7版でも即時で、キーカードのない通常・クイックのアクションは避けるという著者の指針もある。第9版は即時。',
			'Edition 7 made it immediate, and the author advises against normal quick actions without key cards. Edition 9: immediate.'
		],
		cites: ['action:cease-fire', '9.4[7]']
	},
	'AMB-07': {
		title: ['追撃のタイプ', 'The type of Pursuit'],
		question: [
			'追撃のタイプは、資料版では速攻魔法、公開版では通常魔法。どちらか。',
			'The seed calls Pursuit a quick magic, the release a normal magic. Which is it?'
		],
		choices: [
			[
				'速攻魔法(資料版)。自分の魔術士がいればDDが要らずBだけで使える。タイミングはメインのまま',
				'Quick magic (seed): with a magician of your own DD is waived and B remains; the timing stays main'
			],
			['通常魔法(公開版・修正版)。いつもBDDかかる', 'Normal magic (release, patch): always BDD']
		],
		evidence: [
			'違いが出るのは魔術士の魔力増加だけ。第7版と第9版は通常魔法。',
			'It matters only for mana growth of the magician. Editions 7 and 9 say normal magic.'
		],
		cites: ['action:pursuit', 'character:magician', '5.2']
	},
	'AMB-08': {
		title: ['幻影のコスト', 'The cost of Illusion'],
		question: [
			'資料版の幻影にはコストKがあるが、キーカードの欄はなく、ドライブするものがない。どう扱うか。',
			'The seed gives Illusion the cost K but no key card: there is nothing to drive. What then?'
		],
		choices: [
			['コストなし', 'No cost'],
			['文字どおり払えず、何も起こらない', 'Literally unpayable: it never does anything'],
			['<ファントム>の防壁を1枚ドライブする', 'Drive one bulwark with <Phantom>']
		],
		evidence: [
			'隣のファントムリバースを写した名残とみられる。公開版・修正版・第9版にコストはない。',
			'It looks left over from its sibling Phantom reverse. Release, patch and edition 9 have no cost.'
		],
		cites: ['action:illusion', 'trump:h-7', '5.2']
	},
	'AMB-09': {
		title: ['コストのKとC、キーカードとキーユニット', 'Cost K or C; key card or key unit'],
		question: [
			'場のユニットを起点にする9つのアクションを、資料版はK・キーカード、公開版はC・キーユニットと書く。違いはあるか。',
			'Nine actions start from a unit on the field. The seed writes K and key card, the release C and key unit. Is there a difference?'
		],
		choices: [
			[
				'呼び名だけの違い。どの版でもユニットはドライブして場に残る。キーカードとして数えるかはAMB-36で決まる',
				'Only in name: in every profile the unit is driven and stays. Whether it counts as key cards is AMB-36'
			]
		],
		evidence: [
			'支払いは同じで、公開版は考え方を整理しただけ。第9版もCとキーユニットを使う。',
			'The payment is the same; the release only tidied the concept. Edition 9 keeps C and key units.'
		],
		cites: ['5.2', '5.3', '5.4.5']
	},
	'AMB-10': {
		title: ['サーチの抜け', 'Search is missing'],
		question: [
			'資料版の一覧には、Jokerで使うサーチが載っていない。使えるか。',
			"The seed's list lacks Search, the Joker action. May it be used?"
		],
		choices: [
			['使える。公開版から補う', 'Yes, restored from the release'],
			['使えない。資料に忠実に除く', 'No, left out to the letter']
		],
		evidence: [
			'公開版の一覧、元データ、第9版のどれにも、4つのフォーマットすべてで載っている。抜き出すときに落ちたとみられる。',
			'The release list, its sources and edition 9 all contain it, in all four formats. It was probably lost in extraction.'
		],
		cites: ['action:search', '7']
	},
	'AMB-11': {
		title: ['通常を置く手順の「即時」', '"Immediate" in the loop of normals'],
		question: [
			'誘発チェックの[6-8]と[6-9]は、通常を扱うのに「即時」と書かれている。どう読むか。',
			'Steps [6-8] and [6-9] deal with normal requests but print "immediate". How are they read?'
		],
		choices: [
			[
				'通常と読む。ターンプレイヤー、相手の順に、なくなるまで回す',
				'As normal ones: the turn player, then the opponent, until none is left'
			]
		],
		evidence: [
			'本文は次のプレイヤーに進むと述べ、[6-10]は明らかに通常の手順。第9版は[6-9]を直した。',
			'The prose says to go on to the next player, and [6-10] is clearly about normals. Edition 9 corrected [6-9].'
		],
		cites: ['9.4.1[6-8]', '9.4.1[6-9]', '9.4.1[6-10]']
	},
	'AMB-12': {
		title: ['個人公開は誰のものか', 'Whose is personal information?'],
		question: [
			'個人公開は「ライフの持ち主だけが知る」と定義されているが、すべての領域に使われている。誰が見てよいか。',
			'Personal disclosure is defined by the owner of the life, yet used for every zone. Who may look?'
		],
		choices: [['その領域の持ち主', 'The player whose zone it is']],
		evidence: [
			'第9.1版でも変わっていないが、ほかの読み方はできない。',
			'Unchanged up to 9.1, but nothing else makes sense.'
		],
		cites: ['6.1']
	},
	'AMB-13': {
		title: ['プリセットの防壁の向き', 'Which way the preset bulwark lies'],
		question: [
			'プリセットは2枚とも表向きに置くと書かれ、1枚目は「防壁として」とされる。防壁は表向きか。',
			'The preset puts both cards face up, the first "as a bulwark". Is that bulwark face up?'
		],
		choices: [
			['裏向きで置き、相手には見せない', 'Face down, unseen by the opponent'],
			['互いに見てから裏向きにする', 'Shown to both, then turned down'],
			[
				'文字どおり表向き。すると防壁ではなく兵士になる',
				'Literally face up: it is then a soldier, not a bulwark'
			]
		],
		evidence: [
			'防壁とは裏向きのカードのことで、以前のフレームでは単に防壁として置いていた。第9版には表向きの語が残る。',
			'A bulwark is a face-down card by definition, and older frames simply put it as a bulwark. Edition 9 still prints face up.'
		],
		cites: ['3.10.1', 'character:bulwark', '6.1']
	},
	'AMB-14': {
		title: ['細かな言葉の誤り', 'Small slips of words'],
		question: [
			'装備兵の速攻は「キーカードに」Aがあれば、騎士召喚の1手目は兵士を「枚」で数える、など。どう読むか。',
			'Equipped soldier gains <Haste> if its "key cards" hold an A; Summon knight counts a soldier in cards. How are they read?'
		],
		choices: [['ユニットのカードと読み、兵士は1体と数える', 'As unit cards, and as one soldier']],
		evidence: [
			'資料版ではキャラクターを作るカードもキーカードと呼んでいた名残。',
			"The seed calls a character's own cards its key cards."
		],
		cites: ['character:equipped-soldier', 'action:summon-knight']
	},
	'AMB-15': {
		title: ['ダメージ判定の「少ない」', '"Few" in the judgement'],
		question: [
			'ダメージ判定は数字が「少ない」側を墓地に送ると書く。小さいという意味か。',
			'The judgement sends the side with "fewer" to the graveyard. Does it mean smaller?'
		],
		choices: [['サイズの小さい側が負ける', 'The smaller size loses']],
		evidence: ['第9版で「小さい」に改められた。', 'Edition 9 rewords it to "smaller".'],
		cites: ['action:damage-judgement']
	},
	'AMB-16': {
		title: ['解決のあとパス記録は消えるか', 'Is the pass record cleared after a resolution?'],
		question: [
			'図でパス記録を消すのはリクエスト時の[4]だけ。ステージから1つ解決したあと、前のパスは残るか。',
			'The chart clears the record only when somebody requests. Do earlier passes still count after a resolution?'
		],
		choices: [
			[
				'消える。次の1つを解決するには、また全員のパスが要る',
				'Cleared: the next item needs a new round of passes'
			],
			[
				'残る。ターンプレイヤーがパスすると、相手に聞かず次が解決される',
				'Kept: one pass by the turn player resolves the next item without asking the opponent'
			]
		],
		evidence: [
			'[11]は、消してあるから同じ名が二度入ることはないと述べる。第5版は2人続けてのパス、第9版は全員が続けてパスすることを求める。',
			'Step [11] says no name can occur twice because it has been reset. Edition 5 asks for two passes in a row, edition 9 for all players passing consecutively.'
		],
		cites: ['9.4[4]', '9.4[11]', '9.4[13]']
	},
	'AMB-17': {
		title: ['エンドをきっかけにした誘発はエンドの上か下か', 'Triggers on End: above or below it?'],
		question: [
			'充足・手札補充・疲弊は、エンドをリクエストした時に誘発する。エンドをステージに置く前のチェックで積めば、エンドの下になる。どちらに置くか。',
			'Satisfaction, Hand refill and Exhaustion trigger when End is requested. The check before staging would put them below End. Where do they go?'
		],
		choices: [
			[
				'エンドの上。2回目のチェックまで待って積み、ターンが移る前に解決する',
				'Above: they wait for the second check and resolve before the turn passes'
			],
			[
				'エンドの下。次のターンに解決され、ステージが空でないため相手はドローを失う',
				"Below: they resolve in the opponent's turn, and the opponent loses the Draw because the stage is not empty"
			]
		],
		evidence: [
			'第7版はエンドの上に積んでいた。幻影はこの理由で「ステージに置かれた時」に改められている。即時の魔王の囁きはどちらでもエンドより先。',
			'Edition 7 staged them above; Illusion was reworded to "put on the stage" for this very reason. The immediate Demon king\'s whisper comes before End either way.'
		],
		cites: ['9.4[6]', '9.4[10]', '9.4.1[6-10-4]', 'action:end', 'action:draw']
	},
	'AMB-18': {
		title: ['ステージに置いたあとのチャンス', 'The chance after staging'],
		question: [
			'通常のリクエストをステージに置いたあと、チャンスは誰が持つか。',
			'Who holds the chance after a normal request was staged?'
		],
		choices: [
			['そのまま。続けてリクエストできる', 'It stays: the same player may go on'],
			['相手に移る', 'It moves to the opponent']
		],
		evidence: [
			'図は同じプレイヤーに戻り、9.1は何度でもリクエストできると述べる。自動のパスは第6版で廃止された。第9版の入門記事だけが、相手に移ると書く。',
			'The chart loops back to the same holder, and R 9.1 lets them request as often as they like. Automatic passing was abolished in edition 6. Only an introduction to edition 9 says otherwise.'
		],
		cites: ['9.1', '9.4[10]', '9.4[3]']
	},
	'AMB-19': {
		title: ['誘発したリクエストは誰のものか', 'Whose is a triggered request?'],
		question: ['誘発したリクエストのコントローラーは誰か。', 'Who controls a triggered request?'],
		choices: [
			[
				'条件を満たしたプレイヤー。ブロックとダメージ判定はターンプレイヤー',
				'The player whose condition was met; the turn player for Block and Damage judgement'
			]
		],
		evidence: [
			'各プレイヤーが全アクションの写しを持ち、条件を満たした側の写しが誘発する。第9版も同じ。',
			'Every player owns a copy of every action; the copy whose condition is met triggers. Same in edition 9.'
		],
		cites: ['9.4.1', '9.4.1[6-1]']
	},
	'AMB-20': {
		title: ['コストが先、キーカードと対象が後', 'Costs before key cards and targets'],
		question: [
			'手順ではコストを先に払うが、対象がなければリクエストできず、Kは後で指定するユニットをドライブする。どう進めるか。',
			'Costs are paid first, yet without a target there is no request, and K drives a unit named two steps later. How does one proceed?'
		],
		choices: [
			[
				'全体を先に決めて確かめ、書かれた順に実行する。途中で不可能とわかって巻き戻すのと結果は同じ',
				'Plan and check everything, then carry it out in the printed order; the result is that of rewinding an impossible request'
			]
		],
		evidence: ['第9版も同じ順序を図にしている。', 'Edition 9 draws the same order as a chart.'],
		cites: ['5.3', '5.3.1.1']
	},
	'AMB-21': {
		title: ['最後のライフでLを払う', 'Paying L with the last life card'],
		question: [
			'ライフが1枚のとき、コストLを払ってよいか。払ったらいつ負けるか。',
			'May L be paid with one life card left, and when is the game lost?'
		],
		choices: [
			['払える。次の解決後の判定で0枚なら負け', 'Allowed: lost at the next check, if life is still 0 then'],
			['払えない', 'Forbidden'],
			['払えるが、その場で負ける', 'Allowed, but lost on the spot']
		],
		evidence: [
			'Lは1ダメージを受けること、勝敗を見るのは解決のあとだけ。即時のアクションなら直後に負け、通常なら次の解決までに先読みなどでライフが戻れば助かる。',
			'L means taking 1 damage, and losing is checked only after resolutions. With an immediate action the loss follows at once; with a normal one something like Foresee may still put a card back in time.'
		],
		cites: ['5.2', '5.5']
	},
	'AMB-22': {
		title: ['誰のものでコストを払うか', 'What costs may be paid with'],
		question: [
			'Bは防壁をドライブ、Sはキャラクターを墓地に送るとあるだけで、誰のものか、どの状態かは書かれていない。',
			'B drives a bulwark, S moves a character to the graveyard; neither says whose, or in which state.'
		],
		choices: [
			['自分のもの。Bはチャージ状態、Sは状態を問わない', 'Your own: charged for B, any state for S'],
			['Sは相手のキャラクターでもよい', "S also with an opponent's character"]
		],
		evidence: [
			'BLの支払い例が、自分のチャージ状態の防壁を使っている。',
			'The BL example uses an own charged bulwark.'
		],
		cites: ['5.2']
	},
	'AMB-23': {
		title: ['魔力増加は誰のコストを減らすか', 'Whose costs does mana growth waive?'],
		question: [
			'魔術士がいる間、速攻魔法のDが要らなくなる。「あなたの」とは書かれていない。相手の分もか。',
			'While a magician is on the field the D of quick magic is waived; nothing says "your". The opponent\'s too?'
		],
		choices: [
			['魔術士のコントローラーだけ', "Only its controller's"],
			['両方のプレイヤー', 'Both players']
		],
		evidence: [
			'9.3の能力の図では、軽くなる効果が一方のプレイヤー側にかかっている。なくなるのはDだけで、召喚や切札操作には効かない。',
			"The picture in R 9.3 hangs the discount on one player's side. Only D is waived, and not for summons or trump operations."
		],
		cites: ['character:magician', '5.2', '9.3']
	},
	'AMB-24': {
		title: ['追撃のアタックはステージに置けるか', "Can Pursuit's Attack be staged?"],
		question: [
			'誘発したメイン・通常はステージが空でないと捨てられる。追撃がアタックをリクエストする時、追撃自身がまだステージにある。',
			'Triggered main-timed normals are lost on a non-empty stage. Pursuit requests Attack while it still lies there itself.'
		],
		choices: [
			[
				'置ける。効果によるリクエストはタイミングを問わない',
				'It is staged: requests made by an effect ignore timing'
			],
			['置けず、失われる', 'It is lost']
		],
		evidence: [
			'捨てる決まりは、誘発で進むアクションのためのもの。第7版の追撃は即時で、第9.1.1版で再び即時になり、この衝突はなくなった。',
			'The rule guards triggered phase actions. Edition 7 had Pursuit immediate, and 9.1.1 made it so again, which removes the clash.'
		],
		cites: ['9.4.1[6-10-4]', '9.4.1[6-10-6]', 'action:pursuit', 'action:attack']
	},
	'AMB-25': {
		title: ['追撃のアタックと1ターン1回', "Pursuit's Attack and once per turn"],
		question: [
			'アタックは1ターンに1回。追撃によるアタックもこれに数えるか。',
			'Attack may be requested once per turn. Does the one made by Pursuit count?'
		],
		choices: [
			['数えない。2回目の攻撃になる', 'It does not: it is an extra attack'],
			[
				'数える。すでに攻撃していればチャージするだけ、先に追撃すれば普通のアタックはできない',
				'It does: after an attack Pursuit only charges, and after Pursuit no normal Attack is possible'
			]
		],
		evidence: [
			'全軍をチャージしてから攻撃するのだから、もう一度攻撃できることに意味がある。',
			'It charges the army first; a second attack is the whole point.'
		],
		cites: ['action:pursuit', 'action:attack']
	},
	'AMB-26': {
		title: ['1ターンに1回の数え方', 'Counting once per turn'],
		question: [
			'1回と数えるのはリクエストした時か、解決した時か。',
			'Does the use count when requested or when resolved?'
		],
		choices: [
			['リクエストした時。無効にされても1回', 'When requested, even if it is then nullified'],
			['解決した時だけ', 'Only when resolved']
		],
		evidence: [
			'プレイヤーごと、アクションごとに数え、ターンが移ると元に戻る。以前の追加ルールでは、切札を開き直しても2回目は使えない。',
			'Per player and action, reset when the turn passes. In older extra rules reopening the trump gives no second use.'
		],
		cites: ['5.3', 'action:set-bulwark', 'action:attack']
	},
	'AMB-27': {
		title: ['即時のリクエストを対象にできるか', 'Immediate requests as targets'],
		question: [
			'カウンターなどは即時のリクエストを対象にできるか。',
			'Can Counter and its kin aim at an immediate request?'
		],
		choices: [
			[
				'できない。対象になるのはステージにあるリクエストだけ',
				'No: only requests on the stage can be targets'
			]
		],
		evidence: [
			'即時は誰かがチャンスを得る前に解決される。第9版は明記した。',
			'Immediates resolve before anyone gets the chance. Edition 9 says so.'
		],
		cites: ['9.4[8]', 'action:counter']
	},
	'AMB-28': {
		title: ['解決中のキーカードは墓地にあるか', 'Are key cards in the graveyard while resolving?'],
		question: [
			'再会やリアニメイトの解決中、そのキーカードを墓地のカードとして選べるか。',
			'While Reunion or Reanimate resolves, may its own key cards be chosen from the graveyard?'
		],
		choices: [
			[
				'選べない。まだステージにある。コストで墓地に行ったカードは選べる',
				'No, they still lie on the stage; cards paid as cost are there already'
			]
		],
		evidence: ['キーカードが動くのは効果のあと。', 'Key cards move after the effect.'],
		cites: ['5.4.3', '5.4.5']
	},
	'AMB-29': {
		title: ['対象が正しくなくなるのはいつか', 'When is a target wrong?'],
		question: [
			'5.4.1は対象がなくなった時と分かれた時だけを挙げる。条件に合わなくなった時はどうか。',
			'R 5.4.1 lists only gone and split. What if the target no longer fits the wording?'
		],
		choices: [
			[
				'条件をすべて確かめ直す。防壁になった兵士にアップは効かない',
				'The whole wording is checked again: Up does nothing to a soldier that became a bulwark'
			],
			['なくなったか分かれたかだけを見る', 'Only gone or split matter']
		],
		evidence: [
			'まとめでは対象が正しいかを問い、第5版は全体を確かめ直すと述べていた。第9版の図も「正しいか」。',
			'The summary asks whether the target is right; edition 5 said exactly that, and so does the chart of edition 9.'
		],
		cites: ['5.4.1']
	},
	'AMB-30': {
		title: ['同じユニットか、新しいユニットか', 'The same unit or a new one?'],
		question: [
			'装備で重なった、裏返った、戻ってきた。そのユニットは前と同じものか。',
			'Stacked by Equip, turned over, returned: is it still the same unit?'
		],
		choices: [
			[
				'場に残るなら同じ。離れるか分かれると別のもの',
				'The same while it stays; another once it leaves or splits'
			],
			['種類が変われば別のもの', 'Any change of script makes a new unit']
		],
		evidence: [
			'本文は条件で正体を決めるだけで、同一性は定めていない。裏返ったユニットの修正は消える。',
			'The text matches units by condition and leaves identity open. Modifiers of a turned unit are erased.'
		],
		cites: ['4.1', 'action:equip', 'action:reverse']
	},
	'AMB-31': {
		title: ['対象変更の細部', 'Details of Change target'],
		question: [
			'対象変更で、今と同じ対象を選び直してもよいか。',
			'May Change target choose the same target again?'
		],
		choices: [
			['別の対象に限る。なければ変わらない', 'A different one; if there is none nothing changes'],
			['同じ対象を選んでもよい', 'The same target may be chosen']
		],
		evidence: [
			'「自分の」などの条件は、もとのコントローラーから見て判断する。別に向いたカウンターを対象変更自身に引き寄せると、対象変更が解決し終えて対象を失い、盾になる。',
			'Conditions such as "own" refer to the original controller. A Counter pulled onto the resolving Change target loses its target once that leaves the stage: it works as a shield.'
		],
		cites: ['action:change-target', '5.3.1.2', '5.4.1']
	},
	'AMB-32': {
		title: ['ターンが移った直後に両者0枚', 'Both at zero when the turn has just passed'],
		question: [
			'エンドの解決で両者のライフが0枚なら、どちらがターンプレイヤーか。',
			'If both are at zero after End resolved, who is the turn player?'
		],
		choices: [
			['判定の時点のターンプレイヤー(新しい側)', 'The turn player at that moment, the new one'],
			['その解決を起こした側', 'The one who caused the resolution']
		],
		evidence: [
			'判定はターンプレイヤーから行うとあるだけ。',
			'The text only says that the turn player is examined first.'
		],
		cites: ['5.5', 'action:end']
	},
	'AMB-33': {
		title: ['誘発を断れるか', 'May a trigger be declined?'],
		question: [
			'世代交代のように自分のライフが減る誘発を、断ってもよいか。',
			'May one decline a trigger such as generation change that costs life?'
		],
		choices: [
			['断れない', 'No, triggers are mandatory'],
			['自分の得になるはずのものは断れる', 'Yes, where it is meant for your own benefit']
		],
		evidence: [
			'誘発アクションは自動でリクエストされると書かれている。',
			'Triggered actions are requested automatically.'
		],
		cites: ['9.4.1', 'action:generation-change']
	},
	'AMB-34': {
		title: ['終わらないパス', 'Endless passing'],
		question: [
			'ステージが空で2人ともパスし続けたら、ターンは終わるか。',
			'Does the turn end when both keep passing on an empty stage?'
		],
		choices: [
			['終わらない。ターンを終えるのはエンドだけ', 'No: only End ends a turn'],
			['エンドをリクエストしたとみなす', 'Yes: it counts as requesting End']
		],
		evidence: [
			'図では、空のステージで全員がパスするとチャンスがターンプレイヤーに戻るだけ。',
			'In the chart such passing only returns the chance to the turn player.'
		],
		cites: ['9.4[14]', '9.4[2]', 'action:end']
	},
	'AMB-35': {
		title: ['効果によるリクエスト', 'Requests made by effects'],
		question: [
			'追撃や修繕の効果でリクエストするアクションは、起動条件やタイミングに縛られるか。',
			'Are requests made by Pursuit or Repair bound by start conditions and timing?'
		],
		choices: [
			[
				'縛られない。効果の途中ですぐステージに置かれ、誘発は外側の解決後にまとめて見る',
				'No: they are staged during the effect, and triggers are checked after the outer resolution'
			],
			['縛られる。普通の直接リクエストと同じ', 'Yes: like any direct request']
		],
		evidence: [
			'コストは、効果が不要とするもの以外は払う。リクエストするのは効果のコントローラー。',
			'Costs are due unless the effect waives them. The requester is the controller of the effect.'
		],
		cites: ['5.3', '5.4.3', 'action:pursuit', 'action:repair']
	},
	'AMB-36': {
		title: ['ユニットが起点のアクションをカウンターできるか', 'Can unit-based actions be countered?'],
		question: [
			'資料版はユニットをキーカードと呼ぶ。リアニメーターリアニメイトなどは、キーカード1〜2枚のリクエストとしてカウンターできるか。',
			'The seed calls the unit a key card. Can Reanimator: reanimate and the like be countered as requests with one or two key cards?'
		],
		choices: [
			[
				'できない。カウンター、罠カウンター、相殺、悪あがき、クイック策士召喚から見てキーカードはない',
				'No: for Counter, Trap counter, Offset, Last ditch and Quick summon strategist it has no key card'
			],
			[
				'できる。ユニットのカードがキーカードで、無効になると場から墓地に行く',
				'Yes: the cards of the unit are its key cards, and nullifying sends them from the field to the graveyard'
			]
		],
		evidence: [
			'公開版はキーユニットをキーカードと分けた。資料版もユニットは「体」、カウンターは「枚」で数える。',
			'The release separates key units from key cards; even the seed counts the unit as a body while Counter counts sheets.'
		],
		cites: [
			'5.3',
			'action:counter',
			'action:reanimator-reanimate',
			'action:chariot-destroy-bulwark',
			'action:phantom-reverse'
		]
	},
	'AMB-37': {
		title: ['「カウンターの対象にならない」の範囲', 'How far "not a target of Counter" goes'],
		question: [
			'剣の雨・フォース・徴募・奇襲はカウンターの対象にならない。罠カウンターや相殺からも守られるか。',
			'Rain of swords, Force, Recruit and Surprise cannot be targets of Counter. Are they safe from Trap counter or Offset too?'
		],
		choices: [
			['守られない。防げるのはカウンターだけ', 'No: only Counter is barred'],
			['守られる。同じ類のアクションすべてを防ぐ', 'Yes: every action of that kind is barred']
		],
		evidence: ['注記が名指しするのはカウンターだけ。', 'The note names that action alone.'],
		cites: ['action:counter', 'action:sword-rain', 'action:force', 'action:recruit', 'action:surprise-attack']
	},
	'AMB-38': {
		title: ['罠カウンターの「同じ」', '"The same" for Trap counter'],
		question: [
			'罠カウンターは、対象のキーカードがレアカードと「同じ」なら取り除く。何が同じであればよいか。',
			'Trap counter removes a request whose key card is "the same" as the rare card. The same in what?'
		],
		choices: [
			['スートと数字。JokerはJokerと同じ', 'Suit and number; a Joker equals a Joker'],
			['数字だけ', 'Number only']
		],
		evidence: [
			'デッキには同じカードが1枚ずつしかないので、同じカードを言い当てる遊びになる。',
			'Each deck holds a card only once, so it is a guess at the very card.'
		],
		cites: ['action:trap-counter']
	},
	'AMB-39': {
		title: ['クイック策士召喚が選ぶリクエスト', 'What Quick summon strategist may choose'],
		question: [
			'クイック策士召喚自身もキーカード1枚のリクエストとして条件に合う。自分を選べるか。',
			'Quick summon strategist itself fits the description of one key card. May it choose itself?'
		],
		choices: [
			[
				'選べない。ほかに合うものがあれば必ず選び、なければ召喚だけ行う',
				'No: another one must be chosen if there is one; otherwise only the summon happens'
			],
			['選べる。ほかになければ自分を選び、策士は失われる', 'Yes: alone it has to, and the strategist is lost']
		],
		evidence: [
			'対象に取るのではなく、解決時に選ぶ。取り除かれたリクエストのキーカードは墓地に行く。',
			'It is chosen, not targeted. The key cards of the removed request go to the graveyard.'
		],
		cites: ['action:quick-summon-strategist', '5.3.1.2']
	},
	'AMB-40': {
		title: ['相殺の計算', 'The arithmetic of Offset'],
		question: [
			'ライフが足りないとき、相殺で取り除けるか。Jokerはいくつか。',
			'Does Offset still remove with too little life? What does a Joker count?'
		],
		choices: [
			[
				'あるだけダメージを受け、取り除いてから負ける。Jokerは0。合計が5未満なら何も起こらず、Dは戻らない',
				'Take what is there, remove, then lose. Jokers count 0. Below 5 nothing happens and D stays paid'
			]
		],
		evidence: [
			'ダメージは取り除く前、勝敗の判定は解決のあと。第9版では5以上の条件がない。',
			'Damage comes before the removal, the check after the resolution. Edition 9 drops the threshold.'
		],
		cites: ['action:offset', '5.4.2', '5.5']
	},
	'AMB-41': {
		title: ['悪あがきで手札がないとき', 'Last ditch without a hand'],
		question: [
			'手札がないことを確かめるのは、リクエスト時か解決時か。',
			'Is the empty hand checked when requesting or when resolving?'
		],
		choices: [['手順2を行う時', 'When step 2 is carried out']],
		evidence: [
			'即時でコストもないため、リクエスト時に確かめても結果は変わらない。捨てた手札は相手の暴動を誘発する。',
			"Immediate and free of cost, so checking when requesting gives the same result. The discards trigger the opponent's Riot."
		],
		cites: ['action:last-ditch', 'action:riot']
	}
} satisfies Record<string, RulingText>;
