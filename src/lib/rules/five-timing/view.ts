// The board as one viewer may see it: characters and their zones, and the attack as a lane through five gates.
import type {
	Badge,
	BoardView,
	CardView,
	NumberTrace,
	PendingView,
	PieceView,
	Sentence,
	SeatView,
	Viewer,
	ZoneView
} from '../core/contract';
import { l10n, same, type L10n, type Seat } from '../core/text';
import { extrasText } from './attack';
import type { RuleId } from './docs/rulebook';
import { abilitiesKnown } from './facts';
import { decider } from './legal';
import { formula, notesOf, traceOf } from './numbers';
import { NULLIFIED_NAMES } from './pipeline';
import {
	abilitiesOf,
	attackOf,
	character,
	hitOf,
	inContact,
	nameOf,
	seatsAfter,
	techniqueOf,
	zone,
	zoneId,
	type Attack,
	type Hit,
	type Table
} from './table';
import {
	CATEGORY_NAMES,
	GATE_NAMES,
	GATES,
	listed,
	VALUE_NAMES,
	ZONE_NAMES,
	type Gate,
	type Zone
} from './terms';

const sees = (viewer: Viewer, seat: Seat): boolean => viewer === 'judge' || viewer === seat;

export function boardView(t: Table, viewer: Viewer): BoardView {
	const hit = hitOf(t);
	const attack = attackOf(t);
	return {
		// whoever looks sits at the near side; the judge sits with the first seat
		seats: seatsAfter(t, viewer === 'judge' ? t.seats[0]! : viewer).map((s) => seatView(t, s, viewer)),
		shared: [pipelineView(hit)],
		pending: {
			label: l10n('攻撃', 'Attack'),
			order: l10n(
				'一つずつⅠからⅤへ通る。積み重ねはない。反撃は元の攻撃より先。',
				'One hit at a time, from Ⅰ to Ⅴ: there is no stack. A counter goes first.'
			),
			items: [...t.attacks].reverse().flatMap((a, i) => attackItems(t, a, t.attacks.length - 1 - i))
		},
		arrows: attack && hit ? aims(t, attack, hit) : [],
		...(hit && { numbers: numbersOf(t, attack!, hit) })
	};
}
/** From the attack that is being defended to whom this hit is for, and to whom the hits are for that still wait. */
function aims({ attacks }: Table, { queue }: Attack, hit: Hit): BoardView['arrows'] {
	const from = itemId(attacks.length - 1);
	const later = new Set(queue.map((aim) => aim.target).filter((seat) => seat !== hit.target));
	return [
		{ from, to: hit.target, kind: 'attack' },
		...[...later].map((to) => ({ from, to, kind: 'target' }) as const)
	];
}
const itemId = (depth: number): string => `attack.${depth}`;

/** Damage, effect level and hits left, each with its calculation. */
function numbersOf(t: Table, attack: Attack, hit: Hit): readonly NumberTrace[] {
	const total = techniqueOf(t, attack.technique).hits;
	return [
		traceOf(hit, 'damage', l10n('ダメージ', 'damage')),
		traceOf(hit, 'level', l10n('効果Lv', 'effect Lv')),
		{
			label: l10n(
				`残りの攻撃(いま${hit.number}/${total}回目)`,
				`hits left (now hit ${hit.number} of ${total})`
			),
			value: attack.queue.length,
			parts: []
		}
	];
}

// ---- the lane ----

const GATE_CITES: Readonly<Record<Gate, readonly RuleId[]>> = {
	I: ['V23', 'V24'],
	II: ['V50'],
	III: ['V61'],
	IV: ['V74'],
	V: ['V79'],
	before: ['V85', 'V89', 'V96']
};
/** Five gates and the moment before damage: where the hit is, what is behind it, what is skipped. */
function pipelineView(hit: Hit | null): ZoneView {
	const now = hit ? GATES.indexOf(hit.gate) : -1;
	const pieces = GATES.map((gate, i): PieceView => {
		const badge = !hit ? null : gateBadge(hit, i, now);
		return {
			id: `gate.${gate}`,
			cards: [],
			name: GATE_NAMES[gate],
			badges: badge ? [{ ...badge, cites: GATE_CITES[gate] }] : []
		};
	});
	return {
		id: 'pipeline',
		label: l10n('五つのタイミング', 'The five timings'),
		layout: 'row',
		area: 'main',
		count: hit ? `${now + 1}/${GATES.length}` : '–',
		pieces,
		cites: ['V18']
	};
}
function gateBadge(hit: Hit, i: number, now: number): Badge | null {
	if (i < now) return { id: 'passed', label: l10n('通過', 'passed'), tone: 'muted' };
	if (i === now)
		return hit.nullified
			? { id: 'nullified', label: l10n('ここで無効', 'nullified here'), tone: 'bad' }
			: { id: 'now', label: l10n('いま', 'now'), tone: 'spot' };
	return hit.nullified ? { id: 'skipped', label: l10n('とばす', 'skipped'), tone: 'muted' } : null;
}

