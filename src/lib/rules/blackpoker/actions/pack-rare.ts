// Pack and rare card: what the frames from パック and レアパック on add.
import { l10n } from '../../core/text';
import { cardOf } from '../cards';
import { askCards } from '../choices';
import { KEYED_REQUEST, RARE_KEY, STANDARD, steps, type ActionFamily } from '../define';
import { findRequest, isRuled, type Frame } from '../table';
import { keyCardsOf } from '../targets';
import { negateTarget } from './quick-magic';
import { keyEnters } from './summon';

const WITH_PACK: readonly Frame[] = ['pack', 'rare-pack', 'strategy', 'extra'];
const WITH_RARE: readonly Frame[] = ['rare-pack', 'strategy', 'extra'];

export const PACK_AND_RARE: ActionFamily = [
	{
		id: 'open-pack',
		name: l10n('パック開封', 'Open pack'),
		type: 'パック操作',
		trigger: 'direct',
		speed: 'immediate',
		timing: 'quick',
		cost: '',
		formats: STANDARD,
		frames: WITH_PACK,
		conditions: [{ kind: 'pack-unopened' }],
		effect: [
			(c) => {
				const { pack, rare } = c.table.players[c.by];
				const cards = [...(pack?.cards ?? []), ...rare];
				if (!cards.length) return steps();
				const picked = c.answers.card;
				if (!picked)
					return {
						ask: askCards(
							c,
							'card',
							rare.length
								? l10n('手札に加えるパックのカード(またはレアカード)', 'a card of the pack, or the rare card')
								: l10n('手札に加えるパックのカード', 'a card of the pack to take'),
							cards,
							{ seenBy: [c.by], cites: ['action:open-pack'] }
						)
					};
				return steps({
					do: 'move',
					cards: picked,
					from: rare.includes(picked[0]!) ? 'rare' : 'pack',
					to: 'hand'
				});
			},
			(c) => steps({ do: 'openPack', by: c.by })
		]
	},
	{
		id: 'rare-draw',
		name: l10n('レアドロー', 'Rare draw'),
		type: 'レアカード操作',
		trigger: 'direct',
		speed: 'immediate',
		timing: 'quick',
		cost: '',
		formats: STANDARD,
		frames: WITH_RARE,
		conditions: [{ kind: 'life-at-most', max: 9 }],
		effect: [
			(c) =>
				steps({
					do: 'move',
					cards: c.table.players[c.by].rare.slice(0, 1),
					from: 'rare',
					to: 'hand',
					seenBy: [c.by]
				})
		]
	},
	{
		id: 'rare-summon',
		name: l10n('レア召喚', 'Rare summon'),
		type: '召喚',
		trigger: 'direct',
		speed: 'normal',
		timing: 'quick',
		cost: 'S',
		formats: STANDARD,
		frames: WITH_RARE,
		keys: RARE_KEY,
		conditions: [{ kind: 'rare-summon-life', max: 9 }],
		effect: [keyEnters]
	},
	{
		id: 'trap-counter',
		name: l10n('罠カウンター', 'Trap counter'),
		type: 'レアカード操作',
		trigger: 'direct',
		speed: 'normal',
		timing: 'quick',
		cost: '',
		formats: STANDARD,
		frames: WITH_RARE,
		keys: RARE_KEY,
		target: KEYED_REQUEST,
		effect: [
			(c) => {
				const key = cardOf(c.request.keys[0]!);
				const against = keyCardsOf(c.table, findRequest(c.table, c.request.target!.id)!).map(cardOf);
				// AMB-38: the same suit and number; a Joker matches a Joker
				const same = against.some(
					(card) =>
						card.number === key.number &&
						(card.suit === key.suit || isRuled(c.table, 'AMB-38', 'number-only'))
				);
				return same ? negateTarget(c) : { stop: true };
			}
		]
	}
];
