/// <reference no-default-lib="true"/>
/// <reference lib="esnext" />
/// <reference lib="webworker" />
/// <reference types="@sveltejs/kit" />
// Makes the second visit work without a network, links included: the first visit keeps every part of this version and
// the pages that others are reached from. Of the many pages of the reference it keeps none: the app makes them itself,
// from its parts. A newer version keeps its own; the old one stays until its last page is closed, so that an open
// page still finds the parts it loads late.
import { base, build, files, prerendered, version } from '$service-worker';

const worker = globalThis as unknown as ServiceWorkerGlobalScope;
const CACHE = `kuroko-${version}`;
const kept = new Set([...build, ...files]);
/** The page without content, from which the app makes any other (also what a host answers where there is none). */
const SHELL = `${base}/404.html`;
const depth = (path: string) => path.slice(base.length).split('/').filter(Boolean).length;
const pages = [SHELL, ...prerendered.filter((path) => depth(path) < 2)];

worker.addEventListener('install', (event) => {
	event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll([...kept, ...pages])));
});

worker.addEventListener('activate', (event) => {
	const forget = async () => {
		for (const name of await caches.keys())
			if (name.startsWith('kuroko-') && name !== CACHE) await caches.delete(name);
	};
	event.waitUntil(forget());
});

worker.addEventListener('fetch', (event) => {
	const { request } = event;
	const url = new URL(request.url);
	if (request.method !== 'GET' || url.origin !== worker.location.origin) return;
	if (request.mode === 'navigate') event.respondWith(page(request, url));
	else if (kept.has(url.pathname)) event.respondWith(file(request));
});

/** A file of this version: its name says what is in it, so the kept one is right. */
async function file(request: Request): Promise<Response> {
	return (await caches.match(request, { cacheName: CACHE, ignoreVary: true })) ?? fetch(request);
}

/** A page: from the network when there is one, so that a new version shows at once. */
async function page(request: Request, url: URL): Promise<Response> {
	try {
		return await fetch(request);
	} catch (offline) {
		const options = { cacheName: CACHE, ignoreSearch: true, ignoreVary: true };
		const known = await caches.match(url.pathname, options);
		if (known) return known;
		const shell = await caches.match(SHELL, options);
		if (shell) return new Response(shell.body, { headers: { 'content-type': 'text/html' } });
		throw offline;
	}
}
