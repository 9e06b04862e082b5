// Setting a game up ([1], frames.md): from two decks to the first chance, every step of the frame's own procedure.
// A set-up with `deal` starts here; one that states the zones starts in play (setup/read.ts).
import type { Field, Move, Reason, Tell } from '../core/contract';
import { l10n, type L10n } from '../core/text';
import { shuffled } from '../core/random';
import { isCard, labelOf, numberOf, PLAYERS, type CardId, type Player } from './cards';
import { cardOption } from './choices';
import { TRUMP_NAMES } from './names';
import { faces, happening, type HappeningCode } from './happenings';
import { because } from './reasons';
import { apply, perform } from './steps/apply';
import {
	changed,
	foeOf,
	isRuled,
	withPlayer,
	type Dealing,
	type Frame,
	type Table,
	type Unit
} from './table';
import { hasScript, nameOf } from './units';

/** What a frame asks the players to choose from their deck before shuffling, in its order (frames.md 5). */
export type Choice = 'trumps' | 'opening' | 'rare';
const CHOICES: Readonly<Record<Frame, readonly Choice[]>> = {
	entry20: [],
	pack: [],
	'rare-pack': ['rare'],
	strategy: ['opening', 'rare'],
	extra: ['trumps', 'opening', 'rare']
};
const COUNT: Readonly<Record<Choice, number>> = { trumps: 2, opening: 3, rare: 1 };
const WHAT: Readonly<Record<Choice, L10n>> = {
	trumps: l10n('切札にする2枚', 'the two cards that become your trumps'),
	opening: l10n('最初の手札にする3枚', 'three cards for the opening hand'),
	rare: l10n('レアカードにする1枚', 'the card that becomes your rare card')
};
const PACK_SIZE = 14;

const dealingOf = (table: Table): Dealing => table.dealing!;
const withDealing = (table: Table, change: Partial<Dealing>): Table =>
	changed(table, { dealing: { ...dealingOf(table), ...change } });
const withDeck = (table: Table, player: Player, deck: readonly CardId[]): Table =>
	withDealing(table, { decks: { ...dealingOf(table).decks, [player]: deck } });

/** The choice that is due, and whose it is; null when all have been made. */
function due(table: Table): { readonly choice: Choice; readonly player: Player } | null {
	const made = dealingOf(table).made;
	for (const choice of CHOICES[table.frame])
		for (const player of PLAYERS) if (!made.includes(`${player} ${choice}`)) return { choice, player };
	return null;
}
export const isDue = (table: Table, choice: Choice): boolean => due(table)?.choice === choice;

/** Whose decision the set-up waits for: a choice from the deck, or which trump to reveal. */
export function chooser(table: Table): Player {
	return due(table)?.player ?? revealer(table);
}
export function choiceField(table: Table): Field {
	const pending = due(table);
	if (!pending) return revealField(table);
	const { choice, player } = pending;
	return {
		id: choice,
		label: WHAT[choice],
		min: COUNT[choice],
		max: COUNT[choice],
		options: dealingOf(table).decks[player].map((card) => {
			const option = cardOption(card, [player]);
			const name = choice === 'trumps' ? TRUMP_NAMES[card.slice(2)] : undefined;
			if (!name) return option;
			const face = labelOf(card);
			return { ...option, label: l10n(`${face} ${name.ja}`, `${face} ${name.en}`) };
		}),
		cites: ['8.3']
	};
}
export function whyNotChoice(table: Table, move: Move): Reason[] {
	const field = choiceField(table);
	const seat = chooser(table);
	if (move.seat !== seat || move.action !== 'answer')
		return [because('answer_first', { asked: field.label, seat })];
	const picks = move.picks?.[field.id] ?? [];
	const reasons: Reason[] = [];
	if (picks.length !== field.min)
		reasons.push(because('wrong_number', { field: field.label, need: field.min, have: picks.length }));
	picks.forEach((pick, i) => {
		if (!field.options.some((o) => o.id === pick)) reasons.push(because('not_offered', { id: pick }));
		else if (picks.indexOf(pick) !== i)
			reasons.push(because('picked_twice', { card: isCard(pick) ? labelOf(pick) : pick }));
	});
	return reasons;
}

