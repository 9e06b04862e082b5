// Each disputed point as a pair: the same position and moves under the default and under an alternative.
import type { Json } from '../../core/contract';
import type { Scenario, ScenarioStep } from '../../../scenario/types';
import type { RuleId } from '../docs/rulebook';
import { RULINGS, type RulingId } from '../rulings';
import { answer, end, pass, pick, play, scenario, step, support, table, use } from './tools';

interface Branch {
	readonly choice: string;
	readonly title: readonly [ja: string, en: string];
	readonly expect?: readonly string[];
	readonly steps?: readonly ScenarioStep[];
}
/** The scenarios of one point; every one is named after its choice. */
function pairOf(
	id: RulingId,
	shows: readonly RuleId[],
	setup: Json,
	branches: readonly Branch[]
): Scenario[] {
	return branches.map(({ choice, title, expect, steps = [] }) =>
		scenario(`${id.toLowerCase()}-${choice}`, {
			title,
			shows: [id, ...shows],
			...(choice !== RULINGS[id][0] && { rulings: { [id]: choice } }),
			setup,
			...(expect && { expect }),
			steps
		})
	);
}
const cancel = (seat: 'A' | 'B', card: string, entry: string, more?: Parameters<typeof step>[3]) =>
	step(seat, 'cancel', { card: `${seat}:${card}`, entry }, more);
const named = (b: Readonly<Record<string, string | string[]>>, a = {}): Json =>
	table('A 3 attack', { ring: 'N01', bench: ['N02'], ...a }, { ring: 'N03', bench: ['N05'], ...b });

const twoCancels = [
	support('A', 'N02', { expect: ['asks = cancel', 'decides = B'] }),
	cancel('B', 'V08', 'e1', { expect: ['B.waiting = V08'] })
];
const workedExample = [support('A', 'N02'), pick('A', 'e1'), answer('A', 'yes'), pick('B', 'e2')];

