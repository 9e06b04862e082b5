// What a unit is (ユニット条件, R 4.1): never stored, always matched from its cards, facing and zone.
import type { L10n } from '../core/text';
import { lastWord, type Claim } from './abilities';
import { l10n } from '../core/text';
import { cardOf, labelsOf, numberOf, totalOf, type CardId, type Player, type Rank, type Suit } from './cards';
import type { Format, Frame, Table, Unit } from './table';

export interface Character {
	readonly id: string;
	readonly name: L10n;
	readonly type: 'soldier' | 'bulwark';
	/** From which format on; null = by the frame. */
	readonly formats: readonly Format[] | null;
	readonly frames: readonly Frame[] | null;
	/** 速攻: may attack on the turn it came. */
	readonly haste?: true;
	/** No action may aim at it. */
	readonly untargetable?: true;
	readonly noEquip?: true;
	readonly mustAttack?: true;
	readonly trapProof?: true;
}
const ALL: readonly Format[] = ['lite', 'standard', 'pro', 'master'];
const EXTRA = { formats: null, frames: ['extra'] } as const;
const character = (
	id: string,
	ja: string,
	en: string,
	rest: Omit<Character, 'id' | 'name' | 'type'> & Partial<Pick<Character, 'type'>>
): Character => ({ id, name: l10n(ja, en), type: 'soldier', ...rest });

export const CHARACTERS: Readonly<Record<string, Character>> = Object.fromEntries(
	[
		character('common-soldier', '一般兵', 'common soldier', { formats: ALL, frames: null }),
		character('hero', '英雄', 'hero', { formats: ALL, frames: null }),
		character('ace', 'エース', 'ace', { formats: ALL, frames: null, haste: true }),
		character('magician', '魔術士', 'magician', {
			formats: ['standard', 'pro', 'master'],
			frames: null,
			haste: true
		}),
		character('equipped-soldier', '装備兵', 'equipped soldier', { formats: ALL, frames: null }),
		character('bulwark', '防壁', 'bulwark', { type: 'bulwark', formats: ALL, frames: null }),
		character('reanimator', 'リアニメーター', 'reanimator', { ...EXTRA, noEquip: true }),
		character('demon-king', '魔王', 'demon king', { ...EXTRA, untargetable: true }),
		character('chariot', 'チャリオット', 'chariot', { ...EXTRA, noEquip: true }),
		character('giant', '巨人', 'giant', {
			...EXTRA,
			untargetable: true,
			mustAttack: true,
			trapProof: true
		}),
		character('strategist', '策士', 'strategist', { ...EXTRA, noEquip: true }),
		character('knight', '騎士', 'knight', { ...EXTRA, noEquip: true })
	].map((c) => [c.id, c])
);

/** The two-card characters: a trump and its partner. Sizes are fixed (components.json). */
const PAIRS: readonly {
	readonly id: string;
	readonly trump: readonly [Suit, Rank];
	readonly partner: Suit;
	readonly king?: true;
	readonly size: number;
}[] = [
	{ id: 'reanimator', trump: ['S', 'J'], partner: 'H', size: 11 },
	{ id: 'chariot', trump: ['H', 'J'], partner: 'D', size: 11 },
	{ id: 'strategist', trump: ['D', 'J'], partner: 'C', size: 11 },
	{ id: 'knight', trump: ['C', 'J'], partner: 'S', size: 11 },
	{ id: 'demon-king', trump: ['S', 'K'], partner: 'C', king: true, size: 26 },
	{ id: 'giant', trump: ['H', 'K'], partner: 'D', king: true, size: 26 }
];

interface Match {
	/** Character id, or null where no script fits. */
	readonly kind: string | null;
	readonly size: number;
	readonly suits: readonly Suit[];
	/** "一般兵 ♠7", "equipped soldier ♡4+♡6". */
	readonly name: L10n;
}
const BULWARK: Match = { kind: 'bulwark', size: 0, suits: [], name: CHARACTERS.bulwark!.name };
function nameFor(kind: string | null, cards: readonly CardId[]): L10n {
	const faces = labelsOf(cards).join('+');
	if (!kind) return l10n(faces, faces);
	const { ja, en } = CHARACTERS[kind]!.name;
	return l10n(`${ja} ${faces}`, `${en} ${faces}`);
}
const matched = (
	kind: string | null,
	size: number,
	suits: readonly Suit[],
	cards: readonly CardId[]
): Match => ({ kind, size, suits, name: nameFor(kind, cards) });

