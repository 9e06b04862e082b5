// Advancing one turn, in its order (T35, T36): both max manas, both draw, four rounds of abilities, each resolved to
// its end, and the attacks of the ally's units renewed. Whose turn it is does not change.
import { defineMachine } from '../machine';

/** A round of abilities: its queue runs; when it is done the next round's begins. */
const round = (next: string, queue: string) => ({
	on: {
		'RETURN.resolve': [
			{ guard: 'isOver', target: 'over' },
			{ target: next, actions: [queue, 'call:resolve'] }
		]
	}
});

export const advanceTurn = defineMachine({
	id: 'advanceTurn',
	initial: 'maxMana',
	states: {
		maxMana: {
			on: {
				NEXT: [
					{ guard: 'renewsFirst', target: 'draw', actions: ['renewAttacks', 'raiseBothMana'] },
					{ target: 'draw', actions: ['raiseBothMana'] }
				]
			}
		},
		draw: {
			on: { NEXT: { target: 'allyTurnEnd', actions: ['drawBoth', 'queueAllyTurnEnd', 'call:resolve'] } }
		},
		allyTurnEnd: round('enemyTurnStart', 'queueEnemyTurnStart'),
		enemyTurnStart: round('enemyTurnEnd', 'queueEnemyTurnEnd'),
		enemyTurnEnd: round('allyTurnStart', 'queueAllyTurnStart'),
		allyTurnStart: {
			on: {
				'RETURN.resolve': [
					{ guard: 'isOver', target: 'over' },
					{ guard: 'renewsFirst', target: 'done' },
					{ target: 'resetAttacks' }
				]
			}
		},
		resetAttacks: { on: { NEXT: { target: 'done', actions: ['renewAttacks'] } } },
		done: { type: 'final' },
		over: { type: 'final' }
	}
});
