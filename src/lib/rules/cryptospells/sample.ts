// A small board for any text: the card itself, units of both sides, and one on each side that fits the text's
// conditions. The page shows on it who is in the pool, and plays the text there.
import type { Reason } from '../core/contract';
import { l10n, type L10n } from '../core/text';
import { abilitiesOf, type Ability, type AbilityText, type Target, type Trigger } from './parse/ast';
import { CARDS, cardNamed } from './cards';
import { fittingValues, whyNotInPool } from './pools';
import { makeTable, type Setup, type SetupCard, type SetupSide, type SetupUnit } from './setup';
import { freshUnit, leaderId, type Table } from './table';

/** Ids on the sample board. */
export const SAMPLE = {
	card: 'it',
	ally: 'ally',
	foe: 'foe',
	bigFoe: 'giant',
	fitAlly: 'fit',
	fitFoe: 'fit-foe'
} as const;
export type Where = 'hand' | 'field' | 'grave';

const ID = 'read-card';
const NAME = l10n('読んだカード', 'The card read');

/** The set-up of the sample board, with the card in hand, on the field, or just dead. */
export function sampleSetup(text: string, ast: AbilityText, where: Where): Setup {
	const targets = abilitiesOf(ast).flatMap((a) => (a.target ? [a.target] : []));
	const narrow = targets.find((t) => t.tribe !== null || t.conditions.length > 0) ?? null;
	const evolves = abilitiesOf(ast).some((a) => a.verb.op === 'evolve');
	const cards: SetupCard[] = [
		{
			id: ID,
			name: NAME.ja,
			en: NAME.en,
			kind: ast.kind,
			cost: 2,
			text,
			...(ast.kind === 'unit' && { attack: 2, health: 3, ...(evolves && { evolves: 'white-wolf' }) })
		},
		...standIns(ast)
	];
	if (narrow?.tribe)
		cards.push({
			id: 'kin',
			name: '同族',
			en: 'Kin',
			kind: 'unit',
			attack: 1,
			health: 1,
			tribe: narrow.tribe
		});
	const card = { card: ID, id: SAMPLE.card };
	const fitting = (id: string): readonly SetupUnit[] => (narrow ? [fittingUnit(narrow, id)] : []);
	const plain = (id: string): SetupUnit => ({ card: evolves ? 'cub' : 'footman', id });
	const A: SetupSide = {
		life: 20,
		mana: 8,
		maxMana: 8,
		deck: 8,
		hand: [...(where === 'hand' ? [card] : []), { card: 'apprentice' }, { card: 'apprentice' }],
		field: [...(where === 'field' ? [card] : []), plain(SAMPLE.ally), ...fitting(SAMPLE.fitAlly)],
		...(where === 'grave' && { grave: [card] })
	};
	const B: SetupSide = {
		life: 20,
		mana: 8,
		maxMana: 8,
		deck: 8,
		field: [plain(SAMPLE.foe), { card: 'stone-giant', id: SAMPLE.bigFoe }, ...fitting(SAMPLE.fitFoe)]
	};
	return { turn: 'A', cards, A, B };
}

/** Cards that the text names and the catalog lacks: plain 2/2 units of that name. */
function standIns(ast: AbilityText): readonly SetupCard[] {
	const names = abilitiesOf(ast).flatMap(({ verb }) =>
		verb.op === 'transform' ? [verb.into] : verb.op === 'token' ? [verb.name] : []
	);
	const missing = [...new Set(names)].filter((name) => {
		const known = cardNamed(name, {});
		return !known && name !== NAME.ja;
	});
	return missing.map((name, i) => ({ id: `named-${i + 1}`, name, kind: 'unit', attack: 2, health: 2 }));
}
const fittingUnit = (target: Target, id: string): SetupUnit => ({
	card: target.tribe === null ? 'footman' : 'kin',
	id,
	...fittingValues(target)
});

/** One candidate of the sample board: in the pool, or not and why. */
export interface Candidate {
	readonly id: string;
	readonly name: L10n;
	readonly reasons: readonly Reason[];
}
const NAMES: Readonly<Record<string, L10n>> = {
	[SAMPLE.card]: l10n('このユニット自身', 'This unit itself'),
	[SAMPLE.ally]: l10n('味方ユニット', 'An ally unit'),
	[SAMPLE.fitAlly]: l10n('味方ユニット（条件に合う）', 'An ally unit that fits'),
	[SAMPLE.foe]: l10n('相手ユニット', 'An enemy unit'),
	[SAMPLE.bigFoe]: l10n('相手の石の巨人（3/9）', 'An enemy Stone Giant (3/9)'),
	[SAMPLE.fitFoe]: l10n('相手ユニット（条件に合う）', 'An enemy unit that fits'),
	[leaderId('A')]: l10n('味方リーダー', 'The ally leader'),
	[leaderId('B')]: l10n('相手リーダー', 'The enemy leader')
};

/** Who on the sample board an ability may hit; null where it has no target, or the text can't be played. */
export function whoIsIn(
	text: string,
	ast: AbilityText,
	{ target }: Ability,
	trigger: Trigger
): readonly Candidate[] | null {
	if (!target || target.select === 'unspecified') return null;
	const isUnit = ast.kind === 'unit';
	const where: Where =
		target.select === 'choose' ? 'hand' : trigger === 'death' ? 'grave' : isUnit ? 'field' : 'hand';
	const made = makeTable(sampleSetup(text, ast, where) as never, {});
	if (Array.isArray(made)) return null;
	const base = made as Table;
	const table: Table = { ...base, using: { card: SAMPLE.card, pick: null } };
	const aim = {
		by: 'A' as const,
		self: isUnit ? SAMPLE.card : null,
		trigger,
		dead: trigger === 'death' ? freshUnit(SAMPLE.card, table.own[ID] ?? CARDS.footman!) : null
	};
	const fields = [...table.players.A.field, ...table.players.B.field].map((u) => u.id);
	const ids = [
		...(isUnit ? [SAMPLE.card] : []),
		...fields.filter((id) => id !== SAMPLE.card),
		leaderId('A'),
		leaderId('B')
	];
	return ids.map((id) => ({
		id,
		name: NAMES[id]!,
		reasons: whyNotInPool(table, target, aim, id)
	}));
}
