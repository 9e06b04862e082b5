// One row an action of the diamond and club trumps.
import type { Scenario } from '../../../scenario/types';
import { l10n } from '../../core/text';
import { act, answer, bothPass, pass, row } from './row';

export const TRUMP_ROWS: readonly Scenario[] = [
	row('row-extra-bulwark', {
		title: l10n('防壁追加: 相手より多ければ出ない', 'Extra bulwark: not with more than the opponent'),
		shows: ['action:extra-bulwark', 'trump:d-a', 'AMB-26'],
		table: `
			A life: +8
			A field: [C2]
			A trumps: DA up
			B field: [C3]`,
		steps: [
			act('A', 'extra-bulwark', {}, { expect: ['A.life = 6', 'chance = A'] }),
			act('A', 'extra-bulwark', {}, { refused: ['used_this_turn'] })
		]
	}),
	row('row-negotiate', {
		title: l10n('交渉: 相手をドライブさせる', 'Negotiate: drive somebody'),
		shows: ['action:negotiate', 'trump:d-3', 'AMB-78'],
		table: `
			A field: D6 fresh | S5
			A trumps: D3 up
			B field: [H4] | C9`,
		steps: [
			act('A', 'negotiate', { unit: 'S5', target: 'B:C9' }, { refused: ['unit_not_right'] }),
			act(
				'A',
				'negotiate',
				{ unit: 'D6', target: 'B:C9' },
				{ expect: ['B.driven = C9', 'A.driven = D6', 'chance = A'] }
			)
		]
	}),
	row('row-offset', {
		title: l10n('相殺: 限界ちょうど', 'Offset at the limit'),
		shows: ['action:offset', 'trump:d-4', 'QA-68', 'AMB-40', 'AMB-03'],
		table: `
			turn B
			A life: +5
			A hand: C4
			A trumps: D4 up
			B hand: S2 D3 H6
			B field: [H2] | H9
			A field: C8`,
		steps: [
			act('B', 'death-lance', { keys: 'S2 D3', target: 'A:C8' }),
			pass('B'),
			act('A', 'offset', { discard: 'C4', target: 'r2' }, { refused: ['no_such_piece'] }),
			act(
				'A',
				'offset',
				{ discard: 'C4', target: 'r1' },
				{
					expect: ['A.life = 0', 'stage =', 'over = A', 'B.graveyard = S2 D3']
				}
			)
		]
	}),
	row('row-offset-low', {
		title: l10n('相殺: 合計4では何も起きない', 'Offset: a total of 4 does nothing'),
		shows: ['action:offset', 'AMB-40'],
		table: `
			turn B
			A hand: C4
			A trumps: D4 up
			B hand: H4 D2
			B field: H9`,
		steps: [
			act('B', 'up', { keys: 'H4', discard: 'D2', target: 'H9' }),
			pass('B'),
			act(
				'A',
				'offset',
				{ discard: 'C4', target: 'r1' },
				{
					expect: ['A.life = 10', 'stage = up', 'A.graveyard = C4', 'log has condition_failed']
				}
			)
		]
	}),
	row('row-exhaustion', {
		title: l10n('疲弊: 喪失を閉じるか2ダメージ', 'Exhaustion: close the trump or take 2'),
		shows: ['action:exhaustion', 'trump:d-5', 'AMB-05', 'AMB-17'],
		table: 'A trumps: D5 up',
		steps: [
			act('A', 'exhaustion', {}, { refused: ['triggered_by_itself'] }),
			act('A', 'end', {}, { expect: ['stage = end exhaustion'] }),
			...bothPass('A'),
			answer('A', 'how', 'close', { expect: ['A.trumpsDown = D5', 'A.life = 10', 'stage = end'] })
		]
	}),
	row('row-loss', {
		title: l10n('喪失: 防壁2つでチャージできない', 'Loss: two bulwarks keep everybody driven'),
		shows: ['trump:d-5', 'action:charge', 'AMB-75'],
		table: `
			turn B
			A field: [C2] | [C3] | S5 driven
			A trumps: D5 up
			B field: H4`,
		steps: [
			act('B', 'end'),
			...bothPass('B', { expect: ['turn = A', 'A.driven = S5', 'log has charge_prevented', 'stage = draw'] })
		]
	}),
	row('row-repair', {
		title: l10n('修繕: 墓地の♢で装備', 'Repair: equip from the graveyard'),
		shows: ['action:repair', 'trump:d-8', 'action:equip', 'AMB-81'],
		table: `
			A graveyard: DQ SK
			A field: D6 | S5
			A trumps: D8 up`,
		steps: [
			act('A', 'repair', { target: 'S5' }, { refused: ['target_lacks_card'] }),
			act('A', 'repair', { target: 'D6' }),
			answer('A', 'card', 'SK', { refused: ['not_offered'] }),
			answer('A', 'card', 'DQ', { expect: ['stage = equip', 'A.life = 9', 'A.graveyard lacks DQ'] }),
			...bothPass('A', { expect: ['A.soldiers = D6+DQ S5', 'A.D6+DQ.size = 18'] })
		]
	}),
	row('row-repair-none', {
		title: l10n('修繕: ♢がなければ墓地へ', 'Repair: no diamond, and the soldier goes'),
		shows: ['action:repair', 'character:chariot'],
		table: `
			A field: D6 | HJ+D7
			A trumps: D8 up`,
		steps: [
			act('A', 'repair', { target: 'HJ' }, { expect: ['A.soldiers = D6 HJ+D7', 'log has condition_failed'] }),
			act('A', 'repair', { target: 'D6' }, { expect: ['A.soldiers = HJ+D7', 'A.graveyard has D6'] })
		]
	}),
	row('row-rest', {
		title: l10n('休息: 兵士だけチャージ', 'Rest: charges soldiers only'),
		shows: ['action:rest', 'trump:d-9'],
		table: `
			A field: [C2] | [C3 driven] | S5 driven | H6 driven
			A trumps: D9 up`,
		steps: [
			act('A', 'rest', { drive: 'C3' }, { refused: ['not_your_charged_bulwark'] }),
			act('A', 'rest', { drive: 'C2' }),
			...bothPass('A', { expect: ['A.driven = C2 C3'] })
		]
	}),
	row('row-satisfaction', {
		title: l10n('充足: エンドの前に全員チャージ', 'Satisfaction: everybody charges before End'),
		shows: ['action:satisfaction', 'trump:d-9', 'AMB-17'],
		table: `
			A field: [C3 driven] | S5 driven
			A trumps: D9 up`,
		steps: [
			act('A', 'satisfaction', {}, { refused: ['triggered_by_itself'] }),
			act('A', 'end', {}, { expect: ['stage = end satisfaction'] }),
			...bothPass('A', { expect: ['A.driven =', 'stage = end', 'turn = A'] })
		]
	}),
	row('row-summon-strategist', {
		title: l10n('策士召喚', 'Summon strategist'),
		shows: ['action:summon-strategist', 'trump:d-j', 'character:strategist'],
		table: `
			A hand: C7 H7
			A field: [C4]
			A trumps: DJ up`,
		steps: [
			act('A', 'summon-strategist', { keys: 'H7', drive: 'C4' }, { refused: ['key_does_not_fit'] }),
			act('A', 'summon-strategist', { keys: 'C7', drive: 'C4' }),
			...bothPass('A', { expect: ['A.soldiers = DJ+C7', 'A.DJ+C7.is = strategist', 'A.DJ+C7.size = 11'] })
		]
	}),
	row('row-quick-summon-strategist', {
		title: l10n(
			'クイック策士召喚: 別のリクエストを無効に',
			'Quick summon strategist: nullifies another request'
		),
		shows: ['action:quick-summon-strategist', 'trump:d-j', 'AMB-39', 'AMB-37'],
		table: `
			turn B
			A hand: C7 D2 S2
			A trumps: DJ up
			B hand: H6 D3
			B field: S5`,
		steps: [
			act('B', 'up', { keys: 'H6', discard: 'D3', target: 'S5' }),
			pass('B'),
			act('A', 'quick-summon-strategist', { keys: 'S2', discard: 'D2' }, { refused: ['key_does_not_fit'] }),
			act('A', 'quick-summon-strategist', { keys: 'C7', discard: 'D2' }),
			...bothPass('A'),
			answer('A', 'request', 'r1', {
				expect: ['stage =', 'A.soldiers = DJ+C7', 'B.graveyard = D3 H6', 'B.S5.size = 5']
			})
		]
	}),
	row('row-foresee', {
		title: l10n('先読み: 最後のライフを払ったあとで', 'Foresee saves a life that was paid away'),
		shows: ['action:foresee', 'character:strategist', 'AMB-21', 'AMB-78'],
		table: `
			A life: +1
			A hand: SA H2
			A field: DJ+C7 | [C3]`,
		steps: [
			act('A', 'foresee', { unit: 'C3' }, { refused: ['unit_not_right'] }),
			act('A', 'summon-ace', { keys: 'SA' }, { expect: ['A.life = 0', 'over ='] }),
			act('A', 'foresee', { unit: 'DJ' }),
			answer('A', 'card', 'H2'),
			answer('A', 'where', 'top', { expect: ['A.life = 1', 'over =', 'stage = summon-ace', 'chance = A'] }),
			...bothPass('A', { expect: ['A.soldiers has SA', 'over ='] })
		]
	}),
	row('row-strategist-revive', {
		title: l10n('策士再生', 'Strategist revival'),
		shows: ['action:strategist-revive', 'AMB-74'],
		table: `
			turn B
			A life: S2 HA +6
			A field: DJ+C7
			B hand: S3 S4`,
		steps: [
			act('B', 'strategist-revive', {}, { refused: ['triggered_by_itself'] }),
			act('B', 'kill', { keys: 'S3 S4', target: 'A:DJ' }),
			...bothPass('B'),
			answer('A', 'trigger', 'r2', { expect: ['A.trumpsUp = DJ', 'A.hand = HA'] })
		]
	}),
	row('row-switch', {
		title: l10n('スイッチ: 手札の1枚と入れ替わる', 'Switch: trade places with a hand card'),
		shows: ['action:switch', 'trump:c-4', 'AMB-61', 'AMB-78'],
		table: `
			A hand: HK
			A field: C6 | S5
			A trumps: C4 up`,
		steps: [
			act('A', 'switch', { unit: 'S5' }, { refused: ['unit_not_right'] }),
			act('A', 'switch', { unit: 'C6' }),
			answer('A', 'card', 'HK', { expect: ['A.soldiers = S5 HK', 'A.hand = C6', 'A.driven ='] })
		]
	}),
	row('row-civil-war', {
		title: l10n('内乱と暴動', 'Civil war and Riot'),
		shows: ['action:civil-war', 'action:riot', 'trump:c-5', 'AMB-77'],
		table: `
			A hand: C8 H2 H3
			A field: [D4]
			A trumps: C5 up
			B hand: S2 S3 S4`,
		steps: [
			act('A', 'riot', {}, { refused: ['triggered_by_itself'] }),
			act('A', 'civil-war', { keys: 'H2', drive: 'D4', target: 'B' }, { refused: ['key_does_not_fit'] }),
			act('A', 'civil-war', { keys: 'C8', drive: 'D4', target: 'B' }),
			...bothPass('A'),
			answer('B', 'cards', 'S2 S3', { expect: ['B.hand = S4', 'B.life = 6', 'A.life = 10'] })
		]
	}),
	row('row-riot-from-cost', {
		title: l10n('コストで暴動', 'Riot from a cost'),
		shows: ['action:riot', 'action:quick-open', 'QA-69', 'QA-38', 'AMB-77'],
		table: `
			A hand: S2 S3
			A trumps: S4 down
			B trumps: C5 up`,
		steps: [
			act(
				'A',
				'quick-open',
				{ discard: 'S2 S3' },
				{
					expect: ['A.life = 6', 'A.trumpsUp = S4', 'log runs triggered damage win_check trump_opened']
				}
			)
		]
	}),
	row('row-hand-refill', {
		title: l10n('手札補充: 2枚以下なら2枚', 'Hand refill: two with two or fewer'),
		shows: ['action:hand-refill', 'trump:c-7', 'AMB-04', 'AMB-17'],
		table: `
			A life: S2 S3 +5
			A hand: H2
			A trumps: C7 up`,
		steps: [
			act('A', 'hand-refill', {}, { refused: ['triggered_by_itself'] }),
			act('A', 'end'),
			...bothPass('A', { expect: ['A.hand = H2 S2 S3', 'stage = end', 'A.life = 5'] })
		]
	}),
	row('row-reset', {
		title: l10n('リセット: 場と切札をすべて', 'Reset: the field and every trump'),
		shows: ['action:reset', 'trump:c-8', 'AMB-04', 'AMB-79'],
		table: `
			A hand: C3 H3
			A field: [D4] | S5
			A trumps: C8 up
			B field: H6
			B trumps: S4 up`,
		steps: [
			act('A', 'reset', { keys: 'H3' }, { refused: ['key_does_not_fit'] }),
			act('A', 'reset', { keys: 'C3' }),
			...bothPass('A', {
				expect: ['A.soldiers =', 'A.bulwarks =', 'B.soldiers =', 'A.trumpsUp =', 'B.trumpsUp =', 'A.life = 9']
			})
		]
	}),
	row('row-last-ditch', {
		title: l10n('悪あがき: 手札を全部捨てて無効にする', 'Last ditch: the whole hand for a request'),
		shows: ['action:last-ditch', 'trump:c-10', 'AMB-41'],
		table: `
			turn B
			A hand: S2 S3
			A trumps: C10 up
			B hand: H6 D3
			B field: S5`,
		steps: [
			act('B', 'attack'),
			pass('B'),
			act('A', 'last-ditch', { target: 'r1' }, { refused: ['target_no_key_cards'] }),
			pass('A'),
			answer('B', 'attackers', ''),
			act('B', 'up', { keys: 'H6', discard: 'D3', target: 'S5' }),
			pass('B'),
			act(
				'A',
				'last-ditch',
				{ target: 'r2' },
				{
					expect: ['stage =', 'A.hand =', 'A.graveyard = S2 S3', 'A.trumpsUp = C10', 'B.S5.size = 5']
				}
			)
		]
	}),
	row('row-last-ditch-empty', {
		title: l10n('悪あがき: 手札がなければ切札を失う', 'Last ditch without a hand costs the trump'),
		shows: ['action:last-ditch', 'trump:c-10', 'AMB-41'],
		table: `
			turn B
			A trumps: C10 up
			B hand: H6 D3
			B field: S5`,
		steps: [
			act('B', 'up', { keys: 'H6', discard: 'D3', target: 'S5' }),
			pass('B'),
			act('A', 'last-ditch', { target: 'r1' }, { expect: ['stage =', 'A.trumpsUp =', 'A.graveyard = C10'] })
		]
	}),
	row('row-summon-knight', {
		title: l10n('騎士召喚: 相手が兵士を選ぶ', 'Summon knight: the opponent picks a soldier'),
		shows: ['action:summon-knight', 'trump:c-j', 'character:knight', 'AMB-02', 'AMB-14'],
		table: `
			A hand: S7 H7
			A field: [C4]
			A trumps: CJ up
			B field: H6 | D5+D4`,
		steps: [
			act('A', 'summon-knight', { keys: 'H7', drive: 'C4' }, { refused: ['key_does_not_fit'] }),
			act('A', 'summon-knight', { keys: 'S7', drive: 'C4' }),
			...bothPass('A'),
			answer('A', 'given', 'B:H6', { refused: ['answer_first'] }),
			answer('B', 'given', 'D5', {
				expect: ['B.soldiers = H6', 'B.graveyard = D5 D4', 'A.soldiers = CJ+S7', 'A.CJ+S7.is = knight']
			})
		]
	}),
	row('row-quick-summon-knight', {
		title: l10n(
			'クイック騎士召喚: 相手に兵士がいなくても',
			'Quick summon knight: with no soldier over there'
		),
		shows: ['action:quick-summon-knight', 'trump:c-j'],
		table: `
			turn B
			chance A
			A hand: S7 H7
			A trumps: CJ up`,
		steps: [
			act('A', 'quick-summon-knight', { keys: 'H7', discard: 'S7' }, { refused: ['key_does_not_fit'] }),
			act('A', 'quick-summon-knight', { keys: 'S7', discard: 'H7' }),
			...bothPass('A', { expect: ['A.soldiers = CJ+S7', 'A.graveyard = H7'] })
		]
	}),
	row('row-sweep', {
		title: l10n('薙払: 相手が自分のキャラクターを選ぶ', 'Sweep: the opponent picks a character'),
		shows: ['action:sweep', 'character:knight', 'AMB-78'],
		table: `
			A field: CJ+S7 | H6
			B field: [D3] | D5`,
		steps: [
			act('A', 'sweep', { unit: 'H6', target: 'B' }, { refused: ['unit_not_right'] }),
			act('A', 'sweep', { unit: 'CJ', target: 'B' }),
			answer('B', 'given', 'D3', {
				expect: ['B.bulwarks =', 'B.graveyard = D3', 'A.driven = CJ+S7', 'chance = A']
			})
		]
	}),
	row('row-knight-revive', {
		title: l10n('騎士再生', 'Knight revival'),
		shows: ['action:knight-revive', 'AMB-74'],
		table: `
			turn B
			A life: S2 HA +6
			A field: CJ+S7
			B hand: S3 S4`,
		steps: [
			act('B', 'knight-revive', {}, { refused: ['triggered_by_itself'] }),
			act('B', 'kill', { keys: 'S3 S4', target: 'A:CJ' }),
			...bothPass('B'),
			answer('A', 'trigger', 'r2', { expect: ['A.trumpsUp = CJ', 'A.hand = HA'] })
		]
	}),
	row('row-fortress', {
		title: l10n('要塞: ♠のダメージを防ぐ', 'Fortress keeps spade damage away'),
		shows: ['trump:c-9', 'AMB-76', 'action:throwing'],
		table: `
			A hand: S9 C2 S3 C4
			B field: H4
			B trumps: C9 up
			A trumps: S2 up`,
		steps: [
			act('A', 'throwing', { keys: 'S9 C2', target: 'B' }),
			...bothPass('A', { expect: ['B.life = 10', 'log has damage_prevented'] }),
			act('A', 'throwing', { keys: 'S3 C4', target: 'A' }, { refused: ['target_wrong_kind'] })
		]
	}),
	row('row-trumps-do-not-save', {
		title: l10n('切札が残っていても負け', 'Trumps do not save you'),
		shows: ['QA-33', '5.5'],
		table: `
			A hand: S9 C2
			A trumps: S2 up | S3 down
			B life: +3
			B trumps: C7 up | C8 down`,
		steps: [
			act('A', 'throwing', { keys: 'S9 C2', target: 'B' }),
			...bothPass('A', { expect: ['B.life = 0', 'over = B', 'B.trumpsUp = C7'] })
		]
	})
];
