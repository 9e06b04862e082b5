// What comes after damage: death, revival, stop check, vanishing: F35, F40, F43, F46. And Kuroko's frame around it.
import type { Scenario } from '../../../scenario/types';
import { attacks, go, scenario, table, ending, undefended } from './make';

export const AFTER: readonly Scenario[] = [
	scenario({
		id: 'f35-death',
		title: ['死亡すると手札と場をパイルする', 'Death piles hand and field'],
		shows: ['V88', 'V108', 'V109'],
		setup: table({ B: { hp: 10, hand: ['mikiri', 'maai'], field: ['edge'] }, C: {} }),
		steps: [
			...attacks(),
			...ending(
				undefended('I'),
				'B.hp = 0',
				'B.state = dead',
				'B.hand =',
				'B.field =',
				'B.pile = mikiri maai edge',
				'log has died',
				'moment = turn'
			)
		]
	}),
	scenario({
		id: 'f35-last-one-standing',
		title: ['最後の一人', 'The last one standing'],
		shows: ['K08', 'C25'],
		setup: table({ B: { hp: 10 } }),
		steps: [
			...attacks(),
			...ending(undefended('I'), 'moment = over', 'winners = A', 'log has game_over'),
			go('A pass', { refused: ['game_over'] })
		]
	}),
	scenario({
		id: 'f40-dead-until-revived',
		title: ['死亡したら復活するまで何もできない', 'Nothing until revived'],
		shows: ['V110', 'K05', 'revive'],
		setup: table(
			{ B: { dead: true, hp: 0, maxHp: 20, hand: ['saihan', 'cut', 'maai'] }, C: {} },
			{ turn: 'B' }
		),
		expect: ['B.state = dead', 'B.hp = 0', 'asked = B'],
		steps: [
			go('B declare', { refused: ['is_dead'] }),
			go('B move card=B:maai whom=A', { refused: ['is_dead'] }),
			go('B revive', { expect: ['B.state = standing', 'B.hp = 20', 'B.pile = saihan', 'log has revived'] }),
			go('B revive', { refused: ['no_card', 'is_not_dead'] })
		]
	}),
	scenario({
		id: 'f43-stop-check',
		title: ['停止チェックに失敗', 'A stop check fails'],
		shows: ['V87', 'V91', 'K06'],
		setup: table({ A: { hand: ['binding-cut'] }, B: {} }),
		steps: [
			...attacks(),
			...ending(undefended('I'), 'B.hp = 10', 'moment = roll', 'asked = B', 'log has stop_check'),
			go('B pass', { refused: ['dice_first'] }),
			go('B answer roll=9', {
				expect: ['B.stopped = yes', 'B.face = open', 'moment = turn', 'log has stopped']
			}),
			go('A pass', { expect: ['turn = A', 'B.stopped = no', 'log has turn_skipped'] })
		]
	}),
	scenario({
		id: 'f43-stop-check-withstood',
		title: ['停止チェックに成功', 'A stop check succeeds'],
		shows: ['V91', 'K09'],
		setup: table({ A: { hand: ['binding-cut'] }, B: {} }, { dice: ['8'] }),
		steps: [
			...attacks(),
			...ending(undefended('I'), 'B.hp = 10', 'B.stopped = no', 'B.face = open', 'log has withstood')
		]
	}),
	scenario({
		id: 'f46-vanish',
		title: ['消滅', 'Vanishing'],
		shows: ['V111', 'V112'],
		setup: table(
			{ A: { hand: ['erase'] }, B: { hp: 10, hand: ['mikiri'], barrier: ['barrier-2'] }, C: {} },
			{ cards: { erase: 'technique sword Lv3 Dp20 vanish "消し去る一閃" "Erasing Slash"' } }
		),
		steps: [
			...attacks(),
			...ending(
				undefended('I'),
				'B.state = vanished',
				'B.player = out',
				'B.hand =',
				'B.gone = barrier-2 mikiri',
				'B.pile =',
				'moment = turn',
				'log has player_left'
			),
			go('A pass', { expect: ['turn = C'] })
		]
	}),
	scenario({
		id: 'k01-turns',
		title: ['ターンと行動', 'Turns and actions'],
		shows: ['K01', 'K02', 'K12', 'K10'],
		setup: table({ A: { warrior: 4, hand: ['cut', 'riposte', 'iron-form'] }, B: {}, C: {} }),
		steps: [
			go('B declare', { refused: ['not_your_turn'] }),
			go('A declare technique=A:riposte', { refused: ['only_answers'] }),
			go('A declare technique=A:iron-form', { refused: ['only_answers'] }),
			go('A mikiri', { refused: ['no_attack'] }),
			go('A declare technique=A:cut'),
			go('A announce targets=A', { refused: ['aims_at_self'] }),
			go('A announce targets=C', { expect: ['hit.target = C', 'hit.damage = 5'] }),
			...ending(undefended('I', 'C'), 'C.hp = 15', 'A.actions = 0'),
			go('A pass', { expect: ['turn = B'] }),
			go('B pass', { expect: ['turn = C'] }),
			go('C pass', { expect: ['turn = A', 'A.actions = 1'] })
		]
	}),
	scenario({
		id: 'k13-attacker-falls',
		title: ['攻撃側が倒れたら', 'When the attacker falls'],
		about: [
			'反射された1回目で攻撃側が死亡すると、2回目は来ない。',
			'When the attacker dies of its own reflected hit, the second one does not come.'
		],
		shows: ['K13', 'V33'],
		setup: table({ A: { hp: 10, hand: ['twin-cut'] }, B: { hand: ['mirror'] }, C: {} }),
		steps: [
			...attacks(),
			go('B reflect'),
			...ending(
				undefended('I', 'A'),
				'A.state = dead',
				'outcomes = 1A:10',
				'B.hp = 20',
				'log has dead_skipped',
				'moment = turn'
			)
		]
	}),
	scenario({
		id: 'k14-begin-at-four',
		title: ['途中から始まる配置', 'A set-up in the middle of an attack'],
		shows: ['K14', 'K11', 'V75'],
		setup: table(
			{ B: { abilities: ['tough'] } },
			{ attack: { by: 'A', technique: 'cut', targets: ['B'], at: 'IV', damage: 6 } }
		),
		expect: ['moment = IV', 'hit.damage = 6', 'hit.level = 3', 'A.field = cut'],
		steps: [go('B ability', { expect: ['hit.damage = 1'] }), ...ending(undefended('IV'), 'B.hp = 19')]
	}),
	scenario({
		id: 'k08-draw',
		title: ['引き分け', 'A draw'],
		about: [
			'死亡した相手への2回目が来る裁定(C20)で、攻撃側が身代わりになって自分も倒れる。',
			'Where hit 2 still comes at somebody dead (C20), the attacker substitutes and falls as well.'
		],
		shows: ['K08', 'C20', 'V108', 'V110'],
		rulings: { C20: 'goes-on' },
		setup: table({ A: { hp: 10, hand: ['twin-cut', 'resist', 'mikiri'] }, B: { hp: 10, hand: ['mikiri'] } }),
		steps: [
			...attacks(),
			...ending(undefended('I'), 'B.state = dead', 'hit.number = 2'),
			go('B mikiri', { refused: ['is_dead'] }),
			go('A migawari'),
			go('B pass', { expect: ['hit.target = A'] }),
			...ending(undefended('I', 'A'), 'A.state = dead', 'moment = over', 'winners =', 'log has nobody_left')
		]
	}),
	scenario({
		id: 'k13-two-counters',
		title: ['二つの反撃', 'Two counters'],
		about: [
			'全員の防御のあとで反撃を処理する裁定(C32)。一つ目で攻撃側が倒れると、二つ目は処理しない。',
			'Where counters come after everybody has defended (C32): the first one fells the attacker, the second is not processed.'
		],
		shows: ['K13', 'C32', 'V41'],
		rulings: { C32: 'after-all' },
		setup: table(
			{ A: { hp: 8, hand: ['sweep'] }, B: { warrior: 4, hand: ['riposte'] }, C: { hand: ['riposte'] } },
			{ contact: ['A-B', 'A-C'] }
		),
		steps: [
			go('A declare'),
			go('A announce'),
			go('B counter'),
			go('A pass', { expect: ['hit.target = C'] }),
			go('C counter'),
			go('A pass', { expect: ['attacks = sweep riposte', 'asked = B'] }),
			go('B announce'),
			...ending(
				undefended('I', 'A', 'B'),
				'A.state = dead',
				'C.pile = riposte',
				'outcomes = 1B:counter 1C:counter 1A:8',
				'log has counter_lapses',
				'moment = turn'
			)
		]
	}),
	scenario({
		id: 'v112-vanishes-on-own-turn',
		title: ['自分の消滅の技を反射される', 'One’s own vanishing technique reflected'],
		shows: ['V111', 'V112', 'V33'],
		setup: table(
			{ A: { hp: 10, hand: ['erase'] }, B: { hand: ['mirror'] }, C: {} },
			{ cards: { erase: 'technique sword Lv3 Dp20 vanish' } }
		),
		steps: [
			...attacks(),
			go('B reflect'),
			...ending(undefended('I', 'A'), 'A.state = vanished', 'A.player = out', 'turn = B', 'moment = turn')
		]
	}),
	scenario({
		id: 'v110-the-dead-are-no-target',
		title: ['死亡したキャラクターは対象にならない', 'The dead are no target'],
		shows: ['V108', 'K04', 'K05', 'K10'],
		setup: table({
			A: { hand: ['cut', 'maai', 'fumikomi', 'saihoso'] },
			B: {},
			C: { dead: true, hp: 0, maxHp: 20 }
		}),
		steps: [
			go('A move card=A:maai whom=C', { refused: ['not_in_contact'] }),
			go('A move card=A:fumikomi whom=B', { refused: ['in_contact_already'] }),
			go('A revive whom=B', { refused: ['is_not_dead'] }),
			go('A declare'),
			go('A announce targets=C', { refused: ['not_standing'] }),
			go('A announce targets=B'),
			...undefended('I'),
			go('A revive', { expect: ['C.state = standing', 'C.hp = 20'] })
		]
	})
];
