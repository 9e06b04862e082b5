// Reads plain JSON of an unknown shape: notes what is wrong and where, and goes on with a stand-in.
import type { Json, Problem } from '../core/contract';
import { problem } from './problems';

type Entries = Readonly<Record<string, Json | undefined>>;
const lastKey = (path: string): string =>
	path
		.replace(/\[\d+\]$/, '')
		.split('.')
		.pop() ?? path;

export class Shape {
	readonly problems: Problem[] = [];

	add(found: Problem): void {
		this.problems.push(found);
	}
	object(x: Json | undefined, path: string, keys: readonly string[]): Entries {
		if (x === null || typeof x !== 'object' || Array.isArray(x)) {
			this.add(problem('not_an_object', { path }, { key: lastKey(path) }));
			return {};
		}
		const entries = x as Entries;
		for (const key of Object.keys(entries))
			if (!keys.includes(key))
				this.add(problem('unknown_key', { path: `${path}.${key}` }, { key, known: keys.join(' ') }));
		return entries;
	}
	list(x: Json | undefined, path: string): readonly Json[] {
		if (x === undefined) return [];
		if (Array.isArray(x)) return x;
		this.add(problem('bad_list', { path }, { key: lastKey(path) }));
		return [];
	}
	number(x: Json | undefined, path: string, min: number, max: number, otherwise: number): number {
		if (x === undefined) return otherwise;
		if (typeof x === 'number' && Number.isInteger(x) && x >= min && x <= max) return x;
		this.add(problem('bad_number', { path }, { key: lastKey(path), min, max }));
		return otherwise;
	}
	choice<T extends string>(x: Json | undefined, path: string, choices: readonly T[], otherwise: T): T {
		if (x === undefined) return otherwise;
		const found = choices.find((c) => c === x);
		if (found !== undefined) return found;
		this.add(problem('bad_choice', { path }, { key: lastKey(path), known: choices.join(' ') }));
		return otherwise;
	}
	flag(x: Json | undefined, path: string): boolean {
		if (x === undefined || typeof x === 'boolean') return x ?? false;
		this.add(problem('bad_flag', { path }, { key: lastKey(path) }));
		return false;
	}
	text(x: Json | undefined, path: string, mayBeEmpty = false): string {
		if (typeof x === 'string' && (x !== '' || mayBeEmpty)) return x;
		this.add(problem('bad_text', { path }, { key: lastKey(path) }));
		return '';
	}
}
