// Every scenario of this system: C01-C37 of the specification, rows of our own for rules it leaves without one, and
// each disputed point under two readings. The tests play all of them.
import type { Scenario } from '../../../scenario/types';
import { DISPUTED } from './disputed';
import { FRAME } from './frame';
import { LINKS } from './links';
import { MANY } from './many';
import { PICKING } from './picking';
import { READING_ROWS } from './reading';
import { TURNS } from './turns';

export const SCENARIOS: readonly Scenario[] = [
	...PICKING,
	...MANY,
	...LINKS,
	...TURNS,
	...READING_ROWS,
	...DISPUTED,
	...FRAME
];
