// The board as one viewer may see it: hands are their owner's, decks nobody's, the rest is open.
import type {
	Badge,
	BoardView,
	CardView,
	NumberTrace,
	PendingView,
	PieceView,
	SeatView,
	Sentence,
	Viewer,
	ZoneView
} from '../core/contract';
import { l10n, same, type L10n } from '../core/text';
import type { Waiting } from './actions';
import { whyNotPick } from './checks';
import { textOf, type Card } from './cards';
import { picksFor } from './flow';
import type { Block } from './parse/ast';
import { abilityWords, TRIGGER_NAMES } from './parse/words';
import { entry, sentencesOf } from './sentences';
import {
	blockOf,
	cardOf,
	cardOfPiece,
	healthNow,
	leaderId,
	other,
	type Pending,
	type Side,
	type Table,
	type Unit
} from './table';
import { attacksAllowed, attacksLeft, nameOf } from './units';

export const VIEW_TEXTS = {
	printed: entry('カードの値{attack}/{health}', '{attack}/{health} printed', 'T06'),
	attack_differs: entry('効果で攻撃力{by}', 'attack {by} by effects', 'T06'),
	health_differs: entry('効果で体力{by}', 'health {by} by effects', 'T06'),
	damage_taken: entry('受けたダメージ−{n}', '−{n} damage', 'G12'),
	allowed: entry('このターンに許された攻撃{n}回', 'allowed this turn: {n}', 'G12'),
	allowed_before: entry('変身する前に従って{n}回', '{n}, as before the transformation', 'T40'),
	attacks_done: entry('済んだ攻撃−{n}', '−{n} used', 'G12'),
	life_left: entry('LP {n}', 'LP {n}', 'T04'),
	mana_left: entry('残り{n}', '{n} left', 'G03'),
	mana_max: entry('最大{n}', 'max {n}', 'G02'),
	block_pick: entry('{target}', '{target}', 'T10'),
	block_does: entry('{parts}。', '{parts}.', 'T01')
} as const;
const text = sentencesOf(VIEW_TEXTS);

const SEAT_NAMES: Readonly<Record<Side, L10n>> = {
	A: l10n('プレイヤーA', 'Player A'),
	B: l10n('プレイヤーB', 'Player B')
};
const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);

function trace(label: L10n, value: number | string, parts: readonly (Sentence | null)[]): NumberTrace {
	return { label, value, parts: parts.filter((p) => p !== null) };
}

function unitNumbers(unit: Unit, card: Card): readonly NumberTrace[] {
	const [attack, health] = [unit.attack - card.attack, unit.health - card.health];
	return [
		trace(l10n('攻撃力／体力', 'Attack/health'), `${unit.attack}/${healthNow(unit)}`, [
			text('printed', { attack: card.attack, health: card.health }),
			attack ? text('attack_differs', { by: signed(attack) }) : null,
			health ? text('health_differs', { by: signed(health) }) : null,
			unit.damage ? text('damage_taken', { n: unit.damage }) : null
		]),
		trace(l10n('攻撃回数', 'Attacks'), attacksLeft(unit), [
			text(unit.allowance === null ? 'allowed' : 'allowed_before', { n: attacksAllowed(unit) }),
			unit.used ? text('attacks_done', { n: unit.used }) : null
		])
	];
}

const face = (id: string, card: Card, seen: boolean): CardView => ({
	id,
	face: seen ? { rank: String(card.cost), name: card.name } : null
});

/** While a target is being picked: who may be picked, and why the others may not. */
function pickBadge(table: Table, waiting: Waiting, id: string): readonly Badge[] {
	if (waiting !== 'choosing' || !table.using) return [];
	const [reason] = whyNotPick(table, id);
	return reason
		? [{ id: 'not-offered', label: l10n('対象外', 'Not in the pool'), tone: 'muted', cites: reason.cites }]
		: [{ id: 'offered', label: l10n('選べる', 'May be picked'), tone: 'spot', cites: ['T10'] }];
}

