import { expect, it, vi } from 'vitest';
vi.mock('$app/paths', () => ({ resolve: (path: string) => path }));
import { pageAddress, slug, slugs } from './address';

it('turns ids into one part of an address', () => {
	expect(slug('9.4.1[6-10-4]')).toBe('9.4.1-6-10-4');
	expect(slug('blackpoker@8.2')).toBe('blackpoker@8.2');
	expect(slug('a/b?c#d')).toBe('a-b-c-d');
	expect(pageAddress('blackpoker@8.2', 'rule', '9.4[6]')).toBe('/rules/blackpoker@8.2/rule/9.4-6/');
});

it('refuses two ids with one address', () => {
	expect(slugs(['9.4', '9.4[6]']).get('9.4-6')).toBe('9.4[6]');
	expect(() => slugs(['9.4[6]', '9.4-6'])).toThrow('share the address');
});