const CHOSEN: Readonly<Record<Choice, HappeningCode>> = {
	trumps: 'chose_trumps',
	opening: 'chose_opening',
	rare: 'chose_rare'
};
/** Lays the chosen cards where they belong: trumps and rare card face down, the opening cards into the hand. */
export function takeChoice(table: Table, move: Move, tell?: Tell): Table {
	const { choice, player } = due(table)!;
	const cards = move.picks![choice]!;
	const zone = choice === 'opening' ? 'hand' : choice;
	tell?.(
		happening(
			CHOSEN[choice],
			{ seat: player, cards: faces(cards, [player]) },
			{ seat: player, moved: cards.map((c) => [c, `${player}.deck`, `${player}.${zone}`]) }
		)
	);
	const left = dealingOf(table).decks[player].filter((c) => !cards.includes(c));
	const made = [...dealingOf(table).made, `${player} ${choice}`];
	const laid =
		choice === 'trumps'
			? { trumps: cards.map((card) => ({ card, faceUp: false, locked: false })) }
			: choice === 'rare'
				? { rare: cards }
				: { hand: cards };
	return withDealing(withDeck(withPlayer(table, player, laid), player, left), { made });
}

/** Shuffles both decks; a stated order goes on top as it stands. */
export function shuffleDecks(table: Table, tell?: Tell): Table {
	for (const player of PLAYERS) {
		const { decks, orders } = dealingOf(table);
		const stated = orders[player].filter((c) => decks[player].includes(c));
		const [rest, random] = shuffled(
			decks[player].filter((c) => !stated.includes(c)),
			table.random
		);
		tell?.(happening('deck_shuffled', { seat: player }, { seat: player }));
		table = changed(withDeck(table, player, [...stated, ...rest]), { random });
	}
	return table;
}
export const framesWithPack = (table: Table): boolean => table.frame !== 'entry20';
export function dealPacks(table: Table, tell?: Tell): Table {
	for (const player of PLAYERS) {
		const deck = dealingOf(table).decks[player];
		tell?.(happening('pack_dealt', { seat: player, n: PACK_SIZE }, { seat: player }));
		const pack = { cards: deck.slice(0, PACK_SIZE), opened: false };
		table = withDeck(withPlayer(table, player, { pack }), player, deck.slice(PACK_SIZE));
	}
	return table;
}
export function makeLives(table: Table, tell?: Tell): Table {
	for (const player of PLAYERS) {
		const deck = dealingOf(table).decks[player];
		tell?.(happening('life_made', { seat: player, n: deck.length }, { seat: player }));
		table = withDeck(withPlayer(table, player, { life: deck }), player, []);
	}
	return table;
}
/** Draws until the hand has seven. */
export const drawOpenings = (table: Table, tell?: Tell): Table =>
	PLAYERS.reduce(
		(t, player) => apply(t, { do: 'draw', by: player, count: 7 - t.players[player].hand.length }, tell),
		table
	);

/** Preset (R 3.10.1): the top card as a bulwark, the next as a soldier. Neither came "this turn" (AMB-48). */
export function preset(table: Table, tell?: Tell): Table {
	for (const player of PLAYERS) {
		const [wall, soldier, ...life] = table.players[player].life;
		table = withPlayer(table, player, { life });
		if (wall) table = setUnit(table, player, wall, true, tell);
		if (!soldier) continue;
		if (table.frame === 'extra') {
			tell?.(happening('preset_hidden', { seat: player }, { seat: player }));
			table = withDealing(table, { hidden: { ...dealingOf(table).hidden, [player]: soldier } });
		} else table = setUnit(table, player, soldier, false, tell);
	}
	return table;
}
function setUnit(table: Table, player: Player, card: CardId, asBulwark: boolean, tell?: Tell): Table {
	const faceDown = asBulwark && !isRuled(table, 'AMB-13', 'face-up');
	const unit: Unit = { id: card, cards: [card], faceDown, driven: false, entered: 0, mods: [] };
	const moved = [[card, `${player}.life`, `${player}.field`]] as const;
	if (asBulwark) {
		const shown = isRuled(table, 'AMB-13', 'shown-first') || !faceDown;
		tell?.(
			happening(
				shown ? 'preset_shown' : 'preset_bulwark',
				{ seat: player, cards: faces([card], shown ? 'all' : [player]) },
				{ seat: player, moved }
			)
		);
	} else {
		// AMB-85: where the format has no magician a preset Joker goes to the graveyard and the next card stands in
		if (!hasScript(table, unit)) {
			const { graveyard, life } = table.players[player];
			const [next, ...rest] = life;
			tell?.(happening('no_script', { cards: faces([card], 'all') }, { seat: player }));
			table = withPlayer(table, player, { graveyard: [...graveyard, card], life: rest });
			return next ? setUnit(table, player, next, false, tell) : table;
		}
		tell?.(happening('preset_soldier', { seat: player, unit: nameOf(unit) }, { seat: player, moved }));
	}
	const { field } = table.players[player];
	return withPlayer(table, player, { field: asBulwark ? [unit, ...field] : [...field, unit] });
}

