// Journeys through the debugger: step a scenario both ways, try what is not legal, branch, share, switch languages,
// drive all of it by keyboard, and on a phone.
import type { Page } from '@playwright/test';
import { DESKTOP, DIALOG, expect, expectAccessible, expectNoSideways, open, PHONE, test } from './fixtures';

test.use({ viewport: DESKTOP, reducedMotion: 'reduce' });

const WAR = './debug/#s=blackpoker@8.2/counter-war@0';
const step = (page: Page) => page.getByRole('button', { name: 'Step', exact: true });
const back = (page: Page) => page.getByRole('button', { name: 'Back', exact: true });
const over = (page: Page) => page.getByRole('button', { name: 'Step over: to the next decision' });
const stage = (page: Page) => page.getByRole('region', { name: 'stage' });
const where = (page: Page) => page.getByText(/^Move \d+ of \d+$/);
const log = (page: Page) => page.getByRole('list', { name: 'Log' });
const moves = (page: Page) => page.getByRole('region', { name: 'What can be done now' });

async function openWar(page: Page) {
	await open(page, WAR);
	await expect(where(page)).toHaveText('Move 0 of 13');
}

test('steps a scenario forwards and back, one rule event at a time', async ({ page }) => {
	await openWar(page);
	await expect(stage(page)).toContainText('Nothing here');
	await step(page).click();
	await expect(page.getByText(/step 1 of \d+/)).toBeVisible();
	await expect(moves(page)).toContainText('Nobody can do anything until the next decision.');
	await expect(log(page).getByRole('button', { name: /^A requests Up/ })).toHaveAttribute(
		'aria-current',
		'step'
	);
	await over(page).click();
	await expect(where(page)).toHaveText('Move 1 of 13');
	await expect(stage(page).getByRole('button', { name: /1: Up \(A\), next/ })).toBeVisible();
	await back(page).click();
	await expect(page.getByText(/step \d+ of \d+/)).toBeVisible();
	await page.getByRole('button', { name: 'To the start' }).click();
	await expect(where(page)).toHaveText('Move 0 of 13');
	await expect(back(page)).toBeDisabled();
	await page.getByRole('button', { name: 'To the end' }).click();
	await expect(where(page)).toHaveText('Move 13 of 13');
	await expect(stage(page)).toContainText('Nothing here');
});

test('arrows end at what they point at, also where a link opens in the middle', async ({ page }) => {
	await open(page, './debug/#s=blackpoker@8.2/counter-war@60');
	await expect(stage(page).getByRole('button', { name: /^4: Counter/ })).toBeVisible();
	const soldier = page.getByRole('group', { name: 'Board' }).getByRole('button', { name: /common soldier/ });
	const gap = async () => {
		const { y } = (await soldier.boundingBox())!;
		const tip = await page.locator('svg.arrows').evaluate((svg) => {
			const lines = [...svg.querySelectorAll('.target .line')];
			const ends = lines.map((line) => Number(line.getAttribute('d')!.split(' ').at(-1)));
			return svg.getBoundingClientRect().y + Math.max(...ends);
		});
		return Math.abs(y - tip);
	};
	// once everything has come to rest; polling would wait for somebody to scroll
	await page.waitForTimeout(600);
	expect(await gap()).toBeLessThan(12);
});

test('goes out of the top request, and stops at a breakpoint in both directions', async ({ page }) => {
	await openWar(page);
	await over(page).click();
	await page.getByRole('button', { name: 'Step out: until the top has left' }).click();
	await expect(stage(page)).toContainText('Nothing here');
	await page.getByRole('button', { name: 'To the start' }).click();
	await page.getByRole('button', { name: 'Breakpoints' }).click();
	await page.getByRole('dialog').getByRole('button', { name: 'Add' }).click();
	await page.keyboard.press('Escape');
	await page.getByRole('button', { name: 'Continue to a breakpoint' }).click();
	await expect(page.getByText('Stopped: something pending leaves')).toBeVisible();
	const stopped = await where(page).innerText();
	await page.getByRole('button', { name: 'To the end' }).click();
	await page.getByRole('button', { name: 'Continue back to a breakpoint' }).click();
	await expect(page.getByText('Stopped: something pending leaves')).toBeVisible();
	await expect(where(page)).not.toHaveText(stopped);
});

