// Quick magic of the formats (速攻魔法).
import { l10n } from '../../core/text';
import { labelsOf, numberOf, type CardId } from '../cards';
import { askCards, askMode, modeOption } from '../choices';
import {
	ANY_RANK,
	CHARACTER,
	KEYED_REQUEST,
	LITE,
	LOW,
	MASTER,
	OWN_CHARACTER,
	PRO,
	QUALIFIES,
	SOLDIER,
	STANDARD,
	SUITED,
	keys,
	slot,
	steps,
	type ActionDef,
	type ActionFamily,
	type Ctx,
	type Line,
	type Outcome,
	type Step
} from '../define';
import { findRequest, findUnit, isRuled } from '../table';
import { isBulwark, placedName, sizeOf } from '../units';
import { keyCardsOf, targetFromPick, targetName, targetOptions } from '../targets';
import { askAllInOrder, hit, negation } from './shared';
import { nameOfAction } from './index';

const quick = (
	id: string,
	ja: string,
	en: string,
	rest: Pick<ActionDef, 'formats' | 'effect'> & Partial<ActionDef>
): ActionDef => ({
	id,
	name: l10n(ja, en),
	type: '速攻魔法',
	trigger: 'direct',
	speed: 'normal',
	timing: 'quick',
	cost: '',
	frames: null,
	...rest
});
const keyNumber = (c: Ctx): number => numberOf(c.request.keys[0]!);

/** Removes the target request; its key cards go to the graveyard from the stage, so no 世代交代. */
export const negateTarget: Line = (c) => {
	const request = c.request.target && findRequest(c.table, c.request.target.id);
	return request ? negation(c, request) : steps();
};
const toFog =
	(kind: 'up' | 'down', name: ActionDef['name']) =>
	(c: Ctx): Step => ({ do: 'fog', kind, name, target: c.unit });

/** Asks how the bulwarks made of one unit stand, if it has several cards. */
export function askOrder(c: Ctx, id: string, cards: readonly CardId[]): Outcome {
	const what = l10n(
		`新しい防壁の並び(ライフに近い方から): ${labelsOf(cards).join('・')}`,
		`the order of the new bulwarks, from the life outwards: ${labelsOf(cards).join(', ')}`
	);
	return askAllInOrder(c, id, what, cards);
}

const revealNext: Line = (c) => steps({ do: 'reveal', by: c.by, count: 1 });
/** Points of a card for B・J: an ace counts 11, or 1 where 11 would reach 22 (AMB-69: fixed when turned over). */
export const points = (card: CardId, total: number): number => {
	const n = numberOf(card);
	if (n === 1) return total + 11 >= 22 ? 1 : 11;
	return Math.min(n, 10);
};

/** AMB-69, other setting: aces as in a casino, 11 as long as the whole stays at 21 or less. */
const softTotal = (cards: readonly CardId[]): number => {
	const hard = cards.reduce((sum, card) => sum + Math.min(numberOf(card), 10), 0);
	return cards.some((card) => numberOf(card) === 1) && hard + 10 <= 21 ? hard + 10 : hard;
};

