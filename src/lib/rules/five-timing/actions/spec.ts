// The shape of an action: whose it is and when, what is picked for it, and each check that may refuse it.
import type { Option, Reason } from '../../core/contract';
import type { L10n, Seat } from '../../core/text';
import type { Def, Kind } from '../cards';
import type { RuleId } from '../docs/rulebook';
import { isHelpless } from '../pipeline';
import { because } from '../reasons';
import { abilitiesOf, character, defOf, hitOf, isAbility, nameOf, zone, type Table } from '../table';
import type { Gate } from '../terms';

/** Who may do it: the seat whose turn it is, the attacker, the target, any other seat, or whoever is asked. */
export type Role = 'active' | 'attacker' | 'target' | 'third' | 'asked';
/** When: on one's own turn, while contents are announced, at one gate, at any gate, or as an answer to something. */
export type When = 'turn' | 'contents' | Gate | 'any-gate' | 'pump' | 'answer' | 'roll' | 'asked';
export type Picks = Readonly<Record<string, readonly string[]>>;

/** Something to pick, with all its options, legal or not. */
export interface FieldSpec {
	readonly id: string;
	readonly label: L10n;
	readonly min: number;
	readonly max: number;
	readonly ordered?: boolean;
	readonly options: readonly Option[];
	readonly cites: readonly RuleId[];
	/** Said when there is nothing at all to pick from. */
	readonly none: Reason | null;
	/** Said of a pick that is no option, where a better word than "unknown" exists. */
	readonly unknown?: (pick: string) => Reason;
}
export interface ActionSpec {
	readonly id: string;
	/** The event its legal move sends to the running chart. */
	readonly event: string;
	readonly label: L10n;
	readonly summary: L10n;
	readonly cites: readonly RuleId[];
	readonly by: Role;
	readonly when: When;
	/** Main card of this kind that it uses from hand; for the reasons at Ⅱ and Ⅳ, and for the nearest fix. */
	readonly card?: Kind;
	/** Further checks that do not depend on picks. */
	readonly refuse?: (t: Table, seat: Seat) => readonly Reason[];
	readonly fields?: (t: Table, seat: Seat, picks: Picks) => readonly FieldSpec[];
}

/** An option that is a card or an ability; only its owner sees a card in hand. */
export const refOption = (t: Table, ref: string, reasons: readonly Reason[] = []): Option => ({
	id: ref,
	label: nameOf(t, ref),
	reasons,
	...(!isAbility(t, ref) && { seenBy: [ref[0] as Seat] })
});
export const handOf = (t: Table, seat: Seat, kind: Kind): readonly string[] =>
	zone(t, seat, 'hand').filter((c) => defOf(t, c).kind === kind);
export const abilitiesOfKind = (t: Table, seat: Seat, ...kinds: readonly Kind[]): readonly string[] =>
	abilitiesOf(t, seat).filter((ref) => kinds.includes(defOf(t, ref).kind));

/** Why this ability cannot be used again, if so (K11). */
export function usedUp(t: Table, ref: string): readonly Reason[] {
	const def: Def = defOf(t, ref);
	const slots = { ability: nameOf(t, ref) };
	if (character(t, ref[0] as Seat).spent.includes(ref)) return [because('spent', slots)];
	return hitOf(t)?.used.includes(ref) && !(def.kind === 'pump') ? [because('used_already', slots)] : [];
}

/** Dead, vanished or stopped: nothing voluntary (V91, V110, C16). */
export function unable(t: Table, seat: Seat, duringTurn = false): readonly Reason[] {
	const { state, stopped, name } = character(t, seat);
	if (state === 'dead') return [because('is_dead', { who: name })];
	if (state === 'vanished') return [because('is_vanished', { who: name })];
	if (duringTurn) return stopped ? [because('is_stopped', { who: name }, { cites: ['K06'] })] : [];
	return isHelpless(t, seat) ? [because('is_stopped', { who: name }, { ruling: 'C16' })] : [];
}
