// What `run` and `moves` print, in words and as JSON.
import { fill, l10n, say, type L10n, type Lang, type Sentence } from '../lib/rules/core/text';
import type { Decision, Field, Happening, MoveOption, Problem, Reason } from '../lib/rules/core/contract';
import type { RuleSystem } from '../lib/machines/contract';
import type { MicroStep } from '../lib/machines/kernel';
import { hash } from '../lib/scenario/hash';
import { makeMove } from '../lib/scenario/notation';
import type { Played, PlayedLine, PlayedStep } from '../lib/scenario/run';
import { WORDS } from './words';

const cited = (cites: readonly string[]): string => (cites.length ? `  [${cites.join(', ')}]` : '');
const told = (s: Sentence, lang: Lang): string => say(s, lang) + cited(s.cites);

/** `file:line:column: sentence [rules]`, as compilers write it. */
export function problemLine(file: string, p: Problem, lang: Lang): string {
	const { line, column, path } = p.where;
	const place = line !== undefined ? `:${line}:${column ?? 1}` : '';
	return `${file}${place}: ${path ? `${path}: ` : ''}${told(p, lang)}`;
}

export interface Counts {
	readonly steps: number;
	readonly micro: number;
	readonly expectations: number;
}
/** Steps, micro steps and expectations of all lines that were played. */
export function countsOf({ scenario, opening, main }: Played): Counts {
	const lines = (line: PlayedLine): readonly PlayedLine[] => [line, ...line.variations.flat().flatMap(lines)];
	const steps = lines(main).flatMap((l) => l.steps);
	return {
		steps: steps.length,
		micro: steps.reduce((n, s) => n + s.micro.length, opening.length),
		expectations: steps.reduce((n, s) => n + (s.step.expect?.length ?? 0), scenario.expect?.length ?? 0)
	};
}

// ---- run ----

/** The log: each step, what every micro step of it made happen, refusals, expectations; variations indented. */
export function runLines(system: RuleSystem, played: Played, lang: Lang): readonly string[] {
	const failed = new Set(played.problems.map((p) => p.where.path));
	const sentence = (words: L10n) => fill(words, {}, lang);

	const happened = (micro: readonly MicroStep<unknown>[], from: number): string[] =>
		micro.flatMap((m, i) => m.happened.map((h) => `${String(from + i + 1).padStart(6)}  ${told(h, lang)}`));
	const expected = (claims: readonly string[] | undefined, path: string): string[] =>
		(claims ?? []).map((claim, i) => {
			const holds = !failed.has(`${path}expect[${i}]`);
			return `        ${holds ? '✓' : '✗'} ${claim} (${sentence(holds ? WORDS.holds : WORDS.fails)})`;
		});
	const stepLines = (
		{ step, path, move, micro, refusal }: PlayedStep,
		number: number,
		from: number
	): string[] => [
		`${String(number).padStart(3)}. ${makeMove(move, system.notation.card)}`,
		...(step.note ? [`     ${step.note[lang]}`] : []),
		...happened(micro, from),
		...refusal.map((r) => `        ${sentence(WORDS.refused)}: ${told(r, lang)}`),
		...expected(step.expect, `${path}.`)
	];
	const lineLines = (line: PlayedLine, number: number, from: number): string[] => {
		let at = from;
		return line.variations.flatMap((variations, i) => {
			const step = line.steps[i];
			const before = at;
			at += step?.micro.length ?? 0;
			return [
				...(step ? stepLines(step, number + i, before) : []),
				...variations.flatMap((v) => [
					`    { ${sentence(WORDS.variation)}${v.name ? `: ${v.name[lang]}` : ''}`,
					...lineLines(v, number + i, before).map((l) => `    ${l}`),
					'    }'
				])
			];
		});
	};
	const { scenario, opening, main } = played;
	return [
		`${scenario.title[lang]}  (${scenario.system}, ${scenario.id})`,
		...(scenario.about ? [scenario.about[lang]] : []),
		`  0. ${sentence(WORDS.start)}: ${told(system.status(main.start), lang)}`,
		...(scenario.note ? [`     ${scenario.note[lang]}`] : []),
		...happened(opening, 0),
		...expected(scenario.expect, ''),
		...lineLines(main, 1, opening.length)
	];
}

