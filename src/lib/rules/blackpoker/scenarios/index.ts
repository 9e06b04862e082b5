// The shipped scenarios: rulings to look at, each also a test.
import type { Scenario } from '../../../scenario/types';
import { STAGE } from './stage';

export const SCENARIOS: readonly Scenario[] = [...STAGE];
