// What a board says, in every scenario of every system: an arrow joins what is there, what is pending says what it
// will do.
import { describe, expect, it } from 'vitest';
import { say } from '../rules/core/text';
import type { Scenario } from '../scenario/types';
import { openScenario } from '../session/load';
import { namesOf } from '../session/names';
import { nodesOf } from '../session/stepping';
import type { RuleSystem } from './contract';
import { loadSystem, SYSTEMS } from './systems';

/** Every position on the main line of a scenario, as the judge sees it. */
function boardsOf(system: RuleSystem, scenario: Scenario) {
	const { session } = openScenario(system, scenario);
	if (!session) throw new Error(`${scenario.id} does not open`);
	return nodesOf(session).flatMap(({ steps }) => steps.map((step) => system.view(step.position, 'judge')));
}

describe.each(SYSTEMS.map(({ id }) => id))('the board of %s', (id) => {
	it('joins only what is on it with arrows, and says of all that is pending what will happen', async () => {
		const system = (await loadSystem(id))!;
		const wrong = new Set<string>();
		let [arrows, items] = [0, 0];
		for (const scenario of await system.scenarios())
			for (const view of boardsOf(system, scenario)) {
				const names = namesOf(view);
				const counts = [...view.seats.flatMap((s) => s.zones), ...(view.shared ?? [])].map((z) => z.count);
				for (const count of counts)
					if (!/^[\d+/–-]*$/.test(count))
						wrong.add(`${scenario.id}: “${count}” is no count in both languages`);
				for (const { from, to } of view.arrows) {
					arrows++;
					for (const end of [from, to])
						if (!names.has(end)) wrong.add(`${scenario.id}: an arrow from or to ${end}`);
				}
				for (const item of view.pending.items) {
					items++;
					const outcome =
						item.outcome ?? (item.outcomeOf !== undefined && { text: await system.later!(item.outcomeOf) });
					const said = outcome ? (['ja', 'en'] as const).map((lang) => say(outcome, lang)) : [''];
					if (!said.every((text) => /\S/.test(text) && !/[{}]/.test(text)))
						wrong.add(`${scenario.id}: ${item.title.en} does not say what will happen`);
				}
			}
		expect([...wrong]).toEqual([]);
		expect(Math.min(arrows, items)).toBeGreaterThan(0);
	}, 60_000);
});

describe('the stage of BlackPoker', () => {
	const outcomes = async (id: string) => {
		const system = (await loadSystem('blackpoker@8.2'))!;
		const scenario = (await system.scenarios()).find((s) => s.id === id)!;
		return boardsOf(system, scenario).map((view) =>
			view.pending.items.map((item) => [item.title.en, item.outcome?.code ?? item.outcomeOf] as const)
		);
	};
	it('says of Up that its target is lost, once a response has taken it away (5.4)', async () => {
		const up = (await outcomes('up-loses-target')).flat().filter(([title]) => title === 'Up');
		expect(up[0]).toEqual(['Up', 'up']);
		expect(up.at(-1)).toEqual(['Up', 'view_target_lost']);
	});
	it('does not say so of the request whose own effect takes its target away', async () => {
		const kills = (await outcomes('row-kill')).flat();
		expect(kills.map(([, code]) => code)).not.toContain('view_target_lost');
	});
});
