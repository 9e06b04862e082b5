// Actions of the heart trumps: 援軍 激励 休戦 追撃 ファントム 救済 チャリオット 巨人.
import { l10n } from '../../core/text';
import { numberOf, type Player } from '../cards';
import { askCards, askUnits } from '../choices';
import {
	BULWARK,
	COMMON,
	SOLDIER,
	SUITED,
	keys,
	slot,
	steps,
	type ActionDef,
	type ActionFamily,
	type Line,
	type Step
} from '../define';
import { blankRequest, findUnit, foeOf, isRuled, unitWith, type Unit } from '../table';
import { baseSize, bulwarksOf, isBulwark, sizeOf, soldiersOf } from '../units';
import { nameOfAction } from './index';
import { DESTROY_BULWARK } from './magic';
import { askOrder, negateTarget } from './quick-magic';
import {
	askAllInOrder,
	lifeOrder,
	onFallOf,
	onOwnEnd,
	onlyIfOpen,
	openTrump,
	orTrumpGoes,
	pairEnters,
	partnerEnters,
	searchPartner,
	trumpReturns
} from './shared';
import { ofUnit, withTrump } from './trump';

/** Any bulwark goes to the graveyard; with none on the field the step is skipped. */
const someBulwarkFalls: Line = (c) => {
	const all = (['A', 'B'] as const).flatMap((by) => bulwarksOf(c.table, by).map((unit) => ({ by, unit })));
	if (!all.length) return steps();
	const [pick] = c.answers.bulwark ?? [];
	if (!pick)
		return {
			ask: askUnits(c, 'bulwark', l10n('墓地に置く防壁', 'the bulwark that goes to the graveyard'), all, {
				cites: ['action:summon-chariot']
			})
		};
	return steps({ do: 'leave', units: [unitWith(c.table, pick)!.unit.id], to: 'graveyard' });
};
const SUMMON_CHARIOT: Pick<ActionDef, 'type' | 'speed' | 'keys' | 'effect'> = {
	type: '召喚',
	speed: 'normal',
	keys: keys([slot(COMMON, 'D')]),
	effect: [onlyIfOpen('H', 'J'), someBulwarkFalls, pairEnters('H', 'J')]
};

/** 救済: each owner, turn player first, orders the cards that come back to his life. */
const salvation: Line = (c) => {
	const least = numberOf(c.request.keys[0]!);
	const printed = isRuled(c.table, 'AMB-64', 'printed-number');
	const measure = (player: Player, u: Unit) => (printed ? baseSize(u) : sizeOf(c.table, player, u));
	const out: Step[] = [];
	for (const player of [c.table.turn, foeOf(c.table.turn)] as Player[]) {
		const units = soldiersOf(c.table, player).filter((u) => measure(player, u) >= least);
		const cards = units.flatMap((u) => u.cards);
		const order = cards.length > 1 ? c.answers[`order ${player}`] : cards;
		if (!order) return askAllInOrder(c, `order ${player}`, lifeOrder(cards), cards, { seat: player });
		out.push({ do: 'leave', units: units.map((u) => u.id), to: 'life' });
		if (cards.length > 1) out.push({ do: 'orderLife', cards: order });
	}
	return out;
};

/** 追撃: the Attack is requested while 追撃 still lies on the stage (AMB-24), beyond the once-per-turn limit (AMB-25). */
const requestAttack: Line = (c) => {
	const slots = { action: nameOfAction('attack'), id: '—' };
	const counts = isRuled(c.table, 'AMB-25', 'counts') && c.table.players[c.by].used.includes('attack');
	// AMB-35, other setting: asked like a direct request, and then 追撃 itself is in the way on the stage
	const refused = isRuled(c.table, 'AMB-24', 'lost') || isRuled(c.table, 'AMB-35', 'full-request');
	if (counts || refused) return steps({ do: 'say', code: 'trigger_discarded', slots });
	const useUp: Step[] = isRuled(c.table, 'AMB-25', 'counts')
		? [{ do: 'useUp', by: c.by, action: 'attack' }]
		: [];
	return steps(...useUp, {
		do: 'request',
		name: slots.action,
		request: { ...blankRequest('', 'attack', c.by), origin: 'effect', cause: 'pursuit' }
	});
};

