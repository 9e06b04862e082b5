// Whole games: the set-up, conceding, and what is hidden.
import type { Json } from '../../core/contract';
import { end, pass, scenario, step } from './tools';

/** Fifty cards, four of each at most. */
const FIFTY = [
	...['V01*4', 'V02*4', 'V03*4', 'V04*4', 'V05*4', 'V06*4', 'V07*4', 'V08*4', 'V09*4'],
	...['V12*4', 'V13*4', 'V15*4', 'V18*2']
];
const NEW_GAME: Json = {
	turn: { player: 'A', number: 1, phase: 'setup' },
	A: { deck: FIFTY },
	B: { deck: FIFTY }
};

export const GAMES = [
	scenario('new-game', {
		title: ['対戦の準備から', 'From the set-up'],
		about: [
			'リングのカードを裏向きに選び、同時に公開して始める。準備は文書に書かれていないので、外部の資料による。',
			'Ring cards are picked face down and revealed together. The page says nothing about the set-up; this comes from elsewhere.'
		],
		shows: ['E01', 'E08', 'E09', 'R07', 'R12'],
		setup: NEW_GAME,
		note: [
			'50枚の山札から始める。並びは指定されたまま使う。',
			'Two decks of fifty, used in the order they are written.'
		],
		expect: ['asks = ring', 'decides = A', 'A.deck.count = 50'],
		steps: [
			step(
				'A',
				'ring',
				{ card: 'A:V05' },
				{
					note: [
						'Aがアカリ（V05）を裏向きに置いた。Bにはまだ見えない。',
						'A puts Akari (V05) face down; B can’t see it yet.'
					],
					expect: ['asks = ring', 'decides = B', 'A.ring = -', 'A.deck.count = 49']
				}
			),
			step(
				'B',
				'ring',
				{ card: 'B:V03' },
				{
					note: [
						'Bも選んだので同時に公開。5枚ずつ引いて、Aの最初のターン。先攻なので1枚も引かない。',
						'B has picked too: both are revealed. Five cards each, and A’s first turn, without a draw.'
					],
					expect: [
						'A.ring = V05',
						'B.ring = V03',
						'A.hand.count = 5',
						'B.hand.count = 5',
						'A.deck.count = 44',
						'turn = A',
						'asks = energy',
						'log runs rings_revealed goes_first opening_hand turn_begins no_first_draw'
					]
				}
			),
			step(
				'A',
				'energy',
				{ card: 'A:V01' },
				{
					note: ['1枚をエネルギーに。', 'One card becomes energy.'],
					expect: ['A.energy = V01', 'A.energy.posture = stand']
				}
			),
			step(
				'A',
				'play',
				{ card: 'A:V02', slot: 'A.bench1' },
				{
					note: [
						'そのエネルギーでタツ（V02）をベンチに出す。置いたターンから使える（裁定A4の既定）。',
						'That energy pays for Tatsu (V02) on the bench; it can be used at once (default of ruling A4).'
					],
					expect: ['A.bench = V02 - -', 'A.energy.posture = rest']
				}
			),
			end('A', { note: ['アビリティフェイズへ。', 'On to the ability phase.'] }),
			end('A', { note: ['アタックフェイズへ。', 'On to the attack phase.'] }),
			step(
				'A',
				'support',
				{ card: 'A:V02' },
				{
					note: [
						'先攻の最初のターンでも攻撃できる（裁定A14の既定）。Bはブロックするか聞かれる。',
						'Attacking is possible even in the very first turn (default of ruling A14). B is asked about a block.'
					],
					expect: ['asks = block', 'decides = B']
				}
			),
			pass('B', {
				note: ['4000ダメージ。防御力5000のガンテツは残った。', '4000 damage; Gantetsu with his 5000 stays.'],
				expect: ['B.ring = V03', 'B.ring.damage = 4000']
			})
		]
	}),
	scenario('new-game-shuffled', {
		title: ['種で切る山札', 'Decks shuffled by a seed'],
		shows: ['E01', 'E08'],
		setup: { ...(NEW_GAME as object), seed: 7 },
		steps: [
			step('A', 'ring', { card: 'A:V05' }),
			step(
				'B',
				'ring',
				{ card: 'B:V03' },
				{ expect: ['log has deck_shuffled', 'A.hand.count = 5', 'A.deck.count = 44'] }
			)
		]
	}),
	scenario('concede', {
		title: ['投了', 'Conceding'],
		shows: ['E03'],
		setup: NEW_GAME,
		steps: [
			step('A', 'ring', { card: 'A:V05' }),
			step('B', 'ring', { card: 'B:V03' }),
			step('B', 'concede', {}, { expect: ['over = yes', 'winner = A', 'over.why = conceded'] })
		]
	})
];
