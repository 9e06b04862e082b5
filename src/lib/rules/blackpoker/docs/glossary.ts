// Words of the game: terms, cost symbols, zones. One or two sentences each, ours.
import type { L10n } from '../../core/text';
import { l10n } from '../../core/text';
import type { FrameId } from './printed';

export interface Word {
	readonly name: L10n;
	readonly text: L10n;
	readonly cites: readonly string[];
	readonly rulings?: readonly string[];
}
const word = (name: L10n, text: L10n, ...cites: readonly string[]): Word => ({ name, text, cites });

export const TERMS: Readonly<Record<string, Word>> = {
	action: word(
		l10n('アクション', 'action'),
		l10n(
			'何ができるかの定義。各プレイヤーは、選んだフォーマットとフレームの全アクションを持つ。',
			'A definition of what can be done. Every player has a copy of each action of the chosen format and frame.'
		),
		'5',
		'5.1'
	),
	request: word(
		l10n('リクエスト', 'request'),
		l10n(
			'アクションを実際に使う1回分。誰が、どのキーカードで、何を対象に取ったかを伴う。',
			'One concrete use of an action: whose it is, with which key cards, aimed at what.'
		),
		'5',
		'5.3'
	),
	trigger: word(
		l10n('トリガー(直接・誘発)', 'trigger (direct, triggered)'),
		l10n(
			'直接はプレイヤーの判断で、誘発は誘発条件が満たされると自動でリクエストされる。',
			'Direct actions are requested by decision; triggered ones automatically when their condition is met.'
		),
		'9.2',
		'9.4.1'
	),
	speed: word(
		l10n('スピード(即時・通常)', 'speed (immediate, normal)'),
		l10n(
			'即時はその場で解決し、ステージに乗らない。通常はステージに置かれ、あとで解決する。',
			'Immediate requests resolve at once and are never on the stage; normal ones are staged and resolve later.'
		),
		'9.2',
		'9.4[7]'
	),
	timing: word(
		l10n('タイミング(メイン・クイック)', 'timing (main, quick)'),
		l10n(
			'メインは、自分のターンでチャンスがあり、ステージが空の時だけ。クイックは、チャンスがあればいつでも。',
			'Main: your own turn, your chance, an empty stage. Quick: whenever you have the chance.'
		),
		'9.2'
	),
	turn: word(
		l10n('ターン・ターンプレイヤー', 'turn, turn player'),
		l10n(
			'ターンを持つ側がターンプレイヤー。ターンはエンドの解決でだけ相手に移る。',
			'The player who holds the turn. It passes only when End resolves.'
		),
		'9.4[2]',
		'action:end'
	),
	chance: word(
		l10n('チャンス', 'chance'),
		l10n(
			'リクエストできる権利。持つのはどちらか1人で、解決の間はシステムが持つ。',
			'The right to request. One player holds it; the rule system does while resolving.'
		),
		'9.1',
		'9.4[2]',
		'9.4[13]',
		'9.4[16]'
	),
	stage: word(
		l10n('ステージ', 'stage'),
		l10n(
			'通常のリクエストが積まれる場所。あとから置かれたものほど先に解決される。',
			'Where normal requests pile up; the last one staged resolves first.'
		),
		'9.4[10]',
		'9.4[15]'
	),
	pass: word(
		l10n('パス・パス記録', 'pass, pass record'),
		l10n(
			'リクエストしないこと。誰がパスしたかを記録し、全員そろうと解決に進む。誰かがリクエストすると消える。',
			'Declining to request. Who has passed is recorded: once it is everybody, resolution begins. A request clears the record.'
		),
		'9.4[4]',
		'9.4[11]',
		'9.4[12]'
	),
	buffer: word(
		l10n('バッファ', 'buffer'),
		l10n(
			'誘発チェックの間、誘発したリクエストをためておく場所。',
			'Where triggered requests wait inside one trigger check.'
		),
		'9.4.1[6-1]'
	),
	resolve: word(
		l10n('解決', 'resolve'),
		l10n(
			'リクエストを最後まで行うこと。対象の確認、効果、ステージからの除去、キーカードの処理までを含む。',
			'To carry out a request completely: target check, effect, leaving the stage, key cards.'
		),
		'5.4'
	),
	'take-effect': word(
		l10n('効果を発揮', 'take effect'),
		l10n('解決のうち、効果の部分だけを指す。', 'Only the effect part of resolving.'),
		'5.4.3'
	),
	nullify: word(
		l10n('無効', 'nullify'),
		l10n(
			'解決させずにリクエストを取り除くこと。解決していないので、解決をきっかけにした誘発は起こらない。キーカードは持ち主の墓地に行く。',
			"To remove a request without resolving it. Nothing keyed to resolving triggers; its key cards go to their owner's graveyard."
		),
		'5.4.4',
		'action:counter'
	),
	unit: word(
		l10n('ユニット', 'unit'),
		l10n(
			'卓上で1つのものとして扱う、1枚以上のカードのまとまり。',
			'One thing on the table, made of one or more cards.'
		),
		'4.1',
		'4.2.3.1'
	),
	'unit-condition': word(
		l10n('ユニット条件', 'unit condition'),
		l10n(
			'ユニットが何であるかを決める条件。カードが変われば、正体もその場で変わる。',
			'What decides what a unit is. When its cards change, so does it.'
		),
		'4.1',
		'4.1.3'
	),
	character: word(
		l10n('キャラクター', 'character'),
		l10n('場にいるユニット。兵士と防壁がある。', 'A unit on the field: a soldier or a bulwark.'),
		'4.2'
	),
	soldier: word(
		l10n('兵士', 'soldier'),
		l10n(
			'表向きのキャラクター。サイズを持ち、攻撃できる。',
			'A face-up character. It has a size and can attack.'
		),
		'4.2',
		'character:common-soldier'
	),
	charged: word(
		l10n('チャージ', 'charged'),
		l10n(
			'縦向き。まだ使われていない状態。アクションの名前でもある。',
			'Upright: not used yet. Also the name of an action.'
		),
		'4.2',
		'action:charge'
	),
	driven: word(
		l10n('ドライブ', 'driven'),
		l10n(
			'横向き。使われた状態。攻撃もブロックもできない。',
			'Sideways: used. It can neither attack nor block.'
		),
		'4.2',
		'5.2'
	),
	size: word(
		l10n('サイズ', 'size'),
		l10n(
			'兵士の強さ。カードの数字に、いま働いている修正をすべて加えたもの。防壁にはない。',
			'The strength of a soldier after all modifiers. Bulwarks have none.'
		),
		'4.2',
		'9.4.2'
	),
	number: word(
		l10n('数字', 'number'),
		l10n(
			'カードの数。Aは1、Jは11、Qは12、Kは13、Jokerは0。',
			'The number of a card: A 1, J 11, Q 12, K 13, Joker 0.'
		),
		'3.4'
	),
	'key-card': word(
		l10n('キーカード', 'key card'),
		l10n(
			'リクエストの核として手札から(またはレアカードとして)見せるカード。解決後は墓地に行くのがふつう。',
			'A card shown from hand, or the rare card, as the core of a request. It usually ends in the graveyard.'
		),
		'5.3',
		'5.4.5'
	),
	'key-unit': word(
		l10n('キーユニット', 'key unit'),
		l10n(
			'リクエストの核として使う場のユニット。資料版ではこれもキーカードと呼ぶ。',
			'A unit on the field used as the core of a request. The seed calls it a key card too.'
		),
		'5.3',
		'5.2',
		'AMB-09',
		'AMB-36'
	),
	target: word(
		l10n('対象', 'target'),
		l10n(
			'リクエストするときに指定する相手。解決の時に正しくなければ、効果は行われない。効果の中で「選ぶ」ものは対象ではない。',
			'What a request is aimed at, named when requesting. If it is wrong on resolution there is no effect. What an effect "chooses" is no target.'
		),
		'5.3.1.1',
		'5.4.1'
	),
	'start-condition': word(
		l10n('起動条件', 'start condition'),
		l10n(
			'リクエストするために満たすべき条件。見るのはリクエストする時だけ。',
			'What must hold to request an action. It is checked only then.'
		),
		'9.2.1.5'
	),
	'trigger-condition': word(
		l10n('誘発条件', 'trigger condition'),
		l10n(
			'満たされると、誘発アクションが自動でリクエストされる条件。',
			'What makes a triggered action request itself.'
		),
		'9.4.1'
	),
	owner: word(
		l10n('オーナー・コントローラー', 'owner, controller'),
		l10n(
			'オーナーはカードの持ち主、コントローラーはユニットやリクエストを動かす側。8.2に、ユニットのコントローラーを変えるアクションはない。',
			'The owner is whose card it is, the controller who operates a unit or request. No 8.2 action changes control of a unit.'
		),
		'9.4.1'
	),
	ability: word(
		l10n('能力', 'ability'),
		l10n(
			'続いている間ずっと働く効果。コストもステージも要らない。',
			'An effect that works as long as it lasts, without cost or stage.'
		),
		'9.3',
		'9.4.2'
	),
	label: word(
		l10n('ラベル', 'label'),
		l10n(
			'<アタッカー>のように書かれる印。何ができるかを表す。切札が与えるものもある。',
			'A mark such as <Attacker> that says what something may be used for. Some are given by trumps.'
		),
		'4.2',
		'AMB-80'
	),
	attacker: word(
		l10n('アタッカー', 'attacker'),
		l10n('アタックの解決で選ばれ、攻撃しているキャラクター。', 'A character named when Attack resolved.'),
		'action:attack'
	),
	blocker: word(
		l10n('ブロッカー', 'blocker'),
		l10n(
			'ブロックの解決で、アタッカーを受け止めると決められたキャラクター。',
			'A character assigned to an attacker when Block resolved.'
		),
		'action:block'
	),
	haste: word(
		l10n('速攻', 'Haste'),
		l10n(
			'場に出たターンに攻撃できることを示すラベル。',
			'The label that lets a character attack the turn it came.'
		),
		'action:attack',
		'character:ace'
	),
	damage: word(
		l10n('ダメージ', 'damage'),
		l10n(
			'受けた数だけ、ライフの上から墓地に送る。',
			'That many cards go from the top of your life to the graveyard.'
		),
		'3.8'
	),
	discard: word(
		l10n('捨てる', 'discard'),
		l10n(
			'手札から墓地に送ること。キーカードとして見せるのは捨てることではない。',
			'To move a card from hand to graveyard. Showing a key card is no discard.'
		),
		'5.2',
		'AMB-77'
	),
	'open-trump': word(
		l10n('表切札', 'face-up trump'),
		l10n(
			'表向きの切札。能力が働き、その名を求めるアクションを使える。',
			'A trump lying face up: its ability works, and actions that ask for it become possible.'
		),
		'8.3.1.5',
		'action:quick-open',
		'action:main-open'
	),
	profile: {
		name: l10n('本文(資料版・公開版・修正版)', 'text profile (seed, release, patch)'),
		text: l10n(
			'8.2を名乗る3つの本文のどれに従うか。資料版は付属の2つの資料、公開版は2025年9月の本、修正版は同年11月の元データ。ふだんは資料版で、明らかな誤記は直してある。',
			'Which of the three texts labelled 8.2 is followed. Seed: the two supplied documents; release: the book of September 2025; patch: its sources of that November. The default is the seed, with its evident slips corrected.'
		),
		cites: ['AMB-01'],
		rulings: ['AMB-01', 'AMB-06', 'AMB-07', 'AMB-09', 'AMB-71']
	}
};

