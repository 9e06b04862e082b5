// Bytes as text that survives every chat, and a checksum.

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** base64url without padding (RFC 4648 §5). */
export function toBase64(bytes: Uint8Array): string {
	let text = '';
	for (let i = 0; i < bytes.length; i += 3) {
		const [a, b, c] = [bytes[i]!, bytes[i + 1], bytes[i + 2]];
		text += ALPHABET[a >> 2]! + ALPHABET[((a & 3) << 4) | ((b ?? 0) >> 4)]!;
		if (b !== undefined) text += ALPHABET[((b & 15) << 2) | ((c ?? 0) >> 6)]!;
		if (c !== undefined) text += ALPHABET[c & 63]!;
	}
	return text;
}

/** Null where the text is not what `toBase64` writes. */
export function fromBase64(text: string): Uint8Array | null {
	if (/[^\w-]/.test(text) || text.length % 4 === 1) return null;
	const bytes = new Uint8Array(Math.floor((text.length * 3) / 4));
	for (let i = 0, at = 0; i < text.length; i += 4) {
		const [a, b, c, d] = [0, 1, 2, 3].map((k) => (i + k < text.length ? ALPHABET.indexOf(text[i + k]!) : 0));
		const three = (a! << 18) | (b! << 12) | (c! << 6) | d!;
		for (const shift of [16, 8, 0]) if (at < bytes.length) bytes[at++] = three >> shift;
	}
	return toBase64(bytes) === text ? bytes : null;
}

const CRC = Int32Array.from({ length: 256 }, (_, n) => {
	let c = n;
	for (let k = 0; k < 8; k++) c = c & 1 ? (c >>> 1) ^ 0xedb88320 : c >>> 1;
	return c;
});
/** CRC-32 as in zip and PNG. */
export function crc32(bytes: Uint8Array): number {
	let crc = -1;
	for (const byte of bytes) crc = CRC[(crc ^ byte) & 255]! ^ (crc >>> 8);
	return ~crc >>> 0;
}
