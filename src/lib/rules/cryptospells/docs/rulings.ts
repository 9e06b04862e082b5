// The points the source leaves open: the question, the choices, and what speaks for the default.
import type { RulingDoc } from '../../core/contract';
import { l10n, type L10n } from '../../core/text';
import { RULINGS, type RulingId } from '../rulings';
import type { RuleId } from './rulebook';

interface Entry {
	readonly title: L10n;
	readonly question: L10n;
	/** In the order of `RULINGS`: the default first. */
	readonly choices: readonly L10n[];
	readonly evidence: L10n;
	readonly cites: readonly RuleId[];
}
const OURS = l10n(
	'もとの文書は書いていない。既定はこちらで決めた。',
	'The source doesn’t say. The default is ours.'
);
const OUTSIDE = (ja: string, en: string): L10n =>
	l10n(
		`もとの文書は書いていない。既定は外の資料による（${ja}）。`,
		`The source doesn’t say. The default is from outside (${en}).`
	);

const ENTRIES: Readonly<Record<RulingId, Entry>> = {
	B1: {
		title: l10n('ランダムの数に足りない', 'Too few for the random number'),
		question: l10n(
			'「ランダムな○○２体」で、当てはまる者が1体しかいないときはどうなるか。',
			'“Two at random” with only one who fits: what happens?'
		),
		choices: [
			l10n('いる者に1回ずつ', 'Everybody there once'),
			l10n('足りない分は、もう一度同じ者から引く', 'The rest is drawn from the same ones again')
		],
		evidence: OURS,
		cites: ['T19']
	},
	B2: {
		title: l10n('選ばないこと', 'Declining a pick'),
		question: l10n(
			'召喚時に選べる対象がいるとき、選ばずに済ませてよいか。',
			'When a summon ability has something to pick, may the pick be declined?'
		),
		choices: [l10n('選ばなければならない', 'It must be made'), l10n('選ばなくてよい', 'It may be declined')],
		evidence: l10n(
			'もとの文書は書いていない。スペルではT17とT18により、どちらでも選ばずには使えない。',
			'The source doesn’t say. A spell can’t go without a pick either way (T17, T18).'
		),
		cites: ['T10', 'T18']
	},
	B3: {
		title: l10n('「して」の前が発動したとは', 'When did the part before して activate?'),
		question: l10n(
			'「○○して××する」の○○は、誰かに効果が及んで初めて発動したことになるか。',
			'Does the part before して need to affect somebody in order to have activated?'
		),
		choices: [
			l10n(
				'1体にでも及べば発動。対象を取らない効果はいつも発動',
				'It must affect at least one; without targets it always counts'
			),
			l10n('行おうとすれば発動', 'Attempting it is enough')
		],
		evidence: OURS,
		cites: ['T33']
	},
	B4: {
		title: l10n('死亡時はいつか', 'When death abilities run'),
		question: l10n(
			'文の途中で死んだユニットの死亡時の能力は、その文を終えてからか、次の効果の前か。',
			'A unit dies within a text: does its death ability run after the whole text, or before the next part?'
		),
		choices: [
			l10n('文を全て終えてから', 'After the whole text'),
			l10n('次の効果の前', 'Before the next part')
		],
		evidence: OURS,
		cites: ['G14']
	},
	B5: {
		title: l10n('攻撃した後の変身と進化', 'Attacks used before the change'),
		question: l10n(
			'変身や進化の前に済ませた攻撃は数えるか。',
			'Do attacks used before a transformation or evolution count?'
		),
		choices: [l10n('数える', 'They count'), l10n('数え直す', 'The count starts again')],
		evidence: OURS,
		cites: ['T40', 'T47']
	},
	B6: {
		title: l10n('進化と召喚酔い', 'Sickness through evolution'),
		question: l10n(
			'出たターンに進化したユニットは、召喚酔いのままか。',
			'Does a unit that evolves in the turn it arrived stay sick?'
		),
		choices: [
			l10n('召喚酔いのまま。進化後の速攻は働く', 'It stays sick; rush on the new form works'),
			l10n('召喚酔いにならない', 'It is not sick')
		],
		evidence: OURS,
		cites: ['T47', 'G13']
	},
	B7: {
		title: l10n('１ターン進めるとマナ', 'Mana when a turn is advanced'),
		question: l10n(
			'最大マナが増えたとき、マナも回復するか。',
			'When the max manas go up, is mana filled too?'
		),
		choices: [l10n('回復しない。最大マナは10まで', 'No; max mana stops at 10'), l10n('回復する', 'Yes')],
		evidence: OURS,
		cites: ['T35']
	},
	B8: {
		title: l10n('両者が同時に0', 'Both leaders at 0'),
		question: l10n(
			'両方のリーダーのLPが同時に0以下になったら。',
			'Both leaders fall to 0 together: who wins?'
		),
		choices: [
			l10n('引き分け', 'A draw'),
			l10n('手番のプレイヤーの負け', 'The player whose turn it is loses')
		],
		evidence: OURS,
		cites: ['T04']
	},
	B9: {
		title: l10n('デッキがないのに引く', 'Drawing from an empty deck'),
		question: l10n(
			'デッキがないときに引くことになったら。',
			'A player must draw and has no deck: what happens?'
		),
		choices: [l10n('そのプレイヤーの負け', 'That player loses'), l10n('何も起こらない', 'Nothing')],
		evidence: OUTSIDE('X2、X3', 'X2, X3'),
		cites: ['G15', 'T35']
	},
	B10: {
		title: l10n('手札がいっぱい', 'A full hand'),
		question: l10n('手札が9枚のときに引くカードは。', 'A card is drawn with nine in hand: where does it go?'),
		choices: [l10n('墓地へ行く', 'To the graveyard'), l10n('引かない', 'It isn’t drawn')],
		evidence: OURS,
		cites: ['G04']
	},
	B11: {
		title: l10n('同じ側の能力の順番', 'Order within one side'),
		question: l10n(
			'ターンの始めや終わりに、一人の能力がいくつも発動する。順番は。',
			'Several abilities of one player fire at a turn’s start or end: in what order?'
		),
		choices: [
			l10n('場に出た順', 'The order they arrived in'),
			l10n('持ち主が選ぶ（列に並ぶ前に）', 'Their player chooses, before they queue up')
		],
		evidence: l10n(
			'もとの文書は書いていない。列の途中では何も決めないので、選べるのはターンの始めと終わりだけとする。死亡時と「１ターン進める」の中では、場に出た順のまま。',
			'The source doesn’t say. Nothing is decided while the queue runs, so a choice exists at a turn’s start and end only; deaths and an advanced turn keep the order of arrival.'
		),
		cites: ['G14']
	},
	B12: {
		title: l10n('選んだ対象が先にいなくなった', 'The picked target is gone'),
		question: l10n(
			'選んだ対象が、その効果の番が来る前にいなくなったら。',
			'What was picked is gone before its ability’s turn comes: what then?'
		),
		choices: [
			l10n('その効果は発動しない', 'That ability does not activate'),
			l10n('範囲の中から無作為に選び直す', 'Another of the pool is drawn at random')
		],
		evidence: OURS,
		cites: ['T10']
	},
	B13: {
		title: l10n('トールが減らす最大マナ', 'Whose max mana Thor reduces'),
		question: l10n(
			'「最大マナを２減らす」は誰の最大マナか。',
			'“Reduce max mana by 2” names nobody: whose is meant?'
		),
		choices: [l10n('使った側', 'Its player’s'), l10n('相手', 'The opponent’s')],
		evidence: OURS,
		cites: ['T32']
	},
	B14: {
		title: l10n('死んだユニット自身は範囲に入るか', 'Is the dead unit in its own pool?'),
		question: l10n(
			'死亡時の「ランダムな」「全ての」に、死んだユニット自身は入るか。',
			'Do ランダムな and 全ての of a death ability count the dead unit itself?'
		),
		choices: [l10n('入らない', 'No'), l10n('入る', 'Yes')],
		evidence: OURS,
		cites: ['T22', 'T28']
	},
	B15: {
		title: l10n('速攻と連撃を持つ、出たばかりのユニット', 'Rush and double attack, just arrived'),
		question: l10n(
			'速攻と連撃の両方を持つ、出たばかりのユニットが変身したら、何回攻撃できるか。',
			'A unit with both, just arrived, is transformed: how many attacks?'
		),
		choices: [
			l10n('2回（変身する前に従う）', 'Two, as before'),
			l10n('1回（T44を文字どおりに読む）', 'One, reading T44 to the letter')
		],
		evidence: OURS,
		cites: ['T44', 'T45']
	},
	B16: {
		title: l10n('枠の数', 'Numbers of the frame'),
		question: l10n(
			'LP、手札、場、マナの上限はいくつか。',
			'LP to begin with, and the limits of hand, field and mana?'
		),
		choices: [
			l10n('LP25、手札9枚、場6体、マナ10', 'LP 25, hand 9, field 6, mana 10'),
			l10n('セットアップに書いた数（limits）', 'As the set-up states them (limits)')
		],
		evidence: OUTSIDE('X2、X3', 'X2, X3'),
		cites: ['G01', 'G04', 'G05']
	},
	B17: {
		title: l10n('効果で出たユニットの召喚時', 'Summon abilities of units put there'),
		question: l10n(
			'効果で場に出たユニットの、召喚時の能力は発動するか。',
			'A unit arrives by an effect: does its 召喚時 fire?'
		),
		choices: [
			l10n('発動しない（手札から使ったときだけ）', 'No, only from the hand'),
			l10n('発動する', 'Yes')
		],
		evidence: OUTSIDE('X4、一部が切れている', 'X4, partly cut off'),
		cites: ['G20', 'T08']
	},
	B18: {
		title: l10n('変身したユニットの死亡時', 'Death abilities and transformation'),
		question: l10n(
			'変身して元の姿がなくなるとき、死亡時の能力は発動するか。',
			'Does losing its form to a transformation fire a unit’s 死亡時?'
		),
		choices: [l10n('発動しない', 'No'), l10n('発動する', 'Yes')],
		evidence: OUTSIDE('X4', 'X4'),
		cites: ['T40']
	},
	B19: {
		title: l10n('１ターン進めるの順番', 'Order of the four parts'),
		question: l10n(
			'攻撃の権利が戻るのは、四つの中で最後か、最初か。',
			'Are attacks renewed last of the four parts, or first?'
		),
		choices: [l10n('書かれた順（最後）', 'As listed: last'), l10n('最初', 'First')],
		evidence: l10n(
			'書かれた順に行うというのはこちらの読み。',
			'That they run in the order listed is our reading.'
		),
		cites: ['T35']
	},
	B20: {
		title: l10n('変身したユニットと１ターン進める', 'A transformed unit and an advanced turn'),
		question: l10n(
			'同じターンに変身したユニットは、１ターン進めた後、変身後の姿で攻撃回数を数えるか。',
			'A unit was transformed this turn and the turn is advanced: do its attacks now follow the new form?'
		),
		choices: [
			l10n('変身後に従う（T37を広く読む）', 'Yes, reading T37 widely'),
			l10n('変身前に従ったまま', 'No, they still follow the old form')
		],
		evidence: OURS,
		cites: ['T37', 'T40']
	}
};

export const RULING_DOCS: readonly RulingDoc[] = (Object.keys(ENTRIES) as RulingId[]).map((id) => {
	const { title, question, choices, evidence, cites } = ENTRIES[id];
	return {
		id,
		title,
		question,
		choices: RULINGS[id].map((choice, i) => ({ id: choice, label: choices[i]! })),
		default: RULINGS[id][0],
		evidence,
		playable: true,
		cites
	};
});
