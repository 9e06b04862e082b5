// Each disputed point twice: the same set-up and moves under the default and under another choice, with different results.
import type { Scenario, ScenarioStep } from '../../../scenario/types';
import type { Json } from '../../core/contract';
import { CHOICES, type RulingId } from '../rulings';
import { attacks, go, passes, scenario, table, ending, undefended } from './make';

interface Pair {
	readonly ruling: RulingId;
	readonly title: readonly [ja: string, en: string];
	readonly shows: readonly string[];
	readonly setup: Json;
	/** Choice → what happens under it; the default comes first. */
	readonly lines: Readonly<Record<string, readonly ScenarioStep[]>>;
	/** Steps that all choices share before their own. */
	readonly first?: readonly ScenarioStep[];
}
const pair = ({ ruling, title, shows, setup, lines, first = [] }: Pair): readonly Scenario[] =>
	Object.entries(lines).map(([choice, steps]) =>
		scenario({
			id: `${ruling.toLowerCase()}-${choice}`,
			title: [`${title[0]}(${ruling}: ${choice})`, `${title[1]} (${ruling}: ${choice})`],
			shows: [ruling, ...shows],
			...(choice !== CHOICES[ruling][0] && { rulings: { [ruling]: choice } }),
			setup,
			steps: [...first, ...steps]
		})
	);

const HEAVY = { heavy: 'technique sword Lv4 Dp10' };
const far = { contact: [] };

