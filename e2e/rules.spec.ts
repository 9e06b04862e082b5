// The rules reference: finding, reading and following it, on a desktop and on a phone, in both languages.
import { DESKTOP, expect, expectAccessible, expectNoSideways, NARROW, open, test } from './fixtures';

const HOME = './rules/blackpoker@8.2/';

test.describe('on a desktop', () => {
	test.use({ viewport: DESKTOP });

	test('words in either language find an action, and its page says what it does', async ({ page }) => {
		await open(page, './rules/');
		const search = page.getByRole('searchbox');
		await page.keyboard.press('/');
		await expect(search).toBeFocused();
		await search.fill('かうんたー');
		await page
			.getByRole('main')
			.getByRole('link', { name: /^Counter/ })
			.click();
		await expect(page).toHaveURL(/\/rules\/blackpoker@8\.2\/action\/counter\/$/);
		await expect(page.getByRole('heading', { level: 1, name: 'Counter' })).toBeVisible();
		await expect(page.getByText('@direct-normal-quick | $D')).toBeVisible();
		await expect(page.getByRole('heading', { name: 'Effect' })).toBeVisible();
		await expect(page.getByRole('link', { name: /AMB-36/ })).toBeVisible();
	});

	test('filters narrow the list, stand in the address and can be cleared', async ({ page }) => {
		await open(page, HOME);
		await page.getByRole('button', { name: /^action / }).click();
		await expect(page.getByRole('status')).toHaveText('90 found');
		await page.getByRole('combobox', { name: 'frame' }).selectOption('Entry 20');
		await page.getByRole('combobox', { name: 'timing' }).selectOption('quick');
		// format actions of Light with quick timing: generation change, Up, Down, Twist, Counter, Search
		await expect(page.getByRole('status')).toHaveText('6 found');
		await expect(page).toHaveURL(/#in=action&frame=entry20&timing=quick$/);
		await page.reload();
		await expect(page.getByRole('status')).toHaveText('6 found');
		await page.getByRole('button', { name: 'Clear' }).click();
		await expect(page.getByRole('status')).toHaveText('90 found');
		await page.getByRole('searchbox').fill('zzz');
		await expect(page.getByText('Nothing fits.')).toBeVisible();
	});

	test('a ruling shows its readings, the default and where it matters', async ({ page }) => {
		await open(page, `${HOME}ruling/AMB-16/`);
		await expect(page.getByRole('listitem').filter({ hasText: /^\s*default/ })).toContainText('Cleared');
		await page
			.getByRole('main')
			.getByRole('link', { name: /^9\.4\[13\]/ })
			.click();
		await expect(page).toHaveURL(/\/rule\/9\.4-13\/$/);
		await expect(page.getByText('Rule 9.4[13]')).toBeVisible();
		await page
			.getByRole('navigation', { name: 'Neighbouring pages' })
			.getByRole('link', { name: /Next/ })
			.click();
		await expect(page).toHaveURL(/\/rule\/9\.4-14\/$/);
	});

	test('a number of the source leads to the entry it numbers', async ({ page }) => {
		await open(page, `${HOME}rule/6.3.2.14.1/`);
		await expect(page.getByRole('heading', { level: 1, name: 'Cease-fire' })).toBeVisible();
		await expect(page.getByRole('row', { name: /seed speed normal AMB-06/ })).toBeVisible();
		await expect(page.getByRole('row', { name: /release, patch speed immediate AMB-06/ })).toBeVisible();
	});

	test('a scenario that shows a rule opens in the debugger', async ({ page }) => {
		await open(page, `${HOME}action/counter/`);
		const scenario = page.getByRole('link', { name: /open in the debugger/ }).first();
		await expect(scenario).toHaveAttribute('href', /debug\/#s=blackpoker@8\.2\/[a-z0-9-]+$/);
	});

	test('links that carry system and rule in the fragment arrive', async ({ page }) => {
		await page.goto(`./rules/#${encodeURIComponent('blackpoker@8.2')}/${encodeURIComponent('9.4[6]')}`);
		await expect(page).toHaveURL(/\/rules\/blackpoker@8\.2\/rule\/9\.4-6\/$/);
		await expect(page.getByRole('heading', { level: 1 })).toHaveText('Trigger check');
	});

	test('a damaged fragment leads nowhere and breaks nothing', async ({ page }) => {
		await open(page, './rules/#%E0%A4%A/9.4');
		await expect(page.getByRole('heading', { level: 1 })).toContainText('Rules reference');
	});

	test('the language changes in place', async ({ page }) => {
		await open(page, `${HOME}why/stage_not_empty/`);
		await page.getByRole('button', { name: '日本語' }).click();
		await expect(page.getByText('理由コード')).toBeVisible();
		await expect(page).toHaveTitle(/ブラックポーカー/);
	});
});

test.describe('on a narrow phone', () => {
	test.use({ viewport: NARROW });

	test('filters open, results fit, and axe finds nothing', async ({ page }) => {
		await open(page, HOME);
		await expectNoSideways(page);
		await page.getByRole('button', { name: 'Filters' }).click();
		await page.getByRole('combobox', { name: 'suit' }).selectOption('♡ hearts');
		await expect(page.getByRole('button', { name: 'Filters (1)' })).toBeVisible();
		await expectNoSideways(page);
		await expectAccessible(page);
		await page.getByRole('main').getByRole('link', { name: /^Up @/ }).click();
		await expect(page.getByRole('heading', { level: 1, name: 'Up' })).toBeVisible();
		await expectNoSideways(page);
		await expectAccessible(page);
	});
});

test('every system in the picker has a reference', async ({ page }) => {
	await open(page, './rules/');
	const systems = page.getByRole('navigation', { name: 'Rule systems' }).getByRole('link');
	for (let i = 0; i < (await systems.count()); i++) {
		await systems.nth(i).click();
		await expect(systems.nth(i)).toHaveAttribute('aria-current', 'page');
		await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
	}
});
