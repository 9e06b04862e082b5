// Characters, fog and trumps: what they are made of and what they can do. Our words; numbers and names are facts.
import type { L10n } from '../../core/text';
import { l10n } from '../../core/text';
import type { ActionId, CharacterId, FogId, TrumpId } from './ids';
import type { FormatId } from './printed';

export interface CharacterText {
	readonly name: L10n;
	readonly summary: L10n;
	/** Which cards are one (ユニット条件). */
	readonly made: L10n;
	readonly size: L10n;
	readonly labels: readonly (keyof typeof LABELS)[];
	readonly abilities: readonly L10n[];
	readonly notes?: readonly L10n[];
	/** The first format that has it; two-card characters come with the Extra frame instead. */
	readonly format?: FormatId;
	readonly suits?: string;
	readonly section: string;
	readonly versions: string;
	readonly cites: readonly string[];
	readonly rulings: readonly string[];
}

export const LABELS = {
	アタッカー: l10n('アタッカー', 'Attacker'),
	ブロッカー: l10n('ブロッカー', 'Blocker'),
	速攻: l10n('速攻', 'Haste'),
	革命ドロー: l10n('革命ドロー', 'Revolution draw'),
	スラッシュ: l10n('スラッシュ', 'Slash'),
	激励: l10n('激励', 'Rally'),
	交渉: l10n('交渉', 'Negotiate'),
	スイッチ: l10n('スイッチ', 'Switch'),
	ファントム: l10n('ファントム', 'Phantom')
} as const;

const soldier = ['アタッカー', 'ブロッカー'] as const;
const cardNumber = l10n('カードの数字', 'the card number');
const kings = l10n(
	'墓地に行くとKが2枚なので、世代交代は2回誘発する。',
	'Going to the graveyard it sends two kings: two generation changes.'
);
const immunity = l10n(
	'防げるのは対象になることだけ。全体に及ぶ効果、相手が選ぶ薙払や騎士召喚、犠牲やキーユニットには使われる。',
	'Only targeting is barred: effects that hit all, choices such as Sweep or Summon knight, sacrifices and use as key unit remain possible.'
);
const twoSuits = (a: string, b: string) =>
	l10n(`${a}と${b}、両方のスートの兵士として数える。`, `It counts as a soldier of both ${a} and ${b}.`);
const noEquip = l10n('装備の対象にならない。', 'It cannot be the target of Equip.');
const untargetable = l10n('アクションの対象にならない。', 'It cannot be the target of any action.');
const asOne = l10n(
	'2枚で1体。移動・ドライブ・チャージは一緒に行うが、防壁になるときは2枚に分かれる。',
	'Two cards, one character: they move, drive and charge together, but become two bulwarks.'
);

const pair = (
	trump: string,
	partner: string,
	name: L10n,
	does: L10n,
	section: number,
	actions: readonly ActionId[],
	rulings: readonly string[]
): CharacterText => ({
	name,
	summary: does,
	made: l10n(`${trump}と${partner}2〜10(表向き)`, `${trump} with ${partner}2–10, face up`),
	size: l10n('11', '11'),
	labels: soldier,
	abilities: [noEquip, twoSuits(trump[0]!, partner)],
	notes: [asOne],
	suits: trump[0]! + partner,
	section: `6.3.3.${section}.1 8.3.3.${section}.1`,
	versions: 'ex4.22.0 → v8.2',
	cites: ['4.2', '4.2.3.1', ...actions.map((id) => `action:${id}`)],
	rulings
});