export const RULING_PAIRS: readonly Scenario[] = [
	...pair({
		ruling: 'C1',
		title: ['出目7、精神力7', 'A roll of 7 with spirit 7'],
		shows: ['V08', 'K09'],
		setup: table({ A: { hand: ['heavy'] } }, { cards: HEAVY }),
		first: [go('A declare')],
		lines: {
			'2d6': [go('A answer roll=7', { expect: ['moment = contents'] })],
			'2d6-below': [go('A answer roll=7', { expect: ['moment = turn', 'A.pile = heavy'] })],
			pick: [
				go('A answer roll=7', { refused: ['dice_impossible'] }),
				go('A answer roll=OK', { expect: ['moment = contents'] })
			]
		}
	}),
	...pair({
		ruling: 'C2',
		title: ['7の半分', 'Half of 7'],
		shows: ['V14'],
		setup: table({ A: { hand: ['jab'] } }, { ...far, cards: { jab: 'technique sword Lv3 Dp7' } }),
		lines: { up: ending(attacks(), 'hit.damage = 4'), down: ending(attacks(), 'hit.damage = 3') }
	}),
	...pair({
		ruling: 'C3',
		title: ['離れた相手を6回復', 'Healing 6 out of contact'],
		shows: ['V15'],
		setup: table({ A: { hand: ['mend'] }, B: { hp: 10, maxHp: 20 } }, far),
		lines: { full: ending(attacks(), 'B.hp = 16'), halved: ending(attacks(), 'B.hp = 13') }
	}),
	...pair({
		ruling: 'C4',
		title: ['Dp 10に複合+4、離れた相手へ', 'Dp 10 with a compound of +4, out of contact'],
		shows: ['V13', 'V14'],
		setup: table({ A: { hand: ['cut', 'edge'] } }, far),
		first: [go('A declare technique=A:cut compounds=A:edge')],
		lines: {
			after: [go('A announce targets=B', { expect: ['hit.damage = 7'] })],
			before: [go('A announce targets=B', { expect: ['hit.damage = 9'] })]
		}
	}),
	...pair({
		ruling: 'C5',
		title: ['効果Lv 3と防具Lv 3', 'Effect Lv 3 against armour Lv 3'],
		shows: ['V54'],
		setup: table({ B: { abilities: ['mail'] } }, { cards: { mail: 'armour Lv3 Ap2' } }),
		first: [...attacks(), go('B pass')],
		lines: {
			stands: [go('B armour', { expect: ['moment = II', 'hit.damage = 8'] })],
			nullifies: [go('B armour', { expect: ['hit.nullified = armour', 'hit.damage = 10'] })]
		}
	}),
	...pair({
		ruling: 'C6',
		title: ['見切りのあとの「追加1枚」', 'One more read after a read'],
		shows: ['V99'],
		setup: table({ A: { abilities: ['feint'] }, B: { hand: ['mikiri', 'mikiri'] } }),
		first: [...attacks(), go('B mikiri with=B:mikiri'), go('A pump')],
		lines: {
			'two-new': [go('B mikiri', { refused: ['more_mikiri_needed'], expect: ['moment = I'] })],
			'add-one': [go('B mikiri', { expect: ['hit.nullified = mikiri', 'B.pile = mikiri mikiri.2'] })]
		}
	}),
	...pair({
		ruling: 'C7',
		title: ['結界Lv 4に、3を4に上げる', 'Raising 3 to 4 against barrier Lv 4'],
		shows: ['V67', 'V100'],
		setup: table(
			{ A: { abilities: ['nudge'] }, B: { barrier: ['barrier-4'] } },
			{ cards: { nudge: 'pump level1' } }
		),
		first: [...attacks(), ...passes('B', 3)],
		lines: {
			equal: [
				go('A pump', { expect: ['moment = verdict', 'hit.nullified = barrier-equal', 'B.pile = barrier-4'] })
			],
			fails: [go('A pump', { expect: ['moment = III.after', 'hit.damage = 7', 'B.pile = barrier-4'] })]
		}
	}),
	...pair({
		ruling: 'C8',
		title: ['2回攻撃を反射', 'Reflecting a two-hit attack'],
		shows: ['V33'],
		setup: table({ A: { hand: ['twin-cut'] }, B: { hand: ['mirror'] } }),
		first: [...attacks(), go('B reflect'), ...undefended('I', 'A')],
		lines: {
			'this-hit': ending(undefended('I', 'B'), 'outcomes = 1A:10 2B:10', 'B.hp = 10', 'A.hp = 20'),
			'all-hits': ending(undefended('I', 'A'), 'outcomes = 1A:10 2A:10', 'B.hp = 20', 'A.hp = 10')
		}
	}),
	...pair({
		ruling: 'C9',
		title: ['Ⅴでの身代わり', 'A substitute at Ⅴ'],
		shows: ['V106'],
		setup: table({ C: { hand: ['resist'], abilities: ['plate'] } }),
		first: [...attacks(), ...passes('B', 5), go('C migawari')],
		lines: {
			continue: [
				go('B pass', { expect: ['hit.target = C', 'moment = V'] }),
				go('C armour', { refused: ['timing_over'] })
			],
			restart: [
				go('B pass', { expect: ['hit.target = C', 'moment = I', 'log has restarted'] }),
				go('C pass'),
				go('C armour', { expect: ['hit.nullified = armour'] })
			]
		}
	}),
	...pair({
		ruling: 'C10',
		title: ['対象どうしの身代わり', 'Substituting among targets'],
		shows: ['V104'],
		setup: table({ A: { hand: ['sweep'] }, C: { hand: ['resist'] } }),
		first: [go('A declare'), go('A announce')],
		lines: {
			both: [go('C migawari', { expect: ['hit.claims = C'] })],
			'not-allowed': [go('C migawari', { refused: ['substitute_is_target'] })]
		}
	}),
	...pair({
		ruling: 'C11',
		title: ['一枚の踏み込みと二人の間合い', 'One step in, two distances'],
		shows: ['V29'],
		setup: table(
			{ A: { hand: ['sweep', 'fumikomi'] }, B: { hand: ['maai'] }, C: { hand: ['maai', 'maai'] } },
			{ contact: ['A-B', 'A-C'] }
		),
		first: [
			go('A declare'),
			go('A announce'),
			go('B maai'),
			go('A stepIn'),
			...undefended('I'),
			go('C maai with=C:maai')
		],
		lines: {
			'one-each': [go('A stepIn', { refused: ['no_card'] })],
			shared: [
				go('A stepIn', { expect: ['moment = I', 'log has stepped_in_free'] }),
				go('C maai'),
				go('A stepIn', { refused: ['no_card'] })
			]
		}
	}),
	...pair({
		ruling: 'C12',
		title: ['対象の順番', 'The order of targets'],
		shows: ['V17'],
		setup: table({ A: { hand: ['sweep'] }, C: {} }),
		first: [go('A declare')],
		lines: {
			'seat-order': [go('A announce', { expect: ['hit.target = B'] })],
			attacker: [go('A announce targets=C,B', { expect: ['hit.target = C'] })]
		}
	}),
	...pair({
		ruling: 'C13',
		title: ['二人への2回攻撃', 'Two hits at two targets'],
		shows: ['V17'],
		setup: table(
			{ A: { hand: ['storm'] }, C: {} },
			{ contact: ['A-B', 'A-C'], cards: { storm: 'technique sword Lv3 Dp4 x2 reach2' } }
		),
		first: [go('A declare'), go('A announce targets=B,C'), ...undefended('I')],
		lines: {
			'hit-by-hit': ending(undefended('I', 'C'), 'outcomes = 1B:4 1C:4', 'hit.target = B', 'hit.number = 2'),
			'target-by-target': ending(
				undefended('I', 'B'),
				'outcomes = 1B:4 2B:4',
				'hit.target = C',
				'hit.number = 1'
			)
		}
	}),
	...pair({
		ruling: 'C14',
		title: ['2枚の結界', 'Two barriers'],
		shows: ['V62'],
		setup: table({ B: { barrier: ['barrier-2', 'barrier-3'] } }),
		first: [...attacks(), ...passes('B', 2)],
		lines: {
			all: [go('B pass', { expect: ['hit.nullified = barrier-equal', 'B.pile = barrier-2 barrier-3'] })],
			one: [go('B pass', { expect: ['moment = III.after', 'hit.damage = 7', 'B.barrier = barrier-3'] })]
		}
	}),
	...pair({
		ruling: 'C15',
		title: ['破れた結界のAp', 'The Ap of a beaten barrier'],
		shows: ['V64', 'V66'],
		setup: table({ B: { barrier: ['barrier-2'] } }),
		first: [...attacks(), ...passes('B', 2)],
		lines: {
			counts: [go('B pass', { expect: ['hit.damage = 7', 'B.pile = barrier-2'] })],
			no: [go('B pass', { expect: ['hit.damage = 10', 'B.pile = barrier-2'] })]
		}
	}),
	...pair({
		ruling: 'C16',
		title: ['停止したキャラクターの見切り', 'A read of a stopped character'],
		shows: ['V91'],
		setup: table({ B: { stopped: true, hand: ['mikiri'] } }),
		first: attacks(),
		lines: {
			all: [go('B mikiri', { refused: ['is_stopped'] })],
			'own-turn': [go('B mikiri', { expect: ['hit.nullified = mikiri'] })]
		}
	}),
	...pair({
		ruling: 'C17',
		title: ['2回攻撃とOPEN', 'OPEN during a two-hit attack'],
		shows: ['V87'],
		setup: table({ A: { hand: ['twin-cut'] }, B: { abilities: ['plate'] } }),
		first: attacks(),
		lines: {
			'first-hit': [...ending(undefended('I'), 'B.face = open', 'hit.number = 2', 'B.known = yes')],
			'last-hit': [...ending(undefended('I'), 'B.face = close', 'hit.number = 2', 'B.known = no')],
			marker: [go('B pass', { expect: ['B.face = close', 'B.known = yes'] })]
		}
	}),
	...pair({
		ruling: 'C18',
		title: ['防具で無効になった停止チェック', 'A stop check of a nullified attack'],
		shows: ['V19'],
		setup: table({ A: { hand: ['binding-cut'] }, B: { abilities: ['plate'] } }),
		first: [...attacks(), go('B pass'), go('B armour')],
		lines: {
			none: [go('A pass', { expect: ['moment = turn'] })],
			'per-effect': [
				go('A pass', { expect: ['moment = roll', 'asked = B'] }),
				go('B answer roll=NG', { expect: ['B.stopped = yes', 'B.face = close', 'outcomes = 1B:armour'] })
			]
		}
	}),
	...pair({
		ruling: 'C19',
		title: ['Dp 0の停止チェック', 'A stop check with Dp 0'],
		shows: ['V91'],
		setup: table({ A: { hand: ['bind'] } }, { cards: { bind: 'technique sword Lv3 stop' } }),
		first: attacks(),
		lines: {
			check: ending(undefended('I'), 'moment = roll'),
			'no-check': ending(undefended('I'), 'moment = turn', 'outcomes = 1B:0', 'B.face = close')
		}
	}),
	...pair({
		ruling: 'C20',
		title: ['1回目で死亡した相手への2回目', 'Hit 2 at somebody who died of hit 1'],
		shows: ['V108'],
		setup: table({ A: { hand: ['twin-cut'] }, B: { hp: 10 }, C: {} }),
		first: attacks(),
		lines: {
			ends: ending(
				undefended('I'),
				'B.state = dead',
				'moment = turn',
				'outcomes = 1B:10',
				'log has dead_skipped'
			),
			'goes-on': [
				...ending(undefended('I'), 'B.state = dead', 'moment = I', 'hit.number = 2'),
				...ending(undefended('I'), 'outcomes = 1B:10 2B:10', 'B.hp = 0', 'moment = turn')
			]
		}
	}),
	...pair({
		ruling: 'C21',
		title: ['消滅とプレイヤー', 'Vanishing and the player'],
		shows: ['V112'],
		setup: table(
			{ A: { hand: ['erase'] }, B: { barrier: ['barrier-2'] }, C: {} },
			{ cards: { erase: 'technique sword Lv3 Dp30 vanish' } }
		),
		first: [...attacks(), ...undefended('I')],
		lines: {
			player: [go('A pass', { expect: ['B.player = out', 'turn = C', 'B.gone = barrier-2'] })],
			character: [
				go('A pass', { expect: ['B.player = in', 'turn = B', 'B.pile = barrier-2'] }),
				go('B chant', { refused: ['is_vanished'] })
			]
		}
	}),
	...pair({
		ruling: 'C22',
		title: ['身代わりと見切りが同時', 'A substitute and a read at once'],
		shows: ['V104', 'K15'],
		setup: table({ B: { hand: ['mikiri'] }, C: { hand: ['resist'] } }),
		first: attacks(),
		lines: {
			'target-first': [
				go('C migawari', { expect: ['hit.target = B', 'asked = B'] }),
				go('C migawari', { refused: ['claimed_already'] }),
				go('B mikiri', { expect: ['hit.nullified = mikiri'] }),
				go('A pass', { expect: ['outcomes = 1B:mikiri', 'C.hand = resist'] })
			],
			'as-said': [
				go('C migawari', { expect: ['hit.target = C', 'asked = C', 'C.pile = resist'] }),
				go('B mikiri', { refused: ['not_target'] })
			]
		}
	}),
	...pair({
		ruling: 'C23',
		title: ['不発の反撃のあと', 'After a counter that failed'],
		shows: ['V11', 'V20'],
		setup: table({ B: { warrior: 3, hand: ['riposte', 'mikiri'] } }),
		first: [...attacks(), go('B counter')],
		lines: {
			'go-on': [
				go('B answer roll=NG', { expect: ['moment = I'] }),
				go('B mikiri', { expect: ['hit.nullified = mikiri'] })
			],
			'timing-over': [
				go('B answer roll=NG', { expect: ['moment = II', 'log has try_failed_over'] }),
				go('B mikiri', { refused: ['timing_over'] })
			]
		}
	}),
	...pair({
		ruling: 'C24',
		title: ['効果Lv 1を2下げ、2上げる', 'Effect Lv 1, down by 2, up by 2'],
		shows: ['V72', 'V60'],
		setup: table(
			{ A: { hand: ['poke'], abilities: ['focus'] }, B: { abilities: ['sap', 'rag'] } },
			{ cards: { poke: 'technique sword Lv1 Dp10', sap: 'reduce II level2', rag: 'armour Lv2 Ap1' } }
		),
		first: [...attacks(), go('B pass'), go('B ability'), go('A pump')],
		lines: {
			floor: [go('B armour', { expect: ['hit.level = 2', 'moment = II', 'hit.damage = 9'] })],
			below: [go('B armour', { expect: ['hit.level = 1', 'hit.nullified = armour'] })]
		}
	}),
	...pair({
		ruling: 'C25',
		title: ['AとCが同じチーム', 'A and C in one team'],
		shows: ['K08'],
		setup: table({ A: { team: 'red' }, B: { hp: 10 }, C: { team: 'red' } }),
		first: attacks(),
		lines: {
			'last-standing': ending(undefended('I'), 'moment = turn', 'winners ='),
			teams: ending(undefended('I'), 'moment = over', 'winners = A C')
		}
	}),
	...pair({
		ruling: 'C26',
		title: ['不発の技の複合', 'Compounds of a technique that failed'],
		shows: ['V11'],
		setup: table({ A: { hand: ['heavy', 'edge'] } }, { cards: HEAVY }),
		first: [go('A declare technique=A:heavy compounds=A:edge')],
		lines: {
			discarded: [go('A answer roll=NG', { expect: ['A.pile = heavy edge', 'A.hand ='] })],
			kept: [
				go('A answer roll=NG', { expect: ['A.pile = heavy', 'A.hand = edge', 'log has compounds_kept'] })
			]
		}
	}),
	...pair({
		ruling: 'C27',
		title: ['2回攻撃と同時のパンプアップ', 'A pump-up with a two-hit attack'],
		shows: ['V97'],
		setup: table({ A: { hand: ['twin-cut'], abilities: ['surge'] }, B: { hp: 40 } }),
		first: [...attacks('A announce targets=B pumps=A:surge'), ...undefended('I')],
		lines: {
			'whole-attack': ending(undefended('I'), 'outcomes = 1B:15 2B:15', 'B.hp = 10'),
			'one-hit': ending(undefended('I'), 'outcomes = 1B:15 2B:10', 'B.hp = 15')
		}
	}),
	...pair({
		ruling: 'C28',
		title: ['2回目の効果Lv', 'The level of hit 2'],
		shows: ['V70'],
		setup: table({ A: { hand: ['twin-cut'] }, B: { hp: 40, hand: ['barrier-2'] } }),
		first: [...attacks(), ...passes('B', 2), go('B handBarrier', { expect: ['hit.level = 2'] })],
		lines: {
			'this-hit': ending(undefended('III'), 'hit.number = 2', 'hit.level = 3'),
			'whole-attack': ending(undefended('III'), 'hit.number = 2', 'hit.level = 2')
		}
	}),
	...pair({
		ruling: 'C29',
		title: ['2回目の盾', 'The shield at hit 2'],
		shows: ['V59'],
		setup: table({
			A: { hand: ['twin-cut'] },
			B: { hp: 40, hand: ['maai', 'mikiri'], abilities: ['buckler'] }
		}),
		first: [...attacks(), go('B pass'), go('B shield cost=B:maai'), ...undefended('II'), go('B pass')],
		lines: {
			'each-hit': [go('B shield', { expect: ['B.pile = maai mikiri', 'hit.damage = 6'] })],
			once: [go('B shield', { expect: ['B.pile = maai', 'B.hand = mikiri', 'hit.damage = 6'] })]
		}
	}),
	...pair({
		ruling: 'C30',
		title: ['防具Lv 5に、3を4に上げる', 'Raising 3 to 4 against armour Lv 5'],
		shows: ['V100'],
		setup: table(
			{ A: { abilities: ['nudge'] }, B: { abilities: ['wall'] } },
			{ cards: { nudge: 'pump level1', wall: 'armour Lv5 Ap2' } }
		),
		first: [...attacks(), go('B pass'), go('B armour')],
		lines: {
			comparison: [go('A pump', { expect: ['moment = verdict', 'hit.level = 4', 'hit.nullified = armour'] })],
			'any-rise': [go('A pump', { expect: ['moment = II', 'hit.damage = 8'] })]
		}
	}),
	...pair({
		ruling: 'C31',
		title: ['−2から+5', 'Up by 5 from −2'],
		shows: ['V57', 'V98'],
		setup: table(
			{ A: { abilities: ['surge'] }, B: { abilities: ['bulk'] } },
			{ cards: { bulk: 'armour Lv1 Ap12' } }
		),
		first: [...attacks(), go('B pass'), go('B armour', { expect: ['hit.damage = -2'] })],
		lines: {
			'above-zero': [
				go('A pump', { expect: ['moment = II', 'hit.damage = 3'] }),
				...ending(undefended('II'), 'B.hp = 17')
			],
			stands: [
				go('A pump', { expect: ['moment = verdict', 'hit.nullified = damage'] }),
				go('A pass', { expect: ['B.hp = 20'] })
			]
		}
	}),
	...pair({
		ruling: 'C32',
		title: ['ほかの対象が残っているときの反撃', 'A counter while others wait'],
		shows: ['V41', 'V40'],
		setup: table(
			{ A: { hand: ['sweep'] }, B: { warrior: 4, hand: ['riposte'] }, C: {} },
			{ contact: ['A-B', 'A-C'] }
		),
		first: [go('A declare'), go('A announce'), go('B counter')],
		lines: {
			'at-once': [
				go('A pass', { expect: ['attacks = sweep riposte', 'asked = B', 'moment = contents'] }),
				go('B announce'),
				...ending(undefended('I', 'A', 'B'), 'A.hp = 22', 'hit.target = C', 'moment = I'),
				...ending(undefended('I', 'C'), 'outcomes = 1B:counter 1A:8 1C:8')
			],
			'after-all': [
				go('A pass', { expect: ['hit.target = C', 'moment = I'] }),
				...ending(undefended('I', 'C'), 'asked = B', 'moment = contents'),
				go('B announce'),
				...ending(undefended('I', 'A', 'B'), 'A.hp = 22', 'outcomes = 1B:counter 1C:8 1A:8')
			]
		}
	}),
	...pair({
		ruling: 'C33',
		title: ['同じ防具を二度', 'The same armour twice'],
		shows: ['V20', 'V53'],
		setup: table({ B: { abilities: ['rag'] } }, { cards: { rag: 'armour Lv1 Ap2' } }),
		first: [...attacks(), go('B pass'), go('B armour')],
		lines: {
			once: [go('B armour', { refused: ['gear_used'] })],
			'any-number': [go('B armour', { expect: ['hit.damage = 6'] })]
		}
	})
];
