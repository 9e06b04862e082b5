// JSON paths such as `steps[3].move.picks.keys[0]`, and where in a file each of them was written.
import type { Problem } from '../rules/core/contract';

export interface LineColumn {
	readonly line: number; // from 1
	readonly column: number; // from 1, in UTF-16 units as editors count
}
/** Path → where its value begins in the file. */
export type Places = ReadonlyMap<string, LineColumn>;

/** Writes a path. Keys that are not plain words are quoted: `setup["あ い"]`. */
export function makePath(segments: readonly (string | number)[]): string {
	return segments.reduce<string>((path, s) => {
		if (typeof s === 'number') return `${path}[${s}]`;
		if (/^[\w@:+-]+$/.test(s)) return path ? `${path}.${s}` : s;
		return `${path}[${JSON.stringify(s)}]`;
	}, '');
}

/** The path one level up; the empty path is the file itself. */
export function parentPath(path: string): string {
	return path.replace(/(?:\.?[\w@:+-]+|\[\d+\]|\["(?:[^"\\]|\\.)*"\])$/, '');
}

/** Where a path was written, or else the nearest thing around it. */
export function placeOf(places: Places, path: string): LineColumn | undefined {
	for (let p = path; ; p = parentPath(p)) {
		const place = places.get(p);
		if (place || !p) return place;
	}
}

/** The problem with line and column, if its path is known to the file. */
export function located<P extends Problem>(problem: P, places: Places): P {
	const { path, line } = problem.where;
	if (line !== undefined || path === undefined) return problem;
	const place = placeOf(places, path);
	return place ? { ...problem, where: { path, ...place } } : problem;
}
