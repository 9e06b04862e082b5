// Phases and their starts: S01-S04, S13, S29, S30, S33.
import { answer, end, pass, pick, play, scenario, step, support, table, use } from './tools';

export const PHASES = [
	scenario('s01-stand-up', {
		title: ['一段ずつ起きる', 'One stage at a time'],
		about: [
			'レストはスタンドに、リバースはレストになる。同時に一段だけなので、リバースのカードが一度にスタンドすることはない。',
			'Rest becomes stand, reverse becomes rest: one stage, all together. A reversed card never stands at once.'
		],
		shows: ['S01', 'R02', 'R03', 'R04', 'R58'],
		setup: table(
			'B 2 attack',
			{
				energy: ['V01', 'V01.2:rest', 'V01.3:reverse'],
				bench: ['V03:rest', 'V04:reverse']
			},
			{}
		),
		note: [
			'Bのアタックフェイズの終わり。Aのエネルギーはスタンド・レスト・リバース、ベンチはレストとリバース。',
			'The end of B’s attack phase. A’s energy stands, rests and is reversed; the bench rests and is reversed.'
		],
		steps: [
			end('B', {
				note: [
					'Aのターンが始まり、スタンドフェイズで全部が同時に一段起きる。リバースだったカードはまだレスト。',
					'A’s turn begins: in the stand phase all of them come up one stage together. What was reversed still rests.'
				],
				expect: [
					'turn = A',
					'A.energy.posture = stand stand rest',
					'A.bench.posture = stand rest -',
					'log runs turn_begins turned_up drew'
				]
			}),
			pass('A', {
				note: ['このターンはエネルギーを置かない。', 'No energy this turn.'],
				expect: ['log has energy_skipped', 'phase = character']
			}),
			end('A', { note: ['プレイもしない。', 'No plays either.'], expect: ['phase = ability'] }),
			end('A', { note: ['【起】も使わない。', 'No activated abilities.'], expect: ['phase = attack'] }),
			end('A', {
				note: [
					'攻撃せずにBのターンへ。相手のターンにはAのカードは起きない。',
					'No attack: B’s turn, in which A’s cards stay as they are.'
				],
				expect: ['turn = B', 'A.energy.posture = stand stand rest', 'A.bench.posture = stand rest -']
			}),
			pass('B', { note: ['Bもエネルギーを置かない。', 'B places no energy.'] }),
			end('B', { note: ['Bもプレイしない。', 'B plays nothing.'] }),
			end('B', { note: ['Bも【起】を使わない。', 'B uses nothing.'] }),
			end('B', {
				note: [
					'Aの二度目のスタンドフェイズ。リバースだったカードがようやくスタンドする。',
					'A’s second stand phase: the reversed cards stand at last.'
				],
				expect: ['turn = A', 'A.energy.posture = stand stand stand', 'A.bench.posture = stand stand -']
			})
		]
	}),

	scenario('s02-turn-start', {
		title: ['ターン開始時の能力は起こす前', 'The start of the turn comes before standing up'],
		about: [
			'ターン開始時の能力を尋ねられた時点では、カードはまだ起きていない（裁定A1の既定）。',
			'When the ability of the start of the turn asks, the cards have not been stood up yet (default of ruling A1).'
		],
		shows: ['S02', 'R05', 'A1'],
		setup: table('B 2 attack', { bench: ['V09', 'V04:rest'] }, {}),
		steps: [
			end('B', { expect: ['area = A:V09', 'asks = pick', 'decides = A', 'A.bench.posture = stand rest -'] }),
			pick('A', 'e1', { expect: ['asks = question', 'A.bench.posture = stand rest -'] }),
			answer('A', 'yes', {
				expect: [
					'A.bench.posture = stand stand -',
					'A.hand.count = 2',
					'log runs drew_by_effect turned_up drew'
				]
			})
		]
	}),

	scenario('s03-first-draw', {
		title: ['先攻の最初のターンは引かない', 'No draw in the very first turn'],
		shows: ['S03', 'R06', 'R07'],
		setup: table('A 1 stand', {}, {}),
		expect: [
			'A.hand.count = 0',
			'A.deck.count = 10',
			'log has no_first_draw',
			'log lacks drew',
			'phase = energy'
		],
		steps: [
			pass('A'),
			end('A'),
			end('A'),
			end('A', {
				expect: ['turn = B', 'turn.number = 2', 'B.hand.count = 1', 'B.deck.count = 9', 'log has drew']
			})
		]
	}),

	scenario('s04-energy-start', {
		title: ['エネルギーを置く前だけ', 'Only before the energy is placed'],
		about: [
			'エネルギーフェイズ開始時の能力は、エネルギーを置く前に発動する。見送ると、もう使えない。',
			'An ability of the start of the energy phase fires before the placement. Who lets it go can’t use it later.'
		],
		shows: ['S04', 'R09', 'R10', 'R11'],
		setup: table('A 3 energy begin', { ring: 'V05', bench: ['V10'], hand: ['V01'] }, {}),
		note: [
			'Aのエネルギーフェイズの開始時。石炭番のロク（V10）の能力が発動した。まだエネルギーは置かれていない。',
			'The start of A’s energy phase: Roku’s (V10) ability has fired. No energy has been placed yet.'
		],
		expect: ['area = A:V10', 'asks = pick', 'A.energy ='],
		steps: [
			pick('A', 'e1', {
				note: ['解決に入ると、使うかどうかを聞かれる。', 'When it resolves, A is asked whether to use it.'],
				expect: ['asks = question']
			}),
			answer('A', 'no', {
				note: [
					'ここで断る。開始時はこれで終わり、エネルギーを置く場面になる。',
					'A says no. The start is over; now energy may be placed.'
				],
				expect: ['asks = energy', 'A.ring.attack = 4000'],
				variations: [
					{
						name: { ja: '使った場合', en: 'If it is used' },
						steps: [
							answer('A', 'yes', {
								note: [
									'使えば、このターンの攻撃力が5000になる。',
									'Used, it makes the attack 5000 this turn.'
								],
								expect: ['A.ring.attack = 5000', 'asks = energy']
							})
						]
					}
				]
			}),
			use('A', 'V10/1', {
				note: [
					'やっぱり使いたい、は通らない。その時はもう過ぎている。',
					'Changing one’s mind is too late: the moment has passed.'
				],
				refused: ['only_in_ability_phase', 'missed_energy_start']
			}),
			step(
				'A',
				'energy',
				{ card: 'A:V01' },
				{
					note: [
						'エネルギーを置くと、そのままキャラフェイズへ進む。',
						'Placing energy leads on to the character phase.'
					],
					expect: ['A.energy = V01', 'phase = character']
				}
			),
			use('A', 'V10/1', {
				note: [
					'エネルギーを置いた後でも同じ理由で使えない（R11）。',
					'After the placement it can’t be used either, for the same reason (R11).'
				],
				refused: ['missed_energy_start']
			})
		]
	}),

	scenario('s13-attack-start', {
		title: ['サポートしたらもう遅い', 'Too late once a card has supported'],
		about: [
			'アタックフェイズ開始時の能力は、最初のサポートより前に一度だけ発動する。',
			'Abilities of the start of the attack phase fire once, before the first card supports.'
		],
		shows: ['S13', 'R35', 'R36'],
		setup: table('A 3 attack begin', { ring: 'V05', bench: ['V15', 'V04'] }, { ring: 'V05:defence+9000' }),
		note: [
			'アタックフェイズの開始時。号鐘のツバキ（V15）の能力が発動している。',
			'The start of the attack phase: Tsubaki’s (V15) ability has fired.'
		],
		expect: ['area = A:V15', 'phase = attack', 'attacks = 0'],
		steps: [
			support('A', 'V04', {
				note: ['能力が解決するまで、サポートはできない。', 'Nobody can support before it is resolved.'],
				refused: ['only_in_attack_phase']
			}),
			pick('A', 'e1', {
				note: ['ツバキの能力を解決する。', 'Tsubaki’s ability is resolved.'],
				expect: ['asks = question']
			}),
			answer('A', 'no', {
				note: ['使わないと決めた。攻撃宣言に進む。', 'A doesn’t use it and goes on to the declaration.'],
				expect: ['asks = attack', 'A.ring.attack = 4000']
			}),
			support('A', 'V04', {
				note: ['ミオ（V04）がサポートして攻撃した。', 'Mio (V04) supports and the ring card attacks.'],
				expect: ['attacks = 1', 'B.ring.damage = 4000', 'area =']
			}),
			use('A', 'V15/1', {
				note: [
					'次の攻撃の前に使いたくても、開始時は最初のサポートの前だけ（R36）。',
					'Wanting it before the next attack doesn’t help: the start was before the first support (R36).'
				],
				refused: ['missed_attack_start']
			})
		]
	}),

	scenario('s29-hand-seven', {
		title: ['手札7枚は5枚に', 'Seven cards become five'],
		shows: ['S29', 'R57', 'A5'],
		setup: table('A 3 attack', { hand: ['V01', 'V02', 'V03', 'V04', 'V05', 'V06', 'V07'] }, {}),
		steps: [
			end('A', { expect: ['asks = keep', 'phase = end', 'A.hand.count = 7'] }),
			step(
				'A',
				'keep',
				{ cards: ['A:V01', 'A:V02', 'A:V03', 'A:V04', 'A:V05', 'A:V06'] },
				{ refused: ['pick_count'] }
			),
			step('A', 'keep', { cards: ['A:V01', 'A:V02', 'A:V03', 'A:V04'] }, { refused: ['pick_count'] }),
			step(
				'A',
				'keep',
				{ cards: ['A:V01', 'A:V02', 'A:V03', 'A:V04', 'A:V05'] },
				{ expect: ['A.hand = V01 V02 V03 V04 V05', 'A.waiting = V06 V07', 'turn = B'] }
			)
		]
	}),
	scenario('s29-hand-six', {
		title: ['手札6枚はそのまま', 'Six cards stay'],
		shows: ['S29', 'R57', 'A5'],
		setup: table('A 3 attack', { hand: ['V01', 'V02', 'V03', 'V04', 'V05', 'V06'] }, {}),
		steps: [end('A', { expect: ['A.hand.count = 6', 'A.waiting =', 'turn = B', 'log has hand_fits'] })]
	}),

	scenario('s30-cleanup', {
		title: ['効果とダメージは同時に終わる', 'Effects and damage end together'],
		shows: ['S30', 'R58', 'R60'],
		setup: table('A 3 attack', { ring: 'V05:attack+1000' }, { ring: 'V05:3000' }),
		expect: ['A.ring.attack = 5000', 'B.ring.damage = 3000'],
		steps: [
			end('A', {
				expect: ['A.ring.attack = 4000', 'B.ring.damage = 0', 'log has turn_effects_end', 'turn = B']
			})
		]
	}),

	scenario('s33-each-start-once', {
		title: ['どのフェイズの開始時も一度だけ', 'Every start comes once'],
		about: [
			'ドロー、キャラ、アビリティの各フェイズ開始時の能力が、フェイズの処理より先に一度ずつ発動する。',
			'Abilities of the starts of the draw, character and ability phases fire once each, before what the phase is for.'
		],
		shows: ['S33', 'R08', 'R15', 'R32'],
		setup: table('A 3 draw', { bench: ['V21', 'V22', 'V23'], hand: ['V01'] }, {}),
		note: [
			'ドローフェイズの開始時。まだ引いていない。',
			'The start of the draw phase: nothing has been drawn yet.'
		],
		expect: ['area = A:V21', 'phase = draw', 'A.hand.count = 1'],
		steps: [
			pick('A', 'e1', {
				note: ['網元ジンベエ（V21）の能力を解決する。', 'Jinbei’s (V21) ability is resolved.']
			}),
			answer('A', 'no', {
				note: [
					'使わずに進むと、1枚引いてエネルギーフェイズへ。',
					'Left unused; one card is drawn and the energy phase begins.'
				],
				expect: ['A.hand.count = 2', 'phase = energy', 'log runs declined drew']
			}),
			use('A', 'V21/1', {
				note: ['ドローフェイズの開始時はもう過ぎた。', 'The start of the draw phase is over.'],
				refused: ['missed_draw_start']
			}),
			pass('A', {
				note: [
					'キャラフェイズの開始時。呼び込みのチヨ（V22）の番。',
					'The start of the character phase: Chiyo (V22).'
				],
				expect: ['area = A:V22', 'phase = character', 'asks = pick']
			}),
			pick('A', 'e2', { note: ['チヨの能力を解決する。', 'Chiyo’s ability is resolved.'] }),
			answer('A', 'no', { note: ['これも使わない。', 'Not used either.'], expect: ['asks = character'] }),
			play('A', 'V01', 'ring', {
				note: ['カードをプレイした。', 'A card is played.'],
				expect: ['A.ring = V01', 'A.waiting = V02.9']
			}),
			use('A', 'V22/1', {
				note: [
					'カードをプレイした後では、開始時の能力は使えない（R15）。',
					'After a play an ability of the start can’t be used (R15).'
				],
				refused: ['missed_character_start']
			}),
			end('A', {
				note: [
					'アビリティフェイズの開始時。段取りのセイジ（V23）の番。',
					'The start of the ability phase: Seiji (V23).'
				],
				expect: ['area = A:V23', 'phase = ability']
			}),
			pick('A', 'e3', { note: ['セイジの能力を解決する。', 'Seiji’s ability is resolved.'] }),
			answer('A', 'yes', {
				note: ['今度は使って1枚引いた。', 'This time it is used: a card is drawn.'],
				expect: ['asks = ability', 'log has drew_by_effect']
			}),
			use('A', 'V23/1', {
				note: ['二度目はない（R32）。', 'There is no second time (R32).'],
				refused: ['missed_ability_start']
			})
		]
	})
];
