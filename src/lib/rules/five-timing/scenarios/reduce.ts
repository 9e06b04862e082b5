// Ⅳ, Ⅴ, extra damage, pump-ups, Geragera and substitutes: F25–F34, F36.
import type { Scenario, ScenarioStep } from '../../../scenario/types';
import { attacks, go, passes, scenario, table, ending, undefended } from './make';

const TRIPLE = { triple: 'technique sword Lv3 Dp10 x3 "三連斬り" "Triple Cut"' };
const toV: readonly ScenarioStep[] = [...attacks(), ...passes('B', 5)];
const quiet = (steps: readonly ScenarioStep[], ja: string, en: string): readonly ScenarioStep[] =>
	steps.map((step) => ({ ...step, note: step.note ?? { ja, en } }));

export const REDUCE: readonly Scenario[] = [
	scenario({
		id: 'f25-reduction-to-zero',
		title: ['Ⅳで0になれば無効', 'Ⅳ down to 0'],
		shows: ['V74', 'V75', 'V76', 'V77', 'V78', 'ability'],
		setup: table(
			{ B: { hand: ['mikiri'], abilities: ['brace'] } },
			{ cards: { brace: 'reduce IV damage10' } }
		),
		steps: [
			...attacks(),
			go('B ability', { refused: ['ability_other_timing'] }),
			...passes('B', 4),
			go('B mikiri', { refused: ['timing_over', 'no_main_card_at_IV'] }),
			go('B ability', { expect: ['hit.damage = 0', 'hit.nullified = damage'] }),
			go('A pass', { expect: ['outcomes = 1B:damage', 'B.hp = 20'] })
		]
	}),
	scenario({
		id: 'f25-tough',
		title: ['Ⅳの軽減は前の軽減に重なる', 'Ⅳ on top of Ⅱ'],
		shows: ['V75', 'V80'],
		setup: table({ B: { abilities: ['tough', 'plain'] } }, { cards: { plain: 'armour Lv1 Ap2' } }),
		steps: [
			...attacks(),
			go('B pass'),
			go('B armour', { expect: ['hit.damage = 8'] }),
			...passes('B', 3),
			go('B ability', { expect: ['moment = IV', 'hit.damage = 3'] }),
			go('B ability', { refused: ['used_already'] }),
			...ending(undefended('IV'), 'B.hp = 17')
		]
	}),
	scenario({
		id: 'f26-resist',
		title: ['レジスト: 10 → 3', 'Resist: 10 → 3'],
		shows: ['V79', 'V81', 'V82', 'V83', 'resist'],
		setup: table({ B: { hand: ['resist'] } }),
		steps: [
			...toV,
			go('B resist', { expect: ['hit.damage = 3', 'moment = V', 'B.pile = resist'] }),
			...ending(undefended('V'), 'B.hp = 17')
		]
	}),
	scenario({
		id: 'f27-resist-one',
		title: ['1は1のまま', '1 stays 1'],
		shows: ['V82'],
		setup: table(
			{ A: { hand: ['poke'] }, B: { hand: ['resist'] } },
			{ cards: { poke: 'technique sword Lv3 Dp1' } }
		),
		steps: [...toV, go('B resist', { expect: ['hit.damage = 1'] }), ...ending(undefended('V'), 'B.hp = 19')]
	}),
	scenario({
		id: 'f28-resist-twice',
		title: ['レジスト2回: 10 → 3 → 1', 'Resist twice: 10 → 3 → 1'],
		shows: ['V20', 'V82', 'V83'],
		setup: table({ B: { hand: ['resist', 'resist'] } }),
		steps: [
			...toV,
			go('B resist with=B:resist', { expect: ['hit.damage = 3'] }),
			go('B resist', { expect: ['hit.damage = 1'] }),
			...ending(undefended('V'), 'B.hp = 19')
		]
	}),
	scenario({
		id: 'f28-half',
		title: ['Ⅴの能力', 'An ability at Ⅴ'],
		shows: ['V80', 'V84'],
		setup: table(
			{ A: { hand: ['jab'] }, B: { abilities: ['supple'] } },
			{ cards: { jab: 'technique sword Lv3 Dp7' } }
		),
		steps: [
			...toV,
			go('B ability', { expect: ['hit.damage = 4', 'moment = V'] }),
			...ending(undefended('V'), 'B.hp = 16')
		]
	}),
	scenario({
		id: 'f29-extra-damage',
		title: ['追加ダメージはⅤのあと', 'Extra damage comes after Ⅴ'],
		shows: ['V85', 'V89', 'V90'],
		setup: table({ A: { hand: ['piercing-cut'] }, B: { hand: ['resist'] } }),
		steps: [
			...toV,
			go('B resist', { expect: ['hit.damage = 3'] }),
			...ending(undefended('V'), 'B.hp = 13', 'outcomes = 1B:7', 'log has extra_damage')
		]
	}),
	scenario({
		id: 'f30-where-five-counts-most',
		title: ['+5が一番ものを言うのはどこか', 'Where +5 is worth most'],
		about: [
			'パンプアップの+5を、攻撃と同時に使えばレジストで1/4になる。ダメージ適用の直前なら、そのまま足される。',
			'A pump-up of +5 declared with the attack is quartered by a resist; just before damage it is added in full.'
		],
		shows: ['V93', 'V96', 'V97', 'V98', 'pump'],
		setup: table({ A: { abilities: ['surge'] }, B: { hand: ['resist'] } }),
		note: [
			'Aはパンプアップ「底力」(ダメージ+5)、Bはレジストを持つ。',
			'A has the pump-up Surge (damage +5), B a resist.'
		],
		steps: [
			go('A declare', { note: ['Aの攻撃。', 'A attacks.'] }),
			go('A announce targets=B', {
				note: ['「底力」は取っておく。', 'A keeps Surge back.'],
				expect: ['hit.damage = 10'],
				variations: [
					{
						name: { ja: '攻撃と同時に使う(F31)', en: 'With the attack (F31)' },
						steps: [
							go('A announce targets=B pumps=A:surge', {
								note: [
									'攻撃と同時に使えば、ダメージは15で始まる。',
									'Declared with the attack, the damage begins at 15.'
								],
								expect: ['hit.damage = 15']
							}),
							...quiet(passes('B', 5), 'BはⅤまで進む。', 'B goes on to Ⅴ.'),
							go('B resist', {
								note: [
									'レジスト: 15の1/4は3.75。切り上げて4。',
									'Resist: a quarter of 15 is 3.75, rounded up to 4.'
								],
								expect: ['hit.damage = 4']
							}),
							...quiet(
								ending(undefended('V'), 'B.hp = 16'),
								'足した5は、ほとんど消えてしまった。',
								'Little is left of the 5 that were added.'
							)
						]
					}
				]
			}),
			...quiet(passes('B', 5), 'BはⅤまで何もしない。', 'B does nothing until Ⅴ.'),
			go('B resist', {
				note: ['レジスト: 10の1/4は2.5。切り上げて3。', 'Resist: a quarter of 10 is 2.5, rounded up to 3.'],
				expect: ['hit.damage = 3']
			}),
			go('B pass', {
				note: [
					'五つのタイミングが終わった。ダメージ適用の直前、まず攻撃側に聞く。',
					'The five timings are over. Just before damage, the attacker is asked first.'
				],
				expect: ['moment = before.attacker', 'asked = A']
			}),
			go('A pump', {
				note: [
					'ここで「底力」。それまでの防御に関係なく、5がそのまま足される。',
					'Now Surge: the 5 are added directly, whatever the defence did.'
				],
				expect: ['hit.damage = 8', 'moment = before.attacker']
			}),
			go('A pass', { note: ['Aはもうない。', 'A has nothing more.'], expect: ['moment = before.defender'] }),
			go('B pass', {
				note: [
					'3 + 5 = 8ダメージ。攻撃と同時なら4だった。',
					'3 + 5 = 8 damage; with the attack it would have been 4.'
				],
				expect: ['B.hp = 12', 'outcomes = 1B:8']
			})
		]
	}),
	scenario({
		id: 'f31-pump-with-attack',
		title: ['攻撃と同時のパンプアップ', 'A pump-up with the attack'],
		shows: ['V97'],
		setup: table({ A: { abilities: ['surge'] }, B: { hand: ['resist'] } }),
		steps: [
			...ending(
				attacks('A announce targets=B pumps=A:surge'),
				'hit.damage = 15',
				'log has pumped_with_attack'
			),
			go('A pump', { refused: ['pump_used'] }),
			...passes('B', 5),
			go('B resist', { expect: ['hit.damage = 4'] }),
			...ending(undefended('V'), 'B.hp = 16')
		]
	}),
	scenario({
		id: 'f32-geragera',
		title: ['ゲラゲラ', 'Geragera'],
		shows: ['V92', 'V101', 'V102', 'V103', 'geragera'],
		setup: table({ A: { hand: ['triple'] }, B: { hand: ['geragera'] } }, { cards: TRIPLE }),
		steps: [
			...attacks(),
			...passes('B', 4),
			go('B geragera', { expect: ['hit.nullified = geragera', 'hit.stops = yes', 'hit.gate = IV'] }),
			go('A pass', { expect: ['outcomes = 1B:geragera', 'moment = turn', 'B.hp = 20'] })
		]
	}),
	scenario({
		id: 'f33-substitute',
		title: ['身代わり', 'A substitute'],
		about: [
			'身代わりになると対象が替わる。ここまでの軽減は引き継ぎ、残りのタイミングを新しい対象が行う。',
			'A substitute becomes the target: reductions so far carry over, and it does the timings that are left.'
		],
		shows: ['V104', 'V105', 'V106', 'C22', 'migawari'],
		setup: table(
			{ B: { abilities: ['plain'] }, C: { hand: ['resist', 'resist'] } },
			{ cards: { plain: 'armour Lv1 Ap4' } }
		),
		note: [
			'Bの防具はLv 1・Ap 4。Cは「レジスト・身代わり」を2枚持つ。',
			'B has armour Lv 1 Ap 4; C holds two Resist / Substitute.'
		],
		steps: [
			go('A declare', { note: ['Aの攻撃。', 'A attacks.'] }),
			go('A announce targets=B', { note: ['対象はB。ダメージ10。', 'It is aimed at B, damage 10.'] }),
			go('B pass', { note: ['Ⅰは何もしない。', 'Nothing at Ⅰ.'] }),
			go('B armour', {
				note: ['Bは防具のAp 4を引く。10 − 4 = 6。', 'B takes the Ap of 4 off: 10 − 4 = 6.'],
				expect: ['hit.damage = 6']
			}),
			go('C geragera', {
				refused: ['not_target', 'no_card'],
				note: [
					'対象でないCがゲラゲラなどで割り込むことはできない。',
					'C is not the target and cannot interfere with anything else.'
				]
			}),
			go('C migawari with=C:resist', {
				note: [
					'Cが身代わりを申し出る。割り込めるメインカードはこれだけ。いまの対象のBが先に応じてよい。',
					'C offers to substitute: the only main card with which another character interferes. B, the present target, may speak first.'
				],
				expect: ['hit.claims = C', 'asked = B', 'hit.target = B']
			}),
			go('B pass', {
				note: [
					'Bは任せる。対象はCになり、ダメージ6とⅡはそのまま続く。',
					'B lets it happen: C is the target now, with damage 6, still at Ⅱ.'
				],
				expect: ['hit.target = C', 'moment = II', 'hit.damage = 6', 'asked = C', 'C.pile = resist']
			}),
			...quiet(passes('C', 4), 'CはⅤまで進む。', 'C goes on to Ⅴ.'),
			go('C resist', {
				note: [
					'Ⅴで2枚目をレジストとして使う。6の1/4は1.5、切り上げて2。',
					'At Ⅴ the second card is a resist: a quarter of 6 is 1.5, rounded up to 2.'
				],
				expect: ['hit.damage = 2']
			}),
			...quiet(
				ending(undefended('V', 'C'), 'B.hp = 20', 'C.hp = 18', 'outcomes = 1C:2'),
				'ダメージはCが受ける。',
				'C takes the damage.'
			)
		]
	}),
	scenario({
		id: 'f34-target-substitutes',
		title: ['対象どうしの身代わり', 'One target substitutes for another'],
		about: [
			'全員への攻撃で、自分も対象のCがBの身代わりになる。Cは二人分を受ける。',
			'C, a target of the attack on everybody as well, substitutes for B and takes both.'
		],
		shows: ['V104', 'V106', 'C10'],
		setup: table({ A: { hand: ['sweep'] }, B: {}, C: { hand: ['resist'] } }, { contact: ['A-B', 'A-C'] }),
		note: [
			'「なぎ払い」は全員が対象。Cは身代わりを1枚持つ。',
			'Sweep is aimed at everybody; C holds one substitute.'
		],
		steps: [
			go('A declare', { note: ['Aが「なぎ払い」を宣言する。', 'A declares Sweep.'] }),
			go('A announce', {
				note: [
					'対象は全員。席の順でBが先に防御する。',
					'Everybody is a target; in seat order B defends first.'
				],
				expect: ['hit.target = B', 'hits.left = 1']
			}),
			go('C migawari', {
				note: ['Cが、Bへの分の身代わりを申し出る。', 'C offers to substitute for B’s part.']
			}),
			go('B pass', {
				note: ['Bは任せる。', 'B lets it happen.'],
				expect: ['hit.target = C', 'hit.aimed = B']
			}),
			...quiet(
				ending(undefended('I', 'C'), 'C.hp = 12', 'hit.target = C', 'hit.aimed = C'),
				'Cが一つ目を受ける。',
				'C takes the first.'
			),
			...quiet(
				ending(undefended('I', 'C'), 'C.hp = 4', 'B.hp = 20', 'outcomes = 1C:8 1C:8'),
				'続いて、C自身への分。',
				'And then the part aimed at C.'
			)
		]
	}),
	scenario({
		id: 'f34-cancel-at-any-timing',
		title: ['Aの能力', 'An A ability'],
		shows: ['V101', 'V107'],
		setup: table({ A: { hand: ['twin-cut'] }, B: { abilities: ['last-stand'] } }),
		steps: [
			...attacks(),
			...passes('B', 6),
			go('A pass', { expect: ['moment = before.defender'] }),
			go('B ability', { expect: ['hit.nullified = ability', 'hit.stops = no', 'moment = verdict'] }),
			go('A pass', { expect: ['hit.number = 2', 'outcomes = 1B:ability'] }),
			go('B ability', { refused: ['spent'] })
		]
	}),
	scenario({
		id: 'f36-substitute-at-five',
		title: ['Ⅴでの身代わり', 'A substitute at Ⅴ'],
		about: [
			'身代わりは、いまのタイミングから先だけを行う。前のタイミングには戻れない。',
			'A substitute does only what is left from the present timing on.'
		],
		shows: ['V18', 'V106', 'C9'],
		setup: table({ B: {}, C: { hand: ['resist'], abilities: ['plate'], barrier: ['barrier-4'] } }),
		note: [
			'Cは「板金の鎧」と結界を持つが、身代わりになるのはⅤ。',
			'C has Plate and a barrier, but substitutes at Ⅴ.'
		],
		steps: [
			go('A declare', { note: ['Aの攻撃。', 'A attacks.'] }),
			go('A announce targets=B', { note: ['対象はB。', 'It is aimed at B.'] }),
			...quiet(passes('B', 5), 'BはⅤまで何もできない。', 'B has nothing until Ⅴ.'),
			go('C migawari', {
				note: ['ⅤでCが身代わりを申し出る。', 'At Ⅴ C offers to substitute.'],
				expect: ['moment = V']
			}),
			go('B pass', {
				note: ['対象はCになる。タイミングはⅤのまま。', 'C is the target; it is still Ⅴ.'],
				expect: ['hit.target = C', 'moment = V']
			}),
			go('C armour', {
				refused: ['timing_over'],
				note: [
					'防具はⅡ。もう戻れない。結界も働かない。',
					'Armour is for Ⅱ: there is no way back. The barrier does not apply either.'
				]
			}),
			...quiet(
				ending(undefended('V', 'C'), 'C.hp = 10', 'B.hp = 20', 'C.barrier = barrier-4'),
				'Cがまるごと受ける。',
				'C takes it all.'
			)
		]
	})
];
