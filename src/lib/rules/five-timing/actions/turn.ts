// What a seat may do on its own turn, outside any attack: Kuroko's frame, and the declaration of a technique.
import { l10n, type Seat } from '../../core/text';
import { because } from '../reasons';
import { character, defOf, inContact, nameOf, techniqueOf, zone, type Table } from '../table';
import { abilitiesOfKind, handOf, refOption, unable, type ActionSpec, type FieldSpec } from './spec';

const ownTurn = (t: Table, seat: Seat) => unable(t, seat, true);
const needsAction = (t: Table, seat: Seat) =>
	character(t, seat).actions > 0 ? [] : [because('no_action_left', {})];

function whyNotDeclared(t: Table, seat: Seat, ref: string) {
	const { chant, counter, defence, free } = techniqueOf(t, ref);
	const slots = { technique: nameOf(t, ref) };
	return [
		...(counter || defence ? [because('only_answers', slots)] : []),
		...(chant && !character(t, seat).chanted.includes(ref) ? [because('not_chanted', slots)] : []),
		...(free ? [] : needsAction(t, seat))
	];
}

const techniqueField = (t: Table, seat: Seat): FieldSpec => ({
	id: 'technique',
	label: l10n('技', 'technique'),
	min: 1,
	max: 1,
	options: [...handOf(t, seat, 'technique'), ...abilitiesOfKind(t, seat, 'technique')].map((ref) =>
		refOption(t, ref, whyNotDeclared(t, seat, ref))
	),
	cites: ['V02'],
	none: because('no_technique', {})
});
function compoundsField(t: Table, seat: Seat): FieldSpec {
	const refs = [...handOf(t, seat, 'compound'), ...abilitiesOfKind(t, seat, 'compound')];
	return {
		id: 'compounds',
		label: l10n('複合', 'compounds'),
		min: 0,
		max: refs.length,
		options: refs.map((ref) => refOption(t, ref)),
		cites: ['V03'],
		none: null
	};
}
/** Asked only of techniques that may be used either way. */
const modeField = (t: Table, seat: Seat): FieldSpec => ({
	id: 'mode',
	label: l10n('使い方', 'use'),
	min: 1,
	max: 1,
	options: [
		{ id: 'ACTION', label: l10n('行動として', 'as an action'), reasons: needsAction(t, seat) },
		{ id: 'FREE', label: l10n('行動以外として', 'as a non-action'), reasons: [] }
	],
	cites: ['V11'],
	none: null
});

const MOVE_CARDS = ['fumikomi', 'maai'] as const;

export const TURN_ACTIONS: readonly ActionSpec[] = [
	{
		id: 'declare',
		event: 'DECLARE',
		label: l10n('技を宣言', 'Declare a technique'),
		summary: l10n(
			'技と複合を宣言し、発動チェックに移る。',
			'Declare a technique with its compounds; its activation is checked next.'
		),
		cites: ['V02', 'V03', 'V04'],
		by: 'active',
		when: 'turn',
		card: 'technique',
		refuse: ownTurn,
		fields(t, seat, picks) {
			const technique = picks.technique?.[0];
			const known =
				technique !== undefined && techniqueField(t, seat).options.some((o) => o.id === technique);
			const asks = known && techniqueOf(t, technique).free;
			return [techniqueField(t, seat), ...(asks ? [modeField(t, seat)] : []), compoundsField(t, seat)];
		}
	},
	{
		id: 'chant',
		event: 'CHANT',
		label: l10n('詠唱', 'Chant'),
		summary: l10n('行動1回で[詠]の技を詠唱しておく。', 'Spend an action to chant a [chant] technique.'),
		cites: ['V04', 'K03'],
		by: 'active',
		when: 'turn',
		refuse: (t, seat) => [...ownTurn(t, seat), ...needsAction(t, seat)],
		fields: (t, seat) => [
			{
				id: 'technique',
				label: l10n('[詠]の技', '[chant] technique'),
				min: 1,
				max: 1,
				options: [...handOf(t, seat, 'technique'), ...abilitiesOfKind(t, seat, 'technique')]
					.filter((ref) => techniqueOf(t, ref).chant)
					.map((ref) =>
						refOption(
							t,
							ref,
							character(t, seat).chanted.includes(ref)
								? [because('chanted_already', { technique: nameOf(t, ref) })]
								: []
						)
					),
				cites: ['V04', 'K03'],
				none: because('nothing_to_chant', {})
			}
		]
	},
	{
		id: 'move',
		event: 'MOVE',
		label: l10n('移動', 'Move'),
		summary: l10n(
			'踏み込みで近接状態になり、間合いで近接状態を解く。',
			'A step in brings you into melee contact, a distance takes you out of it.'
		),
		cites: ['V31', 'K04'],
		by: 'active',
		when: 'turn',
		refuse: ownTurn,
		fields(t, seat, picks) {
			const cards = zone(t, seat, 'hand').filter((c) => MOVE_CARDS.some((k) => k === defOf(t, c).kind));
			const kind = picks.card?.[0] && cards.includes(picks.card[0]) ? defOf(t, picks.card[0]).kind : null;
			const others = t.seats.filter((s) => s !== seat && character(t, s).state !== 'vanished');
			const movable = (near: boolean) => others.some((s) => inContact(t, seat, s) !== near);
			const card: FieldSpec = {
				id: 'card',
				label: l10n('踏み込みか間合い', 'step in or distance'),
				min: 1,
				max: 1,
				options: cards.map((c) =>
					refOption(t, c, movable(defOf(t, c).kind === 'fumikomi') ? [] : [because('nobody_to_move', {})])
				),
				cites: ['K04'],
				none: because('no_move_card', {})
			};
			if (!kind) return [card];
			const whom: FieldSpec = {
				id: 'whom',
				label: l10n('相手', 'whom'),
				min: 1,
				max: 1,
				options: others.map((s) => {
					const slots = { whom: character(t, s).name };
					const near = inContact(t, seat, s);
					const wrong =
						kind === 'fumikomi'
							? near && because('in_contact_already', slots)
							: !near && because('not_in_contact', slots);
					return { id: s, label: character(t, s).name, reasons: wrong ? [wrong] : [] };
				}),
				cites: ['K04'],
				none: null
			};
			return [card, whom];
		}
	},
	{
		id: 'revive',
		event: 'REVIVE',
		label: l10n('復活させる', 'Bring back'),
		summary: l10n(
			'再販・再放送・コンティニューで、死亡したキャラクターを立たせる。',
			'Reprint, Rerun or Continue makes a dead character stand up.'
		),
		cites: ['V110', 'K05'],
		by: 'active',
		when: 'turn',
		card: 'revive',
		// the one thing a dead character may do (V110)
		refuse: (t, seat) => (character(t, seat).state === 'dead' ? [] : ownTurn(t, seat)),
		fields: (t, seat) => [
			{
				id: 'card',
				label: l10n('復活のカード', 'card that brings back'),
				min: 1,
				max: 1,
				options: handOf(t, seat, 'revive').map((c) => refOption(t, c)),
				cites: ['V110'],
				none: because('no_card', { card: l10n('復活のカード', 'card that brings back') })
			},
			{
				id: 'whom',
				label: l10n('誰を', 'whom'),
				min: 1,
				max: 1,
				options: t.seats.map((s) => {
					const slots = { whom: character(t, s).name };
					const { state } = character(t, s);
					return {
						id: s,
						label: character(t, s).name,
						reasons: state === 'dead' ? [] : [because('is_not_dead', slots)]
					};
				}),
				cites: ['V110'],
				none: null
			}
		]
	}
];
