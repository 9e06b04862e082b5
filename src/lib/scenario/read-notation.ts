// Reads the text notation. It goes on after a mistake: every mistake of the text is told, and the part of each
// line of moves before the first one stays usable.
import { l10n } from '../rules/core/text';
import { isProblems, type Json, type Problem } from '../rules/core/contract';
import type { NotationSystem } from './notation';
import { NotationHead } from './notation-head';
import { both, NotationLines } from './notation-lines';
import { NotationMoves } from './notation-moves';
import { located, type Places } from './paths';
import { checkShape } from './schema';
import type { Scenario } from './types';

export interface SetupLine {
	readonly text: string;
	readonly line: number;
	readonly indent: number;
}
export interface NotationReading {
	/** The usable part; null where head or set-up cannot be read. */
	readonly scenario: Scenario | null;
	readonly problems: readonly Problem[];
	readonly places: Places;
	readonly setupLines: readonly SetupLine[];
}

export function parseNotation(text: string, system: NotationSystem): NotationReading {
	const lines = new NotationLines();
	const head = new NotationHead(lines);
	const moves = new NotationMoves(lines, system);
	const setupLines: SetupLine[] = [];
	let section = 'head' as 'head' | 'setup' | 'moves';
	for (const raw of text.replace(/^\uFEFF/, '').split(/\r\n|\n|\r/)) {
		const content = raw.trim();
		lines.line++;
		lines.indent = raw.length - raw.trimStart().length;
		if (!content || content.startsWith('#')) continue;
		if (section === 'moves') moves.read(content);
		else if (section === 'head') section = head.read(content) ? 'setup' : 'head';
		else if (content === 'moves') section = 'moves';
		else setupLines.push({ text: content, line: lines.line, indent: lines.indent });
	}
	moves.end();
	lines.indent = 0;
	if (section === 'head') lines.complain('missing', 1, { key: 'setup' });
	if (section === 'setup') lines.complain('no_moves', 1);

	const setup = section === 'head' ? [] : system.notation.parse(setupLines);
	if (isProblems(setup)) lines.problems.push(...setup.map((p) => indented(p, setupLines)));
	const usable = head.entries.kuroko === 1 && section !== 'head' && !isProblems(setup);
	const shaped = usable ? checkShape(wholeOf(head, setup as Json, moves)) : { scenario: null, problems: [] };
	const all = [...lines.problems, ...shaped.problems.map((p) => located(p, lines.places))];
	all.sort(
		(a, b) => (a.where.line ?? 0) - (b.where.line ?? 0) || (a.where.column ?? 0) - (b.where.column ?? 0)
	);
	return { scenario: shaped.scenario, problems: all, places: lines.places, setupLines };
}

/** A problem of a set-up line, its column counted from the beginning of the line in the file. */
function indented(p: Problem, lines: readonly SetupLine[]): Problem {
	const from = lines.find((l) => l.line === p.where.line)?.indent ?? 0;
	return { ...p, where: { ...p.where, ...(p.where.column && { column: p.where.column + from }) } };
}

function wholeOf({ entries, title, about, rulings }: NotationHead, setup: Json, moves: NotationMoves): Json {
	const [note, aboutIt] = [both(moves.note), both(about)];
	return {
		kuroko: 1,
		system: '',
		id: 'untitled',
		...entries,
		title: { ...(both(title) ?? l10n('無題', 'Untitled')) },
		...(aboutIt && { about: { ...aboutIt } }),
		...(Object.keys(rulings).length > 0 && { rulings }),
		setup,
		...(note && { note: { ...note } }),
		...(moves.expect.length > 0 && { expect: moves.expect }),
		steps: moves.steps
	} as unknown as Json;
}
