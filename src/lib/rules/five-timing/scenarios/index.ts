// All scenarios of Five Timings: those of the specification (F), others for single rules (V, K), and a pair for each ruling (C).
import type { Scenario } from '../../../scenario/types';
import { FAMILIES } from './families';

export const SCENARIOS: readonly Scenario[] = (
	await Promise.all(Object.values(FAMILIES).map((load) => load()))
).flat();
