// What one viewer may see (公開レベル, core.md 11), laid out for the board. Nothing hidden from a seat gets past this file.
import type {
	ArrowView,
	Badge,
	BoardView,
	CardView,
	NumberTrace,
	PendingView,
	PieceView,
	SeatView,
	ZoneView
} from '../core/contract';
import type { L10n, Sentence, Viewer } from '../core/text';
import { l10n } from '../core/text';
import { inOrder } from './abilities';
import { nameOfAction } from './actions';
import { cardOf, ownerOf, type CardId, type Player } from './cards';
import { faces } from './happenings';
import { keyUnitLetter, keyUnitName, playerName, TRUMP_NAMES, ZONE_NAMES } from './names';
import {
	findRequest,
	findUnit,
	foeOf,
	isRuled,
	boardId,
	type ActionRequest,
	type Modifier,
	type Table,
	type Unit
} from './table';
import { targetIsRight, targetName } from './targets';
import { baseSize, characterOf, isBulwark, isFresh, placedName, sizeOf } from './units';

const cardView = (id: CardId, seen: boolean): CardView => {
	if (!seen) return { id, face: null };
	const { suit, rank, label } = cardOf(id);
	return {
		id,
		face: suit ? { rank, suit } : { rank: '★', name: l10n('ジョーカー', label) }
	};
};
/** Cards nobody should tell apart get a name of their place, not their id. */
const hiddenCard = (zone: string, i: number): CardView => ({ id: `${zone}.${i}`, face: null });

const part = (code: string, text: L10n, slots: Sentence['slots'], ...cites: string[]): Sentence => ({
	code,
	text,
	...(slots && { slots }),
	cites
});
const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);
const modPart = (mod: Modifier): Sentence =>
	part(
		'size_mod',
		l10n('{by} {action}({cards})', '{by} {action} ({cards})'),
		{ by: signed(mod.by), action: nameOfAction(mod.source), cards: faces(mod.cards, 'all') },
		`action:${mod.source}`,
		'9.4.2'
	);

/** A soldier's size with its sum. */
export function sizeTrace(table: Table, by: Player, unit: Unit): NumberTrace {
	const printed = part(
		'size_base',
		l10n('{n} {what}', '{n} {what}'),
		{ n: baseSize(unit), what: characterOf(unit)?.name ?? '' },
		`character:${characterOf(unit)?.id ?? 'common-soldier'}`
	);
	return {
		label: l10n('サイズ', 'size'),
		value: sizeOf(table, by, unit),
		parts: [
			printed,
			...inOrder([
				...table.players[by].boosts.map((mod) => ({ scope: 'your' as const, mod })),
				...unit.mods.map((mod) => ({ scope: 'this' as const, mod }))
			]).map(({ mod }) => modPart(mod))
		]
	};
}

const badge = (id: string, ja: string, en: string, tone: Badge['tone'], ...cites: string[]): Badge => ({
	id,
	label: l10n(ja, en),
	...(tone && { tone }),
	cites
});

function unitView(table: Table, by: Player, unit: Unit, sees: boolean): PieceView {
	const badges: Badge[] = [];
	const { combat } = table;
	if (combat?.attackers.includes(unit.id))
		badges.push(badge('attacker', 'アタッカー', 'attacker', 'bad', 'action:attack'));
	if (combat && Object.values(combat.blocks).some((b) => b.includes(unit.id)))
		badges.push(badge('blocker', 'ブロッカー', 'blocker', 'good', 'action:block'));
	if (!isBulwark(unit) && isFresh(table, unit))
		badges.push(badge('fresh', 'このターンに出た', 'came this turn', 'muted', 'AMB-48'));
	const shown = !unit.faceDown || unit.exposed === true;
	const id = boardId(table, by, unit);
	return {
		id,
		cards: unit.cards.map((c) => (shown || sees ? cardView(c, true) : { id, face: null })),
		name: shown ? (characterOf(unit)?.name ?? l10n('ユニット', 'unit')) : l10n('防壁', 'bulwark'),
		posture: unit.driven ? 'sideways' : 'upright',
		faceDown: !shown,
		...(!unit.faceDown && { numbers: [sizeTrace(table, by, unit)] }),
		badges
	};
}

