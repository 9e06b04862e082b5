// The shipped scenarios: rulings to look at, each also a test.
import type { Scenario } from '../../../scenario/types';
import { FORMAT_ROWS } from './actions-format';
import { FRAME_ROWS } from './actions-frame';
import { TRUMP_ROWS } from './actions-trump';
import { BEGIN } from './begin';
import { COMBAT } from './combat';
import { PICKS } from './picks';
import { FLOW_RULINGS } from './rulings-flow';
import { PLAY_RULINGS } from './rulings-play';
import { STAGE } from './stage';
import { TURN } from './turn';

export const SCENARIOS: readonly Scenario[] = [
	...STAGE,
	...COMBAT,
	...TURN,
	...BEGIN,
	...FORMAT_ROWS,
	...FRAME_ROWS,
	...TRUMP_ROWS,
	...PICKS,
	...FLOW_RULINGS,
	...PLAY_RULINGS
];
