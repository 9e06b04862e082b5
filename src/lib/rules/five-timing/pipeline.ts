// The pipeline itself: gates, nullifying, and the arithmetic every answer of the defence shares (V17–V22, V54–V57).
import type { Move, Tell } from '../core/contract';
import type { L10n, Seat } from '../core/text';
import type { RuleId } from './docs/rulebook';
import { happen } from './happenings';
import { noted, notesOf } from './numbers';
import { follows } from './rulings';
import {
	at,
	attackOf,
	character,
	defOf,
	hitOf,
	isAbility,
	nameOf,
	place,
	withAttack,
	withCharacter,
	withHit,
	type Hit,
	type Moved,
	type Note,
	type NoteReason,
	type Nullified,
	type NullifiedBy,
	type Resume,
	type Table
} from './table';
import type { Gate } from './terms';

export const first = (move: Move, field: string): string => move.picks![field]![0]!;
export const who = (t: Table, seat: Seat): L10n => character(t, seat).name;
export const target = (t: Table): Seat => hitOf(t)!.target;

/** A stopped character has nothing but what works by itself (C16). */
export const isHelpless = (t: Table, seat: Seat): boolean =>
	character(t, seat).stopped && follows(t, 'C16', 'all');
export const targetHelpless = (t: Table): boolean => isHelpless(t, target(t));

/** On to the next gate (V18). */
export function enter(gate: Gate, moment: Table['moment']) {
	return (t: Table, tell?: Tell): Table => {
		tell?.(happen(`gate_${gate}`, {}, { seat: target(t) }));
		return at(withHit(t, { gate }), moment);
	};
}

export const NULLIFIED_NAMES: Readonly<Record<NullifiedBy, L10n>> = {
	mikiri: { ja: '見切り', en: 'a read' },
	maai: { ja: '間合い', en: 'distance' },
	reflect: { ja: '反射', en: 'reflection' },
	counter: { ja: '反撃', en: 'a counter' },
	armour: { ja: '防具のLv', en: 'the Lv of armour' },
	shield: { ja: '盾のLv', en: 'the Lv of a shield' },
	deftech: { ja: '防御技', en: 'a defence technique' },
	damage: { ja: 'ダメージが0以下になったこと', en: 'damage down to 0' },
	'barrier-lower': { ja: '結界のLv', en: 'the Lv of a barrier' },
	'barrier-equal': { ja: '同じLvの結界', en: 'a barrier of equal Lv' },
	'level-zero': { ja: '効果Lv 0', en: 'effect Lv 0' },
	geragera: { ja: 'ゲラゲラ', en: 'geragera' },
	ability: { ja: '能力', en: 'an ability' }
};
export const NULLIFIED_CITES: Readonly<Record<NullifiedBy, readonly RuleId[]>> = {
	mikiri: ['V25', 'V26'],
	maai: ['V27', 'V28'],
	reflect: ['V36'],
	counter: ['V39', 'V40'],
	armour: ['V54'],
	shield: ['V54', 'V59'],
	deftech: ['V43', 'V46'],
	damage: ['V57', 'V77'],
	'barrier-lower': ['V64', 'V54'],
	'barrier-equal': ['V67', 'V68'],
	'level-zero': ['V72'],
	geragera: ['V103'],
	ability: ['V107']
};

/** The rule by which later hits of X回攻撃 do not come either. */
export const STOPS_CITES: Readonly<Partial<Record<NullifiedBy, readonly RuleId[]>>> = {
	counter: ['V40'],
	'barrier-equal': ['V68'],
	'level-zero': ['V72'],
	geragera: ['V103']
};

/** Where the defence stands when something nullifies, so that it can go on there if that is undone. */
function resumeAt(t: Table): Resume {
	switch (t.moment) {
		case 'III.before':
		case 'III.after':
		case 'II':
		case 'IV':
		case 'V':
			return t.moment;
		case 'before.attacker':
		case 'before.defender':
			return 'before.attacker';
		default:
			return hitOf(t)!.gate === 'III' ? 'III.auto' : 'I';
	}
}

