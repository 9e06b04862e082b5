// The two streams of a link, marks (one byte each) and text, on one coder. Each has its own model: marks are
// predicted from where they stand, text from the letters before.
import { Decoder, type Encoder } from './coder';
import { Model, type Contexts } from './model';

/** Why a link cannot be read; caught where links are opened. */
export class LinkError extends Error {
	constructor(readonly reason: 'damaged' | 'unfolds') {
		super(reason);
	}
}
/** What a link may unfold to, in bytes of each stream. */
export const STREAM_LIMIT = 65_536;

const TEXT_CONTEXTS = 6;
const MARK_CONTEXTS = 6;
const fold = (hash: number, x: number): number => Math.imul(hash ^ (x + 1), 0x2f0b4c47) ^ (hash >>> 15);
const back = (history: Uint8Array, length: number, k: number): number =>
	k <= length ? history[length - k]! : 0;

/** The last 1, 2, 3, 4 and 6 bytes; the word so far. */
const textContexts: Contexts = (hashes, history, length) => {
	let hash = 0;
	for (let k = 1; k <= 6; k++) {
		hash = fold(hash, back(history, length, k));
		if (k !== 5) hashes[k === 6 ? 4 : k - 1] = fold(hash, k);
	}
	let word = 0;
	for (let k = 1; k <= 24; k++) {
		const byte = back(history, length, k);
		const lower = byte >= 65 && byte <= 90 ? byte + 32 : byte;
		if (lower < 128 && (lower < 97 || lower > 122)) break;
		word = fold(word, lower);
	}
	hashes[5] = fold(word, 255);
};

/** The place alone; with the last 1, 2, 3 and 4 marks; with the mark before the last. */
const markContexts: Contexts = (hashes, history, length, place) => {
	let hash = fold(0, place);
	hashes[0] = fold(hash, 0);
	for (let k = 1; k <= 4; k++) {
		hash = fold(hash, back(history, length, k));
		hashes[k] = fold(hash, k);
	}
	hash = fold(fold(0, place), back(history, length, 2));
	hashes[5] = fold(hash, 5);
};

export interface Models {
	readonly marks: Model;
	readonly text: Model;
}
export const freshModels = (): Models => ({
	marks: new Model(markContexts, MARK_CONTEXTS, 15),
	text: new Model(textContexts, TEXT_CONTEXTS, 18)
});
export const copyModels = ({ marks, text }: Models): Models => ({ marks: marks.copy(), text: text.copy() });

/** Where a scenario is written to: a link, or (without an encoder) only the models, to teach them. */
export class Sink {
	/** Bytes written, of the longer stream. */
	get size(): number {
		return Math.max(this.#written.marks, this.#written.text);
	}
	readonly #written = { marks: 0, text: 0 };
	constructor(
		readonly models: Models,
		readonly encoder: Encoder | null
	) {}
	#byte(kind: 'marks' | 'text', place: number, byte: number): void {
		const model = this.models[kind];
		this.#written[kind]++;
		model.begin(place);
		for (let i = 7; i >= 0; i--) {
			const bit = (byte >> i) & 1;
			const p = model.predict();
			this.encoder?.encode(bit, p);
			model.learn(bit);
		}
	}
	mark(place: number, byte: number): void {
		this.#byte('marks', place, byte);
	}
	/** UTF-8, ended by 0. The bytes 0 and 1 themselves are written as 1 and the byte plus 1. */
	text(text: string): void {
		for (const byte of new TextEncoder().encode(text)) {
			if (byte < 2) this.#byte('text', 0, 1);
			this.#byte('text', 0, byte < 2 ? byte + 1 : byte);
		}
		this.#byte('text', 0, 0);
	}
}

/** Where a scenario is read from. Throws `LinkError` at the bounds. */
export class Source {
	#left = { marks: STREAM_LIMIT, text: STREAM_LIMIT };
	readonly #decoder: Decoder;
	constructor(
		readonly models: Models,
		bytes: Uint8Array
	) {
		this.#decoder = new Decoder(bytes);
	}
	#byte(kind: 'marks' | 'text', place: number): number {
		if (this.#left[kind]-- <= 0) throw new LinkError('unfolds');
		const model = this.models[kind];
		model.begin(place);
		let byte = 0;
		for (let i = 0; i < 8; i++) {
			const bit = this.#decoder.decode(model.predict());
			model.learn(bit);
			byte = (byte << 1) | bit;
		}
		return byte;
	}
	mark(place: number): number {
		return this.#byte('marks', place);
	}
	text(): string {
		const bytes: number[] = [];
		for (let byte = this.#byte('text', 0); byte; byte = this.#byte('text', 0))
			bytes.push(byte === 1 ? this.#byte('text', 0) - 1 : byte);
		try {
			return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(Uint8Array.from(bytes));
		} catch {
			throw new LinkError('damaged');
		}
	}
}
