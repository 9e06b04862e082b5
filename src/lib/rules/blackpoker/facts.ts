// Facts for expectations, and the invariants that tests hold every position to.
import type { Facts } from '../core/contract';
import { PLAYERS, shortOf, type CardId } from './cards';
import { isRuled, type Table } from './table';
import { isBulwark, kindOf, sizeOf, soldiersOf, bulwarksOf } from './units';

const short = (cards: readonly CardId[]): string[] => cards.map(shortOf);

/** Named facts as words; the list of names is in docs/scenario-format.md. */
export function factsOf(table: Table): Facts {
	const facts: Record<string, readonly string[]> = {
		turn: [table.turn],
		turnNumber: [String(table.turnNumber)],
		chance: [table.chance],
		passes: table.passes,
		stage: table.stage.map((r) => r.action),
		requests: table.stage.map((r) => r.id),
		over: table.over ? [table.over.loser] : [],
		attackers: (table.combat?.attackers ?? []).map((u) => u.split('#')[0]!)
	};
	for (const r of table.stage) if (r.target) facts[`${r.id}.target`] = [r.target.id.split('#')[0]!];
	for (const p of PLAYERS) {
		const s = table.players[p];
		facts[`${p}.life`] = [String(s.life.length)];
		// R 6.1.1: what anybody is told who asks
		facts[`${p}.lifeTold`] = [s.life.length < 10 ? String(s.life.length) : '10+'];
		facts[`${p}.lifeCards`] = short(s.life);
		facts[`${p}.hand`] = short(s.hand);
		facts[`${p}.graveyard`] = short(s.graveyard);
		facts[`${p}.graveyardTop`] = short(s.graveyard.slice(-1));
		facts[`${p}.soldiers`] = soldiersOf(table, p).map((u) => short(u.cards).join('+'));
		facts[`${p}.bulwarks`] = bulwarksOf(table, p).map((u) => short(u.cards).join('+'));
		facts[`${p}.driven`] = s.field.filter((u) => u.driven).map((u) => short(u.cards).join('+'));
		facts[`${p}.fog`] = short(s.fog.flatMap((f) => f.cards));
		facts[`${p}.used`] = s.used;
		facts[`${p}.rare`] = short(s.rare);
		facts[`${p}.trumpsUp`] = short(s.trumps.filter((t) => t.faceUp).map((t) => t.card));
		facts[`${p}.trumpsDown`] = short(s.trumps.filter((t) => !t.faceUp).map((t) => t.card));
		if (s.pack) {
			facts[`${p}.pack`] = short(s.pack.cards);
			facts[`${p}.packOpened`] = [String(s.pack.opened)];
			// R 6.1: an opened pack is personal, unless AMB-72 makes it public
			const seers = isRuled(table, 'AMB-72', 'public') ? PLAYERS : [p];
			facts[`${p}.packSeenBy`] = s.pack.opened ? seers : [];
		}
		for (const u of s.field) {
			const name = `${p}.${short(u.cards).join('+')}`;
			facts[`${name}.is`] = [kindOf(u) ?? 'nothing'];
			if (!isBulwark(u)) facts[`${name}.size`] = [String(sizeOf(table, p, u))];
		}
	}
	return facts;
}

/** Where every card of the table lies. A key card of a pending request lies with it and nowhere else. */
function cardsOn(table: Table): CardId[] {
	const cards: CardId[] = [];
	for (const p of PLAYERS) {
		const s = table.players[p];
		cards.push(
			...s.life,
			...s.graveyard,
			...s.hand,
			...s.rare,
			...s.field.flatMap((u) => u.cards),
			...s.fog.flatMap((f) => f.cards),
			...(s.pack?.cards ?? []),
			...s.trumps.map((t) => t.card)
		);
	}
	for (const r of [...table.stage, ...table.buffer]) cards.push(...r.held);
	if (table.declaring) cards.push(...table.declaring.held);
	if (table.dealing)
		for (const p of PLAYERS) {
			cards.push(...table.dealing.decks[p]);
			if (table.dealing.hidden[p]) cards.push(table.dealing.hidden[p]);
		}
	for (const r of table.resolving) {
		cards.push(...r.revealed);
		if (typeof r.request !== 'string') cards.push(...r.request.held);
	}
	return cards;
}

/** Broken invariants in words; empty is good. */
export function faultsOf(table: Table): string[] {
	const faults: string[] = [];
	const cards = cardsOn(table);
	if (new Set(cards).size !== cards.length) faults.push('a card lies in two zones');
	for (const p of PLAYERS) {
		const n = cards.filter((c) => c.startsWith(p)).length;
		if (n !== table.owned[p]) faults.push(`${p} owns ${table.owned[p]} cards, ${n} are on the table`);
		const ids = table.players[p].field.map((u) => u.id);
		if (new Set(ids).size !== ids.length) faults.push(`two units of ${p} share an id`);
		for (const u of table.players[p].field) {
			if (!u.cards.length) faults.push(`unit ${u.id} has no card`);
			if (u.faceDown && u.cards.length > 1) faults.push(`bulwark ${u.id} has several cards`);
			if (!u.faceDown && !u.nameless && kindOf(u) === null) faults.push(`unit ${u.id} matches no script`);
		}
	}
	return faults;
}
