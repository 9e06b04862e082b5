// The nearest fix: single changes to the table are tried on the engine; the first that makes the action legal is offered.
import type { Reason, Sentence } from '../core/contract';
import type { Seat } from '../core/text';
import type { ActionSpec } from './actions/spec';
import type { ReasonCode } from './reasons';
import { SAMPLES, type Kind } from './cards';
import { complete } from './legal';
import { CHOICES, isRuling } from './rulings';
import { sentence } from './sentences';
import {
	at,
	character,
	hitOf,
	pairOf,
	withAttack,
	withCharacter,
	withHit,
	zone,
	zoneId,
	MOMENT_OF_GATE,
	type Table
} from './table';
import { GATE_NAMES, GATES, type Gate } from './terms';

interface Try {
	readonly table: Table;
	readonly says: Sentence;
}

/** What kind of change each refusal asks for; refusals that no change of the table could lift are not here. */
const CAUSES: Readonly<Partial<Record<ReasonCode, Cause>>> = {
	is_stopped: 'stopped',
	is_dead: 'dead',
	no_action_left: 'action',
	not_chanted: 'chant',
	not_your_turn: 'turn',
	timing_over: 'moment',
	timing_not_yet: 'moment',
	no_main_card_at_II: 'moment',
	no_main_card_at_IV: 'moment',
	ability_other_timing: 'moment',
	maai_waits: 'moment',
	verdict_waits: 'moment',
	no_card: 'card',
	no_technique: 'card',
	nothing_to_chant: 'card',
	no_move_card: 'card',
	no_ability: 'card',
	no_reflection: 'card',
	no_counter: 'card',
	no_deftech: 'card',
	no_armour: 'card',
	no_shield: 'card',
	no_pump: 'card',
	more_mikiri_needed: 'hit',
	mikiri_forbidden: 'hit',
	counter_refuses_level: 'hit',
	counter_refuses_category: 'card',
	cost_missing: 'card',
	only_answers: 'card',
	used_already: 'use',
	gear_used: 'use',
	pump_used: 'use',
	spent: 'use',
	is_not_dead: 'whom',
	nobody_to_move: 'whom',
	substitute_is_target: 'ruling'
};
type Cause =
	'stopped' | 'dead' | 'action' | 'chant' | 'turn' | 'moment' | 'card' | 'hit' | 'use' | 'whom' | 'ruling';

/** Null where no single change was found, or where the rules leave no way at all. */
export function nearestFix(
	t: Table,
	spec: ActionSpec,
	seat: Seat,
	reasons: readonly Reason[]
): Sentence | null {
	const causes = new Set(reasons.map(({ code }) => CAUSES[code as ReasonCode]));
	if (causes.has(undefined)) return null;
	for (const { table, says } of tries(t, spec, seat, reasons, causes as ReadonlySet<Cause>))
		if (complete(table, spec, seat)) return says;
	return null;
}

function* tries(
	t: Table,
	spec: ActionSpec,
	seat: Seat,
	reasons: readonly Reason[],
	causes: ReadonlySet<Cause>
): Generator<Try> {
	const me = character(t, seat);
	if (causes.has('stopped'))
		yield { table: withCharacter(t, seat, { stopped: false }), says: sentence('fix_not_stopped', {}) };
	if (causes.has('dead'))
		yield { table: withCharacter(t, seat, { state: 'standing' }), says: sentence('fix_standing', {}) };
	if (causes.has('action'))
		yield { table: withCharacter(t, seat, { actions: 1 }), says: sentence('fix_action', {}) };
	if (causes.has('chant')) {
		const chanted = [...zone(t, seat, 'hand'), ...me.abilities.map((id) => `${seat}:${id}`)];
		yield { table: withCharacter(t, seat, { chanted }), says: sentence('fix_chanted', {}) };
	}
	if (causes.has('turn')) yield { table: { ...t, turn: seat }, says: sentence('fix_turn', {}) };
	if (causes.has('moment')) yield* otherMoments(t, spec);
	if (causes.has('use')) yield withoutUse(t, seat);
	if (causes.has('hit')) yield* otherHit(t, reasons);
	if (causes.has('card') || causes.has('hit')) yield* moreCards(t, spec, seat);
	if (causes.has('whom')) yield* somebodyElse(t, spec, seat);
	yield* otherRulings(t, reasons);
}

