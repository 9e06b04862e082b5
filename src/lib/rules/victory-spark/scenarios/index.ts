// All scenarios of this system.
import type { Scenario } from '../../../scenario/types';
import { ATTACKS } from './attacks';
import { GAMES } from './games';
import { PHASES } from './phases';
import { PLAYS } from './plays';
import { RULING_PAIRS } from './rulings';
import { TIMING } from './timing';

export const SCENARIOS: readonly Scenario[] = [
	...GAMES,
	...PHASES,
	...PLAYS,
	...ATTACKS,
	...TIMING,
	...RULING_PAIRS
];
