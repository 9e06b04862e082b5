// Makes a codebook for links (src/lib/share/primers): `node scripts/codebook.mjs <system> <file.json>`.
// It holds scenarios that the system ships now and sentences of its rulebook. Once links were written with it, it
// must never change: give a new one a new name and number.
import { writeFileSync } from 'node:fs';
import { createServer } from 'vite';

const TEXT = 20_000; // bytes of sentences
const NOTES = 40_000; // bytes of titles and notes
const SCENARIOS = 30;

const [id, file] = process.argv.slice(2);
const vite = await createServer({
	configFile: false,
	logLevel: 'error',
	appType: 'custom',
	server: { middlewareMode: true, ws: false, watch: null }
});
const { SYSTEMS } = await vite.ssrLoadModule('/src/lib/machines/systems.ts');
const entry = SYSTEMS.find((/** @type {{ id: string }} */ s) => s.id === id);
if (!entry || !file) {
	console.error(
		`node scripts/codebook.mjs <system> <file.json>; systems: ${SYSTEMS.map((/** @type {{ id: string }} */ s) => s.id)}`
	);
	process.exit(2);
}
const system = await entry.load();
const { rulebook, catalog } = await system.docs();

/**
 * The first of the list that fit.
 * @template T
 * @param {readonly T[]} list
 * @param {number} bytes
 * @param {(x: T) => string} textOf
 */
function fitting(list, bytes, textOf) {
	let left = bytes;
	return list.filter((x) => (left -= Buffer.byteLength(textOf(x))) >= 0);
}
const sentences = [
	...catalog.flatMap((/** @type {import('../src/lib/rules/core/contract').CatalogEntry} */ c) => [
		c.name,
		...(c.steps ?? [])
	]),
	...Object.values(rulebook).map((r) => r.text)
];
const pairs = [...new Map(sentences.map((s) => [s.ja, s])).values()];
/** @param {unknown} x */
const textsOf = (x) => [...JSON.stringify(x).matchAll(/"(?:ja|en)":("(?:[^"\\]|\\.)*")/g)].map((m) => m[1]);
/** @param {unknown} x */
const notesOf = (x) => textsOf(x).join('');
// the most narrated ones first
const scenarios = [...(await system.scenarios())].sort((a, b) => textsOf(b).length - textsOf(a).length);
const primer = {
	words: (await system.words()).length,
	text: fitting(pairs, TEXT, (p) => p.ja + p.en).flatMap((p) => [p.ja, p.en]),
	scenarios: fitting(scenarios, NOTES, notesOf).slice(0, SCENARIOS)
};
writeFileSync(file, JSON.stringify(primer, null, '\t') + '\n');
console.log(
	`${file}: ${primer.text.length} sentences, ${primer.scenarios.length} of ${scenarios.length} scenarios`
);
await vite.close();
