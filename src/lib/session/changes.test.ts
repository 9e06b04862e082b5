import { describe, expect, it } from 'vitest';
import type { BoardView, PieceView, SeatView, ZoneView } from '../rules/core/contract';
import { same, say } from '../rules/core/text';
import { changesBetween } from './changes';
import { pass, put, tiny, tinyStart } from './tiny.fixture';

const seven: PieceView = {
	id: 'u1',
	cards: [{ id: 'A:S7', face: { suit: 'S', rank: '7' } }],
	name: { ja: '兵士', en: 'soldier' },
	numbers: [{ label: { ja: 'サイズ', en: 'size' }, value: 7, parts: [] }]
};
const zone = (id: string, pieces: readonly PieceView[], count = String(pieces.length)): ZoneView => ({
	id,
	label: same(id.slice(2)),
	layout: 'row',
	area: 'main',
	count,
	pieces
});
const seat = (id: 'A' | 'B', rest: Partial<SeatView> = {}): SeatView => ({
	seat: id,
	name: same(id),
	badges: [],
	stats: [],
	zones: [],
	...rest
});
const board = (seats: readonly SeatView[], rest: Partial<BoardView> = {}): BoardView => ({
	seats,
	pending: { label: { ja: 'ステージ', en: 'stage' }, order: same('lifo'), items: [] },
	arrows: [],
	...rest
});
const words = (before: BoardView, after: BoardView, lang: 'ja' | 'en' = 'en') =>
	changesBetween(before, after).map((c) => say(c.sentence, lang));
const field = (pieces: readonly PieceView[], graveyard: readonly PieceView[] = []) =>
	board([seat('A', { zones: [zone('A.field', pieces), zone('A.graveyard', graveyard)] })]);

describe('changes between two views', () => {
	it('are none between equal views', () => {
		expect(words(field([seven]), field([seven]))).toEqual([]);
	});
	it('tell which card went from where to where', () => {
		const dead = { id: 'A:S7', cards: seven.cards };
		expect(words(field([seven]), field([], [dead]))).toEqual(['♠7: field → graveyard']);
	});
	it('name the owner where a card changes sides', () => {
		const before = board([
			seat('A', { zones: [zone('A.hand', [seven])] }),
			seat('B', { zones: [zone('B.hand', [])] })
		]);
		const after = board([
			seat('A', { zones: [zone('A.hand', [])] }),
			seat('B', { zones: [zone('B.hand', [seven])] })
		]);
		expect(words(before, after)).toEqual(['♠7: A: hand → B: hand']);
	});
	it('tell numbers, posture, face and badges of a piece', () => {
		const after: PieceView = {
			...seven,
			posture: 'sideways',
			numbers: [{ label: { ja: 'サイズ', en: 'size' }, value: 11, parts: [] }],
			badges: [{ id: 'atk', label: { ja: 'アタッカー', en: 'attacker' } }]
		};
		expect(words(field([seven]), field([after]))).toEqual([
			'♠7 soldier: upright → sideways',
			'♠7 soldier size: 7 → 11',
			'♠7 soldier gained “attacker”'
		]);
		expect(words(field([seven]), field([{ ...seven, faceDown: true }]), 'ja')).toEqual([
			'♠7 兵士 が裏向きになった'
		]);
	});
	it('tell that a card was stacked on another', () => {
		const club: PieceView = { id: 'u2', cards: [{ id: 'A:S3', face: { suit: 'S', rank: '3' } }] };
		const stacked: PieceView = { ...seven, cards: [...seven.cards, ...club.cards] };
		expect(words(field([seven, club]), field([stacked]))).toEqual(['♠3 was stacked on ♠7+♠3 soldier']);
	});
	it('tell a badge that passes from one seat to the other as one change', () => {
		const chance = { id: 'chance', label: { ja: 'チャンス', en: 'chance' } };
		expect(
			words(
				board([seat('B'), seat('A', { badges: [chance] })]),
				board([seat('B', { badges: [chance] }), seat('A')])
			)
		).toEqual(['“chance”: A → B']);
	});
	it('count what cannot be seen', () => {
		const hidden = (n: string) => board([seat('B', { zones: [zone('B.hand', [], n)] })]);
		expect(words(hidden('3'), hidden('2'))).toEqual(['hand: 3 → 2']);
	});
	it('tell what was put on the stage and what left it', () => {
		const start = tinyStart();
		const steps = tiny.kernel.run(start, tiny.event(put('A', 'a1')));
		expect(words(tiny.view(start, 'judge'), tiny.view(steps[0]!.position, 'judge'))).toEqual([
			'a1: hand → a1',
			'a1 was put on the stack'
		]);
		const both = [pass('A'), pass('B')].reduce(
			(p, m) => tiny.kernel.run(p, tiny.event(m)).at(-1)!.position,
			steps.at(-1)!.position
		);
		expect(words(tiny.view(steps.at(-1)!.position, 'judge'), tiny.view(both, 'judge'))).toContain(
			'a1 left the stack'
		);
	});
	it('tell a new attack', () => {
		const after = board([seat('A', { zones: [zone('A.field', [seven])] }), seat('B')], {
			arrows: [{ from: 'u1', to: 'B', kind: 'attack' }]
		});
		expect(words(board([seat('A', { zones: [zone('A.field', [seven])] }), seat('B')]), after)).toEqual([
			'♠7 soldier attacks B'
		]);
	});
});
