// The live statechart, where it lives: in the debugger.
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { DESKTOP, expect, expectAccessible, open, PHONE, test } from './fixtures';

test.use({ viewport: DESKTOP, reducedMotion: 'reduce' });

const WAR = './debug/#s=blackpoker@8.2/counter-war@0';
const step = (page: Page) => page.getByRole('button', { name: 'Step', exact: true });
const chart = (page: Page) => page.getByRole('region', { name: 'Statechart' });
/** Ids of the elements of the drawing that carry a mark. */
const marked = (page: Page, kind: 'state' | 'arrow' | 'label', mark: string) =>
	chart(page)
		.locator(`svg .${kind}.${mark}`)
		.evaluateAll((elements) => elements.map((element) => element.getAttribute('data-id')));
const camera = (page: Page) => chart(page).locator('svg .camera').getAttribute('transform');

async function openWar(page: Page) {
	await open(page, WAR);
	await expect(chart(page).locator('svg .state.here').first()).toBeAttached();
}

test('lights what runs, keeps the path of the last step, and tells what comes next', async ({ page }) => {
	await openWar(page);
	expect(await marked(page, 'state', 'here')).toContain('stage.decide');
	expect(await marked(page, 'state', 'held')).toEqual(['game.play']);
	await step(page).click();
	await expect.poll(() => marked(page, 'state', 'here')).toContain('stage.declare.announce');
	expect(await marked(page, 'arrow', 'fired')).toEqual(['stage.decide/0->stage.declare']);
	expect(await marked(page, 'arrow', 'will')).toEqual(['stage.declare.announce/0->stage.declare.payCost']);
	await page.getByRole('button', { name: 'Back', exact: true }).click();
	await expect.poll(() => marked(page, 'state', 'here')).toContain('stage.decide');
});

test('takes each step with XState itself as well, and says that it agrees', async ({ page }) => {
	await openWar(page);
	await expect(chart(page).getByText('XState agrees')).toHaveCount(0);
	for (let i = 0; i < 3; i++) await step(page).click();
	await expect(chart(page).getByText('XState agrees')).toBeVisible();
	await page.getByRole('button', { name: 'To the start' }).click();
	await expect(chart(page).getByText('XState agrees')).toHaveCount(0);
});

test('says what each guard says now, not by colour alone', async ({ page }) => {
	await openWar(page);
	const guard = chart(page).locator('svg .label[data-id^="stage.system/0"]');
	await expect(guard).toHaveClass(/\b(yes|no|open)\b/);
	await expect(guard.locator('.truth > *').filter({ visible: true })).toHaveCount(1);
	expect(await marked(page, 'label', 'open')).toContain('stage.decide/0->stage.declare');
});

test('its camera moves only when somebody moves it', async ({ page }) => {
	await openWar(page);
	const drawing = chart(page)
		.locator('svg')
		.filter({ has: page.locator('.camera') });
	const first = await camera(page);
	for (let i = 0; i < 12; i++) await step(page).click();
	await page.getByRole('button', { name: 'To the end' }).click();
	expect(await camera(page)).toBe(first);
	await drawing.hover();
	await page.mouse.wheel(0, -300);
	const zoomed = await camera(page);
	expect(zoomed).not.toBe(first);
	await page.getByRole('button', { name: 'To the start' }).click();
	expect(await camera(page)).toBe(zoomed);
	const box = (await drawing.boundingBox())!;
	await page.mouse.move(box.x + 100, box.y + 200);
	await page.mouse.down();
	await page.mouse.move(box.x + 180, box.y + 120, { steps: 4 });
	await page.mouse.up();
	expect(await camera(page)).not.toBe(zoomed);
	await chart(page).getByRole('button', { name: 'Show everything' }).click();
	await chart(page).getByRole('button', { name: 'Show the active state' }).click();
	await expect(chart(page).locator('svg [data-id="stage.decide"]')).toBeInViewport();
});

test('shows the rules and the guard of what is chosen, and takes a transition', async ({ page }) => {
	await openWar(page);
	await step(page).click();
	const state = chart(page).locator('svg [data-id="stage.declare.announce"]');
	await state.click();
	const card = chart(page).getByRole('region', { name: 'Announce' });
	await expect(card).toContainText('running');
	await expect(card.getByRole('button', { name: /9\.4/ }).first()).toBeVisible();
	await card.getByRole('button', { name: /→ Pay cost/ }).click();
	const transition = chart(page).getByRole('region', { name: 'Transition' });
	await expect(transition).toContainText('goes on by itself');
	await transition.getByRole('button', { name: 'Take this transition' }).click();
	await expect.poll(() => marked(page, 'state', 'here')).toContain('stage.declare.payCost');
	await chart(page).locator('svg [data-take]').filter({ visible: true }).first().click();
	await expect.poll(() => marked(page, 'state', 'here')).toContain('stage.declare.setKeys');
});