export const QUICK_MAGIC: ActionFamily = [
	quick('up', 'アップ', 'Up', {
		formats: LITE,
		cost: 'D',
		keys: keys([slot(LOW, 'H')]),
		target: SOLDIER,
		effect: [
			(c) => steps({ do: 'modify', unit: c.unit, by: keyNumber(c), source: 'up' }),
			(c) => steps(toFog('up', l10n('アップ', 'Up'))(c))
		]
	}),
	quick('down', 'ダウン', 'Down', {
		formats: LITE,
		cost: 'D',
		keys: keys([slot(LOW, 'S')]),
		target: SOLDIER,
		effect: [
			(c) => steps({ do: 'modify', unit: c.unit, by: -keyNumber(c), source: 'down' }),
			(c) => {
				const { unit, by } = findUnit(c.table, c.unit)!;
				// AMB-58: only ダウン itself tests for 0 or less, once, here
				return sizeOf(c.table, by, unit) <= 0
					? { steps: [{ do: 'leave', units: [c.unit], to: 'graveyard' }], stop: true }
					: steps();
			},
			(c) => steps(toFog('down', l10n('ダウン', 'Down'))(c))
		]
	}),
	quick('twist', 'ツイスト', 'Twist', {
		formats: LITE,
		cost: 'D',
		keys: keys([slot(LOW, 'D')]),
		target: CHARACTER,
		effect: [
			(c) => {
				const [posture] = c.answers.posture ?? [];
				if (!posture)
					return {
						ask: askMode(
							c,
							'posture',
							l10n('ドライブさせるか、チャージさせるか', 'driven or charged'),
							[modeOption('drive', 'ドライブ', 'driven'), modeOption('charge', 'チャージ', 'charged')],
							{ cites: ['action:twist'] }
						)
					};
				return steps({ do: posture === 'drive' ? 'drive' : 'charge', units: [c.unit] });
			}
		]
	}),
	quick('counter', 'カウンター', 'Counter', {
		formats: LITE,
		cost: 'D',
		keys: keys([slot(LOW, 'C')]),
		target: { ...KEYED_REQUEST, tests: ['one-or-two-keys', 'counterable'] },
		effect: [
			(c) => {
				const against = keyCardsOf(c.table, findRequest(c.table, c.request.target!.id)!);
				const beats = against.length === 2 || keyNumber(c) >= numberOf(against[0]!);
				return beats ? steps({ do: 'say', code: 'condition_met' }) : { stop: true };
			},
			negateTarget
		]
	}),
	quick('kill', 'キル', 'Kill', {
		formats: PRO,
		keys: keys([slot(LOW, 'S', 2)]),
		target: SOLDIER,
		effect: [(c) => steps({ do: 'leave', units: [c.unit], to: 'graveyard' })]
	}),
	quick('reunion', '再会', 'Reunion', {
		formats: PRO,
		keys: keys([slot(LOW, 'H', 2)]),
		effect: [
			(c) => {
				// AMB-28: the key cards still lie on the stage, so they are not among these
				const { graveyard } = c.table.players[c.by];
				if (!graveyard.length) return steps();
				const cards = c.answers.card;
				if (!cards)
					return {
						ask: askCards(
							c,
							'card',
							l10n('手札に加える墓地のカード', 'a card of your graveyard to take'),
							graveyard,
							{
								seenBy: [c.by],
								cites: ['action:reunion', 'AMB-28']
							}
						)
					};
				return steps({ do: 'move', cards, from: 'graveyard', to: 'hand' });
			}
		]
	}),
	quick('truce', '停戦', 'Truce', {
		formats: PRO,
		keys: keys([slot(LOW, 'D', 2)]),
		target: {
			kind: 'request',
			side: 'any',
			need: l10n('ダメージ判定のリクエスト', 'a Damage judgement request'),
			action: 'damage-judgement',
			tests: ['is-action']
		},
		effect: [
			(c) => [
				...(negateTarget(c) as readonly Step[]),
				{ do: 'say', code: 'combat_over' },
				{ do: 'combat', combat: null }
			]
		]
	}),
	quick('change-target', '対象変更', 'Change target', {
		formats: PRO,
		keys: keys([slot(LOW, 'C', 2)]),
		target: {
			kind: 'request',
			side: 'any',
			need: l10n('対象をとるリクエスト', 'a request that has a target'),
			tests: ['has-target']
		},
		effect: [
			(c) => {
				const other = findRequest(c.table, c.request.target!.id)!;
				const options = targetOptions(c.table, other, other.target, c.by);
				if (!options.some((o) => !o.reasons.length)) return steps();
				const [pick] = c.answers.to ?? [];
				if (!pick) {
					const name = nameOfAction(other.action);
					return {
						ask: askMode(c, 'to', l10n(`${name.ja}の新しい対象`, `the new target of ${name.en}`), options, {
							cites: ['action:change-target', 'AMB-31']
						})
					};
				}
				const target = targetFromPick(c.table, other.action, pick)!;
				return steps({
					do: 'retarget',
					request: other.id,
					target,
					name: nameOfAction(other.action),
					to: targetName(c.table, target)
				});
			},
			QUALIFIES
		]
	}),
	quick('search', 'サーチ', 'Search', {
		rulings: { 'AMB-10': { 'left-out': { formats: [] } } },
		formats: LITE,
		speed: 'immediate',
		keys: keys([slot(['X'])]),
		effect: [
			(c) => {
				const { life } = c.table.players[c.by];
				if (!life.length) return steps();
				const cards = c.answers.card;
				if (!cards)
					return {
						ask: askCards(
							c,
							'card',
							l10n('手札に加えるライフのカード', 'a card of your life to take'),
							life,
							{
								seenBy: [c.by],
								cites: ['action:search', 'AMB-70']
							}
						)
					};
				return steps({ do: 'move', cards, from: 'life', to: 'hand' });
			},
			(c) => steps({ do: 'shuffle', by: c.by })
		]
	}),
	quick('black-jack', 'B・J', 'B·J', {
		formats: MASTER,
		keys: keys([slot(['A']), slot(['J'])]),
		effect: [
			(c) => [
				...(revealNext(c) as readonly Step[]),
				{ do: 'note', notes: { total: 0, counted: 0, hits: 0 } }
			],
			(c) => {
				const counted = c.notes.counted as number;
				const total = isRuled(c.table, 'AMB-69', 'soft')
					? softTotal(c.revealed)
					: c.revealed.slice(counted).reduce((sum, card) => sum + points(card, sum), c.notes.total as number);
				return steps(
					{ do: 'note', notes: { total, counted: c.revealed.length } },
					{ do: 'say', code: 'points', slots: { n: total } }
				);
			},
			(c) =>
				(c.notes.total as number) >= 22
					? { steps: [{ do: 'move', cards: c.revealed, from: 'revealed', to: 'graveyard' }], stop: true }
					: steps(),
			(c) => {
				const hits = c.notes.hits as number;
				const [choice] = c.table.players[c.by].life.length ? (c.answers[`hit ${hits}`] ?? []) : ['stand'];
				if (!choice)
					return {
						ask: askMode(
							c,
							`hit ${hits}`,
							l10n(
								`もう1枚めくるか(合計${String(c.notes.total)}点)`,
								`turn over one more? (total ${String(c.notes.total)})`
							),
							[modeOption('hit', 'ヒット(もう1枚)', 'hit'), modeOption('stand', 'スタンド(止める)', 'stand')],
							{ cites: ['action:black-jack'] }
						)
					};
				return choice === 'hit'
					? {
							steps: [...(revealNext(c) as readonly Step[]), { do: 'note', notes: { hits: hits + 1 } }],
							goTo: 1
						}
					: steps({ do: 'move', cards: c.revealed, from: 'revealed', to: 'hand' });
			}
		]
	}),
	quick('royal-straight-flush', 'R・S・F', 'R·S·F', {
		formats: MASTER,
		cost: 'BB',
		keys: keys([slot(['A']), slot(['10']), slot(['J']), slot(['Q']), slot(['K'])], 'same-suit'),
		target: { kind: 'player', side: 'any', need: l10n('プレイヤー1人', 'one player') },
		effect: [(c) => hit(c, c.request.target!.id as 'A' | 'B', 40)]
	}),
	quick('reverse', 'リバース', 'Reverse', {
		rulings: { 'AMB-68': { 'jokers-excluded': { keys: keys([slot(SUITED, undefined, 2)], 'same-number') } } },
		formats: PRO,
		keys: keys([slot(ANY_RANK, undefined, 2)], 'same-number'),
		target: CHARACTER,
		effect: [
			(c) => {
				const { unit, by } = findUnit(c.table, c.unit)!;
				const [posture] = c.answers.posture ?? [];
				if (!posture) {
					const name = placedName(c.table, by, unit);
					return {
						ask: askMode(
							c,
							'posture',
							l10n(`先に${name.ja}をチャージかドライブにするか`, `charge or drive ${name.en} first?`),
							[
								modeOption('keep', 'そのまま', 'leave it'),
								modeOption('charge', 'チャージにする', 'charge it'),
								modeOption('drive', 'ドライブにする', 'drive it')
							],
							{ cites: ['action:reverse'] }
						)
					};
				}
				const note: Step = { do: 'note', notes: { was: isBulwark(unit) ? 'bulwark' : 'soldier' } };
				return posture === 'keep'
					? steps(note)
					: steps(note, { do: posture === 'charge' ? 'charge' : 'drive', units: [c.unit] });
			},
			(c) => {
				if (c.notes.was !== 'soldier') return steps();
				const { unit } = findUnit(c.table, c.unit)!;
				const order = c.answers.order;
				if (unit.cards.length > 1 && !order) return askOrder(c, 'order', unit.cards);
				// the combat names units by id: release it before its id is gone
				return steps(
					{ do: 'release', unit: c.unit },
					{ do: 'turnDown', unit: c.unit, ...(order && { order }) }
				);
			},
			(c) => (c.notes.was === 'bulwark' ? steps({ do: 'turnUp', unit: c.unit }) : steps()),
			(c) => steps({ do: 'release', unit: c.unit })
		]
	}),
	quick('return', '帰還', 'Return', {
		formats: STANDARD,
		cost: 'B',
		keys: keys([slot(SUITED, undefined, 2)], 'same-suit'),
		target: OWN_CHARACTER,
		effect: [
			(c) =>
				findUnit(c.table, c.unit)!.unit.driven
					? steps()
					: steps({ do: 'leave', units: [c.unit], to: 'hand' }),
			(c) => steps({ do: 'move', cards: c.request.held, from: 'held', to: 'hand' })
		]
	})
];
