// The four kinds of breakpoints on real scenarios of every system. What is waited for, and after which move it comes, is
// taken from what the scenario tells (its notes and the rules it shows).
import { describe, expect, it } from 'vitest';
import { loadSystem, SYSTEMS } from '../machines/systems';
import type { Breakpoint } from './breakpoints';
import { openScenario } from './load';
import { nodeOf, nodesOf, proceed, seek, type Session } from './stepping';
import { microStepAt } from './timeline';

async function opened(id: string, scenario: string) {
	const system = (await loadSystem(id))!;
	const found = (await system.scenarios()).find((s) => s.id === scenario)!;
	const { session } = openScenario(system, found);
	if (!session) throw new Error(`${scenario} does not open`);
	return { system, session };
}
/** The moves of the script (from 1) during which the breakpoint stops the way forwards. */
async function movesOf(id: string, scenario: string, breakpoint: Breakpoint): Promise<readonly number[]> {
	const { system, session } = await opened(id, scenario);
	const moves = new Set<number>();
	for (let at: Session = seek(session, 0); ;) {
		const { session: next, stop } = proceed(system, at, 1, [breakpoint]);
		if (!stop) return [...moves];
		moves.add(nodeOf(next).depth);
		at = next;
	}
}
/** The same on the way back. */
async function backwards(id: string, scenario: string, breakpoint: Breakpoint): Promise<readonly number[]> {
	const { system, session } = await opened(id, scenario);
	const moves = new Set<number>();
	for (let at: Session = seek(session, Infinity); ;) {
		const { session: next, stop } = proceed(system, at, -1, [breakpoint]);
		if (!stop) return [...moves].reverse();
		moves.add(nodeOf(next).depth);
		at = next;
	}
}

const BLACKPOKER = 'blackpoker@8.2';
const SPARK = 'victory-spark@2012-05';
const CRYPTO = 'cryptospells-text';
const FIVE = 'five-timing';
const CASES: readonly (readonly [system: string, scenario: string, Breakpoint, moves: readonly number[]])[] =
	[
		// the counter war: Up, pass, Down, pass, Counter, pass, Counter, then passes
		[BLACKPOKER, 'counter-war', { on: 'action', action: 'counter' }, [5, 7]],
		// the answer to End's question (9) hands the turn over: Charge and Draw trigger
		[BLACKPOKER, 'end-charge-draw', { on: 'trigger' }, [9]],
		[BLACKPOKER, 'end-charge-draw', { on: 'trigger', action: 'draw' }, [9]],
		[BLACKPOKER, 'end-charge-draw', { on: 'trigger', action: 'block' }, []],
		// Twist asks when it resolves (5), so do End (8) and Draw (11)
		[BLACKPOKER, 'end-charge-draw', { on: 'state', state: 'resolve.asking' }, [5, 8, 11]],
		// the judgement (12) takes the bulwark and the equipped soldier from the field
		[BLACKPOKER, 'bulwark-trap', { on: 'card', from: 'B.bulwarks', to: 'B.graveyard' }, [12]],
		[BLACKPOKER, 'bulwark-trap', { on: 'card', from: 'A.field', to: 'A.graveyard' }, [12]],
		[BLACKPOKER, 'bulwark-trap', { on: 'card', from: 'bulwarks' }, [12]],
		[BLACKPOKER, 'bulwark-trap', { on: 'card', from: 'B.field' }, []],
		// both abilities fire when the support is named (1); B's first cancel is refused (3), the second is not (4)
		[SPARK, 's20-cancel', { on: 'action', action: 'cancel' }, [4]],
		[SPARK, 's20-cancel', { on: 'trigger' }, [1]],
		[SPARK, 's20-cancel', { on: 'trigger', action: 'B:N05' }, [1]],
		[SPARK, 's20-cancel', { on: 'trigger', action: 'B:V08' }, []],
		// with nothing left to cancel (7), B picks what is resolved
		[SPARK, 's20-cancel', { on: 'state', state: 'checkTiming.pick.choose' }, [7]],
		[SPARK, 's20-cancel', { on: 'card', from: 'B.hand', to: 'waiting' }, [4]],
		// the goblin nest is destroyed once its spell has its target (2); its death ability puts a goblin there
		[CRYPTO, 'b4-other', { on: 'action', action: 'pick' }, [2]],
		[CRYPTO, 'b4-other', { on: 'trigger', action: 'nest' }, [2]],
		[CRYPTO, 'b4-other', { on: 'card', card: 'nest', from: 'A.field', to: 'A.grave' }, [2]],
		[CRYPTO, 'c25', { on: 'trigger', action: 'e1' }, [1]],
		[CRYPTO, 'c25', { on: 'state', state: 'advanceTurn.resetAttacks' }, [1]],
		[CRYPTO, 'b4-other', { on: 'state', state: 'advanceTurn.resetAttacks' }, []],
		// B counters (3); A cannot undo it, so the attack is piled and the counter takes its turn (4)
		[FIVE, 'f12-counter', { on: 'action', action: 'counter' }, [3]],
		[FIVE, 'f12-counter', { on: 'trigger' }, [4]],
		[FIVE, 'f12-counter', { on: 'trigger', action: 'B:riposte' }, [4]],
		[FIVE, 'f12-counter', { on: 'state', state: 'defence.verdict' }, [3]],
		[FIVE, 'f12-counter', { on: 'card', card: 'A:twin-cut', to: 'A.pile' }, [4]]
	];

describe('a breakpoint', () => {
	it.each(CASES)('%s, %s: %o comes in the moves %o', async (id, scenario, breakpoint, moves) => {
		expect(await movesOf(id, scenario, breakpoint)).toEqual(moves);
		expect(await backwards(id, scenario, breakpoint)).toEqual(moves);
	});

	it('can wait for every zone of the board that cards move to or from', async () => {
		for (const { id } of SYSTEMS) {
			const system = (await loadSystem(id))!;
			const [shown, told] = [new Set<string>(), new Set<string>()];
			for (const scenario of await system.scenarios()) {
				const { session } = openScenario(system, scenario);
				if (!session) continue;
				const places = nodesOf(session).flatMap(({ id, steps }) =>
					steps.map((_, step) => ({ node: id, step }))
				);
				for (const place of places) {
					const { position, happened } = microStepAt(system, session.timeline, place);
					const { seats, shared = [] } = system.view(position, 'judge');
					for (const zone of [...seats.flatMap((s) => s.zones), ...shared]) shown.add(zone.id);
					for (const [, from, to] of happened.flatMap((h) => h.moved ?? [])) told.add(from).add(to);
				}
			}
			// the deck that a game is dealt from, and tokens, lie nowhere on the board
			const nowhere = [...told].filter((zone) => !shown.has(zone));
			expect(nowhere.filter((zone) => !/^([AB]\.deck|outside)$/.test(zone))).toEqual([]);
		}
	}, 60_000);
});
