// The scenes of the home page's small board: a scenario played by the rules while the site is built, decision by decision.
// The page needs none of the rules to show them.
import type { RuleSystem } from '$lib/machines/contract';
import type { BoardView, Happening, L10n, Sentence } from '$lib/rules/core/contract';
import type { Scenario } from '$lib/scenario/types';
import { openScenario, placeOf } from '$lib/session/load';
import { atEnd, neighbour, nodeOf, over, positionOf, type Session } from '$lib/session/stepping';
import { microStepAt } from '$lib/session/timeline';
import { makePointer } from '$lib/share/short';

type Moved = NonNullable<Happening['moved']>;

export interface Scene {
	readonly view: BoardView;
	readonly status: Sentence;
	readonly note: L10n | null;
	/** Cards that have moved since the scene before. */
	readonly moved: Moved;
	/** The fragment that opens the debugger exactly here. */
	readonly link: string;
}

/** Every scene from the set-up to the end of the main line. Throws where the scenario does not play. */
export async function scenesOf(system: RuleSystem, scenario: Scenario): Promise<readonly Scene[]> {
	const { session, problems } = openScenario(system, scenario);
	if (!session || problems.length) throw new Error(`${scenario.id} does not play`);
	const scenes = [sceneAt(system, scenario, session, [])];
	for (let here = session; !atEnd(here);) {
		const next = over(here, 1);
		scenes.push(sceneAt(system, scenario, next, movedBetween(system, here, next)));
		here = next;
	}
	return Promise.all(scenes.map(async (scene) => ({ ...scene, view: await told(system, scene.view) })));
}
/** With the words that a page with the rules at hand would load later. */
async function told(system: RuleSystem, view: BoardView): Promise<BoardView> {
	const items = view.pending.items.map(async ({ outcomeOf, ...item }) =>
		outcomeOf && system.later
			? { ...item, outcome: { code: 'outcome', text: await system.later(outcomeOf), cites: [] } }
			: item
	);
	return { ...view, pending: { ...view.pending, items: await Promise.all(items) } };
}

function sceneAt(system: RuleSystem, scenario: Scenario, session: Session, moved: Moved): Scene {
	const position = positionOf(session);
	return {
		view: system.view(position, 'judge'),
		status: system.status(position),
		note: nodeOf(session).note ?? null,
		moved,
		link: makePointer({
			system: system.id,
			id: scenario.id,
			place: placeOf(session.timeline, session.cursor),
			viewer: 'judge'
		})
	};
}

function movedBetween(system: RuleSystem, from: Session, to: Session): Moved {
	const moved: Moved[number][] = [];
	for (let at = neighbour(from, from.cursor, 1); at; at = neighbour(from, at, 1)) {
		for (const { moved: cards = [] } of microStepAt(system, to.timeline, at).happened) moved.push(...cards);
		if (at.node === to.cursor.node && at.step === to.cursor.step) break;
	}
	return moved;
}
