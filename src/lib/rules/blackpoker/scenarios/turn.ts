// The turn and the end of the game: End, Charge, Draw, costs on the last life, both lives at zero.
import type { Scenario } from '../../../scenario/types';
import { l10n } from '../../core/text';
import { act, answer, bothPass, pass, row } from './row';

export const TURN: readonly Scenario[] = [
	row('end-charge-draw', {
		title: l10n('エンド→チャージ→ドローと応答', 'End, Charge, Draw, with responses'),
		about: l10n(
			'エンドもドローもステージに置かれる普通のリクエスト。チャージだけは即時なので、誰も応じられない。',
			'End and Draw are ordinary requests on the stage. Only Charge is immediate: nobody can answer it.'
		),
		shows: ['QA-48', 'action:end', 'action:charge', 'action:draw', '9.4[2]', 'AMB-34', 'AMB-82'],
		in: 'master+pack',
		table: `
			turn A
			A hand: S2 S3 S4 S5 S6 S7 S8 S9 D9
			A field: H4 driven
			B life: C3 C4 +8
			B hand: D5 C2
			B field: [H9 driven] | H6 driven`,
		note: l10n(
			'Aの手札は9枚。Bのキャラクターはすべてドライブ状態。',
			'A holds nine cards; all of B’s characters are driven.'
		),
		steps: [
			act(
				'A',
				'end',
				{},
				{
					note: l10n(
						'Aがエンドを起こす。まだターンは終わらない。',
						'A requests End. The turn is not over yet.'
					),
					expect: ['stage = end', 'turn = A']
				}
			),
			pass('A', { note: l10n('Aがパス。Bは応じられる。', 'A passes; B may answer.') }),
			act(
				'B',
				'twist',
				{ keys: 'D5', discard: 'C2', target: 'A:H4' },
				{
					note: l10n('Bはエンドに応じてツイスト。', 'B answers End with Twist.'),
					expect: ['stage = end twist']
				}
			),
			...bothPass('B', {
				note: l10n('ツイストが解決に入り、Bが状態を選ぶ。', 'Twist resolves and B chooses.')
			}),
			answer('B', 'posture', 'charge', {
				note: l10n(
					'BはAの♡4をチャージした。チャンスはターンプレイヤーのAへ。',
					"B charges A's ♡4. The chance is back with A, the turn player."
				),
				expect: ['A.driven =', 'stage = end', 'chance = A']
			}),
			pass('A'),
			pass('B', {
				note: l10n(
					'両者パス。エンドの解決で、Aは7枚になるまで捨てる。',
					'Both passed: End resolves and A discards down to seven.'
				)
			}),
			answer('A', 'discard', 'S2 S3', {
				note: l10n(
					'ターンはBへ。チャージが即時に解決し、ドローがステージに置かれる。チャンスは新しいターンプレイヤーのB。',
					'The turn goes to B. Charge resolves at once and Draw is staged; the chance is with the new turn player, B.'
				),
				expect: [
					'turn = B',
					'chance = B',
					'stage = draw',
					'B.driven =',
					'A.graveyard = S2 S3',
					'log has charged'
				]
			}),
			pass('B', { note: l10n('ドローにも応答できる。', 'Draw can be answered too.') }),
			pass('A', {
				note: l10n(
					'ドローが解決。1枚引いてから、もう1枚引くかを決める。',
					'Draw resolves: one card, then B decides about a second.'
				)
			}),
			answer('B', 'more', 'yes', {
				note: l10n(
					'Bは2枚目も引いた。ステージは空、Bのメイン。',
					'B takes the second card too. The stage is empty: B’s main window.'
				),
				expect: ['B.hand = C3 C4', 'B.life = 8', 'stage =', 'chance = B']
			})
		]
	}),
	row('discarded-draw', {
		title: l10n('破棄される誘発', 'A trigger that is thrown away'),
		about: l10n(
			'メインの通常誘発は、ステージが空でなければ破棄される。エンドの下に何か残っていると、ドローは起こらない。',
			'A main-timed normal trigger is thrown away when the stage is not empty. With something left below End there is no Draw.'
		),
		shows: ['QA-50', 'QA-56', 'AMB-24', '9.4.1[6-10-4]'],
		in: 'master+pack',
		table: `
			turn A
			A life: +10
			A field: S5
			B field: H6 driven
			stage: A up H3 @A:S5
			stage: A end`,
		note: l10n(
			'ステージの途中から始める: 下からアップ、エンド。',
			'We start in the middle of a stage: Up below, End on top.'
		),
		expect: ['stage = up end'],
		steps: [
			pass('A', { note: l10n('Aがパス。', 'A passes.') }),
			pass('B', {
				note: l10n(
					'エンドが解決し、チャージが即時に解決。ドローも誘発するが、アップが残っているので破棄される。',
					'End resolves, Charge resolves at once. Draw triggers too, but Up is still there: it is thrown away.'
				),
				expect: ['turn = B', 'stage = up', 'log has trigger_discarded', 'B.driven =', 'chance = B']
			}),
			...bothPass('B', {
				note: l10n(
					'アップが解決し、♠5は+3。Bはこのターン引けなかった。',
					'Up resolves: ♠5 gets +3. B has not drawn.'
				),
				expect: ['A.S5.size = 8', 'B.life = 10', 'stage =']
			})
		]
	}),
	row('both-at-zero', {
		title: l10n('両者のライフが0', 'Both lives at zero'),
		about: l10n(
			'コストでライフが0になっても、すぐには負けない。次の解決のあとの勝敗判定で調べ、両者0ならターンプレイヤーの負け。',
			'Paying the last life does not lose at once. The check comes after the next resolution; with both at zero the turn player loses.'
		),
		shows: ['QA-06', 'QA-58', 'AMB-21', 'AMB-32', 'action:royal-straight-flush', '5.5'],
		in: 'master+pack',
		table: `
			turn A
			A life: +1
			A hand: D5 SA S10 SJ SQ SK
			A field: [H2] | [H3] | [H4]
			B life: +10`,
		note: l10n('Aのライフは1枚。', 'A has one life left.'),
		steps: [
			act(
				'A',
				'summon-soldier',
				{ keys: 'D5', drive: 'H2' },
				{
					note: l10n(
						'Aは最後のライフをLに払って兵士召喚。まだ負けない。',
						'A pays the last life for Summon soldier. A has not lost yet.'
					),
					expect: ['A.life = 0', 'stage = summon-soldier', 'over =']
				}
			),
			act(
				'A',
				'royal-straight-flush',
				{ keys: 'SA S10 SJ SQ SK', drive: 'H3 H4', target: 'B' },
				{
					note: l10n(
						'続けてR・S・F。チャンスはまだAにある。',
						'A goes on with R·S·F: the chance is still with A.'
					),
					expect: ['stage = summon-soldier royal-straight-flush', 'chance = A']
				}
			),
			pass('A'),
			pass('B', {
				note: l10n(
					'40ダメージでBも0枚。両者0なので、ターンプレイヤーのAの負け。',
					'40 damage: B is at zero too. Both at zero, so the turn player, A, loses.'
				),
				expect: ['B.life = 0', 'over = A', 'log has both_at_zero']
			})
		]
	}),
	row('lost-while-paying', {
		title: l10n('支払いの誘発で負ける', 'Lost by what the cost triggered'),
		about: l10n(
			'生け贄の♡Kの世代交代は、レア召喚がステージに置かれる前に解決する。ライフが尽きればそこで決着。',
			'The generation change of the sacrificed ♡K resolves before Rare summon is staged. If life runs out, the game ends there.'
		),
		shows: ['QA-38', '9.4[6]', 'action:rare-summon', 'action:generation-change', '5.5'],
		in: 'standard+rare-pack',
		table: `
			A life: S2 H3
			A rare: D9
			A field: HK`,
		steps: [
			act(
				'A',
				'rare-summon',
				{ keys: 'D9', sacrifice: 'HK' },
				{
					note: l10n(
						'♡Kを墓地に置くと、世代交代が最初の誘発チェックで解決する。',
						'Sacrificing ♡K: generation change resolves in the first trigger check.'
					),
					expect: ['A.life = 0', 'over = A', 'stage =']
				}
			)
		]
	}),
	row('lost-after-immediate', {
		title: l10n('即時アクションのあとの誘発で負ける', 'Lost by a trigger after an immediate action'),
		about: l10n(
			'スラッシュは即時。倒れた♡Kの世代交代は、そのあとの誘発チェックで解決する。',
			'Slash is immediate; the generation change of the fallen ♡K resolves in the trigger check after it.'
		),
		shows: ['9.4[6]', '9.4[9]', 'action:slash', 'action:generation-change'],
		table: `
			A field: SK
			A trumps: S2 up
			B life: S2 H3
			B field: HK`,
		steps: [
			act(
				'A',
				'slash',
				{ unit: 'SK', target: 'B:HK' },
				{
					note: l10n(
						'♡Kが墓地へ。Bの世代交代は断れず、ライフが尽きる。',
						"♡K falls. B's generation change is mandatory and runs the life out."
					),
					expect: ['B.life = 0', 'over = B']
				}
			)
		]
	}),
	row('end-triggers-in-order', {
		title: l10n('エンドの誘発の順番を選ぶ', 'Choosing the order of triggers on End'),
		about: l10n(
			'充足と手札補充が同時に誘発した。持ち主が置く順を決め、あとに置いた方が先に解決する。',
			'Satisfaction and Hand refill trigger together. Their controller picks the order; the one staged last resolves first.'
		),
		shows: ['9.4.1', 'AMB-17', 'action:satisfaction', 'action:hand-refill'],
		table: `
			A life: S2 S3 +5
			A field: H6 driven
			A trumps: D9 up | C7 up`,
		steps: [
			act('A', 'end', {}, { note: l10n('どちらを先に置くかを選ぶ。', 'Which one goes on the stage first?') }),
			answer('A', 'trigger', 'r3', {
				note: l10n('手札補充を先に置いた。', 'Hand refill goes first, so it lies below.'),
				expect: ['stage = end hand-refill satisfaction']
			}),
			...bothPass('A', { expect: ['A.driven =', 'stage = end hand-refill'] }),
			...bothPass('A', { expect: ['A.hand = S2 S3', 'stage = end'] })
		]
	}),
	row('last-life-set-bulwark', {
		title: l10n('最後のライフで防壁設置', 'The last life for Set bulwark'),
		about: l10n(
			'即時アクションなので、すぐ解決して勝敗判定になる。',
			'It is immediate, so the check follows at once.'
		),
		shows: ['QA-57', 'AMB-21', 'action:set-bulwark'],
		in: 'lite+entry20',
		table: `
			turn A
			A life: +1
			A hand: S5`,
		steps: [
			act(
				'A',
				'set-bulwark',
				{},
				{ note: l10n('ライフ1枚でLを払う。すぐ解決に入る。', 'A pays L with one life and resolves at once.') }
			),
			answer('A', 'card', 'S5', {
				note: l10n('防壁は置かれたが、勝敗判定でAの負け。', 'The bulwark arrives, and A loses at the check.'),
				expect: ['A.bulwarks = S5', 'A.life = 0', 'over = A']
			})
		]
	}),
	row('last-life-summon', {
		title: l10n('最後のライフで兵士召喚', 'The last life for Summon soldier'),
		about: l10n(
			'通常なので、召喚が解決するまでは負けない。',
			'It is normal: A is not lost while the summon waits.'
		),
		shows: ['QA-58', 'QA-01', 'AMB-21', 'action:summon-soldier'],
		in: 'lite+entry20',
		table: `
			turn A
			A life: +1
			A hand: S5
			A field: [H8]`,
		steps: [
			act(
				'A',
				'summon-soldier',
				{ keys: 'S5', drive: 'H8' },
				{
					note: l10n(
						'BLを払う: 防壁をドライブし、1ダメージ。',
						'BL is paid: a bulwark is driven and one damage taken.'
					),
					expect: ['A.driven = H8', 'A.life = 0', 'over =']
				}
			),
			...bothPass('A', {
				note: l10n(
					'兵士は場に出たが、その後の勝敗判定で負け。',
					'The soldier is on the field, and the check after it loses.'
				),
				expect: ['A.soldiers = S5', 'over = A']
			})
		]
	}),
	row('passes-on-empty-stage', {
		title: l10n('空のステージで両者パス', 'Both pass on an empty stage'),
		about: l10n(
			'何も起こらず、チャンスがターンプレイヤーに戻るだけ。ターンを終えるのはエンドだけ。相手は、自分がパスしたあとなら空のステージでもクイックを起こせる。',
			'Nothing happens: the chance returns to the turn player. Only End ends a turn. After a pass the opponent may use quick actions even on an empty stage.'
		),
		shows: ['QA-29', 'QA-30', 'QA-53', 'AMB-34', '9.4[14]', 'action:search'],
		in: 'standard+pack',
		table: `
			turn A
			A hand: H5
			B hand: X1`,
		steps: [
			pass('A', { note: l10n('Aがパス。', 'A passes.'), expect: ['chance = B', 'passes = A'] }),
			act(
				'B',
				'search',
				{ keys: 'X1' },
				{
					note: l10n(
						'Bは即時のサーチを起こす。パス記録は消える。',
						'B uses Search, immediate: the pass record is emptied.'
					),
					expect: ['passes =']
				}
			),
			answer('B', 'card', 'S4', {
				note: l10n(
					'♠4を手札に加え、ライフをシャッフル。チャンスは動かない。',
					'B takes ♠4 and shuffles. The chance does not move.'
				),
				expect: ['B.hand = S4', 'chance = B', 'B.life = 9']
			}),
			pass('B', {
				note: l10n(
					'Bがパス。前のAのパスは数えないので、Aの番。',
					"B passes. A's earlier pass no longer counts: A is asked again."
				),
				expect: ['chance = A', 'stage =']
			}),
			pass('A', {
				note: l10n(
					'両者が続けてパス。ステージは空なので、Aに戻るだけ。',
					'Both have passed in a row; nothing resolves.'
				),
				expect: ['chance = A', 'turn = A', 'log has stage_is_empty']
			})
		]
	})
];
