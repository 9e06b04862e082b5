// The built app in headless Chromium, served from this machine.
import { chromium, type Browser } from 'playwright';
import { launchOptions } from '../scripts/browser.mjs';
import { listen, staticServer } from '../scripts/serve.mjs';

export interface App {
	readonly browser: Browser;
	readonly origin: string;
}

/** Serves the app that run.mjs has built (or, with `dir`, another folder) and starts a browser; ends both. */
export async function withApp(
	use: (app: App) => Promise<void>,
	{ dir = process.env.BENCH_APP!, flags = [] as readonly string[] } = {}
): Promise<void> {
	const server = staticServer(dir, '');
	const origin = `http://localhost:${await listen(server, 0)}`;
	const browser = await chromium.launch(launchOptions(flags));
	try {
		await use({ browser, origin });
	} finally {
		await browser.close();
		server.close();
		server.closeAllConnections();
	}
}
