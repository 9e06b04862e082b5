// A plain static file server, to look at the built app and to test it: what any web host does, and no more.
//   node scripts/serve.mjs [--dir build] [--base /tutor] [--port 4173] [--strict]
// Without --strict the next free port is taken when the port is busy.
import { createReadStream, statSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { root } from './installed.mjs';

/** @type {Record<string, string>} */
const TYPES = {
	'.html': 'text/html; charset=utf-8',
	'.js': 'text/javascript; charset=utf-8',
	'.css': 'text/css; charset=utf-8',
	'.json': 'application/json',
	'.webmanifest': 'application/manifest+json',
	'.svg': 'image/svg+xml',
	'.png': 'image/png',
	'.ico': 'image/x-icon',
	'.woff2': 'font/woff2',
	'.txt': 'text/plain; charset=utf-8'
};

/** @param {string} file */
const kindOf = (file) => {
	const stat = statSync(file, { throwIfNoEntry: false });
	return stat?.isFile() ? 'file' : stat?.isDirectory() ? 'folder' : null;
};

/**
 * Serves `dir` under `base`. Folders answer with their index.html, and are redirected to their trailing slash.
 * @param {string} dir
 * @param {string} base
 */
export function staticServer(dir, base) {
	return createServer((request, response) => {
		/** @param {number} status @param {Record<string, string>} headers */
		const plain = (status, headers = {}) => response.writeHead(status, headers).end(`${status}\n`);
		if (request.method !== 'GET' && request.method !== 'HEAD') return plain(405);
		let pathname;
		try {
			pathname = decodeURIComponent(new URL(request.url ?? '/', 'http://localhost').pathname);
		} catch {
			return plain(400);
		}
		if (pathname === base && base) return plain(308, { location: `${base}/` });
		if (!pathname.startsWith(`${base}/`)) return plain(404);
		let file = path.join(dir, pathname.slice(base.length));
		if (file !== dir && !file.startsWith(dir + path.sep)) return plain(404);
		if (kindOf(file) === 'folder') {
			if (!pathname.endsWith('/')) return plain(308, { location: encodeURI(`${pathname}/`) });
			file = path.join(file, 'index.html');
		}
		let status = 200;
		if (kindOf(file) !== 'file') {
			file = path.join(dir, '404.html');
			status = 404;
			if (kindOf(file) !== 'file') return plain(404);
		}
		response.writeHead(status, {
			'content-type': TYPES[path.extname(file)] ?? 'application/octet-stream',
			'cache-control': pathname.includes('/immutable/') ? 'max-age=31536000, immutable' : 'no-cache'
		});
		if (request.method === 'HEAD') return response.end();
		createReadStream(file).pipe(response);
	});
}

/**
 * Listens on this machine only.
 * @param {import('node:http').Server} server
 * @param {number} port 0: any free one
 * @returns {Promise<number>} the port taken
 */
export function listen(server, port) {
	return new Promise((resolve, reject) => {
		server.once('error', reject);
		server.listen(port, '127.0.0.1', () => {
			server.off('error', reject);
			const address = server.address();
			resolve(typeof address === 'object' && address ? address.port : port);
		});
	});
}

/** Serves as the arguments of the command say, until it is ended. */
export async function serve() {
	const { values } = parseArgs({
		options: {
			dir: { type: 'string', default: 'build' },
			base: { type: 'string', default: process.env.BASE_PATH ?? '' },
			port: { type: 'string', default: process.env.PORT ?? '4173' },
			strict: { type: 'boolean', default: false }
		}
	});
	for (let port = Number(values.port); ; port++)
		try {
			port = await listen(staticServer(path.resolve(root, values.dir), values.base), port);
			console.log(`Kuroko is at http://localhost:${port}${values.base}/   (Ctrl+C ends it)`);
			return;
		} catch (problem) {
			const busy = problem instanceof Error && 'code' in problem && problem.code === 'EADDRINUSE';
			if (!busy || values.strict) throw problem;
		}
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await serve();