export const COSTS: Readonly<Record<string, Word>> = {
	b: {
		name: l10n('B(防壁)', 'B (bulwark)'),
		text: l10n('自分のチャージ状態の防壁を1枚ドライブする。', 'Drive one of your charged bulwarks.'),
		cites: ['5.2', 'character:bulwark'],
		rulings: ['AMB-22']
	},
	l: {
		name: l10n('L(ライフ)', 'L (life)'),
		text: l10n(
			'1ダメージを受ける。この時に勝敗は判定しない。',
			'Take 1 damage. Losing is not checked at this point.'
		),
		cites: ['5.2', '3.8', '5.5'],
		rulings: ['AMB-21']
	},
	d: {
		name: l10n('D(手札)', 'D (discard)'),
		text: l10n(
			'手札を1枚捨てる。キーカードに使うものは捨てられない。速攻魔法なら、自分の魔術士がいる間は要らない。',
			'Discard one hand card that is not needed as key card. Waived for quick magic while you have a magician.'
		),
		cites: ['5.2', 'character:magician'],
		rulings: ['AMB-23', 'AMB-77']
	},
	s: {
		name: l10n('S(キャラクター)', 'S (sacrifice)'),
		text: l10n(
			'自分のキャラクターを1体墓地に送る。兵士でも防壁でもよく、複数枚のものは丸ごと送る。',
			'Move one of your characters, soldier or bulwark, to the graveyard; one of several cards goes whole.'
		),
		cites: ['5.2'],
		rulings: ['AMB-22']
	},
	k: {
		name: l10n('K(キーユニット)', 'K (key unit)'),
		text: l10n(
			'キーユニットをドライブする。チャージ状態でなければならないが、このターンに出たものでもよい。公開版ではCと書く。',
			'Drive the key unit. It must be charged, but may have come this turn. The release writes C.'
		),
		cites: ['5.2', '5.3'],
		rulings: ['AMB-08', 'AMB-09', 'AMB-78']
	}
};

