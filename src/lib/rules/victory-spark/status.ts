// One sentence about the position: who may do what, what the rules are doing, or who has won.
import type { Decision, Sentence } from '../core/contract';
import { questionOf } from './legal';
import { handLimit } from './flow/turn';
import { PHASE_NAMES } from './labels';
import { prompt } from './prompts';
import { sentencesOf, type Template } from './sentences';
import type { RuleId } from './docs/rulebook';
import type { AwaitKind, Table } from './table';

const line = <J extends string, E extends string>(ja: J, en: E, ...cites: RuleId[]) =>
	({ ja, en, cites }) as const;
export const STATUSES = {
	working: line('{seat}の{phase}：処理の途中。', '{seat}’s {phase}: the rules are at work.', 'R12'),
	checking: line(
		'{seat}の{phase}：チェックタイミングの処理中。',
		'{seat}’s {phase}: check timing.',
		'R59',
		'E05'
	),
	won: line('{seat}の勝ち。', '{seat} has won.', 'E02'),
	drawn: line('引き分け。', 'The game is a draw.', 'E02')
} as const satisfies Readonly<Record<string, Template>>;
const sentence = sentencesOf(STATUSES);

type Simple = Exclude<AwaitKind, 'keep' | 'question'>;
const PROMPT_OF = {
	ring: 'choose_ring',
	energy: 'energy_or_skip',
	character: 'character_action',
	ability: 'ability_action',
	attack: 'attack_action',
	block: 'block_or_not',
	cancel: 'cancel_or_pass',
	pick: 'pick_entry'
} as const satisfies Readonly<Record<Simple, string>>;

function promptOf(table: Table): Sentence | null {
	const { awaiting } = table;
	if (!awaiting) return null;
	const { kind, seat } = awaiting;
	if (kind === 'question') return questionOf(table)?.prompt ?? null;
	if (kind === 'keep')
		return prompt('keep_cards', { seat, n: table.sides[seat].hand.length, keep: handLimit(table).keep });
	return prompt(PROMPT_OF[kind], { seat });
}

/** Who must answer what; null while the rules work or when it is over. */
export function decisionOf(table: Table): Decision | null {
	const asked = promptOf(table);
	if (!table.awaiting || !asked) return null;
	return {
		seat: table.awaiting.seat,
		kind: table.awaiting.kind === 'question' ? 'answer' : 'act',
		prompt: asked
	};
}
export function statusOf(table: Table, checking: boolean): Sentence {
	if (table.result)
		return table.result.winner ? sentence('won', { seat: table.result.winner }) : sentence('drawn');
	return (
		promptOf(table) ??
		sentence(checking ? 'checking' : 'working', { seat: table.active, phase: PHASE_NAMES[table.phase] })
	);
}
