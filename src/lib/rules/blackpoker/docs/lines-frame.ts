// What the 53 actions of the frames do, in our words: one line per printed step (summaries.ts has a sentence each).
import type { L10n } from '../../core/text';
import { effect, FORMAT_LINES } from './lines-format';

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
const revive = (trump: string) =>
	effect([
		`墓地の${trump}を選び、自分の表向きの切札として置く。`,
		`Choose ${trump} in the graveyard and place it as one of your face-up trumps.`
	]);

const summonReanimator = effect(
	onlyIfOpen('♠J'),
	[
		'墓地のカードを1枚選び、表向き・チャージ状態で兵士として場に出す。',
		'Choose a card in the graveyard; it enters face up and charged as a soldier.'
	],
	join('♠J', 'リアニメーター', 'reanimator')
);
const summonChariot = effect(
	onlyIfOpen('♡J'),
	['防壁を1枚選び、墓地に送る。', 'Choose a bulwark and move it to the graveyard.'],
	join('♡J', 'チャリオット', 'chariot')
);
const summonKnight = effect(
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
			'パックから1枚選び、相手に見せてから手札に加える。レアカードがあれば、代わりにそれを見せて加えてもよい。',
			'Choose any card in your pack, show it to the opponent and put it into your hand; if you have a rare card you may show and take that instead.'
		],
		['パックを表向きにする。以後は開封済みとして扱う。', 'Turn the pack face up; it is opened from now on.']
	),
	'rare-draw': effect([
		'自分のレアカードを1枚、手札に加える。',
		'Put one rare card of yours into your hand.'
	]),
	'rare-summon': effect([
		'キーカードを表向き・チャージ状態で兵士として場に出す。',
		'The key card enters face up and charged as a soldier.'
	]),
	'trap-counter': effect([
		'対象のキーカードのどれかがこのキーカードと同じなら、対象をステージから取り除き、そのキーカードを墓地に送る。',
		"If any key card of the target is the same as this action's key card, remove the target from the stage and put its key cards into the graveyard."
	]),
	'quick-open': effect(openTrump),
	'main-open': effect(openTrump),
	'close-trump': effect(
		[
			'対象を裏向きにする。ターンの終わりまで、それは表向きの切札になれない。',
			'Turn the target face down; until the end of this turn it cannot become a face-up trump.'
		],
		['キーカードを印としてフォグに置く。', 'Put the key card into the fog zone as the marker.']
	),
	'destroy-trump': effect([
		'対象のスートと数字がキーカードと同じなら、対象を墓地に送る。',
		'If the target has the same suit and number as the key card, move the target to the graveyard.'
	]),
	'revolution-draw': effect(['自分のライフの一番上を1枚引く。', 'Draw the top card of your life.']),
	slash: effect([
		'対象のサイズがX以下なら墓地に送る。Xはキーユニットのサイズ。',
		"If the target's size is at most X, move it to the graveyard. X is the size of the key unit."
	]),
	drain: effect(
		['自分のキャラクター1体をライフの下に置く。', 'Put one character of yours at the bottom of your life.'],
		['置けたなら、対象は2ダメージを受ける。', 'If that happened, the target takes 2 damage.']
	),
	intimidate: effect([
		'サイズが10以下の兵士をすべて墓地に送る。',
		'Every soldier of size 10 or less goes to the graveyard.'
	]),
	resurrection: effect([
		'自分の墓地から♠の2から10を1枚選び、チャージ状態で兵士として場に出す。',
		'Choose a spade 2-10 in your graveyard; it enters charged as a soldier.'
	]),
	'instant-kill': effect(
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
	'quick-summon-reanimator': summonReanimator,
	'reanimator-reanimate': FORMAT_LINES.reanimate,
	'reanimator-revive': revive('♠J'),
	'summon-demon-king': effect(
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
	'demon-whisper': effect(mill),
	reinforcement: effect([
		'ライフの上から2枚をめくる。1枚をチャージ状態で兵士として場に出し、もう1枚をライフの下に置く。',
		'Turn over the top two cards of your life; one of them enters charged as a soldier, the other goes to the bottom of your life.'
	]),
	rally: effect([
		'ターンの終わりまで、対象のサイズをX増やす。Xはキーユニットのサイズ。',
		"Until the end of this turn the target's size is increased by X, the size of the key unit."
	]),
	'cease-fire': effect(
		['対象を無効にし、ステージから取り除く。', 'The target is nullified and removed from the stage.'],
		['自分の切札♡4を裏向きにする。', 'Turn your trump ♡4 face down.'],
		['自分のキャラクターをすべてチャージする。', 'Charge all your characters.']
	),
	pursuit: effect(
		['自分の兵士をすべてチャージする。', 'Charge all your soldiers.'],
		['アタックをリクエストする。', 'Request an Attack action.']
	),
	'phantom-reverse': effect([
		'キーユニットの防壁を、チャージ状態の兵士にする。',
		'The key bulwark becomes a charged soldier.'
	]),
	illusion: effect(
		[
			'自分の兵士を好きな数だけ選び、チャージ状態の防壁にする。兵士としての効果と能力は失われ、複数枚なら1枚ずつ別の防壁になる。',
			'Choose any number of your soldiers; they become charged bulwarks, losing what they had as soldiers; a soldier of several cards becomes one bulwark per card.'
		],
		['望むなら、自分の防壁を好きな順に並べ直す。', 'You may rearrange your bulwarks in any order.']
	),
	salvation: effect([
		'サイズがキーカードの数字以上の兵士を、すべて持ち主のライフの上に置く。順番はそれぞれの持ち主が決める。',
		"Every soldier at least as large as the key card's number goes on top of its owner's life, in the order that owner likes."
	]),
	'summon-chariot': summonChariot,
	'quick-summon-chariot': summonChariot,
	'chariot-destroy-bulwark': FORMAT_LINES['destroy-bulwark'],
	'chariot-revive': revive('♡J'),
	'summon-giant': effect(
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
	'extra-bulwark': effect([
		'相手の防壁の数が自分の防壁の数以上なら、ライフの一番上を裏向き・チャージ状態で防壁として場に出す。',
		'If the opponent has at least as many bulwarks as you, put the top card of your life onto the field as a charged face-down bulwark.'
	]),
	negotiate: effect(['対象をドライブする。', 'Drive the target.']),
	offset: effect(
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
	exhaustion: effect([
		'自分の切札「喪失」を裏向きにする。したくなければ2ダメージを受ける。',
		'Turn your trump Loss face down; if you would rather not, take 2 damage.'
	]),
	repair: effect(
		['対象が装備の対象になれる場合だけ続ける。', 'Proceed only if the target could be the target of Equip.'],
		['自分の墓地から♢のJ・Q・Kを1枚選ぶ。', 'Choose a ♢J, ♢Q or ♢K in your graveyard.'],
		[
			'選べたなら、そのカードをキーカード、対象をそのまま対象として、コストを払わずに装備をリクエストする。',
			'If chosen, request Equip without paying its cost, with that card as key card and the target as target.'
		],
		['選べなければ、対象を墓地に送る。', 'If none could be chosen, move the target to the graveyard.']
	),
	rest: effect(['自分の兵士をすべてチャージする。', 'Charge all your soldiers.']),
	satisfaction: effect(['自分のキャラクターをすべてチャージする。', 'Charge all your characters.']),
	'summon-strategist': effect([
		'自分の切札♢Jが表向きなら、キーカードと♢Jを合わせ、チャージ状態で策士として場に出す。',
		'If the trump ♢J is face up, the key card and ♢J together enter charged as the strategist.'
	]),
	'quick-summon-strategist': effect(
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
		['ライフの上から2枚引く。', 'Draw the top two cards of your life.'],
		[
			'手札を1枚選び、ライフの上か下に置く。',
			'Choose one card in your hand and put it on the top or the bottom of your life.'
		]
	),
	'strategist-revive': revive('♢J'),
	switch: effect(
		[
			'手札を1枚選び、チャージ状態で兵士として場に出す。',
			'Choose a card in your hand; it enters charged as a soldier.'
		],
		['キーユニットを手札に戻す。', 'Return the key unit to your hand.']
	),
	'civil-war': effect([
		'対象の手札の枚数が自分の手札の枚数以上なら、対象は手札を2枚捨てる。',
		"If the target's hand is at least as large as yours, the target discards two cards."
	]),
	riot: effect([
		'手札を捨てたプレイヤーは、そのとき捨てた枚数1枚につき2ダメージを受ける。',
		'The player who discarded takes 2 damage for each card discarded by that event.'
	]),
	'hand-refill': effect([
		'手札が2枚以下なら2枚、ちょうど3枚なら1枚引く。',
		'With two cards or fewer in hand draw two; with exactly three draw one.'
	]),
	reset: effect(
		['防壁と兵士をすべて墓地に送る。', 'Every bulwark and soldier goes to the graveyard.'],
		['互いの切札をすべて裏向きにする。', "Every trump, both players', turns face down."]
	),
	'last-ditch': effect(
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
	'quick-summon-knight': summonKnight,
	sweep: effect([
		'対象は自分のキャラクターを1体選び、墓地に送る。',
		'The target moves one of their own characters to the graveyard.'
	]),
	'knight-revive': revive('♣J')
} satisfies Record<string, readonly L10n[]>;
