// Links: a scenario with all its variations, where it opens and for whom, in the fragment of an address.
// docs/link-format.md describes version 1. Data only; everything is checked before it is used.
import { say, type Lang, type Viewer } from '../rules/core/text';
import { isProblems, type Problem } from '../rules/core/contract';
import type { RuleSystem } from '../machines/contract';
import { loadSystem } from '../machines/systems';
import type { LoadSystem } from '../scenario/files';
import { play, trailOf } from '../scenario/run';
import { checkShape } from '../scenario/schema';
import type { Place, Scenario } from '../scenario/types';
import { crc32, fromBase64, toBase64 } from './bytes';
import { Encoder } from './coder';
import { Lexicon } from './lexicon';
import { Packer, Unpacker, type Opening } from './pack';
import { CODEBOOKS, type Codebook } from './primers';
import { linkProblem } from './problems';
import { openShort } from './open-short';
import { makePointer } from './short';
import { copyModels, freshModels, LinkError, Sink, Source, STREAM_LIMIT, type Models } from './streams';

/** What a link shares. */
export interface Shared {
	readonly scenario: Scenario;
	readonly place: Place;
	readonly viewer: Viewer;
	/** The language it was made in; the reader's own where it is left out. */
	readonly lang?: Lang;
}
export interface OpenedLink extends Shared {
	readonly system: RuleSystem;
}

export const LINK_VERSION = 1;
/** Characters of a fragment. */
export const LINK_LIMIT = 16_000;
/** Bytes before the coded ones: version, checksum, system. */
const HEADER = 6;

/** The fragment (`#k=…`) that carries all of it, or why none can. */
export async function makeLink(system: RuleSystem, shared: Shared): Promise<string | Problem> {
	const book = CODEBOOKS.findLast((b) => b.system === system.id);
	const { models, lexicon } = await codecOf(book, system);
	const encoder = new Encoder();
	const sink = new Sink(models, encoder);
	const packer = new Packer(sink, lexicon);
	packer.scenario(shared.scenario);
	packer.opening(openingOf(system, shared));
	const name = book ? [book.number] : [0, ...sized(new TextEncoder().encode(system.id))];
	const body = Uint8Array.from([...name, ...encoder.finish()]);
	const link = '#k=' + toBase64(Uint8Array.from([LINK_VERSION, ...fourBytes(crc32(body)), ...body]));
	const fits = link.length <= LINK_LIMIT && sink.size <= STREAM_LIMIT;
	return fits ? link : linkProblem('link_cannot_hold', { size: link.length, limit: LINK_LIMIT });
}

/** A short fragment for a shipped scenario: `#s=<system>/<id>@<place>`. */
export const makeShortLink = ({ scenario, ...where }: Shared): string =>
	makePointer({ system: scenario.system, id: scenario.id, ...where });

/** Opens an address or fragment of either kind. Never throws for what is in the text. */
export async function openLink(text: string, load: LoadSystem = loadSystem): Promise<OpenedLink | Problem> {
	if (text.length > LINK_LIMIT) return linkProblem('link_too_long', { size: text.length, limit: LINK_LIMIT });
	if (text.includes('#s=')) return openShort(text, load);
	const long = /#k=([\w-]*)/.exec(text.replace(/\s/g, ''));
	return long ? openLong(long[1]!, load) : linkProblem('link_none');
}

async function openLong(text: string, load: LoadSystem): Promise<OpenedLink | Problem> {
	const bytes = fromBase64(text);
	if (!bytes?.length) return linkProblem('link_damaged');
	const version = bytes[0]!;
	if (version > LINK_VERSION) return linkProblem('link_newer', { version, known: LINK_VERSION });
	const body = bytes.subarray(HEADER - 1);
	const [a, b, c, d] = bytes.subarray(1);
	const checksum = fourBytes(crc32(body));
	if (version < 1 || bytes.length < HEADER || [a, b, c, d].some((x, i) => x !== checksum[i]))
		return linkProblem('link_damaged');
	const { id, book, coded } = systemOf(body);
	if (!id) return linkProblem('link_newer', { version: `${version}.${body[0]}`, known: LINK_VERSION });
	const system = await load(id);
	if (!system) return linkProblem('link_unknown_system', { system: id });
	const { models, lexicon } = await codecOf(book, system);
	try {
		const unpacker = new Unpacker(new Source(models, coded), lexicon);
		const { scenario, problems } = checkShape(unpacker.scenario(id));
		const opening = unpacker.opening();
		const [wrong] = problems;
		if (!scenario || wrong) return notAScenario(wrong);
		return { system, scenario, ...viewOf(opening), place: placeOf(system, scenario, opening) };
	} catch (e) {
		if (!(e instanceof LinkError)) throw e;
		return e.reason === 'unfolds'
			? linkProblem('link_unfolds', { limit: STREAM_LIMIT })
			: linkProblem('link_damaged');
	}
}