function zone(
	owner: Player,
	id: keyof typeof ZONE_NAMES,
	layout: ZoneView['layout'],
	area: ZoneView['area'],
	pieces: readonly PieceView[],
	count = String(pieces.length)
): ZoneView {
	return { id: `${owner}.${id}`, label: ZONE_NAMES[id], layout, area, count, pieces, cites: ['6.1'] };
}
const single = (card: CardView, more: Partial<PieceView> = {}): PieceView => ({
	id: card.id,
	cards: [card],
	faceDown: card.face === null,
	...more
});

function seatView(table: Table, owner: Player, viewer: Viewer): SeatView {
	const p = table.players[owner];
	const sees = viewer === 'judge' || viewer === owner;
	const at = (z: string) => `${owner}.${z}`;
	// R 6.1.1: asked for the total, one counts up to ten
	const life = sees || p.life.length < 10 ? String(p.life.length) : '10+';
	const lifeTop = p.life.length
		? [
				single(viewer === 'judge' ? { ...cardView(p.life[0]!, true) } : hiddenCard(at('life'), 0), {
					faceDown: true
				})
			]
		: [];
	// R 6.1.2: everybody sees the top card; the rest is for its owner
	const grave = p.graveyard.map((c, i) =>
		single(sees || i === p.graveyard.length - 1 ? cardView(c, true) : hiddenCard(at('graveyard'), i))
	);
	const bulwarks = p.field.filter(isBulwark);
	const soldiers = p.field.filter((u) => !isBulwark(u));
	const zones: ZoneView[] = [
		zone(
			owner,
			'hand',
			'hand',
			'main',
			p.hand.map((c, i) => single(sees ? cardView(c, true) : hiddenCard(at('hand'), i)))
		),
		{
			...zone(
				owner,
				'field',
				'row',
				'main',
				bulwarks.map((u) => unitView(table, owner, u, sees))
			),
			id: at('bulwarks'),
			of: at('field'),
			label: l10n('防壁', 'bulwarks'),
			cites: ['character:bulwark']
		},
		{
			...zone(
				owner,
				'field',
				'row',
				'main',
				soldiers.map((u) => unitView(table, owner, u, sees))
			),
			label: l10n('兵士', 'soldiers'),
			cites: ['4.1']
		},
		zone(owner, 'life', 'pile', 'side', lifeTop, life),
		zone(owner, 'graveyard', 'pile', 'side', grave),
		zone(
			owner,
			'fog',
			'row',
			'side',
			p.fog.map((f) => ({
				id: f.cards[0]!,
				cards: f.cards.map((c) => cardView(c, true)),
				name: nameOfAction(f.kind === 'close' ? 'close-trump' : f.kind)
			}))
		)
	];
	if (p.pack)
		zones.push(
			zone(
				owner,
				'pack',
				'pile',
				'side',
				p.pack.cards.map((c, i) =>
					single(
						(p.pack!.opened && (sees || isRuled(table, 'AMB-72', 'public'))) || viewer === 'judge'
							? cardView(c, true)
							: hiddenCard(at('pack'), i)
					)
				)
			)
		);
	if (p.rare.length)
		zones.push(
			zone(
				owner,
				'rare',
				'pile',
				'side',
				p.rare.map((c, i) => single(sees ? cardView(c, true) : hiddenCard(at('rare'), i)))
			)
		);
	if (p.trumps.length)
		zones.push(
			zone(
				owner,
				'trumps',
				'row',
				'side',
				p.trumps.map((t, i) => {
					const card = t.faceUp || sees ? cardView(t.card, true) : hiddenCard(at('trumps'), i);
					const name = TRUMP_NAMES[t.card.slice(2)];
					return single(card, {
						faceDown: !t.faceUp,
						...(t.faceUp && name && { name }),
						badges: [
							...(t.faceUp ? [] : [badge('down', '裏', 'face down', 'muted')]),
							...(t.locked
								? [badge('locked', 'このターン表にできない', 'locked this turn', 'bad', 'action:close-trump')]
								: [])
						]
					});
				})
			)
		);
	const badges: Badge[] = [];
	// while the game is set up nobody has the turn yet
	if (table.turn === owner && !table.dealing)
		badges.push(badge('turn', `ターン${table.turnNumber}`, `turn ${table.turnNumber}`, 'turn', '9.4'));
	if (table.chance === owner && !table.dealing)
		badges.push(badge('chance', 'チャンス', 'chance', 'chance', '9.4[3]'));
	if (table.passes.includes(owner))
		badges.push(badge('passed', 'パスした', 'has passed', 'muted', '9.4[11]'));
	if (table.over)
		badges.push(
			table.over.loser === owner
				? badge('lost', '敗北', 'lost', 'bad', '5.5')
				: badge('won', '勝利', 'won', 'good', '5.5')
		);
	return { seat: owner, name: playerName(owner), badges, stats: [], zones };
}

