/// <reference no-default-lib="true"/>
/// <reference lib="esnext" />
/// <reference lib="webworker" />
/// <reference types="@sveltejs/kit" />
// Makes the second visit work without a network, links included: the first visit keeps every part of this version. It
// keeps none of the many prerendered pages, since the app makes any page from its parts. A newer version keeps its own
// parts; the old one stays until its last page is closed, so that an open page still finds what it loads late.
import { base, build, files, version } from '$service-worker';

const worker = globalThis as unknown as ServiceWorkerGlobalScope;
const CACHE = `kuroko-${version}`;
/** Parts, static files, and what was gathered for the home page when the app was built. */
const kept = new Set([...build, ...files, `${base}/__data.json`]);
/** The page without content, from which the app makes any other (also what a host answers where there is none). */
const SHELL = `${base}/404.html`;

worker.addEventListener('install', (event) => {
	event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll([...kept, SHELL])));
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
	if (request.mode === 'navigate') event.respondWith(page(request));
	else if (kept.has(url.pathname)) event.respondWith(file(request));
});

/** A file of this version: its name says what is in it, so the kept one is right. */
async function file(request: Request): Promise<Response> {
	return (
		(await caches.match(request, { cacheName: CACHE, ignoreSearch: true, ignoreVary: true })) ??
		fetch(request)
	);
}

/** A page: from the network when there is one, so that a new version shows at once. */
async function page(request: Request): Promise<Response> {
	try {
		return await fetch(request);
	} catch (offline) {
		const shell = await caches.match(SHELL, { cacheName: CACHE, ignoreVary: true });
		if (!shell) throw offline;
		return new Response(shell.body, { headers: { 'content-type': 'text/html' } });
	}
}
