// Picking one target: C01-C06, C21-C23. Who may be picked, and whether a card can be used with nobody to pick.
import { pick, row, use } from './build';

export const PICKING = [
	row({
		id: 'c01',
		title: ['対象がいない召喚', 'A summon with nobody to pick'],
		about: [
			'「ユニット１体に」を選べなくても、ユニットは召喚できる。自分自身には当たらない。',
			'With no unit to pick the unit is still summoned; it never hits itself.'
		],
		shows: ['C01', 'T05', 'T10', 'T12'],
		setup: { A: { hand: [{ card: 'dragon-knight', id: 'knight' }] } },
		note: [
			'どちらの場にもユニットがいない。竜騎士の能力は「ユニット１体に３ダメージ」。',
			'No units on either side. The Dragon Knight’s ability is “3 damage to a unit”.'
		],
		steps: [
			use('knight', {
				note: [
					'召喚はできる。選べるユニットがいないので、能力だけが発動しない。召喚中の自分は、まだ場にいないので選べない。',
					'It may be summoned; with no unit to pick only the ability stays out. It can’t pick itself: it is not on the field yet.'
				],
				expect: [
					'waits = main',
					'A.field = knight',
					'knight.health = 3',
					'A.mana = 6',
					'log has nothing_to_pick',
					'log has ability_mute',
					'log lacks damaged'
				]
			})
		]
	}),
	row({
		id: 'c02',
		title: ['召喚中の自分は選べない', 'The arriving unit is not offered'],
		about: [
			'選べるのは、もう場にいるユニットだけ。',
			'Only units that are on the field already may be picked.'
		],
		shows: ['C02', 'T08', 'T10', 'T12'],
		setup: {
			A: { hand: [{ card: 'dragon-knight', id: 'knight' }] },
			B: { field: [{ card: 'apprentice', id: 'foe', attack: 1, health: 3 }] }
		},
		note: ['相手の場に1/3のユニットがいる。', 'The enemy has a 1/3 unit.'],
		steps: [
			use('knight', {
				note: [
					'使うときに対象を選ぶ。選べるのは相手のユニットだけで、竜騎士自身は候補に入らない。',
					'The pick comes when the card is used. Only the enemy unit is offered, not the knight itself.'
				],
				expect: ['waits = choosing', 'offered = foe', 'A.mana = 10']
			}),
			pick('knight', {
				note: [
					'自分自身を選ぼうとしても、まだ場にいないので選べない。',
					'Picking itself is refused: it is not there yet.'
				],
				refused: ['arriving_unit']
			}),
			pick('A.leader', {
				note: [
					'「ユニット」なので、リーダーも選べない。',
					'It says “unit”, so a leader can’t be picked either.'
				],
				refused: ['leaders_not_meant']
			}),
			pick('foe', {
				note: ['3ダメージで相手のユニットが死ぬ。', '3 damage: the enemy unit dies.'],
				expect: ['A.field = knight', 'B.field =', 'B.grave = foe', 'A.mana = 6']
			})
		]
	}),
	row({
		id: 'c03',
		title: ['対象のいないスペルは使えない', 'A spell without a target can’t be used'],
		shows: ['C03', 'T17'],
		setup: {
			A: { hand: [{ card: 'sun-blessing', id: 'blessing' }] },
			B: { field: [{ card: 'footman', id: 'foe' }] }
		},
		note: [
			'太陽の加護は味方ユニットを選ぶ。いるのは相手のユニットだけ。',
			'Blessing of the Sun picks an ally unit; only the enemy has one.'
		],
		steps: [
			use('blessing', {
				note: [
					'選べる味方ユニットがいないので、使えない。',
					'There is no ally unit to pick, so it can’t be used.'
				],
				refused: ['no_legal_target'],
				expect: ['A.hand = blessing', 'A.mana = 10']
			})
		]
	}),
	row({
		id: 'c04',
		title: ['対象がいればスペルを使える', 'With a target the spell can be used'],
		shows: ['C04', 'T11', 'T17'],
		setup: {
			A: { hand: [{ card: 'sun-blessing', id: 'blessing' }], field: [{ card: 'footman', id: 'ally' }] },
			B: { field: [{ card: 'footman', id: 'foe' }] }
		},
		note: ['こんどは味方ユニットが1体いる。', 'This time there is one ally unit.'],
		steps: [
			use('blessing', {
				note: [
					'「味方ユニット」なので、選べるのは味方だけ。',
					'It says “ally unit”, so only the ally is offered.'
				],
				expect: ['offered = ally']
			}),
			pick('foe', {
				note: ['相手のユニットは選べない。', 'The enemy unit can’t be picked.'],
				refused: ['not_an_ally']
			}),
			pick('ally', {
				note: ['体力が3増える。', 'Its health goes up by 3.'],
				expect: ['ally.attack = 2', 'ally.health = 5', 'A.grave = blessing']
			})
		]
	}),
	row({
		id: 'c05',
		title: ['残りの効果だけを使うことはできない', 'No using just the other part'],
		about: [
			'消化は「破壊して引く」スペル。対象がいないときに、引くだけの目的では使えない。',
			'Digestion destroys, then draws. With no target it can’t be used just to draw.'
		],
		shows: ['C05', 'T17', 'T18', 'T31'],
		setup: { A: { hand: [{ card: 'digestion', id: 'spell' }], deck: 10 } },
		note: ['味方ユニットがいない。', 'There is no ally unit.'],
		steps: [
			use('spell', {
				note: [
					'選ぶ効果が一つでもあれば、対象なしでは使えない。カードを引くこともできない。',
					'One part that picks is enough: it can’t be used without a target, and the draw can’t be had.'
				],
				refused: ['no_legal_target_for_all'],
				expect: ['A.deck = 10', 'A.cards = 1']
			})
		]
	}),
	row({
		id: 'c06',
		title: ['破壊して、引く', 'Destroy, then draw'],
		shows: ['C06', 'T18', 'T31', 'T33'],
		setup: {
			A: { hand: [{ card: 'digestion', id: 'spell' }], field: [{ card: 'footman', id: 'ally' }], deck: 10 }
		},
		note: ['味方ユニットが1体いるので、消化を使える。', 'There is an ally unit, so Digestion can be used.'],
		steps: [
			use('spell', {
				note: ['対象を選ぶ。', 'A target is to be picked.'],
				expect: ['offered = ally']
			}),
			pick('ally', {
				note: [
					'破壊できたので、「して」の後の「２枚引く」も発動する。',
					'The unit was destroyed, so the part after して happens too: two cards.'
				],
				expect: ['A.field =', 'A.grave = ally spell', 'A.deck = 8', 'A.cards = 2']
			})
		]
	}),
	row({
		id: 'c21',
		title: ['リーダー１体を選ぶ', 'Pick one leader'],
		shows: ['C21', 'T03', 'T13'],
		setup: { A: { hand: [{ card: 'judgement', id: 'spell' }] } },
		note: [
			'ユニットは1体もいないが、リーダーはいつもいる。',
			'No units at all, but leaders are always there.'
		],
		steps: [
			use('spell', {
				note: ['味方と相手、2体のリーダーから選ぶ。', 'Either leader may be picked.'],
				expect: ['waits = choosing', 'offered = A.leader B.leader']
			}),
			pick('B.leader', {
				note: ['相手リーダーに3ダメージ。', '3 damage to the enemy leader.'],
				expect: ['B.life = 22', 'A.life = 25']
			})
		]
	}),
	row({
		id: 'c22',
		title: ['決まっているリーダーは選ばない', 'A named leader needs no pick'],
		shows: ['C22', 'T14'],
		setup: { A: { hand: [{ card: 'arrow', id: 'spell' }] } },
		note: ['「相手リーダーに」は相手が決まっている。', '“The enemy leader” leaves only one answer.'],
		steps: [
			use('spell', {
				note: [
					'選ぶ手順がなく、すぐに3ダメージになる。',
					'No pick is asked for; the damage is dealt at once.'
				],
				expect: ['waits = main', 'B.life = 22', 'log lacks pick_opens']
			})
		]
	}),
	row({
		id: 'c23',
		title: ['味方１体にはリーダーも入る', 'One ally includes the leader'],
		shows: ['C23', 'T02', 'T07', 'T15'],
		setup: { A: { life: 20, hand: [{ card: 'balm', id: 'spell' }] } },
		note: ['ユニットはいない。「味方１体を３回復」。', 'No units. “Restore 3 to an ally”.'],
		steps: [
			use('spell', {
				note: [
					'「味方１体」は味方キャラクターの略なので、リーダーを選べる。',
					'味方１体 is short for an ally character, so the leader may be picked.'
				],
				expect: ['offered = A.leader']
			}),
			pick('A.leader', {
				note: ['LPが3回復する。', '3 LP are restored.'],
				expect: ['A.life = 23']
			})
		]
	}),
	row({
		id: 'one-enemy',
		title: ['相手１体はユニットかリーダー', 'One enemy: a unit or the leader'],
		shows: ['T07', 'T16'],
		setup: {
			A: { hand: [{ card: 'spark', id: 'spell' }], field: [{ card: 'footman', id: 'ally' }] },
			B: { field: [{ card: 'footman', id: 'foe' }] }
		},
		steps: [
			use('spell', { expect: ['offered = foe B.leader'] }),
			pick('ally', { refused: ['not_an_enemy'] }),
			pick('foe', {
				expect: ['B.grave = foe'],
				variations: [{ steps: [pick('B.leader', { expect: ['B.life = 23'] })] }]
			})
		]
	}),
	row({
		id: 'take-back',
		title: ['使うのをやめる', 'Taking a card back'],
		shows: ['T08', 'G03'],
		setup: {
			A: {
				mana: 3,
				hand: [
					{ card: 'dragon-knight', id: 'knight' },
					{ card: 'spark', id: 'spark' }
				]
			},
			B: { field: [{ card: 'footman', id: 'foe' }] }
		},
		steps: [
			use('knight', { refused: ['not_enough_mana'] }),
			use('spark', { expect: ['waits = choosing'] }),
			{
				move: { seat: 'A', action: 'cancel' },
				expect: ['waits = main', 'A.hand = knight spark', 'A.mana = 3']
			}
		]
	})
];
