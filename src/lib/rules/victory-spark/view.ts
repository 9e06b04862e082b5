// The board as one viewer may see it (E09): hands and energy faces only to their owner, decks to nobody but the judge.
// Hidden cards have neutral ids, so that what a seat gets doesn't depend on what it may not know.
import type {
	ArrowView,
	Badge,
	BoardView,
	CardView,
	PendingView,
	PieceView,
	SeatView,
	Sentence,
	ZoneView
} from '../core/contract';
import { l10n, type Viewer } from '../core/text';
import { abilitiesOf } from './cards/abilities';
import { cardOf, SERIES_NAMES } from './cards/printed';
import { fillIn } from './sentences';
import { abilityOf, holderOf, nextCancel } from './flow/check';
import { cardLabel, KIND_NAMES, PHASE_NAMES, PILE_NAMES, POSTURE_NAMES, SLOT_NAMES } from './labels';
import { attackTrace, damageTrace, traceOf } from './numbers';
import {
	BENCH,
	defIdOf,
	entryOf,
	isLocked,
	other,
	slotId,
	standingEnergy,
	zoneOf,
	type EnergyCard,
	type Entry,
	type Held,
	type Player,
	type Posture,
	type SlotName,
	type Table
} from './table';

const POSTURE_VIEW: Readonly<Record<Posture, NonNullable<PieceView['posture']>>> = {
	stand: 'upright',
	rest: 'sideways',
	reverse: 'reversed'
};
const face = (card: string): CardView => ({
	id: card,
	face: { rank: defIdOf(card), name: cardOf(card).name }
});
const back = (id: string): CardView => ({ id, face: null });

/** Title, series, level and abilities of a card in a few lines. */
function noteOf(card: string) {
	const { title, series, level } = cardOf(card);
	const abilities = abilitiesOf(card);
	const text = (lang: 'ja' | 'en') =>
		abilities.map((a) => `${KIND_NAMES[a.kind][lang]}${lang === 'en' ? ' ' : ''}${a.text[lang]}`).join('\n');
	const head = fillIn(l10n('{title} {series} レベル{level}', '{title}, {series}, level {level}'), {
		title: title ?? '?',
		series: SERIES_NAMES[series],
		level: level ?? '?'
	});
	return abilities.length ? l10n(`${head.ja}\n${text('ja')}`, `${head.en}\n${text('en')}`) : head;
}

const shown = (card: string): PieceView => ({
	id: card,
	cards: [face(card)],
	name: cardOf(card).name,
	note: noteOf(card)
});
const facedown = (id: string): PieceView => ({ id, cards: [back(id)], faceDown: true });

function heldPiece(held: Held, badges: readonly Badge[]): PieceView {
	return {
		...shown(held.card),
		posture: POSTURE_VIEW[held.posture],
		numbers: [traceOf(held, 'attack'), traceOf(held, 'defence'), ...(held.damage ? [damageTrace(held)] : [])],
		badges: [
			// sideways is plain to see, upside down is easily missed
			...(held.posture === 'reverse'
				? [{ id: 'reverse', label: POSTURE_NAMES.reverse, tone: 'muted' as const, cites: ['R03'] }]
				: []),
			...badges
		]
	};
}

function badgesOf(table: Table, card: string): Badge[] {
	const { attack } = table;
	const badges: Badge[] = [];
	if (attack?.supporter === card)
		badges.push({ id: 'supporter', label: l10n('サポート', 'supports'), tone: 'spot', cites: ['R37'] });
	if (attack?.attacker === card)
		badges.push(
			attack.partner
				? { id: 'partner', label: l10n('パートナーアタック', 'partner attack'), tone: 'bad', cites: ['R38'] }
				: { id: 'attacker', label: l10n('攻撃', 'attacks'), tone: 'spot', cites: ['R34'] }
		);
	if (attack?.defender === card)
		badges.push(
			attack.blocked
				? {
						id: 'blocked',
						label: l10n('ブロック（ダメージ0）', 'blocked (damage 0)'),
						tone: 'good',
						cites: ['R46']
					}
				: { id: 'attacked', label: l10n('攻撃されている', 'attacked'), tone: 'spot', cites: ['R40'] }
		);
	if (table.outgoing?.held.card === card)
		badges.push({
			id: 'outgoing',
			label: l10n('上書きされた（まだ場にいる）', 'overwritten, still here'),
			tone: 'muted',
			cites: ['R23']
		});
	return badges;
}

