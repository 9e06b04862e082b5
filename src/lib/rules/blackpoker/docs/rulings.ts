// All 86 disputed points with our explanation. The switches themselves (ids of choices, defaults) are ../rulings.ts.
import type { RulingDoc } from '../../core/contract';
import type { RulingId } from './ids';
import { rulingDoc, type RulingText } from './ruling-doc';
import { PLAY_RULINGS } from './rulings-play';
import { TEXT_RULINGS } from './rulings-text';

const TEXTS: Readonly<Record<RulingId, RulingText>> = { ...TEXT_RULINGS, ...PLAY_RULINGS };

export const RULING_DOCS: readonly RulingDoc[] = Object.entries(TEXTS).map(([id, text]) =>
	rulingDoc(id as RulingId, text)
);
