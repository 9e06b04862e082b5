import { allPages, idAt } from '$lib/components/rules/load';

export const entries = async () =>
	(await allPages((folder) => folder === 'rule')).map(({ system, id }) => ({ system, number: id }));

/** A number is a rule of its own, or the source's number of a catalog entry, which is shown in its place. */
export async function load({ parent, params }) {
	const { reference } = await parent();
	const id = idAt(reference, 'rule', params.number);
	return { id, rule: reference.docs.rulebook[id] ?? null, entry: reference.numbers.get(id) ?? null };
}
