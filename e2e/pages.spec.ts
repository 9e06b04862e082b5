// What holds for every page, whatever it is about. Pages are read off the build, so a new one is looked at without
// being named here.
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { listen, staticServer } from '../scripts/serve.mjs';
import { DESKTOP, expect, expectAccessible, expectNoSideways, NARROW, open, test } from './fixtures';

const built = path.resolve('build');
/** Of pages made from one template (`/rules/why/<code>/`) a few stand for all. */
const PER_FOLDER = 3;

/** Each page's path, relative to where the app is hosted: '', 'debug/' ... */
function pages(): string[] {
	const perFolder = new Map<string, number>();
	return readdirSync(built, { recursive: true, encoding: 'utf8' })
		.filter((file) => path.basename(file) === 'index.html')
		.map((file) => file.slice(0, -'index.html'.length).replaceAll(path.sep, '/'))
		.sort()
		.filter((page) => {
			const folder = path.posix.dirname(page);
			const seen = perFolder.get(folder) ?? 0;
			perFolder.set(folder, seen + 1);
			return folder === '.' || seen < PER_FOLDER;
		});
}

for (const page of pages())
	test.describe(`/${page}`, () => {
		for (const colorScheme of ['light', 'dark'] as const)
			for (const locale of ['ja-JP', 'en-GB'])
				test.describe(`${colorScheme}, ${locale}`, () => {
					test.use({ colorScheme, locale, viewport: DESKTOP, reducedMotion: 'reduce' });
					test('axe finds nothing and nothing scrolls sideways', async ({ page: tab }) => {
						await open(tab, `./${page}`);
						await expect(tab).toHaveTitle(/\S/);
						await expect(tab.locator('html')).toHaveAttribute('lang', locale.slice(0, 2));
						await expectNoSideways(tab);
						await expectAccessible(tab);
					});
				});
		for (const locale of ['ja-JP', 'en-GB'])
			test.describe(locale, () => {
				test.use({ locale, viewport: NARROW, hasTouch: true, reducedMotion: 'reduce' });
				test('fits a narrow phone', async ({ page: tab }) => {
					await open(tab, `./${page}`);
					await expectNoSideways(tab);
					await expectAccessible(tab);
				});
			});
	});

test('an address that leads nowhere says so and leads home', async ({ page, baseURL, consoleSays }) => {
	consoleSays.expected = /Failed to load resource: the server responded with a status of 404/;
	await page.goto('./no-such-page/');
	await expect(page.getByRole('heading').first()).toBeVisible();
	await page.getByRole('main').getByRole('link').first().click();
	await expect(page).toHaveURL(baseURL!);
});

test.describe('without a network', () => {
	test.use({ serviceWorkers: 'allow' });

	test('the second visit works, pages not seen before included', async ({ page }) => {
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
		for (const path of pages().filter((path) => path.split('/').length <= 2)) {
			await open(page, home + path);
			await expect(page.getByRole('heading').first()).toBeAttached();
		}
	});
});
