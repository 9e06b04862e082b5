// Sentences that are neither log nor refusal: prompts, status, consequences, nearest fixes.
import type { Sentence } from '../core/contract';
import type { Seat, Slot } from '../core/text';
import type { RuleId } from './docs/rulebook';
import { attackOf, character, hitOf, nameOf, type Table } from './table';
import { isHelpless, NULLIFIED_NAMES } from './pipeline';
import { GATE_NAMES } from './terms';

const s = <const J extends string, const E extends string>(ja: J, en: E, ...cites: readonly RuleId[]) => ({
	text: { ja, en },
	cites
});

export const SENTENCES = {
	// who must answer what
	ask_turn: s(
		'{who}のターン。技を宣言するか、ほかのことをするか、パスする。',
		"{who}'s turn: declare a technique, do something else, or pass.",
		'K01',
		'K02'
	),
	ask_turn_dead: s(
		'{who}は死亡している。復活のカードがあれば使える。なければパスする。',
		'{who} is dead: play a card that brings back, or pass.',
		'V110'
	),
	ask_contents: s(
		'{who}が「{technique}」の対象と内容を宣言する。',
		'{who} announces the targets and contents of {technique}.',
		'V12'
	),
	ask_roll: s(
		'{who}の精神力チェック。「{technique}」の発動にあと{n}回の成功が要る。出目か結果を答える。',
		"{who}'s spirit check: {technique} needs {n} more success(es). Answer with a roll or a result.",
		'V08',
		'V09'
	),
	ask_stop_roll: s(
		'{who}の停止チェック。失敗すると停止する。出目か結果を答える。',
		"{who}'s stop check: failing it, {who} is stopped. Answer with a roll or a result.",
		'V91'
	),
	ask_answer: s(
		'{whom}が間合いを取った。{who}は踏み込んで失敗させるか、見送る。',
		'{whom} keeps distance: {who} steps in against it or lets it be.',
		'V29'
	),
	ask_answer_self: s(
		'反射された攻撃の間合い。踏み込めるのは{who}本人だけ。',
		'A distance against a reflected attack: only {who} could step in, against themself.',
		'V35'
	),
	ask_gate: s(
		'{gate}。{who}が防御する。何もしなければパスで次へ進む。',
		'{gate}: {who} defends, or passes to go on.',
		'V18',
		'V22'
	),
	ask_gate_stopped: s(
		'{gate}。{who}は停止していて何もできない。パスで次へ進む。',
		'{gate}: {who} is stopped and can only pass.',
		'V91'
	),
	ask_claim: s(
		'{claimer}が身代わりを申し出ている。いまの対象の{who}が先に応じるか、パスして任せる。',
		'{claimer} offers to substitute: {who}, the present target, answers first or passes to let it happen.',
		'V104',
		'K15'
	),
	ask_before_attacker: s(
		'ダメージ適用の直前。{who}はパンプアップできる。',
		'Just before damage: {who} may pump up.',
		'V96',
		'V98'
	),
	ask_before_defender: s(
		'ダメージ適用の直前。{who}はAの行動ができる。',
		'Just before damage: {who} may use A actions.',
		'V101'
	),
	ask_verdict: s(
		'{how}で無効になるところ。{who}はパンプアップで破るか、パスして認める。',
		'Nullified by {how}: {who} pumps up to undo it, or passes and lets it stand.',
		'V19',
		'V100'
	),

	// status
	at_work: s('規則にしたがって処理している。', 'The rules are at work.', 'V18'),
	over_winner: s('決着がついた。{winners}の勝ち。', 'It is over: {winners} wins.', 'K08'),
	over_draw: s('決着がついた。誰も立っていないので引き分け。', 'It is over: nobody stands, a draw.', 'K08'),

	// what would follow
	would_nullify: s(
		'{how}で無効になる(攻撃側の返事待ち)。',
		'Nullified by {how}, unless the attacker answers.'
	),
	would_undo: s(
		'無効化が破れる。効果Lv {level}、ダメージ {damage}。',
		'The nullification fails: effect Lv {level}, damage {damage}.',
		'V100'
	),
	would_retarget: s('対象が{whom}になる。', 'The target becomes {whom}.'),
	would_be_damage: s('ダメージ {from} → {to}。', 'Damage {from} → {to}.'),
	would_be_level: s('効果Lv {from} → {to}。', 'Effect Lv {from} → {to}.'),
	pass_ends_turn: s('ターンを終える。', 'The turn ends.', 'K01'),
	pass_lets_go: s(
		'間合いを見送る。攻撃は無効になる。',
		'The distance holds: the attack is nullified.',
		'V28'
	),
	pass_confirms: s(
		'無効化を認める。X回攻撃の残りは来る。',
		'The nullification stands; later hits still come.',
		'V19'
	),
	pass_confirms_all: s(
		'無効化を認める。X回攻撃の残りも来ない。',
		'The nullification stands, and later hits do not come.',
		'V19'
	),
	pass_applies_barriers: s(
		'結界ゾーンの結界が自動で働く。',
		'The barriers in the zone apply by themselves.',
		'V69'
	),
	pass_goes_on: s('「{gate}」に進む。', 'On to {gate}.', 'V18'),
	pass_to_defender: s(
		'防御側がパスすればダメージを適用する。',
		'If the defender passes too, damage is applied.',
		'V96'
	),
	pass_applies_damage: s('ダメージ {n} を適用する。', '{n} damage is applied.', 'V85'),
	pass_lets_substitute: s('{who}が身代わりになる。', '{who} becomes the substitute.', 'V106'),

	// the one change that would make it legal
	fix_card: s('手札に{card}があればできる。', 'With {card} in hand it could be done.'),
	fix_ability: s(
		'「{ability}」のような能力があればできる。',
		'With an ability such as {ability} it could be done.'
	),
	fix_not_stopped: s(
		'停止していなければできる。',
		'It could be done if the character were not stopped.',
		'V91'
	),
	fix_standing: s('死亡していなければできる。', 'It could be done if the character were not dead.', 'V110'),
	fix_action: s('行動が1回残っていればできる。', 'With one action left it could be done.', 'K02'),
	fix_chanted: s('先に詠唱していればできる。', 'It could be done if it had been chanted first.', 'V04'),
	fix_moment: s('{gate}のうちならできる。', 'At {gate} it could be done.', 'V18'),
	fix_turn: s('自分のターンならできる。', 'On your own turn it could be done.', 'K01'),
	fix_unused: s('まだ使っていなければできる。', 'It could be done if it had not been used yet.', 'K11'),
	fix_readable: s('見切り不可でなければできる。', 'It could be done if the attack could be read.', 'V99'),
	fix_ruling: s(
		'裁定{ruling}を切り替えればできる。',
		'Under another choice of ruling {ruling} it could be done.'
	),
	fix_after: s('{who}の返事が済めばできる。', 'Once {who} has answered it could be done.', 'K15'),
	fix_level: s('攻撃の効果Lvが{level}ならできる。', 'Against effect Lv {level} it could be done.', 'V42'),
	fix_dead: s('死亡しているキャラクターがいればできる。', 'If somebody were dead it could be done.', 'V110'),
	fix_in_contact: s(
		'近接状態の相手がいればできる。',
		'With somebody in melee contact it could be done.',
		'K04'
	)
} as const;

