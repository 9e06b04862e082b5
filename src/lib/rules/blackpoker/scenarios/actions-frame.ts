// One row an action of the frames: pack, rare card, trump operations and the actions of the spade and heart trumps.
import type { Scenario } from '../../../scenario/types';
import { l10n } from '../../core/text';
import { act, answer, bothPass, pass, row } from './row';

export const FRAME_ROWS: readonly Scenario[] = [
	row('row-open-pack', {
		title: l10n('パック開封は一度きり', 'Open pack, once'),
		shows: ['action:open-pack', 'AMB-72', 'AMB-12'],
		in: 'standard+rare-pack',
		table: `
			A pack: S2 HK +3
			A rare: DA`,
		steps: [
			act('A', 'open-pack'),
			answer('A', 'card', 'DA', {
				expect: ['A.hand = DA', 'A.rare =', 'A.packOpened = true', 'A.packSeenBy = A', 'chance = A']
			}),
			act('A', 'open-pack', {}, { refused: ['pack_already_opened'] })
		]
	}),
	row('row-rare-draw', {
		title: l10n('レアドロー: ライフ9枚以下', 'Rare draw: life 9 or less'),
		shows: ['action:rare-draw', 'AMB-71'],
		in: 'standard+rare-pack',
		table: `
			A life: +10
			A hand: S5 D2
			A rare: HK
			A field: [C3]`,
		steps: [
			act('A', 'rare-draw', {}, { refused: ['life_above'] }),
			act('A', 'set-bulwark'),
			answer('A', 'card', 'D2', { expect: ['A.life = 9'] }),
			act('A', 'rare-draw', {}, { expect: ['A.hand = S5 HK', 'A.rare ='] }),
			act('A', 'rare-summon', { keys: 'HK', sacrifice: 'C3' }, { refused: ['key_not_rare'] })
		]
	}),
	row('row-rare-summon', {
		title: l10n('レア召喚: 生け贄1体', 'Rare summon: a sacrifice'),
		shows: ['action:rare-summon', 'AMB-22', 'AMB-71', 'action:generation-change'],
		in: 'standard+rare-pack',
		table: `
			A life: S2 HA +7
			A rare: HK
			A field: CJ
			B field: S5`,
		steps: [
			act('A', 'rare-summon', { keys: 'HK', sacrifice: 'B:S5' }, { refused: ['not_your_character'] }),
			act(
				'A',
				'rare-summon',
				{ keys: 'HK', sacrifice: 'CJ' },
				{
					expect: ['A.hand = HA', 'A.graveyard = CJ S2', 'stage = rare-summon']
				}
			),
			...bothPass('A', { expect: ['A.soldiers = HK', 'A.rare ='] })
		]
	}),
	row('row-trap-counter', {
		title: l10n('罠カウンター: 同じカードなら取り除く', 'Trap counter: removes the same card'),
		shows: ['action:trap-counter', 'QA-41', 'AMB-38', 'AMB-37'],
		in: 'standard+rare-pack',
		table: `
			A hand: H4 D2
			A field: S5
			B rare: H4
			B hand: D9`,
		steps: [
			pass('A'),
			act('B', 'trap-counter', { keys: 'H4', target: 'r1' }, { refused: ['no_such_piece'] }),
			pass('B'),
			act('A', 'up', { keys: 'H4', discard: 'D2', target: 'S5' }),
			pass('A'),
			act('B', 'trap-counter', { keys: 'H4', target: 'r1' }),
			...bothPass('B', { expect: ['stage =', 'A.graveyard = D2 H4', 'B.graveyard = H4', 'A.S5.size = 5'] })
		]
	}),
	row('row-trap-countered', {
		title: l10n('罠カウンターもカウンターされる', 'A trap counter can be countered'),
		shows: ['action:trap-counter', 'action:counter', 'QA-41', 'AMB-38'],
		in: 'standard+rare-pack',
		table: `
			A hand: S4 C10 D2 D3
			A field: H5
			B rare: S4
			B field: C6`,
		steps: [
			act('A', 'down', { keys: 'S4', discard: 'D2', target: 'B:C6' }),
			pass('A'),
			act('B', 'trap-counter', { keys: 'S4', target: 'r1' }),
			pass('B'),
			act('A', 'counter', { keys: 'C10', discard: 'D3', target: 'r2' }),
			...bothPass('A', { expect: ['stage = down', 'B.graveyard = S4', 'B.rare ='] }),
			...bothPass('A', { expect: ['B.C6.size = 2'] })
		]
	}),
	row('row-quick-open', {
		title: l10n('クイックオープン', 'Quick open'),
		shows: ['action:quick-open', 'QA-34', 'AMB-79', 'trump:s-4'],
		table: `
			A hand: D2 D3 D4 D5
			A trumps: S4 down | S6 down`,
		steps: [
			act('A', 'quick-open', { discard: 'D2' }, { refused: ['wrong_number'] }),
			act('A', 'quick-open', { discard: 'D2 D3' }),
			answer('A', 'trump', 'S6', { expect: ['A.trumpsUp = S6', 'A.trumpsDown = S4'] }),
			act('A', 'intimidate', {}, { refused: ['trump_not_open'] }),
			act('A', 'quick-open', { discard: 'D4 D5' }, { expect: ['A.trumpsUp = S4 S6'] }),
			act('A', 'quick-open', { discard: '' }, { refused: ['cost_discard'] })
		]
	}),
	row('row-main-open', {
		title: l10n('メインオープン: 防壁2つとライフ1枚', 'Main open: two bulwarks and a life'),
		shows: ['action:main-open'],
		table: `
			A field: [H2] | [H3]
			A trumps: S4 down
			B trumps: S4 down
			B field: [H2] | [H3]`,
		steps: [
			pass('A'),
			act('B', 'main-open', { drive: 'H2 H3' }, { refused: ['not_your_turn'] }),
			pass('B'),
			act(
				'A',
				'main-open',
				{ drive: 'H2 H3' },
				{ expect: ['A.trumpsUp = S4', 'A.life = 9', 'A.driven = H2 H3'] }
			)
		]
	}),
	row('row-close-trump', {
		title: l10n('クローズ: このターンは表にできない', 'Close: not to be reopened this turn'),
		shows: ['action:close-trump', 'fog:fog-close', 'QA-66', 'AMB-79', 'action:intimidate', 'trump:s-4'],
		table: `
			A field: S5
			A hand: D2 D3
			A trumps: S4 up | H2 down
			B hand: HQ C2`,
		steps: [
			act('A', 'intimidate'),
			pass('A'),
			act('B', 'close-trump', { keys: 'HQ', discard: 'C2', target: 'A:H2' }, { refused: ['card_unseen'] }),
			act('B', 'close-trump', { keys: 'HQ', discard: 'C2', target: 'A:S4' }),
			...bothPass('B', { expect: ['A.trumpsDown has S4', 'B.fog = HQ', 'stage = intimidate'] }),
			...bothPass('A', { expect: ['A.soldiers =', 'A.graveyard has S5'] }),
			act('A', 'quick-open', { discard: 'D2 D3' }, { expect: ['A.trumpsUp = H2', 'A.trumpsDown = S4'] })
		]
	}),
	row('row-destroy-trump', {
		title: l10n('切札破壊: 同じカードを示す', 'Destroy trump: show the same card'),
		shows: ['action:destroy-trump', 'AMB-79', 'trump:c-9'],
		table: `
			A hand: C9 C8
			A field: [H2] | [H3]
			B trumps: C9 up | C8 down`,
		steps: [
			act('A', 'destroy-trump', { keys: 'C8', drive: 'H2', target: 'B:C8' }, { refused: ['card_unseen'] }),
			act('A', 'destroy-trump', { keys: 'C8', drive: 'H2', target: 'B:C9' }),
			...bothPass('A', { expect: ['B.trumpsUp = C9', 'log has condition_failed'] }),
			act('A', 'destroy-trump', { keys: 'C9', drive: 'H3', target: 'B:C9' }),
			...bothPass('A', { expect: ['B.trumpsUp =', 'B.graveyard = C9'] })
		]
	}),
	row('row-revolution', {
		title: l10n('革命: 大きいほうが負ける', 'Revolution: the larger one falls'),
		shows: ['trump:s-a', 'QA-64', 'AMB-51', 'action:damage-judgement'],
		table: `
			A field: H9 | C5
			A trumps: SA up
			B field: D4 | S5`,
		steps: [
			act('A', 'attack'),
			...bothPass('A'),
			answer('A', 'attackers', 'H9 C5'),
			...bothPass('A'),
			answer('B', 'block A:H9', 'D4'),
			answer('B', 'block A:C5', 'S5'),
			...bothPass('A', { expect: ['A.soldiers =', 'B.soldiers = D4', 'A.life = 5', 'B.life = 10'] })
		]
	}),
	row('row-revolution-draw', {
		title: l10n(
			'革命ドロー: ブロックされないアタッカーごとに',
			'Revolution draw: one for each unblocked attacker'
		),
		shows: ['action:revolution-draw', 'trump:s-a', 'AMB-52'],
		table: `
			A life: S2 S3 +5
			A field: H4 | C5
			A trumps: SA up`,
		steps: [
			act('A', 'revolution-draw', {}, { refused: ['triggered_by_itself'] }),
			act('A', 'attack'),
			...bothPass('A'),
			answer('A', 'attackers', 'H4 C5'),
			...bothPass('A'),
			...bothPass('A', { expect: ['B.life = 1', 'A.hand = S2 S3', 'A.life = 5'] })
		]
	}),
	row('row-slash', {
		title: l10n('スラッシュ: 出たばかりの兵士でも', 'Slash: even with a fresh soldier'),
		shows: ['action:slash', 'trump:s-2', 'QA-70', 'AMB-78'],
		table: `
			A field: S6 fresh | H8
			A trumps: S2 up
			B field: D6 | D7`,
		steps: [
			act('A', 'slash', { unit: 'H8', target: 'B:D6' }, { refused: ['unit_not_right'] }),
			act(
				'A',
				'slash',
				{ unit: 'S6', target: 'B:D6' },
				{ expect: ['B.soldiers = D7', 'A.driven = S6', 'stage =', 'chance = A'] }
			),
			act('A', 'slash', { unit: 'S6', target: 'B:D7' }, { refused: ['cost_unit_driven'] })
		]
	}),
	row('row-drain', {
		title: l10n('ドレイン: キャラクターをライフの下へ', 'Drain: a character to the bottom of life'),
		shows: ['action:drain', 'trump:s-3', 'AMB-67'],
		table: `
			A field: [H4]
			A trumps: S3 up
			B trumps: S3 down`,
		steps: [
			act('A', 'drain', { target: 'A' }, { refused: ['target_wrong_kind'] }),
			act('A', 'drain', { target: 'B' }),
			...bothPass('A'),
			answer('A', 'character', 'H4', { expect: ['A.life = 11', 'A.bulwarks =', 'B.life = 8'] }),
			act('A', 'drain', { target: 'B' }),
			...bothPass('A', { expect: ['B.life = 8', 'log has condition_failed'] })
		]
	}),
	row('row-resurrection', {
		title: l10n('蘇生: 墓地の♠2〜10', 'Resurrection: a ♠2–10'),
		shows: ['action:resurrection', 'trump:s-5'],
		table: `
			A field: [H4]
			A graveyard: S9 SK H3
			A trumps: S5 up`,
		steps: [
			act('A', 'resurrection', { drive: '' }, { refused: ['wrong_number'] }),
			act('A', 'resurrection', { drive: 'H4' }),
			...bothPass('A'),
			answer('A', 'card', 'SK', { refused: ['not_offered'] }),
			answer('A', 'card', 'S9', { expect: ['A.soldiers = S9', 'A.driven = H4', 'A.life = 9'] })
		]
	}),
	row('row-instant-kill', {
		title: l10n('瞬殺: 兵士を捧げて倒す', 'Instant kill: give soldiers, take one'),
		shows: ['action:instant-kill', 'trump:s-7', 'AMB-66'],
		table: `
			A field: [C2] | H4 | C5
			A trumps: S7 up
			B field: D9 | [D3]`,
		steps: [
			act('A', 'instant-kill', { target: 'B.b1' }, { refused: ['target_wrong_kind'] }),
			act('A', 'instant-kill', { target: 'B:D9' }),
			answer('A', 'soldiers', '', { refused: ['wrong_number'] }),
			answer('A', 'soldiers', 'H4 C5', {
				expect: ['A.soldiers =', 'B.soldiers =', 'B.graveyard = D9', 'chance = A']
			})
		]
	}),
	row('row-summon-reanimator', {
		title: l10n('リアニメーター召喚', 'Summon reanimator'),
		shows: ['action:summon-reanimator', 'trump:s-j', 'character:reanimator', 'AMB-62', 'AMB-61'],
		table: `
			A hand: H7 D7
			A graveyard: CK
			A field: [C4]
			A trumps: SJ up`,
		steps: [
			act('A', 'summon-reanimator', { keys: 'D7', drive: 'C4' }, { refused: ['key_does_not_fit'] }),
			act('A', 'summon-reanimator', { keys: 'H7', drive: 'C4' }),
			...bothPass('A'),
			answer('A', 'card', 'CK', {
				expect: [
					'A.soldiers = CK SJ+H7',
					'A.SJ+H7.is = reanimator',
					'A.SJ+H7.size = 11',
					'A.trumpsUp =',
					'A.graveyard lacks CK'
				]
			})
		]
	}),
	row('row-quick-summon-reanimator', {
		title: l10n(
			'クイックリアニメーター召喚: 切札が閉じられたら',
			'Quick summon reanimator: the trump was closed'
		),
		shows: ['action:quick-summon-reanimator', 'trump:s-j', 'QA-66'],
		table: `
			turn B
			chance A
			A hand: H7 D2 C3
			A graveyard: CK
			A trumps: SJ up
			B hand: DQ D4`,
		steps: [
			act('A', 'quick-summon-reanimator', { keys: 'C3', discard: 'D2' }, { refused: ['key_does_not_fit'] }),
			act('A', 'quick-summon-reanimator', { keys: 'H7', discard: 'D2' }),
			pass('A'),
			act('B', 'close-trump', { keys: 'DQ', discard: 'D4', target: 'A:SJ' }),
			...bothPass('B'),
			...bothPass('B', {
				expect: ['A.soldiers =', 'A.graveyard = CK D2 H7', 'A.trumpsDown = SJ', 'log has condition_failed']
			})
		]
	}),
	row('row-reanimator-reanimate', {
		title: l10n('リアニメーターリアニメイト: ユニットは残る', 'Reanimator: reanimate; the unit stays'),
		shows: ['action:reanimator-reanimate', 'character:reanimator', 'QA-12', 'AMB-09', 'AMB-36'],
		table: `
			A graveyard: DK
			A field: SJ+H7 | C3
			B hand: C10 D3`,
		steps: [
			act('A', 'reanimator-reanimate', { unit: 'C3', target: 'C3' }, { refused: ['unit_not_right'] }),
			act('A', 'reanimator-reanimate', { unit: 'SJ', target: 'C3' }, { expect: ['A.driven = SJ+H7'] }),
			pass('A'),
			act('B', 'counter', { keys: 'C10', discard: 'D3', target: 'r1' }, { refused: ['target_no_key_cards'] }),
			pass('B'),
			answer('A', 'card', 'DK', { expect: ['A.soldiers = SJ+H7 DK', 'A.driven = SJ+H7', 'A.graveyard = C3'] })
		]
	}),
	row('row-reanimator-revive', {
		title: l10n(
			'リアニメーター再生と世代交代の順番',
			'Reanimator revival and generation change: choose the order'
		),
		shows: ['action:reanimator-revive', 'action:generation-change', 'AMB-74', '9.4.1'],
		in: 'master+extra',
		table: `
			turn B
			A life: S2 HA +6
			A field: SJ+H7
			B hand: S3 S4`,
		steps: [
			act('B', 'reanimator-revive', {}, { refused: ['triggered_by_itself'] }),
			act('B', 'kill', { keys: 'S3 S4', target: 'A:SJ' }),
			...bothPass('B'),
			answer('A', 'trigger', 'r3', {
				expect: ['A.trumpsUp = SJ', 'A.hand = HA', 'A.graveyard = H7 S2', 'log has trigger_chosen']
			})
		]
	}),
	row('row-summon-demon-king', {
		title: l10n('魔王召喚: ♣Kは墓地で見つかる', 'Summon demon king: ♣K is found in the graveyard'),
		shows: ['action:summon-demon-king', 'character:demon-king', 'trump:s-k', 'QA-38', 'AMB-73'],
		table: `
			A life: S2 HA D3 HQ +6
			A field: CK | D5
			A trumps: SK up
			B field: H10
			B hand: S3 S4`,
		steps: [
			act('A', 'summon-demon-king', { sacrifice: 'CK' }, { refused: ['wrong_number'] }),
			act(
				'A',
				'summon-demon-king',
				{ sacrifice: 'CK D5' },
				{
					expect: ['A.hand = HA', 'stage = summon-demon-king', 'A.graveyard = CK D5 S2']
				}
			),
			...bothPass('A', {
				expect: ['A.soldiers = SK+CK', 'A.SK+CK.size = 26', 'B.soldiers =', 'A.trumpsUp =']
			}),
			pass('A'),
			act('B', 'kill', { keys: 'S3 S4', target: 'A:SK' }, { refused: ['target_untargetable'] })
		]
	}),
	row('row-demon-whisper', {
		title: l10n('魔王の囁き: エンドより先に', 'The whisper comes before End'),
		shows: ['action:demon-whisper', 'trump:s-k', 'AMB-17', '9.4[6]'],
		table: `
			A life: S2 HQ +6
			A trumps: SK up`,
		steps: [
			act('A', 'demon-whisper', {}, { refused: ['triggered_by_itself'] }),
			act('A', 'end', {}, { expect: ['A.hand = HQ', 'A.graveyard = S2', 'stage = end', 'chance = A'] }),
			...bothPass('A', { expect: ['turn = B', 'stage = draw'] })
		]
	}),
	row('row-reinforcement', {
		title: l10n('援軍: 2枚のうち1枚', 'Reinforcement: one of two'),
		shows: ['action:reinforcement', 'trump:h-2', 'AMB-61', 'AMB-26'],
		table: `
			A life: S9 H4 +6
			A field: [D3] | [D4]
			A trumps: H2 up`,
		steps: [
			act('A', 'reinforcement', { drive: 'D3' }, { expect: ['A.life = 7'] }),
			...bothPass('A'),
			answer('A', 'card', 'H4', { expect: ['A.soldiers = H4', 'A.life = 6', 'A.driven = D3'] }),
			act('A', 'reinforcement', { drive: 'D4' }, { refused: ['used_this_turn'] })
		]
	}),
	row('row-rally', {
		title: l10n('激励: ♡の兵士のサイズを足す', 'Rally: adds the size of a heart soldier'),
		shows: ['action:rally', 'trump:h-3', 'AMB-83'],
		table: `
			A field: H6 | C4 | [C2]
			A trumps: H3 up`,
		steps: [
			act('A', 'rally', { unit: 'C4', target: 'C4' }, { refused: ['unit_not_right'] }),
			act('A', 'rally', { unit: 'H6', target: 'C2' }, { refused: ['target_wrong_kind'] }),
			act(
				'A',
				'rally',
				{ unit: 'H6', target: 'C4' },
				{ expect: ['A.C4.size = 10', 'A.driven = H6', 'A.fog ='] }
			),
			act('A', 'end'),
			...bothPass('A', { expect: ['A.C4.size = 4'] })
		]
	}),
	row('row-cease-fire', {
		title: l10n('休戦(原資料では通常)', 'Cease-fire, normal in the seed text'),
		shows: ['action:cease-fire', 'trump:h-4', 'AMB-06', 'QA-49'],
		table: `
			turn A
			A field: S9
			B field: [D3 driven] | C4 driven
			B trumps: H4 up`,
		steps: [
			pass('A'),
			act('B', 'cease-fire', { target: 'r1' }, { refused: ['no_such_piece'] }),
			pass('B'),
			act('A', 'attack'),
			pass('A'),
			act('B', 'cease-fire', { target: 'r1' }, { expect: ['stage = attack cease-fire'] }),
			...bothPass('B', {
				expect: ['stage =', 'B.driven =', 'B.trumpsDown = H4', 'A.driven =', 'chance = A']
			}),
			act('A', 'attack', {}, { refused: ['used_this_turn'] })
		]
	}),
	row('row-pursuit', {
		title: l10n('追撃: 二度目のアタック', 'Pursuit: a second Attack'),
		shows: ['action:pursuit', 'trump:h-5', 'QA-45', 'AMB-07', 'AMB-24', 'AMB-25', 'AMB-35'],
		table: `
			A hand: D2 D3
			A field: [C2] | S9 driven
			A used: attack
			A trumps: H5 up`,
		steps: [
			act('A', 'attack', {}, { refused: ['used_this_turn'] }),
			act('A', 'pursuit', { drive: 'C2', discard: 'D2' }, { refused: ['wrong_number'] }),
			act('A', 'pursuit', { drive: 'C2', discard: 'D2 D3' }),
			...bothPass('A', { expect: ['stage = attack', 'A.driven = C2'] }),
			...bothPass('A'),
			answer('A', 'attackers', 'S9', { expect: ['stage = block'] })
		]
	}),
	row('row-phantom-reverse', {
		title: l10n('ファントムリバース', 'Phantom reverse'),
		shows: ['action:phantom-reverse', 'trump:h-7', 'AMB-48', 'AMB-09'],
		table: `
			A field: [CJ] | [C5 driven] | H6
			A trumps: H7 up`,
		steps: [
			act('A', 'phantom-reverse', { unit: 'H6' }, { refused: ['unit_not_right'] }),
			act('A', 'phantom-reverse', { unit: 'C5' }, { refused: ['cost_unit_driven'] }),
			act('A', 'phantom-reverse', { unit: 'CJ' }, { expect: ['A.driven = CJ C5'] }),
			...bothPass('A', { expect: ['A.soldiers has H6 CJ', 'A.CJ.is = hero', 'A.driven = C5'] })
		]
	}),
	row('row-illusion', {
		title: l10n('幻影: エンドの上に乗る', 'Illusion lies above End'),
		shows: ['action:illusion', 'trump:h-7', 'QA-52', 'AMB-08', 'AMB-17'],
		table: `
			A field: [C5] | H6 driven
			A trumps: H7 up`,
		steps: [
			act('A', 'illusion', {}, { refused: ['triggered_by_itself'] }),
			act('A', 'end', {}, { expect: ['stage = end illusion'] }),
			...bothPass('A'),
			answer('A', 'soldiers', 'H6', { expect: ['A.bulwarks = C5 H6'] }),
			answer('A', 'arrange', 'H6 C5', {
				expect: ['A.bulwarks = H6 C5', 'A.soldiers =', 'stage = end', 'A.driven =']
			})
		]
	}),
	row('row-salvation', {
		title: l10n('救済: 大きい兵士はライフへ戻る', 'Salvation: large soldiers go back to life'),
		shows: ['action:salvation', 'trump:h-8', 'AMB-64'],
		table: `
			A hand: H9 S9
			A field: [C2] | S10 | C4
			A trumps: H8 up
			B life: S2 S3
			B field: D9 | HQ`,
		steps: [
			act('A', 'salvation', { keys: 'S9', drive: 'C2' }, { refused: ['key_does_not_fit'] }),
			act('A', 'salvation', { keys: 'H9', drive: 'C2' }),
			...bothPass('A'),
			answer('B', 'order B', 'HQ D9', {
				expect: ['A.soldiers = C4', 'A.life = 11', 'B.soldiers =', 'B.lifeCards = HQ D9 S2 S3']
			})
		]
	}),
	row('row-salvation-order', {
		title: l10n(
			'救済: カードは1枚ずつ好きな順に',
			'Salvation: card by card in any order, also between units'
		),
		about: l10n(
			'戻る順は持ち主がカードごとに決める。装備兵の2枚の間に別の兵士を挟んでもよい。',
			'The owner orders the cards, not the units: another soldier may come between the two cards of an equipped one.'
		),
		shows: ['action:salvation', 'trump:h-8'],
		table: `
			A hand: HA
			A field: [C2]
			A trumps: H8 up
			A life: D6
			B life: S2 S3
			B field: D9+D2 | HQ`,
		steps: [
			act('A', 'salvation', { keys: 'HA', drive: 'C2' }),
			...bothPass('A'),
			answer('A', 'order B', 'B:D9 B:HQ B:D2', { refused: ['answer_first'] }),
			answer('B', 'order B', 'D9 HQ D2', { expect: ['B.soldiers =', 'B.lifeCards = D9 HQ D2 S2 S3'] })
		]
	}),
	row('row-summon-chariot', {
		title: l10n('チャリオット召喚: 防壁をひとつ壊す', 'Summon chariot: it breaks a bulwark'),
		shows: ['action:summon-chariot', 'trump:h-j', 'character:chariot'],
		table: `
			A hand: D7 S7
			A field: [C4]
			A trumps: HJ up
			B field: [S5]`,
		steps: [
			act('A', 'summon-chariot', { keys: 'S7', drive: 'C4' }, { refused: ['key_does_not_fit'] }),
			act('A', 'summon-chariot', { keys: 'D7', drive: 'C4' }),
			...bothPass('A'),
			answer('A', 'bulwark', 'B.b1', {
				expect: ['B.bulwarks =', 'A.soldiers = HJ+D7', 'A.HJ+D7.is = chariot', 'A.trumpsUp =']
			})
		]
	}),
	row('row-quick-summon-chariot', {
		title: l10n(
			'クイックチャリオット召喚: 防壁がなくても出る',
			'Quick summon chariot: it comes without a bulwark too'
		),
		shows: ['action:quick-summon-chariot', 'trump:h-j'],
		table: `
			turn B
			chance A
			A hand: D7 S7
			A trumps: HJ up`,
		steps: [
			act('A', 'summon-chariot', { keys: 'D7' }, { refused: ['not_your_turn', 'cost_bulwarks'] }),
			act('A', 'quick-summon-chariot', { keys: 'S7', discard: 'D7' }, { refused: ['key_does_not_fit'] }),
			act('A', 'quick-summon-chariot', { keys: 'D7', discard: 'S7' }),
			...bothPass('A', { expect: ['A.soldiers = HJ+D7', 'A.HJ+D7.size = 11'] })
		]
	}),
	row('row-chariot-destroy-bulwark', {
		title: l10n('チャリオット防壁破壊', 'Chariot: destroy bulwark'),
		shows: ['action:chariot-destroy-bulwark', 'character:chariot', 'AMB-09', 'AMB-36'],
		table: `
			A field: HJ+D7 | H6
			B field: [S5] | C4`,
		steps: [
			act('A', 'chariot-destroy-bulwark', { unit: 'HJ', target: 'B:C4' }, { refused: ['target_wrong_kind'] }),
			act('A', 'chariot-destroy-bulwark', { unit: 'HJ', target: 'B.b1' }),
			...bothPass('A', { expect: ['B.bulwarks =', 'B.graveyard = S5', 'A.driven = HJ+D7'] })
		]
	}),
	row('row-chariot-revive', {
		title: l10n('チャリオット再生', 'Chariot revival'),
		shows: ['action:chariot-revive', 'AMB-74', 'QA-16'],
		table: `
			turn B
			A life: S2 HA +6
			A field: HJ+D7
			B hand: S3 S4`,
		steps: [
			act('B', 'chariot-revive', {}, { refused: ['triggered_by_itself'] }),
			act('B', 'kill', { keys: 'S3 S4', target: 'A:HJ' }),
			...bothPass('B'),
			answer('A', 'trigger', 'r2', { expect: ['A.trumpsUp = HJ', 'A.hand = HA', 'A.graveyard = D7 S2'] })
		]
	}),
	row('row-summon-giant', {
		title: l10n('巨人召喚: 防壁はすべて墓地へ', 'Summon giant: every bulwark goes'),
		shows: ['action:summon-giant', 'character:giant', 'trump:h-k', 'AMB-53', 'AMB-73'],
		table: `
			A life: DK S2 +8
			A field: [C4] | D5 | D6
			A trumps: HK up
			B field: [S5]`,
		steps: [
			act('A', 'summon-giant', { sacrifice: 'D5' }, { refused: ['wrong_number'] }),
			act('A', 'summon-giant', { sacrifice: 'D5 D6' }),
			...bothPass('A', {
				expect: [
					'A.soldiers = HK+DK',
					'A.HK+DK.size = 26',
					'A.bulwarks =',
					'B.bulwarks =',
					'log has shuffled',
					'A.life = 9'
				]
			}),
			act('A', 'end', {}, { expect: ['stage = end'] })
		]
	}),
	row('row-search-pack', {
		title: l10n('パックまで探したらパックもシャッフル', 'What was looked through is shuffled, the pack too'),
		about: l10n(
			'ライフにないと分かってから未開封のパックを探す。見たものだけをシャッフルする。',
			'Life comes first, the unopened pack only after it. What was looked through is shuffled.'
		),
		shows: ['action:summon-giant', 'AMB-73', 'AMB-70'],
		table: `
			A life: S2 S3 S4
			A pack: H2 DK H3
			A field: D5 | D6
			A trumps: HK up`,
		steps: [
			act('A', 'summon-giant', { sacrifice: 'D5 D6' }),
			...bothPass('A', {
				expect: [
					'A.soldiers = HK+DK',
					'A.pack has H2 H3',
					'A.packOpened = false',
					'log runs shuffled pack_shuffled'
				]
			})
		]
	}),
	row('row-search-life', {
		title: l10n('ライフで見つかれば、パックには触らない', 'Found in life: the pack is left alone'),
		shows: ['action:summon-demon-king', 'AMB-73'],
		table: `
			A life: S2 CK S4
			A pack: H2 H3
			A field: [D5] | [D6]
			A trumps: SK up`,
		steps: [
			act('A', 'summon-demon-king', { sacrifice: 'D5 D6' }),
			...bothPass('A', {
				expect: [
					'A.soldiers = SK+CK',
					'A.life = 2',
					'A.pack = H2 H3',
					'log has shuffled',
					'log lacks pack_shuffled'
				]
			})
		]
	}),
	row('row-giant-must-attack', {
		title: l10n('巨人は攻撃しなければならない', 'The giant has to attack'),
		shows: ['character:giant', 'AMB-53', 'action:end', 'action:attack'],
		table: `
			A field: HK+DK
			B life: HA +9
			B field: [X1]`,
		steps: [
			act('A', 'end', {}, { refused: ['giant_must_attack'] }),
			act('A', 'attack'),
			...bothPass('A', { expect: ['A.driven = HK+DK', 'stage = block'] }),
			...bothPass('A'),
			answer('B', 'block A:HK', 'X1'),
			...bothPass('A', {
				expect: ['A.soldiers = HK+DK', 'B.bulwarks =', 'log has trap_sprung', 'B.life = 9', 'B.hand = HA']
			}),
			act('A', 'end', {}, { expect: ['stage = end'] })
		]
	})
];
