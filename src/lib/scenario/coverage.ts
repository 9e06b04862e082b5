// What a set of scenarios is evidence for: actions that worked and that were refused, what is shown, rulings set, transitions taken.
import { isProblems } from '../rules/core/contract';
import type { RuleSystem } from '../machines/contract';
import { edgeIds } from '../machines/compiled';
import { play, type PlayedLine } from './run';
import type { Scenario } from './types';

export interface Coverage {
	/** Actions whose request resolved in some scenario. */
	readonly worked: ReadonlySet<string>;
	/** Actions that were refused for the stated reason. */
	readonly refused: ReadonlySet<string>;
	/** Everything named in `shows`. */
	readonly shown: ReadonlySet<string>;
	/** `ruling=choice`, also for the default of the rulings a scenario names in `shows`. */
	readonly settings: ReadonlySet<string>;
	/** Transitions by their id. */
	readonly edges: ReadonlySet<string>;
	/** Transitions of the system that no scenario takes. */
	readonly untaken: readonly string[];
}

/** Plays all scenarios and gathers what they prove. A scenario that does not play counts for nothing. */
export function coverageOf<T>(system: RuleSystem<T>, scenarios: readonly Scenario[]): Coverage {
	const worked = new Set<string>();
	const refused = new Set<string>();
	const shown = new Set<string>();
	const settings = new Set<string>();
	const edges = new Set<string>();

	const gather = (line: PlayedLine<T>): void => {
		for (const { step, micro, refusal } of line.steps) {
			if (refusal.length) refused.add(step.move.action);
			for (const { hops, happened } of micro) {
				for (const hop of hops) edges.add(hop.edge);
				for (const h of happened) if (h.kind === 'resolved' && h.refs?.[1]) worked.add(h.refs[1]);
			}
		}
		for (const variations of line.variations) variations.forEach(gather);
	};
	for (const scenario of scenarios) {
		const played = play(system, scenario);
		if (isProblems(played) || played.problems.length) continue;
		gather(played.main);
		for (const what of scenario.shows ?? []) {
			shown.add(what);
			const ruling = system.rulings[what];
			if (ruling) settings.add(`${what}=${scenario.rulings?.[what] ?? ruling.default}`);
		}
	}
	const all = Object.values(system.charts).flatMap(edgeIds);
	return { worked, refused, shown, settings, edges, untaken: all.filter((id) => !edges.has(id)) };
}

/** Settings of disputed points (`ruling=choice`) that no scenario shows. Points with one choice only have nothing to show. */
export function unshownSettings<T>(system: RuleSystem<T>, coverage: Coverage): string[] {
	return Object.entries(system.rulings).flatMap(([id, { choices }]) =>
		choices.length < 2 ? [] : choices.map((c) => `${id}=${c}`).filter((s) => !coverage.settings.has(s))
	);
}
