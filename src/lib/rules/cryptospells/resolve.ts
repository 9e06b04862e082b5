// Carrying out the queue: one block, one ability at a time, with a sweep of the dead between blocks.
// The chart `resolve` says in which order these are called.
import type { Tell } from '../core/contract';
import type { Ability, Target } from './parse/ast';
import { abilityWords, TRIGGER_NAMES } from './parse/words';
import { applyFree, applyTo, changeMaxMana, draw } from './effects';
import { log } from './happenings';
import { byLot, drawTargets } from './lot';
import { aimOf, pool, type Aim } from './pools';
import { enqueue, openRun, pendingsOf, turnPendings } from './queue';
import { ruled } from './rulings';
import {
	blockOf,
	cardOf,
	isAlive,
	leaderOf,
	other,
	runOf,
	unitAt,
	withPlayer,
	withRun,
	SIDES,
	type Pending,
	type Result,
	type Side,
	type Table
} from './table';
import { nameOf } from './units';

/** Blocks after which a chain counts as endless, and how deep turns may be advanced inside one another (G21). */
const BLOCK_LIMIT = 200;
const ADVANCE_LIMIT = 6;

export const running = (table: Table): Pending => runOf(table).current!;
export const abilityAt = (table: Table): Ability =>
	blockOf(table, running(table)).abilities[running(table).at]!;
const aim = (table: Table): Aim => aimOf(table, running(table), blockOf(table, running(table)).trigger);
const wordsOf = (table: Table) => {
	const { target, verb } = abilityAt(table);
	return abilityWords(target, verb);
};

// ---- questions the chart asks ----

export const queueIsEmpty = (table: Table): boolean => runOf(table).queue.length === 0;
export const sweepsFirst = (table: Table): boolean => runOf(table).sweepFirst;
export const isEndless = (table: Table): boolean => table.blocks >= BLOCK_LIMIT;

/** T33: joined by して to a part that did not activate. */
export function needsPrevious(table: Table): boolean {
	const { at, performed } = running(table);
	return abilityAt(table).link === 'requiresPrevious' && performed[at - 1] === false;
}
const isThere = (table: Table, id: string): boolean => {
	const found = unitAt(table, id);
	return leaderOf(id) !== null || (found !== null && isAlive(found.unit));
};
/** T10: nothing was picked; or B12: what was picked is gone. */
export function pickFails(table: Table): boolean {
	const { target } = abilityAt(table);
	if (target?.select !== 'choose') return false;
	const { pick } = running(table);
	if (pick === null) return true;
	if (isThere(table, pick)) return false;
	return ruled(table, 'B12', 'nothing') || pool(table, target, aim(table)).length === 0;
}
export const advancesTurn = (table: Table): boolean => abilityAt(table).verb.op === 'advanceTurn';
export const hasMoreAbilities = (table: Table): boolean =>
	running(table).at + 1 < blockOf(table, running(table)).abilities.length;
/** B4, the other way: the dead are swept between the parts of one text. */
export const sweepsBetween = (table: Table): boolean =>
	ruled(table, 'B4', 'between') &&
	hasMoreAbilities(table) &&
	SIDES.some((side) => table.players[side].field.some((u) => !isAlive(u)));
export const someoneLost = (table: Table): boolean =>
	table.emptyDraws.length > 0 || SIDES.some((side) => table.players[side].life <= 0);

// ---- steps ----

export const clearSweepFirst = (table: Table): Table => withRun(table, { sweepFirst: false });

export function takeBlock(table: Table, tell?: Tell): Table {
	const [current, ...queue] = runOf(table).queue;
	const { trigger } = blockOf(table, current!);
	tell?.(
		log(
			'block_begins',
			{ seat: current!.by, refs: [current!.id, current!.source] },
			{ card: cardOf(table, current!.card).name, when: TRIGGER_NAMES[trigger] }
		)
	);
	return withRun({ ...table, blocks: table.blocks + 1 }, { current: current!, queue });
}

/** Notes whether the running ability activated. */
function performed(table: Table, done: boolean): Table {
	const current = running(table);
	return withRun(table, { current: { ...current, performed: [...current.performed, done] } });
}

