import fc from '$lib/testing/property';
import { describe, expect, test } from 'vitest';
import type { Json } from '../rules/core/contract';
import { say } from '../rules/core/text';
import type { RuleSystem } from '../machines/contract';
import { anyScenario, tinySetup } from '../scenario/testing/arbitrary';
import { tiny } from '../scenario/testing/tiny';
import type { Scenario } from '../scenario/types';
import { crc32, fromBase64, toBase64 } from './bytes';
import { LINK_LIMIT, makeLink, makeShortLink, openLink, type Shared } from './link';

const system = tiny as unknown as RuleSystem;
const shipped: Scenario = {
	kuroko: 1,
	system: 'tiny@1',
	id: 'first-blood',
	title: { ja: '先に当てる', en: 'First blood' },
	setup: { turn: 'A', A: { life: 3, hand: ['S7', 'H2'] }, B: { life: 2, hand: ['S5'] } },
	steps: [
		{ move: { seat: 'A', action: 'strike', picks: { keys: ['A:S7'] } }, note: { ja: '攻撃', en: 'Strike' } },
		{
			move: { seat: 'B', action: 'pass' },
			variations: [{ steps: [{ move: { seat: 'B', action: 'guard' }, refused: ['too_small'] }] }]
		}
	]
};
const withShipped: RuleSystem = { ...system, scenario: async (id) => (id === shipped.id ? shipped : null) };
const load = async (id: string) => (id === system.id ? withShipped : null);
const shared: Shared = { scenario: shipped, place: { line: [], at: 3 }, viewer: 'A', lang: 'ja' };
const made = async (s: Shared) => {
	const link = await makeLink(system, s);
	if (typeof link !== 'string') throw new Error(link.code);
	return link;
};
const codeOf = async (text: string) => {
	const opened = await openLink(text, load);
	if (!('code' in opened)) return 'opened';
	for (const lang of ['ja', 'en'] as const) expect(say(opened, lang)).not.toMatch(/\{\w+\}/);
	return opened.code;
};
/** A link with other bytes and a right checksum. */
const forged = (body: Uint8Array, version = 1) => {
	const sum = crc32(body);
	return (
		'#k=' +
		toBase64(Uint8Array.from([version, sum >>> 24, (sum >> 16) & 255, (sum >> 8) & 255, sum & 255, ...body]))
	);
};
const bodyOf = (link: string) => fromBase64(link.slice(3))!.subarray(5);

describe('a link', () => {
	test('opens to exactly what was shared', async () => {
		const link = await made(shared);
		expect(await openLink(link, load)).toEqual({ system: withShipped, ...shared });
		expect(await openLink(`https://example.org/debug/${link}`, load)).toMatchObject(shared);
	});

	test('survives being broken over lines', async () => {
		const link = await made(shared);
		expect(await openLink(link.replace(/.{20}/g, '$&\n '), load)).toMatchObject(shared);
	});

	test('keeps a place inside a variation', async () => {
		const place = { line: [[1, 0]], at: 2 } as const;
		expect(await openLink(await made({ ...shared, place }), load)).toMatchObject({ place });
	});

	test('stays inside the line when the rules take fewer micro steps than they did', async () => {
		const place = { line: [], at: 99 };
		expect(await openLink(await made({ ...shared, place }), load)).toMatchObject({
			place: { line: [], at: 5 }
		});
	});

	// no scenario has a −0 in it: it would not survive being written down (schema.ts)
	const anySetup = fc.jsonValue().map((x) => JSON.parse(JSON.stringify(x)) as Json);
	test('carries any scenario', async () => {
		await fc.assert(
			fc.asyncProperty(anyScenario('tiny@1', fc.oneof(tinySetup, anySetup)), async (scenario) => {
				const opened = await openLink(
					await made({ scenario, place: { line: [], at: 0 }, viewer: 'judge' }),
					load
				);
				expect(opened).toMatchObject({ viewer: 'judge' });
				expect('scenario' in opened && opened.scenario).toEqual(scenario);
			}),
			{ numRuns: 60 }
		);
	}, 60_000);
});

