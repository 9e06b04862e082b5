// The queue of text blocks, first come, first served, one ability at a time; the dead are swept after each block.
import { defineMachine } from '../machine';

export const resolve = defineMachine({
	id: 'resolve',
	initial: 'next',
	states: {
		next: {
			on: {
				NEXT: [
					{ guard: 'sweepsFirst', target: 'sweep', actions: ['clearSweepFirst'] },
					{ guard: 'queueEmpty', target: 'done', actions: ['closeRun'] },
					{ guard: 'endless', target: 'over', actions: ['declareEndless', 'closeRun'] },
					{ target: 'ability', actions: ['takeBlock'] }
				]
			}
		},
		ability: {
			on: {
				NEXT: [
					{ guard: 'needsPrevious', target: 'after', actions: ['skipAbility'] },
					{ guard: 'pickFails', target: 'after', actions: ['muteAbility'] },
					{ guard: 'advanceTooDeep', target: 'after', actions: ['refuseAdvance'] },
					{ guard: 'advancesTurn', target: 'advancing', actions: ['beginAdvance', 'call:advanceTurn'] },
					{ target: 'after', actions: ['applyAbility'] }
				]
			}
		},
		advancing: {
			on: {
				'RETURN.advanceTurn': [
					{ guard: 'isOver', target: 'over', actions: ['closeRun'] },
					{ guard: 'advancesAgain', actions: ['continueAdvance', 'call:advanceTurn'] },
					{ target: 'after', actions: ['endAdvance'] }
				]
			}
		},
		after: {
			on: {
				NEXT: [
					{ guard: 'sweepsBetween', target: 'sweep', actions: ['holdBlock'] },
					{ guard: 'moreAbilities', target: 'ability', actions: ['nextAbility'] },
					{ target: 'sweep', actions: ['dropBlock'] }
				]
			}
		},
		sweep: {
			on: {
				NEXT: [
					{ guard: 'someoneLost', target: 'over', actions: ['sweep', 'declareResult', 'closeRun'] },
					{ target: 'next', actions: ['sweep'] }
				]
			}
		},
		done: { type: 'final' },
		over: { type: 'final' }
	}
});
