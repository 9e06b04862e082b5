// Disputed points 2–41: slips of the texts, the core flow, requesting, countering.
import type { Scenario } from '../../../scenario/types';
import { l10n } from '../../core/text';
import { fork } from './fork';
import { act, answer, bothPass, pass } from './row';

export const FLOW_RULINGS: readonly Scenario[] = [
	...fork('AMB-02', {
		title: l10n('騎士召喚の最後の行', 'The last line of Summon knight'),
		table: `
			A hand: S7
			A field: [C4]
			A trumps: CJ up`,
		steps: [act('A', 'summon-knight', { keys: 'S7', drive: 'C4' })],
		default: bothPass('A', { expect: ['A.soldiers = CJ+S7'] }),
		other: { 'spade-j': bothPass('A', { expect: ['A.soldiers =', 'A.graveyard has S7', 'A.trumpsUp = CJ'] }) }
	}),
	...fork('AMB-03', {
		title: l10n('相殺に要る切札', 'The trump 相殺 asks for'),
		table: `
			turn B
			A hand: C4
			A trumps: DA up
			B hand: H6 D3
			B field: S5`,
		steps: [act('B', 'up', { keys: 'H6', discard: 'D3', target: 'S5' }), pass('B')],
		default: [act('A', 'offset', { discard: 'C4', target: 'r1' }, { refused: ['trump_not_open'] })],
		other: {
			'extra-bulwark-trump': [
				act('A', 'offset', { discard: 'C4', target: 'r1' }, { expect: ['A.life = 4', 'stage ='] })
			]
		}
	}),
	...fork('AMB-04', {
		title: l10n('♣8の切札の名前', 'The name of the trump ♣8'),
		table: `
			A life: S2 S3 +5
			A hand: C3
			A trumps: C8 up`,
		default: [act('A', 'reset', { keys: 'C3' }, { expect: ['stage = reset'] })],
		other: {
			'hand-refill-name': [
				act('A', 'reset', { keys: 'C3' }, { refused: ['no_such_trump'] }),
				act('A', 'end', {}, { expect: ['stage = end hand-refill'] })
			]
		}
	}),
	...fork('AMB-06', {
		title: l10n('休戦の速さ', 'The speed of Cease-fire'),
		table: `
			A field: S9
			B trumps: H4 up`,
		steps: [act('A', 'attack'), pass('A')],
		default: [
			act('B', 'cease-fire', { target: 'r1' }, { expect: ['stage = attack cease-fire', 'B.trumpsUp = H4'] })
		],
		other: {
			immediate: [act('B', 'cease-fire', { target: 'r1' }, { expect: ['stage =', 'B.trumpsDown = H4'] })]
		}
	}),
	...fork('AMB-07', {
		title: l10n('追撃の種別と魔術士', 'The type of Pursuit, and a magician'),
		table: `
			A hand: D2 D3 D4
			A field: [C2] | X1
			A trumps: H5 up`,
		default: [act('A', 'pursuit', { drive: 'C2' }, { expect: ['A.hand = D2 D3 D4', 'stage = pursuit'] })],
		other: {
			'normal-magic': [
				act('A', 'pursuit', { drive: 'C2' }, { refused: ['wrong_number'] }),
				act('A', 'pursuit', { drive: 'C2', discard: 'D2 D3' }, { expect: ['A.hand = D4', 'stage = pursuit'] })
			]
		}
	}),
	...fork('AMB-08', {
		title: l10n('幻影のコストK', 'The K of Illusion'),
		table: `
			A field: [C5] | H6
			A trumps: H7 up`,
		steps: [act('A', 'end', {}, { expect: ['stage = end illusion'] })],
		default: [
			...bothPass('A'),
			answer('A', 'soldiers', 'H6'),
			answer('A', 'arrange', '', { expect: ['A.bulwarks = C5 H6', 'A.driven ='] })
		],
		other: {
			unpayable: bothPass('A', { expect: ['A.soldiers = H6', 'stage = end'] }),
			'drive-phantom': [
				...bothPass('A', { expect: ['A.driven = C5'] }),
				answer('A', 'soldiers', 'H6'),
				answer('A', 'arrange', '', { expect: ['A.bulwarks = C5 H6', 'A.driven = C5'] })
			]
		}
	}),
	...fork('AMB-10', {
		title: l10n('サーチはあるか', 'Is there a Search?'),
		in: 'standard+pack',
		table: `
			A life: HA +5
			A hand: X1`,
		default: [act('A', 'search', { keys: 'X1' }), answer('A', 'card', 'HA', { expect: ['A.hand = HA'] })],
		other: { 'left-out': [act('A', 'search', { keys: 'X1' }, { refused: ['not_in_format'] })] }
	}),
	...fork('AMB-16', {
		title: l10n('解決のあとのパス記録', 'The pass record after a resolution'),
		in: 'master+pack',
		table: `
			A hand: H2 H3 D4 D5
			A field: S5`,
		steps: [
			act('A', 'up', { keys: 'H2', discard: 'D4', target: 'S5' }),
			act('A', 'up', { keys: 'H3', discard: 'D5', target: 'S5' }),
			...bothPass('A', { expect: ['stage = up', 'A.S5.size = 8'] })
		],
		default: [pass('A', { expect: ['stage = up', 'chance = B'] })],
		other: { kept: [pass('A', { expect: ['stage =', 'A.S5.size = 10', 'chance = A'] })] }
	}),
	...fork('AMB-17', {
		title: l10n('エンドの誘発は上か下か', 'Triggers on End: above or below it'),
		shows: ['action:satisfaction', 'action:draw'],
		table: `
			A field: S5 driven
			A trumps: D9 up`,
		default: [act('A', 'end', {}, { expect: ['stage = end satisfaction'] })],
		other: {
			'below-end': [
				act('A', 'end', {}, { expect: ['stage = satisfaction end'] }),
				...bothPass('A', { expect: ['turn = B', 'stage = satisfaction', 'log has trigger_discarded'] })
			]
		}
	}),
	...fork('AMB-18', {
		title: l10n('ステージに置いたあとのチャンス', 'The chance after staging'),
		in: 'master+pack',
		table: `
			A hand: H2 D4
			A field: S5`,
		default: [
			act('A', 'up', { keys: 'H2', discard: 'D4', target: 'S5' }, { expect: ['chance = A', 'passes ='] })
		],
		other: {
			'moves-on': [
				act('A', 'up', { keys: 'H2', discard: 'D4', target: 'S5' }, { expect: ['chance = B', 'passes = A'] }),
				pass('B', { expect: ['stage =', 'A.S5.size = 7'] })
			]
		}
	}),
	...fork('AMB-21', {
		title: l10n('最後のライフをLに払う', 'The last life for L'),
		in: 'lite+entry20',
		table: `
			A life: +1
			A hand: SA`,
		default: [
			act('A', 'summon-ace', { keys: 'SA' }, { expect: ['A.life = 0', 'over =', 'stage = summon-ace'] })
		],
		other: {
			forbidden: [act('A', 'summon-ace', { keys: 'SA' }, { refused: ['cost_life'] })],
			'immediate-loss': [act('A', 'summon-ace', { keys: 'SA' }, { expect: ['over = A', 'stage ='] })]
		}
	}),
	...fork('AMB-22', {
		title: l10n('Sは自分のキャラクターだけか', 'Whose character pays S'),
		in: 'standard+rare-pack',
		table: `
			A rare: H9
			B field: S5`,
		default: [
			act(
				'A',
				'rare-summon',
				{ keys: 'H9', sacrifice: 'B:S5' },
				{ refused: ['cost_sacrifice', 'not_your_character'] }
			)
		],
		other: {
			'any-character': [
				act(
					'A',
					'rare-summon',
					{ keys: 'H9', sacrifice: 'B:S5' },
					{ expect: ['B.soldiers =', 'B.graveyard = S5', 'stage = rare-summon'] }
				)
			]
		}
	}),
	...fork('AMB-23', {
		title: l10n('魔力増加は誰のコストか', 'Whose cost the magician waives'),
		in: 'standard+pack',
		table: `
			turn B
			A field: X1
			B hand: H3
			B field: S5`,
		default: [act('B', 'up', { keys: 'H3', target: 'S5' }, { refused: ['cost_discard'] })],
		other: {
			'both-players': [act('B', 'up', { keys: 'H3', target: 'S5' }, { expect: ['stage = up', 'B.hand ='] })]
		}
	}),
	...fork('AMB-24', {
		title: l10n('追撃のアタックはステージに置けるか', 'Can Pursuit stage its Attack?'),
		table: `
			A hand: D2 D3
			A field: [C2] | S9 driven
			A trumps: H5 up`,
		steps: [act('A', 'pursuit', { drive: 'C2', discard: 'D2 D3' })],
		default: bothPass('A', { expect: ['stage = attack'] }),
		other: { lost: bothPass('A', { expect: ['stage =', 'log has trigger_discarded', 'A.driven = C2'] }) }
	}),
	...fork('AMB-25', {
		title: l10n('追撃のアタックは1ターン1回に数えるか', 'Does the Attack of Pursuit count?'),
		table: `
			A hand: D2 D3
			A field: [C2] | S9 driven
			A used: attack
			A trumps: H5 up`,
		steps: [act('A', 'pursuit', { drive: 'C2', discard: 'D2 D3' })],
		default: bothPass('A', { expect: ['stage = attack'] }),
		other: { counts: bothPass('A', { expect: ['stage =', 'A.driven = C2'] }) }
	}),
	...fork('AMB-25', {
		name: 'after',
		title: l10n('追撃のあとの普通のアタック', 'An ordinary Attack after Pursuit'),
		shows: ['action:pursuit'],
		table: `
			A hand: D2 D3
			A field: [C2] | S9
			A trumps: H5 up`,
		steps: [
			act('A', 'pursuit', { drive: 'C2', discard: 'D2 D3' }),
			...bothPass('A', { expect: ['stage = attack'] }),
			...bothPass('A'),
			answer('A', 'attackers', '', { expect: ['stage ='] })
		],
		default: [act('A', 'attack', {}, { expect: ['stage = attack'] })],
		other: { counts: [act('A', 'attack', {}, { refused: ['used_this_turn'] })] }
	}),
	...fork('AMB-26', {
		title: l10n('1ターン1回はいつ数えるか', 'When once-per-turn is counted'),
		table: `
			A field: S9
			B trumps: H4 up`,
		steps: [
			act('A', 'attack'),
			pass('A'),
			act('B', 'cease-fire', { target: 'r1' }),
			...bothPass('B', { expect: ['stage ='] })
		],
		default: [act('A', 'attack', {}, { refused: ['used_this_turn'] })],
		other: { 'on-resolution': [act('A', 'attack', {}, { expect: ['stage = attack'] })] }
	}),
	...fork('AMB-29', {
		title: l10n('解決のときの対象の確認', 'What makes a target wrong'),
		in: 'pro+pack',
		table: `
			A hand: H7 D2
			A field: S5
			B hand: S8 C8`,
		steps: [
			act('A', 'up', { keys: 'H7', discard: 'D2', target: 'S5' }),
			pass('A'),
			act('B', 'reverse', { keys: 'S8 C8', target: 'A:S5' }),
			...bothPass('B'),
			answer('B', 'posture', 'keep', { expect: ['A.bulwarks = S5'] })
		],
		default: bothPass('A', { expect: ['log has target_wrong', 'A.graveyard has H7', 'A.fog ='] }),
		other: {
			'gone-or-split': bothPass('A', { expect: ['log lacks target_wrong', 'A.fog = H7', 'A.bulwarks = S5'] })
		}
	}),
	...fork('AMB-29', {
		name: 'equip',
		title: l10n('防壁になった兵士への装備', 'Equip aimed at a soldier that became a bulwark'),
		shows: ['action:equip', 'action:reverse'],
		in: 'pro+pack',
		table: `
			A hand: S7
			A field: [C3] | S5
			B hand: S8 C8`,
		steps: [
			act('A', 'equip', { keys: 'S7', drive: 'C3', target: 'S5' }),
			pass('A'),
			act('B', 'reverse', { keys: 'S8 C8', target: 'A:S5' }),
			...bothPass('B'),
			answer('B', 'posture', 'keep', { expect: ['A.bulwarks = C3 S5'] })
		],
		default: bothPass('A', { expect: ['log has target_wrong', 'A.bulwarks = C3 S5', 'A.graveyard has S7'] }),
		// the target counts as right, but nothing can be stacked on a bulwark
		other: {
			'gone-or-split': bothPass('A', {
				expect: [
					'log lacks target_wrong',
					'log has condition_failed',
					'A.bulwarks = C3 S5',
					'A.graveyard has S7'
				]
			})
		}
	}),
	...fork('AMB-30', {
		title: l10n('装備したら別のユニットか', 'Is an equipped soldier another unit?'),
		in: 'lite+entry20',
		table: `
			A field: [C5] | S5
			stage: A up H8 @A:S5
			stage: A equip S4 @A:S5`,
		steps: bothPass('A', { expect: ['A.soldiers = S5+S4', 'stage = up'] }),
		default: bothPass('A', { expect: ['A.S5+S4.size = 17', 'A.fog = H8'] }),
		other: { 'new-unit': bothPass('A', { expect: ['A.S5+S4.size = 9', 'log has target_wrong'] }) }
	}),
	...fork('AMB-31', {
		title: l10n('対象変更で同じ対象を選べるか', 'May Change target keep the target?'),
		in: 'pro+pack',
		table: `
			A hand: H9 D2 C3 C4
			A field: S5 | S6`,
		steps: [
			act('A', 'up', { keys: 'H9', discard: 'D2', target: 'S5' }),
			act('A', 'change-target', { keys: 'C3 C4', target: 'r1' }),
			...bothPass('A')
		],
		default: [
			answer('A', 'to', 'S5', { refused: ['target_already'] }),
			answer('A', 'to', 'S6', { expect: ['r1.target = A:S6'] })
		],
		other: { 'same-allowed': [answer('A', 'to', 'S5', { expect: ['r1.target = A:S5'] })] }
	}),
	...fork('AMB-32', {
		title: l10n('両者0枚で負けるのは誰か', 'Who loses with both at zero'),
		in: 'master+pack',
		table: `
			turn A
			A life: +1
			A hand: DA
			A field: [H2] | [H3]
			B life: +1
			B hand: SA S10 SJ SQ SK
			B field: [H2] | [H3]`,
		steps: [
			act('A', 'summon-ace', { keys: 'DA' }),
			pass('A'),
			act('B', 'royal-straight-flush', { keys: 'SA S10 SJ SQ SK', drive: 'H2 H3', target: 'B' })
		],
		default: bothPass('B', { expect: ['over = A', 'log has both_at_zero'] }),
		other: { 'causing-player': bothPass('B', { expect: ['over = B', 'log has both_at_zero'] }) }
	}),
	...fork('AMB-33', {
		title: l10n('誘発を断れるか', 'May a trigger be declined?'),
		in: 'master+pack',
		table: `
			turn B
			A life: S2 H3
			A field: SQ
			B hand: S3 S4`,
		steps: [act('B', 'kill', { keys: 'S3 S4', target: 'A:SQ' })],
		default: bothPass('B', { expect: ['A.life = 0', 'over = A'] }),
		other: { optional: [...bothPass('B'), answer('A', 'use', 'no', { expect: ['A.life = 2', 'over ='] })] }
	}),
	...fork('AMB-34', {
		title: l10n('空のステージで両者パス', 'Both pass on an empty stage'),
		in: 'lite+entry20',
		table: 'A field: S5',
		default: bothPass('A', { expect: ['stage =', 'chance = A', 'turn = A'] }),
		other: { 'double-pass-ends': bothPass('A', { expect: ['stage = end', 'turn = A'] }) }
	}),
	...fork('AMB-35', {
		title: l10n('効果によるリクエスト', 'Requests made by an effect'),
		table: `
			A hand: D2 D3
			A field: [C2] | S9 driven
			A trumps: H5 up`,
		steps: [act('A', 'pursuit', { drive: 'C2', discard: 'D2 D3' })],
		default: bothPass('A', { expect: ['stage = attack'] }),
		other: { 'full-request': bothPass('A', { expect: ['stage ='] }) }
	}),
	...fork('AMB-36', {
		title: l10n('ユニットによるリクエストをカウンターできるか', 'Can a unit’s request be countered?'),
		table: `
			A life: S2 HA +6
			A field: HJ+D7
			B hand: C10 D3
			B field: [S5]`,
		steps: [act('A', 'chariot-destroy-bulwark', { unit: 'HJ', target: 'B.b1' }), pass('A')],
		default: [
			act('B', 'counter', { keys: 'C10', discard: 'D3', target: 'r1' }, { refused: ['target_no_key_cards'] })
		],
		other: {
			counterable: [
				act('B', 'counter', { keys: 'C10', discard: 'D3', target: 'r1' }),
				...bothPass('B'),
				answer('A', 'trigger', 'r3', {
					expect: ['stage =', 'A.soldiers =', 'B.bulwarks = S5', 'A.graveyard has D7']
				})
			]
		}
	}),
	...fork('AMB-37', {
		title: l10n('「カウンターの対象にならない」と罠カウンター', 'Not a target of Counter: and the trap?'),
		table: `
			A hand: S3 S4
			A field: [H2] | [H3]
			B rare: S3
			B field: C5`,
		steps: [act('A', 'sword-rain', { keys: 'S3 S4', drive: 'H2 H3' }), pass('A')],
		default: [
			act('B', 'trap-counter', { keys: 'S3', target: 'r1' }),
			...bothPass('B', { expect: ['stage =', 'B.soldiers = C5'] })
		],
		other: {
			'all-counters': [
				act('B', 'trap-counter', { keys: 'S3', target: 'r1' }, { refused: ['target_not_counterable'] })
			]
		}
	}),
	...fork('AMB-38', {
		title: l10n('罠カウンターの「同じカード」', 'The same card for the trap'),
		in: 'standard+rare-pack',
		table: `
			A hand: H4 D2
			A field: S5
			B rare: C4`,
		steps: [
			act('A', 'up', { keys: 'H4', discard: 'D2', target: 'S5' }),
			pass('A'),
			act('B', 'trap-counter', { keys: 'C4', target: 'r1' })
		],
		default: bothPass('B', { expect: ['stage = up', 'log has condition_failed'] }),
		other: { 'number-only': bothPass('B', { expect: ['stage =', 'A.graveyard has H4'] }) }
	}),
	...fork('AMB-39', {
		title: l10n('クイック策士召喚は自分を選べるか', 'May the strategist choose itself?'),
		table: `
			turn B
			chance A
			A hand: C7 D2
			A trumps: DJ up`,
		steps: [act('A', 'quick-summon-strategist', { keys: 'C7', discard: 'D2' })],
		default: bothPass('A', { expect: ['A.soldiers = DJ+C7', 'stage ='] }),
		other: {
			'itself-too': [
				...bothPass('A'),
				// it removed itself: its key card is gone before the last line, so the strategist does not come
				answer('A', 'request', 'r1', {
					expect: [
						'stage =',
						'A.graveyard = D2 C7',
						'A.soldiers =',
						'A.trumpsUp = DJ',
						'log lacks entered resolved'
					]
				})
			]
		}
	})
];
