// The reference is complete, bilingual, and agrees with the specification's counts and with what the engine plays.
import { describe, expect, it } from 'vitest';
import type { L10n } from '../../core/text';
import { ACTIONS } from '../actions';
import { HAPPENINGS } from '../happenings';
import { RULINGS } from '../rulings';
import { CATALOG, PRINTED } from './catalog';
import { ACTION_IDS, CHARACTER_IDS, FOG_IDS, RULING_IDS, TRUMP_IDS } from './ids';
import { docs } from '.';
import { ACTION_LINES } from './lines';
import {
	conditionText,
	DESTINATIONS,
	formatsFrom,
	FRAME_NAMES,
	framesFrom,
	TARGETS,
	type FormatId
} from './printed';

/** Printed steps per action, counted in the specification; actions that refer to another one share its steps. */
const LINE_COUNTS =
	`end:3 charge:1 draw:2 attack:4 block:3 damage-judgement:3 generation-change:2 set-bulwark:1 summon-soldier:1
summon-hero:1 summon-ace:1 quick-summon:1 summon-magician:1 equip:1 up:2 down:3 twist:1 counter:2 kill:1 reunion:1 truce:1
change-target:2 search:2 black-jack:4 royal-straight-flush:1 reverse:4 return:2 destroy-bulwark:1 throwing:1 death-lance:3
add-bulwark:1 reanimate:3 handes:1 sword-rain:1 force:2 recruit:2 surprise-attack:2 open-pack:2 rare-draw:1 rare-summon:1
trap-counter:1 quick-open:1 main-open:1 close-trump:2 destroy-trump:1 revolution-draw:1 slash:1 drain:2 intimidate:1
resurrection:1 instant-kill:2 summon-reanimator:3 quick-summon-reanimator:3 reanimator-reanimate:3 reanimator-revive:1
summon-demon-king:5 demon-whisper:1 reinforcement:1 rally:1 cease-fire:3 pursuit:2 phantom-reverse:1 illusion:2 salvation:1
summon-chariot:3 quick-summon-chariot:3 chariot-destroy-bulwark:1 chariot-revive:1 summon-giant:5 extra-bulwark:1 negotiate:1
offset:3 exhaustion:1 repair:4 rest:1 satisfaction:1 summon-strategist:1 quick-summon-strategist:3 foresee:2
strategist-revive:1 switch:2 civil-war:1 riot:1 hand-refill:1 reset:2 last-ditch:2 summon-knight:3 quick-summon-knight:3
sweep:1 knight-revive:1`
		.split(/\s+/)
		.map((pair): [string, number] => [pair.split(':')[0]!, Number(pair.split(':')[1])]);

const entries = (kind: string) => CATALOG.filter((e) => e.kind === kind).map((e) => e.id);

/** Every bilingual text inside a value, with the path to it. */
function* texts(value: unknown, path: string): Generator<[string, L10n]> {
	if (typeof value !== 'object' || value === null) return;
	if ('ja' in value && 'en' in value) yield [path, value as L10n];
	else for (const [key, inner] of Object.entries(value)) yield* texts(inner, `${path}.${key}`);
}

describe('the catalog', () => {
	it('holds all 90 actions, 12 characters, 4 kinds of fog, 30 trumps and the face-down one', () => {
		expect([ACTION_IDS.length, CHARACTER_IDS.length, FOG_IDS.length, TRUMP_IDS.length]).toEqual([
			90, 12, 4, 31
		]);
		expect(entries('action')).toEqual([...ACTION_IDS]);
		expect(entries('character')).toEqual([...CHARACTER_IDS]);
		expect(entries('fog')).toEqual([...FOG_IDS]);
		expect(entries('trump')).toEqual([...TRUMP_IDS]);
		expect(entries('cost')).toEqual(['b', 'l', 'd', 's', 'k']);
		expect(entries('format')).toEqual(['lite', 'standard', 'pro', 'master']);
		expect(entries('frame')).toEqual(['entry20', 'pack', 'rare-pack', 'strategy', 'extra']);
		expect(entries('zone')).toHaveLength(9);
	});

	it('splits the actions by format as 19, 25, 31 and 37, and counts 53 of the frames', () => {
		const own = ACTION_IDS.filter((id) => !PRINTED[id].frames);
		const upTo = (format: FormatId) =>
			own.filter((id) => formatsFrom(PRINTED[id].format).includes(format)).length;
		expect([upTo('lite'), upTo('standard'), upTo('pro'), upTo('master')]).toEqual([19, 25, 31, 37]);
		expect(ACTION_IDS.length - own.length).toBe(53);
	});

	it('gives every action one line per printed step', () => {
		expect(LINE_COUNTS.map(([id]) => id)).toEqual([...ACTION_IDS]);
		for (const [id, count] of LINE_COUNTS) {
			expect(ACTION_LINES[id as keyof typeof ACTION_LINES], id).toHaveLength(count);
		}
	});

	it('names every tag it filters by', () => {
		const used = new Set(CATALOG.flatMap((e) => e.tags));
		expect([...used].filter((tag) => !docs.tagNames?.[tag] || !docs.tagNames[tag.split(':')[0]!])).toEqual(
			[]
		);
	});

	it('has no two entries with the same kind and id, and no number twice', () => {
		const ids = CATALOG.map((e) => `${e.kind}:${e.id}`);
		expect(new Set(ids).size).toBe(ids.length);
		const numbers = CATALOG.flatMap((e) => e.numbers ?? []);
		expect(new Set(numbers).size).toBe(numbers.length);
	});
});

