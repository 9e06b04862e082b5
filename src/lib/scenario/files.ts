// Scenarios as files: JSON or text notation, told apart by their first character.
import { isProblems, type Problem } from '../rules/core/contract';
import { loadSystem, SYSTEMS } from '../machines/systems';
import type { RuleSystem } from '../machines/contract';
import { readJson } from './json';
import { makeNotation } from './notation';
import { located, placeOf, type Places } from './paths';
import { problem } from './read-problems';
import { parseNotation, type SetupLine } from './read-notation';
import { checkShape, LIMITS } from './schema';
import type { Scenario } from './types';

export type Format = 'json' | 'text';
export interface Reading {
	readonly format: Format;
	/** The rules it is written for, if there are such rules. */
	readonly system: RuleSystem | null;
	/** The scenario, or its part before the first mistake; null where nothing of it can be used. */
	readonly scenario: Scenario | null;
	readonly problems: readonly Problem[];
	/** Adds line and column to a problem that was found while playing. */
	locate<P extends Problem>(problem: P): P;
}
export type LoadSystem = (id: string) => Promise<RuleSystem | null>;

/** Reads either format. Never throws for what is in the text. */
export async function readScenario(text: string, load: LoadSystem = loadSystem): Promise<Reading> {
	const format: Format = /^\s*[[{"]/.test(text.replace(/^\uFEFF/, '')) ? 'json' : 'text';
	const refuse = (...problems: Problem[]): Reading => ({
		format,
		system: null,
		scenario: null,
		problems,
		locate: (p) => p
	});
	if (!text.trim()) return refuse(problem('empty_file', { line: 1, column: 1 }));
	if (text.length > LIMITS.file)
		return refuse(problem('too_long', { line: 1, column: 1 }, { size: text.length, limit: LIMITS.file }));
	return format === 'json' ? readJsonFile(text, load, refuse) : readTextFile(text, load, refuse);
}

type Refuse = (...problems: Problem[]) => Reading;
const unknownSystem = (system: string, where: Problem['where']) =>
	problem('unknown_system', where, { system, known: SYSTEMS.map((s) => s.id).join(' ') });

async function readJsonFile(text: string, load: LoadSystem, refuse: Refuse): Promise<Reading> {
	const json = readJson(text);
	if (!('places' in json)) return refuse(json);
	const shaped = checkShape(json.value);
	const locate = <P extends Problem>(p: P): P => located(p, json.places);
	const problems = shaped.problems.map(locate);
	const reading: Reading = { format: 'json', system: null, scenario: null, problems, locate };
	if (!shaped.scenario) return reading;
	const system = await load(shaped.scenario.system);
	if (system) return { ...reading, system, scenario: shaped.scenario };
	const unknown = unknownSystem(shaped.scenario.system, { path: 'system' });
	return { ...reading, problems: [locate(unknown), ...problems] };
}

async function readTextFile(text: string, load: LoadSystem, refuse: Refuse): Promise<Reading> {
	const lines = text.replace(/^\uFEFF/, '').split(/\r\n|\n|\r/);
	const n = lines.findIndex((l) => l.trim() && !l.trim().startsWith('#'));
	const first = /^(\s*kuroko\s+)(\S+)(\s+)(\S+)/.exec(lines[n] ?? '');
	const line = Math.max(n, 0) + 1;
	if (!first) return refuse(problem('not_a_scenario', { line, column: 1 }));
	const [, before, version, space, written] = first;
	const column = before!.length + 1;
	if (/^\d+$/.test(version!) && Number(version) > 1)
		return refuse(problem('newer_format', { line, column }, { version: version! }));
	const id = written!.replace(/^"(.*)"$/, '$1');
	const system = await load(id);
	if (!system) return refuse(unknownSystem(id, { line, column: column + version!.length + space!.length }));
	const { scenario, problems, places, setupLines } = parseNotation(text, system);
	return {
		format: 'text',
		system,
		scenario,
		problems,
		locate: (p) => locateInText(p, places, setupLines, system, scenario)
	};
}

/**
 * A problem of the set-up knows its path in the set-up's JSON, not its line. Where the system does not remember what
 * was written where, the line is the first one with which the problem appears when the set-up is laid out line by line.
 */
function locateInText<P extends Problem>(
	p: P,
	places: Places,
	lines: readonly SetupLine[],
	system: RuleSystem,
	scenario: Scenario | null
): P {
	if (!scenario || p.where.line !== undefined || !p.where.path?.startsWith('setup'))
		return located(p, places);
	const written = system.notation.places?.(lines);
	const place = written && placeOf(written, p.where.path);
	if (place) {
		const indent = lines.find((l) => l.line === place.line)?.indent ?? 0;
		return { ...p, where: { path: p.where.path, line: place.line, column: place.column + indent } };
	}
	const same = (q: Problem) => q.code === p.code && JSON.stringify(q.slots) === JSON.stringify(p.slots);
	const known = lines.findIndex((_, i) => problemsOf(lines.slice(0, i + 1), system, scenario).some(same));
	if (known < 0) return located(p, places);
	const words = Object.values(p.slots ?? {}).flatMap((s) => (typeof s === 'object' ? [] : [String(s)]));
	const columnIn = ({ text }: SetupLine) =>
		words
			.flatMap((w) => [w, w.replace(/^[A-D]:/, '')])
			.map((w) => lastWord(text, w))
			.find((c) => c >= 0) ?? -1;
	// a notation may need later lines before it says anything about an earlier one
	const found = lines.slice(0, known + 1).findLast((l) => columnIn(l) >= 0) ?? lines[known]!;
	const column = found.indent + Math.max(0, columnIn(found)) + 1;
	return { ...p, where: { path: p.where.path, line: found.line, column } };
}
/** Where a word stands last in a line, not inside another word; -1 where it does not. */
function lastWord(text: string, word: string): number {
	const hits = [...text.matchAll(/[^\s|[\],]+/g)].filter((m) => m[0] === word);
	return hits.at(-1)?.index ?? -1;
}
function problemsOf(lines: readonly SetupLine[], system: RuleSystem, scenario: Scenario): readonly Problem[] {
	const setup = system.notation.parse(lines);
	if (isProblems(setup)) return [];
	const start = system.start({ ...scenario, setup });
	return isProblems(start) ? start : [];
}

/** Writes a scenario in either format, ending with a newline. */
export function writeScenario(scenario: Scenario, format: Format, system: RuleSystem): string {
	return format === 'json' ? JSON.stringify(scenario, null, '\t') + '\n' : makeNotation(scenario, system);
}
