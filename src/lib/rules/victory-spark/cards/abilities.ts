// The abilities of the sample cards, data first. Many are the plainest card that shows one rule.
import { l10n } from '../../core/text';
import { ruled } from '../rulings';
import { defIdOf, other, ringOf } from '../table';
import {
	blockFromHand,
	boostRing,
	drawCards,
	endPhase,
	lockLevel,
	may,
	notPartnerAttack,
	playLevel0,
	ringToWaiting,
	standThis
} from './lines';
import type { CardId } from './printed';
import type { Ability, Trigger } from './types';

const start = (on: Trigger['on']): Trigger => ({ on, who: 'own' });

export const ABILITIES: Readonly<Partial<Record<CardId, readonly Ability[]>>> = {
	V07: [
		{
			kind: 'act',
			zone: 'bench',
			cost: { energy: 1 },
			text: l10n(
				'[エネルギー1枚をレスト] このターン、自分のリングのカードの攻撃力+500。',
				'[Rest 1 energy] This turn, your ring card gets +500 attack.'
			),
			lines: [boostRing('own', 'attack', 500, 'turn')],
			cites: ['R30', 'R31']
		}
	],
	V08: [
		{
			kind: 'cancel',
			zone: 'hand',
			range: 'bench',
			text: l10n(
				'手札のこのカードを控え室に置き、相手のベンチの能力1つを打ち消す。',
				'Put this card from the hand into the waiting room: cancel an opponent’s bench ability.'
			),
			lines: [],
			cites: ['E04']
		}
	],
	V09: [
		{
			kind: 'auto',
			zone: 'field',
			trigger: start('turnStart'),
			text: l10n(
				'自分のターン開始時、カードを1枚引いてよい。',
				'At the start of your turn, you may draw a card.'
			),
			lines: [may(), drawCards(1)],
			cites: ['R05']
		}
	],
	V10: [
		{
			kind: 'auto',
			zone: 'bench',
			trigger: start('energyStart'),
			text: l10n(
				'自分のエネルギーフェイズ開始時、このターン、自分のリングのカードの攻撃力+1000としてよい。',
				'At the start of your energy phase, your ring card may get +1000 attack this turn.'
			),
			lines: [may(), boostRing('own', 'attack', 1000, 'turn')],
			cites: ['R10', 'R11']
		}
	],
	V11: [
		{
			kind: 'auto',
			zone: 'field',
			trigger: { on: 'placed', who: 'self' },
			text: l10n(
				'このカードが手札から場に出たか、リングからベンチに移った時、これからレベル0のカードはプレイできない。',
				'When this is put on the field from the hand, or moves from ring to bench: from now on level-0 cards can’t be played.'
			),
			lines: [lockLevel(0)],
			cites: ['R19', 'R20']
		}
	],
	V12: [
		{
			kind: 'auto',
			zone: 'bench',
			trigger: { on: 'played', who: 'own', names: ['ナミ', 'サワ'], slot: 'bench' },
			text: l10n(
				'自分の「ナミ」か「サワ」がベンチにプレイされた時、カードを1枚引いてよい。',
				'When your Nami or Sawa is played onto the bench, you may draw a card.'
			),
			lines: [may(), drawCards(1)],
			cites: ['R26', 'R27']
		}
	],
	V15: [
		{
			kind: 'auto',
			zone: 'bench',
			trigger: start('attackStart'),
			text: l10n(
				'自分のアタックフェイズ開始時、このターン、自分のリングのカードの攻撃力+500としてよい。',
				'At the start of your attack phase, your ring card may get +500 attack this turn.'
			),
			lines: [may(), boostRing('own', 'attack', 500, 'turn')],
			cites: ['R35', 'R36']
		}
	],
	V16: [
		{
			kind: 'cont',
			zone: 'hand',
			always: 'blocksForHarbor',
			text: l10n(
				'自分のリングのカードが《港》なら、手札のこのカードでパートナーブロックできる。',
				'If your ring card is Harbor, you may partner-block with this card from the hand.'
			),
			lines: [],
			cites: ['R49']
		}
	],
	V17: [
		{
			kind: 'auto',
			zone: 'bench',
			trigger: { on: 'wasAttacked', who: 'own' },
			text: l10n(
				'自分のリングのカードが攻撃された時、手札の《港》のカード1枚でパートナーブロックしてよい。',
				'When your ring card is attacked, you may partner-block with a Harbor card of the hand.'
			),
			lines: [blockFromHand],
			cites: ['R50']
		}
	],
	V18: [
		{
			kind: 'spark',
			zone: 'ring',
			trigger: { on: 'fromDeck', who: 'self' },
			text: l10n('カードを1枚引く。', 'Draw a card.'),
			lines: [drawCards(1)],
			cites: ['R54', 'E06']
		}
	],
	V19: [
		{
			kind: 'auto',
			zone: 'bench',
			trigger: { on: 'attackEnd', who: 'supporter' },
			cost: { energy: 1 },
			text: l10n(
				'このカードがサポートした攻撃の終了時、[エネルギー1枚をレスト] このカードをスタンドしてよい。',
				'At the end of an attack this supported, you may [rest 1 energy]: stand this card.'
			),
			lines: [may({ energy: 1 }), standThis],
			cites: ['R55', 'R56']
		}
	],
	V20: [
		{
			kind: 'act',
			zone: 'bench',
			cost: { energy: 1 },
			text: l10n(
				'[エネルギー1枚をレスト] カードを1枚引き、アビリティフェイズを終わらせる。',
				'[Rest 1 energy] Draw a card; then the ability phase ends.'
			),
			lines: [drawCards(1), endPhase],
			cites: ['R33']
		}
	],
	V21: [
		{
			kind: 'auto',
			zone: 'bench',
			trigger: start('drawStart'),
			text: l10n(
				'自分のドローフェイズ開始時、カードを1枚引いてよい。',
				'At the start of your draw phase, you may draw a card.'
			),
			lines: [may(), drawCards(1)],
			cites: ['R08']
		}
	],
	V22: [
		{
			kind: 'auto',
			zone: 'bench',
			trigger: start('characterStart'),
			text: l10n(
				'自分のキャラフェイズ開始時、カードを1枚引いてよい。',
				'At the start of your character phase, you may draw a card.'
			),
			lines: [may(), drawCards(1)],
			cites: ['R15']
		}
	],
	V23: [
		{
			kind: 'auto',
			zone: 'bench',
			trigger: start('abilityStart'),
			text: l10n(
				'自分のアビリティフェイズ開始時、カードを1枚引いてよい。',
				'At the start of your ability phase, you may draw a card.'
			),
			lines: [may(), drawCards(1)],
			cites: ['R32']
		}
	],
	V24: [
		{
			kind: 'cont',
			zone: 'bench',
			always: 'noPartnerAttack',
			text: l10n(
				'自分のリングのカードへの攻撃はパートナーアタックにならない。',
				'Attacks on your ring card don’t become partner attacks.'
			),
			lines: [],
			cites: ['R39']
		}
	],
	V25: [
		{
			kind: 'auto',
			zone: 'bench',
			trigger: { on: 'wasAttacked', who: 'own' },
			cost: { self: 'waiting' },
			text: l10n(
				'自分のリングのカードが攻撃された時、[このカードを控え室に置く] その攻撃をパートナーアタックではなくしてよい。',
				'When your ring card is attacked, you may [put this into the waiting room]: that attack doesn’t become a partner attack.'
			),
			lines: [may({ self: 'waiting' }), notPartnerAttack],
			cites: ['R39']
		}
	],
	V26: [
		{
			kind: 'auto',
			zone: 'bench',
			trigger: { on: 'supported', who: 'own' },
			text: l10n(
				'自分のキャラがサポートした時、自分のリングのカードを控え室に置き、カードを1枚引いてよい。',
				'When a character of yours supports, you may put your ring card into the waiting room and draw a card.'
			),
			lines: [may(), ringToWaiting, drawCards(1)],
			cites: ['R53']
		}
	],
	V27: [
		{
			kind: 'spark',
			zone: 'ring',
			trigger: {
				on: 'fromDeck',
				who: 'self',
				given: (table, controller) => ringOf(table, other(controller)) !== null
			},
			text: l10n(
				'リングに置かれた時に相手のリングにカードがいるなら、カードを1枚引く。',
				'If there is a card on the opposing ring when this comes onto the ring, draw a card.'
			),
			lines: [drawCards(1)],
			cites: ['R53', 'R54']
		}
	],
	V28: [
		{
			kind: 'act',
			zone: 'bench',
			cost: { energy: 1 },
			text: l10n(
				'[エネルギー1枚をレスト] 手札のレベル0のカード1枚を、空いているベンチにプレイしてよい。',
				'[Rest 1 energy] You may play a level-0 card of the hand onto an empty bench slot.'
			),
			lines: [playLevel0],
			cites: ['R17']
		}
	],
	V29: [
		{
			kind: 'auto',
			zone: 'retire',
			trigger: { on: 'retired', who: 'self' },
			text: l10n(
				'このカードがリタイヤ置場に置かれた時、カードを1枚引く。',
				'When this is put into the retire yard, draw a card.'
			),
			lines: [drawCards(1)],
			cites: ['R54']
		}
	],
	V30: [
		{
			kind: 'auto',
			zone: 'bench',
			trigger: { on: 'partnerAttackEnd', who: 'own' },
			text: l10n(
				'自分のパートナーアタックの終了時、カードを1枚引いてよい。',
				'At the end of your partner attack, you may draw a card.'
			),
			lines: [may(), drawCards(1)],
			cites: ['R55']
		}
	],
	V31: [
		{
			kind: 'act',
			zone: 'bench',
			cost: { self: 'reverse' },
			text: l10n(
				'[このカードをリバースする] このターン、自分のリングのカードの攻撃力+1500。',
				'[Reverse this card] This turn, your ring card gets +1500 attack.'
			),
			lines: [boostRing('own', 'attack', 1500, 'turn')],
			cites: ['R03', 'R31']
		}
	],
	V32: [
		{
			kind: 'cancel',
			zone: 'hand',
			range: 'any',
			text: l10n(
				'手札のこのカードを控え室に置き、相手の能力1つを打ち消す。',
				'Put this card from the hand into the waiting room: cancel an opponent’s ability.'
			),
			lines: [],
			cites: ['E04']
		}
	],
	V33: [
		{
			kind: 'auto',
			zone: 'bench',
			trigger: { on: 'attackEnd', who: 'supporter' },
			text: l10n(
				'このカードがサポートした攻撃の終了時、このターン、相手のリングのカードの防御力-1000。',
				'At the end of an attack this supported, the opposing ring card gets -1000 defence this turn.'
			),
			lines: [boostRing('opposing', 'defence', -1000, 'turn')],
			cites: ['R55']
		}
	],
	V35: [
		{
			kind: 'auto',
			zone: 'bench',
			trigger: { on: 'blocked', who: 'own' },
			text: l10n(
				'自分がパートナーブロックした時、カードを1枚引いてよい。',
				'When you partner-block, you may draw a card.'
			),
			lines: [may(), drawCards(1)],
			cites: ['R45']
		}
	],
	N02: [
		{
			kind: 'auto',
			zone: 'bench',
			trigger: { on: 'supported', who: 'self' },
			cost: { self: 'waiting' },
			text: l10n(
				'このカードがサポートした時、控え室に置いて、攻撃力+2000としてよい。',
				'When this supports, you may put it into the waiting room: +2000 attack.'
			),
			lines: [may({ self: 'waiting' }), boostRing('own', 'attack', 2000, 'attack')],
			cites: ['R42']
		}
	],
	N05: [
		{
			kind: 'auto',
			zone: 'bench',
			trigger: { on: 'wasAttacked', who: 'own' },
			cost: { self: (table) => (ruled(table, 'A8', 'retire') ? 'retire' : 'waiting') },
			text: l10n(
				'自分のリングのカードが攻撃された時、このカードを控え室に置いて、防御力+2000としてよい。',
				'When your ring card is attacked, you may put this into the waiting room: +2000 defence.'
			),
			lines: [
				may({ self: (table) => (ruled(table, 'A8', 'retire') ? 'retire' : 'waiting') }),
				boostRing('own', 'defence', 2000, 'attack')
			],
			cites: ['R42', 'R43']
		}
	],
	N06: [
		{
			kind: 'auto',
			zone: 'field',
			trigger: { on: 'placed', who: 'self' },
			text: l10n(
				'手札から場に出たか、リングからベンチに移った時、これからレベル0のカードはプレイできない。',
				'When put on the field from the hand, or moved from ring to bench: from now on level-0 cards can’t be played.'
			),
			lines: [lockLevel(0)],
			cites: ['R19', 'R20']
		}
	]
};

/** The abilities of a card of the table. */
export const abilitiesOf = (card: string): readonly Ability[] => ABILITIES[defIdOf(card) as CardId] ?? [];
/** One ability, by the id that picks use: `A:V07/1`, counted from 1. */
export const abilityId = (card: string, index: number): string => `${card}/${index + 1}`;
export function abilityAt(id: string): { card: string; index: number; ability: Ability } | null {
	const [card = '', n = ''] = id.split('/');
	const index = Number(n) - 1;
	const ability = abilitiesOf(card)[index];
	return ability ? { card, index, ability } : null;
}
