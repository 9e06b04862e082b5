// Cards and abilities that a set-up defines itself, in one line of words: `technique sword Lv3 Dp10 x2 stop`.
// The same line stands in the text notation, in JSON and in links.
import type { L10n } from '../core/text';
import {
	NO_EXTRAS,
	PLAIN_KINDS,
	type CounterCondition,
	type Def,
	type DefenceEffect,
	type Extras,
	type PlainDef,
	type TechniqueDef,
	type Uses
} from './cards';
import { CATEGORIES, TIMINGS, type Category, type Timing } from './terms';

export interface Token {
	readonly text: string;
	readonly quoted: boolean;
	/** Column of its first character, from 1. */
	readonly column: number;
}
/** Words of a line; `"…"` holds spaces. A quote that does not end runs to the end of the line. */
export function tokens(line: string): readonly Token[] {
	const found: Token[] = [];
	for (const match of line.matchAll(/"([^"]*)"?|[^\s"]+/g))
		found.push({ text: match[1] ?? match[0], quoted: match[0].startsWith('"'), column: match.index + 1 });
	return found;
}

export interface DefineProblem {
	readonly code: 'define_empty' | 'define_kind' | 'define_word' | 'define_missing';
	readonly column: number;
	readonly slots: Readonly<Record<string, string>>;
}
export const isDefineProblem = (x: Def | DefineProblem): x is DefineProblem => 'code' in x;

/** Reads a definition, or says which word is wrong. */
export function parseDefinition(line: string): Def | DefineProblem {
	const [head, ...rest] = tokens(line);
	if (!head) return { code: 'define_empty', column: 1, slots: {} };
	const words = rest.filter((w) => !w.quoted);
	const names = rest.filter((w) => w.quoted).map((w) => w.text);
	const name: { name?: L10n } = names.length ? { name: { ja: names[0]!, en: names[1] ?? names[0]! } } : {};
	const reader = new Words(words, head.text);
	const def = define(head.text, reader);
	if (!def) return { code: 'define_kind', column: head.column, slots: { kind: head.text } };
	const wrong = reader.wrong(line.length + 1);
	return wrong ?? ({ ...def, ...name } as Def);
}

/** The words of one definition, taken one after another; what nobody takes is wrong. */
class Words {
	private readonly left: Token[];
	private missing: string | null = null;
	constructor(
		words: readonly Token[],
		private readonly kind: string
	) {
		this.left = [...words];
	}
	/** The groups of the first word of this form. */
	take(form: RegExp): RegExpExecArray | null {
		for (const [i, word] of this.left.entries()) {
			const match = form.exec(word.text);
			if (!match) continue;
			this.left.splice(i, 1);
			return match;
		}
		return null;
	}
	has = (word: string): boolean => this.take(new RegExp(`^${word}$`)) !== null;
	number(form: RegExp, otherwise: number): number {
		const match = this.take(form);
		return match ? Number(match[1]) : otherwise;
	}
	/** As `number`, for what a definition can't do without. */
	needed(label: string, form: RegExp): number {
		const match = this.take(form);
		if (!match) this.missing ??= label;
		return match ? Number(match[1]) : 0;
	}
	oneOf<T extends string>(values: readonly T[], label: string): T {
		const match = this.take(new RegExp(`^(${values.join('|')})$`));
		if (!match) this.missing ??= label;
		return (match?.[1] ?? values[0]!) as T;
	}
	wrong(end: number): DefineProblem | null {
		const [word] = this.left;
		if (word)
			return { code: 'define_word', column: word.column, slots: { word: word.text, kind: this.kind } };
		if (this.missing)
			return { code: 'define_missing', column: end, slots: { word: this.missing, kind: this.kind } };
		return null;
	}
}

const LV = /^Lv(\d{1,2})$/;
const AP = /^Ap(\d{1,3})$/;
const isPlain = (kind: string): kind is PlainDef['kind'] => (PLAIN_KINDS as readonly string[]).includes(kind);