export const CHARACTERS: Readonly<Record<CharacterId, CharacterText>> = {
	'common-soldier': {
		name: l10n('一般兵', 'common soldier'),
		summary: l10n('2から10のカード1枚の兵士。', 'A soldier of a single card, 2 to 10.'),
		made: l10n('2〜10を1枚(表向き)', 'one 2–10, face up'),
		size: cardNumber,
		labels: soldier,
		abilities: [],
		format: 'lite',
		section: '',
		versions: 'v1.0 → v8.0',
		cites: ['4.1.3', '4.2', 'action:summon-soldier'],
		rulings: []
	},
	hero: {
		name: l10n('英雄', 'hero'),
		summary: l10n('J・Q・Kのカード1枚の兵士。', 'A soldier of a single J, Q or K.'),
		made: l10n('J・Q・Kを1枚(表向き)', 'one J, Q or K, face up'),
		size: l10n('Jは11、Qは12、Kは13', 'J 11, Q 12, K 13'),
		labels: soldier,
		abilities: [],
		format: 'lite',
		section: '',
		versions: 'v1.0 → v8.0',
		cites: ['4.1.3', '4.2', 'action:summon-hero', 'action:generation-change'],
		rulings: []
	},
	ace: {
		name: l10n('エース', 'ace'),
		summary: l10n(
			'Aのカード1枚の兵士。出たターンに攻撃できる。',
			'A soldier of a single A; it may attack the turn it comes.'
		),
		made: l10n('Aを1枚(表向き)', 'one A, face up'),
		size: l10n('1', '1'),
		labels: ['アタッカー', 'ブロッカー', '速攻'],
		abilities: [],
		format: 'lite',
		section: '',
		versions: 'v1.0 → v8.0',
		cites: ['4.1.3', '4.2', 'action:summon-ace', 'action:quick-summon', 'action:generation-change'],
		rulings: []
	},
	magician: {
		name: l10n('魔術士', 'magician'),
		summary: l10n(
			'Jokerの兵士。サイズは0だが、速攻魔法を軽くする。',
			'A Joker as a soldier: size 0, but it makes quick magic cheaper.'
		),
		made: l10n('Jokerを1枚(表向き)', 'one Joker, face up'),
		size: l10n('0', '0'),
		labels: ['アタッカー', 'ブロッカー', '速攻'],
		abilities: [
			l10n(
				'魔力増加:場にいる間、速攻魔法のコストのうちDを払わなくてよい。',
				'Mana growth: while it is on the field, the D part of the cost of quick magic is waived.'
			)
		],
		format: 'standard',
		section: '',
		versions: 'v3.0 → v8.0',
		cites: ['4.1.3', '5.2', '9.3', 'action:summon-magician'],
		rulings: ['AMB-23', 'AMB-85']
	},
	'equipped-soldier': {
		name: l10n('装備兵', 'equipped soldier'),
		summary: l10n('同じスートのカードを重ねた兵士。', 'A soldier of two or more cards of one suit.'),
		made: l10n('同じスートのカードを2枚以上(表向き)', 'two or more cards of one suit, face up'),
		size: l10n('カードの数字の合計', 'the total of its cards'),
		labels: soldier,
		abilities: [l10n('Aが1枚でも入っていれば<速攻>を持つ。', 'It has <Haste> if one of its cards is an A.')],
		notes: [l10n('スートは、重なったカードに共通のもの。', 'Its suit is the common suit of its cards.')],
		format: 'lite',
		section: '',
		versions: 'v5.0 → v8.0',
		cites: ['4.2.3.1', 'action:equip', 'action:repair'],
		rulings: ['AMB-14', 'AMB-30', 'AMB-48']
	},
	bulwark: {
		name: l10n('防壁', 'bulwark'),
		summary: l10n(
			'伏せたカード1枚の守り。コストBに使い、攻撃を1度だけ受け止める。',
			'A single face-down card: it pays for B and stops one attack.'
		),
		made: l10n('どのカードでも1枚(裏向き)', 'any one card, face down'),
		size: l10n('なし', 'none'),
		labels: ['ブロッカー'],
		abilities: [],
		notes: [
			l10n('いつも伏せたカード1枚。', 'Always a single face-down card.'),
			l10n('罠の決まりはダメージ判定にある。', 'Its trap is a rule of Damage judgement.')
		],
		format: 'lite',
		section: '',
		versions: 'v1.0 → v8.0',
		cites: ['4.2', '5.2', 'action:set-bulwark', 'action:damage-judgement'],
		rulings: ['AMB-13', 'AMB-44', 'AMB-50']
	},
	reanimator: pair(
		'♠J',
		'♡',
		l10n('リアニメーター', 'reanimator'),
		l10n('墓地からカードを呼び戻す兵士。', 'A soldier that brings cards back from the graveyard.'),
		1,
		['summon-reanimator', 'quick-summon-reanimator', 'reanimator-reanimate', 'reanimator-revive'],
		['AMB-80']
	),
	'demon-king': {
		name: l10n('魔王', 'demon king'),
		summary: l10n('サイズ26。アクションの対象にならない。', 'Size 26, and no action can aim at it.'),
		made: l10n('♠Kと♣K(表向き)', '♠K with ♣K, face up'),
		size: l10n('26', '26'),
		labels: soldier,
		abilities: [untargetable, twoSuits('♠', '♣')],
		notes: [kings, immunity],
		suits: '♠♣',
		section: '6.3.3.2.1 8.3.3.2.1',
		versions: 'ex3.10.0 → v8.2',
		cites: ['4.2', 'action:summon-demon-king', 'action:generation-change'],
		rulings: ['AMB-66', 'AMB-73']
	},
	chariot: pair(
		'♡J',
		'♢',
		l10n('チャリオット', 'chariot'),
		l10n('防壁を破壊する兵士。', 'A soldier that destroys bulwarks.'),
		3,
		['summon-chariot', 'quick-summon-chariot', 'chariot-destroy-bulwark', 'chariot-revive'],
		['AMB-80', 'AMB-81']
	),
	giant: {
		name: l10n('巨人', 'giant'),
		summary: l10n('サイズ26。攻撃せずにはいられない。', 'Size 26, and bound to attack.'),
		made: l10n('♡Kと♢K(表向き)', '♡K with ♢K, face up'),
		size: l10n('26', '26'),
		labels: soldier,
		abilities: [
			untargetable,
			twoSuits('♡', '♢'),
			l10n(
				'自分のターンには、できる限りアタックをリクエストし、チャージ状態ならこの巨人をアタッカーに選ぶ。',
				'On your turn request Attack if at all possible, and name this giant as an attacker if it is charged.'
			),
			l10n(
				'ダメージ判定で防壁にブロックされたとき、罠の条件が満たされても墓地に行かない。',
				'When a bulwark blocks it in a Damage judgement it does not go to the graveyard even if the trap condition is met.'
			)
		],
		notes: [kings, immunity],
		suits: '♡♢',
		section: '6.3.3.4.1 8.3.3.4.1',
		versions: 'ex3.10.0 → v8.2',
		cites: ['4.2', 'action:summon-giant', 'action:attack', 'action:end', 'action:generation-change'],
		rulings: ['AMB-53', 'AMB-73']
	},
	strategist: pair(
		'♢J',
		'♣',
		l10n('策士', 'strategist'),
		l10n('先を読み、相手の手を打ち消す兵士。', 'A soldier that looks ahead and cancels requests.'),
		5,
		['summon-strategist', 'quick-summon-strategist', 'foresee', 'strategist-revive'],
		['AMB-80']
	),
	knight: pair(
		'♣J',
		'♠',
		l10n('騎士', 'knight'),
		l10n('相手のキャラクターを減らす兵士。', 'A soldier that thins out the opposing side.'),
		6,
		['summon-knight', 'quick-summon-knight', 'sweep', 'knight-revive'],
		['AMB-80']
	)
};

