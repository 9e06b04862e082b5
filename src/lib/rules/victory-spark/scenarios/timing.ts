// Simultaneous abilities, who decides with which knowledge, and cancels: S16-S20. The worked examples of the source
// with the cards it names, and only the facts it states about them.
import type { ScenarioStep, Variation } from '../../../scenario/types';
import { answer, pass, pick, scenario, step, support, table } from './tools';

const CARDS = { ring: 'N01', bench: ['N02'] };
const named = (ring: string, more = {}, mine = {}) =>
	table('A 3 attack', { ...CARDS, ...mine }, { ring, bench: ['N05'], ...more });
const variation = (ja: string, en: string, ...steps: ScenarioStep[]): Variation => ({
	name: { ja, en },
	steps
});

export const TIMING = [
	scenario('s16-counter-example', {
		title: ['計算例：6000対6500', 'Worked example: 6000 against 6500'],
		about: [
			'文書の計算例。双方の能力が同時に発動し、ターンプレイヤーから解決する。',
			'The worked example of the source: abilities of both players fire together, and the turn player’s is resolved first.'
		],
		shows: ['S16', 'R40', 'R41', 'R42', 'R59', 'E05'],
		setup: named('N03', { hand: ['V01'] }),
		note: [
			'A：“カードゲーマー”星奈（攻撃力4000）と“本気で協力する”星奈。B：楠 幸村（防御力4500）と拘束の幸村。',
			'A： “カードゲーマー”星奈 （attack 4000） and “本気で協力する”星奈. B： 楠 幸村 （defence 4500） and 拘束の幸村.'
		],
		steps: [
			support('A', 'N02', {
				note: [
					'“本気で協力する”星奈がサポート。両者の能力が同時に発動して解決領域に並んだ。Bには手札があるので、まずキャンセルするか聞かれる。',
					'“本気で協力する”星奈 supports. Both abilities fire together and lie in the resolution area. B has a hand and is asked about cancelling first.'
				],
				expect: ['area = A:N02 B:N05', 'asks = cancel', 'decides = B']
			}),
			pass('B', {
				note: ['Bはキャンセルしない。', 'B doesn’t cancel.'],
				expect: ['asks = pick', 'decides = A']
			}),
			pick('B', 'e2', {
				note: ['Bが先に解決することはできない（R41）。', 'B can’t go first (R41).'],
				refused: ['turn_player_picks_first']
			}),
			pick('A', 'e1', {
				note: ['ターンプレイヤーAの能力から。', 'The turn player’s ability comes first.'],
				expect: ['asks = question', 'decides = A']
			}),
			answer('A', 'yes', {
				note: [
					'Aは“本気で協力する”星奈を控え室に置いた。攻撃力6000。次はBの番。',
					'A puts “本気で協力する”星奈 into the waiting room: attack 6000. Now it is B’s turn to choose.'
				],
				expect: ['A.ring.attack = 6000', 'A.waiting = N02', 'area = B:N05', 'asks = pick', 'decides = B']
			}),
			pick('B', 'e2', { note: ['Bの能力を解決する。', 'B’s ability is resolved.'] }),
			answer('B', 'yes', {
				note: [
					'Bも拘束の幸村を控え室に置いた。防御力6500。',
					'B puts 拘束の幸村 into the waiting room: defence 6500.'
				],
				expect: ['A.ring.attack = 6000', 'B.ring.defence = 6500', 'B.waiting = N05', 'asks = block']
			}),
			pass('B', {
				note: ['6000は6500に届かない。楠 幸村は残る。', '6000 is below 6500： 楠 幸村 stays.'],
				expect: ['B.ring = N03', 'B.ring.damage = 6000', 'B.retire =', 'log has stays']
			})
		]
	}),

	scenario('s17-decide-second', {
		title: ['見てから決められる', 'Deciding after having seen'],
		about: [
			'防御力4000の場合。Aが使わなかったのを見てから、Bは自分の能力を使うか決められる。',
			'With a defence of 4000: B decides after having seen that A doesn’t use the ability.'
		],
		shows: ['S17', 'R43', 'R44'],
		setup: named('N04'),
		note: [
			'Bのリングは“もののふ見習い”幸村（防御力4000）。星奈の攻撃力4000とちょうど同じ。',
			'B’s ring holds “もののふ見習い”幸村, defence 4000: exactly the attack of 星奈.'
		],
		steps: [
			support('A', 'N02', {
				note: ['両者の能力が同時に発動した。', 'Both abilities fire together.'],
				expect: ['area = A:N02 B:N05', 'asks = pick', 'decides = A']
			}),
			pick('A', 'e1', { note: ['先にAが決める。', 'A decides first.'] }),
			answer('A', 'no', {
				note: ['Aは使わない。攻撃力は4000のまま。', 'A doesn’t use it: the attack stays 4000.'],
				expect: ['area = B:N05', 'decides = B', 'A.bench = N02 - -']
			}),
			pick('B', 'e2', {
				note: ['Bはそれを見てから決める。', 'B has seen that and decides now.'],
				expect: ['asks = question']
			}),
			answer('B', 'yes', {
				note: [
					'Bが使う。防御力6000に対して4000なので残る。',
					'B uses it: 4000 against 6000, the card stays.'
				],
				expect: ['B.ring = N04', 'B.ring.damage = 4000', 'B.waiting = N05'],
				variations: [
					variation(
						'Bも使わない',
						'B doesn’t use it either',
						answer('B', 'no', {
							note: [
								'Bも使わないと、4000は4000以上なのでリタイヤする。',
								'Without it 4000 reaches 4000, and the card is retired.'
							],
							expect: ['B.retire = N04', 'B.bench = N05 - -']
						})
					)
				]
			})
		]
	}),
	scenario('s18-no-need', {
		title: ['使っても無駄なら使わない', 'Not spending what doesn’t help'],
		about: [
			'Aが使えば攻撃力6000。Bが使っても防御力6000なのでリタイヤする。Bはそれを見て、拘束の幸村を残せる。',
			'If A uses it, the attack is 6000: even with B’s ability (6000) the card is retired. B sees that and keeps 拘束の幸村.'
		],
		shows: ['S18', 'R43', 'R44'],
		setup: named('N04'),
		steps: [
			support('A', 'N02', { expect: ['decides = A'] }),
			pick('A', 'e1'),
			answer('A', 'yes', { expect: ['A.ring.attack = 6000', 'decides = B'] }),
			pick('B', 'e2'),
			answer('B', 'no', {
				expect: ['B.retire = N04', 'B.bench = N05 - -', 'A.waiting = N02'],
				variations: [
					variation(
						'使っても同じ',
						'Using it changes nothing',
						answer('B', 'yes', { expect: ['B.retire = N04', 'B.waiting = N05'] })
					)
				]
			})
		]
	}),

	scenario('s19-payoffs', {
		title: ['正しい順番での損得', 'What each order is worth: the legal one'],
		about: [
			'四通りの結果を並べる。正しい順番では、Bのリングを失うのはAが“本気で協力する”星奈を手放したときだけで、Bが拘束の幸村を使うのは助かるときだけで済む（R44）。',
			'All four outcomes. In the legal order B loses the ring card only if A gives up “本気で協力する”星奈, and B spends 拘束の幸村 only where it saves the card (R44).'
		],
		shows: ['S19', 'R43', 'R44', 'CT-order'],
		setup: named('N04'),
		note: ['ターンプレイヤーAが先に決める。', 'The turn player A decides first.'],
		steps: [
			support('A', 'N02', {
				note: ['発動は同時。決めるのはAから。', 'They fire together; A decides first.'],
				expect: ['decides = A', 'asks = pick']
			}),
			pick('A', 'e1', { note: ['Aが自分の能力を解決する。', 'A resolves the own ability.'] }),
			answer('A', 'yes', {
				note: ['Aが手放した場合。', 'If A gives it up.'],
				expect: ['A.waiting = N02', 'decides = B'],
				variations: [
					variation(
						'Aが手放さない場合',
						'If A keeps it',
						answer('A', 'no', {
							note: ['Aは使わない。', 'A keeps it.'],
							expect: ['A.waiting =', 'decides = B']
						}),
						pick('B', 'e2', { note: ['Bは4000対4000だと知っている。', 'B knows: 4000 against 4000.'] }),
						answer('B', 'yes', {
							note: ['使えば助かるので使う。', 'It saves the card, so B uses it.'],
							expect: ['B.ring = N04', 'B.waiting = N05']
						})
					)
				]
			}),
			pick('B', 'e2', {
				note: ['Bは6000を見てから決める。', 'B has seen the 6000.']
			}),
			answer('B', 'no', {
				note: [
					'使っても助からないので、拘束の幸村を残す。',
					'It wouldn’t save the card, so B keeps 拘束の幸村.'
				],
				expect: ['B.retire = N04', 'B.bench = N05 - -', 'B.waiting =']
			})
		]
	}),
	scenario('s19-what-if', {
		title: ['もしBが先だったら', 'What if B went first'],
		about: [
			'ルールに反する順番を、比べるために試す。Bは知らずに決めなければならず、Aが見てから決める。どちらを選んでもBは損をする。',
			'The order turned round, against the rules, to compare. B must decide blindly and A decides after having seen: B is worse off either way.'
		],
		shows: ['S19', 'R44', 'CT-order'],
		rulings: { 'CT-order': 'other-first' },
		setup: named('N04'),
		note: [
			'これは「もし」の設定。本来はターンプレイヤーのAが先（R41）。',
			'This is a what-if: by the rule the turn player A goes first (R41).'
		],
		steps: [
			support('A', 'N02', {
				note: ['この設定ではBが先に決める。', 'With this setting B decides first.'],
				expect: ['decides = B', 'asks = pick']
			}),
			pick('A', 'e1', {
				note: ['Aは待つ。', 'A has to wait.'],
				refused: ['turn_player_picks_first']
			}),
			pick('B', 'e2', { note: ['Bが自分の能力を解決する。', 'B resolves the own ability.'] }),
			answer('B', 'yes', {
				note: ['Bが使った場合、防御力6000。', 'If B uses it: defence 6000.'],
				expect: ['B.waiting = N05', 'decides = A'],
				variations: [
					variation(
						'Bが使わない場合',
						'If B keeps it',
						answer('B', 'no', {
							note: ['Bは使わない。', 'B keeps it.'],
							expect: ['B.bench = N05 - -', 'decides = A']
						}),
						pick('A', 'e1', { note: ['Aはそれを見て決める。', 'A has seen that.'] }),
						answer('A', 'no', {
							note: [
								'4000対4000で倒せるので、Aは何も手放さない。正しい順番では起こらない結果。',
								'4000 against 4000 is enough, so A gives up nothing: in the legal order this can’t happen.'
							],
							expect: ['B.retire = N04', 'A.bench = N02 - -', 'A.waiting =']
						})
					)
				]
			}),
			pick('A', 'e1', { note: ['Aはそれを見て決める。', 'A has seen that.'] }),
			answer('A', 'yes', {
				note: [
					'Aが使えば6000対6000でリタイヤ。Bは拘束の幸村を使ったうえにリングも失った。',
					'With it 6000 reaches 6000: B has spent 拘束の幸村 and lost the ring card as well.'
				],
				expect: ['B.retire = N04', 'B.waiting = N05', 'A.waiting = N02']
			})
		]
	}),

	scenario('s20-cancel', {
		title: ['キャンセル', 'Cancel'],
		about: [
			'解決領域の能力に、相手が手札からキャンセルを使う。選ばれた能力は解決できず、コストも払われない。',
			'A cancel from the hand on an ability in the resolution area: it can’t be resolved, and nothing is paid for it.'
		],
		shows: ['S20', 'E04', 'E05', 'R42'],
		setup: named('N03', { hand: ['V08'] }, { hand: ['V01'] }),
		note: [
			'計算例の局面で、Bの手札に口止めのシズカ（V08：ベンチの能力をキャンセル）がいる。',
			'The worked example again, and B holds Shizuka (V08: cancels bench abilities).'
		],
		steps: [
			support('A', 'N02', {
				note: [
					'両者の能力が発動。まずターンプレイヤーAにキャンセルの機会がある。',
					'Both abilities fire. The turn player A may cancel first.'
				],
				expect: ['asks = cancel', 'decides = A', 'area = A:N02 B:N05']
			}),
			pass('A', { note: ['Aはしない。', 'A doesn’t.'], expect: ['asks = cancel', 'decides = B'] }),
			step(
				'B',
				'cancel',
				{ card: 'B:V08', entry: 'e2' },
				{
					note: ['自分の能力はキャンセルできない。', 'An own ability can’t be cancelled.'],
					refused: ['own_entry']
				}
			),
			step(
				'B',
				'cancel',
				{ card: 'B:V08', entry: 'e1' },
				{
					note: [
						'Bがキャンセルした。選ばれた能力は封じられ、機会は最初からやり直しになる。',
						'B cancels. The chosen ability is locked, and the chances to cancel begin anew.'
					],
					expect: ['area.locked = e1', 'B.waiting = V08', 'asks = cancel', 'decides = A']
				}
			),
			pick('A', 'e1', {
				note: ['封じられた能力は解決できない。', 'The locked ability can’t be resolved.'],
				refused: ['only_when_picking', 'entry_locked']
			}),
			pass('A', {
				note: [
					'誰もキャンセルしないので、キャンセルが解決。Aの能力は消え、“本気で協力する”星奈は場に残った。',
					'Nobody cancels: the cancel resolves and erases A’s ability. “本気で協力する”星奈 stays on the field.'
				],
				expect: [
					'area = B:N05',
					'A.bench = N02 - -',
					'A.waiting =',
					'asks = cancel',
					'decides = A',
					'log has cancel_resolved'
				]
			}),
			pass('A', {
				note: [
					'残るBの能力にも、Aはキャンセルできる。しない。',
					'A could cancel B’s ability, which is left, and doesn’t.'
				],
				expect: ['asks = pick', 'decides = B']
			}),
			pick('B', 'e2', { note: ['残ったBの能力を解決する。', 'B’s ability is left.'] }),
			answer('B', 'no', {
				note: ['使うまでもない。攻撃力4000は4500に届かない。', 'There is no need: 4000 is below 4500.'],
				expect: ['B.ring = N03', 'B.ring.damage = 4000']
			})
		]
	}),
	scenario('s20-out-of-range', {
		title: ['範囲の外はキャンセルできない', 'Out of range'],
		shows: ['E04'],
		setup: table(
			'A 3 attack',
			{ ring: 'V03', bench: ['V02'], hand: ['V08', 'V04'] },
			{ ring: 'V04', deck: ['V18', 'V01.11*9'] }
		),
		steps: [
			support('A', 'V02', { expect: ['area = B:V18', 'asks = cancel', 'decides = A'] }),
			step('A', 'cancel', { card: 'A:V08', entry: 'e1' }, { refused: ['out_of_range'] }),
			step('A', 'cancel', { card: 'A:V04', entry: 'e1' }, { refused: ['not_a_cancel'] }),
			pass('A', { expect: ['asks = pick', 'decides = B'] })
		]
	})
];
