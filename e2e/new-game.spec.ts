// A new game: choose a regulation, deal from a seed or a stated order, walk the set-up, play for both players.
import type { Page } from '@playwright/test';
import { DESKTOP, DIALOG, expect, expectAccessible, expectNoSideways, NARROW, open, test } from './fixtures';

test.use({ viewport: DESKTOP, reducedMotion: 'reduce' });

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Start a new game' });
const moves = (page: Page) => page.getByRole('region', { name: 'What can be done now' });
const board = (page: Page) => page.getByRole('group', { name: 'Board' });
const log = (page: Page) => page.getByRole('list', { name: 'Log' });
const where = (page: Page) => page.getByText(/^Move \d+ of \d+$/);
const hand = (page: Page, seat: string) =>
	board(page)
		.getByRole('region', { name: new RegExp(`^Player ${seat}`) })
		.getByRole('list', { name: /^hand/ });

async function ask(page: Page) {
	await open(page, './debug/#s=blackpoker@8.2/counter-war@3');
	await page.getByRole('button', { name: 'New game', exact: true }).click();
	await expect(dialog(page)).toBeVisible();
}
async function choose(page: Page, format: string, frame: string) {
	await dialog(page).getByRole('combobox', { name: 'Format' }).selectOption({ label: format });
	await dialog(page).getByRole('combobox', { name: 'Frame' }).selectOption({ label: frame });
}
const start = (page: Page) => dialog(page).getByRole('button', { name: 'Start', exact: true }).click();
async function state(page: Page, field: string, text: string) {
	const details = dialog(page).locator('details');
	if (!(await details.getAttribute('open').then((o) => o !== null)))
		await dialog(page).getByText('State decks and the order of cards').click();
	await dialog(page).getByRole('textbox', { name: field }).fill(text);
}

test('a frame with choices: set up step by step from a seed, then played for both', async ({ page }) => {
	await ask(page);
	await choose(page, 'Pro', 'Rare pack');
	await dialog(page).getByRole('textbox', { name: 'Seed' }).fill('3');
	await start(page);
	await expect(page.getByRole('heading', { level: 1 })).toContainText('New game (Pro + Rare pack)');
	// the chart begins at what runs, not where one looked before
	await expect(page.locator('svg [data-id="setup.ready"].here')).toBeInViewport();
	await moves(page)
		.getByRole('button', { name: /^Begin the set-up/ })
		.click();
	// Rare pack: each player names a rare card first, A before B
	for (const seat of ['A', 'B']) {
		await expect(moves(page).getByText(`Player ${seat}`, { exact: true })).toBeVisible();
		await moves(page)
			.getByRole('button', { name: /^♠\s?A/ })
			.click();
		await moves(page).getByRole('button', { name: 'Do it', exact: true }).click();
	}
	await expect(where(page)).toHaveText('Move 3 of 3');
	// 54 cards: 7 to the hand (8 for who begins, after the first draw)
	const sizes = await Promise.all(['A', 'B'].map((seat) => hand(page, seat).getByRole('listitem').count()));
	expect(sizes.sort()).toEqual([7, 8]);
	await expect(log(page)).toContainText(/game begins|starts/i);
	// the set-up is a chart like any other: it can be walked back and forth
	await page.getByRole('button', { name: 'Back', exact: true }).click();
	await expect(page.getByText(/^step \d+ of \d+$/)).toBeVisible();
	await expect(page.getByRole('region', { name: 'Statechart' })).toContainText('Set-up');
	await page.getByRole('button', { name: 'To the end' }).click();
	await moves(page)
		.getByRole('button', { name: /^Pass legal/ })
		.click();
	await expect(where(page)).toHaveText('Move 4 of 4');
});

test('the same seed deals the same cards, another one others', async ({ page }) => {
	const dealt = async (seed: string) => {
		await ask(page);
		await choose(page, 'Light', 'Entry 20');
		await dialog(page).getByRole('textbox', { name: 'Seed' }).fill(seed);
		await start(page);
		await moves(page)
			.getByRole('button', { name: /^Begin the set-up/ })
			.click();
		await expect(where(page)).toHaveText('Move 1 of 1');
		return hand(page, 'A').innerText();
	};
	const first = await dealt('41');
	expect(await dealt('41')).toBe(first);
	expect(await dealt('42')).not.toBe(first);
});