function unitPiece(table: Table, waiting: Waiting, unit: Unit, active: boolean): PieceView {
	const card = cardOfPiece(table, unit.id);
	const badges: Badge[] = unit.keywords.map((k) => ({ id: k, label: same(k), cites: ['G07'] }));
	if (unit.doomed || healthNow(unit) <= 0)
		badges.push({ id: 'dying', label: l10n('死亡する', 'Dying'), tone: 'bad', cites: ['G14'] });
	if (unit.sick && !unit.keywords.includes('速攻') && unit.allowance === null)
		badges.push({ id: 'sick', label: l10n('召喚酔い', 'Just arrived'), tone: 'muted', cites: ['G13'] });
	if (unit.allowance !== null)
		badges.push({
			id: 'transformed',
			label: l10n('変身したターン', 'Transformed this turn'),
			cites: ['T40']
		});
	// only while attacking is what one may do: elsewhere it would hide what matters
	if (active && waiting === 'main' && attacksLeft(unit) > 0)
		badges.push({ id: 'ready', label: l10n('攻撃可', 'Ready'), tone: 'good', cites: ['G12'] });
	if (card.tribe) badges.push({ id: 'tribe', label: same(card.tribe), cites: ['T06'] });
	return {
		id: unit.id,
		cards: [face(unit.id, card, true)],
		name: card.name,
		posture: 'upright',
		numbers: unitNumbers(unit, card),
		badges: [...badges, ...pickBadge(table, waiting, unit.id)],
		...(card.text && { note: same(card.text) })
	};
}

function pile(
	table: Table,
	id: string,
	label: L10n,
	layout: ZoneView['layout'],
	ids: readonly string[],
	seen: boolean,
	cites: readonly string[]
): ZoneView {
	return {
		id,
		label,
		layout,
		area: 'side',
		count: String(ids.length),
		pieces: ids.map((piece, i): PieceView => {
			const card = cardOfPiece(table, piece);
			// an id may tell the card, so what is hidden is named by its place
			const shown = seen ? piece : `${id}.${i + 1}`;
			return {
				id: shown,
				cards: [face(shown, card, seen)],
				faceDown: !seen,
				...(seen && { name: card.name, ...(card.text && { note: same(card.text) }) })
			};
		}),
		cites
	};
}

function seatView(table: Table, waiting: Waiting, seat: Side, viewer: Viewer): SeatView {
	const { life, mana, maxMana, field, hand, deck, grave, gone } = table.players[seat];
	const active = table.turn.seat === seat && !table.result;
	const own = viewer === 'judge' || viewer === seat;
	const leader: PieceView = {
		id: leaderId(seat),
		cards: [],
		name: l10n('リーダー', 'Leader'),
		numbers: [trace(same('LP'), life, [text('life_left', { n: life })])],
		badges: pickBadge(table, waiting, leaderId(seat))
	};
	const badges: Badge[] = [];
	if (active) badges.push({ id: 'turn', label: l10n('手番', 'Turn'), tone: 'turn', cites: ['G02'] });
	if (table.result)
		badges.push(
			table.result.winner === seat
				? { id: 'won', label: l10n('勝ち', 'Won'), tone: 'good', cites: ['T04'] }
				: table.result.winner === 'draw'
					? { id: 'draw', label: l10n('引き分け', 'Draw'), tone: 'muted', cites: ['T04'] }
					: { id: 'lost', label: l10n('負け', 'Lost'), tone: 'bad', cites: ['T04'] }
		);
	const zone = (
		key: string,
		label: L10n,
		layout: ZoneView['layout'],
		ids: readonly string[],
		seen: boolean,
		cite: string
	) => pile(table, `${seat}.${key}`, label, layout, ids, seen, [cite]);
	return {
		seat,
		name: SEAT_NAMES[seat],
		badges,
		stats: [
			trace(same('LP'), life, [text('life_left', { n: life })]),
			{
				label: l10n('マナ', 'Mana'),
				value: `${mana}/${maxMana}`,
				parts: [text('mana_left', { n: mana }), text('mana_max', { n: maxMana })]
			}
		],
		zones: [
			{
				id: `${seat}.field`,
				label: l10n('場', 'Field'),
				layout: 'row',
				area: 'main',
				count: String(field.length),
				pieces: [leader, ...field.map((u) => unitPiece(table, waiting, u, active))],
				cites: ['T02', 'G05']
			},
			{ ...zone('hand', l10n('手札', 'Hand'), 'hand', hand, own, 'G04'), area: 'main' },
			zone('deck', l10n('デッキ', 'Deck'), 'pile', deck, viewer === 'judge', 'G15'),
			zone('grave', l10n('墓地', 'Graveyard'), 'pile', grave, true, 'G14'),
			...(gone.length ? [zone('gone', l10n('消滅', 'Banished'), 'pile', gone, true, 'G14')] : [])
		]
	};
}

