// Parts that several families of actions share: removing requests, effect damage, orders of cards, trumps, searching.
import type { L10n } from '../../core/text';
import { l10n } from '../../core/text';
import { cardOf, isCourtOrAce, labelsOf, type CardId, type Player, type Rank, type Suit } from '../cards';
import { askCards, knowers } from '../choices';
import { steps, type Ctx, type Line, type Outcome, type Step } from '../define';
import type { Pile } from '../steps/step';
import { isRuled, unitWith, type ActionRequest, type GameEvent, type Table } from '../table';
import { hasOpenTrump } from '../labels';
import { nameOfAction } from './index';

/** Nullifies a request. AMB-36 read by the seed's letter: a key unit is then its key cards and goes to the graveyard too. */
export function negation(c: Ctx, request: ActionRequest): Step[] {
	const out: Step[] = [{ do: 'negate', request: request.id, name: nameOfAction(request.action) }];
	if (request.unit && isRuled(c.table, 'AMB-36', 'counterable'))
		out.push({ do: 'leave', units: [request.unit], to: 'graveyard' });
	return out;
}

/** Damage by an effect: 要塞 keeps it away where a spade is among the opponent's key cards (AMB-76). */
export function hit(c: Ctx, to: Player, amount: number): Step[] {
	const fortified = (c.notes.fortified ?? []) as readonly string[];
	const spade = c.request.keys.some((card) => cardOf(card).suit === 'S');
	return to !== c.by && spade && fortified.includes(to)
		? [{ do: 'say', code: 'damage_prevented', slots: { seat: to }, seat: to }]
		: [{ do: 'damage', to, amount }];
}

/** Asks for an order of all these cards, which will lie face down; there is nothing to ask for one. */
export function askAllInOrder(
	c: Ctx,
	id: string,
	what: L10n,
	cards: readonly CardId[],
	more: { readonly seat?: Player; readonly cites?: readonly string[] } = {}
): Outcome {
	const n = cards.length;
	const seenBy = knowers(more.seat ?? c.by, cards);
	return { ask: askCards(c, id, what, cards, { min: n, max: n, ordered: true, seenBy, ...more }) };
}
export const lifeOrder = (cards: readonly CardId[]): L10n =>
	l10n(
		`ライフに置く順(先に選んだものが上): ${labelsOf(cards).join('・')}`,
		`the order in life, topmost first: ${labelsOf(cards).join(', ')}`
	);

/** The own trump of this face, if it is up right now: the J and K summons look again on resolution. */
export const openTrump = (c: Ctx, suit: Suit, rank: Rank): CardId | null =>
	hasOpenTrump(c.table, c.by, suit, rank) ? `${c.by}:${suit}${rank}` : null;

/** "Proceed only if the trump is face up." */
export const onlyIfOpen =
	(suit: Suit, rank: Rank): Line =>
	(c) =>
		openTrump(c, suit, rank) ? steps({ do: 'say', code: 'condition_met' }) : { stop: true };

/** The key card and the trump enter together as a two-card character, charged. */
export const pairEnters =
	(suit: Suit, rank: Rank): Line =>
	(c) => {
		const trump = openTrump(c, suit, rank);
		// it may have nullified itself (AMB-39, other setting): its key card is gone
		return trump && c.request.held.length
			? steps({
					do: 'enter',
					cards: [trump],
					from: 'trumps',
					joined: { card: c.request.keys[0]!, from: 'held' }
				})
			: { stop: true };
	};

/** Cards from the top of life to the graveyard until Joker, A, J, Q or K turns up; that one to hand. */
export function mill(c: Ctx): Step[] {
	const { life } = c.table.players[c.by];
	const found = life.findIndex(isCourtOrAce);
	return [
		{
			do: 'move',
			cards: found < 0 ? life : life.slice(0, found),
			from: 'life',
			to: 'graveyard',
			code: 'milled'
		},
		found < 0
			? { do: 'say', code: 'not_found' }
			: { do: 'move', cards: [life[found]!], from: 'life', to: 'hand' }
	];
}

