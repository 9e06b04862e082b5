// How the reference pages get at a system's documents: through the system, loaded only when its pages are opened.
import { error } from '@sveltejs/kit';
import { SYSTEMS } from '$lib/machines/systems';
import { slug, type Folder } from './address';
import { referenceOf, type Reference } from './reference';
import { messages } from './messages';

/** A system by the first part of its pages' address. */
export async function loadReference(address: string) {
	const entry = SYSTEMS.find((system) => slug(system.id) === address);
	if (!entry) error(404, messages.noSystem.en);
	const system = await entry.load();
	return {
		reference: referenceOf(entry.id, entry.title, await system.docs()),
		scenarios: () => system.scenarios()
	};
}

/** The id behind the last part of an address. */
export function idAt(reference: Reference, folder: Folder, address: string): string {
	const id = reference.addresses.get(folder)?.get(address);
	if (id === undefined) error(404, messages.noPage.en);
	return id;
}

/** Every page of some folders, as parts of addresses: what is to be prerendered. */
export async function allPages(wanted: (folder: Folder) => boolean) {
	const pages: { system: string; folder: Folder; id: string }[] = [];
	for (const { id: systemId } of SYSTEMS) {
		const system = slug(systemId);
		const { reference } = await loadReference(system);
		for (const [folder, ids] of reference.addresses)
			if (wanted(folder)) for (const id of ids.keys()) pages.push({ system, folder, id });
	}
	return pages;
}
