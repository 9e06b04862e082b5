// BlackPoker's control flow: the core flow (R 9.4) as four XState charts. They drive and decide nothing: each guard and
// action is a name whose meaning is in rules/blackpoker/flow.ts. `call:x` runs chart x, RETURN.x comes back from it.
import { defineMachine } from '../machine';

const NEXT = (target: string, ...actions: string[]) => ({ NEXT: { target, actions } });

/** The loop of chances: decide, declare, trigger checks, stage, passes, resolution ([2]–[16]). */
export const stage = defineMachine({
	id: 'stage',
	initial: 'decide',
	states: {
		decide: {
			on: {
				REQUEST: { guard: 'isLegal', target: 'declare', actions: ['clearPasses', 'announce'] },
				PASS: { guard: 'mayPass', target: 'recordPass', actions: ['recordPass'] }
			}
		},
		declare: {
			initial: 'announce',
			states: {
				announce: { on: NEXT('payCost', 'payCost') },
				payCost: {
					on: {
						NEXT: [
							{ guard: 'lostByPaying', target: '#stage.over', actions: ['endGame'] },
							{ target: 'setKeys', actions: ['setKeys'] }
						]
					}
				},
				setKeys: { on: NEXT('setTarget', 'setTarget') },
				setTarget: { on: NEXT('#stage.triggersBefore', 'sayTriggersBegin', 'call:trigger') }
			}
		},
		triggersBefore: {
			on: { 'RETURN.trigger': [{ guard: 'isOver', target: 'over' }, { target: 'branchSpeed' }] }
		},
		branchSpeed: {
			on: {
				NEXT: [
					{ guard: 'isImmediate', target: 'resolveNow', actions: ['takeImmediate', 'call:resolve'] },
					{ target: 'pushStage', actions: ['pushOnStage', 'signal:staged'] }
				]
			}
		},
		resolveNow: { on: { 'RETURN.resolve': { target: 'winCheckNow' } } },
		winCheckNow: {
			on: {
				NEXT: [
					{ guard: 'someoneLost', target: 'over', actions: ['endGame'] },
					{ target: 'triggersAfter', actions: ['nobodyLost', 'call:trigger'] }
				]
			}
		},
		pushStage: { on: NEXT('triggersAfter', 'sayTriggersBegin', 'call:trigger') },
		triggersAfter: {
			on: {
				'RETURN.trigger': [
					{ guard: 'isOver', target: 'over' },
					{ target: 'decide', actions: ['signal:settled'] }
				]
			}
		},
		recordPass: {
			on: {
				NEXT: [
					{ guard: 'allPassed', target: 'system', actions: ['chanceToSystem'] },
					{ target: 'moveChance', actions: ['moveChance'] }
				]
			}
		},
		moveChance: { on: NEXT('decide', 'sayWhoDecides') },
		system: {
			on: {
				NEXT: [
					{ guard: 'passesEndTurn', target: 'pushStage', actions: ['requestEnd', 'signal:staged'] },
					{ guard: 'stageIsEmpty', target: 'chanceToTurnPlayer', actions: ['nothingToResolve'] },
					{ target: 'resolveTop', actions: ['takeTop', 'call:resolve'] }
				]
			}
		},
		resolveTop: { on: { 'RETURN.resolve': { target: 'winCheckTop' } } },
		winCheckTop: {
			on: {
				NEXT: [
					{ guard: 'someoneLost', target: 'over', actions: ['endGame'] },
					{ target: 'triggersTop', actions: ['nobodyLost', 'call:trigger'] }
				]
			}
		},
		triggersTop: {
			on: { 'RETURN.trigger': [{ guard: 'isOver', target: 'over' }, { target: 'chanceToTurnPlayer' }] }
		},
		chanceToTurnPlayer: { on: NEXT('decide', 'chanceToTurnPlayer', 'signal:settled') },
		over: { type: 'final' }
	}
});

/** One trigger check ([6], R 9.4.1): gather, immediates, then normals onto the stage, until nothing is left. */
export const trigger = defineMachine({
	id: 'trigger',
	initial: 'gather',
	states: {
		gather: { on: NEXT('immediates', 'gather') },
		immediates: {
			on: {
				NEXT: [
					{ guard: 'immediatesInOrder', target: 'chooseImmediate' },
					{ guard: 'immediateWaits', target: 'resolveImmediate', actions: ['takeTriggered', 'call:resolve'] },
					{ guard: 'normalWaits', target: 'normals' },
					{ target: 'done', actions: ['sayTriggersDone'] }
				]
			}
		},
		chooseImmediate: {
			on: {
				ANSWER: {
					guard: 'immediateFits',
					target: 'resolveImmediate',
					actions: ['chooseTrigger', 'takeTriggered', 'call:resolve']
				}
			}
		},
		resolveImmediate: { on: { 'RETURN.resolve': { target: 'winCheck' } } },
		winCheck: {
			on: {
				NEXT: [
					{ guard: 'someoneLost', target: 'done', actions: ['endGame'] },
					{ target: 'immediates', actions: ['nobodyLost', 'gather'] }
				]
			}
		},
		normals: {
			on: {
				NEXT: [
					{ guard: 'normalsInOrder', target: 'chooseNormal' },
					{ guard: 'normalWaits', target: 'placed', actions: ['placeTriggered', 'signal:staged'] },
					{ target: 'immediates' }
				]
			}
		},
		chooseNormal: {
			on: {
				ANSWER: {
					guard: 'normalFits',
					target: 'placed',
					actions: ['chooseTrigger', 'placeTriggered', 'signal:staged']
				}
			}
		},
		placed: { on: NEXT('normals', 'gather') },
		done: { type: 'final' }
	}
});

