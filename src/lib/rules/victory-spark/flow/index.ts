// All guards and actions of the two charts, by the names the charts use.
import { whyNot } from '../legal';
import { attackActions, attackGuards } from './attack';
import { checkActions, checkGuards } from './check';
import { openingActions, openingGuards } from './opening';
import { turnActions, turnGuards } from './turn';
import { moveOf, type Act, type Guard } from './types';

export const guards: Readonly<Record<string, Guard>> = {
	...openingGuards,
	...turnGuards,
	...attackGuards,
	...checkGuards,
	isLegal: (table, event) => whyNot(table, moveOf(event)).length === 0
};
export const actions: Readonly<Record<string, Act>> = {
	...openingActions,
	...turnActions,
	...attackActions,
	...checkActions
};
