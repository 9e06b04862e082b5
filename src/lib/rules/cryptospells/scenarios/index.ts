// Every scenario of this system: C01-C37 of the specification, rows of our own for rules it leaves without one, and
// each disputed point under two readings. The tests play all of them.
import type { Scenario } from '../../../scenario/types';
import { FAMILIES } from './families';

export const SCENARIOS: readonly Scenario[] = (
	await Promise.all(Object.values(FAMILIES).map((load) => load()))
).flat();
