// The home page's scenes are what the debugger shows where their links lead.
import { expect, test } from 'vitest';
import { system as blackpoker } from '$lib/machines/blackpoker';
import type { RuleSystem } from '$lib/machines/contract';
import { cursorAt, openScenario } from '$lib/session/load';
import { positionAt } from '$lib/session/timeline';
import { openShort } from '$lib/share/open-short';
import { scenesOf } from './scenes.server';

const system = blackpoker as unknown as RuleSystem;
const scenario = (await system.scenario('counter-war'))!;
const scenes = await scenesOf(system, scenario);

test('one scene for the set-up and one for each move', () => {
	expect(scenes).toHaveLength(scenario.steps.length + 1);
	expect(scenes.map((scene) => scene.note)).toEqual([
		scenario.note ?? null,
		...scenario.steps.map((step) => step.note ?? null)
	]);
});

test('each link opens the debugger at its scene', async () => {
	for (const scene of scenes) {
		const opened = await openShort(scene.link);
		if (!('place' in opened)) throw new Error(opened.code);
		const { timeline } = openScenario(opened.system, opened.scenario).session!;
		const there = positionAt(timeline, cursorAt(timeline, opened.place));
		const view = opened.system.view(there, 'judge');
		expect(view.seats).toEqual(scene.view.seats);
		expect(view.arrows).toEqual(scene.view.arrows);
		expect(view.pending.items.map((i) => i.id)).toEqual(scene.view.pending.items.map((i) => i.id));
		expect(opened.system.status(there)).toEqual(scene.status);
	}
});

test('what is pending says what will happen, with no rules at hand', () => {
	const counters = scenes.flatMap((s) => s.view.pending.items).filter((i) => i.title.en === 'Counter');
	expect(counters.length).toBeGreaterThan(0);
	for (const { outcome } of counters) expect(outcome?.text.en).toMatch(/nullif|nothing happens/i);
});

test('a card that lies elsewhere than in the scene before has moved', () => {
	const zoneOf = (scene: (typeof scenes)[number]) =>
		new Map(
			scene.view.seats.flatMap((seat) =>
				seat.zones.flatMap((zone) => zone.pieces.flatMap((p) => p.cards.map((c) => [c.id, zone.id] as const)))
			)
		);
	let changed = 0;
	for (const [i, scene] of scenes.entries()) {
		if (!i) continue;
		const before = zoneOf(scenes[i - 1]!);
		for (const [card, zone] of zoneOf(scene)) {
			if (!before.has(card) || before.get(card) === zone) continue;
			changed++;
			expect(scene.moved.map(([moved]) => moved)).toContain(card);
		}
	}
	expect(changed).toBeGreaterThan(0);
});
