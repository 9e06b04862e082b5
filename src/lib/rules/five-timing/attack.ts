// One declared attack, from the declaration to its clean-up: what the attacker does, and which hits come in which order.
import type { Move, Tell } from '../core/contract';
import { l10n, type L10n, type Seat } from '../core/text';
import { openCheck } from './activation';
import { mergeExtras, NO_EXTRAS, type CompoundDef, type Extras, type PumpDef } from './cards';
import { happen } from './happenings';
import { open } from './harm';
import { lowered, noted } from './numbers';
import { STOPS_CITES } from './pipeline';
import { follows } from './rulings';
import {
	at,
	attackOf,
	character,
	defOf,
	hitOf,
	inContact,
	isStanding,
	nameOf,
	place,
	seatsAfter,
	techniqueOf,
	withAttack,
	withCharacter,
	type Aim,
	type Attack,
	type Hit,
	type Note,
	type Table
} from './table';
import { CATEGORY_NAMES, listed } from './terms';

const pick = (move: Move, field: string): readonly string[] => move.picks?.[field] ?? [];
const asCompound = (t: Table, ref: string): CompoundDef => defOf(t, ref) as CompoundDef;
const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);

const newAttack = (by: Seat, technique: string, against: Seat | null): Attack => ({
	by,
	technique,
	compounds: [],
	mode: 'free',
	against,
	level: 0,
	dp: 0,
	extras: NO_EXTRAS,
	targets: [],
	withAttack: [],
	pumped: [],
	queue: [],
	begun: 0,
	hit: null,
	counters: [],
	levelLoss: 0,
	paid: [],
	steppedIn: [],
	toOpen: []
});

/** A technique is declared with its compounds (V02, V03). */
export function declare(t: Table, move: Move): Table {
	const technique = pick(move, 'technique')[0]!;
	const mode = pick(move, 'mode')[0] === 'FREE' ? 'free' : 'action';
	const attack: Attack = {
		...newAttack(move.seat, technique, null),
		compounds: pick(move, 'compounds'),
		mode
	};
	return { ...at(t, 'busy'), attacks: [...t.attacks, attack], outcomes: [] };
}

export function showCards(t: Table, tell?: Tell): Table {
	const { by, technique, compounds } = attackOf(t)!;
	const who = character(t, by).name;
	const { table, moved } = place(t, [technique, ...compounds], 'field');
	tell?.(
		happen('declared', { who, technique: nameOf(t, technique) }, { seat: by, refs: [technique], moved })
	);
	if (compounds.length)
		tell?.(happen('compounded', { compounds: listed(compounds.map((c) => nameOf(t, c))) }, { seat: by }));
	return openCheck(table, by, technique);
}

export const isCounter = (t: Table): boolean => attackOf(t)?.against !== null;
export const openContents = (t: Table): Table => ({ ...at(t, 'contents'), check: null });

/** Sums up technique and compounds, takes the targets, and adds pump-ups declared with the attack (V12, V13, V97). */
export function announce(t: Table, move: Move, tell?: Tell): Table {
	const attack = attackOf(t)!;
	const technique = techniqueOf(t, attack.technique);
	const compounds = attack.compounds.map((ref) => asCompound(t, ref));
	const pumps = pick(move, 'pumps');
	const targets = chosenTargets(t, pick(move, 'targets') as readonly Seat[]);
	const level = technique.lv + sum(compounds.map((c) => c.lv));
	const dp = technique.dp + sum(compounds.map((c) => c.dp));
	const extras = compounds.map((c) => c.extras).reduce(mergeExtras, technique.extras);
	tell?.(
		happen(
			'announced',
			{
				targets: listed(targets.map((s) => character(t, s).name)),
				technique: nameOf(t, attack.technique),
				category: CATEGORY_NAMES[technique.category],
				level,
				dp,
				extras: extrasText(extras, technique.hits)
			},
			{ seat: attack.by, refs: targets }
		)
	);
	for (const ref of pumps)
		tell?.(happen('pumped_with_attack', { ability: nameOf(t, ref) }, { seat: attack.by, refs: [ref] }));
	const next = withAttack(t, { level, dp, extras, targets, withAttack: pumps, pumped: pumps });
	return at(next, 'busy');
}

