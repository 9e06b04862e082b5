import { slug } from '$lib/components/rules/address';
import { SYSTEMS } from '$lib/machines/systems';

export const entries = () => SYSTEMS.map(({ id }) => ({ system: slug(id) }));
