// The command line: the same engine as the page, without a browser. `main` answers with the exit code.
import { readFile } from 'node:fs/promises';
import { text as readAll } from 'node:stream/consumers';
import { fill, type Lang, type Slots } from '../lib/rules/core/text';
import { isProblems, type L10n, type Problem } from '../lib/rules/core/contract';
import type { RuleSystem } from '../lib/machines/contract';
import { readScenario, writeScenario, type LoadSystem, type Reading } from '../lib/scenario/files';
import { play, trailOf, type Played } from '../lib/scenario/run';
import { makeLink, openLink, type Shared } from '../lib/share/link';
import { redealtFor } from '../lib/share/redealt';
import { makePlace } from '../lib/share/short';
import { readArguments, type Asked } from './args';
import { countsOf, movesJson, movesLines, problemJson, problemLine, runJson, runLines } from './report';
import { WORDS } from './words';
import { loadSystem } from '../lib/machines/systems';

/** Where the command line reads and writes; tests give their own. */
export interface Console {
	readonly environment: string;
	read(file: string): Promise<string>;
	out(line: string): void;
	error(line: string): void;
}
const real: Console = {
	environment: process.env.LC_ALL || process.env.LC_MESSAGES || process.env.LANG || '',
	read: (file) => (file === '-' ? readAll(process.stdin) : readFile(file, 'utf8')),
	out: (line) => void process.stdout.write(line + '\n'),
	error: (line) => void process.stderr.write(line + '\n')
};

export async function main(
	argv: readonly string[],
	console: Console = real,
	load: LoadSystem = loadSystem
): Promise<number> {
	const asked = readArguments(argv, console.environment);
	if ('misuse' in asked) {
		console.error(asked.misuse);
		return 2;
	}
	return new Session(asked, console, load)[asked.command]();
}

interface Loaded {
	readonly file: string;
	readonly reading: Reading;
	readonly system: RuleSystem;
	readonly played: Played;
	/** Of reading and playing, with line and column. */
	readonly problems: readonly Problem[];
}

