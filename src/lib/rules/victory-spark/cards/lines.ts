// The lines effects are made of. Each is one printed step, pure: it reads the table and says what changes, or asks.
import type { Reason } from '../../core/contract';
import { l10n, type L10n } from '../../core/text';
import { because } from '../reasons';
import { cardLabel } from '../labels';
import { ask, prompt } from '../prompts';
import { BENCH, onField, other, ringOf, standingEnergy, type Player, type Table } from '../table';
import { cardOf } from './printed';
import type { Cost, Line, Outcome, Step } from './types';

const YES = l10n('使う', 'Use it');
const NO = l10n('使わない', 'Don’t use it');

/** What keeps a cost from being paid in full (E07). */
export function costReasons(table: Table, seat: Player, card: string, cost: Cost | undefined): Reason[] {
	if (!cost) return [];
	const reasons: Reason[] = [];
	const have = standingEnergy(table, seat);
	if (cost.energy && have < cost.energy) reasons.push(because('cost_energy', { need: cost.energy, have }));
	const at = onField(table, card);
	if (cost.self && !at) reasons.push(because('cost_card_gone', { card: cardLabel(card) }));
	if ((cost.self === 'rest' || cost.self === 'reverse') && at && at.held.posture !== 'stand')
		reasons.push(because('cost_card_tired', { card: cardLabel(card) }));
	return reasons;
}
/** The changes that paying it makes. */
export function costSteps(table: Table, seat: Player, card: string, cost: Cost | undefined): Step[] {
	const steps: Step[] = [];
	if (cost?.energy) steps.push({ do: 'restEnergy', seat, count: cost.energy });
	const self = typeof cost?.self === 'function' ? cost.self(table) : cost?.self;
	if (self === 'waiting') steps.push({ do: 'toWaiting', card });
	else if (self === 'retire') steps.push({ do: 'toRetire', card });
	else if (self) steps.push({ do: 'turn', card, to: self });
	return steps;
}

const line = (ja: string, en: string, run: Line['run']): Line => ({ text: l10n(ja, en), run });

/** "You may [cost]": asks its controller; without a yes the effect ends there. */
export const may = (cost?: Cost, ja = '使うかどうかを選ぶ', en = 'Choose whether to use it'): Line =>
	line(ja, en, ({ table, self, seat, answer }) => {
		if (answer) return answer.includes('yes') ? costSteps(table, seat, self, cost) : 'stop';
		return ask(prompt('use_it', { card: cardLabel(self) }), 1, 1, [
			{ id: 'yes', label: YES, reasons: costReasons(table, seat, self, cost), refs: [self] },
			{ id: 'no', label: NO, reasons: [], refs: [] }
		]);
	});

export const drawCards = (count: number): Line =>
	line(`カードを${count}枚引く`, count === 1 ? 'Draw a card' : `Draw ${count} cards`, ({ seat }) => [
		{ do: 'draw', seat, count }
	]);

type Whose = 'own' | 'opposing';
const RING: Readonly<Record<Whose, L10n>> = {
	own: l10n('自分のリングのカード', 'the own ring card'),
	opposing: l10n('相手のリングのカード', 'the opposing ring card')
};
const UNTIL = {
	attack: l10n('この攻撃のあいだ', 'during this attack'),
	turn: l10n('このターンのあいだ', 'this turn')
};
/** A ring card's attack or defence changes. */
export function boostRing(
	whose: Whose,
	stat: 'attack' | 'defence',
	by: number,
	until: 'attack' | 'turn'
): Line {
	const sign = by < 0 ? String(by) : `+${by}`;
	const ja = `${UNTIL[until].ja}、${RING[whose].ja}の${stat === 'attack' ? '攻撃力' : '防御力'}${sign}`;
	const en = `${sign} ${stat} for ${RING[whose].en} ${UNTIL[until].en}`;
	return line(ja, en, ({ table, seat, self }) => {
		const ring = ringOf(table, whose === 'own' ? seat : other(seat));
		return ring ? [{ do: 'boost', card: ring.card, stat, by, until, source: self }] : [];
	});
}

export const standThis = line('このカードをスタンドする', 'Stand this card', ({ table, self }) =>
	onField(table, self) ? [{ do: 'turn', card: self, to: 'stand' }] : []
);
export const notPartnerAttack = line(
	'この攻撃はパートナーアタックにならない',
	'This attack doesn’t become a partner attack',
	() => [{ do: 'notPartner' }]
);
export const lockLevel = (level: number): Line =>
	line(
		`これからレベル${level}のカードはプレイできない`,
		`From now on level-${level} cards can’t be played`,
		({ self }) => [{ do: 'lock', level, source: self }]
	);
export const endPhase = line('アビリティフェイズを終わらせる', 'The ability phase ends', () => [
	{ do: 'endPhase' }
]);
export const ringToWaiting = line(
	'自分のリングのカードを控え室に置く',
	'Put the own ring card into the waiting room',
	({ table, seat }) => {
		const ring = ringOf(table, seat);
		return ring ? [{ do: 'toWaiting', card: ring.card }] : [];
	}
);
/** R50: a block in the support step, with any hand card of the harbor series. */
export const blockFromHand = line(
	'手札の《港》のカードを1枚まで選び、それでパートナーブロックする',
	'Choose up to one Harbor card of the hand and partner-block with it',
	({ table, seat, answer }): Outcome => {
		if (answer) return answer[0] ? [{ do: 'block', seat, card: answer[0] }] : 'stop';
		const cards = table.sides[seat].hand;
		return ask(
			prompt('block_with'),
			0,
			1,
			cards.map((card) => ({
				id: card,
				label: cardLabel(card),
				reasons: cardOf(card).series === 'harbor' ? [] : [because('not_harbor', { card: cardLabel(card) })],
				seenBy: [seat]
			}))
		);
	}
);

/** Plays a level-0 hand card onto an empty bench slot, free of charge: still a play, so locks apply (R17). */
export const playLevel0 = line(
	'手札のレベル0のカード1枚を、空いているベンチにプレイしてよい',
	'You may play a level-0 hand card onto an empty bench slot',
	({ table, seat, answer }): Outcome => {
		const slot = BENCH.find((b) => !table.sides[seat].slots[b]);
		if (answer) return answer[0] && slot ? [{ do: 'place', seat, card: answer[0], slot }] : 'stop';
		const lock = table.locks.find((l) => l.level === 0);
		const cards = table.sides[seat].hand;
		return ask(
			prompt('play_which'),
			0,
			1,
			cards.map((card) => ({
				id: card,
				label: cardLabel(card),
				reasons: [
					...(cardOf(card).level === 0 ? [] : [because('not_level_0', { card: cardLabel(card) })]),
					...(lock && cardOf(card).level === 0
						? [because('level_locked', { level: 0, source: cardLabel(lock.source) })]
						: []),
					...(slot ? [] : [because('no_empty_slot')])
				],
				seenBy: [seat]
			}))
		);
	}
);
