// Breaks of what must always be true: cards conserved, each in one place, nothing negative, the charts and the table
// agreeing about who decides. Empty is good; property tests ask after every micro step.
import { BENCH, ownerOf, PLAYERS, type Player, type Table } from './table';

/** Every card of a player, wherever it is. */
export function cardsOf(table: Table, seat: Player): readonly string[] {
	const side = table.sides[seat];
	const { outgoing } = table;
	return [
		...side.deck,
		...side.hand,
		...side.waiting,
		...side.retire,
		...side.energy.map((e) => e.card),
		...(side.slots.ring ? [side.slots.ring.card] : []),
		...BENCH.flatMap((b) => (side.slots[b] ? [side.slots[b].card] : [])),
		...(side.chosen === null ? [] : [side.chosen]),
		...(outgoing?.seat === seat ? [outgoing.held.card] : [])
	];
}

/** What is wrong with a table on its own. */
export function faultsOf(table: Table): string[] {
	const faults: string[] = [];
	for (const seat of PLAYERS) {
		const cards = cardsOf(table, seat);
		if (new Set(cards).size !== cards.length) faults.push(`${seat}: a card is in two places`);
		for (const card of cards) if (ownerOf(card) !== seat) faults.push(`${card} lies with ${seat}`);
		if (cards.length !== table.cards[seat])
			faults.push(`${seat}: ${cards.length} cards of ${table.cards[seat]}`);
		for (const held of Object.values(table.sides[seat].slots)) {
			if (!held) continue;
			if (held.damage < 0) faults.push(`${held.card} has negative damage`);
		}
	}
	if (new Set(table.area.map((e) => e.id)).size !== table.area.length) faults.push('two entries share an id');
	for (const entry of table.area)
		if (entry.cancels !== null && entry.cancels === entry.id) faults.push(`${entry.id} cancels itself`);
	if (table.now && !table.area.some((e) => e.id === table.now!.entry))
		faults.push('an entry is being resolved that is not in the area');
	if (table.awaiting && table.result) faults.push('somebody is asked after the game');
	if (table.attack && table.phase !== 'attack') faults.push('an attack outside the attack phase');
	return faults;
}
