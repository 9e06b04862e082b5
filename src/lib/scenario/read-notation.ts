// Reads the text notation. It goes on after a mistake: every mistake of the text is told, and the part of each
// line of moves before the first one stays usable.
import { SEATS, l10n, type L10n, type Seat } from '../rules/core/text';
import { isProblems, type Json, type Move, type Problem } from '../rules/core/contract';
import type { NotationSystem } from './notation';
import { readPick } from './notation';
import { parseExpectation } from './expect';
import { located, type LineColumn, type Places } from './paths';
import { problem } from './problems';
import { checkShape } from './schema';
import type { Scenario, ScenarioStep, Variation } from './types';
import { isReadProblem, splitWords, type Word } from './words';

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

type Draft<T> = { -readonly [K in keyof T]: T[K] };
type Text = Partial<Draft<L10n>>;
interface StepDraft {
	path: string;
	move: Move;
	note: Text;
	expect: string[];
	refused: string[];
	variations: LineDraft[];
}
/** A line of moves: the main one, or a variation. */
interface LineDraft {
	path: string;
	name: Text;
	steps: StepDraft[];
	/** Moves seen, with those after a mistake, which are read but not kept. */
	seen: number;
	broken: boolean;
	last: StepDraft | null;
	opened: LineColumn;
}

const EXPECTED = {
	word: l10n('語', 'a word'),
	two: l10n('二語', 'two words'),
	lang: l10n('「ja:」か「en:」', '"ja:" or "en:"'),
	codes: l10n('理由の名前', 'a reason code'),
	action: l10n('アクション', 'an action')
} as const;

const isSeat = (text: string): text is Seat => (SEATS as readonly string[]).includes(text);
/** A text given in one language only stands for both. */
const both = ({ ja, en }: Text): L10n | undefined =>
	ja === undefined && en === undefined ? undefined : { ja: ja ?? en!, en: en ?? ja! };

const lineDraft = (path: string, opened: LineColumn): LineDraft => ({
	path,
	name: {},
	steps: [],
	seen: 0,
	broken: false,
	last: null,
	opened
});

