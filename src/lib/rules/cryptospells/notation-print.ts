// Writes a set-up as lines; notation.ts reads them back to the same set-up.
import type { Json } from '../core/contract';
import { escapeText, makeSetupWord } from './notation-words';
import type { Setup, SetupCard, SetupPiece, SetupSide, SetupUnit } from './setup';

const word = (x: unknown): string => makeSetupWord(String(x));
/** `key=value` for those that are given. */
const pairs = (x: object, keys: readonly string[]): readonly string[] =>
	keys.flatMap((key) => {
		const value = (x as Readonly<Record<string, unknown>>)[key];
		return value === undefined ? [] : [`${key}=${String(value)}`];
	});

function printCard(card: SetupCard): string {
	const { id, kind, cost, attack, health, name, en, tribe, evolves, text } = card;
	const parts = ['card', word(id), kind, cost === undefined ? '-' : String(cost)];
	if (attack !== undefined || health !== undefined) parts.push(`${attack ?? ''}/${health ?? ''}`);
	parts.push(word(name));
	if (en !== undefined) parts.push(word(en));
	if (tribe !== undefined) parts.push(`tribe=${tribe}`);
	if (evolves !== undefined) parts.push(`evolves=${evolves}`);
	return parts.join(' ') + (text === undefined ? '' : ` | ${escapeText(text)}`);
}
const printPiece = ({ id, card }: SetupPiece): string => (id === undefined ? card : `${id}=${card}`);

function printUnit(unit: SetupUnit): string {
	const { attack, health, sick, keywords } = unit;
	const values =
		attack !== undefined && health !== undefined
			? [`${attack}/${health}`]
			: pairs(unit, ['attack', 'health']);
	const notes = [
		...values,
		...pairs(unit, ['damage', 'cost']),
		...(sick === undefined ? [] : [sick ? 'sick' : 'sick=no']),
		...pairs(unit, ['used', 'allowance']),
		...(keywords ? (keywords.length ? keywords : ['keywords=']) : [])
	];
	return printPiece(unit) + (notes.length ? `(${notes.join(' ')})` : '');
}

function printSide(seat: 'A' | 'B', side: SetupSide): readonly string[] {
	const lines: string[] = [];
	const { life, mana, maxMana, deck } = side;
	if (life !== undefined) lines.push(`life ${life}`);
	if (mana !== undefined || maxMana !== undefined)
		lines.push(`mana ${mana ?? ''}${maxMana === undefined ? '' : `/${maxMana}`}`);
	const zone = (key: string, pieces: readonly string[] | undefined) => {
		if (pieces) lines.push([key, ...pieces].join(' '));
	};
	zone('hand', side.hand?.map(printPiece));
	zone('field', side.field?.map(printUnit));
	if (typeof deck === 'number') lines.push(`deck ${deck}`);
	else zone('deck', deck?.map(printPiece));
	zone('grave', side.grave?.map(printPiece));
	zone('gone', side.gone?.map(printPiece));
	return lines.length ? lines.map((line) => `${seat} ${line}`) : [seat];
}

/** One line per zone or fact. */
export function printSetup(json: Json): readonly string[] {
	const setup = json as Setup;
	const { turn, phase, seed, fate, limits, cards, desk } = setup;
	const limitPairs = limits && pairs(limits, ['hand', 'field', 'mana', 'life']);
	return [
		...(turn === undefined ? [] : [`turn ${turn}`]),
		...(phase === undefined ? [] : [`phase ${phase}`]),
		...(seed === undefined ? [] : [`seed ${seed}`]),
		...(fate ? [['fate', ...fate.map(word)].join(' ')] : []),
		...(limitPairs ? [['limits', ...limitPairs].join(' ')] : []),
		...(cards ? (cards.length ? cards.map(printCard) : ['card']) : []),
		...(desk ? (desk.length ? desk.map((d) => `read ${d.kind} | ${escapeText(d.text)}`) : ['read']) : []),
		...(setup.A ? printSide('A', setup.A) : []),
		...(setup.B ? printSide('B', setup.B) : [])
	];
}
