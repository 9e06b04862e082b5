// The families of this system's scenarios, the first one's first scenario being the one to begin with. Each is loaded by itself;
// families.json says which scenario is where.
import type { Scenario } from '../../../scenario/types';

export const FAMILIES = {
	games: async () => (await import('./games')).GAMES,
	phases: async () => (await import('./phases')).PHASES,
	plays: async () => (await import('./plays')).PLAYS,
	attacks: async () => (await import('./attacks')).ATTACKS,
	timing: async () => (await import('./timing')).TIMING,
	rulings: async () => (await import('./rulings')).RULING_PAIRS
} as const satisfies Readonly<Record<string, () => Promise<readonly Scenario[]>>>;

export const keysOf = async () => (await import('./families.json')).default;
