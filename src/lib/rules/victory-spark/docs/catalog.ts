// The sample cards as a catalogue: ours for teaching, and those the source names with nothing but the facts it states.
import type { CatalogEntry, L10n } from '../../core/contract';
import { l10n, same } from '../../core/text';
import { ABILITIES } from '../cards/abilities';
import { isPartnerOf, PRINTED, SERIES_NAMES, type CardId, type Printed } from '../cards/printed';
import type { Ability } from '../cards/types';
import { KIND_NAMES } from '../labels';
import type { RuleId } from './rulebook';

const UNKNOWN = l10n('出典に記載なし', 'not stated in the source');
const number = (n: number | null): L10n => (n === null ? UNKNOWN : same(String(n)));

/** What the source says of a named card beyond its numbers. */
const FACTS: Readonly<Partial<Record<CardId, { readonly text: L10n; readonly cites: readonly RuleId[] }>>> = {
	N01: {
		text: l10n(
			'計算例（L61-67）で攻撃するリングのカード。',
			'The attacking ring card of the worked example (L61-67).'
		),
		cites: ['R42']
	},
	N03: {
		text: l10n(
			'計算例（L61-67）で攻撃されるリングのカード。',
			'The attacked ring card of the worked example (L61-67).'
		),
		cites: ['R42']
	},
	N04: {
		text: l10n(
			'二つ目の計算例（L68-70）で攻撃されるリングのカード。',
			'The attacked ring card of the second example (L68-70).'
		),
		cites: ['R43']
	},
	N07: {
		text: l10n(
			'上書きの例（L36）。能力の中身は書かれていないので、同じ働きの自作カードV12で試せる。',
			'The example of overwriting (L36). Her ability isn’t spelled out; our own V12 works the same way.'
		),
		cites: ['R27']
	},
	N08: {
		text: l10n(
			'ブロックの範囲を広げるカードの例（L77）。自作カードV16で試せる。',
			'The example of a wider block (L77); our own V16 shows it.'
		),
		cites: ['R49']
	},
	N09: {
		text: l10n(
			'サポートステップでブロックする能力の例（L78）。自作カードV17で試せる。',
			'The example of a block in the support step (L78); our own V17 shows it.'
		),
		cites: ['R50']
	}
};

const withTitle = ({ name, title }: Printed): L10n =>
	l10n(`${name.ja}/${title?.ja ?? '?'}`, `${name.en}/${title?.en ?? '?'}`);
const isShared = ({ name }: Printed): boolean =>
	Object.values<Printed>(PRINTED).filter((other) => other.name.ja === name.ja).length > 1;
function partnerOf(id: CardId): L10n {
	const partner = Object.entries<Printed>(PRINTED).find(([other]) => isPartnerOf(`A:${other}`, `A:${id}`));
	return partner ? withTitle(partner[1]) : UNKNOWN;
}

function entry(id: CardId, printed: Printed): CatalogEntry {
	const abilities: readonly Ability[] = ABILITIES[id] ?? [];
	const fact = FACTS[id];
	const isNamed = printed.series === 'other';
	const text = (lang: 'ja' | 'en'): string =>
		[
			...abilities.map((a) => `${KIND_NAMES[a.kind][lang]}${lang === 'en' ? ' ' : ''}${a.text[lang]}`),
			...(fact ? [fact.text[lang]] : [])
		].join(lang === 'ja' ? '' : ' ');
	const plain = l10n('能力はない。', 'It has no ability.');
	const attributes: { label: L10n; value: L10n }[] = [
		{ label: l10n('称号', 'title'), value: printed.title ?? UNKNOWN },
		{ label: l10n('作品', 'series'), value: SERIES_NAMES[printed.series] },
		{ label: l10n('レベル', 'level'), value: number(printed.level) },
		{ label: l10n('攻撃力', 'attack'), value: number(printed.attack) },
		{ label: l10n('防御力', 'defence'), value: number(printed.defence) }
	];
	if (printed.partner)
		attributes.push({
			label: l10n('パートナー', 'partner'),
			value: partnerOf(id)
		});
	return {
		id,
		kind: isNamed ? 'named' : 'card',
		// two cards may share a name; their titles tell them apart
		name: isShared(printed) ? withTitle(printed) : printed.name,
		summary: abilities.length || fact ? l10n(text('ja'), text('en')) : plain,
		attributes,
		tags: [
			`series:${printed.series}`,
			`level:${printed.level ?? 'unknown'}`,
			...abilities.map((a) => `ability:${a.kind}`)
		],
		...(abilities.length && { steps: abilities.flatMap((a) => a.lines.map((l) => l.text)) }),
		cites: [...new Set([...abilities.flatMap((a) => a.cites), ...(fact?.cites ?? [])])],
		rulings: id === 'N05' ? ['A8'] : id === 'N06' || id === 'V11' ? ['A11'] : []
	};
}

export const CATALOG: readonly CatalogEntry[] = (Object.entries(PRINTED) as [CardId, Printed][]).map(
	([id, printed]) => entry(id, printed)
);
export const TAG_NAMES: Readonly<Record<string, L10n>> = {
	'kind:card': l10n('自作のカード', 'Our own cards'),
	'kind:named': l10n('出典に出てくるカード', 'Cards named in the source'),
	series: l10n('作品', 'Series'),
	'series:harbor': SERIES_NAMES.harbor,
	'series:hill': SERIES_NAMES.hill,
	'series:other': SERIES_NAMES.other,
	level: l10n('レベル', 'Level'),
	'level:0': same('0'),
	'level:1': same('1'),
	'level:2': same('2'),
	'level:unknown': UNKNOWN,
	ability: l10n('能力', 'Ability'),
	'ability:auto': KIND_NAMES.auto,
	'ability:act': KIND_NAMES.act,
	'ability:cont': KIND_NAMES.cont,
	'ability:spark': KIND_NAMES.spark,
	'ability:cancel': KIND_NAMES.cancel
};
