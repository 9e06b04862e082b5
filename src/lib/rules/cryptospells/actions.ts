// What a player may do, when, and which picks it takes.
import { l10n, type L10n } from '../core/text';
import { mulliganSeat } from './flow';
import type { Side, Table } from './table';

/** What the position waits for; the charts know it, the rules are told. `working`: the queue runs. */
export type Waiting = 'mulligan' | 'main' | 'choosing' | 'order-start' | 'order-end' | 'over' | 'working';

export const ACTIONS = {
	keep: l10n('手札をそのまま使う', 'Keep the hand'),
	redraw: l10n('手札を引き直す', 'Redraw the hand'),
	use: l10n('カードを使う', 'Use a card'),
	attack: l10n('攻撃する', 'Attack'),
	end: l10n('ターンを終える', 'End the turn'),
	pick: l10n('対象を選ぶ', 'Pick the target'),
	pass: l10n('選ばない', 'Decline the pick'),
	cancel: l10n('使うのをやめる', 'Take the card back'),
	order: l10n('能力の順番を決める', 'Put the abilities in order')
} as const satisfies Readonly<Record<string, L10n>>;
export type ActionId = keyof typeof ACTIONS;
export const isAction = (id: string): id is ActionId => Object.hasOwn(ACTIONS, id);

/** The actions of each kind of wait. */
export const OPEN: Readonly<Record<Waiting, readonly ActionId[]>> = {
	mulligan: ['keep', 'redraw'],
	main: ['use', 'attack', 'end'],
	choosing: ['pick', 'pass', 'cancel'],
	'order-start': ['order'],
	'order-end': ['order'],
	over: [],
	working: []
};
/** What is listed at each kind of wait: what is open, and what would be open a moment earlier or later. */
export const LISTED: Readonly<Record<Waiting, readonly ActionId[]>> = {
	...OPEN,
	main: [...OPEN.main, ...OPEN.choosing],
	choosing: [...OPEN.choosing, ...OPEN.main],
	over: OPEN.main,
	working: OPEN.main
};
export const CITES: Readonly<Record<ActionId, readonly string[]>> = {
	keep: ['G01'],
	redraw: ['G01'],
	use: ['T05', 'G03'],
	attack: ['G12'],
	end: ['G02'],
	pick: ['T08', 'T10'],
	pass: ['T10'],
	cancel: ['T08'],
	order: ['G14']
};

/** The picks of each action, in the order they are asked for. */
export const FIELDS: Readonly<Record<ActionId, readonly string[]>> = {
	keep: [],
	redraw: [],
	use: ['card'],
	attack: ['unit', 'target'],
	end: [],
	pick: ['target'],
	pass: [],
	cancel: [],
	order: ['order']
};

/** Who decides; null where nobody does. */
export function decider(table: Table, waiting: Waiting): Side | null {
	if (waiting === 'over' || waiting === 'working') return null;
	return waiting === 'mulligan' ? mulliganSeat(table) : table.turn.seat;
}
