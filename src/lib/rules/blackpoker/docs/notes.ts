// What follows from an action's text and is often asked, and when triggered actions trigger. Our own words.
import type { L10n } from '../../core/text';
import { l10n } from '../../core/text';
import type { ActionId } from './ids';

const bothTrigger = (card: string) => [
	l10n(
		`同じ移動で${card}の世代交代も1回誘発する。世代交代が取るのはライフのカードで、${card}ではない。どちらを先にするかは自分で選ぶ。`,
		`The same move also triggers one generation change for ${card}; that takes a card from life, never ${card} itself. You pick which comes first.`
	),
	l10n(
		`選べるのは自分の墓地の${card}だけ。もうなければ何も起こらない。`,
		`Only ${card} in your own graveyard; if it is no longer there nothing happens.`
	)
];
const locked = l10n(
	'クローズで閉じられた切札は、そのターンには選べない。',
	'A trump locked by Close cannot be chosen this turn.'
);
const rarePublic = l10n(
	'リクエストすると、レアカードは全員に見える形でステージに置かれる。',
	'When requested, the rare card lies on the stage for everyone to see.'
);
const countedOnce = l10n(
	'アクションの効果とフォグの能力は同じ1つの修正で、二重には数えない。',
	"The action's effect and the ability of the fog card are one change, counted once."
);

