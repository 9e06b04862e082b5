// The seven basic actions: the turn's own machinery (end, charge, draw), combat, and generation change.
import { l10n } from '../../core/text';
import type { Reason } from '../../core/contract';
import { because } from '../reasons';
import { isCourtOrAce, labelOf, type Player } from '../cards';
import { askCards, askMode, askUnits, modeOption } from '../choices';
import { LITE, QUALIFIES, steps, type ActionFamily, type Ctx, type Step } from '../define';
import { judge } from '../judgement';
import { findUnit, isRuled, unitWith, type Combat, type GameEvent, type Table, type Unit } from '../table';
import { bulwarksOf, isBulwark, isFresh, characterOf, placedName, soldiersOf } from '../units';

/** A triggered phase action of the turn player: when `action` has resolved. */
const afterResolving =
	(action: string, guard: (table: Table) => boolean = () => true) =>
	(table: Table, event: GameEvent, player: Player): boolean =>
		event.type === 'resolved' && event.action === action && table.turn === player && guard(table);

/** Why a unit may not be named as attacker. */
export function whyNotAttack(table: Table, unit: Unit): Reason[] {
	const name = placedName(table, table.turn, unit);
	const reasons: Reason[] = [];
	if (isBulwark(unit)) reasons.push(because('attacker_bulwark'));
	if (unit.driven) reasons.push(because('attacker_driven', { unit: name }));
	if (!isBulwark(unit) && isFresh(table, unit)) reasons.push(because('attacker_fresh', { unit: name }));
	return reasons;
}
/** Giants that can attack must (AMB-53). */
export const mustAttack = (table: Table, player: Player): Unit[] =>
	isRuled(table, 'AMB-53', 'reminder')
		? []
		: soldiersOf(table, player).filter((u) => characterOf(u)?.mustAttack && !whyNotAttack(table, u).length);

/** Drives the chosen attackers and sets up the combat. */
function nameAttackers(c: Ctx): readonly Step[] {
	const named = isRuled(c.table, 'AMB-42', 'on-request')
		? (c.table.combat?.attackers ?? [])
				.flatMap((id) => findUnit(c.table, id)?.unit ?? [])
				.filter((u) => !whyNotAttack(c.table, u).length)
		: (c.answers.attackers ?? []).flatMap((card) => unitWith(c.table, card)?.unit ?? []);
	const forced = mustAttack(c.table, c.by).filter((u) => !named.includes(u));
	const attackers = [...named, ...forced];
	if (!attackers.length)
		return steps(
			{ do: 'say', code: 'no_attackers' },
			{ do: 'combat', combat: { attackers: [], blocks: {} } }
		);
	const ids = attackers.map((u) => u.id);
	const names = attackers.map((u) => placedName(c.table, c.by, u));
	return steps(
		{
			do: 'say',
			code: 'attackers_named',
			slots: { units: l10n(names.map((n) => n.ja).join('、'), names.map((n) => n.en).join(', ')) },
			refs: ids
		},
		{ do: 'drive', units: ids },
		{ do: 'combat', combat: { attackers: ids, blocks: {} } }
	);
}