const line = (ja: string, en: string, text: Sentence): PendingView['lines'][number] => ({
	label: l10n(ja, en),
	text
});
const plain = (code: string, text: L10n, slots: Sentence['slots'], ...cites: string[]): Sentence =>
	part(code, text, slots, ...cites);

/** What the effect will do, or that the target check will keep it from doing anything (5.4). */
function outcomeOf(
	table: Table,
	request: ActionRequest
): Required<Pick<PendingView, 'outcome'>> | Required<Pick<PendingView, 'outcomeOf'>> {
	// once lines of it are carried out it may have moved its target itself
	const begun = table.resolving.some(
		(r) => (r.request === request.id || r.request === request) && r.line > 0 && !r.skipped
	);
	if (begun || targetIsRight(table, request) !== false) return { outcomeOf: request.action };
	return {
		outcome: plain(
			'view_target_lost',
			l10n(
				'対象がもう正しくないので、何も起こさずにステージを離れる。',
				'Its target is no longer right: it leaves the stage and nothing happens.'
			),
			undefined,
			'5.4'
		)
	};
}

/** A request on the stage: key cards, cost paid, target, cause, what will happen. */
function requestView(table: Table, request: ActionRequest, next: boolean): PendingView {
	const lines: PendingView['lines'][number][] = [];
	const { keys, target, paid, unit } = request;
	if (keys.length)
		lines.push(
			line(
				'キーカード',
				'key cards',
				plain('view_keys', l10n('{cards}', '{cards}'), { cards: faces(keys, 'all') }, '5.3')
			)
		);
	if (unit) {
		const placed = findUnit(table, unit);
		if (placed)
			lines.push({
				label: keyUnitName(table.profile),
				text: plain(
					'view_unit',
					l10n('{unit}', '{unit}'),
					{ unit: placedName(table, placed.by, placed.unit) },
					'5.3',
					'AMB-09'
				)
			});
	}
	if (target)
		lines.push(
			line(
				'対象',
				'target',
				plain('view_target', l10n('{target}', '{target}'), { target: targetName(table, target) }, '5.3')
			)
		);
	const costs: string[] = [
		...(paid.drive ? ['B'.repeat(paid.drive.length)] : []),
		...(paid.life ? ['L'.repeat(paid.life.length)] : []),
		...(paid.discard ? ['D'.repeat(paid.discard.length)] : []),
		...(paid.sacrifice ? ['S'.repeat(paid.sacrifice.length)] : []),
		...(unit ? [keyUnitLetter(table.profile)] : [])
	];
	if (costs.length)
		lines.push(
			line(
				'払ったコスト',
				'cost paid',
				plain(
					'view_cost',
					l10n('${cost}{cards}', '${cost}{cards}'),
					{
						cost: costs.join(''),
						cards: paid.discard ? faces(paid.discard, paid.discard.length > 1 ? [request.by] : 'all') : ''
					},
					'5.2'
				)
			)
		);
	if (request.origin !== 'direct')
		lines.push(
			line(
				'きっかけ',
				'caused by',
				plain('view_cause', l10n('{cause}', '{cause}'), { cause: causeName(request.cause) }, '9.4.1')
			)
		);

	return {
		id: request.id,
		seat: request.by,
		title: nameOfAction(request.action),
		cards: request.held.map((c) => cardView(c, true)),
		lines,
		...outcomeOf(table, request),
		next,
		cites: [`action:${request.action}`]
	};
}
const causeName = (cause: string | null): L10n =>
	cause === 'fell'
		? l10n('場から墓地へ置かれた', 'a card went from the field to the graveyard')
		: cause === 'discarded'
			? l10n('手札が捨てられた', 'a discard')
			: cause === 'unblocked'
				? l10n('ブロックされないアタッカー', 'an unblocked attacker')
				: cause
					? l10n(`${nameOfAction(cause).ja}の解決`, `${nameOfAction(cause).en}`)
					: l10n('—', '—');

