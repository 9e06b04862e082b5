// Predicts the next bit of a byte stream from several contexts at once and learns from each bit: what makes a link
// of a scenario short enough for a chat. Whole numbers only, so that every machine predicts the same.
// docs/link-format.md describes it to the last digit; nothing in here may change for links of version 1.

/** Writes the hashes of the contexts that the next byte stands in. */
export type Contexts = (hashes: Int32Array, history: Uint8Array, length: number, place: number) => void;

const MATCH_MIN = 5; // bytes
const MATCH_MAX = 31;
const MATCH_BITS = 16;
const HISTORY = 1 << 18; // bytes, more than any primer and link together
const COUNT_LIMIT = 127;
const LEARNING = 6;
const FIRST_WEIGHT = 9830; // 0.15 of 65536
const SETS = 8 * 8; // weight sets by length of match and number of the bit

// logistic function at -2048, -1920 … 2048, in 1/4096
const LOGISTIC = [
	1, 2, 3, 6, 10, 16, 27, 45, 73, 120, 194, 310, 488, 747, 1101, 1546, 2047, 2549, 2994, 3348, 3607, 3785,
	3901, 3975, 4022, 4050, 4068, 4079, 4085, 4089, 4092, 4093, 4094
];
/** Evidence (-2047 … 2047) → probability of a 1 in 1/4096. */
export function squash(evidence: number): number {
	if (evidence > 2047) return 4095;
	if (evidence < -2047) return 0;
	const i = (evidence >> 7) + 16;
	const part = evidence & 127;
	return (LOGISTIC[i]! * (128 - part) + LOGISTIC[i + 1]! * part + 64) >> 7;
}
/** The inverse of `squash`. */
const STRETCH = new Int16Array(4096);
for (let evidence = -2047, p = 0; evidence <= 2047; evidence++)
	for (const end = squash(evidence); p <= end; p++) STRETCH[p] = evidence;
STRETCH[4095] = 2047;

const RATE = Int32Array.from({ length: 256 }, (_, n) => Math.floor(655360 / (10 * n + 12)));
const TRUST = Int32Array.from({ length: 256 }, (_, n) => Math.floor((640 * n) / (10 * n + 40)));
const clamp = (sum: number): number => Math.max(-2047, Math.min(2047, Math.trunc(sum / 65536)));

function dot(inputs: Int32Array, weights: Int32Array, from: number): number {
	let sum = 0;
	for (let i = 0; i < inputs.length; i++) sum += inputs[i]! * weights[from + i]!;
	return sum;
}
function adjust(weights: Int32Array, from: number, inputs: Int32Array, error: number): void {
	for (let i = 0; i < inputs.length; i++) weights[from + i]! += (inputs[i]! * error + 8192) >> 14;
}

export class Model {
	readonly #contexts: Contexts;
	readonly #count: number;
	readonly #slotBits: number;
	/** One slot: probability (16 bits), check (8), how often it was seen (8). */
	readonly #slots: Uint32Array;
	readonly #weights: Int32Array;
	readonly #setWeights: Int32Array;
	readonly #history = new Uint8Array(HISTORY);
	#length = 0;
	// the longest match of what was just written with something before
	readonly #matchAt: Int32Array;
	readonly #matchTrust: Uint16Array;
	#matchEnd = 0;
	#matchLength = 0;
	#matchBit = -1;
	// the byte under way: a 1, then its bits so far
	#byte = 1;
	#bit = 0;
	readonly #hashes: Int32Array;
	readonly #used: Int32Array;
	readonly #inputs: Int32Array;
	/** Where the weights of the set in use begin. */
	#set = 0;
	#byByte = 0;
	#bySet = 0;

	/** `slotBits`: each context has 2 to this power slots. With `from`, a copy of it that learns on its own. */
	constructor(contexts: Contexts, count: number, slotBits: number, from?: Model) {
		this.#contexts = contexts;
		this.#count = count;
		this.#slotBits = slotBits;
		const inputCount = 2 * count + 2;
		this.#inputs = new Int32Array(inputCount);
		this.#hashes = new Int32Array(count);
		this.#used = new Int32Array(count);
		this.#slots = from ? from.#slots.slice() : new Uint32Array(count << slotBits).fill(0x80000000);
		this.#weights = from ? from.#weights.slice() : new Int32Array(inputCount * 256).fill(FIRST_WEIGHT);
		this.#setWeights = from ? from.#setWeights.slice() : new Int32Array(inputCount * SETS).fill(FIRST_WEIGHT);
		this.#matchAt = from ? from.#matchAt.slice() : new Int32Array(1 << MATCH_BITS);
		this.#matchTrust = from ? from.#matchTrust.slice() : new Uint16Array(MATCH_MAX + 1).fill(49152);
		if (!from) return;
		this.#history.set(from.#history.subarray(0, from.#length));
		this.#length = from.#length;
		this.#matchEnd = from.#matchEnd;
		this.#matchLength = from.#matchLength;
	}