type Proposal = Omit<Nullified, 'stops'> & { readonly stops?: true };
/** A nullification is proposed; the attacker has the last word on it (`verdict`). */
export function nullify(t: Table, proposal: Proposal, tell?: Tell): Table {
	const resume = hitOf(t)!.resume ?? resumeAt(t);
	tell?.(
		happen(
			'nullified',
			{ how: NULLIFIED_NAMES[proposal.by] },
			{ seat: target(t), refs: [target(t)], cites: NULLIFIED_CITES[proposal.by] }
		)
	);
	return at(withHit(t, { nullified: { stops: false, ...proposal }, resume }), 'verdict');
}

export const lastNote = (hit: Hit, of: Note['of']): Note => notesOf(hit, of).at(-1)!;

export function withNote(t: Table, note: Note): Table {
	const hit = hitOf(t)!;
	const notes = [...hit.notes, note];
	return withHit(t, note.of === 'damage' ? { damage: note.value, notes } : { level: note.value, notes });
}
export const subtract = (t: Table, n: number, why: NoteReason, ref: string): Table =>
	withNote(t, noted(lastNote(hitOf(t)!, 'damage'), 'damage', '-', n, why, ref));

/** Damage × num ÷ den, rounded up (V82). */
export function multiply(t: Table, num: number, den: number, why: NoteReason, ref: string): Table {
	const { damage } = hitOf(t)!;
	return withNote(t, {
		of: 'damage',
		op: '/',
		n: num,
		den,
		value: Math.ceil((damage * num) / den),
		why,
		ref
	});
}

/** An Ap comes off; at 0 or less the attack is nullified (V56, V57). */
export function takeAp(t: Table, why: NoteReason, ref: string, ap: number, tell?: Tell): Table {
	const from = hitOf(t)!.damage;
	if (!ap) return t;
	const next = subtract(t, ap, why, ref);
	const to = hitOf(next)!.damage;
	tell?.(happen('ap_subtracted', { ref: nameOf(t, ref), ap, from, to }, { refs: [ref] }));
	return to <= 0 ? nullify(next, { by: 'damage', ref }, tell) : next;
}

/** Armour, shield, or a 防 technique with Lv and Ap (V54–V57, C5). */
export function compareGear(
	t: Table,
	by: 'armour' | 'shield' | 'deftech',
	ref: string,
	{ lv, ap }: { readonly lv: number; readonly ap: number },
	tell?: Tell
): Table {
	const { level } = hitOf(t)!;
	if (gearHolds(t, level, lv)) return nullify(t, { by, ref, lv, ap }, tell);
	tell?.(happen('lv_useless', { level, ref: nameOf(t, ref), lv }, { refs: [ref] }));
	return takeAp(t, by, ref, ap, tell);
}
export const gearHolds = (t: Table, level: number, lv: number): boolean =>
	level < lv || (level === lv && follows(t, 'C5', 'nullifies'));

export const use = (t: Table, ref: string): Table => {
	const next = withHit(t, { used: [...hitOf(t)!.used, ref] });
	const def = defOf(t, ref);
	if (!('uses' in def) || def.uses !== 'game') return next;
	const seat = ref[0] as Seat;
	return withCharacter(next, seat, { spent: [...character(next, seat).spent, ref] });
};
/** A card goes to the pile; an ability is marked as used. */
export function spend(t: Table, refs: readonly string[]): { readonly table: Table; readonly moved: Moved } {
	const { table, moved } = place(t, refs, 'pile');
	return { table: refs.filter((ref) => isAbility(t, ref)).reduce(use, table), moved };
}

/** The hit turns to somebody else; with C8 so do the later hits of the attack on the same character. */
export function retarget(t: Table, to: Seat): Table {
	const { aimed } = hitOf(t)!;
	const next = withHit(t, { target: to, stepped: false });
	if (follows(t, 'C8', 'this-hit')) return next;
	const queue = attackOf(t)!.queue.map((aim) => (aim.aimed === aimed ? { ...aim, target: to } : aim));
	return withAttack(next, { queue });
}
