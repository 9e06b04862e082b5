// Ⅱ to Ⅴ and the A actions: gear, barriers, reductions, Geragera and substitutes.
import type { Reason } from '../../core/contract';
import { l10n, type Seat } from '../../core/text';
import { shieldCost } from '../protection';
import { because } from '../reasons';
import { follows } from '../rulings';
import { attackOf, character, defOf, hitOf, nameOf, techniqueOf, zone, type Table } from '../table';
import { GATE_NAMES, signOf, type Gate, type Timing } from '../terms';
import { withField } from './evade';
import { abilitiesOfKind, handOf, refOption, unable, usedUp, type ActionSpec, type FieldSpec } from './spec';

/** Armour and shields once a hit (C33). */
const gearUsed = (t: Table, ref: string): readonly Reason[] =>
	hitOf(t)?.used.includes(ref) && follows(t, 'C33', 'once')
		? [because('gear_used', { ability: nameOf(t, ref) }, { ruling: 'C33' })]
		: [];

const armourField = (t: Table, seat: Seat): FieldSpec => ({
	id: 'with',
	label: l10n('防具', 'armour'),
	min: 1,
	max: 1,
	options: abilitiesOfKind(t, seat, 'armour').map((ref) => refOption(t, ref, gearUsed(t, ref))),
	cites: ['V52'],
	none: because('no_armour', {})
});
function shieldFields(t: Table, seat: Seat, picked: string | undefined): readonly FieldSpec[] {
	const hand = zone(t, seat, 'hand');
	const tooDear = (ref: string): readonly Reason[] => {
		const need = attackOf(t) ? shieldCost(t, ref) : 0;
		return need > hand.length ? [because('cost_missing', { need, have: hand.length })] : [];
	};
	const shields = abilitiesOfKind(t, seat, 'shield');
	const which: FieldSpec = {
		id: 'with',
		label: l10n('盾', 'shield'),
		min: 1,
		max: 1,
		options: shields.map((ref) => refOption(t, ref, [...gearUsed(t, ref), ...tooDear(ref)])),
		cites: ['V52', 'V59'],
		none: because('no_shield', {})
	};
	const cost = picked && shields.includes(picked) && attackOf(t) ? shieldCost(t, picked) : 0;
	if (!cost) return [which];
	const cards: FieldSpec = {
		id: 'cost',
		label: l10n('コストにする手札', 'hand cards as cost'),
		min: cost,
		max: cost,
		options: hand.map((c) => refOption(t, c)),
		cites: ['V59'],
		none: because('cost_missing', { need: cost, have: hand.length })
	};
	return [which, cards];
}

/** Where an ability's own timing lets it be used. */
function whyNotTimed(t: Table, ref: string): readonly Reason[] {
	const def = defOf(t, ref);
	const timing: Timing = def.kind === 'divide' ? 'V' : 'timing' in def ? def.timing : 'A';
	const gate = hitOf(t)?.gate;
	if (timing === 'A' || gate === timing || !gate) return usedUp(t, ref);
	const own = GATE_NAMES[timing as Gate] ?? l10n(signOf(timing), signOf(timing));
	return [because('ability_other_timing', { ability: nameOf(t, ref), own }), ...usedUp(t, ref)];
}

/** A substitute is not the target, and, by one ruling, no target of the same attack either (C10). */
function whyNotSubstitute(t: Table, seat: Seat): readonly Reason[] {
	const hit = hitOf(t);
	const attack = attackOf(t);
	const who = character(t, seat).name;
	if (!hit || !attack) return [];
	const alsoTarget =
		techniqueOf(t, attack.technique).reach !== 1 &&
		attack.targets.includes(seat) &&
		follows(t, 'C10', 'not-allowed');
	return [
		...(alsoTarget ? [because('substitute_is_target', { who }, { ruling: 'C10' })] : []),
		...(hit.claims.some((c) => c.seat === seat) ? [because('claimed_already', { who })] : [])
	];
}