export const RULING_PAIRS: readonly Scenario[] = [
	...pairOf('A1', ['R05'], table('A 3 stand', { bench: ['V09', 'V04:rest'] }, {}), [
		{
			choice: 'before',
			title: ['A1：起こす前に発動する', 'A1: before standing up'],
			expect: ['asks = pick', 'A.bench.posture = stand rest -']
		},
		{
			choice: 'after',
			title: ['A1：起こした後に発動する', 'A1: after standing up'],
			expect: ['asks = pick', 'A.bench.posture = stand stand -']
		}
	]),
	...pairOf('A2', ['R07', 'R08'], table('A 1 draw', { bench: ['V21'] }, {}), [
		{
			choice: 'yes',
			title: ['A2：引かなくても開始時は来る', 'A2: the start comes without a draw'],
			expect: ['area = A:V21', 'phase = draw', 'asks = pick']
		},
		{
			choice: 'no',
			title: ['A2：引かないなら開始時もない', 'A2: no draw, no start'],
			expect: ['area =', 'phase = energy', 'asks = energy']
		}
	]),
	...pairOf(
		'A3',
		['E02', 'R53'],
		table(
			'A 3 attack',
			{ ring: 'V03', bench: ['V02'] },
			{ ring: 'V04', deck: ['V01'], waiting: ['V06', 'V01.41*4'] }
		),
		[
			{
				choice: 'classic',
				title: ['A3：山札がなくなれば敗北', 'A3: an empty deck loses'],
				steps: [support('A', 'V02', { expect: ['over = yes', 'winner = A', 'over.why = deck'] })]
			},
			{
				choice: 'rule14',
				title: ['A3：控え室が山札になる', 'A3: the waiting room becomes the deck'],
				steps: [
					support('A', 'V02', {
						expect: [
							'over = no',
							'B.deck.count = 4',
							'B.waiting =',
							'B.retire = V04 V06',
							'log has deck_remade'
						]
					})
				]
			}
		]
	),
	...pairOf('A4', ['R09', 'R14'], table('A 3 energy', { hand: ['V01', 'V04'] }, {}), [
		{
			choice: 'stand',
			title: ['A4：スタンドで置く', 'A4: it comes standing'],
			steps: [
				step('A', 'energy', { card: 'A:V01' }, { expect: ['A.energy.posture = stand'] }),
				play('A', 'V04', 'bench1', { expect: ['A.bench.posture = stand - -'] })
			]
		},
		{
			choice: 'rest',
			title: ['A4：レストで置く', 'A4: it comes resting'],
			steps: [
				step('A', 'energy', { card: 'A:V01' }, { expect: ['A.energy.posture = rest'] }),
				play('A', 'V04', 'bench1', { refused: ['not_enough_energy'] })
			]
		}
	]),
	...pairOf('A5', ['R57'], table('A 3 attack', { hand: ['V01', 'V02', 'V03', 'V04', 'V05', 'V06'] }, {}), [
		{
			choice: 'seven-to-five',
			title: ['A5:6枚は残せる', 'A5: six may stay'],
			steps: [end('A', { expect: ['turn = B', 'A.hand.count = 6'] })]
		},
		{
			choice: 'six-to-five',
			title: ['A5:6枚も5枚にする', 'A5: six become five'],
			steps: [
				end('A', { expect: ['asks = keep', 'turn = A'] }),
				step(
					'A',
					'keep',
					{ cards: ['A:V02', 'A:V03', 'A:V04', 'A:V05', 'A:V06'] },
					{ expect: ['A.waiting = V01', 'turn = B'] }
				)
			]
		}
	]),
	...pairOf(
		'A5',
		['R57'],
		table('A 3 attack', { hand: ['V01', 'V02', 'V03', 'V04', 'V05', 'V06', 'V07'] }, {}),
		[
			{
				choice: 'seven-to-six',
				title: ['A5:7枚を6枚にする', 'A5: seven become six'],
				steps: [
					end('A', { expect: ['asks = keep'] }),
					step(
						'A',
						'keep',
						{ cards: ['A:V01', 'A:V02', 'A:V03', 'A:V04', 'A:V05', 'A:V06'] },
						{ expect: ['A.hand.count = 6', 'A.waiting = V07'] }
					)
				]
			}
		]
	),
	...pairOf('A6', ['R13', 'R53'], table('A 3 character', { ring: 'V01', bench: ['V04'] }, {}), [
		{
			choice: 'stays-empty',
			title: ['A6：リングは空のまま', 'A6: the ring stays empty'],
			steps: [
				step('A', 'bench', { slot: 'A.bench2' }, { expect: ['A.ring = -', 'A.bench = V04 V01 -'] }),
				end('A'),
				end('A', { expect: ['phase = attack'] }),
				support('A', 'V04', { refused: ['ring_empty'] })
			]
		},
		{
			choice: 'refill',
			title: ['A6：すぐに補充する', 'A6: it is refilled at once'],
			steps: [
				step(
					'A',
					'bench',
					{ slot: 'A.bench2' },
					{ expect: ['A.ring = V01.11', 'A.bench = V04 V01 -', 'log has refilled_by_rule'] }
				),
				end('A'),
				end('A'),
				support('A', 'V04', { expect: ['attacks = 1'] })
			]
		}
	]),
	...pairOf('A7', ['R52', 'R55'], table('A 3 attack', { ring: 'V05', bench: ['V33'] }, { ring: 'V03' }), [
		{
			choice: 'resolution-only',
			title: ['A7：攻撃の外では比べない', 'A7: no comparing outside the resolution'],
			steps: [
				support('A', 'V33', { expect: ['area = A:V33', 'B.ring.damage = 4000'] }),
				pick('A', 'e1', { expect: ['B.ring = V03', 'B.ring.defence = 4000', 'B.ring.damage = 4000'] })
			]
		},
		{
			choice: 'always',
			title: ['A7：防御力が下がればリタイヤ', 'A7: retired when the defence falls'],
			steps: [
				support('A', 'V33', { expect: ['area = A:V33'] }),
				pick('A', 'e1', { expect: ['B.ring = -', 'B.retire = V03', 'log has retired_by_rule'] })
			]
		}
	]),
	...pairOf('A8', ['R42', 'R43'], named({}), [
		{
			choice: 'waiting',
			title: ['A8：拘束の幸村は控え室へ', 'A8: 拘束の幸村 goes to the waiting room'],
			steps: [
				...workedExample,
				answer('B', 'yes', { expect: ['B.waiting = N05', 'B.retire =', 'B.ring.damage = 6000'] })
			]
		},
		{
			choice: 'retire',
			title: ['A8：拘束の幸村はリタイヤ置場へ', 'A8: 拘束の幸村 goes to the retire yard'],
			steps: [
				...workedExample,
				answer('B', 'yes', { expect: ['B.waiting =', 'B.retire = N05', 'B.ring.damage = 6000'] })
			]
		}
	]),
	...pairOf(
		'A9',
		['R53'],
		table(
			'A 3 attack',
			{ ring: 'V05', bench: ['V06', 'V26'], deck: ['V01', 'V27', 'V01.11*8'] },
			{ ring: 'V04' }
		),
		[
			{
				choice: 'turn-player',
				title: ['A9：ターンプレイヤーから補充', 'A9: the turn player refills first'],
				steps: [
					support('A', 'V06', { expect: ['area = A:V26'] }),
					pick('A', 'e1'),
					answer('A', 'yes', {
						expect: ['A.ring = V27', 'B.ring = V01.11', 'area =', 'A.hand = V01', 'asks = attack']
					})
				]
			},
			{
				choice: 'together',
				title: ['A9：同時に補充', 'A9: both refill together'],
				steps: [
					support('A', 'V06', { expect: ['area = A:V26'] }),
					pick('A', 'e1'),
					answer('A', 'yes', { expect: ['A.ring = V27', 'area = A:V27', 'asks = pick'] }),
					pick('A', 'e2', { expect: ['A.hand = V01 V01.11'] })
				]
			}
		]
	),
	...pairOf('A10', ['R41'], table('A 3 stand', { ring: 'V09', bench: ['V09.2'] }, {}), [
		{
			choice: 'owner',
			title: ['A10：持ち主が順番を選ぶ', 'A10: their player chooses the order'],
			expect: ['area = A:V09 A:V09.2', 'asks = pick'],
			steps: [pick('A', 'e2', { expect: ['asks = question', 'area.ids = e1 e2'] })]
		},
		{
			choice: 'printed',
			title: ['A10：リングから順に', 'A10: ring first, in printed order'],
			expect: ['area = A:V09 A:V09.2', 'asks = question', 'log has picked_by_order'],
			steps: [
				answer('A', 'no', { expect: ['area = A:V09.2', 'asks = question'] }),
				answer('A', 'no', { expect: ['asks = energy'] })
			]
		}
	]),
	...pairOf(
		'A11',
		['R17', 'R19'],
		table('A 3 character', { bench: ['V28'], hand: ['V11', 'V01'], energy: ['V01.2'] }, {}),
		[
			{
				choice: 'turn',
				title: ['A11：ターンの終わりまで', 'A11: to the end of the turn'],
				steps: [
					play('A', 'V11', 'bench2'),
					pick('A', 'e1', { expect: ['locks = 0'] }),
					end('A', { expect: ['locks = 0', 'phase = ability'] }),
					use('A', 'V28/1'),
					pick('A', 'e2', { expect: ['asks = question'] }),
					answer('A', 'A:V01', { refused: ['level_locked'] })
				]
			},
			{
				choice: 'phase',
				title: ['A11：キャラフェイズの終わりまで', 'A11: to the end of the character phase'],
				steps: [
					play('A', 'V11', 'bench2'),
					pick('A', 'e1', { expect: ['locks = 0'] }),
					end('A', { expect: ['locks =', 'phase = ability'] }),
					use('A', 'V28/1'),
					pick('A', 'e2', { expect: ['asks = question'] }),
					answer('A', 'A:V01', { expect: ['A.bench = V28 V11 V01'] })
				]
			}
		]
	),
	...pairOf('A12', ['R34', 'R53'], table('A 3 attack', { ring: 'V03', bench: ['V02'] }, { ring: '' }), [
		{
			choice: 'yes',
			title: ['A12：空のリングにも攻撃できる', 'A12: an empty ring can be attacked'],
			expect: ['B.ring = -'],
			steps: [
				support('A', 'V02', {
					expect: ['B.ring = V01.11', 'B.ring.damage = 0', 'log runs attack_on_empty_ring refilled']
				})
			]
		},
		{
			choice: 'no',
			title: ['A12：空のリングには攻撃できない', 'A12: an empty ring can’t be attacked'],
			steps: [support('A', 'V02', { refused: ['opposing_ring_empty'] })]
		}
	]),
	...pairOf('A13', ['R42', 'R52'], named({}), [
		{
			choice: 'current',
			title: ['A13：修正後の値で比べる', 'A13: present values count'],
			steps: [
				...workedExample,
				answer('B', 'no', { expect: ['B.retire = N03', 'log has retired_by_damage'] })
			]
		},
		{
			choice: 'printed',
			title: ['A13：記載の値で比べる', 'A13: printed values count'],
			steps: [...workedExample, answer('B', 'no', { expect: ['B.ring = N03', 'B.ring.damage = 4000'] })]
		}
	]),
	...pairOf(
		'A14',
		['R34', 'R38'],
		table('A 1 attack', { ring: 'V05', bench: ['V06'] }, { ring: 'V03', hand: ['V01'] }),
		[
			{
				choice: 'yes',
				title: ['A14：最初のターンからパートナーアタック', 'A14: partner attacks from turn 1'],
				steps: [
					support('A', 'V06', { expect: ['attack.partner = yes'] }),
					pass('B', { expect: ['B.retire = V03'] })
				]
			},
			{
				choice: 'no-partner',
				title: ['A14：最初のターンは通常の攻撃', 'A14: only normal attacks in turn 1'],
				steps: [
					support('A', 'V06', { expect: ['attack.partner = no', 'log has not_partner_first_turn'] }),
					pass('B', { expect: ['B.ring = V03', 'B.ring.damage = 4000'] })
				]
			}
		]
	),
	...pairOf('A15', ['E04'], named({ hand: ['V08', 'V32'] }), [
		{
			choice: 'once',
			title: ['A15：一つの能力にキャンセルは一つ', 'A15: one cancel for one ability'],
			steps: [
				...twoCancels,
				cancel('B', 'V32', 'e1', { refused: ['only_in_cancel_window'] }),
				pick('B', 'e2', { expect: ['B.hand = V32'] })
			]
		},
		{
			choice: 'several',
			title: ['A15：いくつでも選べる', 'A15: several may choose it'],
			steps: [
				...twoCancels,
				cancel('B', 'V32', 'e1', {
					expect: ['B.hand =', 'area = B:N05', 'log runs cancel_resolved cancel_without_target']
				})
			]
		}
	]),
	...pairOf('A16', ['E04'], named({ hand: ['V08'] }, { hand: ['V32'] }), [
		{
			choice: 'no',
			title: ['A16：キャンセルはキャンセルできない', 'A16: a cancel can’t be cancelled'],
			steps: [
				support('A', 'N02'),
				pass('A'),
				cancel('B', 'V08', 'e1', { expect: ['area.locked = e1', 'decides = A'] }),
				cancel('A', 'V32', 'e3', { refused: ['cancel_of_cancel'] }),
				pass('A', { expect: ['area = B:N05'] })
			]
		},
		{
			choice: 'yes',
			title: ['A16：キャンセルをキャンセルできる', 'A16: a cancel can be cancelled'],
			steps: [
				support('A', 'N02'),
				pass('A'),
				cancel('B', 'V08', 'e1', { expect: ['area.locked = e1', 'decides = A'] }),
				cancel('A', 'V32', 'e3', {
					expect: ['area = A:N02 B:N05', 'area.locked =', 'decides = A', 'asks = pick']
				})
			]
		}
	]),
	...pairOf('CT-window', ['R59', 'E05'], named({ hand: ['V08'] }, { hand: ['V32'] }), [
		{
			choice: 'each',
			title: ['CT-window：一つ解決するたびに聞く', 'CT-window: asked after each ability'],
			steps: [
				support('A', 'N02'),
				pass('A'),
				pass('B'),
				pick('A', 'e1'),
				answer('A', 'yes', { expect: ['area = B:N05', 'asks = cancel', 'decides = A'] }),
				cancel('A', 'V32', 'e2', { expect: ['B.bench = N05 - -', 'log has cancel_resolved'] })
			]
		},
		{
			choice: 'once',
			title: ['CT-window：一度だけ聞く', 'CT-window: asked once'],
			steps: [
				support('A', 'N02'),
				pass('A'),
				pass('B'),
				pick('A', 'e1'),
				answer('A', 'yes', { expect: ['area = B:N05', 'asks = pick', 'decides = B'] })
			]
		}
	])
];