// ---- pending attacks ----

const words = (
	code: string,
	text: L10n,
	cites: readonly RuleId[],
	slots: Sentence['slots'] = {}
): Sentence => ({ code, text, slots, cites });
const line = (label: L10n, ...said: Parameters<typeof words>) => ({ label, text: words(...said) });

function attackItems(t: Table, attack: Attack, depth: number): readonly PendingView[] {
	const { hit, queue } = attack;
	const running = depth === t.attacks.length - 1;
	const def = techniqueOf(t, attack.technique);
	const who = character(t, attack.by).name;
	const cards = [attack.technique, ...attack.compounds].map((ref) => faceOf(t, ref));
	const lines = [
		line(
			l10n('技', 'technique'),
			'attack_technique',
			l10n('{category}、技Lv {lv}', '{category}, technique Lv {lv}'),
			['V05', 'V07'],
			{
				category: CATEGORY_NAMES[def.category],
				lv: def.lv
			}
		),
		...(attack.targets.length
			? [
					line(
						l10n('内容', 'contents'),
						'attack_contents',
						l10n(
							'対象 {targets}、効果Lv {level}、Dp {dp}{extras}',
							'aimed at {targets}, effect Lv {level}, Dp {dp}{extras}'
						),
						['V12', 'V13'],
						{
							targets: listed(attack.targets.map((s) => character(t, s).name)),
							level: attack.level,
							dp: attack.dp,
							extras: extrasText(attack.extras, def.hits)
						}
					)
				]
			: []),
		...(hit ? hitLines(t, hit) : [])
	];
	const now: PendingView = {
		id: itemId(depth),
		seat: attack.by,
		title: l10n(
			`${who.ja}の「${nameOf(t, attack.technique).ja}」${hit ? `(${hit.number}回目)` : ''}`,
			`${who.en}: ${nameOf(t, attack.technique).en}${hit ? ` (hit ${hit.number})` : ''}`
		),
		cards,
		lines,
		outcome: outcomeOf(t, attack),
		next: running,
		at: hit ? GATE_NAMES[hit.gate] : STAGE_NAMES[attack.targets.length ? 'between' : 'declared'],
		cites: ['V01', 'V18']
	};
	const later = queue.map((aim, i): PendingView => ({
		id: `${itemId(depth)}.later.${i}`,
		seat: attack.by,
		title: l10n(
			`${character(t, aim.target).name.ja}への攻撃(${aim.number}回目)`,
			`hit ${aim.number} at ${character(t, aim.target).name.en}`
		),
		cards: [],
		lines: [],
		outcome: words(
			'hit_waits',
			l10n(
				'{target}に、効果Lv {level}、ダメージ{dp}で来る。',
				'It comes at {target} with effect Lv {level} and damage {dp}.'
			),
			['V17'],
			{
				target: character(t, aim.target).name,
				level: Math.max(0, attack.level - attack.levelLoss),
				dp: attack.dp
			}
		),
		next: running && !hit && i === 0,
		at: l10n('順番待ち', 'waiting'),
		cites: ['V17']
	}));
	return [now, ...later];
}
const STAGE_NAMES = {
	declared: l10n('宣言と発動チェック', 'declaration and activation check'),
	between: l10n('次の攻撃の前', 'before the next hit')
} as const;

