// Names of zones, phases, postures and cards as sentences and the board write them.
import { l10n, type L10n, type Seat } from '../core/text';
import type { CardSlot } from '../core/text';
import { cardOf } from './cards/printed';
import type { AbilityKind } from './cards/types';
import { tokenOf, type Phase, type Player, type Posture, type SlotName } from './table';

export const PHASE_NAMES: Readonly<Record<Phase, L10n>> = {
	setup: l10n('対戦の準備', 'set-up'),
	stand: l10n('スタンドフェイズ', 'stand phase'),
	draw: l10n('ドローフェイズ', 'draw phase'),
	energy: l10n('エネルギーフェイズ', 'energy phase'),
	character: l10n('キャラフェイズ', 'character phase'),
	ability: l10n('アビリティフェイズ', 'ability phase'),
	attack: l10n('アタックフェイズ', 'attack phase'),
	end: l10n('エンドフェイズ', 'end phase')
};
export const POSTURE_NAMES: Readonly<Record<Posture, L10n>> = {
	stand: l10n('スタンド', 'standing'),
	rest: l10n('レスト', 'resting'),
	reverse: l10n('リバース', 'reversed')
};
export const SLOT_NAMES: Readonly<Record<SlotName, L10n>> = {
	ring: l10n('リング', 'ring'),
	bench1: l10n('ベンチ1', 'bench 1'),
	bench2: l10n('ベンチ2', 'bench 2'),
	bench3: l10n('ベンチ3', 'bench 3')
};
export const PILE_NAMES = {
	deck: l10n('山札', 'deck'),
	hand: l10n('手札', 'hand'),
	energy: l10n('エネルギー置場', 'energy yard'),
	waiting: l10n('控え室', 'waiting room'),
	retire: l10n('リタイヤ置場', 'retire yard')
} as const;
export const KIND_NAMES: Readonly<Record<AbilityKind, L10n>> = {
	auto: l10n('【自】', '[Auto]'),
	act: l10n('【起】', '[Act]'),
	cont: l10n('【永】', '[Cont]'),
	spark: l10n('【スパーク】', '[Spark]'),
	cancel: l10n('【キャンセル】', '[Cancel]')
};

/** A card in a sentence everybody may read: name and number. */
export function cardLabel(card: string): L10n {
	const { name } = cardOf(card);
	return l10n(`${name.ja}（${tokenOf(card)}）`, `${name.en} (${tokenOf(card)})`);
}
/** A slot of a player in a sentence: "Aのベンチ2". */
export const slotLabel = (seat: Player, slot: SlotName): L10n =>
	l10n(`${seat}の${SLOT_NAMES[slot].ja}`, `${seat}’s ${SLOT_NAMES[slot].en}`);
/** Cards that only some may know. */
export const hidden = (cards: readonly string[], ...seenBy: Seat[]): CardSlot => ({
	cards: cards.map(cardLabel),
	seenBy,
	ids: cards
});
/** The zone as the board draws it: the three bench slots lie side by side in one. */
export const boardZone = (zone: string): string => zone.replace(/(?<=\.bench)\d$/, '');
/** A card's way in a happening. */
export const way = (
	card: string,
	from: string,
	to: string
): readonly [card: string, from: string, to: string] => [card, boardZone(from), boardZone(to)];
