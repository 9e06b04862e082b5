// What every piece of a board asks the board: marks for picking, what is pointed at, and where the keyboard stands.
import { createContext } from 'svelte';
import type { L10n, PieceView, Viewer } from '$lib/rules/core/contract';

/** How a piece stands to the question being answered. */
export type Mark = 'can' | 'cannot' | 'picked';

export interface BoardContext {
	readonly viewer: Viewer;
	/** Loads what an `outcomeOf` says. */
	readonly later: ((outcomeOf: string) => Promise<L10n>) | undefined;
	/** The mark of the first of these ids that has one. */
	mark(ids: readonly string[]): Mark | undefined;
	/** Whether one of these ids is pointed at, here or in a list beside the board. */
	lit(ids: readonly string[]): boolean;
	pick(piece: PieceView): void;
	point(ids: readonly string[] | null): void;
	/** Which piece the tab key reaches; the arrow keys move it. */
	readonly reachable: string;
	/** Shows how a piece's numbers add up, beside the element; null hides it. */
	explain(piece: PieceView | null, element?: Element): void;
}
export const [getBoard, setBoard] = createContext<BoardContext>();
