// Where the boxes and arrows of a system's charts lie. Made by `npm run charts`, one file per system, language and
// direction; fetched when a chart is drawn, so that no layout engine ever reaches the browser.
import type { Lang } from '../rules/core/text';

export const DIRECTIONS = ['right', 'down'] as const;
/** `right` reads better in a wide space, `down` in a tall one. */
export type Direction = (typeof DIRECTIONS)[number];

export type Rect = readonly [x: number, y: number, w: number, h: number];
export interface Wire {
	/** x and y of each point of the way, in turn. */
	readonly way: readonly number[];
	readonly label?: Rect;
}
export interface Layout {
	/** Of the charts and labels it was made from. */
	readonly hash: string;
	readonly size: readonly [w: number, h: number];
	/**
	 * By state id; `<id>::initial` is the dot that points to a compound's first state, `<edge id>::flag` the flag that
	 * names the target of a transition whose arrow is cut short.
	 */
	readonly boxes: Readonly<Record<string, Rect>>;
	/** By edge id; from the dot it is `<id>::initial->`. */
	readonly wires: Readonly<Record<string, Wire>>;
}

export const initialDot = (id: string) => `${id}::initial`;
export const flag = (edge: string) => `${edge}::flag`;
export const initialWire = (id: string) => `${id}::initial->`;

const files = import.meta.glob<{ default: Layout }>('./*/*.json');

/** The folder of a system's layouts: its id without the version. */
export const layoutFolder = (systemId: string): string => systemId.split('@')[0]!;

/** Fetches a layout; null where a system has none yet. */
export async function loadLayout(systemId: string, lang: Lang, direction: Direction): Promise<Layout | null> {
	const load = files[`./${layoutFolder(systemId)}/${lang}.${direction}.json`];
	return load ? (await load()).default : null;
}