/** Where an own card lies, looking where its owner can see first; life and an unopened pack only after that (AMB-73). */
export function findOwnCard(table: Table, by: Player, card: CardId): Pile | null {
	const p = table.players[by];
	const everywhere = !isRuled(table, 'AMB-73', 'not-field-or-fog');
	if (p.hand.includes(card)) return 'hand';
	if (p.graveyard.includes(card)) return 'graveyard';
	if (p.trumps.some((t) => t.card === card)) return 'trumps';
	if (p.rare.includes(card)) return 'rare';
	if (everywhere && p.field.some((u) => u.cards.includes(card))) return 'field';
	if (p.pack?.opened && p.pack.cards.includes(card)) return 'pack';
	if (p.life.includes(card)) return 'life';
	return p.pack?.cards.includes(card) ? 'pack' : null;
}

/** 魔王召喚, 巨人召喚: search all own zones for the partner, shuffle what was hidden and looked through. */
export const searchPartner =
	(suit: Suit, rank: Rank): Line =>
	(c) => {
		const card = `${c.by}:${suit}${rank}`;
		const pile = findOwnCard(c.table, c.by, card);
		const { pack } = c.table.players[c.by];
		const inPack = pile === 'pack' && !pack!.opened;
		const hidden = pile === null || pile === 'life' || inPack;
		const look = (zone: L10n): Step => ({
			do: 'say',
			code: 'looked',
			slots: { seat: c.by, owner: c.by, zone },
			seat: c.by
		});
		const looked: Step[] = hidden ? [look(l10n('ライフ', 'life')), { do: 'shuffle', by: c.by }] : [];
		// an unopened pack comes last, so it is looked through only where life did not hold the card
		if (pack && !pack.opened && (inPack || pile === null))
			looked.push(look(l10n('パック', 'pack')), { do: 'shuffle', by: c.by, pile: 'pack' });
		return [{ do: 'note', notes: { partner: pile === null ? '' : card, pile: pile ?? '' } }, ...looked];
	};
/** "If found, both enter together, charged." What is left of a unit the partner was part of goes to the graveyard. */
export const partnerEnters =
	(suit: Suit, rank: Rank): Line =>
	(c) => {
		const partner = c.notes.partner as CardId;
		const trump = openTrump(c, suit, rank);
		if (!partner || !trump) return steps();
		const pile = c.notes.pile as Pile;
		const torn = pile === 'field' ? unitWith(c.table, partner)!.unit : null;
		return [
			{ do: 'enter', cards: [trump], from: 'trumps', joined: { card: partner, from: pile } },
			...(torn && torn.cards.length > 1 ? [{ do: 'leave', units: [torn.id], to: 'graveyard' } as const] : [])
		];
	};
/** "If not, the trump goes to the graveyard." */
export const orTrumpGoes =
	(suit: Suit, rank: Rank): Line =>
	(c) => {
		const trump = openTrump(c, suit, rank);
		return !c.notes.partner && trump
			? steps(
					{ do: 'say', code: 'not_found' },
					{ do: 'move', cards: [trump], from: 'trumps', to: 'graveyard' }
				)
			: steps();
	};

/** A trigger on one's own End: keyed to requesting it, or to its staging (AMB-17 decides for the normal ones). */
export const onOwnEnd =
	(suit: Suit, rank: Rank) =>
	(table: Table, event: GameEvent, player: Player): boolean =>
		(event.type === 'requested' || event.type === 'staged') &&
		event.action === 'end' &&
		event.by === player &&
		hasOpenTrump(table, player, suit, rank);

/** 再生: the two-card character fell; its trump comes back face up if it still lies in the own graveyard (AMB-74). */
export const onFallOf =
	(kind: string) =>
	(_: Table, event: GameEvent, player: Player): boolean =>
		event.type === 'fell' && event.player === player && event.kind === kind;
export const trumpReturns =
	(suit: Suit, rank: Rank): Line =>
	(c) => {
		const card = `${c.by}:${suit}${rank}`;
		return c.table.players[c.by].graveyard.includes(card)
			? steps({ do: 'layTrump', card, from: 'graveyard' })
			: steps({ do: 'say', code: 'not_found' });
	};
