// Disputed points: switch one, see where the open line first differs and what is different in the end, open it so.
import type { Page } from '@playwright/test';
import { DESKTOP, DIALOG, expect, expectAccessible, expectNoSideways, NARROW, open, test } from './fixtures';

test.use({ viewport: DESKTOP, reducedMotion: 'reduce' });

const dialog = (page: Page) => page.getByRole('dialog', { name: 'How disputed points are read' });
const result = (page: Page) => dialog(page).getByRole('region', { name: 'Result of the comparison' });
const where = (page: Page) => page.getByText(/^Move \d+ of \d+$/);
const button = (page: Page, name: string) => dialog(page).getByRole('button', { name, exact: true });

async function openRulings(page: Page, scenario: string) {
	await open(page, `./debug/#s=blackpoker@8.2/${scenario}@0`);
	await page.getByRole('button', { name: 'Rulings: switch and compare' }).click();
	await expect(dialog(page).getByRole('listitem').first()).toBeVisible();
}
async function switchTo(page: Page, ruling: string, reading: RegExp | string) {
	await dialog(page).getByRole('searchbox').fill(ruling);
	const choices = dialog(page).getByRole('radiogroup', { name: `Reading of ${ruling}` });
	await choices.getByRole('radio', { name: reading }).check();
}

test('the first step that differs and the difference in the end, in words', async ({ page }) => {
	// AMB-45: the blocker is gone, so the attacker's 6 reach B's life of 10; read the other way it stays blocked
	await openRulings(page, 'blocker-removed');
	await expect(button(page, 'Compare')).toBeDisabled();
	await switchTo(page, 'AMB-45', /stays? blocked/i);
	await button(page, 'Compare').click();
	await expect(
		result(page).getByRole('heading', { name: /^First difference: move \d+, step \d+$/ })
	).toBeVisible();
	const end = result(page).getByRole('table', { name: 'Different in the end' });
	await expect(end.getByRole('row', { name: /^Player B: life/ })).toHaveText(/^\s*Player B: life\s*4.*10/);
	await result(page)
		.getByRole('button', { name: /^Go to move/ })
		.click();
	await expect(dialog(page)).toBeHidden();
	await expect(where(page)).not.toHaveText(/^Move 0 of/);
});

test('a move that is refused under the other reading, and opening the scenario so', async ({ page }) => {
	// AMB-21: the last life may pay a cost; read the other way it may not
	await openRulings(page, 'last-life-summon');
	await switchTo(page, 'AMB-21', 'Forbidden');
	await button(page, 'Compare').click();
	await expect(result(page).getByRole('heading', { name: 'Move 1 is refused as chosen' })).toBeVisible();
	await expect(result(page)).toContainText(/life/);
	await button(page, 'Open with these readings').click();
	await expect(page.getByRole('button', { name: /^\d+ problems?$/ })).toBeVisible();
	await expect(where(page)).toHaveText(/^Move 0 of/);
});

test('a ruling that plays no part changes nothing, and a switch can be taken back', async ({ page }) => {
	await openRulings(page, 'bulwark-trap');
	await expect(dialog(page).getByRole('button', { name: /^All \d\d$/ })).toHaveAttribute(
		'aria-pressed',
		'true'
	);
	await switchTo(page, 'AMB-71', /^Yes/);
	await dialog(page).getByRole('searchbox').fill('');
	await dialog(page).getByRole('button', { name: 'Switched 1' }).click();
	await expect(dialog(page).getByRole('listitem')).toHaveCount(1);
	await button(page, 'Compare').click();
	await expect(result(page)).toHaveText('Nothing changes in this line.');
	await button(page, 'Undo').click();
	await expect(dialog(page).getByRole('button', { name: 'Switched 0' })).toBeVisible();
	await expect(result(page)).toBeHidden();
	await expect(button(page, 'Compare')).toBeDisabled();
});

test('what a text settles by what it prints is shown, and is no switch under it', async ({ page }) => {
	await openRulings(page, 'bulwark-trap');
	await dialog(page).getByRole('searchbox').fill('AMB-06');
	const immediate = dialog(page).getByRole('radiogroup').getByRole('radio').nth(1);
	await expect(immediate).not.toBeChecked();
	await dialog(page).getByRole('combobox').selectOption('release');
	await expect(immediate).toBeChecked();
	await expect(immediate).toBeDisabled();
	await expect(dialog(page)).toContainText('The text “release” settles this');
	await dialog(page).getByRole('combobox').selectOption('seed');
	await expect(immediate).not.toBeChecked();
	await expect(immediate).toBeEnabled();
});

test('a seat that compares is shown no more than it may see', async ({ page }) => {
	await open(page, './debug/#s=blackpoker@8.2/counter-war@0');
	await page.getByRole('combobox', { name: 'View as' }).selectOption('B');
	await page.getByRole('button', { name: 'Rulings: switch and compare' }).click();
	await switchTo(page, 'AMB-16', /^Kept/);
	await button(page, 'Compare').click();
	await expect(result(page).getByRole('table').first()).toBeVisible();
	// A's hand is four cards that B has never seen: nothing of it is named, as a table or in words
	await expect(result(page).getByRole('row', { name: /Player A: hand/ })).toHaveCount(0);
});

test.describe('in a narrow window', () => {
	test.use({ viewport: NARROW, hasTouch: true });
	test('everything fits, and axe finds nothing, with a result shown', async ({ page }) => {
		test.slow(); // axe looks at sixty rulings
		await open(page, './debug/#s=blackpoker@8.2/blocker-removed@0');
		await page.getByRole('button', { name: 'More', exact: true }).click();
		await page.getByRole('button', { name: 'Rulings: switch and compare' }).click();
		await switchTo(page, 'AMB-45', /stays? blocked/i);
		await button(page, 'Compare').click();
		await expect(result(page)).toBeInViewport();
		await expect(button(page, 'Open with these readings')).toBeInViewport({ ratio: 1 });
		await expectNoSideways(page);
		const { scroll, client } = await dialog(page).evaluate((d) => ({
			scroll: d.scrollWidth,
			client: d.clientWidth
		}));
		expect(scroll, 'the dialog should not scroll sideways').toBeLessThanOrEqual(client);
		await expectAccessible(page, { within: DIALOG });
	});
});
