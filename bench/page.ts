// `npm run bench -- page`: the built debugger in headless Chromium: steps, jumps, memory and the redraw of its chart.
import type { CDPSession, Page } from 'playwright';
import type { Redraw } from './chart-page/main';
import { system as blackpoker } from '../src/lib/machines/blackpoker';
import { SYSTEMS } from '../src/lib/machines/systems';
import type { RuleSystem } from '../src/lib/machines/contract';
import { makeLink } from '../src/lib/share/link';
import type { Scenario } from '../src/lib/scenario/types';
import { openScenario } from '../src/lib/session/load';
import { withApp, type App } from './browser';
import { FULL, longLines, movesOf, stepsOf } from './games';
import { median, percentile } from './measure';
import { atMost, ms, printTable, printVerdict, times as fold, whole } from './table';

/** The shipped scenario with most on its table, times its steps: the longest descriptions of what a judge sees. */
async function largest(system: RuleSystem): Promise<Scenario> {
	const sized = (await system.scenarios()).map((scenario) => {
		const nodes = [...(openScenario(system, scenario).session?.timeline.nodes ?? [])];
		const size = Math.max(
			...nodes.map((node) => JSON.stringify(system.view(node!.steps.at(-1)!.position, 'judge')).length)
		);
		return { scenario, size, steps: nodes.reduce((sum, node) => sum + node!.steps.length, 0) };
	});
	return sized.reduce((a, b) => (b.size * b.steps > a.size * a.steps ? b : a)).scenario;
}

/** A random game of this many micro steps, as a scenario. */
function long(steps: number): { scenario: Scenario; steps: number } {
	const line = longLines(blackpoker, 1, steps, 0.6)[0]!;
	const scenario: Scenario = {
		kuroko: 1,
		system: blackpoker.id,
		id: 'bench',
		title: { ja: '計測', en: 'Bench' },
		...FULL,
		steps: movesOf(line).map((move) => ({ move }))
	};
	return { scenario, steps: stepsOf(line).length };
}
const addressOf = async (origin: string, system: RuleSystem, scenario: Scenario): Promise<string> => {
	const link = await makeLink(system, {
		scenario,
		place: { line: [], at: 0 },
		viewer: 'judge'
	});
	if (typeof link !== 'string') throw new Error(`bench link: ${JSON.stringify(link)}`);
	return `${origin}/debug/${link}`;
};

/** Opens a scenario and waits until the debugger shows it. */
async function openDebugger(page: Page, url: string): Promise<void> {
	await page.goto('about:blank');
	await page.goto(url, { waitUntil: 'networkidle' });
	await page.getByRole('button', { name: 'Step', exact: true }).waitFor();
}

/**
 * Clicks a button up to `count` times, each time inside a frame, and takes the time until that frame is painted: from
 * before the handler until the first task after the frame's styles, layout and painting.
 */
const clickTimes = (page: Page, name: string, count: number): Promise<number[]> =>
	page.evaluate(
		async ([name, count]) => {
			const button = () =>
				[...document.querySelectorAll('button')].find(
					(b) => b.textContent?.trim() === name || b.getAttribute('aria-label') === name
				);
			const taken: number[] = [];
			for (let n = 0; n < count; n++) {
				const target = button();
				if (!target || target.disabled) break;
				taken.push(
					await new Promise<number>((resolve) =>
						requestAnimationFrame(() => {
							const painted = new MessageChannel();
							const from = performance.now();
							painted.port1.onmessage = () => resolve(performance.now() - from);
							target.click();
							painted.port2.postMessage(null);
						})
					)
				);
				await new Promise((resolve) => setTimeout(resolve, 30)); // animations begin, as under a finger
			}
			return taken;
		},
		[name, count] as const
	);

/** As {@link clickTimes}, for places far apart on the timeline. */
const seekTimes = (page: Page, count: number): Promise<number[]> =>
	page.evaluate(async (count) => {
		const strip = document.querySelector<HTMLElement>('.timeline')!;
		const taken: number[] = [];
		for (let n = 0; n < count; n++) {
			strip.scrollLeft = ((n * 0.618) % 1) * (strip.scrollWidth - strip.clientWidth);
			await new Promise((resolve) => setTimeout(resolve, 60));
			const dots = [...strip.querySelectorAll('button')];
			const target = dots[Math.floor(dots.length / 2)]!;
			taken.push(
				await new Promise<number>((resolve) =>
					requestAnimationFrame(() => {
						const painted = new MessageChannel();
						const from = performance.now();
						painted.port1.onmessage = () => resolve(performance.now() - from);
						target.click();
						painted.port2.postMessage(null);
					})
				)
			);
		}
		return taken;
	}, count);

