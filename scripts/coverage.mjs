// `npm run coverage`: what of each system's book is implemented, worked, refused and shown under each ruling.
// Exits 1 when anything is missing, so that CI can ask it.
import { createServer } from 'vite';

// a server that serves nothing: it stays open while a system loads its documents later
const server = await createServer({
	configFile: false,
	logLevel: 'error',
	appType: 'custom',
	server: { middlewareMode: true, hmr: false, ws: false, watch: null }
});
const load = (/** @type {string} */ path) => server.ssrLoadModule(path);
const { coverageOf, unshownSettings } = await load('/src/lib/scenario/coverage.ts');
let missing = 0;
const mark = (/** @type {boolean} */ ok) => {
	if (!ok) missing++;
	return ok ? 'yes' : '-- ';
};

for (const folder of ['blackpoker', 'victory-spark', 'cryptospells', 'five-timing']) {
	const { system } = await load(`/src/lib/machines/${folder}/index.ts`);
	const [docs, scenarios] = await Promise.all([system.docs(), system.scenarios()]);
	const coverage = coverageOf(system, scenarios);
	console.log(`\n${system.id}: ${scenarios.length} scenarios`);
	if (folder === 'blackpoker') {
		console.log('\n  implemented worked refused shown');
		const { ACTIONS } = await load('/src/lib/rules/blackpoker/actions/index.ts');
		const known = new Set(ACTIONS.map((/** @type {{ id: string }} */ a) => a.id));
		for (const entry of docs.catalog) {
			if (!['action', 'character', 'fog', 'trump'].includes(entry.kind) || entry.id === 'face-down-trump')
				continue;
			const isAction = entry.kind === 'action';
			const shown = coverage.shown.has(`${entry.kind}:${entry.id}`);
			console.log(
				`  ${isAction ? mark(known.has(entry.id)) : '   '}         ${isAction ? mark(coverage.worked.has(entry.id)) : '   '}    ` +
					`${isAction ? mark(coverage.refused.has(entry.id)) : '   '}     ${mark(shown)}   ${entry.kind} ${entry.id} ${entry.name.ja}`
			);
		}
	}
	const settings = unshownSettings(system, coverage);
	const switches = Object.values(system.rulings).filter((r) => r.choices.length > 1).length;
	console.log(
		`  rulings: ${switches} switches, settings without a scenario: ${settings.join(' ') || 'none'}`
	);
	console.log(`  transitions without a scenario: ${coverage.untaken.join(' ') || 'none'}`);
	missing += settings.length;
	if (folder === 'blackpoker') missing += coverage.untaken.length;
	else {
		const rules = Object.keys(docs.rulebook).filter((id) => /^[A-Z]+\d+/.test(id));
		const unshown = rules.filter((id) => !coverage.shown.has(id));
		console.log(`  rules: ${rules.length}, not referenced by a scenario: ${unshown.join(' ') || 'none'}`);
		missing += unshown.length;
	}
}
console.log(`\n${missing ? `${missing} missing` : 'nothing is missing'}`);
await server.close();
process.exitCode = missing ? 1 : 0;
