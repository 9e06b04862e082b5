// Rule numbers in the order a reader expects: 9.4, 9.4[2], 9.4[10], 9.4.1, R02, R10.

/** Numbers as numbers; a bracketed step comes before the next subsection. */
function pieces(id: string): readonly (number | string)[] {
	return (
		id
			.replaceAll('[', ' ')
			.replaceAll(']', '')
			.match(/\d+|\D+/g) ?? []
	).map((piece) => (/^\d/.test(piece) ? Number(piece) : piece));
}

export function inOrder(a: string, b: string): number {
	const [left, right] = [pieces(a), pieces(b)];
	for (let i = 0; i < Math.max(left.length, right.length); i++) {
		const x = left[i];
		const y = right[i];
		if (x === y) continue;
		if (x === undefined) return -1;
		if (y === undefined) return 1;
		if (typeof x === 'number' && typeof y === 'number') return x - y;
		return String(x) < String(y) ? -1 : 1;
	}
	return 0;
}
