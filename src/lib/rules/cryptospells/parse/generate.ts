// Random texts that keep to the grammar, from a seed: for "another example" on the page and for round-trip tests.
import { nextRandom } from '../../core/random';
import {
	KEYWORDS,
	STATS,
	type Ability,
	type AbilityText,
	type Block,
	type CardKind,
	type Condition,
	type FreeVerb,
	type Target,
	type TargetVerb,
	type Trigger
} from './ast';

const NOWHERE = { from: 0, to: 0 } as const;
const NAMES = ['ゴブリン', '歩兵', '白い狼', '見習い'] as const;
const TRIBES = ['フェアリー', 'ソルジャー'] as const;
const WHO = ['unsaid', 'ally', 'enemy', 'both'] as const;

/** A meaning without errors; the same seed gives the same one. Names are cards of the catalog unless `names` says otherwise. */
export function generateText(seed: number, names: readonly string[] = NAMES): AbilityText {
	let state = seed | 0;
	const chance = (p: number): boolean => roll() < p;
	const roll = (): number => {
		const [value, next] = nextRandom(state);
		state = next;
		return value;
	};
	const upTo = (n: number): number => 1 + Math.floor(roll() * n);
	const one = <T>(list: readonly T[]): T => list[Math.floor(roll() * list.length)]!;

	const kind: CardKind = one(['unit', 'spell']);
	let picks = 0;

	function condition(): Condition {
		const stat = one(STATS);
		if (chance(0.25)) return { is: 'keyword', keyword: one(KEYWORDS) };
		if (chance(0.3)) return { is: 'parity', stat, parity: one(['even', 'odd']) };
		return { is: 'compare', stat, op: one(['>=', '<=', '=']), n: upTo(6) };
	}
	function target(trigger: Trigger): Target {
		const mayPick = (trigger === 'summon' || trigger === 'cast') && picks === 0;
		if (kind === 'unit' && chance(0.1))
			return { ...EMPTY_TARGET, select: 'self', kind: 'unit', selfWord: one(['自身', 'このユニット']) };
		const select =
			mayPick && chance(0.4) ? 'choose' : one(['random', 'all', 'random', 'all', 'fixed'] as const);
		if (select === 'choose') picks++;
		if (select === 'fixed')
			return { ...EMPTY_TARGET, select, kind: 'leader', side: one(['ally', 'enemy', 'both']) };
		const side = one(['any', 'ally', 'enemy', 'both'] as const);
		const elided = (side === 'ally' || side === 'enemy') && chance(0.25);
		const wanted = elided ? 'character' : one(['unit', 'unit', 'unit', 'character', 'leader'] as const);
		// a leader of one side can't be picked (T14)
		const what = wanted === 'leader' && select === 'choose' && side !== 'any' ? 'character' : wanted;
		return {
			...EMPTY_TARGET,
			select,
			side,
			kind: what,
			elided,
			tribe: what === 'unit' && chance(0.25) ? one(TRIBES) : null,
			count: select === 'all' ? null : select === 'choose' ? 1 : upTo(3),
			notSelf: kind === 'unit' && select !== 'choose' && chance(0.3) ? one(['自身を除く', '他の']) : null,
			conditions: Array.from({ length: chance(0.35) ? upTo(2) : 0 }, condition)
		};
	}
	function targetVerb(): TargetVerb {
		const n = upTo(4);
		return one<TargetVerb>([
			{ op: 'damage', n },
			{ op: 'damage', n },
			{ op: 'stats', attack: n - 2, health: upTo(5) - 3 },
			{ op: 'destroy' },
			{ op: 'bounce' },
			{ op: 'banish' },
			{ op: 'transform', into: one(names) },
			{ op: 'evolve' },
			{ op: 'heal', n },
			{ op: 'setStat', stat: one(STATS), n },
			{ op: 'grant', keyword: one(KEYWORDS) }
		]);
	}
	function freeVerb(): FreeVerb {
		const n = upTo(3);
		return one<FreeVerb>([
			{ op: 'draw', who: one(WHO), n },
			{ op: 'draw', who: 'unsaid', n },
			{ op: 'maxMana', who: one(WHO), by: chance(0.5) ? n : -n },
			{ op: 'mana', who: one(WHO), n, way: one(['restore', 'add']) },
			{ op: 'discard', n },
			{ op: 'token', name: one(names), n },
			{ op: 'advanceTurn', n: 1 }
		]);
	}
	function block(trigger: Trigger): Block {
		const abilities: Ability[] = [];
		const length = (trigger === 'summon' || trigger === 'cast') && chance(0.45) ? 2 : 1;
		for (let i = 0; i < length; i++) {
			const aimed = chance(0.75);
			abilities.push({
				...(aimed ? { target: target(trigger), verb: targetVerb() } : { target: null, verb: freeVerb() }),
				te: i + 1 < length && chance(0.5),
				link: i === 0 ? 'first' : abilities[i - 1]!.te ? 'requiresPrevious' : 'independent',
				at: NOWHERE,
				endAt: null
			});
		}
		return { trigger, abilities, at: NOWHERE };
	}

	const triggers: readonly Trigger[] =
		kind === 'spell'
			? ['cast']
			: Array.from({ length: chance(0.2) ? 2 : 1 }, () =>
					one(['summon', 'summon', 'death', 'turnStart', 'turnEnd'])
				);
	const keywords = kind === 'unit' && chance(0.2) ? [one(KEYWORDS)] : [];
	return { kind, keywords, blocks: triggers.map(block) };
}

const EMPTY_TARGET: Omit<Target, 'select' | 'kind'> = {
	side: 'any',
	elided: false,
	tribe: null,
	count: null,
	notSelf: null,
	selfWord: null,
	conditions: [],
	conflict: false,
	at: NOWHERE,
	notSelfAt: null
};
