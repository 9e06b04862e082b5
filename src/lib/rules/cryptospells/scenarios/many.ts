// Random and all targets: C07-C15, C24, C33.
import { row, use } from './build';

const SOLDIERS = [
	{ card: 'recruit', id: 's1' },
	{ card: 'recruit', id: 's2' },
	{ card: 'pixie', id: 'fairy' }
] as const;

export const MANY = [
	row({
		id: 'c07',
		title: ['ランダムだけのスペルは空でも使える', 'A random spell needs nobody to hit'],
		shows: ['C07', 'T19', 'T24'],
		setup: { A: { hand: [{ card: 'alberich', id: 'spell' }] } },
		note: ['味方ユニットがいない。', 'There are no ally units.'],
		steps: [
			use('spell', {
				note: [
					'選ばないスペルなので使える。マナとカードは使い、何も起こらない。',
					'Nothing is picked, so it can be used: mana and card are spent, nothing happens.'
				],
				expect: ['waits = main', 'A.mana = 8', 'A.grave = spell', 'A.field =', 'log has nobody_hit']
			})
		]
	}),
	row({
		id: 'c08',
		title: ['2体に足りなければ、いる者に1回', 'Fewer than two: everybody once'],
		shows: ['C08', 'T19', 'B1'],
		setup: { A: { hand: [{ card: 'alberich', id: 'spell' }], field: [{ card: 'footman', id: 'ally' }] } },
		note: [
			'「ランダムな味方ユニット２体」だが、1体しかいない。',
			'“Two ally units at random”, but there is only one.'
		],
		steps: [
			use('spell', {
				note: ['その1体が、1回だけ＋１／＋１される。', 'That one gets +1/+1, once.'],
				expect: ['ally.attack = 3', 'ally.health = 3']
			})
		]
	}),
	row({
		id: 'c09',
		title: ['ランダムに2体', 'Two at random'],
		shows: ['C09', 'T19', 'T20'],
		setup: {
			fate: ['u3', 'u1'],
			A: {
				hand: [{ card: 'alberich', id: 'spell' }],
				field: [
					{ card: 'footman', id: 'u1' },
					{ card: 'footman', id: 'u2' },
					{ card: 'footman', id: 'u3' }
				]
			},
			B: { field: [{ card: 'footman', id: 'foe' }] }
		},
		note: [
			'味方ユニットは3体。くじの結果は決めてある（3番目と1番目）。',
			'Three ally units; the lot is laid down: the third and the first.'
		],
		steps: [
			use('spell', {
				note: [
					'違う2体が＋１／＋１される。相手ユニットは範囲に入らない。',
					'Two different ones get +1/+1. Enemy units are not in the pool.'
				],
				expect: [
					'u1.attack = 3',
					'u2.attack = 2',
					'u3.attack = 3',
					'foe.attack = 2',
					'log has drawn_at_random'
				]
			})
		]
	}),
	row({
		id: 'c10a',
		title: ['自身を除く（ひとりのとき）', 'Except itself, alone'],
		shows: ['C10', 'T23'],
		setup: { A: { hand: [{ card: 'squirrel', id: 'squirrel' }] } },
		note: ['シマリスクの他に味方ユニットはいない。', 'There is no other ally unit.'],
		steps: [
			use('squirrel', {
				note: ['「自身を除く」ので、何も起こらない。', 'It leaves itself out, so nothing happens.'],
				expect: ['A.field = squirrel', 'squirrel.attack = 2', 'squirrel.health = 2', 'log has nobody_hit']
			})
		]
	}),
	row({
		id: 'c10b',
		title: ['自身を除く（味方がいるとき）', 'Except itself, with an ally'],
		shows: ['C10', 'T23'],
		setup: { A: { hand: [{ card: 'squirrel', id: 'squirrel' }], field: [{ card: 'footman', id: 'ally' }] } },
		note: ['味方ユニットが1体いる。', 'There is one ally unit.'],
		steps: [
			use('squirrel', {
				note: [
					'必ずもう1体のほうに当たる。自分に当たることはない。',
					'The other one is hit for certain; never itself.'
				],
				expect: ['ally.attack = 4', 'ally.health = 4', 'squirrel.attack = 2', 'squirrel.health = 2']
			})
		]
	}),
	row({
		id: 'c11a',
		title: ['全ての味方ソルジャー（自分もソルジャー）', 'All ally soldiers, herself one'],
		shows: ['C11', 'T21', 'T25', 'T27', 'T28'],
		setup: { A: { hand: [{ card: 'sylvia', id: 'sylvia' }], field: SOLDIERS } },
		note: [
			'ソルジャー2体とフェアリー1体がいる。シルヴィアもソルジャー。',
			'Two soldiers and a fairy; Sylvia is a soldier too.'
		],
		steps: [
			use('sylvia', {
				note: [
					'自分を含むソルジャー3体が＋２／＋０。フェアリーは入らない。',
					'Three soldiers get +2/+0, herself included; the fairy does not.'
				],
				expect: [
					's1.attack = 4',
					's2.attack = 4',
					'sylvia.attack = 6',
					'fairy.attack = 1',
					'sylvia.health = 4'
				]
			})
		]
	}),
	row({
		id: 'c11b',
		title: ['全ての味方ソルジャー（自分は違う）', 'All ally soldiers, herself none'],
		shows: ['C11', 'T21', 'T27'],
		setup: {
			cards: [
				{
					id: 'sylvia-plain',
					name: 'シルヴィア（種族なし）',
					en: 'Sylvia (no tribe)',
					kind: 'unit',
					cost: 5,
					attack: 4,
					health: 4,
					text: '召喚時：全ての味方ソルジャーを＋２／＋０'
				}
			],
			A: { hand: [{ card: 'sylvia-plain', id: 'sylvia' }], field: SOLDIERS }
		},
		note: [
			'同じ文でも、自分がソルジャーでなければ条件に合わない。',
			'The same text on a unit that is no soldier itself.'
		],
		steps: [
			use('sylvia', {
				note: ['ソルジャー2体だけが＋２／＋０。', 'Only the two soldiers get +2/+0.'],
				expect: ['s1.attack = 4', 's2.attack = 4', 'sylvia.attack = 4', 'fairy.attack = 1']
			})
		]
	}),
	row({
		id: 'c12',
		title: ['全てのキャラクターは自分も', 'All characters means itself too'],
		shows: ['C12', 'T02', 'T26', 'T28'],
		setup: {
			A: { hand: [{ card: 'ifrit', id: 'ifrit' }], field: [{ card: 'stone-giant', id: 'giant' }] },
			B: { field: [{ card: 'apprentice', id: 'foe', health: 3 }] }
		},
		note: [
			'イフリートの体力は3。能力は「全てのキャラクターに２ダメージ」。',
			'Ifrit has 3 health; “2 damage to all characters”.'
		],
		steps: [
			use('ifrit', {
				note: [
					'両方のユニットとリーダー、イフリート自身も2ダメージを受ける。イフリートの体力は1残る。',
					'Units and leaders on both sides and Ifrit itself take 2. Ifrit is left with 1.'
				],
				expect: ['ifrit.health = 1', 'giant.health = 7', 'foe.health = 1', 'A.life = 23', 'B.life = 23']
			})
		]
	}),
	row({
		id: 'c13',
		title: ['自分のリーダーも0になる', 'One’s own leader falls'],
		shows: ['C13', 'T04', 'T28'],
		setup: { A: { life: 2, hand: [{ card: 'ifrit', id: 'ifrit' }] }, B: { life: 5 } },
		note: ['自分のLPは2、相手のLPは5。', 'Own LP 2, the enemy’s 5.'],
		steps: [
			use('ifrit', {
				note: ['自分のリーダーのLPが0になり、負ける。', 'One’s own leader is down to 0: a loss.'],
				expect: ['waits = over', 'result = B', 'why = life', 'A.life = 0', 'B.life = 3']
			})
		]
	}),
	row({
		id: 'c14',
		title: ['他の全ての味方', 'All other allies'],
		shows: ['C14', 'T29'],
		setup: {
			A: {
				hand: [{ card: 'manticore', id: 'manticore' }],
				field: [
					{ card: 'footman', id: 'u1' },
					{ card: 'footman', id: 'u2' }
				]
			},
			B: { field: [{ card: 'footman', id: 'foe' }] }
		},
		note: ['味方ユニットが2体いる。', 'Two ally units are there.'],
		steps: [
			use('manticore', {
				note: ['「他の」なので、マンティコア自身は＋１／＋１されない。', '他の leaves Manticore itself out.'],
				expect: [
					'u1.attack = 3',
					'u2.health = 3',
					'manticore.attack = 4',
					'manticore.health = 4',
					'foe.attack = 2'
				]
			})
		]
	}),
	row({
		id: 'c15',
		title: ['全てだけのスペルは空でも使える', 'A spell on all needs nobody to hit'],
		shows: ['C15', 'T30'],
		setup: { A: { hand: [{ card: 'ambush', id: 'spell' }] } },
		note: ['味方ユニットがいない。', 'There are no ally units.'],
		steps: [
			use('spell', {
				note: ['使えて、何も起こらない。', 'It can be used, and nothing happens.'],
				expect: ['waits = main', 'A.grave = spell', 'A.mana = 7', 'log has nobody_hit']
			})
		]
	}),
	row({
		id: 'c24',
		title: ['ランダムは自分にも当たる', 'Random may hit itself'],
		shows: ['C24', 'T22'],
		setup: { A: { hand: [{ card: 'gambler', id: 'gambler' }] } },
		note: ['賭博師の他に味方ユニットはいない。', 'The Gambler is the only ally unit.'],
		steps: [
			use('gambler', {
				note: [
					'召喚時の能力が動くときには場にいるので、「ランダムな味方ユニット」は自分になる。',
					'When its ability runs it is on the field, so the random ally unit is itself.'
				],
				expect: ['gambler.attack = 3', 'gambler.health = 3']
			})
		]
	}),
	row({
		id: 'c33',
		title: ['偶数と0', 'Even, and zero'],
		shows: ['C33', 'T38'],
		setup: {
			A: {
				hand: [{ card: 'even-verdict', id: 'spell' }],
				field: [
					{ card: 'statue', id: 'zero' },
					{ card: 'apprentice', id: 'one' }
				]
			},
			B: {
				field: [
					{ card: 'footman', id: 'two' },
					{ card: 'lancer', id: 'three' }
				]
			}
		},
		note: ['攻撃力は0、1、2、3。', 'Attacks are 0, 1, 2 and 3.'],
		steps: [
			use('spell', {
				note: ['0と2が偶数。0も2で割り切れる。', '0 and 2 are even; 0 is divisible by 2.'],
				expect: ['A.field = one', 'B.field = three', 'A.grave = zero spell', 'B.grave = two']
			})
		]
	}),
	row({
		id: 'odd',
		title: ['奇数', 'Odd'],
		shows: ['T39'],
		setup: {
			A: {
				hand: [{ card: 'odd-verdict', id: 'spell' }],
				field: [
					{ card: 'statue', id: 'zero' },
					{ card: 'apprentice', id: 'one' }
				]
			},
			B: {
				field: [
					{ card: 'footman', id: 'two' },
					{ card: 'lancer', id: 'three' }
				]
			}
		},
		steps: [use('spell', { expect: ['A.field = zero', 'B.field = two'] })]
	})
];