test('leads from a citation to the rule', async ({ page }) => {
	await openWar(page);
	await chart(page).locator('svg [data-id="stage.decide"]').click();
	await chart(page)
		.getByRole('button', { name: /9\.4\[/ })
		.first()
		.click();
	await expect(page).toHaveURL(/\/rules\//);
});

test('is a tree for keyboards and screen readers, and a transition can be taken in it', async ({ page }) => {
	await openWar(page);
	await step(page).click();
	const tree = chart(page).getByRole('tree', { name: 'Statechart' });
	await tree.getByRole('treeitem').first().focus();
	const announce = tree.getByRole('treeitem', { name: /^Announce/ });
	for (let i = 0; i < 80 && !(await announce.evaluate((item) => item === document.activeElement)); i++)
		await page.keyboard.press('ArrowDown');
	await expect(announce).toBeFocused();
	await expect(announce).toContainText('running');
	await page.keyboard.press('ArrowRight');
	await expect(announce).toHaveAttribute('aria-expanded', 'true');
	await page.keyboard.press('ArrowRight');
	await expect(tree.getByRole('treeitem', { name: /^→ Pay cost/ })).toBeFocused();
	await expectAccessible(page);
	await page.keyboard.press('Enter');
	await expect.poll(() => marked(page, 'state', 'here')).toContain('stage.declare.payCost');
	await expect(tree.getByRole('treeitem', { name: /^Pay cost/ })).toContainText('running');
});

test('speaks the other language in the same place', async ({ page }) => {
	await openWar(page);
	await expect(chart(page).locator('svg')).toContainText(['Request or pass?']);
	await page.getByRole('button', { name: '日本語' }).click();
	await expect(page.locator('svg .state.here').filter({ hasText: '起こすか、パスか' })).toBeInViewport();
});

test('can be enlarged and comes back as it was', async ({ page }) => {
	await openWar(page);
	const before = await camera(page);
	await chart(page).getByRole('button', { name: 'Enlarge' }).click();
	const drawing = page.locator('svg').filter({ has: page.locator('.camera') });
	await expect.poll(async () => (await drawing.boundingBox())!.width).toBe(DESKTOP.width);
	await expect(page.locator('svg [data-id="stage.decide"]')).toBeInViewport();
	await page.keyboard.press('Escape');
	await expect.poll(() => camera(page)).toBe(before);
});

test('can be saved as a picture that stands alone', async ({ page }) => {
	await openWar(page);
	const saving = page.waitForEvent('download');
	await chart(page).getByRole('button', { name: 'Save as SVG' }).click();
	const file = await saving;
	expect(file.suggestedFilename()).toBe('kuroko-blackpoker-8-2.svg');
	const svg = await readFile((await file.path())!, 'utf8');
	expect(svg).toMatch(/^<svg [^>]*xmlns="http:\/\/www\.w3\.org\/2000\/svg"/);
	expect(svg).toContain('Request or pass?');
	expect(svg).not.toMatch(/class=|var\(--/);
});

for (const [system, scenario] of [
	['blackpoker@8.2', 'counter-war'],
	['victory-spark@2012-05', 'new-game'],
	['cryptospells-text', 'opening'],
	['five-timing', 'f12-counter']
] as const)
	test(`draws the charts of ${system}`, async ({ page }) => {
		await open(page, `./debug/#s=${system}/${scenario}@0`);
		await expect(chart(page).locator('svg .state.here').first()).toBeAttached();
		expect(await chart(page).locator('svg .state').count()).toBeGreaterThan(20);
		for (let i = 0; i < 3; i++) await step(page).click();
		expect(await marked(page, 'arrow', 'fired')).not.toEqual([]);
	});

test.describe('on a phone', () => {
	test.use({ viewport: PHONE, hasTouch: true });
	test('has a tab of its own, with the running state in view', async ({ page }) => {
		await open(page, WAR);
		await page.getByRole('tab', { name: 'Chart' }).tap();
		await expect(page.locator('svg [data-id="stage.decide"]')).toBeInViewport();
		await page.locator('svg [data-id="stage.decide"]').tap();
		await expect(page.getByRole('region', { name: 'Request or pass?' })).toBeVisible();
		await expectAccessible(page);
	});
});