describe('the rulings', () => {
	it('are all 86, with the choices the engine knows and the default first', () => {
		expect(docs.rulings.map((r) => r.id)).toEqual([...RULING_IDS]);
		expect(Object.keys(RULINGS)).toEqual([...RULING_IDS]);
		for (const r of docs.rulings) {
			expect(r.choices.map((c) => c.id)).toEqual(RULINGS[r.id]!.choices);
			expect(r.default).toBe(r.choices[0]!.id);
			expect(r.playable).toBe(r.choices.length > 1);
			expect(r.evidence, r.id).toBeDefined();
		}
	});
});

describe('the texts', () => {
	it('are there in both languages', () => {
		const empty = [...texts(docs, 'docs')].filter(
			([, text]) => !text.ja.trim() || !text.en.trim() || /undefined/.test(text.ja + text.en)
		);
		expect(empty.map(([path]) => path)).toEqual([]);
	});

	it('keep Japanese out of English sentences', () => {
		const own = { rulebook: docs.rulebook, catalog: docs.catalog, rulings: docs.rulings };
		const mixed = [...texts(own, 'docs')].filter(
			([path, { en }]) =>
				/[\u3041-\u309f\u30a1-\u30fa\u4e00-\u9fff]/.test(en) && path !== 'docs.rulebook.5.1.text'
		);
		expect(mixed.map(([path, { en }]) => `${path}: ${en}`)).toEqual([]);
	});
});

describe('citations', () => {
	it('all lead somewhere in the rulebook', () => {
		const cites = [
			...CATALOG.flatMap((e) => [...e.cites, ...e.rulings].map((c) => [e.id, c])),
			...docs.rulings.flatMap((r) => r.cites.map((c) => [r.id, c])),
			...Object.entries(docs.reasons).flatMap(([code, r]) => r.cites.map((c) => [code, c])),
			...Object.entries(HAPPENINGS).flatMap(([code, h]) => h.cites.map((c) => [code, c])),
			...CATALOG.flatMap((e) => (e.variants ?? []).map((v) => [e.id, v.ruling]))
		];
		expect(cites.filter(([, cite]) => !Object.hasOwn(docs.rulebook, cite!))).toEqual([]);
	});
});

describe('what is printed here and what the engine plays', () => {
	const TRIGGER = { direct: '直接', triggered: '誘発' };
	const SPEED = { immediate: '即時', normal: '通常' };
	const TIMING = { main: 'メイン', quick: 'クイック' };
	const SIGN = { S: '♠', H: '♡', D: '♢', C: '♣' };

	it.each(ACTIONS.map((a) => [a.id, { ...a, ...a.profiles?.seed }] as const))(
		'agree about %s',
		(id, action) => {
			const print = PRINTED[id as keyof typeof PRINTED];
			const shorthand = `@${TRIGGER[action.trigger]}-${SPEED[action.speed]}-${TIMING[action.timing]}`;
			expect(print.notation).toBe(action.cost ? `${shorthand} | $${action.cost}` : shorthand);
			expect(print.type).toBe(action.type);
			expect(formatsFrom(print.format)).toEqual(action.formats);
			expect(print.frames ? framesFrom(print.frames) : null).toEqual(action.frames);
			expect(action.effect).toHaveLength(ACTION_LINES[id as keyof typeof ACTION_LINES].length);
			expect(Boolean(print.target)).toBe(Boolean(action.target));
			expect(print.relation).toBe(action.keys?.relation);
			expect(Boolean(print.unit)).toBe(Boolean(action.unit));
			expect(Boolean(print.notCounterable)).toBe(Boolean(action.notCounterable));
			const suits = (action.keys?.slots ?? []).flatMap((s) => s.suits?.map((suit) => SIGN[suit]) ?? []);
			expect((print.keys ?? '').match(/[♠♡♢♣]/g) ?? []).toEqual(suits);
		}
	);
});

describe('phrases', () => {
	it('say the start condition of a trump with its card', () => {
		const text = conditionText('trump:d-10', () => ({ ja: '例', en: 'Example' }));
		expect(text).toEqual({ ja: '自分の切札「例」(♢10)が表向き', en: 'your trump Example (♢10) is face up' });
	});

	it('use every target and destination somewhere', () => {
		const used = Object.values(PRINTED);
		expect(Object.keys(TARGETS).filter((t) => !used.some((p) => p.target === t))).toEqual([]);
		expect(Object.keys(DESTINATIONS).filter((d) => !used.some((p) => p.goes === d))).toEqual([]);
		expect(Object.keys(FRAME_NAMES)).toHaveLength(5);
	});
});
