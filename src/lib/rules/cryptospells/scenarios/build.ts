// Short ways to write scenarios down. What comes out is plain data.
import type { Scenario, ScenarioStep, Variation } from '../../../scenario/types';
import type { Json, Move } from '../../core/contract';
import { l10n, type L10n } from '../../core/text';
import type { Setup } from '../setup';

type Text = readonly [ja: string, en: string];
const both = ([ja, en]: Text): L10n => l10n(ja, en);

interface More {
	readonly note?: Text;
	readonly expect?: readonly string[];
	readonly refused?: readonly string[];
	readonly variations?: readonly Variation[];
}

/** One move with what is said and expected about it. */
function step(
	seat: Move['seat'],
	action: string,
	picks: Readonly<Record<string, readonly string[]>>,
	{ note, ...more }: More = {}
): ScenarioStep {
	return {
		move: { seat, action, ...(Object.keys(picks).length > 0 && { picks }) },
		...(note && { note: both(note) }),
		...more
	};
}
export const use = (card: string, more?: More, seat: Move['seat'] = 'A'): ScenarioStep =>
	step(seat, 'use', { card: [card] }, more);
export const pick = (target: string, more?: More, seat: Move['seat'] = 'A'): ScenarioStep =>
	step(seat, 'pick', { target: [target] }, more);
export const attack = (unit: string, target: string, more?: More, seat: Move['seat'] = 'A'): ScenarioStep =>
	step(seat, 'attack', { unit: [unit], target: [target] }, more);
export const end = (more?: More, seat: Move['seat'] = 'A'): ScenarioStep => step(seat, 'end', {}, more);
export const simple = (action: string, more?: More, seat: Move['seat'] = 'A'): ScenarioStep =>
	step(seat, action, {}, more);
export const order = (ids: readonly string[], more?: More, seat: Move['seat'] = 'A'): ScenarioStep =>
	step(seat, 'order', { order: ids }, more);

export interface Row {
	readonly id: string;
	readonly title: Text;
	readonly about?: Text;
	readonly shows: readonly string[];
	readonly rulings?: Readonly<Record<string, string>>;
	readonly setup: Setup;
	readonly expect?: readonly string[];
	readonly note?: Text;
	readonly steps: readonly ScenarioStep[];
}
/** A scenario of this system. */
export const row = ({ title, about, note, setup, ...rest }: Row): Scenario => ({
	kuroko: 1,
	system: 'cryptospells-text',
	...rest,
	title: both(title),
	...(about && { about: both(about) }),
	...(note && { note: both(note) }),
	setup: setup as unknown as Json
});

/** The same set-up under two rulings, with what differs. */
export function pair(
	base: Omit<Row, 'rulings' | 'steps' | 'id' | 'expect' | 'note'> & { readonly ruling: string },
	usual: Pick<Row, 'steps' | 'note'>,
	other: Pick<Row, 'steps' | 'note'> & { readonly choice: string }
): readonly Scenario[] {
	const { ruling, title, ...rest } = base;
	const id = ruling.toLowerCase();
	const { choice, ...otherRow } = other;
	return [
		row({
			...rest,
			...usual,
			id: `${id}-default`,
			title: [`${ruling} ${title[0]}（既定）`, `${ruling} ${title[1]} (default)`],
			shows: [ruling, ...rest.shows]
		}),
		row({
			...rest,
			...otherRow,
			id: `${id}-other`,
			title: [`${ruling} ${title[0]}（別の読み）`, `${ruling} ${title[1]} (the other way)`],
			rulings: { [ruling]: choice },
			shows: [ruling, ...rest.shows]
		})
	];
}