/** A slot's card, and under it for one step the card it overwrites. */
function slotPieces(table: Table, seat: Player, slot: SlotName): PieceView[] {
	const held = table.sides[seat].slots[slot];
	const { outgoing } = table;
	const under = outgoing?.seat === seat && outgoing.slot === slot ? outgoing.held : null;
	return [held, under].flatMap((h) => (h ? [heldPiece(h, badgesOf(table, h.card))] : []));
}
function ringZone(table: Table, seat: Player): ZoneView {
	const chosen = table.sides[seat].chosen === null ? [] : [facedown(`${seat}.chosen`)];
	const pieces = [...slotPieces(table, seat, 'ring'), ...chosen];
	const count = String(pieces.length);
	const label = SLOT_NAMES.ring;
	return { id: `${seat}.ring`, label, layout: 'row', area: 'main', count, pieces, cites: ['R53'] };
}
/** The bench is one row: which slot is empty matters to nobody. */
function benchZone(table: Table, seat: Player): ZoneView {
	return {
		id: `${seat}.bench`,
		label: l10n('ベンチ', 'bench'),
		layout: 'row',
		area: 'main',
		count: String(BENCH.filter((slot) => table.sides[seat].slots[slot]).length),
		pieces: BENCH.flatMap((slot) => slotPieces(table, seat, slot)),
		cites: ['R13']
	};
}

function seatView(table: Table, seat: Player, viewer: Viewer): SeatView {
	const side = table.sides[seat];
	const knows = viewer === 'judge' || viewer === seat;
	const pile = (
		name: 'deck' | 'hand' | 'waiting' | 'retire',
		visible: boolean,
		more: Pick<ZoneView, 'layout' | 'area'>
	): ZoneView => ({
		id: `${seat}.${name}`,
		label: PILE_NAMES[name],
		...more,
		count: String(side[name].length),
		pieces: side[name].map((card, i) => (visible ? shown(card) : facedown(`${seat}.${name}.${i + 1}`)))
	});
	const energy = (e: EnergyCard, i: number): PieceView => ({
		...(knows ? shown(e.card) : facedown(`${seat}.energy.${i + 1}`)),
		faceDown: true,
		posture: POSTURE_VIEW[e.posture]
	});
	const badges: Badge[] = [];
	if (table.active === seat && table.phase !== 'setup')
		badges.push({ id: 'turn', label: PHASE_NAMES[table.phase], tone: 'turn' });
	if (table.awaiting?.seat === seat)
		badges.push({ id: 'decides', label: l10n('選択中', 'decides'), tone: 'chance' });
	if (table.result)
		badges.push(
			table.result.winner === null
				? { id: 'draw', label: l10n('引き分け', 'draw'), cites: ['E02'] }
				: table.result.winner === seat
					? { id: 'won', label: l10n('勝ち', 'won'), tone: 'good', cites: ['E02'] }
					: { id: 'lost', label: l10n('負け', 'lost'), tone: 'bad', cites: ['E02'] }
		);
	for (const lock of seat === table.active ? table.locks : [])
		badges.push({
			id: `lock${lock.level}`,
			label: l10n(`レベル${lock.level}はプレイ不可`, `no level-${lock.level} plays`),
			tone: 'bad',
			cites: ['R19']
		});
	return {
		seat,
		name: l10n(`プレイヤー${seat}`, `Player ${seat}`),
		badges,
		stats: [{ label: l10n('リタイヤ', 'retired'), value: `${side.retire.length}/10`, parts: [] }],
		// from the player's edge of the table inwards
		zones: [
			pile('hand', knows, { layout: 'hand', area: 'main' }),
			benchZone(table, seat),
			ringZone(table, seat),
			{
				id: `${seat}.energy`,
				label: l10n('エネルギー', 'energy'),
				layout: 'pile',
				area: 'side',
				// how many stand, of how many
				count: `${standingEnergy(table, seat)}/${side.energy.length}`,
				pieces: side.energy.map(energy),
				cites: ['R09']
			},
			pile('deck', viewer === 'judge', { layout: 'pile', area: 'side' }),
			pile('waiting', true, { layout: 'pile', area: 'side' }),
			pile('retire', true, { layout: 'pile', area: 'side' })
		]
	};
}

