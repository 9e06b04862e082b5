// Declaring, activating, announcing: F01–F05, F37–F39.
import type { Scenario } from '../../../scenario/types';
import { attacks, go, scenario, table, ending } from './make';

const HEAVY = { heavy: 'technique sword Lv5 Dp10 "重い一撃" "Heavy Blow"' };
const HEAVY_FREE = { heavy: 'technique sword Lv5 Dp10 free "重い一撃" "Heavy Blow"' };

export const ACTIVATION: readonly Scenario[] = [
	scenario({
		id: 'f01-equal-level',
		title: ['技Lvと能力値が等しい', 'Technique Lv equal to the value'],
		shows: ['V01', 'V02', 'V05', 'V06', 'V12', 'declare', 'announce'],
		setup: table(),
		steps: [
			go('A declare', {
				expect: ['moment = contents', 'log has level_suffices', 'A.field = cut', 'A.hand =']
			}),
			go('A announce targets=B', { expect: ['moment = I', 'hit.level = 3', 'hit.damage = 10', 'asked = B'] })
		]
	}),
	scenario({
		id: 'f02-two-checks',
		title: ['2Lv足りず、2回の精神力チェックに成功', 'Two levels short, two spirit checks succeed'],
		shows: ['V05', 'V08', 'V09', 'K09', 'answer'],
		setup: table({ A: { hand: ['heavy'] } }, { cards: HEAVY }),
		steps: [
			go('A declare', { expect: ['moment = roll', 'check.need = 5', 'check.value = 3'] }),
			go('A answer', { refused: ['no_dice'] }),
			go('A announce targets=B', { refused: ['dice_first'] }),
			go('A answer roll=13', { refused: ['dice_impossible'] }),
			go('A answer roll=7', { expect: ['check.value = 4', 'moment = roll', 'log has roll_succeeded'] }),
			go('A answer roll=2', { expect: ['moment = contents', 'log has level_suffices'] })
		]
	}),
	scenario({
		id: 'f02-recorded-dice',
		title: ['出目が書いてあれば自動で進む', 'Recorded dice are taken by themselves'],
		shows: ['V08', 'V09', 'K09'],
		setup: table({ A: { hand: ['heavy'] } }, { cards: HEAVY, dice: ['7', 'OK', '9'] }),
		steps: [go('A declare', { expect: ['moment = contents', 'dice = 9'] })]
	}),
	scenario({
		id: 'f03-fails-as-action',
		title: ['2回目に失敗(行動として)', 'The second check fails (as an action)'],
		shows: ['V10', 'V11', 'K02'],
		setup: table({ A: { hand: ['heavy'] } }, { cards: HEAVY }),
		steps: [
			go('A declare'),
			go('A answer roll=7'),
			go('A answer roll=8', {
				expect: ['moment = turn', 'A.pile = heavy', 'A.actions = 0', 'log has not_activated']
			})
		]
	}),
	scenario({
		id: 'f03-fails-as-non-action',
		title: ['2回目に失敗(行動以外として)', 'The second check fails (as a non-action)'],
		shows: ['V10', 'V11'],
		setup: table({ A: { hand: ['heavy'] } }, { cards: HEAVY_FREE }),
		steps: [
			go('A declare mode=FREE'),
			go('A answer roll=7'),
			go('A answer roll=8', { expect: ['A.pile = heavy', 'A.actions = 1', 'log has no_action_spent'] })
		]
	}),
	scenario({
		id: 'f03-gives-up',
		title: ['精神力チェックをあきらめる', 'Giving the spirit check up'],
		shows: ['V10', 'V11'],
		setup: table({ A: { hand: ['heavy'] } }, { cards: HEAVY }),
		steps: [
			go('A declare'),
			go('A answer roll=GIVE-UP', { expect: ['A.pile = heavy', 'A.actions = 0', 'log has gave_up'] })
		]
	}),
	scenario({
		id: 'f04-printed-level-counts',
		title: ['比べるのは元の技Lv', 'The printed level is compared'],
		about: [
			'複合で効果Lvは5になるが、発動チェックで比べるのは書かれた技Lv 3。',
			'The compound makes effect Lv 5, but the check compares the printed technique Lv 3.'
		],
		shows: ['V03', 'V07', 'V13'],
		setup: table({ A: { hand: ['cut', 'edge'] } }),
		steps: [
			go('A declare technique=A:cut compounds=A:edge', {
				expect: ['moment = contents', 'A.field = cut edge', 'log has compounded']
			}),
			go('A announce targets=B', {
				expect: ['attack.level = 5', 'attack.dp = 14', 'hit.level = 5', 'hit.damage = 14']
			})
		]
	}),
	scenario({
		id: 'f04-magic-lv',
		title: ['魔法は魔法Lvと比べる', 'Magic is measured against magic Lv'],
		shows: ['V05'],
		setup: table(
			{ A: { warrior: 9, magic: 2, hand: ['spark'] } },
			{ cards: { spark: 'technique magic Lv3 Dp6' } }
		),
		steps: [go('A declare', { expect: ['moment = roll', 'check.value = 2', 'check.need = 3'] })]
	}),
	scenario({
		id: 'f05-out-of-contact',
		title: ['近接状態でなければDpは半分', 'Out of contact, Dp is halved'],
		shows: ['V14'],
		setup: table({}, { contact: [] }),
		steps: ending(attacks(), 'hit.damage = 5', 'log has halved', 'attack.dp = 10')
	}),
	scenario({
		id: 'f05-half-of-seven',
		title: ['7の半分は4', 'Half of 7 is 4'],
		shows: ['V14', 'C2'],
		setup: table({ A: { hand: ['jab'] } }, { contact: [], cards: { jab: 'technique sword Lv3 Dp7' } }),
		steps: ending(attacks(), 'hit.damage = 4')
	}),
	scenario({
		id: 'f37-heal',
		title: ['回復は離れていても全部効く', 'Healing works in full out of contact'],
		shows: ['V15', 'K07', 'K10', 'C3'],
		setup: table({ A: { hand: ['mend'] }, B: { hp: 10, maxHp: 20 } }, { contact: [] }),
		steps: [
			go('A declare'),
			go('A announce targets=B', { expect: ['B.hp = 16', 'moment = turn', 'A.pile = mend', 'A.actions = 0'] })
		]
	}),
	scenario({
		id: 'f38-chant-missing',
		title: ['[詠]の技は詠唱してから', 'A [chant] technique must be chanted first'],
		shows: ['V04', 'K03', 'chant'],
		setup: table({ A: { magic: 5, hand: ['flame-verse'] } }),
		steps: [
			go('A declare', { refused: ['not_chanted'], expect: ['A.hand = flame-verse', 'A.actions = 1'] }),
			go('A chant', { expect: ['A.chanted = flame-verse', 'A.actions = 0', 'log has chanted'] }),
			go('A declare', { refused: ['no_action_left'] }),
			go('A pass', { expect: ['turn = B', 'B.actions = 1'] }),
			go('B pass', { expect: ['turn = A', 'A.actions = 1'] }),
			go('A declare', { expect: ['moment = contents', 'A.field = flame-verse'] })
		]
	}),
	scenario({
		id: 'f39-compound-too-late',
		title: ['複合はあとから足せない', 'A compound cannot be added later'],
		shows: ['V03', 'compound'],
		setup: table({ A: { hand: ['cut', 'edge'] } }),
		steps: [
			go('A declare technique=A:cut'),
			go('A compound', { refused: ['compound_now_only'] }),
			go('A announce targets=B', { expect: ['attack.level = 3'] }),
			go('A compound', { refused: ['contents_done', 'compound_now_only'] })
		]
	})
];
