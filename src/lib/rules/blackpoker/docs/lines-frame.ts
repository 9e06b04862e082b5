// What the 53 actions of the frames do, in our words: a sentence each, then one line per printed step.
import { effect, FORMAT_LINES, type ActionText } from './lines-format';

/** Another name for the same effect: same lines, its own summary. */
const sameLines = (of: ActionText, ja: string, en: string): ActionText => ({
	summary: { ja, en },
	lines: of.lines
});

const openTrump = [
	'裏向きの自分の切札を1枚選び、表向きにする。',
	'Turn one of your face-down trumps face up.'
] as const;
const mill = [
	'Joker・A・J・Q・Kのどれかが出るまでライフを上から墓地に送り、出たカードを手札に加える。',
	'Move cards from the top of your life to your graveyard until a Joker, A, J, Q or K turns up; put that card into your hand.'
] as const;
const onlyIfOpen = (trump: string) =>
	[`自分の切札${trump}が表向きの場合だけ続ける。`, `Proceed only if the trump ${trump} is face up.`] as const;
const join = (trump: string, ja: string, en: string) =>
	[
		`キーカードと切札${trump}を合わせ、チャージ状態で${ja}として場に出す。`,
		`The key card and the trump ${trump} together enter charged as the ${en}.`
	] as const;
const revive = (trump: string, ja: string, en: string) =>
	effect(
		[
			`${ja}が墓地に送られたら、${trump}を表向きの切札に戻す。`,
			`When your ${en} has gone to the graveyard, ${trump} becomes a face-up trump again.`
		],
		[
			`墓地の${trump}を選び、自分の表向きの切札として置く。`,
			`Choose ${trump} in the graveyard and place it as one of your face-up trumps.`
		]
	);

const summonReanimator = effect(
	[
		'墓地の1枚を兵士として出し、キーカードと♠Jでリアニメーターを作る。',
		'Bring a graveyard card in as a soldier, then join the key card and ♠J into the reanimator.'
	],
	onlyIfOpen('♠J'),
	[
		'墓地のカードを1枚選び、表向き・チャージ状態で兵士として場に出す。',
		'Choose a card in the graveyard; it enters face up and charged as a soldier.'
	],
	join('♠J', 'リアニメーター', 'reanimator')
);
const summonChariot = effect(
	[
		'防壁を1枚墓地に送り、キーカードと♡Jでチャリオットを作る。',
		'Move a bulwark to the graveyard, then join the key card and ♡J into the chariot.'
	],
	onlyIfOpen('♡J'),
	['防壁を1枚選び、墓地に送る。', 'Choose a bulwark and move it to the graveyard.'],
	join('♡J', 'チャリオット', 'chariot')
);
const summonKnight = effect(
	[
		'相手の兵士を1体墓地に送らせ、キーカードと♣Jで騎士を作る。',
		'The opponent loses a soldier of their choice, then the key card and ♣J join into the knight.'
	],
	onlyIfOpen('♣J'),
	[
		'相手は自分の兵士を1体選び、墓地に送る。',
		'The opponent chooses one of their own soldiers and moves it to the graveyard.'
	],
	join('♣J', '騎士', 'knight')
);