/** In the order in which they defend (C12): seat order from the attacker, or as the attacker named them. */
function chosenTargets(t: Table, picked: readonly Seat[]): readonly Seat[] {
	const attack = attackOf(t)!;
	if (attack.against) return [attack.against];
	const all = picked.length ? picked : everybody(t);
	return follows(t, 'C12', 'attacker') ? all : seatsAfter(t, attack.by).filter((s) => all.includes(s));
}
/** Everybody an attack on 全員 reaches (K10). */
export const everybody = (t: Table): readonly Seat[] =>
	seatsAfter(t, attackOf(t)!.by).filter((s) => s !== attackOf(t)!.by && isStanding(t, s));

/** ", 2 hits, stop check": the extra effects of an announcement, in both languages; empty where there are none. */
export function extrasText(extras: Extras, hits = 1): L10n {
	const parts: L10n[] = [];
	if (hits > 1) parts.push(l10n(`${hits}回攻撃`, `${hits} hits`));
	if (extras.addDamage)
		parts.push(l10n(`追加ダメージ${extras.addDamage}`, `extra damage ${extras.addDamage}`));
	if (extras.noMikiri) parts.push(l10n('見切り不可', 'cannot be read'));
	if (extras.extraMikiri)
		parts.push(l10n(`追加${extras.extraMikiri}枚の見切り`, `${extras.extraMikiri} more read(s) needed`));
	if (extras.stop !== null) parts.push(l10n('停止チェック', 'stop check'));
	if (extras.vanish) parts.push(l10n('消滅', 'vanishing'));
	return {
		ja: parts.map((p) => `、${p.ja}`).join(''),
		en: parts.map((p) => `, ${p.en}`).join('')
	};
}

export const isHeal = (t: Table): boolean => techniqueOf(t, attackOf(t)!.technique).heal !== null;

/** Healing succeeds at once (V15), up to the printed HP (K07). */
export function heal(t: Table, tell?: Tell): Table {
	const { by, technique, targets } = attackOf(t)!;
	return targets.reduce((table, whom) => {
		const { hp, maxHp, name } = character(table, whom);
		const full = techniqueOf(t, technique).heal!;
		const far = whom !== by && !inContact(t, by, whom);
		const n = Math.min(maxHp - hp, far && follows(t, 'C3', 'halved') ? half(t, full) : full);
		tell?.(happen('healed', { whom: name, n, hp: hp + n }, { seat: whom, refs: [whom] }));
		return withCharacter(table, whom, { hp: hp + n });
	}, t);
}

const half = (t: Table, n: number): number =>
	follows(t, 'C2', 'down') ? Math.floor(n / 2) : Math.ceil(n / 2);

/** Hit 1 for every target, then hit 2 (C13). */
export function makeHits(t: Table): Table {
	const { technique, targets } = attackOf(t)!;
	const numbers = Array.from({ length: techniqueOf(t, technique).hits }, (_, i) => i + 1);
	const aim = (number: number, target: Seat): Aim => ({ number, aimed: target, target });
	const queue = follows(t, 'C13', 'target-by-target')
		? targets.flatMap((s) => numbers.map((n) => aim(n, s)))
		: numbers.flatMap((n) => targets.map((s) => aim(n, s)));
	return withAttack(t, { queue });
}

export const hitWaits = (t: Table): boolean => attackOf(t)!.queue.length > 0;

/** The next hit enters the pipeline with its own numbers (V14, V17). */
export function beginHit(t: Table, tell?: Tell): Table {
	const attack = attackOf(t)!;
	const [aim, ...queue] = attack.queue;
	const hit = newHit(t, attack, aim!);
	const { number, target } = aim!;
	const whom = character(t, target).name;
	if (hit.notes.some((n) => n.why === 'halved'))
		tell?.(
			happen('halved', { whom, damage: hit.notes.find((n) => n.why === 'halved')!.value }, { refs: [target] })
		);
	tell?.(
		happen(
			'hit_begins',
			{ whom, number, level: hit.level, damage: hit.damage },
			{ seat: target, refs: [target] }
		)
	);
	tell?.(happen('gate_I', {}, { seat: target }));
	return at(withAttack(t, { queue, hit, begun: attack.begun + 1 }), 'I');
}

