// Damage judgement (ダメージ判定): every fight is read from one snapshot, then the lines carry it out case by case (AMB-46).
import type { L10n } from '../core/text';
import { l10n } from '../core/text';
import { cardOf, labelOf } from './cards';
import type { Ctx, Step } from './define';
import { findUnit, isRuled, type Table, type Unit } from './table';
import { characterOf, isBulwark, nameOf, placedName, printedNumbers, sizeOf } from './units';

interface Fight {
	readonly attacker: string;
	readonly blockers: readonly string[];
	readonly kind: 'soldiers' | 'bulwarks' | 'unblocked';
	/** Sizes at the moment of judgement. */
	readonly size: number;
	readonly against: number;
}

const joined = (names: readonly L10n[]): L10n =>
	l10n(names.map((n) => n.ja).join('、'), names.map((n) => n.en).join(', '));

/** 革命 face up on either side inverts fights between soldiers (AMB-51). */
export const isRevolution = (table: Table): boolean => {
	const open = (['A', 'B'] as const).flatMap((p) =>
		table.players[p].trumps.filter((t) => t.faceUp && labelOf(t.card) === '♠A')
	).length;
	return isRuled(table, 'AMB-51', 'cancel-out') ? open === 1 : open > 0;
};

function snapshot(c: Ctx): Fight[] {
	const { table } = c;
	const { attackers, blocks } = table.combat ?? { attackers: [], blocks: {} };
	return attackers.flatMap((id): Fight[] => {
		const attacker = findUnit(table, id);
		if (!attacker || isBulwark(attacker.unit)) return [];
		const assigned = blocks[id] ?? [];
		const blockers = assigned.flatMap((b) => findUnit(table, b)?.unit ?? []);
		// AMB-45, other setting: an attacker once blocked stays blocked
		if (!blockers.length && assigned.length && isRuled(table, 'AMB-45', 'stays-blocked')) return [];
		const size = sizeOf(table, attacker.by, attacker.unit);
		const kind = !blockers.length ? 'unblocked' : isBulwark(blockers[0]!) ? 'bulwarks' : 'soldiers';
		const against = blockers
			.filter((b) => !isBulwark(b))
			.reduce((sum, b) => sum + sizeOf(table, c.foe, b), 0);
		return [{ attacker: id, blockers: blockers.map((b) => b.id), kind, size, against }];
	});
}

/** The steps of one printed case. The first line takes the snapshot that all three use. */
export function judge(c: Ctx, kind: Fight['kind']): Step[] {
	const first = kind === 'soldiers';
	const fights = first ? snapshot(c) : (c.notes.fights as unknown as Fight[]);
	const steps: Step[] = first ? [{ do: 'note', notes: { fights: fights as never } }] : [];
	const unit = (id: string): Unit | undefined => findUnit(c.table, id)?.unit;
	const mine = fights.filter((f) => f.kind === kind && unit(f.attacker));

	if (kind === 'soldiers') steps.push(...soldiers(c, mine));
	if (kind === 'bulwarks') for (const fight of mine) steps.push(...trap(c, fight));
	if (kind === 'unblocked')
		for (const fight of mine) {
			steps.push({ do: 'damage', to: c.foe, amount: Math.max(0, fight.size) });
			steps.push({ do: 'event', event: { type: 'unblocked', player: c.by, unit: fight.attacker } });
		}
	return steps;
}

function soldiers(c: Ctx, fights: readonly Fight[]): Step[] {
	const { table } = c;
	const inverted = isRevolution(table);
	const steps: Step[] = [];
	const losers: string[] = [];
	const hurt: Step[] = [];
	for (const { attacker, blockers, size, against } of fights) {
		const a = findUnit(table, attacker)!.unit;
		const names = blockers.map((b) => placedName(table, c.foe, findUnit(table, b)!.unit));
		steps.push({
			do: 'say',
			code: 'compared',
			slots: { a: placedName(table, c.by, a), x: size, b: joined(names), y: against },
			refs: [attacker, ...blockers]
		});
		const attackerFalls = inverted ? size >= against : size <= against;
		const blockersFall = inverted ? against >= size : against <= size;
		if (attackerFalls) losers.push(attacker);
		if (blockersFall) losers.push(...blockers);
		if (inverted && size !== against)
			hurt.push({ do: 'damage', to: attackerFalls ? c.by : c.foe, amount: Math.abs(size - against) });
	}
	if (losers.length) steps.push({ do: 'leave', units: [...new Set(losers)], to: 'graveyard' });
	return [...steps, ...hurt];
}

/** A bulwark blocks: it is turned up; a Joker, or a number that is printed on the attacker, takes the attacker along (AMB-50). */
function trap(c: Ctx, { attacker, blockers, size }: Fight): Step[] {
	const { table } = c;
	const a = findUnit(table, attacker)!.unit;
	return blockers.flatMap((id): Step[] => {
		const bulwark = findUnit(table, id)?.unit;
		if (!bulwark) return [];
		const card = cardOf(bulwark.cards[0]!);
		const numbers = isRuled(table, 'AMB-50', 'size') ? [size] : printedNumbers(a);
		const springs = card.rank === 'X' || numbers.includes(card.number);
		const falls = springs && !characterOf(a)?.trapProof;
		return [
			{ do: 'expose', unit: id },
			{
				do: 'say',
				code: springs ? 'trap_sprung' : 'trap_missed',
				slots: { card: card.label, unit: nameOf(a) },
				refs: [attacker, id]
			},
			{ do: 'leave', units: falls ? [attacker, id] : [id], to: 'graveyard' }
		];
	});
}