export const ACTION_NOTES: Partial<Readonly<Record<ActionId, readonly L10n[]>>> = {
	end: [
		l10n(
			'ふつうのリクエストなので、ステージで待つ間に相手はクイックで応じられる。',
			'It is an ordinary request: while it waits on the stage the opponent may answer with quick actions.'
		),
		l10n(
			'キーカードがないので、カウンターの類は届かない。',
			'It has no key card, so no counter-type action can hit it.'
		),
		l10n(
			'解決すると、新しいターンプレイヤーのチャージが誘発する。',
			'Resolving it triggers Charge for the new turn player.'
		)
	],
	charge: [
		l10n(
			'自動で起こり、手でリクエストすることはできない。ステージにも置かれない。',
			'Automatic: never requested by hand and never on the stage.'
		),
		l10n('ドライブ状態の防壁もチャージする。', 'Driven bulwarks are charged too.')
	],
	draw: [
		l10n(
			'ステージに置かれるので、引く前に互いに行動できる。',
			'It goes on the stage, so both players may act before the cards are drawn.'
		),
		l10n(
			'置こうとした時にステージが空でなければ失われる。',
			'It is lost if the stage is not empty when it is to be staged.'
		),
		l10n(
			'最後のライフを引くと、次の勝敗判定で負ける。',
			'Drawing the last life card loses the game at the next win/loss check.'
		)
	],
	attack: [
		l10n(
			'アタッカーを決めるのは解決した時。相手は誰が来るか知らずに応じる。',
			'Attackers are named when it resolves: the opponent answers without knowing them.'
		),
		l10n('キーカードも対象もない。', 'No key card and no target.'),
		l10n('アタッカーが1体もいなければ、何も誘発しない。', 'With zero attackers nothing further is triggered.')
	],
	block: [
		l10n(
			'リクエストはターンプレイヤーのものだが、選ぶのは相手。',
			"The request is the turn player's, but the opponent chooses."
		),
		l10n('ブロックしてもドライブしない。', 'Blocking does not drive the blocker.')
	],
	'damage-judgement': [
		l10n(
			'ブロックされたら、余ったサイズがプレイヤーに届くことはない。',
			'Excess size is never dealt to a player who blocked.'
		),
		l10n(
			'防壁にサイズはなく、カードに書かれた数字(とJoker)だけを見る。',
			'Bulwarks have no size; only printed numbers (or a Joker) matter.'
		),
		l10n(
			'解決の前にブロッカーが場を離れると、もう守ってはくれない。',
			'A blocker that has left the field before this resolves protects no more.'
		)
	],
	'generation-change': [
		l10n('断ることはできない。ダメージでもない。', 'It cannot be declined, and it is not damage.'),
		l10n(
			'装備兵のカード1枚ずつにも、防壁にも起こる。',
			'It applies to each card of an equipped soldier and to bulwarks.'
		),
		l10n(
			'当てはまるカードがなければライフがすべて墓地に行き、直後の勝敗判定で負ける。',
			'If no such card is left, the whole life goes to the graveyard and the check right after loses the game.'
		)
	],
	'set-bulwark': [
		l10n(
			'どのカードを出すかは効果の中で選ぶ。キーカードはない。',
			'The card is chosen as part of the effect; there is no key card.'
		),
		l10n(
			'手札がなくてもリクエストでき、コストと回数だけを使う。',
			'With an empty hand it may still be requested: cost and use are spent for nothing.'
		)
	],
	'summon-hero': [
		l10n(
			'数字が11〜13なので、A〜10のカウンターでは勝てない。',
			'A key of 11–13 is out of reach of Counter with its A–10.'
		)
	],
	'summon-magician': [
		l10n(
			'タイプは召喚なので、ほかに魔術士がいてもDは減らない。',
			'Its type is summon, so another magician does not waive its D.'
		),
		l10n('数字は0なので、どのカウンターにも負ける。', 'Its key counts 0: any Counter beats it.')
	],
	equip: [
		l10n(
			'Jokerにスートはないので、魔術士は対象にならない。',
			'A Joker has no suit, so a magician cannot be the target.'
		),
		l10n('装備兵にさらに重ねてもよい。', 'It may be repeated on an equipped soldier.')
	],
	up: [countedOnce],
	down: [countedOnce],
	twist: [
		l10n(
			'アタッカーやブロッカーをドライブしても、戦闘からは外れない。',
			'Driving an attacker or blocker does not remove it from combat.'
		)
	],
	counter: [
		l10n('数字を比べるのは解決した時。', 'The comparison happens on resolution.'),
		l10n(
			'使えるのは10までなので、J・Q・K1枚のリクエストは無効にできない。',
			'A key of 10 at most cannot beat a single J, Q or K.'
		),
		l10n(
			'勝てないリクエストも対象にはできる。その場合は何も起こらない。',
			'It may be aimed at a request it cannot beat; it then does nothing.'
		)
	],
	reunion: [
		l10n(
			'自分のキーカードはまだステージにあるので選べない。',
			'Its own key cards still lie on the stage and cannot be chosen.'
		)
	],
	search: [
		l10n(
			'エントリー20のデッキにJokerはないので、そこでは使えない。',
			'The Entry 20 deck has no Joker, so it cannot be used there.'
		)
	],
	'black-jack': [
		l10n(
			'AとJのスートは違っていてもよい(8.1より前は同じでなければならなかった)。',
			'The A and the J need not share a suit (before 8.1 they had to).'
		),
		l10n(
			'ライフがなくなったら、止めるしかない。勝敗を見るのは解決のあと。',
			'On an empty life you have to stop; the check comes after the resolution.'
		)
	],
	'royal-straight-flush': [
		l10n('キーカードが5枚なので、カウンターは届かない。', 'Five key cards are out of reach of Counter.')
	],
	reverse: [
		l10n(
			'対象が兵士か防壁かを見るのは効果の始めに1度だけで、往復はしない。',
			'What the target is is looked at once, when the effect starts: it is never turned there and back.'
		),
		l10n(
			'裏返しても縦横は変わらない。1体から分かれた防壁は、向きも出たターンも引き継ぐ。',
			'Turning keeps upright or sideways; bulwarks made from one unit inherit its state and the turn it came.'
		)
	],
	return: [
		l10n(
			'対象がドライブ状態だったときも、キーカードは手札に戻る。',
			'The key cards come back even when the target turned out to be driven.'
		),
		l10n(
			'Bでドライブした防壁を対象にすると、もうチャージ状態ではない。',
			'A bulwark driven for the B cost is not charged any more.'
		)
	],
	'death-lance': [
		l10n('♢Aなら、どのサイズでも割り切れる。', 'A diamond ace divides every size.'),
		l10n(
			'戻したカードが、続くダメージで最初に墓地に行く。',
			'The returned cards are the first ones lost to the damage.'
		),
		l10n(
			'複数枚の順番を誰が決めるかは書かれていない。死の槍のコントローラーが決めるものとする。',
			'Nobody is named for the order of several cards; the controller of Death lance is taken to choose.'
		)
	],
	reanimate: [
		l10n(
			'カードは、対象が墓地に落ちる前に選ぶ。',
			'The card is chosen before the target lands in the graveyard.'
		),
		l10n(
			'墓地が空なら何も選べないが、対象は墓地に行く。',
			'With an empty graveyard nothing can be chosen, but the target still goes.'
		)
	],
	force: [countedOnce],
	recruit: [
		l10n(
			'1枚ずつ比べる。ライフが4枚より少なければ、あるだけめくる。',
			'Each card is compared by itself; with fewer than four life cards take what is there.'
		)
	],
	'surprise-attack': [
		l10n(
			'BBのためにドライブした防壁も、兵士になってチャージする。',
			'The bulwarks driven for its own BB are turned and charged as well.'
		)
	],
	'open-pack': [l10n('実質、1回のゲームに1度だけ。', 'Effectively once per game.')],
	'rare-summon': [rarePublic],
	'trap-counter': [rarePublic],
	'quick-open': [locked],
	'main-open': [locked],
	'close-trump': [
		l10n('Q1枚がキーカードなので、カウンターは届かない。', 'A single Q is out of reach of Counter.')
	],
	'revolution-draw': [
		l10n(
			'ブロックされないとは、判定の時に場にブロッカーがいないこと。',
			'Unblocked means that no blocker is on the field at the judgement.'
		)
	],
	'instant-kill': [
		l10n(
			'少なくとも1体は送る。自分の兵士がいなければ何も起こらない。',
			'At least one soldier has to go; without one of your own nothing happens.'
		)
	],
	'summon-reanimator': [
		l10n(
			'墓地が空なら1枚目は飛ばすが、リアニメーターは現れる。',
			'With an empty graveyard that step is skipped and the reanimator still comes.'
		)
	],
	'reanimator-reanimate': [
		l10n(
			'切札が表向きという条件はない。切札はユニットの一部になっている。',
			'No face-up trump is asked for: the trump is part of the unit.'
		)
	],
	'reanimator-revive': bothTrigger('♠J'),
	'summon-demon-king': [
		l10n(
			'SSや最初の手順で♣Kが墓地に行っていれば、そこで見つかる。',
			'If SS or the first step sent ♣K to the graveyard it is found there.'
		)
	],
	'demon-whisper': [
		l10n(
			'即時なので、AMB-17をどう読んでもエンドより先に解決する。',
			'Immediate, so it resolves before End however AMB-17 is ruled.'
		)
	],
	rally: [
		l10n(
			'フォグに印を置かないので、増えた分は覚えておくしかない。',
			'No fog marks it: the bonus has to be remembered.'
		)
	],
	'cease-fire': [
		l10n(
			'キーカードがないので、通常でもカウンターの類は届かない。',
			'It has no key card, so even as a normal request Counter and its kin cannot hit it.'
		)
	],
	pursuit: [
		l10n('タイプがどちらでも、タイミングはメインのまま。', 'Whatever its type, the timing stays main.')
	],
	'phantom-reverse': [
		l10n(
			'解決の時に防壁でなくなっていれば、何も起こらない。',
			'If it is no longer a bulwark when this resolves, nothing happens.'
		)
	],
	'summon-chariot': [
		l10n('防壁はどちらのプレイヤーのものでもよい。', "Either player's bulwark may be chosen."),
		l10n(
			'場に防壁がなければその手順は飛ばすが、チャリオットは現れる。',
			'Without any bulwark that step is skipped and the chariot still comes.'
		)
	],
	'chariot-revive': bothTrigger('♡J'),
	exhaustion: [
		l10n(
			'解決の時に喪失が表向きでなければ、何も起こらない。',
			'If Loss is no longer face up when this resolves, nothing happens.'
		)
	],
	repair: [
		l10n(
			'チャリオットも♢2〜10を含むので対象になるが、装備はできないので何も起こらない。',
			'A chariot contains a ♢2–10 and may be the target, but cannot be equipped: then nothing happens.'
		)
	],
	'quick-summon-strategist': [
		l10n(
			'ほかに合うリクエストがあれば、自分のものでも必ず選ぶ。',
			'Another request that fits must be chosen, even your own.'
		),
		l10n(
			'取り除かれたリクエストのキーカードは墓地に行く。',
			'The key cards of the removed request go to the graveyard.'
		)
	],
	'strategist-revive': bothTrigger('♢J'),
	'civil-war': [
		l10n(
			'手札を比べるのは解決した時で、こちらのキーカードはもう手札にない。',
			'Hands are compared on resolution; your key card has left your hand by then.'
		),
		l10n('捨てる2枚は相手が選ぶ。', 'The opponent picks the two cards.')
	],
	riot: [l10n('キーカードとして見せるのは、捨てることではない。', 'Showing key cards is not discarding.')],
	'summon-knight': [
		l10n(
			'相手に兵士がいなければその手順は飛ばすが、騎士は現れる。',
			'If the opponent has no soldier that step is skipped and the knight still comes.'
		)
	],
	'knight-revive': bothTrigger('♣J')
};

