import { allPages, idAt } from '$lib/components/rules/load';

export const entries = async () =>
	(await allPages((folder) => folder === 'why')).map(({ system, id }) => ({ system, code: id }));

export async function load({ parent, params }) {
	const { reference } = await parent();
	const code = idAt(reference, 'why', params.code);
	return { code, reason: reference.docs.reasons[code]! };
}
