// Ⅱ and Ⅲ: gear and barriers: F15–F24, F42, F47, F50.
import type { Scenario } from '../../../scenario/types';
import { attacks, go, passes, scenario, table, ending, undefended } from './make';

const gear = (text: string) => ({ cards: { plain: text } });
const TRIPLE = { triple: 'technique sword Lv3 Dp10 x3 "三連斬り" "Triple Cut"' };

export const PROTECT: readonly Scenario[] = [
	scenario({
		id: 'f15-armour-higher',
		title: ['防具のLvの方が高い', 'Armour of higher Lv'],
		shows: ['V50', 'V52', 'V54', 'V58', 'armour'],
		setup: table({ A: { hand: ['twin-cut'] }, B: { abilities: ['plate'] } }),
		steps: [
			...attacks(),
			go('B pass'),
			go('B armour', { expect: ['moment = verdict', 'hit.nullified = armour', 'hit.stops = no'] }),
			go('A pass', { expect: ['hit.number = 2', 'moment = I', 'B.hp = 20'] }),
			go('B pass'),
			go('B armour', { expect: ['hit.nullified = armour'] }),
			go('A pass', { expect: ['outcomes = 1B:armour 2B:armour', 'B.hp = 20'] })
		]
	}),
	scenario({
		id: 'f16-armour-equal',
		title: ['防具のLvと等しい', 'Armour of equal Lv'],
		about: [
			'「低ければ無効」なので、等しいときはApだけが効く。結界と比べてみよう(F20)。',
			'Only a lower level is nullified: at an equal one just the Ap works. Compare a barrier (F20).'
		],
		shows: ['V53', 'V54', 'V56', 'C5'],
		setup: table({ B: { abilities: ['plain'] } }, gear('armour Lv3 Ap2')),
		note: ['Bの防具はLv 3・Ap 2。攻撃の効果Lvも3。', 'B has armour Lv 3 Ap 2; the effect Lv is 3 as well.'],
		steps: [
			go('A declare', { note: ['Aの攻撃。', 'A attacks.'] }),
			go('A announce targets=B', { note: ['効果Lv 3、ダメージ10。', 'Effect Lv 3, damage 10.'] }),
			go('B pass', { note: ['Ⅰは何もしない。', 'Nothing at Ⅰ.'], expect: ['moment = II'] }),
			go('B armour', {
				note: [
					'3は3より低くない。Lvは役に立たず、Apの2だけが引かれる。',
					'3 is not below 3: the Lv does nothing, and only the Ap of 2 comes off.'
				],
				expect: ['moment = II', 'hit.damage = 8', 'log has lv_useless']
			}),
			...undefended('II').map((step, i) => ({
				...step,
				note:
					i < 5
						? { ja: 'ほかに防御はない。', en: 'No other defence.' }
						: { ja: 'ダメージ適用の直前。', en: 'Just before damage.' },
				...(i === 6 && { expect: ['B.hp = 12'] })
			}))
		]
	}),
	scenario({
		id: 'f17-ap-to-zero',
		title: ['Apで0になれば無効', 'Ap down to 0'],
		shows: ['V55', 'V57'],
		setup: table({ B: { abilities: ['plain'] } }, gear('armour Lv1 Ap10')),
		steps: [
			...attacks(),
			go('B pass'),
			go('B armour', { expect: ['hit.damage = 0', 'hit.nullified = damage', 'log has lv_useless'] }),
			go('A pass', { expect: ['outcomes = 1B:damage', 'B.hp = 20', 'B.face = close'] })
		]
	}),
	scenario({
		id: 'f18-pump-beats-armour',
		title: ['防具をパンプアップで破る', 'A pump-up beats armour'],
		about: [
			'防具のLvで無効になっても、効果Lvを上げれば破れる。ただしApは残る。',
			'Raising the effect Lv undoes what armour nullified; but the Ap stays.'
		],
		shows: ['V94', 'V95', 'V100', 'C30'],
		setup: table({ A: { abilities: ['focus'] }, B: { abilities: ['plate'] } }),
		note: [
			'Bの「板金の鎧」はLv 4・Ap 2。Aはパンプアップ「集中」(効果Lv +2)を持つ。',
			'B wears Plate (Lv 4 Ap 2); A has the pump-up Focus (effect Lv +2).'
		],
		steps: [
			go('A declare', { note: ['Aの攻撃。', 'A attacks.'] }),
			go('A announce targets=B', {
				note: ['「集中」は防御を見てから使うことにする。', 'A keeps Focus back to see the defence first.']
			}),
			go('B pass', { note: ['Ⅰは何もしない。', 'Nothing at Ⅰ.'] }),
			go('B armour', {
				note: [
					'3 < 4なので無効になるところ。Apはまだ引かれていない。',
					'3 < 4: about to be nullified. The Ap has not come off yet.'
				],
				expect: ['hit.nullified = armour', 'hit.damage = 10']
			}),
			go('A pump', {
				note: [
					'効果Lvは5。5は4より低くないので無効化は破れるが、Ap 2は引かれる。',
					'The effect Lv is 5, no longer below 4: the nullification fails, but the Ap of 2 counts.'
				],
				expect: ['moment = II', 'hit.level = 5', 'hit.damage = 8', 'log has undone']
			}),
			go('B armour', {
				refused: ['gear_used'],
				note: ['同じ防具は1回の攻撃に1度だけ。', 'The same armour applies to one hit only once.']
			}),
			...undefended('II').map((step, i) => ({
				...step,
				note:
					i < 5
						? { ja: 'ほかに防御はない。', en: 'No other defence.' }
						: { ja: 'ダメージ適用の直前。', en: 'Just before damage.' },
				...(i === 6 && { expect: ['B.hp = 12', 'outcomes = 1B:8'] })
			}))
		]
	}),
	scenario({
		id: 'f19-barrier-higher',
		title: ['裏向きの結界の方が高い', 'A face-down barrier of higher Lv'],
		shows: ['V61', 'V62', 'V63', 'V64'],
		setup: table({ A: { hand: ['twin-cut'] }, B: { barrier: ['(barrier-4)'] } }),
		expect: ['B.down = barrier-4'],
		steps: [
			...attacks(),
			go('B pass'),
			go('B pass', { expect: ['moment = III.before', 'B.down =', 'log has barriers_up'] }),
			go('B pass', { expect: ['hit.nullified = barrier-lower', 'hit.stops = no', 'B.barrier = barrier-4'] }),
			go('A pass', { expect: ['hit.number = 2', 'B.barrier = barrier-4'] }),
			...passes('B', 3),
			go('A pass', { expect: ['outcomes = 1B:barrier-lower 2B:barrier-lower', 'B.hp = 20'] })
		]
	}),
	scenario({
		id: 'f20-barrier-equal',
		title: ['結界のLvと等しい', 'A barrier of equal Lv'],
		about: [
			'防具と違い、結界は等しくても無効にする。その代わりパイルされ、後の攻撃も来ない。',
			'Unlike armour, a barrier nullifies at an equal level too: it is piled, and later hits do not come.'
		],
		shows: ['V67', 'V68', 'V69'],
		setup: table({ A: { hand: ['twin-cut'] }, B: { barrier: ['barrier-3'] } }),
		note: ['Bの結界ゾーンに「結界Lv3」が表向きにある。', 'A barrier Lv3 lies face up in B’s zone.'],
		steps: [
			go('A declare', { note: ['Aが「二連斬り」を宣言する。', 'A declares Twin Cut.'] }),
			go('A announce targets=B', {
				note: ['1回目。効果Lv 3。', 'The first hit, effect Lv 3.'],
				expect: ['hits.left = 1']
			}),
			go('B pass', { note: ['Ⅰは何もしない。', 'Nothing at Ⅰ.'] }),
			go('B pass', {
				note: ['Ⅱも何もしない。Ⅲに入る。', 'Nothing at Ⅱ either. On to Ⅲ.'],
				expect: ['moment = III.before']
			}),
			go('B pass', {
				note: [
					'手札の結界は使わない。ゾーンの結界が自動で働き、3 = 3で相打ちになる。',
					'No barrier from hand. The one in the zone applies by itself: 3 = 3.'
				],
				expect: ['hit.nullified = barrier-equal', 'hit.stops = yes', 'B.barrier =', 'B.pile = barrier-3']
			}),
			go('A pass', {
				note: ['無効化が決まり、2回目の攻撃も来ない。', 'It stands, and the second hit does not come.'],
				expect: ['outcomes = 1B:barrier-equal', 'moment = turn', 'B.hp = 20', 'log has hits_dropped']
			})
		]
	}),
	scenario({
		id: 'f21-armour-then-barrier',
		title: ['防具のあとに結界', 'Armour, then barrier'],
		shows: ['V55', 'V56', 'V65', 'V66'],
		setup: table({ B: { abilities: ['plain'], barrier: ['barrier-2'] } }, gear('armour Lv1 Ap2')),
		steps: [
			...attacks(),
			go('B pass'),
			go('B armour', { expect: ['hit.damage = 8'] }),
			go('B pass'),
			go('B pass', {
				expect: ['moment = III.after', 'hit.damage = 5', 'B.pile = barrier-2', 'log has barrier_beaten']
			}),
			...passes('B', 3),
			go('A pass'),
			go('B pass', { expect: ['B.hp = 15'] })
		]
	}),
	scenario({
		id: 'f22-hand-barrier-first',
		title: ['手札の結界を先に使う', 'A hand barrier first'],
		about: [
			'手札の結界で効果Lvを1下げると、ゾーンの結界と等しくなる。使う順番がものを言う。',
			'A barrier from hand lowers the effect Lv to that of the one in the zone: the order matters.'
		],
		shows: ['V67', 'V68', 'V70', 'V71', 'handBarrier'],
		setup: table({ A: { hand: ['twin-cut'] }, B: { hand: ['barrier-4'], barrier: ['barrier-2'] } }),
		note: [
			'Bの結界ゾーンに「結界Lv2」、手札に「結界Lv4」。攻撃の効果Lvは3。',
			'B has a barrier Lv2 in the zone and a barrier Lv4 in hand; the effect Lv is 3.'
		],
		steps: [
			go('A declare', { note: ['Aが「二連斬り」を宣言する。', 'A declares Twin Cut.'] }),
			go('A announce targets=B', {
				note: [
					'このままでは3 > 2で、ゾーンの結界は破れる。',
					'As it is, 3 > 2: the barrier in the zone would be beaten.'
				]
			}),
			go('B pass', { note: ['Ⅰは何もしない。', 'Nothing at Ⅰ.'] }),
			go('B pass', {
				note: [
					'Ⅲに入る。手札の結界は、ゾーンの処理より先に使ってもよい。',
					'Into Ⅲ: a barrier from hand may come before the zone.'
				],
				expect: ['moment = III.before']
			}),
			go('B handBarrier', {
				note: [
					'手札の結界を1枚パイルし、効果Lvは2になる。手札のときはLvもApも関係ない。',
					'One barrier from hand is piled: effect Lv 2. From hand, its own Lv and Ap do not matter.'
				],
				expect: ['hit.level = 2', 'B.pile = barrier-4', 'moment = III.before'],
				variations: [
					{
						name: { ja: '先に使わなければ', en: 'Without it' },
						steps: [
							go('B pass', {
								note: [
									'3 > 2。結界は破れてApの3だけが引かれる。あとから効果Lvを下げても、もう間に合わない。',
									'3 > 2: the barrier is beaten and only its Ap of 3 comes off. Lowering the level afterwards is too late.'
								],
								expect: ['moment = III.after', 'hit.damage = 7', 'B.pile = barrier-2']
							})
						]
					}
				]
			}),
			go('B pass', {
				note: [
					'2 = 2。無効になり、ゾーンの結界もパイルされる。',
					'2 = 2: nullified, and the barrier in the zone is piled too.'
				],
				expect: ['hit.nullified = barrier-equal', 'B.pile = barrier-4 barrier-2']
			}),
			go('A pass', {
				note: ['2回目の攻撃も来ない。', 'The second hit does not come either.'],
				expect: ['outcomes = 1B:barrier-equal', 'B.hp = 20']
			})
		]
	}),
	scenario({
		id: 'f23-level-zero',
		title: ['効果Lv 0', 'Effect level 0'],
		shows: ['V70', 'V72'],
		setup: table(
			{ A: { hand: ['triple'] }, B: { hand: ['barrier-2', 'barrier-3', 'barrier-4'] } },
			{ cards: TRIPLE }
		),
		steps: [
			...attacks(),
			...passes('B', 2),
			go('B handBarrier with=B:barrier-2', { expect: ['hit.level = 2'] }),
			go('B handBarrier with=B:barrier-3', { expect: ['hit.level = 1'] }),
			go('B handBarrier', { expect: ['hit.level = 0', 'hit.nullified = level-zero', 'hit.stops = yes'] }),
			go('A pass', { expect: ['outcomes = 1B:level-zero', 'moment = turn', 'B.hp = 20'] })
		]
	}),
	scenario({
		id: 'f24-stopped-barrier',
		title: ['停止していても結界は働く', 'Barriers work for the stopped'],
		shows: ['V69', 'V91', 'C16'],
		setup: table({
			B: {
				stopped: true,
				hand: ['mikiri', 'barrier-2', 'geragera'],
				abilities: ['plate'],
				barrier: ['(barrier-3)']
			}
		}),
		steps: [
			...attacks(),
			go('B mikiri', { refused: ['is_stopped'] }),
			go('B geragera', { refused: ['is_stopped'] }),
			go('B pass'),
			go('B armour', { refused: ['is_stopped'] }),
			go('B pass', { expect: ['hit.nullified = barrier-equal', 'moment = verdict', 'log has barriers_up'] })
		]
	}),
	scenario({
		id: 'f42-barrier-unskippable',
		title: ['結界は使わずに済ませられない', 'A barrier cannot be skipped'],
		shows: ['V69', 'skipBarrier'],
		setup: table({ A: { hand: ['twin-cut'] }, B: { barrier: ['barrier-3', 'barrier-4'] } }),
		steps: [
			...attacks(),
			...passes('B', 2),
			go('B skipBarrier', { refused: ['barrier_unskippable'] }),
			go('B pass', {
				expect: [
					'hit.nullified = barrier-equal',
					'B.pile = barrier-3',
					'B.barrier = barrier-4',
					'log has barrier_equal'
				]
			})
		]
	}),
	scenario({
		id: 'f47-pump-to-equal',
		title: ['パンプアップで結界と等しくなる', 'A pump-up makes it equal'],
		about: [
			'結界より低かった効果Lvを上げて等しくしても、無効のまま。しかも後の攻撃まで止まる。',
			'Raising a lower level to that of the barrier leaves it nullified, and stops later hits as well.'
		],
		shows: ['V67', 'V68', 'V100', 'C7'],
		setup: table(
			{ A: { hand: ['twin-cut'], abilities: ['nudge'] }, B: { barrier: ['barrier-4'] } },
			{ cards: { nudge: 'pump level1 "一押し" "Nudge"' } }
		),
		note: [
			'Bの結界はLv 4。Aは効果Lvを1上げる「一押し」を持つ。',
			'B’s barrier has Lv 4; A can raise the effect Lv by 1 with Nudge.'
		],
		steps: [
			go('A declare', { note: ['Aが「二連斬り」を宣言する。', 'A declares Twin Cut.'] }),
			go('A announce targets=B', { note: ['効果Lvは3。', 'Effect Lv 3.'] }),
			go('B pass', { note: ['Ⅰは何もしない。', 'Nothing at Ⅰ.'] }),
			go('B pass', { note: ['Ⅲに入る。', 'Into Ⅲ.'] }),
			go('B pass', {
				note: [
					'3 < 4で無効になるところ。結界は残り、2回目は来るはずだった。',
					'3 < 4: nullified. The barrier would stay, and the second hit would come.'
				],
				expect: ['hit.nullified = barrier-lower', 'hit.stops = no', 'B.barrier = barrier-4']
			}),
			go('A pump', {
				note: [
					'「一押し」で4 = 4。無効のままで、結界はパイルされるが、2回目まで止まってしまう。',
					'Nudge makes 4 = 4. It stays nullified; the barrier is piled, but the second hit stops too.'
				],
				expect: [
					'moment = verdict',
					'hit.nullified = barrier-equal',
					'hit.stops = yes',
					'B.pile = barrier-4'
				],
				variations: [
					{
						name: { ja: '上げなければ', en: 'Without it' },
						steps: [
							go('A pass', {
								note: ['上げなければ、2回目の攻撃が来る。', 'Left alone, the second hit comes.'],
								expect: ['hit.number = 2', 'moment = I']
							})
						]
					}
				]
			}),
			go('A pass', {
				note: ['攻撃はすべて終わった。', 'The whole attack is over.'],
				expect: ['outcomes = 1B:barrier-equal', 'moment = turn', 'B.hp = 20']
			})
		]
	}),
	scenario({
		id: 'f50-shield-cost',
		title: ['盾のコストは攻撃を受けるたび', 'A shield’s cost each time'],
		shows: ['V59', 'C29', 'shield'],
		setup: table(
			{ A: { hand: ['triple'] }, B: { hand: ['maai', 'maai'], abilities: ['buckler'] } },
			{ cards: TRIPLE }
		),
		steps: [
			...attacks(),
			go('B pass'),
			go('B shield cost=B:maai', { expect: ['B.pile = maai', 'hit.damage = 6', 'log has shield_paid'] }),
			...ending(undefended('II'), 'B.hp = 14', 'hit.number = 2'),
			go('B pass'),
			go('B shield', { expect: ['B.pile = maai maai.2', 'hit.damage = 6'] }),
			...ending(undefended('II'), 'B.hp = 8', 'hit.number = 3'),
			go('B pass'),
			go('B shield', { refused: ['cost_missing'] })
		]
	})
];
