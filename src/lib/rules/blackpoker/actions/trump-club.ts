// Actions of the club trumps: スイッチ 内乱 手札補充 リセット 悪あがき 騎士. (要塞, ♣9, has none: it is in shared.ts, `hit`.)
import { l10n } from '../../core/text';
import { askCards, askUnits } from '../choices';
import {
	COMMON,
	OPPONENT,
	SUITED,
	keys,
	slot,
	steps,
	type ActionDef,
	type ActionFamily,
	type Ctx,
	type Line,
	type Step
} from '../define';
import { isRuled, unitWith, type Unit } from '../table';
import { soldiersOf } from '../units';
import { hasOpenTrump } from '../labels';
import { negateTarget } from './quick-magic';
import { onFallOf, onOwnEnd, onlyIfOpen, openTrump, pairEnters, trumpReturns } from './shared';
import { ofUnit, withTrump } from './trump';

/** The opponent picks one of these units of his own; it goes to the graveyard. With none the step is skipped. */
function foeGivesUp(c: Ctx, units: readonly Unit[], ja: string, en: string, cite: string) {
	if (!units.length) return steps();
	const [pick] = c.answers.given ?? [];
	if (!pick)
		return {
			ask: askUnits(
				c,
				'given',
				l10n(ja, en),
				units.map((unit) => ({ by: c.foe, unit })),
				{ seat: c.foe, cites: [cite] }
			)
		};
	return steps({ do: 'leave', units: [unitWith(c.table, pick)!.unit.id], to: 'graveyard' });
}
const foeGivesSoldier: Line = (c) =>
	foeGivesUp(
		c,
		soldiersOf(c.table, c.foe),
		'墓地に置く自分の兵士',
		'which of your soldiers goes to the graveyard',
		'action:summon-knight'
	);
const SUMMON_KNIGHT: Pick<ActionDef, 'type' | 'speed' | 'keys' | 'effect' | 'rulings'> = {
	type: '召喚',
	speed: 'normal',
	keys: keys([slot(COMMON, 'S')]),
	effect: [onlyIfOpen('C', 'J'), foeGivesSoldier, pairEnters('C', 'J')],
	// the seed's slip read to the letter: the last step names ♠J
	rulings: {
		'AMB-02': { 'spade-j': { effect: [onlyIfOpen('C', 'J'), foeGivesSoldier, pairEnters('S', 'J')] } }
	}
};

