// Makes `npm start` and `npm test` work in a fresh clone: installs the packages of the lock file when they are not
// there or not these. Runs before anything is installed, so it imports Node's own modules only.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');

/**
 * @param {string} file
 * @returns {Record<string, { version?: string, optional?: boolean, devOptional?: boolean }> | null}
 */
function packagesOf(file) {
	try {
		return JSON.parse(readFileSync(path.join(root, file), 'utf8')).packages;
	} catch {
		return null; // not there, or a half-written file of an install cut short: both mean "install again"
	}
}

/** Is every package of the lock file installed at its version? Optional ones (other platforms' binaries) may lack. */
export function isInstalled() {
	const wanted = packagesOf('package-lock.json');
	const present = packagesOf('node_modules/.package-lock.json');
	if (!wanted || !present) return false;
	return Object.entries(wanted).every(
		([where, { version, optional, devOptional }]) =>
			!where || optional || devOptional || present[where]?.version === version
	);
}

/** Runs `npm ci` if needed. Ends the process with npm's exit code when that fails. */
export function ensureInstalled() {
	const major = Number(process.versions.node.split('.')[0]);
	if (major < 20) {
		console.error(`Kuroko needs Node 20.19 or newer; this is ${process.version}.`);
		process.exit(1);
	}
	if (isInstalled()) return;
	console.log('Installing the packages of package-lock.json (npm ci) ...');
	const { status } = run('npm', ['ci', '--include=dev', '--no-audit', '--no-fund']);
	if (status !== 0) process.exit(status ?? 1);
}

/**
 * Runs a program of this project in its folder, its output shown.
 * @param {string} program
 * @param {readonly string[]} args
 * @param {Record<string, string>} [env]
 */
export const run = (program, args, env = {}) =>
	spawnSync(program, args, {
		cwd: root,
		stdio: 'inherit',
		env: { ...process.env, ...env },
		shell: process.platform === 'win32' // npm is npm.cmd there
	});