export interface ZoneText extends Word {
	readonly everyone: L10n;
	readonly owner: L10n;
	readonly nobody: L10n;
	readonly frame: FrameId;
}
const NONE = l10n('なし', 'nothing');
const visible = l10n('裏返さずに見えるもの', 'whatever can be seen without turning a card');
const faceDown = l10n('伏せたカード', 'face-down cards');
const contents = l10n('中身', 'the contents');

export const ZONES: Readonly<Record<string, ZoneText>> = {
	life: {
		name: l10n('ライフ', 'life'),
		text: l10n(
			'引く山札で、体力でもある。0枚になると負ける。',
			'The draw pile, which is also your hit points. At zero you lose.'
		),
		everyone: l10n('10枚未満なら枚数(それ以上は「10枚以上」)', 'the number if below ten, else "ten or more"'),
		owner: l10n('正確な枚数', 'the exact number'),
		nobody: l10n('中身と順番', 'contents and order'),
		frame: 'entry20',
		cites: ['6', '6.1.1', '3.8', '5.5']
	},
	graveyard: {
		name: l10n('墓地', 'graveyard'),
		text: l10n(
			'使われたカードや失われたカードの行き先。大切なのは一番上だけ。',
			'Where used and lost cards go. Only the top matters.'
		),
		everyone: l10n('一番上の1枚', 'the top card'),
		owner: l10n('中身すべて', 'all contents'),
		nobody: NONE,
		frame: 'entry20',
		cites: ['6', '6.1.2'],
		rulings: ['AMB-59']
	},
	field: {
		name: l10n('場', 'field'),
		text: l10n(
			'キャラクターのいる所。防壁はライフの側から順に並べ、左右を入れ替えない。',
			'Where characters stand. Bulwarks line up from the life side and never change places.'
		),
		everyone: visible,
		owner: faceDown,
		nobody: NONE,
		frame: 'entry20',
		cites: ['6', '4.2']
	},
	hand: {
		name: l10n('手札', 'hand'),
		text: l10n('エンドの時に7枚を超えていれば、7枚になるまで捨てる。', 'At End it is trimmed to seven.'),
		everyone: l10n('枚数', 'the number of cards'),
		owner: contents,
		nobody: NONE,
		frame: 'entry20',
		cites: ['6', 'action:end']
	},
	fog: {
		name: l10n('フォグ', 'fog'),
		text: l10n('そのターンだけ働く効果の印を置く所。', 'Where the markers of this-turn effects lie.'),
		everyone: visible,
		owner: faceDown,
		nobody: NONE,
		frame: 'entry20',
		cites: ['6', 'fog:fog-up', 'fog:fog-down'],
		rulings: ['AMB-56', 'AMB-57']
	},
	pack: {
		name: l10n('パック', 'pack'),
		text: l10n(
			'準備で伏せて置く14枚の束。1ゲームに1度、開けて1枚取れる。',
			'Fourteen cards laid face down in the set-up; once a game it is opened for one card.'
		),
		everyone: l10n('開封済みかどうか', 'whether it is opened'),
		owner: l10n('開封後の中身', 'the contents once opened'),
		nobody: l10n('未開封の中身', 'the contents while unopened'),
		frame: 'pack',
		cites: ['6', '8.3.1.2', 'action:open-pack'],
		rulings: ['AMB-72']
	},
	rare: {
		name: l10n('レアカード', 'rare card'),
		text: l10n('準備で選んで伏せておく1枚。', 'One card chosen in the set-up and laid face down.'),
		everyone: l10n('枚数', 'how many'),
		owner: contents,
		nobody: NONE,
		frame: 'rare-pack',
		cites: ['6', '8.3.1.3', 'action:rare-draw', 'action:rare-summon', 'action:trap-counter'],
		rulings: ['AMB-71']
	},
	trump: {
		name: l10n('切札', 'trump'),
		text: l10n(
			'準備で選ぶ2枚。表向きの間だけ、能力とアクションを与える。',
			'Two cards chosen in the set-up. They give abilities and actions while face up.'
		),
		everyone: visible,
		owner: faceDown,
		nobody: NONE,
		frame: 'extra',
		cites: ['6', '8.3.1.5', 'trump:face-down-trump'],
		rulings: ['AMB-79']
	},
	stage: {
		name: l10n('ステージ', 'stage'),
		text: l10n(
			'カードの領域ではなくリクエストの列。キーカードはリクエストとともにここにある。',
			'Not a zone of cards but a pile of requests; key cards lie here with them.'
		),
		everyone: l10n('すべて', 'everything'),
		owner: NONE,
		nobody: NONE,
		frame: 'entry20',
		cites: ['9.4[10]', '5.4.3']
	}
};
