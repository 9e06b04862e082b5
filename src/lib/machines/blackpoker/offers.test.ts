// What the list of moves says beside each action: the notation of its text, the nearest change that would make it legal.
import { describe, expect, it } from 'vitest';
import { isProblems, type Json } from '../../rules/core/contract';
import { say } from '../../rules/core/text';
import { entry20Deck, fullDeck, labelOf } from '../../rules/blackpoker/cards';
import { table } from '../../rules/blackpoker/scenarios/row';
import type { Table } from '../../rules/blackpoker/table';
import type { Position } from '../kernel';
import { system } from './index';

function start(setup: Json, more: Partial<Parameters<typeof system.start>[0]> = {}): Position<Table> {
	const started = system.start({ regulation: { format: 'master', frame: 'extra' }, setup, ...more });
	if (isProblems(started)) throw new Error(started.map((p) => say(p, 'en')).join('\n'));
	return started as Position<Table>;
}
const offer = (p: Position<Table>, action: string) => system.moves(p, 'A').find((o) => o.action === action)!;

describe('the nearest fix', () => {
	it('in Entry 20 names no card that this deck does not have', () => {
		const inDeck = entry20Deck('A').map(labelOf);
		const named = new Set<string>();
		// with one card of the deck in hand, a second one is what most actions lack
		const inHand = entry20Deck('A').map((card) => card.slice(2));
		for (const card of inHand.filter((c) => !['D10', 'C10', 'S5'].includes(c))) {
			const p = start(table(`A hand: ${card}\nA field: [D10] | [C10] | S5`), {
				regulation: { format: 'lite', frame: 'entry20' }
			});
			for (const { fix } of system.moves(p, 'A')) if (fix?.slots?.card) named.add(String(fix.slots.card));
		}
		expect(named.size).toBeGreaterThan(0);
		expect([...named].filter((card) => !inDeck.includes(card))).toEqual([]);
		// the full deck has cards that would have been named instead
		expect(fullDeck('A').map(labelOf)).toContain('♠2');
	});
	it.each([
		['a giant stands in the way of End', 'A field: HK+DK', 'end', 'fix_attack'],
		['life is too large for Rare draw', 'A life: +12\nA rare: S5', 'rare-draw', 'fix_life'],
		['the trump is face down', 'A life: +5\nA trumps: S4 down', 'intimidate', 'fix_trump']
	])('%s', (_, text, action, fix) => {
		const offered = offer(start(table(text)), action);
		expect(offered.legal).toBe(false);
		expect(offered.fix?.code).toBe(fix);
	});
});

describe('a text profile (AMB-09)', () => {
	const TEXT = 'A field: S6 driven\nA trumps: S2 up\nB field: D6';
	it.each([
		['seed', 'K', 'キーカード', 'key card'],
		['release', 'C', 'キーユニット', 'key unit'],
		['patch', 'C', 'キーユニット', 'key unit']
	])('%s: cost %s, and the unit is called %s', (profile, letter, ja, en) => {
		const p = start(table(TEXT), { profile });
		const slash = offer(p, 'slash');
		expect(slash.notation?.ja).toMatch(new RegExp(`\\$${letter}$`));
		expect(slash.reasons.map((r) => say(r, 'en'))[0]).toMatch(new RegExp(`^Cost ${letter}: `));

		const none = offer(start(table('A trumps: S2 up\nB field: D6'), { profile }), 'slash');
		expect(say(none.reasons[0]!, 'ja')).toContain(ja + 'がいない');
		expect(say(none.reasons[0]!, 'en')).toContain(en);

		const ready = start(table('A field: S6\nA trumps: S2 up\nB field: D6 | D5'), { profile });
		const draft = { seat: 'A', action: 'slash' } as const;
		expect(system.field(ready, draft)?.label.ja).toContain(ja);
		const move = { ...draft, picks: { unit: ['A:S6'], target: ['B:D6'] } };
		const log = system.kernel.run(ready, system.event(move)).flatMap((step) => step.happened);
		expect(
			say(
				log.find((h) => h.code === 'key_unit')!,
				'ja'
			)
		).toContain(`${ja}は`);
	});
});
