// Actions of the spade trumps: 革命 スラッシュ ドレイン 威圧 蘇生 瞬殺 リアニメーター 魔王.
import { l10n } from '../../core/text';
import { cardOf } from '../cards';
import { askCards, askUnits } from '../choices';
import {
	COMMON,
	OPPONENT,
	OWN_CHARACTER,
	SOLDIER,
	keys,
	slot,
	steps,
	type ActionDef,
	type ActionFamily,
	type Line
} from '../define';
import { findUnit, isRuled, unitWith } from '../table';
import { sizeOf, soldiersOf } from '../units';
import { hasOpenTrump } from '../labels';
import { REANIMATE, soldiersWhere } from './magic';
import {
	askAllInOrder,
	lifeOrder,
	mill,
	onFallOf,
	onOwnEnd,
	onlyIfOpen,
	orTrumpGoes,
	pairEnters,
	partnerEnters,
	searchPartner,
	trumpReturns
} from './shared';
import { ofUnit, withTrump } from './trump';

/** A card of the graveyard enters as a soldier; with none the step is skipped. */
const fromGraveyard: Line = (c) => {
	const either = isRuled(c.table, 'AMB-62', 'either-graveyard');
	const cards = [...c.table.players[c.by].graveyard, ...(either ? c.table.players[c.foe].graveyard : [])];
	if (!cards.length) return steps();
	const picked = c.answers.card;
	if (!picked)
		return {
			ask: askCards(
				c,
				'card',
				l10n('兵士として出す墓地のカード', 'the graveyard card that enters as a soldier'),
				cards,
				{
					seenBy: either ? ['A', 'B'] : [c.by],
					cites: ['action:summon-reanimator', 'AMB-62']
				}
			)
		};
	return steps({ do: 'enter', cards: picked, from: 'graveyard' });
};
const SUMMON_REANIMATOR: Pick<ActionDef, 'type' | 'speed' | 'keys' | 'effect'> = {
	type: '召喚',
	speed: 'normal',
	keys: keys([slot(COMMON, 'H')]),
	effect: [onlyIfOpen('S', 'J'), fromGraveyard, pairEnters('S', 'J')]
};