export const FRAME_LINES = {
	'open-pack': effect(
		[
			'パックかレアカードから1枚を手札に加え、パックを開ける。',
			'Take one card from your pack, or the rare card instead, and open the pack.'
		],
		[
			'パックから1枚選び、相手に見せてから手札に加える。レアカードがあれば、代わりにそれを見せて加えてもよい。',
			'Choose any card in your pack, show it to the opponent and put it into your hand; if you have a rare card you may show and take that instead.'
		],
		['パックを表向きにする。以後は開封済みとして扱う。', 'Turn the pack face up; it is opened from now on.']
	),
	'rare-draw': effect(
		['レアカードを手札に加える。', 'Take your rare card into your hand.'],
		['自分のレアカードを1枚、手札に加える。', 'Put one rare card of yours into your hand.']
	),
	'rare-summon': effect(
		['レアカードを兵士として場に出す。', 'Bring your rare card onto the field as a soldier.'],
		[
			'キーカードを表向き・チャージ状態で兵士として場に出す。',
			'The key card enters face up and charged as a soldier.'
		]
	),
	'trap-counter': effect(
		[
			'レアカードと同じカードをキーカードに使ったリクエストを取り除く。',
			'Remove a request one of whose key cards is the same as your rare card.'
		],
		[
			'対象のキーカードのどれかがこのキーカードと同じなら、対象をステージから取り除き、そのキーカードを墓地に送る。',
			"If any key card of the target is the same as this action's key card, remove the target from the stage and put its key cards into the graveyard."
		]
	),
	'quick-open': effect(
		[
			'手札2枚を捨て、切札を1枚開く。相手のターンにも使える。',
			'Discard two and open a trump, in either turn.'
		],
		openTrump
	),
	'main-open': effect(
		[
			'防壁2枚と1ダメージを払い、自分のターンに切札を1枚開く。',
			'Drive two bulwarks and take 1 damage to open a trump in your own turn.'
		],
		openTrump
	),
	'close-trump': effect(
		[
			'表向きの切札を裏返し、このターンは開けなくする。',
			'Turn a face-up trump face down and lock it for this turn.'
		],
		[
			'対象を裏向きにする。ターンの終わりまで、それは表向きの切札になれない。',
			'Turn the target face down; until the end of this turn it cannot become a face-up trump.'
		],
		['キーカードを印としてフォグに置く。', 'Put the key card into the fog zone as the marker.']
	),
	'destroy-trump': effect(
		[
			'キーカードと同じカードが表向きの切札なら、墓地に送る。',
			'A face-up trump that is the same card as the key card goes to the graveyard.'
		],
		[
			'対象のスートと数字がキーカードと同じなら、対象を墓地に送る。',
			'If the target has the same suit and number as the key card, move the target to the graveyard.'
		]
	),
	'revolution-draw': effect(
		['ブロックされなかったアタッカーにつき1枚引く。', 'Draw a card for an attacker that got through.'],
		['自分のライフの一番上を1枚引く。', 'Draw the top card of your life.']
	),
	slash: effect(
		[
			'自分の♠の兵士をドライブし、そのサイズ以下の兵士を墓地に送る。',
			'Drive a spade soldier of yours to move a soldier no larger than it to the graveyard.'
		],
		[
			'対象のサイズがX以下なら墓地に送る。Xはキーユニットのサイズ。',
			"If the target's size is at most X, move it to the graveyard. X is the size of the key unit."
		]
	),
	drain: effect(
		[
			'自分のキャラクターをライフの下に送り、相手に2ダメージを与える。',
			'Put one of your characters at the bottom of your life for 2 damage to the opponent.'
		],
		['自分のキャラクター1体をライフの下に置く。', 'Put one character of yours at the bottom of your life.'],
		['置けたなら、対象は2ダメージを受ける。', 'If that happened, the target takes 2 damage.']
	),
	intimidate: effect(
		[
			'サイズ10以下の兵士を、敵味方なく墓地に送る。',
			'Every soldier of size 10 or less goes to the graveyard, on both sides.'
		],
		['サイズが10以下の兵士をすべて墓地に送る。', 'Every soldier of size 10 or less goes to the graveyard.']
	),
	resurrection: effect(
		['墓地の♠2から♠10を兵士として場に出す。', 'Bring a spade 2 to 10 back from your graveyard as a soldier.'],
		[
			'自分の墓地から♠の2から10を1枚選び、チャージ状態で兵士として場に出す。',
			'Choose a spade 2-10 in your graveyard; it enters charged as a soldier.'
		]
	),
	'instant-kill': effect(
		[
			'自分の兵士を犠牲にし、サイズの合計が届けば対象を墓地に送る。',
			'Give up soldiers of yours; if their total reaches the target, it goes to the graveyard too.'
		],
		[
			'自分の兵士を1体以上、好きな数だけ墓地に送る。',
			'Move one or more soldiers of yours, as many as you like, to the graveyard.'
		],
		[
			'送った兵士のサイズの合計が対象のサイズ以上なら、対象を墓地に送る。',
			"If the total size moved this way is at least the target's size, move the target to the graveyard."
		]
	),
	'summon-reanimator': summonReanimator,
	'quick-summon-reanimator': sameLines(
		summonReanimator,
		'リアニメーター召喚と同じことを、クイックで行う。',
		'Does what Summon reanimator does, at quick timing.'
	),
	'reanimator-reanimate': sameLines(
		FORMAT_LINES.reanimate,
		'リアニメーターをドライブし、リアニメイトと同じことを行う。',
		'Drive the reanimator to do what Reanimate does.'
	),
	'reanimator-revive': revive('♠J', 'リアニメーター', 'reanimator'),
	'summon-demon-king': effect(
		[
			'兵士をすべて墓地に送り、♣Kを探し出して♠Kと合わせ、魔王にする。',
			'Every soldier goes to the graveyard; find ♣K and join it with ♠K into the demon king.'
		],
		onlyIfOpen('♠K'),
		['兵士をすべて墓地に送る。', 'Every soldier goes to the graveyard.'],
		[
			'自分のすべての領域から♣Kを探す。中身を見た非公開の領域はシャッフルする。',
			'Search all your zones for ♣K; shuffle any hidden zone you looked through.'
		],
		[
			'見つかれば、♠Kと♣Kを合わせ、チャージ状態で魔王として場に出す。',
			'If found, ♠K and ♣K together enter charged as the demon king.'
		],
		['見つからなければ、切札♠Kを墓地に送る。', 'If not, the trump ♠K goes to the graveyard.']
	),
	'demon-whisper': effect(
		[
			'エンドのときに、世代交代と同じようにライフから1枚を手札に加える。',
			'At your End, take a card from your life the way generation change does.'
		],
		mill
	),
	reinforcement: effect(
		[
			'ライフを2枚めくり、片方を兵士に、もう片方をライフの下に置く。',
			'Turn over two life cards: one becomes a soldier, the other goes to the bottom.'
		],
		[
			'ライフの上から2枚をめくる。1枚をチャージ状態で兵士として場に出し、もう1枚をライフの下に置く。',
			'Turn over the top two cards of your life; one of them enters charged as a soldier, the other goes to the bottom of your life.'
		]
	),
	rally: effect(
		[
			'自分の♡の兵士をドライブし、そのサイズを別の兵士に足す。',
			'Drive a heart soldier of yours to add its size to a soldier.'
		],
		[
			'ターンの終わりまで、対象のサイズをX増やす。Xはキーユニットのサイズ。',
			"Until the end of this turn the target's size is increased by X, the size of the key unit."
		]
	),
	'cease-fire': effect(
		[
			'アタックを無効にして♡4を伏せ、自分のキャラクターをすべてチャージする。',
			'Nullify an Attack, close ♡4 and charge all your characters.'
		],
		['対象を無効にし、ステージから取り除く。', 'The target is nullified and removed from the stage.'],
		['自分の切札♡4を裏向きにする。', 'Turn your trump ♡4 face down.'],
		['自分のキャラクターをすべてチャージする。', 'Charge all your characters.']
	),
	pursuit: effect(
		[
			'自分の兵士をすべてチャージし、もう一度アタックをリクエストする。',
			'Charge all your soldiers and request another Attack.'
		],
		['自分の兵士をすべてチャージする。', 'Charge all your soldiers.'],
		['アタックをリクエストする。', 'Request an Attack action.']
	),
	'phantom-reverse': effect(
		['自分の防壁1枚を兵士に変える。', 'One of your bulwarks becomes a soldier.'],
		['キーユニットの防壁を、チャージ状態の兵士にする。', 'The key bulwark becomes a charged soldier.']
	),
	illusion: effect(
		[
			'エンドのときに、自分の兵士を好きな数だけ防壁に変え、並びを直してよい。',
			'At your End, turn any number of your soldiers into bulwarks and rearrange them.'
		],
		[
			'自分の兵士を好きな数だけ選び、チャージ状態の防壁にする。兵士としての効果と能力は失われ、複数枚なら1枚ずつ別の防壁になる。',
			'Choose any number of your soldiers; they become charged bulwarks, losing what they had as soldiers; a soldier of several cards becomes one bulwark per card.'
		],
		['望むなら、自分の防壁を好きな順に並べ直す。', 'You may rearrange your bulwarks in any order.']
	),
	salvation: effect(
		[
			'キーカードの数字以上の兵士を、持ち主のライフの上に戻す。',
			"Soldiers at least as large as the key card's number return to the top of their owners' lives."
		],
		[
			'サイズがキーカードの数字以上の兵士を、すべて持ち主のライフの上に置く。順番はそれぞれの持ち主が決める。',
			"Every soldier at least as large as the key card's number goes on top of its owner's life, in the order that owner likes."
		]
	),
	'summon-chariot': summonChariot,
	'quick-summon-chariot': sameLines(
		summonChariot,
		'チャリオット召喚と同じことを、クイックで行う。',
		'Does what Summon chariot does, at quick timing.'
	),
	'chariot-destroy-bulwark': sameLines(
		FORMAT_LINES['destroy-bulwark'],
		'チャリオットをドライブし、防壁を1枚墓地に送る。',
		'Drive the chariot to move one bulwark to the graveyard.'
	),
	'chariot-revive': revive('♡J', 'チャリオット', 'chariot'),
	'summon-giant': effect(
		[
			'防壁をすべて墓地に送り、♢Kを探し出して♡Kと合わせ、巨人にする。',
			'Every bulwark goes to the graveyard; find ♢K and join it with ♡K into the giant.'
		],
		onlyIfOpen('♡K'),
		['防壁をすべて墓地に送る。', 'Every bulwark goes to the graveyard.'],
		[
			'自分のすべての領域から♢Kを探す。中身を見た非公開の領域はシャッフルする。',
			'Search all your zones for ♢K; shuffle any hidden zone you looked through.'
		],
		[
			'見つかれば、♡Kと♢Kを合わせ、チャージ状態で巨人として場に出す。',
			'If found, ♡K and ♢K together enter charged as the giant.'
		],
		['見つからなければ、切札♡Kを墓地に送る。', 'If not, the trump ♡K goes to the graveyard.']
	),
	'extra-bulwark': effect(
		[
			'相手の防壁が自分と同じ数か、それより多ければ、ライフから防壁を1枚出す。',
			'If the opponent has at least as many bulwarks, bring one from your life.'
		],
		[
			'相手の防壁の数が自分の防壁の数以上なら、ライフの一番上を裏向き・チャージ状態で防壁として場に出す。',
			'If the opponent has at least as many bulwarks as you, put the top card of your life onto the field as a charged face-down bulwark.'
		]
	),
	negotiate: effect(
		[
			'自分の♢の兵士をドライブし、キャラクター1体もドライブする。',
			'Drive a diamond soldier of yours to drive any one character.'
		],
		['対象をドライブする。', 'Drive the target.']
	),
	offset: effect(
		[
			'キーカードの合計が5以上のリクエストを、同じだけのダメージと引き換えに取り除く。',
			'Remove a request whose key cards total 5 or more by taking that much damage.'
		],
		[
			'対象のキーカードの数字の合計が5以上の場合だけ続ける。',
			"Proceed only if the numbers of the target's key cards total 5 or more."
		],
		['自分がその合計と同じだけのダメージを受ける。', 'You take damage equal to that total.'],
		[
			'対象をステージから取り除き、そのキーカードを墓地に送る。',
			'Remove the target from the stage and put its key cards into the graveyard.'
		]
	),
	exhaustion: effect(
		[
			'エンドのときに、喪失を伏せるか2ダメージを受けるかを選ぶ。',
			'At your End, either close Loss or take 2 damage.'
		],
		[
			'自分の切札「喪失」を裏向きにする。したくなければ2ダメージを受ける。',
			'Turn your trump Loss face down; if you would rather not, take 2 damage.'
		]
	),
	repair: effect(
		[
			'墓地の♢の絵札で、コストを払わずに装備をリクエストする。絵札がなければ対象を失う。',
			'Request Equip for free with a diamond court card from your graveyard; without one the target is lost.'
		],
		['対象が装備の対象になれる場合だけ続ける。', 'Proceed only if the target could be the target of Equip.'],
		['自分の墓地から♢のJ・Q・Kを1枚選ぶ。', 'Choose a ♢J, ♢Q or ♢K in your graveyard.'],
		[
			'選べたなら、そのカードをキーカード、対象をそのまま対象として、コストを払わずに装備をリクエストする。',
			'If chosen, request Equip without paying its cost, with that card as key card and the target as target.'
		],
		['選べなければ、対象を墓地に送る。', 'If none could be chosen, move the target to the graveyard.']
	),
	rest: effect(
		['自分の兵士をすべてチャージする。', 'Charge all your soldiers.'],
		['自分の兵士をすべてチャージする。', 'Charge all your soldiers.']
	),
	satisfaction: effect(
		['エンドのときに、自分のキャラクターをすべてチャージする。', 'At your End, charge all your characters.'],
		['自分のキャラクターをすべてチャージする。', 'Charge all your characters.']
	),
	'summon-strategist': effect(
		['キーカードと♢Jで策士を作る。', 'Join the key card and ♢J into the strategist.'],
		[
			'自分の切札♢Jが表向きなら、キーカードと♢Jを合わせ、チャージ状態で策士として場に出す。',
			'If the trump ♢J is face up, the key card and ♢J together enter charged as the strategist.'
		]
	),
	'quick-summon-strategist': effect(
		[
			'ステージのリクエストを1つ無効にしてから、キーカードと♢Jで策士を作る。',
			'Nullify a request on the stage, then join the key card and ♢J into the strategist.'
		],
		onlyIfOpen('♢J'),
		[
			'ステージから、キーカードが1枚で数字がX以下のリクエストか、キーカードが2枚のリクエストを1つ選び、無効にして取り除く。Xはこのキーカードの数字。',
			"Choose one request on the stage that has either one key card of number X or less (X is this key card's number) or two key cards; nullify it and remove it from the stage."
		],
		[
			'キーカードと♢Jを合わせ、チャージ状態で策士として場に出す。',
			'The key card and ♢J together enter charged as the strategist.'
		]
	),
	foresee: effect(
		[
			'策士をドライブして2枚引き、手札1枚をライフの上か下に置く。',
			'Drive the strategist to draw two, then put a hand card on the top or bottom of your life.'
		],
		['ライフの上から2枚引く。', 'Draw the top two cards of your life.'],
		[
			'手札を1枚選び、ライフの上か下に置く。',
			'Choose one card in your hand and put it on the top or the bottom of your life.'
		]
	),
	'strategist-revive': revive('♢J', '策士', 'strategist'),
	switch: effect(
		[
			'手札の1枚を兵士として出し、ドライブした♣の兵士を手札に戻す。',
			'Bring a hand card in as a soldier and take the driven club soldier back into your hand.'
		],
		[
			'手札を1枚選び、チャージ状態で兵士として場に出す。',
			'Choose a card in your hand; it enters charged as a soldier.'
		],
		['キーユニットを手札に戻す。', 'Return the key unit to your hand.']
	),
	'civil-war': effect(
		[
			'相手の手札が自分と同じか、それより多ければ、2枚捨てさせる。',
			'If the opponent has at least as many hand cards as you, they discard two.'
		],
		[
			'対象の手札の枚数が自分の手札の枚数以上なら、対象は手札を2枚捨てる。',
			"If the target's hand is at least as large as yours, the target discards two cards."
		]
	),
	riot: effect(
		['相手が手札を捨てるたびに、1枚につき2ダメージ。', 'Two damage for each card the opponent discards.'],
		[
			'手札を捨てたプレイヤーは、そのとき捨てた枚数1枚につき2ダメージを受ける。',
			'The player who discarded takes 2 damage for each card discarded by that event.'
		]
	),
	'hand-refill': effect(
		[
			'エンドのときに、手札が3枚以下なら補充する。',
			'At your End, refill your hand if it holds three cards or fewer.'
		],
		[
			'手札が2枚以下なら2枚、ちょうど3枚なら1枚引く。',
			'With two cards or fewer in hand draw two; with exactly three draw one.'
		]
	),
	reset: effect(
		[
			'場のキャラクターをすべて墓地に送り、切札をすべて伏せる。',
			'Clear the field of characters and close every trump.'
		],
		['防壁と兵士をすべて墓地に送る。', 'Every bulwark and soldier goes to the graveyard.'],
		['互いの切札をすべて裏向きにする。', "Every trump, both players', turns face down."]
	),
	'last-ditch': effect(
		[
			'リクエストを取り除く代わりに、手札をすべて捨てる。手札がなければ♣10を失う。',
			'Remove a request at the price of your whole hand, or of ♣10 if you have none.'
		],
		[
			'対象をステージから取り除き、そのキーカードを墓地に送る。',
			'Remove the target from the stage and put its key cards into the graveyard.'
		],
		[
			'手札をすべて捨てる。手札がなければ、自分の切札♣10を墓地に送る。',
			'Discard your whole hand; if you have no hand, move your trump ♣10 to the graveyard.'
		]
	),
	'summon-knight': summonKnight,
	'quick-summon-knight': sameLines(
		summonKnight,
		'騎士召喚と同じことを、クイックで行う。',
		'Does what Summon knight does, at quick timing.'
	),
	sweep: effect(
		[
			'騎士をドライブし、相手に自分のキャラクターを1体墓地に送らせる。',
			'Drive the knight; the opponent moves one of their characters to the graveyard.'
		],
		[
			'対象は自分のキャラクターを1体選び、墓地に送る。',
			'The target moves one of their own characters to the graveyard.'
		]
	),
	'knight-revive': revive('♣J', '騎士', 'knight')
} satisfies Record<string, ActionText>;
