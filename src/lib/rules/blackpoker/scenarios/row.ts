// How the shipped scenarios are written: the table in the text notation, one line a zone, then what each player does.
import type { Scenario, ScenarioStep } from '../../../scenario/types';
import { isProblems, type Json, type Move } from '../../core/contract';
import { say, type L10n } from '../../core/text';
import { isCard } from '../cards';
import { parseSetup } from '../setup/parse';

export const SYSTEM = 'blackpoker@8.2';

/** `H3 D2` by A → `A:H3`, `A:D2`; seats, requests, modes and cards with their owner stay as they are. */
const ids = (seat: Move['seat'], picks: string): string[] =>
	picks.split(' ').flatMap((p) => (p === '' ? [] : isCard(`${seat}:${p}`) ? [`${seat}:${p}`] : [p]));

type More = Omit<ScenarioStep, 'move'>;

/** One move: `act('A', 'up', { keys: 'H3', discard: 'D2', target: 'S5' }, { expect: ['stage = up'] })`. */
export function act(
	seat: 'A' | 'B',
	action: string,
	picks: Readonly<Record<string, string>> = {},
	more: More = {}
): ScenarioStep {
	const entries = Object.entries(picks).map(([field, p]) => [field, ids(seat, p)] as const);
	return { move: { seat, action, ...(entries.length && { picks: Object.fromEntries(entries) }) }, ...more };
}
/** An answer to a rule's question. */
export const answer = (seat: 'A' | 'B', field: string, picks: string, more: More = {}): ScenarioStep => ({
	move: { seat, action: 'answer', picks: { [field]: ids(seat, picks) } },
	...more
});
export const pass = (seat: 'A' | 'B', more: More = {}): ScenarioStep => act(seat, 'pass', {}, more);
/** Both pass in a row, `first` first; what follows belongs to the second pass. */
export const bothPass = (first: 'A' | 'B', more: More = {}): ScenarioStep[] => [
	pass(first),
	pass(first === 'A' ? 'B' : 'A', more)
];

/** A set-up written in lines. Who has no life named gets ten unnamed cards. Throws on a slip: these are our own. */
export function table(text: string): Json {
	const lines = text
		.split('\n')
		.map((t) => t.trim())
		.filter((t) => t);
	for (const seat of ['A', 'B'])
		if (!text.includes('deal') && !lines.some((l) => l.startsWith(`${seat} life:`)))
			lines.push(`${seat} life: +10`);
	const setup = parseSetup(lines.map((line, i) => ({ text: line, line: i + 1 })));
	if (isProblems(setup))
		throw new Error(setup.map((p) => `${say(p, 'en')} (line ${p.where.line})`).join('\n'));
	return setup as Json;
}

export interface Row {
	readonly title: L10n;
	readonly about?: L10n;
	readonly note?: L10n;
	readonly shows: readonly string[];
	/** Format and frame as in `master+extra`, which is also the default. */
	readonly in?: string;
	readonly profile?: string;
	readonly rulings?: Readonly<Record<string, string>>;
	readonly table: string;
	readonly expect?: readonly string[];
	readonly steps: readonly ScenarioStep[];
}
/** A row as a scenario. */
export function row(id: string, r: Row): Scenario {
	const [format, frame] = (r.in ?? 'master+extra').split('+') as [string, string];
	const { title, about, note, shows, profile, rulings, expect, steps } = r;
	return {
		kuroko: 1,
		system: SYSTEM,
		id,
		title,
		...(about && { about }),
		...(note && { note }),
		shows,
		regulation: { format, frame },
		...(profile && { profile }),
		...(rulings && { rulings }),
		setup: table(r.table),
		...(expect && { expect }),
		steps
	};
}
