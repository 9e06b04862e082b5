// Actions of the diamond trumps: 防壁追加 交渉 相殺 喪失 修繕 充足 策士.
import { l10n } from '../../core/text';
import { cardOf, numberOf, totalOf } from '../cards';
import { askCards, askMode, modeOption } from '../choices';
import { CHARACTER, COMMON, keys, slot, steps, type ActionFamily, type Line } from '../define';
import { blankRequest, findRequest, isRuled } from '../table';
import { keyCardsOf, requestName, whyNotTarget } from '../targets';
import { bulwarksOf, soldiersOf } from '../units';
import { actionOf, nameOfAction } from './index';
import { negateTarget } from './quick-magic';
import { negation, onFallOf, onOwnEnd, onlyIfOpen, openTrump, pairEnters, trumpReturns } from './shared';
import { ofUnit, withTrump } from './trump';

/** クイック策士召喚: a chosen (not targeted) request is nullified; itself never counts (AMB-39). */
const nullifySome: Line = (c) => {
	const most = numberOf(c.request.keys[0]!);
	const itself = isRuled(c.table, 'AMB-39', 'itself-too');
	const fits = c.table.stage.filter((r) => {
		if (r.id === c.request.id && !itself) return false;
		if (actionOf(c.table, r.action).notCounterable && isRuled(c.table, 'AMB-37', 'all-counters'))
			return false;
		const against = keyCardsOf(c.table, r);
		return against.length === 2 || (against.length === 1 && numberOf(against[0]!) <= most);
	});
	if (!fits.length) return steps();
	const [id] = c.answers.request ?? [];
	if (!id)
		return {
			ask: askMode(
				c,
				'request',
				l10n('無効にするリクエスト', 'the request to nullify'),
				fits.map((r) => ({ id: r.id, label: requestName(r), reasons: [] })),
				{ cites: ['action:quick-summon-strategist', 'AMB-39'] }
			)
		};
	return negation(c, findRequest(c.table, id)!);
};

