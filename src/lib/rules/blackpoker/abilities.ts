// Continuous abilities (R 9.4.2): whenever they matter they are read from scratch in one order, "all" before "your" before
// "this", inside a class the older first. What adds up adds up; of what contradicts, the last word holds: narrow beats broad.

export const SCOPES = ['all', 'your', 'this'] as const;
export type Scope = (typeof SCOPES)[number];

/** What one ability says. Among equals the list's order is the order in time. */
export interface Claim<V> {
	readonly scope: Scope;
	readonly says: V;
}

/** Claims in the order in which they are read. */
export const inOrder = <C extends { readonly scope: Scope }>(claims: readonly C[]): C[] =>
	SCOPES.flatMap((scope) => claims.filter((c) => c.scope === scope));

/** Of claims that contradict each other the one read last holds; without any, `otherwise`. */
export const lastWord = <V>(claims: readonly Claim<V>[], otherwise: V): V =>
	inOrder(claims).at(-1)?.says ?? otherwise;
