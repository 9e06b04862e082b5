// From an ability text to its meaning, its coloured stretches, and everything that is wrong with it.
import {
	KEYWORDS,
	TRIGGER_WORDS,
	type Ability,
	type AbilityText,
	type Block,
	type CardKind,
	type Keyword,
	type Trigger
} from './ast';
import { check } from './check';
import { diagnose, HINTS, type Diagnostic } from './diagnostics';
import { normalise } from './normalise';
import { targetPhrase } from './phrase';
import { Scanner, type Token } from './scanner';
import { freeVerb, targetVerb } from './verbs';

export interface ParsedText {
	/** As written. */
	readonly source: string;
	readonly ast: AbilityText;
	readonly tokens: readonly Token[];
	/** In the order of their place in the text. */
	readonly diagnostics: readonly Diagnostic[];
}

/** The longest card of the source has fewer than 40 characters. */
export const TEXT_LIMIT = 1000;

const KEYWORD = new RegExp(`(${KEYWORDS.join('|')})(?=[ 。、\\n]|$)`, 'y');
const TRIGGER = /(召喚時|死亡時|ターン開始時|ターン終了時) ?: ?/y;
const SEPARATOR = /[ 。、\n]+/y;
const CLAUSE = /[^ 。、\n]+/y;
const REST = /[^ 。、\n]*/y;

/** Reads an ability text of a unit or a spell. Never throws, whatever the text. */
export function parseText(source: string, kind: CardKind): ParsedText {
	const read = source.slice(0, TEXT_LIMIT);
	const s = new Scanner(normalise(read));
	const diagnostics: Diagnostic[] = [];
	if (source.length > TEXT_LIMIT)
		diagnostics.push(
			diagnose(source, 'text-too-long', { from: TEXT_LIMIT, to: source.length }, { limit: TEXT_LIMIT })
		);

	const keywords: Keyword[] = [];
	for (let m; (m = s.take(KEYWORD, 'keyword')); s.take(SEPARATOR, 'separator')) {
		keywords.push(m[1] as Keyword);
		if (kind === 'spell') diagnostics.push(diagnose(read, 'keyword-on-spell', s.span(s.at - m[0].length)));
	}

	const blocks: { trigger: Trigger; abilities: Ability[]; from: number; head: number; to: number }[] = [];
	let unread = false; // something in the running block could not be read
	let apart = true; // a separator, a trigger or the start lies right before
	while (!s.ended) {
		const from = s.at;
		const trigger = s.take(TRIGGER, 'trigger');
		if (trigger) {
			if (!apart) diagnostics.push(diagnose(read, 'missing-separator', s.span(from)));
			apart = true;
			blocks.push({
				trigger: TRIGGER_WORDS[trigger[1] as keyof typeof TRIGGER_WORDS],
				abilities: [],
				from,
				head: s.at,
				to: s.at
			});
			continue;
		}
		if (s.take(SEPARATOR, 'separator')) {
			apart = true;
			continue;
		}
		let block = blocks[blocks.length - 1];
		if (!block) {
			block = { trigger: kind === 'spell' ? 'cast' : 'none', abilities: [], from, head: from, to: from };
			blocks.push(block);
		}
		const previous = block.abilities[block.abilities.length - 1];
		const ability = readAbility(s, previous ? (previous.te ? 'requiresPrevious' : 'independent') : 'first');
		if (!ability) {
			s.take(CLAUSE, 'unknown');
			const at = s.span(from);
			diagnostics.push(
				diagnose(read, 'cannot-parse', at, { hint: hintFor(s.text.slice(from, s.at), apart) })
			);
			unread = true;
			apart = true;
			continue;
		}
		if (ability.verb.op === 'unknown') diagnostics.push(diagnose(read, 'unknown-verb', ability.at));
		if (previous && !previous.te && !apart) diagnostics.push(diagnose(read, 'missing-separator', ability.at));
		apart = false;
		block.abilities.push(ability);
		block.to = s.at;
	}

	const ast: AbilityText = {
		kind,
		keywords,
		blocks: blocks.map(({ trigger, abilities, from, to }): Block => ({
			trigger,
			abilities,
			at: s.span(from, to)
		}))
	};
	const heads = blocks.map((b) => s.span(b.from, b.head));
	diagnostics.push(...check(read, ast, heads, unread));
	return {
		source,
		ast,
		tokens: s.tokens,
		diagnostics: diagnostics
			.map((d, i) => [d, i] as const)
			.sort(([a, i], [b, j]) => a.at.from - b.at.from || i - j)
			.map(([d]) => d)
	};
}

function readAbility(s: Scanner, link: Ability['link']): Ability | null {
	const from = s.at;
	const free = freeVerb(s);
	if (free)
		return {
			target: null,
			verb: free.verb,
			te: free.te,
			link,
			at: s.span(from),
			endAt: free.ending ? s.span(s.at - free.ending) : null
		};
	return s.attempt(() => {
		const target = targetPhrase(s);
		if (!target) return null;
		const found = targetVerb(s);
		if (found)
			return {
				target,
				verb: found.verb,
				te: found.te,
				link,
				at: s.span(from),
				endAt: found.ending ? s.span(s.at - found.ending) : null
			};
		const raw = s.take(REST, 'unknown')![0];
		const te = raw.endsWith('て');
		return {
			target,
			verb: { op: 'unknown', raw },
			te,
			link,
			at: s.span(from),
			endAt: te ? s.span(s.at - 1) : null
		};
	});
}

function hintFor(words: string, apart: boolean) {
	if (/^(召喚時|死亡時|ターン開始時|ターン終了時)/.test(words)) return HINTS.colon;
	if (/^(しない|せず|させない|ない)/.test(words)) return HINTS.negative;
	if (!apart) return HINTS.rest;
	return /^(味方|相手|お互い)/.test(words) ? HINTS.kind : HINTS.start;
}

/** Can the engine play it? Errors can't be played, nor what names no target or has an unknown verb. */
export const isPlayable = (parsed: ParsedText): boolean => blockers(parsed).length === 0;
const BLOCKING: ReadonlySet<string> = new Set(['unknown-verb', 'no-count-and-no-quantifier']);
/** The diagnostics that keep a text off the board. */
export const blockers = (parsed: ParsedText): readonly Diagnostic[] =>
	parsed.diagnostics.filter((d) => d.level === 'error' || BLOCKING.has(d.code));
