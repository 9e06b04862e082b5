// `npm run bench -- size`: what the first load of a page brings, measured in the browser on the built app.
import { gzipSync } from 'node:zlib';
import type { Page, Response } from 'playwright';
import { SYSTEMS } from '../src/lib/machines/systems';
import { makePointer } from '../src/lib/share/short';
import { withApp } from './browser';
import { atMost, kB, printTable, printVerdict, type Row } from './table';

interface Script {
	readonly path: string;
	readonly gzipped: number;
	readonly text: string;
}

/** Every script that a page loads while and after something is done, late ones included. */
async function scriptsDuring(page: Page, act: () => Promise<unknown>): Promise<Script[]> {
	const scripts: Promise<Script>[] = [];
	const take = (response: Response) => {
		if (response.request().resourceType() !== 'script') return;
		const { pathname } = new URL(response.url());
		scripts.push(
			response.body().then((body) => ({
				path: pathname,
				// the best that a host does for a file it keeps compressed
				gzipped: gzipSync(body, { level: 9 }).length,
				text: body.toString('utf8')
			}))
		);
	};
	page.on('response', take);
	await act();
	await page.waitForTimeout(1500); // what the first parts ask for in turn
	page.off('response', take);
	return Promise.all(scripts);
}

/** Words that only these libraries have in them. */
const FOREIGN: Readonly<Record<string, RegExp>> = {
	'a layout engine (elkjs)': /org\.eclipse\.elk|elk\.algorithm/,
	'inspector code': /xstate\.inspecting|service\.register/,
	"XState's interpreter": /xstate\.done\.actor/,
	CodeMirror: /cm-editor/,
	mermaid: /mermaid/
};

const LIMIT = 170_000;
const pages = [
	{ path: '/', limit: 65_000 },
	{ path: '/debug/', limit: LIMIT }
];
for (const { id, load } of SYSTEMS) {
	const { scenario } = await load();
	const place = { line: [], at: 0 };
	pages.push({
		path: `/debug/${makePointer({ system: id, id: (await scenario())!.id, place, viewer: 'judge' })}`,
		limit: LIMIT
	});
}

const sizeOf = (scripts: readonly Script[]) => scripts.reduce((sum, script) => sum + script.gzipped, 0);

await withApp(async ({ browser, origin }) => {
	const rows: Row[] = [];
	for (const { path, limit } of pages) {
		// what the worker keeps for the next visit is no part of this one
		const context = await browser.newContext({ serviceWorkers: 'block' });
		const page = await context.newPage();
		const scripts = await scriptsDuring(page, () => page.goto(origin + path, { waitUntil: 'networkidle' }));
		const late = await scriptsDuring(page, () => page.mouse.move(200, 200));
		await context.close();
		rows.push(atMost(`${path}: JavaScript gzipped, ${scripts.length} files`, sizeOf(scripts), kB, limit), {
			what: '    fetched ahead once somebody moves',
			value: kB(sizeOf(late))
		});
		for (const [what, sign] of Object.entries(FOREIGN)) {
			// XState is fetched ahead: it takes the steps that are looked at
			const allowed = what.startsWith('XState') ? scripts : [...scripts, ...late];
			const found = allowed.filter(({ text }) => sign.test(text)).map((script) => script.path);
			rows.push({ what: `    ${what}`, value: found.join(' ') || 'none', aim: 'none', met: !found.length });
		}
		for (const { path: file, gzipped } of scripts.sort((a, b) => b.gzipped - a.gzipped).slice(0, 5))
			rows.push({ what: `    ${file.replace(/^.*immutable\//, '')}`, value: kB(gzipped) });
	}
	printTable('First load', rows);
});
printVerdict();
