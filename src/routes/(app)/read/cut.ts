// Cuts a text at every border of a token, a problem and the stretch that is lit up, so that each piece has one look.
import type { Span } from '$lib/rules/cryptospells/parse/ast';
import type { Diagnostic } from '$lib/rules/cryptospells/parse/diagnostics';
import type { Role, Token } from '$lib/rules/cryptospells/parse/scanner';

export interface Piece {
	readonly text: string;
	readonly from: number;
	readonly role: Role | null;
	readonly wrong: Diagnostic['level'] | null;
	readonly lit: boolean;
	/** A problem begins here. */
	readonly caret: boolean;
}
const within = (span: Span, at: number): boolean => span.from <= at && at < span.to;

export function cut(
	source: string,
	tokens: readonly Token[],
	diagnostics: readonly Pick<Diagnostic, 'level' | 'at'>[],
	lit: Span | null
): readonly Piece[] {
	const borders = [...tokens, ...diagnostics.map((d) => d.at), ...(lit ? [lit] : [])].flatMap((s) => [
		s.from,
		s.to
	]);
	const places = [...new Set([0, ...borders, source.length])]
		.filter((n) => n >= 0 && n <= source.length)
		.sort((a, b) => a - b);
	return places.slice(0, -1).map((from, i): Piece => {
		const wrong = diagnostics.filter((d) => within(d.at, from));
		return {
			text: source.slice(from, places[i + 1]),
			from,
			role: tokens.find((token) => within(token, from))?.role ?? null,
			wrong: wrong.some((d) => d.level === 'error') ? 'error' : wrong.length ? 'warning' : null,
			lit: lit !== null && within(lit, from),
			caret: diagnostics.some((d) => d.at.from === from)
		};
	});
}
