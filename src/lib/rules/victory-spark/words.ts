// Words that links write as one number. Append only: the order is part of every old link.
const zones = ['deck', 'hand', 'ring', 'bench', 'energy', 'waiting', 'retire'];
const slots = ['ring', 'bench1', 'bench2', 'bench3'];
const numbers = Array.from({ length: 34 }, (_, i) => String(i + 1).padStart(2, '0'));
const named = Array.from({ length: 9 }, (_, i) => `N0${i + 1}`);
const cards = [...numbers.map((n) => `V${n}`), 'V06b', ...named];

export const WORDS: readonly string[] = [
	'victory-spark@2012-05',
	'turn',
	'player',
	'number',
	'phase',
	'begin',
	'seed',
	'waits',
	...zones,
	...['setup', 'stand', 'draw', 'character', 'ability', 'attack', 'end'],
	...['play', 'swap', 'use', 'support', 'block', 'cancel', 'pick', 'answer', 'keep', 'pass', 'concede'],
	...['card', 'slot', 'entry', 'choice', 'cards', 'yes', 'no'],
	...['A', 'B'].flatMap((seat) => slots.map((slot) => `${seat}.${slot}`)),
	...['e1', 'e2', 'e3', 'e4', 'e5', 'e6'],
	...['A', 'B'].flatMap((seat) => cards.map((card) => `${seat}:${card}`)),
	...cards,
	...['V01.2', 'V01.9*9', 'V01.5*9', '-', 'A:V35', 'B:V35', 'V35']
];