export const DIAMOND_TRUMPS: ActionFamily = [
	withTrump('extra-bulwark', '防壁追加', 'Extra bulwark', 'D', 'A', {
		type: '通常魔法',
		speed: 'immediate',
		timing: 'main',
		cost: 'L',
		conditions: [{ kind: 'once-per-turn' }],
		effect: [
			(c) => {
				const [top] = c.table.players[c.by].life;
				const enough = bulwarksOf(c.table, c.foe).length >= bulwarksOf(c.table, c.by).length;
				return enough && top
					? steps({ do: 'enter', cards: [top], from: 'life', faceDown: true })
					: { stop: true };
			}
		]
	}),
	withTrump('negotiate', '交渉', 'Negotiate', 'D', '3', {
		type: '兵士起因',
		speed: 'immediate',
		timing: 'quick',
		cost: 'K',
		unit: {
			kind: 'soldier',
			label: '交渉',
			need: l10n('<交渉>を持つ自分の兵士', 'one of your soldiers with <交渉>')
		},
		target: CHARACTER,
		effect: [(c) => steps({ do: 'drive', units: [c.unit] })]
	}),
	withTrump('offset', '相殺', 'Offset', 'D', '4', {
		rulings: {
			'AMB-03': { 'extra-bulwark-trump': { conditions: [{ kind: 'trump-open', suit: 'D', rank: 'A' }] } }
		},
		type: '速攻魔法',
		speed: 'immediate',
		timing: 'quick',
		cost: 'D',
		target: {
			kind: 'request',
			side: 'any',
			need: l10n('キーカードのあるリクエスト', 'a request that has a key card'),
			tests: ['some-key']
		},
		effect: [
			(c) => {
				const total = totalOf(keyCardsOf(c.table, findRequest(c.table, c.request.target!.id)!));
				return total >= 5
					? steps({ do: 'note', notes: { total } }, { do: 'say', code: 'condition_met' })
					: { stop: true };
			},
			(c) => steps({ do: 'damage', to: c.by, amount: c.notes.total as number }),
			negateTarget
		]
	}),
	withTrump('exhaustion', '疲弊', 'Exhaustion', 'D', '5', {
		type: '誘発魔法',
		trigger: 'triggered',
		speed: 'normal',
		timing: 'quick',
		when: { on: 'requested', when: onOwnEnd('D', '5') },
		effect: [
			(c) => {
				const trump = openTrump(c, 'D', '5');
				if (!trump) return steps();
				const [how] = c.answers.how ?? [];
				if (!how)
					return {
						ask: askMode(
							c,
							'how',
							l10n('喪失を裏にするか、2ダメージを受けるか', 'turn 喪失 face down, or take 2 damage'),
							[
								modeOption('close', '裏向きにする', 'turn it face down'),
								modeOption('damage', '2ダメージを受ける', 'take 2 damage')
							],
							{ cites: ['action:exhaustion'] }
						)
					};
				return how === 'close'
					? steps({ do: 'closeTrump', card: trump })
					: steps({ do: 'damage', to: c.by, amount: 2 });
			}
		]
	}),
	withTrump('repair', '修繕', 'Repair', 'D', '8', {
		type: '通常魔法',
		speed: 'immediate',
		timing: 'main',
		cost: 'L',
		target: {
			kind: 'soldier',
			side: 'own',
			need: l10n('♢2〜10を含む自分の兵士1体', 'one of your soldiers that contains a ♢2–10'),
			tests: ['has-common-diamond']
		},
		effect: [
			(c) => {
				const equip = actionOf(c.table, 'equip');
				// any diamond stands for the card to come: what is asked is whether 装備 could aim there
				const aim = { action: equip, by: c.by, keys: [`${c.by}:DK`] };
				return whyNotTarget(c.table, aim, c.request.target!).length
					? { stop: true }
					: steps({ do: 'say', code: 'condition_met' });
			},
			(c) => {
				const cards = c.table.players[c.by].graveyard.filter((id) => {
					const { suit, number } = cardOf(id);
					return suit === 'D' && number >= 11;
				});
				if (!cards.length) return steps({ do: 'note', notes: { card: '' } });
				const [card] = c.answers.card ?? [];
				if (!card)
					return {
						ask: askCards(
							c,
							'card',
							l10n('装備に使う墓地の♢J・Q・K', 'a ♢J, ♢Q or ♢K of your graveyard'),
							cards,
							{
								seenBy: [c.by],
								cites: ['action:repair', 'AMB-81']
							}
						)
					};
				return steps({ do: 'note', notes: { card } });
			},
			(c) => {
				const card = c.notes.card as string;
				if (!card) return steps();
				if (isRuled(c.table, 'AMB-81', 'at-once'))
					return steps({ do: 'stack', card, from: 'graveyard', unit: c.unit });
				return steps({
					do: 'request',
					name: nameOfAction('equip'),
					from: 'graveyard',
					request: {
						...blankRequest('', 'equip', c.by),
						keys: [card],
						held: [card],
						target: c.request.target,
						origin: 'effect',
						cause: 'repair'
					}
				});
			},
			(c) => (c.notes.card ? steps() : steps({ do: 'leave', units: [c.unit], to: 'graveyard' }))
		]
	}),
	withTrump('rest', '休息', 'Rest', 'D', '9', {
		type: '通常魔法',
		speed: 'normal',
		timing: 'main',
		cost: 'B',
		effect: [(c) => steps({ do: 'charge', units: soldiersOf(c.table, c.by).map((u) => u.id) })]
	}),
	withTrump('satisfaction', '充足', 'Satisfaction', 'D', '9', {
		type: '誘発魔法',
		trigger: 'triggered',
		speed: 'normal',
		timing: 'quick',
		when: { on: 'requested', when: onOwnEnd('D', '9') },
		effect: [(c) => steps({ do: 'charge', units: c.table.players[c.by].field.map((u) => u.id) })]
	}),
	withTrump('summon-strategist', '策士召喚', 'Summon strategist', 'D', 'J', {
		type: '召喚',
		speed: 'normal',
		timing: 'main',
		cost: 'BL',
		keys: keys([slot(COMMON, 'C')]),
		effect: [pairEnters('D', 'J')]
	}),
	withTrump('quick-summon-strategist', 'クイック策士召喚', 'Quick summon strategist', 'D', 'J', {
		type: '召喚',
		speed: 'normal',
		timing: 'quick',
		cost: 'D',
		keys: keys([slot(COMMON, 'C')]),
		effect: [onlyIfOpen('D', 'J'), nullifySome, pairEnters('D', 'J')]
	}),
	ofUnit('foresee', '先読み', 'Foresee', {
		type: '兵士起因',
		speed: 'immediate',
		timing: 'quick',
		cost: 'K',
		unit: { kind: 'soldier', character: 'strategist', need: l10n('自分の策士', 'your strategist') },
		effect: [
			(c) => steps({ do: 'draw', by: c.by, count: 2 }),
			(c) => {
				const { hand } = c.table.players[c.by];
				if (!hand.length) return steps();
				const cards = c.answers.card;
				if (!cards)
					return {
						ask: askCards(
							c,
							'card',
							l10n('ライフに戻す手札', 'the hand card that goes back into life'),
							hand,
							{
								seenBy: [c.by],
								cites: ['action:foresee']
							}
						)
					};
				const [where] = c.answers.where ?? [];
				if (!where)
					return {
						ask: askMode(
							c,
							'where',
							l10n('ライフの上か、下か', 'on top or at the bottom of life'),
							[modeOption('top', '上', 'on top'), modeOption('bottom', '下', 'at the bottom')],
							{ cites: ['action:foresee'] }
						)
					};
				return steps({
					do: 'move',
					cards,
					from: 'hand',
					to: 'life',
					seenBy: [c.by],
					...(where === 'bottom' && { at: 'bottom' as const })
				});
			}
		]
	}),
	ofUnit('strategist-revive', '策士再生', 'Strategist revival', {
		type: '切札操作',
		trigger: 'triggered',
		speed: 'immediate',
		timing: 'quick',
		when: { on: 'fell', when: onFallOf('strategist') },
		effect: [trumpReturns('D', 'J')]
	})
];
