// The desk that is open, for citations deep inside the page.
import { createContext } from 'svelte';
import type { Desk } from './desk.svelte';

export const [getDesk, setDesk] = createContext<() => Desk | null>();
