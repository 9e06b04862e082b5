// Ⅰ: reading, distance, reflection, counter, defence techniques: F06–F14, F41, F44, F45, F48, F49, F51.
import type { Scenario } from '../../../scenario/types';
import { attacks, go, passes, scenario, table, ending, undefended } from './make';

export const EVADE: readonly Scenario[] = [
	scenario({
		id: 'f06-mikiri',
		title: ['見切りで避ける', 'A read evades'],
		shows: ['V19', 'V23', 'V24', 'V25', 'V26', 'mikiri'],
		setup: table({ A: { hand: ['binding-cut'] }, B: { hand: ['mikiri'] } }),
		steps: [
			...attacks(),
			go('B mikiri', {
				expect: ['moment = verdict', 'hit.nullified = mikiri', 'hit.stops = no', 'asked = A']
			}),
			go('A pass', {
				expect: [
					'outcomes = 1B:mikiri',
					'B.hp = 20',
					'B.face = close',
					'B.stopped = no',
					'B.pile = mikiri',
					'moment = turn'
				]
			})
		]
	}),
	scenario({
		id: 'f07-distance-stepped-in',
		title: ['間合い・踏み込み・もう一度間合い', 'Distance, step in, distance again'],
		about: [
			'間合いは踏み込みで破れるが、破れるのはその1回だけ。カードがあれば、もう一度離れられる。',
			'A step in beats a distance, but only that one: with another card the defender gets away after all.'
		],
		shows: ['V20', 'V27', 'V28', 'V29', 'V30', 'maai', 'stepIn'],
		setup: table({ A: { hand: ['cut', 'fumikomi'] }, B: { hand: ['maai', 'maai'] } }),
		note: [
			'Aは「斬りつけ」と踏み込み、Bは間合いを2枚持っている。',
			'A holds Cut and a step in, B two distances.'
		],
		steps: [
			go('A declare', {
				note: [
					'Aが「斬りつけ」を宣言する。技Lv 3と戦士Lv 3は等しいので、そのまま発動する。',
					'A declares Cut. Technique Lv 3 equals warrior Lv 3, so it activates.'
				]
			}),
			go('A announce targets=B', {
				note: [
					'対象はB。効果Lv 3、ダメージ10でⅠに入る。',
					'It is aimed at B and enters Ⅰ with effect Lv 3 and damage 10.'
				],
				expect: ['moment = I']
			}),
			go('B maai with=B:maai', {
				note: [
					'Bは間合いを取る。見切りと違い、ここで攻撃側が答えられる。',
					'B keeps distance. Unlike a read, the attacker may answer it.'
				],
				expect: ['moment = answer', 'asked = A']
			}),
			go('A stepIn', {
				note: [
					'Aが踏み込む。この間合いは失敗し、2枚ともパイルされる。',
					'A steps in: this distance fails and both cards are piled.'
				],
				expect: ['moment = I', 'A.pile = fumikomi', 'B.pile = maai']
			}),
			go('B maai', {
				note: [
					'まだⅠは終わっていない。Bは2枚目の間合いを使う。',
					'Ⅰ is not over: B plays the second distance.'
				],
				expect: ['moment = answer']
			}),
			go('A stepIn', { refused: ['no_card'], note: ['Aにはもう踏み込みがない。', 'A has no step in left.'] }),
			go('A pass', {
				note: [
					'Aは見送るしかない。無効化が成立しかける。',
					'A can only let it be: a nullification is proposed.'
				],
				expect: ['moment = verdict', 'hit.nullified = maai']
			}),
			go('A pass', {
				note: [
					'破る手もないので認める。攻撃は終わり、誰も動いていない。',
					'Nothing can undo it. The attack is over, and nobody has moved.'
				],
				expect: ['outcomes = 1B:maai', 'B.hp = 20', 'B.pile = maai maai.2', 'contact = A-B']
			})
		]
	}),
	scenario({
		id: 'f08-read-after-distance',
		title: ['破られた間合いのあとに見切り', 'A read after a failed distance'],
		about: [
			'一つのタイミングの中では、行動の順番も回数も自由。',
			'Within one timing, any actions may follow one another.'
		],
		shows: ['V20', 'V21', 'V29'],
		setup: table({ A: { hand: ['cut', 'fumikomi'] }, B: { hand: ['maai', 'mikiri'] } }),
		steps: [
			...attacks(),
			go('B maai', { expect: ['moment = answer'] }),
			go('A stepIn', { expect: ['moment = I'] }),
			go('B mikiri', { expect: ['moment = verdict'] }),
			go('A pass', { expect: ['outcomes = 1B:mikiri', 'B.hp = 20'] })
		]
	}),
	scenario({
		id: 'f09-no-defence',
		title: ['何もしなければ全部受ける', 'Leaving everything out'],
		about: [
			'できないこと、したくないことはしなくてよい。Ⅰ〜Ⅴを順に通り、最後にダメージを受ける。',
			'Whatever one cannot or does not want to do may be left out: the hit passes Ⅰ to Ⅴ and does its damage.'
		],
		shows: ['V16', 'V17', 'V18', 'V22', 'V85', 'V86', 'V87', 'K01', 'K15', 'pass'],
		setup: table({ B: { hand: ['mikiri'] } }),
		steps: [
			...attacks(),
			go('B pass', { expect: ['moment = II', 'log has gate_II'] }),
			go('B pass', { expect: ['moment = III.before'] }),
			go('B pass', { expect: ['moment = III.after', 'log has no_barriers'] }),
			go('B pass', { expect: ['moment = IV'] }),
			go('B pass', { expect: ['moment = V'] }),
			go('B pass', { expect: ['moment = before.attacker', 'asked = A'] }),
			go('B pass', { refused: ['not_your_word'] }),
			go('A pass', { expect: ['moment = before.defender', 'asked = B'] }),
			go('B pass', {
				expect: [
					'B.hp = 10',
					'B.face = open',
					'B.hand = mikiri',
					'outcomes = 1B:10',
					'A.pile = cut',
					'A.actions = 0',
					'turn = A'
				]
			})
		]
	}),
	scenario({
		id: 'f10-no-escape',
		title: ['見切りのあとで「見切り不可」', '"Cannot be read" after the read'],
		about: [
			'成功した見切りも、あとからのパンプアップで破れる。答えのあとの答え。',
			'Even a read that succeeded fails to a later pump-up: an answer to the answer.'
		],
		shows: ['V94', 'V95', 'V99', 'pump'],
		setup: table({ A: { abilities: ['no-escape'] }, B: { hand: ['mikiri', 'mikiri'] } }),
		note: [
			'Aはパンプアップ「逃げ場なし」(見切り不可)を持つ。',
			'A has the pump-up No Escape ("cannot be read").'
		],
		steps: [
			go('A declare', { note: ['Aの攻撃。', 'A attacks.'] }),
			go('A announce targets=B', {
				note: ['パンプアップは、まだ使わないでおく。', 'A keeps the pump-up back.']
			}),
			go('B mikiri with=B:mikiri', {
				note: [
					'Bが見切る。自動的に成功し、あとはAの返事を待つだけ。',
					'B reads the attack. It succeeds by itself; only A may still answer.'
				],
				expect: ['moment = verdict']
			}),
			go('A pump', {
				note: [
					'Aは「見切り不可」を足す。見切りは破れ、パイルされたまま。',
					'A adds "cannot be read": the read fails and stays piled.'
				],
				expect: ['moment = I', 'log has mikiri_undone', 'B.pile = mikiri']
			}),
			go('B mikiri', {
				refused: ['mikiri_forbidden'],
				note: [
					'もう1枚あっても、この攻撃は見切れない。',
					'Another card does not help: this attack cannot be read.'
				]
			}),
			...undefended('I').map((step, i) => ({
				...step,
				note:
					i < 6
						? { ja: 'Bにはほかに防御がない。', en: 'B has no other defence.' }
						: { ja: 'ダメージ適用の直前。何もなければパス。', en: 'Just before damage: nothing more, pass.' },
				...(i === 7 && { expect: ['B.hp = 10', 'B.face = open', 'outcomes = 1B:10'] })
			}))
		]
	}),
	scenario({
		id: 'f11-one-more-read',
		title: ['「追加1枚の見切り」', '"One more read"'],
		about: [
			'見切りに「追加1枚の見切り」を足されると、同時に2枚要る。前の1枚は数に入らない。',
			'After "one more read", two are needed at once; the first one does not count.'
		],
		shows: ['V99', 'C6'],
		setup: table({ A: { abilities: ['feint'] }, B: { hand: ['mikiri', 'mikiri', 'mikiri'] } }),
		note: ['Bは見切りを3枚、Aは「フェイント」を持つ。', 'B holds three reads, A the pump-up Feint.'],
		steps: [
			go('A declare', { note: ['Aの攻撃。', 'A attacks.'] }),
			go('A announce targets=B', { note: ['効果Lv 3、ダメージ10。', 'Effect Lv 3, damage 10.'] }),
			go('B mikiri with=B:mikiri', {
				note: ['1枚で見切る。', 'B reads with one card.'],
				expect: ['moment = verdict']
			}),
			go('A pump', {
				note: [
					'フェイント。1枚では足りなくなり、見切りは破れる。',
					'Feint: one is no longer enough, and the read fails.'
				],
				expect: ['moment = I', 'B.pile = mikiri']
			}),
			go('B mikiri with=B:mikiri.2', {
				refused: ['pick_missing'],
				note: ['今度は2枚同時に要る。', 'Two are needed at once now.']
			}),
			go('B mikiri', {
				note: ['残りの2枚を同時に使って避ける。', 'B plays the two that are left together and evades.'],
				expect: ['moment = verdict', 'B.pile = mikiri mikiri.2 mikiri.3']
			}),
			go('A pass', {
				note: ['Aにはもう手がない。', 'A has nothing more.'],
				expect: ['outcomes = 1B:mikiri', 'B.hp = 20']
			})
		]
	}),
	scenario({
		id: 'f12-counter',
		title: ['反撃', 'Counter'],
		about: [
			'反撃が成功すると、2回目の攻撃は来ない。攻撃の技はパイルされ、代わりに反撃の技が攻撃側に向かう。',
			'A successful counter stops the second hit. The attack card is piled, and the counter strikes the attacker instead.'
		],
		shows: ['V38', 'V39', 'V40', 'V41', 'counter'],
		setup: table({ A: { hand: ['twin-cut'] }, B: { warrior: 4, hand: ['riposte'] } }),
		note: [
			'Aは「二連斬り」(2回攻撃)、Bは[反]の「返し斬り」(技Lv 4)を持つ。Bの戦士Lvは4。',
			'A holds Twin Cut (two hits), B the [counter] Riposte (technique Lv 4); B’s warrior Lv is 4.'
		],
		steps: [
			go('A declare', { note: ['Aが「二連斬り」を宣言する。', 'A declares Twin Cut.'] }),
			go('A announce targets=B', {
				note: ['1回目がⅠに入る。2回目は順番を待つ。', 'The first hit enters Ⅰ; the second waits.'],
				expect: ['hits.left = 1']
			}),
			go('B counter', {
				note: [
					'Bが「返し斬り」で反撃する。技Lv 4は戦士Lv 4と等しく、発動する。',
					'B counters with Riposte: technique Lv 4 equals warrior Lv 4, it activates.'
				],
				expect: ['moment = verdict', 'hit.nullified = counter', 'hit.stops = yes']
			}),
			go('A pass', {
				note: [
					'Aは破れない。「二連斬り」はパイルされ、今度は「返し斬り」がAに向かう。Aが内容を聞く番ではなく、Bが宣言する番。',
					'A cannot undo it. Twin Cut is piled, and now Riposte comes at A: it is B’s turn to announce.'
				],
				expect: [
					'attacks = twin-cut riposte',
					'asked = B',
					'moment = contents',
					'A.pile = twin-cut',
					'log has hits_dropped'
				]
			}),
			go('B announce', {
				note: ['対象は攻撃したAに決まっている。', 'The target is fixed: A, who attacked.'],
				expect: ['hit.target = A', 'hit.damage = 8']
			}),
			...undefended('I', 'A', 'B').map((step, i) => ({
				...step,
				note:
					i < 6
						? {
								ja: '今度はAが防御する側。Aには何もない。',
								en: 'Now A is the one who defends, and has nothing.'
							}
						: { ja: 'ダメージ適用の直前。', en: 'Just before damage.' },
				...(i === 7 && {
					expect: [
						'A.hp = 22',
						'B.hp = 20',
						'outcomes = 1B:counter 1A:8',
						'B.pile = riposte',
						'moment = turn',
						'turn = A',
						'A.actions = 0'
					]
				})
			}))
		]
	}),
	scenario({
		id: 'f12-counter-fails',
		title: ['発動しない反撃', 'A counter that does not activate'],
		shows: ['V11', 'V20', 'V39', 'C23'],
		setup: table({ B: { warrior: 3, hand: ['riposte', 'mikiri'] } }, { dice: ['9'] }),
		steps: [
			...attacks(),
			go('B counter', { expect: ['moment = I', 'B.pile = riposte', 'log has try_failed'] }),
			go('B mikiri'),
			go('A pass', { expect: ['outcomes = 1B:mikiri'] })
		]
	}),
	scenario({
		id: 'f13-reflect',
		title: ['反射', 'Reflection'],
		shows: ['V32', 'V33', 'V34', 'V37', 'reflect'],
		setup: table({ B: { hand: ['mirror'] } }),
		steps: [
			...attacks(),
			go('B reflect', {
				expect: ['hit.target = A', 'moment = I', 'asked = A', 'B.pile = mirror', 'hit.damage = 10']
			}),
			...ending(undefended('I', 'A'), 'A.hp = 20', 'B.hp = 20', 'outcomes = 1A:10')
		]
	}),
	scenario({
		id: 'f14-reflect-own-part',
		title: ['全員への攻撃の反射は自分の分だけ', 'Reflecting an attack on everybody'],
		shows: ['V36', 'V12'],
		setup: table({ A: { hand: ['sweep'] }, B: { hand: ['mirror'] }, C: {} }, { contact: ['A-B', 'A-C'] }),
		steps: [
			go('A declare'),
			go('A announce', { expect: ['hit.target = B', 'hits.left = 1'] }),
			go('B reflect', { expect: ['moment = verdict', 'hit.nullified = reflect', 'hit.target = B'] }),
			go('A pass', { expect: ['hit.target = C', 'moment = I'] }),
			...ending(undefended('I', 'C'), 'C.hp = 12', 'B.hp = 20', 'A.hp = 30', 'outcomes = 1B:reflect 1C:8')
		]
	}),
	scenario({
		id: 'f41-timing-over',
		title: ['Ⅱで見切りは使えない', 'No read at Ⅱ'],
		shows: ['V18', 'V51'],
		setup: table({ B: { hand: ['mikiri', 'resist'] } }),
		steps: [
			...attacks(),
			go('B resist', { refused: ['timing_not_yet'] }),
			go('B pass', { expect: ['moment = II'] }),
			go('B mikiri', { refused: ['timing_over', 'no_main_card_at_II'] }),
			go('B resist', { refused: ['timing_not_yet', 'no_main_card_at_II'] })
		]
	}),
	scenario({
		id: 'f44-iron-form',
		title: ['LvとApを持つ防御技', 'A defence technique with Lv and Ap'],
		about: ['Ⅰのうちに、Ⅱの盾と同じように比べる。', 'It is compared at Ⅰ, just as a shield would be at Ⅱ.'],
		shows: ['V43', 'V44', 'V46', 'deftech'],
		setup: table({
			A: { hand: ['twin-cut'], abilities: ['focus'] },
			B: { hand: ['iron-form', 'iron-form'] }
		}),
		steps: [
			...attacks(),
			go('B deftech technique=B:iron-form', {
				expect: ['moment = verdict', 'hit.nullified = deftech', 'hit.gate = I', 'B.pile = iron-form']
			}),
			go('A pass', { expect: ['hit.number = 2', 'moment = I'] }),
			go('A pump', { expect: ['hit.level = 5', 'moment = I'] }),
			go('B deftech', {
				expect: ['hit.damage = 7', 'moment = I', 'log has lv_useless', 'log has ap_subtracted']
			})
		]
	}),
	scenario({
		id: 'f45-counter-condition',
		title: ['反撃の条件', 'What a counter accepts'],
		shows: ['V42'],
		setup: table({
			A: { magic: 5, hand: ['flame-verse'], chanted: ['flame-verse'] },
			B: { warrior: 4, hand: ['riposte'] }
		}),
		steps: [
			...attacks(),
			go('B counter', { refused: ['counter_refuses_category'], expect: ['B.hand = riposte'] })
		]
	}),
	scenario({
		id: 'f48-ward-step',
		title: ['間合いの効果を持つ防御技', 'A defence technique that keeps distance'],
		shows: ['V45', 'V29'],
		setup: table({ A: { hand: ['cut', 'fumikomi'] }, B: { warrior: 1, hand: ['ward-step', 'ward-step'] } }),
		steps: [
			...attacks(),
			go('B deftech technique=B:ward-step', { expect: ['moment = roll', 'asked = B'] }),
			go('B answer roll=8', { expect: ['moment = answer', 'asked = A'] }),
			go('A stepIn', { expect: ['moment = I', 'B.pile = ward-step', 'A.pile = fumikomi'] }),
			go('B deftech'),
			go('B answer roll=9', {
				expect: ['moment = I', 'B.pile = ward-step ward-step.2', 'log has try_failed']
			})
		]
	}),
	scenario({
		id: 'f49-distance-against-oneself',
		title: ['反射された攻撃への間合い', 'Distance against a reflected attack'],
		about: [
			'反射された攻撃は自分から自分への攻撃。その間合いに踏み込めるのは本人だけ。',
			'A reflected attack is by oneself on oneself: only they could step in against their own distance.'
		],
		shows: ['V35'],
		setup: table({ A: { hand: ['cut', 'maai', 'fumikomi'] }, B: { hand: ['mirror', 'fumikomi'] } }),
		note: [
			'Bは《シャハルの鏡》と踏み込み、Aは間合いと踏み込みを持つ。',
			'B holds the Mirror of Shahar and a step in, A a distance and a step in.'
		],
		steps: [
			go('A declare', { note: ['Aの攻撃。', 'A attacks.'] }),
			go('A announce targets=B', { note: ['対象はB。', 'It is aimed at B.'] }),
			go('B reflect', {
				note: [
					'Bが反射する。対象はAになり、AがⅠから防御する。',
					'B reflects: A is the target now and defends from Ⅰ.'
				],
				expect: ['hit.target = A']
			}),
			go('A maai', {
				note: ['Aは間合いを取る。', 'A keeps distance.'],
				expect: ['moment = answer', 'asked = A']
			}),
			go('B stepIn', {
				refused: ['not_attacker'],
				note: ['Bは攻撃側ではないので、踏み込めない。', 'B is not the attacker and cannot step in.']
			}),
			go('A pass', {
				note: [
					'踏み込めるのはA本人だけ。もちろん見送る。',
					'Only A could step in, against themself. Of course A lets it be.'
				],
				expect: ['moment = verdict'],
				variations: [
					{
						steps: [
							go('A stepIn', {
								note: [
									'本人が踏み込めば、自分の間合いが破れる。',
									'If A does step in, A’s own distance fails.'
								],
								expect: ['moment = I', 'asked = A']
							})
						]
					}
				]
			}),
			go('A pass', {
				note: ['攻撃は無効。', 'The attack is nullified.'],
				expect: ['outcomes = 1A:maai', 'A.hp = 30']
			})
		]
	}),
	scenario({
		id: 'f51-nobody-moves',
		title: ['防御の間合いで位置は変わらない', 'Nobody moves in a defence'],
		shows: ['V31', 'K04', 'move'],
		setup: table({ A: { hand: ['cut', 'fumikomi'] }, B: { hand: ['maai', 'maai', 'maai', 'fumikomi'] } }),
		steps: [
			...attacks(),
			go('B maai with=B:maai'),
			go('A stepIn', { expect: ['contact = A-B'] }),
			go('B maai with=B:maai.2'),
			...passes('A', 2),
			go('A pass', { expect: ['contact = A-B', 'turn = B'] }),
			go('B move card=B:fumikomi', { refused: ['nobody_to_move'] }),
			go('B move card=B:maai.3', { expect: ['contact =', 'B.pile has maai.3', 'log has moved_away'] }),
			go('B move card=B:fumikomi', { expect: ['contact = A-B', 'log has moved_in'] })
		]
	})
];