/** What these cards are as a soldier. */
function match(ids: readonly CardId[]): Match {
	const cards = ids.map(cardOf);
	const suits = [...new Set(cards.flatMap((c) => (c.suit ? [c.suit] : [])))];
	if (cards.length === 1) {
		const { rank, number } = cards[0]!;
		if (rank === 'X') return matched('magician', 0, suits, ids);
		if (rank === 'A') return matched('ace', 1, suits, ids);
		const hero = rank === 'J' || rank === 'Q' || rank === 'K';
		return matched(hero ? 'hero' : 'common-soldier', number, suits, ids);
	}
	if (suits.length === 1 && cards.every((c) => c.suit))
		return matched('equipped-soldier', totalOf(ids), suits, ids);
	const pair = PAIRS.find(
		({ trump: [suit, rank], partner, king }) =>
			cards.length === 2 &&
			cards.some((c) => c.suit === suit && c.rank === rank) &&
			cards.some((c) => c.suit === partner && (king ? c.rank === 'K' : c.number >= 2 && c.number <= 10))
	);
	return matched(pair?.id ?? null, pair?.size ?? 0, suits, ids);
}
/** By the list of its cards, which a unit keeps through all that befalls it but being stacked or turned over. */
const matches = new WeakMap<readonly CardId[], Match>();
function matchOf({ faceDown, nameless, cards }: Unit): Match {
	if (faceDown) return BULWARK;
	if (nameless) return matched(null, totalOf(cards), [], cards);
	let m = matches.get(cards);
	if (!m) matches.set(cards, (m = match(cards)));
	return m;
}

/** The id of the character a unit is, or null where no script of the game fits its cards. */
export const kindOf = (unit: Unit): string | null => matchOf(unit).kind;
export const characterOf = (unit: Unit): Character | null => {
	const { kind } = matchOf(unit);
	return kind ? CHARACTERS[kind]! : null;
};
export const isBulwark = (unit: Unit): boolean => unit.faceDown;
export const isSoldier = (unit: Unit): boolean => !unit.faceDown;
/** The suits a soldier counts as; a Joker has none, a two-card character both (R 4.2.3). */
export const suitsOf = (unit: Unit): readonly Suit[] => matchOf(unit).suits;
export const baseSize = (unit: Unit): number => matchOf(unit).size;

/** Does the regulation know a script for these cards as a soldier? A Joker in Light has none (AMB-61, AMB-85). */
export function hasScript(table: Pick<Table, 'format' | 'frame'>, unit: Unit): boolean {
	const c = characterOf(unit);
	if (!c) return false;
	return c.formats ? c.formats.includes(table.format) : c.frames!.includes(table.frame);
}

/** Strength after everything that changes it (R 9.4.2): recomputed from scratch each time it is asked. */
export function sizeOf(table: Table, by: Player, unit: Unit): number {
	let size = baseSize(unit);
	for (const mod of unit.mods) size += mod.by;
	for (const boost of table.players[by].boosts) size += boost.by;
	return size;
}

/** 速攻: an ace, a magician, or equipment with an ace in it (AMB-14: its unit cards). */
export const hasHaste = (unit: Unit): boolean =>
	characterOf(unit)?.haste === true ||
	(kindOf(unit) === 'equipped-soldier' && unit.cards.some((c) => cardOf(c).rank === 'A'));

/** It came onto the field this turn and has no 速攻, so it may not be named as attacker (AMB-48). */
export const isFresh = (table: Table, unit: Unit): boolean => {
	if (unit.entered !== table.turnNumber) return false;
	const barred: Claim<boolean>[] = [{ scope: 'all', says: true }];
	if (hasHaste(unit)) barred.push({ scope: 'this', says: false });
	return lastWord(barred, false);
};

/** "一般兵 ♠7", "equipped soldier ♡4+♡6"; a bulwark shows no card. */
export const nameOf = (unit: Unit): L10n =>
	unit.faceDown && unit.exposed ? nameFor('bulwark', unit.cards) : matchOf(unit).name;
/** A bulwark told apart from its neighbours: "Aの防壁2" (R 12: never re-ordered, so its place is its name). */
export function placedName(table: Table, by: Player, unit: Unit): L10n {
	const name = nameOf(unit);
	if (!unit.faceDown) return l10n(`${by}の${name.ja}`, `${by}'s ${name.en}`);
	const place = table.players[by].field.filter(isBulwark).findIndex((u) => u.id === unit.id) + 1;
	const shown = unit.exposed ? ` ${labelsOf(unit.cards)[0]}` : '';
	return l10n(`${by}の防壁${place}${shown}`, `${by}'s bulwark ${place}${shown}`);
}
/** The numbers printed on a unit's cards: what a bulwark trap compares (AMB-50). */
export const printedNumbers = (unit: Unit): number[] => unit.cards.map(numberOf);

export const soldiersOf = (table: Table, by: Player): Unit[] => table.players[by].field.filter(isSoldier);
export const bulwarksOf = (table: Table, by: Player): Unit[] => table.players[by].field.filter(isBulwark);
