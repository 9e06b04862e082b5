// The command line as people run it: a process, files and pipes.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');
const answer = 'src/lib/share/testing/answer.txt';
let folder = '';

/** Runs `npm run kuroko -- …` without npm. */
function kuroko(args: readonly string[], input = '') {
	const { status, stdout, stderr } = spawnSync(process.execPath, ['src/cli/kuroko.mjs', ...args], {
		cwd: root,
		input,
		encoding: 'utf8',
		env: { ...process.env, LANG: 'C', LC_ALL: '' }
	});
	return { code: status, out: stdout, err: stderr };
}
beforeAll(() => {
	folder = mkdtempSync(path.join(tmpdir(), 'kuroko-'));
	kuroko(['help']); // makes the bundle
}, 120_000);
afterAll(() => rmSync(folder, { recursive: true }));

describe('kuroko', { timeout: 30_000 }, () => {
	test('run plays a file and prints its log with citations', () => {
		const { code, out, err } = kuroko(['run', answer, '--lang', 'ja']);
		expect({ code, err }).toEqual({ code: 0, err: '' });
		expect(out).toContain('  1. A up keys=H3 discard=H2 target=S5');
		expect(out).toMatch(/対象はAの一般兵 ♠5。 {2}\[5\.3\]/);
		expect(out).toContain('✓ stage = up down');
		expect(out).toContain('12手');
	});

	test('run reads standard input', () => {
		const text = readFileSync(path.join(root, answer), 'utf8');
		expect(kuroko(['run', '-'], text)).toMatchObject({ code: 0, err: '' });
	});

	test('run ends with 1 and says what failed', () => {
		const file = path.join(folder, 'failing.txt');
		const text = readFileSync(path.join(root, answer), 'utf8').replace(
			'expect stage = up down',
			'expect stage = up'
		);
		writeFileSync(file, text);
		const { code, err } = kuroko(['run', file]);
		expect(code).toBe(1);
		expect(err).toBe(`${file}:48:3: steps[8].expect[0]: Expected stage = up, but it is: up down.\n`);
	});

	test('moves gives every action, the illegal ones with reasons', () => {
		const { code, out } = kuroko(['moves', answer, '--at', '3', '--json']);
		const { decision, moves } = JSON.parse(out) as {
			decision: { seat: string };
			moves: { action: string; legal: boolean; reasons: { cites: string[] }[] }[];
		};
		expect(code).toBe(0);
		expect(decision.seat).toBe('B');
		expect(moves.find((m) => m.action === 'counter')?.legal).toBe(true);
		for (const m of moves.filter((x) => !x.legal)) expect(m.reasons[0]!.cites.length).toBeGreaterThan(0);
	});

	test('check takes many files', () => {
		const bad = path.join(folder, 'bad.json');
		writeFileSync(bad, '{"kuroko": 1,\n "system": }');
		const { code, out, err } = kuroko(['check', answer, 'src/lib/share/testing/charge.txt', bad]);
		expect(code).toBe(1);
		expect(out.trim().split('\n')).toHaveLength(2);
		expect(err).toContain(`${bad}:2:12: This is not valid JSON`);
	});

	test('link and open are each the way back of the other', () => {
		const link = kuroko(['link', answer]);
		expect(link.code).toBe(0);
		const opened = kuroko(['open', link.out.trim()]);
		expect(opened.out).toBe(readFileSync(path.join(root, answer), 'utf8'));
		const json = kuroko(['open', '-', '--json'], link.out);
		expect(kuroko(['check', '-'], json.out).code).toBe(0);
	});

	test('link --seat carries only what the seat may know', () => {
		const link = kuroko(['link', answer, '--seat', 'B', '--to', '3']);
		expect({ code: link.code, err: link.err }).toEqual({ code: 0, err: '' });
		const opened = kuroko(['open', link.out.trim()]);
		expect(opened.err).toContain('seen by B');
		expect(opened.out).toContain('dealt anew');
		expect(opened.out.match(/^[AB] (?:up|down|pass)/gm)).toHaveLength(3);
		// the cards that A only has in hand are not in it
		const [, hand] = /^ {2}A hand: (.*)$/m.exec(readFileSync(path.join(root, answer), 'utf8'))!;
		const [, dealt] = /^ {2}A hand: (.*)$/m.exec(opened.out)!;
		expect(dealt!.split(' ')).toHaveLength(hand!.split(' ').length);
		expect(dealt).not.toBe(hand);
		expect(kuroko(['link', answer, '--seat', 'B', '--to', '99']).code).toBe(1);
	});

	test('wrong usage ends with 2', () => {
		expect(kuroko(['play'])).toMatchObject({ code: 2, out: '' });
		expect(kuroko([]).code).toBe(2);
	});
});
