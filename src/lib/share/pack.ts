// A scenario as marks and text, and back: `unpack(pack(x))` is `x`. The order here is the format of version 1.
import { LANGS, SEATS, type L10n, type Lang, type Viewer } from '../rules/core/text';
import type { Json } from '../rules/core/contract';
import type { Scenario, ScenarioStep, Variation } from '../scenario/types';
import { END, SPELL, type Lexicon } from './lexicon';
import { LinkError, type Sink, type Source } from './streams';

/** What a link says beside the scenario: where it opens, and for whom. */
export interface Opening {
	readonly line: readonly (readonly [step: number, variation: number])[];
	/** 0: before the first decision; n: in the n-th step along the line, counted from the start. */
	readonly step: number;
	/** Micro steps of that which have happened. */
	readonly micro: number;
	readonly viewer: Viewer;
	readonly lang?: Lang;
}

/** What a mark is about; the higher bits tell more, e.g. which field a card is picked for. */
const PLACE = {
	head: 0,
	id: 1,
	list: 2,
	word: 3,
	json: 4,
	key: 5,
	number: 6,
	step: 7,
	action: 8,
	field: 9,
	pick: 10,
	claim: 11,
	view: 12,
	same: 13,
	more: 14
} as const;
const about = (place: number, detail: number): number => place | (detail << 8);
const JSON_KINDS = {
	null: 0,
	false: 1,
	true: 2,
	count: 3,
	number: 4,
	string: 5,
	list: 6,
	record: 7,
	end: 8
} as const;
const VIEWERS: readonly Viewer[] = ['judge', ...SEATS];
const DEPTH_LIMIT = 64;

export class Packer {
	readonly #sink: Sink;
	readonly #lexicon: Lexicon;
	constructor(sink: Sink, lexicon: Lexicon) {
		this.#sink = sink;
		this.#lexicon = lexicon;
	}

	scenario(s: Scenario): void {
		const { rulings = {}, shows = [], expect = [] } = s;
		const has = [s.about, s.regulation, s.profile !== undefined, s.rulings, s.shows, s.expect, s.note];
		this.#sink.mark(PLACE.head, flags(has));
		this.#word(PLACE.id, s.id);
		this.#both(s.title);
		if (s.about) this.#both(s.about);
		if (s.regulation) [s.regulation.format, s.regulation.frame].forEach((w) => this.#word(PLACE.word, w));
		if (s.profile !== undefined) this.#word(PLACE.word, s.profile);
		if (s.rulings) this.#words(Object.entries(rulings).flat());
		if (s.shows) this.#words(shows);
		this.#json(s.setup, 0);
		if (s.expect) this.#words(expect, PLACE.claim);
		if (s.note) this.#both(s.note);
		this.#steps(s.steps);
	}

	opening({ line, step, micro, viewer, lang }: Opening): void {
		this.#sink.mark(PLACE.view, VIEWERS.indexOf(viewer) + 8 * (lang ? 1 + LANGS.indexOf(lang) : 0));
		this.#number(line.length);
		[...line.flat(), step, micro].forEach((n) => this.#number(n));
	}

	#steps(steps: readonly ScenarioStep[]): void {
		this.#number(steps.length);
		for (const { move, note, expect, refused, variations } of steps) {
			const has = flags([note, expect, refused, variations, move.picks]);
			this.#sink.mark(PLACE.step, SEATS.indexOf(move.seat) + 4 * has);
			const action = this.#word(PLACE.action, move.action);
			if (move.picks) {
				const fields = Object.entries(move.picks);
				this.#number(fields.length, action);
				for (const [field, picks] of fields) {
					const name = this.#word(about(PLACE.field, action), field);
					this.#words(picks, about(PLACE.pick, name));
				}
			}
			if (note) this.#both(note);
			if (expect) this.#words(expect, PLACE.claim);
			if (refused) this.#words(refused);
			if (variations) this.#variations(variations);
		}
	}
	#variations(variations: readonly Variation[]): void {
		this.#number(variations.length);
		for (const { name, steps } of variations) {
			this.#sink.mark(PLACE.same, name ? 2 : 3);
			if (name) this.#both(name);
			this.#steps(steps);
		}
	}

