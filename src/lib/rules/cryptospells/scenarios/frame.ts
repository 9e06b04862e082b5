// The frame around the texts: opening hands, turns, mana, attacks, keywords, the queue.
import type { SetupCard } from '../setup';
import { attack, end, pick, row, simple, use } from './build';

const unit = (
	id: string,
	name: string,
	en: string,
	attackAndHealth: readonly [number, number],
	text = ''
): SetupCard => ({
	id,
	name,
	en,
	kind: 'unit',
	cost: 1,
	attack: attackAndHealth[0],
	health: attackAndHealth[1],
	text
});

export const FRAME = [
	row({
		id: 'opening',
		title: ['最初の手札', 'The opening hands'],
		shows: ['G01', 'G02'],
		setup: { phase: 'mulligan', A: { deck: 30 }, B: { deck: 30 } },
		note: ['両者が3枚ずつ持って始まる。', 'Both players begin with three cards.'],
		expect: ['waits = mulligan', 'A.cards = 3', 'B.cards = 3', 'A.life = 25'],
		steps: [
			simple('keep', { note: ['Aはそのまま使う。', 'A keeps.'], expect: ['waits = mulligan'] }),
			simple('keep', {
				note: ['Aはもう決めたので、二度は決められない。', 'A has decided and can’t decide again.'],
				refused: ['already_decided']
			}),
			simple(
				'redraw',
				{
					note: [
						'Bは1回だけ引き直し、後攻なのでマナクリスタルをもらう。Aのターンが始まる。',
						'B redraws once and, going second, receives a mana crystal. A’s turn begins.'
					],
					expect: [
						'turn = A',
						'waits = main',
						'A.maxMana = 1',
						'A.mana = 1',
						'A.cards = 4',
						'B.cards = 4',
						'A.deck = 26',
						'B.deck = 27'
					]
				},
				'B'
			),
			end({
				note: ['Bのターン。1枚引く。', 'B’s turn: one card.'],
				expect: ['turn = B', 'B.cards = 5', 'B.maxMana = 1']
			})
		]
	}),
	row({
		id: 'crystal',
		title: ['マナクリスタル', 'The mana crystal'],
		shows: ['G01', 'G03'],
		setup: {
			A: {
				mana: 1,
				maxMana: 1,
				hand: [
					{ card: 'mana-crystal', id: 'crystal' },
					{ card: 'footman', id: 'footman' }
				]
			}
		},
		steps: [
			use('footman', { note: ['コスト2には足りない。', 'It costs 2.'], refused: ['not_enough_mana'] }),
			use('crystal', {
				note: ['このターンだけマナが1増える。', 'One more mana.'],
				expect: ['A.mana = 2', 'A.maxMana = 1']
			}),
			use('footman', { expect: ['A.field = footman', 'A.mana = 0'] })
		]
	}),
	row({
		id: 'unit-arrives',
		title: ['ユニットが出て、次のターンに攻撃する', 'A unit arrives and attacks next turn'],
		shows: ['T05', 'T06', 'G02', 'G12', 'G13'],
		setup: {
			A: { mana: 2, maxMana: 2, hand: [{ card: 'footman', id: 'footman' }] },
			B: { field: [{ card: 'goblin', id: 'foe' }] }
		},
		note: ['手札に歩兵（コスト2、2/2）がある。', 'A Footman (cost 2, 2/2) is in hand.'],
		steps: [
			use('footman', {
				note: ['コストを払うと場に出る。', 'The cost is paid and it arrives.'],
				expect: ['A.field = footman', 'A.mana = 0', 'footman.attack = 2', 'footman.health = 2']
			}),
			attack('footman', 'foe', {
				note: ['出たターンには攻撃できない。', 'Not in the turn it arrives.'],
				refused: ['summoning_sick']
			}),
			end({ note: ['ターンを終える。', 'End of turn.'] }),
			end(
				{
					note: ['相手も終える。最大マナが3になり、1枚引く。', 'The enemy ends; max mana 3, one card.'],
					expect: ['A.maxMana = 3', 'A.mana = 3', 'A.cards = 1']
				},
				'B'
			),
			attack('footman', 'foe', {
				note: [
					'攻撃し、同時にダメージを与え合う。1/2のゴブリンは死に、歩兵は1残る。',
					'It attacks; damage is dealt at once. The 1/2 goblin dies, the footman is left with 1.'
				],
				expect: ['B.grave = foe', 'footman.health = 1', 'footman.attacks = 0']
			}),
			attack('footman', 'B.leader', {
				note: ['1ターンに1回まで。', 'Once a turn.'],
				refused: ['attacks_used']
			})
		]
	}),
	row({
		id: 'keywords',
		title: ['前衛、速攻、連撃、攻撃不可', 'Keywords'],
		shows: ['G06', 'G07', 'G08', 'G09', 'G10', 'G11'],
		setup: {
			A: {
				hand: [{ card: 'courier', id: 'courier' }],
				field: [
					{ card: 'twinblade', id: 'double' },
					{ card: 'statue', id: 'statue' },
					{ card: 'lancer', id: 'lancer' }
				]
			},
			B: {
				field: [
					{ card: 'gatekeeper', id: 'guard' },
					{ card: 'footman', id: 'foe' }
				]
			}
		},
		note: ['相手の門番は前衛を持つ。', 'The enemy Gatekeeper has 前衛.'],
		steps: [
			attack('double', 'B.leader', {
				note: ['前衛がいる間は、リーダーを攻撃できない。', 'While it stands the leader can’t be attacked.'],
				refused: ['vanguard_stands']
			}),
			attack('double', 'foe', {
				note: ['前衛でないユニットも攻撃できない。', 'Nor can another unit.'],
				refused: ['vanguard_stands']
			}),
			attack('statue', 'guard', {
				note: ['石像は攻撃不可。', 'The statue can’t attack.'],
				refused: ['cannot_attack']
			}),
			attack('double', 'guard', {
				note: ['連撃なので2回攻撃できる。1回目。', 'Double attack: the first.'],
				expect: ['guard.health = 2', 'double.attacks = 1']
			}),
			attack('double', 'guard', {
				note: ['2回目で門番が死ぬ。', 'The second kills the Gatekeeper.'],
				expect: ['B.grave = guard']
			}),
			use('courier', {
				note: ['速攻を持つ早馬を出す。', 'The Courier has rush.'],
				expect: ['courier.attacks = 1']
			}),
			attack('courier', 'B.leader', {
				note: ['出たターンに攻撃できる。', 'It attacks in the turn it arrives.'],
				expect: ['B.life = 23']
			}),
			attack('lancer', 'foe', {
				note: [
					'貫通は読むだけで、リーダーにダメージは届かない。',
					'貫通 is only read: no damage reaches the leader.'
				],
				expect: ['B.life = 23', 'B.grave = guard foe']
			})
		]
	}),
	row({
		id: 'field-full',
		title: ['場は6体まで', 'Six units'],
		shows: ['G05'],
		setup: {
			A: {
				hand: [
					{ card: 'footman', id: 'seventh' },
					{ card: 'balm', id: 'balm' }
				],
				field: [1, 2, 3, 4, 5, 6].map((n) => ({ card: 'apprentice', id: `u${n}` }))
			}
		},
		steps: [use('seventh', { refused: ['field_full'] })]
	}),
	row({
		id: 'healing-cap',
		title: ['回復の上限', 'Healing has a cap'],
		shows: ['G16'],
		setup: {
			cards: [
				{ id: 'feast', name: '宴', en: 'Feast', kind: 'spell', cost: 1, text: '全ての味方を３回復する' }
			],
			A: {
				life: 24,
				hand: [{ card: 'feast', id: 'feast' }],
				field: [{ card: 'stone-giant', id: 'giant', damage: 2 }]
			}
		},
		steps: [use('feast', { expect: ['A.life = 25', 'giant.health = 9'] })]
	}),
	row({
		id: 'discard',
		title: ['捨てて、破壊する', 'Discard, then destroy'],
		shows: ['G17', 'T33'],
		setup: {
			fate: ['h2'],
			cards: [
				unit(
					'trader',
					'交易商',
					'Trader',
					[1, 1],
					'召喚時：手札を１枚捨ててランダムな相手ユニット１体を破壊する'
				)
			],
			A: {
				hand: [
					{ card: 'trader', id: 'trader' },
					{ card: 'footman', id: 'h1' },
					{ card: 'footman', id: 'h2' }
				]
			},
			B: { field: [{ card: 'footman', id: 'foe' }] }
		},
		steps: [use('trader', { expect: ['A.hand = h1', 'A.grave = h2', 'B.grave = foe'] })]
	}),
	row({
		id: 'leaders-unmoved',
		title: ['リーダーは破壊できない', 'Leaders can’t be destroyed'],
		shows: ['G18', 'T07'],
		setup: {
			cards: [
				{
					id: 'ruin',
					name: '滅び',
					en: 'Ruin',
					kind: 'spell',
					cost: 1,
					text: '相手１体を破壊して味方リーダーに３ダメージ'
				}
			],
			A: { hand: [{ card: 'ruin', id: 'spell' }] }
		},
		steps: [
			use('spell'),
			pick('B.leader', {
				expect: ['B.life = 25', 'A.life = 25', 'log has unmoved_leader', 'log has ability_skipped']
			})
		]
	}),
	row({
		id: 'new-form-values',
		title: ['変身すると新しい値になる', 'Transformed: the new values'],
		shows: ['G19', 'T40'],
		setup: {
			A: { hand: [{ card: 'polymorph', id: 'spell' }] },
			B: { field: [{ card: 'stone-giant', id: 'giant', damage: 3 }] }
		},
		steps: [
			use('spell'),
			pick('giant', {
				expect: ['giant.card = apprentice', 'giant.attack = 1', 'giant.health = 1', 'B.field = giant']
			})
		]
	}),
	row({
		id: 'queue',
		title: ['先に並んだものから', 'First come, first served'],
		about: [
			'攻撃で同時に死んだユニットの死亡時は、手番の側から順に並ぶ。',
			'Death abilities of units that die together queue up, the turn player’s first.'
		],
		shows: ['G14', 'T19'],
		setup: {
			cards: [
				unit('avenger', '仇討ち', 'Avenger', [3, 1], '死亡時：相手リーダーに２ダメージ'),
				unit('martyr', '殉教者', 'Martyr', [3, 1], '死亡時：相手リーダーに２ダメージ')
			],
			A: { life: 2, field: [{ card: 'avenger', id: 'avenger' }] },
			B: { life: 2, field: [{ card: 'martyr', id: 'martyr' }] }
		},
		note: [
			'どちらのLPも2で、どちらの死亡時も相手リーダーに2ダメージ。',
			'Both leaders are at 2, and both units deal 2 to the enemy leader when they die.'
		],
		steps: [
			attack('avenger', 'martyr', {
				note: [
					'相打ちで同時に死ぬ。手番のAの能力が先に終わり、その時点でAが勝つ。Bの能力の番は来ない。',
					'Both die at once. A’s ability, the turn player’s, is done first, and A has won; B’s turn in the queue never comes.'
				],
				expect: ['result = A', 'B.life = 0', 'A.life = 2']
			})
		]
	}),
	row({
		id: 'no-room',
		title: ['空きがなければ出ない', 'No room for a token'],
		shows: ['G20', 'G05'],
		setup: {
			cards: [
				{ id: 'horde', name: '群れ', en: 'Horde', kind: 'spell', cost: 1, text: '「ゴブリン」を３体召喚する' }
			],
			A: {
				hand: [{ card: 'horde', id: 'spell' }],
				field: [1, 2, 3, 4].map((n) => ({ card: 'apprentice', id: `u${n}` }))
			}
		},
		steps: [use('spell', { expect: ['A.field = u1 u2 u3 u4 A:goblin.2 A:goblin.3', 'log has no_room'] })]
	}),
	row({
		id: 'endless',
		title: ['終わらない連鎖', 'A chain without end'],
		shows: ['G21'],
		setup: {
			cards: [
				unit(
					'phoenix',
					'不死鳥',
					'Phoenix',
					[1, 1],
					'死亡時：「不死鳥」を１体召喚する　死亡時：全てのユニットに９ダメージ'
				)
			],
			A: { field: [{ card: 'phoenix', id: 'phoenix' }] },
			B: { field: [{ card: 'footman', id: 'foe' }] }
		},
		steps: [attack('phoenix', 'foe', { expect: ['result = draw', 'why = endless'] })]
	}),
	row({
		id: 'out-of-cards',
		title: ['引けなければ負け', 'No card to draw'],
		shows: ['G15'],
		setup: { B: { deck: 0 } },
		steps: [end({ expect: ['result = A', 'why = deck'] })]
	}),
	row({
		id: 'turn-abilities',
		title: ['ターンの始めと終わりの能力', 'Abilities of a turn’s start and end'],
		shows: ['T19', 'T25', 'G02', 'G14'],
		setup: {
			A: { life: 20, field: [{ card: 'spring-keeper', id: 'spring' }], deck: 5 },
			B: { field: [{ card: 'fire-watch', id: 'fire' }], deck: 5 }
		},
		note: [
			'Aの番人は終了時に回復し、Bの火守りは開始時にAへ1ダメージ。',
			'A’s keeper heals at turn end; B’s watch deals 1 at turn start.'
		],
		steps: [
			end({
				note: ['Aの終了時で21、Bの開始時で20になる。', 'A’s turn end makes it 21, B’s turn start 20.'],
				expect: ['turn = B', 'A.life = 20', 'B.deck = 4']
			})
		]
	})
];
