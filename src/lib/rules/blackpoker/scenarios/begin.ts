// From two decks to the first chance: every frame's own set-up, and the points the texts leave open there.
import type { Scenario } from '../../../scenario/types';
import { l10n } from '../../core/text';
import { act, answer, bothPass, row } from './row';

export const BEGIN: readonly Scenario[] = [
	row('setup-entry20-tie', {
		title: l10n('エントリー20の準備と先攻決定のやり直し', 'Setting up Entry 20, with a tie for first player'),
		about: l10n(
			'20枚のデッキ、手札7枚、プリセット、先攻決定。同じ数字ならもう一度めくり、めくったカードはすべて墓地へ。',
			'Twenty cards, seven in hand, the preset, who goes first. Equal numbers are turned over again; all cards turned over go to the graveyard.'
		),
		shows: ['QA-20', '3.10.1', '3.10.2', '3.10.3', '8.3', 'AMB-13', 'AMB-48'],
		in: 'lite+entry20',
		table: `
			deal
			order A: S2 S3 S5 HA H8 H10 HJ DA D3 H9 S4
			order B: S2 S3 S5 HA H8 H10 HJ DA D3 H9 DQ`,
		note: l10n('シャッフルのあとの並びは決めてある。', 'The order after shuffling is stated.'),
		steps: [
			act(
				'A',
				'begin',
				{},
				{
					note: l10n(
						'シャッフル、ライフ、手札7枚、プリセット。9対9で引き分け、次は4対QでBが先攻。Bがライフから1枚引いて始める。',
						'Shuffle, life, seven cards, preset. 9 against 9 ties, then 4 against Q: B goes first, draws one from life and starts.'
					),
					expect: [
						'turn = B',
						'chance = B',
						'A.graveyard = H9 S4',
						'B.graveyard = H9 DQ',
						'A.bulwarks = DA',
						'A.soldiers = D3',
						'A.life = 9',
						'B.life = 8',
						'log has first_tied',
						'log lacks triggered'
					]
				}
			),
			act(
				'B',
				'attack',
				{},
				{
					note: l10n(
						'プリセットの兵士は、最初のターンから攻撃できる。',
						'The preset soldier may attack in the first turn.'
					)
				}
			),
			...bothPass('B'),
			answer('B', 'attackers', 'D3', {
				note: l10n('♢3が攻撃する。', '♢3 attacks.'),
				expect: ['stage = block']
			})
		]
	}),
	row('setup-endless-tie', {
		title: l10n('先攻決定でライフが尽きる', 'Ties until life runs out'),
		about: l10n(
			'同じ並びのデッキ同士では、めくり続けてライフがなくなる。第8.2版は何も言わない。ここでは第9版と同じく、なくなったプレイヤーの負けとする。',
			'Two decks in the same order tie until life is gone. 8.2 says nothing about it; as in edition 9, who has none loses.'
		),
		shows: ['3.10.2', '8.3'],
		in: 'lite+entry20',
		table: `
			deal
			order A: S2 S3 S5 HA H8 H10 HJ DA D3 H9 S4 SA CA D7 D10 DQ C5 C6 C10 CK
			order B: S2 S3 S5 HA H8 H10 HJ DA D3 H9 S4 SA CA D7 D10 DQ C5 C6 C10 CK`,
		steps: [
			act(
				'A',
				'begin',
				{},
				{
					note: l10n('すべて引き分け。', 'Every comparison ties.'),
					expect: ['A.life = 0', 'B.life = 0', 'over = A']
				}
			)
		]
	}),
	row('setup-pack', {
		title: l10n('パックの準備', 'Setting up Pack'),
		about: l10n(
			'上から14枚がパックになり、残りがライフになる。',
			'The top 14 cards become the pack, the rest life.'
		),
		shows: ['8.3', '3.10.1'],
		in: 'standard+pack',
		table: `
			seed 7
			deal`,
		steps: [
			act(
				'A',
				'begin',
				{},
				{
					note: l10n(
						'54枚なら、40−7−2−1=30、先攻は引いて29枚。',
						'With 54 cards: 40 − 7 − 2 − 1 = 30, and 29 for the first player.'
					),
					expect: ['A.packOpened = false', 'log has pack_dealt', 'log has game_starts']
				}
			)
		]
	}),
	row('setup-rare-pack', {
		title: l10n('レアパックの準備', 'Setting up Rare pack'),
		shows: ['8.3'],
		in: 'pro+rare-pack',
		table: `
			seed 3
			deal`,
		steps: [
			act('A', 'begin', {}, { note: l10n('まずレアカードを選ぶ。', 'The rare cards are chosen first.') }),
			answer('B', 'rare', 'SK', { note: l10n('Aが先。', 'A first.'), refused: ['answer_first'] }),
			answer('A', 'rare', 'SK', { note: l10n('Aは♠K。', 'A takes ♠K.') }),
			answer('B', 'rare', 'X1', {
				note: l10n('BはJoker。', 'B takes a Joker.'),
				expect: ['A.rare = SK', 'B.rare = X1']
			})
		]
	}),
	row('setup-strategy', {
		title: l10n('ストラテジーの準備', 'Setting up Strategy'),
		about: l10n(
			'最初の手札のうち3枚を選び、次にレアカードを選ぶ。残り4枚は引く。',
			'Three cards of the opening hand are chosen, then the rare card; the other four are drawn.'
		),
		shows: ['8.3'],
		in: 'master+strategy',
		table: `
			seed 5
			deal`,
		steps: [
			act('A', 'begin'),
			answer('A', 'opening', 'SA HA', { refused: ['wrong_number'] }),
			answer('A', 'opening', 'SA HA DA'),
			answer('B', 'opening', 'SK HK DK'),
			answer('A', 'rare', 'CA'),
			answer('B', 'rare', 'CK', {
				expect: ['A.hand has SA HA DA', 'B.hand has SK HK DK', 'B.rare = CK', 'log has drew']
			})
		]
	}),
	row('setup-extra', {
		title: l10n('エクストラの準備と公開', 'Setting up Extra, and the reveal'),
		about: l10n(
			'切札2枚、手札3枚、レアカードを選んでからシャッフル。プリセットの兵士は裏向きで、先攻から順に兵士と切札1枚を表にする。',
			'Two trumps, three opening cards and the rare card are chosen before shuffling. The preset soldier lies face down; first player first, each turns it and one trump up.'
		),
		shows: ['QA-28', '8.3', '3.10.3'],
		in: 'master+extra',
		table: `
			deal
			order A: S2 S3 S4 S5 S6 S7 S8 S9 S10 H2 H3 H4 H5 H6 H7 H8 H9 D2 D3 D4 C9
			order B: S2 S3 S4 S5 S6 S7 S8 S9 S10 H2 H3 H4 H5 H6 H7 H8 H9 D2 D3 D4 C5`,
		steps: [
			act(
				'A',
				'begin',
				{},
				{ note: l10n('まず両者が切札を2枚ずつ裏向きに置く。', 'First both lay two trumps face down.') }
			),
			answer('A', 'trumps', 'SK CK', { note: l10n('Aは♠Kと♣K。', 'A lays ♠K and ♣K.') }),
			answer('B', 'trumps', 'HJ DA', { note: l10n('Bは♡Jと♢A。', 'B lays ♡J and ♢A.') }),
			answer('A', 'opening', 'SA HA X1', {
				note: l10n('最初の手札3枚。', 'Three cards of the opening hand.')
			}),
			answer('B', 'opening', 'SA HA X1'),
			answer('A', 'rare', 'CA', { note: l10n('レアカード。', 'The rare card.') }),
			answer('B', 'rare', 'CA', {
				note: l10n(
					'シャッフル、パック14枚、ライフ、手札4枚、プリセット。9対5でAが先攻。Aから公開する。',
					'Shuffle, pack of 14, life, four cards, preset. 9 against 5: A goes first and reveals first.'
				),
				expect: ['A.bulwarks = D3', 'A.soldiers =', 'log has first_decided', 'turn = A']
			}),
			answer('A', 'trump', 'SK', {
				note: l10n('Aは兵士♢4と切札♠Kを表にする。', 'A turns up the soldier ♢4 and the trump ♠K.'),
				expect: ['A.soldiers = D4', 'A.trumpsUp = SK', 'B.trumpsUp =']
			}),
			answer('B', 'trump', 'DA', {
				note: l10n('Bも公開して、Aが1枚引いて始まる。', 'B reveals too; A draws one and starts.'),
				expect: ['B.soldiers = D4', 'B.trumpsUp = DA', 'turn = A', 'chance = A', 'A.life = 26', 'B.life = 27']
			})
		]
	}),
	row('profile-release', {
		title: l10n('公開版のテキストでは休戦は即時', 'In the release text Cease-fire is immediate'),
		shows: ['AMB-01', 'AMB-06', 'action:cease-fire'],
		profile: 'release',
		table: `
			A field: S9
			B trumps: H4 up`,
		steps: [
			act('A', 'attack', {}, { note: l10n('Aがアタック。', 'A requests Attack.') }),
			act('A', 'pass'),
			act(
				'B',
				'cease-fire',
				{ target: 'r1' },
				{
					note: l10n(
						'公開版では即時なので、すぐに解決する。',
						'Immediate in the release: it resolves at once.'
					),
					expect: ['stage =', 'B.trumpsDown = H4']
				}
			)
		]
	}),
	row('profile-patch', {
		title: l10n('2025-11-19の修正ではレア召喚にライフ条件', 'The patch adds a life condition to Rare summon'),
		shows: ['AMB-01', 'AMB-71', 'action:rare-summon'],
		in: 'standard+rare-pack',
		profile: 'patch',
		table: `
			A life: +10
			A rare: H9
			A field: C5`,
		steps: [
			act(
				'A',
				'rare-summon',
				{ keys: 'H9', sacrifice: 'C5' },
				{
					note: l10n('ライフ10枚では起こせない。', 'Not with ten life.'),
					refused: ['life_above']
				}
			)
		]
	}),
	row('graveyard-top', {
		title: l10n('墓地の一番上', 'The top of the graveyard'),
		about: l10n(
			'一度に何枚か置くときは、置いた人が一番上の1枚を決める。捨てる順に置かれ、最後の1枚が見える。',
			'Of cards put there together the mover decides the one on top: they are laid in the order picked, and the last one shows.'
		),
		shows: ['QA-18', '6.1.2', 'AMB-59', 'action:end'],
		in: 'master+pack',
		table: `
			A life: +9
			A hand: S2 S3 S4 S5 S6 S7 S8 S9 HK D9
			A graveyard: C4`,
		steps: [
			act('A', 'end', {}, { note: l10n('手札10枚でエンド。', 'End with ten cards in hand.') }),
			...bothPass('A'),
			answer('A', 'discard', 'S2 HK S3', {
				note: l10n(
					'3枚捨てて、最後に選んだ♠3が一番上。',
					'Three are discarded; ♠3, picked last, lies on top.'
				),
				expect: ['A.graveyard = C4 S2 HK S3', 'A.graveyardTop = S3']
			})
		]
	})
];
