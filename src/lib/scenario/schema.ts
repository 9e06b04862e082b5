// The shape of a scenario, checked before anything runs. What passes is in canonical form (no empty lists,
// expectations in their one spelling), so that JSON, text notation and links all carry exactly the same value.
import * as v from 'valibot';
import { l10n, SEATS, type L10n } from '../rules/core/text';
import type { Json, Problem } from '../rules/core/contract';
import { makeExpectation, parseExpectation } from './expect';
import { makePath } from './paths';
import { problem } from './read-problems';
import type { Scenario, ScenarioStep, Variation } from './types';

/** Bounds of a scenario, the same in every format. */
export const LIMITS = {
	file: 2_000_000, // characters of a file or a pasted text
	text: 2_000, // characters of a title, note, name …
	id: 80,
	word: 200, // characters of an id inside a move, fact …
	list: 200, // picks of one field, expectations of one step …
	steps: 5_000, // in one line
	variations: 50, // at one step
	depth: 8 // variations inside variations
} as const;

const wellFormed = (s: string) =>
	!/[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/.test(s);
const string = (limit: number) => v.pipe(v.string(), v.maxLength(limit), v.check(wellFormed, 'text_broken'));
const prose = string(LIMITS.text);
const word = string(LIMITS.word);
const words = v.pipe(v.array(word), v.maxLength(LIMITS.list));
const both = v.strictObject({ ja: prose, en: prose });
const idPattern = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

const expectations = v.pipe(
	v.array(
		v.pipe(
			prose,
			v.check((s) => parseExpectation(s) !== null, 'expect_syntax')
		)
	),
	v.maxLength(LIMITS.list)
);
const move = v.strictObject({
	seat: v.picklist(SEATS),
	action: v.pipe(word, v.nonEmpty()),
	picks: v.optional(v.record(word, words))
});
const step: v.GenericSchema<ScenarioStep> = v.strictObject({
	move,
	note: v.optional(both),
	expect: v.optional(expectations),
	refused: v.optional(words),
	variations: v.optional(
		v.pipe(
			v.array(
				v.strictObject({
					name: v.optional(both),
					steps: v.pipe(v.array(v.lazy(() => step)), v.minLength(1), v.maxLength(LIMITS.steps))
				})
			),
			v.maxLength(LIMITS.variations)
		)
	)
}) as v.GenericSchema<ScenarioStep>;

const scenario = v.strictObject({
	kuroko: v.literal(1),
	system: v.pipe(word, v.nonEmpty()),
	id: v.pipe(v.string(), v.maxLength(LIMITS.id), v.regex(idPattern)),
	title: both,
	about: v.optional(both),
	regulation: v.optional(v.strictObject({ format: word, frame: word })),
	profile: v.optional(word),
	rulings: v.optional(v.record(word, word)),
	shows: v.optional(words),
	setup: v.custom<Json>(isJson),
	expect: v.optional(expectations),
	note: v.optional(both),
	steps: v.pipe(v.array(step), v.maxLength(LIMITS.steps))
});

/** JSON-safe: what survives being written and read again, unchanged. */
function isJson(x: unknown): x is Json {
	if (x === null || typeof x === 'boolean') return true;
	if (typeof x === 'string') return wellFormed(x);
	if (typeof x === 'number') return Number.isFinite(x) && !Object.is(x, -0);
	if (Array.isArray(x)) return x.every(isJson);
	if (typeof x !== 'object' || Object.getPrototypeOf(x) !== Object.prototype) return false;
	return Object.entries(x).every(([key, value]) => wellFormed(key) && isJson(value));
}

export interface Shaped {
	/** The scenario, or its part before what is wrong; null where its head is unusable. */
	readonly scenario: Scenario | null;
	readonly problems: readonly Problem[];
}

/** Checks the shape of anything that was JSON. Never throws; each problem carries its JSON path. */
export function checkShape(input: Json): Shaped {
	const early = notOurs(input);
	if (early) return { scenario: null, problems: [early] };
	const deep = depthProblem(input as { steps?: unknown });
	if (deep) return { scenario: null, problems: [deep] };
	const result = v.safeParse(scenario, input);
	if (result.success) return { scenario: canonical(result.output as Scenario), problems: [] };
	const problems = result.issues.map(problemOf);
	const cut = structuredClone(input);
	const inSteps = problems.every((p) => cutAt(cut, p.where.path!));
	dropEmpty(cut);
	const rest = inSteps ? v.safeParse(scenario, cut) : null;
	return { scenario: rest?.success ? canonical(rest.output as Scenario) : null, problems };
}

/** Something else altogether, or from a newer Kuroko: one sentence instead of a hundred. */
function notOurs(input: unknown): Problem | null {
	if (typeof input !== 'object' || input === null || !('kuroko' in input))
		return problem('not_a_scenario', { path: '' });
	const version = input.kuroko;
	if (typeof version === 'number' && Number.isInteger(version) && version > 1)
		return problem('newer_format', { path: 'kuroko' }, { version });
	return null;
}

function depthProblem(line: { steps?: unknown }, depth = 0, path = ''): Problem | null {
	if (depth > LIMITS.depth) return problem('too_deep', { path }, { limit: LIMITS.depth });
	if (!Array.isArray(line.steps)) return null;
	for (const [i, step] of line.steps.entries()) {
		const variations = (step as { variations?: unknown } | null)?.variations;
		if (!Array.isArray(variations)) continue;
		for (const [j, variation] of variations.entries()) {
			const here = `${path && path + '.'}steps[${i}].variations[${j}]`;
			const found = depthProblem((variation ?? {}) as { steps?: unknown }, depth + 1, here);
			if (found) return found;
		}
	}
	return null;
}

const KINDS: Readonly<Record<string, L10n>> = {
	string: l10n('文字列', 'a text'),
	array: l10n('リスト', 'a list'),
	strict_object: l10n('{ } の組', 'an object'),
	object: l10n('{ } の組', 'an object'),
	record: l10n('{ } の組', 'an object'),
	custom: l10n('JSONの値', 'a JSON value')
};
const RECEIVED: Readonly<Record<string, L10n>> = {
	Array: l10n('リスト', 'a list'),
	Object: l10n('{ } の組', 'an object'),
	null: l10n('null', 'null'),
	undefined: l10n('何もない値', 'nothing')
};

/** A problem of the schema library as a sentence of ours. */
function problemOf(issue: v.BaseIssue<unknown>): Problem {
	const segments = (issue.path ?? []).map((p) => p.key as string | number);
	const where = { path: makePath(segments) };
	const key = String(segments.at(-1));
	const limit = Number(issue.requirement);
	switch (issue.type) {
		case 'max_length':
			return typeof issue.input === 'string'
				? problem('text_too_long', where, { limit })
				: problem('too_many', where, { limit });
		case 'min_length':
		case 'non_empty':
			return problem('too_few', where, { limit: 1 });
		case 'regex':
			return problem('bad_id', where, { id: String(issue.input) });
		case 'check':
			return issue.message === 'expect_syntax'
				? problem('expect_syntax', where, { text: String(issue.input) })
				: problem('text_broken', where);
		case 'strict_object':
			if (issue.expected === 'never') return problem('unknown_key', where, { key });
			if (issue.received === 'undefined' && segments.length) return problem('missing', where, { key });
	}
	const expected = KINDS[issue.type] ?? l10n(issue.expected ?? '', issue.expected ?? '');
	const received = RECEIVED[issue.received] ?? l10n(issue.received, issue.received);
	return problem('wrong_type', where, { expected, received });
}

/** Cuts the innermost line before the step a path points into, or takes out the variation it points at. */
function cutAt(root: unknown, path: string): boolean {
	const list = /^(.*)(steps|variations)\[(\d+)\]/.exec(path);
	if (!list) return false;
	let owner = root as Record<string, unknown>;
	for (const [, key, index] of list[1]!.matchAll(/(\w+)\[(\d+)\]/g)) {
		const next = (owner[key!] as unknown[] | undefined)?.[Number(index)];
		if (typeof next !== 'object' || next === null) return true; // cut away already
		owner = next as Record<string, unknown>;
	}
	const items = owner[list[2]!];
	if (!Array.isArray(items)) return false;
	if (list[2] === 'variations') items[Number(list[3])] = null;
	else items.length = Math.min(items.length, Number(list[3]));
	return true;
}

/** Takes out the variations that nothing is left of. */
function dropEmpty(line: unknown): void {
	const { steps } = line as { steps?: { variations?: ({ steps: unknown[] } | null)[] }[] };
	if (!Array.isArray(steps)) return;
	for (const step of steps) {
		if (!Array.isArray(step?.variations)) continue;
		step.variations.forEach((x) => x && dropEmpty(x));
		step.variations = step.variations.filter((x) => x?.steps.length);
	}
}

const some = <K extends string, T>(key: K, list: readonly T[] | undefined) =>
	list?.length ? ({ [key]: list } as Record<K, readonly T[]>) : {};
const tidy = (list: readonly string[] | undefined) => list?.map((s) => makeExpectation(parseExpectation(s)!));

/** The one form of a scenario: keys in a fixed order, nothing empty. */
export function canonical(s: Scenario): Scenario {
	return {
		kuroko: 1,
		system: s.system,
		id: s.id,
		title: s.title,
		...(s.about && { about: s.about }),
		...(s.regulation && { regulation: s.regulation }),
		...(s.profile !== undefined && { profile: s.profile }),
		...(s.rulings && Object.keys(s.rulings).length > 0 && { rulings: s.rulings }),
		...some('shows', s.shows),
		setup: s.setup,
		...some('expect', tidy(s.expect)),
		...(s.note && { note: s.note }),
		steps: s.steps.map(canonicalStep)
	};
}
function canonicalStep(step: ScenarioStep): ScenarioStep {
	const { seat, action, picks } = step.move;
	const variations = step.variations?.map(canonicalVariation);
	return {
		move: { seat, action, ...(picks && Object.keys(picks).length > 0 && { picks }) },
		...(step.note && { note: step.note }),
		...some('expect', tidy(step.expect)),
		...some('refused', step.refused),
		...some('variations', variations)
	};
}
const canonicalVariation = ({ name, steps }: Variation): Variation => ({
	...(name && { name }),
	steps: steps.map(canonicalStep)
});