describe('a short link', () => {
	test.each([
		[shared, '#s=tiny@1/first-blood@3&view=A&lang=ja'],
		[
			{ ...shared, viewer: 'judge', lang: undefined, place: { line: [[1, 0]], at: 2 } } as Shared,
			'#s=tiny@1/first-blood@1v0.2'
		]
	])('opens a shipped scenario', async (what, link) => {
		expect(makeShortLink(what)).toBe(link);
		expect(await openLink(link, load)).toEqual({ system: withShipped, ...JSON.parse(JSON.stringify(what)) });
	});
	test.each([
		['#s=tiny@1/first-blood', 'opened'],
		['#s=tiny%401/first-blood@2', 'opened'],
		['#s=tiny@1/second-blood', 'link_unknown_scenario'],
		['#s=chess/first-blood', 'link_unknown_system'],
		['#s=tiny@1', 'link_damaged'],
		['#s=%', 'link_damaged']
	])('%s', async (link, code) => {
		expect(await codeOf(link)).toBe(code);
	});
});

describe('a bad link gets one clear sentence', () => {
	test('whatever is wrong with it', async () => {
		const link = await made(shared);
		expect(await codeOf('hello')).toBe('link_none');
		expect(await codeOf('#k=')).toBe('link_damaged');
		expect(await codeOf(link.slice(0, -1))).toBe('link_damaged');
		expect(await codeOf(link.replace(/.$/, (c) => (c === 'A' ? 'B' : 'A')))).toBe('link_damaged');
		expect(await codeOf('#k=' + 'A'.repeat(LINK_LIMIT))).toBe('link_too_long');
		expect(await codeOf(forged(bodyOf(link), 2))).toBe('link_newer');
		expect(await codeOf(forged(bodyOf(link), 0))).toBe('link_damaged');
		expect(await codeOf(forged(Uint8Array.from([200, 1, 2])))).toBe('link_newer');
		expect(await codeOf(forged(Uint8Array.from([0, 3, 97, 98, 99])))).toBe('link_unknown_system');
	});

	test('a scenario that is too large makes no link', async () => {
		const step = { move: { seat: 'A', action: 'pass' }, note: { ja: 'あ'.repeat(2000), en: 'a' } } as const;
		const large: Scenario = { ...shipped, steps: Array.from({ length: 12 }, () => step) };
		expect(await makeLink(system, { ...shared, scenario: large })).toMatchObject({
			code: 'link_cannot_hold'
		});
	});
});

describe('nothing throws', () => {
	test('at random fragments', async () => {
		await fc.assert(
			fc.asyncProperty(
				fc.string({ maxLength: 300 }),
				fc.constantFrom('#k=', '#s=', ''),
				async (text, start) => {
					expect(typeof (await codeOf(start + text))).toBe('string');
				}
			)
		);
	});
	test('at links with a letter changed', async () => {
		const link = await made(shared);
		await fc.assert(
			fc.asyncProperty(fc.nat({ max: link.length - 4 }), fc.stringMatching(/^[\w-]$/), async (at, letter) => {
				const changed = link.slice(0, 3 + at) + letter + link.slice(4 + at);
				fc.pre(changed !== link);
				expect(await codeOf(changed)).toMatch(/^link_(damaged|newer)$/);
			})
		);
	});
	test('at random bytes with a right checksum', async () => {
		const name = [0, 6, ...new TextEncoder().encode('tiny@1')];
		await fc.assert(
			fc.asyncProperty(fc.uint8Array({ maxLength: 400 }), async (bytes) => {
				expect(await codeOf(forged(Uint8Array.from([...name, ...bytes])))).toMatch(/^(link_\w+|opened)$/);
			}),
			{ numRuns: 60 }
		);
	}, 60_000);
	test('at changed bytes with a right checksum', async () => {
		const body = bodyOf(await made(shared));
		await fc.assert(
			fc.asyncProperty(fc.nat({ max: body.length - 9 }), fc.nat({ max: 255 }), async (at, byte) => {
				const changed = Uint8Array.from(body);
				changed[8 + at] = byte;
				expect(await codeOf(forged(changed))).toMatch(/^(link_\w+|opened)$/);
			}),
			{ numRuns: 60 }
		);
	}, 60_000);
});
