// Where rule ids lead: each to its lasting page in the reference.
import type { RuleSystem } from '$lib/machines/contract';
import { pageAddress } from '../rules/address';

/** The same few hundred rules are cited again with every step. */
const known = new Map<string, string>();

/** `9.4[6]` is a rule, `action:up` an entry of the catalog, and an id the system has as a ruling is one. */
export function ruleLink(system: Pick<RuleSystem, 'id' | 'rulings'>, id: string): string {
	const key = `${system.id} ${id}`;
	let link = known.get(key);
	if (!link) known.set(key, (link = addressOf(system, id)));
	return link;
}
function addressOf({ id: system, rulings }: Pick<RuleSystem, 'id' | 'rulings'>, id: string): string {
	if (Object.hasOwn(rulings, id)) return pageAddress(system, 'ruling', id);
	const colon = id.indexOf(':');
	return colon > 0
		? pageAddress(system, id.slice(0, colon), id.slice(colon + 1))
		: pageAddress(system, 'rule', id);
}
