// Opens short links. Apart from link.ts, whose codec they don't need.
import type { Problem } from '../rules/core/contract';
import type { Slots } from '../rules/core/text';
import { loadSystem } from '../machines/systems';
import type { LoadSystem } from '../scenario/files';
import type { OpenedLink } from './link';
import type { LinkProblemCode } from './problems';
import { parsePointer } from './short';

/** No name is that long. */
const LIMIT = 2000;

/** Finds the shipped scenario that an address or fragment with `#s=` names. Never throws for what is in the text. */
export async function openShort(text: string, load: LoadSystem = loadSystem): Promise<OpenedLink | Problem> {
	const pointer = text.length <= LIMIT ? parsePointer(/#s=(\S+)/.exec(text)?.[1] ?? '') : null;
	if (!pointer) return problem('link_damaged');
	const { system: name, id, ...where } = pointer;
	const system = await load(name);
	if (!system) return problem('link_unknown_system', { system: name });
	const scenario = await system.scenario(id);
	if (!scenario) return problem('link_unknown_scenario', { system: name, id });
	return { system, scenario, ...where };
}

/** The sentences are loaded when one is needed: hardly ever. */
const problem = async (code: LinkProblemCode, slots?: Slots): Promise<Problem> =>
	(await import('./problems')).linkProblem(code, slots);