/** 幻影, first part: chosen soldiers become charged bulwarks. */
const toBulwarks: Line = (c) => {
	const own = soldiersOf(c.table, c.by);
	if (!own.length) return steps();
	const picks = c.answers.soldiers;
	if (!picks)
		return {
			ask: askUnits(
				c,
				'soldiers',
				l10n('防壁にする兵士(0体でもよい)', 'soldiers that become bulwarks, any number'),
				own.map((unit) => ({ by: c.by, unit })),
				{ min: 0, max: own.length, cites: ['action:illusion'] }
			)
		};
	const out: Step[] = [];
	for (const card of picks) {
		const { unit } = unitWith(c.table, card)!;
		const order = unit.cards.length > 1 ? c.answers[`order ${unit.id}`] : unit.cards;
		if (!order) return askOrder(c, `order ${unit.id}`, unit.cards);
		out.push({ do: 'turnDown', unit: unit.id, order, charged: true });
	}
	return out;
};
/** 幻影, second part: the bulwarks may change places. */
const arrange: Line = (c) => {
	const bulwarks = bulwarksOf(c.table, c.by);
	if (bulwarks.length < 2) return steps();
	const picks = c.answers.arrange;
	if (!picks)
		return {
			ask: askUnits(
				c,
				'arrange',
				l10n(
					'防壁の並べ替え(ライフに近い方から。選ばなければそのまま)',
					'a new order of your bulwarks from the life outwards; none keeps it'
				),
				bulwarks.map((unit) => ({ by: c.by, unit })),
				{ min: 0, max: bulwarks.length, ordered: true, seenBy: [c.by], cites: ['action:illusion'] }
			)
		};
	const first = picks.map((card) => unitWith(c.table, card)!.unit.id);
	const rest = bulwarks.map((u) => u.id).filter((id) => !first.includes(id));
	return picks.length ? steps({ do: 'arrange', by: c.by, order: [...first, ...rest] }) : steps();
};
/** 幻影 with the seed's K read as driving one <ファントム> bulwark: without a charged one nothing happens (AMB-08). */
const payPhantom: Line = (c) => {
	const [charged] = bulwarksOf(c.table, c.by).filter((u) => !u.driven);
	return charged ? steps({ do: 'drive', units: [charged.id] }) : { stop: true };
};

