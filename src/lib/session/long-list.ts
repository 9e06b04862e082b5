// Lists of thousands that grow by one again and again: the nodes of a timeline, the line one walks. Each change gives a
// new list, and the old one stays as it was. They share all but one block, so a change costs the same at any length that
// people play to, where an array would be copied as a whole.
import { appended } from '../rules/core/lists';

/** Items in a block. 64 is near the root of the longest lines there are, where block and list of blocks cost alike. */
const BLOCK = 64;

export class LongList<E> implements Iterable<E> {
	readonly length: number;
	/** All are full but the last. */
	readonly #blocks: readonly (readonly E[])[];

	private constructor(length: number, blocks: readonly (readonly E[])[]) {
		this.length = length;
		this.#blocks = blocks;
	}
	static of<E>(items: readonly E[]): LongList<E> {
		const count = Math.ceil(items.length / BLOCK);
		return new LongList(
			items.length,
			Array.from({ length: count }, (_, n) => items.slice(n * BLOCK, (n + 1) * BLOCK))
		);
	}

	/** The item at an index; undefined outside, also below 0. */
	get(index: number): E | undefined {
		return this.#blocks[Math.floor(index / BLOCK)]?.[index % BLOCK];
	}
	/** The list with another item in that place. Throws outside. */
	with(index: number, item: E): LongList<E> {
		const n = Math.floor(index / BLOCK);
		const block = this.#blocks[n];
		if (!block) throw new RangeError(`no item ${index} in a list of ${this.length}`);
		return new LongList(this.length, this.#blocks.with(n, block.with(index % BLOCK, item)));
	}
	/** The list with one item more at its end. */
	appended(item: E): LongList<E> {
		const blocks =
			this.length % BLOCK
				? this.#blocks.with(-1, appended(this.#blocks.at(-1)!, item))
				: appended(this.#blocks, [item]);
		return new LongList(this.length + 1, blocks);
	}
	[Symbol.iterator](): Iterator<E> {
		return this.#blocks.flat()[Symbol.iterator]();
	}
}
