// All scenarios of Five Timings: those of the specification (F), others for single rules (V, K), and a pair for each ruling (C).
import type { Scenario } from '../../../scenario/types';
import { ABILITIES } from './abilities';
import { ACTIVATION } from './activation';
import { AFTER } from './after';
import { EVADE } from './evade';
import { PROTECT } from './protect';
import { REDUCE } from './reduce';
import { RULING_PAIRS } from './rulings';

export const SCENARIOS: readonly Scenario[] = [
	...ACTIVATION,
	...EVADE,
	...PROTECT,
	...REDUCE,
	...AFTER,
	...ABILITIES,
	...RULING_PAIRS
];
