// Working the trumps: opening, closing, destroying (切札操作).
import { l10n } from '../../core/text';
import { cardOf, type Rank, type Suit } from '../cards';
import { askCards } from '../choices';
import {
	MASTER,
	SUITED,
	keys,
	slot,
	steps,
	type ActionDef,
	type ActionFamily,
	type Line,
	type TargetSpec
} from '../define';
import type { Frame } from '../table';

export const EXTRA: readonly Frame[] = ['extra'];
const OPEN_TRUMP: TargetSpec = {
	kind: 'trump',
	side: 'any',
	need: l10n('表向きの切札1枚', 'one face-up trump')
};

/** Turns one of the own face-down trumps face up; one locked by クローズ can't be. */
const open: Line = (c) => {
	const closed = c.table.players[c.by].trumps.filter((t) => !t.faceUp && !t.locked).map((t) => t.card);
	if (!closed.length) return steps();
	const [card] = closed.length === 1 ? closed : (c.answers.trump ?? []);
	if (!card)
		return {
			ask: askCards(c, 'trump', l10n('表にする切札', 'the trump to turn face up'), closed, {
				seenBy: [c.by],
				cites: ['action:quick-open']
			})
		};
	return steps({ do: 'openTrump', card });
};
const operation = (
	id: string,
	ja: string,
	en: string,
	rest: Pick<ActionDef, 'speed' | 'timing' | 'cost' | 'effect'> & Partial<ActionDef>
): ActionDef => ({
	id,
	name: l10n(ja, en),
	type: '切札操作',
	trigger: 'direct',
	formats: MASTER,
	frames: EXTRA,
	...rest
});

export const TRUMP_ACTIONS: ActionFamily = [
	operation('quick-open', 'クイックオープン', 'Quick open', {
		speed: 'immediate',
		timing: 'quick',
		cost: 'DD',
		effect: [open]
	}),
	operation('main-open', 'メインオープン', 'Main open', {
		speed: 'immediate',
		timing: 'main',
		cost: 'BBL',
		effect: [open]
	}),
	operation('close-trump', 'クローズ', 'Close', {
		speed: 'normal',
		timing: 'quick',
		cost: 'D',
		keys: keys([slot(['Q'])]),
		target: OPEN_TRUMP,
		effect: [
			(c) => steps({ do: 'closeTrump', card: c.request.target!.id, lock: true }),
			(c) =>
				steps({ do: 'fog', kind: 'close', name: l10n('クローズ', 'Close'), target: c.request.target!.id })
		]
	}),
	operation('destroy-trump', '切札破壊', 'Destroy trump', {
		speed: 'normal',
		timing: 'quick',
		cost: 'B',
		keys: keys([slot(SUITED)]),
		target: OPEN_TRUMP,
		effect: [
			(c) => {
				const key = cardOf(c.request.keys[0]!);
				const trump = cardOf(c.request.target!.id);
				return key.suit === trump.suit && key.number === trump.number
					? steps({ do: 'move', cards: [trump.id], from: 'trumps', to: 'graveyard' })
					: { stop: true };
			}
		]
	})
];

/** An action that asks for an own trump face up. */
export const withTrump = (
	id: string,
	ja: string,
	en: string,
	suit: Suit,
	rank: Rank,
	rest: Pick<ActionDef, 'type' | 'speed' | 'timing' | 'effect'> & Partial<ActionDef>
): ActionDef => ({
	id,
	name: l10n(ja, en),
	trigger: 'direct',
	cost: '',
	formats: MASTER,
	frames: EXTRA,
	...rest,
	conditions: [{ kind: 'trump-open', suit, rank }, ...(rest.conditions ?? [])]
});
/** An action of a frame that needs no open trump (the trump card is part of the unit). */
export const ofUnit = (
	id: string,
	ja: string,
	en: string,
	rest: Pick<ActionDef, 'type' | 'speed' | 'timing' | 'effect'> & Partial<ActionDef>
): ActionDef => ({
	id,
	name: l10n(ja, en),
	trigger: 'direct',
	cost: '',
	formats: MASTER,
	frames: EXTRA,
	...rest
});
