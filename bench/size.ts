// `npm run bench -- size`: what the first load of a page brings, measured in the browser on the built app.
import { gzipSync } from 'node:zlib';
import type { Page, Response } from 'playwright';
import { withApp } from './browser';
import { atMost, kB, printTable, printVerdict, type Row } from './table';

interface Script {
	readonly path: string;
	readonly gzipped: number;
	readonly text: string;
}

/** Every script that a page loads by itself, late ones included. */
async function scriptsOf(page: Page, url: string): Promise<Script[]> {
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
	await page.goto(url, { waitUntil: 'networkidle' });
	await page.waitForTimeout(1500); // what the first parts ask for in turn
	page.off('response', take);
	return Promise.all(scripts);
}

/** Words that only these libraries have in them. */
const FOREIGN: Readonly<Record<string, RegExp>> = {
	'a layout engine (elkjs)': /org\.eclipse\.elk|elk\.algorithm/,
	'inspector code': /xstate\.inspecting|service\.register/,
	CodeMirror: /cm-editor/,
	mermaid: /mermaid/
};

const LIMITS = { '/debug/': 170_000, '/': 65_000 } as const;

await withApp(async ({ browser, origin }) => {
	const rows: Row[] = [];
	for (const [path, limit] of Object.entries(LIMITS)) {
		const context = await browser.newContext({ serviceWorkers: 'block' });
		const scripts = await scriptsOf(await context.newPage(), origin + path);
		await context.close();
		const total = scripts.reduce((sum, script) => sum + script.gzipped, 0);
		rows.push(atMost(`${path}: JavaScript gzipped, ${scripts.length} files`, total, kB, limit));
		for (const [what, sign] of Object.entries(FOREIGN)) {
			const found = scripts.filter(({ text }) => sign.test(text)).map((script) => script.path);
			rows.push({
				what: `${path}: ${what}`,
				value: found.join(' ') || 'none',
				aim: 'none',
				met: !found.length
			});
		}
		for (const { path: file, gzipped } of scripts.sort((a, b) => b.gzipped - a.gzipped).slice(0, 5))
			rows.push({ what: `    ${file.replace(/^.*immutable\//, '')}`, value: kB(gzipped) });
	}
	printTable('First load', rows);
});
printVerdict();
