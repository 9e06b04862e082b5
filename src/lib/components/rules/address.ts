// Where things of the reference are: lasting addresses that any static host can serve.
import { resolve } from '$app/paths';
import type { ResolvedPathname } from '$app/types';

/**
 * An id as one part of an address: `9.4.1[6-10-4]` → `9.4.1-6-10-4`. Letters, digits, dots, hyphens and @ stay;
 * everything else becomes a hyphen. `slugs` makes sure that no two ids of one folder meet.
 */
export const slug = (id: string): string => id.replace(/[^\w.@~-]+/g, '-').replace(/^-+|-+$/g, '') || '-';

/** Slug → id for one folder of pages. Two ids that would share an address are our own mistake. */
export function slugs(ids: Iterable<string>): ReadonlyMap<string, string> {
	const known = new Map<string, string>();
	for (const id of ids) {
		const taken = known.get(slug(id));
		if (taken !== undefined && taken !== id)
			throw new Error(`${taken} and ${id} share the address ${slug(id)}`);
		known.set(slug(id), id);
	}
	return known;
}

/** Folders of the reference that are not kinds of the catalog. */
export const FOLDERS = ['rule', 'ruling', 'why'] as const;
export type Folder = (typeof FOLDERS)[number] | (string & {});

export const systemAddress = (system: string): ResolvedPathname => resolve(`/rules/${slug(system)}/`);
/** The page of one thing: `('blackpoker@8.2', 'rule', '9.4[6]')`. */
export const pageAddress = (system: string, folder: Folder, id: string): ResolvedPathname =>
	resolve(`/rules/${slug(system)}/${slug(folder)}/${slug(id)}/`);