export type SentenceCode = keyof typeof SENTENCES;
type SlotNames<S extends string> = S extends `${string}{${infer N}}${infer Rest}`
	? N | SlotNames<Rest>
	: never;
type SlotsOf<C extends SentenceCode> = Readonly<
	Record<SlotNames<(typeof SENTENCES)[C]['text']['ja' | 'en']>, Slot>
>;

/** A sentence of the table above with its slots, and further rules where the case names them. */
export function sentence<C extends SentenceCode>(
	code: C,
	slots: SlotsOf<C>,
	cites: readonly RuleId[] = []
): Sentence {
	return { code, text: SENTENCES[code].text, slots, cites: [...SENTENCES[code].cites, ...cites] };
}

/** What the seat that has the word is asked. */
export function prompt(t: Table, seat: Seat): Sentence {
	const who = character(t, seat).name;
	const attack = attackOf(t);
	const hit = hitOf(t);
	switch (t.moment) {
		case 'turn':
			return sentence(character(t, seat).state === 'dead' ? 'ask_turn_dead' : 'ask_turn', { who });
		case 'contents':
			return sentence('ask_contents', { who, technique: nameOf(t, attack!.technique) });
		case 'roll':
			return t.check
				? sentence('ask_roll', {
						who,
						technique: nameOf(t, t.check.technique),
						n: t.check.need - t.check.value
					})
				: sentence('ask_stop_roll', { who });
		case 'answer':
			return hit!.target === seat
				? sentence('ask_answer_self', { who })
				: sentence('ask_answer', { who, whom: character(t, hit!.target).name });
		case 'verdict':
			return sentence('ask_verdict', { who, how: NULLIFIED_NAMES[hit!.nullified!.by] });
		default:
			return gatePrompt(t, seat);
	}
}

function gatePrompt(t: Table, seat: Seat): Sentence {
	const who = character(t, seat).name;
	const { gate, claims } = hitOf(t)!;
	if (claims.length) return sentence('ask_claim', { who, claimer: character(t, claims[0]!.seat).name });
	if (t.moment === 'before.attacker') return sentence('ask_before_attacker', { who });
	if (t.moment === 'before.defender') return sentence('ask_before_defender', { who });
	return sentence(isHelpless(t, seat) ? 'ask_gate_stopped' : 'ask_gate', { who, gate: GATE_NAMES[gate] });
}
