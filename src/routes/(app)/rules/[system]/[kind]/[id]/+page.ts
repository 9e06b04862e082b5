import { FOLDERS, slug } from '$lib/components/rules/address';
import { allPages, idAt } from '$lib/components/rules/load';

const isKind = (folder: string) => !(FOLDERS as readonly string[]).includes(folder);

export const entries = async () =>
	(await allPages(isKind)).map(({ system, folder, id }) => ({ system, kind: slug(folder), id }));

export async function load({ parent, params }) {
	const { reference } = await parent();
	const kind = reference.sections.find(
		({ folder }) => slug(folder) === params.kind && isKind(folder)
	)?.folder;
	const id = idAt(reference, kind ?? params.kind, params.id);
	return { entry: reference.entries.get(`${kind}:${id}`)! };
}
