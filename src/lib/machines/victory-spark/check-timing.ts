// Check timing, the "stage" of this game: rules and losses, collecting what fired, the cancel window, using a cancel,
// picking one ability from the pool - the turn player's first - and working through it; then all over again.
import { defineMachine } from '../machine';

export const checkTiming = defineMachine({
	id: 'checkTiming',
	initial: 'rules',
	on: { CONCEDE: { guard: 'isLegal', target: '.over', actions: ['concede'] } },
	states: {
		rules: {
			on: {
				NEXT: [
					{ guard: 'ruleActionDue', target: 'rules', reenter: true, actions: ['ruleAction'] },
					{ guard: 'someoneHasLost', target: 'over', actions: ['recordLoss'] },
					{ target: 'collect' }
				]
			}
		},
		collect: {
			on: {
				NEXT: [
					{ guard: 'abilitiesHaveFired', target: 'rules', actions: ['collect'] },
					{ guard: 'areaEmpty', target: 'done' },
					{ guard: 'windowNotRepeated', target: 'cancelUse' },
					{ target: 'cancelWindow', actions: ['openWindow'] }
				]
			}
		},
		cancelWindow: {
			initial: 'next',
			states: {
				next: {
					on: {
						NEXT: [
							{ guard: 'seatCanBeAsked', target: 'ask', actions: ['askCancel'] },
							{ guard: 'seatLeft', target: 'next', reenter: true, actions: ['skipSeat'] },
							{ target: '#checkTiming.cancelUse', actions: ['closeWindow'] }
						]
					}
				},
				ask: {
					on: {
						CANCEL: { guard: 'isLegal', target: '#checkTiming.rules', actions: ['useCancel'] },
						PASS: { guard: 'isLegal', target: 'next', actions: ['passCancel'] }
					}
				}
			}
		},
		cancelUse: {
			on: {
				NEXT: [{ guard: 'cancelWaits', target: 'rules', actions: ['resolveCancel'] }, { target: 'pick' }]
			}
		},
		pick: {
			initial: 'holder',
			states: {
				holder: {
					on: {
						NEXT: [
							{ guard: 'orderIsPrinted', target: '#checkTiming.resolve', actions: ['takeFirst'] },
							{ target: 'choose', actions: ['askPick'] }
						]
					}
				},
				choose: {
					on: { PICK: { guard: 'isLegal', target: '#checkTiming.resolve', actions: ['takePicked'] } }
				}
			}
		},
		resolve: {
			initial: 'line',
			states: {
				line: {
					on: {
						NEXT: [
							{ guard: 'lineAsks', target: 'question', actions: ['askQuestion'] },
							{ guard: 'linesLeft', target: 'line', reenter: true, actions: ['doLine'] },
							{ target: '#checkTiming.rules', actions: ['leaveArea'] }
						]
					}
				},
				question: { on: { ANSWER: { guard: 'isLegal', target: 'line', actions: ['noteAnswer'] } } }
			}
		},
		done: { type: 'final' },
		over: { type: 'final' }
	}
});
