// Which state of which chart waits for which moment of the table: the charts and the rules must agree (see `faults`).
import type { Moment } from '../../rules/five-timing/table';
import type { Frame, StateValue } from '../kernel';

/** The moments a set-up may begin at, as states of `defence`. */
export const VALUE_AT: Readonly<Partial<Record<Moment, StateValue>>> = {
	I: { gates: { I: 'open' } },
	II: { gates: 'II' },
	'III.before': { gates: { III: 'before' } },
	IV: { gates: 'IV' },
	V: { gates: 'V' },
	'before.attacker': { gates: { before: 'attacker' } }
};

const MOMENTS: Readonly<Record<string, Moment>> = {
	'game.turn': 'turn',
	'game.over': 'over',
	'attack.contents': 'contents',
	'activationCheck.asking': 'roll',
	'defence.gates.I.open': 'I',
	'defence.gates.I.answer': 'answer',
	'defence.gates.II': 'II',
	'defence.gates.III.before': 'III.before',
	'defence.gates.III.after': 'III.after',
	'defence.gates.IV': 'IV',
	'defence.gates.V': 'V',
	'defence.gates.before.attacker': 'before.attacker',
	'defence.gates.before.defender': 'before.defender',
	'defence.verdict': 'verdict',
	'defence.stopCheck.asking': 'roll'
};

const path = (value: StateValue): string =>
	typeof value === 'string'
		? value
		: Object.entries(value)
				.map(([key, below]) => `${key}.${path(below)}`)
				.join('|');

/** What the running chart waits for; null where no state of it is known to wait. */
export const momentOf = (frames: readonly Frame[]): Moment | null => {
	const [chart, value] = frames.at(-1)!;
	return MOMENTS[`${chart}.${path(value)}`] ?? null;
};
