// The sentences of the explanation, each with the rules it rests on.
import type { L10n } from '../../core/text';

const says = (
	cites: readonly string[],
	ja: string,
	en: string
): { text: L10n; cites: readonly string[] } => ({
	text: { ja, en },
	cites
});

export const READING = {
	// can it be used without a target?
	unit_always: says(
		['T10'],
		'ユニットなので、対象がいなくても召喚できます。発動しないのは効果だけです。',
		'It is a unit: it can be summoned even with nobody to target; only its ability may not activate.'
	),
	spell_needs_target: says(
		['T17'],
		'対象を選ぶスペルなので、選べる相手がいる間しか使えません。',
		'It is a spell with a pick: it can be used only while there is somebody to pick.'
	),
	spell_needs_target_for_all: says(
		['T17', 'T18'],
		'対象を選ぶ効果を含むスペルなので、選べる相手がいなければ使えません。残りの効果だけを使うこともできません。',
		'One part of this spell picks a target: with nobody to pick it can’t be used, not even for its other part.'
	),
	spell_has_a_leader: says(
		['T13', 'T15', 'T16', 'T17'],
		'リーダーはいつも場にいて選べるので、ユニットがいなくても使えます。',
		'A leader is always there to pick, so it can be used even without units.'
	),
	spell_without_pick: says(
		['T14', 'T24', 'T30'],
		'対象を選ばないスペルなので、当たる相手がいなくても使えます。',
		'Nothing is picked, so it can be used even if nobody is hit.'
	),
	// when and what
	when: says([], '{when}', '{when}'),
	does: says([], '{verb}', '{verb}'),
	// chosen, random or all
	chosen: says(
		['T08', 'T10'],
		'{n}体を、カードを使うときに選びます。',
		'You pick {n}, when the card is used.'
	),
	chosen_nowhere: says(
		['T08'],
		'ここではプレイヤーが選べません。選べるのは召喚時とスペルだけです。',
		'Nothing can be picked here: only summon abilities and spells pick.'
	),
	at_random: says(['T19'], '{n}体が無作為に決まります。選べません。', '{n} at random; nobody picks.'),
	everyone: says(['T25'], '当てはまる全員です。選びません。', 'Everyone who fits; nobody picks.'),
	determined: says(
		['T14'],
		'相手が決まっているので、選ぶ手順がありません。',
		'The text leaves only one answer, so nothing is picked.'
	),
	itself: says(['T22'], 'このユニット自身です。', 'This unit itself.'),
	not_said: says(
		['T10', 'T19', 'T25'],
		'1体か、ランダムか、全てかが書かれていないので、決められません。',
		'It doesn’t say one, random or all, so this can’t be decided.'
	),
	no_target: says(['T32'], '場の対象を取りません。', 'It targets nothing on the field.'),
	// who is in the pool
	pool_self: says(['T22'], 'このユニットだけです。', 'Only this unit.'),
	pool_leaders: says(['T13', 'T14'], '{who}。ユニットは入りません。', '{who}. Units are not included.'),
	pool_units: says(['T10', 'T11'], '{who}。リーダーは入りません。', '{who}. Leaders are not included.'),
	pool_narrowed: says(
		['T11', 'T21', 'T27'],
		'{who}だけです。リーダーは入りません。',
		'Only {who}. Leaders are not included.'
	),
	pool_characters: says(
		['T07'],
		'{who}。「キャラクター」はリーダーを含みます。',
		'{who}. “Character” (キャラクター) includes leaders.'
	),
	pool_elided: says(
		['T07', 'T15', 'T16'],
		'{who}。「味方」「相手」だけのときは、リーダーも入ります。',
		'{who}. 味方 or 相手 with no kind named includes leaders.'
	),
	// is it among its own targets?
	self_no_target: says(['T22'], '対象がないので関係ありません。', 'There is no target.'),
	self_is_target: says(['T22'], '自分自身が対象です。', 'It is its own target.'),
	self_on_spell: says(['T22'], 'スペルは場にいないので、関係ありません。', 'A spell is not on the field.'),
	self_arriving: says(
		['T12'],
		'入りません。選ぶときには、まだ場に出ていません。',
		'No: when the pick is made, it is not on the field yet.'
	),
	self_no_pick_here: says(['T08'], 'ここでは対象を選べません。', 'Nothing can be picked here.'),
	self_wrong_side: says(
		['T16', 'T20'],
		'入りません。相手側だけが対象です。',
		'No: only the enemy side is meant.'
	),
	self_not_leader: says(['T14'], '入りません。リーダーだけが対象です。', 'No: only leaders are meant.'),
	self_left_out: says(
		['T23', 'T29'],
		'入りません。「自身を除く」または「他の」と書いてあります。',
		'No: 自身を除く or 他の leaves it out.'
	),
	self_is_dead: says(
		['T22', 'T28'],
		'入りません。死亡時には、もう場を離れています。',
		'No: when it dies, it has already left the field.'
	),
	self_if_matches: says(
		['T22', 'T28', 'T21', 'T27'],
		'条件に合っていれば、自分も入ります。',
		'Yes, if it fits the condition itself.'
	),
	self_may_be_drawn: says(['T22'], '入ります。自分に当たることもあります。', 'Yes: it may hit itself.'),
	self_is_hit: says(['T28'], '入ります。自分にも効果が及びます。', 'Yes: it hits itself too.'),
	// with nobody to hit
	never_empty: says(
		['T13', 'T15', 'T16'],
		'リーダーがいつも入るので、対象がいないことはありません。',
		'There is always a leader, so this can’t happen.'
	),
	none_random: says(
		['T24'],
		'カードは使えて、誰にも何も起こりません。',
		'The card can be used; nobody is hit.'
	),
	none_all: says(['T30'], 'カードは使えて、誰にも何も起こりません。', 'The card can be used; nobody is hit.'),
	none_unit: says(
		['T10'],
		'召喚はでき、この効果だけが発動しません。',
		'It is summoned all the same; this ability does not activate.'
	),
	none_spell: says(['T17'], 'このスペルは使えません。', 'The spell can’t be used.'),
	// して against する
	needs_previous: says(
		['T33'],
		'「して」でつながっています。効果{n}が発動したときだけ、効果{m}も発動します。',
		'It is joined by して: part {m} happens only if part {n} activated.'
	),
	stands_alone: says(
		['T32'],
		'「する」で切れています。効果{n}が発動しなくても、効果{m}は発動します。',
		'する ends the part before: part {m} happens even if part {n} did not activate.'
	),
	contrast_shite: says(
		['T33'],
		'「して」ならば、効果{n}に対象がいないとき、効果{m}も起こりません。',
		'With して, part {m} would not happen when part {n} had no target.'
	),
	contrast_suru: says(
		['T32'],
		'「する」ならば、効果{n}に対象がいなくても、効果{m}は起こります。',
		'With する, part {m} would happen even when part {n} had no target.'
	),
	contrast_spell: says(
		['T17', 'T18'],
		'対象を選ぶスペルなので、対象がいなければどちらの形でも使えません。違いが出るのは、効果{n}が空振りしたときだけです。',
		'It is a spell with a pick: without a target neither form can be used. They differ only if part {n} fails after that.'
	),
	contrast_always: says(
		['T32', 'T33'],
		'効果{n}の対象はいつもいるので、どちらの形でも結果は同じです。',
		'Part {n} always has somebody to hit, so both forms give the same result.'
	),
	contrast_same: says(
		['T32', 'T33'],
		'効果{n}は対象を取らず必ず発動するので、どちらの形でも結果は同じです。',
		'Part {n} has no target and always activates, so both forms give the same result.'
	)
} as const satisfies Record<string, { text: L10n; cites: readonly string[] }>;
export type ReadingCode = keyof typeof READING;
