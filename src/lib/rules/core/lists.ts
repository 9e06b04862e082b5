/**
 * `[...list, ...items]`, in exactly the room it needs. V8 leaves sixteen spare places in a spread list, and the tables of
 * a long line would keep them all (bench: a third of what a micro step keeps).
 */
export const appended = <E>(list: readonly E[], ...items: E[]): E[] =>
	list.length ? list.toSpliced(list.length, 0, ...items) : items;