export function skipAbility(table: Table, tell?: Tell): Table {
	tell?.(log('ability_skipped', about(table), { ability: wordsOf(table) }));
	return performed(table, false);
}
export function muteAbility(table: Table, tell?: Tell): Table {
	const code = running(table).pick === null ? 'ability_mute' : 'pick_gone';
	tell?.(log(code, about(table), { ability: wordsOf(table) }));
	return performed(table, false);
}
const about = (table: Table) => {
	const { by, id, source } = running(table);
	return { seat: by, refs: [id, source] };
};

/** Applies the ability to everyone it hits. B3: it activated if at least one was affected, or if it has no target. */
export function applyAbility(table: Table, tell?: Tell): Table {
	const ability = abilityAt(table);
	const { by, at, performed: before } = running(table);
	if (ability.link === 'independent' && before[at - 1] === false)
		tell?.(log('ability_stands_alone', about(table)));
	if (ability.target === null) return performed(applyFree(table, ability.verb, by, tell), true);
	const { target, verb } = ability;
	if (verb.op === 'unknown') return performed(table, false); // a set-up lets no such text in
	const [found, targets] = targetsOf(table, target, tell);
	if (!targets.length) tell?.(log('nobody_hit', about(table), { ability: wordsOf(table) }));
	let next = found;
	let affected = false;
	for (const id of targets) {
		const [after, hit] = applyTo(next, verb, id, tell);
		next = after;
		affected ||= hit;
	}
	return performed(next, affected || ruled(table, 'B3', 'attempted'));
}
function targetsOf(table: Table, target: Target, tell?: Tell): readonly [Table, readonly string[]] {
	const { pick } = running(table);
	const all = pool(table, target, aim(table));
	const names = (ids: readonly string[]) => ({
		cards: ids.map((id) => nameOf(table, id)),
		seenBy: 'all' as const
	});
	switch (target.select) {
		case 'choose': {
			if (pick !== null && isThere(table, pick)) return [table, [pick]];
			const [next, id] = byLot(table, all, tell); // B12, the other way
			tell?.(log('pick_replaced', { ...about(table), refs: [id] }, { target: nameOf(table, id) }));
			return [next, [id]];
		}
		case 'random': {
			const [next, drawn] = drawTargets(table, all, target.count ?? 1, ruled(table, 'B1', 'repeat'), tell);
			if (drawn.length)
				tell?.(log('drawn_at_random', { ...about(table), refs: drawn }, { targets: names(drawn) }));
			return [next, drawn];
		}
		case 'all':
			if (all.length) tell?.(log('all_hit', { ...about(table), refs: all }, { targets: names(all) }));
			return [table, all];
		default:
			return [table, all];
	}
}

export const nextAbility = (table: Table): Table =>
	withRun(table, { current: { ...running(table), at: running(table).at + 1 } });
export const dropBlock = (table: Table): Table => withRun(table, { current: null });
/** B4, the other way: the rest of the block waits at the head of the queue while the dead are swept. */
export function holdBlock(table: Table): Table {
	const rest = { ...running(table), at: running(table).at + 1 };
	return withRun(table, { current: null, queue: [rest, ...runOf(table).queue] });
}

/** The dead leave the field together; their death abilities join the queue, the turn player's first (B11). */
export function sweep(table: Table, tell?: Tell): Table {
	const held = runOf(table).queue[0]?.performed.length ?? 0;
	let next = table;
	const waiting = [table.turn.seat, other(table.turn.seat)].flatMap((side) => {
		const dead = table.players[side].field.filter((u) => !isAlive(u));
		return dead.flatMap((unit) => {
			const { field, grave } = next.players[side];
			tell?.(
				log(
					'died',
					{ seat: side, refs: [unit.id], moved: [[unit.id, `${side}.field`, `${side}.grave`]] },
					{ target: nameOf(table, unit.id) }
				)
			);
			next = withPlayer(next, side, {
				field: field.filter((u) => u.id !== unit.id),
				grave: [...grave, unit.id]
			});
			return pendingsOf(table, side, unit.id, table.pieces[unit.id]!.card, 'death', { dead: unit });
		});
	});
	return enqueue(next, waiting, tell, held > 0 ? 'front' : 'end');
}

