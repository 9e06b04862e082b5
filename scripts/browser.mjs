// How tests, bench and screenshots start the browser that chromium.mjs found.
import { findChromium } from './chromium.mjs';

const { executablePath, env } = findChromium();

/** Playwright's launch options; `extra` are more flags. */
export const launchOptions = (/** @type {readonly string[]} */ extra = []) => ({
	executablePath,
	env: { .../** @type {Record<string, string>} */ (process.env), ...env },
	args: [
		'--no-sandbox',
		'--disable-gpu',
		'--disable-quic',
		'--no-first-run',
		'--disable-background-networking',
		'--disable-component-update',
		'--disable-sync',
		'--disable-dev-shm-usage',
		...extra
	]
});
