// The shipped scenarios of a system, in families that are loaded one by one: who opens one scenario doesn't pay for all.
import type { Scenario } from '../scenario/types';
import type { RuleSystem } from './contract';

type Load = () => Promise<readonly Scenario[]>;
type Shelf = Pick<RuleSystem, 'scenario' | 'scenarios'>;

/** `idsOf` names the scenarios of each family with spaces between (families.json; a test keeps it right). */
export function shelf<F extends string>(
	families: Readonly<Record<F, Load>>,
	idsOf: () => Promise<Readonly<Record<F, string>>>
): Shelf {
	const names = Object.keys(families) as F[];
	const scenarios = async () => (await Promise.all(names.map((name) => families[name]()))).flat();
	return {
		scenarios,
		async scenario(id) {
			if (id === undefined) return (await families[names[0]!]())[0] ?? null;
			const ids: Partial<Record<F, string>> = await idsOf();
			const name = names.find((name) => ids[name]?.split(' ').includes(id));
			const among = await (name ? families[name]() : scenarios());
			return among.find((scenario) => scenario.id === id) ?? null;
		}
	};
}
