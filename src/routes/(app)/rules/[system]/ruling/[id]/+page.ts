import { allPages, idAt } from '$lib/components/rules/load';

export const entries = async () =>
	(await allPages((folder) => folder === 'ruling')).map(({ system, id }) => ({ system, id }));

export async function load({ parent, params }) {
	const { reference } = await parent();
	return { ruling: reference.rulings.get(idAt(reference, 'ruling', params.id))! };
}