/** Bytes in use after everything that nobody holds is gone. */
async function heap(cdp: CDPSession): Promise<number> {
	for (let i = 0; i < 3; i++) await cdp.send('HeapProfiler.collectGarbage');
	return (await cdp.send('Runtime.getHeapUsage')).usedSize;
}

const openPage = async ({ browser }: App): Promise<{ page: Page; cdp: CDPSession }> => {
	const context = await browser.newContext({
		viewport: { width: 1440, height: 900 },
		locale: 'en-GB',
		serviceWorkers: 'block'
	});
	const page = await context.newPage();
	return { page, cdp: await context.newCDPSession(page) };
};

/** Steps forth and back through each system's largest scenario. */
async function steps(app: App): Promise<void> {
	for (const { id, load } of SYSTEMS) {
		const system = await load();
		const scenario = await largest(system);
		const { page, cdp } = await openPage(app);
		await openDebugger(page, await addressOf(app.origin, system, scenario));
		await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
		/** Seconds that the page's own thread has worked, however busy the machine is beside it. */
		const worked = async () =>
			(await cdp.send('Performance.getMetrics')).metrics.find((m) => m.name === 'TaskDuration')!.value;
		await clickTimes(page, 'Step', 250); // warm-up
		await clickTimes(page, 'Back', 250);
		const workedBefore = await worked();
		const forth: number[] = [];
		const back: number[] = [];
		while (forth.length < 400) {
			forth.push(...(await clickTimes(page, 'Step', 250)));
			back.push(...(await clickTimes(page, 'Back', 250)));
		}
		const work = ((await worked()) - workedBefore) * (1000 / (forth.length + back.length));
		printTable(`Steps in the page, ${id}, largest scenario (${scenario.id}): from handler to painted frame`, [
			{ what: 'into, median', value: ms(median(forth)) },
			atMost(`into, 95th percentile of ${forth.length}`, percentile(forth, 0.95), ms, 16),
			{ what: 'back, median', value: ms(median(back)) },
			atMost(`back, 95th percentile of ${back.length}`, percentile(back, 0.95), ms, 16),
			{ what: "work of the page's thread a step, its animation included", value: ms(work) }
		]);
		await page.context().close();
	}
}

async function longLine(app: App): Promise<void> {
	const { page, cdp } = await openPage(app);
	const line = long(2000);
	const first = await largest(blackpoker as unknown as RuleSystem);
	await openDebugger(page, await addressOf(app.origin, blackpoker as unknown as RuleSystem, first));
	await clickTimes(page, 'Step', 250);
	const short = await heap(cdp);
	await openDebugger(page, await addressOf(app.origin, blackpoker as unknown as RuleSystem, line.scenario));
	const opened = await heap(cdp);
	const seeks = await seekTimes(page, 60);
	await clickTimes(page, 'To the start', 1);
	const into = await clickTimes(page, 'Step', 300);
	const used = await heap(cdp);
	const MB = (n: number) => `${(n / 1e6).toFixed(1)} MB`;
	printTable(`A line of ${whole(line.steps)} micro steps in the page`, [
		{ what: 'jump, median', value: ms(median(seeks)) },
		atMost(`jump, slowest of ${seeks.length}`, Math.max(...seeks), ms, 50),
		atMost('into, 95th percentile', percentile(into, 0.95), ms, 16),
		{ what: 'heap with the scenario above', value: MB(short) },
		{ what: 'heap with the line opened', value: MB(opened) },
		atMost('kept for the line, after walking in it', used - short, MB, 40e6)
	]);
	await page.context().close();
}

async function redraw({ browser, origin }: App): Promise<void> {
	const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
	await page.goto(origin, { waitUntil: 'networkidle' });
	await page.waitForFunction(() => window.redraw(1) !== null);
	const found: Redraw[] = [];
	for (let round = 0; round < 7; round++) {
		const one = await page.evaluate(() => window.redraw(5));
		if (round) found.push(one!); // the first one warms up
	}
	const component = median(found.map((f) => f.component));
	const floor = median(found.map((f) => f.floor));
	printTable(`Redraw of the chart, a step (${found[0]!.steps} micro steps of the counter war)`, [
		{ what: 'floor: the same classes set by hand', value: ms(floor) },
		{
			what: 'the chart component',
			value: ms(component),
			ratio: `${fold(component / floor)} of the floor`,
			aim: '<= 6x  (R1)',
			met: component / floor <= 6
		}
	]);
}

await withApp(steps);
await withApp(longLine);
await withApp(redraw, { dir: process.env.BENCH_CHART! });
printVerdict();
