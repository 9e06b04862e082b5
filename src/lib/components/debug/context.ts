// The id of the rule system that is open, for citations deep inside the page.
import { createContext } from 'svelte';

export const [getSystem, setSystem] = createContext<() => string>();
