// Ⅰ: what the target may do to evade.
import type { Reason } from '../../core/contract';
import { l10n, type L10n, type Seat } from '../../core/text';
import type { Kind } from '../cards';
import { because } from '../reasons';
import { attackOf, hitOf, nameOf, techniqueOf, type Table } from '../table';
import { CATEGORY_NAMES, listed } from '../terms';
import { abilitiesOfKind, handOf, refOption, unable, usedUp, type ActionSpec, type FieldSpec } from './spec';
import type { RuleId } from '../docs/rulebook';

/** A main card of this kind from hand, or an ability with its effect (V48). */
export function withField(
	t: Table,
	seat: Seat,
	kind: Kind,
	label: L10n,
	cites: readonly RuleId[],
	none: Reason,
	more: Partial<FieldSpec> = {}
): FieldSpec {
	const abilities = abilitiesOfKind(t, seat, kind).map((ref) => refOption(t, ref, usedUp(t, ref)));
	const cards = handOf(t, seat, kind).map((c) => refOption(t, c));
	return { id: 'with', label, min: 1, max: 1, options: [...cards, ...abilities], cites, none, ...more };
}
const noCard = (ja: string, en: string, ...cites: readonly RuleId[]) =>
	because('no_card', { card: l10n(ja, en) }, { cites });

/** How many 見切り are needed now (V99, C6). */
export const readsNeeded = (t: Table): number => {
	const hit = hitOf(t);
	return hit ? Math.max(1, 1 + hit.extras.extraMikiri - hit.reads) : 1;
};
const forbidden = (t: Table): readonly Reason[] =>
	hitOf(t)?.extras.noMikiri ? [because('mikiri_forbidden', {})] : [];

function whyNotCounter(t: Table, ref: string): readonly Reason[] {
	const { categories, maxLevel } = techniqueOf(t, ref).counter!;
	const attack = attackOf(t);
	const hit = hitOf(t);
	if (!attack || !hit) return [];
	const { category } = techniqueOf(t, attack.technique);
	const technique = nameOf(t, ref);
	return [
		...(categories.length && !categories.includes(category)
			? [
					because('counter_refuses_category', {
						technique,
						accepts: listed(categories.map((c) => CATEGORY_NAMES[c])),
						category: CATEGORY_NAMES[category]
					})
				]
			: []),
		...(maxLevel !== null && hit.level > maxLevel
			? [because('counter_refuses_level', { technique, max: maxLevel, level: hit.level })]
			: [])
	];
}
function whyNotDefence(t: Table, ref: string): readonly Reason[] {
	if (techniqueOf(t, ref).defence!.is !== 'mikiri') return [];
	const need = readsNeeded(t);
	return [...forbidden(t), ...(need > 1 ? [because('more_mikiri_needed', { need, have: 1 })] : [])];
}
/** Techniques in hand or printed on the character that answer an attack. */
function answers(t: Table, seat: Seat, as: 'counter' | 'defence'): readonly string[] {
	const all = [...handOf(t, seat, 'technique'), ...abilitiesOfKind(t, seat, 'technique')];
	return all.filter((ref) => techniqueOf(t, ref)[as] !== null);
}

export const EVADE_ACTIONS: readonly ActionSpec[] = [
	{
		id: 'mikiri',
		event: 'MIKIRI',
		label: l10n('見切り', 'Read (mikiri)'),
		summary: l10n(
			'攻撃を完全に避ける。ダメージも追加効果も受けない。',
			'Evade the attack completely: no damage, no extra effects.'
		),
		cites: ['V25', 'V26'],
		by: 'target',
		when: 'I',
		card: 'mikiri',
		refuse: (t, seat) => [...unable(t, seat), ...forbidden(t)],
		fields(t, seat) {
			const need = readsNeeded(t);
			const field = withField(
				t,
				seat,
				'mikiri',
				l10n('見切り', 'reads'),
				['V25', 'V99'],
				noCard('見切り', 'read', 'V25'),
				{ min: need, max: need }
			);
			const have = field.options.filter((o) => !o.reasons.length).length;
			return [
				have && have < need ? { ...field, none: because('more_mikiri_needed', { need, have }) } : field
			];
		}
	},
	{
		id: 'maai',
		event: 'MAAI',
		label: l10n('間合い', 'Keep distance (maai)'),
		summary: l10n(
			'攻撃の届かない所まで離れる。攻撃側は踏み込みで破れる。',
			'Get out of reach; the attacker may step in against it.'
		),
		cites: ['V27', 'V28', 'V29'],
		by: 'target',
		when: 'I',
		card: 'maai',
		refuse: unable,
		fields: (t, seat) => [
			withField(t, seat, 'maai', l10n('間合い', 'distance'), ['V27'], noCard('間合い', 'distance', 'V27'))
		]
	},
	{
		id: 'reflect',
		event: 'REFLECT',
		label: l10n('反射', 'Reflect'),
		summary: l10n(
			'攻撃をはね返す。複数を対象にした攻撃なら、自分の分だけが消える。',
			'Throw the attack back; with several targets only the own part goes.'
		),
		cites: ['V32', 'V33', 'V36', 'V37'],
		by: 'target',
		when: 'I',
		card: 'mirror',
		refuse: unable,
		fields: (t, seat) => [
			withField(
				t,
				seat,
				'mirror',
				l10n('反射するもの', 'what reflects'),
				['V37'],
				because('no_reflection', {})
			)
		]
	},
	{
		id: 'counter',
		event: 'COUNTER',
		label: l10n('反撃', 'Counter'),
		summary: l10n(
			'[反]の技を発動して攻撃を無効にし、代わりにその技で攻撃する。',
			'Activate a [counter] technique: the attack is nullified and the technique strikes back instead.'
		),
		cites: ['V38', 'V39', 'V41', 'V42'],
		by: 'target',
		when: 'I',
		refuse: unable,
		fields: (t, seat) => [
			{
				id: 'technique',
				label: l10n('[反]の技', '[counter] technique'),
				min: 1,
				max: 1,
				options: answers(t, seat, 'counter').map((ref) =>
					refOption(t, ref, [...usedUp(t, ref), ...whyNotCounter(t, ref)])
				),
				cites: ['V39', 'V42'],
				none: because('no_counter', {})
			}
		]
	},
	{
		id: 'deftech',
		event: 'DEFTECH',
		label: l10n('防御技', 'Defence technique'),
		summary: l10n(
			'[防]の技を発動して、その効果で無効化・軽減する。',
			'Activate a [defence] technique; its effect nullifies or reduces.'
		),
		cites: ['V43', 'V44', 'V45', 'V46'],
		by: 'target',
		when: 'I',
		refuse: unable,
		fields: (t, seat) => [
			{
				id: 'technique',
				label: l10n('[防]の技', '[defence] technique'),
				min: 1,
				max: 1,
				options: answers(t, seat, 'defence').map((ref) =>
					refOption(t, ref, [...usedUp(t, ref), ...whyNotDefence(t, ref)])
				),
				cites: ['V44'],
				none: because('no_deftech', {})
			}
		]
	}
];