export const PROTECT_ACTIONS: readonly ActionSpec[] = [
	{
		id: 'armour',
		event: 'ARMOUR',
		label: l10n('防具', 'Armour'),
		summary: l10n(
			'効果LvがLvより低ければ無効。Apはいつもダメージから引く。',
			'Nullifies if the effect Lv is below its Lv; its Ap always comes off.'
		),
		cites: ['V52', 'V53', 'V54', 'V56'],
		by: 'target',
		when: 'II',
		refuse: unable,
		fields: (t, seat) => [armourField(t, seat)]
	},
	{
		id: 'shield',
		event: 'SHIELD',
		label: l10n('盾', 'Shield'),
		summary: l10n(
			'防具と同じ処理。宣言し、コストがあれば払う。',
			'As armour; it must be declared, and its cost is paid.'
		),
		cites: ['V52', 'V59'],
		by: 'target',
		when: 'II',
		refuse: unable,
		fields: (t, seat, picks) => shieldFields(t, seat, picks.with?.[0])
	},
	{
		id: 'handBarrier',
		event: 'HAND_BARRIER',
		label: l10n('手札の結界', 'Barrier from hand'),
		summary: l10n(
			'1枚パイルして効果Lvを1下げる。0になれば無効。',
			'Pile one to lower the effect Lv by 1; at 0 the attack is nullified.'
		),
		cites: ['V70', 'V71', 'V72'],
		by: 'target',
		when: 'III',
		card: 'barrier',
		refuse: unable,
		fields: (t, seat) => [
			withField(
				t,
				seat,
				'barrier',
				l10n('手札の結界', 'barrier from hand'),
				['V70'],
				because('no_card', { card: l10n('結界', 'barrier') }, { cites: ['V70'] })
			)
		]
	},
	{
		id: 'skipBarrier',
		event: 'SKIP_BARRIER',
		label: l10n('結界ゾーンを使わない', 'Skip the barrier zone'),
		summary: l10n(
			'できない。結界ゾーンの結界は自動で働く。',
			'Not possible: barriers in the zone apply by themselves.'
		),
		cites: ['V69'],
		by: 'target',
		when: 'III',
		refuse: (t, seat) => [
			because('barrier_unskippable', {}),
			...(zone(t, seat, 'barrier').length ? [] : [because('no_zone_barrier', {})])
		]
	},
	{
		id: 'resist',
		event: 'RESIST',
		label: l10n('レジスト', 'Resist'),
		summary: l10n(
			'ここまでのダメージを1/4にする(切り上げ)。',
			'Make the damage so far a quarter, rounded up.'
		),
		cites: ['V81', 'V82', 'V83'],
		by: 'target',
		when: 'V',
		card: 'resist',
		refuse: unable,
		fields: (t, seat) => [
			withField(
				t,
				seat,
				'resist',
				l10n('レジスト・身代わり', 'Resist / Substitute'),
				['V83'],
				because('no_card', { card: l10n('レジスト・身代わり', 'Resist / Substitute') }, { cites: ['V81'] })
			)
		]
	},
	{
		id: 'ability',
		event: 'ABILITY',
		label: l10n('能力', 'Ability'),
		summary: l10n(
			'そのタイミングか A の能力を、その文のとおりに使う。',
			'Use an ability of this timing, or with timing A, as its text says.'
		),
		cites: ['V49', 'V60', 'V73', 'V78', 'V84', 'V107'],
		by: 'target',
		when: 'any-gate',
		refuse: unable,
		fields: (t, seat) => [
			{
				id: 'with',
				label: l10n('能力', 'ability'),
				min: 1,
				max: 1,
				options: abilitiesOfKind(t, seat, 'reduce', 'divide', 'cancel').map((ref) =>
					refOption(t, ref, whyNotTimed(t, ref))
				),
				cites: ['V101'],
				none: because('no_ability', {})
			}
		]
	},
	{
		id: 'geragera',
		event: 'GERAGERA',
		label: l10n('ゲラゲラ', 'Geragera'),
		summary: l10n(
			'攻撃を完全に無効にする。後の攻撃も来ない。',
			'Nullify the attack completely, later hits included.'
		),
		cites: ['V102', 'V103'],
		by: 'target',
		when: 'any-gate',
		card: 'geragera',
		refuse: unable,
		fields: (t, seat) => [
			withField(
				t,
				seat,
				'geragera',
				l10n('ゲラゲラ', 'Geragera'),
				['V102'],
				because('no_card', { card: l10n('ゲラゲラ', 'Geragera') }, { cites: ['V102'] })
			)
		]
	},
	{
		id: 'migawari',
		event: 'MIGAWARI',
		label: l10n('身代わり', 'Substitute (migawari)'),
		summary: l10n(
			'対象の代わりに攻撃を受ける。ここまでの軽減は引き継ぐ。',
			'Take the attack in the target’s place; reductions so far carry over.'
		),
		cites: ['V104', 'V105', 'V106'],
		by: 'third',
		when: 'any-gate',
		card: 'resist',
		refuse: (t, seat) => [...unable(t, seat), ...whyNotSubstitute(t, seat)],
		fields: (t, seat) => [
			{
				id: 'with',
				label: l10n('レジスト・身代わり', 'Resist / Substitute'),
				min: 1,
				max: 1,
				options: handOf(t, seat, 'resist').map((c) => refOption(t, c)),
				cites: ['V104'],
				none: because(
					'no_card',
					{ card: l10n('レジスト・身代わり', 'Resist / Substitute') },
					{ cites: ['V102'] }
				)
			}
		]
	}
];
