// What reaches the character: damage, stop check, CLOSE turning OPEN, death and vanishing (V85–V91, V108–V112).
import type { Move, Tell } from '../core/contract';
import type { Seat } from '../core/text';
import { roll } from './activation';
import { happen } from './happenings';
import { notesOf, noted } from './numbers';
import { follows } from './rulings';
import {
	at,
	attackOf,
	character,
	hitOf,
	place,
	withAttack,
	withCharacter,
	withHit,
	zone,
	type Table
} from './table';

/** 追加ダメージ is added to what Ⅴ left, just before damage is applied (V89, V90). */
export function addExtraDamage(t: Table, tell?: Tell): Table {
	const hit = hitOf(t)!;
	const { addDamage } = hit.extras;
	if (!addDamage) return at(t, 'busy');
	const note = noted(notesOf(hit, 'damage').at(-1)!, 'damage', '+', addDamage, 'extra');
	tell?.(happen('extra_damage', { from: hit.damage, n: addDamage, to: note.value }, { refs: [hit.target] }));
	return withHit(at(t, 'busy'), { damage: note.value, notes: [...hit.notes, note] });
}

/** HP drop, not below 0 (V85, V86). */
export function applyDamage(t: Table, tell?: Tell): Table {
	const hit = hitOf(t)!;
	const { hp, name } = character(t, hit.target);
	const dealt = Math.max(0, hit.damage);
	const to = Math.max(0, hp - dealt);
	tell?.(happen('damaged', { whom: name, n: dealt, from: hp, to }, { seat: hit.target, refs: [hit.target] }));
	return withHit(withCharacter(t, hit.target, { hp: to }), { dealt });
}

/** Is there a stop check to make? Only somebody with HP left makes one; C19 says what happens at no damage. */
export function stopCheckDue(t: Table): boolean {
	const { extras, target, damage } = hitOf(t)!;
	if (extras.stop === null || character(t, target).hp === 0) return false;
	return damage > 0 || follows(t, 'C19', 'check');
}

export function askStopRoll(t: Table, tell?: Tell): Table {
	const { target } = hitOf(t)!;
	tell?.(happen('stop_check', { whom: character(t, target).name }, { seat: target }));
	return at(t, 'roll');
}
export function takeStopDice(t: Table, tell?: Tell): Table {
	const { target, extras } = hitOf(t)!;
	tell?.(happen('stop_check', { whom: character(t, target).name }, { seat: target }));
	return roll({ ...t, dice: t.dice.slice(1) }, target, t.dice[0]!, extras.stop!, tell);
}
export function takeStopAnswer(t: Table, move: Move, tell?: Tell): Table {
	const { target, extras } = hitOf(t)!;
	return roll(at(t, 'busy'), target, move.picks!.roll![0]!, extras.stop!, tell);
}

/** The stop check failed (V91). */
export function stop(t: Table, tell?: Tell): Table {
	const { target } = hitOf(t)!;
	tell?.(happen('stopped', { whom: character(t, target).name }, { seat: target, refs: [target] }));
	return { ...withCharacter(t, target, { stopped: true }), roll: null };
}
export function withstand(t: Table, tell?: Tell): Table {
	const { target } = hitOf(t)!;
	tell?.(happen('withstood', { whom: character(t, target).name }, { seat: target }));
	return { ...t, roll: null };
}

/** At the very end: CLOSE turns OPEN when damaged (V87), 0 HP is death or vanishing (V88, V111). */
export function reveal(t: Table, tell?: Tell): Table {
	const { target, dealt, extras } = hitOf(t)!;
	let next = t;
	if (dealt)
		next = follows(t, 'C17', 'last-hit')
			? withAttack(t, { toOpen: [...new Set([...attackOf(t)!.toOpen, target])] })
			: open(t, target, tell);
	const { hp, state } = character(next, target);
	if (hp > 0 || state !== 'standing') return next;
	return extras.vanish ? vanish(next, target, tell) : die(next, target, tell);
}

/** Turns a CLOSE character face up. */
export function open(t: Table, seat: Seat, tell?: Tell): Table {
	const { face, name } = character(t, seat);
	if (face === 'open') return t;
	tell?.(happen('opened', { whom: name }, { seat, refs: [seat] }));
	return withCharacter(t, seat, { face: 'open' });
}

const belongings = (t: Table, seat: Seat): readonly string[] => [
	...zone(t, seat, 'hand'),
	...zone(t, seat, 'field')
];

/** Hand and field are piled, the character card lies sideways (V109). */
function die(t: Table, seat: Seat, tell?: Tell): Table {
	const { table, moved } = place(t, belongings(t, seat), 'pile');
	tell?.(happen('died', { whom: character(t, seat).name }, { seat, refs: [seat], moved }));
	return withCharacter(table, seat, { state: 'dead', stopped: false });
}

/** The card is removed (V111); the player leaves with everything (V112), unless only the character does (C21). */
function vanish(t: Table, seat: Seat, tell?: Tell): Table {
	const { name } = character(t, seat);
	const piled = place(t, belongings(t, seat), 'pile');
	tell?.(happen('vanished', { whom: name }, { seat, refs: [seat], moved: piled.moved }));
	const gone = withCharacter(piled.table, seat, { state: 'vanished', stopped: false, chanted: [] });
	if (follows(t, 'C21', 'character')) return gone;
	const left = place(gone, [...zone(gone, seat, 'barrier'), ...zone(gone, seat, 'pile')], 'gone');
	tell?.(happen('player_left', { whom: name }, { seat, moved: left.moved }));
	return withCharacter(left.table, seat, { inGame: false });
}
