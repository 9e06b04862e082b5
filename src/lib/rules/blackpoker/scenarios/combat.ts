// Attack, block and judgement, and what can happen between them.
import type { Scenario } from '../../../scenario/types';
import { l10n } from '../../core/text';
import { act, answer, bothPass, pass, row } from './row';

export const COMBAT: readonly Scenario[] = [
	row('two-attackers', {
		title: l10n('二体の攻撃と二体がかりのブロック', 'Two attackers, one blocked by two'),
		about: l10n(
			'アタック、ブロック、ダメージ判定はそれぞれステージに置かれ、間に必ず応答の機会がある。ブロックした側は合計サイズで比べ、ブロックされない攻撃はライフに届く。',
			'Attack, Block and Damage judgement each lie on the stage, so there is a window between them. Blockers compare by their total; an unblocked attacker reaches life.'
		),
		shows: [
			'QA-13',
			'action:attack',
			'action:block',
			'action:damage-judgement',
			'AMB-42',
			'AMB-46',
			'AMB-15',
			'character:common-soldier',
			'character:bulwark'
		],
		in: 'lite+entry20',
		table: `
			turn A
			A life: +5
			A field: S5 | H8
			B life: +10
			B field: [D3] | C5 | S4`,
		note: l10n('Aの場に♠5と♡8。Bの場に防壁1つと♣5、♠4。', 'A has ♠5 and ♡8; B a bulwark, ♣5 and ♠4.'),
		steps: [
			act(
				'A',
				'attack',
				{},
				{
					note: l10n(
						'Aがアタックを起こす。この時点では誰が攻撃するか決まっていない。',
						'A requests Attack. Who attacks is not named yet.'
					),
					expect: ['stage = attack', 'attackers =']
				}
			),
			pass('A', {
				note: l10n(
					'Aがパス。Bはアタッカーを知らないまま応じるかを決める。',
					'A passes; B has to answer without knowing the attackers.'
				)
			}),
			pass('B', {
				note: l10n(
					'両者パスでアタックが解決に入り、Aがアタッカーを選ぶ。',
					'Both passed: Attack resolves and A is asked for attackers.'
				)
			}),
			answer('A', 'attackers', 'S5 H8', {
				note: l10n(
					'♠5と♡8が攻撃。ドライブし、ブロックが誘発してステージに置かれる。',
					'♠5 and ♡8 attack and are driven; Block triggers and is staged.'
				),
				expect: ['A.driven = S5 H8', 'stage = block', 'chance = A']
			}),
			pass('A', { note: l10n('ブロックが決まる前の応答の機会。', 'The window before blocks are known.') }),
			pass('B', {
				note: l10n(
					'ブロックの解決では、Bがアタッカーごとに選ぶ。',
					'Block resolves: B chooses, attacker by attacker.'
				)
			}),
			answer('B', 'block A:S5', '', { note: l10n('♠5はブロックしない。', '♠5 is not blocked.') }),
			answer('B', 'block A:H8', 'C5 S4', {
				note: l10n(
					'♡8を♣5と♠4の二体でブロック。ブロックしてもドライブしない。',
					'♣5 and ♠4 block ♡8 together. Blocking does not drive them.'
				),
				expect: ['stage = damage-judgement', 'B.driven =']
			}),
			pass('A', {
				note: l10n('ブロックが見えてからの応答の機会。', 'The window after the blocks are known.')
			}),
			pass('B', {
				note: l10n(
					'判定: 8対5+4=9で♡8が墓地へ、ブロックした側は残る。♠5は5ダメージ。',
					'Judgement: 8 against 5 + 4 = 9, so ♡8 falls and the blockers stay. ♠5 deals 5.'
				),
				expect: [
					'A.soldiers = S5',
					'A.graveyard = H8',
					'B.soldiers = C5 S4',
					'B.life = 5',
					'stage =',
					'chance = A'
				]
			})
		]
	}),
	row('bulwark-trap', {
		title: l10n('防壁の罠', 'The bulwark trap'),
		about: l10n(
			'防壁はサイズではなく数字で戦う。表にした数字がアタッカーのどれかのカードと同じなら、どんなに大きくても道連れになる。',
			'A bulwark fights by its number, not by size. If its number is on one of the attacker’s cards, the attacker falls, however large.'
		),
		shows: ['QA-62', 'action:damage-judgement', 'AMB-50'],
		in: 'master+pack',
		table: `
			turn A
			A hand: H5 D2
			A field: H4+H9
			B field: [S9]`,
		note: l10n(
			'Aの装備兵♡4+♡9(サイズ13)。Bの防壁は♠9。',
			"A's equipped soldier ♡4+♡9 has size 13; B's bulwark is ♠9."
		),
		steps: [
			act('A', 'attack', {}, { note: l10n('Aがアタックを起こす。', 'A requests Attack.') }),
			...bothPass('A'),
			answer('A', 'attackers', 'H4', { note: l10n('装備兵が攻撃する。', 'The equipped soldier attacks.') }),
			...bothPass('A'),
			answer('B', 'block A:H4', 'S9', { note: l10n('Bは防壁でブロック。', 'B blocks with the bulwark.') }),
			act(
				'A',
				'up',
				{ keys: 'H5', discard: 'D2', target: 'H4' },
				{
					note: l10n('Aは判定の前にアップ+5。', 'A answers with Up +5.'),
					expect: ['stage = damage-judgement up']
				}
			),
			...bothPass('A', {
				note: l10n('アップが解決して、サイズは18。', 'Up resolves: the size is 18.'),
				expect: ['A.H4+H9.size = 18', 'stage = damage-judgement']
			}),
			...bothPass('A', {
				note: l10n(
					'判定: 防壁は♠9。アタッカーに9が含まれるので、サイズ18でも墓地へ。防壁も墓地へ、ダメージはない。世代交代は起きない。',
					'Judgement: the bulwark is ♠9 and a 9 is on the attacker, so it falls in spite of size 18. The bulwark goes too; no damage, no generation change.'
				),
				expect: [
					'A.soldiers =',
					'A.graveyard has H4 H9',
					'B.graveyard = S9',
					'B.bulwarks =',
					'B.life = 10',
					'log lacks triggered'
				]
			})
		]
	}),
	row('driven-cannot-block', {
		title: l10n('ドライブしたらブロックできない', 'Driven characters cannot block'),
		about: l10n(
			'攻撃するとドライブする。次の自分のチャージまで戻らないので、その間の相手の攻撃はブロックできない。',
			'Attacking drives a soldier. Until its owner’s next Charge it stays driven and cannot block.'
		),
		shows: ['QA-61', 'action:attack', 'action:block', 'action:charge'],
		in: 'master+pack',
		table: `
			turn A
			A field: HK
			B life: S2 H3 DJ +7
			B field: SQ | C7`,
		note: l10n(
			'Bの英雄♠Qと一般兵♣7が、Aの♡Kを二体でブロックしようとしている。',
			"B's hero ♠Q and common soldier ♣7 are about to meet A's ♡K."
		),
		steps: [
			act('A', 'attack', {}, { note: l10n('Aがアタックを起こす。', 'A requests Attack.') }),
			...bothPass('A'),
			answer('A', 'attackers', 'HK', { note: l10n('♡Kが攻撃。', '♡K attacks.') }),
			...bothPass('A'),
			answer('B', 'block A:HK', 'C7', { note: l10n('Bはまず♣7でブロックする。', 'B blocks with ♣7.') }),
			...bothPass('A', {
				note: l10n(
					'13対7で♣7が墓地へ。7は世代交代の対象ではない。',
					'13 against 7: ♣7 falls. A 7 triggers nothing.'
				),
				expect: ['B.graveyard = C7', 'B.life = 10', 'log lacks triggered']
			}),
			act('A', 'end', {}, { note: l10n('Aはターンを終える。', 'A ends the turn.') }),
			...bothPass('A', {
				note: l10n('エンド→チャージ→ドローの誘発。Bのターン。', 'End, then Charge and Draw: it is B’s turn.'),
				expect: ['turn = B', 'stage = draw']
			}),
			...bothPass('B'),
			answer('B', 'more', 'no', { expect: ['B.life = 9', 'B.hand = S2'] }),
			act('B', 'attack', {}, { note: l10n('Bが♠Qで攻め返す。', 'B attacks back with ♠Q.') }),
			...bothPass('B'),
			answer('B', 'attackers', 'SQ'),
			...bothPass('B'),
			answer('A', 'block B:SQ', 'HK', {
				note: l10n('Aは♡Kでブロック(攻撃でドライブしたが、まだチャージされていない)。', 'A blocks with ♡K.'),
				refused: ['blocker_driven']
			}),
			answer('A', 'block B:SQ', '', {
				note: l10n(
					'♡Kはドライブ状態なのでブロックできない。12ダメージを受ける。',
					'♡K is driven and cannot block: 12 damage goes through.'
				)
			}),
			...bothPass('B', {
				note: l10n(
					'Aのライフは10枚しかないので、すべて墓地へ。勝敗判定でAの負け。',
					'A has only 10 life: all of it goes, and A loses at the check.'
				),
				expect: ['A.life = 0', 'over = A']
			})
		]
	}),
	row('generation-change', {
		title: l10n('判定から世代交代', 'Generation change out of a judgement'),
		about: l10n(
			'同じ判定で♠Qと♣7が墓地へ。世代交代は♠Qの1回だけで、ライフの上からJ・Q・K・A・Jokerが出るまでめくる。',
			'♠Q and ♣7 fall in one judgement. Only ♠Q triggers: life is milled until a J, Q, K, A or Joker turns up.'
		),
		shows: ['QA-14', 'action:generation-change', 'AMB-60', 'AMB-11'],
		in: 'master+pack',
		table: `
			turn A
			A field: HK | DK
			B life: S2 H3 DJ +7
			B field: SQ | C7`,
		steps: [
			act('A', 'attack', {}, { note: l10n('Aが♡Kと♢Kで攻撃する。', 'A attacks with ♡K and ♢K.') }),
			...bothPass('A'),
			answer('A', 'attackers', 'HK DK'),
			...bothPass('A'),
			answer('B', 'block A:HK', 'SQ', {
				note: l10n('♡Kを♠Qで、♢Kを♣7でブロック。', '♠Q blocks ♡K, ♣7 blocks ♢K.')
			}),
			answer('B', 'block A:DK', 'C7'),
			...bothPass('A', {
				note: l10n(
					'13対12、13対7でどちらも墓地へ。♠Qの世代交代だけが誘発し、♠2と♡3が墓地へ、♢Jが手札に入る。',
					'13 against 12 and 13 against 7: both fall. Only ♠Q triggers: ♠2 and ♡3 are milled and ♢J goes to hand.'
				),
				expect: [
					'B.soldiers =',
					'B.graveyard has SQ C7 S2 H3',
					'B.hand = DJ',
					'B.life = 7',
					'A.soldiers = HK DK'
				]
			})
		]
	}),
	row('truce', {
		title: l10n('停戦', 'Truce'),
		about: l10n(
			'ダメージ判定そのものを無効にする。比べず、ダメージもなく、アタッカーはドライブしたまま戦闘が終わる。',
			'The judgement itself is nullified: no comparison, no damage; the attackers stay driven and the combat is over.'
		),
		shows: ['action:truce', 'AMB-55'],
		in: 'pro+pack',
		table: `
			turn A
			A field: S9
			B hand: D2 D3
			B field: [H4]`,
		steps: [
			act('A', 'attack', {}, { note: l10n('Aが♠9で攻撃する。', 'A attacks with ♠9.') }),
			...bothPass('A'),
			answer('A', 'attackers', 'S9'),
			act(
				'A',
				'pass',
				{},
				{
					note: l10n(
						'ブロックがステージにある間、停戦は対象がない。',
						'While only Block is on the stage, Truce has no target.'
					)
				}
			),
			act(
				'B',
				'truce',
				{ keys: 'D2 D3', target: 'r2' },
				{
					note: l10n('ブロックに停戦は使えない。', 'Truce cannot aim at Block.'),
					refused: ['target_not_action']
				}
			),
			pass('B'),
			answer('B', 'block A:S9', '', { note: l10n('Bはブロックしない。', 'B does not block.') }),
			pass('A'),
			act(
				'B',
				'truce',
				{ keys: 'D2 D3', target: 'r3' },
				{
					note: l10n(
						'判定に対して停戦。キーカードは♢2枚、コストはない。',
						'B answers the judgement with Truce: two diamonds, no cost.'
					),
					expect: ['stage = damage-judgement truce']
				}
			),
			...bothPass('B', {
				note: l10n(
					'停戦が解決し、判定は取り除かれた。ダメージはない。',
					'Truce resolves: the judgement is removed and there is no damage.'
				),
				expect: ['stage =', 'B.life = 10', 'A.driven = S9', 'log has combat_over', 'B.graveyard has D2 D3']
			})
		]
	}),
	row('blocker-removed', {
		title: l10n('ブロッカーがいなくなった', 'The blocker is gone'),
		about: l10n(
			'判定のとき場にブロッカーがいなければ、攻撃はライフに届く。',
			'If no blocker is on the field at the judgement, the attack reaches life.'
		),
		shows: ['QA-60', 'AMB-45', 'action:kill'],
		in: 'pro+pack',
		table: `
			turn A
			A hand: S2 S3
			A field: H6
			B field: C4`,
		steps: [
			act('A', 'attack', {}, { note: l10n('Aが♡6で攻撃する。', 'A attacks with ♡6.') }),
			...bothPass('A'),
			answer('A', 'attackers', 'H6'),
			...bothPass('A'),
			answer('B', 'block A:H6', 'C4', { note: l10n('Bは♣4でブロック。', 'B blocks with ♣4.') }),
			act(
				'A',
				'kill',
				{ keys: 'S2 S3', target: 'B:C4' },
				{ note: l10n('Aは判定の前にブロッカーへキル。', 'Before the judgement A uses Kill on the blocker.') }
			),
			...bothPass('A', { expect: ['B.soldiers =', 'B.graveyard = C4', 'stage = damage-judgement'] }),
			...bothPass('A', {
				note: l10n(
					'ブロッカーはもう場にいない。6ダメージが通る。',
					'No blocker is left: 6 damage goes through.'
				),
				expect: ['B.life = 4', 'A.soldiers = H6']
			})
		]
	}),
	row('simultaneous-triggers', {
		title: l10n('両者の世代交代が同時に', 'Both players’ triggers at once'),
		about: l10n(
			'同じ判定で両者の英雄が倒れた。ターンプレイヤーの世代交代が先に解決し、勝敗判定をはさんで相手の番になる。',
			'Both heroes fall in one judgement. The turn player’s generation change resolves first, then a win check, then the other’s.'
		),
		shows: ['QA-54', '9.4.1', 'action:generation-change', 'AMB-33', 'AMB-11', 'AMB-19', 'AMB-60'],
		in: 'master+pack',
		table: `
			turn A
			A life: S2 S3 HA +5
			A field: SQ
			B life: D4 CK +6
			B field: HQ`,
		steps: [
			act('A', 'attack', {}, { note: l10n('Aが♠Qで攻撃する。', 'A attacks with ♠Q.') }),
			...bothPass('A'),
			answer('A', 'attackers', 'SQ'),
			...bothPass('A'),
			answer('B', 'block A:SQ', 'HQ', {
				note: l10n('Bは♡Qでブロック。サイズは同じ。', 'B blocks with ♡Q: equal sizes.')
			}),
			...bothPass('A', {
				note: l10n(
					'12対12で両方とも墓地へ。まずAの世代交代(♠2♠3が墓地、♡Aが手札)、次にBの世代交代(♢4が墓地、♣Kが手札)。',
					"12 against 12: both fall. A's generation change first (♠2 ♠3 milled, ♡A to hand), then B's (♢4 milled, ♣K to hand)."
				),
				expect: [
					'A.hand = HA',
					'B.hand = CK',
					'A.life = 5',
					'B.life = 6',
					'A.graveyard = SQ S2 S3',
					'B.graveyard = HQ D4'
				]
			})
		]
	}),
	row('generation-change-runs-out', {
		title: l10n('世代交代でライフが尽きる', 'Generation change runs the life out'),
		about: l10n(
			'強制なので断れない。該当カードがなければライフ全部が墓地へ行き、直後の勝敗判定で負ける。',
			'It is mandatory. With no such card left the whole life is milled, and the check right after it loses the game.'
		),
		shows: ['QA-65', 'AMB-33', 'AMB-60', '5.5'],
		in: 'master+pack',
		table: `
			turn B
			A life: S2 H3 D4
			A field: SA
			B field: C9`,
		steps: [
			act('B', 'attack', {}, { note: l10n('Bが♣9で攻撃する。', 'B attacks with ♣9.') }),
			...bothPass('B'),
			answer('B', 'attackers', 'C9'),
			...bothPass('B'),
			answer('A', 'block B:C9', 'SA', { note: l10n('Aはエースでブロック。', 'A blocks with the ace.') }),
			...bothPass('B', {
				note: l10n(
					'♠Aが墓地へ。ライフ3枚に該当カードはなく、すべて墓地へ。Aの負け。',
					'♠A falls. None of the three life cards fits: all are milled and A loses.'
				),
				expect: ['A.life = 0', 'over = A', 'log has lost']
			})
		]
	})
];
