// What a move may pick: nothing twice, nothing that was not asked, nobody left out who has to be there.
import type { Scenario } from '../../../scenario/types';
import { l10n } from '../../core/text';
import { act, answer, bothPass, pass, row } from './row';

export const PICKS: readonly Scenario[] = [
	row('row-unit-picked-twice', {
		title: l10n('同じユニットは二度選べない', 'One unit is not picked twice'),
		about: l10n(
			'装備兵のどのカードを選んでも、防壁をカードで選んでも場所で選んでも、指しているのは同じ1体。',
			'Either card of an equipped soldier, and a bulwark by its card or by its place, mean the same unit.'
		),
		shows: ['action:attack', 'action:block', '4.1', 'AMB-43'],
		in: 'lite+entry20',
		table: `
			A field: H8+H9 | S5
			B field: [D3] | C5+C6`,
		steps: [
			act('A', 'attack'),
			...bothPass('A'),
			answer('A', 'attackers', 'H8 H9', { refused: ['picked_twice'] }),
			answer('A', 'attackers', 'S5 S5', { refused: ['picked_twice'] }),
			answer('A', 'attackers', 'H9 S5', { expect: ['A.driven = H8+H9 S5', 'stage = block'] }),
			...bothPass('A'),
			answer('B', 'block A:H8', 'C5 C6', { refused: ['picked_twice'] }),
			answer('B', 'block A:H8', 'D3 B.b1', { refused: ['picked_twice'] }),
			answer('B', 'block A:H8', 'C6'),
			answer('B', 'block A:S5', 'B.b1', { expect: ['stage = damage-judgement'] }),
			...bothPass('A', { expect: ['A.soldiers = H8+H9 S5', 'B.soldiers =', 'B.bulwarks =', 'B.life = 10'] })
		]
	}),
	row('row-cost-paid-twice', {
		title: l10n('同じ防壁で二度は払えない', 'One bulwark does not pay twice'),
		shows: ['action:summon-hero', '5.2', 'AMB-22'],
		in: 'lite+entry20',
		table: `
			A hand: HJ
			A field: [H8] | [H9]`,
		steps: [
			act('A', 'summon-hero', { keys: 'HJ', drive: 'H8 A.b1' }, { refused: ['picked_twice'] }),
			act('A', 'summon-hero', { keys: 'HJ', drive: 'A.b1 A.b2' }, { expect: ['A.driven = H8 H9'] })
		]
	}),
	row('row-nothing-to-pick', {
		title: l10n('選べるものがないときの理由', 'Why, where there is nothing to pick'),
		about: l10n(
			'選べる対象やキーユニットが1つもないのに起こそうとしたら、数が足りないことではなく、ないことが理由になる。',
			'An attempt without any target or key unit to pick is refused because there is none, not because of a number.'
		),
		shows: ['action:counter', 'action:up', '5.3'],
		in: 'master+pack',
		table: `
			A hand: C5 D2 H3 S2
			B hand: C6`,
		steps: [
			act('A', 'counter', { keys: 'C5', discard: 'D2' }, { refused: ['no_legal_target'] }),
			act('A', 'up', { keys: 'H3', discard: 'D2' }, { refused: ['no_legal_target'] })
		]
	}),
	row('row-action-of-another-frame', {
		title: l10n('別のフレームのアクション', 'An action of another frame'),
		about: l10n(
			'エントリー20にパックはない。アクションがないのではなく、このフレームにないと断られる。',
			'Entry 20 has no pack. It is not that there is no such action: this frame does not have it.'
		),
		shows: ['action:open-pack', '8.3'],
		in: 'lite+entry20',
		table: `
			A hand: C5`,
		steps: [act('A', 'open-pack', {}, { refused: ['not_in_frame'] })]
	}),
	row('row-card-unseen', {
		title: l10n('見えないカードは名指しできない', 'A card one does not see cannot be named'),
		about: l10n(
			'相手の防壁・手札・裏向きの切札は、カードの名前では選べない。当たっていても外れていても断られ方は同じなので、言い当てて調べることはできない。防壁は場所で選ぶ。',
			'Bulwarks, hand cards and face-down trumps of the opponent are not picked by their cards. A right guess and a wrong one are refused alike, so nothing can be found out by guessing. A bulwark is picked by its place.'
		),
		shows: ['6.1', 'character:bulwark', 'AMB-22'],
		in: 'master+extra',
		rulings: { 'AMB-22': 'any-character' },
		table: `
			A hand: D7 SA HJ
			A rare: H9
			A field: S5 | [C2]
			B hand: C5
			B field: [H8] | [S3] | D9
			B trumps: CQ down`,
		steps: [
			...['B:S3', 'B:H7', 'B:C5', 'B:CQ'].map((target) =>
				act('A', 'twist', { keys: 'D7', discard: 'SA', target }, { refused: ['card_unseen'] })
			),
			...['B:S3', 'B:H7'].flatMap((card) => [
				act('A', 'twist', { keys: 'D7', discard: card, target: 'B.b2' }, { refused: ['card_unseen'] }),
				act('A', 'twist', { keys: card, discard: 'SA', target: 'B.b2' }, { refused: ['card_unseen'] }),
				act('A', 'summon-hero', { keys: 'HJ', drive: card }, { refused: ['card_unseen'] }),
				act('A', 'rare-summon', { keys: 'H9', sacrifice: card }, { refused: ['card_unseen'] })
			]),
			act('A', 'twist', { keys: 'D7', discard: 'SA', target: 'B.b2' }),
			...bothPass('A'),
			answer('A', 'posture', 'drive', { expect: ['B.driven = S3'] })
		]
	}),
	row('row-unknown-field', {
		title: l10n('聞かれていないことは選べない', 'Nothing is picked that was not asked'),
		shows: ['5.3', 'action:attack', 'action:up', 'AMB-42'],
		in: 'lite+entry20',
		table: `
			A hand: H8 D3
			A field: S5`,
		steps: [
			act('A', 'attack', { attackers: 'S5' }, { refused: ['unknown_field'] }),
			act('A', 'up', { keys: 'H8', discard: 'D3', target: 'S5', unit: 'S5' }, { refused: ['unknown_field'] }),
			act('A', 'attack'),
			...bothPass('A'),
			{
				move: { seat: 'A', action: 'answer', picks: { attackers: ['A:S5'], order: ['A:S5'] } },
				refused: ['unknown_field']
			},
			answer('A', 'attackers', 'S5', { expect: ['A.driven = S5', 'stage = block'] })
		]
	}),
	row('row-giant-among-attackers', {
		title: l10n('巨人を残して攻撃はできない', 'No attack without the giant'),
		shows: ['character:giant', 'AMB-53', 'action:attack'],
		table: 'A field: HK+DK | S5',
		steps: [
			act('A', 'attack'),
			...bothPass('A'),
			answer('A', 'attackers', 'S5', { refused: ['attacker_must'] }),
			answer('A', 'attackers', '', { refused: ['attacker_must'] }),
			answer('A', 'attackers', 'HK', { expect: ['A.driven = HK+DK', 'attackers = A:HK'] })
		]
	}),
	row('row-attackers-named-at-once', {
		title: l10n('アタックと同時に選ぶときも同じ', 'The same when attackers are named with the request'),
		shows: ['AMB-42', 'AMB-53', 'action:attack'],
		rulings: { 'AMB-42': 'on-request' },
		table: 'A field: HK+DK | S5+S6 | C4 driven',
		steps: [
			act('A', 'attack', { attackers: 'HK S5 S6' }, { refused: ['picked_twice'] }),
			act('A', 'attack', { attackers: 'S5' }, { refused: ['attacker_must'] }),
			act('A', 'attack', { attackers: 'HK C4' }, { refused: ['attacker_driven'] }),
			act('A', 'attack', { attackers: 'DK S6' }, { expect: ['attackers = A:HK A:S5', 'A.driven = C4'] }),
			...bothPass('A', { expect: ['A.driven = HK+DK S5+S6 C4', 'stage = block'] })
		]
	}),
	row('row-nothing-to-open', {
		title: l10n('表にする切札がなくてもクイックオープン', 'Quick open with nothing to open'),
		about: l10n(
			'クイックオープンに裏向きの切札という条件はない。コストだけ払い、何も起こらない。',
			'Quick open does not ask for a face-down trump: its cost is spent and nothing happens.'
		),
		shows: ['action:quick-open', 'action:main-open', '5.4.2'],
		table: `
			A hand: D2 D3
			A field: [C2] | [C3]
			A trumps: S4 up`,
		steps: [
			act(
				'A',
				'quick-open',
				{ discard: 'D2 D3' },
				{ expect: ['A.hand =', 'A.trumpsUp = S4', 'log has line_empty'] }
			),
			act(
				'A',
				'main-open',
				{ drive: 'C2 C3' },
				{ expect: ['A.life = 9', 'A.trumpsUp = S4', 'log has line_empty'] }
			)
		]
	}),
	row('row-rare-draw-without', {
		title: l10n('レアカードがなくてもレアドロー', 'Rare draw without a rare card'),
		about: l10n(
			'条件はライフ9枚以下だけ。移すカードがなければ、その部分は行わない。',
			'Its only condition is a life of 9 or less; with no card to move that part is not done.'
		),
		shows: ['action:rare-draw', '5.4.2'],
		in: 'standard+rare-pack',
		table: `
			A life: +9
			A hand: S5`,
		steps: [
			act('A', 'rare-draw', {}, { expect: ['A.hand = S5', 'A.life = 9', 'chance = A'] }),
			act('A', 'rare-draw', {}, { expect: ['A.hand = S5'] }),
			pass('A', { expect: ['chance = B'] })
		]
	})
];
