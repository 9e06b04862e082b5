// The stage itself: answers upon answers, who holds the chance, what lost its target.
import type { Scenario } from '../../../scenario/types';
import { l10n } from '../../core/text';

const SYSTEM = 'blackpoker@8.2';

export const STAGE: readonly Scenario[] = [
	{
		kuroko: 1,
		system: SYSTEM,
		id: 'counter-war',
		title: l10n('カウンター合戦', 'The counter war'),
		about: l10n(
			'アップにダウン、ダウンにカウンター、そのカウンターにカウンター。あとに積んだものから解決し、アップは対象を失う。',
			'Up, Down, a Counter on Down, a Counter on that Counter: the last one staged resolves first, and Up ends without its target.'
		),
		shows: [
			'QA-02',
			'action:up',
			'action:down',
			'action:counter',
			'9.4[2]',
			'9.4[12]',
			'5.4.1',
			'AMB-16',
			'AMB-29'
		],
		regulation: { format: 'master', frame: 'pack' },
		setup: {
			turn: 'A',
			A: {
				life: { more: 20 },
				hand: ['H3', 'C7', 'D2', 'D4'],
				field: [{ cards: ['S5'] }, { cards: ['H9'], bulwark: true }]
			},
			B: { life: { more: 20 }, hand: ['S6', 'C8', 'D3', 'D5'], field: [{ cards: ['C9'], bulwark: true }] }
		},
		note: l10n(
			'Aの一般兵♠5。AのターンでAがチャンスを持ち、ステージは空。',
			"A has a common soldier ♠5. It is A's turn, A holds the chance, the stage is empty."
		),
		expect: ['A.S5.size = 5', 'chance = A'],
		steps: [
			{
				move: { seat: 'A', action: 'up', picks: { keys: ['A:H3'], discard: ['A:D2'], target: ['A:S5'] } },
				note: l10n(
					'Aは♡3でアップ。通常なのでステージに置かれ、チャンスはAのまま。',
					'A requests Up with ♡3. It is normal, so it waits on the stage, and A keeps the chance.'
				),
				expect: ['stage = up', 'chance = A']
			},
			{
				move: { seat: 'A', action: 'pass' },
				note: l10n('Aがパスして、はじめてBにチャンスが移る。', 'Only when A passes does B get the chance.'),
				expect: ['chance = B']
			},
			{
				move: { seat: 'B', action: 'down', picks: { keys: ['B:S6'], discard: ['B:D3'], target: ['A:S5'] } },
				note: l10n(
					'Bは♠6でダウン。アップの上に積まれるので、先に解決する。パス記録は消える。',
					'B answers with Down ♠6. It lies above Up and will resolve first; the pass record is emptied.'
				),
				expect: ['stage = up down', 'passes =']
			},
			{ move: { seat: 'B', action: 'pass' }, note: l10n('Bがパス。', 'B passes.'), expect: ['chance = A'] },
			{
				move: { seat: 'A', action: 'counter', picks: { keys: ['A:C7'], discard: ['A:D4'], target: ['r2'] } },
				note: l10n(
					'Aは♣7でダウンをカウンター。7は6以上なので、通ればダウンは消える。',
					'A counters Down with ♣7: 7 is at least 6, so Down would be removed.'
				),
				expect: ['stage = up down counter']
			},
			{ move: { seat: 'A', action: 'pass' }, note: l10n('Aがパス。', 'A passes.'), expect: ['chance = B'] },
			{
				move: { seat: 'B', action: 'counter', picks: { keys: ['B:C8'], discard: ['B:D5'], target: ['r3'] } },
				note: l10n('Bは♣8で、そのカウンターをカウンター。', 'B counters that Counter with ♣8.'),
				expect: ['stage = up down counter counter']
			},
			{ move: { seat: 'B', action: 'pass' }, note: l10n('Bがパス。', 'B passes.') },
			{
				move: { seat: 'A', action: 'pass' },
				note: l10n(
					'両者パス。一番上のBのカウンターが解決し、Aのカウンターは取り除かれる。解決していないので、効果は何も起きない。',
					"Both passed: B's Counter, on top, resolves and removes A's. A's never resolves."
				),
				expect: ['stage = up down', 'chance = A', 'A.graveyard has C7', 'B.graveyard has C8']
			},
			{
				move: { seat: 'A', action: 'pass' },
				note: l10n(
					'解決のたびにチャンスはAへ戻り、もう一度パスが要る。',
					'After each resolution the chance is back with A: a new round of passes.'
				),
				expect: ['chance = B']
			},
			{
				move: { seat: 'B', action: 'pass' },
				note: l10n(
					'ダウンが解決。5−6=−1で0以下なので、♠5は墓地へ。ダウンのキーカードも墓地。',
					'Down resolves: 5 − 6 = −1, so ♠5 goes to the graveyard, and so does the key card of Down.'
				),
				expect: ['stage = up', 'A.soldiers =', 'A.graveyard has S5', 'B.graveyard has S6', 'B.fog =']
			},
			{ move: { seat: 'A', action: 'pass' }, note: l10n('Aがパス。', 'A passes.') },
			{
				move: { seat: 'B', action: 'pass' },
				note: l10n(
					'アップは対象を失った。効果を発揮せずに解決し、♡3は墓地へ。',
					'Up has lost its target: it resolves without effect and ♡3 goes to the graveyard.'
				),
				expect: ['stage =', 'A.graveyard has H3', 'A.fog =', 'log has target_wrong', 'chance = A']
			}
		]
	}
];
