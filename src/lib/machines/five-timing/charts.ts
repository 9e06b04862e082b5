// Five Timings as four XState charts. They drive and decide nothing: each guard and action is a name whose meaning is in
// rules/five-timing/flow.ts. `call:x` runs chart x, RETURN.x comes back from it. A counter calls `attack` within `attack`.
import { defineMachine } from '../machine';

const NEXT = (target: string, ...actions: string[]) => ({ NEXT: { target, actions } });
const stay = (action: string) => ({ guard: 'isLegal', actions: [action] });
const go = (target: string, ...actions: string[]) => ({ guard: 'isLegal', target, actions });
/** An answer that may nullify at once; otherwise the gate stays open. */
const answer = (action: string) => [
	{ guard: 'nullifies', target: '#defence.verdict', actions: [action] },
	stay(action)
];

/** Kuroko's own frame: turns, and whatever is done on them outside an attack (K01–K08). */
export const game = defineMachine({
	id: 'game',
	initial: 'turn',
	states: {
		turn: {
			on: {
				DECLARE: go('attacking', 'declare', 'call:attack'),
				CHANT: stay('chant'),
				MOVE: stay('move'),
				REVIVE: stay('revive'),
				PASS: go('change', 'endTurn')
			}
		},
		attacking: { on: { 'RETURN.attack': { target: 'judge' } } },
		judge: {
			on: {
				NEXT: [
					{ guard: 'isOver', target: 'over', actions: ['endGame'] },
					{ guard: 'activeIsOut', target: 'change' },
					{ target: 'turn', actions: ['resumeTurn'] }
				]
			}
		},
		change: {
			on: {
				NEXT: [
					{ guard: 'nextIsStopped', target: 'change', reenter: true, actions: ['skipStopped'] },
					{ target: 'turn', actions: ['beginTurn'] }
				]
			}
		},
		over: { type: 'final' }
	}
});

/** One declaration: activation, contents, then each hit through the defence (V01–V16). */
export const attack = defineMachine({
	id: 'attack',
	initial: 'declared',
	states: {
		declared: {
			on: {
				NEXT: [
					{ guard: 'isCounter', target: 'contents', actions: ['openContents'] },
					{ target: 'check', actions: ['showCards', 'call:activationCheck'] }
				]
			}
		},
		check: {
			on: {
				'RETURN.activationCheck': [
					{ guard: 'activated', target: 'contents', actions: ['openContents'] },
					{ target: 'fizzled' }
				]
			}
		},
		fizzled: { on: NEXT('done', 'fizzle') },
		contents: { on: { ANNOUNCE: go('route', 'announce') } },
		route: {
			on: {
				NEXT: [
					{ guard: 'isHeal', target: 'cleanup', actions: ['heal'] },
					{ target: 'nextHit', actions: ['makeHits'] }
				]
			}
		},
		nextHit: {
			on: {
				NEXT: [
					{ guard: 'counterReaches', target: 'countering', actions: ['beginCounter', 'call:attack'] },
					{ guard: 'counterDue', target: 'nextHit', reenter: true, actions: ['dropCounters'] },
					{ guard: 'hitWaits', target: 'defending', actions: ['beginHit', 'call:defence'] },
					{ target: 'cleanup' }
				]
			}
		},
		defending: { on: { 'RETURN.defence': { target: 'nextHit', actions: ['endHit'] } } },
		countering: { on: { 'RETURN.attack': { target: 'nextHit', actions: ['endCounter'] } } },
		cleanup: { on: NEXT('done', 'cleanUp') },
		done: { type: 'final' }
	}
});