/** Resolving one request ([8], [15], R 5.4). */
export const resolve = defineMachine({
	id: 'resolve',
	initial: 'checkTarget',
	states: {
		checkTarget: {
			on: {
				NEXT: [
					{ guard: 'targetIsWrong', target: 'leaveStage', actions: ['skipEffect', 'leaveStage'] },
					{ target: 'effect', actions: ['beginEffect'] }
				]
			}
		},
		effect: {
			on: {
				NEXT: [
					{ guard: 'asks', target: 'asking', actions: ['sayAsks'] },
					{ guard: 'lineIsLeft', target: 'effect', actions: ['runLine'] },
					{ target: 'leaveStage', actions: ['leaveStage'] }
				]
			}
		},
		asking: { on: { ANSWER: { guard: 'answerFits', target: 'effect', actions: ['takeAnswer'] } } },
		leaveStage: { on: NEXT('keyCards', 'keyCardsAway') },
		keyCards: { on: NEXT('rematch', 'rematch') },
		rematch: { on: NEXT('done', 'emitResolved', 'signal:resolved') },
		done: { type: 'final' }
	}
});

/** The whole: set-up, play, over. A scenario that states its zones begins in play. */
export const game = defineMachine({
	id: 'game',
	initial: 'setup',
	states: {
		setup: {
			on: {
				'RETURN.setup': [
					{ guard: 'isOver', target: 'over' },
					{ target: 'play', actions: ['call:stage'] }
				]
			}
		},
		play: { on: { 'RETURN.stage': { target: 'over' } } },
		over: { type: 'final' }
	}
});

/** Set-up of a new game ([1], R 3.10, R 8.3): each frame takes its own way through. */
export const setup = defineMachine({
	id: 'setup',
	initial: 'ready',
	states: {
		ready: { on: { BEGIN: { guard: 'mayBegin', target: 'choices', actions: ['sayBegin'] } } },
		choices: {
			on: {
				NEXT: [
					{ guard: 'choosesTrumps', target: 'chooseTrumps' },
					{ guard: 'choosesOpening', target: 'chooseOpening' },
					{ guard: 'choosesRare', target: 'chooseRare' },
					{ target: 'shuffle', actions: ['shuffleDecks'] }
				]
			}
		},
		chooseTrumps: { on: { ANSWER: { guard: 'choiceFits', target: 'choices', actions: ['takeChoice'] } } },
		chooseOpening: { on: { ANSWER: { guard: 'choiceFits', target: 'choices', actions: ['takeChoice'] } } },
		chooseRare: { on: { ANSWER: { guard: 'choiceFits', target: 'choices', actions: ['takeChoice'] } } },
		shuffle: {
			on: {
				NEXT: [
					{ guard: 'hasPack', target: 'dealPack', actions: ['dealPacks'] },
					{ target: 'makeLife', actions: ['makeLives'] }
				]
			}
		},
		dealPack: { on: NEXT('makeLife', 'makeLives') },
		makeLife: { on: NEXT('drawOpening', 'drawOpenings') },
		drawOpening: { on: NEXT('preset', 'preset') },
		preset: { on: NEXT('firstPlayer', 'turnOver') },
		firstPlayer: {
			on: {
				NEXT: [
					{ guard: 'someoneIsOut', target: 'done', actions: ['lostInSetup'] },
					{ guard: 'isTied', target: 'firstPlayer', actions: ['turnOver'] },
					{ guard: 'revealsLeft', target: 'chooseReveal' },
					{ target: 'start', actions: ['startGame'] }
				]
			}
		},
		chooseReveal: { on: { ANSWER: { guard: 'choiceFits', target: 'revealed', actions: ['reveal'] } } },
		revealed: {
			on: {
				NEXT: [
					{ guard: 'revealsLeft', target: 'chooseReveal' },
					{ target: 'start', actions: ['startGame'] }
				]
			}
		},
		start: { on: NEXT('done') },
		done: { type: 'final' }
	}
});

/** Where in the turn we are: it only watches. */
export const turn = defineMachine({
	id: 'turn',
	initial: 'main',
	states: {
		main: { on: { 'staged.end': 'change.end', 'staged.attack': 'combat.attack' } },
		change: {
			initial: 'end',
			states: {
				end: { on: { 'resolved.end': 'charge' } },
				charge: { on: { 'resolved.charge': 'draw' } },
				draw: { on: { 'resolved.draw': '#turn.main' } }
			},
			on: { 'nothing.waits': 'main' }
		},
		combat: {
			initial: 'attack',
			states: {
				attack: {
					on: { 'resolved.attack': [{ guard: 'hasAttackers', target: 'block' }, { target: '#turn.main' }] }
				},
				block: { on: { 'resolved.block': 'judgement' } },
				judgement: { on: { 'resolved.damage-judgement': '#turn.main' } }
			},
			on: { 'nothing.waits': 'main' }
		}
	}
});

export const charts = { game, setup, stage, trigger, resolve, turn };
