import { loadReference } from '$lib/components/rules/load';
import { slug } from '$lib/components/rules/address';
import { SYSTEMS } from '$lib/machines/systems';

export const load = () => loadReference(slug(SYSTEMS[0]!.id));
