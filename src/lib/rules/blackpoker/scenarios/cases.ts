// Questions a judge is asked, each played as it is put: what the rows of single actions do not show by the way.
import type { Scenario } from '../../../scenario/types';
import { l10n } from '../../core/text';
import { act, answer, bothPass, pass, row } from './row';

export const CASES: readonly Scenario[] = [
	row('case-life-total', {
		title: l10n('ライフの枚数を聞かれたら', 'Asked for the life total'),
		about: l10n(
			'9枚までは枚数を答え、10枚からは「10枚以上」と答える。',
			'Up to nine the number is told, from ten on "ten or more".'
		),
		shows: ['QA-17', '6.1.1'],
		table: `
			A life: +9
			B life: +12
			A hand: S4 C2`,
		expect: ['A.lifeTold = 9', 'B.lifeTold = 10+', 'B.life = 12'],
		steps: [
			act('A', 'throwing', { keys: 'S4 C2', target: 'B' }),
			...bothPass('A', { expect: ['B.life = 8', 'B.lifeTold = 8'] })
		]
	}),
	row('case-unit-name', {
		title: l10n('ユニットの名前はカードで決まる', 'A unit is what its cards are'),
		about: l10n(
			'7だから一般兵。重ねれば装備兵、裏返せば防壁に、ひとりでに変わる。',
			'A 7 is a common soldier; with a card stacked on it, or turned over, it becomes something else by itself.'
		),
		shows: ['QA-21', '4.1', 'character:common-soldier', 'character:equipped-soldier'],
		in: 'pro+pack',
		table: `
			A hand: S8 H3 D3
			A field: [C3] | S7`,
		expect: ['A.S7.is = common-soldier'],
		steps: [
			act('A', 'equip', { keys: 'S8', drive: 'C3', target: 'S7' }),
			...bothPass('A', { expect: ['A.S7+S8.is = equipped-soldier'] }),
			act('A', 'reverse', { keys: 'H3 D3', target: 'S7' }),
			...bothPass('A'),
			answer('A', 'posture', 'keep'),
			answer('A', 'order', 'S8 S7', { expect: ['A.S8.is = bulwark', 'A.S7.is = bulwark', 'A.soldiers ='] })
		]
	}),
	row('case-size-does-not-grow', {
		title: l10n('サイズは何度計算しても同じ', 'The size is the same however often it is asked'),
		shows: ['QA-25', '9.4.2', 'action:up'],
		in: 'standard+pack',
		table: `
			A hand: H3 C2
			A field: S5`,
		steps: [
			act('A', 'up', { keys: 'H3', discard: 'C2', target: 'S5' }),
			...bothPass('A', { expect: ['A.S5.size = 8'] }),
			...bothPass('A', { expect: ['A.S5.size = 8'] }),
			act('A', 'attack'),
			...bothPass('A'),
			answer('A', 'attackers', 'S5', { expect: ['A.S5.size = 8'] }),
			...bothPass('A', { expect: ['A.S5.size = 8'] }),
			...bothPass('A', { expect: ['A.S5.size = 8', 'B.life = 2'] })
		]
	}),
	row('case-reopened-trump', {
		title: l10n('閉じて開き直しても、1ターンに1回', 'Closed and reopened: still once a turn'),
		about: l10n(
			'援軍を使い、リセットで閉じ、同じターンに開き直した。クローズでなければ開き直せるが、援軍はもう使えない。',
			'Reinforcement was used, closed by Reset and opened again in the same turn. Only Close would forbid the reopening; but Reinforcement has had its turn.'
		),
		shows: ['QA-32', 'AMB-26', 'AMB-79', 'action:reinforcement', 'action:reset', 'action:quick-open'],
		table: `
			A life: S9 S10 +8
			A hand: C3 D2 D3 D4 D5
			A field: [C4] | [C5]
			A trumps: H2 up | C8 up`,
		steps: [
			act('A', 'reinforcement', { drive: 'C4' }),
			...bothPass('A'),
			answer('A', 'card', 'S10', { expect: ['A.soldiers = S10'] }),
			act('A', 'reset', { keys: 'C3' }),
			...bothPass('A', { expect: ['A.trumpsUp =', 'A.trumpsDown = H2 C8', 'A.soldiers ='] }),
			act('A', 'quick-open', { discard: 'D2 D3' }),
			answer('A', 'trump', 'H2', { expect: ['A.trumpsUp = H2'] }),
			act('A', 'reinforcement', {}, { refused: ['used_this_turn'] })
		]
	}),
	row('case-destroy-own-trump', {
		title: l10n('自分の切札にも切札破壊', 'Destroy trump may be aimed at one’s own'),
		shows: ['AMB-79', 'action:destroy-trump'],
		table: `
			A hand: C8
			A field: [H2]
			A trumps: S4 up`,
		steps: [
			act('A', 'destroy-trump', { keys: 'C8', drive: 'H2', target: 'A:S4' }),
			...bothPass('A', { expect: ['log has condition_failed', 'A.trumpsUp = S4', 'A.graveyard = C8'] })
		]
	}),
	row('case-equip-fresh', {
		title: l10n('今ターン出た兵士に装備しても', 'Equipped this turn, and come this turn'),
		about: l10n(
			'2枚とも今ターンのものなら攻撃できない。重ねたのがエースなら速攻を得る。',
			'If both cards came this turn it may not attack, unless one of them is an ace.'
		),
		shows: ['QA-37', 'AMB-48', 'AMB-14', 'action:equip', 'character:equipped-soldier'],
		in: 'standard+pack',
		table: `
			A hand: H6 SA
			A field: [C5] | [C6] | H5 fresh | S9 fresh`,
		steps: [
			act('A', 'equip', { keys: 'H6', drive: 'C5', target: 'H5' }),
			...bothPass('A', { expect: ['A.soldiers = H5+H6 S9'] }),
			act('A', 'equip', { keys: 'SA', drive: 'C6', target: 'S9' }),
			...bothPass('A', { expect: ['A.soldiers = H5+H6 S9+SA'] }),
			act('A', 'attack'),
			...bothPass('A'),
			answer('A', 'attackers', 'H5', { refused: ['attacker_fresh'] }),
			answer('A', 'attackers', 'S9', { expect: ['A.driven has S9+SA', 'stage = block'] })
		]
	}),
	row('case-magician-saves-d', {
		title: l10n('魔術士が省くのは速攻魔法のDだけ', 'A magician saves the D of quick magic, nothing else'),
		about: l10n(
			'アップのDは要らない。R・S・FのBBは要る。クイック召喚は召喚なので、Dも要る。',
			'Up costs no D; R·S·F still costs BB; Quick summon is a summon and still costs its D.'
		),
		shows: ['QA-40', 'AMB-23', 'character:magician', 'action:quick-summon', 'action:royal-straight-flush'],
		in: 'master+pack',
		table: `
			turn B
			chance A
			A hand: HA H3 D9 SA S10 SJ SQ SK
			A field: X1 | C5`,
		steps: [
			act('A', 'quick-summon', { keys: 'HA' }, { refused: ['wrong_number'] }),
			act(
				'A',
				'royal-straight-flush',
				{ keys: 'SA S10 SJ SQ SK', target: 'B' },
				{ refused: ['cost_bulwarks', 'wrong_number'] }
			),
			act('A', 'up', { keys: 'H3', discard: 'D9', target: 'C5' }, { refused: ['wrong_number'] }),
			act('A', 'up', { keys: 'H3', target: 'C5' }, { expect: ['stage = up', 'log has discount'] }),
			act(
				'A',
				'quick-summon',
				{ keys: 'HA', discard: 'D9' },
				{ expect: ['A.graveyard = D9', 'log lacks discount'] }
			)
		]
	}),
	row('case-two-kings-turned', {
		title: l10n('魔王を防壁にする', 'The demon king becomes bulwarks'),
		about: l10n(
			'魔王はカード2枚。裏向きになれば防壁が2つになる。幻影は対象をとらないので、魔王にも届く。',
			'The demon king is two cards: turned over it makes two bulwarks. Illusion aims at nobody, so it reaches even him.'
		),
		shows: ['QA-42', 'character:demon-king', 'action:illusion', 'AMB-30'],
		table: `
			A field: SK+CK driven
			A trumps: H7 up`,
		steps: [
			act('A', 'end'),
			...bothPass('A'),
			answer('A', 'soldiers', 'SK'),
			answer('A', 'order A:SK', 'CK SK', { expect: ['A.soldiers =', 'A.bulwarks = CK SK', 'A.driven ='] })
		]
	}),
	row('case-two-kings-fall', {
		title: l10n('魔王が墓地へ行けば世代交代は2回', 'The demon king falls: two generation changes'),
		shows: ['QA-42', 'character:demon-king', 'action:generation-change', 'action:reset', 'AMB-60'],
		table: `
			turn B
			A life: S2 HA D3 DQ +5
			A field: SK+CK
			B hand: C3
			B trumps: C8 up`,
		steps: [
			act('B', 'reset', { keys: 'C3' }),
			...bothPass('B', {
				expect: ['A.soldiers =', 'A.hand = HA DQ', 'A.graveyard = SK CK S2 D3', 'A.life = 5']
			})
		]
	}),
	row('case-pursuit-answered', {
		title: l10n('追撃のアタックにも応じられる', 'The Attack that Pursuit makes can be answered'),
		shows: ['QA-45', 'action:pursuit', 'action:twist'],
		table: `
			A hand: D2 D3
			A field: [C2] | S9 driven
			A trumps: H5 up
			B hand: D5 C2`,
		steps: [
			act('A', 'pursuit', { drive: 'C2', discard: 'D2 D3' }),
			...bothPass('A', { expect: ['stage = attack', 'A.driven = C2', 'chance = A'] }),
			pass('A'),
			act('B', 'twist', { keys: 'D5', discard: 'C2', target: 'A:S9' }, { expect: ['stage = attack twist'] }),
			...bothPass('B'),
			answer('B', 'posture', 'drive', { expect: ['A.driven = C2 S9', 'stage = attack'] }),
			...bothPass('A', { expect: ['stage =', 'log has no_attackers'] })
		]
	}),
	row('case-cease-fire-late', {
		title: l10n('アタックがもうない休戦', 'Cease-fire when the Attack is gone'),
		about: l10n(
			'資料版の休戦は通常。解決のときにアタックがなければ対象が正しくなく、切札は表のまま、誰もチャージされない。',
			'In the seed text it is normal. If the Attack has left the stage its target is wrong: the trump stays open and nobody is charged.'
		),
		shows: ['AMB-06', 'QA-49', 'action:cease-fire', '5.4.1'],
		table: `
			A field: S9 driven
			A trumps: H4 up
			B field: C4 driven
			B trumps: H4 up`,
		steps: [
			act('A', 'attack'),
			pass('A'),
			act('B', 'cease-fire', { target: 'r1' }),
			pass('B'),
			act('A', 'cease-fire', { target: 'r1' }),
			...bothPass('A', { expect: ['stage = cease-fire', 'A.trumpsDown = H4', 'A.driven ='] }),
			...bothPass('A', { expect: ['log has target_wrong', 'B.trumpsUp = H4', 'B.driven = C4', 'stage ='] })
		]
	}),
	row('case-plan-first', {
		title: l10n('全部そろってから、順に払う', 'First everything is checked, then paid in order'),
		about: l10n(
			'対象が正しくなければ、コストも払わない。正しければ、コスト、キーカード、対象の順に行う。',
			'With a wrong target nothing is paid. With a right plan: cost, key cards, target, in that order.'
		),
		shows: ['AMB-20', '5.3', 'action:up', 'action:summon-soldier'],
		in: 'standard+pack',
		table: `
			A hand: H3 C2 D5
			A field: [C3] | S5`,
		steps: [
			act(
				'A',
				'up',
				{ keys: 'H3', discard: 'C2', target: 'C3' },
				{ refused: ['target_wrong_kind'], expect: ['A.hand = H3 C2 D5', 'A.graveyard ='] }
			),
			act(
				'A',
				'up',
				{ keys: 'H3', discard: 'C2', target: 'S5' },
				{ expect: ['log runs announced discarded keys_set target_set staged'] }
			),
			...bothPass('A'),
			act(
				'A',
				'summon-soldier',
				{ keys: 'D5', drive: 'C3' },
				{ expect: ['log runs announced driven damage keys_set no_target staged'] }
			)
		]
	}),
	row('case-cost-card-chosen', {
		title: l10n('コストで捨てたカードは選べる', 'A card discarded as the cost may be chosen'),
		about: l10n(
			'キーカードは効果のあとで墓地へ行くが、コストはもう墓地にある。',
			'Key cards go to the graveyard after the effect; what was paid lies there already.'
		),
		shows: ['AMB-28', 'action:quick-summon-reanimator', 'AMB-62'],
		table: `
			turn B
			chance A
			A hand: H7 DK
			A trumps: SJ up`,
		steps: [
			act('A', 'quick-summon-reanimator', { keys: 'H7', discard: 'DK' }),
			...bothPass('A'),
			answer('A', 'card', 'H7', { refused: ['not_offered'] }),
			answer('A', 'card', 'DK', { expect: ['A.soldiers = DK SJ+H7', 'A.graveyard ='] })
		]
	}),
	row('case-chariot-labels', {
		title: l10n('チャリオットは♡でも♢でもある', 'A chariot is both ♡ and ♢'),
		shows: ['AMB-80', 'character:chariot', 'action:rally', 'action:negotiate', 'action:switch'],
		table: `
			A field: HJ+D7 | C4
			A trumps: H3 up | D3 up
			B field: HJ+D8 | C5`,
		steps: [
			act('A', 'negotiate', { unit: 'C4', target: 'B:C5' }, { refused: ['unit_not_right'] }),
			act(
				'A',
				'negotiate',
				{ unit: 'HJ', target: 'B:C5' },
				{ expect: ['B.driven = C5', 'A.driven = HJ+D7'] }
			),
			act('A', 'rally', { unit: 'HJ', target: 'C4' }, { refused: ['cost_unit_driven'] })
		]
	}),
	row('case-chariot-rallies', {
		title: l10n('同じチャリオットが激励もできる', 'The same chariot may rally'),
		shows: ['AMB-80', 'character:chariot', 'action:rally'],
		table: `
			A field: HJ+D7 | C4
			A trumps: H3 up | D3 up`,
		steps: [
			act('A', 'rally', { unit: 'HJ', target: 'C4' }, { expect: ['A.C4.size = 15', 'A.driven = HJ+D7'] })
		]
	}),
	row('case-reverse-blocker', {
		title: l10n('リバースでブロッカーが外れる', 'Reverse takes a blocker out of combat'),
		about: l10n(
			'ひとりだったブロッカーが外れれば、アタッカーはブロックされていない。',
			'If it was the only blocker, its attacker is unblocked.'
		),
		shows: ['AMB-54', 'AMB-45', 'action:reverse', 'action:damage-judgement'],
		in: 'pro+pack',
		table: `
			A hand: S3 C3
			A field: H9
			B field: C10`,
		steps: [
			act('A', 'attack'),
			...bothPass('A'),
			answer('A', 'attackers', 'H9'),
			...bothPass('A'),
			answer('B', 'block A:H9', 'C10'),
			act('A', 'reverse', { keys: 'S3 C3', target: 'B:C10' }),
			...bothPass('A'),
			answer('A', 'posture', 'keep', { expect: ['B.bulwarks = C10', 'log has released'] }),
			...bothPass('A', { expect: ['B.life = 1', 'A.soldiers = H9', 'B.bulwarks = C10'] })
		]
	}),
	row('case-draw-last-card', {
		title: l10n('最後の1枚を引く', 'Drawing the last card'),
		about: l10n(
			'1枚目は引かなければならない。ライフが1枚なら、そのドローで負ける。',
			'The first card has to be drawn: with one life left, Draw loses the game.'
		),
		shows: ['AMB-82', 'action:draw', '5.5'],
		in: 'lite+entry20',
		table: `
			B life: +1`,
		steps: [
			act('A', 'end'),
			...bothPass('A', { expect: ['turn = B', 'stage = draw'] }),
			...bothPass('B', { expect: ['B.life = 0', 'over = B', 'log lacks asked'] })
		]
	}),
	row('case-release-unit', {
		title: l10n('公開版のキーユニットも同じように働く', 'A key unit of the release text plays the same'),
		shows: ['AMB-09', 'AMB-01', 'action:slash'],
		profile: 'release',
		table: `
			A field: S6
			A trumps: S2 up
			B field: D6`,
		steps: [
			act(
				'A',
				'slash',
				{ unit: 'S6', target: 'B:D6' },
				{ expect: ['B.soldiers =', 'A.soldiers = S6', 'A.driven = S6'] }
			)
		]
	}),
	row('case-marker-stays-behind', {
		title: l10n('フォグは新しいユニットについて行かない', 'A marker does not follow a card to a new unit'),
		about: l10n(
			'手札に戻って出直した兵士は別のユニット。フォグは残るが、何もしない。',
			'A soldier that went to the hand and came back is another unit: the marker stays and does nothing.'
		),
		shows: ['AMB-57', 'AMB-30', 'action:switch', 'action:up'],
		table: `
			A hand: H3 D2 HK
			A field: [C2] | C6
			A trumps: C4 up`,
		steps: [
			act('A', 'up', { keys: 'H3', discard: 'D2', target: 'C6' }),
			...bothPass('A', { expect: ['A.C6.size = 9'] }),
			act('A', 'switch', { unit: 'C6' }),
			answer('A', 'card', 'HK', { expect: ['A.soldiers = HK', 'A.hand = C6'] }),
			act('A', 'summon-soldier', { keys: 'C6', drive: 'C2' }),
			...bothPass('A', { expect: ['A.C6.size = 6', 'A.fog = H3'] })
		]
	}),
	row('case-reanimate-empty', {
		title: l10n('墓地が空のリアニメイト', 'Reanimate with an empty graveyard'),
		about: l10n(
			'選ぶカードがないので、その部分は行わない。対象は墓地へ行き、何も出ない。',
			'There is nothing to choose, so that part is skipped; the target still goes, and nothing enters.'
		),
		shows: ['AMB-67', 'action:reanimate', '5.4.2'],
		in: 'standard+pack',
		table: `
			A hand: S6 H7
			A field: C3`,
		steps: [
			act('A', 'reanimate', { keys: 'S6 H7', target: 'C3' }),
			...bothPass('A', { expect: ['A.soldiers =', 'A.graveyard = C3 S6 H7'] })
		]
	}),
	row('case-jokers-without-suit', {
		title: l10n('Jokerにスートはない', 'Jokers have no suit'),
		about: l10n(
			'同じ数字ならJoker 2枚でよいが、同じスートにはならない。',
			'Two Jokers share a number, never a suit.'
		),
		shows: ['AMB-68', 'action:return', 'action:equip', 'action:reverse'],
		in: 'pro+pack',
		table: `
			A hand: X1 X2
			A field: [C2] | C5`,
		steps: [
			act('A', 'return', { keys: 'X1 X2', drive: 'C2', target: 'C5' }, { refused: ['key_does_not_fit'] }),
			act('A', 'equip', { keys: 'X1', drive: 'C2', target: 'C5' }, { refused: ['key_does_not_fit'] }),
			act('A', 'reverse', { keys: 'X1 X2', target: 'C5' }, { expect: ['stage = reverse'] })
		]
	}),
	row('case-fortress-empty', {
		title: l10n('誰もいない要塞', 'A fortress with nobody in it'),
		about: l10n(
			'要塞が働くのは、効果の直前に自分のキャラクターがいるときだけ。',
			'It only holds with a character of one’s own on the field right before the effect.'
		),
		shows: ['AMB-76', 'trump:c-9', 'action:throwing'],
		table: `
			A hand: S4 C2
			B trumps: C9 up`,
		steps: [
			act('A', 'throwing', { keys: 'S4 C2', target: 'B' }),
			...bothPass('A', { expect: ['B.life = 6', 'log lacks damage_prevented'] })
		]
	}),
	row('case-riot-at-end', {
		title: l10n('エンドで捨てても暴動', 'Riot from the discards of End'),
		about: l10n(
			'手札を7枚にするための2枚は、1回の出来事。暴動は1回で、4ダメージ。',
			'The two cards of coming down to seven are one event: one Riot, 4 damage.'
		),
		shows: ['AMB-77', 'action:riot', 'action:end'],
		table: `
			A hand: S2 S3 S4 S5 S6 S7 S8 S9 D9
			B trumps: C5 up`,
		steps: [
			act('A', 'end'),
			...bothPass('A'),
			answer('A', 'discard', 'S2 S3', { expect: ['A.life = 6', 'turn = B', 'log has triggered'] })
		]
	}),
	row('case-repair-countered', {
		title: l10n('修繕の装備が取り除かれたら', 'When the Equip of Repair is removed'),
		about: l10n(
			'装備は普通のリクエストで、♢Qはカウンターでは届かない。罠カウンターなら取り除かれ、♢Qは墓地へ戻る。',
			'It is an ordinary request that Counter cannot reach with ♢Q as its key card. The trap removes it, and ♢Q goes back to the graveyard.'
		),
		shows: ['AMB-81', 'action:repair', 'action:trap-counter', 'action:counter'],
		table: `
			A graveyard: DQ
			A field: D6
			A trumps: D8 up
			B hand: C10 C2
			B rare: DQ`,
		steps: [
			act('A', 'repair', { target: 'D6' }),
			answer('A', 'card', 'DQ', { expect: ['stage = equip', 'A.graveyard lacks DQ'] }),
			pass('A'),
			act('B', 'counter', { keys: 'C10', discard: 'C2', target: 'r2' }),
			...bothPass('B', { expect: ['stage = equip', 'log has condition_failed'] }),
			pass('A'),
			act('B', 'trap-counter', { keys: 'DQ', target: 'r2' }),
			...bothPass('B', { expect: ['stage =', 'A.graveyard has DQ', 'A.soldiers = D6', 'B.graveyard has DQ'] })
		]
	}),
	row('case-demon-king-given', {
		title: l10n('魔王は対象にならないが、捧げることはできる', 'The demon king may be given, not aimed at'),
		shows: ['AMB-66', 'character:demon-king', 'action:instant-kill'],
		table: `
			A life: S2 HA D3 DQ +5
			A field: SK+CK | C4
			A trumps: S7 up
			B field: HK`,
		steps: [
			act('A', 'instant-kill', { target: 'A:SK' }, { refused: ['target_untargetable'] }),
			act('A', 'instant-kill', { target: 'B:HK' }),
			answer('A', 'soldiers', 'SK', { expect: ['A.soldiers = C4', 'B.soldiers =', 'A.hand = HA DQ'] })
		]
	}),
	row('case-no-negative-damage', {
		title: l10n('マイナスのサイズで攻撃しても', 'An attacker of negative size'),
		shows: ['AMB-46', 'action:damage-judgement'],
		in: 'lite+entry20',
		table: `
			A field: H8
			B fog: down S4 @A:H8 | down S5 @A:H8`,
		steps: [
			act('A', 'attack'),
			...bothPass('A'),
			answer('A', 'attackers', 'H8', { expect: ['A.H8.size = -1'] }),
			...bothPass('A'),
			...bothPass('A', { expect: ['B.life = 10', 'log has no_damage', 'A.soldiers = H8'] })
		]
	}),
	row('case-change-target-own', {
		title: l10n('対象変更でも「自分の」は起こした人の', 'Change target: "own" still means who requested it'),
		about: l10n(
			'Aの帰還をBが向け直す。選べるのはAのキャラクターだけで、魔王は対象にならないまま。',
			'B re-aims A’s Return: only A’s characters qualify, and the demon king stays out of reach.'
		),
		shows: ['AMB-31', 'action:change-target', 'action:return'],
		table: `
			A hand: S2 S9
			A field: [H3] | C5 | C6 | SK+CK
			B hand: C3 C4
			B field: H6`,
		steps: [
			act('A', 'return', { keys: 'S2 S9', drive: 'H3', target: 'C5' }),
			pass('A'),
			act('B', 'change-target', { keys: 'C3 C4', target: 'r1' }),
			...bothPass('B'),
			answer('B', 'to', 'H6', { refused: ['target_wrong_kind'] }),
			answer('B', 'to', 'A:SK', { refused: ['target_untargetable'] }),
			answer('B', 'to', 'A:C5', { refused: ['target_already'] }),
			answer('B', 'to', 'A:C6', { expect: ['r1.target = A:C6'] })
		]
	}),
	row('case-trap-joker', {
		title: l10n('罠カウンター: JokerとJoker', 'Trap counter: a Joker matches a Joker'),
		shows: ['AMB-38', 'action:trap-counter', 'action:summon-magician'],
		in: 'standard+rare-pack',
		table: `
			A hand: X1 D2
			A field: [H9]
			B rare: X2`,
		steps: [
			act('A', 'summon-magician', { keys: 'X1', drive: 'H9', discard: 'D2' }),
			pass('A'),
			act('B', 'trap-counter', { keys: 'X2', target: 'r1' }),
			...bothPass('B', { expect: ['stage =', 'A.soldiers =', 'A.graveyard = D2 X1', 'B.graveyard = X2'] })
		]
	}),
	row('case-offset-short', {
		title: l10n('相殺: ライフが足りなくても取り除く', 'Offset with too little life still removes'),
		about: l10n(
			'あるだけ受けて、取り除き、それから負ける。',
			'Take what is there, remove the request, and then lose.'
		),
		shows: ['AMB-40', 'action:offset'],
		table: `
			turn B
			A life: +3
			A hand: C4
			A trumps: D4 up
			B hand: S2 S9
			B field: [H2]
			A field: C8`,
		steps: [
			act('B', 'kill', { keys: 'S2 S9', target: 'A:C8' }),
			pass('B'),
			act(
				'A',
				'offset',
				{ discard: 'C4', target: 'r1' },
				{ expect: ['A.life = 0', 'stage =', 'over = A', 'A.soldiers = C8'] }
			)
		]
	})
];
