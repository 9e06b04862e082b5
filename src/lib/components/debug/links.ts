// Where rule ids lead: to their place in the rules reference.
import { resolve } from '$app/paths';

/** The page of a rule. System and rule stand in the fragment, so that any id makes a working link. */
export const ruleLink = (system: string, rule: string): string =>
	`${resolve('/rules/')}#${encodeURIComponent(system)}/${encodeURIComponent(rule)}`;