/** The numbers with which a hit reaches this target. */
export function newHit(t: Table, attack: Attack, aim: Aim): Hit {
	const pumps = follows(t, 'C27', 'one-hit') && attack.begun > 0 ? [] : attack.withAttack;
	const defs = pumps.map((ref) => defOf(t, ref) as PumpDef);
	// a reflected hit is by oneself on oneself: nobody is nearer (V35)
	const far = aim.target !== attack.by && !inContact(t, attack.by, aim.target);
	const damage: Note[] = dealt(t, attack, far);
	const level: Note[] = [noted(null, 'level', '=', attack.level, 'announced')];
	pumps.forEach((ref, i) => {
		const { damage: dp, lv } = defs[i]!;
		if (dp) damage.push(noted(damage.at(-1)!, 'damage', '+', dp, 'pump', ref));
		if (lv) level.push(noted(level.at(-1)!, 'level', '+', lv, 'pump', ref));
	});
	if (attack.levelLoss) level.push(lowered(t, level.at(-1)!, attack.levelLoss, 'handBarrier'));
	return {
		...aim,
		level: level.at(-1)!.value,
		damage: damage.at(-1)!.value,
		extras: defs.map((d) => d.extras).reduce(mergeExtras, attack.extras),
		reads: 0,
		used: [],
		evading: null,
		stepped: false,
		trying: null,
		barriers: [],
		claims: [],
		nullified: null,
		resume: null,
		notes: [...damage, ...level],
		dealt: null,
		gate: 'I'
	};
}

/** The announced Dp at this target: halved out of contact, after or before the compounds are added (V14, C4). */
function dealt(t: Table, { technique, dp }: Attack, far: boolean): Note[] {
	const own = techniqueOf(t, technique).dp;
	if (!far) return [noted(null, 'damage', '=', dp, 'announced')];
	if (follows(t, 'C4', 'after') || dp === own)
		return [noted(null, 'damage', '=', dp, 'announced'), halvedNote(half(t, dp))];
	const first = half(t, own);
	return [
		noted(null, 'damage', '=', own, 'announced'),
		halvedNote(first),
		{ of: 'damage', op: '+', n: dp - own, value: first + dp - own, why: 'compound' }
	];
}
const halvedNote = (value: number): Note => ({ of: 'damage', op: '/', n: 1, den: 2, value, why: 'halved' });

/** Writes the outcome down, drops hits that no longer come, and keeps a counter for later (V19, V40, C20). */
export function endHit(t: Table, tell?: Tell): Table {
	const attack = attackOf(t)!;
	const { number, target, aimed, nullified, dealt: damage } = hitOf(t)!;
	const outcome = { number, target, by: nullified?.by ?? null, damage: damage ?? 0 };
	let queue = attack.queue;
	if (nullified?.stops) {
		queue = queue.filter((aim) => aim.aimed !== aimed);
		const n = attack.queue.length - queue.length;
		if (n)
			tell?.(
				happen(
					'hits_dropped',
					{ whom: character(t, aimed).name, n },
					{ refs: [aimed], cites: STOPS_CITES[nullified.by] }
				)
			);
	}
	const counters =
		outcome.by === 'counter'
			? [...attack.counters, { by: target, technique: nullified!.ref }]
			: attack.counters;
	const next = withAttack(t, { queue, counters, hit: null });
	return dropDeadHits({ ...next, outcomes: [...t.outcomes, outcome] }, tell);
}

