// Arguments of the command line: what is asked for, or what is wrong with how it was asked.
import { fill, LANGS, SEATS, type L10n, type Lang, type Seat, type Slots } from '../lib/rules/core/text';
import { WORDS } from './words';

const OPTIONS = {
	run: ['to', 'json'],
	moves: ['at', 'seat', 'json'],
	check: [],
	link: ['at', 'to', 'view', 'seat'],
	open: ['json'],
	help: []
} as const satisfies Record<string, readonly string[]>;
export type Command = keyof typeof OPTIONS;

export interface Asked {
	readonly command: Command;
	readonly lang: Lang;
	/** Files, or the link. */
	readonly operands: readonly string[];
	readonly json: boolean;
	/** `--to` or `--at`: steps of the main line. */
	readonly steps?: number;
	/** `--seat` or `--view`. */
	readonly seat?: Seat;
	/** `--view`: the link carries everything, and only opens for these eyes. */
	readonly looksOnly: boolean;
}
export interface Misuse {
	readonly misuse: string;
}

/** `--lang`, else the language of the environment. */
function langOf(argv: readonly string[], environment: string): Lang {
	const asked = argv[argv.indexOf('--lang') + 1];
	const known = argv.includes('--lang') ? LANGS.find((l) => l === asked) : undefined;
	return known ?? (environment.startsWith('ja') ? 'ja' : 'en');
}

export function readArguments(argv: readonly string[], environment: string): Asked | Misuse {
	const lang = langOf(argv, environment);
	const misuse = (text: L10n, slots?: Slots): Misuse => ({
		misuse: `${fill(text, slots, lang)} ${fill(WORDS.usage_see, {}, lang)}`
	});
	const operands: string[] = [];
	const options = new Map<string, string>();
	for (let i = 0; i < argv.length; i++) {
		const word = argv[i]!;
		if (!word.startsWith('--')) operands.push(word);
		else if (word === '--json' || word === '--help') options.set(word.slice(2), '');
		else options.set(word.slice(2), argv[++i] ?? '');
	}
	const name = options.has('help') ? 'help' : (operands.shift() ?? '');
	if (!Object.hasOwn(OPTIONS, name)) return misuse(WORDS.usage_command, { word: name });
	const command = name as Command;
	const allowed: readonly string[] = ['lang', 'help', ...OPTIONS[command]];
	const strange = [...options.keys()].find((o) => !allowed.includes(o));
	if (strange !== undefined) return misuse(WORDS.usage_option, { word: `--${strange}`, command });

	const bad = (option: string, expected: L10n) =>
		misuse(WORDS.usage_value, { option: `--${option}`, expected });
	if (options.has('lang') && !LANGS.some((l) => l === options.get('lang'))) return bad('lang', WORDS.a_lang);
	const count = options.get('to') ?? options.get('at');
	if (count !== undefined && !/^\d{1,6}$/.test(count))
		return bad(options.has('to') ? 'to' : 'at', WORDS.a_number);
	const asked = options.get('seat') ?? options.get('view');
	const seat = SEATS.find((s) => s === asked);
	if (asked !== undefined && !seat) return bad(options.has('seat') ? 'seat' : 'view', WORDS.a_seat);

	if (command !== 'help' && !operands.length)
		return command === 'open' ? misuse(WORDS.usage_link) : misuse(WORDS.usage_file, { command });
	if (command !== 'check' && operands.length > 1) return misuse(WORDS.usage_one, { command });
	return {
		command,
		lang,
		operands,
		json: options.has('json'),
		looksOnly: !options.has('seat'),
		...(count !== undefined && { steps: Number(count) }),
		...(seat && { seat })
	};
}
