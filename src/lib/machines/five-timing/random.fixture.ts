// Random games for tests.
import { isProblems, type Json } from '../../rules/core/contract';
import { say } from '../../rules/core/text';
import { random, randomRulings, randomSetup } from '../../rules/five-timing/random.fixture';
import type { Table } from '../../rules/five-timing/table';
import type { Position } from '../kernel';
import { system } from './index';

export { random };

/** A game from a seed; even seeds run under the default rulings. */
export function randomGame(seed: number): Position<Table> {
	const next = random(seed);
	const rulings = seed % 2 ? randomRulings(next) : {};
	const started = system.start({ rulings, setup: randomSetup(next) as unknown as Json });
	if (isProblems(started)) throw new Error(started.map((p) => `${p.where.path}: ${say(p, 'en')}`).join('\n'));
	return started as Position<Table>;
}