export function parseNotation(text: string, system: NotationSystem): NotationReading {
	const problems: Problem[] = [];
	const places = new Map<string, LineColumn>();
	const setupLines: SetupLine[] = [];
	const head: Record<string, Json> = {};
	const title: Text = {};
	const about: Text = {};
	const note: Text = {};
	const expect: string[] = [];
	const rulings: Record<string, string> = {};
	const main = lineDraft('', { line: 1, column: 1 });
	const open: LineDraft[] = [main];
	let section = 'head' as 'head' | 'setup' | 'moves';
	let line = 0;
	let indent = 0;

	const at = (column = 1): LineColumn => ({ line, column: column + indent });
	const complain = (
		...[code, column, slots]: [Parameters<typeof problem>[0], number, Parameters<typeof problem>[2]?]
	) => void problems.push(problem(code, at(column), slots));

	const fail = (...args: Parameters<typeof complain>): null => (complain(...args), null);

	/** The words of a line, or null after telling what is wrong. */
	function wordsOf(content: string, signs = false, from = 0): readonly Word[] | null {
		const words = splitWords(content.slice(from), signs);
		return isReadProblem(words) ? fail('quote_broken', from + words.broken.where.column!) : words;
	}

	/** `ja: …` or `en: …` from `from` on; stores it unless it is there already. */
	function prose(content: string, from: number, into: Text, path: string): void {
		const match = /^(ja|en)\s*[:：]\s*(.*)$/su.exec(content.slice(from));
		const keyword = content.slice(0, from).trim();
		if (!match) return complain('line_short', from + 1, { word: keyword, expected: EXPECTED.lang });
		const lang = match[1] as 'ja' | 'en';
		const column = from + match[0].length - match[2]!.length + 1;
		if (into[lang] !== undefined)
			return complain('line_twice', from + 1, { word: `${keyword} ${lang}:`.trim() });
		if (!places.has(path)) places.set(path, at(from + 1));
		places.set(`${path}.${lang}`, at(column));
		into[lang] = match[2]!;
		if (!match[2]!.startsWith('"')) return;
		const words = wordsOf(content, false, column - 1);
		if (words?.length === 1) into[lang] = words[0]!.text;
		else if (words) complain('quote_broken', column);
	}

	/** Exactly `count` words after the keyword. */
	function take(words: readonly Word[], count: number, expected: L10n): readonly string[] | null {
		const [keyword, ...rest] = words;
		if (rest.length < count) complain('line_short', words.at(-1)!.end, { word: keyword!.text, expected });
		else if (rest.length > count && count > 0)
			complain('line_extra', rest[count]!.column, { word: rest[count]!.text });
		else return rest.map((w) => w.text);
		return null;
	}
	function once(key: string, value: Json): void {
		if (key in head) return complain('line_twice', 1, { word: key });
		head[key] = value;
	}

	function headLine(content: string): void {
		const keyword = /^\S+/.exec(content)![0];
		const after = keyword.length + (/^\s*/.exec(content.slice(keyword.length))?.[0].length ?? 0);
		if (keyword === 'title') return prose(content, after, title, 'title');
		if (keyword === 'about') return prose(content, after, about, 'about');
		const words = wordsOf(content);
		if (!words) return;
		const value = words[1] ? at(words[1].column) : at();
		switch (keyword) {
			case 'setup':
				section = 'setup';
				return void places.set('setup', at());
			case 'kuroko': {
				const [version, id] = take(words, 2, EXPECTED.two) ?? [];
				if (version !== '1' || !id) return complain('not_a_scenario', 1);
				once('kuroko', 1);
				head.system = id;
				return void places.set('system', at(words[2]!.column));
			}
			case 'id':
			case 'profile': {
				const rest = take(words, 1, EXPECTED.word);
				if (rest) once(keyword, rest[0]!);
				return void places.set(keyword, value);
			}
			case 'regulation': {
				const rest = take(words, 2, EXPECTED.two);
				if (!rest) return;
				once('regulation', { format: rest[0]!, frame: rest[1]! });
				places.set('regulation', value);
				places.set('regulation.frame', at(words[2]!.column));
				return;
			}
			case 'ruling': {
				const rest = take(words, 2, EXPECTED.two);
				if (!rest) return;
				if (Object.hasOwn(rulings, rest[0]!))
					return complain('line_twice', words[1]!.column, { word: rest[0]! });
				rulings[rest[0]!] = rest[1]!;
				return void places.set(`rulings.${rest[0]}`, value);
			}
			case 'shows':
				if (words.length < 2)
					return complain('line_short', words[0]!.end, { word: keyword, expected: EXPECTED.word });
				once(
					'shows',
					words.slice(1).map((w) => w.text)
				);
				return void words.slice(1).forEach((w, i) => places.set(`shows[${i}]`, at(w.column)));
		}
		complain('line_unknown', 1, { word: keyword });
	}

	/** A move, or null after telling what is wrong with it. */
	function readMove(content: string, path: string): Move | null {
		const words = wordsOf(content, true);
		if (!words) return null;
		const [seat, action, ...rest] = words;
		if (!seat || !isSeat(seat.text) || seat.sign) return fail('seat_unknown', 1, { word: seat?.text ?? '' });
		if (!action?.text || action.sign)
			return fail('line_short', seat.end, { word: seat.text, expected: EXPECTED.action });
		places.set(`${path}.seat`, at(seat.column));
		places.set(`${path}.action`, at(action.column));
		const picks = new Map<string, string[]>();
		for (let i = 0; i < rest.length; i++) {
			const field = rest[i]!;
			if (field.sign !== '=' || !field.text)
				return fail('pick_broken', field.column, { word: field.text || field.sign });
			if (picks.has(field.text)) return fail('pick_twice', field.column, { field: field.text });
			const ids: string[] = [];
			places.set(`${path}.picks.${field.text}`, at(field.column));
			for (let before = field; ; ids.length) {
				const pick = rest[i + 1];
				if (pick?.column !== before.end) {
					if (before.sign === ',') return fail('pick_broken', before.column, { word: `${before.text},` });
					break;
				}
				if (!before.sign || pick.sign === '=' || (!pick.text && !pick.quoted))
					return fail('pick_broken', pick.column, { word: pick.text + pick.sign });
				places.set(`${path}.picks.${field.text}[${ids.length}]`, at(pick.column));
				ids.push(readPick(pick.text, pick.quoted, seat.text, system.notation.card));
				before = pick;
				i++;
			}
			picks.set(field.text, ids);
		}
		return { seat: seat.text, action: action.text, picks: Object.fromEntries(picks) };
	}

	function moveLine(content: string): void {
		const here = open.at(-1)!;
		const path = `${here.path && here.path + '.'}steps[${here.seen}]`;
		const move = readMove(content, `${path}.move`);
		places.set(path, at());
		places.set(`${path}.move`, at());
		if (!move) here.broken = true;
		here.seen++;
		here.last = {
			path,
			move: move ?? { seat: 'A', action: '' },
			note: {},
			expect: [],
			refused: [],
			variations: []
		};
		if (!here.broken) here.steps.push(here.last);
	}

	function movesLine(content: string): void {
		const here = open.at(-1)!;
		const step = here.last;
		const keyword = /^[^\s:：]+/.exec(content)?.[0] ?? content[0]!;
		const beforeFirst = !step && here === main;
		switch (keyword) {
			case 'ja':
			case 'en':
				if (!step && !beforeFirst) return complain('needs_move', 1);
				return prose(content, 0, step?.note ?? note, step ? `${step.path}.note` : 'note');
			case 'name': {
				if (here === main || step) return complain('line_unknown', 1, { word: keyword });
				const after = 4 + /^\s*/.exec(content.slice(4))![0].length;
				return prose(content, after, here.name, `${here.path}.name`);
			}
			case 'expect': {
				const claim = content.slice(6).trim();
				const list = step?.expect ?? expect;
				if (!step && !beforeFirst) return complain('needs_move', 1);
				if (!parseExpectation(claim))
					return complain('expect_syntax', Math.max(7, content.indexOf(claim) + 1), { text: claim });
				places.set(`${step ? step.path + '.' : ''}expect[${list.length}]`, at());
				return void list.push(claim);
			}
			case 'refused': {
				if (!step) return complain('needs_move', 1);
				const words = wordsOf(content);
				if (!words) return;
				if (words.length < 2)
					return complain('line_short', words[0]!.end, { word: keyword, expected: EXPECTED.codes });
				places.set(`${step.path}.refused`, at());
				return void step.refused.push(...words.slice(1).map((w) => w.text));
			}
			case '{': {
				if (content !== '{') return complain('line_extra', 2, { word: content.slice(1).trim() });
				if (!step) return complain('needs_move', 1);
				const variation = lineDraft(`${step.path}.variations[${step.variations.length}]`, at());
				places.set(variation.path, at());
				step.variations.push(variation);
				return void open.push(variation);
			}
			case '}':
				if (content !== '}') return complain('line_extra', 2, { word: content.slice(1).trim() });
				if (here === main) return complain('brace_close', 1);
				if (!here.seen) complain('variation_empty', 1);
				open.pop();
				// nothing of it is left: the next one takes its number
				if (!here.steps.length) open.at(-1)!.last!.variations.pop();
				return;
		}
		moveLine(content);
	}

	for (const raw of text.replace(/^\uFEFF/, '').split(/\r\n|\n|\r/)) {
		line++;
		const content = raw.trim();
		indent = raw.length - raw.trimStart().length;
		if (!content || content.startsWith('#')) continue;
		if (section === 'moves') movesLine(content);
		else if (section === 'head') headLine(content);
		else if (content === 'moves') section = 'moves';
		else setupLines.push({ text: content, line, indent });
	}
	for (const { opened } of open.slice(1)) problems.push(problem('brace_open', opened));
	indent = 0;
	if (section === 'head') complain('missing', 1, { key: 'setup' });
	if (section === 'setup') complain('no_moves', 1);

	const setup = section === 'head' ? [] : system.notation.parse(setupLines);
	if (isProblems(setup)) {
		for (const p of setup) {
			const from = setupLines.find((l) => l.line === p.where.line)?.indent ?? 0;
			problems.push({
				...p,
				where: { ...p.where, ...(p.where.column && { column: p.where.column + from }) }
			});
		}
	}
	const usable = head.kuroko === 1 && section !== 'head' && !isProblems(setup);
	const shaped = usable
		? checkShape({
				kuroko: 1,
				system: '',
				id: 'untitled',
				...head,
				title: { ...(both(title) ?? l10n('無題', 'Untitled')) },
				...(both(about) && { about: { ...both(about) } }),
				...(Object.keys(rulings).length > 0 && { rulings }),
				setup: setup as Json,
				...(both(note) && { note: { ...both(note) } }),
				...(expect.length > 0 && { expect }),
				steps: main.steps.map(finish)
			} as unknown as Json)
		: { scenario: null, problems: [] };
	const all = [...problems, ...shaped.problems.map((p) => located(p, places))];
	all.sort(
		(a, b) => (a.where.line ?? 0) - (b.where.line ?? 0) || (a.where.column ?? 0) - (b.where.column ?? 0)
	);
	return { scenario: shaped.scenario, problems: all, places, setupLines };
}

function finish(draft: StepDraft): ScenarioStep {
	const note = both(draft.note);
	const variations: Variation[] = draft.variations
		.filter((x) => x.steps.length)
		.map((x) => ({ ...(both(x.name) && { name: both(x.name)! }), steps: x.steps.map(finish) }));
	return {
		move: draft.move,
		...(note && { note }),
		...(draft.expect.length > 0 && { expect: draft.expect }),
		...(draft.refused.length > 0 && { refused: draft.refused }),
		...(variations.length > 0 && { variations })
	};
}