export interface FogText {
	readonly name: L10n;
	readonly made: L10n;
	readonly marks: L10n;
	readonly ability: L10n;
	readonly scope: L10n;
	readonly format: FormatId;
	readonly extra?: true;
	readonly suit?: string;
	readonly section: string;
	readonly version: string;
	readonly action: ActionId;
	readonly rulings: readonly string[];
}
const THIS = l10n('この', 'this');
const YOUR = l10n('あなたの', 'your');
const EVERY = l10n('全ての', 'all');

export const FOG: Readonly<Record<FogId, FogText>> = {
	'fog-up': {
		name: l10n('アップ', 'Up'),
		made: l10n('♡A〜10を1枚', 'one ♡A–10'),
		marks: l10n('アップの対象になった兵士', 'the soldier aimed at by Up'),
		ability: l10n(
			'ターンの終わりまで、その兵士のサイズはキーカードの数字だけ大きい。',
			"Its size is increased by the key card's number until the end of the turn."
		),
		scope: THIS,
		format: 'lite',
		suit: '♡',
		section: '',
		version: 'v8.0',
		action: 'up',
		rulings: ['AMB-56', 'AMB-57', 'AMB-84']
	},
	'fog-down': {
		name: l10n('ダウン', 'Down'),
		made: l10n('♠A〜10を1枚', 'one ♠A–10'),
		marks: l10n('ダウンの対象になった兵士', 'the soldier aimed at by Down'),
		ability: l10n(
			'ターンの終わりまで、その兵士のサイズはキーカードの数字だけ小さい。',
			"Its size is reduced by the key card's number until the end of the turn."
		),
		scope: THIS,
		format: 'lite',
		suit: '♠',
		section: '',
		version: 'v8.0',
		action: 'down',
		rulings: ['AMB-56', 'AMB-57', 'AMB-58', 'AMB-84']
	},
	'fog-force': {
		name: l10n('フォース', 'Force'),
		made: l10n('♡A〜10を2枚', 'two ♡A–10'),
		marks: l10n('なし(自分の兵士すべて)', 'nothing (all your soldiers)'),
		ability: l10n(
			'ターンの終わりまで、自分の兵士の「数字」はそれぞれキーカードの合計だけ大きい。あとから出た兵士にも及ぶ。',
			'The "number" of each of your soldiers is increased by the total of the key cards until the end of the turn, later arrivals included.'
		),
		scope: YOUR,
		format: 'master',
		suit: '♡',
		section: '',
		version: 'v8.0',
		action: 'force',
		rulings: ['AMB-47', 'AMB-56', 'AMB-57', 'AMB-84']
	},
	'fog-close': {
		name: l10n('クローズ', 'Close'),
		made: l10n('Qを1枚', 'one Q'),
		marks: l10n('クローズで伏せた切札', 'the trump closed by Close'),
		ability: l10n(
			'ターンの終わりまで、その切札は表向きにできない。',
			'That trump cannot be turned face up until the end of the turn.'
		),
		scope: THIS,
		format: 'master',
		extra: true,
		section: '6.3.4.1.1 8.3.4.1.1',
		version: 'v8.1',
		action: 'close-trump',
		rulings: ['AMB-56', 'AMB-57', 'AMB-79']
	}
};
export const FOG_NOTES: readonly L10n[] = [
	l10n(
		'アクションの効果とフォグの能力は同じ1つのもので、二重には数えない。',
		"The action's effect and this ability are one and the same: counted once."
	),
	l10n(
		'カードが残っていても、効果はターンとともに終わる。',
		'It ends with the turn, even if the card still lies in the zone.'
	)
];

