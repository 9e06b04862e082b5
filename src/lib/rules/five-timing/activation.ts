// Does a technique activate? Technique Lv against the value, one successful spirit check for each missing level (V05–V10).
// No dice are rolled here: a result is recorded in the set-up or given as an answer (K09).
import type { Move, Tell } from '../core/contract';
import { same, type Seat } from '../core/text';
import { happen } from './happenings';
import { follows } from './rulings';
import { at, character, nameOf, techniqueOf, type Table } from './table';
import { VALUE_NAMES, valueOf } from './terms';

/** Answers that are no roll: the result itself, and giving up. */
export const SUCCESS = 'OK';
export const FAILURE = 'NG';
export const GIVE_UP = 'GIVE-UP';

/** What a spirit check may show under the ruling in force (C1). */
export const possibleRolls = (t: Pick<Table, 'rulings'>): readonly string[] =>
	follows(t, 'C1', 'pick')
		? [SUCCESS, FAILURE]
		: ['2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12', SUCCESS, FAILURE];

/** Would this result succeed for this seat? `bonus` changes the spirit for this check. */
export function succeeds(t: Table, seat: Seat, shown: string, bonus = 0): boolean {
	if (shown === SUCCESS || shown === FAILURE || shown === GIVE_UP) return shown === SUCCESS;
	const spirit = character(t, seat).spirit + bonus;
	return follows(t, 'C1', '2d6-below') ? Number(shown) < spirit : Number(shown) <= spirit;
}

/** Begins the check of a technique: its printed level against the value of its category. */
export function openCheck(t: Table, seat: Seat, technique: string): Table {
	const { category, lv } = techniqueOf(t, technique);
	const value = character(t, seat)[valueOf(category)];
	return { ...at(t, 'busy'), roll: null, check: { seat, technique, need: lv, value, failed: false } };
}

export const levelSuffices = (t: Table): boolean => t.check !== null && t.check.value >= t.check.need;
export const diceRecorded = (t: Table): boolean => t.dice.length > 0;
export const rollFailed = (t: Table): boolean => t.roll?.success === false;
export const activated = (t: Table): boolean => t.check?.failed === false;

const valueName = (t: Table) => VALUE_NAMES[valueOf(techniqueOf(t, t.check!.technique).category)];

export function sayLevelSuffices(t: Table, tell?: Tell): Table {
	const { need, value, seat } = t.check!;
	tell?.(happen('level_suffices', { need, name: valueName(t), value }, { seat }));
	return t;
}

/** Nobody recorded a result: its maker is asked. */
export function askRoll(t: Table, tell?: Tell): Table {
	sayLack(t, tell);
	return at(t, 'roll');
}

export function takeDice(t: Table, tell?: Tell): Table {
	sayLack(t, tell);
	return roll({ ...t, dice: t.dice.slice(1) }, t.check!.seat, t.dice[0]!, 0, tell);
}

export function takeAnswer(t: Table, move: Move, tell?: Tell): Table {
	return roll(at(t, 'busy'), t.check!.seat, move.picks!.roll![0]!, 0, tell);
}

function sayLack(t: Table, tell?: Tell): void {
	const { need, value, seat } = t.check!;
	tell?.(happen('level_lacks', { need, name: valueName(t), value, lack: need - value }, { seat }));
}

/** Records a result and what it means. */
export function roll(t: Table, seat: Seat, shown: string, bonus: number, tell?: Tell): Table {
	const success = succeeds(t, seat, shown, bonus);
	const { name, spirit } = character(t, seat);
	if (shown === GIVE_UP) tell?.(happen('gave_up', { who: name }, { seat }));
	else {
		const text = shown === SUCCESS || shown === FAILURE ? RESULT_NAMES[shown] : same(shown);
		const slots = { who: name, shown: text, spirit: spirit + bonus };
		tell?.(happen(success ? 'roll_succeeded' : 'roll_failed', slots, { seat }));
	}
	return { ...t, roll: { seat, shown, success } };
}

const RESULT_NAMES = {
	[SUCCESS]: { ja: '成功と申告', en: 'declared a success' },
	[FAILURE]: { ja: '失敗と申告', en: 'declared a failure' }
} as const;

/** One success makes up for one level, for this technique only (V09). */
export function raiseValue(t: Table, tell?: Tell): Table {
	const check = { ...t.check!, value: t.check!.value + 1 };
	tell?.(happen('value_raised', { name: valueName(t), value: check.value }, { seat: check.seat }));
	return { ...t, check, roll: null };
}

/** One failure is enough (V10). */
export function failCheck(t: Table, tell?: Tell): Table {
	const { seat, technique } = t.check!;
	tell?.(happen('not_activated', { technique: nameOf(t, technique) }, { seat }));
	return { ...t, roll: null, check: { ...t.check!, failed: true } };
}
