// `npm run screenshots`: builds the app and takes the pictures of the README from it.
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { ensureInstalled, root, run } from './installed.mjs';

ensureInstalled();
const { chromium } = await import('playwright');
const { launchOptions } = await import('./browser.mjs');
const { listen, staticServer } = await import('./serve.mjs');

const dir = path.join(root, 'node_modules/.cache/kuroko/screenshots');
const built = run('npx', ['vite', 'build', '--logLevel', 'warn'], { BUILD_DIR: dir, BASE_PATH: '' });
if (built.status !== 0) process.exit(built.status ?? 1);

/** The counter war where B has just answered a counter with a counter: four requests on the stage. */
const PLACE = 'debug/#s=blackpoker@8.2/counter-war@60';
const PICTURES = [
	{ file: 'debugger.png', locale: 'en-GB', colorScheme: 'light', viewport: { width: 1440, height: 900 } },
	{ file: 'debugger.ja.png', locale: 'ja-JP', colorScheme: 'dark', viewport: { width: 1440, height: 900 } },
	{ file: 'phone.png', locale: 'en-GB', colorScheme: 'light', viewport: { width: 390, height: 844 } }
];

const server = staticServer(dir, '');
const origin = `http://localhost:${await listen(server, 0)}`;
const browser = await chromium.launch(launchOptions());
mkdirSync(path.join(root, 'docs'), { recursive: true });
for (const { file, locale, colorScheme, viewport } of PICTURES) {
	const page = await browser.newPage({
		locale,
		colorScheme: /** @type {'light' | 'dark'} */ (colorScheme),
		viewport,
		reducedMotion: 'reduce',
		deviceScaleFactor: viewport.width < 500 ? 2 : 1,
		serviceWorkers: 'block'
	});
	await page.goto(`${origin}/${PLACE}`, { waitUntil: 'networkidle' });
	await page.locator('.transport').waitFor();
	await page.screenshot({ path: path.join(root, 'docs', file) });
	await page.close();
	console.log(`docs/${file}`);
}
await browser.close();
server.close();