/** Who has lost, all at once: LP at 0 or below, or an empty deck (B8, B9). */
export function declareResult(table: Table, tell?: Tell): Table {
	const fallen = SIDES.filter((side) => table.players[side].life <= 0);
	const losers = SIDES.filter((side) => fallen.includes(side) || table.emptyDraws.includes(side));
	for (const side of fallen)
		tell?.(log('leader_fell', { seat: side, refs: [`${side}.leader`] }, { seat: side }));
	const acting = table.turn.seat;
	const winner =
		losers.length === 1
			? other(losers[0]!)
			: ruled(table, 'B8', 'acting-loses') && fallen.length === 2
				? other(acting)
				: 'draw';
	const why = losers.length === 2 ? 'both' : fallen.length ? 'life' : 'deck';
	return finish(table, { winner, why }, tell);
}
export function declareEndless(table: Table, tell?: Tell): Table {
	tell?.(log('endless_chain', {}));
	return finish(table, { winner: 'draw', why: 'endless' }, tell);
}
function finish(table: Table, result: Result, tell?: Tell): Table {
	tell?.(
		result.winner === 'draw'
			? log('drawn_game', {})
			: log('won', { seat: result.winner }, { seat: result.winner })
	);
	return { ...table, result };
}

// ---- advancing a turn ----

const advancing = (table: Table): Side => table.advances[table.advances.length - 1]!.by;

/** May it be advanced once more? Turns advanced inside one another stop somewhere (G21). */
export const advanceIsTooDeep = (table: Table): boolean => table.advances.length >= ADVANCE_LIMIT;
export function refuseAdvance(table: Table, tell?: Tell): Table {
	tell?.(log('advance_refused', about(table)));
	return performed(table, false);
}
export function beginAdvance(table: Table, tell?: Tell): Table {
	const { verb } = abilityAt(table);
	const left = verb.op === 'advanceTurn' ? verb.n : 0;
	return continueAdvance(
		{ ...table, advances: [...table.advances, { by: running(table).by, left: left + 1 }] },
		tell
	);
}
export function continueAdvance(table: Table, tell?: Tell): Table {
	tell?.(log('advance_begins', about(table)));
	const { by, left } = table.advances[table.advances.length - 1]!;
	return { ...table, advances: [...table.advances.slice(0, -1), { by, left: left - 1 }] };
}
/** More than one turn, and not without end. */
export const advancesAgain = (table: Table): boolean =>
	table.advances[table.advances.length - 1]!.left > 1 && !isEndless(table);
export function endAdvance(table: Table, tell?: Tell): Table {
	tell?.(log('advance_done', about(table)));
	return performed({ ...table, advances: table.advances.slice(0, -1) }, true);
}

/** T35: both max manas. B7: is the mana filled as well? */
export function raiseBothMana(table: Table, tell?: Tell): Table {
	let next = table;
	for (const side of [table.turn.seat, other(table.turn.seat)]) {
		next = changeMaxMana(next, side, 1, tell);
		if (ruled(table, 'B7', 'refill')) next = withPlayer(next, side, { mana: next.players[side].maxMana });
	}
	return next;
}
/** T35: both draw, the turn player first. */
export const drawBoth = (table: Table, tell?: Tell): Table =>
	draw(draw(table, table.turn.seat, 1, tell), other(table.turn.seat), 1, tell);

/** T36: the abilities of one side's turn start or end, as a run of their own. */
export function openAdvanceRun(
	table: Table,
	whose: 'ally' | 'enemy',
	trigger: 'turnStart' | 'turnEnd',
	tell?: Tell
): Table {
	const side = whose === 'ally' ? advancing(table) : other(advancing(table));
	const waiting = turnPendings(table, side, trigger);
	tell?.(
		log('abilities_fire', { seat: side }, { seat: side, when: TRIGGER_NAMES[trigger], n: waiting.length })
	);
	return openRun(table, waiting, tell);
}
/** T35, T37: ally units may attack again, those just arrived too. B20: a transformation's allowance ends with it. */
export function renewAttacks(table: Table, tell?: Tell): Table {
	const side = advancing(table);
	tell?.(log('attacks_renewed', { seat: side }, { seat: side }));
	const stays = ruled(table, 'B20', 'stays');
	return withPlayer(table, side, {
		field: table.players[side].field.map((u) => ({
			...u,
			used: 0,
			sick: false,
			allowance: stays ? u.allowance : null
		}))
	});
}
