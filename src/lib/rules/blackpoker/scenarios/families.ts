// The families of this system's scenarios, the first one's first scenario being the one to begin with. Each is loaded by itself;
// families.json says which scenario is where.
import type { Scenario } from '../../../scenario/types';

export const FAMILIES = {
	stage: async () => (await import('./stage')).STAGE,
	combat: async () => (await import('./combat')).COMBAT,
	turn: async () => (await import('./turn')).TURN,
	begin: async () => (await import('./begin')).BEGIN,
	'actions-format': async () => (await import('./actions-format')).FORMAT_ROWS,
	'actions-frame': async () => (await import('./actions-frame')).FRAME_ROWS,
	'actions-trump': async () => (await import('./actions-trump')).TRUMP_ROWS,
	picks: async () => (await import('./picks')).PICKS,
	cases: async () => (await import('./cases')).CASES,
	'rulings-flow': async () => (await import('./rulings-flow')).FLOW_RULINGS,
	'rulings-play': async () => (await import('./rulings-play')).PLAY_RULINGS
} as const satisfies Readonly<Record<string, () => Promise<readonly Scenario[]>>>;

export const keysOf = async () => (await import('./families.json')).default;
