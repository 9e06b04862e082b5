// The parts of the debugger that are loaded when they are asked for.

export const changesList = () => import('./Changes.svelte');
export const composer = () => import('./Composer.svelte');
/** Not fetched ahead: hardly anybody opens it. */
export const inspectorDock = () => import('./InspectorDock.svelte');
export const deskDialogs = () => import('./DeskDialogs.svelte');
export const pageDialogs = () => import('./PageDialogs.svelte');
export const stopNote = () => import('./StopNote.svelte');
export const textDialog = () => import('./TextDialog.svelte');
export const xstateCheck = () => import('./XStateCheck.svelte');
const chartCard = () => import('../chart/ChartCard.svelte');

const PARTS = [composer, chartCard, changesList, deskDialogs, pageDialogs, stopNote, textDialog, xstateCheck];

/**
 * Fetches them, and `more`, at the first sign of somebody at work, so that none has to be waited for. Returns how to stop.
 */
export function loadAhead(...more: readonly (() => unknown)[]): () => void {
	const waiting = new AbortController();
	const load = () => {
		waiting.abort();
		// where it fails, the part itself will say so when it is wanted
		void Promise.allSettled([...PARTS, ...more].map((load) => load()));
	};
	for (const sign of ['pointermove', 'pointerdown', 'keydown'])
		addEventListener(sign, load, { signal: waiting.signal, passive: true });
	return () => waiting.abort();
}
