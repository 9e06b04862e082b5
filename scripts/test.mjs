// `npm test`: installs what is missing, then runs every suite to its end, whatever failed before it.
// Closes with `N passed, N failed` over all suites; types, lint and each build count as one check.
//   npm test -- types lint unit coverage build base e2e     only these suites
import { spawn } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { ensureInstalled, root } from './installed.mjs';

ensureInstalled();

const reports = path.join(root, 'node_modules/.cache/kuroko');
/** Where the build under a sub-path goes; playwright.config.ts serves it from there. */
const BASE = { BASE_PATH: '/tutor', BUILD_DIR: 'node_modules/.cache/kuroko/tutor' };

/** @typedef {{ passed: number, failed: number }} Count */

/**
 * Runs a command to its end, its output shown.
 * @param {string} command
 * @param {Record<string, string>} [env]
 * @returns {Promise<boolean>} whether it succeeded
 */
const ok = (command, env = {}) =>
	new Promise((resolve) => {
		const child = spawn(command, {
			cwd: root,
			shell: true,
			stdio: ['ignore', 'inherit', 'inherit'],
			env: { ...process.env, ...(process.stdout.isTTY ? {} : { NO_COLOR: '1' }), ...env }
		});
		child.on('error', () => resolve(false));
		child.on('close', (code) => resolve(code === 0));
	});

/**
 * One check made of several commands, all of which are run.
 * @param {readonly string[]} commands
 * @param {Record<string, string>} [env]
 * @returns {Promise<Count>}
 */
async function check(commands, env) {
	let good = true;
	for (const command of commands) good = (await ok(command, env)) && good;
	return good ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

/**
 * Runs a test runner that leaves a JSON report, and counts the tests in it. A runner that fails without a failed test
 * (a file that doesn't load, no report, no test at all) counts as one failure.
 * @param {string} command
 * @param {string} report
 * @param {Record<string, string>} env
 * @param {(report: any) => Count} count
 * @returns {Promise<Count>}
 */
async function tests(command, report, env, count) {
	rmSync(report, { force: true });
	const good = await ok(command, env);
	let counted = { passed: 0, failed: 0 };
	try {
		counted = count(JSON.parse(readFileSync(report, 'utf8')));
	} catch {
		// no report: the runner itself broke, and said why above
	}
	const silent = counted.failed === 0 && (!good || counted.passed === 0);
	return silent ? { ...counted, failed: 1 } : counted;
}

const unitReport = path.join(reports, 'unit.json');
const e2eReport = path.join(reports, 'e2e.json');

/** @type {Record<string, () => Promise<Count>>} */
const suites = {
	types: () =>
		check(['npx svelte-kit sync', 'npx svelte-check --tsconfig ./tsconfig.json --fail-on-warnings']),
	lint: () => check(['npx prettier --check --log-level warn .', 'npx eslint --max-warnings 0 .']),
	unit: () =>
		tests(
			`npx vitest run --reporter=default --reporter=json --outputFile.json=${unitReport}`,
			unitReport,
			{},
			(report) => ({ passed: report.numPassedTests, failed: report.numFailedTests })
		),
	coverage: () => check(['node scripts/coverage.mjs']),
	build: () => check(['npx vite build --logLevel warn']),
	base: () => check(['npx vite build --logLevel warn'], BASE),
	e2e: () =>
		tests(
			'npx playwright test --reporter=list,json',
			e2eReport,
			{ PLAYWRIGHT_JSON_OUTPUT_NAME: e2eReport },
			({ stats }) => ({ passed: stats.expected, failed: stats.unexpected + stats.flaky })
		)
};

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !(name in suites));
if (unknown.length) {
	console.error(`No suite named ${unknown.join(', ')}. Suites: ${Object.keys(suites).join(', ')}.`);
	process.exit(1);
}

const results = [];
for (const [name, suite] of Object.entries(suites)) {
	if (wanted.length && !wanted.includes(name)) continue;
	console.log(`\n=== ${name}`);
	const from = performance.now();
	const count = await suite();
	results.push({ name, ...count, seconds: (performance.now() - from) / 1000 });
}

console.log('\n=== summary');
for (const { name, passed, failed, seconds } of results)
	console.log(
		`${failed ? 'FAIL' : 'ok  '} ${name.padEnd(8)} ${passed} passed, ${failed} failed (${seconds.toFixed(0)} s)`
	);
const passed = results.reduce((sum, r) => sum + r.passed, 0);
const failed = results.reduce((sum, r) => sum + r.failed, 0);
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed ? 1 : 0;
