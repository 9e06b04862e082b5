// What the home page shows of the rule systems, gathered when the site is built: none of their code is in the page.
import { error } from '@sveltejs/kit';
import { scenesOf } from '$lib/components/home/scenes.server';
import { SYSTEMS } from '$lib/machines/systems';
import { makeShortLink } from '$lib/share/link';
import type { Scenario } from '$lib/scenario/types';
import type { PageServerLoad } from './$types';

const DEMO = { system: 'blackpoker@8.2', scenario: 'counter-war' };
/** Scenes to begin with; each must exist, or the build stops. */
const FEATURED: Readonly<Record<string, readonly string[]>> = {
	'blackpoker@8.2': ['counter-war', 'two-attackers', 'discarded-draw'],
	'victory-spark@2012-05': ['s08-overwrite'],
	'cryptospells-text': ['c06'],
	'five-timing': ['f18-pump-beats-armour']
};
const linkTo = (scenario: Scenario) =>
	makeShortLink({ scenario, place: { line: [], at: 0 }, viewer: 'judge' });

export const load: PageServerLoad = async () => {
	const systems = [];
	const featured = [];
	let demo = null;
	for (const entry of SYSTEMS) {
		const system = await entry.load();
		const [scenarios, docs] = await Promise.all([system.scenarios(), system.docs()]);
		const find = (id: string) =>
			scenarios.find((scenario) => scenario.id === id) ?? error(500, `${entry.id} has no scenario ${id}`);
		systems.push({
			id: entry.id,
			title: entry.title,
			honesty: docs.honesty,
			scenes: scenarios.length,
			link: linkTo(scenarios[0]!)
		});
		for (const scenario of (FEATURED[entry.id] ?? []).map(find)) {
			const { title, about, note, steps } = scenario;
			featured.push({
				system: entry.title,
				title,
				about: about ?? note,
				moves: steps.length,
				link: linkTo(scenario)
			});
		}
		if (entry.id !== DEMO.system) continue;
		const scenario = find(DEMO.scenario);
		demo = { title: scenario.title, scenes: await scenesOf(system, scenario) };
	}
	if (!demo) error(500, `there is no system ${DEMO.system}`);
	return { systems, featured, demo };
};