function notAScenario(wrong: Problem | undefined): Problem {
	if (!wrong) return linkProblem('link_damaged');
	const path = wrong.where.path ? `${wrong.where.path}: ` : '';
	return linkProblem('link_shape', { what: { ja: path + say(wrong, 'ja'), en: path + say(wrong, 'en') } });
}

// ---- the head ----

const fourBytes = (n: number): number[] => [n >>> 24, (n >>> 16) & 255, (n >>> 8) & 255, n & 255];
const sized = (bytes: Uint8Array): number[] => [bytes.length, ...bytes];

/** The codebook of a link or the system spelled out, and the bytes after that. No id: a codebook not known here. */
function systemOf(body: Uint8Array): {
	readonly id?: string;
	readonly book?: Codebook;
	readonly coded: Uint8Array;
} {
	const book = CODEBOOKS.find((b) => b.number === body[0]);
	if (book) return { id: book.system, book, coded: body.subarray(1) };
	if (body[0] !== 0) return { coded: body.subarray(1) };
	const end = 2 + (body[1] ?? 0);
	return { id: new TextDecoder().decode(body.subarray(2, end)), coded: body.subarray(end) };
}

// ---- models that have read their codebook ----

interface Codec {
	readonly models: Models;
	readonly lexicon: Lexicon;
}
const codecs = new Map<number, Promise<Codec>>();

/** Models ready to be used once, and the words they know. */
async function codecOf(book: Codebook | undefined, system: RuleSystem): Promise<Codec> {
	if (!book) return { models: freshModels(), lexicon: new Lexicon([]) };
	let codec = codecs.get(book.number);
	if (!codec) codecs.set(book.number, (codec = prime(book, system)));
	const { models, lexicon } = await codec;
	return { models: copyModels(models), lexicon };
}

/** Lets the models read the codebook, with room between for whatever else the page has to do. */
async function prime(book: Codebook, system: RuleSystem): Promise<Codec> {
	const { words, text, scenarios } = await book.load();
	const models = freshModels();
	const sink = new Sink(models, null);
	const lexicon = new Lexicon((await system.words()).slice(0, words));
	const packer = new Packer(sink, lexicon);
	const pause = () => new Promise((done) => setTimeout(done));
	for (const [i, sentence] of text.entries()) {
		sink.text(sentence);
		if (i % 50 === 49) await pause();
	}
	for (const scenario of scenarios) {
		packer.scenario(scenario);
		packer.opening({ line: [], step: 1, micro: 0, viewer: 'judge' });
		await pause();
	}
	return { models, lexicon };
}

// ---- the place, as step and micro step: it stays right when a rule gains a micro step ----

const trail = (system: RuleSystem, scenario: Scenario, line: Place['line']) => {
	const played = play(system, scenario);
	return isProblems(played) ? null : trailOf(played, line);
};

function openingOf(system: RuleSystem, { scenario, place, viewer, lang }: Shared): Opening {
	const { line, at } = place;
	const ends = trail(system, scenario, line)?.ends ?? [0];
	const step = ends.findLastIndex((end) => end <= at) + 1;
	return { line, step, micro: at - (ends[step - 1] ?? 0), viewer, ...(lang && { lang }) };
}
function placeOf(system: RuleSystem, scenario: Scenario, { line, step, micro }: Opening): Place {
	const ends = trail(system, scenario, line)?.ends;
	if (!ends) return { line: [], at: 0 };
	const from = ends[Math.min(step, ends.length) - 1] ?? 0;
	return { line, at: Math.min(from + micro, ends[step] ?? from) };
}
const viewOf = ({ viewer, lang }: Opening) => ({ viewer, ...(lang && { lang }) });