export interface TrumpText {
	readonly name: L10n;
	readonly summary: L10n;
	readonly abilities: readonly { readonly text: L10n; readonly scope: L10n }[];
	/** Actions it makes possible while face up. */
	readonly grants: readonly ActionId[];
	readonly versions: string;
	readonly rulings: readonly string[];
	readonly cites?: readonly string[];
}
const label = (ja: string, en: string, of: L10n) => ({
	text: l10n(`${of.ja}は<${ja}>を持つ。`, `${of.en} have <${en}>.`),
	scope: YOUR
});
const suitSoldiers = (suit: string) => l10n(`自分の${suit}の兵士`, `Your ${suit} soldiers`);
const trump = (
	name: L10n,
	summary: L10n,
	grants: readonly ActionId[],
	versions: string,
	rulings: readonly string[] = [],
	abilities: TrumpText['abilities'] = [],
	cites: readonly string[] = []
): TrumpText => ({ name, summary, abilities, grants, versions, rulings, cites });

const EX3 = 'ex3.10.0 → v8.2';
const EX30 = 'ex5.30.0 → v8.2';
const EX34 = 'ex3.4.0 → v8.1';
const EX14 = 'ex4.14.0 → v8.2';
const EX18 = 'ex4.18.0 → v8.2';
const EX22 = 'ex4.22.0 → v8.2';

