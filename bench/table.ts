// Prints what was measured: plain tables, an aim and a verdict where there is one.

export interface Row {
	readonly what: string;
	readonly value: string;
	/** e.g. "19.4x of XState's transition" */
	readonly ratio?: string;
	/** The aim in words, and whether it is met. */
	readonly aim?: string;
	readonly met?: boolean;
}

let missed = 0;

export function printTable(title: string, rows: readonly Row[]): void {
	missed += rows.filter((row) => row.met === false).length;
	const cells = rows.map(({ what, value, ratio = '', aim = '', met }) => [
		what,
		value,
		ratio,
		aim,
		met === undefined ? '' : met ? 'ok' : 'MISSED'
	]);
	const head = ['', 'median', 'ratio', 'aim', ''];
	const widths = head.map((text, i) => Math.max(text.length, ...cells.map((row) => row[i]!.length)));
	const line = (row: readonly string[]) =>
		row
			.map((text, i) => (i === 1 ? text.padStart(widths[i]!) : text.padEnd(widths[i]!)))
			.join('  ')
			.trimEnd();
	console.log(`\n${title}\n${line(head)}\n${widths.map((w) => '-'.repeat(w)).join('  ')}`);
	for (const row of cells) console.log(line(row));
}

/** Says how many aims of this run were missed. */
export function printVerdict(): void {
	console.log(missed ? `\n${missed} aim(s) missed` : '\nall aims met');
}

const grouped = new Intl.NumberFormat('en', { maximumFractionDigits: 0 });
export const whole = (n: number): string => grouped.format(n);
export const rate = (n: number): string => `${whole(n)}/s`;
export const ms = (n: number): string => `${n < 0.1 ? n.toPrecision(2) : n.toFixed(2)} ms`;
export const us = (n: number): string => `${(n * 1000).toFixed(3)} µs`;
export const kB = (n: number): string => `${(n / 1000).toFixed(1)} kB`;
export const times = (n: number): string => `${n < 1 ? n.toFixed(2) : n < 100 ? n.toFixed(1) : whole(n)}x`;

/** A row whose value is a rate and whose aim is "at least so many times the peer's". */
export const against = (
	what: string,
	value: number,
	peer: number,
	peerName: string,
	atLeast: number,
	note = ''
): Row => ({
	what,
	value: rate(value),
	ratio: `${times(value / peer)} ${peerName}`,
	aim: `>= ${atLeast}x${note}`,
	met: value / peer >= atLeast
});
export const atMost = (what: string, value: number, show: (n: number) => string, limit: number): Row => ({
	what,
	value: show(value),
	aim: `<= ${show(limit)}`,
	met: value <= limit
});
