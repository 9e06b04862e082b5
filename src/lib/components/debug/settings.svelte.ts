// How the page is arranged: kept for the next visit where the browser allows it.
const KEY = 'kuroko.debug';

const NORMAL = { chart: 370, moves: 350, record: 230, singles: true, speed: 900 };
type Sizes = typeof NORMAL;

class Settings {
	chart = $state(NORMAL.chart);
	moves = $state(NORMAL.moves);
	/** Height of the log below the moves. */
	record = $state(NORMAL.record);
	chartOpen = $state(true);
	movesOpen = $state(true);
	/** Single-letter keys are on. */
	singles = $state(NORMAL.singles);
	readonly normal: Readonly<Sizes> = NORMAL;

	/** Call once in the browser. What can't be read counts as nothing kept. */
	start() {
		try {
			const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
			if (typeof kept !== 'object' || !kept) return;
			for (const key of ['chart', 'moves', 'record'] as const) {
				const value = (kept as Record<string, unknown>)[key];
				if (typeof value === 'number' && value > 100 && value < 2000) this[key] = value;
			}
			for (const key of ['chartOpen', 'movesOpen', 'singles'] as const) {
				const value = (kept as Record<string, unknown>)[key];
				if (typeof value === 'boolean') this[key] = value;
			}
		} catch {
			// nonsense or no storage: the normal arrangement
		}
	}
	/** Call in an effect: whatever changes is kept. */
	keep() {
		const { chart, moves, record, chartOpen, movesOpen, singles } = this;
		const text = JSON.stringify({ chart, moves, record, chartOpen, movesOpen, singles });
		try {
			localStorage.setItem(KEY, text);
		} catch {
			// not kept; works all the same
		}
	}
}
export const settings = new Settings();
