// What the 37 actions of the formats do, in our words: one line per printed step (summaries.ts has a sentence each).
import type { L10n } from '../../core/text';

type Pair = readonly [ja: string, en: string];

/** As many lines, in the same order, as the effect has steps; the debugger marks the one being carried out. */
export const effect = (...lines: readonly Pair[]): readonly L10n[] => lines.map(([ja, en]) => ({ ja, en }));

export const FORMAT_LINES = {
	end: effect(
		[
			'手札が8枚以上あれば、ちょうど7枚になるまで好きなカードを捨てる。',
			'If your hand is larger than seven, discard cards of your choice until it is exactly seven.'
		],
		[
			'自分のフォグにあるカードをすべて墓地に送る。',
			'Move every card in your own fog zone to your graveyard.'
		],
		['自分のターンを終え、ターンを相手に渡す。', 'Your turn is over: the turn marker goes to the opponent.']
	),
	charge: effect([
		'ターンプレイヤーの場にいるキャラクターをすべてチャージする。',
		'Every character on the field of the player holding the turn becomes charged.'
	]),
	draw: effect(
		['自分のライフの一番上を1枚引く。', 'Draw the top card of your life.'],
		['望むなら、もう1枚引く。', 'If you wish, draw one more.']
	),
	attack: effect(
		[
			'自分のキャラクターから攻撃するものを好きな数だけ選び、ドライブする。',
			'Choose any number of your characters as attackers and drive each of them.'
		],
		[
			'選べるのは<アタッカー>を持つキャラクターに限る。',
			'A chosen character must carry the label <Attacker>.'
		],
		['ドライブ状態のものは選べない。', 'A driven soldier cannot be chosen.'],
		[
			'このターンに場に出たものは、<速攻>がなければ選べない。',
			'A character that came onto the field this turn cannot be chosen, unless it has <Haste>.'
		]
	),
	block: effect(
		[
			'アタッカー1体ごとに、相手がブロックするキャラクターを指定する。しなくてもよい。',
			'For each attacker in turn, the opponent names the character(s) that block it, or none.'
		],
		[
			'ブロックできるのは、<ブロッカー>を持つチャージ状態のものに限る。',
			'A blocker needs the label <Blocker> and must be charged.'
		],
		[
			'1体のアタッカーを、複数の兵士でまとめてブロックしてもよい。',
			'One attacker may be blocked by several soldiers together.'
		]
	),
	'damage-judgement': effect(
		[
			'兵士にブロックされたアタッカーは、ブロッカーのサイズの合計と比べる。小さい側を墓地に送り、同じなら両方を送る。',
			'Attacker against soldier(s): compare the attacker with the total of its blockers; the smaller side goes to the graveyard, and on a tie both sides do.'
		],
		[
			'防壁にブロックされたときは、その防壁を表にする。Jokerか、アタッカーのどれかのカードと同じ数字なら、アタッカーを墓地に送る。そのあと防壁を墓地に送る。',
			"Attacker against a bulwark: turn the bulwark face up; if it is a Joker, or its printed number appears on one of the attacker's cards, the attacker goes to the graveyard. Then the bulwark goes to the graveyard."
		],
		[
			'場にブロッカーがいなければ、アタッカーのサイズだけ相手がダメージを受ける。',
			"Attacker with no blocker on the field: the opponent takes damage equal to the attacker's size."
		]
	),
	'generation-change': effect(
		[
			'Joker・A・J・Q・Kのどれかが出るまで、自分のライフを上から墓地に送る。',
			'Move cards from the top of your life to your graveyard until a Joker, A, J, Q or K turns up.'
		],
		['そのカードを手札に加える。', 'Put that card into your hand.']
	),
	'set-bulwark': effect([
		'手札から1枚を、裏向き・チャージ状態で防壁として場に出す。',
		'Put one card from your hand onto the field face down and charged, as a bulwark.'
	]),
	'summon-soldier': effect([
		'キーカードを表向き・チャージ状態で、一般兵として場に出す。',
		'The key card enters the field face up and charged as a common soldier.'
	]),
	'summon-hero': effect([
		'キーカードを表向き・チャージ状態で、英雄として場に出す。',
		'The key card enters the field face up and charged as a hero.'
	]),
	'summon-ace': effect([
		'キーカードを表向き・チャージ状態で、エースとして場に出す。',
		'The key card enters the field face up and charged as an ace.'
	]),
	'quick-summon': effect([
		'どちらかを選ぶ。キーカードを表向き・チャージ状態でエースとして出すか、裏向き・チャージ状態で防壁として出す。',
		'Choose one: the key card enters face up and charged as an ace; or it enters face down and charged as a bulwark.'
	]),
	'summon-magician': effect([
		'キーカードを表向き・チャージ状態で、魔術士として場に出す。',
		'The key card enters the field face up and charged as a magician.'
	]),
	equip: effect([
		'キーカードを対象の上に重ねる。合わせて1体の装備兵になる。',
		'Put the key card on top of the target; together they are an equipped soldier.'
	]),
	up: effect(
		[
			'ターンの終わりまで、対象のサイズをキーカードの数字だけ増やす。',
			"Until the end of this turn the target's size is increased by the key card's number."
		],
		[
			'キーカードを「アップ」の印としてフォグに置く。',
			'Put the key card into the fog zone as the marker "Up".'
		]
	),
	down: effect(
		[
			'ターンの終わりまで、対象のサイズをキーカードの数字だけ減らす。',
			"Until the end of this turn the target's size is reduced by the key card's number."
		],
		[
			'それでサイズが0以下になったら、対象を墓地に送る。',
			'If its size is now 0 or less, move it to the graveyard.'
		],
		[
			'そうでなければ、キーカードを「ダウン」の印としてフォグに置く。',
			'Otherwise put the key card into the fog zone as the marker "Down".'
		]
	),
	twist: effect([
		'対象をドライブ状態かチャージ状態の、好きな方にする。',
		'Make the target driven or charged, whichever you choose.'
	]),
	counter: effect(
		[
			'対象のキーカードが1枚で、こちらのキーカードの数字がそれ以上か、対象のキーカードが2枚かを確かめる。',
			"Check: the target has one key card and this key card's number is at least as high; or the target has two key cards."
		],
		[
			'当てはまれば対象を無効にする。ステージから取り除き、そのキーカードを墓地に送る。',
			'If so, the target is nullified: remove it from the stage and put its key cards into the graveyard.'
		]
	),
	kill: effect(['対象を墓地に送る。', 'Move the target to the graveyard.']),
	reunion: effect([
		'自分の墓地のカードを1枚選び、相手に見せてから手札に加える。',
		'Choose one card in your graveyard, show it to the opponent and put it into your hand.'
	]),
	truce: effect([
		'対象を無効にしてステージから取り除き、そのキーカードがあれば墓地に送る(実際にはない)。',
		'The target is nullified and removed from the stage; its key cards (there are none) go to the graveyard.'
	]),
	'change-target': effect(
		[
			'対象のリクエストが指しているものを、そのアクションが正しく選べる別のものに変える。',
			'Replace the target named by that request with another one that its action could legally name.'
		],
		[
			'リクエストを対象に取るものなら、この対象変更自身に向けてもよい。アクションの対象にならないものは選べない。',
			'A request-targeting request may be re-aimed at this Change target request; nothing that cannot be targeted by actions may be chosen.'
		]
	),
	search: effect(
		[
			'自分のライフの中身をすべて見て1枚選び、相手に見せてから手札に加える。',
			'Look through your life, choose any one card, show it to the opponent and put it into your hand.'
		],
		['ライフをシャッフルする。', 'Shuffle your life.']
	),
	'black-jack': effect(
		[
			'合計を0とし、ライフの一番上をめくる。',
			'Set a running total to 0 and turn over the top card of your life.'
		],
		[
			'その点数を合計に足す。Aは11点(22以上になるなら1点)、J・Q・Kは10点、Jokerは0点、ほかは数字どおり。',
			'Add its points: A = 11, or 1 if 11 would bring the total to 22 or more; J, Q, K = 10; Joker = 0; others their number.'
		],
		[
			'22以上になったら、めくったカードをすべて墓地に送り、効果を終える。',
			'At 22 or more: all revealed cards go to the graveyard and the effect ends.'
		],
		[
			'21以下なら、もう1枚めくって足すところから繰り返すか、止めてめくったカードをすべて手札に加える。',
			'At 21 or less: choose to turn over one more card (repeat from the adding step) or to stop, in which case all revealed cards go to your hand.'
		]
	),
	'royal-straight-flush': effect([
		'対象のプレイヤーは40ダメージを受ける。',
		'The target player takes 40 damage.'
	]),
	reverse: effect(
		[
			'望むなら、まず対象をチャージ状態かドライブ状態にする。',
			'You may first make the target charged or driven.'
		],
		[
			'兵士なら防壁になり、兵士として受けていた効果と能力を失う。複数枚なら1枚ずつ別の防壁になる。',
			'If it is a soldier it becomes a bulwark; effects and abilities it had as a soldier are lost; a soldier of several cards becomes one bulwark per card.'
		],
		[
			'防壁なら兵士になり、防壁として受けていた効果と能力を失う。このターンに場に出た防壁なら、兵士としてもこのターンに出たものとして扱う。',
			'If it is a bulwark it becomes a soldier; effects and abilities it had as a bulwark are lost; if it came onto the field this turn the new soldier also counts as having come this turn.'
		],
		[
			'アタッカーやブロッカーだったなら、そうではなくなる。',
			'If it was an attacker or a blocker it stops being one.'
		]
	),
	return: effect(
		['対象がチャージ状態なら、手札に戻す。', 'If the target is charged, return it to your hand.'],
		['キーカードを手札に戻す。', 'Return the key cards to your hand.']
	),
	'destroy-bulwark': effect(['対象を場から墓地に送る。', 'Move the target from the field to the graveyard.']),
	throwing: effect([
		'対象はXダメージを受ける。Xは♠のキーカードの数字。',
		'The target takes X damage, where X is the number of the spade key card.'
	]),
	'death-lance': effect(
		[
			'対象のサイズが0でなく、♢のキーカードの数字で割り切れる場合だけ続ける。',
			"Proceed only if the target's size is not 0 and is divisible by the number of the diamond key card."
		],
		[
			'対象を裏向きで持ち主のライフの上に置く。複数枚なら順番は自由。',
			"Put the target face down on top of its owner's life (several cards in any order)."
		],
		[
			'その持ち主はXダメージを受ける。Xは♠のキーカードの数字。',
			'Its owner takes X damage, where X is the number of the spade key card.'
		]
	),
	'add-bulwark': effect([
		'どちらかを選ぶ。ライフの一番上を裏向き・チャージ状態で防壁として出すか、上から2枚を裏向き・ドライブ状態で防壁として出す。',
		'Choose one: put the top card of your life onto the field as a charged face-down bulwark; or put the top two there as driven face-down bulwarks.'
	]),
	reanimate: effect(
		['自分の墓地のカードを1枚選ぶ。', 'Choose one card in your graveyard.'],
		[
			'対象を墓地に送る。送れたなら、選んだカードを表向き・チャージ状態で兵士として場に出す。',
			'Move the target to the graveyard; if that happened, the chosen card enters face up and charged as a soldier.'
		],
		[
			'送れなかったなら、選んだカードは墓地に戻す。',
			'If it could not be moved, the chosen card goes back to the graveyard.'
		]
	),
	handes: effect([
		'相手の手札を見て1枚を指定する。相手はそのカードを捨てる。',
		"Look at the opponent's hand and name one card in it; the opponent discards that card."
	]),
	'sword-rain': effect([
		'サイズがキーカードの数字の合計以下である兵士を、すべて墓地に送る。',
		'Every soldier whose size is at most the total of the key cards goes to the graveyard.'
	]),
	force: effect(
		[
			'ターンの終わりまで、自分の兵士それぞれの「数字」をキーカードの合計だけ増やす。',
			'Until the end of this turn the "number" of each of your soldiers is increased by the total of the key cards.'
		],
		[
			'キーカードを「フォース」の印としてフォグに置く。',
			'Put the key cards into the fog zone as the marker "Force".'
		]
	),
	recruit: effect(
		[
			'ライフの上から4枚をめくり、数字がキーカードの合計以下のカードを、ドライブ状態で兵士として場に出す。',
			'Turn over the top four cards of your life; those whose number is at most the total of the key cards enter driven as soldiers.'
		],
		['残りを好きな順番でライフの下に置く。', 'Put the rest at the bottom of your life in any order.']
	),
	'surprise-attack': effect(
		[
			'自分の防壁をすべて兵士にする。このターンに場に出た防壁は、このターンに出た兵士として扱う。',
			'All your bulwarks become soldiers; one that came onto the field this turn counts as a soldier that came this turn.'
		],
		['自分の兵士をすべてチャージする。', 'Charge all your soldiers.']
	)
} satisfies Record<string, readonly L10n[]>;
