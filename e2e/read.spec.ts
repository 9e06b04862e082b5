// Reading a card text: type one, see how it is read and what is wrong with it, and play it on a board.
import { DESKTOP, expect, expectAccessible, expectNoSideways, NARROW, open, test } from './fixtures';

test.use({ viewport: DESKTOP });

test('a text is read while it is typed, faults are told with their place', async ({ page }) => {
	await open(page, './read/');
	const text = page.getByRole('textbox', { name: 'Ability text' });
	await text.fill('味方ユニット１体を破壊してカードを２枚引く');
	await page.getByText('Spell', { exact: true }).click();
	const reading = page.getByRole('region', { name: 'How it is read' });
	await expect(reading).toContainText('Usable without a target? No');
	await expect(reading).toContainText('part 2 happens only if part 1 activated');
	await expect(page.getByText('The text keeps to the grammar.').first()).toBeAttached();

	await text.fill('味方ユニット１体を破壊しない');
	const wrong = page.getByRole('region', { name: 'Errors and warnings' });
	await expect(wrong).toContainText('There is no negative form.');
	await wrong.getByRole('button', { name: 'Go to line 1, column 12' }).click();
	await expect(text).toBeFocused();
	expect(await text.evaluate((el: HTMLTextAreaElement) => [el.selectionStart, el.selectionEnd])).toEqual([
		11, 14
	]);
	await expect(page.getByRole('button', { name: 'Try it on a board' })).toBeDisabled();
});

test('the other way of joining can be taken over, and a link brings the text back', async ({ page }) => {
	const written = '召喚時：味方ユニット１体を手札に戻す　カードを１枚引く';
	await open(page, `./read/#unit=${encodeURIComponent(written)}`);
	const text = page.getByRole('textbox', { name: 'Ability text' });
	await expect(text).toHaveValue(written);
	await page.getByRole('button', { name: 'Use that text' }).click();
	await expect(text).toHaveValue('召喚時：味方ユニット１体を手札に戻してカードを１枚引く');
	await page.getByText('On the sample board').first().click();
	await expect(page.getByText('is just being summoned and is not on the field yet')).toBeVisible();
});

test('a damaged address says so, until there is a text again', async ({ page }) => {
	await open(page, './read/#unit=%E0%A4%A');
	const told = page.getByRole('alert').filter({ hasText: 'The text in the address is damaged' });
	await expect(told).toBeVisible();
	await expectAccessible(page, { within: 'header' });
	await page.getByRole('textbox', { name: 'Ability text' }).fill('カードを１枚引く');
	await expect(told).toBeHidden();
});

test('a text is played on a board, step by step, and goes on in the debugger', async ({ page }) => {
	test.slow();
	await open(page, './read/');
	await page.getByRole('button', { name: 'Try it on a board' }).click();
	const tried = page.getByRole('region', { name: 'Try it on a board' });
	await expect(tried.getByRole('group', { name: 'Board' })).toBeVisible();
	await tried.getByRole('button', { name: 'Step', exact: true }).click();
	await expect(tried.getByText('A uses The card read.').first()).toBeVisible();
	await expectAccessible(page);
	await page.setViewportSize(NARROW);
	await expectNoSideways(page);
	await tried.getByRole('link', { name: 'Open in the debugger' }).click();
	await expect(page).toHaveURL(/\/debug\/#k=/);
	await expect(page.getByText('The card read').first()).toBeVisible();
});
