// Summons of the formats: how cards of the hand become characters.
import { l10n } from '../../core/text';
import { findUnit } from '../table';
import { isBulwark } from '../units';
import { askCards, askMode, modeOption } from '../choices';
import {
	COMMON,
	HEROES,
	LITE,
	PRO,
	STANDARD,
	SUITED,
	keys,
	slot,
	steps,
	type ActionDef,
	type ActionFamily,
	type Line
} from '../define';

/** The key card enters the field face up and charged; its script says what it is. */
export const keyEnters: Line = (c) => steps({ do: 'enter', cards: c.request.keys, from: 'held' });

const summon = (
	id: string,
	ja: string,
	en: string,
	rest: Pick<ActionDef, 'cost' | 'formats'> & Partial<ActionDef>
): ActionDef => ({
	id,
	name: l10n(ja, en),
	type: '召喚',
	trigger: 'direct',
	speed: 'normal',
	timing: 'main',
	frames: null,
	effect: [keyEnters],
	...rest
});

export const SUMMONS: ActionFamily = [
	summon('set-bulwark', '防壁設置', 'Set bulwark', {
		cost: 'L',
		formats: LITE,
		speed: 'immediate',
		conditions: [{ kind: 'once-per-turn' }],
		effect: [
			(c) => {
				const { hand } = c.table.players[c.by];
				if (!hand.length) return steps();
				const cards = c.answers.card;
				if (!cards)
					return {
						ask: askCards(c, 'card', l10n('防壁にする手札1枚', 'the hand card to set as a bulwark'), hand, {
							seenBy: [c.by],
							cites: ['action:set-bulwark']
						})
					};
				return steps({ do: 'enter', cards, from: 'hand', faceDown: true });
			}
		]
	}),
	summon('summon-soldier', '兵士召喚', 'Summon soldier', {
		cost: 'BL',
		formats: LITE,
		keys: keys([slot(COMMON)])
	}),
	summon('summon-hero', '英雄召喚', 'Summon hero', {
		cost: 'BBL',
		formats: LITE,
		keys: keys([slot(HEROES)])
	}),
	summon('summon-ace', 'エース召喚', 'Summon ace', { cost: 'L', formats: LITE, keys: keys([slot(['A'])]) }),
	summon('quick-summon', 'クイック召喚', 'Quick summon', {
		cost: 'D',
		formats: PRO,
		timing: 'quick',
		keys: keys([slot(['A'])]),
		conditions: [{ kind: 'not-turn-player' }],
		effect: [
			(c) => {
				const [as] = c.answers.as ?? [];
				if (!as)
					return {
						ask: askMode(
							c,
							'as',
							l10n('エースとして出すか、防壁として出すか', 'as an ace or as a bulwark'),
							[
								modeOption('ace', 'エース(表向き・チャージ)', 'ace, face up and charged'),
								modeOption('bulwark', '防壁(裏向き・チャージ)', 'bulwark, face down and charged')
							],
							{ cites: ['action:quick-summon'] }
						)
					};
				return steps({
					do: 'enter',
					cards: c.request.keys,
					from: 'held',
					...(as === 'bulwark' && { faceDown: true as const })
				});
			}
		]
	}),
	summon('summon-magician', '魔術士召喚', 'Summon magician', {
		cost: 'BD',
		formats: STANDARD,
		keys: keys([slot(['X'])])
	}),
	summon('equip', '装備', 'Equip', {
		cost: 'BL',
		formats: LITE,
		keys: keys([slot(SUITED)]),
		target: {
			kind: 'soldier',
			side: 'own',
			need: l10n('キーカードと同じスートの自分の兵士1体', "one of your soldiers of the key card's suit"),
			tests: ['equippable', 'key-suit']
		},
		effect: [
			// read to the letter of AMB-29 a bulwark may still be its target; nothing can be stacked on one
			(c) =>
				isBulwark(findUnit(c.table, c.unit)!.unit)
					? { stop: true }
					: steps({ do: 'stack', card: c.request.keys[0]!, from: 'held', unit: c.unit })
		]
	})
];
