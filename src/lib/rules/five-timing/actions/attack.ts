// What the attacker does: the contents, stepping in, pump-ups. A compound is listed to say why it is too late.
import { l10n, type Seat } from '../../core/text';
import { everybody } from '../attack';
import { because } from '../reasons';
import { follows } from '../rulings';
import { attackOf, character, isStanding, nameOf, techniqueOf, type Table } from '../table';
import { stepsInFree } from '../evasion';
import { abilitiesOfKind, handOf, refOption, unable, usedUp, type ActionSpec, type FieldSpec } from './spec';

/** Those the technique may be aimed at; nothing is asked of a counter (V41) or of 全員. */
function targetsField(t: Table, seat: Seat): readonly FieldSpec[] {
	const { technique, against } = attackOf(t)!;
	const { reach, heal } = techniqueOf(t, technique);
	const all = everybody(t).length;
	const ordered = follows(t, 'C12', 'attacker') && reach !== 1 && all > 1;
	if (against || (reach === 'all' && !ordered)) return [];
	return [
		{
			id: 'targets',
			label: l10n('対象', 'targets'),
			min: reach === 'all' ? all : 1,
			max: reach === 'all' ? all : reach,
			...(ordered && { ordered }),
			options: t.seats.map((s) => {
				const whom = character(t, s).name;
				const refused = [
					...(s === seat && heal === null ? [because('aims_at_self', {})] : []),
					...(isStanding(t, s) ? [] : [because('not_standing', { whom })])
				];
				return { id: s, label: whom, reasons: refused };
			}),
			cites: ['V12', 'K10'],
			none: null
		}
	];
}

const pumpOptions = (t: Table, seat: Seat) =>
	abilitiesOfKind(t, seat, 'pump').map((ref) =>
		refOption(t, ref, [
			...usedUp(t, ref),
			...(attackOf(t)?.pumped.includes(ref) ? [because('pump_used', { ability: nameOf(t, ref) })] : [])
		])
	);

export const ATTACK_ACTIONS: readonly ActionSpec[] = [
	{
		id: 'announce',
		event: 'ANNOUNCE',
		label: l10n('内容を宣言', 'Announce the contents'),
		summary: l10n(
			'対象を選び、効果Lv・Dp・追加効果を告げる。パンプアップも同時に宣言できる。',
			'Choose targets and announce effect Lv, Dp and extra effects; pump-ups may be declared with it.'
		),
		cites: ['V12', 'V13', 'V97'],
		by: 'attacker',
		when: 'contents',
		fields(t, seat) {
			if (t.moment !== 'contents') return [];
			const pumps = unable(t, seat).length ? [] : pumpOptions(t, seat);
			return [
				...targetsField(t, seat),
				{
					id: 'pumps',
					label: l10n('同時に使うパンプアップ', 'pump-ups with it'),
					min: 0,
					max: pumps.length,
					options: pumps,
					cites: ['V97'],
					none: null
				}
			];
		}
	},
	{
		id: 'compound',
		event: 'COMPOUND',
		label: l10n('複合を足す', 'Add a compound'),
		summary: l10n(
			'複合は技の宣言と同時にだけできる。',
			'Compounds are declared together with the technique, at no other time.'
		),
		cites: ['V03'],
		by: 'attacker',
		when: 'contents',
		refuse: () => [because('compound_now_only', {})]
	},
	{
		id: 'stepIn',
		event: 'STEP_IN',
		label: l10n('踏み込み', 'Step in (fumikomi)'),
		summary: l10n('間合いを1回失敗させる。', 'Make one distance fail.'),
		cites: ['V29', 'V35'],
		by: 'attacker',
		when: 'answer',
		card: 'fumikomi',
		refuse: unable,
		fields: (t, seat) =>
			stepsInFree(t)
				? []
				: [
						{
							id: 'with',
							label: l10n('踏み込みのカード', 'step-in card'),
							min: 1,
							max: 1,
							options: handOf(t, seat, 'fumikomi').map((c) => refOption(t, c)),
							cites: ['V29'],
							none: because('no_card', { card: l10n('踏み込み', 'step in') }, { cites: ['V29'] })
						}
					]
	},
	{
		id: 'pump',
		event: 'PUMP',
		label: l10n('パンプアップ', 'Pump up'),
		summary: l10n(
			'タイミングPの能力で、ダメージ・効果Lv・追加効果を足す。無効化を破ることもある。',
			'An ability with timing P raises damage, effect Lv or extra effects; it can undo a nullification.'
		),
		cites: ['V93', 'V94', 'V95', 'V96'],
		by: 'attacker',
		when: 'pump',
		refuse: unable,
		fields: (t, seat) => [
			{
				id: 'with',
				label: l10n('タイミングPの能力', 'ability with timing P'),
				min: 1,
				max: 1,
				options: pumpOptions(t, seat),
				cites: ['V93'],
				none: because('no_pump', {})
			}
		]
	}
];