/** Asks for the blockers of one attacker after the other; AMB-43 and AMB-44 are the tests. */
function nameBlockers(c: Ctx) {
	const attackers = (c.table.combat?.attackers ?? []).filter((id) => findUnit(c.table, id));
	const taken: string[] = [];
	const blocks: Record<string, readonly string[]> = {};
	for (const id of attackers) {
		const { unit: attacker } = findUnit(c.table, id)!;
		const name = placedName(c.table, c.by, attacker);
		// with nobody on the field there is nothing to choose
		const answer = c.table.players[c.foe].field.length ? c.answers[`block ${id}`] : [];
		if (!answer) {
			const offered = c.table.players[c.foe].field.map((unit) => {
				const reasons: Reason[] = [];
				const blocker = placedName(c.table, c.foe, unit);
				if (unit.driven) reasons.push(because('blocker_driven', { unit: blocker }));
				if (taken.includes(unit.id) && !isRuled(c.table, 'AMB-43', 'several-attackers'))
					reasons.push(because('blocker_taken', { unit: blocker }, 'AMB-43'));
				return { by: c.foe, unit, reasons };
			});
			return {
				ask: askUnits(
					c,
					`block ${id}`,
					l10n(`${name.ja}をブロックするキャラクター`, `who blocks ${name.en}`),
					offered,
					{
						seat: c.foe,
						min: 0,
						max: Math.max(
							1,
							offered.filter((o) => !o.reasons.length && !isBulwark(o.unit)).length,
							isRuled(c.table, 'AMB-44', 'mixed') ? offered.length : 0
						),
						...(!isRuled(c.table, 'AMB-44', 'mixed') && { together: 'one_bulwark_or_soldiers' as const }),
						cites: ['action:block', 'AMB-43', 'AMB-44']
					}
				)
			};
		}
		const blockers = answer.flatMap((card) => unitWith(c.table, card)?.unit.id ?? []);
		taken.push(...blockers);
		if (blockers.length) blocks[id] = blockers;
	}
	const combat: Combat = { attackers, blocks };
	const said = attackers.map((id): Step => {
		const attacker = placedName(c.table, c.by, findUnit(c.table, id)!.unit);
		const names = (blocks[id] ?? []).map((b) => placedName(c.table, c.foe, findUnit(c.table, b)!.unit));
		return names.length
			? {
					do: 'say',
					code: 'blocked',
					slots: {
						attacker,
						units: l10n(names.map((n) => n.ja).join('、'), names.map((n) => n.en).join(', '))
					},
					refs: [id, ...blocks[id]!]
				}
			: { do: 'say', code: 'unblocked', slots: { attacker }, refs: [id] };
	});
	return steps(...said, { do: 'combat', combat });
}