function hitLines(t: Table, hit: Hit): PendingView['lines'] {
	const target = character(t, hit.target).name;
	return [
		line(l10n('対象', 'target'), 'hit_target', l10n('{target}', '{target}'), ['V17'], { target }),
		line(l10n('ダメージ', 'damage'), 'hit_damage', l10n('{formula}', '{formula}'), ['V56', 'V80'], {
			formula: formula(notesOf(hit, 'damage'))
		}),
		line(l10n('効果Lv', 'effect Lv'), 'hit_level', l10n('{formula}', '{formula}'), ['V54', 'V70'], {
			formula: formula(notesOf(hit, 'level'))
		})
	];
}

/** What comes of the attack as it stands, if nobody does anything more. */
function outcomeOf(t: Table, attack: Attack): Sentence {
	const { hit } = attack;
	if (!attack.targets.length)
		return words(
			'attack_would_activate',
			l10n(
				'発動すれば、対象と内容を宣言し、一つずつ防御を受ける。失敗すれば不発。',
				'If it activates, targets and contents are announced and each hit is defended; if not, it fizzles.'
			),
			['V05', 'V10']
		);
	if (!hit)
		return words(
			'attack_next_hit',
			attack.queue.length
				? l10n('次の一つが、Ⅰから順に防御を受ける。', 'The next hit comes, and is defended from Ⅰ on.')
				: l10n('残りはない。使ったカードをパイルして終わる。', 'No hit is left: the cards used are piled.'),
			['V17']
		);
	if (hit.nullified)
		return words(
			'hit_nullified',
			hit.nullified.stops
				? l10n('{how}で無効。後の攻撃も来ない。', 'Nullified by {how}; later hits do not come either.')
				: l10n('{how}で無効。後の攻撃は来る。', 'Nullified by {how}; later hits still come.'),
			['V19'],
			{ how: NULLIFIED_NAMES[hit.nullified.by] }
		);
	const target = character(t, hit.target).name;
	if (hit.dealt !== null)
		return words(
			'hit_dealt',
			l10n('{target}に{n}ダメージを与えた。', '{target} has taken {n} damage.'),
			['V85'],
			{ target, n: hit.dealt }
		);
	return words(
		'hit_would_deal',
		l10n('このまま通れば、{target}に{n}ダメージ。', 'If nothing changes, {target} takes {n} damage.'),
		['V85', 'V86'],
		{ target, n: hit.damage + hit.extras.addDamage }
	);
}

// ---- seats ----

const faceOf = (t: Table, ref: string): CardView => ({
	id: ref,
	face: { rank: '', name: nameOf(t, ref) }
});

function seatView(t: Table, seat: Seat, viewer: Viewer): SeatView {
	const known = sees(viewer, seat) || abilitiesKnown(t, seat);
	return {
		seat,
		name: character(t, seat).name,
		badges: seatBadges(t, seat),
		stats: [
			stat(l10n('HP', 'HP'), `${character(t, seat).hp} / ${character(t, seat).maxHp}`, ['V86']),
			...(['warrior', 'magic', 'spirit'] as const).map((v) =>
				stat(VALUE_NAMES[v], known ? character(t, seat)[v] : '?', v === 'spirit' ? ['V08'] : ['V05'])
			),
			stat(l10n('行動', 'actions'), character(t, seat).actions, ['K02'])
		],
		zones: [
			characterZone(t, seat, known),
			...(['hand', 'barrier', 'field', 'pile', 'gone'] as const).flatMap((z) => cardZone(t, seat, z, viewer))
		]
	};
}
const stat = (label: L10n, value: number | string, cites: readonly RuleId[]): NumberTrace => ({
	label,
	value,
	parts: [{ code: 'stat', text: l10n('{label} {value}', '{label} {value}'), slots: { label, value }, cites }]
});

