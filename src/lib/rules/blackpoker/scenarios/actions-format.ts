// One row an action of the formats: how it works, and one way it is refused.
import type { Scenario } from '../../../scenario/types';
import { l10n } from '../../core/text';
import { act, answer, bothPass, pass, row } from './row';

export const FORMAT_ROWS: readonly Scenario[] = [
	row('row-set-bulwark', {
		title: l10n('防壁設置は1ターンに1回', 'Set bulwark, once a turn'),
		shows: ['action:set-bulwark', 'AMB-26'],
		in: 'lite+entry20',
		table: `
			A hand: S5 HJ
			A field: [D3]`,
		steps: [
			act('A', 'set-bulwark'),
			answer('A', 'card', 'HJ', {
				expect: ['A.bulwarks = D3 HJ', 'A.life = 9', 'A.driven =', 'A.used = set-bulwark']
			}),
			act('A', 'set-bulwark', {}, { refused: ['used_this_turn'] })
		]
	}),
	row('row-set-bulwark-empty-hand', {
		title: l10n('手札がなくても防壁設置', 'Set bulwark with an empty hand'),
		shows: ['action:set-bulwark'],
		in: 'lite+entry20',
		table: 'A field: [D3]',
		steps: [
			act('A', 'set-bulwark', {}, { expect: ['A.life = 9', 'A.bulwarks = D3', 'A.used = set-bulwark'] })
		]
	}),
	row('row-summon-soldier', {
		title: l10n('兵士召喚: BLを払って2〜10', 'Summon soldier: BL and a 2–10'),
		shows: ['action:summon-soldier', 'QA-01', 'QA-10', '5.2'],
		in: 'lite+entry20',
		table: `
			A hand: D3 HJ
			A field: [H8]`,
		steps: [
			act('A', 'summon-soldier', { keys: 'HJ', drive: 'H8' }, { refused: ['key_does_not_fit'] }),
			act(
				'A',
				'summon-soldier',
				{ keys: 'D3', drive: 'H8' },
				{ expect: ['A.driven = H8', 'A.life = 9', 'stage = summon-soldier'] }
			),
			...bothPass('A', {
				expect: ['A.soldiers = D3', 'A.D3.is = common-soldier', 'A.graveyard lacks D3', 'A.D3.size = 3']
			}),
			act('A', 'summon-soldier', { keys: 'HJ', drive: 'H8' }, { refused: ['cost_bulwarks'] })
		]
	}),
	row('row-summon-hero', {
		title: l10n('英雄召喚: 防壁2つとライフ1枚', 'Summon hero: two bulwarks and a life'),
		shows: ['action:summon-hero', 'character:hero'],
		in: 'lite+entry20',
		table: `
			A hand: HJ
			A field: [H8] | [H9]`,
		steps: [
			act('A', 'summon-hero', { keys: 'HJ', drive: 'H8' }, { refused: ['wrong_number'] }),
			act('A', 'summon-hero', { keys: 'HJ', drive: 'H8 H9' }),
			...bothPass('A', { expect: ['A.HJ.is = hero', 'A.HJ.size = 11', 'A.driven = H8 H9', 'A.life = 9'] })
		]
	}),
	row('row-summon-ace', {
		title: l10n('エース召喚: 出たターンに攻撃できる', 'Summon ace: it may attack at once'),
		shows: ['action:summon-ace', 'character:ace', 'AMB-48'],
		in: 'lite+entry20',
		table: `
			A hand: HA D3
			A field: [C5]`,
		steps: [
			act('A', 'summon-ace', { keys: 'D3' }, { refused: ['key_does_not_fit'] }),
			act('A', 'summon-ace', { keys: 'HA' }),
			...bothPass('A', { expect: ['A.HA.is = ace', 'A.HA.size = 1', 'A.life = 9'] }),
			act('A', 'summon-soldier', { keys: 'D3', drive: 'C5' }),
			...bothPass('A'),
			act('A', 'attack'),
			...bothPass('A'),
			answer('A', 'attackers', 'D3', { refused: ['attacker_fresh'] }),
			answer('A', 'attackers', 'HA', { expect: ['A.driven = C5 HA'] })
		]
	}),
	row('row-quick-summon', {
		title: l10n('クイック召喚: 相手のターンだけ', 'Quick summon: only in the other turn'),
		shows: ['action:quick-summon'],
		in: 'pro+pack',
		table: `
			turn A
			A hand: SA D2
			B hand: HA D3`,
		steps: [
			act('A', 'quick-summon', { keys: 'SA', discard: 'D2' }, { refused: ['your_own_turn'] }),
			pass('A'),
			act('B', 'quick-summon', { keys: 'HA', discard: 'D3' }),
			...bothPass('B'),
			answer('B', 'as', 'bulwark', { expect: ['B.bulwarks = HA', 'B.driven =', 'B.graveyard = D3'] })
		]
	}),
	row('row-summon-magician', {
		title: l10n('魔術士召喚と魔力増加', 'Summon magician, and what it saves'),
		shows: ['action:summon-magician', 'character:magician', 'QA-26', 'QA-36', 'QA-40', 'AMB-23'],
		in: 'standard+pack',
		table: `
			A hand: X1 D2 H3 S4
			A field: [H9] | [H10] | S5`,
		steps: [
			act(
				'A',
				'summon-magician',
				{ keys: 'S4', drive: 'H9', discard: 'D2' },
				{ refused: ['key_does_not_fit'] }
			),
			act('A', 'summon-magician', { keys: 'X1', drive: 'H9', discard: 'D2' }),
			...bothPass('A', { expect: ['A.X1.is = magician', 'A.X1.size = 0', 'A.soldiers = S5 X1'] }),
			act('A', 'equip', { keys: 'S4', drive: 'H10', target: 'X1' }, { refused: ['target_no_suit'] }),
			act('A', 'up', { keys: 'H3', target: 'S5' }, { expect: ['A.hand = S4', 'log has discount'] }),
			...bothPass('A', { expect: ['A.S5.size = 8', 'A.fog = H3'] })
		]
	}),
	row('row-equip', {
		title: l10n('装備: 同じスートを重ねる', 'Equip: stack the same suit'),
		shows: ['action:equip', 'character:equipped-soldier', 'QA-37', 'AMB-48'],
		in: 'lite+entry20',
		table: `
			A hand: D10 D3 H9
			A field: [C5] | [C6] | H8 | DQ`,
		steps: [
			act('A', 'equip', { keys: 'D10', drive: 'C5', target: 'H8' }, { refused: ['target_other_suit'] }),
			act('A', 'equip', { keys: 'H9', drive: 'C5', target: 'H8' }),
			...bothPass('A', {
				expect: ['A.soldiers = H8+H9 DQ', 'A.H8+H9.size = 17', 'A.H8+H9.is = equipped-soldier']
			}),
			act('A', 'attack'),
			...bothPass('A'),
			answer('A', 'attackers', 'H8', { expect: ['A.driven has H8+H9'] })
		]
	}),
	row('row-up', {
		title: l10n('アップ: ターンの終わりまで', 'Up: until the end of the turn'),
		shows: ['action:up', 'fog:fog-up', 'QA-25', 'AMB-56', 'AMB-57'],
		in: 'lite+entry20',
		table: `
			A hand: H8 DA D3
			A field: [C5] | S5
			B field: S4`,
		steps: [
			act('A', 'up', { keys: 'D3', discard: 'DA', target: 'S5' }, { refused: ['key_does_not_fit'] }),
			act('A', 'up', { keys: 'H8', discard: 'DA', target: 'C5' }, { refused: ['target_wrong_kind'] }),
			act('A', 'up', { keys: 'H8', discard: 'DA', target: 'S5' }),
			...bothPass('A', { expect: ['A.S5.size = 13', 'A.fog = H8', 'A.graveyard = DA'] }),
			act('A', 'end'),
			...bothPass('A', { expect: ['A.S5.size = 5', 'A.fog =', 'A.graveyard has H8'] })
		]
	}),
	row('row-down', {
		title: l10n('ダウン: 0以下なら墓地へ', 'Down: 0 or less goes to the graveyard'),
		shows: ['action:down', 'fog:fog-down', 'AMB-58', 'QA-26'],
		in: 'standard+pack',
		table: `
			A hand: S4 S5 D2 D3
			A field: [C5]
			B field: H5 | X1`,
		steps: [
			act('A', 'down', { keys: 'S4', discard: 'D2', target: 'C5' }, { refused: ['target_wrong_kind'] }),
			act('A', 'down', { keys: 'S4', discard: 'D2', target: 'B:H5' }),
			...bothPass('A', { expect: ['B.H5.size = 1', 'A.fog = S4'] }),
			act('A', 'down', { keys: 'S5', discard: 'D3', target: 'B:X1' }),
			...bothPass('A', {
				expect: ['B.soldiers = H5', 'A.graveyard has S5', 'A.fog = S4', 'log has triggered']
			})
		]
	}),
	row('row-twist', {
		title: l10n('ツイスト: ドライブかチャージ', 'Twist: drive or charge'),
		shows: ['action:twist'],
		in: 'lite+entry20',
		table: `
			A hand: D7 SA S2
			A field: S5
			B field: [H8]`,
		steps: [
			act('A', 'twist', { keys: 'S2', discard: 'SA', target: 'S5' }, { refused: ['key_does_not_fit'] }),
			act('A', 'twist', { keys: 'D7', discard: 'SA', target: 'B.b1' }),
			...bothPass('A'),
			answer('A', 'posture', 'drive', { expect: ['B.driven = H8', 'A.graveyard = SA D7'] })
		]
	}),
	row('row-counter-itself', {
		title: l10n('カウンターは自分を対象にできない', 'Counter cannot aim at itself'),
		shows: ['action:counter', 'QA-08', '5.3.1.1', '5.3.1.2'],
		in: 'lite+entry20',
		table: 'A hand: C6 S2 H8 D3',
		steps: [
			act('A', 'counter', { keys: 'C6', discard: 'S2', target: 'r1' }, { refused: ['no_such_piece'] }),
			pass('A'),
			pass('B', { expect: ['stage ='] })
		]
	}),
	row('row-search-no-counter', {
		title: l10n('即時には応答できない', 'Immediate means no answer'),
		shows: ['action:search', 'QA-46', 'AMB-27', 'AMB-70'],
		in: 'standard+pack',
		table: `
			A life: S2 H3 +8
			A hand: X1 C4
			B hand: C9 D2`,
		steps: [
			act('A', 'search', { keys: 'C4' }, { refused: ['key_does_not_fit'] }),
			act('A', 'search', { keys: 'X1' }),
			answer('A', 'card', 'H3', {
				expect: ['A.hand = C4 H3', 'A.life = 9', 'A.graveyard = X1', 'stage =', 'chance = A']
			}),
			pass('A'),
			act('B', 'counter', { keys: 'C9', discard: 'D2', target: 'r1' }, { refused: ['no_such_piece'] })
		]
	}),
	row('row-kill', {
		title: l10n('キル: ♠2枚', 'Kill: two spades'),
		shows: ['action:kill', 'QA-16'],
		in: 'pro+pack',
		table: `
			A hand: S4 S6 H2
			B field: [D9] | H4+H6`,
		steps: [
			act('A', 'kill', { keys: 'S4 H2', target: 'B:H4' }, { refused: ['key_does_not_fit'] }),
			act('A', 'kill', { keys: 'S4 S6', target: 'B.b1' }, { refused: ['target_wrong_kind'] }),
			act('A', 'kill', { keys: 'S4 S6', target: 'B:H4' }),
			...bothPass('A', { expect: ['B.soldiers =', 'B.graveyard = H4 H6', 'A.graveyard = S4 S6'] })
		]
	}),
	row('row-reunion', {
		title: l10n('再会: 自分のキーカードは選べない', 'Reunion: not its own key cards'),
		shows: ['action:reunion', 'QA-09', 'AMB-28'],
		in: 'pro+pack',
		table: `
			A hand: H2 H3 S9
			B field: C4`,
		steps: [
			act('A', 'reunion', { keys: 'H2 S9' }, { refused: ['key_does_not_fit'] }),
			act('A', 'reunion', { keys: 'H2 H3' }),
			...bothPass('A', { expect: ['A.hand = S9', 'A.graveyard = H2 H3'] })
		]
	}),
	row('row-reunion-takes', {
		title: l10n('再会で墓地から1枚', 'Reunion takes a card'),
		shows: ['action:reunion'],
		in: 'pro+pack',
		table: `
			A hand: H2 H3
			A graveyard: SK D4`,
		steps: [
			act('A', 'reunion', { keys: 'H2 H3' }),
			...bothPass('A'),
			answer('A', 'card', 'H2', { refused: ['not_offered'] }),
			answer('A', 'card', 'SK', { expect: ['A.hand = SK', 'A.graveyard = D4 H2 H3'] })
		]
	}),
	row('row-black-jack-bust', {
		title: l10n('B・J: 22点で全部墓地', 'B·J: 22 loses them all'),
		shows: ['action:black-jack', 'AMB-69'],
		in: 'master+pack',
		table: `
			A life: SK D5 H9 +5
			A hand: SA HJ S3`,
		steps: [
			act('A', 'black-jack', { keys: 'SA S3' }, { refused: ['key_does_not_fit'] }),
			act('A', 'black-jack', { keys: 'SA HJ' }),
			...bothPass('A'),
			answer('A', 'hit 0', 'hit'),
			answer('A', 'hit 1', 'hit', { expect: ['A.graveyard = SK D5 H9 SA HJ', 'A.hand = S3', 'A.life = 5'] })
		]
	}),
	row('row-black-jack-stand', {
		title: l10n('B・J: 止めて手札へ', 'B·J: stand and take'),
		shows: ['action:black-jack', 'AMB-69'],
		in: 'master+pack',
		table: `
			A life: SK DA +5
			A hand: CA HJ`,
		steps: [
			act('A', 'black-jack', { keys: 'CA HJ' }),
			...bothPass('A'),
			answer('A', 'hit 0', 'hit'),
			answer('A', 'hit 1', 'stand', { expect: ['A.hand = SK DA', 'A.graveyard = CA HJ'] })
		]
	}),
	row('row-royal-straight-flush', {
		title: l10n('R・S・F: 同じスート5枚で40ダメージ', 'R·S·F: five of a suit, 40 damage'),
		shows: ['action:royal-straight-flush', 'QA-05', '5.4.2'],
		in: 'master+pack',
		table: `
			A hand: SA S10 SJ SQ SK HK
			A field: [H2] | [H3]
			B life: +1
			B hand: C2 D2`,
		steps: [
			act(
				'A',
				'royal-straight-flush',
				{ keys: 'SA S10 SJ SQ HK', drive: 'H2 H3', target: 'B' },
				{ refused: ['keys_same_suit'] }
			),
			act('A', 'royal-straight-flush', { keys: 'SA S10 SJ SQ SK', drive: 'H2 H3', target: 'B' }),
			pass('A'),
			act('B', 'counter', { keys: 'C2', discard: 'D2', target: 'r1' }, { refused: ['target_too_many_keys'] }),
			pass('B', { expect: ['B.life = 0', 'log has damage_short', 'over = B'] })
		]
	}),
	row('row-reverse-bulwark', {
		title: l10n('リバース: 防壁を兵士に', 'Reverse: a bulwark becomes a soldier'),
		shows: ['action:reverse', 'AMB-48', 'AMB-68'],
		in: 'pro+pack',
		table: `
			A hand: S8 C8 D9
			A field: [HQ driven]`,
		steps: [
			act('A', 'reverse', { keys: 'S8 D9', target: 'HQ' }, { refused: ['keys_same_number'] }),
			act('A', 'reverse', { keys: 'S8 C8', target: 'HQ' }),
			...bothPass('A'),
			answer('A', 'posture', 'charge', {
				expect: ['A.soldiers = HQ', 'A.HQ.is = hero', 'A.driven =', 'A.bulwarks =']
			}),
			act('A', 'attack'),
			...bothPass('A'),
			answer('A', 'attackers', 'HQ', { expect: ['A.driven = HQ'] })
		]
	}),
	row('row-reverse-attacker', {
		title: l10n('リバースで戦闘から外れる', 'Reverse takes an attacker out of combat'),
		shows: ['action:reverse', 'AMB-54'],
		in: 'pro+pack',
		table: `
			A field: H9
			B hand: S3 C3`,
		steps: [
			act('A', 'attack'),
			...bothPass('A'),
			answer('A', 'attackers', 'H9'),
			...bothPass('A'),
			pass('A'),
			act('B', 'reverse', { keys: 'S3 C3', target: 'A:H9' }),
			...bothPass('B'),
			answer('B', 'posture', 'keep', {
				expect: ['A.bulwarks = H9', 'attackers =', 'stage = damage-judgement']
			}),
			...bothPass('A', { expect: ['B.life = 10', 'stage ='] })
		]
	}),
	row('row-return', {
		title: l10n('帰還: ドライブしていてもキーカードは戻る', 'Return: the key cards come back in any case'),
		shows: ['action:return', 'AMB-67'],
		in: 'standard+pack',
		table: `
			A hand: S2 S9 D4
			A field: [H3] | C5 driven | C6
			B field: C7`,
		steps: [
			act('A', 'return', { keys: 'S2 D4', drive: 'H3', target: 'C6' }, { refused: ['keys_same_suit'] }),
			act('A', 'return', { keys: 'S2 S9', drive: 'H3', target: 'B:C7' }, { refused: ['target_wrong_kind'] }),
			act('A', 'return', { keys: 'S2 S9', drive: 'H3', target: 'C5' }),
			...bothPass('A', { expect: ['A.hand = D4 S2 S9', 'A.soldiers = C5 C6', 'A.graveyard ='] })
		]
	}),
	row('row-return-charged', {
		title: l10n('帰還でキャラクターを手札に', 'Return brings a character home'),
		shows: ['action:return', 'QA-16'],
		in: 'standard+pack',
		table: `
			A hand: S2 S9
			A field: [H3] | C5+C6`,
		steps: [
			act('A', 'return', { keys: 'S2 S9', drive: 'H3', target: 'C5' }),
			...bothPass('A', { expect: ['A.hand = C5 C6 S2 S9', 'A.soldiers ='] })
		]
	}),
	row('row-destroy-bulwark', {
		title: l10n('防壁破壊: メインだけ', 'Destroy bulwark: main only'),
		shows: ['action:destroy-bulwark', 'action:generation-change'],
		in: 'lite+entry20',
		table: `
			turn A
			A hand: H9 D3
			B life: S2 HA +5
			B hand: HJ DQ
			B field: [CK]`,
		steps: [
			pass('A'),
			act('B', 'destroy-bulwark', { keys: 'HJ DQ', target: 'CK' }, { refused: ['not_your_turn'] }),
			pass('B'),
			act('A', 'destroy-bulwark', { keys: 'H9 D3', target: 'B.b1' }),
			...bothPass('A', {
				expect: ['B.bulwarks =', 'B.graveyard = CK S2', 'B.hand has HA', 'log has triggered']
			})
		]
	}),
	row('row-throwing', {
		title: l10n('投擲: ♠の数字だけダメージ', 'Throw: damage by the spade'),
		shows: ['action:throwing'],
		in: 'lite+entry20',
		table: `
			A hand: S4 C10 S5 H9`,
		steps: [
			act('A', 'throwing', { keys: 'S4 H9', target: 'B' }, { refused: ['key_does_not_fit'] }),
			act('A', 'throwing', { keys: 'S4 C10', target: 'A' }, { refused: ['target_wrong_kind'] }),
			act('A', 'throwing', { keys: 'S4 C10', target: 'B' }),
			act('A', 'throwing', { keys: 'S5 C10', target: 'B' }, { refused: ['stage_not_empty'] }),
			...bothPass('A', { expect: ['B.life = 6', 'A.graveyard = S4 C10'] })
		]
	}),
	row('row-death-lance', {
		title: l10n('死の槍: ♢で割り切れるか', 'Death lance: divisible by the diamond?'),
		shows: ['action:death-lance', 'AMB-65', 'AMB-47'],
		in: 'standard+pack',
		table: `
			A hand: S3 D5 S4 D3
			B life: +8
			B field: H10 | [C2]`,
		steps: [
			act('A', 'death-lance', { keys: 'S3 D5', target: 'B.b1' }, { refused: ['target_wrong_kind'] }),
			act('A', 'death-lance', { keys: 'S4 D3', target: 'B:H10' }),
			...bothPass('A', { expect: ['B.soldiers = H10', 'log has condition_failed', 'A.graveyard = S4 D3'] }),
			act('A', 'death-lance', { keys: 'S3 D5', target: 'B:H10' }),
			...bothPass('A', { expect: ['B.soldiers =', 'B.life = 6', 'B.graveyard has H10'] })
		]
	}),
	row('row-death-lance-order', {
		title: l10n('死の槍: 戻す順は使った側が決める', 'Death lance: its controller orders the cards'),
		shows: ['action:death-lance'],
		in: 'standard+pack',
		table: `
			A hand: SA DA
			B life: +8
			B field: H4+H6`,
		steps: [
			act('A', 'death-lance', { keys: 'SA DA', target: 'B:H4' }),
			...bothPass('A'),
			answer('A', 'order', 'B:H6 B:H4', { expect: ['B.life = 9', 'B.graveyard = H6'] })
		]
	}),
	row('row-add-bulwark', {
		title: l10n('防壁補充: チャージで1つかドライブで2つ', 'Replenish: one charged or two driven'),
		shows: ['action:add-bulwark'],
		in: 'standard+pack',
		table: `
			A life: S2 S3 +5
			A hand: H4 C6 H5`,
		steps: [
			act('A', 'add-bulwark', { keys: 'H4 H5' }, { refused: ['key_does_not_fit'] }),
			act('A', 'add-bulwark', { keys: 'H4 C6' }),
			...bothPass('A'),
			answer('A', 'how', 'two', { expect: ['A.bulwarks = S2 S3', 'A.driven = S2 S3', 'A.life = 5'] })
		]
	}),
	row('row-reanimate', {
		title: l10n('リアニメイト: 生け贄より先にカードを選ぶ', 'Reanimate: the card is chosen first'),
		shows: ['action:reanimate', 'AMB-61', 'AMB-67'],
		in: 'standard+pack',
		table: `
			A hand: S6 H7 D2
			A graveyard: DK
			A field: [C3]
			B field: C9`,
		steps: [
			act('A', 'reanimate', { keys: 'S6 H7', target: 'B:C9' }, { refused: ['target_wrong_kind'] }),
			act('A', 'reanimate', { keys: 'S6 H7', target: 'C3' }),
			...bothPass('A'),
			answer('A', 'card', 'DK', {
				expect: ['A.soldiers = DK', 'A.bulwarks =', 'A.graveyard = C3 S6 H7', 'A.driven =']
			})
		]
	}),
	row('row-handes', {
		title: l10n('ハンデス: 捨てるカードは使った側が選ぶ', 'Hand destruction: its controller names the card'),
		shows: ['action:handes'],
		in: 'standard+pack',
		table: `
			A hand: D6 C7 H2
			B hand: SK S3`,
		steps: [
			act('A', 'handes', { keys: 'D6 H2', target: 'B' }, { refused: ['key_does_not_fit'] }),
			act('A', 'handes', { keys: 'D6 C7', target: 'B' }),
			...bothPass('A'),
			answer('B', 'card', 'S3', { refused: ['answer_first'] }),
			answer('A', 'card', 'B:SK', { expect: ['B.hand = S3', 'B.graveyard = SK'] })
		]
	}),
	row('row-sword-rain', {
		title: l10n('剣の雨: 両者の兵士、カウンターできない', 'Rain of swords: both sides, and no Counter'),
		shows: ['action:sword-rain', 'AMB-37', 'AMB-64'],
		in: 'master+pack',
		table: `
			A hand: S3 S4
			A field: [H2] | [H3] | D7 | D8
			B hand: C9 D3
			B field: C7 | C10`,
		steps: [
			act('A', 'sword-rain', { keys: 'S3 S4', drive: 'H2 D7' }, { refused: ['not_your_charged_bulwark'] }),
			act('A', 'sword-rain', { keys: 'S3 S4', drive: 'H2 H3' }),
			pass('A'),
			act(
				'B',
				'counter',
				{ keys: 'C9', discard: 'D3', target: 'r1' },
				{ refused: ['target_not_counterable'] }
			),
			pass('B', {
				expect: ['A.soldiers = D8', 'B.soldiers = C10', 'A.graveyard has D7 S3 S4', 'B.graveyard = C7']
			})
		]
	}),
	row('row-force', {
		title: l10n('フォース: あとから出た兵士にも', 'Force: also for soldiers that come later'),
		shows: ['action:force', 'fog:fog-force', 'AMB-84', 'AMB-47'],
		in: 'master+pack',
		table: `
			A hand: H3 H4 S5 SA
			A field: [D2] | [D3] | [D4] | C6`,
		steps: [
			act('A', 'force', { keys: 'H3 S5', drive: 'D2 D3' }, { refused: ['key_does_not_fit'] }),
			act('A', 'force', { keys: 'H3 H4', drive: 'D2 D3' }),
			...bothPass('A', { expect: ['A.C6.size = 13', 'A.fog = H3 H4'] }),
			act('A', 'summon-ace', { keys: 'SA' }),
			...bothPass('A', { expect: ['A.SA.size = 8', 'A.soldiers = C6 SA'] })
		]
	}),
	row('row-recruit', {
		title: l10n('徴募: 4枚めくって1枚ずつ比べる', 'Recruit: four cards, each compared by itself'),
		shows: ['action:recruit', 'AMB-63'],
		in: 'master+pack',
		table: `
			A life: S9 HA CK D4 +5
			A hand: D2 D3 S4
			A field: [H2] | [H3]`,
		steps: [
			act('A', 'recruit', { keys: 'D2 S4', drive: 'H2 H3' }, { refused: ['key_does_not_fit'] }),
			act('A', 'recruit', { keys: 'D2 D3', drive: 'H2 H3' }),
			...bothPass('A'),
			answer('A', 'order', 'CK S9', {
				expect: ['A.soldiers = HA D4', 'A.driven = H2 H3 HA D4', 'A.life = 7']
			})
		]
	}),
	row('row-surprise-attack', {
		title: l10n('奇襲: 防壁がすべて兵士に', 'Surprise: every bulwark stands up'),
		shows: ['action:surprise-attack', 'AMB-48'],
		in: 'master+pack',
		table: `
			A hand: C2 C3 S4
			A field: [HQ] | [D9] | S5 driven`,
		steps: [
			act('A', 'surprise-attack', { keys: 'C2 S4', drive: 'HQ D9' }, { refused: ['key_does_not_fit'] }),
			act('A', 'surprise-attack', { keys: 'C2 C3', drive: 'HQ D9' }),
			...bothPass('A', { expect: ['A.bulwarks =', 'A.soldiers = HQ D9 S5', 'A.driven ='] }),
			act('A', 'attack'),
			...bothPass('A'),
			answer('A', 'attackers', 'HQ D9 S5', { expect: ['A.driven = HQ D9 S5', 'stage = block'] })
		]
	}),
	row('row-triggered-by-hand', {
		title: l10n('誘発アクションは手で起こせない', 'Triggered actions cannot be requested by hand'),
		shows: [
			'action:charge',
			'action:draw',
			'action:block',
			'action:damage-judgement',
			'action:generation-change',
			'5.3'
		],
		in: 'lite+entry20',
		table: 'A field: S5',
		steps: [
			act('A', 'charge', {}, { refused: ['triggered_by_itself'] }),
			act('A', 'draw', {}, { refused: ['triggered_by_itself'] }),
			act('A', 'block', {}, { refused: ['triggered_by_itself'] }),
			act('A', 'damage-judgement', {}, { refused: ['triggered_by_itself'] }),
			act('A', 'generation-change', {}, { refused: ['triggered_by_itself'] }),
			pass('A', { expect: ['chance = B'] })
		]
	}),
	row('row-attack-once', {
		title: l10n('アタックは1ターンに1回、0体でもよい', 'Attack once a turn, even with nobody'),
		shows: ['action:attack', 'AMB-26', 'AMB-34', 'AMB-49'],
		in: 'lite+entry20',
		table: 'A field: S5 fresh | H8 | C5 driven',
		steps: [
			act('A', 'attack'),
			...bothPass('A'),
			answer('A', 'attackers', 'S5', { refused: ['attacker_fresh'] }),
			answer('A', 'attackers', 'C5', { refused: ['attacker_driven'] }),
			answer('A', 'attackers', '', { expect: ['stage =', 'log has no_attackers', 'A.driven = C5'] }),
			act('A', 'attack', {}, { refused: ['used_this_turn'] })
		]
	}),
	row('row-end-hand-limit', {
		title: l10n('エンドは自分のターンに、ステージが空のとき', 'End: own turn, empty stage'),
		shows: ['action:end', 'action:draw', 'QA-44', 'AMB-82', 'AMB-56'],
		in: 'standard+pack',
		table: `
			A hand: H3 D2
			A field: S5
			B life: +2
			B hand: H4 C2`,
		steps: [
			act('A', 'up', { keys: 'H3', discard: 'D2', target: 'S5' }),
			act('A', 'end', {}, { refused: ['stage_not_empty'] }),
			pass('A'),
			act('B', 'up', { keys: 'H4', discard: 'C2', target: 'A:S5' }),
			...bothPass('B'),
			...bothPass('A', { expect: ['A.S5.size = 12'] }),
			act('A', 'end'),
			...bothPass('A', { expect: ['A.S5.size = 5', 'A.fog =', 'B.fog = H4', 'turn = B'] }),
			...bothPass('B'),
			answer('B', 'more', 'yes', { expect: ['B.life = 0', 'over = B'] })
		]
	}),
	row('row-block-mixed', {
		title: l10n('防壁と兵士でいっしょにはブロックできない', 'A bulwark and a soldier do not block together'),
		shows: ['action:block', 'AMB-43', 'AMB-44'],
		in: 'lite+entry20',
		table: `
			A field: S5 | H8
			B field: [D3] | C6`,
		steps: [
			act('A', 'attack'),
			...bothPass('A'),
			answer('A', 'attackers', 'S5 H8'),
			...bothPass('A'),
			answer('B', 'block A:S5', 'D3 C6', { refused: ['blockers_mixed'] }),
			answer('B', 'block A:S5', 'C6'),
			answer('B', 'block A:H8', 'C6', { refused: ['blocker_taken'] }),
			answer('B', 'block A:H8', 'D3'),
			...bothPass('A', { expect: ['A.soldiers = H8', 'B.soldiers = C6', 'B.bulwarks =', 'B.life = 10'] })
		]
	})
];