/** What this viewer's board calls a face-down or face-up trump. */
function calledTrump(table: Table, card: CardId, viewer: Viewer): string {
	const owner = ownerOf(card);
	const { trumps } = table.players[owner];
	const i = trumps.findIndex((t) => t.card === card);
	const seen = viewer === 'judge' || viewer === owner || i < 0 || trumps[i]!.faceUp;
	return seen ? card : hiddenCard(`${owner}.trumps`, i).id;
}
function arrowsOf(table: Table, viewer: Viewer): ArrowView[] {
	const arrows: ArrowView[] = [];
	const called = (id: string): string => {
		const placed = findUnit(table, id);
		return placed ? boardId(table, placed.by, placed.unit) : id;
	};
	const isThere = ({ kind, id }: NonNullable<ActionRequest['target']>): boolean =>
		kind === 'unit' ? findUnit(table, id) !== null : kind !== 'request' || findRequest(table, id) !== null;
	const end = ({ kind, id }: NonNullable<ActionRequest['target']>): string =>
		kind === 'player' ? id : kind === 'trump' ? calledTrump(table, id, viewer) : called(id);
	for (const r of table.stage)
		if (r.target && isThere(r.target)) arrows.push({ from: r.id, to: end(r.target), kind: 'target' });
	for (const attacker of table.combat?.attackers ?? []) {
		const placed = findUnit(table, attacker);
		const blockers = (table.combat!.blocks[attacker] ?? []).filter((b) => findUnit(table, b));
		if (placed && !blockers.length) arrows.push({ from: attacker, to: foeOf(placed.by), kind: 'attack' });
		for (const b of blockers) arrows.push({ from: called(b), to: attacker, kind: 'block' });
	}
	for (const p of ['A', 'B'] as const)
		for (const f of table.players[p].fog)
			if (f.target && (findUnit(table, f.target) || f.kind === 'close'))
				arrows.push({
					from: f.cards[0]!,
					to: f.kind === 'close' ? calledTrump(table, f.target, viewer) : called(f.target),
					kind: 'mark'
				});
	return arrows;
}

/** The whole board for one viewer; he sits at the near side, the judge looks from A's. */
export function boardView(table: Table, viewer: Viewer): BoardView {
	const near: Player = viewer === 'B' ? 'B' : 'A';
	const top = table.stage.length - 1;
	const items = table.stage.map((r, i) => requestView(table, r, i === top));
	for (const r of table.resolving)
		if (typeof r.request !== 'string')
			items.push({ ...requestView(table, r.request, true), at: l10n('解決中', 'resolving') });
	if (table.declaring)
		items.push({ ...requestView(table, table.declaring, false), at: l10n('宣言中', 'being declared') });
	const revealed = table.resolving.flatMap((r) => r.revealed);
	return {
		seats: [seatView(table, foeOf(near), viewer), seatView(table, near, viewer)],
		...(revealed.length && {
			shared: [
				{
					id: 'stage',
					label: l10n('表にしたカード', 'cards turned over'),
					layout: 'row',
					area: 'main',
					count: String(revealed.length),
					pieces: revealed.map((c) => single(cardView(c, true)))
				} satisfies ZoneView
			]
		}),
		pending: {
			label: l10n('ステージ', 'stage'),
			order: l10n('後入れ先出し: 一番上から解決する', 'last in, first out: the top resolves first'),
			items
		},
		arrows: arrowsOf(table, viewer)
	};
}
