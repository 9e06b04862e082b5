import { loadReference } from '$lib/components/rules/load';

export const load = ({ params }) => loadReference(params.system);
