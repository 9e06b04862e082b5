// Tells a problem from whatever could be had instead of one.
import type { Problem } from '$lib/rules/core/contract';

export const isProblem = (x: object): x is Problem => 'where' in x && 'code' in x;