/** The abilities of a block in order, and where one hangs on the one before it (T32, T33). */
function outcomeOf({ abilities }: Block): Sentence {
	const parts = abilities.map(({ target, verb, link }): L10n => {
		const { ja, en } = abilityWords(target, verb);
		if (link === 'requiresPrevious')
			return l10n(`それが発動したときだけ、${ja}`, `only if that activates: ${en}`);
		return link === 'first' ? l10n(ja, en) : l10n(`続けて、${ja}`, `then ${en}`);
	});
	return text('block_does', {
		parts: l10n(parts.map((p) => p.ja).join('。'), parts.map((p) => p.en).join('; '))
	});
}

function pendingView(table: Table, pending: Pending, isNext: boolean, isRunning: boolean): PendingView {
	const card = cardOf(table, pending.card);
	const block = blockOf(table, pending);
	const due = block.abilities[pending.at];
	return {
		id: pending.id,
		seat: pending.by,
		title: l10n(
			`${card.name.ja}：${TRIGGER_NAMES[block.trigger].ja}`,
			`${card.name.en}: ${TRIGGER_NAMES[block.trigger].en}`
		),
		cards: [face(pending.source, card, true)],
		lines: [
			...(pending.pick === null
				? []
				: [
						{
							label: l10n('対象', 'Target'),
							text: text('block_pick', { target: nameOf(table, pending.pick) })
						}
					])
		],
		outcome: outcomeOf(block),
		next: isNext,
		...(isRunning &&
			due && {
				at:
					pending.performed.length > pending.at
						? l10n(`効果${pending.at + 1}が済んだ`, `Part ${pending.at + 1} is done`)
						: l10n(`効果${pending.at + 1}を処理中`, `At part ${pending.at + 1}`)
			}),
		cites: ['G14']
	};
}

/** All that waits, the running block first; runs that an advanced turn interrupted come after it. */
export function pendings(table: Table): readonly Pending[] {
	return [...table.runs].reverse().flatMap((run) => [...(run.current ? [run.current] : []), ...run.queue]);
}

/** What this viewer may see. */
export function view(table: Table, waiting: Waiting, viewer: Viewer): BoardView {
	const near: Side = viewer === 'B' ? 'B' : 'A';
	const waitingBlocks = pendings(table);
	const running = new Set(table.runs.flatMap((run) => (run.current ? [run.current.id] : [])));
	const arrows = [
		...(table.attack ? [{ from: table.attack.from, to: table.attack.to, kind: 'attack' as const }] : []),
		...waitingBlocks.flatMap((p) =>
			p.pick === null ? [] : [{ from: p.id, to: p.pick, kind: 'target' as const }]
		),
		...(waiting === 'choosing' && table.using
			? picksFor(table, table.using.card).map((to) => ({
					from: table.using!.card,
					to,
					kind: 'mark' as const
				}))
			: [])
	];
	const shared: ZoneView[] = [];
	if (table.casting !== null)
		shared.push({
			...pile(table, 'casting', l10n('使用中のスペル', 'Spell being used'), 'row', [table.casting], true, [
				'G14'
			]),
			area: 'main'
		});
	if (table.desk.length) shared.push(deskZone(table));
	return {
		seats: [other(near), near].map((seat) => seatView(table, waiting, seat, viewer)),
		...(shared.length && { shared }),
		pending: {
			label: l10n('能力の列', 'Queue of abilities'),
			order: l10n(
				'先に並んだものから順に行う。途中で誰も決めない。',
				'First come, first served; nobody decides on the way.'
			),
			items: waitingBlocks.map((p, i) => pendingView(table, p, i === 0, running.has(p.id)))
		},
		arrows
	};
}

function deskZone(table: Table): ZoneView {
	return {
		id: 'desk',
		label: l10n('読む文', 'Texts to read'),
		layout: 'list',
		area: 'main',
		count: String(table.desk.length),
		pieces: table.desk.map((d, i): PieceView => {
			const bad = textOf(d).diagnostics.some((x) => x.level === 'error');
			return {
				id: `desk.${i + 1}`,
				cards: [],
				name: same(d.text),
				badges: [
					bad
						? { id: 'unreadable', label: l10n('読めない', 'Refused'), tone: 'bad', cites: ['T01'] }
						: { id: 'readable', label: l10n('読める', 'Can be read'), tone: 'good', cites: ['T01'] }
				]
			};
		}),
		cites: ['T01']
	};
}
