// The lazy half of the home page: a rule system, one of its scenarios, and a desk to step it on.
import { loadSystem } from '$lib/machines/systems';
import { openScenario, placeOf } from '$lib/session/load';
import { makeShortLink } from '$lib/share/link';
import { Desk } from '../debug/desk.svelte';

export async function openDesk(systemId: string, scenarioId: string): Promise<Desk> {
	const system = await loadSystem(systemId);
	const scenario = (await system?.scenarios())?.find(({ id }) => id === scenarioId);
	const session = system && scenario && openScenario(system, scenario).session;
	if (!session) throw new Error(`${systemId} has no scenario ${scenarioId} that opens`);
	return new Desk(system, scenario, session);
}

/** The fragment that opens the debugger exactly here. */
export const linkTo = ({ scenario, session, viewer }: Desk): string =>
	makeShortLink({ scenario, place: placeOf(session.timeline, session.cursor), viewer });
