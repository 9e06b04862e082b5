// Bits to bytes and back, each bit at the price its prediction gives it (binary arithmetic coding, carry-free).

export class Encoder {
	#low = 0;
	#high = 0xffffffff;
	readonly #bytes: number[] = [];

	/** `p` is the probability of a 1, from 1 to 4095 in 1/4096. */
	encode(bit: number, p: number): void {
		const middle = split(this.#low, this.#high, p);
		if (bit) this.#high = middle;
		else this.#low = middle + 1;
		while ((this.#low ^ this.#high) >>> 24 === 0) {
			this.#bytes.push(this.#high >>> 24);
			this.#low = (this.#low << 8) >>> 0;
			this.#high = ((this.#high << 8) | 255) >>> 0;
		}
	}

	/** The bytes, with as few at the end as say it; a decoder reads zeros after them. */
	finish(): Uint8Array {
		const bytes = [...this.#bytes];
		for (let n = 0; n <= 4; n++) {
			// the first number in the interval whose last 4 - n bytes are zero
			const step = 2 ** (32 - 8 * n);
			const value = Math.ceil(this.#low / step) * step;
			if (value > this.#high) continue;
			for (let i = 0; i < n; i++) bytes.push(Math.floor(value / 2 ** (24 - 8 * i)) & 255);
			break;
		}
		while (bytes.at(-1) === 0) bytes.pop();
		return Uint8Array.from(bytes);
	}
}

export class Decoder {
	#low = 0;
	#high = 0xffffffff;
	#value = 0;
	#at = 0;
	readonly #bytes: Uint8Array;

	constructor(bytes: Uint8Array) {
		this.#bytes = bytes;
		for (let i = 0; i < 4; i++) this.#shift();
	}
	#shift(): void {
		this.#value = ((this.#value << 8) | (this.#bytes[this.#at++] ?? 0)) >>> 0;
	}
	decode(p: number): number {
		const middle = split(this.#low, this.#high, p);
		const bit = this.#value <= middle ? 1 : 0;
		if (bit) this.#high = middle;
		else this.#low = middle + 1;
		while ((this.#low ^ this.#high) >>> 24 === 0) {
			this.#low = (this.#low << 8) >>> 0;
			this.#high = ((this.#high << 8) | 255) >>> 0;
			this.#shift();
		}
		return bit;
	}
}

const split = (low: number, high: number, p: number): number =>
	low + Math.floor((high - low) / 4096) * p + Math.floor((((high - low) & 4095) * p) / 4096);