test('explains an illegal attempt, with rules, and changes nothing', async ({ page }) => {
	await openWar(page);
	const board = page.getByRole('group', { name: 'Board' });
	const before = await board.innerText();
	await page.getByRole('searchbox', { name: 'Filter by name, reason or notation' }).fill('counter');
	const refused = moves(page).getByRole('list', { name: /^Not legal/ });
	await refused.getByRole('button', { name: /^Counter not legal/ }).click();
	const counter = page.getByRole('region', { name: 'Counter', exact: true });
	await expect(counter).toContainText('Why it is not legal');
	await expect(counter.getByRole('link', { name: /^Rule / }).first()).toHaveAttribute('href', /\/rules\//);
	// through every choice, picking the first thing there is, refused or not
	const refusal = counter.getByText('Refused. Nothing has changed.');
	while (!(await refusal.isVisible())) {
		const options = counter.getByRole('group').getByRole('button', { pressed: false });
		const next = (await options.count()) ? options : counter.getByRole('button', { name: 'Try it anyway' });
		await next.first().click();
	}
	expect(await board.innerText()).toBe(before);
	await expect(where(page)).toHaveText('Move 0 of 13');
});

test('tries another move: a variation grows, the main line stays', async ({ page }) => {
	await openWar(page);
	await moves(page)
		.getByRole('button', { name: /^Pass legal/ })
		.click();
	await expect(where(page)).toHaveText('Move 1 of 1');
	await expect(page.getByText('In the variation “Variation 1”')).toBeVisible();
	await page.getByRole('button', { name: 'Name it' }).click();
	await page.getByRole('textbox', { name: 'Name of the variation' }).fill('What if A passes?');
	await page.getByRole('button', { name: 'Save', exact: true }).click();
	await expect(page.getByText('In the variation “What if A passes?”')).toBeVisible();
	await page.getByRole('button', { name: 'To the start' }).click();
	await page.getByRole('button', { name: 'A: Up' }).click();
	await expect(where(page)).toHaveText('Move 1 of 13');
	await page
		.getByRole('group', { name: 'Timeline' })
		.getByRole('button', { name: /What if A passes/ })
		.click();
	await page.getByRole('button', { name: 'Remove this variation' }).click();
	await expect(where(page)).toHaveText('Move 0 of 13');
});

test('leads through key card, cost and target, with picks on the board', async ({ page }) => {
	await openWar(page);
	await moves(page)
		.getByRole('button', { name: /^Up legal/ })
		.click();
	const up = page.getByRole('region', { name: 'Up', exact: true });
	await expect(up.getByRole('group')).toContainText('not legal');
	const board = page.getByRole('group', { name: 'Board' });
	await board.getByRole('button', { name: /^♡3.*can be picked/ }).click();
	await expect(up.getByLabel('Chosen so far')).toContainText('♡3');
	while (!(await up.getByRole('button', { name: 'Do it', exact: true }).count()))
		await board
			.getByRole('button', { name: /can be picked/ })
			.first()
			.click();
	await up.getByRole('button', { name: 'Do it, step by step' }).click();
	await expect(page.getByText(/step 1 of \d+/)).toBeVisible();
});

test('a link opens at the very step, with variations and view', async ({ page, context }) => {
	await context.grantPermissions(['clipboard-read', 'clipboard-write']);
	await openWar(page);
	for (let i = 0; i < 4; i++) await over(page).click();
	await moves(page)
		.getByRole('button', { name: /^Pass legal/ })
		.click();
	await page.getByRole('combobox', { name: 'View as' }).selectOption('B');
	const status = await moves(page).locator('.now').innerText();
	await page.getByRole('button', { name: 'Share link' }).click();
	await page.getByRole('radio', { name: 'Everything, as a judge sees it' }).check();
	await expect(page.getByText('Copied.')).toBeVisible();
	const link = await page.evaluate(() => navigator.clipboard.readText());
	expect(link).toBe(await page.getByRole('textbox', { name: 'Link' }).inputValue());

	const fresh = await context.newPage();
	await open(fresh, link);
	await expect(fresh.getByText('In the variation “Variation 1”')).toBeVisible();
	await expect(where(fresh)).toHaveText('Move 5 of 5');
	await expect(fresh.getByRole('combobox', { name: 'View as' })).toHaveValue('B');
	await expect(moves(fresh).locator('.now')).toHaveText(status);
});

test('a damaged link says so and leaves the page usable', async ({ page }) => {
	await open(page, './debug/#k=AXroF-broken');
	await expect(page.getByRole('dialog', { name: 'The link cannot be opened' })).toContainText('cut short');
	await page.keyboard.press('Escape');
	await over(page).click();
	await expect(where(page)).toHaveText(/Move 1 of/);
});

test('a short link that points behind the end opens there and says so', async ({ page }) => {
	await open(page, './debug/#s=blackpoker@8.2/counter-war@99999');
	const dialog = page.getByRole('dialog', { name: 'The link is open, but something is wrong' });
	await expect(dialog).toContainText(/points at step 99999, but there are only \d+ steps/);
	await page.keyboard.press('Escape');
	await expect(where(page)).toHaveText('Move 13 of 13');
	await page.getByRole('button', { name: '1 problem' }).click();
	await expect(page.getByRole('dialog')).toContainText('points at step 99999');
	await page.keyboard.press('Escape');
	await open(page, './debug/#s=blackpoker@8.2/counter-war@3v9.4');
	await expect(dialog).toContainText('a variation that this scenario does not have');
	// the judge's eyes where nobody has that seat
	await open(page, './debug/#s=blackpoker@8.2/counter-war@0&view=C');
	await expect(dialog).toContainText('nobody here is C');
	await page.keyboard.press('Escape');
	await expect(page.getByLabel('View as')).toHaveValue('judge');
});

test('a link that lost its beginning is not taken for none', async ({ page }) => {
	await open(page, './debug/#AVfdq1gBAGs1cR31jKt1');
	await expect(page.getByRole('dialog', { name: 'The link cannot be opened' })).toContainText(
		'This is not a Kuroko link'
	);
	await page.keyboard.press('Escape');
	await open(page, './rules/');
	await open(page, './debug/#main');
	await expect(where(page)).toBeVisible();
	await expect(page.getByRole('dialog')).toBeHidden();
});

test('many charts, and widths kept from a wider window, leave everything in reach', async ({ page }) => {
	await page.addInitScript(() =>
		localStorage.setItem('kuroko.debug', '{"chart":1999,"moves":1999,"record":1999}')
	);
	await page.setViewportSize({ width: 1000, height: 700 });
	await open(page, './debug/#s=five-timing/f01-equal-level@2');
	await expectNoSideways(page);
	const board = await page.getByRole('region', { name: 'Board' }).boundingBox();
	expect(board!.width).toBeGreaterThan(120);
	const width = page.getByRole('separator', { name: 'Width of Statechart' });
	await expect(width).toHaveAttribute('aria-valuenow', (await width.getAttribute('aria-valuemax'))!);
	for (let i = 0; i < 8; i++) await width.press('ArrowLeft');
	const chart = (await page.getByRole('region', { name: 'Statechart' }).boundingBox())!;
	const fold = (await page.getByRole('button', { name: 'Collapse Statechart' }).boundingBox())!;
	expect(fold.x + fold.width).toBeLessThan(chart.x + chart.width);
	expect((await moves(page).boundingBox())!.height).toBeGreaterThan(120);
	const running = (await page.locator('.stack [aria-current]').boundingBox())!;
	expect(running.x).toBeGreaterThanOrEqual(chart.x);
	expect(running.x + running.width).toBeLessThanOrEqual(chart.x + chart.width);
});

test('pasted text opens as far as it is right, and says what is wrong where', async ({ page }) => {
	await openWar(page);
	await page.getByRole('button', { name: 'Open or paste' }).click();
	const dialog = page.getByRole('dialog');
	await dialog.getByRole('button', { name: 'Text notation' }).click();
	const text = dialog.getByRole('textbox', { name: 'Scenario text' });
	await expect(text).toHaveValue(/^kuroko 1 blackpoker@8\.2/);
	const whole = await text.inputValue();
	await text.fill(whole.replace(/^A pass$/m, 'B pass'));
	await dialog.getByRole('button', { name: 'Open', exact: true }).click();
	await expect(dialog.getByRole('alert')).toContainText(/line \d+/);
	await expect(dialog.getByRole('alert')).toContainText('The valid part is open, at the last good step.');
	await page.keyboard.press('Escape');
	await expect(page.getByRole('button', { name: '1 problem' })).toBeVisible();
	await back(page).click();
	await page.getByRole('button', { name: 'Open or paste' }).click();
	await dialog.getByRole('textbox', { name: 'Scenario text' }).fill('this is no scenario');
	await dialog.getByRole('button', { name: 'Open', exact: true }).click();
	await expect(dialog.getByRole('alert')).toContainText('line 1');
	await expect(dialog.getByRole('alert')).toContainText('The page stays as it was.');
});

test('switches language without reload, and back', async ({ page }) => {
	await openWar(page);
	await over(page).click();
	await page.getByRole('button', { name: '日本語' }).click();
	await expect(page.getByText('手順 1/13')).toBeVisible();
	await expect(page.getByRole('region', { name: 'いまできること' })).toBeVisible();
	await page.getByRole('button', { name: '進む', exact: true }).click();
	await page.getByRole('button', { name: 'English' }).click();
	await expect(where(page)).toHaveText('Move 2 of 13');
});

test('everything by keyboard, and ? tells the keys', async ({ page }) => {
	await openWar(page);
	await page.keyboard.press('Shift+ArrowRight');
	await expect(where(page)).toHaveText('Move 1 of 13');
	await page.keyboard.press('ArrowLeft');
	await expect(page.getByText(/step \d+ of \d+/)).toBeVisible();
	await page.keyboard.press('End');
	await expect(where(page)).toHaveText('Move 13 of 13');
	await page.keyboard.press('Home');
	await page.keyboard.press('p');
	await expect(where(page)).toHaveText('Move 1 of 1');
	await page.keyboard.press('w');
	await expect(where(page)).toHaveText('Move 1 of 13');
	await page.keyboard.press('?');
	await expect(page.getByRole('dialog', { name: 'Keyboard' })).toContainText('Step into: one transition');
	await page.keyboard.press('Escape');
	await expect(page.getByRole('dialog')).toBeHidden();
	await page.keyboard.press('/');
	await expect(page.getByRole('searchbox')).toBeFocused();
	await page.keyboard.type('twist');
	await expect(moves(page).getByRole('button', { name: /^Twist/ })).toBeVisible();
});

test('a seat sees only what is its to see', async ({ page }) => {
	await openWar(page);
	const hand = page.getByRole('list', { name: 'hand, 4' }).first();
	await expect(hand.getByRole('button', { name: /face-down card/ })).toHaveCount(0);
	await page.getByRole('combobox', { name: 'View as' }).selectOption('A');
	await expect(hand.getByRole('button', { name: /face-down card/ })).toHaveCount(4);
	// nor is what can be written down of it: B holds ♠6
	const written = page.getByRole('textbox', { name: 'Scenario text' });
	for (const [viewer, tells] of [
		['judge', true],
		['A', false]
	] as const) {
		await page.getByRole('combobox', { name: 'View as' }).selectOption(viewer);
		await page.getByRole('button', { name: 'Open or paste' }).click();
		await page.getByRole('button', { name: 'Text notation' }).click();
		await expect(written).toHaveValue(/^kuroko 1/);
		expect(/B hand: .*S6/.test(await written.inputValue())).toBe(tells);
		await page.getByRole('textbox', { name: 'Scenario text' }).fill('');
		await page.keyboard.press('Escape');
	}
});

test('a link made as a seat carries what this seat may see, or everything if one says so', async ({
	page,
	context
}) => {
	await context.grantPermissions(['clipboard-read', 'clipboard-write']);
	await openWar(page);
	for (let i = 0; i < 4; i++) await over(page).click();
	await page.getByRole('combobox', { name: 'View as' }).selectOption('A');
	/** All that stands on the board, in words. */
	const boardOf = async (on: Page) => {
		await on.getByRole('button', { name: 'Board in words' }).click();
		const words = await on.getByRole('dialog').innerText();
		await on.keyboard.press('Escape');
		return words;
	};
	const [board, status] = [await boardOf(page), await moves(page).locator('.now').innerText()];
	await page.getByRole('button', { name: 'Share link' }).click();
	const dialog = page.getByRole('dialog');
	await expect(dialog.getByRole('radio', { name: 'What A may see' })).toBeChecked();
	await expect(dialog).toContainText('dealt anew');
	await expect(dialog.getByText('Copied.')).toBeVisible();
	await expectAccessible(page, { within: DIALOG });
	const link = await dialog.getByRole('textbox', { name: 'Link' }).inputValue();

	const fresh = await context.newPage();
	await open(fresh, link);
	await expect(where(fresh)).toHaveText('Move 4 of 4');
	await expect(fresh.getByRole('combobox', { name: 'View as' })).toHaveValue('A');
	await expect(moves(fresh).locator('.now')).toHaveText(status);
	await expect(fresh.getByText('Cards that A has never seen are dealt anew here')).toBeVisible();
	// what will happen is said a moment later, when its texts are loaded
	await expect.poll(() => boardOf(fresh)).toBe(board);
	// the judge sees another deal, not the true one
	for (const on of [page, fresh]) {
		if (on === page) await page.keyboard.press('Escape');
		await on.getByRole('combobox', { name: 'View as' }).selectOption('judge');
	}
	expect(await boardOf(fresh)).not.toBe(await boardOf(page));

	await page.getByRole('combobox', { name: 'View as' }).selectOption('A');
	await page.getByRole('button', { name: 'Share link' }).click();
	await dialog.getByRole('radio', { name: 'Everything, as a judge sees it' }).check();
	await expect(dialog).toContainText('cards that this view hides');
	await expect(dialog.getByText('Copied.')).toBeVisible();
	expect(await dialog.getByRole('textbox', { name: 'Link' }).inputValue()).not.toBe(link);
	await expectAccessible(page, { within: DIALOG });
});

test('the board can be read as words, and a pile looked through', async ({ page }) => {
	await openWar(page);
	await page.getByRole('button', { name: 'To the end' }).click();
	await page.getByRole('button', { name: /Look through Player A graveyard/ }).click();
	await expect(page.getByRole('dialog').getByRole('listitem').first()).toBeVisible();
	await page.keyboard.press('Escape');
	await page.getByRole('button', { name: 'Board in words' }).click();
	await expect(page.getByRole('dialog')).toContainText('Player A');
});

test('the inspector shows the running charts and hears each step', async ({ page }) => {
	await openWar(page);
	await page.getByRole('button', { name: 'Inspector' }).click();
	const inside = page.frameLocator('iframe');
	await expect(inside.getByText('stage').first()).toBeVisible();
	await step(page).click();
	await expect(inside.getByText(/REQUEST/).first()).toBeVisible();
});

test('dialogs and the page pass axe with a move being chosen', async ({ page }) => {
	test.slow(); // axe looks seven times
	await openWar(page);
	for (let i = 0; i < 5; i++) await over(page).click();
	await expectAccessible(page);
	for (const name of [
		'Choose a scenario: The counter war',
		'Open or paste',
		'Breakpoints',
		'Keyboard',
		'Board in words'
	]) {
		await page.getByRole('button', { name }).click();
		await expect(page.getByRole('dialog')).toBeVisible();
		await expectAccessible(page, { within: DIALOG });
		await page.keyboard.press('Escape');
		await expect(page.getByRole('dialog')).toBeHidden();
	}
	await page.getByRole('button', { name: 'To the start' }).click();
	await moves(page)
		.getByRole('button', { name: /^Up legal/ })
		.click();
	await expectAccessible(page, { within: 'main' });
});

test.describe('on a phone', () => {
	test.use({ viewport: PHONE, hasTouch: true });
	test('one panel at a time, steps at the thumb', async ({ page }) => {
		test.slow(); // axe looks twice
		await openWar(page);
		await expectNoSideways(page);
		await page.getByRole('button', { name: 'More ways to step' }).click();
		await page.getByRole('button', { name: 'Step over: to the next decision' }).click();
		await expect(where(page)).toHaveText('Move 1 of 13');
		await page.keyboard.press('Escape');
		await page.getByRole('tab', { name: /^Moves/ }).click();
		await expect(page.getByRole('tabpanel', { name: /^Moves/ })).toContainText('Pass');
		await expectAccessible(page);
		await page.getByRole('tab', { name: 'Log' }).click();
		await expect(log(page)).toBeVisible();
		await page.getByRole('tab', { name: 'Chart' }).click();
		await expect(page.getByRole('tabpanel', { name: 'Chart' })).toBeVisible();
		await expectAccessible(page);
		await page.getByRole('tab', { name: 'Board' }).click();
		await expect(stage(page)).toContainText('Up');
		await expectNoSideways(page);
	});
});

test('on a phone, small cards show their number and name whole, and nothing is pinned over them', async ({
	page
}) => {
	await page.setViewportSize(PHONE);
	await open(page, './debug/#s=victory-spark@2012-05/s14-partner@2');
	const pieces = page.locator('.piece:has(.name)');
	await expect(pieces.first()).toBeVisible();
	const faults = await pieces.evaluateAll((all) =>
		all.flatMap((piece) => {
			/** What is written, without the room that a font keeps above and below its letters. */
			const box = (part: Element) => {
				const range = document.createRange();
				range.selectNodeContents(part);
				const { x, y, width, height } = range.getBoundingClientRect();
				return new DOMRect(x, y + 3, width, height - 6);
			};
			const card = piece.querySelector('.card')!.getBoundingClientRect();
			const written = [...piece.querySelectorAll('.rank, .name')].map(box);
			const pinned = [...piece.querySelectorAll('.size, .badge')].map((pin) => pin.getBoundingClientRect());
			const isOver = (a: DOMRect, b: DOMRect) =>
				a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
			const isCut = (a: DOMRect) => a.right > card.right + 1 || a.bottom > card.bottom + 1;
			const bad = written.some((w) => isCut(w) || pinned.some((p) => isOver(w, p)));
			return bad ? [piece.getAttribute('aria-label')] : [];
		})
	);
	expect(faults).toEqual([]);
});