/** Somebody dead to bring back, or somebody in melee contact to move away from. */
function* somebodyElse(t: Table, { id }: ActionSpec, seat: Seat): Generator<Try> {
	const others = t.seats.filter((s) => s !== seat && character(t, s).state === 'standing');
	if (id === 'revive' && others[0])
		yield {
			table: withCharacter(t, others[0], { state: 'dead', hp: 0 }),
			says: sentence('fix_dead', {})
		};
	if (id === 'move')
		yield {
			table: { ...t, contact: [...t.contact, ...others.map((s) => pairOf(seat, s))] },
			says: sentence('fix_in_contact', {})
		};
}

/** The same hit at the action's own gate, or after an answer that is still awaited. */
function* otherMoments(t: Table, { when }: ActionSpec): Generator<Try> {
	const hit = hitOf(t);
	if (!hit) return;
	const asked = t.moment === 'answer' || t.moment === 'verdict';
	const open = (gate: Gate): Table =>
		at(withHit(t, { gate, nullified: null, resume: null, evading: null }), MOMENT_OF_GATE[gate]);
	if (asked && (when === hit.gate || when === 'any-gate')) {
		const by = character(t, t.attacks.at(-1)!.by).name;
		yield { table: open(hit.gate), says: sentence('fix_after', { who: by }) };
	}
	const own = GATES.find((g) => g === when);
	const candidates = own ? [own] : when === 'any-gate' || when === 'pump' ? GATES : [];
	for (const gate of candidates)
		if (gate !== hit.gate)
			yield { table: open(gate), says: sentence('fix_moment', { gate: GATE_NAMES[gate] }) };
}

/** A sample card or ability of the kind that the action uses. */
function* moreCards(t: Table, { id, card }: ActionSpec, seat: Seat): Generator<Try> {
	const kinds: readonly Kind[] = card ? [card] : (ABILITY_FOR[id] ?? []);
	for (const [sample, def] of Object.entries(SAMPLES)) {
		if (!kinds.includes(def.kind) && !TECHNIQUES_FOR[id]?.includes(sample)) continue;
		if (card || TECHNIQUES_FOR[id]) {
			const added = `${seat}:${sample}.${zone(t, seat, 'hand').length + 90}`;
			const hand = [...zone(t, seat, 'hand'), added];
			yield {
				table: { ...t, zones: { ...t.zones, [zoneId(seat, 'hand')]: hand } },
				says: sentence('fix_card', { card: def.name! })
			};
		} else {
			const abilities = [...character(t, seat).abilities, sample];
			yield {
				table: withCharacter(t, seat, { abilities }),
				says: sentence('fix_ability', { ability: def.name! })
			};
		}
	}
}
const ABILITY_FOR: Readonly<Record<string, readonly Kind[]>> = {
	armour: ['armour'],
	shield: ['shield'],
	pump: ['pump'],
	ability: ['reduce', 'divide', 'cancel']
};
const TECHNIQUES_FOR: Readonly<Record<string, readonly string[]>> = {
	counter: ['riposte'],
	deftech: ['iron-form', 'ward-step'],
	chant: ['flame-verse'],
	move: ['fumikomi', 'maai']
};

/** As if its abilities had not been used. */
function withoutUse(t: Table, seat: Seat): Try {
	const fresh = withCharacter(t, seat, { spent: [] });
	const table = hitOf(t) ? withAttack(withHit(fresh, { used: [] }), { pumped: [] }) : fresh;
	return { table, says: sentence('fix_unused', {}) };
}

function* otherHit(t: Table, reasons: readonly Reason[]): Generator<Try> {
	const hit = hitOf(t);
	if (!hit) return;
	const codes = new Set(reasons.map((r) => r.code));
	if (codes.has('mikiri_forbidden') || codes.has('more_mikiri_needed')) {
		const extras = { ...hit.extras, noMikiri: false, extraMikiri: 0 };
		yield { table: withHit(t, { extras }), says: sentence('fix_readable', {}) };
	}
	if (codes.has('counter_refuses_level'))
		for (let level = hit.level - 1; level >= 0; level--)
			yield { table: withHit(t, { level }), says: sentence('fix_level', { level }) };
}

/** Another choice of the ruling that a reason names. */
function* otherRulings(t: Table, reasons: readonly Reason[]): Generator<Try> {
	for (const { ruling } of reasons) {
		if (!ruling || !isRuling(ruling)) continue;
		for (const choice of CHOICES[ruling])
			yield {
				table: { ...t, rulings: { ...t.rulings, [ruling]: choice } },
				says: sentence('fix_ruling', { ruling })
			};
	}
}
