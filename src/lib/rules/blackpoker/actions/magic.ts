// Magic of the formats (通常魔法).
import { l10n } from '../../core/text';
import { numberOf, cardOf, totalOf, type Suit } from '../cards';
import { askCards, askMode, modeOption } from '../choices';
import {
	BULWARK,
	LITE,
	LOW,
	MASTER,
	OPPONENT,
	OWN_CHARACTER,
	SOLDIER,
	STANDARD,
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
import { findUnit, isRuled, type Table } from '../table';
import { bulwarksOf, sizeOf, soldiersOf } from '../units';
import { askAllInOrder, hit, lifeOrder } from './shared';

const magic = (
	id: string,
	ja: string,
	en: string,
	rest: Pick<ActionDef, 'formats' | 'effect'> & Partial<ActionDef>
): ActionDef => ({
	id,
	name: l10n(ja, en),
	type: '通常魔法',
	trigger: 'direct',
	speed: 'normal',
	timing: 'main',
	cost: '',
	frames: null,
	...rest
});
/** Two key cards of any rank, one of each suit. */
const pair = (a: Suit, b: Suit) => keys([slot(SUITED, a), slot(SUITED, b)]);
/** The four master magics: two low cards of one suit and BB, out of Counter's reach. */
const great = (suit: Suit): Pick<ActionDef, 'formats' | 'cost' | 'keys' | 'notCounterable'> => ({
	formats: MASTER,
	cost: 'BB',
	keys: keys([slot(LOW, suit, 2)]),
	notCounterable: true
});
const numberOfSuit = (c: Ctx, suit: Suit): number =>
	numberOf(c.request.keys.find((card) => cardOf(card).suit === suit)!);
const keyTotal = (c: Ctx): number => totalOf(c.request.keys);

/** Every soldier on the table, as ids, that passes a test on its size. */
export const soldiersWhere = (table: Table, test: (size: number) => boolean): string[] =>
	(['A', 'B'] as const).flatMap((p) =>
		soldiersOf(table, p)
			.filter((u) => test(sizeOf(table, p, u)))
			.map((u) => u.id)
	);

/** 防壁破壊, also of the chariot. */
export const DESTROY_BULWARK: readonly Line[] = [
	(c) => steps({ do: 'leave', units: [c.unit], to: 'graveyard' })
];
/** リアニメイト, also of the reanimator: the card is chosen before the sacrifice lands in the graveyard. */
export const REANIMATE: readonly Line[] = [
	(c) => {
		const { graveyard } = c.table.players[c.by];
		if (!graveyard.length) return steps({ do: 'note', notes: { card: '' } });
		const [card] = c.answers.card ?? [];
		if (!card)
			return {
				ask: askCards(
					c,
					'card',
					l10n('兵士として出す墓地のカード', 'the graveyard card that will enter as a soldier'),
					graveyard,
					{ seenBy: [c.by], cites: ['action:reanimate', 'AMB-67'] }
				)
			};
		return steps({ do: 'note', notes: { card } });
	},
	(c) => {
		const card = c.notes.card as string;
		const leaves: Step = { do: 'leave', units: [c.unit], to: 'graveyard' };
		return card ? steps(leaves, { do: 'enter', cards: [card], from: 'graveyard' }) : steps(leaves);
	},
	// the chosen card never left the graveyard, so there is nothing to put back
	() => steps()
];

export const MAGIC: ActionFamily = [
	magic('destroy-bulwark', '防壁破壊', 'Destroy bulwark', {
		formats: LITE,
		keys: pair('H', 'D'),
		target: BULWARK,
		effect: DESTROY_BULWARK
	}),
	magic('throwing', '投擲', 'Throw', {
		formats: LITE,
		keys: pair('S', 'C'),
		target: OPPONENT,
		effect: [(c) => hit(c, c.foe, numberOfSuit(c, 'S'))]
	}),
	magic('death-lance', '死の槍', 'Death lance', {
		formats: STANDARD,
		keys: pair('S', 'D'),
		target: SOLDIER,
		effect: [
			(c) => {
				const { unit, by } = findUnit(c.table, c.unit)!;
				const size = sizeOf(c.table, by, unit);
				const least = isRuled(c.table, 'AMB-65', 'positive-only') ? 1 : -Infinity;
				const pierces = size !== 0 && size >= least && size % numberOfSuit(c, 'D') === 0;
				return pierces
					? steps({ do: 'note', notes: { owner: by } }, { do: 'say', code: 'condition_met' })
					: { stop: true };
			},
			(c) => {
				const { unit } = findUnit(c.table, c.unit)!;
				const order = c.answers.order;
				if (unit.cards.length > 1 && !order)
					return askAllInOrder(c, 'order', lifeOrder(unit.cards), unit.cards, {
						cites: ['action:death-lance']
					});
				return steps({ do: 'leave', units: [c.unit], to: 'life', ...(order && { order }) });
			},
			(c) => hit(c, c.notes.owner as 'A' | 'B', numberOfSuit(c, 'S'))
		]
	}),
	magic('add-bulwark', '防壁補充', 'Replenish bulwarks', {
		formats: STANDARD,
		keys: pair('H', 'C'),
		effect: [
			(c) => {
				const [how] = c.answers.how ?? [];
				if (!how)
					return {
						ask: askMode(
							c,
							'how',
							l10n('チャージで1つか、ドライブで2つか', 'one charged or two driven'),
							[
								modeOption('one', 'チャージで1つ', 'one, charged'),
								modeOption('two', 'ドライブで2つ', 'two, driven')
							],
							{ cites: ['action:add-bulwark'] }
						)
					};
				const { life } = c.table.players[c.by];
				return life.slice(0, how === 'one' ? 1 : 2).map((card): Step => ({
					do: 'enter',
					cards: [card],
					from: 'life',
					faceDown: true,
					...(how === 'two' && { driven: true as const })
				}));
			}
		]
	}),
	magic('reanimate', 'リアニメイト', 'Reanimate', {
		formats: STANDARD,
		keys: pair('S', 'H'),
		target: OWN_CHARACTER,
		effect: REANIMATE
	}),
	magic('handes', 'ハンデス', 'Hand destruction', {
		formats: STANDARD,
		keys: pair('D', 'C'),
		target: OPPONENT,
		effect: [
			(c) => {
				const { hand } = c.table.players[c.foe];
				if (!hand.length) return steps();
				const cards = c.answers.card;
				if (!cards)
					return {
						ask: askCards(c, 'card', l10n('相手が捨てるカード', 'the card the opponent discards'), hand, {
							cites: ['action:handes']
						})
					};
				return steps(
					{
						do: 'say',
						code: 'looked',
						slots: { seat: c.by, owner: c.foe, zone: l10n('手札', 'hand') },
						seat: c.by
					},
					{ do: 'discard', by: c.foe, cards }
				);
			}
		]
	}),
	magic('sword-rain', '剣の雨', 'Rain of swords', {
		...great('S'),
		effect: [
			(c) =>
				steps({ do: 'leave', units: soldiersWhere(c.table, (size) => size <= keyTotal(c)), to: 'graveyard' })
		]
	}),
	magic('force', 'フォース', 'Force', {
		...great('H'),
		effect: [
			(c) =>
				// AMB-84, other setting: only the soldiers that stand there now
				isRuled(c.table, 'AMB-84', 'snapshot')
					? soldiersOf(c.table, c.by).map((u): Step => ({
							do: 'modify',
							unit: u.id,
							by: keyTotal(c),
							source: 'force'
						}))
					: steps({ do: 'boost', player: c.by, by: keyTotal(c), source: 'force' }),
			() => steps({ do: 'fog', kind: 'force', name: l10n('フォース', 'Force'), target: null })
		]
	}),
	magic('recruit', '徴募', 'Recruit', {
		...great('D'),
		effect: [
			(c) => {
				if (!c.notes.turned)
					return {
						steps: [
							{ do: 'reveal', by: c.by, count: 4 },
							{ do: 'note', notes: { turned: true } }
						],
						goTo: 0
					};
				// AMB-63: each card is compared by itself, and all that qualify enter
				const fit = c.revealed.filter((card) => numberOf(card) <= keyTotal(c));
				const limited = isRuled(c.table, 'AMB-63', 'total-limit');
				const chosen = limited || isRuled(c.table, 'AMB-63', 'choose') ? c.answers.enter : fit;
				if (!chosen)
					return {
						ask: askCards(c, 'enter', l10n('兵士として出すカード', 'the cards that enter as soldiers'), fit, {
							min: 0,
							max: fit.length,
							...(limited && { atMost: keyTotal(c) }),
							cites: ['action:recruit', 'AMB-63']
						})
					};
				return chosen.map((card): Step => ({ do: 'enter', cards: [card], from: 'revealed', driven: true }));
			},
			(c) => {
				const rest = c.revealed;
				if (!rest.length) return steps();
				const order = rest.length === 1 ? rest : c.answers.order;
				if (!order)
					return askAllInOrder(
						c,
						'order',
						l10n(
							'ライフの下に置く順(先に選んだものが上)',
							'the order at the bottom of life, upper card first'
						),
						rest,
						{ cites: ['action:recruit'] }
					);
				// which cards they are everybody saw; in what order they lie is nobody else's business
				return steps({
					do: 'move',
					cards: order,
					from: 'revealed',
					to: 'life',
					at: 'bottom',
					seenBy: [c.by]
				});
			}
		]
	}),
	magic('surprise-attack', '奇襲', 'Surprise', {
		...great('C'),
		effect: [
			(c) => bulwarksOf(c.table, c.by).map((u): Step => ({ do: 'turnUp', unit: u.id })),
			(c) => steps({ do: 'charge', units: soldiersOf(c.table, c.by).map((u) => u.id) })
		]
	})
];
