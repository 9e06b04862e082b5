// What holds for every page, whatever it is about. Pages are read off the build, so a new one is looked at without
// being named here.
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { listen, staticServer } from '../scripts/serve.mjs';
import { DESKTOP, expect, expectAccessible, expectNoSideways, NARROW, open, test } from './fixtures';

const built = path.resolve('build');
const filesNamed = (folder: string, name: string) =>
	readdirSync(folder, { recursive: true, encoding: 'utf8' })
		.filter((file) => path.basename(file) === name)
		.map((file) => file.slice(0, -name.length).replaceAll(path.sep, '/'));

/** The first page of each route, relative to where the app is hosted: '', 'debug/' ... */
function pages(): string[] {
	const all = filesNamed(built, 'index.html').sort();
	return filesNamed('src/routes', '+page.svelte').flatMap((route) => {
		const pattern = route.replace(/\([^/]*\)\//g, '').replace(/\[[^\]]*\]/g, '[^/]+');
		return all.find((page) => new RegExp(`^${pattern}$`).test(page)) ?? [];
	});
}

// Words are longest in one language and lines break worst in the other, colours are two sets: together these looks see
// every page in each of them, without looking at all eight. Where only colours are new, only contrast is asked for.
const LOOKS = {
	'en-GB': [
		[DESKTOP, 'light', undefined],
		[DESKTOP, 'dark', ['color-contrast']],
		[NARROW, 'dark', undefined]
	],
	'ja-JP': [
		[DESKTOP, 'dark', undefined],
		[NARROW, 'light', ['color-contrast']]
	]
} as const;

for (const path of pages())
	for (const [locale, looks] of Object.entries(LOOKS))
		test.describe(`/${path} in ${locale}`, () => {
			test.use({ locale, viewport: DESKTOP, reducedMotion: 'reduce' });
			test('axe finds nothing, and it fits the window', async ({ page }) => {
				test.slow();
				await open(page, `./${path}`);
				await expect(page).toHaveTitle(/\S/);
				await expect(page.locator('html')).toHaveAttribute('lang', locale.slice(0, 2));
				for (const [window, colorScheme, rules] of looks)
					await test.step(`${window.width} px, ${colorScheme}`, async () => {
						await page.setViewportSize(window);
						await page.emulateMedia({ colorScheme });
						await expectNoSideways(page);
						await expectAccessible(page, rules && { rules: [...rules] });
					});
			});
		});

test('an address that leads nowhere says so and leads home', async ({ page, baseURL, consoleSays }) => {
	consoleSays.expected = /status of 404|Not found: \/no-such-page\//;
	await page.goto('./no-such-page/');
	await expect(page.getByText('There is no such page')).toBeVisible();
	await page.getByRole('main').getByRole('link').first().click();
	await expect(page).toHaveURL(baseURL!);
});

test('without a network the second visit works, pages not seen before included', async ({ page }) => {
	const server = staticServer(built, '');
	const home = `http://localhost:${await listen(server, 0)}/`;
	await open(page, home);
	const headings = await page.getByRole('heading').allInnerTexts();
	// the worker is active once every file of this version is kept
	await page.evaluate(() => navigator.serviceWorker.ready);
	server.close();
	server.closeAllConnections();

	await open(page, home);
	expect(await page.getByRole('heading').allInnerTexts()).toEqual(headings);
	for (const path of pages()) {
		await open(page, home + path);
		await expect(page.getByRole('heading').first()).toBeAttached();
	}
});