/** Technique Lv against the value, one spirit check a missing level (V05–V10). */
export const activationCheck = defineMachine({
	id: 'activationCheck',
	initial: 'compare',
	states: {
		compare: {
			on: {
				NEXT: [
					{ guard: 'levelSuffices', target: 'activated', actions: ['sayLevelSuffices'] },
					{ guard: 'diceRecorded', target: 'judge', actions: ['takeDice'] },
					{ target: 'asking', actions: ['askRoll'] }
				]
			}
		},
		asking: { on: { ANSWER: go('judge', 'takeAnswer') } },
		judge: {
			on: {
				NEXT: [
					{ guard: 'rollFailed', target: 'failed', actions: ['failCheck'] },
					{ target: 'compare', actions: ['raiseValue'] }
				]
			}
		},
		activated: { type: 'final' },
		failed: { type: 'final' }
	}
});

/** One hit against one target: Ⅰ to Ⅴ, the verdict on a nullification, and the damage (V17–V112). */
export const defence = defineMachine({
	id: 'defence',
	initial: 'gates',
	states: {
		gates: {
			initial: 'I',
			// outside the timings: P of the attacker, A of the target, substitutes (V92–V107)
			on: {
				PUMP: stay('pump'),
				GERAGERA: go('verdict', 'geragera'),
				ABILITY: answer('ability'),
				MIGAWARI: [
					{ guard: 'claimsFirst', actions: ['claim'] },
					{ guard: 'restartsAtI', target: '.I', actions: ['substitute'] },
					stay('substitute')
				],
				PASS: [
					{ guard: 'claimRestarts', target: '.I', actions: ['settleClaim'] },
					{ guard: 'claimWaits', actions: ['settleClaim'] }
				]
			},
			states: {
				I: {
					initial: 'open',
					states: {
						open: {
							on: {
								MIKIRI: go('#defence.verdict', 'mikiri'),
								MAAI: go('answer', 'maai'),
								REFLECT: answer('reflect'),
								COUNTER: go('counterCheck', 'tryTechnique', 'call:activationCheck'),
								DEFTECH: go('techniqueCheck', 'tryTechnique', 'call:activationCheck'),
								PASS: { guard: 'goesOn', target: '#defence.gates.II', actions: ['enterII'] }
							}
						},
						answer: {
							on: {
								STEP_IN: go('open', 'stepIn'),
								PASS: go('#defence.verdict', 'maaiHolds')
							}
						},
						counterCheck: {
							on: {
								'RETURN.activationCheck': [
									{ guard: 'activated', target: '#defence.verdict', actions: ['counterHolds'] },
									{
										guard: 'failureEndsTiming',
										target: '#defence.gates.II',
										actions: ['tryFails', 'enterII']
									},
									{ target: 'open', actions: ['tryFails'] }
								]
							}
						},
						techniqueCheck: {
							on: {
								'RETURN.activationCheck': [
									{ guard: 'notActivated', target: 'open', actions: ['tryFails'] },
									{ guard: 'techniqueKeepsDistance', target: 'answer', actions: ['applyTechnique'] },
									{ guard: 'techniqueNullifies', target: '#defence.verdict', actions: ['applyTechnique'] },
									{ target: 'open', actions: ['applyTechnique'] }
								]
							}
						}
					}
				},
				II: {
					on: {
						ARMOUR: answer('armour'),
						SHIELD: answer('shield'),
						PASS: { guard: 'goesOn', target: 'III', actions: ['turnUpBarriers'] }
					}
				},
				III: {
					initial: 'enter',
					states: {
						enter: {
							on: {
								NEXT: [
									{ guard: 'targetHelpless', target: 'auto', actions: ['queueBarriers'] },
									{ target: 'before', actions: ['openBefore'] }
								]
							}
						},
						before: {
							on: {
								HAND_BARRIER: answer('handBarrier'),
								PASS: { guard: 'goesOn', target: 'auto', actions: ['queueBarriers'] }
							}
						},
						// no event but NEXT: nobody can skip it (V69)
						auto: {
							on: {
								NEXT: [
									{ guard: 'barrierNullifies', target: '#defence.verdict', actions: ['applyBarrier'] },
									{ guard: 'barrierWaits', target: 'auto', reenter: true, actions: ['applyBarrier'] },
									{ target: 'after', actions: ['openAfter'] }
								]
							}
						},
						after: {
							on: {
								HAND_BARRIER: answer('handBarrier'),
								PASS: { guard: 'goesOn', target: '#defence.gates.IV', actions: ['enterIV'] }
							}
						}
					}
				},
				IV: { on: { PASS: { guard: 'goesOn', target: 'V', actions: ['enterV'] } } },
				V: {
					on: {
						RESIST: stay('resist'),
						PASS: { guard: 'goesOn', target: 'before', actions: ['enterBefore'] }
					}
				},
				before: {
					initial: 'attacker',
					// whatever is said here asks both again
					on: {
						PUMP: go('.attacker', 'pump'),
						ABILITY: [
							{ guard: 'nullifies', target: '#defence.verdict', actions: ['ability'] },
							go('.attacker', 'ability', 'askAttacker')
						],
						MIGAWARI: [
							{ guard: 'claimsFirst', actions: ['claim'] },
							{ guard: 'restartsAtI', target: '#defence.gates.I', actions: ['substitute'] },
							go('.attacker', 'substitute')
						],
						PASS: [
							{ guard: 'claimRestarts', target: '#defence.gates.I', actions: ['settleClaim'] },
							{ guard: 'claimWaits', target: '.attacker', actions: ['settleClaim'] }
						]
					},
					states: {
						attacker: { on: { PASS: { guard: 'goesOn', target: 'defender', actions: ['askDefender'] } } },
						defender: {
							on: { PASS: { guard: 'goesOn', target: '#defence.damage', actions: ['beginDamage'] } }
						}
					}
				}
			}
		},
		verdict: {
			on: {
				PUMP: [{ guard: 'undoes', target: 'resume', actions: ['pump'] }, stay('pump')],
				PASS: [
					{ guard: 'extrasStillApply', target: 'stopCheck', actions: ['confirm'] },
					go('ended', 'confirm')
				]
			}
		},
		/** A nullification was undone: on where it was proposed. */
		resume: {
			on: {
				NEXT: [
					{ guard: 'resumesAtI', target: 'gates.I', actions: ['resume'] },
					{ guard: 'resumesAtII', target: 'gates.II', actions: ['resume'] },
					{ guard: 'resumesBeforeBarriers', target: 'gates.III.before', actions: ['resume'] },
					{ guard: 'resumesAmongBarriers', target: 'gates.III.auto', actions: ['resume'] },
					{ guard: 'resumesAfterBarriers', target: 'gates.III.after', actions: ['resume'] },
					{ guard: 'resumesAtIV', target: 'gates.IV', actions: ['resume'] },
					{ guard: 'resumesAtV', target: 'gates.V', actions: ['resume'] },
					{ target: 'gates.before', actions: ['resume'] }
				]
			}
		},
		damage: {
			initial: 'extra',
			states: {
				extra: { on: NEXT('apply', 'addExtraDamage') },
				apply: { on: NEXT('#defence.stopCheck', 'applyDamage') }
			}
		},
		stopCheck: {
			initial: 'due',
			states: {
				due: {
					on: {
						NEXT: [
							{ guard: 'noStopCheck', target: '#defence.reveal' },
							{ guard: 'diceRecorded', target: 'judge', actions: ['takeStopDice'] },
							{ target: 'asking', actions: ['askStopRoll'] }
						]
					}
				},
				asking: { on: { ANSWER: go('judge', 'takeStopAnswer') } },
				judge: {
					on: {
						NEXT: [
							{ guard: 'rollFailed', target: '#defence.reveal', actions: ['stop'] },
							{ target: '#defence.reveal', actions: ['withstand'] }
						]
					}
				}
			}
		},
		reveal: { on: NEXT('ended', 'reveal') },
		ended: { type: 'final' }
	}
});

export const charts = { game, attack, defence, activationCheck };
