// Advancing a turn, and attacks after a transformation or an evolution: C25-C32.
import type { SetupSide } from '../setup';
import { attack, end, order, pick, row, use } from './build';

const ALLY = [
	{ card: 'spring-keeper', id: 'a1' },
	{ card: 'scribe', id: 'a2' }
] as const;
const ENEMY = [
	{ card: 'fire-watch', id: 'e1' },
	{ card: 'thorn', id: 'e2' }
] as const;
const silas = (life: number, more: SetupSide['field'] = []): SetupSide => ({
	life,
	mana: 5,
	maxMana: 5,
	hand: [{ card: 'silas', id: 'silas' }],
	field: [...ALLY, ...more],
	deck: 10
});

export const TURNS = [
	row({
		id: 'c25',
		title: ['１ターン進める', 'Advance one turn'],
		about: [
			'最大マナ、ドロー、能力、攻撃の権利がまとめて進む。能力は味方の終了時、相手の開始時、相手の終了時、味方の開始時の順。',
			'Max mana, a draw, abilities and attacks in one go; abilities in the order ally end, enemy start, enemy end, ally start.'
		],
		shows: ['C25', 'T34', 'T35', 'T36', 'B7'],
		setup: { A: silas(20), B: { mana: 5, maxMana: 5, field: ENEMY, deck: 10 } },
		note: [
			'a1は終了時にLP+1、a2は開始時に1枚引く。相手のe1は開始時に、e2は終了時に、こちらへ1ダメージ。',
			'a1: +1 LP at turn end; a2: draw 1 at turn start. Enemy e1 deals 1 at turn start, e2 at turn end.'
		],
		steps: [
			use('silas', {
				note: [
					'最大マナは両方とも6になるが、マナは回復しない。両方が1枚引き、a1、e1、e2、a2の順に能力が発動する。',
					'Both max manas become 6, mana is not refilled. Both draw 1; then a1, e1, e2 and a2 fire in that order.'
				],
				expect: [
					'turn = A',
					'log runs max_mana_changed drew drew healed damaged damaged drew attacks_renewed',
					'A.maxMana = 6',
					'B.maxMana = 6',
					'A.mana = 0',
					'B.mana = 5',
					'A.cards = 2',
					'B.cards = 1',
					'A.life = 19'
				]
			})
		]
	}),
	row({
		id: 'c26',
		title: ['攻撃の権利が戻る', 'Attacks are renewed'],
		shows: ['C26', 'T35', 'T37'],
		setup: {
			A: silas(20, [
				{ card: 'footman', id: 'a3' },
				{ card: 'footman', id: 'a4', sick: true }
			]),
			B: { mana: 5, maxMana: 5, field: [...ENEMY, { card: 'footman', id: 'e3', used: 1 }], deck: 10 }
		},
		note: ['a3はこれから攻撃する。a4は出たばかり。', 'a3 is about to attack; a4 has just arrived.'],
		expect: ['a3.attacks = 1', 'a4.attacks = 0', 'e3.attacks = 0'],
		steps: [
			attack('a3', 'B.leader', {
				note: ['a3が攻撃した。もう攻撃できない。', 'a3 attacks and is done.'],
				expect: ['B.life = 23', 'a3.attacks = 0']
			}),
			attack('a4', 'B.leader', {
				note: ['a4は召喚酔いで攻撃できない。', 'a4 is summoning-sick.'],
				refused: ['summoning_sick']
			}),
			use('silas', {
				note: [
					'味方の攻撃の権利が戻り、出たばかりのa4も攻撃できる。相手のユニットは変わらない。',
					'Ally units may attack again, a4 too. Enemy units are unaffected.'
				],
				expect: ['a3.attacks = 1', 'a4.attacks = 1', 'e3.attacks = 0']
			}),
			attack('a4', 'B.leader', {
				note: ['a4が攻撃する。', 'a4 attacks.'],
				expect: ['B.life = 21']
			})
		]
	}),
	row({
		id: 'c27',
		title: ['進めている途中で負ける', 'Losing on the way'],
		shows: ['C27', 'T04', 'T36'],
		setup: { A: silas(1), B: { mana: 5, maxMana: 5, field: ENEMY, deck: 10 } },
		note: ['自分のLPは1。', 'Own LP 1.'],
		steps: [
			use('silas', {
				note: [
					'a1で2に増え、e1で1に、e2で0になり、a2が引く前に負ける。',
					'a1 heals to 2, e1 makes it 1, e2 makes it 0: a loss before a2 draws.'
				],
				expect: ['waits = over', 'result = B', 'A.life = 0', 'A.deck = 9', 'B.deck = 9']
			})
		]
	}),
	row({
		id: 'c28',
		title: ['変身した後の攻撃回数', 'Attacks after transforming'],
		about: [
			'変身したターンは、変身する前のユニットに従う。',
			'In that turn, the number follows the unit before.'
		],
		shows: ['C28', 'T40', 'T41', 'T42', 'T43', 'T44', 'T45'],
		setup: {
			A: {
				hand: [1, 2, 3, 4, 5].map((n) => ({ card: 'polymorph', id: `p${n}` })),
				field: [
					{ card: 'statue', id: 'unable' },
					{ card: 'footman', id: 'sick', sick: true },
					{ card: 'footman', id: 'ready' },
					{ card: 'courier', id: 'rush', sick: true },
					{ card: 'twinblade', id: 'double' }
				]
			}
		},
		note: [
			'攻撃不可、召喚酔い、攻撃できる、出たばかりの速攻、連撃の5体を、能力のない「見習い」に変身させる。',
			'Five units become plain apprentices: one unable, one sick, one ready, one just arrived with rush, one with double attack.'
		],
		steps: [
			use('p1', { note: ['まず攻撃不可の石像。', 'First the statue, which can’t attack.'] }),
			pick('unable', {
				note: ['攻撃できないユニットからなので、0回。', 'From one that can’t attack: none.'],
				expect: ['unable.card = apprentice', 'unable.attacks = 0']
			}),
			use('p2', { note: ['出たばかりの歩兵。', 'The footman that has just arrived.'] }),
			pick('sick', {
				note: ['召喚酔いからなので、0回。', 'From a sick one: none.'],
				expect: ['sick.attacks = 0']
			}),
			attack('sick', 'B.leader', {
				note: [
					'攻撃しようとしても、変身する前に攻撃できなかったので断られる。',
					'It is refused: it couldn’t attack before.'
				],
				refused: ['unable_before_transforming']
			}),
			use('p3', { note: ['攻撃できる歩兵。', 'The ready footman.'] }),
			pick('ready', {
				note: ['攻撃できたので、1回。', 'From a ready one: one.'],
				expect: ['ready.attacks = 1']
			}),
			use('p4', { note: ['出たばかりの早馬（速攻）。', 'The courier with rush, just arrived.'] }),
			pick('rush', {
				note: ['速攻を持っていたので、1回。', 'It had rush: one.'],
				expect: ['rush.attacks = 1', 'rush.keywords =']
			}),
			use('p5', { note: ['双剣士（連撃）。', 'The twinblade with double attack.'] }),
			pick('double', {
				note: ['連撃を持っていたので、2回。', 'It had double attack: two.'],
				expect: ['double.attacks = 2']
			}),
			attack('double', 'B.leader', { note: ['1回目。', 'The first.'], expect: ['double.attacks = 1'] }),
			attack('double', 'B.leader', {
				note: ['2回目もできる。', 'And the second.'],
				expect: ['double.attacks = 0', 'B.life = 23']
			})
		]
	}),
	row({
		id: 'c29',
		title: ['変身した後の連撃は関係ない', 'Double attack on the new form does not matter'],
		shows: ['C29', 'T40', 'T46'],
		setup: {
			A: {
				hand: [
					{ card: 'twin-form', id: 'form' },
					{ card: 'twin-form', id: 'again' }
				],
				field: [{ card: 'footman', id: 'unit' }]
			}
		},
		note: [
			'攻撃できる歩兵を、連撃を持つ双剣士に変身させる。',
			'A ready footman becomes a twinblade, which has double attack.'
		],
		steps: [
			use('form', { note: ['対象を選ぶ。', 'Pick the target.'] }),
			pick('unit', {
				note: [
					'連撃を持っても、このターンは1回のまま。',
					'It has double attack now, but one attack this turn.'
				],
				expect: ['unit.card = twinblade', 'unit.keywords = 連撃', 'unit.attacks = 1']
			}),
			use('again', { note: ['同じターンにもう一度変身させる。', 'Transform it again in the same turn.'] }),
			pick('unit', {
				note: ['2回目の変身でも回数は変わらない。', 'A second transformation changes nothing.'],
				expect: ['unit.attacks = 1']
			}),
			end({ note: ['ターンを終える。', 'End the turn.'] }),
			end(
				{
					note: ['相手もターンを終え、自分の番が来る。', 'The enemy ends too.'],
					expect: ['unit.attacks = 2']
				},
				'B'
			)
		]
	}),
	row({
		id: 'c30',
		title: ['攻撃した後の変身', 'Transformed after attacking'],
		shows: ['C30', 'T40', 'B5'],
		setup: { A: { hand: [{ card: 'twin-form', id: 'form' }], field: [{ card: 'footman', id: 'unit' }] } },
		note: ['先に攻撃してから変身させる。', 'Attack first, then transform.'],
		steps: [
			attack('unit', 'B.leader', { note: ['1回攻撃した。', 'One attack is used.'], expect: ['B.life = 23'] }),
			use('form', { note: ['双剣士に変身させる。', 'Transform it into a twinblade.'] }),
			pick('unit', {
				note: ['済んだ攻撃は数えるので、残りは0回。', 'The used attack counts: none left.'],
				expect: ['unit.attacks = 0']
			})
		]
	}),
	row({
		id: 'c31',
		title: ['進化した後の攻撃回数', 'Attacks after evolving'],
		shows: ['C31', 'T47'],
		setup: {
			A: {
				hand: [
					{ card: 'growth', id: 'g1' },
					{ card: 'growth', id: 'g2' }
				],
				field: [
					{ card: 'cub', id: 'plain' },
					{ card: 'twin-pups', id: 'double' }
				]
			}
		},
		note: [
			'子狼は連撃を持つ白い狼に、連撃を持つ双子の子犬は能力のない猟犬に進化する。',
			'The cub becomes a wolf with double attack; the pups with double attack become a plain hound.'
		],
		steps: [
			use('g1', { note: ['子狼を進化させる。', 'Evolve the cub.'] }),
			pick('plain', {
				note: ['進化した後に従って2回。', 'By the new form: two.'],
				expect: ['plain.card = white-wolf', 'plain.attacks = 2']
			}),
			use('g2', { note: ['双子の子犬を進化させる。', 'Evolve the pups.'] }),
			pick('double', {
				note: ['進化した後に従って1回。', 'By the new form: one.'],
				expect: ['double.card = hound', 'double.attacks = 1']
			})
		]
	}),
	row({
		id: 'c32',
		title: ['出たばかりのユニットの進化', 'Evolving in the turn it arrived'],
		shows: ['C32', 'T47', 'B6'],
		setup: {
			A: {
				hand: [
					{ card: 'growth', id: 'g1' },
					{ card: 'growth', id: 'g2' }
				],
				field: [
					{ card: 'colt', id: 'colt', sick: true },
					{ card: 'sapling', id: 'sapling', sick: true }
				]
			}
		},
		note: [
			'どちらも出たばかり。子馬は速攻を持つ軍馬に、若木は能力のない大樹に進化する。',
			'Both have just arrived. The colt becomes a charger with rush, the sapling a plain tree.'
		],
		steps: [
			use('g1', { note: ['子馬を進化させる。', 'Evolve the colt.'] }),
			pick('colt', {
				note: ['速攻を得るので、1回攻撃できる。', 'With rush: one attack.'],
				expect: ['colt.attacks = 1']
			}),
			use('g2', { note: ['若木を進化させる。', 'Evolve the sapling.'] }),
			pick('sapling', {
				note: ['召喚酔いのままなので、0回。', 'Still sick: none.'],
				expect: ['sapling.attacks = 0']
			})
		]
	}),
	row({
		id: 'two-turns',
		title: ['２ターン進める', 'Advance two turns'],
		shows: ['T34', 'T35'],
		setup: {
			cards: [
				{ id: 'leap', name: '大いなる超刻', en: 'Great Leap', kind: 'spell', cost: 1, text: '２ターン進める' }
			],
			A: {
				mana: 5,
				maxMana: 5,
				hand: [{ card: 'leap', id: 'leap' }],
				field: [{ card: 'spring-keeper', id: 'spring' }],
				life: 20
			},
			B: { mana: 5, maxMana: 5 }
		},
		steps: [
			use('leap', {
				expect: ['A.maxMana = 7', 'B.maxMana = 7', 'A.cards = 2', 'B.cards = 2', 'A.life = 22', 'turn = A']
			})
		]
	}),
	row({
		id: 'turns-within-turns',
		title: ['進めた先で、また進める', 'Advancing within an advanced turn'],
		about: [
			'ターン終了時に１ターン進めるユニットは、進めた先のターン終了時でもまた進める。際限がないので、Kurokoは6重で止める。',
			'A unit that advances a turn at turn end does so again inside; Kuroko stops at six deep.'
		],
		shows: ['G21', 'T34', 'T36'],
		setup: {
			cards: [
				{
					id: 'clock',
					name: '狂った時計',
					en: 'Mad Clock',
					kind: 'unit',
					text: 'ターン終了時：１ターン進める'
				}
			],
			A: { field: [{ card: 'clock', id: 'clock' }], deck: 20 },
			B: { deck: 20 }
		},
		steps: [
			end({ expect: ['result = none', 'turn = B', 'log has advance_refused', 'A.deck = 14', 'B.deck = 13'] })
		]
	}),
	...(
		[
			['ally-end', '味方の終了時', 'at the ally turn end', 'A', 'ターン終了時：味方リーダーに１ダメージ'],
			[
				'enemy-start',
				'相手の開始時',
				'at the enemy turn start',
				'B',
				'ターン開始時：相手リーダーに１ダメージ'
			],
			['enemy-end', '相手の終了時', 'at the enemy turn end', 'B', 'ターン終了時：相手リーダーに１ダメージ'],
			['ally-start', '味方の開始時', 'at the ally turn start', 'A', 'ターン開始時：味方リーダーに１ダメージ']
		] as const
	).map(([id, ja, en, side, text]) => {
		const field = [{ card: 'sting', id: 'sting' }];
		const user = { life: 1, hand: [{ card: 'silas', id: 'silas' }] };
		return row({
			id: `advance-${id}`,
			title: [`進めている途中で負ける（${ja}）`, `Losing on the way (${en})`],
			shows: ['T36', 'T04'],
			setup: {
				cards: [{ id: 'sting', name: '刺すもの', en: 'Stinger', kind: 'unit', health: 2, text }],
				...(side === 'A' ? { A: { ...user, field } } : { A: user, B: { field } })
			},
			steps: [use('silas', { expect: ['result = B', 'A.life = 0', 'log lacks attacks_renewed'] })]
		});
	}),
	row({
		id: 'order-of-turn-start',
		title: ['ターン開始時の順番を選ぶ', 'Choosing the order at turn start'],
		shows: ['B11', 'G14'],
		rulings: { B11: 'chosen' },
		setup: {
			cards: [
				{
					id: 'leech',
					name: '吸血花',
					en: 'Leech Flower',
					kind: 'unit',
					health: 2,
					text: 'ターン開始時：味方リーダーに１ダメージ'
				},
				{
					id: 'dew',
					name: '朝露',
					en: 'Morning Dew',
					kind: 'unit',
					health: 2,
					text: 'ターン開始時：味方リーダーを１回復する'
				}
			],
			B: {
				life: 1,
				field: [
					{ card: 'leech', id: 'leech' },
					{ card: 'dew', id: 'dew' }
				]
			}
		},
		steps: [
			end({ expect: ['turn = B', 'waits = order-start'] }),
			order(['dew', 'leech'], { expect: ['result = none', 'B.life = 1', 'waits = main'] }, 'B')
		]
	})
];
