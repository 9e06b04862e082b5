// Light, dark, or as the device says. The choice is one attribute on <html>; app.css does the rest.
// `static/boot.js` sets the same attribute before the first paint.
const KEY = 'kuroko.theme';
export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

class ThemeChoice {
	now = $state<Theme>('system');
	readonly next = $derived(THEMES[(THEMES.indexOf(this.now) + 1) % THEMES.length]!);

	/** Call once in the browser, and again when another window may have chosen. */
	start() {
		let saved: string | null = null;
		try {
			saved = localStorage.getItem(KEY);
		} catch {
			// storage may be forbidden; then it is as the device says
		}
		this.show(saved === 'light' || saved === 'dark' ? saved : 'system');
	}
	set(to: Theme) {
		this.show(to);
		try {
			if (to === 'system') localStorage.removeItem(KEY);
			else localStorage.setItem(KEY, to);
		} catch {
			// storage may be forbidden: not remembered, still switched
		}
	}

	private show(to: Theme) {
		this.now = to;
		if (to === 'system') delete document.documentElement.dataset.theme;
		else document.documentElement.dataset.theme = to;
	}
}
export const theme = new ThemeChoice();
