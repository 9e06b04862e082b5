// The frame: opening hand, turns, using a card, attacking. Every choice is made here; `resolve` asks nobody anything.
import { defineMachine } from '../machine';

export const game = defineMachine({
	id: 'game',
	initial: 'setup',
	states: {
		setup: {
			initial: 'mulligan',
			states: {
				mulligan: {
					on: {
						KEEP: [
							{ guard: 'lastMulligan', target: '#game.turn.start', actions: ['keepHand'] },
							{ guard: 'isLegal', actions: ['keepHand'] }
						],
						REDRAW: [
							{ guard: 'lastMulligan', target: '#game.turn.start', actions: ['redrawHand'] },
							{ guard: 'isLegal', actions: ['redrawHand'] }
						]
					}
				}
			}
		},
		turn: {
			initial: 'start',
			states: {
				start: { on: { NEXT: { target: 'drawn', actions: ['beginTurn'] } } },
				drawn: {
					on: {
						NEXT: [
							{ guard: 'someoneLost', target: '#game.over', actions: ['declareResult'] },
							{ guard: 'ordersTurnStart', target: 'orderStart' },
							{ target: 'opening', actions: ['queueTurnStart', 'call:resolve'] }
						]
					}
				},
				orderStart: {
					on: {
						ORDER: { guard: 'isLegal', target: 'opening', actions: ['queueTurnStart', 'call:resolve'] }
					}
				},
				opening: {
					on: {
						'RETURN.resolve': [{ guard: 'isOver', target: '#game.over' }, { target: '#game.main' }]
					}
				},
				orderEnd: {
					on: { ORDER: { guard: 'isLegal', target: 'closing', actions: ['queueTurnEnd', 'call:resolve'] } }
				},
				closing: {
					on: { 'RETURN.resolve': [{ guard: 'isOver', target: '#game.over' }, { target: 'pass' }] }
				},
				pass: { on: { NEXT: { target: 'start', actions: ['passTurn'] } } }
			}
		},
		main: {
			initial: 'idle',
			states: {
				idle: {
					on: {
						USE: { guard: 'isLegal', target: '#game.use', actions: ['beginUse'] },
						ATTACK: { guard: 'isLegal', target: '#game.combat', actions: ['beginAttack'] },
						END_TURN: [
							{ guard: 'ordersTurnEnd', target: '#game.turn.orderEnd' },
							{
								guard: 'isLegal',
								target: '#game.turn.closing',
								actions: ['queueTurnEnd', 'call:resolve']
							}
						]
					}
				}
			}
		},
		use: {
			initial: 'check',
			states: {
				check: {
					on: {
						NEXT: [
							{ guard: 'needsPick', target: 'choosing', actions: ['openPick'] },
							{ target: 'pay', actions: ['goWithout'] }
						]
					}
				},
				choosing: {
					on: {
						PICK: { guard: 'isLegal', target: 'pay', actions: ['setPick'] },
						DECLINE: { guard: 'isLegal', target: 'pay', actions: ['declinePick'] },
						CANCEL: { guard: 'isLegal', target: '#game.main', actions: ['cancelUse'] }
					}
				},
				pay: { on: { NEXT: { target: 'play', actions: ['pay'] } } },
				play: {
					on: {
						NEXT: [
							{ guard: 'isUnit', target: 'resolving', actions: ['arrive', 'call:resolve'] },
							{ target: 'resolving', actions: ['cast', 'call:resolve'] }
						]
					}
				},
				resolving: {
					on: {
						'RETURN.resolve': [
							{ guard: 'isOver', target: '#game.over', actions: ['endUse'] },
							{ target: '#game.main', actions: ['endUse'] }
						]
					}
				}
			}
		},
		combat: {
			initial: 'strike',
			states: {
				strike: { on: { NEXT: { target: 'sweeping', actions: ['strike', 'call:resolve'] } } },
				sweeping: {
					on: {
						'RETURN.resolve': [{ guard: 'isOver', target: '#game.over' }, { target: '#game.main' }]
					}
				}
			}
		},
		over: { type: 'final' }
	}
});