export const CLUB_TRUMPS: ActionFamily = [
	withTrump('switch', 'スイッチ', 'Switch', 'C', '4', {
		type: '兵士起因',
		speed: 'immediate',
		timing: 'quick',
		cost: 'K',
		unit: {
			kind: 'soldier',
			label: 'スイッチ',
			need: l10n('<スイッチ>を持つ自分の兵士', 'one of your soldiers with <スイッチ>')
		},
		effect: [
			(c) => {
				const { hand } = c.table.players[c.by];
				if (!hand.length) return steps();
				const cards = c.answers.card;
				if (!cards)
					return {
						ask: askCards(
							c,
							'card',
							l10n('兵士として出す手札', 'the hand card that enters as a soldier'),
							hand,
							{
								seenBy: [c.by],
								cites: ['action:switch']
							}
						)
					};
				return steps({ do: 'enter', cards, from: 'hand' });
			},
			(c) => steps({ do: 'leave', units: [c.request.unit!], to: 'hand' })
		]
	}),
	withTrump('civil-war', '内乱', 'Civil war', 'C', '5', {
		type: '通常魔法',
		speed: 'normal',
		timing: 'main',
		cost: 'B',
		keys: keys([slot(SUITED, 'C')]),
		target: OPPONENT,
		effect: [
			(c) => {
				const { hand } = c.table.players[c.foe];
				if (hand.length < c.table.players[c.by].hand.length) return { stop: true };
				const cards = hand.length <= 2 ? hand : c.answers.cards;
				if (!cards)
					return {
						ask: askCards(c, 'cards', l10n('捨てる手札2枚', 'two cards to discard'), hand, {
							seat: c.foe,
							min: 2,
							max: 2,
							seenBy: [c.foe],
							cites: ['action:civil-war']
						})
					};
				return steps({ do: 'discard', by: c.foe, cards });
			}
		]
	}),
	withTrump('riot', '暴動', 'Riot', 'C', '5', {
		type: '誘発魔法',
		trigger: 'triggered',
		speed: 'immediate',
		timing: 'quick',
		when: {
			on: 'discarded',
			when: (table, event, player) =>
				event.type === 'discarded' &&
				event.player !== player &&
				(event.byEffect || !isRuled(table, 'AMB-77', 'effects-only')) &&
				hasOpenTrump(table, player, 'C', '5')
					? [String(event.count)]
					: false
		},
		effect: [(c) => steps({ do: 'damage', to: c.foe, amount: 2 * Number(c.request.about) })]
	}),
	withTrump('hand-refill', '手札補充', 'Hand refill', 'C', '7', {
		type: '誘発魔法',
		trigger: 'triggered',
		speed: 'normal',
		timing: 'quick',
		when: {
			on: 'requested',
			when: (table, event, player) =>
				onOwnEnd('C', '7')(table, event, player) ||
				(isRuled(table, 'AMB-04', 'hand-refill-name') && onOwnEnd('C', '8')(table, event, player))
		},
		effect: [
			(c) => {
				const have = c.table.players[c.by].hand.length;
				return have > 3 ? { stop: true } : steps({ do: 'draw', by: c.by, count: have === 3 ? 1 : 2 });
			}
		]
	}),
	withTrump('reset', 'リセット', 'Reset', 'C', '8', {
		// ♣8 called 手札補充: no trump of the name リセット exists
		rulings: {
			'AMB-04': { 'hand-refill-name': { conditions: [{ kind: 'no-such-trump', name: 'リセット' }] } }
		},
		type: '通常魔法',
		speed: 'normal',
		timing: 'main',
		cost: 'L',
		keys: keys([slot(SUITED, 'C')]),
		effect: [
			(c) =>
				steps({
					do: 'leave',
					units: (['A', 'B'] as const).flatMap((p) => c.table.players[p].field.map((u) => u.id)),
					to: 'graveyard'
				}),
			(c) =>
				(['A', 'B'] as const).flatMap((p) =>
					c.table.players[p].trumps
						.filter((t) => t.faceUp)
						.map((t): Step => ({ do: 'closeTrump', card: t.card }))
				)
		]
	}),
	withTrump('last-ditch', '悪あがき', 'Last ditch', 'C', '10', {
		type: '速攻魔法',
		speed: 'immediate',
		timing: 'quick',
		target: {
			kind: 'request',
			side: 'any',
			need: l10n('キーカードのあるリクエスト', 'a request that has a key card'),
			tests: ['some-key']
		},
		effect: [
			negateTarget,
			(c) => {
				const { hand } = c.table.players[c.by];
				if (hand.length) return steps({ do: 'discard', by: c.by, cards: hand });
				const trump = openTrump(c, 'C', '10');
				return trump ? steps({ do: 'move', cards: [trump], from: 'trumps', to: 'graveyard' }) : steps();
			}
		]
	}),
	withTrump('summon-knight', '騎士召喚', 'Summon knight', 'C', 'J', {
		...SUMMON_KNIGHT,
		timing: 'main',
		cost: 'BL'
	}),
	withTrump('quick-summon-knight', 'クイック騎士召喚', 'Quick summon knight', 'C', 'J', {
		...SUMMON_KNIGHT,
		timing: 'quick',
		cost: 'D'
	}),
	ofUnit('sweep', '薙払', 'Sweep', {
		type: '兵士起因',
		speed: 'immediate',
		timing: 'quick',
		cost: 'K',
		unit: { kind: 'soldier', character: 'knight', need: l10n('自分の騎士', 'your knight') },
		target: OPPONENT,
		effect: [
			(c) =>
				foeGivesUp(
					c,
					c.table.players[c.foe].field,
					'墓地に置く自分のキャラクター',
					'which of your characters goes to the graveyard',
					'action:sweep'
				)
		]
	}),
	ofUnit('knight-revive', '騎士再生', 'Knight revival', {
		type: '切札操作',
		trigger: 'triggered',
		speed: 'immediate',
		timing: 'quick',
		when: { on: 'fell', when: onFallOf('knight') },
		effect: [trumpReturns('C', 'J')]
	})
];
