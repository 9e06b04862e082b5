// The character phase and the ability phase: S05-S11, S34.
import { answer, end, pick, play, scenario, step, table, use } from './tools';

export const PLAYS = [
	scenario('s05-energy-first', {
		title: ['先にエネルギー、次にカード', 'Energy first, then the card'],
		shows: ['S05', 'R12', 'R14', 'R16', 'R18'],
		setup: table('A 3 character', { energy: ['V01', 'V01.2'], hand: ['V03', 'V04'] }, {}),
		steps: [
			play('A', 'V03', 'bench1', {
				expect: [
					'log runs energy_rested played',
					'A.energy.posture = rest rest',
					'A.bench = V03 - -',
					'A.bench.posture = stand - -'
				]
			}),
			play('A', 'V04', 'bench2', { refused: ['not_enough_energy'] }),
			end('A', { expect: ['phase = ability', 'A.hand = V04'] })
		]
	}),

	scenario('s06-level-lock', {
		title: ['自分で自分を閉じ込める', 'Locking oneself in'],
		about: [
			'「レベル0はプレイできない」カードを手札からリングに出すと、そのカード自身もベンチに移れない。移動もプレイだから。',
			'Play the card that forbids level-0 plays to the ring, and it can’t move to the bench itself: the move is a play too.'
		],
		shows: ['S06', 'R17', 'R19', 'R20', 'A11'],
		setup: table('A 3 character', { energy: ['V01'], hand: ['V11', 'V01.2'] }, {}),
		note: [
			'手札に門番イワネ（V11、レベル0）とナギ（V01、レベル0）。ベンチは空いている。',
			'In hand: Iwane (V11, level 0) and Nagi (V01, level 0). The bench is empty.'
		],
		steps: [
			play('A', 'V11', 'ring', {
				note: [
					'イワネをリングに出す。レベル0なのでエネルギーはレストしない。場に出た時の能力が発動した。',
					'Iwane goes to the ring. Level 0 rests no energy. Her ability of being placed has fired.'
				],
				expect: ['A.ring = V11', 'area = A:V11', 'log has no_energy_needed', 'A.energy.standing = 1']
			}),
			pick('A', 'e1', {
				note: [
					'解決すると、これからレベル0はプレイできない。',
					'Resolved: from now on level-0 cards can’t be played.'
				],
				expect: ['locks = 0', 'asks = character']
			}),
			play('A', 'V01.2', 'bench1', {
				note: ['手札のナギはレベル0なので出せない。', 'Nagi in the hand is level 0: she can’t be played.'],
				refused: ['level_locked']
			}),
			step(
				'A',
				'bench',
				{ slot: 'A.bench1' },
				{
					note: [
						'イワネ自身もレベル0。リングからベンチへの移動もプレイなので、動けない（R20）。',
						'Iwane herself is level 0, and moving from ring to bench is a play: she is stuck (R20).'
					],
					refused: ['level_locked']
				}
			)
		]
	}),
	scenario('s06-asahi', {
		title: ['あさひ：リングからベンチへ移っても働く', 'Asahi: moving from ring to bench counts too'],
		about: [
			'文書に名前の出るカードで同じことを見る。レベル0は文書からの推論。',
			'The same with the card the page names. That she is level 0 is inferred from it.'
		],
		shows: ['S06', 'R13', 'R17', 'R19'],
		setup: table('A 3 character', { ring: 'N06', hand: ['V01', 'V04'], energy: ['V01.2'] }, {}),
		steps: [
			step(
				'A',
				'bench',
				{ slot: 'A.bench1' },
				{ expect: ['A.ring = -', 'A.bench = N06 - -', 'area = A:N06'] }
			),
			pick('A', 'e1', { expect: ['locks = 0'] }),
			play('A', 'V01', 'ring', { refused: ['level_locked'] }),
			play('A', 'V04', 'ring', { expect: ['A.ring = V04', 'A.energy.standing = 0'] })
		]
	}),

	scenario('s07-no-push-no-swap', {
		title: ['押し出せない、入れ替えられない', 'No pushing out, no swap'],
		shows: ['S07', 'R13', 'R21', 'R22'],
		setup: table(
			'A 3 character',
			{ ring: 'V04', bench: ['V02', 'V06', 'V07'], energy: ['V01', 'V01.2'] },
			{}
		),
		steps: [
			step('A', 'bench', { slot: 'A.bench1' }, { refused: ['slot_occupied', 'no_push_out'] }),
			step('A', 'bench', { slot: 'A.bench2' }, { refused: ['slot_occupied', 'no_push_out'] }),
			step('A', 'bench', { slot: 'A.bench3' }, { refused: ['slot_occupied', 'no_push_out'] }),
			step('A', 'swap', { slot: 'A.bench1' }, { refused: ['no_swap'] })
		]
	}),

	scenario('s08-overwrite', {
		title: ['圧殺：新しいカードが先', 'Overwriting: the new card comes first'],
		about: [
			'カードのいる枠に手札から出すと、新しいカードが置かれてから、古いカードが控え室へ行く。1ステップずつ進めると、両方が枠にいる瞬間が見える。',
			'A hand card played onto an occupied slot is put there before the old card leaves. Step into it: for a moment both are in the slot.'
		],
		shows: ['S08', 'R16', 'R18', 'R23', 'R24', 'R25'],
		setup: table('A 3 character', { bench: ['V02'], hand: ['V04'], energy: ['V01'] }, {}),
		note: [
			'ベンチ1に荷揚げのタツ（V02）。手札の帆縫いのミオ（V04）をその上に出す。',
			'Tatsu (V02) is on bench 1. Mio (V04) is going to be played onto him.'
		],
		steps: [
			play('A', 'V04', 'bench1', {
				note: [
					'エネルギーをレスト、ミオが置かれる、そのあとタツが控え室へ。この順番が「圧殺」「張り替え」の正しい処理。',
					'Energy is rested, Mio is put down, and only then Tatsu goes to the waiting room. That is how 圧殺 or 張り替え is resolved.'
				],
				expect: [
					'log runs energy_rested played left_overwritten',
					'A.bench = V04 - -',
					'A.waiting = V02',
					'A.energy.posture = rest'
				]
			}),
			end('A', {
				note: [
					'先に古いカードをどける癖があると、次のシナリオ（姉妹）で結果を間違える。',
					'Who takes the old card away first out of habit gets the next scenario (the sisters) wrong.'
				],
				expect: ['phase = ability']
			})
		]
	}),

	scenario('s09-sisters', {
		title: ['自分の上に出されても発動する', 'She fires even when overwritten'],
		about: [
			'椎名姉妹の例を自作カードで。ナミ＆サワ（V12）の枠にナミ（V13）をプレイする。プレイの瞬間にはV12もまだ場にいるので、能力は発動する。',
			'The Shiina sisters with our own cards: Nami (V13) is played onto the slot of Nami & Sawa (V12). At that moment V12 is still there, so her ability fires.'
		],
		shows: ['S09', 'R26', 'R27', 'E10'],
		setup: table('A 3 character', { bench: ['-', 'V12'], hand: ['V13'], energy: ['V01'] }, {}),
		note: [
			'ベンチ2にナミ＆サワ（V12）。その上に手札のナミ（V13）を出す。',
			'Nami & Sawa (V12) on bench 2; Nami (V13) is in hand.'
		],
		steps: [
			play('A', 'V13', 'bench2', {
				note: [
					'V13がプレイされた時、V12はまだベンチにいた。だから能力は解決領域にあり、V12自身はもう控え室にいる。',
					'When V13 was played, V12 was still on the bench. So her ability is in the resolution area while she herself is in the waiting room.'
				],
				expect: [
					'area = A:V12',
					'A.waiting = V12',
					'A.bench = - V13 -',
					'log runs played ability_fired left_overwritten'
				]
			}),
			pick('A', 'e1', {
				note: [
					'元のカードが場を離れても、解決領域の能力は残る。',
					'The ability stays even though its card has left the field.'
				],
				expect: ['asks = question']
			}),
			answer('A', 'yes', {
				note: ['使えば1枚引ける。', 'Used, it draws a card.'],
				expect: ['A.hand.count = 1', 'asks = character']
			})
		]
	}),
	scenario('s09-wrong-order', {
		title: ['先にどけると、何も起こらない', 'Taken away first, nothing happens'],
		about: [
			'比べるための局面。古いカードを先にどけたのと同じ状態から出すと、能力は発動しない。これは誤った処理の結果。',
			'For comparison: the position as if the old card had been taken away first. Nothing fires; that is what the wrong order leads to.'
		],
		shows: ['S09', 'R25', 'R28'],
		setup: table(
			'A 3 character',
			{ bench: ['-', '-'], waiting: ['V12'], hand: ['V13'], energy: ['V01'] },
			{}
		),
		steps: [play('A', 'V13', 'bench2', { expect: ['area =', 'A.hand.count = 0', 'log lacks ability_fired'] })]
	}),

	scenario('s10-empty-slot-left', {
		title: ['空きがあっても上書きできる', 'Overwriting beside an empty slot'],
		shows: ['S10', 'R23', 'R29'],
		setup: table('A 3 character', { bench: ['V02', 'V06', '-'], hand: ['V04'], energy: ['V01'] }, {}),
		steps: [play('A', 'V04', 'bench1', { expect: ['A.bench = V04 V06 -', 'A.waiting = V02'] })]
	}),

	scenario('s11-abilities', {
		title: ['コストが払えるあいだ何度でも', 'As often as the cost can be paid'],
		shows: ['S11', 'R30', 'R31', 'R33', 'E07'],
		setup: table('A 3 ability', { bench: ['V07'], hand: ['V08'], energy: ['V01', 'V01.2'] }, {}),
		steps: [
			use('A', 'V07/1', {
				expect: [
					'area = A:V07',
					'A.energy.standing = 1',
					'log runs ability_declared energy_paid entered_area'
				]
			}),
			pick('A', 'e1', { expect: ['A.ring.attack = 3500', 'asks = ability'] }),
			use('A', 'V07/1', { expect: ['A.energy.standing = 0'] }),
			pick('A', 'e2', { expect: ['A.ring.attack = 4000'] }),
			use('A', 'V07/1', { refused: ['cost_energy'] }),
			use('A', 'V08/1', { refused: ['cancel_not_here'] })
		]
	}),
	scenario('s11-reverse-cost', {
		title: ['リバースするコスト', 'Reversing as a cost'],
		shows: ['R03', 'R31', 'E07'],
		setup: table('A 3 ability', { bench: ['V31'] }, {}),
		steps: [
			use('A', 'V31/1', { expect: ['A.bench.posture = reverse - -'] }),
			pick('A', 'e1', { expect: ['A.ring.attack = 4500'] }),
			use('A', 'V31/1', { refused: ['cost_card_tired'] })
		]
	}),

	scenario('s34-phase-ends', {
		title: ['効果がフェイズを終わらせる', 'An effect ends the phase'],
		about: [
			'コストが残っていても、フェイズを終わらせる効果が解決すれば、もう【起】は使えない。',
			'Even with energy left: once an effect has ended the phase, no activated ability can be used.'
		],
		shows: ['S34', 'R33'],
		setup: table('A 3 ability', { bench: ['V20', 'V07'], energy: ['V01', 'V01.2', 'V01.3'] }, {}),
		note: [
			'ベンチに宿屋のオカミ（V20）と旗振りのコハク（V07）。エネルギーは3枚。',
			'Okami (V20) and Kohaku (V07) on the bench, three energy.'
		],
		steps: [
			use('A', 'V07/1', {
				note: ['まずコハクの能力。', 'First Kohaku’s ability.'],
				expect: ['A.energy.standing = 2']
			}),
			pick('A', 'e1', {
				note: ['解決して、まだアビリティフェイズ。', 'It resolves; still the ability phase.'],
				expect: ['asks = ability']
			}),
			use('A', 'V20/1', { note: ['次にオカミの能力。', 'Then Okami’s.'], expect: ['area = A:V20'] }),
			pick('A', 'e2', {
				note: [
					'1枚引いて、フェイズが終わる。何も選ばなくてもアタックフェイズに入った。',
					'A card is drawn and the phase ends: the attack phase begins by itself.'
				],
				expect: ['phase = attack', 'asks = attack', 'A.hand.count = 1', 'log has phase_ended_by_effect']
			}),
			use('A', 'V07/1', {
				note: [
					'エネルギーはあと1枚あるが、アビリティフェイズは終わっている。',
					'One energy is left, but the ability phase is over.'
				],
				refused: ['only_in_ability_phase']
			})
		]
	}),

	scenario('gap-unknown-level', {
		title: ['書かれていない数値は使わない', 'Numbers that aren’t stated aren’t made up'],
		about: [
			'文書に名前の出るカードは、書かれた事実だけで扱う。レベルが書かれていないカードはプレイできない。',
			'Cards the page names carry only the facts it states: without a level they can’t be played.'
		],
		shows: ['R01', 'R27'],
		setup: table('A 3 character', { hand: ['N07'], energy: ['V01', 'V01.2', 'V01.3'] }, {}),
		steps: [play('A', 'N07', 'bench1', { refused: ['level_unknown'] })]
	})
];
