// Views are made anew for every position, mostly with the same content. `keepEqual` puts the old objects back wherever
// nothing changed, so that components whose part of the view stayed the same do not run again.

/** `next`, with every part that equals the same part of `before` replaced by the old object. */
export function keepEqual<T>(before: T, next: T): T {
	if (Object.is(before, next)) return before;
	if (typeof before !== 'object' || typeof next !== 'object' || !before || !next) return next;
	if (Array.isArray(next)) return Array.isArray(before) ? (keepArray(before, next) as T) : next;
	if (Array.isArray(before)) return next;
	return keepObject(before as Plain, next as Plain) as T;
}
type Plain = Readonly<Record<string, unknown>>;

function keepObject(before: Plain, next: Plain): Plain {
	const keys = Object.keys(next);
	let same = Object.keys(before).length === keys.length;
	const kept = keys.map((key) => {
		if (!Object.hasOwn(before, key)) {
			same = false;
			return next[key];
		}
		const now = keepEqual(before[key], next[key]);
		if (now !== before[key]) same = false;
		return now;
	});
	// `fromEntries` defines what it sets, so that a key named `__proto__` is a key like any other.
	return same ? before : Object.fromEntries(keys.map((key, i) => [key, kept[i]]));
}

/** What tells the items of a list apart: an id, or the action a move is of. */
function idOf(x: unknown): unknown {
	if (typeof x !== 'object' || !x) return undefined;
	return 'id' in x ? x.id : 'action' in x ? x.action : undefined;
}

/** Items with an id are matched by it, so that inserting one keeps the others. */
function keepArray(before: readonly unknown[], next: readonly unknown[]): readonly unknown[] {
	let same = before.length === next.length;
	const kept = next.map((item, i) => {
		const id = idOf(item);
		const old = id === undefined || idOf(before[i]) === id ? before[i] : before.find((b) => idOf(b) === id);
		const now = keepEqual(old, item);
		if (now !== before[i]) same = false;
		return now;
	});
	return same ? before : kept;
}
