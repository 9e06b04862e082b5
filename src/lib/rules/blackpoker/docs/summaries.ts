// What each of the 90 actions does, in one sentence of ours. Apart from the lines: the stage shows these from the start.
import { l10n, type L10n } from '../../core/text';
import type { ActionId } from './ids';

export const SUMMARIES: Readonly<Record<ActionId, L10n>> = {
	end: l10n(
		'手札を7枚まで減らし、自分のフォグを片付けて、ターンを相手に渡す。',
		'Trim your hand to seven, clear your own fog and hand over the turn.'
	),
	charge: l10n(
		'ターンを得たプレイヤーのキャラクターを、すべてチャージする。',
		'Charge every character of the player who has just received the turn.'
	),
	draw: l10n('1枚引き、望むならもう1枚引く。', 'Draw one card, and a second one if you like.'),
	attack: l10n(
		'攻撃するキャラクターを選んでドライブする。今のターンに出たものは、速攻がなければ選べない。',
		'Choose attackers and drive them. Characters that came this turn are barred unless they have <Haste>.'
	),
	block: l10n(
		'守る側が、攻撃してきたキャラクターごとにブロックするものを決める。',
		'The defending player decides, attacker by attacker, who blocks it.'
	),
	'damage-judgement': l10n(
		'アタッカーとブロッカーを比べ、負けた側を墓地に送る。ブロックされなければ、そのサイズのダメージを与える。',
		'Attackers and blockers are compared and the losers go to the graveyard; an unblocked attacker deals its size as damage.'
	),
	'generation-change': l10n(
		'J・Q・K・A・Jokerが出るまでライフを墓地に送り、出たカードを手札に加える。',
		'Mill your life until a Joker, A, J, Q or K turns up, and take that card.'
	),
	'set-bulwark': l10n('手札1枚を伏せて防壁にする。', 'Lay one hand card face down as a bulwark.'),
	'summon-soldier': l10n(
		'2から10のカードを一般兵として場に出す。',
		'Bring a 2 to 10 onto the field as a common soldier.'
	),
	'summon-hero': l10n('J・Q・Kを英雄として場に出す。', 'Bring a J, Q or K onto the field as a hero.'),
	'summon-ace': l10n('Aをエースとして場に出す。', 'Bring an A onto the field as an ace.'),
	'quick-summon': l10n(
		'相手のターンに、Aをエースか防壁として場に出す。',
		"In the opponent's turn, bring an A onto the field as an ace or as a bulwark."
	),
	'summon-magician': l10n('Jokerを魔術士として場に出す。', 'Bring a Joker onto the field as a magician.'),
	equip: l10n(
		'同じスートの自分の兵士に重ね、装備兵にする。',
		'Put a card on your soldier of the same suit; together they are an equipped soldier.'
	),
	up: l10n(
		'兵士1体のサイズを、ターンの終わりまでキーカードの数字だけ大きくする。',
		"A soldier's size grows by the key card's number until the end of the turn."
	),
	down: l10n(
		'兵士1体のサイズを、ターンの終わりまでキーカードの数字だけ小さくする。0以下になれば墓地に送る。',
		"A soldier's size shrinks by the key card's number until the end of the turn; at 0 or less it goes to the graveyard."
	),
	twist: l10n(
		'キャラクター1体をチャージかドライブのどちらかにする。',
		'Charge or drive one character, whichever you like.'
	),
	counter: l10n(
		'キーカードが1枚のリクエストなら数字が同じか上のときに、2枚なら必ず、無効にする。',
		'Nullify a request: with one key card if your number is at least as high, with two key cards in any case.'
	),
	kill: l10n('兵士1体を墓地に送る。', 'Move one soldier to the graveyard.'),
	reunion: l10n('自分の墓地から1枚を手札に戻す。', 'Take one card back from your graveyard.'),
	truce: l10n('ダメージ判定を無効にする。', 'Nullify a Damage judgement.'),
	'change-target': l10n(
		'リクエストの対象を、そのアクションが選べる範囲で別のものに変える。',
		'Re-aim a request at another target its action could name.'
	),
	search: l10n('ライフから好きな1枚を手札に加える。', 'Take any one card from your life.'),
	'black-jack': l10n(
		'ライフをめくって21を目指す。止めれば全部手札に、22以上なら全部墓地に行く。',
		'Turn over life cards towards 21: stop and take them all, or reach 22 and lose them all.'
	),
	'royal-straight-flush': l10n('プレイヤー1人に40ダメージ。', 'Forty damage to one player.'),
	reverse: l10n(
		'キャラクター1体の表裏を返す。兵士は防壁に、防壁は兵士になる。',
		'Turn one character over: a soldier becomes a bulwark, a bulwark a soldier.'
	),
	return: l10n(
		'チャージ状態の自分のキャラクターを手札に戻し、キーカードも手札に戻す。',
		'Take a charged character of yours back into your hand, and the key cards with it.'
	),
	'destroy-bulwark': l10n('防壁1枚を墓地に送る。', 'Move one bulwark to the graveyard.'),
	throwing: l10n(
		'♠のキーカードの数字だけ、相手にダメージを与える。',
		"The opponent takes damage equal to the spade key card's number."
	),
	'death-lance': l10n(
		'サイズが♢の数字で割り切れる兵士を持ち主のライフの上に戻し、♠の数字だけダメージを与える。',
		"A soldier whose size the diamond divides goes on top of its owner's life, and the owner takes damage equal to the spade."
	),
	'add-bulwark': l10n(
		'ライフから、チャージ状態の防壁1枚かドライブ状態の防壁2枚を出す。',
		'Bring one charged bulwark, or two driven ones, from your life.'
	),
	reanimate: l10n(
		'自分のキャラクター1体を墓地に送り、墓地の1枚を兵士として出す。',
		'Give up one of your characters and bring a graveyard card back as a soldier.'
	),
	handes: l10n(
		'相手の手札を見て、捨てさせる1枚を選ぶ。',
		"Look at the opponent's hand and pick the card they discard."
	),
	'sword-rain': l10n(
		'サイズがキーカードの合計以下の兵士を、敵味方なく墓地に送る。',
		'Every soldier no larger than the total of the key cards goes to the graveyard, on both sides.'
	),
	force: l10n(
		'自分の兵士すべてを、ターンの終わりまでキーカードの合計だけ大きくする。',
		'All your soldiers grow by the total of the key cards until the end of the turn.'
	),
	recruit: l10n(
		'ライフを4枚めくり、キーカードの合計以下のカードをドライブ状態の兵士として出す。',
		'Turn over four life cards; those no higher than the total of the key cards enter driven as soldiers.'
	),
	'surprise-attack': l10n(
		'自分の防壁をすべて兵士に変え、兵士をすべてチャージする。',
		'Turn all your bulwarks into soldiers and charge all your soldiers.'
	),
	'open-pack': l10n(
		'パックかレアカードから1枚を手札に加え、パックを開ける。',
		'Take one card from your pack, or the rare card instead, and open the pack.'
	),
	'rare-draw': l10n('レアカードを手札に加える。', 'Take your rare card into your hand.'),
	'rare-summon': l10n(
		'レアカードを兵士として場に出す。',
		'Bring your rare card onto the field as a soldier.'
	),
	'trap-counter': l10n(
		'レアカードと同じカードをキーカードに使ったリクエストを取り除く。',
		'Remove a request one of whose key cards is the same as your rare card.'
	),
	'quick-open': l10n(
		'手札2枚を捨て、切札を1枚開く。相手のターンにも使える。',
		'Discard two and open a trump, in either turn.'
	),
	'main-open': l10n(
		'防壁2枚と1ダメージを払い、自分のターンに切札を1枚開く。',
		'Drive two bulwarks and take 1 damage to open a trump in your own turn.'
	),
	'close-trump': l10n(
		'表向きの切札を裏返し、このターンは開けなくする。',
		'Turn a face-up trump face down and lock it for this turn.'
	),
	'destroy-trump': l10n(
		'キーカードと同じカードが表向きの切札なら、墓地に送る。',
		'A face-up trump that is the same card as the key card goes to the graveyard.'
	),
	'revolution-draw': l10n(
		'ブロックされなかったアタッカーにつき1枚引く。',
		'Draw a card for an attacker that got through.'
	),
	slash: l10n(
		'自分の♠の兵士をドライブし、そのサイズ以下の兵士を墓地に送る。',
		'Drive a spade soldier of yours to move a soldier no larger than it to the graveyard.'
	),
	drain: l10n(
		'自分のキャラクターをライフの下に送り、相手に2ダメージを与える。',
		'Put one of your characters at the bottom of your life for 2 damage to the opponent.'
	),
	intimidate: l10n(
		'サイズ10以下の兵士を、敵味方なく墓地に送る。',
		'Every soldier of size 10 or less goes to the graveyard, on both sides.'
	),
	resurrection: l10n(
		'墓地の♠2から♠10を兵士として場に出す。',
		'Bring a spade 2 to 10 back from your graveyard as a soldier.'
	),
	'instant-kill': l10n(
		'自分の兵士を犠牲にし、サイズの合計が届けば対象を墓地に送る。',
		'Give up soldiers of yours; if their total reaches the target, it goes to the graveyard too.'
	),
	'summon-reanimator': l10n(
		'墓地の1枚を兵士として出し、キーカードと♠Jでリアニメーターを作る。',
		'Bring a graveyard card in as a soldier, then join the key card and ♠J into the reanimator.'
	),
	'quick-summon-reanimator': l10n(
		'リアニメーター召喚と同じことを、クイックで行う。',
		'Does what Summon reanimator does, at quick timing.'
	),
	'reanimator-reanimate': l10n(
		'リアニメーターをドライブし、リアニメイトと同じことを行う。',
		'Drive the reanimator to do what Reanimate does.'
	),
	'reanimator-revive': l10n(
		'リアニメーターが墓地に送られたら、♠Jを表向きの切札に戻す。',
		'When your reanimator has gone to the graveyard, ♠J becomes a face-up trump again.'
	),
	'summon-demon-king': l10n(
		'兵士をすべて墓地に送り、♣Kを探し出して♠Kと合わせ、魔王にする。',
		'Every soldier goes to the graveyard; find ♣K and join it with ♠K into the demon king.'
	),
	'demon-whisper': l10n(
		'エンドのときに、世代交代と同じようにライフから1枚を手札に加える。',
		'At your End, take a card from your life the way generation change does.'
	),
	reinforcement: l10n(
		'ライフを2枚めくり、片方を兵士に、もう片方をライフの下に置く。',
		'Turn over two life cards: one becomes a soldier, the other goes to the bottom.'
	),
	rally: l10n(
		'自分の♡の兵士をドライブし、そのサイズを別の兵士に足す。',
		'Drive a heart soldier of yours to add its size to a soldier.'
	),
	'cease-fire': l10n(
		'アタックを無効にして♡4を伏せ、自分のキャラクターをすべてチャージする。',
		'Nullify an Attack, close ♡4 and charge all your characters.'
	),
	pursuit: l10n(
		'自分の兵士をすべてチャージし、もう一度アタックをリクエストする。',
		'Charge all your soldiers and request another Attack.'
	),
	'phantom-reverse': l10n('自分の防壁1枚を兵士に変える。', 'One of your bulwarks becomes a soldier.'),
	illusion: l10n(
		'エンドのときに、自分の兵士を好きな数だけ防壁に変え、並びを直してよい。',
		'At your End, turn any number of your soldiers into bulwarks and rearrange them.'
	),
	salvation: l10n(
		'キーカードの数字以上の兵士を、持ち主のライフの上に戻す。',
		"Soldiers at least as large as the key card's number return to the top of their owners' lives."
	),
	'summon-chariot': l10n(
		'防壁を1枚墓地に送り、キーカードと♡Jでチャリオットを作る。',
		'Move a bulwark to the graveyard, then join the key card and ♡J into the chariot.'
	),
	'quick-summon-chariot': l10n(
		'チャリオット召喚と同じことを、クイックで行う。',
		'Does what Summon chariot does, at quick timing.'
	),
	'chariot-destroy-bulwark': l10n(
		'チャリオットをドライブし、防壁を1枚墓地に送る。',
		'Drive the chariot to move one bulwark to the graveyard.'
	),
	'chariot-revive': l10n(
		'チャリオットが墓地に送られたら、♡Jを表向きの切札に戻す。',
		'When your chariot has gone to the graveyard, ♡J becomes a face-up trump again.'
	),
	'summon-giant': l10n(
		'防壁をすべて墓地に送り、♢Kを探し出して♡Kと合わせ、巨人にする。',
		'Every bulwark goes to the graveyard; find ♢K and join it with ♡K into the giant.'
	),
	'extra-bulwark': l10n(
		'相手の防壁が自分と同じ数か、それより多ければ、ライフから防壁を1枚出す。',
		'If the opponent has at least as many bulwarks, bring one from your life.'
	),
	negotiate: l10n(
		'自分の♢の兵士をドライブし、キャラクター1体もドライブする。',
		'Drive a diamond soldier of yours to drive any one character.'
	),
	offset: l10n(
		'キーカードの合計が5以上のリクエストを、同じだけのダメージと引き換えに取り除く。',
		'Remove a request whose key cards total 5 or more by taking that much damage.'
	),
	exhaustion: l10n(
		'エンドのときに、喪失を伏せるか2ダメージを受けるかを選ぶ。',
		'At your End, either close Loss or take 2 damage.'
	),
	repair: l10n(
		'墓地の♢の絵札で、コストを払わずに装備をリクエストする。絵札がなければ対象を失う。',
		'Request Equip for free with a diamond court card from your graveyard; without one the target is lost.'
	),
	rest: l10n('自分の兵士をすべてチャージする。', 'Charge all your soldiers.'),
	satisfaction: l10n(
		'エンドのときに、自分のキャラクターをすべてチャージする。',
		'At your End, charge all your characters.'
	),
	'summon-strategist': l10n('キーカードと♢Jで策士を作る。', 'Join the key card and ♢J into the strategist.'),
	'quick-summon-strategist': l10n(
		'ステージのリクエストを1つ無効にしてから、キーカードと♢Jで策士を作る。',
		'Nullify a request on the stage, then join the key card and ♢J into the strategist.'
	),
	foresee: l10n(
		'策士をドライブして2枚引き、手札1枚をライフの上か下に置く。',
		'Drive the strategist to draw two, then put a hand card on the top or bottom of your life.'
	),
	'strategist-revive': l10n(
		'策士が墓地に送られたら、♢Jを表向きの切札に戻す。',
		'When your strategist has gone to the graveyard, ♢J becomes a face-up trump again.'
	),
	switch: l10n(
		'手札の1枚を兵士として出し、ドライブした♣の兵士を手札に戻す。',
		'Bring a hand card in as a soldier and take the driven club soldier back into your hand.'
	),
	'civil-war': l10n(
		'相手の手札が自分と同じか、それより多ければ、2枚捨てさせる。',
		'If the opponent has at least as many hand cards as you, they discard two.'
	),
	riot: l10n(
		'相手が手札を捨てるたびに、1枚につき2ダメージ。',
		'Two damage for each card the opponent discards.'
	),
	'hand-refill': l10n(
		'エンドのときに、手札が3枚以下なら補充する。',
		'At your End, refill your hand if it holds three cards or fewer.'
	),
	reset: l10n(
		'場のキャラクターをすべて墓地に送り、切札をすべて伏せる。',
		'Clear the field of characters and close every trump.'
	),
	'last-ditch': l10n(
		'リクエストを取り除く代わりに、手札をすべて捨てる。手札がなければ♣10を失う。',
		'Remove a request at the price of your whole hand, or of ♣10 if you have none.'
	),
	'summon-knight': l10n(
		'相手の兵士を1体墓地に送らせ、キーカードと♣Jで騎士を作る。',
		'The opponent loses a soldier of their choice, then the key card and ♣J join into the knight.'
	),
	'quick-summon-knight': l10n(
		'騎士召喚と同じことを、クイックで行う。',
		'Does what Summon knight does, at quick timing.'
	),
	sweep: l10n(
		'騎士をドライブし、相手に自分のキャラクターを1体墓地に送らせる。',
		'Drive the knight; the opponent moves one of their characters to the graveyard.'
	),
	'knight-revive': l10n(
		'騎士が墓地に送られたら、♣Jを表向きの切札に戻す。',
		'When your knight has gone to the graveyard, ♣J becomes a face-up trump again.'
	)
};
