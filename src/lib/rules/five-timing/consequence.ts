// What follows if a move is done, said beforehand: found by doing it on a copy.
import type { Move, Sentence } from '../core/contract';
import { after } from './perform';
import { NULLIFIED_CITES, NULLIFIED_NAMES, STOPS_CITES } from './pipeline';
import { character, hitOf, type Hit, type Table } from './table';
import { GATE_NAMES, GATES } from './terms';
import { sentence } from './sentences';

/** For a move that can be done in one way only; null where nothing worth saying follows. */
export function consequenceOf(t: Table, move: Move): Sentence | null {
	if (move.action === 'pass') return afterPass(t);
	const hit = hitOf(t);
	const next = hit && after(t, move);
	return next ? compared(t, hit, hitOf(next)!) : null;
}

function compared(t: Table, hit: Hit, next: Hit): Sentence | null {
	if (next.nullified && !hit.nullified)
		return sentence(
			'would_nullify',
			{ how: NULLIFIED_NAMES[next.nullified.by] },
			NULLIFIED_CITES[next.nullified.by]
		);
	if (hit.nullified && !next.nullified)
		return sentence('would_undo', { damage: next.damage, level: next.level });
	if (next.target !== hit.target) return sentence('would_retarget', { whom: character(t, next.target).name });
	if (next.damage !== hit.damage) return sentence('would_be_damage', { from: hit.damage, to: next.damage });
	if (next.level !== hit.level) return sentence('would_be_level', { from: hit.level, to: next.level });
	return null;
}

function afterPass(t: Table): Sentence | null {
	const hit = hitOf(t);
	switch (t.moment) {
		case 'turn':
			return sentence('pass_ends_turn', {});
		case 'answer':
			return sentence('pass_lets_go', {});
		case 'verdict':
			return hit!.nullified!.stops
				? sentence('pass_confirms_all', {}, STOPS_CITES[hit!.nullified!.by])
				: sentence('pass_confirms', {});
		case 'III.before':
			return sentence('pass_applies_barriers', {});
		case 'before.attacker':
			return hit!.claims.length ? claimNext(t) : sentence('pass_to_defender', {});
		case 'before.defender':
			return hit!.claims.length
				? claimNext(t)
				: sentence('pass_applies_damage', { n: hit!.damage + hit!.extras.addDamage });
		default: {
			if (!hit) return null;
			if (hit.claims.length) return claimNext(t);
			const gate = GATES[GATES.indexOf(hit.gate) + 1];
			return gate ? sentence('pass_goes_on', { gate: GATE_NAMES[gate] }) : null;
		}
	}
}
const claimNext = (t: Table): Sentence =>
	sentence('pass_lets_substitute', { who: character(t, hitOf(t)!.claims[0]!.seat).name });
