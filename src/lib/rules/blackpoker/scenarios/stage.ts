// The stage itself: answers upon answers, who holds the chance, what lost its target.
import type { Scenario } from '../../../scenario/types';
import { l10n } from '../../core/text';
import { act, answer, bothPass, pass, row, SYSTEM } from './row';

export const STAGE: readonly Scenario[] = [
	{
		kuroko: 1,
		system: SYSTEM,
		id: 'counter-war',
		title: l10n('カウンター合戦', 'The counter war'),
		about: l10n(
			'アップにダウン、ダウンにカウンター、そのカウンターにカウンター。あとに積んだものから解決し、アップは対象を失う。',
			'Up, Down, a Counter on Down, a Counter on that Counter: the last one staged resolves first, and Up ends without its target.'
		),
		shows: [
			'QA-02',
			'QA-29',
			'action:up',
			'action:down',
			'action:counter',
			'9.4[2]',
			'9.4[12]',
			'5.4.1',
			'AMB-16',
			'AMB-29'
		],
		regulation: { format: 'master', frame: 'pack' },
		setup: {
			turn: 'A',
			A: {
				life: { more: 20 },
				hand: ['H3', 'C7', 'D2', 'D4'],
				field: [{ cards: ['S5'] }, { cards: ['H9'], bulwark: true }]
			},
			B: { life: { more: 20 }, hand: ['S6', 'C8', 'D3', 'D5'], field: [{ cards: ['C9'], bulwark: true }] }
		},
		note: l10n(
			'Aの一般兵♠5。AのターンでAがチャンスを持ち、ステージは空。',
			"A has a common soldier ♠5. It is A's turn, A holds the chance, the stage is empty."
		),
		expect: ['A.S5.size = 5', 'chance = A'],
		steps: [
			{
				move: { seat: 'A', action: 'up', picks: { keys: ['A:H3'], discard: ['A:D2'], target: ['A:S5'] } },
				note: l10n(
					'Aは♡3でアップ。通常なのでステージに置かれ、チャンスはAのまま。',
					'A requests Up with ♡3. It is normal, so it waits on the stage, and A keeps the chance.'
				),
				expect: ['stage = up', 'chance = A']
			},
			{
				move: { seat: 'A', action: 'pass' },
				note: l10n('Aがパスして、はじめてBにチャンスが移る。', 'Only when A passes does B get the chance.'),
				expect: ['chance = B']
			},
			{
				move: { seat: 'B', action: 'down', picks: { keys: ['B:S6'], discard: ['B:D3'], target: ['A:S5'] } },
				note: l10n(
					'Bは♠6でダウン。アップの上に積まれるので、先に解決する。パス記録は消える。',
					'B answers with Down ♠6. It lies above Up and will resolve first; the pass record is emptied.'
				),
				expect: ['stage = up down', 'passes =']
			},
			{ move: { seat: 'B', action: 'pass' }, note: l10n('Bがパス。', 'B passes.'), expect: ['chance = A'] },
			{
				move: { seat: 'A', action: 'counter', picks: { keys: ['A:C7'], discard: ['A:D4'], target: ['r2'] } },
				note: l10n(
					'Aは♣7でダウンをカウンター。7は6以上なので、通ればダウンは消える。',
					'A counters Down with ♣7: 7 is at least 6, so Down would be removed.'
				),
				expect: ['stage = up down counter']
			},
			{ move: { seat: 'A', action: 'pass' }, note: l10n('Aがパス。', 'A passes.'), expect: ['chance = B'] },
			{
				move: { seat: 'B', action: 'counter', picks: { keys: ['B:C8'], discard: ['B:D5'], target: ['r3'] } },
				note: l10n('Bは♣8で、そのカウンターをカウンター。', 'B counters that Counter with ♣8.'),
				expect: ['stage = up down counter counter']
			},
			{ move: { seat: 'B', action: 'pass' }, note: l10n('Bがパス。', 'B passes.') },
			{
				move: { seat: 'A', action: 'pass' },
				note: l10n(
					'両者パス。一番上のBのカウンターが解決し、Aのカウンターは取り除かれる。解決していないので、効果は何も起きない。',
					"Both passed: B's Counter, on top, resolves and removes A's. A's never resolves."
				),
				expect: ['stage = up down', 'chance = A', 'A.graveyard has C7', 'B.graveyard has C8']
			},
			{
				move: { seat: 'A', action: 'pass' },
				note: l10n(
					'解決のたびにチャンスはAへ戻り、もう一度パスが要る。',
					'After each resolution the chance is back with A: a new round of passes.'
				),
				expect: ['chance = B']
			},
			{
				move: { seat: 'B', action: 'pass' },
				note: l10n(
					'ダウンが解決。5−6=−1で0以下なので、♠5は墓地へ。ダウンのキーカードも墓地。',
					'Down resolves: 5 − 6 = −1, so ♠5 goes to the graveyard, and so does the key card of Down.'
				),
				expect: ['stage = up', 'A.soldiers =', 'A.graveyard has S5', 'B.graveyard has S6', 'B.fog =']
			},
			{ move: { seat: 'A', action: 'pass' }, note: l10n('Aがパス。', 'A passes.') },
			{
				move: { seat: 'B', action: 'pass' },
				note: l10n(
					'アップは対象を失った。効果を発揮せずに解決し、♡3は墓地へ。',
					'Up has lost its target: it resolves without effect and ♡3 goes to the graveyard.'
				),
				expect: ['stage =', 'A.graveyard has H3', 'A.fog =', 'log has target_wrong', 'chance = A']
			}
		]
	},
	row('up-loses-target', {
		title: l10n('アップが対象を失う', 'Up loses its target'),
		about: l10n(
			'対象が場を離れると、効果を発揮せずに解決する。キーカードはフォグではなく墓地へ。',
			'When the target has left the field the request resolves without effect; the key card goes to the graveyard, not into the fog.'
		),
		shows: ['5.4.1', 'action:up', 'action:kill', 'AMB-29'],
		in: 'pro+pack',
		table: `
			turn A
			A hand: H7 D2
			A field: S5
			B hand: S2 S9`,
		steps: [
			act(
				'A',
				'up',
				{ keys: 'H7', discard: 'D2', target: 'S5' },
				{ note: l10n('Aが♠5にアップ。', 'A aims Up at ♠5.') }
			),
			pass('A'),
			act(
				'B',
				'kill',
				{ keys: 'S2 S9', target: 'A:S5' },
				{
					note: l10n(
						'Bはキルで応じる。キーカード2枚、コストなし。',
						'B answers with Kill: two key cards, no cost.'
					),
					expect: ['stage = up kill']
				}
			),
			...bothPass('B', {
				note: l10n('キルが先に解決し、♠5は墓地へ。', 'Kill resolves first: ♠5 is gone.'),
				expect: ['A.soldiers =', 'A.graveyard has S5', 'stage = up']
			}),
			...bothPass('A', {
				note: l10n(
					'アップは対象が正しくない。♡7は墓地へ。',
					'Up has no right target: ♡7 goes to the graveyard.'
				),
				expect: ['log has target_wrong', 'A.fog =', 'A.graveyard has H7']
			})
		]
	}),
	row('reverse-splits-target', {
		title: l10n('リバースがツイストの対象を分ける', 'Reverse splits the target of Twist'),
		about: l10n(
			'装備兵がリバースで2つの防壁に分かれると、もとのユニットはもうない。ツイストは対象を失う。',
			'An equipped soldier turned into two bulwarks no longer exists as a unit: Twist has lost its target.'
		),
		shows: ['QA-04', 'action:reverse', 'action:twist', 'AMB-30', 'AMB-54'],
		in: 'pro+pack',
		table: `
			turn A
			A hand: D5 C2
			A field: H4+H6
			B hand: S8 C8`,
		note: l10n('Aの装備兵♡4+♡6。', "A's equipped soldier ♡4+♡6."),
		steps: [
			act(
				'A',
				'twist',
				{ keys: 'D5', discard: 'C2', target: 'H4' },
				{ note: l10n('Aが装備兵にツイスト。', 'A aims Twist at the equipped soldier.') }
			),
			pass('A'),
			act(
				'B',
				'reverse',
				{ keys: 'S8 C8', target: 'A:H4' },
				{
					note: l10n('Bは8を2枚使ってリバースで応じる。', 'B answers with Reverse: two eights.'),
					expect: ['stage = twist reverse']
				}
			),
			...bothPass('B', {
				note: l10n('まず、チャージかドライブにしてもよい。', 'B may first charge or drive it.')
			}),
			answer('B', 'posture', 'keep', {
				note: l10n('そのまま。2枚なので、並びを決める。', 'B leaves it. Two cards: their order is chosen.')
			}),
			answer('B', 'order', 'A:H6 A:H4', {
				note: l10n(
					'防壁が2つになった。状態と出たターンは引き継ぐ。',
					'Two bulwarks now; they inherit posture and entry turn.'
				),
				expect: ['A.soldiers =', 'A.bulwarks = H6 H4', 'stage = twist']
			}),
			...bothPass('A', {
				note: l10n(
					'ツイストの対象は分かれてしまった。何も起こらない。',
					'The target of Twist has been split: nothing happens.'
				),
				expect: ['log has target_wrong', 'A.driven =', 'stage =']
			})
		]
	}),
	row('change-target-shield', {
		title: l10n('対象変更を盾にする', 'Change target as a shield'),
		about: l10n(
			'自分のリクエストを狙ったカウンターを、対象変更そのものに向け直す。対象変更は解決後にステージを離れるので、カウンターは対象を失う。',
			'Re-aim a Counter at Change target itself. Change target leaves the stage once it has resolved, so the Counter loses its target.'
		),
		shows: ['action:change-target', 'AMB-31', 'action:counter'],
		in: 'pro+pack',
		table: `
			turn A
			A hand: H9 D2 C3 C4
			A field: S5
			B hand: C10 D3`,
		steps: [
			act(
				'A',
				'up',
				{ keys: 'H9', discard: 'D2', target: 'S5' },
				{ note: l10n('Aがアップ。', 'A requests Up.') }
			),
			pass('A'),
			act(
				'B',
				'counter',
				{ keys: 'C10', discard: 'D3', target: 'r1' },
				{ note: l10n('Bがカウンター。10は9以上。', 'B counters: 10 is at least 9.') }
			),
			pass('B'),
			act(
				'A',
				'change-target',
				{ keys: 'C3 C4', target: 'r2' },
				{
					note: l10n('Aはカウンターを対象に対象変更。', 'A aims Change target at the Counter.'),
					expect: ['stage = up counter change-target']
				}
			),
			...bothPass('A', {
				note: l10n('解決: カウンターの新しい対象を選ぶ。', 'It resolves: a new target for the Counter.')
			}),
			answer('A', 'to', 'r1', {
				note: l10n('いまの対象は選べない。', 'The present target cannot be chosen.'),
				refused: ['target_already']
			}),
			answer('A', 'to', 'r3', {
				note: l10n('対象変更自身に向ける。', 'Change target itself.'),
				expect: ['r2.target = r3', 'stage = up counter']
			}),
			...bothPass('A', {
				note: l10n(
					'対象変更はもうステージにない。カウンターは何もしない。',
					'Change target has left the stage: the Counter does nothing.'
				),
				expect: ['log has target_wrong', 'stage = up']
			}),
			...bothPass('A', {
				note: l10n('アップが解決し、♠5は14。', 'Up resolves: ♠5 has size 14.'),
				expect: ['A.S5.size = 14', 'A.fog = H9']
			})
		]
	}),
	row('row-change-target-refused', {
		title: l10n('対象のないリクエストの対象は変えられない', 'Nothing to change without a target'),
		shows: ['action:change-target', '5.3.1.1'],
		in: 'pro+pack',
		table: `
			A hand: C3 C4
			A field: S5`,
		steps: [
			act('A', 'attack'),
			act('A', 'change-target', { keys: 'C3 C4', target: 'r1' }, { refused: ['target_has_no_target'] }),
			pass('A', { expect: ['stage = attack'] })
		]
	}),
	row('requester-keeps-chance', {
		title: l10n('起こした人がチャンスを持ち続ける', 'The requester keeps the chance'),
		about: l10n(
			'リクエストを積んでもチャンスは動かない。続けて起こし、まとめてパスできる。',
			'The chance does not move when a request is staged: go on requesting, then pass.'
		),
		shows: ['QA-30', 'AMB-18', '9.4[3]', 'action:down'],
		in: 'master+pack',
		table: `
			turn A
			A hand: H2 H3 D4 D5
			A field: S5`,
		steps: [
			act(
				'A',
				'up',
				{ keys: 'H2', discard: 'D4', target: 'S5' },
				{
					note: l10n('1つ目のアップ。チャンスはA。', 'The first Up; the chance stays with A.'),
					expect: ['chance = A']
				}
			),
			act(
				'A',
				'up',
				{ keys: 'H3', discard: 'D5', target: 'S5' },
				{ note: l10n('2つ目のアップ。', 'A second Up.'), expect: ['chance = A', 'stage = up up'] }
			),
			...bothPass('A', {
				note: l10n('後から積んだ♡3が先に解決。', '♡3, staged later, resolves first.'),
				expect: ['A.S5.size = 8', 'stage = up']
			}),
			...bothPass('A', {
				note: l10n('♡2も解決。サイズは5+3+2。', '♡2 resolves too: 5 + 3 + 2.'),
				expect: ['A.S5.size = 10', 'A.fog = H3 H2']
			})
		]
	}),
	row('counter-cannot-beat', {
		title: l10n('届かないカウンター', 'A Counter that falls short'),
		about: l10n(
			'数字が足りなくても起こすことはできる。比べるのは解決のときで、届かなければ何もしない。',
			'It may be aimed at a request it cannot beat: the numbers are compared on resolution.'
		),
		shows: ['action:counter', 'action:summon-hero', '5.4.2'],
		in: 'master+pack',
		table: `
			turn A
			A hand: SJ
			A field: [H2] | [H3]
			B hand: C10 D3`,
		steps: [
			act(
				'A',
				'summon-hero',
				{ keys: 'SJ', drive: 'H2 H3' },
				{
					note: l10n('Aが♠Jで英雄召喚(BBL)。', 'A summons the hero ♠J for BBL.'),
					expect: ['A.life = 9', 'A.driven = H2 H3']
				}
			),
			pass('A'),
			act(
				'B',
				'counter',
				{ keys: 'C10', discard: 'D3', target: 'r1' },
				{ note: l10n('Bは♣10でカウンター。11には届かない。', 'B counters with ♣10, which cannot reach 11.') }
			),
			...bothPass('B', {
				note: l10n('条件を満たさないので、何も起こらない。', 'The condition is not met: nothing happens.'),
				expect: ['log has condition_failed', 'stage = summon-hero']
			}),
			...bothPass('A', {
				note: l10n('♠Jが場に出る。', '♠J enters.'),
				expect: ['A.soldiers = SJ', 'A.SJ.is = hero']
			})
		]
	})
];