export const HEART_TRUMPS: ActionFamily = [
	withTrump('reinforcement', '援軍', 'Reinforcement', 'H', '2', {
		type: '通常魔法',
		speed: 'normal',
		timing: 'main',
		cost: 'BL',
		conditions: [{ kind: 'once-per-turn' }],
		effect: [
			(c) => {
				if (!c.notes.turned)
					return {
						steps: [
							{ do: 'reveal', by: c.by, count: 2 },
							{ do: 'note', notes: { turned: true } }
						],
						goTo: 0
					};
				if (!c.revealed.length) return steps();
				const [card] = c.revealed.length === 1 ? c.revealed : (c.answers.card ?? []);
				if (!card)
					return {
						ask: askCards(
							c,
							'card',
							l10n('兵士として出すカード', 'the card that enters as a soldier'),
							c.revealed,
							{
								cites: ['action:reinforcement']
							}
						)
					};
				return steps(
					{ do: 'enter', cards: [card], from: 'revealed' },
					{
						do: 'move',
						cards: c.revealed.filter((r) => r !== card),
						from: 'revealed',
						to: 'life',
						at: 'bottom'
					}
				);
			}
		]
	}),
	withTrump('rally', '激励', 'Rally', 'H', '3', {
		type: '兵士起因',
		speed: 'immediate',
		timing: 'quick',
		cost: 'K',
		unit: {
			kind: 'soldier',
			label: '激励',
			need: l10n('<激励>を持つ自分の兵士', 'one of your soldiers with <激励>')
		},
		target: SOLDIER,
		effect: [
			(c) => {
				const key = findUnit(c.table, c.request.unit!);
				return key
					? steps({ do: 'modify', unit: c.unit, by: sizeOf(c.table, key.by, key.unit), source: 'rally' })
					: { stop: true };
			}
		]
	}),
	withTrump('cease-fire', '休戦', 'Cease-fire', 'H', '4', {
		type: '速攻魔法',
		speed: 'immediate',
		timing: 'quick',
		profiles: { seed: { speed: 'normal' } },
		rulings: { 'AMB-06': { immediate: { speed: 'immediate' } } },
		target: {
			kind: 'request',
			side: 'any',
			need: l10n('アタックのリクエスト', 'an Attack request'),
			action: 'attack',
			tests: ['is-action']
		},
		effect: [
			negateTarget,
			(c) => {
				const trump = openTrump(c, 'H', '4');
				return trump ? steps({ do: 'closeTrump', card: trump }) : steps();
			},
			(c) => steps({ do: 'charge', units: c.table.players[c.by].field.map((u) => u.id) })
		]
	}),
	withTrump('pursuit', '追撃', 'Pursuit', 'H', '5', {
		type: '通常魔法',
		speed: 'normal',
		timing: 'main',
		cost: 'BDD',
		conditions: [{ kind: 'once-per-turn' }],
		profiles: { seed: { type: '速攻魔法' } },
		rulings: { 'AMB-07': { 'normal-magic': { type: '通常魔法' } } },
		effect: [(c) => steps({ do: 'charge', units: soldiersOf(c.table, c.by).map((u) => u.id) }), requestAttack]
	}),
	withTrump('phantom-reverse', 'ファントムリバース', 'Phantom reverse', 'H', '7', {
		type: '通常魔法',
		speed: 'normal',
		timing: 'main',
		cost: 'K',
		unit: {
			kind: 'bulwark',
			label: 'ファントム',
			need: l10n('<ファントム>を持つ自分の防壁', 'one of your bulwarks with <ファントム>')
		},
		effect: [
			(c) => {
				const key = findUnit(c.table, c.request.unit!);
				return key && isBulwark(key.unit)
					? steps({ do: 'turnUp', unit: key.unit.id, charged: true })
					: { stop: true };
			}
		]
	}),
	withTrump('illusion', '幻影', 'Illusion', 'H', '7', {
		rulings: {
			'AMB-08': {
				unpayable: { effect: [() => ({ stop: true }), () => steps()] },
				'drive-phantom': { effect: [payPhantom, toBulwarks, arrange] }
			}
		},
		type: '誘発魔法',
		trigger: 'triggered',
		speed: 'normal',
		timing: 'quick',
		when: {
			on: 'staged',
			when: (table, event, player) => event.type === 'staged' && onOwnEnd('H', '7')(table, event, player)
		},
		effect: [toBulwarks, arrange]
	}),
	withTrump('salvation', '救済', 'Salvation', 'H', '8', {
		type: '通常魔法',
		speed: 'normal',
		timing: 'main',
		cost: 'B',
		keys: keys([slot(SUITED, 'H')]),
		effect: [salvation]
	}),
	withTrump('summon-chariot', 'チャリオット召喚', 'Summon chariot', 'H', 'J', {
		...SUMMON_CHARIOT,
		timing: 'main',
		cost: 'BL'
	}),
	withTrump('quick-summon-chariot', 'クイックチャリオット召喚', 'Quick summon chariot', 'H', 'J', {
		...SUMMON_CHARIOT,
		timing: 'quick',
		cost: 'D'
	}),
	ofUnit('chariot-destroy-bulwark', 'チャリオット防壁破壊', 'Chariot: destroy bulwark', {
		type: '兵士起因',
		speed: 'normal',
		timing: 'main',
		cost: 'K',
		unit: { kind: 'soldier', character: 'chariot', need: l10n('自分のチャリオット', 'your chariot') },
		target: BULWARK,
		effect: DESTROY_BULWARK
	}),
	ofUnit('chariot-revive', 'チャリオット再生', 'Chariot revival', {
		type: '切札操作',
		trigger: 'triggered',
		speed: 'immediate',
		timing: 'quick',
		when: { on: 'fell', when: onFallOf('chariot') },
		effect: [trumpReturns('H', 'J')]
	}),
	withTrump('summon-giant', '巨人召喚', 'Summon giant', 'H', 'K', {
		type: '召喚',
		speed: 'normal',
		timing: 'main',
		cost: 'SS',
		effect: [
			onlyIfOpen('H', 'K'),
			(c) =>
				steps({
					do: 'leave',
					units: (['A', 'B'] as const).flatMap((p) => bulwarksOf(c.table, p).map((u) => u.id)),
					to: 'graveyard'
				}),
			searchPartner('D', 'K'),
			partnerEnters('H', 'K'),
			orTrumpGoes('H', 'K')
		]
	})
];
