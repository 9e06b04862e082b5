// A new game played to its end as the debugger plays it: move after move tried at the open decision, both seats by turns.
import { describe, expect, it } from 'vitest';
import { system } from '../machines/blackpoker';
import { randomMove } from '../machines/plans';
import type { Table } from '../rules/blackpoker/table';
import { nextRandom } from '../rules/core/random';
import type { Scenario } from '../scenario/types';
import { openScenario, scenarioOf } from './load';
import { positionOf, seek, tryMove } from './stepping';

/** The bench's longest of 2,000 games took 532 decisions. */
const BOUND = 1500;

describe.each([
	['lite', 'entry20'],
	['standard', 'pack'],
	['pro', 'rare-pack'],
	['pro', 'strategy'],
	['master', 'extra']
])('%s + %s', (format, frame) => {
	it('goes from the set-up to a winner, and plays the same from what is saved', { timeout: 60_000 }, () => {
		const scenario: Scenario = {
			kuroko: 1,
			system: system.id,
			id: 'new-game',
			title: { ja: '新しい対戦', en: 'New game' },
			regulation: { format, frame },
			setup: { seed: 7, deal: {} },
			steps: []
		};
		let session = openScenario(system, scenario).session!;
		let state = 11;
		const random = () => {
			const [value, next] = nextRandom(state);
			state = next;
			return value;
		};
		expect((positionOf(session).table as Table).dealing).not.toBeNull();
		for (let n = 0; n < BOUND && system.decision(positionOf(session)); n++) {
			const tried = tryMove(system, session, randomMove(system, positionOf(session), random)!);
			if (!tried.ok) throw new Error(JSON.stringify(tried.reasons));
			session = tried.session;
		}
		const end = positionOf(session);
		expect(end.table.over?.loser).toMatch(/^[AB]$/);
		const again = openScenario(system, scenarioOf(session.timeline, scenario));
		expect(again.problems).toEqual([]);
		expect(positionOf(seek(again.session!, Infinity))).toEqual(end);
	});
});
