import { describe, expect, it } from 'vitest';
import { commandOf, SHORTCUTS } from './keys';

const press = (key: string, more: object = {}) =>
	({
		key,
		target: null,
		ctrlKey: false,
		metaKey: false,
		altKey: false,
		shiftKey: false,
		...more
	}) as KeyboardEvent;

describe('the keyboard', () => {
	it('gives each key to one command', () => {
		const keys = SHORTCUTS.flatMap((s) => s.keys);
		expect(new Set(keys).size).toBe(keys.length);
	});
	it('tells a key from the same key with shift', () => {
		expect(commandOf(press('ArrowRight'), true)).toBe('into');
		expect(commandOf(press('ArrowRight', { shiftKey: true }), true)).toBe('over');
		expect(commandOf(press('O', { shiftKey: true }), true)).toBe('outBack');
	});
	it('knows ? however the keyboard makes it', () => {
		expect(commandOf(press('?', { shiftKey: true }), true)).toBe('help');
	});
	it('leaves single letters alone where they are not wanted, and keeps every command reachable', () => {
		expect(commandOf(press('p'), false)).toBeNull();
		expect(commandOf(press('ArrowLeft'), false)).toBe('back');
	});
	it('leaves the browser its own keys, and what was handled already', () => {
		expect(commandOf(press('c', { ctrlKey: true }), true)).toBeNull();
		expect(commandOf(press('ArrowRight', { defaultPrevented: true }), true)).toBeNull();
	});
	it('stays out of fields', () => {
		const target = { closest: (selector: string) => (selector.includes('input') ? {} : null) };
		expect(commandOf(press('p', { target }), true)).toBeNull();
	});
});
