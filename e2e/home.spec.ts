// The home page: a board that really steps before anything else was opened, the four systems, languages and colours.
import { DESKTOP, expect, expectAccessible, expectNoSideways, open, PHONE, test } from './fixtures';

test.use({ viewport: DESKTOP, reducedMotion: 'reduce' });

test('its board steps through the counter war by the real rules, both ways', async ({ page }) => {
	await open(page, './');
	const demo = page.getByRole('region', { name: 'A board that steps' });
	const next = demo.getByRole('button', { name: 'Next', exact: true });
	const stage = demo.getByRole('region', { name: 'stage' });
	const back = demo.getByRole('button', { name: 'Back', exact: true });
	await expect(demo.getByText('Step 5 of 13')).toBeVisible();
	await expect(stage.getByRole('listitem')).toHaveCount(3);
	for (let i = 5; i > 0; i--) await back.click();
	await expect(demo.getByText('Step 0 of 13')).toBeVisible();
	await expect(stage).toContainText('Nothing here');
	await expect(back).toBeDisabled();
	await next.click();
	await expect(stage.getByRole('listitem')).toHaveCount(1);
	for (let i = 2; i <= 7; i++) await next.click();
	await expect(stage.getByRole('listitem')).toHaveCount(4);
	await expect(demo.getByText('B counters that Counter with ♣8.')).toBeVisible();
	await back.click();
	await expect(stage.getByRole('listitem')).toHaveCount(3);
	for (let i = 7; i <= 13; i++) await next.click();
	await expect(demo.getByText('Step 13 of 13')).toBeVisible();
	await expect(stage.getByRole('listitem')).toHaveCount(0);
	await demo.getByRole('button', { name: 'From the start' }).click();
	await expect(demo.getByText('Step 0 of 13')).toBeVisible();
	await expectAccessible(page);
});

test('leads to the debugger at the step one has reached', async ({ page }) => {
	await open(page, './');
	const demo = page.getByRole('region', { name: 'A board that steps' });
	for (let i = 5; i > 3; i--) await demo.getByRole('button', { name: 'Back', exact: true }).click();
	await expect(demo.getByText('Step 3 of 13')).toBeVisible();
	await demo.getByRole('link', { name: 'Debug this scene' }).click();
	await expect(page.getByText('Move 3 of 13')).toBeVisible();
});

test('offers four systems with what their sources leave open, and opens each', async ({ page }) => {
	await open(page, './');
	const systems = page.getByRole('region', { name: 'Choose your rules' }).getByRole('article');
	await expect(systems).toHaveCount(4);
	for (const [name, honest] of [
		['BlackPoker 8.2', /No official collection of rulings/],
		['Victory Spark', /check timing/],
		['CryptoSpells', /how ability texts are read/],
		['Five Timings', /title of its game is unknown/]
	] as const) {
		const system = systems.filter({ has: page.getByRole('heading', { name }) });
		await system.getByText('What its source leaves open').click();
		await expect(system.getByText(honest)).toBeVisible();
	}
	await expectAccessible(page);
	for (let i = 0; i < 4; i++) {
		await open(page, './');
		await systems.nth(i).getByRole('link', { name: 'Debug' }).click();
		await expect(page.getByText(/^Move 0 of \d+$/)).toBeVisible();
	}
});

test('each scene people ask about opens', async ({ page }) => {
	test.slow();
	await open(page, './');
	const scenes = page.getByRole('region', { name: 'Scenes people ask about' }).getByRole('link');
	await expect(scenes).toHaveCount(6);
	const links = await scenes.evaluateAll((found) =>
		found.map((link) => ({
			url: (link as HTMLAnchorElement).href,
			title: link.querySelector('b')!.innerText
		}))
	);
	for (const { url, title } of links) {
		await page.goto(url);
		await expect(page.getByRole('button', { name: title }).first()).toBeVisible();
	}
});

test('switches language without loading again, and remembers it', async ({ page }) => {
	await open(page, './');
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('See exactly when, and why.');
	const loads: string[] = [];
	page.on('request', (request) => {
		if (request.isNavigationRequest()) loads.push(request.url());
	});
	await page.getByRole('button', { name: '日本語' }).click();
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('そのタイミング、目で見て確かめる。');
	await expect(page.locator('html')).toHaveAttribute('lang', 'ja');
	await expect(page).toHaveTitle(/カードゲームのルール/);
	expect(loads).toEqual([]);
	await page.reload({ waitUntil: 'networkidle' });
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('そのタイミング、目で見て確かめる。');
	await page.getByRole('button', { name: 'English' }).click();
	await expect(page.getByRole('link', { name: 'Open the debugger' })).toBeVisible();
});

test.describe('in a Japanese browser', () => {
	test.use({ locale: 'ja-JP' });
	test('the first visit is in Japanese, with no English seen before', async ({ page }) => {
		await page.addInitScript(() => {
			const seen: string[] = [];
			Object.assign(window, { seen });
			const look = () => {
				const heading = document.querySelector('h1');
				if (heading?.checkVisibility({ visibilityProperty: true })) seen.push(heading.innerText);
				requestAnimationFrame(look);
			};
			requestAnimationFrame(look);
		});
		await open(page, './');
		await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
		const seen = await page.evaluate(() => (window as unknown as { seen: string[] }).seen);
		expect(seen.filter((text) => /[a-z]/i.test(text))).toEqual([]);
	});
});

test('remembers the colours, and has them before the page is drawn', async ({ page }) => {
	await open(page, './');
	const html = page.locator('html');
	await expect(html).not.toHaveAttribute('data-theme');
	await page.getByRole('button', { name: /^Colours: as the device/ }).click();
	await page.getByRole('button', { name: /^Colours: light/ }).click();
	await expect(html).toHaveAttribute('data-theme', 'dark');
	await page.addInitScript(() => {
		document.addEventListener('DOMContentLoaded', () =>
			Object.assign(window, { early: document.documentElement.dataset.theme })
		);
	});
	await page.reload({ waitUntil: 'networkidle' });
	expect(await page.evaluate(() => (window as unknown as { early: string }).early)).toBe('dark');
	await page.getByRole('button', { name: /^Colours: dark/ }).click();
	await expect(html).not.toHaveAttribute('data-theme');
});

test('can be walked by keyboard, past the header first', async ({ page }) => {
	await open(page, './');
	await page.keyboard.press('Tab');
	await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
	await page.keyboard.press('Enter');
	await page.keyboard.press('Tab');
	await expect(page.getByRole('link', { name: 'Open the debugger' })).toBeFocused();
});

test.describe('without scripts', () => {
	test.use({ javaScriptEnabled: false });
	test('the first scene and every way on are there', async ({ page }) => {
		await page.goto('./');
		await expect(page.getByRole('region', { name: 'A board that steps' })).toContainText('♠');
		await expect(page.getByRole('article')).toHaveCount(4);
	});
});

test.describe('on a phone', () => {
	test.use({ viewport: PHONE, hasTouch: true });
	test('everything is in reach', async ({ page }) => {
		await open(page, './');
		await expectNoSideways(page);
		const demo = page.getByRole('region', { name: 'A board that steps' });
		for (let i = 5; i < 7; i++) await demo.getByRole('button', { name: 'Next', exact: true }).tap();
		await expect(demo.getByText('Step 7 of 13')).toBeVisible();
		await expectNoSideways(page);
		await expectAccessible(page);
		await page.getByRole('navigation').getByRole('link', { name: 'Debugger' }).tap();
		await expect(page).toHaveURL(/debug/);
	});
});