const spoken = (s: Sentence) => ({ code: s.code, text: l10n(say(s, 'ja'), say(s, 'en')), cites: s.cites });
const happeningJson = (h: Happening) => ({ kind: h.kind, ...spoken(h), ...(h.refs && { refs: h.refs }) });
const microJson = (m: MicroStep<unknown>) => ({
	frames: m.position.frames,
	hash: hash(m.position),
	happened: m.happened.map(happeningJson)
});
export const problemJson = (p: Problem) => ({ where: p.where, ...spoken(p) });

export function runJson(system: RuleSystem, played: Played, problems: readonly Problem[]) {
	const lineJson = (line: PlayedLine): object => ({
		...(line.name && { name: line.name }),
		steps: line.steps.map((s, i) => ({
			path: s.path,
			move: s.move,
			micro: s.micro.map(microJson),
			...(s.step.refused && { refused: s.refusal.map(spoken) }),
			facts: system.facts(s.after),
			...(line.variations[i]?.length && { variations: line.variations[i].map(lineJson) })
		}))
	});
	return {
		system: system.id,
		scenario: played.scenario.id,
		opening: played.opening.map(microJson),
		facts: system.facts(played.main.start),
		...lineJson(played.main),
		problems: problems.map(problemJson)
	};
}

// ---- moves ----

export interface Choices {
	readonly decision: Decision | null;
	readonly status: Sentence;
	readonly moves: readonly MoveOption[];
	/** Where a rule asks: what may be answered. */
	readonly field: Field | null;
}

export function movesLines({ decision, status, moves, field }: Choices, lang: Lang): readonly string[] {
	const why = (reasons: readonly Reason[]): string[] => reasons.map((r) => `      ${told(r, lang)}`);
	const group = (legal: boolean): string[] =>
		moves
			.filter((m) => m.legal === legal)
			.flatMap((m) => [
				`  ${legal ? '○' : '×'} ${m.seat} ${m.action}  ${m.label[lang]}${m.notation ? `  ${m.notation[lang]}` : ''}`,
				...(m.consequence ? [`      → ${told(m.consequence, lang)}`] : []),
				...why(m.reasons),
				...(m.fix ? [`      ${WORDS.fix[lang]}${told(m.fix, lang)}`] : [])
			]);
	const legal = group(true);
	const illegal = group(false);
	return [
		told(decision?.prompt ?? status, lang),
		...(decision ? [] : [WORDS.over[lang]]),
		...(legal.length ? [`${WORDS.legal[lang]}:`, ...legal] : []),
		...(illegal.length ? [`${WORDS.illegal[lang]}:`, ...illegal] : []),
		...(field
			? [
					fill(WORDS.choose, { label: field.label, min: field.min, max: field.max }, lang) +
						cited(field.cites),
					...field.options.flatMap((o) => [
						`  ${o.reasons.length ? '×' : '○'} ${field.id}=${o.id}  ${o.label[lang]}`,
						...why(o.reasons)
					])
				]
			: [])
	];
}

export function movesJson({ decision, status, moves, field }: Choices) {
	return {
		decision: decision && { seat: decision.seat, kind: decision.kind, prompt: spoken(decision.prompt) },
		status: spoken(status),
		moves: moves.map(({ reasons, fix, consequence, ...m }) => ({
			...m,
			reasons: reasons.map(spoken),
			...(fix && { fix: spoken(fix) }),
			...(consequence && { consequence: spoken(consequence) })
		})),
		...(field && {
			field: { ...field, options: field.options.map((o) => ({ ...o, reasons: o.reasons.map(spoken) })) }
		})
	};
}
