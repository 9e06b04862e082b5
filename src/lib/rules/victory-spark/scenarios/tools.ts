// Short ways to write scenarios of this system. What comes out is plain data.
import type { Json, L10n } from '../../core/contract';
import { l10n } from '../../core/text';
import type { Scenario, ScenarioStep } from '../../../scenario/types';
import type { RuleId } from '../docs/rulebook';
import type { RulingId } from '../rulings';
import type { Phase, Player } from '../table';

type Pair = readonly [ja: string, en: string];
type SideParts = Readonly<Record<string, string | readonly string[]>>;
type Remarks = Pick<ScenarioStep, 'expect' | 'refused' | 'variations'> & { readonly note?: Pair };

const textOf = ([ja, en]: Pair): L10n => l10n(ja, en);

/** A move: `step('A', 'play', { card: 'A:V04', slot: 'A.bench1' }, { expect: [...] })`. */
export function step(
	seat: Player,
	action: string,
	picks: Readonly<Record<string, string | readonly string[]>> = {},
	{ note, ...more }: Remarks = {}
): ScenarioStep {
	const listed = Object.entries(picks).map(([field, pick]) => [
		field,
		typeof pick === 'string' ? [pick] : pick
	]);
	const move = { seat, action, ...(listed.length > 0 && { picks: Object.fromEntries(listed) }) };
	return { move, ...(note && { note: textOf(note) }), ...more };
}
export const pass = (seat: Player, more?: Remarks): ScenarioStep => step(seat, 'pass', {}, more);
export const end = (seat: Player, more?: Remarks): ScenarioStep => step(seat, 'end', {}, more);
export const pick = (seat: Player, entry: string, more?: Remarks): ScenarioStep =>
	step(seat, 'pick', { entry }, more);
export const answer = (seat: Player, choice: string, more?: Remarks): ScenarioStep =>
	step(seat, 'answer', { choice }, more);
export const support = (seat: Player, card: string, more?: Remarks): ScenarioStep =>
	step(seat, 'support', { card: `${seat}:${card}` }, more);
export const play = (seat: Player, card: string, slot: string, more?: Remarks): ScenarioStep =>
	step(seat, 'play', { card: `${seat}:${card}`, slot: `${seat}.${slot}` }, more);
export const use = (seat: Player, ability: string, more?: Remarks): ScenarioStep =>
	step(seat, 'use', { ability: `${seat}:${ability}` }, more);

/** Ten plain cards, so that nobody runs out. */
export const DECK = ['V01.11*10'];
/** A set-up in a phase: decks are filled and rings hold V02 unless said otherwise; `null` leaves a ring empty. */
export function table(
	turn: `${Player} ${number} ${Phase}` | `${Player} ${number} ${Phase} begin`,
	a: SideParts = {},
	b: SideParts = {}
): Json {
	const [player, number, phase, begin] = turn.split(' ');
	const side = (parts: SideParts) => {
		const { ring = 'V02.9', ...more } = parts;
		return { deck: DECK, ...(ring !== '' && { ring }), ...more };
	};
	return {
		turn: { player: player!, number: Number(number), phase: phase!, ...(begin && { begin: true }) },
		A: side(a),
		B: side(b)
	};
}

interface Parts {
	readonly title: Pair;
	readonly about?: Pair;
	readonly shows: readonly (RuleId | RulingId | `S${string}`)[];
	readonly rulings?: Readonly<Partial<Record<RulingId, string>>>;
	readonly setup: Json;
	readonly note?: Pair;
	readonly expect?: readonly string[];
	readonly steps: readonly ScenarioStep[];
}
/** A scenario of this system. */
export function scenario(id: string, { title, about, note, ...parts }: Parts): Scenario {
	return {
		kuroko: 1,
		system: 'victory-spark@2012-05',
		id,
		title: textOf(title),
		...(about && { about: textOf(about) }),
		...(note && { note: textOf(note) }),
		...parts
	};
}
