// The moves of the text notation: one a line, with what is under it. A move that can't be read ends its own line of moves.
import { SEATS, type Seat } from '../rules/core/text';
import type { Move } from '../rules/core/contract';
import { parseExpectation } from './expect';
import { readPick, type NotationSystem } from './notation';
import { both, EXPECTED, type NotationLines, type Text } from './notation-lines';
import type { LineColumn } from './paths';
import { problem } from './read-problems';
import type { ScenarioStep, Variation } from './types';

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

const isSeat = (text: string): text is Seat => (SEATS as readonly string[]).includes(text);
const lineDraft = (path: string, opened: LineColumn): LineDraft => ({
	path,
	name: {},
	steps: [],
	seen: 0,
	broken: false,
	last: null,
	opened
});

export class NotationMoves {
	/** Note and expectations of the first position. */
	readonly note: Text = {};
	readonly expect: string[] = [];
	private readonly main = lineDraft('', { line: 1, column: 1 });
	/** The line of moves being read, inside those it varies. */
	private readonly open: LineDraft[] = [this.main];

	constructor(
		readonly lines: NotationLines,
		readonly system: NotationSystem
	) {}

	/** The steps of the main line, up to its first mistake. */
	get steps(): readonly ScenarioStep[] {
		return this.main.steps.map(finish);
	}
	/** Tells of the variations that were never closed. */
	end(): void {
		for (const { opened } of this.open.slice(1)) this.lines.problems.push(problem('brace_open', opened));
	}

	/** Reads one line: a move, or what belongs to the move above. */
	read(content: string): void {
		const { lines } = this;
		const here = this.open.at(-1)!;
		const step = here.last;
		const keyword = /^[^\s:：]+/.exec(content)?.[0] ?? content[0]!;
		const beforeFirst = !step && here === this.main;
		switch (keyword) {
			case 'ja':
			case 'en':
				if (!step && !beforeFirst) return lines.complain('needs_move', 1);
				return lines.prose(content, 0, step?.note ?? this.note, step ? `${step.path}.note` : 'note');
			case 'name': {
				if (here === this.main || step) return lines.complain('line_unknown', 1, { word: keyword });
				const after = 4 + /^\s*/.exec(content.slice(4))![0].length;
				return lines.prose(content, after, here.name, `${here.path}.name`);
			}
			case 'expect': {
				const claim = content.slice(6).trim();
				const list = step?.expect ?? this.expect;
				if (!step && !beforeFirst) return lines.complain('needs_move', 1);
				if (!parseExpectation(claim))
					return lines.complain('expect_syntax', Math.max(7, content.indexOf(claim) + 1), { text: claim });
				lines.places.set(`${step ? step.path + '.' : ''}expect[${list.length}]`, lines.at());
				return void list.push(claim);
			}
			case 'refused': {
				if (!step) return lines.complain('needs_move', 1);
				const words = lines.wordsOf(content);
				if (!words) return;
				if (words.length < 2)
					return lines.complain('line_short', words[0]!.end, { word: keyword, expected: EXPECTED.codes });
				lines.places.set(`${step.path}.refused`, lines.at());
				return void step.refused.push(...words.slice(1).map((w) => w.text));
			}
			case '{': {
				if (content !== '{') return lines.complain('line_extra', 2, { word: content.slice(1).trim() });
				if (!step) return lines.complain('needs_move', 1);
				const variation = lineDraft(`${step.path}.variations[${step.variations.length}]`, lines.at());
				lines.places.set(variation.path, lines.at());
				step.variations.push(variation);
				return void this.open.push(variation);
			}
			case '}':
				if (content !== '}') return lines.complain('line_extra', 2, { word: content.slice(1).trim() });
				if (here === this.main) return lines.complain('brace_close', 1);
				if (!here.seen) lines.complain('variation_empty', 1);
				this.open.pop();
				// nothing of it is left: the next one takes its number
				if (!here.steps.length) this.open.at(-1)!.last!.variations.pop();
				return;
		}
		this.moveLine(content);
	}

	private moveLine(content: string): void {
		const { lines } = this;
		const here = this.open.at(-1)!;
		const path = `${here.path && here.path + '.'}steps[${here.seen}]`;
		const move = this.readMove(content, `${path}.move`);
		lines.places.set(path, lines.at());
		lines.places.set(`${path}.move`, lines.at());
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

	/** A move, or null after telling what is wrong with it. */
	private readMove(content: string, path: string): Move | null {
		const { lines } = this;
		const words = lines.wordsOf(content, true);
		if (!words) return null;
		const [seat, action, ...rest] = words;
		if (!seat || !isSeat(seat.text) || seat.sign)
			return lines.fail('seat_unknown', 1, { word: seat?.text ?? '' });
		if (!action?.text || action.sign)
			return lines.fail('line_short', seat.end, { word: seat.text, expected: EXPECTED.action });
		lines.places.set(`${path}.seat`, lines.at(seat.column));
		lines.places.set(`${path}.action`, lines.at(action.column));
		const picks = new Map<string, string[]>();
		for (let i = 0; i < rest.length; i++) {
			const field = rest[i]!;
			if (field.sign !== '=' || !field.text)
				return lines.fail('pick_broken', field.column, { word: field.text || field.sign });
			if (picks.has(field.text)) return lines.fail('pick_twice', field.column, { field: field.text });
			const ids: string[] = [];
			lines.places.set(`${path}.picks.${field.text}`, lines.at(field.column));
			for (let before = field; ; ids.length) {
				const pick = rest[i + 1];
				if (pick?.column !== before.end) {
					if (before.sign === ',')
						return lines.fail('pick_broken', before.column, { word: `${before.text},` });
					break;
				}
				if (!before.sign || pick.sign === '=' || (!pick.text && !pick.quoted))
					return lines.fail('pick_broken', pick.column, { word: pick.text + pick.sign });
				lines.places.set(`${path}.picks.${field.text}[${ids.length}]`, lines.at(pick.column));
				ids.push(readPick(pick.text, pick.quoted, seat.text, this.system.notation.card));
				before = pick;
				i++;
			}
			picks.set(field.text, ids);
		}
		return { seat: seat.text, action: action.text, picks: Object.fromEntries(picks) };
	}
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
