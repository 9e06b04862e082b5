// The shipped scenarios of a system, in families that are loaded one by one: who opens one scenario doesn't pay for all.
import type { Scenario } from '../scenario/types';
import type { RuleSystem } from './contract';

type Load = () => Promise<readonly Scenario[]>;
type Shelf = Pick<RuleSystem, 'scenario' | 'scenarios'>;

/** Three letters that stand for an id, so that the index of all of them is small. Two ids may have the same. */
export function keyOf(id: string): string {
	let key = 0;
	for (const letter of id) key = (key * 31 + letter.codePointAt(0)!) % 36 ** 3;
	return key.toString(36).padStart(3, '0');
}

/** `keysOf`: the keys of the scenarios in each family, one after the other (families.json; a test keeps it right). */
export function shelf<F extends string>(
	families: Readonly<Record<F, Load>>,
	keysOf: () => Promise<Readonly<Record<F, string>>>
): Shelf {
	const names = Object.keys(families) as F[];
	const load = async (some: readonly F[]) => (await Promise.all(some.map((name) => families[name]()))).flat();
	return {
		scenarios: () => load(names),
		async scenario(id) {
			if (id === undefined) return (await families[names[0]!]())[0] ?? null;
			const keys = await keysOf();
			const may = names.filter((name) => keys[name].match(/.../g)?.includes(keyOf(id)));
			return (await load(may)).find((scenario) => scenario.id === id) ?? null;
		}
	};
}
