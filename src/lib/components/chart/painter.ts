// Toggles the classes of marks on the elements that carry an id. Only what changed is touched: this runs on every step.
import type { Marks } from './marks';

const NONE: readonly string[] = [];
const split = (names: string | undefined): readonly string[] => (names ? names.split(' ') : NONE);

export class Painter {
	private elements = new Map<string, Element[]>();
	private painted: Marks = new Map();

	/** Takes the elements below `root` with `data-id` over, and paints them as the others were. */
	adopt(root: ParentNode): void {
		this.elements.clear();
		for (const element of root.querySelectorAll('[data-id]')) {
			const id = element.getAttribute('data-id')!;
			const known = this.elements.get(id);
			if (known) known.push(element);
			else this.elements.set(id, [element]);
			element.classList.remove(...ALL);
		}
		const marks = this.painted;
		this.painted = new Map();
		this.paint(marks);
	}

	paint(marks: Marks): void {
		for (const [id, names] of marks) {
			const before = this.painted.get(id);
			if (before !== names) this.toggle(id, split(before), split(names));
		}
		for (const [id, names] of this.painted) if (!marks.has(id)) this.toggle(id, split(names), NONE);
		this.painted = marks;
	}

	private toggle(id: string, before: readonly string[], now: readonly string[]): void {
		for (const element of this.elements.get(id) ?? []) {
			for (const name of before) if (!now.includes(name)) element.classList.remove(name);
			for (const name of now) if (!before.includes(name)) element.classList.add(name);
		}
	}
}
const ALL = ['on', 'here', 'held', 'fired', 'trail', 'can', 'will', 'yes', 'no', 'open', 'picked'];
