// Two abilities on one card, する against して: C16-C20, C36, C37.
import { pick, row, use } from './build';

const THREE = [
	{ card: 'apprentice', id: 'e1' },
	{ card: 'apprentice', id: 'e2' },
	{ card: 'apprentice', id: 'e3' }
] as const;

export const LINKS = [
	row({
		id: 'c16',
		title: ['「する」なら、後の効果は起こる', 'する: the second part happens'],
		shows: ['C16', 'T21', 'T31', 'T32'],
		setup: {
			A: { hand: [{ card: 'thor', id: 'thor' }] },
			B: { field: [{ card: 'stone-giant', id: 'giant' }] }
		},
		note: [
			'相手のユニットは体力9。トールが選べるのは体力8以下だけ。',
			'The enemy unit has 9 health; Thor may pick 8 or less.'
		],
		steps: [
			use('thor', {
				note: [
					'選べる対象がいないので破壊は発動しない。「する」で切れているので、最大マナは2減る。',
					'Nothing can be picked, so nothing is destroyed. する ends that part: max mana still goes down by 2.'
				],
				expect: [
					'waits = main',
					'B.field = giant',
					'A.maxMana = 8',
					'log has ability_mute',
					'log has ability_stands_alone'
				]
			})
		]
	}),
	row({
		id: 'c17',
		title: ['トールが破壊する', 'Thor destroys'],
		shows: ['C17', 'T31', 'T32'],
		setup: {
			A: { hand: [{ card: 'thor', id: 'thor' }] },
			B: {
				field: [
					{ card: 'great-bear', id: 'bear' },
					{ card: 'stone-giant', id: 'giant' }
				]
			}
		},
		note: ['体力8の大熊と、体力9の巨人がいる。', 'A bear with 8 health and a giant with 9.'],
		steps: [
			use('thor', {
				note: ['選べるのは体力8以下の大熊だけ。', 'Only the bear has 8 health or less.'],
				expect: ['offered = bear']
			}),
			pick('giant', {
				note: ['巨人は条件に合わない。', 'The giant does not fit the condition.'],
				refused: ['fails_condition']
			}),
			pick('bear', {
				note: ['大熊を破壊し、最大マナを2減らす。', 'The bear is destroyed, and max mana goes down by 2.'],
				expect: ['B.field = giant', 'B.grave = bear', 'A.maxMana = 8']
			})
		]
	}),
	row({
		id: 'c18',
		title: ['戻す相手がいなくても引く', 'Nothing to return, but a draw'],
		shows: ['C18', 'T32'],
		setup: { A: { hand: [{ card: 'chain-of-hearts', id: 'chain' }], deck: 10 } },
		note: ['味方ユニットは他にいない。', 'There is no other ally unit.'],
		steps: [
			use('chain', {
				note: [
					'手札に戻す効果は発動しない。「する」の形なので、カードは1枚引ける。',
					'The return does not activate; the verb ends plainly, so one card is drawn.'
				],
				expect: ['A.field = chain', 'A.deck = 9', 'A.cards = 1', 'log has ability_mute']
			})
		]
	}),
	row({
		id: 'c19',
		title: ['「して」なら、後の効果も起こらない', 'して: the second part does not happen'],
		shows: ['C19', 'T33'],
		setup: { A: { hand: [{ card: 'elly', id: 'elly' }] }, B: { field: THREE } },
		note: ['エリーの他に味方ユニットがいない。', 'Elly has no other ally unit.'],
		steps: [
			use('elly', {
				note: [
					'味方を破壊できないので、「して」でつながる－１／－１も起こらない。召喚そのものはできる。',
					'No ally is destroyed, so the −1/−1 joined by して does not happen. The summon itself is fine.'
				],
				expect: ['A.field = elly', 'B.field = e1 e2 e3', 'e1.health = 1', 'log has ability_skipped']
			})
		]
	}),
	row({
		id: 'c20',
		title: ['破壊して、全ての相手を－１／－１', 'Destroy, then −1/−1 to all enemies'],
		shows: ['C20', 'T33'],
		setup: {
			A: { hand: [{ card: 'elly', id: 'elly' }], field: [{ card: 'footman', id: 'ally' }] },
			B: { field: THREE }
		},
		note: ['味方に2/2が1体、相手に1/1が3体。', 'One 2/2 ally, three 1/1 enemies.'],
		steps: [
			use('elly', {
				note: [
					'選べるのは味方の1体だけ。エリー自身はまだ場にいない。',
					'Only the ally may be picked; Elly is not there yet.'
				],
				expect: ['offered = ally']
			}),
			pick('ally', {
				note: [
					'味方が破壊され、それを受けて相手の3体も死ぬ。',
					'The ally is destroyed; that done, the three enemies die.'
				],
				expect: ['A.field = elly', 'A.grave = ally', 'B.field =', 'B.grave = e1 e2 e3']
			})
		]
	}),
	row({
		id: 'c36',
		title: ['「する」と「して」を並べる', 'する and して side by side'],
		about: [
			'同じ言葉で、つなぎだけが違う2枚。対象がいないときに差が出る。',
			'Two cards in the same words, joined differently: the difference shows with no target.'
		],
		shows: ['C36', 'T31', 'T32', 'T33'],
		setup: {
			A: {
				hand: [
					{ card: 'bellringer', id: 'suru' },
					{ card: 'altar-keeper', id: 'shite' }
				],
				deck: 10
			}
		},
		note: [
			'鐘つき「破壊する　カードを１枚引く」と、祭壇守り「破壊してカードを１枚引く」。味方ユニットはいない。',
			'Bell Ringer: 破壊する　カードを１枚引く. Altar Keeper: 破壊してカードを１枚引く. No ally units.'
		],
		steps: [
			use('suru', {
				note: [
					'「する」で切れているので、破壊が発動しなくても1枚引く。',
					'する ends the first part: with nothing destroyed, a card is still drawn.'
				],
				expect: ['A.deck = 9', 'log has ability_mute', 'log has ability_stands_alone'],
				variations: [
					{
						name: { ja: '「して」のほうを使う', en: 'Use the して card' },
						steps: [
							use('shite', {
								note: [
									'「して」でつながるので、破壊が発動しなければ引けない。',
									'して joins the parts: nothing destroyed, nothing drawn.'
								],
								expect: ['A.deck = 10', 'log has ability_mute', 'log has ability_skipped']
							})
						]
					}
				]
			})
		]
	}),
	row({
		id: 'c37',
		title: ['ランダムと「して」のスペル', 'A random spell with して'],
		shows: ['C37', 'T24', 'T33', 'B3'],
		setup: { A: { hand: [{ card: 'offering', id: 'spell' }], deck: 10 } },
		note: [
			'「ランダムな味方ユニット１体を破壊してカードを２枚引く」。味方ユニットはいない。',
			'“Destroy a random ally unit して draw two”. No ally units.'
		],
		steps: [
			use('spell', {
				note: [
					'選ばないので使えるが、誰も破壊されないので引けない。',
					'Nothing is picked, so it can be used; nobody is destroyed, so nothing is drawn.'
				],
				expect: ['A.grave = spell', 'A.deck = 10', 'log has nobody_hit', 'log has ability_skipped']
			})
		]
	})
];
