// All actions by id. What a text profile prints differently is laid over once, here (AMB-01).
import type { L10n } from '../../core/text';
import { same } from '../../core/text';
import type { ActionDef } from '../define';
import { PROFILES, type Profile, type Table } from '../table';
import { BASIC } from './basic';
import { MAGIC } from './magic';
import { PACK_AND_RARE } from './pack-rare';
import { QUICK_MAGIC } from './quick-magic';
import { SUMMONS } from './summon';
import { TRUMP_ACTIONS } from './trump';
import { CLUB_TRUMPS } from './trump-club';
import { DIAMOND_TRUMPS } from './trump-diamond';
import { HEART_TRUMPS } from './trump-heart';
import { SPADE_TRUMPS } from './trump-spade';

/** Every action of the game, in the order of the official list. */
export const ACTIONS: readonly ActionDef[] = [
	...BASIC,
	...SUMMONS,
	...QUICK_MAGIC,
	...MAGIC,
	...PACK_AND_RARE,
	...TRUMP_ACTIONS,
	...SPADE_TRUMPS,
	...HEART_TRUMPS,
	...DIAMOND_TRUMPS,
	...CLUB_TRUMPS
];

type ById = Readonly<Record<string, ActionDef>>;
const byProfile: Readonly<Record<Profile, ById>> = Object.fromEntries(
	PROFILES.map((profile) => [
		profile,
		Object.fromEntries(ACTIONS.map((a) => [a.id, { ...a, ...a.profiles?.[profile] }]))
	])
) as Record<Profile, ById>;

/** The action as this table's text profile prints it and its rulings read it. The id must exist: see {@link isAction}. */
export function actionOf(table: Pick<Table, 'profile' | 'rulings'>, id: string): ActionDef {
	const printed = byProfile[table.profile][id]!;
	if (!printed.rulings) return printed;
	let action = printed;
	for (const ruling in printed.rulings) {
		const reading = printed.rulings[ruling]![table.rulings[ruling] ?? ''];
		if (reading) action = { ...action, ...reading };
	}
	return action;
}
export const isAction = (id: string): boolean => Object.hasOwn(byProfile.seed, id);
export const nameOfAction = (id: string): L10n => byProfile.seed[id]?.name ?? same(id);

interface Listed extends Pick<Table, 'format' | 'frame' | 'profile'> {
	readonly all: readonly ActionDef[];
	readonly triggered: readonly ActionDef[];
}
/** A game keeps its rulings object, so that is what the lists are kept by. */
const listed = new WeakMap<Table['rulings'], Listed>();
type Regulated = Pick<Table, 'format' | 'frame' | 'profile' | 'rulings'>;
function listFor(table: Regulated): Listed {
	const { format, frame, profile } = table;
	let list = listed.get(table.rulings);
	if (list?.format !== format || list.frame !== frame || list.profile !== profile) {
		const all = ACTIONS.map((a) => actionOf(table, a.id)).filter((a) => isAvailable(table, a));
		list = { format, frame, profile, all, triggered: all.filter((a) => a.when) };
		listed.set(table.rulings, list);
	}
	return list;
}
/** The actions of a regulation: those of the format, then those of the frame (R 2, R 8.3). */
export const actionsFor = (table: Regulated): readonly ActionDef[] => listFor(table).all;
/** Those of them that are triggered. */
export const triggeredActions = (table: Regulated): readonly ActionDef[] => listFor(table).triggered;
export const isAvailable = (table: Pick<Table, 'format' | 'frame'>, action: ActionDef): boolean =>
	action.formats.includes(table.format) && (action.frames === null || action.frames.includes(table.frame));
