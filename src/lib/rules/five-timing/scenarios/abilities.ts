// Abilities whose own text decides, at each timing: V47–V49, V60, V73, and reading what is nullified by what.
import type { Scenario } from '../../../scenario/types';
import { attacks, go, passes, scenario, table, ending, undefended } from './make';

export const ABILITIES: readonly Scenario[] = [
	scenario({
		id: 'v48-ability-that-reads',
		title: ['見切りの効果を持つ能力', 'An ability that reads'],
		shows: ['V47', 'V48'],
		setup: table(
			{ A: { abilities: ['no-escape'] }, B: { abilities: ['foresee'] } },
			{ cards: { foresee: 'mikiri "先読み" "Foresight"' } }
		),
		steps: [
			...attacks(),
			go('B mikiri', { expect: ['hit.nullified = mikiri'] }),
			go('A pump', { expect: ['moment = I', 'log has mikiri_undone'] }),
			go('B mikiri', { refused: ['mikiri_forbidden', 'used_already'] })
		]
	}),
	scenario({
		id: 'v48-ability-that-keeps-distance',
		title: ['間合いの効果を持つ能力', 'An ability that keeps distance'],
		shows: ['V47', 'V48', 'V29'],
		setup: table(
			{ A: { hand: ['cut', 'fumikomi'] }, B: { abilities: ['glide'] } },
			{ cards: { glide: 'maai "滑る足" "Glide"' } }
		),
		steps: [
			...attacks(),
			go('B maai', { expect: ['moment = answer'] }),
			go('A stepIn', { expect: ['moment = I'] }),
			go('B maai', { refused: ['used_already'] })
		]
	}),
	scenario({
		id: 'v37-ability-that-reflects',
		title: ['反射の能力', 'An ability that reflects'],
		shows: ['V37'],
		setup: table({ B: { abilities: ['gloss'] } }, { cards: { gloss: 'mirror "鏡の肌" "Mirror Skin"' } }),
		steps: [...attacks(), go('B reflect', { expect: ['hit.target = A'] })]
	}),
	scenario({
		id: 'v49-own-text-at-one',
		title: ['Ⅰの能力はその文のとおり', 'An ability at Ⅰ follows its text'],
		shows: ['V47', 'V49'],
		setup: table({ B: { abilities: ['fade'] } }, { cards: { fade: 'cancel I "霞" "Fade"' } }),
		steps: [
			...attacks(),
			go('B ability', { expect: ['hit.nullified = ability', 'hit.gate = I'] }),
			go('A pass', { expect: ['outcomes = 1B:ability'] })
		]
	}),
	scenario({
		id: 'v60-own-text-at-two-and-three',
		title: ['ⅡとⅢの能力はその文のとおり', 'Abilities at Ⅱ and Ⅲ follow their text'],
		shows: ['V60', 'V73'],
		setup: table(
			{ B: { abilities: ['sap', 'hush'], barrier: ['barrier-2'] } },
			{ cards: { sap: 'reduce II damage3', hush: 'reduce III level1' } }
		),
		steps: [
			...attacks(),
			go('B pass'),
			go('B ability with=B:hush', { refused: ['ability_other_timing'] }),
			go('B ability', { expect: ['moment = II', 'hit.damage = 7'] }),
			go('B pass'),
			go('B ability', { expect: ['moment = III.before', 'hit.level = 2'] }),
			go('B pass', { expect: ['hit.nullified = barrier-equal'] })
		]
	}),
	scenario({
		id: 'v60-reduced-to-nothing',
		title: ['直前のAの能力で0になる', 'An A ability just before damage'],
		shows: ['V101', 'V107', 'V57'],
		setup: table(
			{ A: { abilities: ['surge', 'focus'] }, B: { abilities: ['soak', 'blunt'] } },
			{ cards: { soak: 'reduce A damage12', blunt: 'reduce A damage1' } }
		),
		steps: [
			...attacks(),
			...passes('B', 6),
			go('A pass', { expect: ['moment = before.defender'] }),
			go('B ability with=B:blunt', { expect: ['moment = before.attacker', 'hit.damage = 9'] }),
			go('A pass'),
			go('B ability', { expect: ['hit.damage = -3', 'hit.nullified = damage'] }),
			go('A pump with=A:surge', { expect: ['hit.damage = 2', 'moment = before.attacker'] }),
			go('A pass'),
			go('A pump with=A:focus', { expect: ['moment = before.attacker', 'hit.level = 5'] }),
			...ending(undefended('before'), 'B.hp = 18')
		]
	}),
	scenario({
		id: 'v45-technique-that-reads',
		title: ['見切りの効果を持つ防御技', 'A defence technique that reads'],
		shows: ['V45', 'V26'],
		setup: table(
			{ A: { abilities: ['no-escape'] }, B: { hand: ['insight', 'insight'] } },
			{ cards: { insight: 'technique unarmed Lv2 defence:mikiri' } }
		),
		steps: [
			...attacks(),
			go('B deftech technique=B:insight', { expect: ['hit.nullified = mikiri'] }),
			go('A pump', { expect: ['moment = I'] }),
			go('B deftech', { refused: ['mikiri_forbidden'] })
		]
	}),
	scenario({
		id: 'v43-technique-by-its-text',
		title: ['文のとおりに働く防御技', 'A defence technique by its own text'],
		shows: ['V43', 'V49', 'V99'],
		setup: table(
			{ A: { abilities: ['feint'] }, B: { hand: ['void', 'insight'] } },
			{
				cards: { void: 'technique magic Lv4 defence:cancel', insight: 'technique unarmed Lv2 defence:mikiri' }
			}
		),
		steps: [
			...attacks('A announce targets=B pumps=A:feint'),
			go('B deftech technique=B:insight', { refused: ['more_mikiri_needed'] }),
			go('B deftech technique=B:void', { expect: ['hit.nullified = deftech', 'hit.stops = no'] }),
			go('A pass', { expect: ['outcomes = 1B:deftech'] })
		]
	}),
	scenario({
		id: 'v39-counter-by-ability',
		title: ['能力としての反撃', 'A counter printed on the character'],
		shows: ['V02', 'V39', 'V41'],
		setup: table(
			{ B: { abilities: ['backlash'] } },
			{ cards: { backlash: 'technique magic Lv3 Dp5 counter' } }
		),
		steps: [
			...attacks(),
			go('B counter', { expect: ['hit.nullified = counter'] }),
			go('A pass', { expect: ['attacks = cut backlash', 'asked = B'] }),
			go('B announce'),
			...ending(undefended('I', 'A', 'B'), 'A.hp = 25', 'outcomes = 1B:counter 1A:5', 'moment = turn')
		]
	}),
	scenario({
		id: 'v94-pump-at-every-gate',
		title: ['パンプアップはいつでも', 'A pump-up at any time'],
		shows: ['V92', 'V96', 'V98', 'V100'],
		setup: table(
			{
				A: { abilities: ['surge', 'focus', 'p1', 'p2', 'p3'] },
				B: { barrier: ['barrier-4', 'barrier-3'], hand: ['barrier-2'] }
			},
			{ cards: { p1: 'pump extra2', p2: 'pump damage1', p3: 'pump stop' } }
		),
		steps: [
			...attacks(),
			go('A pump with=A:p1', { expect: ['moment = I', 'log has extras_up'] }),
			go('B pump', { refused: ['not_attacker', 'no_pump'] }),
			...passes('B', 2),
			go('A pump with=A:p2', { expect: ['moment = III.before', 'hit.damage = 11'] }),
			go('B pass', { expect: ['hit.nullified = barrier-lower'] }),
			go('B resist', { refused: ['verdict_waits'] }),
			// 5 > 4: the first barrier is beaten after all, and then the second one
			go('A pump with=A:focus', {
				expect: ['moment = III.after', 'hit.level = 5', 'hit.damage = 5', 'B.pile = barrier-4 barrier-3']
			}),
			go('B handBarrier', { expect: ['hit.level = 4', 'moment = III.after'] }),
			go('B pass'),
			go('A pump with=A:surge', { expect: ['moment = IV', 'hit.damage = 10'] }),
			go('B pass'),
			go('A pump with=A:p3', { expect: ['moment = V'] }),
			...ending(undefended('V'), 'B.hp = 8', 'moment = roll'),
			go('B answer roll=NG', { expect: ['B.stopped = yes'] })
		]
	}),
	scenario({
		id: 'v100-goes-on-where-it-failed',
		title: ['破れた所から続く', 'On where it failed'],
		about: [
			'無効化が破れると、防御はそのタイミングから続く。前に戻ることも、先へとぶこともない。',
			'When a nullification fails, the defence goes on at that very timing.'
		],
		shows: ['V18', 'V98', 'V100', 'C31'],
		setup: table(
			{ A: { abilities: ['p1', 'p2', 'p3', 'p4'] }, B: { abilities: ['s1', 's2', 's3', 's4'] } },
			{
				cards: {
					p1: 'pump damage5',
					p2: 'pump damage5',
					p3: 'pump damage5',
					p4: 'pump damage5',
					s1: 'reduce A damage10',
					s2: 'reduce A damage5',
					s3: 'reduce A damage5',
					s4: 'reduce A damage5'
				}
			}
		),
		steps: [
			...attacks(),
			...passes('B', 2),
			go('B ability with=B:s1', { expect: ['hit.nullified = damage', 'hit.gate = III'] }),
			go('A pump with=A:p1', { expect: ['moment = III.before', 'hit.damage = 5'] }),
			go('B pass', { expect: ['moment = III.after'] }),
			go('B ability with=B:s2', { expect: ['hit.damage = 0', 'moment = verdict'] }),
			go('A pump with=A:p2', { expect: ['moment = III.after'] }),
			go('B pass'),
			go('B ability with=B:s3', { expect: ['moment = verdict'] }),
			go('A pump with=A:p3', { expect: ['moment = IV'] }),
			go('B pass'),
			go('B ability', { expect: ['moment = verdict'] }),
			go('A pump', { expect: ['moment = V', 'hit.damage = 5'] }),
			...ending(undefended('V'), 'B.hp = 15')
		]
	}),
	scenario({
		id: 'v72-level-zero-after-the-zone',
		title: ['結界ゾーンのあとで効果Lv 0', 'Level 0 after the zone'],
		shows: ['V70', 'V71', 'V72'],
		setup: table(
			{ A: { hand: ['poke'] }, B: { hand: ['barrier-2'] } },
			{ cards: { poke: 'technique sword Lv1 Dp10' } }
		),
		steps: [
			...attacks(),
			...passes('B', 3),
			go('B handBarrier', { expect: ['hit.nullified = level-zero', 'hit.stops = yes', 'moment = verdict'] })
		]
	}),
	...(
		[
			['', {}, 'before.attacker'],
			['-as-said', { C22: 'as-said' }, 'before.attacker'],
			['-restart', { C9: 'restart' }, 'I'],
			['-as-said-restart', { C22: 'as-said', C9: 'restart' }, 'I']
		] as const
	).map(([suffix, rulings, moment]) =>
		scenario({
			id: `v106-substitute-just-before-damage${suffix}`,
			title: [
				`ダメージ適用の直前の身代わり${suffix && `(${suffix.slice(1)})`}`,
				`A substitute just before damage${suffix && ` (${suffix.slice(1)})`}`
			],
			shows: ['V101', 'V106', 'C9', 'C22'],
			...(suffix && { rulings }),
			setup: table({ C: { hand: ['resist'] } }),
			steps: [
				...attacks(),
				...passes('B', 6),
				go('A pass', { expect: ['moment = before.defender'] }),
				go('C migawari', { expect: ['C22' in rulings ? 'hit.target = C' : 'asked = B'] }),
				...('C22' in rulings ? [] : [go('B pass')]),
				...ending(
					undefended(moment === 'I' ? 'I' : 'before', 'C'),
					'C.hp = 10',
					'B.hp = 20',
					'outcomes = 1C:10'
				)
			]
		})
	)
];
