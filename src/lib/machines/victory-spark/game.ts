// The chart of a game: set-up, the seven phases of a turn, the attack in its parts, and the end. Control only; the names
// are given their meaning in rules/victory-spark/flow. Wherever the rules say check timing, `checkTiming` is called.
import { defineMachine } from '../machine';

const CHECK = 'call:checkTiming';
const OVER = { guard: 'isOver', target: '#game.over' } as const;
/** Waits for check timing to come back, then goes on, unless somebody has lost in it. */
const window = (target: string, ...actions: string[]) =>
	({ on: { 'RETURN.checkTiming': [OVER, { target, actions }] } }) as const;

export const game = defineMachine({
	id: 'game',
	initial: 'setup',
	on: { CONCEDE: { guard: 'isLegal', target: '.over', actions: ['concede'] } },
	states: {
		setup: {
			initial: 'ask',
			states: {
				ask: { on: { CHOOSE_RING: { guard: 'isLegal', target: 'noted', actions: ['chooseRing'] } } },
				noted: {
					on: {
						NEXT: [{ guard: 'ringStillToChoose', target: 'ask', actions: ['askRing'] }, { target: 'reveal' }]
					}
				},
				reveal: { on: { NEXT: { target: 'shuffle', actions: ['revealRings'] } } },
				shuffle: { on: { NEXT: { target: 'first', actions: ['shuffleDecks'] } } },
				first: { on: { NEXT: { target: 'draw', actions: ['decideFirst'] } } },
				draw: { on: { NEXT: { target: '#game.turn', actions: ['drawOpeningHands'] } } }
			}
		},
		turn: {
			initial: 'stand',
			states: {
				stand: {
					initial: 'begin',
					states: {
						begin: {
							on: {
								NEXT: [
									{ guard: 'startAbilitiesAfter', target: 'turnUp', actions: ['enterStand'] },
									{ target: 'startWindow', actions: ['enterStand', 'fireTurnStart', CHECK] }
								]
							}
						},
						startWindow: window('turnUp'),
						turnUp: {
							on: {
								NEXT: [
									{
										guard: 'startAbilitiesAfter',
										target: 'window',
										actions: ['turnUp', 'fireTurnStart', CHECK]
									},
									{ target: 'window', actions: ['turnUp', CHECK] }
								]
							}
						},
						window: window('#game.turn.draw')
					}
				},
				draw: {
					initial: 'begin',
					states: {
						begin: {
							on: {
								NEXT: [
									{ guard: 'noStartInSkippedDraw', target: 'take', actions: ['enterDraw'] },
									{ target: 'startWindow', actions: ['enterDraw', 'fireDrawStart', CHECK] }
								]
							}
						},
						startWindow: window('take'),
						take: {
							on: {
								NEXT: [
									{ guard: 'isFirstDraw', target: 'window', actions: ['skipDraw', CHECK] },
									{ target: 'window', actions: ['drawCard', CHECK] }
								]
							}
						},
						window: window('#game.turn.energy')
					}
				},
				energy: {
					initial: 'begin',
					states: {
						begin: {
							on: { NEXT: { target: 'startWindow', actions: ['enterEnergy', 'fireEnergyStart', CHECK] } }
						},
						startWindow: window('open', 'askEnergy'),
						open: {
							on: {
								PLACE_ENERGY: { guard: 'isLegal', target: 'window', actions: ['placeEnergy', CHECK] },
								PASS: { guard: 'isLegal', target: '#game.turn.character', actions: ['skipEnergy'] }
							}
						},
						window: window('#game.turn.character')
					}
				},
				character: {
					initial: 'begin',
					states: {
						begin: {
							on: {
								NEXT: { target: 'startWindow', actions: ['enterCharacter', 'fireCharacterStart', CHECK] }
							}
						},
						startWindow: window('open', 'askCharacter'),
						open: {
							on: {
								RING_TO_BENCH: { guard: 'isLegal', target: 'bench', actions: ['plan'] },
								PLAY: { guard: 'isLegal', target: 'play', actions: ['plan'] },
								END_PHASE: { guard: 'isLegal', target: '#game.turn.ability', actions: ['endCharacter'] }
							}
						},
						bench: {
							initial: 'rest',
							states: {
								rest: { on: { NEXT: { target: 'move', actions: ['restForBench'] } } },
								move: {
									on: {
										NEXT: { target: '#game.turn.character.window', actions: ['moveToBench', CHECK] }
									}
								}
							}
						},
						play: {
							initial: 'rest',
							states: {
								rest: { on: { NEXT: { target: 'arrive', actions: ['restForPlay'] } } },
								arrive: { on: { NEXT: { target: 'leave', actions: ['putPlayed'] } } },
								leave: {
									on: {
										NEXT: [
											{
												guard: 'slotWasHeld',
												target: '#game.turn.character.window',
												actions: ['leaveOverwritten', CHECK]
											},
											{ target: '#game.turn.character.window', actions: [CHECK] }
										]
									}
								}
							}
						},
						window: window('open', 'askCharacter')
					}
				},
				ability: {
					initial: 'begin',
					states: {
						begin: {
							on: { NEXT: { target: 'startWindow', actions: ['enterAbility', 'fireAbilityStart', CHECK] } }
						},
						startWindow: window('open', 'askAbility'),
						open: {
							on: {
								USE: { guard: 'isLegal', target: 'use', actions: ['plan'] },
								END_PHASE: { guard: 'isLegal', target: '#game.turn.attack', actions: ['endAbility'] }
							}
						},
						use: {
							initial: 'declare',
							states: {
								declare: { on: { NEXT: { target: 'pay', actions: ['declareUse'] } } },
								pay: { on: { NEXT: { target: 'enter', actions: ['payUse'] } } },
								enter: {
									on: { NEXT: { target: '#game.turn.ability.window', actions: ['enterArea', CHECK] } }
								}
							}
						},
						window: {
							on: {
								'RETURN.checkTiming': [
									OVER,
									{ guard: 'phaseEnded', target: '#game.turn.attack', actions: ['endAbility'] },
									{ target: 'open', actions: ['askAbility'] }
								]
							}
						}
					}
				},
				attack: {
					initial: 'begin',
					states: {
						begin: {
							on: { NEXT: { target: 'startWindow', actions: ['enterAttack', 'fireAttackStart', CHECK] } }
						},
						startWindow: window('declare', 'askAttack'),
						declare: {
							on: {
								SUPPORT: { guard: 'isLegal', target: 'support', actions: ['plan'] },
								END_PHASE: { guard: 'isLegal', target: '#game.turn.end', actions: ['endAttack'] }
							}
						},
						support: {
							initial: 'rest',
							states: {
								rest: { on: { NEXT: { target: 'compare', actions: ['restSupporter'] } } },
								compare: { on: { NEXT: { target: 'setOff', actions: ['compareNames'] } } },
								setOff: { on: { NEXT: { target: 'window', actions: ['fireAttack', CHECK] } } },
								window: window('#game.turn.attack.block')
							}
						},
						block: {
							initial: 'check',
							states: {
								check: {
									on: {
										NEXT: [
											{ guard: 'canBeAskedToBlock', target: 'ask', actions: ['askBlock'] },
											{ target: '#game.turn.attack.resolve', actions: ['noBlockPossible'] }
										]
									}
								},
								ask: {
									on: {
										BLOCK: { guard: 'isLegal', target: 'window', actions: ['blockAttack', CHECK] },
										PASS: {
											guard: 'isLegal',
											target: '#game.turn.attack.resolve',
											actions: ['declineBlock']
										}
									}
								},
								window: window('#game.turn.attack.resolve')
							}
						},
						resolve: {
							initial: 'partner',
							states: {
								partner: {
									on: {
										NEXT: [
											{ guard: 'isPartnerAttack', target: 'damage', actions: ['retirePartnerAttacked'] },
											{ target: 'damage', actions: ['notPartnerAttack'] }
										]
									}
								},
								damage: {
									initial: 'deal',
									states: {
										deal: {
											on: {
												NEXT: [
													{ guard: 'defenderIsThere', target: 'compare', actions: ['dealDamage'] },
													{ target: '#game.turn.attack.resolve.refill', actions: ['nobodyToDamage'] }
												]
											}
										},
										compare: {
											on: {
												NEXT: [
													{
														guard: 'damageReachesDefence',
														target: '#game.turn.attack.resolve.refill',
														actions: ['retireDamaged']
													},
													{ target: '#game.turn.attack.resolve.refill', actions: ['staysOnRing'] }
												]
											}
										}
									}
								},
								refill: {
									on: {
										NEXT: [
											{
												guard: 'ringToRefill',
												target: 'refill',
												reenter: true,
												actions: ['refillRing']
											},
											{ target: 'triggers', actions: ['refillDone'] }
										]
									}
								},
								triggers: { on: { NEXT: { target: 'window', actions: ['afterAttack', CHECK] } } },
								window: window('#game.turn.attack.end')
							}
						},
						end: {
							initial: 'setOff',
							states: {
								setOff: { on: { NEXT: { target: 'window', actions: ['fireAttackEnd', CHECK] } } },
								window: window('expire'),
								expire: {
									on: {
										NEXT: {
											target: '#game.turn.attack.declare',
											actions: ['endAttackEffects', 'askAttack']
										}
									}
								}
							}
						}
					}
				},
				end: {
					initial: 'check',
					states: {
						check: {
							on: {
								NEXT: [
									{ guard: 'handTooLarge', target: 'trim', actions: ['enterEnd', 'askKeep'] },
									{ target: 'cleanup', actions: ['enterEnd', 'handFits'] }
								]
							}
						},
						trim: { on: { KEEP: { guard: 'isLegal', target: 'cleanup', actions: ['trimHand'] } } },
						cleanup: { on: { NEXT: { target: 'passTurn', actions: ['endTurnEffects'] } } },
						passTurn: { on: { NEXT: { target: '#game.turn.stand', actions: ['passTurn'] } } }
					}
				}
			}
		},
		over: { type: 'final' }
	}
});