	#json(value: Json, key: number, depth = 0): void {
		const kind = (name: keyof typeof JSON_KINDS) => this.#sink.mark(about(PLACE.json, key), JSON_KINDS[name]);
		if (value === null || value === true || value === false) kind(`${value}`);
		else if (typeof value === 'string') {
			kind('string');
			this.#word(about(PLACE.word, key), value);
		} else if (typeof value === 'number') {
			const isCount = Number.isInteger(value) && value >= 0 && value <= 0x0fffffff;
			kind(isCount ? 'count' : 'number');
			if (isCount) this.#number(value, key);
			else this.#sink.text(String(value));
		} else if (Array.isArray(value)) {
			kind('list');
			for (const item of value as readonly Json[]) this.#json(item, key, depth + 1);
			kind('end');
		} else {
			kind('record');
			for (const [name, item] of Object.entries(value)) {
				this.#sink.mark(about(PLACE.more, key), 1);
				this.#json(item, this.#word(about(PLACE.key, key), name), depth + 1);
			}
			this.#sink.mark(about(PLACE.more, key), 0);
		}
	}

	/** Seven bits a mark, the lowest first. */
	#number(n: number, detail = 0): void {
		for (; n > 127; n = Math.floor(n / 128)) this.#sink.mark(about(PLACE.number, detail), (n & 127) | 128);
		this.#sink.mark(about(PLACE.number, detail), n);
	}
	#words(words: readonly string[], place: number = PLACE.word): void {
		this.#sink.mark(about(PLACE.list, place), Math.min(words.length, 255));
		if (words.length >= 255) this.#number(words.length - 255);
		for (const word of words) this.#word(place, word);
	}
	/** Writes a short string; its first mark tells what follows what it is about. */
	#word(place: number, word: string): number {
		const { bytes, rest } = this.#lexicon.split(word);
		for (const byte of bytes) this.#sink.mark(place, byte);
		if (rest !== null) this.#sink.text(rest);
		return bytes[0]!;
	}
	#both({ ja, en }: L10n): void {
		this.#sink.mark(PLACE.same, Number(ja === en));
		this.#sink.text(ja);
		if (ja !== en) this.#sink.text(en);
	}
}

export class Unpacker {
	readonly #source: Source;
	readonly #lexicon: Lexicon;
	constructor(source: Source, lexicon: Lexicon) {
		this.#source = source;
		this.#lexicon = lexicon;
	}