/** Who goes first (R 3.10.2): both turn over the top card of life; the cards go to the graveyards. */
export function turnOver(table: Table, tell?: Tell): Table {
	const tops = PLAYERS.map((p) => table.players[p].life[0]!);
	const [a, b] = tops.map(numberOf) as [number, number];
	tell?.(
		happening(
			'first_compared',
			{ a: labelOf(tops[0]!), b: labelOf(tops[1]!) },
			{ moved: tops.map((c, i) => [c, `${PLAYERS[i]}.life`, `${PLAYERS[i]}.graveyard`]) }
		)
	);
	for (const [i, player] of PLAYERS.entries()) {
		const { life, graveyard } = table.players[player];
		table = withPlayer(table, player, { life: life.slice(1), graveyard: [...graveyard, tops[i]!] });
	}
	if (a === b) {
		tell?.(happening('first_tied'));
		return table;
	}
	const first: Player = a > b ? 'A' : 'B';
	tell?.(happening('first_decided', { seat: first }, { seat: first }));
	return changed(withDealing(table, { first }), { turn: first });
}
export const isTied = (table: Table): boolean => dealingOf(table).first === null;
export const someoneHasNoLife = (table: Table): boolean => PLAYERS.some((p) => !table.players[p].life.length);

/** Extra, steps 9–10: first player first, the hidden soldier and one trump are turned up, free of cost. */
export const revealsLeft = (table: Table): boolean =>
	table.frame === 'extra' && PLAYERS.some((p) => dealingOf(table).hidden[p] !== null);
const revealer = (table: Table): Player => {
	const { first, hidden } = dealingOf(table);
	return first !== null && hidden[first] !== null ? first : foeOf(first ?? 'A');
};
const revealField = (table: Table): Field => {
	const player = revealer(table);
	return {
		id: 'trump',
		label: l10n('表にする切札', 'the trump to turn face up'),
		min: 1,
		max: 1,
		options: table.players[player].trumps.map((t) => cardOption(t.card, [player])),
		cites: ['8.3']
	};
};
export function reveal(table: Table, move: Move, tell?: Tell): Table {
	const player = revealer(table);
	const soldier = dealingOf(table).hidden[player]!;
	table = withDealing(table, { hidden: { ...dealingOf(table).hidden, [player]: null } });
	table = setUnit(table, player, soldier, false, tell);
	return perform(table, [{ do: 'openTrump', card: move.picks!.trump![0]! }], tell);
}

/** Game start (R 3.10.3): the first player draws one and holds turn and chance. */
export function startGame(table: Table, tell?: Tell): Table {
	const first = dealingOf(table).first!;
	table = apply(table, { do: 'draw', by: first, count: 1 }, tell);
	tell?.(happening('game_starts', { seat: first }, { seat: first }));
	return changed(table, { dealing: null, turn: first, chance: first, events: [] });
}
/** A life that runs out during set-up: v8.2 is silent, v9 lets that player lose. */
export function lostInSetup(table: Table, tell?: Tell): Table {
	const out = PLAYERS.filter((p) => !table.players[p].life.length);
	const loser = out[0]!;
	tell?.(happening('lost', { seat: loser }, { seat: loser }));
	return changed(table, { dealing: null, chance: 'system', over: { loser, both: out.length > 1 } });
}
