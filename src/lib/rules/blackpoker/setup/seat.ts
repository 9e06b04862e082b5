// What lies before one player.
import type { Json } from '../../core/contract';
import { actionOf, isAction } from '../actions';
import { labelOf, type Player } from '../cards';
import { FRAME_NAMES, ZONE_NAMES } from '../names';
import type { Fog, Frame, PlayerState, Trump, Unit } from '../table';
import { hasScript } from '../units';
import { written, type Reader } from './reader';

export const EMPTY_SEAT: PlayerState = {
	life: [],
	graveyard: [],
	hand: [],
	field: [],
	fog: [],
	pack: null,
	rare: [],
	trumps: [],
	used: [],
	boosts: []
};
const ZONES = ['life', 'graveyard', 'hand', 'field', 'fog', 'pack', 'rare', 'trumps', 'used'] as const;
type Zone = (typeof ZONES)[number];

/** Which of the frame's own zones a frame has (frames.md 6). */
export const zonesOf = (frame: Frame): readonly ('pack' | 'rare' | 'trumps')[] =>
	frame === 'extra'
		? ['pack', 'rare', 'trumps']
		: frame === 'entry20'
			? []
			: frame === 'pack'
				? ['pack']
				: ['pack', 'rare'];

export interface Seat {
	readonly state: PlayerState;
	/** Unnamed cards still to be laid below the named ones. */
	readonly more: { life: number; pack: number };
}

/** Zones are read in the order they were written, so that of a card named twice the second mention is the mistake. */
export function readSeat(reader: Reader, json: Json | undefined, seat: Player, turnNumber: number): Seat {
	const more = { life: 0, pack: 0 };
	const read: Readonly<Record<Zone, (json: Json, path: string) => Partial<PlayerState>>> = {
		life: (json, path) => {
			const life = reader.object(json, path, ['cards', 'more']);
			more.life = reader.count(life.more, `${path}.more`);
			return { life: reader.cards(life.cards, seat, `${path}.cards`) };
		},
		graveyard: (json, path) => ({ graveyard: reader.cards(json, seat, path) }),
		hand: (json, path) => ({ hand: reader.cards(json, seat, path) }),
		field: (json, path) => ({ field: readField(reader, json, seat, path, turnNumber) }),
		fog: (json, path) => ({
			fog: reader.list(json, path).flatMap((f, i) => readFog(reader, f, seat, `${path}[${i}]`))
		}),
		pack: (json, path) => {
			const pack = reader.object(json, path, ['cards', 'more', 'opened']);
			more.pack = reader.count(pack.more, `${path}.more`);
			const cards = reader.cards(pack.cards, seat, `${path}.cards`);
			return { pack: { cards, opened: reader.flag(pack.opened, `${path}.opened`) } };
		},
		rare: (json, path) => {
			const rare = reader.cards(json, seat, path);
			if (rare.length > 1) reader.bad('rare_two', path);
			return { rare };
		},
		trumps: (json, path) => {
			const trumps = reader.list(json, path).flatMap((t, i) => readTrump(reader, t, seat, `${path}[${i}]`));
			if (trumps.length > 2) reader.bad('trump_three', path);
			return { trumps };
		},
		used: (json, path) => ({ used: readUsed(reader, json, path) })
	};
	const here = `setup.${seat}`;
	const { frame } = reader.regulation;
	let state = EMPTY_SEAT;
	for (const [zone, inside] of Object.entries(reader.object(json, here, ZONES)))
		if (isOwn(zone) && !zonesOf(frame).includes(zone))
			reader.bad('zone_not_in_frame', `${here}.${zone}`, {
				frame: FRAME_NAMES[frame],
				zone: ZONE_NAMES[zone]
			});
		else if (isZone(zone)) state = { ...state, ...read[zone](inside, `${here}.${zone}`) };
	return { state, more };
}
const isZone = (name: string): name is Zone => (ZONES as readonly string[]).includes(name);
const isOwn = (name: string): name is 'pack' | 'rare' | 'trumps' => ['pack', 'rare', 'trumps'].includes(name);

function readField(reader: Reader, json: Json, seat: Player, path: string, turnNumber: number): Unit[] {
	const units = reader.list(json, path).flatMap((u, i) => {
		const at = `${path}[${i}]`;
		const broken = reader.watch();
		const o = reader.object(u, at, ['cards', 'bulwark', 'driven', 'fresh']);
		const cards = reader.cards(o.cards, seat, `${at}.cards`);
		const faceDown = reader.flag(o.bulwark, `${at}.bulwark`);
		const driven = reader.flag(o.driven, `${at}.driven`);
		const fresh = reader.flag(o.fresh, `${at}.fresh`);
		if (broken()) return [];
		if (!cards.length) return (reader.bad('empty_unit', at), []);
		if (faceDown && cards.length > 1) reader.bad('bulwark_one', at);
		const entered = fresh ? turnNumber : 0;
		const unit: Unit = { id: cards[0]!, cards, faceDown, driven, entered, mods: [] };
		if (!faceDown && !hasScript(reader.regulation, unit))
			reader.bad('unit_no_script', at, { cards: cards.map(labelOf).join('+') });
		return [unit];
	});
	return [...units.filter((u) => u.faceDown), ...units.filter((u) => !u.faceDown)];
}

const FOG_KINDS = ['up', 'down', 'force', 'close'] as const;
function readFog(reader: Reader, json: Json, seat: Player, path: string): Fog[] {
	const broken = reader.watch();
	const o = reader.object(json, path, ['kind', 'cards', 'target']);
	const kind = FOG_KINDS.find((k) => k === o.kind);
	if (!kind && !broken()) reader.bad('unknown_fog', `${path}.kind`, { value: written(o.kind) });
	const cards = reader.cards(o.cards, seat, `${path}.cards`);
	if (broken() || !kind) return [];
	if (cards.length !== (kind === 'force' ? 2 : 1)) reader.bad('fog_cards', path, { value: kind });
	return [{ kind, cards, target: o.target === undefined ? null : written(o.target) }];
}

function readTrump(reader: Reader, json: Json, seat: Player, path: string): Trump[] {
	const broken = reader.watch();
	const o = reader.object(json, path, ['card', 'faceUp', 'locked']);
	const faceUp = reader.flag(o.faceUp, `${path}.faceUp`);
	const locked = reader.flag(o.locked, `${path}.locked`);
	if (broken()) return [];
	if (faceUp && locked) reader.bad('locked_face_up', `${path}.locked`);
	return reader.card(o.card, seat, `${path}.card`).map((card) => ({ card, faceUp, locked }));
}

/** Only what may be requested once a turn can have been used up (AMB-26). */
function readUsed(reader: Reader, json: Json, path: string): string[] {
	const list = reader.list(json, path);
	return list.flatMap((name, i) => {
		const at = `${path}[${i}]`;
		if (typeof name !== 'string' || !isAction(name)) {
			reader.bad('unknown_action', at, { value: written(name) });
			return [];
		}
		const action = actionOf(reader.regulation, name);
		if (!action.conditions?.some((c) => c.kind === 'once-per-turn'))
			reader.bad('not_once_a_turn', at, { action: action.name });
		else if (list.indexOf(name) !== i) reader.bad('used_twice', at, { action: action.name });
		return [name];
	});
}