export const BASIC: ActionFamily = [
	{
		id: 'end',
		name: l10n('エンド', 'End'),
		type: '基本',
		trigger: 'direct',
		speed: 'normal',
		timing: 'main',
		cost: '',
		formats: LITE,
		frames: null,
		effect: [
			(c) => {
				const { hand } = c.table.players[c.by];
				const over = hand.length - 7;
				if (over <= 0) return steps();
				const cards = c.answers.discard;
				if (!cards)
					return {
						ask: askCards(c, 'discard', l10n(`捨てる手札${over}枚`, `${over} card(s) to discard`), hand, {
							min: over,
							max: over,
							seenBy: [c.by],
							ordered: true,
							cites: ['action:end', '6.1.2']
						})
					};
				return steps({ do: 'discard', by: c.by, cards, why: 'hand-limit' });
			},
			(c) => steps({ do: 'clearFog', of: isRuled(c.table, 'AMB-56', 'all-fog') ? ['A', 'B'] : [c.by] }),
			() => steps({ do: 'endTurn' })
		]
	},
	{
		id: 'charge',
		name: l10n('チャージ', 'Charge'),
		type: '基本',
		trigger: 'triggered',
		speed: 'immediate',
		timing: 'main',
		cost: '',
		formats: LITE,
		frames: null,
		when: {
			on: 'resolved',
			when: afterResolving('end', (t) => !(isRuled(t, 'AMB-75', 'charge-skipped') && lossForbidsCharging(t)))
		},
		effect: [
			(c) =>
				lossForbidsCharging(c.table)
					? steps({ do: 'say', code: 'charge_prevented' })
					: steps({ do: 'charge', units: c.table.players[c.table.turn].field.map((u) => u.id) })
		]
	},
	{
		id: 'draw',
		name: l10n('ドロー', 'Draw'),
		type: '基本',
		trigger: 'triggered',
		speed: 'normal',
		timing: 'main',
		cost: '',
		formats: LITE,
		frames: null,
		when: { on: 'resolved', when: afterResolving('charge') },
		effect: [
			(c) => steps({ do: 'draw', by: c.by, count: 1 }),
			(c) => {
				if (!c.table.players[c.by].life.length) return steps();
				const [more] = c.answers.more ?? [];
				if (!more)
					return {
						ask: askMode(
							c,
							'more',
							l10n('もう1枚引くか', 'whether to draw one more'),
							[modeOption('yes', '引く', 'draw one more'), modeOption('no', '引かない', 'leave it')],
							{ cites: ['action:draw', 'AMB-82'] }
						)
					};
				return more === 'yes' ? steps({ do: 'draw', by: c.by, count: 1 }) : steps();
			}
		]
	},
	{
		id: 'attack',
		name: l10n('アタック', 'Attack'),
		type: '基本',
		trigger: 'direct',
		speed: 'normal',
		timing: 'main',
		cost: '',
		formats: LITE,
		frames: null,
		conditions: [{ kind: 'once-per-turn' }],
		effect: [
			(c) => {
				const field = c.table.players[c.by].field;
				const offered = field.map((unit) => ({ by: c.by, unit, reasons: whyNotAttack(c.table, unit) }));
				const able = offered.filter((o) => !o.reasons.length);
				const forced = mustAttack(c.table, c.by);
				if (!c.answers.attackers && able.length > forced.length && !isRuled(c.table, 'AMB-42', 'on-request'))
					return {
						ask: askUnits(c, 'attackers', l10n('アタッカー', 'the attackers'), offered, {
							min: 0,
							max: able.length,
							include: forced.map((u) => u.cards[0]!),
							cites: ['action:attack', 'AMB-42', 'AMB-48']
						})
					};
				return nameAttackers(c);
			},
			QUALIFIES,
			QUALIFIES,
			QUALIFIES
		]
	},
	{
		id: 'block',
		name: l10n('ブロック', 'Block'),
		type: '基本',
		trigger: 'triggered',
		speed: 'normal',
		timing: 'main',
		cost: '',
		formats: LITE,
		frames: null,
		when: { on: 'resolved', when: afterResolving('attack', (t) => (t.combat?.attackers.length ?? 0) > 0) },
		effect: [nameBlockers, QUALIFIES, QUALIFIES]
	},
	{
		id: 'damage-judgement',
		name: l10n('ダメージ判定', 'Damage judgement'),
		type: '基本',
		trigger: 'triggered',
		speed: 'normal',
		timing: 'main',
		cost: '',
		formats: LITE,
		frames: null,
		when: { on: 'resolved', when: afterResolving('block') },
		effect: [
			(c) => judge(c, 'soldiers'),
			(c) => judge(c, 'bulwarks'),
			(c) => [...judge(c, 'unblocked'), { do: 'combat', combat: null }]
		]
	},
	{
		id: 'generation-change',
		name: l10n('世代交代', 'Generation change'),
		type: '誘発魔法',
		trigger: 'triggered',
		speed: 'immediate',
		timing: 'quick',
		cost: '',
		formats: LITE,
		frames: null,
		when: {
			on: 'fell',
			when: (_, event, player) =>
				event.type === 'fell' && event.player === player ? event.cards.filter(isCourtOrAce) : false
		},
		effect: [
			(c) => {
				const { life } = c.table.players[c.by];
				const found = life.findIndex(isCourtOrAce);
				const cards = found < 0 ? life : life.slice(0, found);
				const said: Step = { do: 'note', notes: { found: found < 0 ? '' : life[found]! } };
				return steps(said, { do: 'move', cards, from: 'life', to: 'graveyard', code: 'milled' });
			},
			(c) => {
				const found = c.notes.found as string;
				return found
					? steps({ do: 'move', cards: [found], from: 'life', to: 'hand' })
					: steps({ do: 'say', code: 'not_found' });
			}
		]
	}
];

/** ♢5 喪失: nobody is charged by Charge while its controller has two charged bulwarks (AMB-75). */
function lossForbidsCharging(table: Table): boolean {
	return (['A', 'B'] as const).some(
		(p) =>
			table.players[p].trumps.some((t) => t.faceUp && labelOf(t.card) === '♢5') &&
			bulwarksOf(table, p).filter((u) => !u.driven).length >= 2
	);
}
