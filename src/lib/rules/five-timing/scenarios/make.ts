// How the scenario files write a scenario: the usual characters of the specification, moves as short text.
import type { Scenario, ScenarioStep } from '../../../scenario/types';
import type { Json, Move } from '../../core/contract';
import { l10n, type L10n, type Seat } from '../../core/text';
import type { SeatSetup, Setup } from '../setup';

/** The specification's base: A attacks, B defends CLOSE, C is the third. */
const BASE: Readonly<Partial<Record<Seat, SeatSetup>>> = {
	A: { warrior: 3, magic: 2, spirit: 7, hp: 30, hand: ['cut'] },
	B: { warrior: 2, magic: 5, spirit: 8, hp: 20, face: 'CLOSE' },
	C: { warrior: 4, magic: 1, spirit: 6, hp: 20 },
	D: { warrior: 3, magic: 3, spirit: 7, hp: 20 }
};
/** A and B in melee contact, and whoever else is named, each with what is different from the base. */
export function table(
	seats: Readonly<Partial<Record<Seat, SeatSetup>>> = {},
	more: Omit<Partial<Setup>, 'seats'> = {}
): Json {
	const named = { A: {}, B: {}, ...seats };
	const all = Object.entries(named).map(([seat, own]) => [seat, { ...BASE[seat as Seat], ...own }]);
	return { seats: Object.fromEntries(all), contact: ['A-B'], ...more } as unknown as Json;
}

type Note = readonly [ja: string, en: string];
export interface More {
	readonly note?: Note;
	readonly expect?: readonly string[];
	readonly refused?: readonly string[];
	readonly variations?: ScenarioStep['variations'];
}
const noted = (note: Note | undefined): { note?: L10n } => (note ? { note: l10n(...note) } : {});

/** `B maai`, `A announce targets=B pumps=A:surge`: a move with what is said and expected of it. */
export function go(text: string, { note, ...more }: More = {}): ScenarioStep {
	const [seat, action, ...fields] = text.split(' ');
	const picks = Object.fromEntries(fields.map((f) => f.split('=')).map(([id, ids]) => [id, ids!.split(',')]));
	const move: Move = { seat: seat as Seat, action: action!, ...(fields.length && { picks }) };
	return { move, ...noted(note), ...more };
}
/** The same seat passes several times. */
export const passes = (seat: Seat, n: number): readonly ScenarioStep[] =>
	Array.from({ length: n }, () => go(`${seat} pass`));
/** A declares its only technique and announces it. */
export const attacks = (announce = 'A announce targets=B'): readonly ScenarioStep[] => [
	go('A declare'),
	go(announce)
];
/** Nobody says anything more: from this gate to the damage. */
export const undefended = (
	from: 'I' | 'II' | 'III' | 'IV' | 'V' | 'before',
	defender: Seat = 'B',
	attacker: Seat = 'A'
): readonly ScenarioStep[] => {
	const gates = { I: 6, II: 5, III: 4, IV: 2, V: 1, before: 0 }[from];
	return [...passes(defender, gates), go(`${attacker} pass`), go(`${defender} pass`)];
};
/** Adds an expectation to the last of some steps. */
export const ending = (
	steps: readonly ScenarioStep[],
	...expect: readonly string[]
): readonly ScenarioStep[] => [
	...steps.slice(0, -1),
	{ ...steps.at(-1)!, expect: [...(steps.at(-1)!.expect ?? []), ...expect] }
];

export interface Draft {
	readonly id: string;
	readonly title: Note;
	readonly about?: Note;
	readonly shows: readonly string[];
	readonly rulings?: Readonly<Record<string, string>>;
	readonly setup: Json;
	readonly note?: Note;
	readonly expect?: readonly string[];
	readonly steps: readonly ScenarioStep[];
}
export const scenario = ({ title, about, note, ...draft }: Draft): Scenario => ({
	kuroko: 1,
	system: 'five-timing',
	title: l10n(...title),
	...(about && { about: l10n(...about) }),
	...noted(note),
	...draft
});
