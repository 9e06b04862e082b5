// The families of this system's scenarios, the first one's first scenario being the one to begin with. Each is loaded by itself;
// families.json says which scenario is where.
import type { Scenario } from '../../../scenario/types';

export const FAMILIES = {
	activation: async () => (await import('./activation')).ACTIVATION,
	evade: async () => (await import('./evade')).EVADE,
	protect: async () => (await import('./protect')).PROTECT,
	reduce: async () => (await import('./reduce')).REDUCE,
	after: async () => (await import('./after')).AFTER,
	abilities: async () => (await import('./abilities')).ABILITIES,
	rulings: async () => (await import('./rulings')).RULING_PAIRS
} as const satisfies Readonly<Record<string, () => Promise<readonly Scenario[]>>>;

export const keysOf = async () => (await import('./families.json')).default;
