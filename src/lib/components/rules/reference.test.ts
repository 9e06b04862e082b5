import { describe, expect, it, vi } from 'vitest';
vi.mock('$app/paths', () => ({ resolve: (path: string) => path }));
import { SYSTEMS } from '$lib/machines/systems';
import type { SystemDocs } from '$lib/rules/core/contract';
import { FOLDERS } from './address';
import { familyOf, neighbours, placeOf, referenceOf, titleOf } from './reference';

const l10n = (text: string) => ({ ja: text, en: text });
const docs: SystemDocs = {
	rulebook: Object.fromEntries(
		['9.4', '9.4[2]', '9.4[10]', '9.4.1', '9.4.1[6-5]', '9.4.1[6-5-4]', 'action:up', 'AMB-01'].map((id) => [
			id,
			{ title: l10n(`title ${id}`), text: l10n(id) }
		])
	),
	reasons: { not_now: { text: l10n('{card} cannot.'), cites: ['9.4[2]', 'action:up'] } },
	catalog: [
		{
			id: 'up',
			kind: 'action',
			name: l10n('Up'),
			summary: l10n('grows'),
			attributes: [],
			tags: ['kind:action'],
			numbers: ['9.4.1.7'],
			cites: ['9.4.1'],
			rulings: ['AMB-01']
		}
	],
	rulings: [
		{
			id: 'AMB-01',
			title: l10n('A slip'),
			question: l10n('Which?'),
			choices: [{ id: 'one', label: l10n('one') }],
			default: 'one',
			playable: false,
			cites: ['9.4']
		}
	],
	honesty: l10n('made up')
};
const reference = referenceOf('test', l10n('Test'), docs);

describe('the reference', () => {
	it('has a section for each kind, the rules in order, rulings and reasons', () => {
		expect(reference.sections.map((s) => s.folder)).toEqual(['action', 'rule', 'ruling', 'why']);
		expect(reference.sections[1]!.items.map((i) => i.id)).toEqual([
			'9.4',
			'9.4[2]',
			'9.4[10]',
			'9.4.1',
			'9.4.1[6-5]',
			'9.4.1[6-5-4]'
		]);
	});

	it('knows where everything that can be cited has its page', () => {
		expect(placeOf(reference, 'action:up')).toEqual({ folder: 'action', id: 'up' });
		expect(placeOf(reference, '9.4.1.7')).toEqual({ folder: 'action', id: 'up' });
		expect(placeOf(reference, 'AMB-01')).toEqual({ folder: 'ruling', id: 'AMB-01' });
		expect(placeOf(reference, '9.4[2]')).toEqual({ folder: 'rule', id: '9.4[2]' });
		expect(placeOf(reference, 'not_now')).toEqual({ folder: 'why', id: 'not_now' });
		expect(placeOf(reference, 'nothing')).toBeNull();
		expect(titleOf(reference, 'not_now').en).toBe('… cannot.');
	});

	it('says what a rule is part of, what it holds and who cites it', () => {
		expect(familyOf(reference, '9.4').parts).toEqual(['9.4[2]', '9.4[10]', '9.4.1']);
		expect(familyOf(reference, '9.4.1')).toEqual({ parent: '9.4', parts: ['9.4.1[6-5]', '9.4.1.7'] });
		expect(familyOf(reference, '9.4.1[6-5-4]')).toEqual({ parent: '9.4.1[6-5]', parts: [] });
		expect(reference.citedBy.get('action:up')?.map((i) => i.id)).toEqual(['not_now']);
		expect(reference.citedBy.get('AMB-01')?.map((i) => i.id)).toEqual(['up']);
	});

	it('leads to the neighbours in the same section', () => {
		const { before, after } = neighbours(reference, 'rule', '9.4[10]');
		expect([before?.id, after?.id]).toEqual(['9.4[2]', '9.4.1']);
		expect(neighbours(reference, 'action', 'up')).toEqual({});
	});
});

it.each(SYSTEMS.map((s) => [s.id, s] as const))(
	'%s has an address for every page of its own',
	async (id, entry) => {
		const system = await entry.load();
		const { sections, addresses } = referenceOf(id, entry.title, await system.docs());
		// two ids with one address would have thrown
		for (const { folder, items } of sections)
			expect(addresses.get(folder)!.size).toBeGreaterThanOrEqual(items.length);
		const kinds = sections.map((s) => s.folder);
		expect(new Set(kinds).size).toBe(kinds.length);
		expect(kinds.filter((kind) => (FOLDERS as readonly string[]).includes(kind)).length).toBeLessThanOrEqual(
			3
		);
	},
	60_000 // a whole system is loaded
);