export const TRUMPS: Readonly<Record<TrumpId, TrumpText>> = {
	's-a': trump(
		l10n('革命', 'Revolution'),
		l10n('兵士どうしの大小が逆になる。', 'Soldier against soldier is judged the other way round.'),
		['revolution-draw'],
		EX14,
		['AMB-51', 'AMB-52'],
		[
			label('革命ドロー', 'Revolution draw', l10n('自分の兵士', 'Your soldiers')),
			{
				text: l10n(
					'すべてのダメージ判定で、兵士どうしの判定を逆にする。大きい側が墓地に行き(同じなら両方)、兵士を失ったプレイヤーは差のダメージを受ける。ブロッカーが複数なら合計で比べる。',
					'In every Damage judgement soldier against soldier is inverted: the larger side goes to the graveyard (both on a tie) and the player whose soldier went takes the difference as damage. Several blockers are compared by their total.'
				),
				scope: EVERY
			}
		],
		['action:damage-judgement', '9.4.2.1']
	),
	's-2': trump(
		l10n('スラッシュ', 'Slash'),
		l10n('♠の兵士が、小さな兵士を倒せるようになる。', 'Spade soldiers can strike down smaller ones.'),
		['slash'],
		EX34,
		['AMB-80'],
		[label('スラッシュ', 'Slash', suitSoldiers('♠'))]
	),
	's-3': trump(
		l10n('ドレイン', 'Drain'),
		l10n('キャラクターをライフに戻し、ダメージを与える。', 'Turns a character into life and damage.'),
		['drain'],
		EX30
	),
	's-4': trump(
		l10n('威圧', 'Intimidate'),
		l10n('サイズ10以下の兵士を一掃する。', 'Sweeps away soldiers of size 10 or less.'),
		['intimidate'],
		EX18
	),
	's-5': trump(
		l10n('蘇生', 'Resurrection'),
		l10n('♠の兵士を墓地から呼び戻す。', 'Brings spade soldiers back.'),
		['resurrection'],
		EX3
	),
	's-7': trump(
		l10n('瞬殺', 'Instant kill'),
		l10n('自分の兵士と引き換えに、兵士を倒す。', 'Kills a soldier at the price of your own.'),
		['instant-kill'],
		EX30
	),
	's-j': trump(
		l10n('リアニメーター', 'Reanimator'),
		l10n('♡2〜10と合わせてリアニメーターになる。', 'Joins a ♡2–10 into the reanimator.'),
		['summon-reanimator', 'quick-summon-reanimator', 'reanimator-reanimate', 'reanimator-revive'],
		EX22,
		[],
		[],
		['character:reanimator']
	),
	's-k': trump(
		l10n('魔王', 'Demon king'),
		l10n(
			'♣Kと合わせて魔王になる。エンドのたびに囁きも聞ける。',
			'Joins ♣K into the demon king, and whispers at every End.'
		),
		['summon-demon-king', 'demon-whisper'],
		EX3,
		[],
		[],
		['character:demon-king']
	),
	'h-2': trump(
		l10n('援軍', 'Reinforcement'),
		l10n('ライフから兵士を呼ぶ。', 'Calls a soldier from your life.'),
		['reinforcement'],
		EX3
	),
	'h-3': trump(
		l10n('激励', 'Rally'),
		l10n('♡の兵士が、ほかの兵士を大きくできるようになる。', 'Heart soldiers can make others larger.'),
		['rally'],
		EX34,
		['AMB-80'],
		[label('激励', 'Rally', suitSoldiers('♡'))]
	),
	'h-4': trump(
		l10n('休戦', 'Cease-fire'),
		l10n('アタックを取り消す。', 'Calls off an Attack.'),
		['cease-fire'],
		EX30
	),
	'h-5': trump(l10n('追撃', 'Pursuit'), l10n('もう一度攻撃する。', 'Attacks once more.'), ['pursuit'], EX30),
	'h-7': trump(
		l10n('ファントム', 'Phantom'),
		l10n('防壁と兵士を入れ替える。', 'Trades bulwarks and soldiers.'),
		['phantom-reverse', 'illusion'],
		EX18,
		[],
		[label('ファントム', 'Phantom', l10n('自分の防壁', 'Your bulwarks'))]
	),
	'h-8': trump(
		l10n('救済', 'Salvation'),
		l10n('大きな兵士をライフに戻す。', 'Returns large soldiers to life.'),
		['salvation'],
		EX14
	),
	'h-j': trump(
		l10n('チャリオット', 'Chariot'),
		l10n('♢2〜10と合わせてチャリオットになる。', 'Joins a ♢2–10 into the chariot.'),
		['summon-chariot', 'quick-summon-chariot', 'chariot-destroy-bulwark', 'chariot-revive'],
		EX22,
		[],
		[],
		['character:chariot']
	),
	'h-k': trump(
		l10n('巨人', 'Giant'),
		l10n('♢Kと合わせて巨人になる。', 'Joins ♢K into the giant.'),
		['summon-giant'],
		EX3,
		[],
		[],
		['character:giant']
	),
	'd-a': trump(
		l10n('防壁追加', 'Extra bulwark'),
		l10n('防壁で劣るときに1枚増やす。', 'Adds a bulwark when you are not ahead in them.'),
		['extra-bulwark'],
		EX3
	),
	'd-3': trump(
		l10n('交渉', 'Negotiate'),
		l10n('♢の兵士が、キャラクターをドライブできるようになる。', 'Diamond soldiers can drive characters.'),
		['negotiate'],
		EX34,
		['AMB-80'],
		[label('交渉', 'Negotiate', suitSoldiers('♢'))]
	),
	'd-4': trump(
		l10n('相殺', 'Offset'),
		l10n('ダメージと引き換えにリクエストを取り除く。', 'Removes a request in exchange for damage.'),
		['offset'],
		EX30
	),
	'd-5': trump(
		l10n('喪失', 'Loss'),
		l10n(
			'チャージを止める。その代わり、エンドのたびに疲弊する。',
			'Stops charging, and exhausts you at every End.'
		),
		['exhaustion'],
		EX30,
		['AMB-75'],
		[
			{
				text: l10n(
					'自分にチャージ状態の防壁が2枚以上ある間、どのプレイヤーもチャージの効果でキャラクターをチャージできない。',
					'While you have at least two charged bulwarks, no player can charge characters through the effect of Charge.'
				),
				scope: EVERY
			}
		],
		['action:charge', '9.4.2.1']
	),
	'd-8': trump(
		l10n('修繕', 'Repair'),
		l10n('墓地の絵札で装備し直す。', 'Equips from the graveyard.'),
		['repair'],
		EX14
	),
	'd-9': trump(
		l10n('充足', 'Satisfaction'),
		l10n('兵士を休ませ、エンドのたびにチャージする。', 'Rests soldiers, and charges at every End.'),
		['rest', 'satisfaction'],
		EX18
	),
	'd-j': trump(
		l10n('策士', 'Strategist'),
		l10n('♣2〜10と合わせて策士になる。', 'Joins a ♣2–10 into the strategist.'),
		['summon-strategist', 'quick-summon-strategist', 'foresee', 'strategist-revive'],
		EX22,
		[],
		[],
		['character:strategist']
	),
	'c-4': trump(
		l10n('スイッチ', 'Switch'),
		l10n('♣の兵士が、手札と入れ替われるようになる。', 'Club soldiers can trade places with a hand card.'),
		['switch'],
		EX34,
		['AMB-80'],
		[label('スイッチ', 'Switch', suitSoldiers('♣'))]
	),
	'c-5': trump(
		l10n('内乱', 'Civil war'),
		l10n(
			'相手に手札を捨てさせ、捨てるたびにダメージを与える。',
			'Makes the opponent discard, and hurts them for every discard.'
		),
		['civil-war', 'riot'],
		EX14
	),
	'c-7': trump(
		l10n('手札補充', 'Hand refill'),
		l10n('エンドのたびに、少ない手札を補う。', 'Refills a small hand at every End.'),
		['hand-refill'],
		EX3,
		['AMB-04']
	),
	'c-8': trump(
		l10n('リセット', 'Reset'),
		l10n('場を空にし、切札をすべて伏せる。', 'Clears the field and closes every trump.'),
		['reset'],
		EX30,
		['AMB-04']
	),
	'c-9': trump(
		l10n('要塞', 'Fortress'),
		l10n('♠を使ったアクションのダメージを防ぐ。', 'Prevents damage from actions with a spade key card.'),
		[],
		EX18,
		['AMB-76'],
		[
			{
				text: l10n(
					'キーカードに♠を含む相手のアクションが効果を発揮する直前に、自分の場にキャラクターがいれば、その効果で自分はダメージを受けない。',
					'If you have a character on your field right before an action of the opponent whose key cards include a spade takes effect, that effect deals no damage to you.'
				),
				scope: YOUR
			}
		],
		['action:throwing', 'action:death-lance', 'action:royal-straight-flush', '3.8']
	),
	'c-10': trump(
		l10n('悪あがき', 'Last ditch'),
		l10n('手札と引き換えにリクエストを取り除く。', 'Removes a request at the price of your hand.'),
		['last-ditch'],
		EX30
	),
	'c-j': trump(
		l10n('騎士', 'Knight'),
		l10n('♠2〜10と合わせて騎士になる。', 'Joins a ♠2–10 into the knight.'),
		['summon-knight', 'quick-summon-knight', 'sweep', 'knight-revive'],
		EX22,
		[],
		[],
		['character:knight']
	),
	'face-down-trump': trump(
		l10n('裏切札', 'face-down trump'),
		l10n(
			'伏せた切札。どのカードでもよく、伏せている間は何もしない。',
			'A trump lying face down: any card, and it does nothing while it lies so.'
		),
		[],
		'v8.1',
		['AMB-79'],
		[],
		['action:quick-open', 'action:main-open', '6.1', '8.3.1.5']
	)
};
