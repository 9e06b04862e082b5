// What every end-to-end test starts from: a page whose console stays empty, a phone, and a look by axe.
import AxeBuilder from '@axe-core/playwright';
import { expect, test as base, type Page } from '@playwright/test';

/** A common small phone; 360 px is the narrowest that pages must fit. */
export const PHONE = { width: 390, height: 844 };
export const NARROW = { width: 360, height: 740 };
export const DESKTOP = { width: 1440, height: 900 };

/**
 * `page`, `context` and pop-ups as Playwright gives them, but anything written to a console (an error, a warning, a
 * request that broke, a note left behind) fails the test, unless it is what the test says it expects.
 */
export const test = base.extend<{ consoleSays: { expected?: RegExp } }>({
	consoleSays: [
		async ({ context }, use) => {
			const said: string[] = [];
			context.on('console', (message) => {
				said.push(`${message.type()}: ${message.text()} (${message.location().url})`);
			});
			context.on('weberror', (error) => {
				said.push(`uncaught: ${error.error().stack ?? error.error().message}`);
			});
			const says: { expected?: RegExp } = {};
			await use(says);
			const surprises = said.filter((text) => !says.expected?.test(text));
			expect(surprises, 'the console should stay empty').toEqual([]);
		},
		{ auto: true }
	]
});
export { expect };

/** Opens a page of the app and waits until it answers: hydrated, and its late parts loaded. */
export async function open(page: Page, path: string): Promise<void> {
	await page.goto(path, { waitUntil: 'networkidle' });
}

/**
 * axe finds nothing, in frames neither. `within` looks at one part, where the rest has been looked at before; `rules`
 * asks only what can have changed since (colours, say).
 */
export async function expectAccessible(
	page: Page,
	{ within, rules }: { within?: string; rules?: string[] } = {}
): Promise<void> {
	// how often a rule is kept need not be counted: that is half of the time
	let axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] });
	if (within) axe = axe.include(within);
	if (rules) axe = axe.withRules(rules);
	const { violations } = await axe.analyze();
	const found = violations.map(
		({ id, help, nodes }) => `${id}: ${help}\n    ${nodes.map((n) => n.target.join(' ')).join('\n    ')}`
	);
	expect(found, 'axe should find nothing').toEqual([]);
}
/** The dialog on top of a page that has been looked at. */
export const DIALOG = 'dialog[open]';

/** The page fits its window: nothing to scroll to the side. */
export async function expectNoSideways(page: Page): Promise<void> {
	const { scroll, client } = await page.evaluate(() => ({
		scroll: document.documentElement.scrollWidth,
		client: document.documentElement.clientWidth
	}));
	expect(scroll, 'the page should not scroll sideways').toBeLessThanOrEqual(client);
}
