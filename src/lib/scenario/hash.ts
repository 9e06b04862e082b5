// A short stable name for a position: equal positions have equal hashes, wherever and in whatever key order they were built.
import type { Position } from '../machines/kernel';

/** 64 bits as 16 hexadecimal digits. */
export const hash = (position: Position<unknown>): string => hashJson(position);

/** As `hash`, of any JSON value. */
export const hashJson = (value: unknown): string => hashText(canonicalJson(value));

/** JSON with the keys of every object in order, so that equal values are written alike. */
export function canonicalJson(value: unknown): string {
	if (typeof value !== 'object' || value === null) return JSON.stringify(value);
	if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
	const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));
	return `{${entries.map(([k, v]) => `${JSON.stringify(k)}:${canonicalJson(v)}`).join(',')}}`;
}

/** Two 32-bit lanes, multiplied and mixed as in cyrb53. Not for secrets: for telling positions apart. */
function hashText(text: string): string {
	let a = 0xdeadbeef;
	let b = 0x41c6ce57;
	for (let i = 0; i < text.length; i++) {
		const c = text.charCodeAt(i);
		a = Math.imul(a ^ c, 2654435761);
		b = Math.imul(b ^ c, 1597334677);
	}
	a = Math.imul(a ^ (a >>> 16), 2246822507) ^ Math.imul(b ^ (b >>> 13), 3266489909);
	b = Math.imul(b ^ (b >>> 16), 2246822507) ^ Math.imul(a ^ (a >>> 13), 3266489909);
	const hex = (n: number) => (n >>> 0).toString(16).padStart(8, '0');
	return hex(b) + hex(a);
}
