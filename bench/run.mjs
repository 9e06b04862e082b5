// `npm run bench [-- engine|page|size|games]`: measures and prints; writes nothing but build output under node_modules/.cache.
// The parts are TypeScript that imports the engine as the app does, so Vite bundles them first.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { findChromium } from '../scripts/chromium.mjs';
import { ensureInstalled, root, run } from '../scripts/installed.mjs';

ensureInstalled();

/** Part → its file. The random games take long, so they are played only when asked for. */
const FILES = new Map([
	['engine', 'engine.ts'],
	['size', 'size.ts'],
	['page', 'page.ts'],
	['games', 'nightly.ts']
]);
const ON_REQUEST = ['games'];
const names = [...FILES.keys()];
const wanted = process.argv.slice(2);
const unknown = wanted.filter((part) => !names.includes(part));
if (unknown.length) {
	console.error(`No part named ${unknown.join(', ')}. Parts: ${names.join(', ')}.`);
	process.exit(1);
}
const parts = names.filter((part) => (wanted.length ? wanted.includes(part) : !ON_REQUEST.includes(part)));

const cache = path.join(root, 'node_modules/.cache/kuroko');
const bundles = path.join(cache, 'bench');
const app = path.join(cache, 'bench-app');
const chart = path.join(cache, 'bench-chart');

const { build } = await import('vite');
await build({
	root,
	configFile: false,
	ssr: { noExternal: ['boardgame.io'] }, // its folders are no ES modules for Node
	logLevel: 'warn',
	build: {
		ssr: true,
		outDir: bundles,
		emptyOutDir: true,
		target: 'node20',
		rollupOptions: {
			// all of them: inside the only part, a script would take it for the command it is, and the server never end
			input: Object.fromEntries([...FILES].map(([part, file]) => [part, `bench/${file}`]))
		}
	}
});
if (parts.includes('size') || parts.includes('page')) {
	console.log('Building the app ...');
	const built = run('npx', ['vite', 'build', '--logLevel', 'warn'], { BUILD_DIR: app, BASE_PATH: '' });
	if (built.status !== 0) process.exit(built.status ?? 1);
}
if (parts.includes('page')) {
	const { svelte } = await import('@sveltejs/vite-plugin-svelte');
	await build({
		root: path.join(root, 'bench/chart-page'),
		configFile: false,
		logLevel: 'warn',
		plugins: [svelte({ compilerOptions: { runes: true } })],
		build: { outDir: chart, emptyOutDir: true }
	});
}

// a bundle stands elsewhere and would not find the browser by itself
const { executablePath, env } = findChromium();
const found = { ...env, ...(executablePath && { CHROMIUM_PATH: executablePath }) };

let failed = false;
for (const part of parts) {
	const file = [`${part}.js`, `${part}.mjs`]
		.map((name) => path.join(bundles, name))
		.find((f) => existsSync(f));
	if (!file) throw new Error(`${part} was not bundled`);
	const { status } = run(process.execPath, ['--expose-gc', file], {
		...found,
		NODE_ENV: 'production',
		BENCH_APP: app,
		BENCH_CHART: chart
	});
	failed ||= status !== 0;
}
process.exitCode = failed ? 1 : 0;
