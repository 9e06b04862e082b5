// Every rule that something in Kuroko may cite, by its number or id, with our own summary.
// Engine files cite the ids as plain strings; `RuleId` is for those who want them checked by the compiler.
import type { RuleDoc } from '../../core/contract';
import { FLOW } from './rulebook-flow';
import { SECTIONS } from './rulebook-sections';
import type { ActionId, CharacterId, FogId, RulingId, TrumpId } from './ids';

export const RULEBOOK = { ...SECTIONS, ...FLOW } satisfies Record<string, RuleDoc>;

/** A citation: a section, a step of the flow, or the id of an action, a component or a ruling. */
export type RuleId =
	| keyof typeof RULEBOOK
	| `action:${ActionId}`
	| `character:${CharacterId}`
	| `fog:${FogId}`
	| `trump:${TrumpId}`
	| RulingId;