	/** Not yet checked: the shape must be, as for any scenario from outside. */
	scenario(system: string): Json {
		const [about, regulation, profile, rulings, shows, expect, note] = bits(this.#source.mark(PLACE.head));
		return {
			kuroko: 1,
			system,
			id: this.#word(PLACE.id).text,
			title: this.#both(),
			...(about && { about: this.#both() }),
			...(regulation && {
				regulation: { format: this.#word(PLACE.word).text, frame: this.#word(PLACE.word).text }
			}),
			...(profile && { profile: this.#word(PLACE.word).text }),
			...(rulings && { rulings: pairs(this.#words()) }),
			...(shows && { shows: this.#words() }),
			setup: this.#json(0),
			...(expect && { expect: this.#words(PLACE.claim) }),
			...(note && { note: this.#both() }),
			steps: this.#steps(0)
		};
	}

	opening(): Opening {
		const view = this.#source.mark(PLACE.view);
		const viewer = VIEWERS[view & 7];
		const lang = view >> 3 ? LANGS[(view >> 3) - 1] : undefined;
		if (!viewer || (view >> 3 && !lang)) throw new LinkError('damaged');
		const count = this.#number();
		const line: [number, number][] = [];
		for (let i = 0; i < count; i++) line.push([this.#number(), this.#number()]);
		return { line, step: this.#number(), micro: this.#number(), viewer, ...(lang && { lang }) };
	}

	#steps(depth: number): Json[] {
		if (depth > DEPTH_LIMIT) throw new LinkError('damaged');
		return this.#times(this.#number(), () => {
			const first = this.#source.mark(PLACE.step);
			const [note, expect, refused, variations, picks] = bits(first >> 2);
			const action = this.#word(PLACE.action);
			const fields = picks ? this.#number(action.first) : 0;
			const entries = this.#times(fields, (): [string, Json] => {
				const field = this.#word(about(PLACE.field, action.first));
				return [field.text, this.#words(about(PLACE.pick, field.first))];
			});
			return {
				move: {
					seat: SEATS[first & 3]!,
					action: action.text,
					...(picks && { picks: Object.fromEntries(entries) })
				},
				...(note && { note: this.#both() }),
				...(expect && { expect: this.#words(PLACE.claim) }),
				...(refused && { refused: this.#words() }),
				...(variations && { variations: this.#variations(depth + 1) })
			};
		});
	}
	#variations(depth: number): Json[] {
		return this.#times(this.#number(), () => {
			const named = this.#source.mark(PLACE.same) === 2;
			return { ...(named && { name: this.#both() }), steps: this.#steps(depth) };
		});
	}

	#json(key: number, depth = 0): Json {
		return this.#jsonOf(this.#source.mark(about(PLACE.json, key)), key, depth);
	}
	#jsonOf(kind: number, key: number, depth: number): Json {
		if (depth > DEPTH_LIMIT) throw new LinkError('damaged');
		switch (kind) {
			case JSON_KINDS.null:
				return null;
			case JSON_KINDS.false:
			case JSON_KINDS.true:
				return kind === JSON_KINDS.true;
			case JSON_KINDS.count:
				return this.#number(key);
			case JSON_KINDS.number:
				return Number(this.#source.text());
			case JSON_KINDS.string:
				return this.#word(about(PLACE.word, key)).text;
			case JSON_KINDS.list: {
				const list: Json[] = [];
				for (;;) {
					const next = this.#source.mark(about(PLACE.json, key));
					if (next === JSON_KINDS.end) return list;
					list.push(this.#jsonOf(next, key, depth + 1));
				}
			}
			case JSON_KINDS.record: {
				const entries: [string, Json][] = [];
				while (this.#source.mark(about(PLACE.more, key)) === 1) {
					const name = this.#word(about(PLACE.key, key));
					entries.push([name.text, this.#json(name.first, depth + 1)]);
				}
				return Object.fromEntries(entries);
			}
		}
		throw new LinkError('damaged');
	}

	#times<T>(n: number, read: () => T): T[] {
		const list: T[] = [];
		for (let i = 0; i < n; i++) list.push(read());
		return list;
	}
	#number(detail = 0): number {
		let n = 0;
		for (let scale = 1; ; scale *= 128) {
			const mark = this.#source.mark(about(PLACE.number, detail));
			n += (mark & 127) * scale;
			if (mark < 128) return n;
			if (scale > 0x0fffffff) throw new LinkError('damaged');
		}
	}
	#words(place: number = PLACE.word): string[] {
		const short = this.#source.mark(about(PLACE.list, place));
		const count = short < 255 ? short : 255 + this.#number();
		return this.#times(count, () => this.#word(place).text);
	}
	#word(place: number): { readonly text: string; readonly first: number } {
		const first = this.#source.mark(place);
		let text = '';
		for (let byte = first; byte !== END; byte = this.#source.mark(place)) {
			if (byte === SPELL) return { text: text + this.#source.text(), first };
			const word = this.#lexicon.word(byte, () => this.#source.mark(place));
			if (word === undefined) throw new LinkError('damaged');
			text += word;
		}
		return { text, first };
	}
	#both(): { readonly ja: string; readonly en: string } {
		const isSame = this.#source.mark(PLACE.same) === 1;
		const ja = this.#source.text();
		return { ja, en: isSame ? ja : this.#source.text() };
	}
}

/** Eight truths as one byte, the first lowest. */
const flags = (truths: readonly unknown[]): number =>
	truths.reduce<number>((n, t, i) => n | (t ? 1 << i : 0), 0);
const bits = (byte: number): readonly boolean[] =>
	Array.from({ length: 8 }, (_, i) => ((byte >> i) & 1) === 1);
const pairs = (words: readonly string[]): Record<string, string> =>
	Object.fromEntries(words.flatMap((w, i) => (i % 2 ? [] : [[w, words[i + 1] ?? '']])));
