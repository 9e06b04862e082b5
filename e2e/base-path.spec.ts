// The app as `BASE_PATH=/tutor npm run build` makes it, hosted under that path and nothing else.
import { expect, open, test } from './fixtures';

test('loads, leads on and stays under its path', async ({ page, baseURL }) => {
	const { origin } = new URL(baseURL!);
	const outside: string[] = [];
	page.on('request', (request) => {
		if (!request.url().startsWith(baseURL!) && !/^(data|blob):/.test(request.url()))
			outside.push(request.url());
	});
	const links = () =>
		page.locator('a[href]').evaluateAll((all) => all.map((a) => (a as HTMLAnchorElement).href));
	const astray: string[] = [];
	const lookAtLinks = async () =>
		astray.push(...(await links()).filter((href) => href.startsWith(origin) && !href.startsWith(baseURL!)));
	await open(page, './');
	await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
	await lookAtLinks();
	await page.getByRole('navigation').getByRole('link', { name: /debug/i }).click();
	await expect(page).toHaveURL(`${baseURL}debug/`);
	await expect(page.getByRole('main')).not.toBeEmpty();
	await open(page, './debug/');
	await expect(page.getByRole('main')).not.toBeEmpty();
	await lookAtLinks();
	await open(page, './rules/');
	await lookAtLinks();
	expect(astray).toEqual([]);
	expect(outside).toEqual([]);
});

test('its worker keeps to that path too', async ({ page, baseURL }) => {
	await page.goto('./');
	const script = await page.evaluate(async () => {
		const { active, scope } = await navigator.serviceWorker.ready;
		return { url: active?.scriptURL, scope };
	});
	expect(script).toEqual({ url: `${baseURL}service-worker.js`, scope: baseURL });
});