test('a stated order is dealt as stated', async ({ page }) => {
	await ask(page);
	await choose(page, 'Light', 'Entry 20');
	// Entry 20: the top seven are the opening hand
	await state(page, 'Order of A', 'S2 S3 ♠5 HA h8 H10 HJ');
	await start(page);
	await moves(page)
		.getByRole('button', { name: /^Begin the set-up/ })
		.click();
	await expect(where(page)).toHaveText('Move 1 of 1');
	const held = await hand(page, 'A')
		.getByRole('button')
		.evaluateAll((cards) => cards.map((card) => card.getAttribute('aria-label')));
	expect(held).toEqual(expect.arrayContaining(['♠2', '♠3', '♠5', '♡A', '♡8', '♡10', '♡J']));
});

test('what cannot be dealt is said with its place, and nothing is lost', async ({ page }) => {
	await ask(page);
	const before = await page.getByRole('heading', { level: 1 }).innerText();
	await choose(page, 'Master', 'Pack');
	await state(page, 'Deck of A', 'S5 S6');
	await state(page, 'Order of B', 'S5 H3 Q9');
	await start(page);
	const alert = dialog(page).getByRole('alert');
	await expect(alert.getByRole('listitem').filter({ hasText: 'Deck of A' })).toHaveText(
		'Deck of A: A deck for Pack has 40 cards or more, not 2.'
	);
	await expect(alert.getByRole('listitem').filter({ hasText: 'Order of B, card 3' })).toContainText('Q9');
	await expect(alert.getByRole('listitem')).toHaveCount(2);
	await expect(dialog(page).getByRole('textbox', { name: 'Deck of A' })).toHaveAttribute(
		'aria-invalid',
		'true'
	);
	await expect(dialog(page).getByRole('textbox', { name: 'Order of B' })).toHaveValue('S5 H3 Q9');
	// the game that was open is still there
	await page.keyboard.press('Escape');
	await expect(page.getByRole('heading', { level: 1 })).toHaveText(before);
	// and what was written too
	await page.getByRole('button', { name: 'New game', exact: true }).click();
	await expect(dialog(page).getByRole('textbox', { name: 'Order of B' })).toHaveValue('S5 H3 Q9');
	await state(page, 'Deck of A', '');
	await state(page, 'Order of B', '');
	await dialog(page).getByRole('textbox', { name: 'Seed' }).fill('one');
	await start(page);
	await expect(alert.getByRole('listitem')).toHaveText(
		'Seed: Write a whole number, 0 or more, of up to 9 digits.'
	);
	await dialog(page).getByRole('button', { name: 'Another seed' }).click();
	await start(page);
	await expect(page.getByRole('heading', { level: 1 })).toContainText('New game (Master + Pack)');
});

test.describe('in a narrow window', () => {
	test.use({ viewport: NARROW, hasTouch: true });
	test('the form fits, axe finds nothing, and the game can be played with a thumb', async ({ page }) => {
		test.slow(); // axe looks twice
		await open(page, './debug/#s=blackpoker@8.2/counter-war@0');
		await page.getByRole('button', { name: 'More', exact: true }).click();
		await page.getByRole('button', { name: 'New game', exact: true }).click();
		await state(page, 'Order of A', 'no card');
		await start(page);
		await expect(dialog(page).getByRole('alert')).toBeInViewport();
		await expectNoSideways(page);
		await expectAccessible(page, { within: DIALOG });
		await state(page, 'Order of A', '');
		await choose(page, 'Light', 'Entry 20');
		await start(page);
		await page.getByRole('tab', { name: /^Moves/ }).click();
		await page.getByRole('button', { name: /^Begin the set-up/ }).click();
		await expect(where(page)).toHaveText('Move 1 of 1');
		await expectNoSideways(page);
		await expectAccessible(page);
	});
});
