// Disputed points 42–86: combat, single cards, zones.
import type { Scenario } from '../../../scenario/types';
import { l10n } from '../../core/text';
import { fork } from './fork';
import { act, answer, bothPass, pass } from './row';

const attackWith = (cards: string) => [act('A', 'attack'), ...bothPass('A'), answer('A', 'attackers', cards)];

export const PLAY_RULINGS: readonly Scenario[] = [
	...fork('AMB-13', {
		title: l10n('プリセットの防壁', 'The preset bulwark'),
		in: 'lite+entry20',
		table: `
			deal
			order A: S2 S3 S4 S5 HA H8 H9 DQ H10 SA
			order B: S2 S3 S4 S5 HA H8 H9 H10 D3 CK`,
		default: [
			act('A', 'begin', {}, { expect: ['A.bulwarks = DQ', 'A.soldiers = H10', 'log lacks preset_shown'] })
		],
		other: {
			'shown-first': [act('A', 'begin', {}, { expect: ['A.bulwarks = DQ', 'log has preset_shown'] })],
			'face-up': [act('A', 'begin', {}, { expect: ['A.bulwarks =', 'A.soldiers = DQ H10'] })]
		}
	}),
	...fork('AMB-42', {
		title: l10n('アタッカーを選ぶとき', 'When attackers are named'),
		in: 'lite+entry20',
		table: `
			A field: S5 | H8
			B field: C6`,
		default: [act('A', 'attack', {}, { expect: ['attackers ='] })],
		other: {
			'on-request': [
				act(
					'A',
					'attack',
					{ attackers: 'H8' },
					{ expect: ['attackers = A:H8', 'stage = attack', 'A.driven ='] }
				)
			]
		}
	}),
	...fork('AMB-43', {
		title: l10n('1体で二体をブロックできるか', 'Can one blocker stop two?'),
		in: 'lite+entry20',
		table: `
			A field: S5 | S4
			B field: C6`,
		steps: [...attackWith('S5 S4'), ...bothPass('A'), answer('B', 'block A:S5', 'C6')],
		default: [answer('B', 'block A:S4', 'C6', { refused: ['blocker_taken'] })],
		other: {
			'several-attackers': [
				answer('B', 'block A:S4', 'C6'),
				...bothPass('A', { expect: ['A.soldiers =', 'B.soldiers = C6', 'B.life = 10'] })
			]
		}
	}),
	...fork('AMB-43', {
		name: 'bulwark',
		title: l10n('防壁1つで二体をブロックできるか', 'Can one bulwark stop two?'),
		shows: ['action:block', 'action:damage-judgement'],
		in: 'lite+entry20',
		table: `
			A field: S5 | S3
			B field: [D3]`,
		steps: [...attackWith('S5 S3'), ...bothPass('A'), answer('B', 'block A:S5', 'D3')],
		default: [answer('B', 'block A:S3', 'D3', { refused: ['blocker_taken'] })],
		other: {
			// turned over once, compared with both: the 3 falls, and neither reaches life
			'several-attackers': [
				answer('B', 'block A:S3', 'D3'),
				...bothPass('A', {
					expect: [
						'A.soldiers = S5',
						'A.graveyard = S3',
						'B.bulwarks =',
						'B.graveyard = D3',
						'B.life = 10',
						'log has trap_sprung',
						'log has trap_missed'
					]
				})
			]
		}
	}),
	...fork('AMB-44', {
		title: l10n('防壁と兵士の混成ブロック', 'A bulwark and a soldier together'),
		in: 'lite+entry20',
		table: `
			A field: S5
			B field: [D3] | C6`,
		steps: [...attackWith('S5'), ...bothPass('A')],
		default: [answer('B', 'block A:S5', 'D3 C6', { refused: ['blockers_mixed'] })],
		other: {
			// both parts are read from one snapshot: the bulwark is turned over though ♠5 falls to ♣6
			mixed: [
				answer('B', 'block A:S5', 'D3 C6', { expect: ['stage = damage-judgement'] }),
				...bothPass('A', {
					expect: [
						'A.soldiers =',
						'B.soldiers = C6',
						'B.bulwarks =',
						'B.graveyard = D3',
						'B.life = 10',
						'log runs compared exposed trap_missed'
					]
				})
			]
		}
	}),
	...fork('AMB-44', {
		name: 'trap',
		title: l10n('大きなアタッカーに防壁と兵士', 'A bulwark and a soldier against a larger attacker'),
		shows: ['action:damage-judgement', 'AMB-46', 'AMB-50'],
		in: 'master+pack',
		table: `
			A field: H9
			B field: [S9] | C6`,
		steps: [...attackWith('H9'), ...bothPass('A')],
		default: [answer('B', 'block A:H9', 'S9 C6', { refused: ['blockers_mixed'] })],
		other: {
			// ♣6 loses the comparison, the 9 of the bulwark takes ♡9 along: all three fall
			mixed: [
				answer('B', 'block A:H9', 'S9 C6'),
				...bothPass('A', {
					expect: ['A.soldiers =', 'B.soldiers =', 'B.bulwarks =', 'B.graveyard = C6 S9', 'B.life = 10']
				})
			]
		}
	}),
	...fork('AMB-45', {
		title: l10n('ブロッカーがいなくなったとき', 'When the blocker is gone'),
		in: 'pro+pack',
		table: `
			A hand: S2 S3
			A field: H6
			B field: C4`,
		steps: [
			...attackWith('H6'),
			...bothPass('A'),
			answer('B', 'block A:H6', 'C4'),
			act('A', 'kill', { keys: 'S2 S3', target: 'B:C4' }),
			...bothPass('A')
		],
		default: bothPass('A', { expect: ['B.life = 4'] }),
		other: { 'stays-blocked': bothPass('A', { expect: ['B.life = 10'] }) }
	}),
	...fork('AMB-46', {
		title: l10n('いくつもの戦いを一度に裁くか', 'Several fights: at once or in turn'),
		in: 'lite+entry20',
		given: { 'AMB-43': 'several-attackers' },
		table: `
			A field: C6 | S4
			B field: C5`,
		steps: [
			...attackWith('C6 S4'),
			...bothPass('A'),
			answer('B', 'block A:C6', 'C5'),
			answer('B', 'block A:S4', 'C5')
		],
		default: bothPass('A', { expect: ['A.soldiers = C6', 'B.soldiers =', 'B.life = 10'] }),
		other: { 'one-by-one': bothPass('A', { expect: ['A.soldiers = C6 S4', 'B.soldiers =', 'B.life = 6'] }) }
	}),
	...fork('AMB-47', {
		title: l10n('フォースは印刷された数字も変えるか', 'Does Force change printed numbers?'),
		in: 'master+pack',
		table: `
			A hand: H2 HA
			A field: [D2] | [D3] | S5
			B field: [C8]`,
		steps: [
			act('A', 'force', { keys: 'H2 HA', drive: 'D2 D3' }),
			...bothPass('A', { expect: ['A.S5.size = 8'] }),
			...attackWith('S5'),
			...bothPass('A'),
			answer('B', 'block A:S5', 'C8')
		],
		default: bothPass('A', { expect: ['A.soldiers = S5', 'B.bulwarks ='] }),
		other: {
			'printed-number': bothPass('A', { expect: ['A.soldiers =', 'B.bulwarks =', 'log has trap_sprung'] })
		}
	}),
	...fork('AMB-48', {
		title: l10n('重ねたばかりの兵士は攻撃できるか', 'May a newly equipped soldier attack?'),
		in: 'lite+entry20',
		table: `
			A hand: H9
			A field: [C5] | H8`,
		steps: [
			act('A', 'equip', { keys: 'H9', drive: 'C5', target: 'H8' }),
			...bothPass('A'),
			act('A', 'attack'),
			pass('A')
		],
		default: [pass('B'), answer('A', 'attackers', 'H8', { expect: ['A.driven has H8+H9'] })],
		other: { 'counts-as-new': [pass('B', { expect: ['log has no_attackers', 'stage ='] })] }
	}),
	...fork('AMB-48', {
		name: 'pieces',
		title: l10n('裏返したばかりの防壁をキーユニットに', 'A bulwark just turned down as key unit'),
		shows: ['action:reverse', 'action:phantom-reverse'],
		given: { 'AMB-78': 'not-this-turn' },
		table: `
			A hand: S8 C8
			A field: S5+S6
			A trumps: H7 up`,
		steps: [
			act('A', 'reverse', { keys: 'S8 C8', target: 'S5' }),
			...bothPass('A'),
			answer('A', 'posture', 'keep'),
			answer('A', 'order', 'S5 S6', { expect: ['A.bulwarks = S5 S6'] })
		],
		default: [act('A', 'phantom-reverse', { unit: 'S5' }, { expect: ['stage = phantom-reverse'] })],
		other: { 'counts-as-new': [act('A', 'phantom-reverse', { unit: 'S5' }, { refused: ['unit_fresh'] })] }
	}),
	...fork('AMB-50', {
		title: l10n('防壁の罠は数字かサイズか', 'The trap: printed number or size'),
		in: 'master+pack',
		table: `
			A field: H4+H9
			B field: [S9]`,
		steps: [...attackWith('H4'), ...bothPass('A'), answer('B', 'block A:H4', 'S9')],
		default: bothPass('A', { expect: ['A.soldiers =', 'log has trap_sprung'] }),
		other: { size: bothPass('A', { expect: ['A.soldiers = H4+H9', 'log has trap_missed'] }) }
	}),
	...fork('AMB-51', {
		title: l10n('革命が二枚', 'Two Revolutions'),
		table: `
			A field: H9
			A trumps: SA up
			B field: D4
			B trumps: SA up`,
		steps: [...attackWith('H9'), ...bothPass('A'), answer('B', 'block A:H9', 'D4')],
		default: bothPass('A', { expect: ['A.soldiers =', 'A.life = 5'] }),
		other: { 'cancel-out': bothPass('A', { expect: ['A.soldiers = H9', 'B.soldiers =', 'A.life = 10'] }) }
	}),
	...fork('AMB-52', {
		title: l10n('革命ドローの回数', 'How often Revolution draw triggers'),
		table: `
			A life: S2 S3 +5
			A field: H4 | C5
			A trumps: SA up`,
		steps: [...attackWith('H4 C5'), ...bothPass('A')],
		default: bothPass('A', { expect: ['A.hand = S2 S3'] }),
		other: { 'per-judgement': bothPass('A', { expect: ['A.hand = S2'] }) }
	}),
	...fork('AMB-53', {
		title: l10n('巨人の攻撃義務', 'The giant’s duty'),
		table: 'A field: HK+DK',
		default: [act('A', 'end', {}, { refused: ['giant_must_attack'] })],
		other: { reminder: [act('A', 'end', {}, { expect: ['stage = end'] })] }
	}),
	...fork('AMB-53', {
		name: 'named',
		title: l10n('アタックに巨人を加えるか', 'Is the giant forced among the attackers?'),
		shows: ['character:giant', 'action:attack'],
		table: 'A field: HK+DK | S5',
		steps: [act('A', 'attack'), ...bothPass('A')],
		default: [answer('A', 'attackers', 'S5', { refused: ['attacker_must'] })],
		other: { reminder: [answer('A', 'attackers', 'S5', { expect: ['attackers = A:S5', 'A.driven = S5'] })] }
	}),
	...fork('AMB-56', {
		title: l10n('エンドで片づけるフォグ', 'Whose fog End clears'),
		in: 'master+pack',
		table: `
			turn A
			A field: S5
			A hand: C2
			B hand: H4 C2`,
		steps: [
			pass('A'),
			act('B', 'up', { keys: 'H4', discard: 'C2', target: 'A:S5' }),
			...bothPass('B', { expect: ['B.fog = H4'] }),
			act('A', 'end')
		],
		default: bothPass('A', { expect: ['B.fog = H4', 'A.S5.size = 5'] }),
		other: { 'all-fog': bothPass('A', { expect: ['B.fog =', 'B.graveyard has H4', 'A.S5.size = 5'] }) }
	}),
	...fork('AMB-57', {
		title: l10n('対象がいなくなったフォグ', 'Fog whose target has left'),
		in: 'pro+pack',
		table: `
			A hand: H4 D2 S3 S4
			A field: S5`,
		steps: [
			act('A', 'up', { keys: 'H4', discard: 'D2', target: 'S5' }),
			...bothPass('A'),
			act('A', 'kill', { keys: 'S3 S4', target: 'S5' })
		],
		default: bothPass('A', { expect: ['A.fog = H4'] }),
		other: { 'marker-leaves': bothPass('A', { expect: ['A.fog =', 'A.graveyard has H4'] }) }
	}),
	...fork('AMB-58', {
		title: l10n('サイズ0の兵士', 'A soldier of size 0'),
		in: 'standard+pack',
		table: `
			A life: HA +6
			A hand: H4 D2
			A field: S5 | X1`,
		steps: [act('A', 'up', { keys: 'H4', target: 'S5' })],
		default: bothPass('A', { expect: ['A.soldiers = S5 X1'] }),
		other: { always: bothPass('A', { expect: ['A.soldiers = S5', 'A.graveyard has X1'] }) }
	}),
	...fork('AMB-59', {
		title: l10n('一番上が抜けた墓地', 'A graveyard that lost its top'),
		in: 'pro+pack',
		table: `
			A hand: H2 H3
			A graveyard: D4 C9 SK`,
		steps: [act('A', 'reunion', { keys: 'H2 H3' }), ...bothPass('A')],
		default: [answer('A', 'card', 'SK', { expect: ['A.hand = SK', 'A.graveyard = D4 C9 H2 H3'] })],
		other: {
			reordered: [
				answer('A', 'card', 'SK'),
				answer('A', 'top', 'D4', { expect: ['A.graveyard = C9 D4 H2 H3', 'log has top_shown'] })
			]
		}
	}),
	...fork('AMB-59', {
		name: 'together',
		title: l10n('まとめて墓地に置くときの一番上', 'Cards that go to the graveyard together'),
		shows: ['6.1.2', 'QA-18', 'action:intimidate', 'action:throwing'],
		table: `
			A hand: S3 C2
			A field: S5 | H4+H6
			A trumps: S4 up
			B life: S2 H3 D4 +5
			B field: C7 | D8`,
		steps: [act('A', 'throwing', { keys: 'S3 C2', target: 'B' })],
		// nobody is asked: what moves last lies on top
		default: [
			...bothPass('A', { expect: ['B.graveyard = S2 H3 D4'] }),
			act('A', 'intimidate'),
			...bothPass('A', { expect: ['B.graveyard = S2 H3 D4 C7 D8', 'A.graveyardTop = H6'] })
		],
		other: {
			// whose cards they are shows one: first what damage took, then both players' soldiers, turn player first
			asked: [
				...bothPass('A'),
				answer('A', 'top B', 'B:S2', { refused: ['answer_first'] }),
				answer('B', 'top B', 'H3', { expect: ['B.graveyard = S2 D4 H3', 'log has top_shown'] }),
				act('A', 'intimidate'),
				...bothPass('A'),
				answer('B', 'top B', 'C7', { refused: ['answer_first'] }),
				answer('A', 'top A', 'S5'),
				answer('B', 'top B', 'H3', { refused: ['not_offered'] }),
				answer('B', 'top B', 'C7', { expect: ['B.graveyard = S2 D4 H3 D8 C7', 'A.graveyardTop = S5'] })
			]
		}
	}),
	...fork('AMB-60', {
		title: l10n('世代交代は1枚ごとか', 'Generation change: one for each card?'),
		in: 'master+pack',
		table: `
			turn B
			A life: HA S2 DA +4
			A field: SQ+SK
			B hand: S3 S4`,
		steps: [act('B', 'kill', { keys: 'S3 S4', target: 'A:SQ' })],
		default: bothPass('B', { expect: ['A.hand = HA DA', 'A.life = 4'] }),
		other: { combined: bothPass('B', { expect: ['A.hand = HA', 'A.life = 6'] }) }
	}),
	...fork('AMB-61', {
		title: l10n('兵士として出たJoker', 'A Joker that enters as a soldier'),
		in: 'standard+pack',
		table: `
			A hand: S6 H7 H3
			A graveyard: X1
			A field: [C3] | S5`,
		steps: [
			act('A', 'reanimate', { keys: 'S6 H7', target: 'C3' }),
			...bothPass('A'),
			answer('A', 'card', 'X1', { expect: ['A.soldiers = S5 X1', 'A.X1.size = 0'] })
		],
		default: [act('A', 'up', { keys: 'H3', target: 'S5' }, { expect: ['A.X1.is = magician', 'stage = up'] })],
		other: { nameless: [act('A', 'up', { keys: 'H3', target: 'S5' }, { refused: ['cost_discard'] })] }
	}),
	...fork('AMB-72', {
		title: l10n('開封したパックを誰が見るか', 'Who may look at an opened pack'),
		in: 'standard+pack',
		table: 'A pack: S2 HK +3',
		steps: [act('A', 'open-pack')],
		default: [answer('A', 'card', 'HK', { expect: ['A.packSeenBy = A'] })],
		other: { public: [answer('A', 'card', 'HK', { expect: ['A.packSeenBy = A B'] })] }
	}),
	...fork('AMB-62', {
		title: l10n('リアニメーター召喚はどちらの墓地か', 'Whose graveyard for the reanimator'),
		table: `
			A hand: H7
			A field: [C4]
			A trumps: SJ up
			A graveyard: D3
			B graveyard: SK`,
		steps: [act('A', 'summon-reanimator', { keys: 'H7', drive: 'C4' }), ...bothPass('A')],
		default: [answer('A', 'card', 'B:SK', { refused: ['not_offered'] })],
		other: {
			'either-graveyard': [answer('A', 'card', 'B:SK', { expect: ['B.soldiers = SK', 'A.soldiers = SJ+H7'] })]
		}
	}),
	...fork('AMB-63', {
		title: l10n('徴募で出すカード', 'Which cards Recruit brings'),
		in: 'master+pack',
		table: `
			A life: S4 HA C3 D4 +5
			A hand: D2 D3
			A field: [H2] | [H3]`,
		steps: [act('A', 'recruit', { keys: 'D2 D3', drive: 'H2 H3' })],
		default: bothPass('A', { expect: ['A.soldiers = S4 HA C3 D4'] }),
		other: {
			choose: [
				...bothPass('A'),
				answer('A', 'enter', 'S4 D4'),
				answer('A', 'order', 'HA C3', { expect: ['A.soldiers = S4 D4', 'A.life = 7'] })
			],
			'total-limit': [
				...bothPass('A'),
				answer('A', 'enter', 'S4 D4', { refused: ['total_too_high'] }),
				answer('A', 'enter', 'S4 HA'),
				answer('A', 'order', 'C3 D4', { expect: ['A.soldiers = S4 HA'] })
			]
		}
	}),
	...fork('AMB-64', {
		title: l10n('救済は印刷された数字か', 'Salvation: size or printed number'),
		table: `
			A hand: H9 H3 D2
			A field: [C2] | S8
			A trumps: H8 up`,
		steps: [
			act('A', 'up', { keys: 'H3', discard: 'D2', target: 'S8' }),
			...bothPass('A', { expect: ['A.S8.size = 11'] }),
			act('A', 'salvation', { keys: 'H9', drive: 'C2' })
		],
		default: bothPass('A', { expect: ['A.soldiers =', 'A.life = 11'] }),
		other: { 'printed-number': bothPass('A', { expect: ['A.soldiers = S8', 'A.life = 10'] }) }
	}),
	...fork('AMB-65', {
		title: l10n('死の槍とマイナスのサイズ', 'Death lance and a negative size'),
		in: 'standard+pack',
		table: `
			A hand: SA D3
			A fog: down S10 @B:H4
			B field: H4`,
		steps: [act('A', 'death-lance', { keys: 'SA D3', target: 'B:H4' }, { expect: ['B.H4.size = -6'] })],
		default: bothPass('A', { expect: ['B.soldiers =', 'B.graveyard = H4'] }),
		other: { 'positive-only': bothPass('A', { expect: ['B.soldiers = H4', 'log has condition_failed'] }) }
	}),
	...fork('AMB-66', {
		title: l10n('瞬殺の対象を捧げられるか', 'May Instant kill spend its own target?'),
		table: `
			A field: H4 | C5
			A trumps: S7 up`,
		steps: [act('A', 'instant-kill', { target: 'H4' })],
		default: [answer('A', 'soldiers', 'H4', { expect: ['A.soldiers = C5'] })],
		other: { 'target-excluded': [answer('A', 'soldiers', 'H4', { refused: ['not_offered'] })] }
	}),
	...fork('AMB-67', {
		title: l10n('対象を失った帰還', 'Return that lost its target'),
		in: 'pro+pack',
		table: `
			A hand: S2 S9
			A field: [H3] | C5
			B hand: S3 S4`,
		steps: [
			act('A', 'return', { keys: 'S2 S9', drive: 'H3', target: 'C5' }),
			pass('A'),
			act('B', 'kill', { keys: 'S3 S4', target: 'A:C5' }),
			...bothPass('B')
		],
		default: bothPass('A', { expect: ['A.hand =', 'A.graveyard has S2 S9'] }),
		other: { 'keys-return': bothPass('A', { expect: ['A.hand = S2 S9'] }) }
	}),
	...fork('AMB-68', {
		title: l10n('Joker 2枚でリバース', 'Reverse with two Jokers'),
		in: 'pro+pack',
		table: `
			A hand: X1 X2
			A field: S5`,
		default: [act('A', 'reverse', { keys: 'X1 X2', target: 'S5' }, { expect: ['stage = reverse'] })],
		other: {
			'jokers-excluded': [
				act('A', 'reverse', { keys: 'X1 X2', target: 'S5' }, { refused: ['key_does_not_fit'] })
			]
		}
	}),
	...fork('AMB-69', {
		title: l10n('B・Jのエース', 'The ace in B·J'),
		in: 'master+pack',
		table: `
			A life: DA D5 H9 +5
			A hand: CA HJ`,
		steps: [act('A', 'black-jack', { keys: 'CA HJ' }), ...bothPass('A'), answer('A', 'hit 0', 'hit')],
		default: [answer('A', 'hit 1', 'hit', { expect: ['A.hand =', 'A.graveyard has DA D5 H9'] })],
		other: {
			soft: [answer('A', 'hit 1', 'hit'), answer('A', 'hit 2', 'stand', { expect: ['A.hand = DA D5 H9'] })]
		}
	}),
	...fork('AMB-71', {
		title: l10n('レア召喚のライフ条件', 'The life condition of Rare summon'),
		in: 'standard+rare-pack',
		table: `
			A life: +12
			A rare: H9
			A field: C5`,
		default: [act('A', 'rare-summon', { keys: 'H9', sacrifice: 'C5' }, { expect: ['stage = rare-summon'] })],
		other: {
			'life-nine': [act('A', 'rare-summon', { keys: 'H9', sacrifice: 'C5' }, { refused: ['life_above'] })]
		}
	}),
	...fork('AMB-73', {
		title: l10n('魔王召喚はどこを探すか', 'Where Summon demon king searches'),
		shows: ['action:summon-giant'],
		table: `
			A life: HA HQ DA +6
			A field: D5 | DQ+DK | C3 | C4
			A trumps: HK up`,
		steps: [act('A', 'summon-giant', { sacrifice: 'C3 C4' })],
		default: bothPass('A', { expect: ['A.soldiers has HK+DK', 'A.graveyard has DQ'] }),
		other: { 'not-field-or-fog': bothPass('A', { expect: ['A.soldiers has DQ+DK', 'A.graveyard has HK'] }) }
	}),
	...fork('AMB-75', {
		title: l10n('喪失とドロー', 'Loss and Draw'),
		table: `
			turn B
			A field: [C2] | [C3]
			A trumps: D5 up`,
		steps: [act('B', 'end')],
		default: bothPass('B', { expect: ['turn = A', 'stage = draw'] }),
		other: { 'charge-skipped': bothPass('B', { expect: ['turn = A', 'stage ='] }) }
	}),
	...fork('AMB-76', {
		title: l10n('要塞と戦闘ダメージ', 'Fortress and combat damage'),
		table: `
			A field: S9
			B field: [C2 driven]
			B trumps: C9 up`,
		steps: [...attackWith('S9'), ...bothPass('A'), answer('B', 'block A:S9', '')],
		default: bothPass('A', { expect: ['B.life = 1'] }),
		other: { 'combat-too': bothPass('A', { expect: ['B.life = 10', 'log has damage_prevented'] }) }
	}),
	...fork('AMB-77', {
		title: l10n('暴動とコスト', 'Riot and costs'),
		table: `
			A hand: S2 S3
			A trumps: S4 down
			B trumps: C5 up`,
		default: [act('A', 'quick-open', { discard: 'S2 S3' }, { expect: ['A.life = 6'] })],
		other: { 'effects-only': [act('A', 'quick-open', { discard: 'S2 S3' }, { expect: ['A.life = 10'] })] }
	}),
	...fork('AMB-78', {
		title: l10n('出たばかりの兵士をキーユニットに', 'A fresh soldier as key unit'),
		table: `
			A field: S6 fresh
			A trumps: S2 up
			B field: D6`,
		default: [act('A', 'slash', { unit: 'S6', target: 'B:D6' }, { expect: ['B.soldiers ='] })],
		other: {
			'not-this-turn': [act('A', 'slash', { unit: 'S6', target: 'B:D6' }, { refused: ['unit_fresh'] })]
		}
	}),
	...fork('AMB-81', {
		title: l10n('修繕の装備はステージに置かれるか', 'Does Repair stage its Equip?'),
		table: `
			A graveyard: DQ
			A field: D6
			A trumps: D8 up`,
		steps: [act('A', 'repair', { target: 'D6' })],
		default: [answer('A', 'card', 'DQ', { expect: ['stage = equip'] })],
		other: { 'at-once': [answer('A', 'card', 'DQ', { expect: ['stage =', 'A.soldiers = D6+DQ'] })] }
	}),
	...fork('AMB-84', {
		title: l10n('フォースはあとから出た兵士にも', 'Force and later arrivals'),
		in: 'master+pack',
		table: `
			A hand: H3 H4 SA
			A field: [D2] | [D3] | C6`,
		steps: [
			act('A', 'force', { keys: 'H3 H4', drive: 'D2 D3' }),
			...bothPass('A', { expect: ['A.C6.size = 13'] }),
			act('A', 'summon-ace', { keys: 'SA' })
		],
		default: bothPass('A', { expect: ['A.SA.size = 8'] }),
		other: { snapshot: bothPass('A', { expect: ['A.SA.size = 1', 'A.C6.size = 13'] }) }
	})
];
