// Damage judgement (ダメージ判定): every fight is read from one snapshot, then the lines carry it out case by case (AMB-46).
import type { L10n } from '../core/text';
import { l10n } from '../core/text';
import { cardOf, labelOf, type Player } from './cards';
import type { Ctx, Step } from './define';
import { faces } from './happenings';
import { hasOpenTrump } from './labels';
import { perform } from './steps/apply';
import { findUnit, isRuled, type Table, type Unit } from './table';
import { characterOf, isBulwark, nameOf, placedName, printedNumbers, sizeOf, suitsOf } from './units';

interface Fight {
	readonly attacker: string;
	readonly blockers: readonly string[];
	readonly kind: 'soldiers' | 'bulwarks' | 'unblocked';
	/** Sizes at the moment of judgement. */
	readonly size: number;
	readonly against: number;
	/** The attacker as it was then: a bulwark is judged also when a soldier beside it has felled him (AMB-44). */
	readonly name: L10n;
	/** What a bulwark's number is compared with. */
	readonly numbers: readonly number[];
	readonly trapProof: boolean;
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
		const walls = blockers.filter(isBulwark);
		const soldiers = blockers.filter((b) => !isBulwark(b));
		const against = soldiers.reduce((sum, b) => sum + sizeOf(table, c.foe, b), 0);
		const fight = (kind: Fight['kind'], of: readonly Unit[]): Fight => ({
			attacker: id,
			blockers: of.map((b) => b.id),
			kind,
			size,
			against,
			name: nameOf(attacker.unit),
			numbers: trapNumbers(table, attacker.by, attacker.unit),
			trapProof: characterOf(attacker.unit)?.trapProof ?? false
		});
		if (!blockers.length) return [fight('unblocked', [])];
		// AMB-44, other setting: a mixed block is two fights, one of sizes and one of numbers
		return [
			...(soldiers.length ? [fight('soldiers', soldiers)] : []),
			...(walls.length ? [fight('bulwarks', walls)] : [])
		];
	});
}

/** Printed numbers (AMB-50), unless フォース changes these too (AMB-47) or the size is what counts (AMB-50). */
function trapNumbers(table: Table, by: Player, unit: Unit): number[] {
	if (isRuled(table, 'AMB-50', 'size')) return [sizeOf(table, by, unit)];
	const more = isRuled(table, 'AMB-47', 'printed-number')
		? table.players[by].boosts.reduce((sum, b) => sum + b.by, 0)
		: 0;
	return printedNumbers(unit).map((n) => n + more);
}

/** AMB-46, other setting: one attacker after the other, each from the table as the last fight left it. */
function oneByOne(c: Ctx): Step[] {
	let { table } = c;
	const steps: Step[] = [];
	for (const attacker of table.combat?.attackers ?? []) {
		const now = { ...c, table };
		const fights = snapshot(now).filter((f) => f.attacker === attacker);
		const mine = fights.flatMap((f) =>
			f.kind === 'soldiers' ? soldiers(now, [f]) : f.kind === 'bulwarks' ? trap(now, f) : unblocked(now, f)
		);
		table = perform(table, mine);
		steps.push(...mine);
	}
	return steps;
}

/** The steps of one printed case. The first line takes the snapshot that all three use. */
export function judge(c: Ctx, kind: Fight['kind']): Step[] {
	const first = kind === 'soldiers';
	if (isRuled(c.table, 'AMB-46', 'one-by-one')) return first ? oneByOne(c) : [];
	const fights = first ? snapshot(c) : (c.notes.fights as unknown as Fight[]);
	const steps: Step[] = first ? [{ do: 'note', notes: { fights: fights as never } }] : [];
	const mine = fights.filter((f) => f.kind === kind);

	if (kind === 'soldiers') steps.push(...soldiers(c, mine));
	if (kind === 'bulwarks') for (const fight of mine) steps.push(...trap(c, fight));
	// AMB-52, other setting: one 革命ドロー for the whole judgement
	const once = isRuled(c.table, 'AMB-52', 'per-judgement');
	if (kind === 'unblocked') mine.forEach((fight, i) => steps.push(...unblocked(c, fight, !once || i === 0)));
	return steps;
}

/** No blocker on the field: damage equal to size, never below 0. */
function unblocked(c: Ctx, { attacker, size }: Fight, tells = true): Step[] {
	const a = findUnit(c.table, attacker)!.unit;
	const shielded =
		isRuled(c.table, 'AMB-76', 'combat-too') &&
		hasOpenTrump(c.table, c.foe, 'C', '9') &&
		c.table.players[c.foe].field.length > 0 &&
		suitsOf(a).includes('S');
	return [
		shielded
			? { do: 'say', code: 'damage_prevented', slots: { seat: c.foe }, seat: c.foe }
			: { do: 'damage', to: c.foe, amount: Math.max(0, size) },
		...(tells ? [{ do: 'event', event: { type: 'unblocked', player: c.by, unit: attacker } } as const] : [])
	];
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
function trap(c: Ctx, { attacker, blockers, name, numbers, trapProof }: Fight): Step[] {
	return blockers.flatMap((id): Step[] => {
		const bulwark = findUnit(c.table, id)?.unit;
		if (!bulwark) return [];
		const card = cardOf(bulwark.cards[0]!);
		const springs = card.rank === 'X' || numbers.includes(card.number);
		return [
			{ do: 'expose', unit: id },
			{
				do: 'say',
				code: springs ? 'trap_sprung' : 'trap_missed',
				slots: { card: faces([card.id], 'all'), unit: name },
				refs: [attacker, id]
			},
			{ do: 'leave', units: springs && !trapProof ? [attacker, id] : [id], to: 'graveyard' }
		];
	});
}
