// What a system's documents say, arranged for reading: sections in order, who cites whom, and where every id leads.
import type { CatalogEntry, L10n, RuleDoc, RulingDoc, SystemDocs } from '$lib/rules/core/contract';
import { same } from '$lib/rules/core/text';
import { slug, slugs, type Folder } from './address';
import { messages } from './messages';
import { inOrder } from './order';
import { fold } from './search';

/** One page of the reference, as lists and searches show it. */
export interface Item {
	readonly folder: Folder;
	readonly id: string;
	readonly name: L10n;
	readonly line: L10n;
	/** Number or notation shown beside the name. */
	readonly aside?: L10n;
	readonly tags: readonly string[];
	/** Folded: names alone, and everything. */
	readonly names: string;
	readonly text: string;
}
export interface Section {
	readonly folder: Folder;
	readonly name: L10n;
	readonly items: readonly Item[];
}
export interface Reference {
	readonly system: string;
	readonly title: L10n;
	readonly docs: SystemDocs;
	readonly sections: readonly Section[];
	readonly entries: ReadonlyMap<string, CatalogEntry>;
	readonly rulings: ReadonlyMap<string, RulingDoc>;
	/** Pages of each folder by the last part of their address. */
	readonly addresses: ReadonlyMap<Folder, ReadonlyMap<string, string>>;
	/** Which pages cite a rule, ruling or entry. */
	readonly citedBy: ReadonlyMap<string, readonly Item[]>;
	/** Section numbers of the source that are catalog entries. */
	readonly numbers: ReadonlyMap<string, CatalogEntry>;
}

/** Every bilingual text inside a value, both languages in a row. */
function words(value: unknown): string {
	if (typeof value === 'string') return value;
	if (Array.isArray(value)) return value.map(words).join(' ');
	if (typeof value === 'object' && value !== null) return Object.values(value).map(words).join(' ');
	return '';
}
const both = (text: L10n): string => `${text.ja} ${text.en}`;

const entryKey = (entry: CatalogEntry): string => `${entry.kind}:${entry.id}`;

function entryItem(entry: CatalogEntry): Item {
	const { name, summary, attributes, steps, notes, variants, numbers } = entry;
	const notation = attributes.find((a) => a.label.en === 'notation')?.value;
	return {
		folder: entry.kind,
		id: entry.id,
		name,
		line: summary,
		...(notation && { aside: notation }),
		tags: entry.tags,
		names: fold(`${both(name)} ${entry.id} ${numbers?.join(' ') ?? ''}`),
		text: fold(words([summary, attributes.map((a) => a.value), steps, notes, variants, entry.rulings]))
	};
}
const ruleItem = (id: string, rule: RuleDoc): Item => ({
	folder: 'rule',
	id,
	name: rule.title,
	line: rule.text,
	aside: same(id),
	tags: [],
	names: fold(`${id} ${both(rule.title)}`),
	text: fold(`${both(rule.text)} ${rule.source ?? ''}`)
});
const rulingItem = (ruling: RulingDoc): Item => ({
	folder: 'ruling',
	id: ruling.id,
	name: ruling.title,
	line: ruling.question,
	aside: same(ruling.id),
	tags: [],
	names: fold(`${ruling.id} ${both(ruling.title)}`),
	text: fold(words([ruling.question, ruling.choices.map((c) => c.label), ruling.evidence]))
});
/** A reason's template as a sentence to read: slots shown as an ellipsis. */
export const withoutSlots = (text: L10n): L10n => ({
	ja: text.ja.replace(/\{\w+\}/g, '…').replace(/…。$/, '…'),
	en: text.en.replace(/\{\w+\}/g, '…').replace(/…\.$/, '…')
});
const reasonItem = (code: string, text: L10n): Item => ({
	folder: 'why',
	id: code,
	name: withoutSlots(text),
	line: { ja: code, en: code },
	tags: [],
	names: fold(`${code} ${both(text)}`),
	text: ''
});

