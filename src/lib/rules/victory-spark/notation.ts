// A set-up in lines people can read and write:
//   turn A 3 character begin       whose turn, its number, the phase; `begin`: at the beginning of that phase
//   seed 7                          decks are shuffled by it; without one they lie in the stated order
//   A ring V05:3000                 cards as in setup.ts: copies V05.2, several V01*8, marks after colons
//   A bench V06 - V02:rest          `-` is an empty slot
//   A energy V01*2 V01.3:rest
//   waits A:V12/1                   abilities that have fired and wait for the first check
import type { Json, Problem } from '../core/contract';
import { problem, type ProblemCode, type PROBLEMS } from './problems';
import type { SlotArgs } from './sentences';
import { readSetup, ZONES, type ZoneKey } from './setup';
import { isPlayer } from './table';

export interface NumberedLine {
	readonly text: string;
	readonly line: number;
}
interface Word {
	readonly text: string;
	readonly column: number;
}
const wordsOf = (text: string): Word[] =>
	[...text.matchAll(/\S+/g)].map((m) => ({ text: m[0], column: m.index + 1 }));
const isZone = (text: string): text is ZoneKey => (ZONES as readonly string[]).includes(text);
const numberOr = (text: string): Json => (/^-?\d+(\.\d+)?$/.test(text) ? Number(text) : text);

class Lines {
	readonly problems: Problem[] = [];
	readonly setup: Record<string, Json> = {};
	/** Where each path was written, so that what is wrong with a card can name its line. */
	readonly places = new Map<string, { line: number; column: number }>();
	private line = 0;

	private bad<C extends ProblemCode>(at: Word, code: C, ...slots: SlotArgs<(typeof PROBLEMS)[C]>): void {
		this.problems.push(problem({ line: this.line, column: at.column }, code, ...slots));
	}
	private place(path: string, at: Word): void {
		this.places.set(`setup.${path}`, { line: this.line, column: at.column });
	}
	private once(key: string, target: Readonly<Record<string, Json>>, at: Word, name: string): boolean {
		if (!(key in target)) return true;
		this.bad(at, 'line_twice', { word: name });
		return false;
	}

	read({ text, line }: NumberedLine): void {
		this.line = line;
		const words = wordsOf(text);
		const [head, ...rest] = words;
		if (!head) return;
		if (isPlayer(head.text)) this.side(head, rest);
		else if (head.text === 'turn') this.turn(head, rest);
		else if (head.text === 'seed') this.seed(head, rest);
		else if (head.text === 'waits') this.list('waits', 'waits', this.setup, head, rest);
		else this.bad(head, 'unknown_line', { word: head.text });
	}
	private turn(head: Word, rest: readonly Word[]): void {
		const [player, number, phase, begin, extra] = rest;
		if (!player || !number || !phase) {
			this.bad(head, 'line_short', { word: 'turn', expected: 'A 1 character' });
			return;
		}
		if (!this.once('turn', this.setup, head, 'turn')) return;
		if (begin && begin.text !== 'begin') this.bad(begin, 'line_extra', { word: begin.text });
		if (extra) this.bad(extra, 'line_extra', { word: extra.text });
		this.place('turn', head);
		this.place('turn.player', player);
		this.place('turn.number', number);
		this.place('turn.phase', phase);
		this.setup.turn = {
			player: player.text,
			number: numberOr(number.text),
			phase: phase.text,
			...(begin && { begin: true })
		};
	}
	private seed(head: Word, [value, extra]: readonly Word[]): void {
		if (!value) this.bad(head, 'line_short', { word: 'seed', expected: '7' });
		else if (extra) this.bad(extra, 'line_extra', { word: extra.text });
		else if (this.once('seed', this.setup, head, 'seed')) {
			this.place('seed', value);
			this.setup.seed = numberOr(value.text);
		}
	}
	private side(head: Word, [zone, ...cards]: readonly Word[]): void {
		const known = ZONES.join(' ');
		if (!zone) return this.bad(head, 'line_short', { word: head.text, expected: known });
		if (!isZone(zone.text)) return this.bad(zone, 'unknown_zone', { word: zone.text, known });
		const side = (this.setup[head.text] ??= {}) as Record<string, Json>;
		this.place(head.text, head);
		if (zone.text !== 'ring') return this.list(zone.text, `${head.text}.${zone.text}`, side, zone, cards);
		if (!this.once('ring', side, zone, `${head.text} ring`)) return;
		const [card, extra] = cards;
		if (!card) return this.bad(zone, 'line_short', { word: 'ring', expected: 'V05' });
		if (extra) this.bad(extra, 'line_extra', { word: extra.text });
		this.place(`${head.text}.ring`, card);
		side.ring = card.text;
	}
	private list(
		key: string,
		path: string,
		target: Record<string, Json>,
		head: Word,
		words: readonly Word[]
	): void {
		if (!this.once(key, target, head, path.replace('.', ' '))) return;
		this.place(path, head);
		words.forEach((w, i) => this.place(`${path}[${i}]`, w));
		target[key] = words.map((w) => w.text);
	}
	/** Gives a problem of the set-up the line and column it was written at, or those of what it belongs to. */
	located(p: Problem): Problem {
		for (let path = p.where.path ?? ''; path; path = path.replace(/(\.[^.[]*|\[\d+\])$|^[^.[]*$/, '')) {
			const where = this.places.get(path);
			if (where) return { ...p, where };
		}
		return { ...p, where: { line: 1, column: 1 } };
	}
}

/** Reads the lines of a set-up; problems with line and column where it is none. */
export function parseSetup(lines: readonly NumberedLine[]): Json | readonly Problem[] {
	const reader = new Lines();
	for (const line of lines) reader.read(line);
	if (reader.problems.length) return reader.problems;
	const read = readSetup(reader.setup);
	return Array.isArray(read) ? (read as readonly Problem[]).map((p) => reader.located(p)) : reader.setup;
}

type Fields = Readonly<Record<string, Json | undefined>>;
const joined = (list: Json | undefined): string => (list as readonly string[]).map((c) => ` ${c}`).join('');

/** Writes a set-up as lines; `parseSetup` reads them back to the same. */
export function printSetup(setup: Json): readonly string[] {
	const { turn, seed, waits, ...sides } = setup as Fields;
	const { player, number, phase, begin } = turn as Fields;
	return [
		`turn ${player} ${number} ${phase}${begin ? ' begin' : ''}`,
		...(seed === undefined ? [] : [`seed ${seed}`]),
		...Object.entries(sides).flatMap(([seat, side]) =>
			Object.entries(side as Fields).map(([zone, cards]) =>
				zone === 'ring' ? `${seat} ring ${cards}` : `${seat} ${zone}${joined(cards)}`
			)
		),
		...(waits === undefined ? [] : [`waits${joined(waits)}`])
	];
}