class Session {
	readonly #asked: Asked;
	readonly #console: Console;
	readonly #load: LoadSystem;
	readonly #lang: Lang;
	constructor(asked: Asked, console: Console, load: LoadSystem) {
		this.#asked = asked;
		this.#console = console;
		this.#load = load;
		this.#lang = asked.lang;
	}
	#say(text: L10n, slots: Slots = {}): string {
		return fill(text, slots, this.#lang);
	}
	#complain(file: string, problems: readonly Problem[]): 1 {
		for (const p of problems) this.#console.error(problemLine(file, p, this.#lang));
		return 1;
	}
	#json(value: unknown): void {
		this.#console.out(JSON.stringify(value, null, 2));
	}

	/** Reads and plays a file, the main line up to `steps`; the problems instead, where nothing can be played. */
	async #open(file: string, steps = Infinity): Promise<Loaded | readonly Problem[]> {
		let text: string;
		try {
			text = await this.#console.read(file);
		} catch (e) {
			const why = (e as NodeJS.ErrnoException).code ?? String(e);
			return [{ code: 'unreadable', text: WORDS.unreadable, slots: { why }, cites: [], where: {} }];
		}
		const reading = await readScenario(text, this.#load);
		const { scenario, system } = reading;
		if (!scenario || !system) return reading.problems;
		const played = play(system, { ...scenario, steps: scenario.steps.slice(0, steps) });
		if (isProblems(played)) return [...reading.problems, ...played.map(reading.locate)];
		const problems = [...reading.problems, ...played.problems.map(reading.locate)];
		return { file, reading, system, played, problems };
	}
	/** As `#open` for the one file asked for; tells the problems itself. */
	async #openOne(steps?: number): Promise<Loaded | null> {
		const [file] = this.#asked.operands as [string];
		const loaded = await this.#open(file, steps);
		if ('played' in loaded) return loaded;
		if (this.#asked.json) this.#json({ problems: loaded.map(problemJson) });
		this.#complain(file, loaded);
		return null;
	}
	/** Tells when `--to` or `--at` asks for more steps than can be played. */
	#isBeyond({ played: { main } }: Loaded, option: string): boolean {
		const { steps: n = 0 } = this.#asked;
		if (n <= main.steps.length) return false;
		this.#console.error(this.#say(WORDS.no_such_step, { option, n, count: main.steps.length }));
		return true;
	}

	/** Tells when a seat is asked for that nobody has in this scenario. */
	#isNobody({ system, played }: Loaded): boolean {
		const { seat } = this.#asked;
		if (!seat) return false;
		const seats = system.view(played.first, 'judge').seats.map((s) => s.seat);
		if (seats.includes(seat)) return false;
		this.#console.error(this.#say(WORDS.no_such_seat, { seat, seats: seats.toSorted().join(', ') }));
		return true;
	}

	async run(): Promise<number> {
		const loaded = await this.#openOne(this.#asked.steps);
		if (!loaded) return 1;
		const { file, system, played, problems } = loaded;
		if (this.#asked.json) this.#json(runJson(system, played, problems));
		else {
			for (const line of runLines(system, played, this.#lang)) this.#console.out(line);
			const counts = { ...countsOf(played), problems: problems.length };
			this.#console.out(this.#say(WORDS.result, counts));
		}
		if (problems.length) return this.#complain(file, problems);
		return this.#isBeyond(loaded, '--to') ? 1 : 0;
	}

	async moves(): Promise<number> {
		const { steps, seat, json } = this.#asked;
		const loaded = await this.#openOne(steps);
		if (!loaded || this.#isNobody(loaded)) return 1;
		const { system, played } = loaded;
		const position = played.main.steps.at(-1)?.after ?? played.main.start;
		const decision = system.decision(position);
		const isAsked = decision?.kind === 'answer' && (!seat || seat === decision.seat);
		const choices = {
			decision,
			status: system.status(position),
			moves: system.moves(position, seat),
			field: isAsked ? system.field(position, { seat: decision.seat, action: 'answer' }) : null
		};
		if (json) this.#json(movesJson(choices));
		else for (const line of movesLines(choices, this.#lang)) this.#console.out(line);
		if (loaded.problems.length) return this.#complain(loaded.file, loaded.problems);
		return this.#isBeyond(loaded, '--at') ? 1 : 0;
	}

	async check(): Promise<number> {
		let code = 0;
		for (const file of this.#asked.operands) {
			const loaded = await this.#open(file);
			const problems = 'played' in loaded ? loaded.problems : loaded;
			if (problems.length) code = this.#complain(file, problems);
			else if ('played' in loaded)
				this.#console.out(`${file}: ${this.#say(WORDS.fine, { ...countsOf(loaded.played) })}`);
		}
		return code;
	}

	async link(): Promise<number> {
		const loaded = await this.#openOne();
		if (!loaded) return 1;
		const { file, system, played, problems } = loaded;
		if (problems.length) return this.#complain(file, problems);
		if (this.#isNobody(loaded) || this.#isBeyond(loaded, this.#asked.looksOnly ? '--at' : '--to')) return 1;
		const { steps, seat, looksOnly } = this.#asked;
		const { ends } = trailOf(played, [])!;
		// for a seat it is the line up to here; a judge's link holds all of it and opens at its start
		const at = ends[steps ?? (looksOnly ? 0 : ends.length - 1)]!;
		const all: Shared = { scenario: played.scenario, place: { line: [], at }, viewer: seat ?? 'judge' };
		const shared = seat && !looksOnly && system.redeal ? await redealtFor(system, all, seat) : all;
		const link = 'code' in shared ? shared : await makeLink(system, shared);
		if (typeof link !== 'string') return this.#complain(file, [link]);
		this.#console.out(link);
		return 0;
	}

	async open(): Promise<number> {
		const [given] = this.#asked.operands as [string];
		const opened = await openLink(given === '-' ? await this.#console.read('-') : given, this.#load);
		if ('code' in opened) return this.#complain('link', [opened]);
		const { scenario, system, place, viewer } = opened;
		this.#console.out(writeScenario(scenario, this.#asked.json ? 'json' : 'text', system).trimEnd());
		this.#console.error(this.#say(WORDS.opens, { place: `@${makePlace(place)}`, viewer }));
		return 0;
	}

	async help(): Promise<number> {
		this.#console.out(this.#say(WORDS.help));
		return 0;
	}
}