	copy(): Model {
		return new Model(this.#contexts, this.#count, this.#slotBits, this);
	}

	/** Before each byte. `place` tells the contexts what kind of byte it is. */
	begin(place: number): void {
		this.#contexts(this.#hashes, this.#history, this.#length, place);
		this.#findMatch();
	}

	#findMatch(): void {
		const history = this.#history;
		const length = this.#length;
		let hash = 0;
		for (let k = 1; k <= MATCH_MIN; k++)
			hash = Math.imul(hash ^ ((k <= length ? history[length - k]! : 0) + 1), 0x2f0b4c47) ^ (hash >>> 15);
		hash = (hash ^ (hash >>> 16)) & ((1 << MATCH_BITS) - 1);
		if (this.#matchLength === 0) {
			const end = (this.#matchEnd = this.#matchAt[hash]!);
			let n = 0;
			while (n < MATCH_MAX && n < end && history[end - n - 1] === history[length - n - 1]) n++;
			this.#matchLength = n < MATCH_MIN ? 0 : n;
		}
		this.#matchAt[hash] = length;
	}

	/** Probability that the next bit is a 1, from 1 to 4095 in 1/4096. */
	predict(): number {
		const inputs = this.#inputs;
		const n = inputs.length;
		const slots = this.#slots;
		const hashes = this.#hashes;
		const used = this.#used;
		const slotBits = this.#slotBits;
		const salt = Math.imul(this.#byte, 0x6f4f2a35);
		for (let i = 0, k = 0; i < hashes.length; i++) {
			const mixed = Math.imul(hashes[i]! ^ salt, 0x2545f491);
			const at = (i << slotBits) + (mixed >>> (32 - slotBits));
			const check = (mixed << 6) & 0xff00;
			let slot = slots[at]!;
			// another context was here: it is forgotten
			if ((slot & 0xff00) !== check) slots[at] = slot = (0x80000000 | check) >>> 0;
			used[i] = at;
			const seen = slot & 255;
			const p = slot >>> 20;
			inputs[k++] = seen ? STRETCH[p]! : 0;
			inputs[k++] = ((p - 2048) * TRUST[seen]!) >> 6;
		}
		inputs[n - 2] = this.#matchInput();
		inputs[n - 1] = 256;
		const set = this.#matchBit < 0 ? 0 : 1 + Math.min(this.#matchLength >> 2, 6);
		this.#set = (set * 8 + this.#bit) * n;
		const a = clamp(dot(inputs, this.#weights, this.#byte * n));
		const b = clamp(dot(inputs, this.#setWeights, this.#set));
		this.#byByte = squash(a);
		this.#bySet = squash(b);
		return Math.max(1, Math.min(4095, squash((a + b) >> 1)));
	}

	#matchInput(): number {
		this.#matchBit = -1;
		if (this.#matchLength === 0) return 0;
		const expected = this.#history[this.#matchEnd]! | 256;
		if (expected >> (8 - this.#bit) !== this.#byte) {
			this.#matchLength = 0;
			return 0;
		}
		this.#matchBit = (expected >> (7 - this.#bit)) & 1;
		const evidence = STRETCH[this.#matchTrust[this.#matchLength]! >> 4]!;
		return this.#matchBit ? evidence : -evidence;
	}

	/** Tells what the bit was. */
	learn(bit: number): void {
		const target = bit << 12;
		const inputs = this.#inputs;
		adjust(this.#weights, this.#byte * inputs.length, inputs, (target - this.#byByte) * LEARNING);
		adjust(this.#setWeights, this.#set, inputs, (target - this.#bySet) * LEARNING);
		const slots = this.#slots;
		const end = bit && 65535;
		for (const at of this.#used) {
			const slot = slots[at]!;
			const seen = slot & 255;
			const p = slot >>> 16;
			const next = p + Math.trunc(((end - p) * RATE[seen]!) / 65536);
			slots[at] = ((next << 16) | (slot & 0xff00) | (seen < COUNT_LIMIT ? seen + 1 : seen)) >>> 0;
		}
		if (this.#matchBit >= 0) {
			const isRight = this.#matchBit === bit;
			const trust = this.#matchTrust[this.#matchLength]!;
			this.#matchTrust[this.#matchLength] = trust + (((isRight ? 65535 : 0) - trust) >> 6);
			if (!isRight) this.#matchLength = 0;
		}
		this.#byte = (this.#byte << 1) | bit;
		if (++this.#bit === 8) this.#endByte();
	}

	#endByte(): void {
		if (this.#length < HISTORY) this.#history[this.#length++] = this.#byte & 255;
		this.#byte = 1;
		this.#bit = 0;
		if (this.#matchLength === 0) return;
		this.#matchEnd++;
		this.#matchLength = Math.min(this.#matchLength + 1, MATCH_MAX);
	}
}
