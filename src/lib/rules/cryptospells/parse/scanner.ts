// Walks over a normalised text and remembers what each stretch of it was, for the coloured text on the page.
import type { Span } from './ast';
import type { Normal } from './normalise';

/** What a stretch of the text does for the reader. */
export type Role =
	| 'keyword'
	| 'trigger'
	| 'random'
	| 'all'
	| 'notSelf'
	| 'self'
	| 'side'
	| 'condition'
	| 'kind'
	| 'count'
	| 'particle'
	| 'number'
	| 'name'
	| 'who'
	| 'verb'
	| 'suru'
	| 'shite'
	| 'separator'
	| 'unknown';
export interface Token extends Span {
	readonly role: Role;
}

export class Scanner {
	at = 0;
	#tokens: Token[] = [];

	constructor(private readonly normal: Normal) {}

	get text(): string {
		return this.normal.text;
	}
	get ended(): boolean {
		return this.at >= this.text.length;
	}
	/** The tokens so far, placed in the text as written. */
	get tokens(): readonly Token[] {
		return this.#tokens.map(({ role, from, to }) => ({ role, ...this.span(from, to) }));
	}

	/** A stretch of the normal text as its place in the text as written. */
	span(from: number, to: number = this.at): Span {
		const { origin } = this.normal;
		return { from: origin[from]!, to: origin[Math.max(from, to)]! };
	}

	/** Matches a sticky pattern here without moving. */
	look(pattern: RegExp): RegExpExecArray | null {
		pattern.lastIndex = this.at;
		return pattern.exec(this.text);
	}

	/** Matches a sticky pattern here, moves past it, and notes its role. */
	take(pattern: RegExp, role: Role): RegExpExecArray | null {
		const match = this.look(pattern);
		if (!match) return null;
		this.note(role, this.at, this.at + match[0].length);
		this.at += match[0].length;
		return match;
	}

	/** As `take`, for a pattern with named groups: a group in `roles` gets its own role, the rest gets `role`. */
	takeParts(
		pattern: RegExp,
		role: Role,
		roles: Readonly<Record<string, Role>>
	): Readonly<Record<string, string | undefined>> | null {
		const match = this.look(pattern);
		if (!match) return null;
		const end = this.at + match[0].length;
		const parts = Object.entries(match.indices?.groups ?? {})
			.flatMap(([name, place]) => (place && roles[name] ? [[roles[name], ...place] as const] : []))
			.sort((a, b) => a[1] - b[1]);
		let done = this.at;
		for (const [inner, from, to] of parts) {
			this.note(role, done, from);
			this.note(inner, from, to);
			done = to;
		}
		this.note(role, done, end);
		this.at = end;
		return match.groups ?? {};
	}

	/** Runs `read`; when it finds nothing, goes back to where it began. */
	attempt<T>(read: () => T | null): T | null {
		const { at } = this;
		const kept = this.#tokens.length;
		const found = read();
		if (found === null) {
			this.at = at;
			this.#tokens.length = kept;
		}
		return found;
	}

	private note(role: Role, from: number, to: number): void {
		if (to > from) this.#tokens.push({ role, from, to });
	}
}