const say = (
	code: string,
	ja: string,
	en: string,
	slots?: Sentence['slots'],
	...cites: string[]
): Sentence => ({
	code,
	text: l10n(ja, en),
	...(slots && { slots }),
	cites
});

/** What is dealt with next: the one being resolved, else a cancel, else those that may be picked. */
function nextIds(table: Table): readonly string[] {
	if (table.now) return [table.now.entry];
	const cancel = nextCancel(table);
	if (cancel) return [cancel.id];
	const holder = holderOf(table);
	return table.area.filter((e) => e.seat === holder && !isLocked(table, e)).map((e) => e.id);
}

function pendingView(table: Table, entry: Entry): PendingView {
	const ability = abilityOf(entry);
	const target = entry.cancels === null ? null : entryOf(table, entry.cancels);
	const resolving = table.now?.entry === entry.id;
	const locked = isLocked(table, entry);
	const next = nextIds(table).includes(entry.id);
	const line = resolving ? ability.lines[table.now!.line] : undefined;
	const effect: Sentence = { code: 'ability_text', text: ability.text, cites: ability.cites };
	return {
		id: entry.id,
		seat: entry.seat,
		title: l10n(
			`${cardLabel(entry.source).ja}${KIND_NAMES[ability.kind].ja}`,
			`${cardLabel(entry.source).en} ${KIND_NAMES[ability.kind].en}`
		),
		cards: [face(entry.source)],
		lines: [
			...(locked ? [{ label: l10n('効果', 'effect'), text: effect }] : []),
			{
				label: l10n('発動した場所', 'fired from'),
				text: say('fired_from', '{place}', '{place}', { place: placeLabel(entry.at.from) }, 'E10')
			},
			...(target
				? [
						{
							label: l10n('打ち消す相手', 'cancels'),
							text: say('cancels_target', '{card}', '{card}', { card: cardLabel(target.source) }, 'E04')
						}
					]
				: [])
		],
		outcome: locked
			? say(
					'locked_entry',
					'キャンセルに選ばれていて、このままなら解決できない。',
					'A cancel has chosen it: as it stands it can’t be resolved.',
					undefined,
					'E04'
				)
			: effect,
		next,
		...(line && { at: line.text }),
		cites: ability.cites
	};
}
function placeLabel(zone: string) {
	const seat = zone.slice(0, 1);
	const place = zone.slice(2);
	const name = place in SLOT_NAMES ? SLOT_NAMES[place as SlotName] : PILE_NAMES[place as 'hand' | 'retire'];
	return l10n(`${seat}の${name.ja}`, `${seat}’s ${name.en}`);
}

function arrowsOf(table: Table): ArrowView[] {
	const arrows: ArrowView[] = [];
	const { attack } = table;
	if (attack) {
		const ring = slotId(other(table.active), 'ring');
		arrows.push({ from: attack.supporter, to: attack.attacker, kind: 'mark' });
		// a card that has been retired is no longer attacked, nor is the one that came after it
		if (attack.defender === null) arrows.push({ from: attack.attacker, to: ring, kind: 'attack' });
		else if (zoneOf(table, attack.defender) === ring)
			arrows.push({
				from: attack.attacker,
				to: attack.defender,
				kind: attack.blocked ? 'block' : 'attack'
			});
	}
	for (const entry of table.area)
		if (entry.cancels !== null && entryOf(table, entry.cancels))
			arrows.push({ from: entry.id, to: entry.cancels, kind: 'target' });
	return arrows;
}

/** The whole board for one viewer. */
export function boardOf(table: Table, viewer: Viewer): BoardView {
	const near: Player = viewer === 'B' ? 'B' : 'A';
	return {
		seats: [seatView(table, other(near), viewer), seatView(table, near, viewer)],
		pending: {
			label: l10n('解決領域', 'resolution area'),
			order: l10n(
				'ターンプレイヤーの能力から。自分の能力の順番は持ち主が選ぶ。',
				'The turn player’s abilities first; each player orders their own.'
			),
			items: table.area.map((e) => pendingView(table, e))
		},
		arrows: arrowsOf(table),
		...(table.attack && { numbers: attackTrace(table) })
	};
}