function define(kind: string, w: Words): Def | null {
	if (isPlain(kind)) return { kind };
	switch (kind) {
		case 'technique':
			return technique(w);
		case 'compound':
			return { kind, lv: w.number(LV, 0), dp: w.number(/^Dp(\d{1,3})$/, 0), extras: extras(w) };
		case 'barrier':
			return { kind, lv: w.needed('Lv', LV), ap: w.number(AP, 0) };
		case 'armour':
		case 'shield':
			return { kind, lv: w.needed('Lv', LV), ap: w.number(AP, 0), cost: w.number(/^cost(\d)$/, 0) };
		case 'reduce':
			return {
				kind,
				timing: timing(w),
				damage: w.number(/^damage(\d{1,3})$/, 0),
				lv: w.number(/^level(\d{1,2})$/, 0),
				uses: uses(w, 'hit')
			};
		case 'divide': {
			const share = w.take(/^(\d{1,2})\/([1-9]\d?)$/);
			return { kind, num: Number(share?.[1] ?? 1), den: Number(share?.[2] ?? 2), uses: uses(w, 'hit') };
		}
		case 'cancel':
			return { kind, timing: timing(w), uses: uses(w, 'hit') };
		case 'pump':
			return {
				kind,
				damage: w.number(/^damage(\d{1,3})$/, 0),
				lv: w.number(/^level(\d{1,2})$/, 0),
				extras: extras(w),
				uses: uses(w, 'attack')
			};
		default:
			return null;
	}
}

const timing = (w: Words): Timing =>
	w.oneOf(
		TIMINGS.filter((x) => x !== 'P'),
		TIMINGS.join(' ')
	);
const uses = (w: Words, otherwise: Uses): Uses =>
	(w.take(/^per-(hit|attack|game)$/)?.[1] as Uses) ?? otherwise;

function extras(w: Words): Extras {
	const stop = w.take(/^stop([+-]\d{1,2})?$/);
	return {
		...NO_EXTRAS,
		addDamage: w.number(/^extra(\d{1,3})$/, 0),
		noMikiri: w.has('no-mikiri'),
		extraMikiri: w.number(/^mikiri\+(\d)$/, 0),
		stop: stop ? Number(stop[1] ?? 0) : null,
		vanish: w.has('vanish')
	};
}

function technique(w: Words): TechniqueDef {
	const reach = w.take(/^(?:reach([2-9])|all)$/);
	const heal = w.take(/^heal(\d{1,3})$/);
	return {
		kind: 'technique',
		category: w.oneOf(CATEGORIES, CATEGORIES.join(' ')),
		attribute: w.take(/^attribute:(.+)$/)?.[1] ?? null,
		lv: w.needed('Lv', LV),
		dp: w.number(/^Dp(\d{1,3})$/, 0),
		hits: w.number(/^x([1-9])$/, 1),
		reach: reach ? (reach[1] ? Number(reach[1]) : 'all') : 1,
		chant: w.has('chant'),
		free: w.has('free'),
		heal: heal ? Number(heal[1]) : null,
		counter: counter(w),
		defence: defence(w),
		extras: extras(w)
	};
}
/** `counter`, `counter:sword,unarmed`, `counter:max4`, `counter:sword,max4`. */
function counter(w: Words): CounterCondition | null {
	const match = w.take(
		/^counter(?::((?:sword|unarmed|magic|max\d{1,2})(?:,(?:sword|unarmed|magic|max\d{1,2}))*))?$/
	);
	if (!match) return null;
	const parts = match[1]?.split(',') ?? [];
	const max = parts.find((p) => p.startsWith('max'));
	return {
		categories: CATEGORIES.filter((c: Category) => parts.includes(c)),
		maxLevel: max ? Number(max.slice(3)) : null
	};
}
/** `defence:maai`, `defence:mikiri`, `defence:cancel`, `defence:Lv4/Ap3`. */
function defence(w: Words): DefenceEffect | null {
	const match = w.take(/^defence:(?:(maai|mikiri|cancel)|Lv(\d{1,2})(?:\/Ap(\d{1,3}))?)$/);
	if (!match) return null;
	if (match[1]) return { is: match[1] as 'maai' | 'mikiri' | 'cancel' };
	return { is: 'shield', lv: Number(match[2]), ap: Number(match[3] ?? 0) };
}
