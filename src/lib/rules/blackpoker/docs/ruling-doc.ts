// How the disputed points are written down: our question, one label per choice, and what speaks for the default.
import type { RulingDoc } from '../../core/contract';
import { RULINGS } from '../rulings';
import type { RulingId } from './ids';

type Pair = readonly [ja: string, en: string];
const l10n = ([ja, en]: Pair) => ({ ja, en });

export interface RulingText {
	readonly title: Pair;
	readonly question: Pair;
	/** One label per choice of rulings.ts, in its order: the default first. */
	readonly choices: readonly [Pair, ...Pair[]];
	readonly evidence: Pair;
	readonly cites: readonly string[];
}

/** A text joined with the switch it describes. A point with a single choice is listed, not switched. */
export function rulingDoc(id: RulingId, text: RulingText): RulingDoc {
	const known = RULINGS[id];
	if (!known || known.choices.length !== text.choices.length)
		throw new Error(`${id}: rulings.ts and its text disagree about the choices`);
	return {
		id,
		title: l10n(text.title),
		question: l10n(text.question),
		choices: known.choices.map((choice, i) => ({ id: choice, label: l10n(text.choices[i]!) })),
		default: known.default,
		evidence: l10n(text.evidence),
		playable: known.choices.length > 1,
		cites: text.cites
	};
}