/** Hits on characters that no longer stand do not come (C20); nor does anything of an attacker who is gone (K13). */
export function dropDeadHits(t: Table, tell?: Tell): Table {
	const { by, queue } = attackOf(t)!;
	const reaches = ({ target }: Aim): boolean =>
		isStanding(t, target) || (character(t, target).state === 'dead' && follows(t, 'C20', 'goes-on'));
	const left = isStanding(t, by) ? queue.filter(reaches) : [];
	const n = queue.length - left.length;
	if (!n) return t;
	const gone = isStanding(t, by) ? queue.find((aim) => !reaches(aim))!.target : by;
	tell?.(happen('dead_skipped', { whom: character(t, gone).name, n }, { refs: [gone] }));
	return withAttack(t, { queue: left });
}

/** A counter is processed at once, or after every other target has defended (C32). */
export const counterDue = (t: Table): boolean => {
	const { counters, queue } = attackOf(t)!;
	return counters.length > 0 && (follows(t, 'C32', 'at-once') || !queue.length);
};
/** It needs somebody to hit. */
export const counterReaches = (t: Table): boolean => counterDue(t) && isStanding(t, attackOf(t)!.by);

/** The attack's card is discarded and the counter becomes an attack of its own (V41). */
export function beginCounter(t: Table, tell?: Tell): Table {
	const attack = attackOf(t)!;
	const [{ by, technique }, ...counters] = attack.counters as readonly [Attack['counters'][0]];
	const { table, moved } = place(t, [attack.technique], 'pile');
	tell?.(
		happen(
			'counter_begins',
			{
				who: character(t, by).name,
				technique: nameOf(t, technique),
				whom: character(t, attack.by).name
			},
			{ seat: by, refs: [technique], moved }
		)
	);
	const waiting = withAttack(table, { counters });
	return { ...waiting, attacks: [...waiting.attacks, newAttack(by, technique, attack.by)] };
}

/** The attacker fell in the meantime: counters against it lapse (K13). */
export function dropCounters(t: Table, tell?: Tell): Table {
	const { by, counters } = attackOf(t)!;
	tell?.(happen('counter_lapses', { whom: character(t, by).name }, { refs: [by] }));
	const { table } = place(
		t,
		counters.map((c) => c.technique),
		'pile'
	);
	return withAttack(table, { counters: [] });
}

/** Everything used is piled, the action is spent, and nothing temporary is left. */
export function cleanUp(t: Table, tell?: Tell): Table {
	const attack = attackOf(t)!;
	const { table, moved } = place(t, [attack.technique, ...attack.compounds], 'pile');
	tell?.(happen('attack_ends', { technique: nameOf(t, attack.technique) }, { seat: attack.by, moved }));
	const opened = attack.toOpen.reduce((next, seat) => open(next, seat, tell), table);
	return leave(spendAction(opened, attack, tell));
}

/** It did not activate: the card is discarded (V11), its compounds with it or kept (C26). */
export function fizzle(t: Table, tell?: Tell): Table {
	const attack = attackOf(t)!;
	const kept = follows(t, 'C26', 'kept');
	const piled = place(t, kept ? [attack.technique] : [attack.technique, ...attack.compounds], 'pile');
	tell?.(
		happen('fizzled', { technique: nameOf(t, attack.technique) }, { seat: attack.by, moved: piled.moved })
	);
	const back = place(piled.table, kept ? attack.compounds : [], 'hand');
	if (back.moved.length)
		tell?.(
			happen(
				'compounds_kept',
				{ compounds: listed(attack.compounds.map((c) => nameOf(t, c))) },
				{ moved: back.moved }
			)
		);
	const spent = spendAction(back.table, attack, tell);
	if (attack.mode === 'free') tell?.(happen('no_action_spent', {}, { seat: attack.by }));
	return leave(spent);
}

function spendAction(t: Table, { by, mode }: Attack, tell?: Tell): Table {
	if (mode !== 'action') return t;
	const { actions, name } = character(t, by);
	tell?.(happen('action_spent', { who: name }, { seat: by }));
	return withCharacter(t, by, { actions: Math.max(0, actions - 1) });
}

function leave(t: Table): Table {
	const { by, technique } = attackOf(t)!;
	const chanted = character(t, by).chanted.filter((ref) => ref !== technique);
	return { ...withCharacter(t, by, { chanted }), attacks: t.attacks.slice(0, -1), check: null, roll: null };
}
