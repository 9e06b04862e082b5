// Attack and defence: the printed number, what changes it, and how it is told.
import type { NumberTrace, Sentence } from '../core/contract';
import { l10n, type L10n } from '../core/text';
import { cardOf } from './cards/printed';
import { cardLabel } from './labels';
import { ruled } from './rulings';
import { onField, type Held, type Table } from './table';

type Stat = 'attack' | 'defence';
export const STAT_NAMES: Readonly<Record<Stat, L10n>> = {
	attack: l10n('攻撃力', 'attack'),
	defence: l10n('防御力', 'defence')
};

/** The number as it is now; `null` where the source does not state the printed one. */
export function numberOf(held: Held, stat: Stat): number | null {
	const printed = cardOf(held.card)[stat];
	return printed === null ? null : held.boosts.reduce((n, b) => (b.stat === stat ? n + b.by : n), printed);
}
/** The number that damage is worked out with: the present one, or the printed one under A13. */
export const countedNumber = (table: Table, held: Held, stat: Stat): number | null =>
	ruled(table, 'A13', 'printed') ? cardOf(held.card)[stat] : numberOf(held, stat);

/** The damage the attack being carried out will do; 0 where its attacker is no longer on the ring. */
export function damageOf(table: Table): number {
	const { attack } = table;
	if (!attack || attack.blocked) return 0;
	const attacker = onField(table, attack.attacker);
	return attacker?.slot === 'ring' ? Math.max(0, countedNumber(table, attacker.held, 'attack') ?? 0) : 0;
}

const part = (
	code: string,
	ja: string,
	en: string,
	slots: Sentence['slots'],
	...cites: string[]
): Sentence => ({
	code,
	text: l10n(ja, en),
	...(slots && { slots }),
	cites
});
const signed = (n: number): string => (n < 0 ? String(n) : `+${n}`);

/** How a number came to be, for the board. */
export function traceOf(held: Held, stat: Stat): NumberTrace {
	const printed = cardOf(held.card)[stat];
	return {
		label: STAT_NAMES[stat],
		value: numberOf(held, stat) ?? '?',
		parts: [
			printed === null
				? part('number_unknown_part', '出典に数値がない', 'not stated in the source', undefined, 'R01')
				: part('printed_number', '記載 {n}', 'printed {n}', { n: printed }, 'R52'),
			...held.boosts
				.filter((b) => b.stat === stat)
				.map((b) =>
					part(
						`boost_${b.until}`,
						b.until === 'turn' ? '{by} {card}（このターン）' : '{by} {card}（この攻撃）',
						b.until === 'turn' ? '{by} {card}, this turn' : '{by} {card}, this attack',
						{ by: signed(b.by), card: cardLabel(b.source) },
						b.until === 'turn' ? 'R58' : 'R55'
					)
				)
		]
	};
}
export const damageTrace = (held: Held): NumberTrace => ({
	label: l10n('ダメージ', 'damage'),
	value: held.damage,
	parts: [part('damage_so_far', 'このターンの合計 {n}', '{n} so far this turn', { n: held.damage }, 'R60')]
});

/** "6000 of 6500": the running calculation of an attack. */
export function attackTrace(table: Table): readonly NumberTrace[] {
	const { attack } = table;
	if (!attack) return [];
	const attacker = onField(table, attack.attacker);
	const defender = attack.defender ? onField(table, attack.defender) : null;
	const traces: NumberTrace[] = [];
	if (attacker?.slot === 'ring') {
		const trace = traceOf(attacker.held, 'attack');
		const parts = attack.blocked
			? [...trace.parts, part('blocked_part', 'パートナーブロックで0', 'partner block: 0', undefined, 'R46')]
			: trace.parts;
		traces.push({
			label: l10n('この攻撃のダメージ', 'damage of this attack'),
			value: damageOf(table),
			parts
		});
	}
	if (defender) {
		const trace = traceOf(defender.held, 'defence');
		traces.push({
			...trace,
			label: l10n('受ける側の防御力', 'defence of the attacked card'),
			value: countedNumber(table, defender.held, 'defence') ?? '?'
		});
	}
	return traces;
}
