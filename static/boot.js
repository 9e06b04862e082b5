// Before the first paint: the visitor's colours, and no flash of the wrong language.
// A file of its own, because the Content-Security-Policy allows no script inside the page.
(() => {
	const page = document.documentElement;
	const read = (key) => {
		try {
			return localStorage.getItem(key);
		} catch {
			return null;
		}
	};
	const theme = read('kuroko.theme');
	if (theme === 'light' || theme === 'dark') page.dataset.theme = theme;

	// the same choice as src/lib/i18n/lang.svelte.ts makes; pages are written in English and hidden until it has
	const saved = read('kuroko.lang');
	const wish = navigator.languages
		.map((tag) => tag.slice(0, 2).toLowerCase())
		.find((l) => l === 'ja' || l === 'en');
	const lang = saved === 'ja' || saved === 'en' ? saved : (wish ?? 'en');
	if (lang !== page.lang) {
		page.lang = lang;
		page.dataset.wait = '';
	}
})();
