// The parts of the debugger that are loaded when they are asked for.

export const deskDialogs = () => import('./DeskDialogs.svelte');
export const pageDialogs = () => import('./PageDialogs.svelte');
export const textDialog = () => import('./TextDialog.svelte');

/** Fetches them at the first sign of somebody at work, so that none has to be waited for. Returns how to stop. */
export function loadAhead(): () => void {
	const waiting = new AbortController();
	const load = () => {
		waiting.abort();
		// where it fails, the part itself will say so when it is wanted
		void Promise.allSettled([deskDialogs(), pageDialogs(), textDialog()]);
	};
	for (const sign of ['pointermove', 'pointerdown', 'keydown'])
		addEventListener(sign, load, { signal: waiting.signal, passive: true });
	return () => waiting.abort();
}
