// How many lines there are from a few small tables, counted by hand first: a wrong count finds a wrong rule fast.
import { expect, it } from 'vitest';
import { isProblems } from '../../rules/core/contract';
import { table } from '../../rules/blackpoker/scenarios/row';
import type { Table } from '../../rules/blackpoker/table';
import type { Position } from '../kernel';
import { legalMoves } from '../plans';
import { system } from './index';

/** Numbers of lines of 1, 2, … decisions. */
function lines(format: string, text: string, depth: number): number[] {
	const started = system.start({ regulation: { format, frame: 'pack' }, setup: table(text) });
	if (isProblems(started)) throw new Error('the table does not open');
	let level = [started as Position<Table>];
	return Array.from({ length: depth }, () => {
		level = level.flatMap((p) =>
			system.decision(p)
				? [...legalMoves(system, p)].map((move) => system.kernel.settle(p, system.event(move))!)
				: []
		);
		return level.length;
	});
}

it.each([
	[
		'nothing in hand: pass, End or Attack, for ever the same three',
		// 1: A passes, ends, attacks (防壁設置 needs no card: 4 ways). Set bulwark, once: then three are left.
		'standard',
		'A hand:',
		// after pass: B may only pass. After End, Attack: A may only pass (nobody has cards). After 防壁設置: pass, End, Attack.
		[4, 1 + 1 + 1 + 3]
	],
	[
		'a heart and a diamond: each may be the key card, the other its cost',
		// A: pass, End, Attack, 防壁設置, アップ on ♠5 with ♡3 (discard ♢2), ツイスト on ♠5 with ♢2 (discard ♡3)
		'standard',
		'A hand: H3 D2\nA field: S5',
		// pass: B may only pass (1). End, Attack: A may answer his own (3 each: pass, アップ, ツイスト).
		// 防壁設置: two cards to set (2). アップ, ツイスト: the hand is empty, only pass (1 each).
		[6, 1 + 3 + 3 + 2 + 1 + 1]
	],
	[
		'two attackers: every subset may be named',
		// Attack is already on the stage and A has passed: B passes, then A names one of four sets
		'standard',
		'chance B\npasses A\nA field: S5 | H6\nstage: A attack',
		[1, 4]
	],
	[
		'a block: one bulwark, or any soldiers',
		// Block resolves after A names ♠9; B: nobody, the bulwark, ♣4, ♣5, both soldiers = 5
		'standard',
		'chance B\npasses A\nA field: S9\nB field: [D3] | C4 | C5\nstage: A attack',
		// B passes; A names nobody or ♠9; nobody: A's main window (pass, End, 防壁設置; the Attack of the set-up was not counted as used, so Attack too) = 4, ♠9: Block waits, A passes = 1
		[1, 2, 4 + 1]
	]
] as const)('%s', (_, format, text, counts) => {
	expect(lines(format, text, counts.length)).toEqual([...counts]);
});
