// Random set-ups and rulings for tests: every card, ability and choice turns up sooner or later.
import { nextRandom } from '../core/random';
import { SEATS, type Seat } from '../core/text';
import { CARD_KINDS, SAMPLES } from './cards';
import { CHOICES } from './rulings';
import type { SeatSetup, Setup } from './setup';

export type Random = () => number;
export function random(seed: number): Random {
	let state = seed;
	return () => {
		const [value, next] = nextRandom(state);
		state = next;
		return value;
	};
}

/** Cards and abilities beside the samples, so that every effect there is can turn up. */
const OWN = {
	triple: 'technique sword Lv3 Dp6 x3',
	storm: 'technique magic Lv2 Dp5 x2 reach2 stop',
	erase: 'technique unarmed Lv2 Dp25 vanish',
	quick: 'technique sword Lv4 Dp4 free extra1',
	insight: 'technique unarmed Lv3 defence:mikiri',
	void: 'technique magic Lv4 defence:cancel',
	rebuke: 'technique magic Lv4 Dp3 x2 counter:max4',
	bind: 'technique sword Lv3 stop-2'
};
const OWN_ABILITIES = {
	rag: 'armour Lv1 Ap1',
	even: 'armour Lv3 Ap3',
	targe: 'shield Lv5 Ap1 cost2',
	sap: 'reduce II level2',
	hush: 'reduce III level1 damage1',
	soak: 'reduce A damage4',
	fade: 'cancel I',
	foresee: 'mikiri',
	glide: 'maai',
	gloss: 'mirror',
	nudge: 'pump level1 per-hit',
	grab: 'pump damage2 stop extra1',
	backlash: 'technique sword Lv3 Dp5 counter'
};
const isCard = (id: string): boolean => CARD_KINDS.includes(SAMPLES[id]!.kind);
const CARDS = [...Object.keys(SAMPLES).filter(isCard), ...Object.keys(OWN)];
const ABILITIES = [...Object.keys(SAMPLES).filter((id) => !isCard(id)), ...Object.keys(OWN_ABILITIES)];
const BARRIERS = ['barrier-2', 'barrier-3', 'barrier-4', '(barrier-2)', '(barrier-3)', '(barrier-4)'];
/** Seen at once, so that something can happen. */
const TECHNIQUES = ['cut', 'twin-cut', 'sweep', 'triple', 'storm', 'binding-cut', 'piercing-cut', 'bind'];

export function randomSetup(next: Random): Setup {
	const from = <T>(list: readonly T[]): T => list[Math.floor(next() * list.length)]!;
	const some = <T>(list: readonly T[], n: number): T[] =>
		Array.from({ length: Math.floor(next() * (n + 1)) }, () => from(list));
	const seats = SEATS.slice(0, 2 + Math.floor(next() * 3));
	const seat = (): SeatSetup => ({
		warrior: 2 + Math.floor(next() * 4),
		magic: 1 + Math.floor(next() * 5),
		spirit: 4 + Math.floor(next() * 6),
		hp: 5 + Math.floor(next() * 30),
		face: from(['OPEN', 'CLOSE']),
		...(next() < 0.1 && { stopped: true }),
		...(next() < 0.3 && { team: from(['red', 'blue']) }),
		hand: [from(TECHNIQUES), ...some(CARDS, 10)],
		barrier: some(BARRIERS, 2),
		abilities: [...new Set(some(ABILITIES, 8))]
	});
	const pairs = seats.flatMap((a, i) => seats.slice(i + 1).map((b) => `${a}-${b}`));
	return {
		seats: Object.fromEntries(seats.map((s): [Seat, SeatSetup] => [s, seat()])),
		turn: from(seats),
		contact: pairs.filter(() => next() < 0.6),
		...(next() < 0.5 && { dice: ['OK', ...some(['OK', 'NG'], 3)] }),
		cards: { ...OWN, ...OWN_ABILITIES }
	};
}
export const randomRulings = (next: Random): Record<string, string> =>
	Object.fromEntries(
		Object.entries(CHOICES).map(([id, choices]) => [id, choices[Math.floor(next() * choices.length)]!])
	);