const made = new WeakMap<SystemDocs, Reference>();
/** Arranges a system's documents; done once for each. */
export function referenceOf(system: string, title: L10n, docs: SystemDocs): Reference {
	const known = made.get(docs);
	if (known) return known;

	const entries = new Map(docs.catalog.map((entry) => [entryKey(entry), entry]));
	const rulings = new Map(docs.rulings.map((ruling) => [ruling.id, ruling]));
	const kinds = [...new Set(docs.catalog.map((entry) => entry.kind))];
	const rules = Object.keys(docs.rulebook)
		.filter((id) => !entries.has(id) && !rulings.has(id))
		.sort(inOrder);

	const sections: Section[] = [
		...kinds.map((kind) => ({
			folder: kind,
			name: docs.tagNames?.[`kind:${kind}`] ?? { ja: kind, en: kind },
			items: docs.catalog.filter((entry) => entry.kind === kind).map(entryItem)
		})),
		{ folder: 'rule', name: messages.rules, items: rules.map((id) => ruleItem(id, docs.rulebook[id]!)) },
		{ folder: 'ruling', name: messages.rulings, items: docs.rulings.map(rulingItem) },
		{
			folder: 'why',
			name: messages.reasons,
			items: Object.entries(docs.reasons).map(([code, reason]) => reasonItem(code, reason.text))
		}
	].filter((section) => section.items.length);

	const numbers = new Map(
		docs.catalog.flatMap((entry) => (entry.numbers ?? []).map((n) => [n, entry] as const))
	);
	const citedBy = new Map<string, Item[]>();
	const cite = (from: Item, to: readonly string[]) => {
		for (const id of new Set(to)) citedBy.set(id, [...(citedBy.get(id) ?? []), from]);
	};
	for (const { items } of sections)
		for (const item of items) {
			if (item.folder === 'ruling') cite(item, rulings.get(item.id)!.cites);
			else if (item.folder === 'why') cite(item, docs.reasons[item.id]!.cites);
			else if (item.folder !== 'rule') {
				const entry = entries.get(`${item.folder}:${item.id}`)!;
				cite(item, [...entry.cites, ...entry.rulings]);
			}
		}

	const reference: Reference = {
		system,
		title,
		docs,
		sections,
		entries,
		rulings,
		numbers,
		citedBy,
		addresses: new Map(
			sections.map(({ folder, items }) => [
				folder,
				slugs([...items.map((item) => item.id), ...(folder === 'rule' ? numbers.keys() : [])])
			])
		)
	};
	made.set(docs, reference);
	return reference;
}

/** The folder and id under which something that may be cited has its page; null where nothing has this id. */
export function placeOf(reference: Reference, id: string): { folder: Folder; id: string } | null {
	const entry = reference.entries.get(id);
	if (entry) return { folder: entry.kind, id: entry.id };
	if (reference.rulings.has(id)) return { folder: 'ruling', id };
	if (Object.hasOwn(reference.docs.rulebook, id)) return { folder: 'rule', id };
	const numbered = reference.numbers.get(id);
	if (numbered) return { folder: numbered.kind, id: numbered.id };
	if (Object.hasOwn(reference.docs.reasons, id)) return { folder: 'why', id };
	return null;
}
/** What a citation is called. */
export function titleOf({ docs, entries, rulings }: Reference, id: string): L10n {
	const title = docs.rulebook[id]?.title ?? entries.get(id)?.name ?? rulings.get(id)?.title;
	const reason = docs.reasons[id];
	return title ?? (reason ? withoutSlots(reason.text) : same(id));
}

/** A number's nearest ancestor among these: 9.4 for 9.4[6], 9.4.1[6-5] for 9.4.1[6-5-4]. */
function ancestorOf(id: string, among: readonly string[]): string | undefined {
	const path = slug(id);
	return among
		.filter(
			(other) => other !== id && path.startsWith(slug(other)) && /^[.-]/.test(path.slice(slug(other).length))
		)
		.sort((a, b) => b.length - a.length)[0];
}
/** The rule that this one is a part of, and its own parts: subsections, steps, entries of the catalog. */
export function familyOf(
	{ docs, numbers }: Reference,
	id: string
): { parent?: string; parts: readonly string[] } {
	const rules = Object.keys(docs.rulebook);
	const parent = ancestorOf(id, rules);
	return {
		...(parent !== undefined && { parent }),
		parts: [...rules, ...numbers.keys()].filter((other) => ancestorOf(other, rules) === id).sort(inOrder)
	};
}

/** The pages before and after one, in its own section. */
export function neighbours(
	reference: Reference,
	folder: Folder,
	id: string
): { before?: Item; after?: Item } {
	const items = reference.sections.find((section) => section.folder === folder)?.items ?? [];
	const at = items.findIndex((item) => item.id === id);
	if (at < 0) return {};
	const [before, after] = [items[at - 1], items[at + 1]];
	return { ...(before && { before }), ...(after && { after }) };
}
