// The shipped scenarios: rulings to look at, each also a test.
import type { Scenario } from '../../../scenario/types';
import { COMBAT } from './combat';
import { STAGE } from './stage';
import { TURN } from './turn';

export const SCENARIOS: readonly Scenario[] = [...STAGE, ...COMBAT, ...TURN];
