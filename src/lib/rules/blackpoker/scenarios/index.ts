// The shipped scenarios: rulings to look at, each also a test.
import type { Scenario } from '../../../scenario/types';
import { FAMILIES } from './families';

export const SCENARIOS: readonly Scenario[] = (
	await Promise.all(Object.values(FAMILIES).map((load) => load()))
).flat();
