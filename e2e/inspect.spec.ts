// The inspector: `@xstate/inspect`'s receiver in a page of ours, fed by the charts that run in the debugger.
import type { FrameLocator, Page } from '@playwright/test';
import { DESKTOP, expect, expectAccessible, open, test } from './fixtures';

test.use({ viewport: DESKTOP, reducedMotion: 'reduce' });

const WAR = './debug/#s=blackpoker@8.2/counter-war@0';
const step = (page: Page) => page.getByRole('button', { name: 'Step', exact: true });
type Inside = FrameLocator | Page;
const service = (inside: Inside, chart: string) =>
	inside.getByTestId('service').filter({ has: inside.locator('h3', { hasText: chart }) });
const rows = (inside: Inside) => inside.getByRole('region', { name: 'Messages' }).getByRole('button');

async function openInspector(page: Page): Promise<FrameLocator> {
	await open(page, WAR);
	await page.getByRole('button', { name: 'Inspector' }).click();
	const inside = page.frameLocator('iframe');
	await expect(service(inside, 'stage')).toBeVisible();
	return inside;
}
/** Steps, and looks at what arrives. */
async function follow(page: Page, inside: Inside) {
	await expect(service(inside, 'turn')).toContainText('beside');
	await expect(service(inside, 'stage').locator('[data-state="stage.decide"]')).toHaveClass(/\bon\b/);
	await step(page).click();
	await expect(service(inside, 'stage').locator('[data-state="stage.declare.announce"]')).toHaveClass(
		/\bon\b/
	);
	await expect(rows(inside).filter({ hasText: 'REQUEST' })).toHaveCount(1);
	for (let i = 0; i < 4; i++) await step(page).click();
	await expect(service(inside, 'trigger').first()).toContainText('from stage');
}

test('in a frame: charts, events and snapshots as they happen', async ({ page }) => {
	const inside = await openInspector(page);
	await follow(page, inside);
	const snapshot = inside.getByTestId('snapshot');
	await expect(snapshot).toContainText('"table"');
	await rows(inside).filter({ hasText: 'declare.payCost' }).click();
	await expect(snapshot).toContainText('"declare": "payCost"');
	await expectAccessible(page);
	await page.getByRole('button', { name: 'Back', exact: true }).click();
	await expect(inside.getByText('ended').first()).toBeVisible();
});

test('sends an event back to the charts', async ({ page }) => {
	const inside = await openInspector(page);
	await step(page).click();
	await inside.getByRole('button', { name: 'Send NEXT' }).click();
	await expect(service(inside, 'stage').locator('[data-state="stage.declare.payCost"]')).toHaveClass(
		/\bon\b/
	);
	await expect(page.getByText(/step 2 of \d+/)).toBeVisible();
});

test('in a second window, which may be loaded again', async ({ page }) => {
	await openInspector(page);
	const opening = page.waitForEvent('popup');
	await page.getByRole('button', { name: /window/i }).click();
	const inspector = await opening;
	await expect(service(inspector, 'stage')).toBeVisible();
	await follow(page, inspector);
	await inspector.reload();
	await expect(service(inspector, 'trigger').first()).toBeVisible();
	await expectAccessible(inspector);
});

test('nothing of it is loaded before it is opened', async ({ page }) => {
	const scripts: Promise<string>[] = [];
	page.on('response', (response) => {
		if (response.request().resourceType() === 'script') scripts.push(response.text());
	});
	await open(page, WAR);
	await step(page).click();
	for (const script of await Promise.all(scripts)) expect(script).not.toContain('xstate.inspecting');
});

test('opened by hand, the page says where it belongs', async ({ page }) => {
	await open(page, './inspect/');
	await expect(page.getByText('Open this page with “Inspector” in the debugger')).toBeVisible();
	await page.getByRole('link', { name: 'To the debugger' }).click();
	await expect(page).toHaveURL(/debug/);
});

test('a page of another origin can neither show nor read anything', async ({
	page,
	baseURL,
	consoleSays
}) => {
	// the browser reports that our message was not handed to a foreign window
	consoleSays.expected = /postMessage/;
	await page.route('http://foreign.test/**', (route) =>
		route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>foreign</title>' })
	);
	await page.goto('http://foreign.test/');
	const opening = page.waitForEvent('popup');
	await page.evaluate((url) => {
		const heard: unknown[] = [];
		addEventListener('message', ({ data }) => heard.push(data));
		Object.assign(window, { heard, opened: window.open(url) });
	}, `${baseURL}inspect/`);
	const inspector = await opening;
	await inspector.waitForLoadState('networkidle');
	await expect(inspector.getByRole('status')).toHaveText(/Waiting/);
	await page.evaluate(() => {
		const { opened } = window as unknown as { opened: Window };
		const machine = JSON.stringify({ id: 'evil', states: {} });
		const state = JSON.stringify({ value: {}, context: {}, event: { type: 'x' } });
		opened.postMessage({ type: 'service.register', sessionId: 'evil', id: 'evil', machine, state }, '*');
	});
	await inspector.waitForTimeout(300);
	await expect(inspector.getByRole('status')).toHaveText(/Waiting/);
	expect(await page.evaluate(() => (window as unknown as { heard: unknown[] }).heard)).toEqual([]);
});