export const SPADE_TRUMPS: ActionFamily = [
	withTrump('revolution-draw', '革命ドロー', 'Revolution draw', 'S', 'A', {
		type: '誘発魔法',
		trigger: 'triggered',
		speed: 'immediate',
		timing: 'quick',
		when: {
			on: 'unblocked',
			when: (table, event, player) =>
				event.type === 'unblocked' && event.player === player && hasOpenTrump(table, player, 'S', 'A')
		},
		effect: [(c) => steps({ do: 'draw', by: c.by, count: 1 })]
	}),
	withTrump('slash', 'スラッシュ', 'Slash', 'S', '2', {
		type: '兵士起因',
		speed: 'immediate',
		timing: 'main',
		cost: 'K',
		unit: {
			kind: 'soldier',
			label: 'スラッシュ',
			need: l10n('<スラッシュ>を持つ自分の兵士', 'one of your soldiers with <スラッシュ>')
		},
		target: SOLDIER,
		effect: [
			(c) => {
				const key = findUnit(c.table, c.request.unit!);
				const aim = findUnit(c.table, c.unit)!;
				return key && sizeOf(c.table, aim.by, aim.unit) <= sizeOf(c.table, key.by, key.unit)
					? steps({ do: 'leave', units: [c.unit], to: 'graveyard' })
					: { stop: true };
			}
		]
	}),
	withTrump('drain', 'ドレイン', 'Drain', 'S', '3', {
		type: '通常魔法',
		speed: 'normal',
		timing: 'main',
		target: OPPONENT,
		effect: [
			(c) => {
				const own = c.table.players[c.by].field;
				if (!own.length) return { stop: true };
				const [pick] = c.answers.character ?? [];
				if (!pick)
					return {
						ask: askUnits(
							c,
							'character',
							l10n('ライフの下に置くキャラクター', 'the character that goes to the bottom of your life'),
							own.map((unit) => ({ by: c.by, unit })),
							{ cites: ['action:drain'] }
						)
					};
				const { unit } = unitWith(c.table, pick)!;
				const order = c.answers.order;
				if (unit.cards.length > 1 && !order)
					return askAllInOrder(c, 'order', lifeOrder(unit.cards), unit.cards);
				return steps({ do: 'leave', units: [unit.id], to: 'life', at: 'bottom', ...(order && { order }) });
			},
			(c) => steps({ do: 'damage', to: c.foe, amount: 2 })
		]
	}),
	withTrump('intimidate', '威圧', 'Intimidate', 'S', '4', {
		type: '通常魔法',
		speed: 'normal',
		timing: 'main',
		cost: 'L',
		effect: [
			(c) => steps({ do: 'leave', units: soldiersWhere(c.table, (size) => size <= 10), to: 'graveyard' })
		]
	}),
	withTrump('resurrection', '蘇生', 'Resurrection', 'S', '5', {
		type: '通常魔法',
		speed: 'normal',
		timing: 'main',
		cost: 'BL',
		effect: [
			(c) => {
				const cards = c.table.players[c.by].graveyard.filter((id) => {
					const { suit, number } = cardOf(id);
					return suit === 'S' && number >= 2 && number <= 10;
				});
				if (!cards.length) return steps();
				const picked = c.answers.card;
				if (!picked)
					return {
						ask: askCards(c, 'card', l10n('兵士として出す墓地の♠2〜10', 'a ♠2–10 of your graveyard'), cards, {
							seenBy: [c.by],
							cites: ['action:resurrection']
						})
					};
				return steps({ do: 'enter', cards: picked, from: 'graveyard' });
			}
		]
	}),
	withTrump('instant-kill', '瞬殺', 'Instant kill', 'S', '7', {
		type: '速攻魔法',
		speed: 'immediate',
		timing: 'quick',
		target: SOLDIER,
		effect: [
			(c) => {
				const own = soldiersOf(c.table, c.by).filter(
					(u) => u.id !== c.unit || !isRuled(c.table, 'AMB-66', 'target-excluded')
				);
				if (!own.length) return { stop: true };
				const picks = c.answers.soldiers;
				if (!picks)
					return {
						ask: askUnits(
							c,
							'soldiers',
							l10n('墓地に置く自分の兵士(1体以上)', 'your soldiers to send to the graveyard, at least one'),
							own.map((unit) => ({ by: c.by, unit })),
							{ min: 1, max: own.length, cites: ['action:instant-kill', 'AMB-66'] }
						)
					};
				// AMB-66: sizes are read before anything moves
				const given = picks.flatMap((card) => unitWith(c.table, card)?.unit ?? []);
				const total = given.reduce((sum, u) => sum + sizeOf(c.table, c.by, u), 0);
				const aim = findUnit(c.table, c.unit)!;
				return steps(
					{ do: 'note', notes: { total, needed: sizeOf(c.table, aim.by, aim.unit) } },
					{ do: 'leave', units: given.map((u) => u.id), to: 'graveyard' }
				);
			},
			(c) =>
				(c.notes.total as number) >= (c.notes.needed as number)
					? steps({ do: 'leave', units: [c.unit], to: 'graveyard' })
					: { stop: true }
		]
	}),
	withTrump('summon-reanimator', 'リアニメーター召喚', 'Summon reanimator', 'S', 'J', {
		...SUMMON_REANIMATOR,
		timing: 'main',
		cost: 'BL'
	}),
	withTrump('quick-summon-reanimator', 'クイックリアニメーター召喚', 'Quick summon reanimator', 'S', 'J', {
		...SUMMON_REANIMATOR,
		timing: 'quick',
		cost: 'D'
	}),
	ofUnit('reanimator-reanimate', 'リアニメーターリアニメイト', 'Reanimator: reanimate', {
		type: '兵士起因',
		speed: 'normal',
		timing: 'main',
		cost: 'K',
		unit: { kind: 'soldier', character: 'reanimator', need: l10n('自分のリアニメーター', 'your reanimator') },
		target: OWN_CHARACTER,
		effect: REANIMATE
	}),
	ofUnit('reanimator-revive', 'リアニメーター再生', 'Reanimator revival', {
		type: '切札操作',
		trigger: 'triggered',
		speed: 'immediate',
		timing: 'quick',
		when: { on: 'fell', when: onFallOf('reanimator') },
		effect: [trumpReturns('S', 'J')]
	}),
	withTrump('summon-demon-king', '魔王召喚', 'Summon demon king', 'S', 'K', {
		type: '召喚',
		speed: 'normal',
		timing: 'main',
		cost: 'SS',
		effect: [
			onlyIfOpen('S', 'K'),
			(c) => steps({ do: 'leave', units: soldiersWhere(c.table, () => true), to: 'graveyard' }),
			searchPartner('C', 'K'),
			partnerEnters('S', 'K'),
			orTrumpGoes('S', 'K')
		]
	}),
	withTrump('demon-whisper', '魔王の囁き', "Demon king's whisper", 'S', 'K', {
		type: '誘発魔法',
		trigger: 'triggered',
		speed: 'immediate',
		timing: 'quick',
		when: { on: 'requested', when: onOwnEnd('S', 'K') },
		effect: [mill]
	})
];
