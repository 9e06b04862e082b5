// Loose cards: moving, discarding, drawing, damage, shuffling. One function a step: step.ts says what each means.
import type { Tell } from '../../core/contract';
import { appended } from '../../core/lists';
import { shuffled } from '../../core/random';
import { labelOf, ownerOf } from '../cards';
import { faces, happening } from '../happenings';
import { changed, resolution, withPlayer, withResolution, type Table } from '../table';
import type { Of } from './step';
import { event, put, take, without, zone } from './zones';

const MOVE_CODE = { life: 'to_life_top', hand: 'to_hand', graveyard: 'to_graveyard' } as const;

export function move(table: Table, step: Of<'move'>, tell?: Tell): Table {
	const { cards, from, to, at } = step;
	if (!cards.length) return table;
	tell?.(
		happening(
			step.code ?? (at === 'bottom' ? 'to_life_bottom' : MOVE_CODE[to]),
			{ cards: faces(cards, step.seenBy ?? 'all'), seat: ownerOf(cards[0]!) },
			{
				seat: ownerOf(cards[0]!),
				moved: cards.map((c) => [c, zone(ownerOf(c), from), zone(ownerOf(c), to)])
			}
		)
	);
	return put(take(table, cards, from), cards, to, at);
}

export function discard(table: Table, step: Of<'discard'>, tell?: Tell): Table {
	const { by, cards } = step;
	if (!cards.length) return table;
	// R 6.1.2: of several cards only the one that ends on top is shown
	const under = cards.slice(0, -1);
	const top = faces(cards.slice(-1), 'all');
	tell?.(
		happening(
			under.length ? 'several_discarded' : 'discarded',
			under.length ? { seat: by, cards: faces(under, [by]), top } : { seat: by, cards: top },
			{ seat: by, moved: cards.map((c) => [c, `${by}.hand`, `${by}.graveyard`]) }
		)
	);
	table = put(take(table, cards, 'hand'), cards, 'graveyard');
	return event(table, {
		type: 'discarded',
		player: by,
		count: cards.length,
		byEffect: step.why === undefined
	});
}

export function draw(table: Table, step: Of<'draw'>, tell?: Tell): Table {
	const { by } = step;
	const cards = table.players[by].life.slice(0, step.count);
	return move(table, { do: 'move', cards, from: 'life', to: 'hand', code: 'drew', seenBy: [by] }, tell);
}

export function reveal(table: Table, step: Of<'reveal'>, tell?: Tell): Table {
	const { by } = step;
	const cards = table.players[by].life.slice(0, step.count);
	if (!cards.length) return table;
	tell?.(
		happening(
			'revealed',
			{ seat: by, cards: faces(cards, 'all') },
			{ seat: by, moved: cards.map((c) => [c, `${by}.life`, 'stage']) }
		)
	);
	table = take(table, cards, 'life');
	return withResolution(table, { revealed: [...resolution(table).revealed, ...cards] });
}

/** Damage is life cards that go to the graveyard (R 3.8). */
export function damage(table: Table, { to, amount }: Of<'damage'>, tell?: Tell): Table {
	const { life } = table.players[to];
	if (amount <= 0) {
		tell?.(happening('no_damage', { seat: to }, { seat: to }));
		return table;
	}
	const cards = life.slice(0, amount);
	const top = cards[cards.length - 1];
	tell?.(
		happening(
			cards.length < amount ? 'damage_short' : 'damage',
			{ seat: to, n: amount, have: cards.length, cards: faces(cards, [to]) },
			{ seat: to, refs: top ? [top] : [], moved: cards.map((c) => [c, `${to}.life`, `${to}.graveyard`]) }
		)
	);
	return withPlayer(table, to, {
		life: life.slice(cards.length),
		graveyard: appended(table.players[to].graveyard, ...cards)
	});
}

export function shuffle(table: Table, step: Of<'shuffle'>, tell?: Tell): Table {
	const { by, pile } = step;
	const { life, pack } = table.players[by];
	const [cards, random] = shuffled(pile && pack ? pack.cards : life, table.random);
	tell?.(happening(pile ? 'pack_shuffled' : 'shuffled', { seat: by }, { seat: by }));
	const change = pile && pack ? { pack: { ...pack, cards } } : { life: cards };
	return changed(withPlayer(table, by, change), { random });
}

export function orderLife(table: Table, step: Of<'orderLife'>): Table {
	const by = ownerOf(step.cards[0]!);
	return withPlayer(table, by, { life: [...step.cards, ...without(table.players[by].life, step.cards)] });
}

export function showTop(table: Table, step: Of<'showTop'>, tell?: Tell): Table {
	const owner = ownerOf(step.card);
	tell?.(
		happening('top_shown', { seat: owner, card: labelOf(step.card) }, { seat: owner, refs: [step.card] })
	);
	const { graveyard } = table.players[owner];
	return withPlayer(table, owner, { graveyard: [...without(graveyard, [step.card]), step.card] });
}

export function openPack(table: Table, step: Of<'openPack'>, tell?: Tell): Table {
	const { pack } = table.players[step.by];
	tell?.(happening('pack_opened', { seat: step.by }, { seat: step.by }));
	return withPlayer(table, step.by, { pack: pack && { ...pack, opened: true } });
}
