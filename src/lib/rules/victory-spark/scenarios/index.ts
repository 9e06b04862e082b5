// All scenarios of this system.
import type { Scenario } from '../../../scenario/types';
import { FAMILIES } from './families';

export const SCENARIOS: readonly Scenario[] = (
	await Promise.all(Object.values(FAMILIES).map((load) => load()))
).flat();
