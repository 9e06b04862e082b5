// Everything that can be done now: every action, legal ones first, illegal ones with all reasons and the nearest fix.
import type { MoveOption, Sentence } from '../../core/contract';
import { l10n, type L10n } from '../../core/text';
import type { RuleId } from '../docs/rulebook';
import { mayCancelHere } from '../cancels';
import { sentencesOf, type Template } from '../sentences';
import { other, type Player, type Table } from '../table';
import { ACTION_IDS, ACTIONS, actionOf, type ActionId } from './actions';
import { nearestFix } from './fixes';
import { firstLegal, whyNotAtAll } from './why';

const line = <J extends string, E extends string>(ja: J, en: E, ...cites: RuleId[]) =>
	({ ja, en, cites }) as const;

export const CONSEQUENCES = {
	then_character: line('キャラフェイズに進む。', 'The character phase begins.', 'R09'),
	then_ability: line('アビリティフェイズに進む。', 'The ability phase begins.', 'R30'),
	then_attack: line('アタックフェイズに進む。', 'The attack phase begins.', 'R34'),
	then_end: line('エンドフェイズに進む。', 'The end phase begins.', 'R57'),
	then_resolution: line('攻撃の解決に進む。', 'The attack is resolved.', 'R51'),
	then_other_asked: line('次に{seat}がキャンセルの機会を得る。', 'Then {seat} may cancel.', 'E05'),
	then_window_closes: line(
		'誰もキャンセルしなければ、能力の解決に進む。',
		'Without a cancel, abilities are resolved.',
		'E05'
	),
	then_lost: line('{seat}の勝利になる。', '{seat} wins.', 'E03')
} as const satisfies Readonly<Record<string, Template>>;
const sentence = sentencesOf(CONSEQUENCES);

const PASS_LABELS: Readonly<Record<string, L10n>> = {
	energy: l10n('エネルギーを置かない', 'Place no energy'),
	cancel: l10n('キャンセルしない', 'Don’t cancel'),
	block: l10n('ブロックしない', 'Don’t block')
};
const END_LABELS: Readonly<Record<string, L10n>> = {
	character: l10n('キャラフェイズを終える', 'End the character phase'),
	ability: l10n('アビリティフェイズを終える', 'End the ability phase'),
	attack: l10n('アタックフェイズを終える', 'End the attack phase')
};

function labelOf(table: Table, action: ActionId): L10n {
	const kind = table.awaiting?.kind ?? '';
	const special = action === 'pass' ? PASS_LABELS[kind] : action === 'end' ? END_LABELS[kind] : undefined;
	return special ?? ACTIONS[action].label;
}
function consequenceOf(table: Table, seat: Player, action: ActionId): Sentence | null {
	const kind = table.awaiting?.kind;
	if (action === 'concede') return sentence('then_lost', { seat: other(seat) });
	if (action === 'end')
		return sentence(kind === 'character' ? 'then_ability' : kind === 'ability' ? 'then_attack' : 'then_end');
	if (action !== 'pass') return null;
	if (kind === 'energy') return sentence('then_character');
	if (kind === 'block') return sentence('then_resolution');
	const next = other(seat);
	return table.asked.includes(next) || !mayCancelHere(table, next)
		? sentence('then_window_closes')
		: sentence('then_other_asked', { seat: next });
}

/** Every action for a player, legal or not: legal ones first, then those this would be the time for. */
export function movesOf(table: Table, seat: Player): readonly MoveOption[] {
	const { awaiting } = table;
	// while a rule asks a question, there is nothing else to do
	const actions: readonly ActionId[] = awaiting?.kind === 'question' ? ['answer'] : ACTION_IDS;
	const options = actions.map((action): MoveOption => optionOf(table, seat, action));
	const isTime = ({ action }: MoveOption): boolean =>
		awaiting?.seat === seat && !!actionOf(action)?.when.includes(awaiting.kind);
	const rank = (o: MoveOption): number => (o.legal ? 0 : isTime(o) ? 1 : 2);
	return [0, 1, 2].flatMap((r) => options.filter((o) => rank(o) === r));
}
function optionOf(table: Table, seat: Player, action: ActionId): MoveOption {
	const { summary, cites } = ACTIONS[action];
	const head = { seat, action, label: labelOf(table, action), cites };
	if (firstLegal(table, seat, action)) {
		// what follows says more than what it is
		const consequence = consequenceOf(table, seat, action);
		return { ...head, legal: true, reasons: [], ...(consequence ? { consequence } : { summary }) };
	}
	const reasons = whyNotAtAll(table, seat, action);
	const fix = nearestFix(table, seat, action, reasons);
	return { ...head, summary, legal: false, reasons, ...(fix && { fix }) };
}
