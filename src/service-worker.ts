/// <reference no-default-lib="true"/>
/// <reference lib="esnext" />
/// <reference lib="webworker" />
/// <reference types="@sveltejs/kit" />
// Makes the second visit work without a network, links included: the first visit keeps every file of this version.
// A newer version keeps its own; the old one stays until its last page is closed, so that an open page
// still finds the parts it loads late.
import { base, build, files, prerendered, version } from '$service-worker';

const worker = globalThis as unknown as ServiceWorkerGlobalScope;
const CACHE = `kuroko-${version}`;
const kept = new Set([...build, ...files]);

worker.addEventListener('install', (event) => {
	event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll([...kept, ...prerendered])));
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
		const known = (await caches.match(url.pathname, options)) ?? (await caches.match(`${base}/`, options));
		if (known) return known;
		throw offline;
	}
}