function seatBadges(t: Table, seat: Seat): readonly Badge[] {
	const { face, state, stopped, team, inGame } = character(t, seat);
	const attack = attackOf(t);
	const hit = hitOf(t);
	const badges: (Badge | false)[] = [
		t.turn === seat && { id: 'turn', label: l10n('ターン', 'turn'), tone: 'turn', cites: ['K01'] },
		decider(t) === seat && {
			id: 'asked',
			label: l10n('答える番', 'to answer'),
			tone: 'chance',
			cites: ['K15']
		},
		attack?.by === seat && { id: 'attacker', label: l10n('攻撃', 'attacks'), tone: 'spot', cites: ['V17'] },
		hit?.target === seat && { id: 'target', label: l10n('防御', 'defends'), tone: 'spot', cites: ['V17'] },
		{ id: 'face', label: same(face === 'open' ? 'OPEN' : 'CLOSE'), tone: 'muted', cites: ['V87'] },
		stopped && { id: 'stopped', label: l10n('停止', 'stopped'), tone: 'bad', cites: ['V91', 'K06'] },
		state === 'dead' && { id: 'dead', label: l10n('死亡', 'dead'), tone: 'bad', cites: ['V108', 'V110'] },
		state === 'vanished' && { id: 'vanished', label: l10n('消滅', 'vanished'), tone: 'bad', cites: ['V111'] },
		!inGame && {
			id: 'out',
			label: l10n('ゲームから抜けた', 'out of the game'),
			tone: 'muted',
			cites: ['V112']
		},
		team !== null && {
			id: 'team',
			label: l10n(`チーム ${team}`, `team ${team}`),
			tone: 'muted',
			cites: ['K08']
		},
		...t.seats
			.filter((s) => s !== seat && inContact(t, seat, s))
			.map((s): Badge => {
				const { name } = character(t, s);
				return {
					id: `contact.${s}`,
					label: l10n(`${name.ja}と近接状態`, `in contact with ${name.en}`),
					cites: ['V14']
				};
			})
	];
	return badges.filter((b): b is Badge => b !== false);
}

/** The character card itself, with its abilities as badges: known to all once it is OPEN (C17). */
function characterZone(t: Table, seat: Seat, known: boolean): ZoneView {
	const { name, hp, maxHp, state, face, chanted } = character(t, seat);
	const gone = state === 'vanished';
	const piece: PieceView = {
		id: seat,
		cards: [],
		name,
		posture: state === 'dead' ? 'sideways' : 'upright',
		faceDown: face === 'close',
		numbers: [stat(l10n('HP', 'HP'), `${hp} / ${maxHp}`, ['V86'])],
		badges: [
			...(known ? abilitiesOf(t, seat) : []).map((ref) => ({
				id: ref,
				label: nameOf(t, ref),
				tone: 'good' as const
			})),
			...chanted.map((ref) => ({
				id: `chanted.${ref}`,
				label: l10n(`詠唱済み: ${nameOf(t, ref).ja}`, `chanted: ${nameOf(t, ref).en}`),
				cites: ['V04']
			}))
		],
		...(!known && { note: l10n('CLOSEの間、能力はわからない', 'abilities are unknown while CLOSE') })
	};
	return {
		id: `${seat}.character`,
		label: l10n('キャラクター', 'character'),
		layout: 'row',
		area: 'main',
		count: gone ? '0' : '1',
		pieces: gone ? [] : [piece],
		cites: ['V87', 'V109', 'V111']
	};
}

function cardZone(t: Table, seat: Seat, name: Zone, viewer: Viewer): readonly ZoneView[] {
	const cards = zone(t, seat, name);
	// only hand and pile are worth a place while they are empty
	if (!cards.length && name !== 'hand' && name !== 'pile') return [];
	const hidden = (card: string): boolean =>
		!sees(viewer, seat) && (name === 'hand' || (name === 'barrier' && t.down.includes(card)));
	const pieces = cards.map((card, i): PieceView => {
		// whoever may not see a card may not learn its name from its id either
		const id = hidden(card) ? `${zoneId(seat, name)}.${i}` : card;
		const faceDown = name === 'barrier' && t.down.includes(card);
		return {
			id,
			cards: [hidden(card) ? { id, face: null } : faceOf(t, card)],
			...(faceDown && { faceDown })
		};
	});
	return [
		{
			id: zoneId(seat, name),
			label: ZONE_NAMES[name],
			layout: LAYOUTS[name],
			area: name === 'pile' || name === 'gone' ? 'side' : 'main',
			count: String(cards.length),
			pieces,
			...(ZONE_CITES[name] && { cites: ZONE_CITES[name] })
		}
	];
}
const LAYOUTS: Readonly<Record<Zone, ZoneView['layout']>> = {
	hand: 'hand',
	barrier: 'row',
	field: 'row',
	pile: 'pile',
	gone: 'pile'
};
const ZONE_CITES: Readonly<Partial<Record<Zone, readonly RuleId[]>>> = {
	barrier: ['V62', 'V63'],
	field: ['V02', 'V109'],
	pile: ['V11', 'V109'],
	gone: ['V112']
};
