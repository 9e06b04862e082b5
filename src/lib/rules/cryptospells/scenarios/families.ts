// The families of this system's scenarios, the first one's first scenario being the one to begin with. Each is loaded by itself;
// families.json says which scenario is where.
import type { Scenario } from '../../../scenario/types';

export const FAMILIES = {
	picking: async () => (await import('./picking')).PICKING,
	many: async () => (await import('./many')).MANY,
	links: async () => (await import('./links')).LINKS,
	turns: async () => (await import('./turns')).TURNS,
	reading: async () => (await import('./reading')).READING_ROWS,
	disputed: async () => (await import('./disputed')).DISPUTED,
	frame: async () => (await import('./frame')).FRAME
} as const satisfies Readonly<Record<string, () => Promise<readonly Scenario[]>>>;

export const keysOf = async () => (await import('./families.json')).default;
