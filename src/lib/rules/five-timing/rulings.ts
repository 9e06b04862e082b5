// The points the source leaves open (C1–C33): choices and defaults, enough to run. Their texts are in docs/rulings.ts.

/** Ruling → its choices; the first one is the default. */
export const CHOICES = {
	C1: ['2d6', '2d6-below', 'pick'],
	C2: ['up', 'down'],
	C3: ['full', 'halved'],
	C4: ['after', 'before'],
	C5: ['stands', 'nullifies'],
	C6: ['two-new', 'add-one'],
	C7: ['equal', 'fails'],
	C8: ['this-hit', 'all-hits'],
	C9: ['continue', 'restart'],
	C10: ['both', 'not-allowed'],
	C11: ['one-each', 'shared'],
	C12: ['seat-order', 'attacker'],
	C13: ['hit-by-hit', 'target-by-target'],
	C14: ['all', 'one'],
	C15: ['counts', 'no'],
	C16: ['all', 'own-turn'],
	C17: ['first-hit', 'last-hit', 'marker'],
	C18: ['none', 'per-effect'],
	C19: ['check', 'no-check'],
	C20: ['ends', 'goes-on'],
	C21: ['player', 'character'],
	C22: ['target-first', 'as-said'],
	C23: ['go-on', 'timing-over'],
	C24: ['floor', 'below'],
	C25: ['last-standing', 'teams'],
	C26: ['discarded', 'kept'],
	C27: ['whole-attack', 'one-hit'],
	C28: ['this-hit', 'whole-attack'],
	C29: ['each-hit', 'once'],
	C30: ['comparison', 'any-rise'],
	C31: ['above-zero', 'stands'],
	C32: ['at-once', 'after-all'],
	C33: ['once', 'any-number']
} as const satisfies Readonly<Record<string, readonly [string, ...string[]]>>;

export type RulingId = keyof typeof CHOICES;
export type Choice<R extends RulingId> = (typeof CHOICES)[R][number];
/** What a table runs under; a ruling that is absent has its default. */
export type Rulings = Readonly<Partial<Record<RulingId, string>>>;

export const isRuling = (id: string): id is RulingId => id in CHOICES;
/** Does this table follow that choice? */
export const follows = <R extends RulingId>(
	{ rulings }: { readonly rulings: Rulings },
	id: R,
	choice: Choice<R>
): boolean => (rulings[id] ?? CHOICES[id][0]) === choice;