const endRequested = (ja: string, en: string) =>
	l10n(
		`自分の切札「${ja}」が表向きで、自分がエンドをリクエストした`,
		`your trump ${en} is face up and you requested End`
	);
const unitGone = (ja: string, en: string) =>
	l10n(`自分の${ja}が場から墓地に行った`, `your ${en} has gone from the field to the graveyard`);

/** Trigger conditions (誘発条件). */
export const TRIGGERS: Partial<Readonly<Record<ActionId, L10n>>> = {
	charge: l10n(
		'自分がターンプレイヤーで、エンドが解決した',
		'you are the turn player and an End has just resolved'
	),
	draw: l10n(
		'自分がターンプレイヤーで、チャージが解決した',
		'you are the turn player and a Charge has just resolved'
	),
	block: l10n(
		'自分がターンプレイヤーで、アタックが解決し、アタッカーがいる',
		'you are the turn player, an Attack has just resolved, and there is an attacker'
	),
	'damage-judgement': l10n(
		'自分がターンプレイヤーで、ブロックが解決した',
		'you are the turn player and a Block has just resolved'
	),
	'generation-change': l10n(
		'自分の場からJoker・A・J・Q・Kが墓地に行った(1枚につき1回)',
		'a Joker, A, J, Q or K goes from your field to the graveyard (once per card)'
	),
	'revolution-draw': l10n(
		'自分の切札「革命」が表向きで、<革命ドロー>を持つ自分のアタッカーがダメージ判定でブロックされていない',
		'your trump Revolution is face up and a soldier of yours with <Revolution draw> is unblocked in a Damage judgement'
	),
	'reanimator-revive': unitGone('リアニメーター', 'reanimator'),
	'chariot-revive': unitGone('チャリオット', 'chariot'),
	'strategist-revive': unitGone('策士', 'strategist'),
	'knight-revive': unitGone('騎士', 'knight'),
	'demon-whisper': endRequested('魔王', 'Demon king'),
	exhaustion: endRequested('喪失', 'Loss'),
	satisfaction: endRequested('充足', 'Satisfaction'),
	'hand-refill': endRequested('手札補充', 'Hand refill'),
	illusion: l10n(
		'自分の切札「ファントム」が表向きで、自分のエンドがステージに置かれた',
		'your trump Phantom is face up and your End has been put on the stage'
	),
	riot: l10n(
		'自分の切札「内乱」が表向きで、相手が手札を捨てた',
		'your trump Civil war is face up and the opponent discarded from hand'
	)
};
